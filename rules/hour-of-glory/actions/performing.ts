import { alert, closeDoor, noise, openDoor, toReady } from "../alerting.ts";
import { draw as kernelDraw } from "../../kernel/index.ts";
import { firearms } from "../data/items.ts";
import { noiseField } from "../distances.ts";
import { expose, faceZones } from "../evading.ts";
import { fight } from "../fighting.ts";
import { placeGuards } from "../guards/mobilising.ts";
import { doorNamed, roomAt, type Square, squareNamed } from "../plan.ts";
import { recover } from "../recovering.ts";
import { firearmOf, shoot } from "../shooting.ts";
import type { Intruder } from "../state.ts";
import { loot, takeFrom } from "../taking.ts";
import { activity } from "../time.ts";
import { die, toRaiding } from "../wounds.ts";
import { walk } from "../moving.ts";
import { corpsesAt, markersAt } from "./activities.ts";
import { movesFor } from "./conditions.ts";
import type { Action } from "./schema.ts";
import {
  type Agent,
  agentNamed,
  choose,
  defender,
  endTurn,
  enemiesBeside,
  type G,
  impossible,
  inStronghold,
  isAssaulter,
  isOver,
  number,
  type OnBoard,
  planFor,
  reading,
  record,
  type Rules,
  seatOf,
  selectWeapon,
  test,
  topWeapon,
  turnOf,
} from "../table.ts";

type Of<K extends Action["do"]> = Extract<Action, { do: K }>;

const squareOf = (g: G, name: string): Square => {
  const square = squareNamed(planFor(g), name);
  if (square === null) throw impossible(`a square ${name}`);
  return square;
};

/** Notes that the action of the turn is taken; of an action or a move, the move is lost with it. */
function spend(g: G): void {
  const { turn } = g.state;
  if (turn === null) return;
  if (turn.either) turn.moves = false;
  Object.assign(turn, { acts: "none", acted: true, either: false, fresh: false, conceal: null, mustShoot: false });
}

/** Assault mode by choice. hg.assault.full-turn-after, hg.open.assault-adjacent, hg.open.voluntary-weapon */
function* enterAssault(g: G, intruder: OnBoard<Intruder>, action: Of<"assault">): Rules {
  const turn = turnOf(g);
  intruder.mode = "assault";
  record(g, {
    event: "mode",
    agent: intruder.id,
    mode: "assault",
    why: "his own choice",
    cites: ["hg.assault.voluntary-start-of-turn"],
  });
  selectWeapon(intruder, action.weapon);
  record(g, {
    event: "weapon",
    agent: intruder.id,
    weapon: action.weapon,
    cites: ["hg.assault.bonus-change-weapon", "hg.act.bonus", "hg.open.voluntary-weapon"],
  });
  turn.left = number(g, "hg.number.step-assaulter");
  turn.fresh = false;
  turn.engaged = reading(g, "hg.open.assault-adjacent") === "engaged" && enemiesBeside(g, intruder).length > 0;
  record(g, {
    event: "turn-began",
    agent: intruder.id,
    squares: turn.left,
    cites: ["hg.assault.full-turn-after", "hg.open.assault-adjacent"],
  });
  yield* faceZones(g, intruder);
}

function* breach(g: G, intruder: OnBoard<Intruder>, action: Of<"breach">): Rules {
  const kit = intruder.equipment.includes("covert-entry-kit");
  const dice = number(g, kit ? "hg.number.time-kit" : "hg.number.time");
  spend(g);
  g.state.breached = true;
  const base = number(g, "hg.number.time-base");
  const score = yield* activity(
    g,
    intruder,
    "BREACH",
    "technique",
    action.by,
    dice,
    base,
    "hg.breach.roll",
    ...(kit ? (["hg.breach.covert-kit"] as const) : []),
  );
  if (isOver(g)) return;
  if (score > 0) openDoor(g, action.door, intruder.id, "hg.breach.result", "hg.door.unlocked-open");
  else
    record(g, { event: "stayed", agent: intruder.id, why: `${action.door} stays closed`, cites: ["hg.breach.result"] });
}

