import { type Facing, type Grid, type Square, squareNamed } from "../../geometry/index.ts";
import { seatCount } from "../fighting/index.ts";
import {
  type AxisUnit,
  edgeStep,
  type Equipment,
  isVehicleKind,
  type Item,
  type Laid,
  newUnit,
  type Operator,
  type OperatorVehicle,
  placeOnRoute,
  type Post,
  type State,
  type Token,
  type UnitKind,
  type Weapon,
} from "../board/index.ts";
import { type Clause, Reader, TextFault } from "./text.ts";

/** A piece as the legend describes it, before it is bound to its place. */
export type ReadPiece =
  | { readonly kind: "operator"; readonly operator: Operator; readonly ground: string | null; readonly place: Clause }
  | {
      readonly kind: "unit";
      readonly unit: AxisUnit;
      readonly postGiven: ReadPost | null;
      readonly ground: string | null;
      readonly place: Clause;
    }
  | {
      readonly kind: "vehicle";
      readonly vehicle: OperatorVehicle;
      readonly ground: string | null;
      readonly place: Clause;
    }
  | { readonly kind: "laid"; readonly laid: Laid; readonly ground: string | null; readonly place: Clause }
  | { readonly kind: "corpse"; readonly at: Square | null; readonly ground: string | null; readonly place: Clause };

export type ReadPost =
  | { readonly kind: "sentry"; readonly at: Square | null }
  | { readonly kind: "patrol"; readonly line: number | null }
  | { readonly kind: "guard" }
  | { readonly kind: "assault" }
  | { readonly kind: "route"; readonly route: number; readonly way: 1 | -1; readonly step: number | null }
  | {
      readonly kind: "convoy";
      readonly route: number;
      readonly scout: boolean;
      readonly waiting: boolean;
      readonly step: number | null;
    }
  | { readonly kind: "spawn"; readonly tile: string; readonly marker: number };

export const unitKinds = [
  "rifleman",
  "smg",
  "officer",
  "mortar",
  "motorbike",
  "half-track",
  "kubelwagen",
  "truck",
] as const satisfies readonly UnitKind[];
const vehicleWords = { willys: "willys", boat: "boat", "operator-truck": "truck" } as const;
export const laidKinds = ["barrel", "trap", "landmine", "bomb", "document"] as const satisfies readonly Laid["kind"][];

export const pieceKinds = [
  "operator",
  "resistance",
  ...unitKinds,
  "willys",
  "boat",
  "operator-truck",
  "corpse",
  ...laidKinds,
] as const;

/** Pieces that may be drawn several times under one letter: those without an id, and vehicles on all their squares. */
export const drawnOften = (word: string): boolean =>
  word === "corpse" ||
  isOneOf(laidKinds, word) ||
  isOneOf(["motorbike", "half-track", "kubelwagen", "truck", "willys", "boat", "operator-truck"], word);
/** Pieces that cover several squares. */
export const isLarge = (word: string): boolean => drawnOften(word) && word !== "corpse" && !isOneOf(laidKinds, word);
const isOneOf = <T extends string>(words: readonly T[], word: string): word is T =>
  words.some((known) => known === word);

/** Item words of an Operator, singular and plural, with the tokens meant when no number is given. */
export const itemWords: Readonly<Record<string, { readonly item: Item; readonly count: number }>> = {
  grenade: { item: "grenade", count: 1 },
  grenades: { item: "grenade", count: 3 },
  landmine: { item: "landmine", count: 1 },
  bomb: { item: "bomb", count: 1 },
  bombs: { item: "bomb", count: 2 },
  trap: { item: "trap", count: 1 },
  "med-pack": { item: "med-pack", count: 1 },
  "rabbits-foot": { item: "rabbits-foot", count: 1 },
  document: { item: "document", count: 1 },
};
export const equipmentWords = ["grappling-hook", "camo-net", "scuba-gear"] as const satisfies readonly Equipment[];

export const grounds = ["forest", "water", "rock", "hedge", "crates", "indoors", "regular"] as const;
export const facings = ["N", "E", "S", "W"] as const satisfies readonly Facing[];

/** What Jock, Paddy and anyone else carry when the legend names no weapon. */
const usualWeapons = (id: string): readonly Weapon[] => (id === "paddy" ? ["pistol", "sten"] : ["knife", "pistol"]);

