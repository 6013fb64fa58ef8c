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
import { type G, impossible, reading, record, type Rules } from "./table.ts";
import { drop, releaseGrapples } from "./tokens.ts";
import { captureObjectives, countRules, newTurn, nextSide, rollInitiative, toActivate } from "./turns.ts";
import { hasAttribute, hasOwnSkill, hasSkill, isOnBoard, isOnTable, type Together, unitNamed } from "./units.ts";

/** A phase begins; resuming at its checkpoint runs this again. */
function* begin(g: G, phase: Phase): Rules {
  g.state.phase = phase;
  yield* checkpoint(phase, phaseTitles[phase]);
  const cites = phase === "initiative" ? (["dt.turn.initiative-roll"] as const) : (["dt.turn.end"] as const);
  record(g, { event: "phase-began", phase, turn: g.state.turn, cites });
}

/** Asks whoever may act for an action. */
const ask = (g: G, seat: string, id: PromptId, text: string, piece?: string, within = false): Rules<Action> =>
  act({
    seat,
    ...(within && { within: true }),
    prompt: { id, text, ...(piece !== undefined && { piece }) },
    requirements: (action) => requirementsOf(g, action),
    isLegal: (action) => isLegal(g, action),
    legal: () => legalActions(g),
  });

/** The whole game: initiative, activations in turns, the end of the turn. dt.turn */
export function* play(g: G): Rules<GameResult> {
  const { state } = g;
  for (;;) {
    if (state.result !== null) return state.result;
    if (state.drawn !== null) yield* rollScenario(g, state.drawn);
    if (state.chooser !== null) yield* chooseSide(g, state.chooser);
    switch (state.phase) {
      case "set-up":
        yield* setUpStep(g);
        break;
      case "initiative":
        yield* begin(g, "initiative");
        yield* rollInitiative(g);
        state.phase = "activations";
        break;
      case "activations":
        yield* activationStep(g);
        break;
      case "turn-end":
        yield* begin(g, "turn-end");
        captureObjectives(g);
        checkEnd(g);
        if (state.result !== null) break;
        newTurn(g);
        state.phase = "initiative";
        break;
    }
  }
}

/** The sides place their units and fortifications, or hold units back. dt.setup.scenario, dt.fort.deploy */
function* setUpStep(g: G): Rules {
  // what is settled without dice is told with the first placing: the position stays at what was before
  const tellDefender = yield* settleDefender(g);
  const side = deploys(g.state);
  if (side === null) {
    g.state.phase = "initiative";
    return;
  }
  const text = `The ${side} places its units.`;
  const action = yield* ask(g, side, "dt.decide.reserves", text, undefined, tellDefender !== null);
  tellDefender?.();
  if (action.do === "deploy") deploy(g, action);
  else if (action.do === "hold-back") holdBack(g, action);
  else if (action.do === "fortify") fortify(g, action);
  else if (action.do === "embark") embark(g, unitNamed(g.state, action.unit), unitNamed(g.state, action.carrier));
  else throw impossible(`the answer ${action.do} in the set-up`);
}

/** One step of the activations: everything that leads from here on stands in the state. */
function* activationStep(g: G): Rules {
  const { activation, reaction } = g.state;
  if (activation === null) return yield* chooseUnit(g);
  const acting = unitNamed(g.state, activation.unit);
  if (acting.where === "gone" && goesOnAlone(g)) return;
  if (reaction !== null && acting.where !== "gone" && !waitsForLast(g)) reaction.waits = false;
  if (reaction !== null && !reaction.waits) return yield* reactionStep(g);
  if (acting.where === "gone") return endActivation(g);
  if (activation.appears !== null) return yield* appearStep(g);
  if (activation.plan === null) return yield* declare(g);
  if (activation.window === "closed" && opensWindow(g)) activation.window = "open";
  if (activation.window === "open") return yield* window(g);
  const planned = nextPlanned(activation);
  if (planned === null) return endActivation(g);
  if (planned === "nothing") return nothing(g, "it was declared");
  const why = barredNow(g);
  if (why !== null && !mayChange(g)) {
    lost(g, why.text, ...why.cites);
    return freeIsLost(g, "it did not take the action before");
  }
  if (activation.buries !== null && planned === "engineering") return yield* goOnBurying(g);
  yield* activation.ahead === null ? plannedStep(g) : completeMarch(g);
}

/** With the unit gone the hero who is part of it goes on with what was declared. dt.hero.join-moment */
function goesOnAlone(g: G): boolean {
  const activation = activationOf(g);
  const [, hero] = actorsOf(g);
  if (hero === undefined) return false;
  activation.unit = hero.id;
  activation.hero = null;
  return true;
}

/** The player whose turn it is activates a unit or passes. dt.turn.alternate, dt.turn.finish-alone */
function* chooseUnit(g: G): Rules {
  const { state } = g;
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
  const action = yield* ask(g, next, "dt.decide.activate", `The ${next} activates a unit or passes.`);
  if (action.do === "pass") {
    record(g, { event: "passed", side: next, cites: [...countRules(state), "dt.turn.alternate"] });
    state.next = otherSide(next);
    return;
  }
  if (action.do !== "activate") throw impossible(`the answer ${action.do} to who activates`);
  yield* startActivation(g, action.unit, action.hero ?? null);
}

