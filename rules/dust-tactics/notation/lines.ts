import { cardIds, cardById, fullStrength } from "../book/cards.ts";
import { battles, tableSize } from "../book/battles.ts";
import { terrainKindIds, terrainKinds } from "../book/terrain.ts";
import {
  resultFor,
  type Activation,
  carriedSchema,
  weaponSchema,
  declaredSkills,
  type LostMiniature,
  type Miniature,
  newActivation,
  noStock,
  phases,
  plannedIds,
  type Reaction,
  reactionMays,
  roleSchema,
  type Side,
  sideIds,
  type State,
  type Drawn,
  type Stock,
  type TerrainPiece,
  tokenIds,
  type Unit,
} from "../table/state.ts";
import { carriedBy, commissarId, formation, miniatureId, newUnit } from "../table/forming.ts";
import type { measured } from "../../geometry/index.ts";
import { clausesOf, counted, readAttributes, type Word, nearest } from "../../kernel/index.ts";
import { battlefieldText } from "./battlefield.ts";
import { Reader } from "./text.ts";

type Clauses = readonly (readonly Word[])[];

type Attributes = Readonly<Record<string, (reader: Reader) => void>>;

/** Reads a line: its first clause, and what is said behind commas. */
export type Line = (state: State, reader: Reader, rest: Clauses, line: number) => void;

const idPattern = /^[a-z][a-z0-9-]{0,23}$/;

const id = (reader: Reader): string => reader.matching("a name in lower case", idPattern);

const side = (reader: Reader): Side => reader.oneOf("a side", sideIds);

const facing = (reader: Reader): number => reader.count("a facing in degrees", 0, 359);

const roles = roleSchema.options;

const carried = (reader: Reader) => {
  const weapon = carriedSchema.safeParse(reader.peek());
  if (!weapon.success)
    return reader.fail(
      "unknown-word",
      `"${reader.peek()}" is not a weapon that a card lists${nearest(reader.peek(), weaponSchema.options)}.`,
    );
  reader.word("a weapon");
  return weapon.data;
};

/** Attributes behind the commas, each once. */
const attributes = (clauses: Clauses, line: number, readers: Attributes): void =>
  readAttributes(clauses, (words) => new Reader(words, line), readers);

const set =
  <T extends object>(target: T, values: Partial<T>) =>
  (): void =>
    void Object.assign(target, values);

/** `terrain ID KIND x,y x,y x,y …, height N, …` */
const terrain: Line = (state, reader, rest, line) => {
  const name = id(reader);
  const kind = reader.oneOf("a kind of terrain", terrainKindIds);
  const corners = reader.rest(() => reader.at("a corner"));
  const piece: TerrainPiece = {
    id: name,
    kind,
    corners,
    height: Math.round(terrainKinds[kind].height * 1000),
    floors: kind === "building" ? 1 : 0,
    doors: [],
    windows: [],
    facing: null,
    owner: null,
    until: null,
  };
  attributes(rest, line, {
    height: (r) => void (piece.height = r.length("a height")),
    floors: (r) => void (piece.floors = r.count("floors", 0, 9)),
    doors: (r) => void (piece.doors = r.rest(() => r.at("a door"))),
    "door-width": (r) => void (piece.doorWidth = r.length("a width")),
    windows: (r) => void (piece.windows = r.rest(() => r.count("a side, by its first corner", 0, 199))),
    facing: (r) => void (piece.facing = facing(r)),
    owner: (r) => void (piece.owner = side(r)),
    until: (r) => void (piece.until = r.count("a turn", 1, 99)),
  });
  state.terrain = [...state.terrain, piece];
};

/** `objective ID at x,y NAME, held SIDE` */
const objective: Line = (state, reader, rest, line) => {
  const placed: State["objectives"][number] = { id: id(reader), name: "", at: { x: 0, y: 0 }, holder: null };
  if (!reader.take("at")) reader.fail("missing-word", 'Expected "at x,y".');
  placed.at = reader.at("a place");
  placed.name = reader.more ? reader.word("a name").slice(0, 40) : placed.id;
  reader.end();
  attributes(rest, line, { held: (r) => void (placed.holder = side(r)) });
  state.objectives.push(placed);
};