/** The usual number of Sten gun ammunition tokens. */
const FULL_STEN = 5;

const readSquare = (reader: Reader, grid: Grid): Square => {
  const place = reader.place;
  const text = reader.word('A square "x,y"');
  const square = squareNamed(grid, text);
  if (square === null)
    throw new TextFault(
      place,
      `"${text}" is no square of this board; squares are "x,y" from 0,0 to ${grid.width - 1},${grid.height - 1}.`,
    );
  return square;
};

const readId = (reader: Reader): string => {
  const place = reader.place;
  const id = reader.word("The id of the piece");
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(id))
    throw new TextFault(place, `"${id}" is no id: ids are lower-case words of letters, digits and hyphens.`);
  return id;
};

/** Where a vehicle's token lies: column and row of its upper left square, which may be off the board. */
function readToken(reader: Reader): Token {
  const place = reader.place;
  const text = reader.word('A place "x,y"');
  const [, x, y] = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(text) ?? [];
  if (x === undefined || y === undefined || Math.abs(Number(x)) > 99 || Math.abs(Number(y)) > 99)
    throw new TextFault(place, `"${text}" is no place "x,y" of a token.`);
  return { x: Number(x), y: Number(y) };
}

/**
 * Reads a piece from its clauses. `drawnAt` is its square when it is drawn on the board; a vehicle's the first of its
 * squares.
 */
export function readPiece(clauses: readonly Clause[], grid: Grid, drawnAt: Square | null): ReadPiece {
  const [head, ...attributes] = clauses;
  if (head === undefined) throw new Error("A piece without words.");
  const reader = new Reader(head);
  const kind = reader.oneOf("a kind of piece", pieceKinds);
  if (kind === "corpse") return readCorpse(reader, attributes, head, grid, drawnAt);
  if (isOneOf(laidKinds, kind)) return readLaid(reader, kind, attributes, head, grid, drawnAt);
  const id = readId(reader);
  switch (kind) {
    case "operator":
    case "resistance":
      return readOperator(reader, id, kind === "resistance", attributes, head, grid, drawnAt);
    case "willys":
    case "boat":
    case "operator-truck":
      return readVehicle(reader, vehicleWords[kind], id, attributes, head, grid, drawnAt);
    default:
      return readUnit(reader, kind, id, attributes, head, grid, drawnAt);
  }
}

const tokenAt = (grid: Grid, square: Square | null): Token | null =>
  square === null ? null : { x: square % grid.width, y: Math.floor(square / grid.width) };

/** `willys jeep at 3,4, facing E, health 6, seats jock paddy - -` */
function readVehicle(
  first: Reader,
  kind: OperatorVehicle["kind"],
  id: string,
  attributes: readonly Clause[],
  place: Clause,
  grid: Grid,
  drawnAt: Square | null,
): ReadPiece {
  let token = tokenAt(grid, drawnAt);
  let ground: string | null = null;
  const vehicle: OperatorVehicle = {
    id,
    kind,
    token: { x: 0, y: 0 },
    facing: "N",
    health: kind === "boat" ? 3 : 6,
    ap: 2,
    turn: "to-act",
    seats: Array.from({ length: seatCount(kind) }, () => null),
  };
  readAttributes(first, attributes, (word, reader) => {
    switch (word) {
      case "at":
        token = readToken(reader);
        return;
      case "on":
        ground = reader.oneOf("a kind of square", grounds);
        return;
      case "facing":
        vehicle.facing = reader.oneOf("a facing", facings);
        return;
      case "health":
        vehicle.health = reader.count("health", 1, 99);
        return;
      case "ap":
        vehicle.ap = reader.count("action points", 0, 99);
        return;
      case "acting":
      case "finished":
        vehicle.turn = word;
        return;
      case "seats":
        for (let i = 0; reader.more; i++) {
          if (i >= vehicle.seats.length) reader.fail(`A ${kind} has ${vehicle.seats.length} seats.`);
          vehicle.seats[i] = reader.take("-") ? null : readId(reader);
        }
        return;
      default:
        throw new UnknownAttribute();
    }
  });
  if (token === null)
    throw new TextFault(place, `${id} needs a place: draw it, or write "at x,y", the upper left square of its token.`);
  vehicle.token = token;
  return { kind: "vehicle", vehicle, ground, place };
}

