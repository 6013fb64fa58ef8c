import { act, checkpoint, type GameResult } from "../kernel/index.ts";
import { legalActions } from "./actions/forms.ts";
import { changePlan } from "./actions/changing.ts";
import { barredNow, mayChange } from "./actions/impossible.ts";
import { mannerNow } from "./actions/manners.ts";
import { isLegal, requirementsOf } from "./actions/requirements.ts";
import type { Action, ActionOf } from "./actions/schema.ts";
import {
  activationOf,
  activationRolls,
  actorsOf,
  costsOf,
  declaresFirst,
  expectActions,
  isFree,
  isMarch,
  nextPlanned,
  reactorsOf,
} from "./activation.ts";
import { callArtillery, type CalledFire, observerOf } from "./attack/observing.ts";
import type { Manner } from "./attack/orders.ts";
import { performAttack } from "./attack/performing.ts";
import { adjustPlan, fillPlan } from "./adjusting.ts";
import { appear, arrivalRolls } from "./arriving.ts";
import { pilotOf } from "./carrying/capacity.ts";
import { embark } from "./carrying/starting.ts";
import { chooseSide } from "./choosing-sides.ts";
import { deploy, deploys, fortify } from "./deploying.ts";
import { holdBack } from "./holding-back.ts";
import { checkEnd } from "./ending.ts";
import { settleDefender } from "./fortifications/buying.ts";
import type { Citation } from "./events.ts";
import { completeMarch, freeMove, moveStep } from "./marching.ts";
import { finished, freeIsLost, lost, nothing, plannedQuestion } from "./planned.ts";
import type { PromptId } from "./prompts.ts";
import { endReaction, opensWindow, react, waitsForLast } from "./reacting.ts";
import { goOnBurying, isSpecial, performSpecial } from "./specials/index.ts";
import {
  type Activation,
  type DeclaredSkill,
  newActivation,
  otherSide,
  type Phase,
  phaseTitles,
  type Planned,
  type Unit,
} from "./state.ts";
import { heroWith } from "./heroes.ts";
import { rollScenario } from "./scenarios.ts";
import { type Ctx, impossible, reading, record, type Rules } from "./table.ts";
import { drop, releaseGrapples } from "./tokens.ts";
import { captureObjectives, countRules, newTurn, nextSide, rollInitiative, toActivate } from "./turns.ts";
import { hasAttribute, hasOwnSkill, hasSkill, isOnBoard, isOnTable, type Together, unitNamed } from "./units.ts";

/** A phase begins; resuming at its checkpoint runs this again. */
function* begin(ctx: Ctx, phase: Phase): Rules {
  ctx.state.phase = phase;
  yield* checkpoint(phase, phaseTitles[phase]);
  const cites = phase === "initiative" ? (["dt.turn.initiative-roll"] as const) : (["dt.turn.end"] as const);
  record(ctx, { event: "phase-began", phase, turn: ctx.state.turn, cites });
}

/** Asks whoever may act for an action. */
const ask = (ctx: Ctx, seat: string, id: PromptId, text: string, piece?: string, within = false): Rules<Action> =>
  act({
    seat,
    ...(within && { nested: true }),
    prompt: { id, text, ...(piece !== undefined && { piece }) },
    requirements: (action) => requirementsOf(ctx, action),
    isLegal: (action) => isLegal(ctx, action),
    legal: () => legalActions(ctx),
  });

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

