import { counted, type Defect } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { PlanData } from "../book/strongholds.ts";
import { agentsOf } from "../table/agents.ts";
import { entry, nameOfSquare, type Plan, planOf, rock, squareNamed } from "../table/plan.ts";
import type { State } from "../table/state.ts";

const defect = (code: string, path: string, message: string, ...cites: readonly Citation[]): Defect => ({
  code,
  path,
  message,
  ...(cites.length > 0 && { cites }),
});

/** What is wrong with a drawn stronghold, above all with its doors. */
function* planDefects(data: PlanData, plan: Plan): Generator<Defect> {
  const ids = new Set<string>();
  for (const { id, inside, outside, kind } of data.doors) {
    const a = squareNamed(plan, inside);
    const b = squareNamed(plan, outside);
    const step = a === null ? undefined : plan.steps.orthogonal[a]?.find(({ to }) => to === b);
    if (a === null || b === null || step === undefined || plan.labels[a] === plan.labels[b])
      yield defect("bad-door", id, `The door ${id} lies between two neighbouring squares of different labels.`);
    else if (
      kind === "entrance"
        ? plan.labels[b] !== "E" || plan.labels[a] === "E"
        : plan.labels[b] === "E" || plan.labels[a] === "E"
    )
      yield defect(
        "bad-door",
        id,
        `Only the entrance leads to the entry zone, and it does: its outside square is "E".`,
      );
    else if (kind !== "entrance" && plan.labels[a] === ".")
      yield defect("bad-door", id, `The inside of the door ${id} is a room.`);
    if (ids.has(id)) yield defect("named-twice", id, `Two doors are called ${id}.`);
    ids.add(id);
  }
  if (data.doors.filter(({ kind }) => kind === "entrance").length > 1)
    yield defect("entrances", "ENT", "A stronghold has at most one entrance.");
  const isPost = (id: string): boolean => data.doors.some((door) => door.id === id && door.post);
  for (const id of data.posts)
    if (!isPost(id)) yield defect("bad-post", id, `There is no post at ${id}.`, "hg.setup.no-sentry-interior-door");
  for (const name of [...data.starts, ...(data.commander === null ? [] : [data.commander.at])])
    if (squareNamed(plan, name) === null)
      yield defect("bad-square", name, `${name} is not a square of the stronghold.`);
}

function* boardDefects(state: State, plan: Plan): Generator<Defect> {
  const ids = new Set<string>();
  for (const { id } of [...state.intruders, ...state.sentries, ...state.guards]) {
    if (ids.has(id) || id === "commander") yield defect("named-twice", id, `Two agents are called ${id}.`);
    ids.add(id);
  }
  const taken = new Map<number, string>();
  for (const { id, at } of agentsOf(state)) {
    if (plan.labels[at] === undefined || plan.labels[at] === rock) {
      yield defect("bad-square", id, `${id} does not stand on a square of the stronghold.`);
      continue;
    }
    const other = taken.get(at);
    if (other !== undefined)
      yield defect(
        "too-many-on-square",
        id,
        `${id} and ${other} are both on ${nameOfSquare(plan, at)}.`,
        "hg.move.one-agent-per-square",
      );
    taken.set(at, id);
  }
  const places = [
    ...state.corpses.map(({ at }) => at),
    ...state.alerts,
    ...state.sentries.flatMap(({ marker }) => (marker === null ? [] : [marker])),
    ...[state.turn?.conceal ?? null].filter((at) => at !== null),
  ];
  for (const at of places)
    if (plan.labels[at] === undefined || plan.labels[at] === rock)
      yield defect("bad-square", "marker", "A marker does not lie on a square of the stronghold.");
  const doors = new Set(plan.doors.map(({ id }) => id));
  const named = [...state.open, ...state.sentries.flatMap(({ post }) => (post === null ? [] : [post]))];
  for (const id of named) if (!doors.has(id)) yield defect("unknown-door", id, `There is no door ${id}.`);
  if (typeof state.turn?.through === "string" && !doors.has(state.turn.through))
    yield defect("unknown-door", state.turn.through, `There is no door ${state.turn.through}.`);
  if (new Set(state.open).size !== state.open.length) yield defect("given-twice", "open", "A door is named twice.");
}

