// What the engine sends and understands. `python3 build.py engine-types` writes it anew from the
// `shapes.py` of the engine's folders; a test tells when it is stale.

/** Anything that is JSON. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A message id with its arguments, JSON-ready. */
export type Message = {
  id: string;
  args: Record<string, Argument>;
};
export type Argument = string | number | boolean | null | Message | Argument[];
/** Why a request is refused; nothing has changed. */
export type EngineError = {
  kind: "IllegalMove" | "BadRecord" | "BadPosition" | "BadLesson" | "BadPuzzle";
  reason: Message;
};
/** What answers a request whose game or expansion is not there yet; nothing has changed. */
export type Missing = {
  /** the part of the engine to be fetched, as `parts.js` calls it */
  missing: string;
};
/** What a seat may know of a table of any game. */
export type CommonView = {
  game: string;
  players: number;
  /** who sees it; null: a spectator */
  seat: number | null;
  /** who must decide; null when the game is over */
  asked: number | null;
  over: boolean;
  scores: number[];
  winners: number[];
  /** the moves so far, as this seat saw them */
  history: string[];
};
/** A legal move of any game, as the page is sent it. */
export type CommonMove = {
  label: Message;
  target: unknown;
  drag: unknown;
  move: string;
  /** what can be foreseen of it */
  preview?: Message[];
};
/** Something that happened, as a seat saw it. */
export type CommonEvent = {
  /** the number of the move that brought it about; 0: the set-up */
  move: number;
  event: string;
};
/** The first seat's table at the start of many games, for a page to paint at once. */
export type Openings = {
  seeds: number[];
  /** before anything is dealt, for seeds that are not prepared */
  faceDown: State;
  base: State;
  /** by seed the places where it differs from `base` */
  changes: Record<string, [string, unknown][]>;
};
/** Everything that a page draws. */
export type State = {
  view: View;
  outline: Outline;
  decision: Decision;
  log: LogLine[];
  /** how many there are; the next `state` begins with this number */
  facts: number;
  /** who played each move */
  deciders: (number | null)[];
  undo: boolean;
  redo: boolean;
  restart: boolean;
  lesson: LessonStatus | null;
  puzzle: PuzzleStatus | null;
};
/** The state of the game in a few words, then zone by zone. */
export type Outline = {
  summary: Message[];
  sections: Section[];
};
/** What a seat has, or (seat None, no title) what all share. */
export type Section = {
  title: Message | null;
  seat: number | null;
  rows: Row[];
};
/** A zone: what it is called and what lies there. */
export type Row = {
  title: Message;
  items: Message[];
};
/** What is asked, of whom, and what can be answered. */
export type Decision = {
  /** null when the game is over */
  seat: number | null;
  ask: Message;
  /** none for those who are not asked */
  moves: Move[];
};
/** Something that happened, in words. */
export type LogLine = {
  move: number;
  /** null: told along with an earlier line */
  said: Message | null;
  event: Event;
  /** who played the move */
  by: number | null;
};
/** How a lesson stands, for a page that has the lesson itself. */
export type LessonStatus = {
  id: string;
  step: number;
  /** how many there are */
  steps: number;
  kind: StepKind;
  /** legal moves that are pointed at */
  point: string[];
  /** legal moves that finish the step */
  expected: string[];
  hints: number;
  /** how many moves lie before the step */
  since: number;
  /** the step is finished, and what comes of it is looked at */
  done: boolean;
  /** the whole lesson is */
  finished: boolean;
  /** the game ended before the open play came to what it was played for */
  failed: boolean;
  bot: LessonBot | null;
};
export type StepKind = "read" | "move" | "open";
/** The bot that plays now. */
export type LessonBot = {
  level: string;
  seed: number;
};
/** How a puzzle stands. */
export type PuzzleStatus = {
  id: string;
  goal: string;
  grade: number;
  best: number;
  /** with its turn */
  over: boolean;
  /** how far that turn got */
  value: number | null;
  solved: boolean;
};
/** A game's lessons in order. */
export type Course = {
  polis: number;
  game: string;
  lessons: LessonTitle[];
};
/** A lesson in the list of a course. */
export type LessonTitle = {
  id: string;
  title: Text;
};
export type Text = Record<string, string>;
/** A lesson as its author wrote it. */
export type LessonFile = {
  polis: number;
  game: string;
  id: string;
  title: Text;
  seat?: number;
  others?: string;
  steps: StepFile[];
};
/** A step of a lesson as its author wrote it: `docs/lessons.md` says what each field means. */
export type StepFile = {
  say: Text;
  position?: Position;
  point?: string[];
  expect?: string[];
  allow?: string[];
  wrong?: Record<string, Text>;
  hints?: Text[];
  replies?: string[];
  until?: UntilFile;
};
export type Position = PositionHead & Record<string, Json>;
/** What a position of any game says first. */
export type PositionHead = {
  polis: number;
  game: string;
  players: number;
  /** of the rules, if the game has had several */
  edition?: number;
  seed?: number;
  /** null when the game is over */
  turn?: number | null;
  since?: Since;
};
/** How a position inside a turn came about. */
export type Since = {
  /** as the turn began */
  start: Position;
  moves: string[];
};
/** What ends open play. */
export type UntilFile = {
  points?: number;
  zone?: string;
  count?: number;
  card?: string;
  turn?: number;
  over?: true;
};
/** A puzzle as it ships. */
export type PuzzleFile = {
  id: string;
  goal: string;
  grade: number;
  position: Position;
  seat: number;
  best: number;
  solution: string[];
};
/** A heading with its id, and what stands under it. */
export type RuleSection = {
  id: string;
  title: string;
  blocks: RuleBlock[];
};
/** A paragraph or an item of a list. */
export type RuleBlock = {
  kind: "p" | "li";
  spans: [string, boolean][];
};
/** A table as a seat sees it. */
export type UchroniaView = {
  game: "uchronia";
  players: number;
  /** who sees it; null: a spectator */
  seat: number | null;
  /** who must decide; null when the game is over */
  asked: number | null;
  over: boolean;
  scores: number[];
  winners: number[];
  /** the moves so far, as this seat saw them */
  history: string[];
  setup: boolean;
  /** null when the game is over */
  turn: number | null;
  first: number;
  /** who has the Last Turn card */
  last: number;
  round: number;
  /** the points that end the game */
  threshold: number;
  ending: boolean;
  /** turns in which nothing moved */
  idle: number;
  forum: UchroniaMaterialName[];
  discard: UchroniaMaterialName[];
  pile: number;
  works: string[];
  works_pile: number;
  works_discard: string[];
  works_left: string[];
  box: UchroniaMaterialName[];
  monopolies: Record<UchroniaMaterialName, number | null>;
  seats: UchroniaSeatView[];
};
export type UchroniaMaterialName = "clay" | "wood" | "brick" | "stone" | "marble";
/** A player's zones. */
export type UchroniaSeatView = {
  /** null: hidden from the viewer */
  hand: UchroniaMaterialName[] | null;
  hand_size: number;
  /** cards of the Hand that everyone knows */
  seen: UchroniaMaterialName[];
  /** materials that everyone knows not to be in the Hand */
  lacks: UchroniaMaterialName[];
  domain: UchroniaMaterialName[];
  stock: UchroniaMaterialName[];
  activities: UchroniaMaterialName[];
  /** how many Activities it may have */
  limit: number;
  sites: UchroniaSite[];
  buildings: string[];
  points: Record<UchroniaPointSource, number>;
};
/** A Building under construction. */
export type UchroniaSite = {
  building: string;
  resources: UchroniaMaterialName[];
  /** founded in this turn */
  new: boolean;
  active: boolean;
};
export type UchroniaPointSource = "buildings" | "monopolies" | "effects";
/** A table as a seat sees it. */
export type UtopiaView = {
  game: "utopia";
  players: number;
  /** who sees it; null: a spectator */
  seat: number | null;
  /** who must decide; null when the game is over */
  asked: number | null;
  over: boolean;
  scores: number[];
  winners: number[];
  /** the moves so far, as this seat saw them */
  history: string[];
  round: number;
  /** null when the game is over */
  phase: UtopiaPhase | null;
  /** null but while guests are welcomed */
  lap: number | null;
  /** null when the game is over */
  turn: number | null;
  first: number;
  goal: number;
  last_round: number;
  closed: UtopiaIsland[];
  scale: UtopiaCivilization[];
  worth: Record<UtopiaCivilization, number>;
  queue: UtopiaMinister[];
  guests: UtopiaGuest[];
  taken: UtopiaTakenGuest[];
  /** by island and civilization, those that are left */
  bag: Record<string, Record<string, number>>;
  pile: number;
  discard: UtopiaCivilization[];
  /** those with something in them */
  districts: Record<string, UtopiaDistrictView>;
  monuments_left: Record<UtopiaCivilization, number>;
  /** by island who has built it */
  wonders: Record<string, number>;
  /** what each would score if the round ended now */
  preview: number[];
  seats: UtopiaSeatView[];
};
export type UtopiaPhase = "welcoming" | "discarding" | "development";
export type UtopiaIsland = "water" | "earth" | "fire" | "wind";
export type UtopiaCivilization = "mayan" | "persian" | "egyptian" | "greek" | "chinese";
/** A player in the queue. */
export type UtopiaMinister = {
  seat: number;
  points: number;
  /** in this phase */
  acted: boolean;
  /** what the place comes from */
  why: Message;
};
/** A guest at an island. */
export type UtopiaGuest = {
  civilization: UtopiaCivilization;
  island: UtopiaIsland;
};
/** A guest who has been welcomed. */
export type UtopiaTakenGuest = {
  civilization: UtopiaCivilization;
  island: UtopiaIsland;
  seat: number;
};
/** What stands in a District. */
export type UtopiaDistrictView = {
  monument: UtopiaMonument | null;
  princes: UtopiaPrinces[];
};
/** A monument with who controls it. */
export type UtopiaMonument = {
  civilization: UtopiaCivilization;
  seat: number;
};
/** Princes of one player and civilization in a District. */
export type UtopiaPrinces = {
  seat: number;
  civilization: UtopiaCivilization;
  count: number;
};
/** A player's pieces. */
export type UtopiaSeatView = {
  /** null: hidden from the viewer */
  hand: UtopiaCivilization[] | null;
  hand_size: number;
  aside: UtopiaCivilization[] | null;
  /** cards given up in this round */
  aside_size: number;
  /** how many are still to be given up */
  give_up: number;
  supply: Record<UtopiaCivilization, number>;
  bases: number;
  privileges: number;
  /** whether a surprise guest may still be drawn */
  surprise: boolean;
  points: Record<UtopiaSource, number>;
  /** by District */
  monuments: Record<string, UtopiaCivilization>;
  wonders: UtopiaIsland[];
};
export type UtopiaSource = "wonders" | "bonus" | "hosting" | "farewells" | "prestige";
/** A table as a seat sees it. */
export type InnovationView = {
  game: "innovation";
  players: number;
  /** who sees it; null: a spectator */
  seat: number | null;
  /** who must decide; null when the game is over */
  asked: number | null;
  over: boolean;
  scores: number[];
  winners: number[];
  /** the moves so far, as this seat saw them */
  history: string[];
  round: number;
  phase: "setup" | "playing";
  /** null in the set-up and when the game is over */
  turn: number | null;
  first: number | null;
  actions: number;
  /** who has one action in the first turn */
  short: number[];
  /** achievements to win */
  needed: number;
  parley: boolean;
  /** those in play */
  sets: InnovationSetName[];
  /** what can be done once a turn and has been: `endorsed` */
  spent: string[];
  /** by back */
  decks: Record<string, number>;
  /** by back */
  known_in_decks: Record<string, InnovationKnownInDeck[]>;
  achievements: InnovationBack[];
  /** those of the sets in play */
  specials: Partial<Record<InnovationSpecial, InnovationSpecialPlace>>;
  junk: InnovationBack[];
  junk_size: number;
  /** null after the set-up */
  chosen: InnovationFirstCard[] | null;
  preview: InnovationPreview;
  seats: InnovationSeatView[];
};
export type InnovationSetName = "base" | "cities" | "artifacts" | "figures" | "echoes" | "unseen";
/** A card in a deck that the viewer knows. */
export type InnovationKnownInDeck = {
  card: string;
  /** how many are drawn before it */
  above: number;
};
/** A card that may be hidden. */
export type InnovationBack = {
  set: InnovationSetName;
  age: number;
  /** null: the viewer does not know it */
  card: string | null;
};
export type InnovationSpecial =
  | "empire"
  | "monument"
  | "wonder"
  | "world"
  | "universe"
  | "tradition"
  | "repute"
  | "fame"
  | "glory"
  | "victory";
