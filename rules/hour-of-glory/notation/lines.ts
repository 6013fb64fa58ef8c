import { ahead } from "../../geometry/index.ts";
import { LineReader, readAttributes, type Word } from "../../kernel/index.ts";
import { cardIds } from "../book/cards.ts";
import { characterIds } from "../book/characters.ts";
import { equipmentIds, weaponIds } from "../book/items.ts";
import { MOST_DOORS, strongholdIds } from "../book/strongholds.ts";
import { doorNamed, readyFacing, squareNamed } from "../table/plan.ts";
import { newCommander, newIntruder } from "../table/starting-pieces.ts";
import {
  type Commander,
  type Corpse,
  type Guard,
  type Intruder,
  phases,
  type Sentry,
  type Turn,
} from "../table/state.ts";
import { newTurn } from "../table/turn.ts";
import { type Draft, planIn, postAt, square } from "./draft.ts";

type Clauses = readonly (readonly Word[])[];
type Attributes = Readonly<Record<string, (reader: LineReader) => void>>;

const facings = ["N", "E", "S", "W"] as const;
const idPattern = /^[a-z][a-z0-9-]{0,19}$/;
const doorPattern = /^[A-Z][A-Z0-9]{0,5}$/;
const items = [...weaponIds, ...equipmentIds];

const facing = (reader: LineReader): "N" | "E" | "S" | "W" => reader.oneOf("a facing", facings);
const id = (reader: LineReader): string => reader.matching("a name in lower case", idPattern);
const doorId = (reader: LineReader): string => reader.matching("a door, as in D1", doorPattern);
const card = (reader: LineReader) => reader.oneOf("a card", cardIds);

/** Reads the attributes after the commas, each at most once. */
const attributes = (clauses: Clauses, line: number, allowed: Attributes): void =>
  readAttributes(clauses, (words) => new LineReader(words, line), allowed);

const wounds = (agent: { prone: boolean; severe: boolean }): Attributes => ({
  prone: () => void (agent.prone = true),
  severe: () => void (agent.severe = true),
});

/** `intruder CHARACTER at x,y, …` */
function intruder(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const character = reader.oneOf("a character", characterIds);
  const piece: Intruder = newIntruder(character, draft.state.intruders.length + 1);
  if (reader.take("escaped")) piece.status = "escaped";
  else if (reader.take("dead")) {
    piece.status = "dead";
    piece.weapons = [];
  } else if (!reader.take("waiting")) {
    if (!reader.take("at")) reader.fail("missing-word", 'Expected "at x,y", "waiting", "escaped" or "dead".');
    piece.at = square(draft, reader);
  }
  reader.end();
  attributes(rest, line, {
    ...wounds(piece),
    called: (value) => void (piece.id = id(value)),
    player: (value) => void (piece.player = value.count("a player", 1, 3)),
    raiding: () => void (piece.mode = "raiding"),
    assault: () => void (piece.mode = "assault"),
    weapons: (value) => void (piece.weapons = value.rest(() => value.oneOf("a weapon", weaponIds))),
    equipment: (value) => void (piece.equipment = value.rest(() => value.oneOf("an item", equipmentIds))),
    key: () => void (piece.key = true),
    cards: (value) => void (piece.cards = value.rest(() => card(value))),
    done: () => void (piece.done = true),
  });
  draft.state.intruders.push(piece);
}

/** `commander at x,y, facing F, …` or `commander left` */
function commander(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  if (reader.take("left")) {
    draft.state.commanderLeft = true;
    return;
  }
  if (!reader.take("at")) reader.fail("missing-word", 'Expected "at x,y" or "left".');
  const piece: Commander = newCommander(square(draft, reader), "N");
  reader.end();
  attributes(rest, line, {
    ...wounds(piece),
    facing: (value) => void (piece.facing = facing(value)),
    "no-key": () => void (piece.key = false),
    items: (value) => void (piece.captured.items = value.rest(() => value.oneOf("an item", items))),
    cards: (value) => void (piece.captured.cards = value.rest(() => card(value))),
  });
  draft.state.commander = piece;
}

