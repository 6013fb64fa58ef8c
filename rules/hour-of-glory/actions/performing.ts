import { alertSentry, returnToReady } from "../alarm/alerting.ts";
import { resolveDoorClosing, resolveDoorOpening } from "../movement/doors.ts";
import { makeNoise } from "../alarm/noise.ts";
import { draw as kernelDraw } from "../../kernel/index.ts";
import { firearms } from "../book/items.ts";
import { noiseField } from "../sight/distances.ts";
import { expose } from "../movement/exposing.ts";
import { faceZones } from "../movement/facing-zones.ts";
import { resolveFight } from "../combat/fighting.ts";
import { placeGuards } from "../guards/mobilising.ts";
import { doorNamed, roomAt, type Square, squareNamed } from "../table/plan.ts";
import { tryToRecover } from "../combat/recovering.ts";
import { firearmOf, resolveShots } from "../combat/shooting.ts";
import type { Intruder } from "../table/state.ts";
import { loot, takeFrom } from "../combat/taking.ts";
import { tryActivity } from "../time/activity.ts";
import { kill, returnToRaiding } from "../combat/wounds.ts";
import { walk } from "../movement/walking.ts";
import { corpsesAt, markersAt } from "./activities.ts";
import { movesFor } from "./conditions.ts";
import type { Action } from "../table/action-schema.ts";
import { impossible } from "../book/in-force.ts";
import {
  type Agent,
  agentNamed,
  defender,
  isAssaulter,
  type OnBoard,
  seatOf,
  selectWeapon,
  topWeapon,
} from "../table/agents.ts";
import { choose, type Ctx, number, planFor, reading, record, type Rules } from "../table/context.ts";
import { closeTurn, isOver, turnOf } from "../table/turn.ts";
import { enemiesBeside } from "../table/engagement.ts";
import { inStronghold } from "../table/squares.ts";
import { skillTest } from "../table/skill-tests.ts";

type Of<K extends Action["do"]> = Extract<Action, { do: K }>;

const squareOf = (ctx: Ctx, name: string): Square => {
  const square = squareNamed(planFor(ctx), name);
  if (square === null) throw impossible(`a square ${name}`);
  return square;
};

/** Notes that the action of the turn is taken; of an action or a move, the move is lost with it. */
function spend(ctx: Ctx): void {
  const { turn } = ctx.state;
  if (turn === null) return;
  if (turn.either) turn.moves = false;
  Object.assign(turn, { acts: "none", acted: true, either: false, fresh: false, conceal: null, mustShoot: false });
}

/** Assault mode by choice. hg.assault.full-turn-after, hg.open.assault-adjacent, hg.open.voluntary-weapon */
function* enterAssault(ctx: Ctx, intruder: OnBoard<Intruder>, action: Of<"assault">): Rules {
  const turn = turnOf(ctx);
  intruder.mode = "assault";
  record(ctx, {
    event: "mode",
    agent: intruder.id,
    mode: "assault",
    why: "his own choice",
    cites: ["hg.assault.voluntary-start-of-turn"],
  });
  selectWeapon(intruder, action.weapon);
  record(ctx, {
    event: "weapon",
    agent: intruder.id,
    weapon: action.weapon,
    cites: ["hg.assault.bonus-change-weapon", "hg.act.bonus", "hg.open.voluntary-weapon"],
  });
  turn.left = number(ctx, "hg.number.step-assaulter");
  turn.fresh = false;
  turn.engaged = reading(ctx, "hg.open.assault-adjacent") === "engaged" && enemiesBeside(ctx, intruder).length > 0;
  record(ctx, {
    event: "turn-began",
    agent: intruder.id,
    squares: turn.left,
    cites: ["hg.assault.full-turn-after", "hg.open.assault-adjacent"],
  });
  yield* faceZones(ctx, intruder);
}

