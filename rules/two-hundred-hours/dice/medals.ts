import type { Citation } from "../book/citation.ts";
import type { MedalReroll, MedalUse } from "../book/medal-uses.ts";
import { citeIf, type Choice, withinSentence } from "../../kernel/index.ts";
import type { Fighter } from "../table/fighter.ts";
import { choose, type Ctx, reading, record, type Rules, sideOf } from "../table/context.ts";
import {
  addDice,
  alertsOf,
  type Die,
  medalsInThrees,
  medalsOf,
  netOf,
  type Pool,
  rerollDie,
  type Roll,
  shown,
  successesOf,
  type Tally,
} from "./roll.ts";

/** A use of a medal in a roll. zh.medal.may-trigger, zh.medal.right-roll */
export interface MedalEffect {
  /** Its name, as people choose it. */
  readonly id: MedalUse;
  readonly text: string;
  readonly cites: readonly Citation[];
  /** Whether it can be used with the roll as it is now. */
  applies(roll: Roll): boolean;
  /** A re-roll of the die that shows the medal, a re-roll of any die, or what it does. zh.open.reroll-symbol */
  readonly does: "re-roll" | ((roll: Roll, medal: Die) => Rules);
}

const always = (): boolean => true;

/** A re-roll, wherever its condition holds. */
export const rerollEffect = (
  id: MedalReroll,
  text: string,
  cites: readonly Citation[],
  applies: (roll: Roll) => boolean = always,
): MedalEffect => ({ id, text, cites, applies, does: "re-roll" });

/** An effect without a procedure of its own: the caller asks whether it was used. */
export const medalEffect = (
  id: Exclude<MedalUse, MedalReroll>,
  text: string,
  cites: readonly Citation[],
  applies: (roll: Roll) => boolean = always,
): MedalEffect => ({
  id,
  text,
  cites,
  applies,
  // nothing more happens as it is used
  *does() {},
});

/** More dice for the roll. zh.open.extra-die-medal */
export const extraDiceEffect = (
  ctx: Ctx,
  id: Exclude<MedalUse, MedalReroll>,
  text: string,
  pool: Pool,
  cites: readonly Citation[],
): MedalEffect => ({
  id,
  text,
  cites,
  applies: always,
  does: (roll) => addDice(ctx, roll, pool, id, ...cites, "zh.open.extra-die-medal"),
});

/** Quiet: one alert of the roll does not count. zh.special.quiet */
export const quietEffect = (cites: readonly Citation[]): MedalEffect => ({
  id: "quiet",
  text: "Quiet: cancel 1 alert",
  cites,
  applies: (roll) => alertsOf(roll) > 0,
  *does(roll) {
    roll.quieted++;
  },
});

/** How alerts and stealth results of a roll matter: not at all, as their difference, or each kind by itself. */
type ResultsMatter = "ignored" | "remainder" | "both";

/**
 * The part of a roll that matters to what follows: its successes up to a number, medals by what they can be used for, and its
 * results. Odds follow one of the rolls that agree in it.
 */
export const relevantResults =
  (effects: readonly MedalEffect[], results: ResultsMatter, mostSuccesses = Infinity) =>
  (tally: Tally): string => {
    const medals = effects.length > 0 ? `${tally.whiteMedals} ${tally.greyMedals}` : `${medalsInThrees(tally)}`;
    const counted = { ignored: "", remainder: `${netOf(tally)}`, both: `${tally.alerts} ${tally.stealths}` }[results];
    return `${Math.min(mostSuccesses, tally.successes)}, ${medals}, ${counted}`;
  };

/** What a medal is spent on. */
interface Use {
  readonly medal: Die;
  /** Null for three medals that become a success. */
  readonly effect: MedalEffect | null;
}

/** Three medals become a success in every roll, or in actions only. zh.medal.three-for-one, zh.open.three-medals-where */
const mayBuy = (ctx: Ctx, inAction: boolean): boolean =>
  inAction || reading(ctx, "zh.open.three-medals-where") === "always";

/**
 * The open point that says whether three medals become a success in a roll that is no action, where they are there and
 * were not used. zh.open.three-medals-where
 */
export const medalPoints = (roll: Roll): readonly Citation[] =>
  citeIf(medalsOf(roll).length >= 3, "zh.open.three-medals-where");

