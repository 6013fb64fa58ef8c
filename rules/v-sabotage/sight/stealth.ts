import type { Citation } from "../book/citation.ts";
import {
  choose,
  commandosOn,
  type Ctx,
  isCritical,
  isSeen,
  number,
  type OnTile,
  peopleOn,
  reading,
  record,
  type Rules,
  seatOf,
  unitsOn,
} from "../table/context.ts";
import { effectOn } from "../table/event-effect.ts";
import type { StealthyReason, VisibleReason } from "../table/event-words.ts";
import { terrainOf, tileById } from "../table/map.ts";
import { discardToken } from "../table/pools.ts";
import { anyUpTo, rollWithBinoculars } from "../table/rolls.ts";
import { hasXpCard } from "../table/skills.ts";
import type { Commando, Unit } from "../table/state.ts";
import { triggerAlarm } from "./alarm.ts";

/** Makes a commando stealthy; until something does, it stays visible. vs.stealth.by-moving */
export function hide(ctx: Ctx, commando: Commando, why: StealthyReason, cites: readonly Citation[]): void {
  if (!commando.visible) return;
  commando.visible = false;
  record(ctx, { event: "stealthy", piece: commando.id, why, cites });
}

/** Whether a commando keeps the German uniform when something reveals it. */
const keepsUniform = (commando: Commando, byDog: boolean): boolean =>
  commando.card === "gander" || (byDog && commando.card === "spy" && commando.side === "tan");

/**
 * Makes a commando visible, which costs it the German uniform and triggers the alarm of its terrain. No reaction fire
 * follows from this. vs.uniform.lost, vs.alarm.visible-commando, vs.stealth.no-move-no-fire
 */
export function reveal(
  ctx: Ctx,
  commando: Commando,
  why: VisibleReason,
  cites: readonly Citation[],
  byDog = false,
): void {
  if (!isCritical(commando)) makeVisible(ctx, commando, why, cites, { byDog });
}

function makeVisible(
  ctx: Ctx,
  commando: Commando,
  why: VisibleReason,
  cites: readonly Citation[],
  { byDog }: { readonly byDog: boolean },
): void {
  if (!commando.visible) {
    commando.visible = true;
    record(ctx, { event: "visible", piece: commando.id, why, cites });
  }
  if (commando.uniform && !keepsUniform(commando, byDog)) {
    commando.uniform = false;
    record(ctx, { event: "uniform", piece: commando.id, worn: false, cites: ["vs.uniform.lost"] });
  }
  if (commando.at !== null)
    triggerAlarm(ctx, terrainOf(ctx.state, commando.at), `${commando.id} is visible`, ["vs.alarm.visible-commando"]);
}

/** How many dice a stealth check has on a tile, beside the units': events and danger. At least 0. */
function extraCheckDice(ctx: Ctx, tile: string): number {
  const effect = effectOn(terrainOf(ctx.state, tile));
  const byEvent =
    effect?.kind === "check-dice" && (effect.where === "everywhere" || !tileById(ctx.state, tile).indoor)
      ? effect.change
      : 0;
  return byEvent + ctx.state.dangerous.checkDice;
}

/** The dice of a stealth check among so many units, whoever takes it. vs.check.own-entry, vs.danger.extra-check-die */
export const baseCheckDice = (ctx: Ctx, tile: string, units: number): number =>
  Math.max(0, units + extraCheckDice(ctx, tile));

/** The dice of a commando's own stealth check among so many units, with what its card and its XP cards change. */
export function checkDice(ctx: Ctx, commando: Commando, tile: string, units: number): number {
  const dice = baseCheckDice(ctx, tile, units);
  const careful =
    (commando.card === "scout" && commando.side === "tan" ? 1 : 0) + (hasXpCard(commando, "shadow") ? 1 : 0);
  return careful === 0 ? dice : Math.max(Math.min(1, dice), dice - careful);
}

/**
 * A stealth check: one die for each unit; any die of 1 or 2 makes the commando visible. Returns whether it stays
 * stealthy. vs.check.result
 */
export function* stealthCheck(
  ctx: Ctx,
  commando: OnTile<Commando>,
  units: number,
  cites: readonly Citation[],
): Rules<boolean> {
  const dice = checkDice(ctx, commando, commando.at, units);
  if (dice === 0) return true;
  const at = commando.at;
  const fails = number(ctx, "vs.number.check-fails");
  const faces = yield* rollWithBinoculars(ctx, [commando], {
    dice,
    text: `${commando.id}'s stealth check`,
    cites: [...cites, "vs.check.result"],
    outcome: anyUpTo(fails),
  });
  const failed = faces.some((face) => face <= fails);
  const extra: readonly Citation[] = ctx.state.dangerous.checkDice > 0 ? ["vs.danger.extra-check-die"] : [];
  record(ctx, {
    event: "check",
    piece: commando.id,
    at,
    dice: faces,
    failed,
    cites: [...cites, "vs.check.result", ...extra],
  });
  if (!failed) return true;
  const nerves = commando.xp.find(({ card, used }) => card === "nerves-of-ice" && !used);
  const ignores =
    nerves !== undefined &&
    (yield* choose(
      seatOf(commando),
      {
        id: "vs.decide.xp",
        text: `${commando.id} has failed a stealth check. Does it play Nerves of Ice?`,
        piece: commando.id,
      },
      [
        { id: "play", text: "Play the card", value: true },
        { id: "keep", text: "Keep the card", value: false },
      ],
    ));
  if (nerves !== undefined && ignores) {
    nerves.used = true;
    record(ctx, {
      event: "xp-card",
      piece: commando.id,
      card: "nerves-of-ice",
      what: "played",
      cites: ["vs.xp.play", "vs.xp.colours"],
    });
    return true;
  }
  // one in critical condition takes a check by a reading alone: vs.open.critical-check
  makeVisible(ctx, commando, "it failed a stealth check", ["vs.check.result"], { byDog: false });
  return false;
}