function* spy(g: G, intruder: OnBoard<Intruder>, action: Of<"spy">): Rules {
  const camera = intruder.equipment.includes("spy-camera");
  const dice = number(g, camera ? "hg.number.time-kit" : "hg.number.time");
  spend(g);
  const base = number(g, "hg.number.time-base");
  const score = yield* activity(
    g,
    intruder,
    "SPY",
    "technique",
    action.by,
    dice,
    base,
    "hg.spy.roll",
    ...(camera ? (["hg.spy.camera"] as const) : []),
  );
  if (isOver(g)) return;
  const room = g.state.rooms.find((one) => one.room === roomAt(planFor(g), intruder.at));
  if (score === 0 || room === undefined || room.card === "taken" || room.card === "unknown") {
    record(g, { event: "stayed", agent: intruder.id, why: "he finds nothing", cites: ["hg.spy.result"] });
    return;
  }
  intruder.cards.push(room.card);
  record(g, { event: "card-taken", agent: intruder.id, room: room.room, card: room.card, cites: ["hg.spy.result"] });
  room.card = "taken";
}

/** CONCEAL, then TAKE EQUIPMENT. hg.conceal.roll, hg.conceal.score-0, hg.conceal.score-1, hg.open.items-left */
function* conceal(g: G, intruder: OnBoard<Intruder>, action: Of<"conceal">): Rules {
  const square = squareOf(g, action.at);
  const turn = turnOf(g);
  const bodies = corpsesAt(g, square);
  // the bonus action is for the body of that Sentry, the last that came to lie there: hg.sneakattack.bonus-conceal
  const last = g.state.corpses.findLast(({ at }) => at === square);
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
  else spend(g);
  const score = yield* activity(
    g,
    intruder,
    "CONCEAL",
    "stealth",
    action.by,
    number(g, "hg.number.time"),
    number(g, "hg.number.time-base"),
    "hg.conceal.roll",
    "hg.conceal.action",
  );
  if (isOver(g)) return;
  yield* takeFrom(g, intruder, seatOf(intruder), corpse);
  g.state.corpses = g.state.corpses.filter((one) => one !== corpse);
  if (score === 0) g.state.alerts.push(square);
  record(g, {
    event: "corpse-concealed",
    at: action.at,
    gone: score > 0,
    cites: [score > 0 ? "hg.conceal.score-1" : "hg.conceal.score-0", "hg.open.items-left"],
  });
}

/** Dice of a silent kill. hg.open.sneakattack-knife */
const killDice = (g: G, intruder: Intruder): number =>
  number(g, "hg.number.kill-dice") +
  (topWeapon(intruder) === "knife" && reading(g, "hg.open.sneakattack-knife") === "yes"
    ? number(g, "hg.number.knife")
    : 0);

function* sneakAttack(g: G, intruder: OnBoard<Intruder>, action: Of<"sneak-attack">): Rules {
  spend(g);
  const sentry = agentNamed(g, action.target);
  if (sentry?.kind !== "sentry") return;
  const { score } = yield* test(
    g,
    intruder,
    "SNEAK-ATTACK",
    "combat",
    killDice(g, intruder),
    "hg.sneakattack.roll",
    "hg.weapon.knife-silent",
    "hg.open.sneakattack-knife",
  );
  if (score > 0) {
    const { at } = sentry;
    die(g, sentry, "SNEAK-ATTACK", "hg.sneakattack.score-1", "hg.weapon.knife-silent");
    turnOf(g).conceal = at;
    return;
  }
  yield* alert(g, sentry, intruder.at, noiseField(g, intruder.at, "step"), "hg.sneakattack.score-0");
  // he is alerted already: to expose the raider alerts him no second time. hg.open.alert-by-zone
  yield* expose(g, intruder, [sentry], [], "hg.sneakattack.score-0");
  endTurn(g, "he is exposed", "hg.sneakattack.score-0");
}

