import type { Citation } from "../book/citation.ts";
import { type ActionRule, beginsOrders } from "./rule.ts";
import type { QuestionRule } from "../table/pending.ts";
import {
  type Req,
  type Prompt,
  recordNoEffect,
  cardOf,
  enemiesOf,
  type Ctx,
  impossible,
  isStanding,
  number,
  reading,
  type Rules,
  sideOf,
  fighterById,
} from "../table/context.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { inches } from "../table/battlefield.ts";
import { offerEvent } from "../cards/index.ts";
import { orderCard, type OrderId, orderIds } from "../book/order-cards.ts";
import { pairWatchRules, sees, seesNow, isWatchedAfterRoll, watchersOf, describeWatch } from "../detection/index.ts";
import { recon } from "./recon.ts";
import { areWithin, comesWithin } from "../table/measuring.ts";
import {
  applyRoll,
  askPath,
  bringFollowers,
  dragBodies,
  goOnOutside,
  requireEntry,
  entryPlaces,
  requireHiding,
  isOffTable,
  leaveByMove,
  movementOf,
  moveOn,
  namedFighter,
  type PathQuestion,
  pathRule,
  resultsAtOnce,
  travel,
  type Travelled,
  turnInPlace,
} from "../movement/index.ts";
import {
  basicTest,
  extraDice,
  makeRoll,
  type MedalEffect,
  medalEffect,
  type Pool,
  poolOf,
  type Roll,
  successesOf,
  sumOf,
  useMedals,
} from "../dice/index.ts";
import type { Place } from "../book/schemas.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import { burdenOf, burdenRows } from "../missions/index.ts";

/** Whether an order lets a watched fighter Sneak: Into the Dark. */
export const allowsWatchedSneak = (order: OrderId | null | undefined): boolean =>
  order !== null && order !== undefined && orderCard(order).boost?.kind === "watched";

/** Close watch prevents a Sneak; only the lead of a pair counts. zh.sneak.not-watched, zh.open.pair-watch */
function notWatched(ctx: Ctx, req: Req, fighter: OnTable): void {
  const members =
    reading(ctx, "zh.open.pair-watch") === "both-or-any" && fighter.partner !== null
      ? [fighter, ...ctx.state.fighters.filter((other) => other.id === fighter.partner && isStanding(other))]
      : [fighter];
  const watcher = members
    .filter(isStanding)
    .flatMap((member) => watchersOf(ctx, member))
    .find((other) => other.sees === "yes");
  const told = watcher === undefined || req.quiet ? null : describeWatch(ctx, watcher);
  req.need(watcher === undefined, {
    met: `${fighter.id} is not under close watch.`,
    unmet: `${fighter.id} is under close watch by ${watcher?.by.id ?? ""}${told?.how ?? ""}.`,
    cites: ["zh.sneak.not-watched", ...pairWatchRules(fighter), ...(told?.cites ?? [])],
  });
}

function requires(ctx: Ctx, req: Req, { fighter: id, enter, order }: ActionOf<"sneak">): void {
  const fighter = namedFighter(ctx, req, id);
  if (fighter === null) return;
  const attacks = sideOf(fighter) === "attacker";
  const unmet = `${id} is a defender: only attackers Sneak.`;
  if (!req.need(attacks, { met: `${id} is an attacker.`, unmet }, "zh.sneak.attackers")) return;
  if (!requireEntry(ctx, req, fighter, enter)) return;
  const used = order ?? orderIds.find((card) => card === ctx.state.offered?.order);
  if (isStanding(fighter) && !allowsWatchedSneak(used)) notWatched(ctx, req, fighter);
}

function candidates(ctx: Ctx, fighter: Fighter): readonly ActionOf<"sneak">[] {
  if (sideOf(fighter) !== "attacker") return [];
  if (isStanding(fighter)) return [{ do: "sneak", fighter: fighter.id }];
  return entryPlaces(ctx, fighter).map((enter) => ({ do: "sneak", fighter: fighter.id, enter }));
}

/** Whether an enemy within 15″ sees the fighter as the action starts; those that certainly see it are checked before dice are rolled. zh.sneak.unseen-die */
function* isSeen(ctx: Ctx, fighter: OnTable): Rules<boolean> {
  const near = enemiesOf(ctx.state, fighter).filter((enemy) =>
    areWithin(ctx, enemy.at, fighter.at, "zh.number.sneak-reach"),
  );
  if (near.some((enemy) => seesNow(ctx, enemy, fighter) === "yes")) return true;
  for (const enemy of near) if (yield* sees(ctx, enemy, fighter)) return true;
  return false;
}

/** Whether an enemy is within 15″ of any point of a path. zh.sneak.alert-15 */
const enemyNear = (ctx: Ctx, fighter: OnTable, way: readonly Place[]): boolean =>
  enemiesOf(ctx.state, fighter).some((enemy) => comesWithin(ctx, way, enemy.at, "zh.number.sneak-reach"));

