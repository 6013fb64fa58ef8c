import type { Citation } from "../book/citation.ts";
import type { BonusReason, RerollReason, RollName } from "../table/events.ts";
import {
  citeIf,
  type ClosedFormOutcome,
  closedFormRoll,
  fraction,
  roll as rollFaces,
  perSettingsAnd,
  rollKindsAs,
  type ShownFace,
  withinSentence,
} from "../../kernel/index.ts";
import {
  type Colour,
  dicePool,
  dieKinds,
  isMeaning,
  type Meaning,
  type Score,
  type Face,
  faceOf,
} from "../book/dice.ts";
import type { Side } from "../book/ids.ts";
import { numberIn, readingIn } from "../book/in-force.ts";
import type { NumberId } from "../book/numbers.ts";
import type { Fighter } from "../table/fighter.ts";
import { choose, type Ctx, hasCards, otherSide, reading, record, type Rules, sideOf } from "../table/context.ts";

/** How many dice of each colour. */
export interface Pool {
  readonly white: number;
  readonly grey: number;
  /** How many of them are bonus or extra dice, whose colours are an open point. zh.open.bonus-colours */
  readonly extra?: number;
}

/** A die on the table: what it shows, what that means, and where a chevron points. */
export interface Die {
  readonly colour: Colour;
  shows: Face;
  means: Meaning;
  bearing: number | null;
  /** Its medal has been used, or may not be used. zh.medal.one-use */
  spent: boolean;
}

/** A roll while its medals are used. */
export interface Roll {
  /** Who makes it; null where no fighter does. */
  readonly fighter: Fighter | null;
  readonly name: RollName;
  readonly score: Score;
  readonly dice: Die[];
  /** Successes out of three medals each. zh.medal.three-for-one */
  bought: number;
  /** Alerts that are cancelled. zh.special.quiet */
  quieted: number;
}

/** The dice of a roll, by the numbers of the catalogue. */
export type PoolName = {
  [Id in NumberId]: Id extends `zh.number.${infer Name}-white`
    ? `zh.number.${Name}-grey` extends NumberId
      ? Name
      : never
    : never;
}[NumberId];

const poolUnder = perSettingsAnd((settings, name: PoolName): Pool => ({
  white: numberIn(settings, `zh.number.${name}-white`),
  grey: numberIn(settings, `zh.number.${name}-grey`),
}));

export const poolOf = ({ settings }: Ctx, name: PoolName): Pool => poolUnder(settings, name);

/** Bonus and extra dice: the number they are given by, and their usual colour. */
const extras = {
  "unseen-dice": "grey",
  "alarm-dice": "white",
  "covert-dice": "grey",
  "rear-dice": "grey",
  "view-dice": "white",
  "spread-dice": "white",
  "blast-dice": "white",
  "quick-draw-dice": "white",
  "light-dice": "white",
  "torch-dice": "white",
  "parade-dice": "white",
} as const satisfies Record<string, Colour>;
export type ExtraName = keyof typeof extras;

const extraUnder = perSettingsAnd((settings, name: ExtraName): Pool => {
  const how = readingIn(settings, "zh.open.bonus-colours");
  const colour = how === "as-listed" ? extras[name] : how === "all-white" ? "white" : "grey";
  const dice = numberIn(settings, `zh.number.${name}`);
  return colour === "white" ? { white: dice, grey: 0, extra: dice } : { white: 0, grey: dice, extra: dice };
});

/** Bonus or extra dice. zh.open.bonus-colours */
export const extraDice = ({ settings }: Ctx, name: ExtraName): Pool => extraUnder(settings, name);

/** The point on which dice hang among which there are bonus or extra ones. zh.open.bonus-colours */
const coloursOf = ({ extra = 0 }: Pool): readonly Citation[] => citeIf(extra > 0, "zh.open.bonus-colours");

export function sumOf(...pools: readonly Pool[]): Pool {
  let [white, grey, extra] = [0, 0, 0];
  for (const pool of pools) {
    white += pool.white;
    grey += pool.grey;
    extra += pool.extra ?? 0;
  }
  return { white, grey, extra };
}

/** A score as a number of the catalogue gives it. zh.ability.range */
export const scoreOf = (value: number): Score => (value <= 1 ? 1 : value === 2 ? 2 : 3);

