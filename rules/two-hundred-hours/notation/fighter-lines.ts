import type { LineReader } from "../../kernel/index.ts";
import { edges } from "../book/ids.ts";
import { fighterIds } from "../book/fighters.ts";
import { requisitionIds } from "../book/requisition-cards.ts";
import { veteranIds } from "../book/veteran-cards.ts";
import { weaponIds } from "../book/weapons.ts";
import type { Body, Fighter } from "../table/fighter.ts";
import type { Captive } from "../table/things.ts";
import { type Draft, newFighter, usualCharges, usualSmokes } from "./draft.ts";
import { type Clauses, facing, id, length, place, readAttributes, type Attributes } from "./words.ts";

const offTable = ["waiting", "reserve", "aside", "left", "out"] as const;

/** What a fighter has left of what its Requisition card gives, where that is written. */
interface Stock {
  charges: number | null;
  smokes: number | null;
}

/** What is written of a fighter behind commas. */
const fighterAttributes = (fighter: Fighter, stock: Stock): Attributes => ({
  // as an attribute, too: that is how editors write it
  facing: (words) => void (fighter.facing = facing(words)),
  with: (words) => void (fighter.partner = id(words)),
  on: (words) => void (fighter.on = id(words)),
  requisition: (words) => void (fighter.requisition = words.oneOf("a Requisition card", requisitionIds)),
  veteran: (words) => void (fighter.veteran = words.oneOf("a Veteran card", veteranIds)),
  marker: () => void (fighter.marker = true),
  white: (words) => void (fighter.white = words.count("a number of tokens", 1, 2)),
  red: (words) => void (fighter.red = words.count("a number of tokens", 1, 2)),
  discovered: () => void (fighter.discovered = true),
  charges: (words) => void (stock.charges = words.count("a number of charges", 0, 9)),
  "mission-charge": () => void (fighter.missionCharge = true),
  smokes: (words) => void (stock.smokes = words.count("a number of grenades", 0, 9)),
  towards: (words) => void (fighter.towards = words.count("a Patrol marker", 1, 6)),
  falling: () => void (fighter.falling = true),
  "no-shots": (words) => void (fighter.noShots = words.count("a turn", 1, 999)),
  limps: (words) => void (fighter.limps = length(words, "a length")),
  steadied: () => void (fighter.steadied = true),
  woken: () => void (fighter.woken = true),
  entry: (words) => void (fighter.entry = words.oneOf("an edge", edges)),
});

/** The line of a fighter: `S1 = sentry rifle at 12.5,7.25 facing 90, marker`. */
export function fighterLine(draft: Draft, name: string, reader: LineReader, rest: Clauses, line: number): void {
  const { state } = draft;
  if (state.fighters.some((other) => other.id === name)) reader.fail("given-twice", `${name} is already there.`);
  const fighter = newFighter(name, reader.oneOf("a Recruitment card", fighterIds));
  const weapon = weaponIds.find((weaponId) => weaponId === reader.peek());
  if (weapon !== undefined) {
    fighter.weapon = weapon;
    reader.word("a weapon");
  }
  whereabouts(fighter, reader);
  reader.end();
  const stock: Stock = { charges: null, smokes: null };
  readAttributes(rest, line, fighterAttributes(fighter, stock));
  fighter.charges = stock.charges ?? usualCharges(fighter.requisition);
  fighter.smokes = stock.smokes ?? usualSmokes(fighter.requisition);
  state.fighters = [...state.fighters, fighter];
}

function whereabouts(fighter: Fighter, reader: LineReader): void {
  const asleep = reader.take("asleep");
  if (asleep || reader.peek() === "at") {
    reader.oneOf("at", ["at"]);
    fighter.where = asleep ? "asleep" : "table";
    fighter.at = place(reader);
  } else fighter.where = reader.oneOf("where it is: at, asleep at, or", offTable);
  if (reader.take("facing")) fighter.facing = facing(reader);
}

/** The line of a body: `body X1 = sentry at 12,7, marker`. */
export function bodyLine(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const name = id(reader);
  reader.oneOf("=", ["="]);
  const card = reader.oneOf("a Recruitment card", fighterIds);
  reader.oneOf("at", ["at"]);
  const body: Body = { id: name, card, at: place(reader), marker: false, discovered: false, carrier: null };
  readAttributes(rest, line, {
    marker: () => void (body.marker = true),
    discovered: () => void (body.discovered = true),
    carrier: (words) => void (body.carrier = id(words)),
  });
  draft.state.bodies.push(body);
}

/** The line of a captive: `captive P1 = heer-officer at 12,7 home b1, escort A2`. */
export function captiveLine(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const name = id(reader);
  reader.oneOf("=", ["="]);
  const card = reader.oneOf("a Recruitment card", fighterIds);
  reader.oneOf("at", ["at"]);
  const at = place(reader);
  reader.oneOf("home", ["home"]);
  const captive: Captive = { id: name, card, at, escort: null, home: id(reader) };
  readAttributes(rest, line, { escort: (words) => void (captive.escort = id(words)) });
  draft.state.captive = captive;
}