/**
 * The units that count for a stealth check of a commando on a tile: barrels too, under a reading. vs.check.own-entry,
 * vs.open.gas-presence
 */
export const watchersOn = (ctx: Ctx, tile: string): number =>
  unitsOn(ctx, tile).length +
  (reading(ctx, "vs.open.gas-presence") === "stealth-checks"
    ? ctx.state.barrels.filter(({ at, destroyed }) => at === tile && !destroyed).length
    : 0);

/**
 * How many count for a check when so many units have entered a tile: those, or all that are there now.
 * vs.check.enemy-entry, vs.open.entry-check-dice, vs.open.gas-presence
 */
export const entryCheckUnits = (ctx: Ctx, tile: string, entered: number): number =>
  reading(ctx, "vs.open.entry-check-dice") === "entered" ? entered : watchersOn(ctx, tile);

const dogOn = (ctx: Ctx, tile: string): boolean => unitsOn(ctx, tile).some(({ kind }) => kind === "dog");

/**
 * Every commando on a tile with a guard dog becomes visible without a check, and so does an escorted character that
 * follows the stealth rules of commandos. vs.dog.reveals, vs.open.dog-critical, vs.escort.types
 */
export function revealByDogs(ctx: Ctx, tile: string): void {
  if (!dogOn(ctx, tile)) return;
  for (const commando of commandosOn(ctx, tile)) {
    if (commando.visible) continue;
    if (isCritical(commando) && reading(ctx, "vs.open.dog-critical") === "no") continue;
    makeVisible(ctx, commando, "a guard dog is on its tile", ["vs.dog.reveals", "vs.open.dog-critical"], {
      byDog: true,
    });
  }
  for (const person of peopleOn(ctx, tile)) {
    if (person.visible || person.type !== "stealthy-visible") continue;
    person.visible = true;
    record(ctx, {
      event: "visible",
      piece: person.id,
      why: "a guard dog is on its tile",
      cites: ["vs.dog.reveals", "vs.escort.types"],
    });
  }
}

/**
 * Units have entered a tile: every stealthy commando there takes a check of its own, or is revealed by a dog.
 * vs.check.enemy-entry, vs.emove.check, vs.reinf.check, vs.open.entry-check-dice, vs.open.critical-check
 */
export function* checksAfterEntry(ctx: Ctx, tile: string, entered: readonly Unit[], rule: Citation): Rules {
  if (entered.length === 0) return;
  revealByDogs(ctx, tile);
  const dice = entryCheckUnits(ctx, tile, entered.length);
  for (const commando of commandosOn(ctx, tile)) {
    if (commando.visible || (isCritical(commando) && reading(ctx, "vs.open.critical-check") === "no")) continue;
    yield* stealthCheck(ctx, commando, dice, [
      rule,
      "vs.check.enemy-entry",
      "vs.open.entry-check-dice",
      "vs.open.entry-check-batch",
      "vs.open.critical-check",
    ]);
  }
}

/** Whether a tile holds someone whom enemy units see: a commando, or an escorted character. vs.escort.draws-enemies */
export const someoneSeenOn = (ctx: Ctx, tile: string): boolean =>
  commandosOn(ctx, tile).some(isSeen) || ctx.state.people.some(({ at, visible }) => at === tile && visible);

/**
 * Puts on a German uniform: the token is discarded, the face marks the wearer, and a visible wearer hides.
 * vs.uniform.discard, vs.uniform.put-on-visible
 */
export function putOnUniform(ctx: Ctx, commando: Commando, ...also: readonly Citation[]): void {
  discardToken(ctx, "german-uniform", "it is put on", ["vs.uniform.discard"]);
  commando.uniform = true;
  record(ctx, { event: "uniform", piece: commando.id, worn: true, cites: ["vs.uniform.discard", ...also] });
  const alone = commando.at === null || unitsOn(ctx, commando.at).length === 0;
  if (commando.visible && alone) hide(ctx, commando, "it wears a German uniform", ["vs.uniform.put-on-visible"]);
  // one in critical condition, too: a guard dog may have found it
  else if (commando.visible)
    makeVisible(ctx, commando, "enemy units are there", ["vs.open.uniform-with-enemy", "vs.uniform.lost"], {
      byDog: false,
    });
}