/** Where a special achievement is. */
export type InnovationSpecialPlace = {
  place: "available" | "junk" | "claimed";
  seat: number | null;
};
/** In the set-up: whether a seat has chosen its first card. */
export type InnovationFirstCard = {
  chosen: boolean;
  /** one's own */
  card: string | null;
};
/** What would come of Dogmas and melds. */
export type InnovationPreview = {
  dogmas: InnovationDogmaPreview[];
  melds: InnovationMeldPreview[];
};
/** What a Dogma on a top card would do to whom. */
export type InnovationDogmaPreview = {
  card: string;
  icon: InnovationIcon;
  /** by seat */
  counts: number[];
  shares: number[];
  vulnerable: number[];
  parleys: number[];
};
export type InnovationIcon =
  | "castle"
  | "crown"
  | "leaf"
  | "lightbulb"
  | "factory"
  | "clock"
  | "person";
/** How the board would stand with a card of the viewer's hand on it. */
export type InnovationMeldPreview = {
  card: string;
  colour: InnovationColour;
  covers: string | null;
  icons: Record<InnovationIcon, number>;
  highest_top: number;
  claimable: number[];
  specials: InnovationSpecial[];
  /** what the sets in play have follow */
  follows: Message[];
};
export type InnovationColour = "red" | "yellow" | "green" | "blue" | "purple";
/** A player's zones. */
export type InnovationSeatView = {
  hand: InnovationBack[];
  hand_size: number;
  score_pile: InnovationBack[];
  score: number;
  /** those that show, the highest first */
  bonuses: number[];
  forecast: InnovationBack[];
  safe: InnovationBack[];
  achievements: InnovationBack[];
  specials: InnovationSpecial[];
  /** those of the sets in play */
  points: Partial<Record<InnovationPointSource, number>>;
  board: Record<InnovationColour, InnovationPile>;
  icons: Record<InnovationIcon, number>;
  highest_top: number;
  out: boolean;
};
export type InnovationPointSource = "standard" | "special" | "flags" | "fountains";
/** A pile of a board, bottom card first. */
export type InnovationPile = {
  cards: string[];
  splay: InnovationSplay;
};
export type InnovationSplay = "none" | "left" | "right" | "up" | "aslant";
export type View = UchroniaView | UtopiaView | InnovationView;
/** A legal move. */
export type UchroniaMove = {
  label: Message;
  /** null: a button */
  target: UchroniaThing | null;
  drag: UchroniaDrag | null;
  move: string;
  /** what can be foreseen of it */
  preview?: Message[];
};
/** Something on the table, as far as it is named. */
export type UchroniaThing = {
  zone: UchroniaZone;
  seat?: number;
  material?: UchroniaMaterialName | UchroniaMaterialName[];
  building?: string;
  /** so many equal cards */
  count?: number;
};
export type UchroniaZone =
  | "hand"
  | "stock"
  | "domain"
  | "activities"
  | "site"
  | "sites"
  | "buildings"
  | "works"
  | "forum"
  | "pile"
  | "discard"
  | "monopolies";