/** `trap at 3,4, of reg, used`, `bomb at 3,4, of jock, above 5` */
function readLaid(
  first: Reader,
  kind: Laid["kind"],
  attributes: readonly Clause[],
  place: Clause,
  grid: Grid,
  drawnAt: Square | null,
): ReadPiece {
  let at = drawnAt;
  let ground: string | null = null;
  let of: string | null = null;
  let used = false;
  let above = 1;
  readAttributes(first, attributes, (word, reader) => {
    if (word === "at") at = readSquare(reader, grid);
    else if (word === "on") ground = reader.oneOf("a kind of square", grounds);
    else if (word === "of" && kind !== "barrel" && kind !== "document") of = readId(reader);
    else if (word === "used" && kind === "trap") used = true;
    else if (word === "above" && kind === "bomb") above = reader.count("the cards above the bomb card", 0, 99);
    else throw new UnknownAttribute();
  });
  if (at === null) throw new TextFault(place, `A ${kind} needs a place: draw it, or write "at x,y".`);
  const laid: Laid =
    kind === "barrel" || kind === "document"
      ? { kind, at }
      : kind === "trap"
        ? { kind, at, of, used }
        : kind === "landmine"
          ? { kind, at, of }
          : { kind, at, of, above };
  return { kind: "laid", laid, ground, place };
}

/** Reads the clauses of a piece: the rest of the first one and all others, each by the word it begins with. */
function readAttributes(
  first: Reader,
  attributes: readonly Clause[],
  read: (word: string, reader: Reader) => void,
): void {
  const readers = [...(first.more ? [first] : []), ...attributes.map((clause) => new Reader(clause))];
  for (const reader of readers) {
    while (reader.more) {
      const place = reader.place;
      const word = reader.word("An attribute");
      try {
        read(word, reader);
      } catch (error) {
        if (error instanceof UnknownAttribute)
          throw new TextFault(place, `"${word}" is not an attribute of this piece.`);
        throw error;
      }
    }
  }
}

class UnknownAttribute extends Error {}

function readCorpse(
  first: Reader,
  attributes: readonly Clause[],
  place: Clause,
  grid: Grid,
  drawnAt: Square | null,
): ReadPiece {
  let at = drawnAt;
  let ground: string | null = null;
  readAttributes(first, attributes, (word, reader) => {
    if (word === "at") at = readSquare(reader, grid);
    else if (word === "on") ground = reader.oneOf("a kind of square", grounds);
    else throw new UnknownAttribute();
  });
  return { kind: "corpse", at, ground, place };
}

