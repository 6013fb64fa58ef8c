import { ahead } from "../../geometry/index.ts";
import { LineReader, readAttributes, type Word } from "../../kernel/index.ts";
import { cardIds } from "../book/cards.ts";
import { characterIds } from "../book/characters.ts";
import { equipmentIds, weaponIds } from "../book/items.ts";
import { mostDoors, strongholdIds } from "../book/strongholds.ts";
import { doorNamed, readyFacing, squareNamed } from "../table/plan.ts";
import { newIntruder } from "../table/starting-pieces.ts";
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

/** Attributes behind the commas, each once. */
const attributes = (clauses: Clauses, line: number, known: Attributes): void =>
  readAttributes(clauses, (words) => new LineReader(words, line), known);

const wounds = (agent: { prone: boolean; severe: boolean }): Attributes => ({
  prone: () => {
    agent.prone = true;
  },
  severe: () => {
    agent.severe = true;
  },
});

/** `intruder CHARACTER at x,y, …` */
function intruder(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const character = reader.oneOf("a character", characterIds);
  const one: Intruder = newIntruder(character, draft.state.intruders.length + 1);
  if (reader.take("escaped")) one.status = "escaped";
  else if (reader.take("dead")) {
    one.status = "dead";
    one.weapons = [];
  } else if (!reader.take("waiting")) {
    if (!reader.take("at")) reader.fail("missing-word", 'Expected "at x,y", "waiting", "escaped" or "dead".');
    one.at = square(draft, reader);
  }
  reader.end();
  attributes(rest, line, {
    ...wounds(one),
    called: (r) => {
      one.id = id(r);
    },
    player: (r) => {
      one.player = r.count("a player", 1, 3);
    },
    raiding: () => {
      one.mode = "raiding";
    },
    assault: () => {
      one.mode = "assault";
    },
    weapons: (r) => {
      one.weapons = r.rest(() => r.oneOf("a weapon", weaponIds));
    },
    equipment: (r) => {
      one.equipment = r.rest(() => r.oneOf("an item", equipmentIds));
    },
    key: () => {
      one.key = true;
    },
    cards: (r) => {
      one.cards = r.rest(() => card(r));
    },
    done: () => {
      one.done = true;
    },
  });
  draft.state.intruders.push(one);
}

/** `commander at x,y, facing F, …` or `commander left` */
function commander(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  if (reader.take("left")) {
    draft.state.commanderLeft = true;
    return;
  }
  if (!reader.take("at")) reader.fail("missing-word", 'Expected "at x,y" or "left".');
  const one: Commander = {
    kind: "commander",
    id: "commander",
    at: square(draft, reader),
    facing: "N",
    prone: false,
    severe: false,
    key: true,
    captured: { items: [], cards: [] },
  };
  reader.end();
  attributes(rest, line, {
    ...wounds(one),
    facing: (r) => {
      one.facing = facing(r);
    },
    "no-key": () => {
      one.key = false;
    },
    items: (r) => {
      one.captured.items = r.rest(() => r.oneOf("an item", items));
    },
    cards: (r) => {
      one.captured.cards = r.rest(() => card(r));
    },
  });
  draft.state.commander = one;
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
  const one: Sentry = {
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
    ...wounds(one),
    door: (r) => {
      one.post = doorId(r);
    },
    unposted: () => {
      one.post = null;
    },
    ready: (r) => {
      one.ready = facing(r);
      ready = true;
    },
    facing: (r) => {
      one.facing = facing(r);
    },
    marker: (r) => {
      one.marker = square(draft, r);
    },
    alerted: () => {
      alerted = true;
    },
    done: () => {
      one.done = true;
    },
  });
  if (!ready) one.ready = one.facing;
  if (alerted && one.marker === null) {
    const { dx, dy } = ahead[one.facing];
    one.marker = squareNamed(plan, `${(at % plan.width) + dx},${Math.floor(at / plan.width) + dy}`) ?? at;
  }
  draft.state.sentries.push(one);
}

/** `guard ID at x,y, …` */
function guard(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const name = id(reader);
  if (!reader.take("at")) reader.fail("missing-word", 'Expected "at x,y".');
  const one: Guard = {
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
    ...wounds(one),
    fresh: () => {
      one.fresh = true;
    },
    fought: () => {
      one.done = "fought";
    },
    done: () => {
      one.done = "yes";
    },
  });
  draft.state.guards.push(one);
}

/** `corpse WHOSE at x,y, …` */
function corpse(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const of = reader.oneOf("whose it is", ["sentry", "guard", "commander", ...characterIds] as const);
  if (!reader.take("at")) reader.fail("missing-word", 'Expected "at x,y".');
  const one: Corpse = { at: square(draft, reader), of, items: [], key: false, cards: [] };
  reader.end();
  attributes(rest, line, {
    key: () => {
      one.key = true;
    },
    items: (r) => {
      one.items = r.rest(() => r.oneOf("an item", items));
    },
    cards: (r) => {
      one.cards = r.rest(() => card(r));
    },
  });
  draft.state.corpses.push(one);
}