/** `sentry ID DOOR, …` at his post, or `sentry ID at x,y, …` */
function sentry(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const plan = planIn(draft);
  const name = id(reader);
  const byPlace = reader.take("at");
  const door = byPlace ? undefined : doorNamed(plan, doorId(reader));
  if (!byPlace && door === undefined) reader.fail("bad-name", "There is no such door.");
  const at = door === undefined ? square(draft, reader) : door.outside;
  reader.end();
  const post = door === undefined ? postAt(plan, at) : { id: door.id, ready: readyFacing(door) };
  const piece: Sentry = {
    kind: "sentry",
    id: name,
    post: post?.id ?? null,
    ready: post?.ready ?? "N",
    at,
    facing: post?.ready ?? "N",
    prone: false,
    severe: false,
    marker: null,
    done: false,
  };
  let alerted = false;
  let ready = post !== null;
  attributes(rest, line, {
    ...wounds(piece),
    door: (value) => void (piece.post = doorId(value)),
    unposted: () => void (piece.post = null),
    ready: (value) => {
      piece.ready = facing(value);
      ready = true;
    },
    facing: (value) => void (piece.facing = facing(value)),
    marker: (value) => void (piece.marker = square(draft, value)),
    alerted: () => void (alerted = true),
    done: () => void (piece.done = true),
  });
  if (!ready) piece.ready = piece.facing;
  if (alerted && piece.marker === null) {
    const { dx, dy } = ahead[piece.facing];
    piece.marker = squareNamed(plan, `${(at % plan.width) + dx},${Math.floor(at / plan.width) + dy}`) ?? at;
  }
  draft.state.sentries.push(piece);
}

/** `guard ID at x,y, …` */
function guard(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const name = id(reader);
  if (!reader.take("at")) reader.fail("missing-word", 'Expected "at x,y".');
  const piece: Guard = {
    kind: "guard",
    id: name,
    at: square(draft, reader),
    prone: false,
    severe: false,
    fresh: false,
    done: "no",
  };
  reader.end();
  attributes(rest, line, {
    ...wounds(piece),
    fresh: () => void (piece.fresh = true),
    fought: () => void (piece.done = "fought"),
    done: () => void (piece.done = "yes"),
  });
  draft.state.guards.push(piece);
}

/** `corpse WHOSE at x,y, …` */
function corpse(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const of = reader.oneOf("whose it is", ["sentry", "guard", "commander", ...characterIds] as const);
  if (!reader.take("at")) reader.fail("missing-word", 'Expected "at x,y".');
  const piece: Corpse = { at: square(draft, reader), of, items: [], key: false, cards: [] };
  reader.end();
  attributes(rest, line, {
    key: () => void (piece.key = true),
    items: (value) => void (piece.items = value.rest(() => value.oneOf("an item", items))),
    cards: (value) => void (piece.cards = value.rest(() => card(value))),
  });
  draft.state.corpses.push(piece);
}

/** `turn ID, left N, …` */
function turn(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const begun: Turn = { ...newTurn(id(reader), 0), fresh: false };
  reader.end();
  const flag = (set: (turn: Turn) => void) => () => void set(begun);
  attributes(rest, line, {
    left: (value) => void (begun.left = value.count("squares", 0, 24)),
    acts: (value) => void (begun.acts = value.oneOf("what he may do", ["any", "attack", "none"] as const)),
    "no-move": flag((given) => (given.moves = false)),
    either: flag((given) => (given.either = true)),
    moved: flag((given) => (given.moved = true)),
    acted: flag((given) => (given.acted = true)),
    "must-shoot": flag((given) => (given.mustShoot = true)),
    reacted: flag((given) => (given.reacted = true)),
    "moved-on": flag((given) => (given.movedOn = true)),
    changed: flag((given) => (given.changed = true)),
    engaged: flag((given) => (given.engaged = true)),
    fresh: flag((given) => (given.fresh = true)),
    tested: (value) => void (begun.tested = value.rest(() => id(value))),
    exempt: (value) => void (begun.exempt = value.rest(() => id(value))),
    covered: (value) => void (begun.covered = value.rest(() => id(value))),
    through: (value) => void (begun.through = doorId(value)),
    conceal: (value) => void (begun.conceal = square(draft, value)),
  });
  draft.state.turn = begun;
}

/** `room R CARD`, `room R taken`, `room R face-down`, `room R face-down CARD seen 1 2` */
function room(draft: Draft, reader: LineReader): void {
  const name = reader.matching("a room", /^[1-9A-DF-Z]$/);
  const taken = reader.take("taken");
  const down = !taken && reader.take("face-down");
  const shown = !taken && reader.more && reader.peek() !== "seen" ? card(reader) : null;
  if (!taken && !down && shown === null) reader.fail("missing-word", 'Expected a card, "taken" or "face-down".');
  const seen = reader.take("seen") ? reader.rest(() => reader.count("a player", 1, 3)) : [];
  draft.state.rooms.push({ room: name, card: taken ? "taken" : (shown ?? "unknown"), up: taken || !down, seen });
}