function readOperator(
  first: Reader,
  id: string,
  support: boolean,
  attributes: readonly Clause[],
  place: Clause,
  grid: Grid,
  drawnAt: Square | null,
): ReadPiece {
  const operator: Operator = {
    id,
    player: 1,
    at: drawnAt,
    fate: "in-play",
    facing: "N",
    crouched: false,
    health: support ? 3 : 5,
    ap: 4,
    turn: "to-act",
    spotted: false,
    weapons: [],
    ammunition: 0,
    sniperAmmunition: 0,
    equipment: [],
    items: [],
    carrying: null,
    cigarette: false,
    aim: null,
    mark: null,
    markAt: null,
    support,
    scuba: false,
    speared: false,
    aboard: null,
  };
  let ground: string | null = null;
  readAttributes(first, attributes, (word, reader) => {
    switch (word) {
      case "at":
        operator.at = readSquare(reader, grid);
        return;
      case "on":
        ground = reader.oneOf("a kind of square", grounds);
        return;
      case "facing":
        operator.facing = reader.oneOf("a facing", facings);
        return;
      case "standing":
        operator.crouched = false;
        return;
      case "crouched":
        operator.crouched = true;
        return;
      case "health":
        operator.health = reader.count("health", 0, 99);
        return;
      case "ap":
        operator.ap = reader.count("action points", 0, 99);
        return;
      case "spotted":
        operator.spotted = true;
        return;
      case "knife":
      case "pistol":
      case "speargun":
      case "rifle":
        operator.weapons.push(word);
        return;
      case "sniper":
        operator.weapons.push("sniper");
        operator.sniperAmmunition = /^\d/.test(reader.peek() ?? "")
          ? reader.count("ammunition tokens", 0, 99)
          : FULL_STEN;
        return;
      case "scuba":
        operator.scuba = true;
        return;
      case "speared":
        operator.speared = true;
        return;
      case "mark-at":
        operator.markAt = readSquare(reader, grid);
        return;
      case "sten":
        operator.weapons.push("sten");
        operator.ammunition = /^\d/.test(reader.peek() ?? "") ? reader.count("ammunition tokens", 0, 99) : FULL_STEN;
        return;
      case "unarmed":
        operator.weapons.length = 0;
        return;
      case "carrying":
        operator.carrying = reader.oneOf("an object", ["corpse", "barrel"] as const);
        return;
      case "cigarette":
        operator.cigarette = true;
        return;
      case "aim":
        operator.aim = readId(reader);
        return;
      case "mark":
        operator.mark = readId(reader);
        return;
      case "player":
        operator.player = reader.count("a player", 1, 4);
        return;
      case "acting":
      case "finished":
        operator.turn = word;
        return;
      case "dead":
      case "left":
        Object.assign(operator, { fate: word, at: null, turn: "finished", ap: 0 } satisfies Partial<Operator>);
        return;
      default:
        if (isOneOf(equipmentWords, word)) operator.equipment.push(word);
        else if (Object.hasOwn(itemWords, word)) readItem(operator, itemWords[word], reader);
        else throw new UnknownAttribute();
    }
  });
  const unarmed = attributes.some(({ words: [word] }) => word?.text === "unarmed");
  if (operator.weapons.length === 0 && !unarmed) {
    operator.weapons.push(...(support ? (["rifle"] as const) : usualWeapons(id)));
    if (operator.weapons.includes("sten")) operator.ammunition = FULL_STEN;
  }
  return { kind: "operator", operator, ground, place };
}

/** `grenade 2`, `trap 1 of reg` */
function readItem(
  operator: Operator,
  word: { readonly item: Item; readonly count: number } | undefined,
  reader: Reader,
): void {
  if (word === undefined) return;
  const count = /^\d/.test(reader.peek() ?? "") ? reader.count("tokens", 0, 99) : word.count;
  const of = reader.take("of") ? readId(reader) : null;
  if (operator.items.length >= 4) reader.fail("An Operator board has 4 item spaces.");
  operator.items.push({ item: word.item, count, of });
}

function readUnit(
  first: Reader,
  kind: AxisUnit["kind"],
  id: string,
  attributes: readonly Clause[],
  place: Clause,
  grid: Grid,
  drawnAt: Square | null,
): ReadPiece {
  const large = isVehicleKind(kind);
  const unit = newUnit({
    id,
    kind,
    post: { kind: "guard" },
    at: large ? null : drawnAt,
    facing: "N",
    token: large ? tokenAt(grid, drawnAt) : null,
  });
  let postGiven: ReadPost | null = null;
  let ground: string | null = null;
  readAttributes(first, attributes, (word, reader) => {
    switch (word) {
      case "at":
        if (large) unit.token = readToken(reader);
        else unit.at = readSquare(reader, grid);
        return;
      case "set-up":
        unit.setUp = true;
        return;
      case "assault":
        postGiven = { kind: "assault" };
        return;
      case "route": {
        const route = reader.count("the number of a route", 1, 8) - 1;
        const way = reader.take("back") ? -1 : 1;
        postGiven = {
          kind: "route",
          route,
          way,
          step: reader.take("step") ? reader.signed("a step of the route", -400, 800) : null,
        };
        return;
      }
      case "convoy": {
        const route = reader.count("the number of a route", 1, 8) - 1;
        const scout = reader.take("scout");
        const waiting = reader.take("waiting");
        postGiven = {
          kind: "convoy",
          route,
          scout,
          waiting,
          step: reader.take("step") ? reader.signed("a step of the route", -400, 800) : null,
        };
        return;
      }
      case "on":
        ground = reader.oneOf("a kind of square", grounds);
        return;
      case "facing":
        unit.facing = reader.oneOf("a facing", facings);
        return;
      case "alert":
        unit.alert = true;
        return;
      case "cigarette":
        unit.smoking = true;
        return;
      case "advanced":
        unit.advanced = true;
        return;
      case "wounds":
        unit.wounds = reader.count("wounds", 0, 99);
        return;
      case "guard":
        postGiven = { kind: "guard" };
        return;
      case "sentry":
        postGiven = { kind: "sentry", at: reader.take("of") ? readSquare(reader, grid) : null };
        return;
      case "patrol":
        postGiven = {
          kind: "patrol",
          line: reader.more ? reader.count("the number of a patrol line", 1, 20) - 1 : null,
        };
        return;
      case "spawn": {
        const tile = reader.word("The letter of a spawn tile");
        postGiven = { kind: "spawn", tile, marker: reader.count("a marker", 1, 6) - 1 };
        unit.at = null;
        return;
      }
      case "saw":
        while (reader.more) unit.seen.push(readId(reader));
        return;
      case "reacted":
        while (reader.more) unit.reacted.push(readId(reader));
        return;
      default:
        throw new UnknownAttribute();
    }
  });
  return { kind: "unit", unit, postGiven, ground, place };
}

