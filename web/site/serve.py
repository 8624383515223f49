"""Serves the site on localhost, as any static host would, and opens it in the browser."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Handler(SimpleHTTPRequestHandler):
    """Static files with the types browsers insist on."""

    protocol_version = "HTTP/1.1"
    # headers and body are two writes; together with delayed acknowledgements that costs 40 ms each
    disable_nagle_algorithm = True
    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".ftl": "text/plain; charset=utf-8",
        ".webmanifest": "application/manifest+json",
    }

    # always asked again, so that a new build shows at once
    cache = "no-cache"

    def end_headers(self) -> None:
        self.send_header("Cache-Control", self.cache)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass

    def copyfile(self, source: object, outputfile: object) -> None:
        try:
            super().copyfile(source, outputfile)  # type: ignore[arg-type,misc]
        except ConnectionError:
            self.close_connection = True  # the page went away, which is its right


def serve(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """A server for a folder; port 0 takes any that is free."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(folder)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--no-browser", action="store_true")
    arguments = parser.parse_args()
    try:
        server = serve(arguments.folder, arguments.port)
    except OSError:
        server = serve(arguments.folder)
    address = f"http://localhost:{server.server_port}/"
    print(f"Polis is at {address} (Ctrl-C ends it)", flush=True)
    if not arguments.no_browser:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        sys.exit(0)


if __name__ == "__main__":
    main()