function* breach(ctx: Ctx, intruder: OnBoard<Intruder>, action: Of<"breach">): Rules {
  const kit = intruder.equipment.includes("covert-entry-kit");
  const dice = number(ctx, kit ? "hg.number.time-kit" : "hg.number.time");
  spend(ctx);
  ctx.state.breached = true;
  const base = number(ctx, "hg.number.time-base");
  const score = yield* tryActivity(
    ctx,
    intruder,
    "BREACH",
    "technique",
    action.by,
    dice,
    base,
    "hg.breach.roll",
    ...(kit ? (["hg.breach.covert-kit"] as const) : []),
  );
  if (isOver(ctx)) return;
  if (score > 0) resolveDoorOpening(ctx, action.door, intruder.id, "hg.breach.result", "hg.door.unlocked-open");
  else
    record(ctx, {
      event: "stayed",
      agent: intruder.id,
      why: `${action.door} stays closed`,
      cites: ["hg.breach.result"],
    });
}

function* spy(ctx: Ctx, intruder: OnBoard<Intruder>, action: Of<"spy">): Rules {
  const camera = intruder.equipment.includes("spy-camera");
  const dice = number(ctx, camera ? "hg.number.time-kit" : "hg.number.time");
  spend(ctx);
  const base = number(ctx, "hg.number.time-base");
  const score = yield* tryActivity(
    ctx,
    intruder,
    "SPY",
    "technique",
    action.by,
    dice,
    base,
    "hg.spy.roll",
    ...(camera ? (["hg.spy.camera"] as const) : []),
  );
  if (isOver(ctx)) return;
  const room = ctx.state.rooms.find((one) => one.room === roomAt(planFor(ctx), intruder.at));
  if (score === 0 || room === undefined || room.card === "taken" || room.card === "unknown") {
    record(ctx, { event: "stayed", agent: intruder.id, why: "he finds nothing", cites: ["hg.spy.result"] });
    return;
  }
  intruder.cards.push(room.card);
  record(ctx, { event: "card-taken", agent: intruder.id, room: room.room, card: room.card, cites: ["hg.spy.result"] });
  room.card = "taken";
}

/** CONCEAL, then TAKE EQUIPMENT. hg.conceal.roll, hg.conceal.score-0, hg.conceal.score-1, hg.open.items-left */
function* conceal(ctx: Ctx, intruder: OnBoard<Intruder>, action: Of<"conceal">): Rules {
  const square = squareOf(ctx, action.at);
  const turn = turnOf(ctx);
  const bodies = corpsesAt(ctx, square);
  // the bonus action is for the body of that Sentry, the last that came to lie there: hg.sneakattack.bonus-conceal
  const last = ctx.state.corpses.findLast(({ at }) => at === square);
  const bonus = turn.conceal === square;
  const corpse =
    bonus && last !== undefined
      ? last
      : yield* choose(
          seatOf(intruder),
          { id: "hg.dec.action", text: `Which body on ${action.at} is concealed?`, piece: intruder.id },
          bodies.map(({ id, of }) => ({ id, text: id, value: of })),
        );
  if (bonus) turn.conceal = null;
  else spend(ctx);
  const score = yield* tryActivity(
    ctx,
    intruder,
    "CONCEAL",
    "stealth",
    action.by,
    number(ctx, "hg.number.time"),
    number(ctx, "hg.number.time-base"),
    "hg.conceal.roll",
    "hg.conceal.action",
  );
  if (isOver(ctx)) return;
  yield* takeFrom(ctx, intruder, seatOf(intruder), corpse);
  ctx.state.corpses = ctx.state.corpses.filter((one) => one !== corpse);
  if (score === 0) ctx.state.alerts.push(square);
  record(ctx, {
    event: "corpse-concealed",
    at: action.at,
    gone: score > 0,
    cites: [score > 0 ? "hg.conceal.score-1" : "hg.conceal.score-0", "hg.open.items-left"],
  });
}

/** Dice of a silent kill. hg.open.sneakattack-knife */
const killDice = (ctx: Ctx, intruder: Intruder): number =>
  number(ctx, "hg.number.kill-dice") +
  (topWeapon(intruder) === "knife" && reading(ctx, "hg.open.sneakattack-knife") === "yes"
    ? number(ctx, "hg.number.knife")
    : 0);