/** Where a unit belongs, from what the legend says or from where it stands. */
export function postOf(
  state: Pick<State, "points" | "lines" | "tiles" | "routes">,
  grid: Grid,
  unit: AxisUnit,
  given: ReadPost | null,
  place: Clause,
): Post {
  const { kind, at } = unit;
  if (given?.kind === "assault") return given;
  if (given?.kind === "route" || given?.kind === "convoy") return routePost(state, grid, unit, given, place);
  if (isVehicleKind(kind) && given?.kind !== "spawn") return { kind: "guard" };
  if (given?.kind === "spawn") {
    const tile = state.tiles.findIndex(({ id }) => id === given.tile);
    if (tile < 0) throw new TextFault(place, `There is no spawn tile ${given.tile}.`);
    return { kind: "spawn", tile, marker: given.marker };
  }
  if (kind === "officer") return { kind: "officer" };
  if (given?.kind === "guard" || (given === null && (kind === "smg" || kind === "mortar"))) return { kind: "guard" };
  if (given === null || given.kind === "sentry") {
    const square = given?.at ?? at;
    const point = state.points.findIndex((candidate) => candidate.at === square);
    if (point >= 0) return { kind: "sentry", point };
    if (given !== null)
      throw new TextFault(
        place,
        `${unit.id} stands on no sentry point: write "point" for its square, or "sentry of x,y".`,
      );
  }
  if (given === null || given.kind === "patrol") {
    const line = given?.line ?? state.lines.findIndex(({ squares }) => at !== null && squares.includes(at));
    if (line >= 0 && line < state.lines.length) return { kind: "patrol", line };
    if (given !== null)
      throw new TextFault(
        place,
        `${unit.id} stands on no patrol line: write a "line", or "patrol N" with the number of its line.`,
      );
  }
  return { kind: "guard" };
}

const plainSettings = { readings: {}, numbers: {} };

/**
 * The step of its route a vehicle stands on: the one that is named, or the one its token lies on; without a place the
 * edge of the board.
 */
function routePost(
  state: Pick<State, "routes">,
  grid: Grid,
  unit: AxisUnit,
  given: Extract<ReadPost, { kind: "route" | "convoy" }>,
  place: Clause,
): Post {
  const route = state.routes[given.route];
  const { kind, token } = unit;
  if (route === undefined || !isVehicleKind(kind))
    throw new TextFault(place, `There is no route ${given.route + 1}, or ${unit.id} is no vehicle.`);
  const way = given.kind === "route" ? given.way : 1;
  const found =
    given.step ??
    (token === null
      ? edgeStep(grid, route, way)
      : Array.from({ length: 400 }, (_, i) => i - 100).find((step) => {
          const at = placeOnRoute(plainSettings, route, step, way, kind);
          return at.x === token.x && at.y === token.y && at.facing === unit.facing;
        }));
  if (found === undefined)
    throw new TextFault(place, `${unit.id} does not stand on its route: give its place and facing on it, or "step N".`);
  return given.kind === "route"
    ? { kind: "route", route: given.route, step: found, way }
    : { kind: "convoy", route: given.route, step: found, scout: given.scout, waiting: given.waiting };
}

