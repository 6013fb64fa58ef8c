import { requirePlaces } from "../set-up/index.ts";
import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { type ActionOf, placeOf } from "../table/action-schema.ts";
import { activationOf, actorsOf, declaresFirst, adjustPlan } from "../activation/index.ts";
import { Aim } from "../attack/index.ts";
import {
  type Req,
  type Ctx,
  inCm,
  number,
  reading,
  record,
  recordRolled,
  roll,
  type Rules,
  secondSymbol,
  written,
  withChangedUnits,
  type HypotheticalTable,
} from "../table/context.ts";
import { prismOf } from "../table/bodies.ts";
import { crowdObstacle, standObstacle, requireCoherency } from "../movement/index.ts";
import { distanceOf, isAtLeastCm, isWithinCm } from "../table/ranges.ts";
import { otherSide, type Unit } from "../table/state.ts";
import { figuresOf, onTable, unitNamed, type CombinedUnit } from "../table/units.ts";
import { sidePlan } from "../table/battle-plan.ts";
import type { ActionRule } from "./rule.ts";

type Place = measured.Place;

/** Where a unit held in ambush may appear. dt.ambush.place */
function requireAmbushPlace(ctx: Ctx, req: Req, unit: Unit, placed: Ctx, together: CombinedUnit): void {
  const plan = sidePlan(ctx.state, unit.side);
  const area = plan?.deploys ?? null;
  if (area !== null) {
    const [left, top, right, bottom] = area.map((cm) => cm * measured.centimetre);
    const inside = figuresOf(together).every(
      ({ miniature: { at } }) =>
        at.x >= (left ?? 0) && at.x <= (right ?? 0) && at.y >= (top ?? 0) && at.y <= (bottom ?? 0),
    );
    req.need(inside, {
      met: `${unit.id} appears in its own deployment area.`,
      unmet: `${unit.id} would appear outside its own deployment area.`,
      cites: ["dt.ambush.place"],
    });
  }
  const aim = new Aim(placed);
  const cm = number(ctx, "dt.number.ambush-distance");
  for (const enemy of onTable(ctx.state).filter(({ side }) => side !== unit.side)) {
    const least = leastBetween(placed, together, [enemy]);
    const far = figuresOf(together).every(({ unit: own, miniature }) =>
      figuresOf([enemy]).every((other) =>
        isAtLeastCm(ctx, prismOf(placed.state, own, miniature), prismOf(ctx.state, enemy, other.miniature), cm),
      ),
    );
    req.need(far, {
      met: `${unit.id} appears ${inCm(least)} cm from ${enemy.id}, at least ${cm} cm away.`,
      unmet: `${unit.id} would appear ${inCm(least)} cm from ${enemy.id}; it has to be at least ${cm} cm.`,
      cites: ["dt.ambush.place"],
    });
    const covered = figuresOf([enemy]).every((from) => aim.unitInCover(from, together));
    req.need(covered, {
      met: `${unit.id} appears in cover from ${enemy.id}.`,
      unmet: `${unit.id} would not be in cover from ${enemy.id}.`,
      cites: ["dt.ambush.place"],
    });
  }
}

const leastBetween = (ctx: Ctx, one: CombinedUnit, other: CombinedUnit): number =>
  Math.min(
    ...figuresOf(one).flatMap((a) =>
      figuresOf(other).map((b) =>
        distanceOf(ctx, prismOf(ctx.state, a.unit, a.miniature), prismOf(ctx.state, b.unit, b.miniature)),
      ),
    ),
  );

/** The table as it would be with units standing at given places. */
function placedAt(ctx: Ctx, together: CombinedUnit, places: readonly Place[], facing: number): HypotheticalTable {
  let next = 0;
  return withChangedUnits(ctx, together, (unit) => ({
    ...unit,
    where: "table",
    facing,
    miniatures: unit.miniatures.map((miniature) => ({ ...miniature, at: places[next++] ?? miniature.at, floor: 0 })),
  }));
}

/** What placing a unit needs that appears from an ambush, or of a spy. dt.ambush.place, dt.skill.spy */
function requireAppearance(ctx: Ctx, req: Req, action: ActionOf<"appear">): void {
  const { activation } = ctx.state;
  if (!req.known(unitNamed(ctx.state, action.unit), "unit", action.unit, "unit", "dt.ambush.place")) return;
  const appears = activation?.unit === action.unit ? activation.appears : null;
  const may = { met: `${action.unit} may appear now.`, unmet: `${action.unit} cannot appear now.` };
  if (!req.found(appears, may, "dt.ambush.place")) return;
  const together = actorsOf(ctx);
  const [unit] = together;
  if (unit === undefined) return;
  const places = action.places.map(placeOf);
  if (!requirePlaces(req, places, figuresOf(together), "dt.ambush.place")) return;
  const facing = action.facing ?? unit.facing;
  const placed = placedAt(ctx, together, places, facing);
  for (const figure of figuresOf(placed.together)) {
    const { at, id } = figure.miniature;
    req.unless(standObstacle(placed.ctx, figure.unit, { at, facing, floor: 0 }, { self: id }));
  }
  requireCoherency(placed.ctx, req, placed.together, new Map());
  req.unless(crowdObstacle(placed.ctx, placed.together));
  if (appears === "ambush") return requireAmbushPlace(ctx, req, unit, placed.ctx, placed.together);
  const near = onTable(ctx.state)
    .filter(({ side }) => side === otherSide(unit.side))
    .some((enemy) => isNear(placed.ctx, placed.together, enemy));
  req.need(near, {
    met: `${unit.id} appears within ${number(ctx, "dt.number.spy")} cm of an enemy unit.`,
    unmet: `No enemy unit would be within ${number(ctx, "dt.number.spy")} cm of ${unit.id}.`,
    cites: ["dt.skill.spy"],
  });
}