function* sneakAttack(ctx: Ctx, intruder: OnBoard<Intruder>, action: Of<"sneak-attack">): Rules {
  spend(ctx);
  const sentry = agentNamed(ctx, action.target);
  if (sentry?.kind !== "sentry") return;
  const { score } = yield* skillTest(
    ctx,
    intruder,
    "SNEAK-ATTACK",
    "combat",
    killDice(ctx, intruder),
    "hg.sneakattack.roll",
    "hg.weapon.knife-silent",
    "hg.open.sneakattack-knife",
  );
  if (score > 0) {
    const { at } = sentry;
    kill(ctx, sentry, "SNEAK-ATTACK", "hg.sneakattack.score-1", "hg.weapon.knife-silent");
    turnOf(ctx).conceal = at;
    return;
  }
  yield* alertSentry(ctx, sentry, intruder.at, noiseField(ctx, intruder.at, "step"), "hg.sneakattack.score-0");
  // he is alerted already: to expose the raider alerts him no second time. hg.open.alert-by-zone
  yield* expose(ctx, intruder, [sentry], [], "hg.sneakattack.score-0");
  closeTurn(ctx, "he is exposed", "hg.sneakattack.score-0");
}

function* coup(ctx: Ctx, intruder: OnBoard<Intruder>, action: Of<"coup-de-grace">): Rules {
  const firearm = isAssaulter(intruder) ? firearmOf(intruder) : null;
  spend(ctx);
  const { score } = yield* skillTest(
    ctx,
    intruder,
    "COUP-DE-GRACE",
    "combat",
    killDice(ctx, intruder),
    "hg.coup.roll",
    "hg.open.sneakattack-knife",
  );
  const victim = agentNamed(ctx, action.target);
  if (score > 0 && victim !== undefined) kill(ctx, victim, "COUP-DE-GRACE", "hg.coup.roll");
  if (firearm === null) return;
  if (firearms[firearm].kind === "rifle") turnOf(ctx).moves = false;
  yield* makeNoise(ctx, intruder.at, "shot", null, "hg.coup.firearm-noise");
}

/** HIDE. hg.hide.time, hg.hide.effect, hg.open.hide-guards, hg.open.in-stronghold */
function* hide(ctx: Ctx, intruder: OnBoard<Intruder>): Rules {
  const guards = ctx.state.guards.filter(
    (one) => inStronghold(ctx, one.at) && (!one.prone || reading(ctx, "hg.open.hide-guards") === "all"),
  );
  const base = number(ctx, "hg.number.hide-base") + guards.length * number(ctx, "hg.number.hide-guard");
  spend(ctx);
  yield* tryActivity(
    ctx,
    intruder,
    "HIDE",
    "stealth",
    "time",
    number(ctx, "hg.number.hide-dice"),
    base,
    "hg.hide.time",
    "hg.hide.where",
    "hg.open.hide-guards",
  );
  if (isOver(ctx)) return;
  returnToRaiding(ctx, intruder, "he hides", "hg.hide.effect", "hg.assault.hide-returns");
  closeTurn(ctx, "he hides", "hg.hide.extended");
}

/** A secret look. hg.intel.map-peek, hg.intel.peek-not-explore, hg.open.peek-sharing */
function* peek(ctx: Ctx, intruder: OnBoard<Intruder>, action: Of<"peek">): Rules {
  const { state } = ctx;
  const room = state.rooms.find((one) => one.room === action.room);
  if (room === undefined || room.card === "taken") return;
  turnOf(ctx).fresh = false;
  if (room.card === "unknown") {
    const drawn = yield* kernelDraw<Action>("intelligence", state.pile, {
      text: `${intruder.id} looks at the card of room ${room.room} in secret.`,
      cites: ["hg.intel.map-peek"],
    });
    const card = state.pile.find((one) => one === drawn);
    if (card === undefined) throw impossible(`a card ${drawn} that is not in the pile`);
    room.card = card;
    state.pile = state.pile.filter((one) => one !== card);
  }
  const players =
    reading(ctx, "hg.open.peek-sharing") === "team" ? state.intruders.map(({ player }) => player) : [intruder.player];
  room.seen = [...new Set([...room.seen, ...players])].sort();
  record(ctx, {
    event: "peeked",
    agent: intruder.id,
    room: room.room,
    card: room.card,
    seats: room.seen.map((player) => `intruder-${player}` as const),
    cites: ["hg.intel.map-peek", "hg.intel.peek-not-explore", "hg.info.peek-private", "hg.open.peek-sharing"],
  });
}