/** `turn ID, left N, …` */
function turn(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const one: Turn = { ...newTurn(id(reader), 0), fresh: false };
  reader.end();
  const flag = (set: (turn: Turn) => void) => () => {
    set(one);
  };
  attributes(rest, line, {
    left: (r) => {
      one.left = r.count("squares", 0, 24);
    },
    acts: (r) => {
      one.acts = r.oneOf("what he may do", ["any", "attack", "none"] as const);
    },
    "no-move": flag((t) => (t.moves = false)),
    either: flag((t) => (t.either = true)),
    moved: flag((t) => (t.moved = true)),
    acted: flag((t) => (t.acted = true)),
    "must-shoot": flag((t) => (t.mustShoot = true)),
    reacted: flag((t) => (t.reacted = true)),
    "moved-on": flag((t) => (t.movedOn = true)),
    engaged: flag((t) => (t.engaged = true)),
    fresh: flag((t) => (t.fresh = true)),
    tested: (r) => {
      one.tested = r.rest(() => id(r));
    },
    exempt: (r) => {
      one.exempt = r.rest(() => id(r));
    },
    covered: (r) => {
      one.covered = r.rest(() => id(r));
    },
    through: (r) => {
      one.through = doorId(r);
    },
    conceal: (r) => {
      one.conceal = square(draft, r);
    },
  });
  draft.state.turn = one;
}

/** `room R CARD`, `room R taken`, `room R face-down`, `room R face-down CARD seen 1 2` */
function room(draft: Draft, reader: LineReader): void {
  const name = reader.matching("a room", /^[1-9A-DF-Z]$/);
  const taken = reader.take("taken");
  const down = !taken && reader.take("face-down");
  const known = !taken && reader.more && reader.peek() !== "seen" ? card(reader) : null;
  if (!taken && !down && known === null) reader.fail("missing-word", 'Expected a card, "taken" or "face-down".');
  const seen = reader.take("seen") ? reader.rest(() => reader.count("a player", 1, 3)) : [];
  draft.state.rooms.push({ room: name, card: taken ? "taken" : (known ?? "unknown"), up: taken || !down, seen });
}

/** `door ID x,y|x,y`, inside first, `, inner`, `, entrance`, `, no-post` */
function doorLine(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const { plan } = draft;
  if (plan === null) return reader.fail("out-of-place", 'Doors belong to a stronghold drawn under a line "plan".');
  if (plan.doors.length >= mostDoors) reader.fail("too-many", `A stronghold has at most ${mostDoors} doors.`);
  const name = doorId(reader);
  const between = reader.matching(
    "two squares with a bar between them, as in 2,2|2,3",
    /^\d{1,2},\d{1,2}\|\d{1,2},\d{1,2}$/,
  );
  const [inside = "", outside = ""] = between.split("|");
  reader.end();
  const one: (typeof plan.doors)[number] = { id: name, kind: "room", inside, outside, post: true };
  attributes(rest, line, {
    inner: () => {
      one.kind = "inner";
      one.post = false;
    },
    entrance: () => {
      one.kind = "entrance";
      one.post = false;
    },
    "no-post": () => {
      one.post = false;
    },
  });
  draft.plan = { ...plan, doors: [...plan.doors, one] };
}

const squareName = (reader: LineReader): string => reader.matching("a square, x,y", /^\d{1,2},\d{1,2}$/);

/** What each line does, by its first word. */
export const lines: Readonly<Record<string, (draft: Draft, reader: LineReader, rest: Clauses, line: number) => void>> =
  {
    umpire: (_, req) => {
      req.oneOf("the game", ["hour-of-glory"] as const);
    },
    stronghold: (d, req) => {
      d.state.stronghold = req.oneOf("a stronghold", strongholdIds);
    },
    phase: (d, req) => {
      d.state.phase = req.oneOf("a phase", phases);
    },
    round: (d, req) => {
      d.state.round = req.count("a round", 1, 99_999);
    },
    "round-begins": (d) => {
      d.state.roundBegins = true;
    },
    timer: (d, req) => {
      d.state.timer = req.count("minutes", 0, 99);
    },
    begun: (d, req) => {
      d.state.begun = req.count("how many began", 1, 3);
    },
    choosing: (d) => {
      d.state.choosing = true;
    },
    alarm: (d) => {
      d.state.asi.alarm = true;
    },
    markers: (d, req) => {
      d.state.asi.markers = req.count("markers on the indicator", 0, 40);
    },
    open: (d, req) => {
      d.state.open = req.rest(() => doorId(req));
    },
    pile: (d, req) => {
      d.state.pile = req.rest(() => card(req));
    },
    breached: (d, req) => {
      d.state.breached = req.oneOf("yes or no", ["yes", "no"] as const) === "yes";
    },
    mobilised: (d, req) => {
      d.state.mobilised = req.count("Guards so far", 0, 99_999);
    },
    "guard-roll": (d, req) => {
      d.state.guardRoll = req.count("squares", 0, 24);
    },
    "sentries-acting": (d) => {
      d.state.sentriesActing = true;
    },
    alert: (d, req) => {
      if (!req.take("at")) req.fail("missing-word", 'Expected "at x,y".');
      d.state.alerts.push(square(d, req));
    },
    posts: (d, req) => {
      if (d.plan === null) req.fail("out-of-place", 'Posts belong to a stronghold drawn under a line "plan".');
      else d.plan = { ...d.plan, posts: req.rest(() => doorId(req)) };
    },
    starts: (d, req) => {
      if (d.plan === null) req.fail("out-of-place", 'Starts belong to a stronghold drawn under a line "plan".');
      else d.plan = { ...d.plan, starts: req.rest(() => squareName(req)) };
    },
    "commander-start": (d, req) => {
      if (d.plan === null) req.fail("out-of-place", 'It belongs to a stronghold drawn under a line "plan".');
      else d.plan = { ...d.plan, commander: { at: squareName(req), facing: facing(req) } };
    },
    result: (d, req) => {
      const result = req.oneOf("a result", ["victory", "defeat"] as const);
      const text = req.word("the sentence of the result");
      d.state.result = { result, text, cites: req.more ? req.rest(() => req.word("a rule")) : [] };
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
