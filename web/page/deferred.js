// What a first game does without, in one file that comes a little later or when it is wanted.

// the page begins with these: named here so that the bundler puts all of it into one file, which is smaller
import "./public_api.js";
import "./page.js";
export { note, plain } from "../learn/notes.js";
export {
  openLesson,
  openNextPuzzle,
  openPuzzle,
  openLessonFile,
} from "../learn/lesson_opening.js";
export { chances } from "../table/chances.js";
export { result } from "../table/end.js";
export { hearKey } from "../table/keys.js";
export { hintNote } from "../table/hint.js";
export { replay } from "../table/replay.js";
export { Sound } from "../table/sound.js";
export { zoom } from "../table/zoom.js";
export { startAgain } from "./another_game.js";
export { byLink } from "./by_link.js";
export { Offline } from "./offline.js";
export { panels } from "./panels.js";
export { plainTable } from "./plain_table.js";
export { LookingBack } from "./looking_back.js";
export { loadRules } from "./rules.js";
export { download } from "./saved_files.js";
export { link, openCode } from "./share_code.js";
export { openStart, startScreen } from "./start_screen.js";
