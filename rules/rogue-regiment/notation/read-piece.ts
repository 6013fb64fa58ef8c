import { type Grid, type Square, squareNamed } from "../../geometry/index.ts";
import {
  equipmentWords,
  facings,
  grounds,
  isOneOf,
  itemWords,
  laidKinds,
  outfits,
  pieceKinds,
  vehicleWords,
} from "./piece-words.ts";
import {
  type AxisUnit,
  crewIds,
  type Laid,
  newOutfit,
  newUnit,
  type Operator,
  type OperatorVehicle,
  PASSENGER_SEAT,
  type Outfit,
  type Token,
} from "../table/index.ts";
import { isVehicleKind, type Item, type Weapon } from "../book/index.ts";
import { type Clause, Reader, TextFault } from "./text.ts";
import { seatCount } from "../fighting/index.ts";
import type { ReadPost } from "./posts.ts";

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

/** What Jock, Paddy and anyone else carry when the legend names no weapon. */
const usualWeapons = (id: string): readonly Weapon[] => (id === "paddy" ? ["pistol", "sten"] : ["knife", "pistol"]);

/** The usual number of Sten gun ammunition tokens. */
const FULL_STEN = 5;

/** The interact tokens Nancy starts with. rr.dare.interact-three-tokens */
const FULL_TOKENS = 3;

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

/** A piece as it is written: its first clause and the reader in it, its other clauses, and where it is drawn. */
interface WrittenPiece {
  readonly first: Reader;
  readonly id: string;
  readonly attributes: readonly Clause[];
  readonly place: Clause;
  readonly grid: Grid;
  readonly drawnAt: Square | null;
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
  const written = { first: reader, attributes, place: head, grid, drawnAt };
  if (kind === "corpse") return readCorpse(reader, attributes, head, grid, drawnAt);
  if (isOneOf(laidKinds, kind)) return readLaid(reader, kind, attributes, head, grid, drawnAt);
  const id = readId(reader);
  switch (kind) {
    case "operator":
    case "resistance":
    case "sas":
      return readOperator({ ...written, id }, kind);
    case "willys":
    case "boat":
    case "operator-truck":
    case "support-willys":
      return readVehicle({ ...written, id }, vehicleWords[kind]);
    default:
      return readUnit({ ...written, id }, kind);
  }
}

const tokenAt = (grid: Grid, square: Square | null): Token | null =>
  square === null ? null : { x: square % grid.width, y: Math.floor(square / grid.width) };

/** The crew of a Support Willys is named after it. */
const LONGEST_WITH_CREW = 24;

/** `willys jeep at 3,4, facing E, health 6, seats jock paddy - -` */
function readVehicle(
  { first, id, attributes, place, grid, drawnAt }: WrittenPiece,
  kind: OperatorVehicle["kind"],
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
    seats: Array.from({ length: seatCount(kind) }, (_, seat) =>
      kind === "support-willys" ? (crewIds(id)[seat] ?? null) : null,
    ),
  };
  if (kind === "support-willys" && id.length > LONGEST_WITH_CREW)
    throw new TextFault(place, `The name of a Support Willys has at most ${LONGEST_WITH_CREW} letters.`);
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
      case "passenger":
        if (kind !== "support-willys") throw new UnknownAttribute();
        vehicle.seats[PASSENGER_SEAT] = readId(reader);
        return;
      case "seats":
        if (kind === "support-willys") throw new UnknownAttribute();
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
    else if (word === "above" && (kind === "bomb" || kind === "rat-bomb"))
      above = reader.count("the cards above the bomb card", 0, 99);
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
  { first, id, attributes, place, grid, drawnAt }: WrittenPiece,
  kind: "operator" | "resistance" | "sas",
): ReadPiece {
  const support = kind !== "operator";
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
    failure: false,
    aim: null,
    mark: null,
    markAt: null,
    support,
    sas: kind === "sas",
    crew: null,
    outfit: null,
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
      case "failure":
        operator.failure = true;
        return;
      case "outfit":
        operator.outfit = { ...outfitOf(operator), wears: reader.oneOf("an outfit", outfits) };
        return;
      case "tokens":
        operator.outfit = { ...outfitOf(operator), tokens: reader.count("interact tokens", 0, 99) };
        return;
      case "interacts":
        operator.outfit = { ...outfitOf(operator), interacts: readInteraction(reader) };
        return;
      case "garrotte":
        operator.outfit = { ...outfitOf(operator), garrotte: readGarrotte(reader) };
        return;
      case "blown":
        operator.outfit = { ...outfitOf(operator), blown: true };
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

/** The boards of whoever is described so far: those of Nancy, with the regular one up. */
const outfitOf = ({ outfit }: Operator): Outfit => outfit ?? newOutfit("regular", FULL_TOKENS);

/** `interacts sentry-1 N`, `interacts sentry-1 N kept` */
const readInteraction = (reader: Reader): Outfit["interacts"] => ({
  unit: readId(reader),
  facing: reader.oneOf("the facing it goes back to", facings),
  kept: reader.take("kept"),
});

/** `garrotte sentry-1`, `garrotte sentry-1 2` */
const readGarrotte = (reader: Reader): Outfit["garrotte"] => ({
  unit: readId(reader),
  failed: /^\d/.test(reader.peek() ?? "") ? reader.count("failed attacks of this turn", 0, 99) : 0,
});

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

function readUnit({ first, id, attributes, place, grid, drawnAt }: WrittenPiece, kind: AxisUnit["kind"]): ReadPiece {
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
        unit.offered = reader.take("offered");
        return;
      case "advanced":
        unit.advanced = true;
        return;
      case "stalled":
        unit.stalled = true;
        return;
      case "wanted":
        unit.wanted = true;
        return;
      case "empty":
        unit.empty = true;
        return;
      case "stalker":
        unit.stalker = reader.count("the number of a Stalker", 1, 4);
        return;
      case "jager":
        unit.jager = "unit";
        return;
      case "upgraded":
        unit.jager = "upgrade";
        return;
      case "startled":
        unit.startled = {
          from: reader.oneOf("the facing before", facings),
          to: reader.oneOf("the facing to the cat", facings),
        };
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
