"""Runs inside Pyodide: a folder of the engine's own tests, by the same pytest as outside."""

import os
import sys

os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
os.chdir("/project")
sys.path.insert(0, "/project/tests")

import pytest  # noqa: E402

# two start processes, which a browser has not; the other takes long and shows nothing more here
LEFT_OUT = ("test_determinism.py", "test_import_order.py", "test_soak.py")

status = pytest.main(
    [
        *("-W", "error", "-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin"),
        f"tests/{sys.argv[1]}",
        f"--parts={sys.argv[1]}",
        *[f"--ignore=tests/{sys.argv[1]}/{name}" for name in LEFT_OUT],
    ]
)
if status:
    raise SystemExit(int(status))
