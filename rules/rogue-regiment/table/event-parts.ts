import * as z from "zod";
import { jagerTokens } from "../book/expansions/index.ts";
import { explosiveTitles, thingTitles, weaponTitles } from "../book/titles.ts";
import { candidateName, modifierText } from "./event-fragments.ts";
import { listed, named, wordsOf } from "../../kernel/index.ts";

export const facing = z.enum(["N", "E", "S", "W"]);
export const { piece, place, either } = named;
export const count = z.int();
export const numbers = listed(count);
/** The column and row of a vehicle's token, which may lie off the board. */
export const token = z.string().regex(/^-?\d+,-?\d+$/);

/** The words that actions use, and those of the guns of vehicles and of the Axis. */
export const weapon = z.enum(wordsOf(weaponTitles));
export const explosive = z.enum(wordsOf(explosiveTitles));
export const thing = z.enum(wordsOf(thingTitles));

/** Where a spawned unit waits before it steps onto the board. */
export const spawnTile = z.string().regex(/^spawn tile [A-Z]$/);

/** The seats of the vehicles of the Operators. */
const seats: readonly string[] = [
  "driver",
  "front gunner",
  "rear gunner",
  "passenger",
  "passenger 1",
  "passenger 2",
  "passenger 3",
  "passenger 4",
  "passenger 5",
  "rower",
  "gunner",
];
export const seat = z.enum(seats);

/** What a unit with a panzerfaust is when that is used up. */
export const becomes: readonly string[] = ["SMG Infantry"];

/** What the automated enemy goes by. */
export const criteria: readonly string[] = [
  "priority of the book",
  "no attack position at all: squares to the Operator",
  "least cover where none is optimal",
  "at short range without cover, or else as near as it can: squares to the Operator",
  "closest of the other Operators",
  "movement points",
  "least cover",
  "shortest range",
  "best total modifier",
];
export const criterion = z.enum(criteria);

/** A modifier that made a roll, for the log. */
export const modifier = () => z.strictObject({ value: count, text: modifierText() }).readonly();

/** A candidate the automated enemy weighed, with its score for each criterion. */
export const candidate = () => z.strictObject({ name: candidateName(), scores: numbers, best: z.boolean() }).readonly();
export type LoggedCandidate = z.infer<ReturnType<typeof candidate>>;

/** The tokens that cards of the Jäger deck put on the board. */
export const jagerToken = z.enum(jagerTokens);
