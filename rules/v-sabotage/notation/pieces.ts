import { tokenKinds, unitKinds } from "../book/tokens.ts";
import type { Laid, Person, State, Unit } from "../table/state.ts";
import { readCommando, writtenCommando } from "./commando.ts";
import type { Draft } from "./draft.ts";
import { usedAttribute, withAttributes } from "./lists.ts";
import type { Reader } from "./reader.ts";
import { quoted } from "./text.ts";

/** A line of a piece: where it goes in the state, how it is read and written. */
export interface PieceLine {
  /** The list of the state that holds it. */
  readonly list: "commandos" | "units" | "people" | "laid" | "barrels";
  read(draft: Draft, reader: Reader): void;
  write(state: State): readonly string[];
}

export const unitSides = ["mauser", "mp40"] as const;

/** `unit ID KIND SIDE at T, protects alarm`, `unit ID KIND SIDE behind TERRAIN/ENTRANCE` */
function readUnit(reader: Reader): Unit {
  const id = reader.id("the id of the unit");
  const kind = reader.oneOf("a kind of unit", unitKinds);
  const side = unitSides.find((unitSide) => reader.take(unitSide)) ?? null;
  const unit: Unit = { id, kind, side, at: null, behind: null, protects: null };
  const { place } = reader;
  let placed = false;
  reader.attributes({
    at: () => {
      unit.at = reader.tile();
      placed = true;
    },
    behind: () => {
      unit.behind = reader.word("an entrance, as in relay-post/west");
      placed = true;
    },
    nowhere: () => (placed = true),
    protects: () => (unit.protects = reader.id('what it protects: "alarm", "nest" or an objective')),
  });
  if (!placed)
    reader.failAt(place, "missing-word", `Expected where ${id} is: "at" and a tile, or "behind" and an entrance.`);
  return unit;
}

function writtenUnit({ id, kind, side, at, behind, protects }: Unit): string {
  const place = [at !== null && `at ${at}`, behind !== null && `behind ${quoted(behind)}`].filter(
    (attribute) => attribute !== false,
  );
  return withAttributes(
    ["unit", id, kind, ...(side === null ? [] : [side]), ...(place.length === 0 ? ["nowhere"] : place)].join(" "),
    [protects !== null && `protects ${protects}`],
  );
}

/** `person ID OBJECTIVE TYPE at T, visible`; one of the type "visible" is so unless it is said otherwise. */
function readPerson(reader: Reader): Person {
  const id = reader.id("the id of the person");
  const objective = reader.id("the objective the person belongs to");
  const type = reader.oneOf("how the person hides", ["stealthy", "stealthy-visible", "visible"] as const);
  reader.expect("at", "person prisoner prisoner stealthy-visible at B9");
  const person: Person = {
    id,
    objective,
    type,
    enemy: false,
    at: reader.tile(),
    visible: type === "visible",
    nest: false,
    hits: 0,
  };
  reader.attributes({
    visible: () => (person.visible = true),
    stealthy: () => (person.visible = false),
    nest: () => (person.nest = true),
    enemy: () => (person.enemy = true),
    hits: () => (person.hits = reader.count("hits", 0, 99)),
  });
  return person;
}

const writtenPerson = ({ id, objective, type, at, visible, nest, enemy, hits }: Person): string =>
  withAttributes(`person ${id} ${objective} ${type} at ${at}`, [
    visible !== (type === "visible") && (visible ? "visible" : "stealthy"),
    nest && "nest",
    enemy && "enemy",
    hits > 0 && `hits ${hits}`,
  ]);

/** `token KIND at T, red` */
function readLaid(reader: Reader): Laid {
  const kind = reader.oneOf("a kind of equipment token", tokenKinds);
  reader.expect("at", "token crowbar at A3");
  const laid: Laid = { kind, at: reader.tile(), red: false, used: [] };
  reader.attributes({
    red: () => (laid.red = true),
    used: () => (laid.used = reader.rest(() => reader.id("a commando"))),
  });
  return laid;
}

const writtenLaid = ({ kind, at, red, used }: Laid): string =>
  withAttributes(`token ${kind} at ${at}`, [red && "red", usedAttribute(used)]);

/** `barrel at T, destroyed` */
function readBarrel(reader: Reader): State["barrels"][number] {
  reader.expect("at", "barrel at C5");
  const barrel = { at: reader.tile(), destroyed: false };
  reader.attributes({ destroyed: () => (barrel.destroyed = true) });
  return barrel;
}

/** The lines of pieces, in the order in which they are written. */
export const pieceLines: Readonly<Record<string, PieceLine>> = {
  commando: {
    list: "commandos",
    read: ({ commandos }, reader) => void commandos.push(readCommando(reader)),
    write: ({ commandos }) => commandos.map(writtenCommando),
  },
  unit: {
    list: "units",
    read: ({ units }, reader) => void units.push(readUnit(reader)),
    write: ({ units }) => units.map(writtenUnit),
  },
  person: {
    list: "people",
    read: ({ people }, reader) => void people.push(readPerson(reader)),
    write: ({ people }) => people.map(writtenPerson),
  },
  token: {
    list: "laid",
    read: ({ laid }, reader) => void laid.push(readLaid(reader)),
    write: ({ laid }) => laid.map(writtenLaid),
  },
  barrel: {
    list: "barrels",
    read: ({ barrels }, reader) => void barrels.push(readBarrel(reader)),
    write: ({ barrels }) =>
      barrels.map(({ at, destroyed }) => withAttributes(`barrel at ${at}`, [destroyed && "destroyed"])),
  },
};