/** How many dice mean something, of either colour. zh.dice.colour-blind */
function countOf({ dice }: Roll, meaning: Meaning): number {
  let count = 0;
  for (const { means } of dice) if (means === meaning) count++;
  return count;
}

/** One success for each die that shows one, and what three medals gave. zh.ability.one-per-die, zh.medal.three-for-one */
export const successesOf = (roll: Roll): number => countOf(roll, "success") + roll.bought;
/** Medals that are still to be used. */
export const medalsOf = ({ dice }: Roll): readonly Die[] =>
  dice.filter(({ means, spent }) => means === "medal" && !spent);
export const alertsOf = (roll: Roll): number => Math.max(0, countOf(roll, "alert") - roll.quieted);
export const stealthsOf = (roll: Roll): number => countOf(roll, "stealth");

/** "white II": what a die shows, for events. */
export const shown = ({ colour, shows }: Die) => `${colour} ${shows}` as const;
export const isChevron = ({ means }: Die): boolean => means === "success" || means === "failure";

const colourOf = (name: string): Colour => (name === dieKinds.white.name ? "white" : "grey");
/** A bearing in whole degrees or, by another reading, one of eight. zh.open.chevron-bearing */
const bearings = { degrees: 360, "eight-points": 8 } as const;

/** What about a roll may matter to what follows: how many dice show each result; medals by colour. */
export interface Tally {
  readonly successes: number;
  readonly whiteMedals: number;
  readonly greyMedals: number;
  readonly alerts: number;
  readonly stealths: number;
}

type Fallen = Pick<Die, "colour" | "means">;

function tallyOf(faces: readonly Fallen[]): Tally {
  let [successes, whiteMedals, greyMedals, alerts, stealths] = [0, 0, 0, 0, 0];
  for (const { means, colour } of faces) {
    if (means === "success") successes++;
    else if (means === "alert") alerts++;
    else if (means === "stealth") stealths++;
    else if (means === "medal" && colour === "white") whiteMedals++;
    else if (means === "medal") greyMedals++;
  }
  return { successes, whiteMedals, greyMedals, alerts, stealths };
}

/** Everything that may matter to any roll. */
const all = ({ successes, whiteMedals, greyMedals, alerts, stealths }: Tally): string =>
  [successes, whiteMedals, greyMedals, alerts, stealths].join(" ");

/** The medals of a roll that can be used only three at a time, for a success. */
export const medalsInThrees = ({ whiteMedals, greyMedals }: Tally): number =>
  Math.floor((whiteMedals + greyMedals) / 3);

/** The difference of alerts and stealth results: a number of alerts, one stealth result, or nothing. */
export const netOf = ({ alerts, stealths }: Tally): number => Math.max(-1, alerts - stealths);

/** A die as it has fallen. */
const fallen = ({ kind, shows, means }: ShownFace): Die => ({
  colour: colourOf(kind),
  shows: faceOf(shows),
  means: isMeaning(means) ? means : "failure",
  bearing: null,
  spent: false,
});

/** Rolls dice without an event; `alike` says which rolls have the same consequences. */
export const throwDice = (
  { white, grey }: Pool,
  score: Score,
  text: string,
  cites: readonly Citation[],
  alike?: (tally: Tally) => string,
): Rules<Die[]> =>
  rollKindsAs(
    dicePool(white, grey, score),
    { text, cites },
    fallen,
    alike && ((shownFaces) => alike(tallyOf(shownFaces.map(fallen)))),
  );

/** Where chevrons point: a bearing for each die. zh.open.chevron-bearing */
export function* pointDice(ctx: Ctx, dice: readonly Die[], text: string, cites: readonly Citation[]): Rules {
  const sides = bearings[reading(ctx, "zh.open.chevron-bearing")];
  const faces = yield* rollFaces(dice.length, sides, { text, cites: [...cites, "zh.open.chevron-bearing"] });
  for (const [i, die] of dice.entries()) die.bearing = (((faces[i] ?? 1) - 1) * 360) / sides;
}

/**
 * Where the chevrons point by which a fighter turns, when odds are worked out: all the same way, or several ways, of
 * which its player then chooses one, so that it does not matter which they are. zh.open.chevron-bearing
 */
