import {
  type AsksYesNo,
  askYesNo as kernelAskYesNo,
  choose as kernelChoose,
  type Chooses,
  dictionary,
  draw as kernelDraw,
  impossible,
  memoizeLast,
  perSettings,
  type Prompt as KernelPrompt,
  type Requirements,
  type Rules as KernelRules,
  type RulesContext,
} from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { InterpretationId } from "../book/open-points/index.ts";
import type { Action } from "./action-schema.ts";
import { type FighterCard, fighterCards, type Keyword } from "../book/fighters.ts";
import type { Side } from "../book/ids.ts";
import type { CitedHoursEvent, HoursEvent, NoEffectReason } from "./events.ts";
import { readingIn } from "../book/in-force.ts";
import type { PromptId } from "../book/decisions.ts";
import type { Fighter, OnTable } from "./fighter.ts";
import type { State } from "./state.ts";

export { hangingOn, number, partingOn, reading } from "../book/in-force.ts";
export { impossible };

/** The context of a procedure of this game: state, settings, events. */
export type Ctx = RulesContext<State, HoursEvent>;

/** A procedure of this game. */
export type Rules<T = void> = KernelRules<Action, T>;

/** Something that happens at a moment of the turn: a procedure that may ask, or a step that asks nobody. */
export type Moment<Of extends readonly unknown[] = []> = (ctx: Ctx, ...of: Of) => Rules | void;

/** Everything that happens at a moment, in order. */
export function* runMoments<Of extends readonly unknown[]>(moments: readonly Moment<Of>[], ctx: Ctx, ...of: Of): Rules {
  for (const moment of moments) {
    const asking = moment(ctx, ...of);
    if (asking !== undefined) yield* asking;
  }
}

/** A question to a person, by its id in the catalogue. */
export type Prompt = KernelPrompt & { readonly id: PromptId };

/** The reading of one open point, for callers that need it often. */
export function readingOf<Id extends InterpretationId>(id: Id) {
  const under = perSettings((settings) => readingIn(settings, id));
  return ({ settings }: Ctx) => under(settings);
}

/** Writes an event to the log, with the rules behind it. */
export const record = (ctx: Ctx, event: CitedHoursEvent): void => void ctx.events.push(event);

/** Notes that something has no effect, and why. */
export const recordNoEffect = (
  ctx: Ctx,
  fighter: string,
  what: Extract<CitedHoursEvent, { event: "no-effect" }>["what"],
  why: NoEffectReason,
  ...cites: readonly Citation[]
): void => record(ctx, { event: "no-effect", fighter, what, why, cites });

/** Lets a side choose one of some options; a single option is taken without asking. */
export const choose: Chooses<Action, PromptId, Side> = kernelChoose;

/** A yes or no of a side. */
export const askYesNo: AsksYesNo<Action, PromptId, Side> = kernelAskYesNo;

/** Draws one of some cards or tokens; equal ones are as likely as any other. */
export const draw = (
  pile: string,
  among: readonly string[],
  text: string,
  ...cites: readonly Citation[]
): Rules<string> => kernelDraw(pile, among, { text, cites });

const cards = dictionary<Readonly<Record<Fighter["card"], FighterCard>>>(fighterCards);

export const cardOf = ({ card }: { readonly card: Fighter["card"] }): FighterCard => cards[card];
export const hasKeyword = (figure: { readonly card: Fighter["card"] }, keyword: Keyword): boolean =>
  cardOf(figure).keywords.includes(keyword);

/** The side of a fighter or a body. */
export const sideOf = (figure: { readonly card: Fighter["card"] }): Side => cardOf(figure).side;
export const otherSide = (side: Side): Side => (side === "attacker" ? "defender" : "attacker");

/** A fighter is a character or a trooper; a trooper of the defender is a sentry. zh.fighter.classes */
export const isCharacter = (figure: { readonly card: Fighter["card"] }): boolean => hasKeyword(figure, "character");
export const isSentry = (figure: { readonly card: Fighter["card"] }): boolean => hasKeyword(figure, "sentry");
export const hasDog = (figure: { readonly card: Fighter["card"] }): boolean => hasKeyword(figure, "guard dog");

/** Whether a fighter stands on the table. Sleepers do not. zh.barracks.asleep */
export const isStanding = (fighter: Fighter): fighter is OnTable => fighter.where === "table" && fighter.at !== null;

/** Whether a fighter lies asleep in the barracks. zh.barracks.asleep */
export const isAsleep = (fighter: Fighter): fighter is OnTable => fighter.where === "asleep" && fighter.at !== null;

export const fighterNamed = ({ fighters }: State, id: string): Fighter | undefined =>
  fighters.find((fighter) => fighter.id === id);

/** A fighter that must be there. */
export function fighterById(state: State, id: string): Fighter {
  const fighter = fighterNamed(state, id);
  if (fighter === undefined) throw impossible(`no fighter ${id}`);
  return fighter;
}

/** A fighter that must stand on the table. */
export function fighterOnTable(state: State, id: string): OnTable {
  const fighter = fighterById(state, id);
  if (!isStanding(fighter)) throw impossible(`${id} is not on the table`);
  return fighter;
}

/** Fighters by side; a fighter never changes sides. */
const forces = memoizeLast((fighters: State["fighters"]): Readonly<Record<Side, readonly Fighter[]>> => {
  const attacker: Fighter[] = [];
  const defender: Fighter[] = [];
  for (const fighter of fighters) (sideOf(fighter) === "attacker" ? attacker : defender).push(fighter);
  return { attacker, defender };
});

/** Every fighter of a side, wherever it is, in the order of the state. */
export const forceOf = ({ fighters }: State, side: Side): readonly Fighter[] => {
  const { attacker, defender } = forces(fighters);
  return side === "attacker" ? attacker : defender;
};

/** Every fighter on the table, in the order of the state. */
export const standing = ({ fighters }: State): readonly OnTable[] => fighters.filter(isStanding);
export const standingOf = (state: State, side: Side): readonly OnTable[] => forceOf(state, side).filter(isStanding);

/** The friends of a fighter on the table, without itself. */
export const friendsOf = (state: State, { id, card }: Fighter): readonly OnTable[] =>
  forceOf(state, sideOf({ card })).filter((fighter): fighter is OnTable => isStanding(fighter) && fighter.id !== id);
export const enemiesOf = (state: State, fighter: Fighter): readonly OnTable[] =>
  standingOf(state, otherSide(sideOf(fighter)));

/** The other member of a pair, while both are there. zh.pair */
export function partnerOf(state: State, { partner }: Fighter): Fighter | undefined {
  return partner === null ? undefined : fighterNamed(state, partner);
}

/** The fighter with its partner, or alone. */
export function membersOf(state: State, fighter: Fighter): readonly Fighter[] {
  const partner = partnerOf(state, fighter);
  return partner === undefined ? [fighter] : [fighter, partner];
}

/** How many actions a fighter makes in a turn: a character 2, a trooper 1. zh.turn.action-count */
export const actionsOf = (fighter: Fighter): number => (isCharacter(fighter) ? 2 : 1);

/** Whether it has at least one action left this turn. zh.fighter.ready */
export const isReady = (fighter: Fighter): boolean => fighter.white + fighter.red < actionsOf(fighter);

export const isOver = (ctx: Ctx): boolean => ctx.state.result !== null;

/** Mission 1, unless it is replayed with them, goes without cards. zh.m1.rules-off, zh.m1.replay-cards */
export const hasCards = ({ mission, options }: State): boolean => mission !== "m1" || options.replay;

/** What an action requires, with the rules each point comes from. */
export type Req = Requirements<Citation>;
