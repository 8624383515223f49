"""Runs inside Pyodide: the engine's own tests, by the same pytest as outside."""

import os
import sys

os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
os.chdir("/project")
sys.path.insert(0, "/project/tests")

import pytest  # noqa: E402

# these start processes, which a browser has not
LEFT_OUT = ("core/test_determinism.py", "uchronia/test_soak.py")

status = pytest.main(
    [
        *("-W", "error", "-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin"),
        *("tests/core", "tests/uchronia", "tests/page"),
        *[f"--ignore=tests/{name}" for name in LEFT_OUT],
    ]
)
if status:
    raise SystemExit(int(status))
