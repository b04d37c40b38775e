#!/usr/bin/env python3
"""Reads some diagrams with Mermaid.

Standard input: a JSON list of Mermaid texts. Standard output: a JSON list, one object a text:
  {"accepted": bool, "error": text or null, "type": text, "shown": [texts of the drawing],
   "nodes": [{id, label, shape, parent}], "edges": [{source, target, label}]}       for state diagrams
   "actors": [{id, label}], "messages": [{type, from, to, text}]}                    for sequence diagrams
   "drawn": {"states", "edges", "actors", "messages"}: how many of each the drawing has

With a folder as argument, the drawings are left there as 0.svg, 1.svg and so on.

Mermaid's own build runs in one headless Chromium for all texts, served from the loopback interface.
Environment: INSTAR_MERMAID (the folder of Mermaid's ES modules), INSTAR_CHROMIUM (the browser).
"""

import http.server
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading

HERE = pathlib.Path(__file__).resolve().parent
BUILD = pathlib.Path(os.environ.get("INSTAR_MERMAID", HERE.parents[2] / ".build/judges/mermaid"))
SECONDS = 240
TYPES = {".html": "text/html", ".js": "text/javascript", ".json": "application/json"}


def browser():
    named = os.environ.get("INSTAR_CHROMIUM")
    names = [named] if named else ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    found = [path for path in map(shutil.which, names) if path]
    return found[0] if found else sys.exit(f"no browser: none of {', '.join(names)} is installed")


def handler(diagrams, answer, answered):
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            if self.path == "/":
                self.reply(".html", (HERE / "judge.html").read_bytes())
            elif self.path == "/diagrams.json":
                self.reply(".json", diagrams)
            elif self.path.startswith("/dist/") and (file := BUILD / pathlib.Path(self.path).name).is_file():
                self.reply(file.suffix, file.read_bytes())
            else:
                self.send_error(404)

        def do_POST(self):
            answer.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.reply(".json", b"{}")
            answered.set()

        def reply(self, suffix, body):
            self.send_response(200)
            self.send_header("Content-Type", TYPES.get(suffix, "application/octet-stream"))
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    return Handler


def main():
    if not (BUILD / "index.js").is_file():
        sys.exit(f"no Mermaid in {BUILD}: run Tests/Judges/install")
    answer, answered = [], threading.Event()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(sys.stdin.buffer.read(), answer, answered))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    # The browser's helpers outlive it by a moment and write to the profile still, so its removal may be incomplete.
    profile = tempfile.mkdtemp()
    arguments = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                 f"--user-data-dir={profile}"]
    process = subprocess.Popen(
        [browser(), *arguments, f"http://127.0.0.1:{server.server_port}/"],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    answered.wait(SECONDS)
    process.terminate()
    process.wait()
    shutil.rmtree(profile, ignore_errors=True)
    if not answer:
        sys.exit(f"no answer from the browser within {SECONDS} seconds")
    results = json.loads(answer[0])
    for index, result in enumerate(results):
        drawing = result.pop("svg", None)
        if drawing and len(sys.argv) > 1:
            pathlib.Path(sys.argv[1], f"{index}.svg").write_text(drawing, encoding="utf-8")
    json.dump(results, sys.stdout)


main()