export type UchroniaDrag = {
  from: UchroniaThing;
  to: UchroniaThing;
};
/** A legal move. */
export type UtopiaMove = {
  label: Message;
  /** null: a button */
  target: UtopiaThing | null;
  drag: UtopiaDrag | null;
  move: string;
  /** what can be foreseen of it */
  preview?: Message[];
};
/** Something on the table, as far as it is named. */
export type UtopiaThing = {
  zone: UtopiaZone;
  seat?: number;
  civilization?: UtopiaCivilization;
  island?: UtopiaIsland;
  district?: string;
  /** so many equal cards */
  count?: number;
};
export type UtopiaZone =
  | "guests"
  | "bag"
  | "district"
  | "hand"
  | "scale"
  | "wonder"
  | "seat"
  | "supply"
  | "privileges"
  | "pile"
  | "discard";
export type UtopiaDrag = {
  from: UtopiaThing;
  to: UtopiaThing;
};
/** A legal move. */
export type InnovationMove = {
  label: Message;
  /** null: a button */
  target: InnovationThing | null;
  drag: InnovationDrag | null;
  move: string;
  /** what can be foreseen of it */
  preview?: Message[];
};
/** Something on the table, as far as it is named. */
export type InnovationThing = {
  zone: InnovationZoneName;
  seat?: number;
  card?: string;
  colour?: InnovationColour;
  age?: number;
  /** with an age, if it is not of the base set */
  set?: InnovationSetName;
  special?: InnovationSpecial;
};
export type InnovationZoneName =
  | "hand"
  | "board"
  | "score"
  | "achieved"
  | "seat"
  | "achievements"
  | "specials"
  | "deck"
  | "junk"
  | "forecast"
  | "safe";
