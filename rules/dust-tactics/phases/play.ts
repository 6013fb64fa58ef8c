import { checkpoint, type GameResult } from "../../kernel/index.ts";
import { changePlan } from "../actions/changing.ts";
import { barredNow, mayChange } from "../actions/impossible.ts";
import { mannerNow } from "../attack/index.ts";
import type { Action } from "../table/action-schema.ts";
import {
  activationRolls,
  declaresFirst,
  costsOf,
  isFree,
  isMarch,
  activationOf,
  actorsOf,
  nextPlanned,
  reactorsOf,
  adjustPlan,
  fillPlan,
  arrivalRolls,
  finished,
  freeIsLost,
  lost,
  nothing,
  plannedQuestion,
  countRules,
  nextSide,
  toActivate,
  endActivation,
  startActivation,
} from "../activation/index.ts";
import { appear } from "../actions/appearing.ts";
import { chooseSide, rollScenario } from "../set-up/index.ts";
import { checkEnd } from "./ending.ts";
import type { Citation } from "../table/events.ts";
import { completeMarch, freeMove, moveStep } from "../actions/marching.ts";
import { endReaction, opensWindow, react, waitsForLast } from "../actions/reacting.ts";
import { goOnBurying, isSpecial } from "../specials/index.ts";
import { type Activation, otherSide, type Phase, phaseTitles, type Planned, type Unit } from "../table/state.ts";
import { type Ctx, impossible, record, type Rules } from "../table/context.ts";
import { drop, releaseGrapples } from "../table/tokens.ts";
import { captureObjectives, newTurn } from "./turn-end.ts";
import { rollInitiative } from "./initiative.ts";
import { hasAttribute, hasOwnSkill, hasSkill, isOnBoard, isOnTable, type Together, unitNamed } from "../table/units.ts";
import { setUpStep } from "./set-up.ts";
import { ask } from "./asking.ts";
import { fight } from "../actions/attacking.ts";
import { specialStep } from "../actions/special.ts";

/** A phase begins; resuming at its checkpoint runs this again. */
function* begin(ctx: Ctx, phase: Phase): Rules {
  ctx.state.phase = phase;
  yield* checkpoint(phase, phaseTitles[phase]);
  const cites = phase === "initiative" ? (["dt.turn.initiative-roll"] as const) : (["dt.turn.end"] as const);
  record(ctx, { event: "phase-began", phase, turn: ctx.state.turn, cites });
}

/** The whole game: initiative, activations in turns, the end of the turn. dt.turn */
export function* play(ctx: Ctx): Rules<GameResult> {
  const { state } = ctx;
  for (;;) {
    if (state.result !== null) return state.result;
    if (state.drawn !== null) yield* rollScenario(ctx, state.drawn);
    if (state.chooser !== null) yield* chooseSide(ctx, state.chooser);
    switch (state.phase) {
      case "set-up":
        yield* setUpStep(ctx);
        break;
      case "initiative":
        yield* begin(ctx, "initiative");
        yield* rollInitiative(ctx);
        state.phase = "activations";
        break;
      case "activations":
        yield* activationStep(ctx);
        break;
      case "turn-end":
        yield* begin(ctx, "turn-end");
        captureObjectives(ctx);
        checkEnd(ctx);
        if (state.result !== null) break;
        newTurn(ctx);
        state.phase = "initiative";
        break;
    }
  }
}

/** One step of the activations: everything that leads from here on stands in the state. */
function* activationStep(ctx: Ctx): Rules {
  const { activation, reaction } = ctx.state;
  if (activation === null) return yield* chooseUnit(ctx);
  const acting = unitNamed(ctx.state, activation.unit);
  if (acting.where === "gone" && goesOnAlone(ctx)) return;
  if (reaction !== null && acting.where !== "gone" && !waitsForLast(ctx)) reaction.waits = false;
  if (reaction !== null && !reaction.waits) return yield* reactionStep(ctx);
  if (acting.where === "gone") return endActivation(ctx);
  if (activation.appears !== null) return yield* appearStep(ctx);
  if (activation.plan === null) return yield* declare(ctx);
  if (activation.window === "closed" && opensWindow(ctx)) activation.window = "open";
  if (activation.window === "open") return yield* window(ctx);
  const planned = nextPlanned(activation);
  if (planned === null) return endActivation(ctx);
  if (planned === "nothing") return nothing(ctx, "it was declared");
  const why = barredNow(ctx);
  if (why !== null && !mayChange(ctx)) {
    lost(ctx, why.text, ...why.cites);
    return freeIsLost(ctx, "it did not take the action before");
  }
  if (activation.buries !== null && planned === "engineering") return yield* goOnBurying(ctx);
  yield* activation.ahead === null ? plannedStep(ctx) : completeMarch(ctx);
}