/** The miniatures of a unit by the numbers of its soldiers on the card; the others are lost. */
function numbered(
  unit: Unit,
  places: readonly measured.Place[],
  numbers: readonly number[] | null,
  reader: Reader,
): void {
  const whole = fullStrength(cardById(unit.card));
  const chosen = numbers ?? whole.map((_, i) => i + 1).slice(0, places.length);
  const given = `${counted(places.length, "place")} ${places.length === 1 ? "is" : "are"}`;
  if (chosen.length !== places.length || chosen.length > whole.length)
    reader.fail(
      "bad-count",
      numbers === null
        ? `${unit.card} has ${whole.length} miniatures; ${given} given.`
        : `${counted(numbers.length, "miniature")} of ${unit.card} ${numbers.length === 1 ? "is" : "are"} named; ${given} given, one for each is needed.`,
    );
  const beyond = chosen.find((number, i) => number > whole.length || chosen.indexOf(number) !== i);
  if (beyond !== undefined)
    reader.fail("bad-count", `${unit.card} has ${whole.length} soldiers, each once: not ${beyond}.`);
  unit.miniatures = chosen.flatMap((number, i): Miniature[] => {
    const soldier = whole[number - 1];
    const at = places[i];
    if (soldier === undefined || at === undefined) return [];
    return [{ id: miniatureId(unit.id, unit.card, number), at, floor: 0, ...carriedBy(soldier) }];
  });
  unit.lost = whole.filter((_, i) => !chosen.includes(i + 1)).map(carriedBy);
}

/** The units that a text calls ready. */
const readied = new WeakSet<Unit>();

/** `unit ID CARD SIDE at x,y …, facing N, …`, or `off WHY`, `aboard ID`, `gone` in place of the places. */
const unit: Line = (state, reader, rest, line) => {
  const name = id(reader);
  const card = reader.oneOf("a unit card", cardIds);
  const added = newUnit(name, card, side(reader), []);
  let places: readonly measured.Place[] | null = null;
  if (reader.take("at")) places = reader.rest(() => reader.at("a place"));
  else if (reader.take("off")) {
    added.where = "off";
    added.waits = reader.oneOf("what it waits for", ["arrival", "reserve", "ambush", "spy", "deployment"] as const);
  } else if (reader.take("aboard")) {
    added.where = "aboard";
    added.carrier = id(reader);
  } else if (reader.take("gone")) {
    added.where = "gone";
    added.activated = true;
    added.lost = fullStrength(cardById(card)).map(carriedBy);
    added.miniatures = [];
    added.tokens = [];
  } else reader.fail("missing-word", 'Expected "at x,y …", "off …", "aboard ID" or "gone".');
  reader.end();
  const given: { soldiers: readonly number[] | null; whole: boolean } = { soldiers: null, whole: false };
  const tokens = Object.fromEntries(
    tokenIds.map((token) => [token, () => void (added.tokens = [...new Set([...added.tokens, token])].sort())]),
  );
  attributes(rest, line, {
    ...tokens,
    whole: () => void (given.whole = true),
    soldiers: (r) => void (given.soldiers = r.rest(() => r.count("the number of a soldier", 1, 12))),
    facing: (r) => void (added.facing = facing(r)),
    damage: (r) => void (added.damage = r.count("crosses", 0, 99)),
    "not-loaded": () => void (added.tokens = added.tokens.filter((token) => token !== "loaded")),
    "not-camouflaged": () => void (added.tokens = added.tokens.filter((token) => token !== "camouflaged")),
    "grappled-by": (r) => void (added.grappledBy = id(r)),
    pilot: set(added, { pilot: true }),
    abandoned: set(added, { abandoned: true }),
    done: set(added, { activated: true, acted: true }),
    ready: () => void readied.add(Object.assign(added, { activated: false })),
    again: set(added, { again: true }),
    marched: set(added, { marched: true }),
    acted: set(added, { acted: true }),
    fresh: set(added, { acted: false }),
    used: (r) => void (added.used = r.rest(() => r.oneOf("a skill", ["fighting spirit", "lucky", "smoke launchers"]))),
    returned: (r) => void (added.returned = r.count("how often it came back", 0, 9)),
    commissar: (words) => {
      const at = words.isAtPlace ? words.at("a place") : { x: 0, y: 0 };
      const warden: LostMiniature = { ...carriedBy({ weapons: ["pistol", "blade"], role: null }), commissar: true };
      added.miniatures.push({ id: commissarId(added.id), at, floor: 0, ...warden });
    },
  });
  const [first] = places ?? [];
  if (given.whole && first !== undefined) places = formation(first, added, state);
  if (added.where !== "gone") places ??= given.soldiers?.map(() => ({ x: 0, y: 0 })) ?? null;
  if (places !== null) {
    const commissars = added.miniatures.filter(({ commissar }) => commissar);
    numbered(added, places, given.soldiers, reader);
    added.miniatures.push(...commissars);
  }
  state.units.push(added);
};

