import { counted } from "../../kernel/index.ts";
import { unitNamed, isHero } from "../table/units.ts";
import { countRules, joinObstacle, mayPass, startActivation, toActivate, unactivated } from "../activation/index.ts";
import { type Ctx, type Req, record } from "../table/context.ts";
import { leaveObstacle } from "../carrying/index.ts";
import { otherSide, type Side, type Unit } from "../table/state.ts";
import type { ActionOf } from "../table/action-schema.ts";
import type { ActionRule, Actor } from "./rule.ts";

/** What activating a unit, and a hero with it, requires. dt.turn.once, dt.turn.alternate, dt.hero.join-moment */
function requireActivation(ctx: Ctx, req: Req, action: ActionOf<"activate">): void {
  const { state } = ctx;
  const { activation, next } = state;
  const acts =
    activation === null ? "No unit is activated now." : `${activation.unit} has already been activated and acts first.`;
  const isTime = { met: "A unit is activated now.", unmet: acts };
  if (!req.need(activation === null && next !== null, isTime, "dt.turn.alternate")) return;
  const unit = unitNamed(state, action.unit);
  if (!req.known(unit, "unit", action.unit, "unit", "dt.turn.first-player")) return;
  req.pass(`There is a unit ${action.unit}.`, "dt.turn.first-player");
  const belongs = `${unit.id} belongs to the ${unit.side},`;
  req.need(unit.side === next, {
    met: `${belongs} who activate a unit now.`,
    unmet: `${belongs} and it is for the ${next ?? "other side"} to activate a unit.`,
    cites: ["dt.turn.alternate"],
  });
  const inGame = { met: `${unit.id} is still in the game.`, unmet: `${unit.id} is out of the game.` };
  if (!req.need(unit.where !== "gone", inGame, "dt.dmg.removed")) return;
  req.need(!unit.activated, unactivated(unit), "dt.turn.once");
  if (unit.pilot) requirePilot(ctx, req, unit);
  if (action.hero !== undefined) requireHero(ctx, req, action.hero, unit);
}

/** A pilot is activated with what it drives, unless it still gets out. dt.pilot.together, dt.pilot.dismount */
function requirePilot(ctx: Ctx, req: Req, pilot: Unit): void {
  const driven = unitNamed(ctx.state, pilot.carrier ?? "");
  if (driven === undefined) return;
  // from what it drives in reserve, or in the air, it cannot get out
  req.need(!driven.activated && leaveObstacle(ctx, pilot, { isFirst: true }) === null, {
    met: `${pilot.id} is the pilot of ${driven.id} and may still get out.`,
    unmet: `${pilot.id} is the pilot of ${driven.id} and is activated with it.`,
    cites: ["dt.pilot.together", "dt.pilot.dismount"],
  });
}

/** A hero who is activated with a unit can join it. dt.hero.join-moment */
function requireHero(ctx: Ctx, req: Req, id: string, unit: Unit): void {
  const named = unitNamed(ctx.state, id);
  if (!req.known(named, "hero", id, "hero", "dt.hero.join-moment")) return;
  const hero = isHero(named) ? named : null;
  if (!req.found(hero, { met: `${id} is a hero.`, unmet: `${id} is not a hero.` }, "dt.hero.join-moment")) return;
  req.need(!hero.activated, unactivated(hero), "dt.hero.join-moment");
  req.unless(joinObstacle(ctx, hero, unit));
}

/** What passing requires. dt.turn.pass */
function requirePass(ctx: Ctx, req: Req, { side }: ActionOf<"pass">): void {
  const { state } = ctx;
  req.need(state.activation === null && state.next === side, {
    met: `It is for the ${side} to activate a unit.`,
    unmet: `It is not for the ${side} to activate a unit now.`,
    cites: ["dt.turn.alternate"],
  });
  req.need(mayPass(state, side), {
    met: `The ${side} has fewer units to activate than the other side.`,
    unmet: `The ${side} has ${counted(toActivate(state, side).length, "unit")} to activate, the other side ${toActivate(state, otherSide(side)).length}.`,
    cites: countRules(state),
  });
}

/** The units of a side that still have to activate, then those that already have: they are listed with the reason. dt.turn.once */
function activatable({ state }: Ctx, side: Side): readonly Actor[] {
  // pilots are one with what they drive, but may get out before it activates: dt.pilot.dismount
  const pilots = state.units.filter((unit) => unit.pilot && unit.side === side && !unit.activated);
  const over = state.units.filter(
    (unit) => unit.side === side && unit.activated && (unit.where === "table" || unit.where === "off"),
  );
  return [
    ...[...toActivate(state, side), ...pilots].map(({ id }) => ({ id })),
    ...over.map(({ id }) => ({ id, spent: true })),
  ];
}

/** A unit is activated, and a hero with it. dt.turn.once */
const activate: ActionRule<"activate"> = {
  actors: (moment, ctx) => (moment.awaits === "activation" ? activatable(ctx, moment.side) : []),
  requires: requireActivation,
  candidates({ state }, { id: unit, spent = false }) {
    const { next } = state;
    const heroes =
      spent || next === null
        ? []
        : toActivate(state, next).filter((hero) => isHero(hero) && hero.where !== "aboard" && hero.id !== unit);
    return [{ do: "activate", unit }, ...heroes.map(({ id: hero }) => ({ do: "activate" as const, unit, hero }))];
  },
  perform: (ctx, _actor, { unit, hero = null }) => startActivation(ctx, unit, hero),
};

/** A side passes. dt.turn.pass */
const pass: ActionRule<"pass"> = {
  actors: (moment, { state }) =>
    moment.awaits === "activation" && mayPass(state, moment.side) ? [{ id: moment.side }] : [],
  requires: requirePass,
  candidates: ({ state: { next } }) => (next === null ? [] : [{ do: "pass", side: next }]),
  *perform(ctx, _actor, { side }) {
    const { state } = ctx;
    record(ctx, { event: "passed", side, cites: [...countRules(state), "dt.turn.alternate"] });
    state.next = otherSide(side);
  },
};

export const actions = { activate, pass };
