import { act, checkpoint, type GameResult, Requirements, spaced } from "../kernel/index.ts";
import { planCost } from "./actions/declaring.ts";
import { legalActions } from "./actions/forms.ts";
import { isLegal, mannerNow, moveNow, requirementsOf } from "./actions/requirements.ts";
import { type Action, placeOf, type Shot } from "./actions/schema.ts";
import { activationOf, activationRolls, actorsOf, costsOf, isFree, nextPlanned, reactorsOf } from "./activation.ts";
import { callArtillery, observerOf } from "./attack/observing.ts";
import type { Manner } from "./attack/orders.ts";
import { performAttack } from "./attack/performing.ts";
import { appear, areOff, arrivalRolls, enterTable } from "./arriving.ts";
import { pilotOf } from "./carrying/capacity.ts";
import { areAboard, leaveCarrier, setOut } from "./carrying/leaving.ts";
import { mount, mountNeeds } from "./carrying/mounting.ts";
import { embark } from "./carrying/starting.ts";
import { pickUp } from "./carrying/picking-up.ts";
import { chooseSide } from "./choosing-sides.ts";
import { deploy, deploys, fortify } from "./deploying.ts";
import { holdBack } from "./holding-back.ts";
import { checkEnd } from "./ending.ts";
import { settleDefender } from "./fortifications/buying.ts";
import type { Citation } from "./events.ts";
import type { Move } from "./moving/ways.ts";
import { performMove } from "./moving/performing.ts";
import type { PromptId } from "./prompts.ts";
import { endReaction, opensWindow, react } from "./reacting.ts";
import { isSpecial, performSpecial } from "./specials/index.ts";
import { newActivation, otherSide, type Phase, phaseTitles, type Planned } from "./state.ts";
import { joinObstacle } from "./heroes.ts";
import { rollScenario } from "./scenarios.ts";
import { choose, type G, impossible, record, type Rules } from "./table.ts";
import { drop, releaseGrapples, shakenBy } from "./tokens.ts";
import { captureObjectives, countRules, newTurn, nextSide, rollInitiative, toActivate } from "./turns.ts";
import { type Figure, hasAttribute, hasOwnSkill, isOnBoard, type Together, unitNamed } from "./units.ts";

/** A phase begins; resuming at its checkpoint runs this again. */
function* begin(g: G, phase: Phase): Rules {
  g.state.phase = phase;
  yield* checkpoint(phase, phaseTitles[phase]);
  const cites = phase === "initiative" ? (["dt.turn.initiative-roll"] as const) : (["dt.turn.end"] as const);
  record(g, { event: "phase-began", phase, turn: g.state.turn }, ...cites);
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
  if (reaction !== null) return yield* reactionStep(g);
  const acting = unitNamed(g.state, activation.unit);
  if (acting.where === "gone") return endActivation(g);
  if (activation.appears !== null) return yield* appearStep(g);
  if (activation.plan === null) return yield* declare(g);
  if (activation.window === "closed" && opensWindow(g)) activation.window = "open";
  if (activation.window === "open") return yield* window(g);
  const planned = nextPlanned(activation);
  if (planned === null) return endActivation(g);
  if (planned === "nothing") return nothing(g, "it was declared");
  if (activation.stuck && (planned === "move" || planned === "march" || planned === "free-move"))
    return lost(g, "it makes no more movement", "dt.terrain.stuck");
  if (acting.where === "off" && activation.enters !== null && planned !== "move" && planned !== "march")
    return lost(g, "it is not on the table", "dt.reserve.enter");
  const [unit] = actorsOf(g);
  const fights = planned === "attack" || planned === "sustained" || planned === "free-attack";
  const why = unit === undefined || !fights ? null : shakenBy(unit);
  if (why !== null) return lost(g, "it cannot fight", why);
  yield* plannedStep(g);
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
    record(g, { event: "passed", side: next }, ...countRules(state), "dt.turn.alternate");
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
  yield* activationRolls(g);
  yield* arrivalRolls(g);
}

/** A unit appears out of an ambush, or a spy, or waits on. dt.ambush.nothing */
function* appearStep(g: G): Rules {
  const activation = activationOf(g);
  const [unit] = actorsOf(g);
  if (unit === undefined) throw impossible("nobody appears");
  const action = yield* ask(g, unit.side, "dt.decide.ambush", `Where does ${unit.id} appear?`, unit.id);
  if (action.do === "appear") return yield* appear(g, action);
  activation.appears = null;
  activation.plan = ["nothing"];
  activation.done = 1;
  record(g, { event: "nothing", unit: unit.id, why: "it stays hidden" }, "dt.ambush.nothing", "dt.act.nothing");
}