/** `carries MINIATURE WEAPON …, role R, radio, no-radio, spent WEAPON N …, floor N` */
const carries: Line = (state, reader, rest, line) => {
  const name = reader.matching("a miniature", /^[a-z][a-z0-9-]{0,26}$/);
  const figure = state.units.flatMap(({ miniatures }) => miniatures).find((miniature) => miniature.id === name);
  if (figure === undefined) return reader.fail("unknown-piece", `There is no miniature ${name} above.`);
  if (reader.more) figure.weapons = reader.rest(() => carried(reader));
  attributes(rest, line, {
    ...carriedAttributes(figure),
    floor: (r) => void (figure.floor = r.count("a floor", 0, 9)),
  });
};

const carriedAttributes = (soldier: LostMiniature): Attributes => ({
  role: (r) => void (soldier.role = r.take("none") ? null : r.oneOf("a role", roles)),
  radio: set(soldier, { radio: true }),
  "no-radio": set(soldier, { radio: false }),
  spent: (words) => {
    const pairs = words.rest((): readonly [string, number] => [carried(words), words.count("boxes", 0, 20)]);
    soldier.spent = Object.fromEntries(pairs);
  },
});

/** `lost UNIT WEAPON …, role R`: the first of them replaces what the text would make of those who are missing. */
const lost: Line = (state, reader, rest, line) => {
  const name = id(reader);
  const other = state.units.find((candidate) => candidate.id === name);
  if (other === undefined) return reader.fail("unknown-piece", `There is no unit ${name} above.`);
  const soldier: LostMiniature = { weapons: [], role: null, radio: false, commissar: false, spent: {} };
  const nobody = reader.take("nobody");
  if (reader.more) soldier.weapons = reader.rest(() => carried(reader));
  attributes(rest, line, { ...carriedAttributes(soldier), commissar: set(soldier, { commissar: true }) });
  const told = toldOf.get(state) ?? new Set<string>();
  if (!told.has(name)) other.lost = [];
  toldOf.set(state, told.add(name));
  if (!nobody) other.lost.push(soldier);
};

/** The units whose lost soldiers a text has told. */
const toldOf = new WeakMap<State, Set<string>>();

/** `MINIATURE FLOOR x,y x,y …`: the rest of its way. dt.open.march-midpoint */
function wayAhead(reader: Reader): NonNullable<Activation["ahead"]>[number] {
  const miniature = reader.word("a miniature");
  const floor = reader.count("a floor", 0, 9);
  const path: measured.Place[] = [];
  while (reader.isAtPlace) path.push(reader.at("a place"));
  return { miniature, path, floor };
}

/** `activation UNIT, hero ID, actions N, plan …, done N, …` */
const activation: Line = (state, reader, rest, line) => {
  const begun = newActivation(id(reader), null, 2);
  reader.end();
  attributes(rest, line, {
    hero: (r) => void (begun.hero = id(r)),
    actions: (r) => void (begun.actions = r.count("actions", 0, 6)),
    forced: set(begun, { forced: true }),
    stimulant: (r) => void (begun.stimulant = r.oneOf("a kind", ["attack", "move"] as const)),
    plan: (r) => void (begun.plan = r.rest(() => r.oneOf("an action", plannedIds))),
    skills: (r) => void (begun.skills = r.rest(() => r.oneOf("a skill", declaredSkills))),
    done: (r) => void (begun.done = r.count("actions that are over", 0, 9)),
    half: (words) => {
      const pairs = words.rest((): readonly [string, number] => [words.word("a miniature"), words.length("a length")]);
      begun.half = Object.fromEntries(pairs);
    },
    ahead: (r) => void (begun.ahead = r.rest(() => wayAhead(r))),
    slowed: (r) => void (begun.slowed = r.rest(() => r.word("a miniature"))),
    halted: (r) => void (begun.halted = r.rest(() => r.word("a miniature"))),
    crossed: (r) => void (begun.crossed = r.rest(() => r.word("a piece of terrain"))),
    stuck: set(begun, { stuck: true }),
    alighted: set(begun, { alighted: true }),
    driven: set(begun, { driven: true }),
    buries: (r) => void (begun.buries = id(r)),
    enters: (r) => void (begun.enters = r.oneOf("a zone", ["own", "left", "right"] as const)),
    appears: (r) => void (begun.appears = r.oneOf("how", ["ambush", "spy"] as const)),
    window: (r) => void (begun.window = r.oneOf("a state", ["closed", "open", "over"])),
  });
  state.activation = begun;
};

/** Whoever acts has been activated, unless the text says otherwise, and it is its side's turn; whichever line came first. */
export function activateWhoActs({ activation: begun, units }: State): Side | null {
  const acting = units.filter(({ id: name }) => name === begun?.unit || name === begun?.hero);
  for (const one of acting) if (!readied.has(one)) one.activated = true;
  return acting[0]?.side ?? null;
}

