import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { answeredByPlace, askForPlace } from "../table/pending.ts";
import { type ActionRule, beginsOrders } from "./rule.ts";
import {
  type Req,
  recordNoEffect,
  cardOf,
  fighterNamed,
  type Ctx,
  impossible,
  isStanding,
  number,
  reading,
  record,
  type Rules,
  sideOf,
  fighterOnTable,
} from "../table/context.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { inches, isOnTable, itemNamed, placeOf, spoken, written } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import { applyResults, isDetected, isWatchedAfterRoll } from "../detection/index.ts";
import { baseRadius, gapToItem, gapToMarker, nearestOn, touches } from "../table/measuring.ts";
import {
  makeRoll,
  type MedalEffect,
  medalEffect,
  poolOf,
  rerollEffect,
  successesOf,
  useMedals,
} from "../dice/index.ts";
import { type Charge, objectivesThere } from "../table/things.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import { movementOf, resultsAtOnce } from "../movement/index.ts";
import { stepEnds, stepTo } from "./stepping.ts";
import { moveOnAfterTask, moveBeforeTask, requireTask } from "./tasks.ts";
import { afterChargeSet } from "../missions/index.ts";

type SetCharge = ActionOf<"set-charge">;

/** Whether a fighter has a charge; that of a pair belongs to one member. zh.charge.who, zh.requisition.pair, zh.pair.lead-values */
const hasCharge = ({ charges, missionCharge }: Fighter): boolean => charges > 0 || missionCharge;

/**
 * What a charge at a place is set against: an objective it touches, or the AA gun without a crew. zh.m3.charges,
 * zh.m8.gun-charges, zh.m8.gun-charge-uncrewed
 */
export function subjectAt(ctx: Ctx, at: Place): string | null {
  const { gun } = ctx.state;
  const near = (gap: measured.Gap): boolean => measured.isWithin(gap, Math.round(0.05 * measured.inch));
  const objective = objectivesThere(ctx.state).find((marker) => near(measured.gapToSegment(at, marker.at, marker.at)));
  if (objective !== undefined) return objective.id;
  const item = gun === null || gun.destroyed ? undefined : itemNamed(ctx.state, gun.item);
  return item !== undefined && gun?.crew.length === 0 && near(measured.gapToShape(at, item.corners)) ? item.id : null;
}

/** Whether the fighter may set a charge there: the one of a mission only at what the mission names. zh.m3.charges */
const mayLie = (ctx: Ctx, holder: Fighter, at: Place): boolean => holder.charges > 0 || subjectAt(ctx, at) !== null;

/** Where the charge that a mission provides is set, in words and with its rows. zh.m3.charges, zh.m8.gun-charges */
function missionTarget(ctx: Ctx): { readonly at: string; readonly cites: readonly Citation[] } {
  if (ctx.state.gun === null) return { at: "an Objective marker", cites: ["zh.m3.charges"] };
  if (ctx.state.gun.crew.length === 0) return { at: "the AA gun", cites: ["zh.m8.gun-charges"] };
  return { at: "the AA gun, once nobody mans it", cites: ["zh.m8.gun-charges", "zh.m8.gun-charge-uncrewed"] };
}

/** Things a mission names that a charge could be put at from where a fighter stands. */
function subjectPlaces(ctx: Ctx, fighter: OnTable): readonly Place[] {
  const { gun } = ctx.state;
  const places = objectivesThere(ctx.state)
    .map(({ at }) => at)
    .filter((at) => touches(ctx, gapToMarker(ctx, fighter.at, at)));
  const item = gun === null ? undefined : itemNamed(ctx.state, gun.item);
  if (item === undefined || !touches(ctx, gapToItem(ctx, fighter.at, item.corners))) return places;
  return [...places, nearestOn(item.corners, fighter.at)];
}

/** Places that touch a base: at what the mission names, and all round. zh.charge.place */
function placesTouching(ctx: Ctx, fighter: OnTable): readonly Place[] {
  const round = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
    measured.placeAlong(fighter.at, measured.directionOf(turn), baseRadius(ctx)),
  );
  const onTable = [...subjectPlaces(ctx, fighter), ...round].filter((at) => isOnTable(ctx.state, at));
  return onTable.filter((at) => touches(ctx, gapToMarker(ctx, fighter.at, at)) && !isUnder(ctx, fighter, at));
}

