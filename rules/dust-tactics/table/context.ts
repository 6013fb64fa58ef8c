import {
  citeIf,
  type AsksYesNo,
  askYesNo as kernelAskYesNo,
  choose as kernelChoose,
  type Chooses,
  fraction,
  type Fraction,
  impossible,
  type Hindrance as KernelHindrance,
  type Need as KernelNeed,
  Requirements,
  rollKinds,
  type Rules as KernelRules,
  type RulesContext,
} from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Action } from "./action-schema.ts";
import { type DiceInUse, dieKinds, successFaces, type Symbol, symbolFaces } from "../book/dice.ts";
import type { CitedDustEvent, DustEvent } from "./events.ts";
import { hangingOn, number, partingOn, reading } from "../book/in-force.ts";
import type { InterpretationId } from "../book/open-points/index.ts";
import type { NumberId } from "../book/numbers.ts";
import type { PromptId } from "../book/decisions.ts";
import type { State, Unit } from "./state.ts";

export { hangingOn, impossible, number, partingOn, reading };

/** The table a procedure of this game works at. */
export type Ctx = RulesContext<State, DustEvent>;

/** A procedure of this game. */
export type Rules<T = void> = KernelRules<Action, T>;

/** A number of the rules in centimetres, in lattice units. */
export const centimetres = (ctx: Pick<Ctx, "settings">, id: NumberId): number => number(ctx, id) * measured.centimetre;

/** The unit of this game. */
export const unit = measured.units.centimetre;

export const written = (place: measured.Place): string => measured.writtenPlace(place, unit);

/** A lattice length as people say it, e.g. "7.2 cm". */
export const spoken = (length: number): string => measured.spoken(length, unit);

/** A lattice length in cm, rounded to a hundredth. */
export const inCm = (length: number): number => Math.round(length / 10) / 100;

/** Writes an event to the log, with the rules behind it. */
export const record = (ctx: Ctx, event: CitedDustEvent): void => void ctx.events.push(event);

export const choose: Chooses<Action, PromptId> = kernelChoose;

/** A yes or no of a seat. */
export const askYesNo: AsksYesNo<Action, PromptId> = kernelAskYesNo;

/** What dice came to: what they show, and which are successes. */
export interface Rolled {
  readonly shown: readonly string[];
  readonly successes: number;
  /** Which faces counted, and why. */
  readonly rules: readonly Citation[];
}

const diceInUse = (ctx: Pick<Ctx, "settings">): DiceInUse => reading(ctx, "dt.open.die-faces");

/**
 * The dice of a roll: where the original ones are read for successes alone, those of the rules are rolled where a roll
 * names TARGET or SHIELD without ARMY. dt.open.classic-three-way
 */
const diceFor = (ctx: Pick<Ctx, "settings">, named: readonly Symbol[]): DiceInUse =>
  named.includes("ARMY") || readsHarm(ctx) ? diceInUse(ctx) : "three-symbols";

const readsHarm = (ctx: Pick<Ctx, "settings">): boolean =>
  reading(ctx, "dt.open.classic-three-way") === "success-faces-only";

/** Whether the original dice are rolled for initiative, too; ties are then rolled again. dt.open.classic-three-way */
export const isClassic = (ctx: Pick<Ctx, "settings">): boolean => diceInUse(ctx) === "two-symbols" && readsHarm(ctx);

/** The rules by which faces of the dice in use count. */
function diceRules(use: DiceInUse, { length }: readonly Symbol[]): readonly Citation[] {
  if (use === "three-symbols") return ["dt.dice.three-symbols", ...citeIf(length === 1, "dt.dice.army-default")];
  return [length === 1 ? "dt.dice.classic-one" : "dt.dice.classic-two", "dt.open.die-faces"];
}

/** Rolls dice on which these symbols are successes. dt.dice.army-default, dt.dice.classic-one, dt.dice.classic-two */
export function* roll(
  ctx: Ctx,
  dice: number,
  successes: readonly Symbol[],
  text: string,
  ...cites: readonly Citation[]
): Rules<Rolled> {
  const use = diceFor(ctx, successes);
  const means = successFaces(use, successes).map((success) => (success ? "success" : "failure"));
  const die = { kind: dieKinds[use], means };
  const rolled = yield* rollKinds<Action>(
    Array.from({ length: dice }, () => die),
    { text, cites },
  );
  return {
    shown: rolled.map(({ shows }) => shows),
    successes: rolled.filter((face) => face.means === "success").length,
    rules: diceRules(use, successes),
  };
}

/** Notes what dice of a unit came to, and what they were about. */
export const recordRolled = (
  ctx: Ctx,
  about: Omit<Extract<CitedDustEvent, { event: "rolled" }>, "event" | "dice" | "successes" | "cites">,
  { shown, successes }: Pick<Rolled, "shown" | "successes">,
  cites: readonly Citation[],
): void => record(ctx, { event: "rolled", ...about, dice: shown, successes, cites });

/** The chance that a die shows one of these symbols. */
export function chanceOf(ctx: Pick<Ctx, "settings">, symbols: readonly Symbol[]): Fraction {
  const faces = successFaces(diceFor(ctx, symbols), symbols);
  return fraction(BigInt(faces.filter((isSuccess) => isSuccess).length), BigInt(faces.length));
}

const isSymbol = (shown: string): shown is Symbol => symbolFaces.some((symbol) => symbol === shown);

/** Rolls dice on which every symbol has its own meaning: always those of the rules. dt.open.classic-three-way */
export function* rollSymbols(dice: number, text: string, ...cites: readonly Citation[]): Rules<readonly Symbol[]> {
  const die = { kind: dieKinds["three-symbols"], means: symbolFaces };
  const rolled = yield* rollKinds<Action>(
    Array.from({ length: dice }, () => die),
    { text, cites },
  );
  return rolled.map(({ shows }) => {
    if (!isSymbol(shows)) throw impossible(`a die that shows ${shows}`);
    return shows;
  });
}

/** Two symbols that a glyph may be read as. */
export const secondSymbol = <Id extends InterpretationId>(ctx: Ctx, id: Id): Symbol =>
  String(reading(ctx, id)) === "target" ? "TARGET" : "SHIELD";

export const isOver = (ctx: Ctx): boolean => ctx.state.result !== null;

export type Req = Requirements<Citation>;

/** The table with some units changed, and these units as they are on it. */
export interface HypotheticalTable {
  readonly ctx: Ctx;
  readonly together: readonly Unit[];
}

/** The table as it would be if some units were otherwise. */
export function withChangedUnits(
  ctx: Ctx,
  together: readonly Unit[],
  otherwise: (unit: Unit) => Unit,
): HypotheticalTable {
  const there = new Map(together.map((member) => [member, otherwise(member)]));
  const now = (member: Unit): Unit => there.get(member) ?? member;
  return { ctx: { ...ctx, state: { ...ctx.state, units: ctx.state.units.map(now) } }, together: together.map(now) };
}

/** What stands in the way of something, and the rules it comes from. */
export type Hindrance = KernelHindrance<Citation>;

/** Why something cannot be. */
export const no = (text: string, ...cites: readonly Citation[]): Hindrance => ({ text, cites });

/** A requirement that is worked out apart from the list it is added to. */
export type Need = KernelNeed<Citation>;

export const need = (holds: boolean, met: string, unmet: string, ...cites: readonly Citation[]): Need => ({
  holds,
  says: { met, unmet },
  cites,
});

/** Requirements that nobody reads: only whether they hold matters. */
export const quiet = (): Req => new Requirements<Citation>({ quiet: true });