function* coup(g: G, intruder: OnBoard<Intruder>, action: Of<"coup-de-grace">): Rules {
  const firearm = isAssaulter(intruder) ? firearmOf(intruder) : null;
  spend(g);
  const { score } = yield* test(
    g,
    intruder,
    "COUP-DE-GRACE",
    "combat",
    killDice(g, intruder),
    "hg.coup.roll",
    "hg.open.sneakattack-knife",
  );
  const victim = agentNamed(g, action.target);
  if (score > 0 && victim !== undefined) die(g, victim, "COUP-DE-GRACE", "hg.coup.roll");
  if (firearm === null) return;
  if (firearms[firearm].kind === "rifle") turnOf(g).moves = false;
  yield* noise(g, intruder.at, "shot", null, "hg.coup.firearm-noise");
}

/** HIDE. hg.hide.time, hg.hide.effect, hg.open.hide-guards, hg.open.in-stronghold */
function* hide(g: G, intruder: OnBoard<Intruder>): Rules {
  const guards = g.state.guards.filter(
    (one) => inStronghold(g, one.at) && (!one.prone || reading(g, "hg.open.hide-guards") === "all"),
  );
  const base = number(g, "hg.number.hide-base") + guards.length * number(g, "hg.number.hide-guard");
  spend(g);
  yield* activity(
    g,
    intruder,
    "HIDE",
    "stealth",
    "time",
    number(g, "hg.number.hide-dice"),
    base,
    "hg.hide.time",
    "hg.hide.where",
    "hg.open.hide-guards",
  );
  if (isOver(g)) return;
  toRaiding(g, intruder, "he hides", "hg.hide.effect", "hg.assault.hide-returns");
  endTurn(g, "he hides", "hg.hide.extended");
}

/** A secret look. hg.intel.map-peek, hg.intel.peek-not-explore, hg.open.peek-sharing */
function* peek(g: G, intruder: OnBoard<Intruder>, action: Of<"peek">): Rules {
  const { state } = g;
  const room = state.rooms.find((one) => one.room === action.room);
  if (room === undefined || room.card === "taken") return;
  turnOf(g).fresh = false;
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
    reading(g, "hg.open.peek-sharing") === "team" ? state.intruders.map(({ player }) => player) : [intruder.player];
  room.seen = [...new Set([...room.seen, ...players])].sort();
  record(g, {
    event: "peeked",
    agent: intruder.id,
    room: room.room,
    card: room.card,
    seats: room.seen.map((player) => `intruder-${player}` as const),
    cites: ["hg.intel.map-peek", "hg.intel.peek-not-explore", "hg.info.peek-private", "hg.open.peek-sharing"],
  });
}