export type InnovationDrag = {
  from: InnovationThing;
  to: InnovationThing;
};
export type Move = UchroniaMove | UtopiaMove | InnovationMove;
export type UchroniaEvent =
  | UchroniaCardMoved
  | UchroniaShuffled
  | UchroniaHappened
  | UchroniaBuildingTurnedUp
  | UchroniaSeatDid
  | UchroniaTurnBegan
  | UchroniaOrderCopied
  | UchroniaOrderGiven
  | UchroniaBuildingChanged
  | UchroniaCardRevealed
  | UchroniaCardHidden
  | UchroniaHandKnown
  | UchroniaMonopolyPassed;
/** A card has gone from one place to another. */
export type UchroniaCardMoved = {
  from: UchroniaPlace;
  to: UchroniaPlace;
  event: "card";
  /** null: drawn unseen */
  material: UchroniaMaterialName | null;
  building?: string;
  move: number;
};
/** Where a card comes from or goes to. */
export type UchroniaPlace = {
  zone: UchroniaZone;
  seat?: number;
};
/** Cards have become a new draw pile. */
export type UchroniaShuffled = {
  from: UchroniaPlace;
  event: "shuffle";
  move: number;
};
/** The Great Works were shuffled, or the game is over. */
export type UchroniaHappened = {
  event: "shuffle-works" | "over";
  move: number;
};
/** A Building has come to the Great Works, under their pile or to their discard pile. */
export type UchroniaBuildingTurnedUp = {
  event: "works" | "works-under" | "works-discard";
  building: string;
  move: number;
};
/** Who begins, who plots, who has reached the threshold. */
export type UchroniaSeatDid = {
  event: "first" | "plot" | "ending";
  seat: number;
  move: number;
};
/** A player's turn has begun. */
export type UchroniaTurnBegan = {
  event: "turn";
  seat: number;
  round: number;
  move: number;
};
/** An Order of another Domain is copied. */
export type UchroniaOrderCopied = {
  event: "copy";
  seat: number;
  order: UchroniaOrderName;
  owner: number;
  move: number;
};
export type UchroniaOrderName =
  | "production"
  | "exploration"
  | "draconians"
  | "construction"
  | "trade";