export function* pointForeseen(ctx: Ctx, dice: readonly Die[], text: string): Rules {
  const [first, ...others] = dice;
  if (first === undefined) return;
  const sides = bearings[reading(ctx, "zh.open.chevron-bearing")];
  const ways = BigInt(sides) ** BigInt(dice.length);
  const outcomes: ClosedFormOutcome[] = Array.from({ length: sides }, (_, i) => ({
    faces: [i + 1, i + 1],
    probability: fraction(1n, ways),
  }));
  // bearings that no die has, so that nobody can have chosen one of them
  if (others.length > 0)
    outcomes.push({ faces: [sides + 1, sides + 2], probability: fraction(ways - BigInt(sides), ways) });
  const faces = yield* closedFormRoll(outcomes, { text, cites: ["zh.open.chevron-bearing"] });
  const [one = 1, other = 1] = faces;
  const bearingOf = (face: number): number => ((face - 1) * 360) / sides;
  first.bearing = bearingOf(one);
  for (const die of others) die.bearing = bearingOf(other);
}

/** What a roll is and for whom. */
export interface RollOf {
  readonly fighter: Fighter | null;
  readonly name: RollName;
  readonly pool: Pool;
  readonly score: Score;
  /** The part of the roll that matters to what follows, if not all of it: odds count these. */
  readonly matters?: (tally: Tally) => string;
  /** Which chevrons need a bearing: those that are successes, all, or none. */
  readonly bearings?: "successes" | "chevrons";
  /** On what it hangs what follows from successes. */
  readonly ofSuccesses?: readonly Citation[];
}

/** By which row chevrons are read. */
const scoreRules = {
  1: "zh.ability.score-1",
  2: "zh.ability.score-2",
  3: "zh.ability.score-3",
} as const satisfies Record<Score, Citation>;

/**
 * The rows behind every roll: how its chevrons are read, and the dice themselves: both kinds in one roll, alerts and
 * stealth results, a success of a white die.
 */
function rowsOf({ dice, score }: Roll): readonly Citation[] {
  let [mixed, special, white] = [false, false, false];
  const first = dice[0]?.colour;
  for (const { colour, means } of dice) {
    if (colour !== first) mixed = true;
    if (means === "alert" || means === "stealth") special = true;
    if (means === "success" && colour === "white") white = true;
  }
  // there are few such lists, and every roll cites one
  const key = (score << 3) | (mixed ? 4 : 0) | (special ? 2 : 0) | (white ? 1 : 0);
  return (rowLists[key] ??= [
    scoreRules[score],
    "zh.ability.range",
    "zh.ability.one-per-die",
    "zh.dice.colour-blind",
    ...citeIf(mixed, "zh.dice.two-kinds"),
    ...citeIf(special, "zh.dice.special-results"),
    ...citeIf(white, "zh.dice.white-likelier"),
  ]);
}

const rowLists: (readonly Citation[])[] = [];

/** The bearings of a roll's dice that have one, in degrees. */
const bearingsOf = ({ dice }: Roll): string[] =>
  dice.filter(({ bearing }) => bearing !== null).map(({ bearing }) => String(bearing));

/** Says what lies on the table. */
function recordRoll(ctx: Ctx, roll: Roll, cites: readonly Citation[]): void {
  const { successes, whiteMedals, greyMedals, alerts, stealths } = tallyOf(roll.dice);
  record(ctx, {
    event: "rolled",
    fighter: roll.fighter?.id ?? null,
    roll: roll.name,
    dice: roll.dice.map(shown),
    score: roll.score,
    successes: successes + roll.bought,
    medals: whiteMedals + greyMedals,
    alerts,
    stealths,
    bearings: bearingsOf(roll),
    cites: [...cites, ...rowsOf(roll)],
  });
}

/** Whether each die of a roll may matter by itself: because it points, or may be rolled again. */
const everyDieMatters = (ctx: Ctx, pointing: RollOf["bearings"]): boolean =>
  pointing !== undefined ||
  reading(ctx, "zh.open.reroll-symbol") === "any-die-or-alert" ||
  (!hasCards(ctx.state) && ctx.state.kept.attacker + ctx.state.kept.defender > 0);