/** The skills by which free actions follow others. dt.skill.at-the-double, dt.skill.move-and-fire, dt.skill.charge */
const freeRules = (plan: readonly Planned[], together: Together): readonly Citation[] =>
  plan.flatMap((planned, i): readonly Citation[] => {
    if (planned === "free-move") {
      const march = plan[i - 1] === "march";
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
  // whoever uses one action of two does nothing in the other
  if (activation.actions > 1 && planCost(g, activation.plan, costsOf(g)) === 1) activation.plan.push("nothing");
  const specials = action.plan.filter(isSpecial);
  record(
    g,
    { event: "declared", unit: unit.id, plan: activation.plan, skills: activation.skills },
    "dt.act.declare-all",
    "dt.act.any-mix",
    "dt.skill.declare",
    ...freeRules(action.plan, together),
    ...(costsOf(g).scouts && action.plan[0] === "march" ? (["dt.skill.scout"] as const) : []),
    ...(new Set(specials).size < specials.length ? (["dt.act.special-repeat"] as const) : []),
    ...(action.plan.some(isFree) ? (["dt.act.free-exempt"] as const) : []),
  );
}

function nothing(g: G, why: string): void {
  const activation = activationOf(g);
  record(g, { event: "nothing", unit: activation.unit, why }, "dt.act.nothing");
  activation.done++;
}

/** A declared action that has become impossible counts as NOTHING. dt.open.declared-impossible */
function lost(g: G, why: string, ...cites: Parameters<typeof record>[2][]): void {
  const activation = activationOf(g);
  const action = nextPlanned(activation) ?? "nothing";
  record(g, { event: "action-lost", unit: activation.unit, action, why }, "dt.open.declared-impossible", ...cites);
  finished(g);
}

/** A free action right after what was not done, or with other weapons, is lost. dt.skill.move-and-fire, dt.skill.charge */
function freeIsLost(g: G, why: string): void {
  const planned = nextPlanned(activationOf(g));
  if (planned === "free-move") lost(g, why, "dt.skill.move-and-fire", "dt.skill.at-the-double");
  else if (planned === "free-attack") lost(g, why, "dt.skill.charge", "dt.veh.naval-attack");
}

/** What was declared next is over. */
function finished(g: G): void {
  const activation = activationOf(g);
  activation.done++;
  activation.half = null;
  activation.slowed = [];
  activation.crossed = [];
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

/** Those who react attack, or turn first. dt.react.two-army, dt.react.one-army */
function* reactionStep(g: G): Rules {
  const { reaction } = g.state;
  if (reaction === null) return;
  const [unit] = reactorsOf(g);
  const manner = mannerNow(g);
  if (unit === undefined || manner === null) return endReaction(g);
  const there = [unit, unitNamed(g.state, activationOf(g).unit)];
  if (!there.every(isOnBoard)) return endReaction(g);
  const action = yield* ask(g, unit.side, "dt.decide.react-attack", `${unit.id} reacts.`, unit.id);
  switch (action.do) {
    case "turn":
      unit.facing = action.facing;
      record(g, { event: "turned", unit: unit.id, facing: action.facing }, "dt.react.two-army", "dt.react.rotate-only");
      drop(g, unit, "dozer", "it turns", "dt.veh.dozer-cover");
      g.state.reaction = { ...reaction, may: "turned" };
      return;
    case "attack":
      releaseGrapples(g, reactorsOf(g));
      yield* performAttack(g, reactorsOf(g), action.shots, manner, []);
      return endReaction(g);
    default:
      record(g, { event: "nothing", unit: unit.id, why: "it does not attack" }, "dt.act.nothing");
      return endReaction(g);
  }
}

/** Artillery fires for an observer. dt.skill.observer-los */
function* fire(g: G, actors: Together, shots: readonly Shot[], manner: Manner, viewer: Figure | null): Rules {
  yield* performAttack(g, actors, shots, manner, [], viewer);
}

/** The next of the declared actions. */
function* plannedStep(g: G): Rules {
  const activation = activationOf(g);
  const planned = nextPlanned(activation);
  const [unit] = actorsOf(g);
  if (unit === undefined || planned === null) throw impossible("nothing is planned");
  const id = planned.includes("attack") || planned === "sustained" ? "dt.decide.targets" : "dt.decide.path";
  const action = yield* ask(
    g,
    unit.side,
    id,
    `${unit.id}: ${planned === "sustained" ? "sustained attack" : spaced(planned)}.`,
    unit.id,
  );
  if (action.do !== "skip") releaseGrapples(g, actorsOf(g));
  yield* takeAction(g, action);
}

/** What was declared next is done. */
function* takeAction(g: G, action: Action): Rules {
  const activation = activationOf(g);
  switch (action.do) {
    case "move":
      return yield* moveStep(g, action);
    case "attack": {
      const manner = mannerNow(g);
      if (manner === null) throw impossible("an attack that was not declared");
      let ranged = true;
      if (action.through === undefined)
        ({ ranged } = yield* performAttack(g, actorsOf(g), action.shots, manner, activation.skills));
      else {
        const gun = unitNamed(g.state, action.through);
        const viewer = observerOf(actorsOf(g));
        yield* callArtillery(g, gun, () => fire(g, [gun], action.shots, manner, viewer), manner);
      }
      finished(g);
      if (!ranged) freeIsLost(g, "it fired no ranged weapon");
      return;
    }
    case "special":
      return yield* specialStep(g, action);
    default:
      record(g, { event: "nothing", unit: activation.unit, why: "it does not use its action" }, "dt.act.nothing");
      finished(g);
      return freeIsLost(g, "it did not take the action before");
  }
}

/** A move; a march is made in two halves, so that somebody may react in its middle. dt.react.mid-march */
function* moveStep(g: G, action: Extract<Action, { do: "move" }>): Rules {
  const activation = activationOf(g);
  const planned = moveNow(g);
  if (planned === null) throw impossible("a move that was not declared");
  const together = actorsOf(g);
  const move = setOut(g, together, planned);
  if (action.from !== undefined && areOff(together)) enterTable(g, together, placeOf(action.from));
  if (action.picks !== undefined) pickUp(g, together, unitNamed(g.state, action.picks));
  if (areAboard(together)) {
    leaveCarrier(g, together, action);
    activation.alighted = true;
  }
  if (action.mount !== undefined) return mountStep(g, action, move);
  const isHalf =
    move.march && activation.half === null && !activation.stuck && !(costsOf(g).scouts && activation.done === 0);
  const went = yield* performMove(g, together, action, move);
  for (const unit of together) {
    drop(g, unit, "dozer", "it moves", "dt.veh.dozer-cover");
    if (move.march) drop(g, unit, "camouflaged", "it marches", "dt.skill.camouflage-march");
  }
  if (went.stuck) activation.stuck = true;
  activation.halted = [...new Set([...activation.halted, ...went.halted])];
  if (!isHalf || went.stuck) return finished(g);
  activation.half = { ...went.gone };
  activation.slowed = [...went.slowed];
  activation.crossed = [...went.crossed];
  record(g, { event: "halfway", unit: activation.unit }, "dt.react.mid-march", "dt.open.march-midpoint");
}

/** A unit mounts a carrier: its move is over. dt.carry.mount */
function mountStep(g: G, action: Extract<Action, { do: "move" }>, move: Move): void {
  const together = actorsOf(g);
  const walks = mountNeeds(g, new Requirements<Citation>(true), together, action, move);
  if (walks === null) throw impossible("a legal mount without ways");
  mount(g, together, unitNamed(g.state, action.mount ?? ""), walks);
  // nobody mounts and gets out in one activation: dt.pilot.not-both
  activationOf(g).stuck = true;
  finished(g);
}

/**
 * A special action. An Officer's may end the activation, so that another unit of the side activates at once.
 * dt.act.special, dt.cmd.moving-now, dt.cmd.reinforce-now, dt.cmd.replace-now
 */
function* specialStep(g: G, action: Extract<Action, { do: "special" }>): Rules {
  const together = actorsOf(g);
  const { used, activates } = yield* performSpecial(g, together, action);
  if (action.action !== "camouflage")
    for (const unit of together) drop(g, unit, "camouflaged", "it acts", "dt.skill.camouflage-ends");
  for (let i = 0; i < used; i++) finished(g);
  if (activates === null) return;
  endActivation(g, ...atOnce(action.action));
  yield* startActivation(g, activates, yield* heroWith(g, activates));
}

/** The rule by which an Officer's activation ends at once. */
function atOnce(action: Planned): readonly Citation[] {
  if (action === "get-moving") return ["dt.cmd.moving-now"];
  return [action === "reinforcement" ? "dt.cmd.reinforce-now" : "dt.cmd.replace-now"];
}

/** A hero who has not activated may join the unit that an Officer has activate. dt.hero.join-moment, dt.hero.off-table */
function* heroWith(g: G, id: string): Rules<string | null> {
  const unit = unitNamed(g.state, id);
  const heroes = g.state.units.filter(
    (hero) => hero.side === unit.side && !hero.activated && joinObstacle(g, hero, unit) === null,
  );
  if (heroes.length === 0) return null;
  return yield* choose<string | null>(unit.side, { id: "dt.decide.join", text: `Does a hero join ${id}?`, piece: id }, [
    { id: "none", text: "Nobody", value: null },
    ...heroes.map((hero) => ({ id: hero.id, text: hero.id, value: hero.id })),
  ]);
}

/** The activation is over; the other side goes on. dt.turn.once, dt.turn.alternate */
function endActivation(g: G, ...cites: readonly Citation[]): void {
  const { state } = g;
  const activation = activationOf(g);
  for (const unit of actorsOf(g)) {
    unit.acted = true;
    unit.marched = activation.plan?.at(-1) === "march";
  }
  const { side } = unitNamed(state, activation.unit);
  const next = nextSide(state, side);
  const alone: Citation = next === side ? "dt.turn.finish-alone" : "dt.turn.alternate";
  record(g, { event: "activation-over", unit: activation.unit }, "dt.turn.once", alone, ...cites);
  state.activation = null;
  state.next = next;
}