/** `door ID x,y|x,y`, inside first, `, inner`, `, entrance`, `, no-post` */
function doorLine(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const { plan } = draft;
  if (plan === null) return reader.fail("out-of-place", 'Doors belong to a stronghold drawn under a line "plan".');
  if (plan.doors.length >= MOST_DOORS) reader.fail("too-many", `A stronghold has at most ${MOST_DOORS} doors.`);
  const name = doorId(reader);
  const between = reader.matching(
    "two squares with a bar between them, as in 2,2|2,3",
    /^\d{1,2},\d{1,2}\|\d{1,2},\d{1,2}$/,
  );
  const [inside = "", outside = ""] = between.split("|");
  reader.end();
  const drawn: (typeof plan.doors)[number] = { id: name, kind: "room", inside, outside, post: true };
  attributes(rest, line, {
    inner: () => {
      drawn.kind = "inner";
      drawn.post = false;
    },
    entrance: () => {
      drawn.kind = "entrance";
      drawn.post = false;
    },
    "no-post": () => void (drawn.post = false),
  });
  draft.plan = { ...plan, doors: [...plan.doors, drawn] };
}

const squareName = (reader: LineReader): string => reader.matching("a square, x,y", /^\d{1,2},\d{1,2}$/);

/** What each line does, by its first word. */
export const lines: Readonly<Record<string, (draft: Draft, reader: LineReader, rest: Clauses, line: number) => void>> =
  {
    umpire: (_, req) => void req.oneOf("the game", ["hour-of-glory"] as const),
    stronghold: (draft, req) => void (draft.state.stronghold = req.oneOf("a stronghold", strongholdIds)),
    phase: (draft, req) => void (draft.state.phase = req.oneOf("a phase", phases)),
    round: (draft, req) => void (draft.state.round = req.count("a round", 1, 99_999)),
    "round-begins": (draft) => void (draft.state.roundBegins = true),
    timer: (draft, req) => void (draft.state.timer = req.count("minutes", 0, 99)),
    begun: (draft, req) => void (draft.state.begun = req.count("how many began", 1, 3)),
    choosing: (draft) => void (draft.state.choosing = true),
    alarm: (draft) => void (draft.state.asi.alarm = true),
    markers: (draft, req) => void (draft.state.asi.markers = req.count("markers on the indicator", 0, 40)),
    open: (draft, req) => void (draft.state.open = req.rest(() => doorId(req))),
    pile: (draft, req) => void (draft.state.pile = req.rest(() => card(req))),
    breached: (draft, req) => void (draft.state.breached = req.oneOf("yes or no", ["yes", "no"] as const) === "yes"),
    mobilised: (draft, req) => void (draft.state.mobilised = req.count("Guards so far", 0, 99_999)),
    "guard-roll": (draft, req) => void (draft.state.guardRoll = req.count("squares", 0, 24)),
    "sentries-acting": (draft) => void (draft.state.sentriesActing = true),
    alert: (draft, req) => {
      if (!req.take("at")) req.fail("missing-word", 'Expected "at x,y".');
      draft.state.alerts.push(square(draft, req));
    },
    posts: (draft, req) => {
      if (draft.plan === null) req.fail("out-of-place", 'Posts belong to a stronghold drawn under a line "plan".');
      else draft.plan = { ...draft.plan, posts: req.rest(() => doorId(req)) };
    },
    starts: (draft, req) => {
      if (draft.plan === null) req.fail("out-of-place", 'Starts belong to a stronghold drawn under a line "plan".');
      else draft.plan = { ...draft.plan, starts: req.rest(() => squareName(req)) };
    },
    "commander-start": (draft, req) => {
      if (draft.plan === null) req.fail("out-of-place", 'It belongs to a stronghold drawn under a line "plan".');
      else draft.plan = { ...draft.plan, commander: { at: squareName(req), facing: facing(req) } };
    },
    result: (draft, req) => {
      const result = req.oneOf("a result", ["victory", "defeat"] as const);
      const text = req.word("the sentence of the result");
      draft.state.result = { result, text, cites: req.more ? req.rest(() => req.word("a rule")) : [] };
    },
    door: doorLine,
    room,
    intruder,
    commander,
    sentry,
    guard,
    corpse,
    turn,
  };
