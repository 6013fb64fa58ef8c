import type { Facing, Grid, Square } from "../../geometry/index.ts";
import { squareNamed } from "../../geometry/index.ts";
import type { AxisUnit, Operator, Post, State, Weapon } from "../state.ts";
import { type Clause, Reader, TextFault } from "./text.ts";

/** A piece as the legend describes it, before it is bound to its place. */
export type ReadPiece =
  | { readonly kind: "operator"; readonly operator: Operator; readonly ground: string | null; readonly place: Clause }
  | { readonly kind: "unit"; readonly unit: AxisUnit; readonly postGiven: ReadPost | null; readonly ground: string | null; readonly place: Clause }
  | { readonly kind: "corpse"; readonly at: Square | null; readonly ground: string | null; readonly place: Clause };

export type ReadPost =
  | { readonly kind: "sentry"; readonly at: Square | null }
  | { readonly kind: "patrol"; readonly line: number | null }
  | { readonly kind: "guard" }
  | { readonly kind: "spawn"; readonly tile: string; readonly marker: number };

export const pieceKinds = ["operator", "rifleman", "smg", "officer", "corpse"] as const;

/** Pieces of the game that are not adjudicated yet, by the word a text would use. */
export const laterKinds: Readonly<Record<string, string>> = {
  mortar: "Mortar teams",
  motorbike: "Vehicles",
  "half-track": "Vehicles",
  kubelwagen: "Vehicles",
  truck: "Vehicles",
  willys: "Operator vehicles",
  boat: "Operator vehicles",
  barrel: "Fuel barrels",
  trap: "Traps",
  landmine: "Landmines",
  bomb: "Lewes bombs",
  resistance: "Support units",
  document: "Documents",
};

const laterWeapons = ["sniper", "rifle", "speargun", "grenade", "grenades", "landmine", "bomb", "bombs", "trap", "camo", "medpack", "scuba", "hook", "rabbit"];

const grounds = ["forest", "water", "rock", "hedge", "crates", "indoors", "regular"] as const;
const facings = ["N", "E", "S", "W"] as const satisfies readonly Facing[];

/** What Jock, Paddy and anyone else carry when the legend names no weapon. */
const usualWeapons = (id: string): readonly Weapon[] => (id === "paddy" ? ["pistol", "sten"] : ["knife", "pistol"]);

/** The usual number of Sten gun ammunition tokens. */
const FULL_STEN = 5;

const readSquare = (reader: Reader, grid: Grid): Square => {
  const place = reader.place;
  const text = reader.word('A square "x,y"');
  const square = squareNamed(grid, text);
  if (square === null) throw new TextFault(place, `"${text}" is no square of this board; squares are "x,y" from 0,0 to ${grid.width - 1},${grid.height - 1}.`);
  return square;
};

const readId = (reader: Reader): string => {
  const place = reader.place;
  const id = reader.word("The id of the piece");
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(id)) throw new TextFault(place, `"${id}" is no id: ids are lower-case words of letters, digits and hyphens.`);
  return id;
};

/** Reads a piece from its clauses. `drawnAt` is its square when it is drawn on the board. */
export function readPiece(clauses: readonly Clause[], grid: Grid, drawnAt: Square | null): ReadPiece {
  const [head, ...attributes] = clauses;
  if (head === undefined) throw new Error("A piece without words.");
  const reader = new Reader(head);
  const kindWord = reader.peek() ?? "";
  const later = Object.hasOwn(laterKinds, kindWord) ? laterKinds[kindWord] : undefined;
  if (later !== undefined) reader.fail(`${later} are not adjudicated yet.`, "not-yet");
  const kind = reader.oneOf("a kind of piece", pieceKinds);
  if (kind === "corpse") return readCorpse(reader, attributes, head, grid, drawnAt);
  const id = readId(reader);
  return kind === "operator" ? readOperator(reader, id, attributes, head, grid, drawnAt) : readUnit(reader, kind, id, attributes, head, grid, drawnAt);
}

/** Reads the clauses of a piece: the rest of the first one and all others, each by the word it begins with. */
function readAttributes(first: Reader, attributes: readonly Clause[], read: (word: string, reader: Reader) => void): void {
  const readers = [...(first.more ? [first] : []), ...attributes.map((clause) => new Reader(clause))];
  for (const reader of readers) {
    while (reader.more) {
      const place = reader.place;
      const word = reader.word("An attribute");
      try {
        read(word, reader);
      } catch (error) {
        if (error instanceof UnknownAttribute) throw new TextFault(place, `"${word}" is not an attribute of this piece.`);
        throw error;
      }
    }
  }
}

class UnknownAttribute extends Error {}

function readCorpse(first: Reader, attributes: readonly Clause[], place: Clause, grid: Grid, drawnAt: Square | null): ReadPiece {
  let at = drawnAt;
  let ground: string | null = null;
  readAttributes(first, attributes, (word, reader) => {
    if (word === "at") at = readSquare(reader, grid);
    else if (word === "on") ground = reader.oneOf("a kind of square", grounds);
    else throw new UnknownAttribute();
  });
  return { kind: "corpse", at, ground, place };
}