/** Makes a roll; in mission 1 a kept Time token may re-roll one of its dice. zh.dice.two-kinds, zh.dice.special-results */
export function* makeRoll(
  ctx: Ctx,
  { fighter, name, pool, score, bearings: pointing, matters = all, ofSuccesses = [] }: RollOf,
  ...rows: readonly Citation[]
): Rules<Roll> {
  const cites = [...rows, ...coloursOf(pool)];
  const text = fighter === null ? name : `${name} of ${fighter.id}`;
  // when odds are worked out, bearings are recorded as a fighter turns by them: until then they do not matter
  const foresees = ctx.closedForm === true;
  const points = foresees ? undefined : pointing;
  const alike = foresees && !everyDieMatters(ctx, points) ? matters : undefined;
  const dice = yield* throwDice(pool, score, text, cites, alike);
  const roll: Roll = { fighter, name, score, dice, bought: 0, quieted: 0 };
  if (!hasCards(ctx.state)) yield* takeTime(ctx, roll);
  if (points !== undefined) yield* pointChevrons(ctx, roll, points, cites);
  recordRoll(ctx, roll, successesOf(roll) > 0 ? [...cites, ...ofSuccesses] : cites);
  return roll;
}

function* pointChevrons(ctx: Ctx, roll: Roll, which: "successes" | "chevrons", cites: readonly Citation[]): Rules {
  const wanted = roll.dice.filter((die) => (which === "chevrons" ? isChevron(die) : die.means === "success"));
  yield* pointDice(ctx, wanted, `Where the chevrons of the ${roll.name} point`, cites);
}

/** Rolls one die of a roll again. */
export function* rerollDie(ctx: Ctx, roll: Roll, die: Die, why: RerollReason, ...cites: readonly Citation[]): Rules {
  const rerolled = die.colour === "white" ? { white: 1, grey: 0 } : { white: 0, grey: 1 };
  const was = shown(die);
  const [now] = yield* throwDice(rerolled, roll.score, `${why}: one die of the ${roll.name} again`, cites);
  if (now === undefined) return;
  Object.assign(die, { shows: now.shows, means: now.means, spent: false, bearing: null });
  if (roll.fighter !== null)
    record(ctx, { event: "rerolled", fighter: roll.fighter.id, was, now: shown(die), why, cites });
}

/** Extra dice for a roll on the table: Spread, Blast. zh.open.extra-die-medal */
export function* addDice(ctx: Ctx, roll: Roll, pool: Pool, why: BonusReason, ...cites: readonly Citation[]): Rules {
  const usable = reading(ctx, "zh.open.extra-die-medal") === "usable";
  const more = yield* throwDice(pool, roll.score, `${why}: more dice for the ${roll.name}`, cites);
  for (const die of more) roll.dice.push({ ...die, spent: !usable && die.means === "medal" });
  if (roll.fighter === null) return;
  const dice = more.map(shown).join(", ");
  record(ctx, { event: "bonus", fighter: roll.fighter.id, dice, why, cites: [...cites, ...coloursOf(pool)] });
}

/** In mission 1 a player with a kept Time token may spend it to re-roll one die; the roller is asked first. zh.m1.taking-time */
function* takeTime(ctx: Ctx, roll: Roll): Rules {
  const first = roll.fighter === null ? "defender" : sideOf(roll.fighter);
  for (const side of [first, otherSide(first)]) while (ctx.state.kept[side] > 0 && (yield* spendOne(ctx, side, roll)));
}

/** Whether a side spends one. */
function* spendOne(ctx: Ctx, side: Side, roll: Roll): Rules<boolean> {
  const kept = { id: "keep", text: "Keep the Time token", value: null };
  const dice = roll.dice.map((die, i) => ({ id: `die-${i + 1}`, text: `Re-roll ${shown(die)}`, value: die }));
  const die = yield* choose(
    side,
    {
      id: "zh.decide.m1-reroll",
      text: `Spend a Time token to re-roll a die of the ${withinSentence(roll.name)}?`,
      ...(roll.fighter !== null && { piece: roll.fighter.id }),
    },
    [kept, ...dice],
  );
  if (die === null) return false;
  ctx.state.kept[side]--;
  yield* rerollDie(ctx, roll, die, "Taking Time", "zh.m1.taking-time");
  return true;
}