/** An Order is carried out. */
export type UchroniaOrderGiven = {
  event: "order";
  seat: number;
  order: UchroniaOrderName;
  move: number;
};
/** A Building is used, founded or completed. */
export type UchroniaBuildingChanged = {
  event: "use" | "found" | "complete";
  seat: number;
  building: string;
  move: number;
};
/** A card of a Hand is shown. */
export type UchroniaCardRevealed = {
  event: "reveal";
  seat: number;
  material: UchroniaMaterialName;
  move: number;
};
/** A card is protected from Draconians. */
export type UchroniaCardHidden = {
  event: "hide";
  seat: number;
  victim: number;
  material: UchroniaMaterialName;
  move: number;
};
/** A Hand was seen to lack these materials, or to have one of them. */
export type UchroniaHandKnown = {
  event: "lacks" | "has";
  seat: number;
  materials: UchroniaMaterialName[];
  move: number;
};
/** A Monopoly has a new holder. */
export type UchroniaMonopolyPassed = {
  event: "monopoly";
  material: UchroniaMaterialName;
  seat: number;
  previous: number | null;
  move: number;
};
export type UtopiaEvent =
  | UtopiaHappened
  | UtopiaSeatFirst
  | UtopiaScaleLaid
  | UtopiaRoundTold
  | UtopiaGuestArrived
  | UtopiaTurnBegan
  | UtopiaGuestWelcomed
  | UtopiaNoPrince
  | UtopiaPlayerNamed
  | UtopiaPrinceMoved
  | UtopiaGuestsReturned
  | UtopiaCardMoved
  | UtopiaActionTaken
  | UtopiaPrivilegeUsed
  | UtopiaScaleMoved
  | UtopiaWonderBuilt
  | UtopiaMonumentBuilt
  | UtopiaPointsGained
  | UtopiaRankChanged;
/** The stack was shuffled, or the game is over. */
export type UtopiaHappened = {
  event: "shuffle" | "over";
  move: number;
};
/** Who begins. */
export type UtopiaSeatFirst = {
  event: "first";
  seat: number;
  move: number;
};
/** The Prestige Scale at the start. */
export type UtopiaScaleLaid = {
  event: "start-scale";
  scale: UtopiaCivilization[];
  move: number;
};
/** A round begins, or its prestige is reckoned. */
export type UtopiaRoundTold = {
  event: "round" | "reckoning";
  round: number;
  move: number;
};
/** A guest has come to an island. */
export type UtopiaGuestArrived = {
  civilization: UtopiaCivilization;
  island: UtopiaIsland;
  event: "arrive";
  move: number;
};
/** A player's turn has begun. */
export type UtopiaTurnBegan = {
  event: "turn";
  seat: number;
  round: number;
  phase: UtopiaPhase;
  lap: number | null;
  move: number;
};
/** A guest was welcomed, from an island or from the bag. */
export type UtopiaGuestWelcomed = {
  civilization: UtopiaCivilization;
  island: UtopiaIsland;
  event: "take" | "surprise";
  seat: number;
  move: number;
};
/** There was no prince left for a guest. */
export type UtopiaNoPrince = {
  event: "no-prince";
  seat: number;
  civilization: UtopiaCivilization;
  move: number;
};
/** A player has named another. */
export type UtopiaPlayerNamed = {
  event: "name";
  seat: number;
  owner: number;
  move: number;
};
/** Princes have come, left or walked. */
export type UtopiaPrinceMoved = {
  from: UtopiaSupplyPlace | UtopiaDistrictPlace;
  to: UtopiaSupplyPlace | UtopiaDistrictPlace;
  event: "prince";
  seat: number;
  civilization: UtopiaCivilization;
  count: number;
  move: number;
};
/** A player's supply. */
export type UtopiaSupplyPlace = {
  zone: "supply";
  seat: number;
};
/** In a District. */
export type UtopiaDistrictPlace = {
  zone: "district";
  district: string;
};
/** Guests have gone back into the bag. */
export type UtopiaGuestsReturned = {
  event: "return-guests";
  count: number;
  move: number;
};
/** An action card has gone from one place to another. */
export type UtopiaCardMoved = {
  from: UtopiaCardPlace;
  to: UtopiaCardPlace;
  event: "card";
  /** null: hidden from the viewer */
  civilization: UtopiaCivilization | null;
  move: number;
};
/** Where an action card lies. */
export type UtopiaCardPlace = {
  zone: "discard" | "pile" | "hand" | "aside";
  seat?: number;
};
/** An action of a civilization. */
export type UtopiaActionTaken = {
  event: "action";
  seat: number;
  action: string;
  civilization: UtopiaCivilization;
  move: number;
};
/** A card was turned into one of another civilization. */
export type UtopiaPrivilegeUsed = {
  as: UtopiaCivilization;
  event: "privilege";
  seat: number;
  civilization: UtopiaCivilization;
  move: number;
};
/** A civilization has another place on the Prestige Scale. */
export type UtopiaScaleMoved = {
  from: number;
  to: number;
  event: "scale";
  civilization: UtopiaCivilization;
  move: number;
};
/** A Wonder was built. */
export type UtopiaWonderBuilt = {
  event: "wonder";
  seat: number;
  island: UtopiaIsland;
  move: number;
};
/** A District was taken control of. */
export type UtopiaMonumentBuilt = {
  event: "monument";
  seat: number;
  civilization: UtopiaCivilization;
  district: string;
  move: number;
};
/** A player has scored. */
export type UtopiaPointsGained = {
  event: "points";
  seat: number;
  count: number;
  source: UtopiaSource;
  /** all of them then */
  points: number;
  move: number;
};
/** A player has another place in the queue. */
export type UtopiaRankChanged = {
  from: number;
  to: number;
  event: "rank";
  seat: number;
  count: number;
  move: number;
};
export type InnovationEvent =
  | InnovationCardMoved
  | InnovationCardRevealed
  | InnovationPileSplayed
  | InnovationSpecialClaimed
  | InnovationSpecialMoved
  | InnovationSeatDid
  | InnovationEffectCarriedOut
  | InnovationCardExecuted
  | InnovationActionTaken
  | InnovationTurnBegan
  | InnovationGameEnded;