/** What is wrong with the Intruders. hg.setup.intruders-1-3 */
function* intruderDefects(state: State, plan: Plan): Generator<Defect> {
  const { intruders, phase, begun, choosing } = state;
  if (intruders.length > begun)
    yield defect(
      "too-many-intruders",
      "intruders",
      "More Intruders are in the game than began it.",
      "hg.setup.intruders-1-3",
    );
  if (intruders.length === 0 && !choosing)
    yield defect("no-intruders", "intruders", "There is at least one Intruder.", "hg.setup.intruders-1-3");
  if (choosing && (phase !== "set-up" || intruders.length > 0))
    yield defect(
      "choosing",
      "intruders",
      "Characters are chosen in the set-up, before anybody is there.",
      "hg.setup.character",
    );
  const characters = intruders.map(({ character }) => character);
  if (new Set(characters).size !== characters.length)
    yield defect("character-twice", "intruders", "Nobody chooses a character that somebody has.", "hg.setup.character");
  const players = intruders.map(({ player }) => player);
  if (new Set(players).size !== players.length || players.some((player) => player > begun))
    yield defect("players", "intruders", "Each Intruder has a player of his own, from 1 on.", "hg.setup.intruders-1-3");
  for (const { id, at, status, mode, prone, weapons } of intruders) {
    if (status !== "in-play" && at !== null)
      yield defect("out-of-play", id, `${id} is ${status}, so he cannot be on the board.`);
    if (status === "in-play" && at === null && phase !== "set-up")
      yield defect("nowhere", id, `${id} is in play but has no place.`);
    if (prone && mode === "assault")
      yield defect(
        "prone-assaulter",
        id,
        `${id} is unconscious, and so is a raider.`,
        "hg.assault.unconscious-to-raiding",
      );
    if (status === "dead") continue;
    if (weapons.length === 0) yield defect("unarmed", id, `${id} has no weapon.`, "hg.setup.loadout");
    if (new Set(weapons).size !== weapons.length)
      yield defect("weapon-twice", id, `${id} has a weapon twice.`, "hg.setup.loadout");
    if (mode === "raiding" && weapons.includes("knife") && weapons[0] !== "knife")
      yield defect("knife-not-on-top", id, `${id} is a raider, so his knife is on top.`, "hg.raid.knife-on-top");
  }
  if (phase === "set-up" && intruders.some(({ at }) => at !== null))
    yield defect("set-up", "intruders", "Start squares are chosen in the set-up.", "hg.setup.entry-squares");
  const squares = plan.squaresOf.get(entry)?.length ?? 0;
  if (phase === "set-up" && begun > squares)
    yield defect(
      "no-start",
      "intruders",
      `The entry zone has ${counted(squares, "square")} for ${counted(begun, "Intruder")}: each starts on one of his own.`,
      "hg.setup.entry-squares",
    );
}

/**
 * What is wrong with the cards: each is in one place, and rooms are explored or not. hg.setup.cards-dealt,
 * hg.info.face-up-public, hg.intel.unexplored
 */