/** INVESTIGATE: one marker onto the indicator. hg.cmd.investigate-one, hg.cmd.investigate-to-asi, hg.open.asi-full */
function* investigate(ctx: Ctx, action: Of<"investigate">): Rules {
  const { state } = ctx;
  const { commander } = state;
  if (commander === null) return;
  const square = squareOf(ctx, action.at);
  spend(ctx);
  const what = yield* choose(
    defender,
    { id: "hg.dec.investigate", text: `Which marker on ${action.at} is collected?`, piece: commander.id },
    markersAt(ctx, square).map((marker) => ({ id: marker.id, text: marker.id, value: marker })),
  );
  record(ctx, {
    event: "investigated",
    agent: commander.id,
    at: action.at,
    what: what.kind === "corpse" ? "corpse marker" : "alert marker",
    cites: ["hg.cmd.investigate-adjacent", "hg.cmd.investigate-one"],
  });
  switch (what.kind) {
    case "sentry":
      if (what.of.prone) what.of.marker = null;
      else
        returnToReady(
          ctx,
          what.of,
          "it is collected",
          "hg.cmd.investigate-resets-sentry",
          "hg.open.investigate-corpse-sentry",
        );
      break;
    case "alert": {
      const i = state.alerts.indexOf(square);
      state.alerts = state.alerts.filter((_, j) => j !== i);
      break;
    }
    case "corpse":
      yield* loot(ctx, commander, defender, what.of);
      state.corpses = state.corpses.filter((one) => one !== what.of);
  }
  const free = state.asi.markers < number(ctx, "hg.number.asi-boxes");
  if (free) state.asi.markers++;
  record(ctx, {
    event: "indicator",
    alarm: state.asi.alarm,
    markers: state.asi.markers,
    why: free ? "a marker was collected" : "no box is free, the marker is set aside",
    cites: [
      free ? "hg.cmd.investigate-to-asi" : "hg.open.asi-full",
      ...(what.kind === "corpse" ? (["hg.cmd.corpse-counts"] as const) : []),
    ],
  });
}

function* raiseAlarm(ctx: Ctx): Rules {
  const { asi } = ctx.state;
  spend(ctx);
  const { markers } = asi;
  asi.alarm = true;
  asi.markers = 0;
  record(ctx, {
    event: "indicator",
    alarm: true,
    markers: 0,
    why: "the alarm is raised",
    cites: ["hg.alarm.flip-and-discard"],
  });
  yield* placeGuards(ctx, markers);
}

function* shootAs(ctx: Ctx, agent: OnBoard<Agent>, action: Of<"shoot">): Rules {
  const firearm = firearmOf(agent);
  if (agent.kind === "sentry") agent.done = true;
  else spend(ctx);
  const { turn } = ctx.state;
  if (turn !== null && firearm !== null && firearms[firearm].kind === "rifle") turn.moves = false;
  yield* resolveShots(ctx, agent, action.targets, action.burst === true);
}

function* fightAs(ctx: Ctx, agent: OnBoard<Agent>, action: Of<"fight">): Rules {
  const target = agentNamed(ctx, action.target);
  if (target === undefined) return;
  if (agent.kind === "sentry") agent.done = true;
  else if (agent.kind === "guard") agent.done = "fought";
  else spend(ctx);
  yield* resolveFight(ctx, agent, target);
  if (agent.kind !== "guard") return;
  const still = agentNamed(ctx, agent.id);
  // disengaged in his own turn he has the turn's movement: hg.engage.disengage-moves
  if (still === undefined || agent.prone || enemiesBeside(ctx, agent).length > 0) agent.done = "yes";
}