/** The path, or the point of it, that an enemy has to be within 15″ of for an alert to count. zh.open.sneak-alert-when */
function whereAlertsCount(ctx: Ctx, start: Place, travelled: Travelled | null, end: Place): readonly Place[] {
  switch (reading(ctx, "zh.open.sneak-alert-when")) {
    case "end-of-move":
      return [end];
    case "start":
      return [start];
    case "any-time":
      return [start, ...(travelled?.path ?? []), end];
  }
}

const freeze = medalEffect("freeze", "Freeze: stay, and add the successes of a React test as stealth", [
  "zh.sneak.freeze",
]);
const reconEffect = medalEffect("recon", "Recon: a Recon roll after moving", ["zh.sneak.recon"]);
const camouflage = medalEffect("camouflage", "Camouflage Expert: +1 stealth", [
  "zh.veteran.card-camouflage",
  "zh.open.veteran-medal",
]);

/** The medal effects of a Sneak. zh.decide.freeze */
function effectsOf(ctx: Ctx, { veteran }: OnTable): readonly MedalEffect[] {
  const byMedal = reading(ctx, "zh.open.veteran-medal") !== "neither";
  return [freeze, reconEffect, ...(veteran === "v-camouflage" && byMedal ? [camouflage] : [])];
}

/** How far a Sneak may go. zh.sneak.distance, zh.captive.move-actions, zh.captive.struggle */
function distanceOf(ctx: Ctx, fighter: OnTable, successes: number, order: OrderId | null, less: number): number {
  const burden = burdenOf(ctx, fighter, successes);
  if (burden?.struggles === true) return movementOf(fighter, number(ctx, "zh.number.captive-struggle"));
  const counted = burden?.successes ?? successes;
  const boost = order === null ? undefined : orderCard(order).boost;
  const more = boost?.kind === "movement" ? number(ctx, "zh.number.long-stride") : 0;
  const whole = number(ctx, "zh.number.sneak-move") + counted * number(ctx, "zh.number.sneak-success") + more;
  return Math.max(0, movementOf(fighter, whole) - inches(less));
}

/** How a Sneak treats the table. */
const question: PathQuestion = {
  terms: () => ({ climbs: true }),
  cites: ["zh.sneak.distance", "zh.move.free-path", "zh.move.measure-any-time"],
  // without a success the escort of a captive moves only the distance of a struggle; a success gives at least 4″
  rows: (ctx, fighter, limit) =>
    burdenRows(ctx, fighter, limit > inches(number(ctx, "zh.number.captive-struggle")) ? 1 : 0),
  also: (ctx, req, fighter, path, { subject, most: limit }) => {
    if (subject !== null) requireHiding(ctx, req, fighter, path, { body: subject, limit: limit ?? 0 });
  },
};

/** The body that the Sneak of an order has to hide, if its roll lets the fighter drag one: Clean Up. zh.body.hide-none */
function bodyToHide(ctx: Ctx, order: OrderId | null, successes: number): string | null {
  const second = order === null ? null : orderCard(order).second;
  const hides = second !== null && second.by === "same" && second.hidesBody === true;
  // the first action of the order laid it last
  return hides && successes > 0 ? (ctx.state.bodies.at(-1)?.id ?? null) : null;
}

/** The path of a Sneak, chosen after the roll. zh.decide.sneak-path, zh.action.results-after */
export const sneakPath: QuestionRule = pathRule(question);

/** Loose Stones, before the roll: how much less the fighter moves. */
function* looseStones(ctx: Ctx, fighter: OnTable): Rules<number> {
  const card = yield* offerEvent(ctx, "sneak begins", {
    fighter: fighter.id,
    text: `${fighter.id} is about to Sneak: use an Event card?`,
  });
  return card === null ? 0 : number(ctx, "zh.number.loose-stones");
}

/** Snapped Twig, after the roll: one more alert. */
function* snappedTwig(ctx: Ctx, fighter: OnTable, roll: Roll): Rules {
  const card = yield* offerEvent(ctx, "sneak rolled", {
    fighter: fighter.id,
    text: `${fighter.id} has rolled its Sneak: use an Event card?`,
  });
  if (card !== null) roll.quieted--;
}