function* cardDefects(state: State, plan: Plan): Generator<Defect> {
  const { rooms, pile, intruders, commander, corpses } = state;
  const held = [
    ...rooms.flatMap(({ card }) => (card === "unknown" || card === "taken" ? [] : [card])),
    ...pile,
    ...intruders.flatMap(({ cards }) => cards),
    ...(commander?.captured.cards ?? []),
    ...corpses.flatMap(({ cards }) => cards),
  ];
  for (const card of new Set(held))
    if (held.filter((other) => other === card).length > 1)
      yield defect("card-twice", card, `The card ${card} is in two places.`, "hg.setup.cards-dealt");
  const unknown = rooms.filter(({ card }) => card === "unknown");
  if (unknown.length > pile.length)
    yield defect(
      "too-few-cards",
      "pile",
      `In ${unknown.length} rooms an unseen card lies face down, and ${pile.length} cards are left for them; say what lies in the others, or that it was taken.`,
      "hg.setup.cards-dealt",
    );
  if (rooms.length !== plan.rooms.length || rooms.some(({ room }, i) => room !== plan.rooms[i]))
    yield defect("rooms", "rooms", `The rooms are ${plan.rooms.join(", ") || "none"}, in this order.`);
  for (const { room, card, up, seen } of rooms) {
    if (card === "unknown" && up)
      yield defect("unknown-card", room, `The card of room ${room} is face up and unknown.`, "hg.info.face-up-public");
    if (card === "taken" && !up)
      yield defect(
        "taken-card",
        room,
        `The card of room ${room} was taken, so the room is explored.`,
        "hg.intel.unexplored",
      );
    if (!up && card !== "unknown" && seen.length === 0)
      yield defect(
        "unseen-card",
        room,
        `Nobody has seen the card of room ${room}, so it is not known.`,
        "hg.info.face-down-unknown",
      );
  }
}

const turnPhases: Readonly<Record<string, readonly string[]>> = {
  intruder: ["intruders"],
  commander: ["commander", "administration"],
};

function* momentDefects(state: State): Generator<Defect> {
  const { phase, turn, asi, guards, timer, result, commander, sentries, guardRoll, sentriesActing, commanderLeft } =
    state;
  if (commander !== null && commanderLeft)
    yield defect("commander-left", "commander", "The Commander has left, so he cannot be on the board.");
  // a game that is over may have ended in the middle of anything
  if (result !== null) return;
  if (timer === 0) yield defect("time-over", "timer", "With no minutes left the game is over.", "hg.win.timer-0");
  if (asi.alarm && guards.length === 0)
    yield defect(
      "alarm-without-guards",
      "alarm",
      "The alarm ends when no Guard is in play.",
      "hg.alarm.ends-without-guards",
    );
  if (turn !== null) {
    const agent = agentsOf(state).find(({ id }) => id === turn.agent);
    if (agent === undefined) yield defect("turn", turn.agent, `${turn.agent} has the turn and is not in play.`);
    else if (turnPhases[agent.kind]?.includes(phase) !== true)
      yield defect("turn", turn.agent, `${turn.agent} has no turn in this phase.`, "hg.turn.orders-by-type");
    else if (agent.kind === "intruder" && agent.done)
      yield defect("turn", turn.agent, `${turn.agent} has had his turn.`);
  }
  if (state.roundBegins && (phase !== "intruders" || turn !== null))
    yield defect("round-begins", "round", "A round begins with the Intruders, before anybody's turn.", "hg.turn.round");
  if (guardRoll !== null && phase !== "guards")
    yield defect("guard-roll", "guard-roll", "Guards move in their phase.", "hg.move.guards-one-d6");
  if (sentriesActing && phase !== "sentries")
    yield defect("sentries-acting", "sentries", "Sentries act in their phase.", "hg.turn.orders-by-type");
  if (phase === "set-up" && (commander !== null || sentries.length > 0 || guards.length > 0))
    yield defect("set-up", "sentries", "Sentries and Commander are placed in the set-up.", "hg.setup.sentries-ready");
}

/** What makes a state impossible by the rules; empty when it is a position. */
export function defectsOf(state: State): readonly Defect[] {
  const plan = planOf(state);
  const drawn = typeof state.stronghold === "string" ? [] : [...planDefects(state.stronghold, plan)];
  if (drawn.length > 0) return drawn;
  return [
    ...boardDefects(state, plan),
    ...intruderDefects(state, plan),
    ...cardDefects(state, plan),
    ...momentDefects(state),
  ];
}