/** A card has gone from one place to another. */
export type InnovationCardMoved = {
  from: InnovationThing;
  to: InnovationThing;
  event: "card";
  verb: string;
  /** null: the viewer does not know it */
  card: string | null;
  age: number;
  /** if it is not of the base set */
  set?: InnovationSetName;
  move: number;
};
/** A card is shown where it lies. */
export type InnovationCardRevealed = {
  event: "reveal";
  card: string;
  at: InnovationThing;
  move: number;
};
/** A pile lies another way. */
export type InnovationPileSplayed = {
  event: "splay";
  seat: number;
  colour: InnovationColour;
  direction: InnovationSplay;
  move: number;
};
/** A special achievement is claimed. */
export type InnovationSpecialClaimed = {
  event: "special";
  special: InnovationSpecial;
  seat: number;
  move: number;
};
/** A special achievement is junked, or available again. */
export type InnovationSpecialMoved = {
  event: "special-junked" | "special-freed";
  special: InnovationSpecial;
  move: number;
};
/** A free draw, a chain of effects, a first card chosen, a player out, what a hand allowed. */
export type InnovationSeatDid = {
  event: "bonus" | "chain" | "chosen" | "lose" | "able" | "unseen";
  seat: number;
  move: number;
};
/** A player carries out an effect of a card. */
export type InnovationEffectCarriedOut = {
  event: "effect";
  seat: number;
  card: string;
  number: number;
  move: number;
};
/** A player carries out a card's effects for themself. */
export type InnovationCardExecuted = {
  event: "execute";
  seat: number;
  card: string;
  move: number;
};
/** An action of a turn. */
export type InnovationActionTaken = {
  event: "action";
  seat: number;
  action: "draw" | "meld" | "achieve" | "dogma" | "parley" | "endorse";
  card: string | null;
  move: number;
};
/** A player's turn has begun. */
export type InnovationTurnBegan = {
  event: "turn";
  seat: number;
  round: number;
  move: number;
};
/** The game is over. */
export type InnovationGameEnded = {
  event: "end";
  how: string;
  move: number;
};
export type Event = UchroniaEvent | UtopiaEvent | InnovationEvent;
export type Thing = UchroniaThing | UtopiaThing | InnovationThing;
export type UchroniaCard = UchroniaMaterialCard | UchroniaBuildingCard;
/** The cards of a material. */
export type UchroniaMaterialCard = {
  material: UchroniaMaterialName;
};
/** A Building's card. */
export type UchroniaBuildingCard = {
  building: string;
};
export type UtopiaCard = UtopiaCivilizationCard | UtopiaDistrictCard | UtopiaWonderCard;
/** The cards of a civilization. */
export type UtopiaCivilizationCard = {
  civilization: UtopiaCivilization;
};
/** A District. */
export type UtopiaDistrictCard = {
  district: string;
};
/** An island's Wonder. */
export type UtopiaWonderCard = {
  island: UtopiaIsland;
};
export type InnovationCard = InnovationNamedCard | InnovationSpecialCard | InnovationAgeCard;
/** A card by name. */
export type InnovationNamedCard = {
  card: string;
};
/** A special achievement. */
export type InnovationSpecialCard = {
  special: InnovationSpecial;
};
/** The standard achievement of a value. */
export type InnovationAgeCard = {
  age: number;
  /** if it is not of the base set */
  set?: InnovationSetName;
};
export type Card = UchroniaCard | UtopiaCard | InnovationCard;
/** What is printed on the cards and the board. */
export type UchroniaPrinted = {
  cards: Record<string, UchroniaPrintedMaterial | UchroniaPrintedBuilding>;
  board: Record<string, never>;
};
/** What is printed on the cards of a material. */
export type UchroniaPrintedMaterial = {
  material: UchroniaMaterialName;
  order: UchroniaOrderName;
  name: Message;
};
/** What is printed on a Building. */
export type UchroniaPrintedBuilding = {
  material: UchroniaMaterialName;
  cost: number;
  /** made for this project: the rulebook does not list it */
  original: boolean;
  name: Message;
};
/** What is printed on the cards and the board. */
export type UtopiaPrinted = {
  cards: Record<string, UtopiaPrintedCivilization | UtopiaPrintedDistrict>;
  board: UtopiaBoard;
};
/** What is printed on the cards of a civilization. */
export type UtopiaPrintedCivilization = {
  civilization: UtopiaCivilization;
  name: Message;
};
/** What is printed on a District, as a card. */
export type UtopiaPrintedDistrict = {
  district: string;
  island: UtopiaIsland;
  value: number;
  name: Message;
};
/** What is printed on the board. */
export type UtopiaBoard = {
  reconstructed: boolean;
  islands: Record<UtopiaIsland, UtopiaBoardIsland>;
  districts: Record<string, UtopiaBoardDistrict>;
  sectors: UtopiaIsland[];
  borders: UtopiaBorder[];
};
/** An island of the board. */
export type UtopiaBoardIsland = {
  token: string;
  sector: UtopiaIsland;
  xy: number[];
  open_to_two: boolean;
};
/** A District of the board, `xy` in hundredths of it. */
export type UtopiaBoardDistrict = {
  id: string;
  island: UtopiaIsland;
  value: number;
  ship: boolean;
  sector: UtopiaIsland | null;
  xy: number[];
  neighbours: string[];
  /** the neighbours across a bridge */
  bridges: string[];
};
/** The border of two sea sectors. */
export type UtopiaBorder = {
  between: UtopiaIsland[];
  mark: string;
  open: boolean;
  xy: number[];
};
/** What is printed on the cards and the board. */
export type InnovationPrinted = {
  cards: Record<string, InnovationPrintedCard>;
  board: Record<string, never>;
};
/** What is printed on a card. */
export type InnovationPrintedCard = {
  card: string;
  age: number;
  colour: InnovationColour;
  set: InnovationSetName;
  /** by slot; a number is a bonus, null the picture */
  icons: (InnovationSymbol | number | null)[];
  /** where these are */
  slots: string[];
  /** null for a card without effects */
  featured: InnovationIcon | null;
  effects: InnovationEffectKind[];
  name: Message;
};
export type InnovationSymbol =
  | "castle"
  | "crown"
  | "leaf"
  | "lightbulb"
  | "factory"
  | "clock"
  | "person"
  | "flag"
  | "fountain"
  | "plus"
  | "arrow-left"
  | "arrow-right"
  | "arrow-up"
  | "unsplay"
  | "uplift"
  | "junk-achievement";