/** The move of a Sneak that its player chooses; null if the fighter stays. */
function* sneakTo(
  ctx: Ctx,
  fighter: OnTable,
  limit: number,
  successes: number,
  toHide: string | null,
): Rules<Travelled | null> {
  const sneaks = { most: limit, kind: "sneak-path", rule: sneakPath, question } as const;
  const ask = (text: string): Prompt => ({ id: "zh.decide.sneak-path", text, piece: fighter.id });
  const prompt = ask(`Where does ${fighter.id} Sneak?`);
  const chosen = yield* askPath(ctx, fighter, { ...sneaks, prompt, subject: toHide });
  if (chosen === null) {
    yield* turnInPlace(ctx, fighter, 0);
    return null;
  }
  const bodies = yield* dragBodies(ctx, fighter, chosen.path, { limit, successes, forced: toHide });
  const first = yield* travel(ctx, fighter, chosen.path, {
    climbs: true,
    found: chosen.found,
    cites: ["zh.sneak.distance", "zh.move.free-path", ...burdenRows(ctx, fighter, successes)],
  });
  bodies.settle(first);
  const goesOn = { ...sneaks, prompt: ask(`Where does ${fighter.id} go on?`) };
  const travelled = yield* goOnOutside(ctx, fighter, first, goesOn);
  yield* bringFollowers(ctx, fighter, travelled);
  return travelled;
}

/** Freeze: no move and no turn; the successes of a React test are stealth results. zh.sneak.freeze */
function* frozen(ctx: Ctx, fighter: OnTable): Rules<number> {
  const why = "to stay unseen (Freeze)";
  const { successes } = yield* basicTest(ctx, fighter, { ability: "react", why }, "zh.sneak.freeze");
  return successes;
}

const unseenDice = (ctx: Ctx, seen: boolean): Pool => (seen ? { white: 0, grey: 0 } : extraDice(ctx, "unseen-dice"));

/** The results of a Sneak's roll: alerts count where an enemy is near some place of a way. zh.sneak.alert-15 */
function* applySneak(ctx: Ctx, fighter: OnTable, roll: Roll, stealths: number, way: readonly Place[]): Rules {
  const counts = enemyNear(ctx, fighter, way);
  if (!counts && roll.dice.some(({ means }) => means === "alert"))
    recordNoEffect(
      ctx,
      fighter.id,
      ["alert"],
      "no enemy is within 15″",
      "zh.sneak.alert-15",
      "zh.open.sneak-alert-when",
    );
  yield* applyRoll(
    ctx,
    fighter,
    roll,
    { stealths, alertsCount: counts, pastWatch: allowsWatchedSneak(ctx.state.acting?.order ?? null) },
    "zh.sneak.alert-15",
    "zh.open.sneak-alert-when",
  );
}

/** Rolls for a Sneak, moves and applies the results. zh.sneak.dice */
function* perform(ctx: Ctx, _: Fighter, { fighter: id, enter }: ActionOf<"sneak">): Rules {
  const named = fighterById(ctx.state, id);
  const entering = isOffTable(named);
  if (entering && !(yield* moveOn(ctx, named, enter))) return;
  if (!isStanding(named)) throw impossible(`${id} sneaks off the table`);
  const fighter: OnTable = named;
  const order = ctx.state.acting?.order ?? null;
  if (!entering && !allowsWatchedSneak(order) && (yield* isWatchedAfterRoll(ctx, fighter, () => true))) return;
  const start = fighter.at;
  const less = yield* looseStones(ctx, fighter);
  const seen = yield* isSeen(ctx, fighter);
  const pool = sumOf(poolOf(ctx, "sneak"), unseenDice(ctx, seen));
  const rows: readonly Citation[] = seen ? ["zh.sneak.dice"] : ["zh.sneak.dice", "zh.sneak.unseen-die"];
  const roll = yield* makeRoll(ctx, { fighter, name: "sneak", pool, score: cardOf(fighter).abilities.react }, ...rows);
  yield* snappedTwig(ctx, fighter, roll);
  const used = yield* useMedals(ctx, fighter, roll, effectsOf(ctx, fighter), { inAction: true });
  const free = fighter.veteran === "v-camouflage" && reading(ctx, "zh.open.veteran-medal") === "neither";
  let stealths = used.has("camouflage") || free ? 1 : 0;
  let travelled: Travelled | null = null;
  const early = resultsAtOnce(ctx) && !used.has("freeze");
  if (early) yield* applySneak(ctx, fighter, roll, stealths, [fighter.at]);
  // zh.sneak.freeze
  if (used.has("freeze")) stealths += yield* frozen(ctx, fighter);
  else {
    const successes = successesOf(roll);
    const toHide = bodyToHide(ctx, order, successes);
    travelled = yield* sneakTo(ctx, fighter, distanceOf(ctx, fighter, successes, order, less), successes, toHide);
  }
  // zh.sneak.recon
  if (used.has("recon") && isStanding(fighter)) yield* recon(ctx, fighter);
  if (!early) yield* applySneak(ctx, fighter, roll, stealths, whereAlertsCount(ctx, start, travelled, fighter.at));
  if (travelled !== null) yield* leaveByMove(ctx, fighter, travelled, entering);
}

/** Sneak: a free move of an attacker, unseen if it can. zh.sneak.attackers */
const sneak: ActionRule<"sneak"> = { requires, candidates, perform };

export const actions = { sneak: beginsOrders(sneak) };