/** `reaction UNIT, hero ID, may either, stimulated, waits` */
const reaction: Line = (state, reader, rest, line) => {
  const pending: Reaction = { unit: id(reader), hero: null, may: "attack", waits: false };
  reader.end();
  attributes(rest, line, {
    hero: (r) => void (pending.hero = id(r)),
    may: (r) => void (pending.may = r.oneOf("what it may", reactionMays)),
    stimulated: () => void (pending.stimulated = true),
    waits: set(pending, { waits: true }),
  });
  state.reaction = pending;
};

/** `result SIDE TEXT` or `result draw TEXT`, rules behind commas. */
const result: Line = (state, reader, rest, line) => {
  const named = reader.oneOf("a side or a draw", [...sideIds, "draw"] as const);
  const winner = named === "draw" ? null : named;
  const text = reader.word("a text");
  const cites = rest.map((words) => new Reader(words, line).word("a rule"));
  state.result = { result: resultFor(winner), winner, text: text.slice(0, 300), cites };
};

/** Every line by its first word, save the rows that follow others. */
export const lines: Readonly<Record<string, Line>> = {
  umpire: (_state, reader) => {
    if (!reader.take("dust-tactics")) reader.fail("another-game", "This text is of another game.");
  },
  scenario: (state, reader) => {
    state.scenario = reader.oneOf(
      "a scenario",
      battles.map((battle) => battle.id),
    );
  },
  table: (state, reader) => {
    state.width = reader.length("a width");
    state.height = reader.length("a height");
  },
  battlefield: (state, reader, _rest, line) => {
    const battle = battles.find((candidate) => candidate.id === reader.peek());
    if (battle === undefined)
      return reader.fail(
        "unknown-word",
        `There is no battlefield "${reader.peek()}"${nearest(
          reader.peek(),
          battles.map((known) => known.id),
        )}.`,
      );
    reader.word("a battlefield");
    state.width = tableSize.width * 1000;
    state.height = tableSize.height * 1000;
    for (const text of battlefieldText(battle)) {
      const [first = [], ...more] = clausesOf(text, line);
      const inner = new Reader(first, line);
      const said = inner.word("what lies there");
      if (said === "terrain") terrain(state, inner, more, line);
      else if (said === "objective") objective(state, inner, more, line);
    }
  },
  limit: (state, reader) => void (state.limit = reader.count("an AP limit", 1, 500)),
  stock: (state, reader, rest, line) => {
    const owner = side(reader);
    const own: Stock = { ...noStock };
    attributes(rest, line, {
      bunkers: (r) => void (own.bunkers = r.count("bunkers", 0, 60)),
      strongpoints: (r) => void (own.strongpoints = r.count("strongpoints", 0, 60)),
      paid: (r) => void (own.paid = r.count("AP", 0, 999)),
    });
    state.stock = { ...state.stock, [owner]: own };
  },
  defender: (state, reader) => void (state.defender = side(reader)),
  rolls: (state, reader, rest, line) => {
    const drawn: Drawn = { south: null, north: null, limit: null, laidOutBy: null };
    reader.end();
    attributes(rest, line, {
      south: (r) => void (drawn.south = r.word("a list")),
      north: (r) => void (drawn.north = r.word("a list")),
      limit: (r) => void (drawn.limit = r.count("an AP limit", 1, 500)),
      "laid-out-by": (r) => void (drawn.laidOutBy = side(r)),
    });
    state.drawn = drawn;
  },
  chooses: (state, reader) => void (state.chooser = side(reader)),
  phase: (state, reader) => void (state.phase = reader.oneOf("a phase", phases)),
  turn: (state, reader) => {
    state.turn = reader.count("a turn", 1, 99);
    if (reader.take("of")) state.turns = reader.count("the last turn", 1, 99);
  },
  first: (state, reader) => void (state.first = side(reader)),
  initiative: (state, reader) => void (state.initiative = side(reader)),
  next: (state, reader) => void (state.next = side(reader)),
  score: (state, reader) => {
    state.score = { north: reader.count("AP", 0, 9999), south: reader.count("AP", 0, 9999) };
  },
  named: (state, reader) => void (state.named = reader.count("a number", 0, 999)),
  spent: (state, reader) => {
    const words = ["north-reinforcement", "south-reinforcement", "north-vehicle", "south-vehicle"] as const;
    state.spent = reader.rest(() => reader.oneOf("what is used up", words));
  },
  alert: (state, reader) => void state.alerts.push({ side: side(reader), aircraft: id(reader) }),
  terrain,
  objective,
  unit,
  carries,
  lost,
  activation,
  reaction,
  result,
};