const attributesOf = (parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(", ");

/** The legend of an Operator, without his place. */
export function printOperator(operator: Operator, nameOfSquare: (square: Square) => string): string {
  const {
    id,
    facing,
    health,
    ap,
    crouched,
    spotted,
    weapons,
    ammunition,
    sniperAmmunition,
    equipment,
    items,
    carrying,
    cigarette,
    aim,
    mark,
    player,
    turn,
    fate,
    support,
    scuba,
    speared,
  } = operator;
  return attributesOf([
    `${support ? "resistance" : "operator"} ${id}`,
    `facing ${facing}`,
    health !== (support ? 3 : 5) && `health ${health}`,
    fate === "in-play" && ap !== 4 && `ap ${ap}`,
    crouched && "crouched",
    spotted && "spotted",
    ...weapons.map((weapon) =>
      weapon === "sten" ? `sten ${ammunition}` : weapon === "sniper" ? `sniper ${sniperAmmunition}` : weapon,
    ),
    weapons.length === 0 && "unarmed",
    ...equipment,
    ...items.map(({ item, count, of }) => `${item} ${count}${of === null ? "" : ` of ${of}`}`),
    scuba && "scuba",
    speared && "speared",
    carrying !== null && `carrying ${carrying}`,
    cigarette && "cigarette",
    aim !== null && `aim ${aim}`,
    mark !== null && `mark ${mark}`,
    operator.markAt !== null && `mark-at ${nameOfSquare(operator.markAt)}`,
    player !== 1 && `player ${player}`,
    fate === "in-play" && turn !== "to-act" && turn,
    fate !== "in-play" && fate,
  ]);
}

/** The legend of a unit, without its place. */
export function printUnit(state: State, unit: AxisUnit, nameOfSquare: (square: Square) => string): string {
  const { id, kind, facing, alert, smoking, wounds, advanced, seen, reacted, post } = unit;
  return attributesOf([
    `${kind} ${id}`,
    `facing ${facing}`,
    alert && "alert",
    printPost(state, post, kind, nameOfSquare),
    unit.setUp && "set-up",
    smoking && "cigarette",
    wounds > 0 && `wounds ${wounds}`,
    advanced && "advanced",
    seen.length > 0 && `saw ${seen.join(" ")}`,
    reacted.length > 0 && `reacted ${reacted.join(" ")}`,
  ]);
}

function printPost(
  state: State,
  post: Post,
  kind: AxisUnit["kind"],
  nameOfSquare: (square: Square) => string,
): string | false {
  switch (post.kind) {
    case "sentry":
      return `sentry of ${nameOfSquare(state.points[post.point]?.at ?? 0)}`;
    case "patrol":
      return `patrol ${post.line + 1}`;
    case "spawn":
      return `spawn ${state.tiles[post.tile]?.id ?? "?"} ${post.marker + 1}`;
    case "assault":
      return "assault";
    case "route":
      return `route ${post.route + 1}${post.way === 1 ? "" : " back"} step ${post.step}`;
    case "convoy":
      return `convoy ${post.route + 1}${post.scout ? " scout" : ""}${post.waiting ? " waiting" : ""} step ${post.step}`;
    case "guard":
      return kind === "smg" || kind === "mortar" || isVehicleKind(kind) ? false : "guard";
    case "officer":
      return false;
  }
}

/** The legend of an Operator vehicle, without its place. */
export function printVehicle({ id, kind, facing, health, ap, turn, seats }: OperatorVehicle): string {
  return attributesOf([
    `${kind === "truck" ? "operator-truck" : kind} ${id}`,
    `facing ${facing}`,
    health !== (kind === "boat" ? 3 : 6) && `health ${health}`,
    ap !== 2 && `ap ${ap}`,
    turn !== "to-act" && turn,
    seats.some((seat) => seat !== null) && `seats ${seats.map((seat) => seat ?? "-").join(" ")}`,
  ]);
}

/** The legend of something that lies on a square, without its place. */
export function printLaid(laid: Laid): string {
  switch (laid.kind) {
    case "barrel":
    case "document":
      return laid.kind;
    case "trap":
      return attributesOf(["trap", laid.of !== null && `of ${laid.of}`, laid.used && "used"]);
    case "landmine":
      return attributesOf(["landmine", laid.of !== null && `of ${laid.of}`]);
    case "bomb":
      return attributesOf(["bomb", laid.of !== null && `of ${laid.of}`, laid.above !== 1 && `above ${laid.above}`]);
  }
}
