"""A static host for the tests: any folder, under a sub-path, with faults on demand."""

from __future__ import annotations

import threading
from html import escape
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

from serve import Handler

ROOT = Path(__file__).parents[2]
SUB_PATH = "/games/polis/"  # a site must work wherever it is put
EMPTY = "/empty"  # a page outside of it with nothing but a frame of the address behind "?", if any
FAULTS = ("missing", "truncated", "aborted", "stalled", "wrong")


class FaultyHandler(Handler):
    # one connection per request, so that stopping the host or changing its folder works at once
    protocol_version = "HTTP/1.0"
    host: Host

    def __init__(self, *args: Any, host: Host) -> None:
        self.host = host
        self.cache = "max-age=600" if host.lasting else self.cache
        super().__init__(*args, directory=str(host.folder))

    def do_GET(self) -> None:  # noqa: N802  (the name the standard library calls)
        path, _, query = self.path.partition("?")
        if path == EMPTY:
            frame = f'<iframe width="900" height="800" src="{escape(query)}"></iframe>'
            page = f"<!doctype html><title>Empty</title>{frame if query else ''}".encode()
            self._send(page, "text/html", len(page))
            return
        if not path.startswith(SUB_PATH):
            self.send_error(404)
            return
        name = path.removeprefix(SUB_PATH)
        self.path = "/" + name
        self.host.requests.append(name)
        fault = self.host.faults.get(name)
        if fault is None:
            super().do_GET()
        else:
            self.host.was_met.set()
            getattr(self, f"_{fault}")(Path(self.translate_path(self.path)))

    def end_headers(self) -> None:
        for name, value in self.host.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def _missing(self, file: Path) -> None:
        self.send_error(404)

    def _wrong(self, file: Path) -> None:
        self._send(b"<!doctype html><title>Welcome</title>", "text/html", 37)

    def _truncated(self, file: Path) -> None:
        half = file.read_bytes()[: file.stat().st_size // 2]
        self._send(half, self.guess_type(str(file)), len(half))

    def _aborted(self, file: Path) -> None:
        whole = file.read_bytes()
        self._send(whole[: len(whole) // 2], self.guess_type(str(file)), len(whole))
        self.close_connection = True

    def _stalled(self, file: Path) -> None:
        whole = file.read_bytes()
        self._send(whole[: len(whole) // 2], self.guess_type(str(file)), len(whole))
        self.host.released.wait(60)
        self.close_connection = True

    def _send(self, content: bytes, kind: str, length: int) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(length))
        self.end_headers()
        self.wfile.write(content)
        self.wfile.flush()


class Server(ThreadingHTTPServer):
    daemon_threads = True
    # fifty frames ask at once, and a connection that is turned away is a file that is missing
    request_queue_size = 256


class Host:
    """A running server; `folder` and `faults` can change while it runs."""

    def __init__(self, folder: Path, name: str = "127.0.0.1") -> None:
        self.folder = folder
        self.name = name
        self.neighbours: list[str] = []  # other hosts that a page of this one may ask
        self.lasting = False  # whether browsers may keep files without asking again
        self.faults: dict[str, str] = {}
        self.headers: dict[str, str] = {}  # sent with every file
        self.requests: list[str] = []
        self.was_met = threading.Event()
        self.released = threading.Event()
        self.port = 0
        self.start()

    def start(self) -> None:
        def handler(*args: Any) -> FaultyHandler:
            return FaultyHandler(*args, host=self)

        self.server = Server(("127.0.0.1", self.port), handler)
        self.port = self.server.server_port
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        self.released.set()
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()

    def reset(self) -> None:
        """Puts the host back to how it was before the test."""
        self.neighbours.clear()
        self.faults.clear()
        self.headers.clear()
        self.requests.clear()
        self.was_met.clear()
        self.released.clear()

    @property
    def origin(self) -> str:
        return f"http://{self.name}:{self.port}"

    @property
    def url(self) -> str:
        return self.origin + SUB_PATH
