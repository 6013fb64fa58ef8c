import { citeIf } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { inInches, spoken, written } from "../table/battlefield.ts";
import {
  type Req,
  choose,
  enemiesOf,
  fighterNamed,
  hangingOn,
  type Ctx,
  isStanding,
  number,
  readingOf,
  type Rules,
  sideOf,
} from "../table/context.ts";
import { frontOf, isDetected, standOf } from "../detection/index.ts";
import { areWithin, gapOfPlaces, nearestTo } from "../table/measuring.ts";
import { findLine, hasLine, linePoints } from "../sight/index.ts";
import type { Place } from "../book/schemas.ts";
import type { OnTable } from "../table/fighter.ts";
import { basicTest } from "../dice/index.ts";
import type { NumberId } from "../book/numbers.ts";

/** The detected enemies, with each member of a pair by itself. zh.alert.targetable */
export const detectedEnemies = (ctx: Ctx, fighter: OnTable): readonly OnTable[] =>
  enemiesOf(ctx.state, fighter).filter((enemy) => isDetected(ctx, enemy));

/**
 * The nearest of those for whom a condition holds; the nearest are tried first, and others only if it holds for none of them.
 * zh.target.nearest
 */
export function nearestSuch(
  ctx: Ctx,
  at: Place,
  fighters: readonly OnTable[],
  holds: (fighter: OnTable) => boolean,
): readonly OnTable[] {
  for (let left = fighters; left.length > 0;) {
    const nearest = nearestTo(ctx, at, left);
    const candidates = nearest.filter(holds);
    if (candidates.length > 0) return candidates;
    left = left.filter((fighter) => !nearest.includes(fighter));
  }
  return [];
}

/**
 * How far away something is, and how far what is used reaches: "7.2″ away; the SMG reaches 6″". Distances that would
 * read the same when rounded are written in full.
 */
export function tooFar(gap: measured.Gap, limit: number, used: string): string {
  const [is, allowed] = [spoken(gap.length), spoken(limit)];
  return is === allowed
    ? `${inInches(gap.length)}″ away; ${used} reaches ${inInches(limit)}″`
    : `${is} away; ${used} reaches ${allowed}`;
}

/** A distance beside another one, in words: in full where the two would read the same. */
export const away = (one: measured.Gap, other: measured.Gap): string =>
  spoken(one.length) === spoken(other.length) ? `${inInches(one.length)}″` : spoken(one.length);

const rounded = ({ x, y }: Place): string => written({ x: Math.round(x), y: Math.round(y) });

/** A detected enemy on the table, as the target of an attack has to be. zh.alert.targetable, zh.los.detected-too */
export function requireTarget(ctx: Ctx, req: Req, fighter: OnTable, id: string): OnTable | null {
  const target = fighterNamed(ctx.state, id);
  // either member of a pair: zh.pair.targeted-single
  const isEnemy = target !== undefined && isStanding(target) && sideOf(target) !== sideOf(fighter);
  const sleeps = target?.where === "asleep";
  if (
    !req.need(isEnemy, () => ({
      met: `${id} is an enemy on the table.`,
      unmet: sleeps ? `${id} is asleep: nobody can attack it.` : `${id} is not an enemy on the table.`,
      cites: ["zh.alert.targetable", ...citeIf(sleeps, "zh.barracks.asleep")],
    })) ||
    !isEnemy
  )
    return null;
  const detected = isDetected(ctx, target);
  const hangs = detected || req.quiet ? [] : hangingOn(ctx, inDetection, (other) => isDetected(other, target));
  req.need(detected, () => ({
    met: `${id} is detected.`,
    unmet: `${id} is covert: it has no Alert marker, and no friend with one and no Light marker is within 2″ of it.`,
    cites: ["zh.alert.targetable", "zh.los.detected-too", "zh.target.nearest", ...hangs],
  }));
  return target;
}

/** The open points that say who counts as detected: friends of friends, the light, what "within" means. zh.alert.near-friend */
const inDetection = ["zh.open.near-friend-chain", "zh.open.distance-marker", "zh.open.within"] as const;

/** The open points that say whether somebody can be aimed at. zh.los.any-part */
const inAim = [
  "zh.open.shoot-los-turn",
  "zh.open.height-los",
  "zh.open.hill-los",
  ...linePoints,
  "zh.open.smoke-line",
  "zh.open.touch",
  "zh.open.building-corner",
] as const;

const losTurn = readingOf("zh.open.shoot-los-turn");