/** Whether a charge would lie under a base, and not at its edge. */
const isUnder = (ctx: Ctx, fighter: OnTable, at: Place): boolean =>
  measured.squaredDistance(fighter.at, at) < (baseRadius(ctx) - Math.round(0.05 * measured.inch)) ** 2;

/** The fighter whose player is asked where the charge lies. */
function setter(ctx: Ctx): OnTable | null {
  const id = ctx.state.pending?.fighter;
  const fighter = id === undefined || id === null ? undefined : fighterNamed(ctx.state, id);
  return fighter !== undefined && isStanding(fighter) ? fighter : null;
}

/** Where a charge lies: touching the base of whoever sets it. zh.charge.place, zh.decide.charge-place */
export const chargePlaceRule = answeredByPlace({
  requires(ctx, req, action) {
    const fighter = setter(ctx);
    const at = action.do === "put" ? placeOf(action.at) : null;
    const asked = fighter !== null && at !== null;
    const says = { met: "The charge has a place.", unmet: "Choose a place for the charge." };
    if (!req.need(asked, says, "zh.charge.place") || fighter === null || at === null) return;
    const gap = gapToMarker(ctx, fighter.at, at);
    const inside = isUnder(ctx, fighter, at);
    req.need(touches(ctx, gap) && !inside, () => ({
      met: `The charge touches ${fighter.id}.`,
      unmet: inside
        ? `The charge would lie under ${fighter.id}.`
        : `The charge would lie ${spoken(gap.length)} from ${fighter.id}: it has to touch its base.`,
      at: written(at),
      cites: ["zh.charge.place"],
    }));
    req.need(isOnTable(ctx.state, at), {
      met: "It lies on the table.",
      unmet: `${written(at)} lies off the table.`,
      at: written(at),
      cites: ["zh.charge.place"],
    });
    const target = missionTarget(ctx);
    req.need(hasCharge(fighter) && mayLie(ctx, fighter, at), () => ({
      met: "A charge may lie there.",
      unmet: `${fighter.id} has only the charge of the mission, which is set at ${target.at}.`,
      at: written(at),
      cites: target.cites,
    }));
  },
  candidates(ctx) {
    const fighter = setter(ctx);
    return fighter === null ? [] : placesTouching(ctx, fighter).map((at) => ({ do: "put", at: written(at) }));
  },
});

function requireCharge(ctx: Ctx, req: Req, action: SetCharge): void {
  const rows = { who: "zh.charge.who", notWatched: "zh.charge.not-watched", move: "zh.charge.move" } as const;
  const end = requireTask(ctx, req, action.fighter, action.path, rows);
  if (end === null) return;
  const has = hasCharge(end);
  const says = { met: `${end.id} has a charge.`, unmet: `${end.id} has no demo charge, by a card or by the mission.` };
  if (!req.need(has, says, "zh.charge.who", "zh.open.charge-count") || !has) return;
  const places = placesTouching(ctx, end).filter((at) => mayLie(ctx, end, at));
  const target = missionTarget(ctx);
  req.need(places.length > 0, () => ({
    met: "There is a place for the charge.",
    unmet: `${end.id} has only the charge of the mission, which is set touching both it and ${target.at}.`,
    at: written(end.at),
    cites: target.cites,
  }));
}

/** Takes the charge from whoever carries it: that of the mission first, where it can be used. zh.open.charge-count */
function spendCharge(ctx: Ctx, holder: Fighter, subject: string | null): void {
  if (holder.missionCharge && subject !== null) holder.missionCharge = false;
  else if (reading(ctx, "zh.open.charge-count") === "one") holder.charges--;
}

function* place(ctx: Ctx, fighter: OnTable): Rules {
  const prompt = { id: "zh.decide.charge-place", text: "Where does the charge lie?", piece: fighter.id } as const;
  const answer = yield* askForPlace(ctx, prompt, chargePlaceRule, {
    kind: "charge-place",
    side: sideOf(fighter),
    fighter: fighter.id,
  });
  const at = answer.do === "put" ? placeOf(answer.at) : null;
  if (at === null) throw impossible("a charge without a place");
  const subject = subjectAt(ctx, at);
  const numbers = ctx.state.charges.map(({ id }) => Number(id.replace("charge-", "")));
  const charge: Charge = { id: `charge-${Math.max(0, ...numbers) + 1}`, at, countdown: false, objective: subject };
  ctx.state.charges.push(charge);
  spendCharge(ctx, fighter, subject);
  record(ctx, {
    event: "charge-set",
    fighter: fighter.id,
    charge: charge.id,
    at: written(at),
    cites: ["zh.charge.place", "zh.open.charge-count"],
  });
  for (const moment of afterChargeSet) yield* moment(ctx, charge);
}