/** The uses of a medal now; a re-roll once for each colour that shows a medal. */
function usesOf(
  ctx: Ctx,
  roll: Roll,
  effects: readonly MedalEffect[],
  used: ReadonlySet<string>,
  inAction: boolean,
): readonly Choice<Use>[] {
  const medals = medalsOf(roll);
  const [first] = medals;
  if (first === undefined) return [];
  const other = medals.findLast(({ colour }) => colour !== first.colour);
  const choices: Choice<Use>[] = [];
  for (const effect of effects) {
    if (used.has(effect.id) || !effect.applies(roll)) continue;
    if (effect.does !== "re-roll" || other === undefined) {
      choices.push({ id: effect.id, text: effect.text, value: { medal: first, effect } });
      continue;
    }
    const alike = medals.findLast(({ colour }) => colour === first.colour) ?? first;
    for (const medal of [alike, other])
      choices.push({
        id: `${effect.id}-${medal.colour}`,
        text: `${effect.text}, the ${medal.colour} die`,
        value: { medal, effect },
      });
  }
  if (medals.length >= 3 && mayBuy(ctx, inAction))
    choices.push({ id: "three-for-one", text: "Three medals for 1 success", value: { medal: first, effect: null } });
  return choices;
}

/** The die that a re-roll throws again: the one with the medal, or any die. zh.open.reroll-symbol */
function* dieFor(ctx: Ctx, fighter: Fighter, roll: Roll, { medal, effect }: Use): Rules<Die> {
  if (reading(ctx, "zh.open.reroll-symbol") === "medal-die") return medal;
  const choices = roll.dice.map((die, i) => ({ id: `die-${i + 1}`, text: shown(die), value: die }));
  return yield* choose(
    sideOf(fighter),
    { id: "zh.decide.medal", text: `${effect?.text ?? ""}: which die of ${fighter.id}?`, piece: fighter.id },
    choices,
  );
}

const nothingUsed: ReadonlySet<string> = new Set();

/**
 * Lets the roller use the medals of a roll, one after another in any order: each for one effect, an effect
 * once, three for a success. Returns which effects were used. zh.medal.one-use, zh.medal.effect-once,
 * zh.medal.three-instead, zh.medal.adds, zh.decide.medal-order
 */
export function* useMedals(
  ctx: Ctx,
  fighter: Fighter,
  roll: Roll,
  effects: readonly MedalEffect[],
  { inAction, before = nothingUsed }: { readonly inAction: boolean; readonly before?: ReadonlySet<string> },
): Rules<ReadonlySet<string>> {
  for (let used = before; ;) {
    const uses = usesOf(ctx, roll, effects, used, inAction);
    if (uses.length === 0) return used;
    const use = yield* choose<Use | null>(
      sideOf(fighter),
      {
        id: "zh.decide.medal",
        text: `Use a medal that ${fighter.id} has rolled in its ${withinSentence(roll.name)}?`,
        piece: fighter.id,
      },
      [...uses, { id: "none", text: "No more medals", value: null }],
    );
    if (use === null) return used;
    yield* spendMedal(ctx, fighter, roll, use);
    if (use.effect !== null) used = new Set([...used, use.effect.id]);
  }
}

/** Spends one medal, or three. */
function* spendMedal(ctx: Ctx, fighter: Fighter, roll: Roll, use: Use): Rules {
  const { effect, medal } = use;
  const name = effect?.id ?? "three-for-one";
  const cites: readonly Citation[] = effect?.cites ?? [
    "zh.medal.three-for-one",
    "zh.medal.three-instead",
    "zh.open.three-medals-where",
  ];
  record(ctx, {
    event: "medal-used",
    fighter: fighter.id,
    effect: name,
    cites: [
      ...cites,
      "zh.medal.may-trigger",
      ...citeIf(effect !== null, "zh.medal.right-roll", "zh.medal.adds"),
      "zh.medal.one-use",
      "zh.medal.effect-once",
    ],
  });
  if (effect === null) {
    for (const other of medalsOf(roll).slice(0, 3)) other.spent = true;
    roll.bought++;
    return;
  }
  medal.spent = true;
  if (effect.does !== "re-roll") {
    yield* effect.does(roll, medal);
    return;
  }
  const die = yield* dieFor(ctx, fighter, roll, use);
  yield* rerollDie(ctx, roll, die, effect.id, ...cites, "zh.open.reroll-symbol");
  if (die.means === "medal" && reading(ctx, "zh.open.reroll-chain") === "never") die.spent = true;
}

export const hasOneSuccess = (roll: Roll): boolean => successesOf(roll) === 1;