/** A unit activates, and a hero with it. dt.turn.once */
function* startActivation(g: G, unit: string, hero: string | null): Rules {
  g.state.activation = newActivation(unit, hero, 0);
  for (const one of actorsOf(g)) {
    one.activated = true;
    one.marched = false;
    const pilot = pilotOf(g.state, one);
    if (pilot !== undefined) pilot.activated = true;
  }
  if (declaresFirst(g)) return yield* expectActions(g);
  yield* activationRolls(g);
  yield* arrivalRolls(g);
}

/** A unit appears out of an ambush, or a spy, or waits on. dt.ambush.nothing */
function* appearStep(g: G): Rules {
  const activation = activationOf(g);
  const [unit] = actorsOf(g);
  if (unit === undefined) throw impossible("nobody appears");
  const action = yield* ask(g, unit.side, "dt.decide.ambush", `Where does ${unit.id} appear?`, unit.id);
  if (action.do === "appear") {
    yield* appear(g, action);
    if (declaresFirst(g)) adjustPlan(g);
    return;
  }
  activation.appears = null;
  activation.plan = ["nothing"];
  activation.done = 1;
  record(g, {
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
function* declare(g: G): Rules {
  const activation = activationOf(g);
  const together = actorsOf(g);
  const [unit] = together;
  if (unit === undefined) throw impossible("nobody declares");
  const action = yield* ask(g, unit.side, "dt.decide.plan", `What does ${unit.id} do?`, unit.id);
  if (action.do !== "declare") throw impossible(`the answer ${action.do} to a plan`);
  activation.plan = [...action.plan];
  activation.skills = [...(action.skills ?? [])];
  const early = declaresFirst(g);
  if (!early) fillPlan(g);
  const specials = action.plan.filter(isSpecial);
  record(g, {
    event: "declared",
    unit: unit.id,
    plan: activation.plan,
    skills: activation.skills,
    cites: [
      "dt.act.declare-all",
      "dt.act.any-mix",
      "dt.skill.declare",
      ...freeRules(action.plan, together, activation),
      ...(costsOf(g).scouts && action.plan[0] === "march"
        ? (["dt.skill.scout", "dt.open.scout-waiting"] as const)
        : []),
      ...(new Set(specials).size < specials.length ? (["dt.act.special-repeat"] as const) : []),
      ...(action.plan.some(isFree) ? (["dt.act.free-exempt"] as const) : []),
    ],
  });
  if (!early) return;
  yield* activationRolls(g);
  yield* arrivalRolls(g);
  if (activation.appears === null && activation.done === 0) adjustPlan(g);
}

/** The other side may react. dt.react.optional */
function* window(g: G): Rules {
  const activation = activationOf(g);
  const side = otherSide(unitNamed(g.state, activation.unit).side);
  const action = yield* ask(
    g,
    side,
    "dt.decide.react",
    `Does the ${side} react to ${activation.unit}?`,
    activation.unit,
  );
  if (action.do === "react") yield* react(g, action);
  else activation.window = "over";
}

/** Whether those who have reacted with ranged weapons may make a free MOVE. dt.skill.move-and-fire */
const movesOn = (together: Together): boolean =>
  together.every(isOnTable) && together.slice(0, 1).some((unit) => hasSkill(unit, "move and fire", together));

/** The free MOVE after a reactive attack, or not. dt.skill.move-and-fire, dt.act.free-exempt */
function* moveOn(g: G, unit: Unit): Rules {
  const action = yield* ask(g, unit.side, "dt.decide.path", plannedQuestion(unit.id, "free-move"), unit.id);
  if (action.do === "move") {
    releaseGrapples(g, reactorsOf(g));
    yield* freeMove(g, reactorsOf(g), action);
  } else record(g, { event: "nothing", unit: unit.id, why: "it does not move", cites: ["dt.act.nothing"] });
  endReaction(g);
}

/** Those who react attack, or turn first. dt.react.two-army, dt.react.one-army */
function* reactionStep(g: G): Rules {
  const { reaction } = g.state;
  if (reaction === null) return;
  const [unit] = reactorsOf(g);
  const manner = mannerNow(g);
  if (unit === undefined) return endReaction(g);
  if (reaction.may === "free-move") return yield* moveOn(g, unit);
  const there = [unit, unitNamed(g.state, activationOf(g).unit)];
  if (manner === null || !there.every(isOnBoard)) return endReaction(g);
  const action = yield* ask(g, unit.side, "dt.decide.react-attack", `How does ${unit.id} react?`, unit.id);
  switch (action.do) {
    case "turn":
      unit.facing = action.facing;
      record(g, {
        event: "turned",
        unit: unit.id,
        facing: action.facing,
        cites: ["dt.react.two-army", "dt.react.rotate-only"],
      });
      drop(g, unit, "dozer", "it turns", "dt.veh.dozer-cover");
      releaseGrapples(g, reactorsOf(g));
      g.state.reaction = { ...reaction, may: "turned" };
      return;
    case "attack":
      releaseGrapples(g, reactorsOf(g));
      if ((yield* fight(g, reactorsOf(g), action, manner, action.skills ?? [])) && movesOn(reactorsOf(g))) {
        g.state.reaction = { ...reaction, may: "free-move" };
        return;
      }
      return endReaction(g);
    default:
      record(g, { event: "nothing", unit: unit.id, why: "it does not attack", cites: ["dt.act.nothing"] });
      return endReaction(g);
  }
}

/** An attack with weapons of their own, or by artillery that one of them observes for; whether it was ranged. dt.skill.observer */
function* fight(
  g: G,
  actors: Together,
  { shots, through }: ActionOf<"attack">,
  manner: Manner,
  skills: readonly DeclaredSkill[],
): Rules<boolean> {
  if (through === undefined) return (yield* performAttack(g, actors, shots, manner, skills)).ranged;
  const gun = unitNamed(g.state, through);
  const viewer = observerOf(actors);
  // dt.skill.observer-los
  const fires = function* (how: CalledFire): Rules {
    yield* performAttack(g, how.together, shots, how.manner, how.skills, viewer);
  };
  yield* callArtillery(g, gun, fires, manner);
  return true;
}

/** The next of the declared actions. */
function* plannedStep(g: G): Rules {
  const activation = activationOf(g);
  const planned = nextPlanned(activation);
  const [unit] = actorsOf(g);
  if (unit === undefined || planned === null) throw impossible("nothing is planned");
  const id = planned.includes("attack") || planned === "sustained" ? "dt.decide.targets" : "dt.decide.path";
  const action = yield* ask(g, unit.side, id, plannedQuestion(unit.id, planned), unit.id);
  if (action.do !== "skip" && action.do !== "declare") releaseGrapples(g, actorsOf(g));
  yield* takeAction(g, action);
}

/** What was declared next is done. */
function* takeAction(g: G, action: Action): Rules {
  const activation = activationOf(g);
  switch (action.do) {
    case "declare":
      return changePlan(g, action.plan);
    case "move":
      return yield* moveStep(g, action);
    case "attack": {
      const manner = mannerNow(g);
      if (manner === null) throw impossible("an attack that was not declared");
      const ranged = yield* fight(g, actorsOf(g), action, manner, activation.skills);
      // what was used in this attack is not used in another: dt.skill.fighting-spirit, dt.skill.lucky
      if (action.through === undefined) activation.skills = [];
      finished(g);
      if (!ranged) freeIsLost(g, "it fired no ranged weapon");
      return;
    }
    case "special":
      return yield* specialStep(g, action);
    default:
      record(g, {
        event: "nothing",
        unit: activation.unit,
        why: "it does not use its action",
        cites: ["dt.act.nothing"],
      });
      // whoever stops in the middle of a march has marched
      if (activation.half !== null) return finished(g);
      finished(g);
      return freeIsLost(g, "it did not take the action before");
  }
}

/**
 * A special action. An Officer's may end the activation, so that another unit of the side activates at once.
 * dt.act.special, dt.cmd.moving-now, dt.cmd.reinforce-now, dt.cmd.replace-now
 */
function* specialStep(g: G, action: Extract<Action, { do: "special" }>): Rules {
  const together = actorsOf(g);
  const { activates } = yield* performSpecial(g, together, action);
  if (action.action !== "camouflage")
    for (const unit of together) drop(g, unit, "camouflaged", "it acts", "dt.skill.camouflage-ends");
  finished(g);
  if (activates === null) return;
  endActivation(g, ...atOnce(action.action));
  yield* startActivation(g, activates, yield* heroWith(g, activates));
}

/** The rule by which an Officer's activation ends at once. */
function atOnce(action: Planned): readonly Citation[] {
  if (action === "get-moving") return ["dt.cmd.moving-now"];
  return [action === "reinforcement" ? "dt.cmd.reinforce-now" : "dt.cmd.replace-now"];
}

/** Whether a unit has taken an action of the game: NOTHING off the table is one, by the default. dt.skill.scout, dt.open.scout-waiting */
const hasActed = (g: G, { where }: Unit): boolean =>
  where !== "off" || reading(g, "dt.open.scout-waiting") === "used-up";

/** The activation is over; the other side goes on. dt.turn.once, dt.turn.alternate */
function endActivation(g: G, ...cites: readonly Citation[]): void {
  const { state } = g;
  const activation = activationOf(g);
  for (const unit of actorsOf(g)) if (hasActed(g, unit)) unit.acted = true;
  const { side } = unitNamed(state, activation.unit);
  const next = nextSide(state, side);
  const alone: Citation = next === side ? "dt.turn.finish-alone" : "dt.turn.alternate";
  record(g, { event: "activation-over", unit: activation.unit, cites: ["dt.turn.once", alone, ...cites] });
  state.activation = null;
  // what waits for a last action that never comes is lost: dt.open.react-timing-three
  state.reaction = null;
  state.next = next;
}