/** With the unit gone the hero who is part of it goes on with what was declared. dt.hero.join-moment */
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
  const action = yield* ask(ctx, next, "dt.decide.activate", `The ${next} activates a unit or passes.`);
  if (action.do === "pass") {
    record(ctx, { event: "passed", side: next, cites: [...countRules(state), "dt.turn.alternate"] });
    state.next = otherSide(next);
    return;
  }
  if (action.do !== "activate") throw impossible(`the answer ${action.do} to who activates`);
  yield* startActivation(ctx, action.unit, action.hero ?? null);
}

/** A unit appears out of an ambush, or a spy, or waits on. dt.ambush.nothing */
function* appearStep(ctx: Ctx): Rules {
  const activation = activationOf(ctx);
  const [unit] = actorsOf(ctx);
  if (unit === undefined) throw impossible("nobody appears");
  const action = yield* ask(ctx, unit.side, "dt.decide.ambush", `Where does ${unit.id} appear?`, unit.id);
  if (action.do === "appear") {
    yield* appear(ctx, action);
    if (declaresFirst(ctx)) adjustPlan(ctx);
    return;
  }
  activation.appears = null;
  activation.plan = ["nothing"];
  activation.done = 1;
  record(ctx, {
    event: "nothing",
    unit: unit.id,
    why: "it stays hidden",
    cites: ["dt.ambush.nothing", "dt.act.nothing"],
  });
}

/** The skills by which free actions follow others. dt.skill.at-the-double, dt.skill.move-and-fire, dt.skill.charge */
const freeRules = (plan: readonly Planned[], together: Together, activation: Activation): readonly Citation[] =>
  plan.flatMap((planned, i): readonly Citation[] => {
    if (planned === "free-move") {
      const march = isMarch(plan[i - 1], activation);
      const own = together.slice(0, 1).some((unit) => hasOwnSkill(unit, march ? "at the double" : "move and fire"));
      const rule = march ? "dt.skill.at-the-double" : "dt.skill.move-and-fire";
      return own ? [rule] : [rule, "dt.skill.shared"];
    }
    if (planned !== "free-attack") return [];
    const naval = together.some((unit) => hasAttribute(unit, "naval unit"));
    return [naval ? "dt.veh.naval-attack" : "dt.skill.charge"];
  });

/** All actions are declared before the first one. dt.act.declare-all */
function* declare(ctx: Ctx): Rules {
  const activation = activationOf(ctx);
  const together = actorsOf(ctx);
  const [unit] = together;
  if (unit === undefined) throw impossible("nobody declares");
  const action = yield* ask(ctx, unit.side, "dt.decide.plan", `What does ${unit.id} do?`, unit.id);
  if (action.do !== "declare") throw impossible(`the answer ${action.do} to a plan`);
  activation.plan = [...action.plan];
  activation.skills = [...(action.skills ?? [])];
  const early = declaresFirst(ctx);
  if (!early) fillPlan(ctx);
  const specials = action.plan.filter(isSpecial);
  record(ctx, {
    event: "declared",
    unit: unit.id,
    plan: activation.plan,
    skills: activation.skills,
    cites: [
      "dt.act.declare-all",
      "dt.act.any-mix",
      "dt.skill.declare",
      ...freeRules(action.plan, together, activation),
      ...(costsOf(ctx).scouts && action.plan[0] === "march"
        ? (["dt.skill.scout", "dt.open.scout-waiting"] as const)
        : []),
      ...(new Set(specials).size < specials.length ? (["dt.act.special-repeat"] as const) : []),
      ...(action.plan.some(isFree) ? (["dt.act.free-exempt"] as const) : []),
    ],
  });
  if (!early) return;
  yield* activationRolls(ctx);
  yield* arrivalRolls(ctx);
  if (activation.appears === null && activation.done === 0) adjustPlan(ctx);
}

/** The other side may react. dt.react.optional */
function* window(ctx: Ctx): Rules {
  const activation = activationOf(ctx);
  const side = otherSide(unitNamed(ctx.state, activation.unit).side);
  const action = yield* ask(
    ctx,
    side,
    "dt.decide.react",
    `Does the ${side} react to ${activation.unit}?`,
    activation.unit,
  );
  if (action.do === "react") yield* react(ctx, action);
  else activation.window = "over";
}