function readOperator(first: Reader, id: string, attributes: readonly Clause[], place: Clause, grid: Grid, drawnAt: Square | null): ReadPiece {
  const operator: Operator = {
    id,
    player: 1,
    at: drawnAt,
    fate: "in-play",
    facing: "N",
    crouched: false,
    health: 5,
    ap: 4,
    turn: "to-act",
    spotted: false,
    weapons: [],
    ammunition: 0,
    carrying: null,
    cigarette: false,
    aim: null,
    mark: null,
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
        operator.weapons.push(word);
        return;
      case "sten":
        operator.weapons.push("sten");
        operator.ammunition = /^\d/.test(reader.peek() ?? "") ? reader.count("ammunition tokens", 0, 99) : FULL_STEN;
        return;
      case "unarmed":
        operator.weapons.length = 0;
        return;
      case "carrying":
        operator.carrying = reader.oneOf("an object", ["corpse"] as const);
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
        if (laterWeapons.includes(word)) throw new TextFault(reader.place, `The equipment "${word}" is not adjudicated yet.`, "not-yet");
        throw new UnknownAttribute();
    }
  });
  const unarmed = attributes.some(({ words: [word] }) => word?.text === "unarmed");
  if (operator.weapons.length === 0 && !unarmed) {
    operator.weapons.push(...usualWeapons(id));
    if (operator.weapons.includes("sten")) operator.ammunition = FULL_STEN;
  }
  return { kind: "operator", operator, ground, place };
}

function readUnit(first: Reader, kind: AxisUnit["kind"], id: string, attributes: readonly Clause[], place: Clause, grid: Grid, drawnAt: Square | null): ReadPiece {
  const unit: AxisUnit = { id, kind, post: { kind: "guard" }, at: drawnAt, facing: "N", alert: false, wounds: 0, smoking: false, seen: [], reacted: [], advanced: false };
  let postGiven: ReadPost | null = null;
  let ground: string | null = null;
  readAttributes(first, attributes, (word, reader) => {
    switch (word) {
      case "at":
        unit.at = readSquare(reader, grid);
        return;
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
        postGiven = { kind: "patrol", line: reader.more ? reader.count("the number of a patrol line", 1, 20) - 1 : null };
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
export function postOf(state: Pick<State, "points" | "lines" | "tiles">, unit: AxisUnit, given: ReadPost | null, place: Clause): Post {
  const { kind, at } = unit;
  if (given?.kind === "spawn") {
    const tile = state.tiles.findIndex(({ id }) => id === given.tile);
    if (tile < 0) throw new TextFault(place, `There is no spawn tile ${given.tile}.`);
    return { kind: "spawn", tile, marker: given.marker };
  }
  if (kind === "officer") return { kind: "officer" };
  if (given?.kind === "guard" || (given === null && kind === "smg")) return { kind: "guard" };
  if (given === null || given.kind === "sentry") {
    const square = given?.at ?? at;
    const point = state.points.findIndex((candidate) => candidate.at === square);
    if (point >= 0) return { kind: "sentry", point };
    if (given !== null) throw new TextFault(place, `${unit.id} stands on no sentry point: write "point" for its square, or "sentry of x,y".`);
  }
  if (given === null || given.kind === "patrol") {
    const line = given?.line ?? state.lines.findIndex(({ squares }) => at !== null && squares.includes(at));
    if (line >= 0 && line < state.lines.length) return { kind: "patrol", line };
    if (given !== null) throw new TextFault(place, `${unit.id} stands on no patrol line: write a "line", or "patrol N" with the number of its line.`);
  }
  return { kind: "guard" };
}

const attributesOf = (parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(", ");

/** The legend of an Operator, without his place. */
export function printOperator(operator: Operator): string {
  const { id, facing, health, ap, crouched, spotted, weapons, ammunition, carrying, cigarette, aim, mark, player, turn, fate } = operator;
  return attributesOf([
    `operator ${id}`,
    `facing ${facing}`,
    health !== 5 && `health ${health}`,
    fate === "in-play" && ap !== 4 && `ap ${ap}`,
    crouched && "crouched",
    spotted && "spotted",
    ...weapons.map((weapon) => (weapon === "sten" ? `sten ${ammunition}` : weapon)),
    weapons.length === 0 && "unarmed",
    carrying !== null && `carrying ${carrying}`,
    cigarette && "cigarette",
    aim !== null && `aim ${aim}`,
    mark !== null && `mark ${mark}`,
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
    smoking && "cigarette",
    wounds > 0 && `wounds ${wounds}`,
    advanced && "advanced",
    seen.length > 0 && `saw ${seen.join(" ")}`,
    reacted.length > 0 && `reacted ${reacted.join(" ")}`,
  ]);
}

function printPost(state: State, post: Post, kind: AxisUnit["kind"], nameOfSquare: (square: Square) => string): string | false {
  switch (post.kind) {
    case "sentry":
      return `sentry of ${nameOfSquare(state.points[post.point]?.at ?? 0)}`;
    case "patrol":
      return `patrol ${post.line + 1}`;
    case "spawn":
      return `spawn ${state.tiles[post.tile]?.id ?? "?"} ${post.marker + 1}`;
    case "guard":
      return kind === "smg" ? false : "guard";
    case "officer":
      return false;
  }
}