/** Carries out what an Intruder, the Commander or a Sentry does; Guards are moved by their own rules. */
export function* perform(
  ctx: Ctx,
  agent: OnBoard<Agent>,
  action: Exclude<Action, { do: "pursue" | "end-phase" }>,
): Rules {
  const plan = planFor(ctx);
  switch (action.do) {
    case "move":
      if (agent.kind === "intruder" || agent.kind === "commander")
        yield* walk(
          ctx,
          agent,
          action.path.map((name) => squareOf(ctx, name)),
        );
      return;
    case "close-behind": {
      const turn = turnOf(ctx);
      turn.left--;
      turn.movedOn = turn.reacted;
      if (turn.either) Object.assign(turn, { either: false, acts: "none" });
      turn.through = null;
      yield* resolveDoorClosing(ctx, action.door, agent.id, "hg.door.close-by-move");
      return;
    }
    case "open-door": {
      const kind = doorNamed(plan, action.door)?.kind;
      spend(ctx);
      resolveDoorOpening(
        ctx,
        action.door,
        agent.id,
        kind === "inner" ? "hg.door.interior-8-9" : "hg.door.inside-free",
        "hg.door.open-is-action",
        "hg.door.master-key",
      );
      return;
    }
    case "close-door":
      spend(ctx);
      yield* resolveDoorClosing(ctx, action.door, agent.id, "hg.door.close-action", "hg.open.close-where");
      return;
    case "fight":
      yield* fightAs(ctx, agent, action);
      return;
    case "shoot":
      yield* shootAs(ctx, agent, action);
      return;
    case "investigate":
      yield* investigate(ctx, action);
      return;
    case "raise-alarm":
      yield* raiseAlarm(ctx);
      return;
    case "end-turn":
      if (agent.kind === "commander" && action.facing !== undefined) agent.facing = action.facing;
      closeTurn(ctx, "he is done");
      return;
    default:
      if (agent.kind === "intruder") yield* performAsIntruder(ctx, agent, action);
  }
}

/** Whether a weapon is changed in place of the move that REACT allows, not of the attack. hg.react.change-weapon-instead */
function* givesUpMove(ctx: Ctx, intruder: OnBoard<Intruder>): Rules<boolean> {
  const turn = turnOf(ctx);
  // of an attack or a move both are gone with either
  if (!movesFor(turn) || turn.either) return false;
  if (turn.acts === "none") return true;
  return yield* choose(
    seatOf(intruder),
    { id: "hg.dec.react-use", text: `What does ${intruder.id} give up for the other weapon?`, piece: intruder.id },
    [
      { id: "move", text: "Moving", value: true },
      { id: "attack", text: "Fighting or shooting", value: false },
    ],
  );
}

function* performAsIntruder(
  ctx: Ctx,
  intruder: OnBoard<Intruder>,
  action: Of<
    | "assault"
    | "breach"
    | "spy"
    | "conceal"
    | "sneak-attack"
    | "coup-de-grace"
    | "change-weapon"
    | "hide"
    | "recover"
    | "peek"
  >,
): Rules {
  switch (action.do) {
    case "assault":
      return yield* enterAssault(ctx, intruder, action);
    case "breach":
      return yield* breach(ctx, intruder, action);
    case "spy":
      return yield* spy(ctx, intruder, action);
    case "conceal":
      return yield* conceal(ctx, intruder, action);
    case "sneak-attack":
      return yield* sneakAttack(ctx, intruder, action);
    case "coup-de-grace":
      return yield* coup(ctx, intruder, action);
    case "hide":
      return yield* hide(ctx, intruder);
    case "recover":
      return yield* tryToRecover(ctx, intruder);
    case "peek":
      return yield* peek(ctx, intruder, action);
    case "change-weapon": {
      const turn = turnOf(ctx);
      if (yield* givesUpMove(ctx, intruder)) turn.moves = false;
      else spend(ctx);
      selectWeapon(intruder, action.weapon);
      record(ctx, {
        event: "weapon",
        agent: intruder.id,
        weapon: action.weapon,
        cites: ["hg.weapon.change-action", ...(turn.reacted ? (["hg.react.change-weapon-instead"] as const) : [])],
      });
    }
  }
}