/** Medal effects of Set Charge. zh.charge.keep-moving */
const effectsOf = (fighter: OnTable): readonly MedalEffect[] => [
  medalEffect("keep-moving", "Keep Moving: move on", ["zh.charge.keep-moving"], (roll) => successesOf(roll) > 0),
  ...(fighter.veteran === "v-sapper" ? [rerollEffect("sapper", "Sapper: re-roll it", ["zh.veteran.any-fighter"])] : []),
];

/** What a mission names to set charges at: its objectives, and the gun that nobody mans. zh.m3.charges, zh.m8.gun-charges */
function subjectsOf({ state }: Ctx, fighter: OnTable): readonly Place[] {
  const { gun } = state;
  const places = objectivesThere(state).map(({ at }) => at);
  const item = gun === null || gun.destroyed || gun.crew.length > 0 ? undefined : itemNamed(state, gun.item);
  return item === undefined ? places : [...places, nearestOn(item.corners, fighter.at)];
}

/** The tasks worth listing: where the fighter stands, and after the move to what the mission names. zh.charge.move */
function chargesOf(ctx: Ctx, fighter: OnTable): readonly SetCharge[] {
  const task: SetCharge = { do: "set-charge", fighter: fighter.id };
  if (subjectPlaces(ctx, fighter).length > 0) return [task];
  const limit = movementOf(fighter, number(ctx, "zh.number.charge-move"));
  const near = subjectsOf(ctx, fighter).filter(
    (at) => measured.squaredDistance(fighter.at, at) <= (limit + baseRadius(ctx)) ** 2,
  );
  const moved = near.flatMap((at): readonly SetCharge[] => {
    // it touches the marker, and not the item that this may lie at
    const ends = stepEnds(at, fighter.at, baseRadius(ctx) + inches(0.02), [0, 45, 315, 90, 270, 135, 225, 180]);
    const path = stepTo(ctx, fighter, ends, limit, (there) => subjectPlaces(ctx, there).length > 0);
    return path === null ? [] : [{ ...task, path: [...path] }];
  });
  return [task, ...moved];
}

/** Set Charge: a move of up to 2″, then a marker that touches the base. zh.charge.dice, zh.charge.move, zh.charge.place */
const setCharge: ActionRule<"set-charge"> = {
  requires: requireCharge,
  candidates: (ctx, fighter) => (isStanding(fighter) && hasCharge(fighter) ? chargesOf(ctx, fighter) : []),
  *perform(ctx, _, action) {
    const fighter = fighterOnTable(ctx.state, action.fighter);
    if (yield* isWatchedAfterRoll(ctx, fighter, (by) => isDetected(ctx, by))) return;
    yield* moveBeforeTask(ctx, fighter, action.path, "zh.charge.move");
    const score = cardOf(fighter).abilities.smarts;
    const roll = yield* makeRoll(
      ctx,
      { fighter, name: "Set Charge", pool: poolOf(ctx, "set-charge"), score },
      "zh.charge.dice",
    );
    const used = yield* useMedals(ctx, fighter, roll, effectsOf(fighter), { inAction: true });
    const early = resultsAtOnce(ctx);
    if (early) yield* applyResults(ctx, roll, fighter, {}, "zh.charge.dice", "zh.open.result-order");
    const successes = successesOf(roll);
    if (successes > 0) yield* place(ctx, fighter);
    else recordNoEffect(ctx, fighter.id, ["charge"], "there is no success", "zh.charge.place");
    if (used.has("keep-moving") && successes > 0)
      yield* moveOnAfterTask(ctx, fighter, successes, "zh.charge.keep-moving");
    if (!early && isStanding(fighter))
      yield* applyResults(ctx, roll, fighter, {}, "zh.charge.dice", "zh.open.result-order");
  },
};

export const actions = { "set-charge": beginsOrders(setCharge) };