/** The sides place their units and fortifications, or hold units back. dt.setup.scenario, dt.fort.deploy */
function* setUpStep(ctx: Ctx): Rules {
  // what is settled without dice is told with the first placing: the position stays at what was before
  const tellDefender = yield* settleDefender(ctx);
  const side = deploys(ctx.state);
  if (side === null) {
    ctx.state.phase = "initiative";
    return;
  }
  const text = `The ${side} places its units.`;
  const action = yield* ask(ctx, side, "dt.decide.reserves", text, undefined, tellDefender !== null);
  tellDefender?.();
  if (action.do === "deploy") deploy(ctx, action);
  else if (action.do === "hold-back") holdBack(ctx, action);
  else if (action.do === "fortify") fortify(ctx, action);
  else if (action.do === "embark") embark(ctx, unitNamed(ctx.state, action.unit), unitNamed(ctx.state, action.carrier));
  else throw impossible(`the answer ${action.do} in the set-up`);
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

/** A unit activates, and a hero with it. dt.turn.once */
function* startActivation(ctx: Ctx, unit: string, hero: string | null): Rules {
  ctx.state.activation = newActivation(unit, hero, 0);
  for (const one of actorsOf(ctx)) {
    one.activated = true;
    one.marched = false;
    const pilot = pilotOf(ctx.state, one);
    if (pilot !== undefined) pilot.activated = true;
  }
  if (declaresFirst(ctx)) return yield* expectActions(ctx);
  yield* activationRolls(ctx);
  yield* arrivalRolls(ctx);
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

/** An attack with weapons of their own, or by artillery that one of them observes for; whether it was ranged. dt.skill.observer */
function* fight(
  ctx: Ctx,
  actors: Together,
  { shots, through }: ActionOf<"attack">,
  manner: Manner,
  skills: readonly DeclaredSkill[],
): Rules<boolean> {
  if (through === undefined) return (yield* performAttack(ctx, actors, shots, manner, skills)).ranged;
  const gun = unitNamed(ctx.state, through);
  const viewer = observerOf(actors);
  // dt.skill.observer-los
  const fires = function* (how: CalledFire): Rules {
    yield* performAttack(ctx, how.together, shots, how.manner, how.skills, viewer);
  };
  yield* callArtillery(ctx, gun, fires, manner);
  return true;
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

/**
 * A special action. An Officer's may end the activation, so that another unit of the side activates at once.
 * dt.act.special, dt.cmd.moving-now, dt.cmd.reinforce-now, dt.cmd.replace-now
 */
function* specialStep(ctx: Ctx, action: Extract<Action, { do: "special" }>): Rules {
  const together = actorsOf(ctx);
  const { activates } = yield* performSpecial(ctx, together, action);
  if (action.action !== "camouflage")
    for (const unit of together) drop(ctx, unit, "camouflaged", "it acts", "dt.skill.camouflage-ends");
  finished(ctx);
  if (activates === null) return;
  endActivation(ctx, ...atOnce(action.action));
  yield* startActivation(ctx, activates, yield* heroWith(ctx, activates));
}

/** The rule by which an Officer's activation ends at once. */
function atOnce(action: Planned): readonly Citation[] {
  if (action === "get-moving") return ["dt.cmd.moving-now"];
  return [action === "reinforcement" ? "dt.cmd.reinforce-now" : "dt.cmd.replace-now"];
}

/** Whether a unit has taken an action of the game: NOTHING off the table is one, by the default. dt.skill.scout, dt.open.scout-waiting */
const hasActed = (ctx: Ctx, { where }: Unit): boolean =>
  where !== "off" || reading(ctx, "dt.open.scout-waiting") === "used-up";

/** The activation is over; the other side goes on. dt.turn.once, dt.turn.alternate */
function endActivation(ctx: Ctx, ...cites: readonly Citation[]): void {
  const { state } = ctx;
  const activation = activationOf(ctx);
  for (const unit of actorsOf(ctx)) if (hasActed(ctx, unit)) unit.acted = true;
  const { side } = unitNamed(state, activation.unit);
  const next = nextSide(state, side);
  const alone: Citation = next === side ? "dt.turn.finish-alone" : "dt.turn.alternate";
  record(ctx, { event: "activation-over", unit: activation.unit, cites: ["dt.turn.once", alone, ...cites] });
  state.activation = null;
  // what waits for a last action that never comes is lost: dt.open.react-timing-three
  state.reaction = null;
  state.next = next;
}