export type InnovationEffectKind = "demand" | "compel" | "dogma" | "echo" | "karma";
export type Printed = UchroniaPrinted | UtopiaPrinted | InnovationPrinted;
/** A new match. */
export type NewRequest = {
  do: "new";
  game: string;
  players: number;
  seed: number;
  options?: GameOptions;
};
export type GameOptions = Record<string, boolean | number | string>;
/** The match of a record. */
export type LoadRequest = {
  do: "load";
  record: GivenRecord;
};
/** A record as somebody may write it: what it does not name is as usual. */
export type GivenRecord = {
  polis: number;
  game: string;
  players: number;
  seed?: number;
  options?: GameOptions;
  edition?: number;
  start?: Position;
  moves: string[];
};
/** Whether a record and a lesson are sound. */
export type CheckRequest = {
  do: "check";
  record?: GivenRecord;
  lesson?: unknown;
};
/** Begin a puzzle. */
export type PuzzleRequest = {
  do: "puzzle";
  puzzle: unknown;
};
/** The puzzle's solution, move by move. */
export type SolutionRequest = {
  do: "solution";
};
/** The record in a share code. */
export type ReadCodeRequest = {
  do: "read-code";
  code: string;
};
/** Everything to draw for a viewer. */
export type StateRequest = {
  do: "state";
  seat?: number | null;
  /** the log from the fact of this number on */
  since?: number;
  /** as it was after so many moves */
  at?: number;
};
/** Play a move. */
export type PlayRequest = {
  do: "play";
  move: string;
};
/** Begin a step of a lesson, after the moves that were already played in it. */
export type LessonRequest = {
  do: "lesson";
  lesson: unknown;
  step?: number;
  moves?: string[];
};
/** On from a step that was read or is finished. */
export type LessonNextRequest = {
  do: "lesson-next";
};
/** Why a move is not legal; null if it is. */
export type ExplainRequest = {
  do: "explain";
  move: string;
};
/** Why nothing can be done with a thing; null if something can. */
export type TouchRequest = {
  do: "touch";
  thing: Thing;
  seat?: number | null;
};
/** What a kind of card means to a viewer. */
export type CardRequest = {
  do: "card";
  card: Card;
  seat?: number | null;
  at?: number;
};
/** The seats' chances to win, as a viewer can judge. */
export type ChancesRequest = {
  do: "chances";
  seat?: number | null;
};
/** The points over time. */
export type ScoreHistoryRequest = {
  do: "score-history";
};
/** Back to the seat's previous decision, or to the start of its turn. */
export type UndoRequest = {
  do: "undo";
  seat: number | null;
  turn?: boolean;
};
/** Forward to the seat's next decision. */
export type RedoRequest = {
  do: "redo";
  seat: number | null;
};
/** Begin to think for the seat that is asked. */
export type ThinkRequest = {
  do: "think";
  level: string;
  seed: number;
  /** seconds, or (whole) simulations */
  budget?: number | null;
  play?: boolean;
  /** who is asked, as the page believes */
  seat?: number | null;
};
/** Go on thinking. */
export type SliceRequest = {
  do: "slice";
};
/** Why the move of this number was a good idea. */
export type WhyRequest = {
  do: "why";
  at: number;
};
/** Think no more. */
export type StopRequest = {
  do: "stop";
};
/** The record of the match. */
export type RecordRequest = {
  do: "record";
};
/** The whole table. */
export type PositionRequest = {
  do: "position";
  at?: number;
};
/** The share code of the match. */
export type CodeRequest = {
  do: "code";
  at?: number;
};
export type Request =
  | NewRequest
  | LoadRequest
  | CheckRequest
  | PuzzleRequest
  | SolutionRequest
  | ReadCodeRequest
  | StateRequest
  | PlayRequest
  | LessonRequest
  | LessonNextRequest
  | ExplainRequest
  | TouchRequest
  | CardRequest
  | ChancesRequest
  | ScoreHistoryRequest
  | UndoRequest
  | RedoRequest
  | ThinkRequest
  | SliceRequest
  | WhyRequest
  | StopRequest
  | RecordRequest
  | PositionRequest
  | CodeRequest;
