"""The arena on a Dask cluster."""

from pathlib import Path

from distributed import LocalCluster
from terminal.running import Run, run

__all__ = ["run"]


def test_the_arena_plays_on_a_local_cluster(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "match.json"
    match = ("arena", "uchronia", "--seats", "mouse,mouse", "--games", "4", "--out", str(out))
    with LocalCluster(
        n_workers=1, processes=False, protocol="tcp://", dashboard_address=":0"
    ) as cluster:
        on_cluster = run(*match, "--dask", cluster.scheduler_address)
    out.unlink()
    assert run(*match, "--processes", "1") == on_cluster