const isNear = (ctx: Ctx, together: CombinedUnit, enemy: Unit): boolean =>
  figuresOf(together).some(({ unit, miniature }) =>
    figuresOf([enemy]).some((other) =>
      isWithinCm(
        ctx,
        prismOf(ctx.state, unit, miniature),
        prismOf(ctx.state, enemy, other.miniature),
        number(ctx, "dt.number.spy"),
      ),
    ),
  );

/** A unit appears; out of an ambush its dice say how many actions it has. dt.ambush.actions, dt.open.ambush-symbol */
function* emerge(ctx: Ctx, action: ActionOf<"appear">): Rules {
  const activation = activationOf(ctx);
  const together = actorsOf(ctx);
  const places = action.places.map(placeOf);
  let next = 0;
  for (const unit of together) {
    unit.where = "table";
    unit.waits = null;
    unit.facing = action.facing ?? unit.facing;
    for (const miniature of unit.miniatures) {
      const at = places[next++];
      if (at !== undefined) miniature.at = { x: at.x, y: at.y };
    }
    const rule = activation.appears === "spy" ? "dt.skill.spy" : "dt.ambush.place";
    record(ctx, { event: "placed", unit: unit.id, at: action.places[0] ?? "0,0", cites: [rule] });
  }
  const spies = activation.appears === "spy";
  activation.appears = null;
  const [unit] = together;
  if (spies || unit === undefined) return;
  const second = secondSymbol(ctx, "dt.open.ambush-symbol");
  const dice = number(ctx, "dt.number.ambush-dice");
  const cites: readonly Citation[] = ["dt.ambush.actions", "dt.open.ambush-symbol", "dt.open.ambush-ace"];
  const rolled = yield* roll(ctx, dice, ["ARMY", second], `${unit.id} acts from its ambush`, ...cites);
  recordRolled(ctx, { unit: unit.id, about: "actions from its ambush" }, rolled, [...cites, "dt.ambush.passengers"]);
  // an ace has rolled for one more: dt.open.ambush-ace
  const more = Math.max(0, activation.actions - number(ctx, "dt.number.actions"));
  const aces = reading(ctx, "dt.open.ambush-ace") === "one-more" ? more : 0;
  activation.actions = Math.min(rolled.successes + aces, number(ctx, "dt.number.most-actions"));
  // no action is completed, so nobody reacts: dt.react.window
  if (activation.actions === 0) activation.plan = [];
}

/** Places where a unit may appear: of an ambush all over its area, of a spy around each enemy. dt.ambush.place, dt.skill.spy */
function appearances(ctx: Ctx): readonly ActionOf<"appear">[] {
  const { activation } = ctx.state;
  const together = actorsOf(ctx);
  const [unit] = together;
  if (activation === null || unit === undefined) return [];
  const count = figuresOf(together).length;
  const centres: measured.Place[] = [];
  if (activation.appears === "spy")
    for (const enemy of onTable(ctx.state))
      for (const { at } of enemy.side === unit.side ? [] : enemy.miniatures)
        for (const degrees of [0, 90, 180, 270])
          centres.push(measured.placeAlong(at, measured.directionOf(degrees), 8000));
  else {
    const [left = 0, top = 0, right = 180, bottom = 120] = sidePlan(ctx.state, unit.side)?.deploys ?? [];
    for (let x = left + 8; x < right; x += 15)
      for (let y = top + 6; y < bottom; y += 9) centres.push({ x: x * 1000, y: y * 1000 });
  }
  // round two enemies the same place may come up twice
  const each = new Map(centres.map((at) => [written(at), at]));
  return [...each.values()].flatMap(({ x, y }): readonly ActionOf<"appear">[] => {
    const places = Array.from({ length: count }, (_, i) => ({
      x: x + (i % 3) * 3500,
      y: y + Math.floor(i / 3) * 3500,
    }));
    const onIt = places.every(
      (place) => place.x >= 0 && place.y >= 0 && place.x <= ctx.state.width && place.y <= ctx.state.height,
    );
    return onIt ? [{ do: "appear", unit: unit.id, places: places.map(written) }] : [];
  });
}

/** A unit appears from an ambush, or a spy. dt.ambush.place, dt.skill.spy */
const appear: ActionRule<"appear"> = {
  actors: (moment) => (moment.awaits === "appearance" ? [{ id: moment.unit }] : []),
  requires: requireAppearance,
  candidates: appearances,
  *perform(ctx, _actor, action) {
    yield* emerge(ctx, action);
    if (declaresFirst(ctx)) adjustPlan(ctx);
  },
};

export const actions = { appear };