/** The match has changed, or another is begun. */
export type Recorded = {
  record: GameRecord;
  lesson?: LessonStatus;
};
/** A match as it is saved: whatever happened follows from it. */
export type GameRecord = {
  polis: number;
  game: string;
  players: number;
  seed: number;
  options: GameOptions;
  /** of the rules by which it is played; 1 if it does not say */
  edition?: number;
  /** if it did not begin with the set-up */
  start?: Position;
  moves: string[];
};
/** Record and lesson are sound. */
export type Checked = {
  /** who moves first in the record */
  turn?: number;
};
/** A move of a puzzle's solution with the points so far. */
export type SolutionStep = {
  move: string;
  label: Message;
  /** what happened */
  said: Message[];
  /** why it is good */
  why: Message[];
  points: number;
};
/** A legal move that does not belong in the lesson; nothing has changed. */
export type Wrong = {
  wrong: Text;
};
/** What a card means now. */
export type CardMeaning = {
  now: Message[];
};
/** The points over time, and how they and the victory came about. */
export type ScoreHistory = {
  /** empty while it goes on */
  why: Message[];
  /** the points with which the end comes */
  goal: number;
  /** by seat */
  sources: SourcePoints[][];
  score_history: ScoresAt[];
};
/** Points from one source. */
export type SourcePoints = {
  source: Message;
  count: number;
};
/** The points after so many moves, at the end of a turn. */
export type ScoresAt = {
  move: number;
  round: number | null;
  scores: number[];
};
/** Nothing more is to be said. */
export type Done = Record<string, never>;
/** How far a thought has come and, at its end, the choice. */
export type Thought = {
  done: number;
  choice: Choice | null;
};
/** What a bot would play and why, with its chances for the best moves, best first. */
export type Choice = {
  move: string;
  why: Message[];
  values: Record<string, number>;
};
/** A thought whose choice has been played. */
export type PlayedThought = {
  record: GameRecord;
  lesson?: LessonStatus;
  done: 1;
  choice: PlayedMove;
};
/** What the others may know of a bot's choice. */
export type PlayedMove = {
  move: string;
};
/** What each request is answered, by its name. */
export type Answers = {
  new: Recorded;
  load: Recorded;
  check: Checked;
  puzzle: Recorded;
  solution: SolutionStep[];
  "read-code": GameRecord;
  state: State;
  play: Recorded | Wrong;
  lesson: Recorded;
  "lesson-next": Recorded;
  explain: Message | null;
  touch: Message | null;
  card: CardMeaning;
  chances: number[];
  "score-history": ScoreHistory;
  undo: Recorded;
  redo: Recorded;
  think: Done;
  slice: Thought | PlayedThought;
  why: Message[];
  stop: Done;
  record: GameRecord;
  position: Position;
  code: string;
};
