import { automaticLoss, completeMarch, endReaction, mayChange, opensWindow, waitsForLast } from "../actions/index.ts";
import {
  activationOf,
  actorsOf,
  endActivation,
  loseFreeAction,
  lost,
  nextPlanned,
  mayPass,
  nextSide,
  nothing,
  plannedQuestion,
  reactorsOf,
  toActivate,
} from "../activation/index.ts";
import { attackModeNow } from "../attack/index.ts";
import { goOnBurying } from "../specials/index.ts";
import { type Ctx, impossible, type Rules } from "../table/context.ts";
import { otherSide, type Unit } from "../table/state.ts";
import { isOnBoard, unitById } from "../table/units.ts";
import { askAndPerform } from "./asking.ts";

/** One step of the activations: the state alone decides what comes next. */
export function* activationStep(ctx: Ctx): Rules {
  const { activation, reaction } = ctx.state;
  if (activation === null) return yield* chooseUnit(ctx);
  const acting = unitById(ctx.state, activation.unit);
  if (acting.where === "gone" && goesOnAlone(ctx)) return;
  if (reaction !== null && acting.where !== "gone" && !waitsForLast(ctx)) reaction.waits = false;
  if (reaction !== null && !reaction.waits) return yield* reactionStep(ctx);
  if (acting.where === "gone") return endActivation(ctx);
  if (activation.appears !== null) return yield* appearanceStep(ctx);
  if (activation.plan === null) return yield* planStep(ctx);
  if (activation.window === "closed" && opensWindow(ctx)) activation.window = "open";
  if (activation.window === "open") return yield* windowStep(ctx);
  const planned = nextPlanned(activation);
  if (planned === null) return endActivation(ctx);
  if (planned === "nothing") return nothing(ctx, "it was declared");
  const why = automaticLoss(ctx);
  if (why !== null && !mayChange(ctx)) {
    lost(ctx, why.text, ...why.cites);
    return loseFreeAction(ctx, "it did not take the action before");
  }
  if (activation.buries !== null && planned === "engineering") return yield* goOnBurying(ctx);
  yield* activation.ahead === null ? plannedStep(ctx) : completeMarch(ctx);
}

/** When the unit is gone, the hero who joined it continues with the declared actions. dt.hero.join-moment */
function goesOnAlone(ctx: Ctx): boolean {
  const activation = activationOf(ctx);
  const [, hero] = actorsOf(ctx);
  if (hero === undefined) return false;
  activation.unit = hero.id;
  activation.hero = null;
  return true;
}

/** The player whose turn it is activates a unit or passes. dt.turn.alternate, dt.turn.finish-alone */
function* chooseUnit(ctx: Ctx): Rules {
  const { state } = ctx;
  const { next } = state;
  if (next === null || toActivate(state, next).length === 0) {
    const other = next === null ? null : nextSide(state, next);
    if (other === null) {
      state.phase = "turn-end";
      return;
    }
    state.next = other;
    return;
  }
  const orPass = mayPass(state, next) ? ", or does it pass" : "";
  const text = `Which unit does the ${next} activate${orPass}?`;
  yield* askAndPerform(ctx, { seat: next, id: "dt.decide.activate", text });
}

/** The first of the units that act. */
function leading(units: readonly Unit[]): Unit {
  const [unit] = units;
  if (unit === undefined) throw impossible("nobody acts");
  return unit;
}

/** A unit appears out of an ambush, or a spy, or waits on. dt.ambush.place, dt.skill.spy */
function* appearanceStep(ctx: Ctx): Rules {
  const { id: piece, side: seat } = leading(actorsOf(ctx));
  yield* askAndPerform(ctx, { seat, id: "dt.decide.ambush", text: `Where does ${piece} appear?`, piece });
}

/** All actions are declared before the first one. dt.act.declare-all */
function* planStep(ctx: Ctx): Rules {
  const { id: piece, side: seat } = leading(actorsOf(ctx));
  yield* askAndPerform(ctx, { seat, id: "dt.decide.plan", text: `What does ${piece} do?`, piece });
}

/** The other side may react. dt.react.optional */
function* windowStep(ctx: Ctx): Rules {
  const { unit: piece } = activationOf(ctx);
  const seat = otherSide(unitById(ctx.state, piece).side);
  yield* askAndPerform(ctx, { seat, id: "dt.decide.react", text: `Does the ${seat} react to ${piece}?`, piece });
}

/** Those who react attack, or turn first, or make a free MOVE after their attack. dt.react.two-army, dt.react.one-army */
function* reactionStep(ctx: Ctx): Rules {
  const { reaction } = ctx.state;
  if (reaction === null) return;
  const [unit] = reactorsOf(ctx);
  if (unit === undefined) return endReaction(ctx);
  const { id: piece, side: seat } = unit;
  if (reaction.may === "free-move")
    return yield* askAndPerform(ctx, { seat, id: "dt.decide.path", text: plannedQuestion(piece, "free-move"), piece });
  const there = [unit, unitById(ctx.state, activationOf(ctx).unit)];
  if (attackModeNow(ctx) === null || !there.every(isOnBoard)) return endReaction(ctx);
  yield* askAndPerform(ctx, { seat, id: "dt.decide.react-attack", text: `How does ${piece} react?`, piece });
}

/** The next of the declared actions. */
function* plannedStep(ctx: Ctx): Rules {
  const planned = nextPlanned(activationOf(ctx));
  const { id: piece, side: seat } = leading(actorsOf(ctx));
  if (planned === null) throw impossible("nothing is planned");
  const id = planned.includes("attack") || planned === "sustained" ? "dt.decide.targets" : "dt.decide.path";
  yield* askAndPerform(ctx, { seat, id, text: plannedQuestion(piece, planned), piece });
}