/** Whether a fighter at a place has line of sight to a target, turned to it or only to its front. zh.open.shoot-los-turn */
export function canAimAt(
  ctx: Ctx,
  fighter: OnTable,
  target: OnTable,
  { shoots }: { readonly shoots: boolean },
): boolean {
  const turns = !shoots || losTurn(ctx) === "turns-first";
  if (!turns && frontOf(ctx, fighter, target) !== "front") return false;
  return hasLine(
    ctx,
    standOf(fighter),
    standOf(target),
    turns ? towards(fighter, target) : measured.directionOf(fighter.facing),
  );
}

/** The direction a fighter faces after turning to a target. */
export const towards = (fighter: OnTable, target: OnTable): measured.Direction =>
  measured.directionTo(fighter.at, target.at) ?? measured.directionOf(fighter.facing);

/** What requirements without words are given as a text that nobody reads. */
const unsaid = { met: "", unmet: "" } as const;

/** Adds line of sight to the target, as if the fighter faced it: else what blocks it, and where. zh.shoot.face, zh.fight.reach */
export function requireAim(
  ctx: Ctx,
  req: Req,
  { from, to, shoots }: { readonly from: OnTable; readonly to: OnTable; readonly shoots: boolean },
  ...cites: readonly Citation[]
): boolean {
  const seen = canAimAt(ctx, from, to, { shoots });
  if (req.quiet) return req.need(seen, unsaid, "zh.los.any-part");
  if (seen) return req.pass(`${from.id} has line of sight to ${to.id}.`, "zh.los.any-part", ...cites);
  const hangs = hangingOn(ctx, inAim, (other) => canAimAt(other, from, to, { shoots }));
  const { stop } = findLine(ctx, standOf(from), standOf(to), towards(from, to));
  const not = `${from.id} has no line of sight to ${to.id}`;
  if (stop === null)
    return req.fail(`${not}: it is not to its front.`, "zh.los.any-part", "zh.los.front-only", ...cites, ...hangs);
  const at = rounded(stop.at);
  const text = `${not}: ${stop.by} is in the way.`;
  return req.fail({ text, at }, "zh.los.any-part", stop.rule, ...cites, ...hangs);
}

/** Who reaches whom, how far, and with what. */
interface Reach {
  readonly from: OnTable;
  readonly to: OnTable;
  readonly reach: NumberId;
  /** As a sentence speaks of it, e.g. "the SMG". */
  readonly used: string;
}

/** Adds that a distance is within the reach of what is used, e.g. of a weapon. */
export function requireReach(
  ctx: Ctx,
  req: Req,
  { from, to, reach, used }: Reach,
  ...cites: readonly Citation[]
): boolean {
  // only the lead of a pair counts: zh.pair.lead-values
  return req.need(areWithin(ctx, from.at, to.at, reach), () => {
    const gap = gapOfPlaces(ctx, from.at, to.at);
    const limit = number(ctx, reach);
    return {
      met: `${to.id} is ${spoken(gap.length)} away, within ${limit}″.`,
      unmet: `${to.id} is ${tooFar(gap, Math.round(limit * measured.inch), used)}.`,
      at: written(to.at),
      cites: [...cites, "zh.open.distance", "zh.open.within"],
    };
  });
}

/** The row about equally near enemies, if the target was chosen among them. zh.target.ties */
export const tieRules = (nearest: readonly OnTable[], target: OnTable): readonly Citation[] =>
  nearest.length > 1 && nearest.some(({ id }) => id === target.id) ? ["zh.target.ties"] : [];

/** A Smarts test lets a fighter attack somebody who is not the nearest. zh.target.distant, zh.target.distant-conditions */
function* mayPassOver(ctx: Ctx, fighter: OnTable, named: OnTable): Rules<boolean> {
  const why = `to attack ${named.id}, who is not the nearest` as const;
  const { passed } = yield* basicTest(
    ctx,
    fighter,
    { ability: "smarts", why, matter: "pass" },
    "zh.target.distant",
    "zh.target.distant-conditions",
  );
  return passed;
}

/**
 * The target of the attack: the one that was named, if it is the nearest; else a Smarts test has to be passed, or the
 * nearest is attacked. Whoever cannot be attacked at all from where the move has ended is not tested for; null where
 * nobody can. zh.target.distant, zh.target.distant-conditions, zh.target.ties
 */
export function* settleTarget(
  ctx: Ctx,
  fighter: OnTable,
  named: OnTable,
  nearest: readonly OnTable[],
  canAttack: (enemy: OnTable) => boolean,
): Rules<OnTable | null> {
  if (nearest.some(({ id }) => id === named.id)) return named;
  if (canAttack(named) && (yield* mayPassOver(ctx, fighter, named))) return named;
  if (nearest.length === 0) return null;
  return yield* choose(
    sideOf(fighter),
    { id: "zh.decide.target", text: "Who is attacked?", piece: fighter.id },
    nearest.map((other) => ({ id: other.id, text: other.id, value: other })),
  );
}