/** INVESTIGATE: one marker onto the indicator. hg.cmd.investigate-one, hg.cmd.investigate-to-asi, hg.open.asi-full */
function* investigate(g: G, action: Of<"investigate">): Rules {
  const { state } = g;
  const { commander } = state;
  if (commander === null) return;
  const square = squareOf(g, action.at);
  spend(g);
  const what = yield* choose(
    defender,
    { id: "hg.dec.investigate", text: `Which marker on ${action.at} is collected?`, piece: commander.id },
    markersAt(g, square).map((marker) => ({ id: marker.id, text: marker.id, value: marker })),
  );
  record(g, {
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
        toReady(g, what.of, "it is collected", "hg.cmd.investigate-resets-sentry", "hg.open.investigate-corpse-sentry");
      break;
    case "alert": {
      const i = state.alerts.indexOf(square);
      state.alerts = state.alerts.filter((_, j) => j !== i);
      break;
    }
    case "corpse":
      yield* loot(g, commander, defender, what.of);
      state.corpses = state.corpses.filter((one) => one !== what.of);
  }
  const free = state.asi.markers < number(g, "hg.number.asi-boxes");
  if (free) state.asi.markers++;
  record(g, {
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

function* raiseAlarm(g: G): Rules {
  const { asi } = g.state;
  spend(g);
  const { markers } = asi;
  asi.alarm = true;
  asi.markers = 0;
  record(g, {
    event: "indicator",
    alarm: true,
    markers: 0,
    why: "the alarm is raised",
    cites: ["hg.alarm.flip-and-discard"],
  });
  yield* placeGuards(g, markers);
}

function* shootAs(g: G, agent: OnBoard<Agent>, action: Of<"shoot">): Rules {
  const firearm = firearmOf(agent);
  if (agent.kind === "sentry") agent.done = true;
  else spend(g);
  const { turn } = g.state;
  if (turn !== null && firearm !== null && firearms[firearm].kind === "rifle") turn.moves = false;
  yield* shoot(g, agent, action.targets, action.burst === true);
}

function* fightAs(g: G, agent: OnBoard<Agent>, action: Of<"fight">): Rules {
  const target = agentNamed(g, action.target);
  if (target === undefined) return;
  if (agent.kind === "sentry") agent.done = true;
  else if (agent.kind === "guard") agent.done = "fought";
  else spend(g);
  yield* fight(g, agent, target);
  if (agent.kind !== "guard") return;
  const still = agentNamed(g, agent.id);
  // disengaged in his own turn he has the turn's movement: hg.engage.disengage-moves
  if (still === undefined || agent.prone || enemiesBeside(g, agent).length > 0) agent.done = "yes";
}

/** Carries out what an Intruder, the Commander or a Sentry does; Guards are moved by their own rules. */
export function* perform(g: G, agent: OnBoard<Agent>, action: Exclude<Action, { do: "pursue" | "end-phase" }>): Rules {
  const plan = planFor(g);
  switch (action.do) {
    case "move":
      if (agent.kind === "intruder" || agent.kind === "commander")
        yield* walk(
          g,
          agent,
          action.path.map((name) => squareOf(g, name)),
        );
      return;
    case "close-behind": {
      const turn = turnOf(g);
      turn.left--;
      turn.movedOn = turn.reacted;
      if (turn.either) Object.assign(turn, { either: false, acts: "none" });
      turn.through = null;
      yield* closeDoor(g, action.door, agent.id, "hg.door.close-by-move");
      return;
    }
    case "open-door": {
      const kind = doorNamed(plan, action.door)?.kind;
      spend(g);
      openDoor(
        g,
        action.door,
        agent.id,
        kind === "inner" ? "hg.door.interior-8-9" : "hg.door.inside-free",
        "hg.door.open-is-action",
        "hg.door.master-key",
      );
      return;
    }
    case "close-door":
      spend(g);
      yield* closeDoor(g, action.door, agent.id, "hg.door.close-action", "hg.open.close-where");
      return;
    case "fight":
      yield* fightAs(g, agent, action);
      return;
    case "shoot":
      yield* shootAs(g, agent, action);
      return;
    case "investigate":
      yield* investigate(g, action);
      return;
    case "raise-alarm":
      yield* raiseAlarm(g);
      return;
    case "end-turn":
      if (agent.kind === "commander" && action.facing !== undefined) agent.facing = action.facing;
      endTurn(g, "he is done");
      return;
    default:
      if (agent.kind === "intruder") yield* performAsIntruder(g, agent, action);
  }
}

/** Whether a weapon is changed in place of the move that REACT allows, not of the attack. hg.react.change-weapon-instead */
function* givesUpMove(g: G, intruder: OnBoard<Intruder>): Rules<boolean> {
  const turn = turnOf(g);
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
  g: G,
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
      return yield* enterAssault(g, intruder, action);
    case "breach":
      return yield* breach(g, intruder, action);
    case "spy":
      return yield* spy(g, intruder, action);
    case "conceal":
      return yield* conceal(g, intruder, action);
    case "sneak-attack":
      return yield* sneakAttack(g, intruder, action);
    case "coup-de-grace":
      return yield* coup(g, intruder, action);
    case "hide":
      return yield* hide(g, intruder);
    case "recover":
      return yield* recover(g, intruder);
    case "peek":
      return yield* peek(g, intruder, action);
    case "change-weapon": {
      const turn = turnOf(g);
      if (yield* givesUpMove(g, intruder)) turn.moves = false;
      else spend(g);
      selectWeapon(intruder, action.weapon);
      record(g, {
        event: "weapon",
        agent: intruder.id,
        weapon: action.weapon,
        cites: ["hg.weapon.change-action", ...(turn.reacted ? (["hg.react.change-weapon-instead"] as const) : [])],
      });
    }
  }
}