/** Whether those who have reacted with ranged weapons may make a free MOVE. dt.skill.move-and-fire */
const movesOn = (together: Together): boolean =>
  together.every(isOnTable) && together.slice(0, 1).some((unit) => hasSkill(unit, "move and fire", together));

/** The free MOVE after a reactive attack, or not. dt.skill.move-and-fire, dt.act.free-exempt */
function* moveOn(ctx: Ctx, unit: Unit): Rules {
  const action = yield* ask(ctx, unit.side, "dt.decide.path", plannedQuestion(unit.id, "free-move"), unit.id);
  if (action.do === "move") {
    releaseGrapples(ctx, reactorsOf(ctx));
    yield* freeMove(ctx, reactorsOf(ctx), action);
  } else record(ctx, { event: "nothing", unit: unit.id, why: "it does not move", cites: ["dt.act.nothing"] });
  endReaction(ctx);
}

/** Those who react attack, or turn first. dt.react.two-army, dt.react.one-army */
function* reactionStep(ctx: Ctx): Rules {
  const { reaction } = ctx.state;
  if (reaction === null) return;
  const [unit] = reactorsOf(ctx);
  const manner = mannerNow(ctx);
  if (unit === undefined) return endReaction(ctx);
  if (reaction.may === "free-move") return yield* moveOn(ctx, unit);
  const there = [unit, unitNamed(ctx.state, activationOf(ctx).unit)];
  if (manner === null || !there.every(isOnBoard)) return endReaction(ctx);
  const action = yield* ask(ctx, unit.side, "dt.decide.react-attack", `How does ${unit.id} react?`, unit.id);
  switch (action.do) {
    case "turn":
      unit.facing = action.facing;
      record(ctx, {
        event: "turned",
        unit: unit.id,
        facing: action.facing,
        cites: ["dt.react.two-army", "dt.react.rotate-only"],
      });
      drop(ctx, unit, "dozer", "it turns", "dt.veh.dozer-cover");
      releaseGrapples(ctx, reactorsOf(ctx));
      ctx.state.reaction = { ...reaction, may: "turned" };
      return;
    case "attack":
      releaseGrapples(ctx, reactorsOf(ctx));
      if ((yield* fight(ctx, reactorsOf(ctx), action, manner, action.skills ?? [])) && movesOn(reactorsOf(ctx))) {
        ctx.state.reaction = { ...reaction, may: "free-move" };
        return;
      }
      return endReaction(ctx);
    default:
      record(ctx, { event: "nothing", unit: unit.id, why: "it does not attack", cites: ["dt.act.nothing"] });
      return endReaction(ctx);
  }
}

/** The next of the declared actions. */
function* plannedStep(ctx: Ctx): Rules {
  const activation = activationOf(ctx);
  const planned = nextPlanned(activation);
  const [unit] = actorsOf(ctx);
  if (unit === undefined || planned === null) throw impossible("nothing is planned");
  const id = planned.includes("attack") || planned === "sustained" ? "dt.decide.targets" : "dt.decide.path";
  const action = yield* ask(ctx, unit.side, id, plannedQuestion(unit.id, planned), unit.id);
  if (action.do !== "skip" && action.do !== "declare") releaseGrapples(ctx, actorsOf(ctx));
  yield* takeAction(ctx, action);
}

/** What was declared next is done. */
function* takeAction(ctx: Ctx, action: Action): Rules {
  const activation = activationOf(ctx);
  switch (action.do) {
    case "declare":
      return changePlan(ctx, action.plan);
    case "move":
      return yield* moveStep(ctx, action);
    case "attack": {
      const manner = mannerNow(ctx);
      if (manner === null) throw impossible("an attack that was not declared");
      const ranged = yield* fight(ctx, actorsOf(ctx), action, manner, activation.skills);
      // what was used in this attack is not used in another: dt.skill.fighting-spirit, dt.skill.lucky
      if (action.through === undefined) activation.skills = [];
      finished(ctx);
      if (!ranged) freeIsLost(ctx, "it fired no ranged weapon");
      return;
    }
    case "special":
      return yield* specialStep(ctx, action);
    default:
      record(ctx, {
        event: "nothing",
        unit: activation.unit,
        why: "it does not use its action",
        cites: ["dt.act.nothing"],
      });
      // whoever stops in the middle of a march has marched
      if (activation.half !== null) return finished(ctx);
      finished(ctx);
      return freeIsLost(ctx, "it did not take the action before");
  }
}
