// Boots the packed parts of a built site under Node, as the worker does, and imports everything.
import { readFileSync } from "node:fs";
import { built } from "../../web/site/built_python.mjs";
import { archiveOf, CORE } from "../../web/worker/engine_python.js";

const { engine, ENGINE_PARTS } = await built(process.argv[2]);
const python = await engine(ENGINE_PARTS);
const archives = [CORE, ...ENGINE_PARTS].map(archiveOf);
python.runPython(`
import importlib, json, zipimport
names = [
    name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
    for archive in ${JSON.stringify(archives)}
    for name in zipimport.zipimporter(archive)._get_files()
    if name.endswith(".pyc")
]
for name in sorted(names):
    importlib.import_module(name)
import polis
session = Session()
def ask(**request):
    answer = json.loads(session.answer(json.dumps(request)))
    assert "ok" in answer, answer
    return answer["ok"]
ask(do="new", game="uchronia", players=3, seed=1)
for level in polis.bots.LEVELS:
    ask(do="think", level=level, seed=1, budget=5)
    while not (step := ask(do="slice"))["choice"]:
        pass
    ask(do="play", move=step["choice"]["move"])
assert ask(do="read-code", code=ask(do="code"))["moves"] == ask(do="record")["moves"]
ask(do="position"); ask(do="state", seat=0)
# a fault inside the engine still has a traceback for the report
import traceback
try:
    polis.new("uchronia", players=2).play("x")
except polis.IllegalMove as fault:
    assert "IllegalMove" in "".join(traceback.format_exception(fault)), fault
    frames = [[frame.filename, frame.lineno] for frame in traceback.extract_tb(fault.__traceback__)]
try:
    json.loads("{")
except ValueError as fault:
    assert "JSONDecodeError" in "".join(traceback.format_exception(fault))
print(len(names), "modules")
`);

// and in it the lines of the source
const [[file, line]] = python.globals.get("frames").toJs().slice(-1);
const source = new URL(`../../engine/${file.slice(file.indexOf("polis/"))}`, import.meta.url);
const text = readFileSync(source, "utf-8").split("\n")[line - 1];
if (!text.includes("raise IllegalMove")) throw new Error(`${file} ${line}: ${text}`);
