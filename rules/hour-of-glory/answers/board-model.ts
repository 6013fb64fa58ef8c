import {
  type BoardCell,
  type BoardEdge,
  type BoardMark,
  type BoardModel,
  type BoardName,
  type BoardObjective,
  type BoardPiece,
  type BoardSquare,
  type BoardTrack,
  capital,
  counted,
  type Settings,
} from "../../kernel/index.ts";
import { cardText } from "../book/cards.ts";
import { characters } from "../book/characters.ts";
import { type Agent, agentsOf, topWeapon } from "../table/agents.ts";
import { pointsNeededIn } from "../time/index.ts";
import { entry, isRoom, labelAt, type Plan, planOf, rock, type Square } from "../table/plan.ts";
import type { Room, State } from "../table/state.ts";

const cellOf = ({ width }: Plan, square: Square): BoardCell => ({ x: square % width, y: Math.floor(square / width) });

function squaresOf(plan: Plan): readonly BoardSquare[] {
  return plan.labels.flatMap((label, square) => {
    const terrain = label === rock ? "rock" : label === entry ? "outdoor" : isRoom(label) ? "indoors" : null;
    return terrain === null ? [] : [{ ...cellOf(plan, square), terrain }];
  });
}

/** Walls wherever the labels of neighbours differ, and the doors in them. */
function edgesOf(state: State, plan: Plan): readonly BoardEdge[] {
  const edges: BoardEdge[] = [];
  const doorIn = (a: Square, b: Square): Pick<BoardEdge, "terrain" | "name"> | null => {
    const door = plan.doors.find(
      ({ inside, outside }) => (inside === a && outside === b) || (inside === b && outside === a),
    );
    if (door === undefined) return null;
    const terrain = state.open.includes(door.id) ? "unlocked door" : door.kind === "inner" ? "door" : "locked door";
    return { terrain, name: door.id };
  };
  for (let square = 0; square < plan.labels.length; square++) {
    const { x, y } = cellOf(plan, square);
    for (const [side, other] of [
      ["N", y > 0 ? square - plan.width : null],
      ["W", x > 0 ? square - 1 : null],
    ] as const) {
      if (other === null || labelAt(plan, square) === labelAt(plan, other)) continue;
      edges.push({ x, y, side, ...(doorIn(square, other) ?? { terrain: "building wall" }) });
    }
  }
  return edges;
}

/** Conditions that hold, in words. */
const words = (conditions: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.keys(conditions).filter((word) => conditions[word] === true);

function conditionsOf(agent: Agent): readonly string[] {
  const hurt = { prone: agent.prone };
  switch (agent.kind) {
    case "intruder":
      return words({ ...hurt, raiding: !agent.prone && agent.mode === "raiding", assault: agent.mode === "assault" });
    case "sentry":
      return words({
        ...hurt,
        alert: agent.marker !== null,
        ready: agent.marker === null && agent.facing === agent.ready,
      });
    default:
      return words(hurt);
  }
}

const list = (things: readonly string[]): string => things.join(", ");

function detailsOf(agent: Agent, at: (square: Square) => string): BoardPiece["details"] {
  const { prone, severe } = agent;
  switch (agent.kind) {
    case "intruder":
      return {
        name: characters[agent.character].title,
        prone,
        severe,
        mode: agent.mode,
        status: agent.status,
        weapon: topWeapon(agent),
        weapons: list(agent.weapons),
        equipment: list(agent.equipment),
        key: agent.key,
        cards: list(agent.cards),
        player: agent.player,
        done: agent.done,
      };
    case "commander":
      return { prone, severe, key: agent.key, captured: list([...agent.captured.items, ...agent.captured.cards]) };
    case "sentry":
      return {
        prone,
        severe,
        alert: agent.marker !== null,
        marker: agent.marker === null ? "none" : at(agent.marker),
        post: agent.post ?? "none",
        ready: agent.ready,
        done: agent.done,
      };
    case "guard":
      return { prone, severe, done: agent.done };
  }
}

function roomMark(plan: Plan, { room, card, up }: Room): BoardMark {
  const squares = plan.squaresOf.get(room) ?? [];
  const what = card === "taken" ? "no card" : card === "unknown" || !up ? "a card face down" : cardText(card);
  const seenInSecret = !up && card !== "unknown" && card !== "taken" ? ` (${cardText(card)})` : "";
  return {
    kind: up ? (card === "taken" ? "explored room" : "face-up card") : "face-down card",
    label: `room ${room}: ${what}${seenInSecret}`,
    squares: squares.slice(0, 1).map((square) => cellOf(plan, square)),
  };
}

/** Corpse and alert markers: they lie on squares, and agents stand on them. hg.move.markers-do-not-occupy */
function markersOf(state: State, plan: Plan): readonly BoardPiece[] {
  const marker = (id: string, kind: string, square: Square, details: BoardPiece["details"]): BoardPiece => ({
    id,
    kind,
    side: "markers",
    ...cellOf(plan, square),
    area: null,
    facing: null,
    conditions: [],
    details,
  });
  return [
    ...state.corpses.map(({ at: square, of, key, items, cards }, i) =>
      marker(`corpse-${i + 1}`, "corpse", square, { of, key, items: list(items), cards: list(cards) }),
    ),
    ...state.alerts.map((square, i) => marker(`alert-${i + 1}`, "alert-marker", square, { of: "nobody" })),
    ...state.sentries.flatMap(({ id, marker: square }) =>
      square === null ? [] : [marker(`marker-of-${id}`, "alert-marker", square, { of: id })],
    ),
  ];
}

/** The board of a position, for drawing. */
export function boardModel(state: State, settings: Settings): BoardModel {
  const plan = planOf(state);
  const at = (square: Square): string => `${square % plan.width},${Math.floor(square / plan.width)}`;
  return {
    kind: "squares",
    width: plan.width,
    height: plan.height,
    squares: squaresOf(plan),
    edges: edgesOf(state, plan),
    areas: [],
    ways: [],
    pieces: [
      ...markersOf(state, plan),
      ...agentsOf(state).map((agent): BoardPiece => ({
        id: agent.id,
        kind: agent.kind === "intruder" ? agent.character : agent.kind,
        side: agent.kind === "intruder" ? "intruders" : "defender",
        ...cellOf(plan, agent.at),
        area: null,
        facing: agent.kind === "commander" || agent.kind === "sentry" ? agent.facing : null,
        conditions: conditionsOf(agent),
        details: detailsOf(agent, at),
      })),
    ],
    marks: state.rooms.map((room) => roomMark(plan, room)),
    objectives: [objectiveOf(state, settings)],
    tracks: tracksOf(state),
    names: namesOf(state),
  };
}

const ends = { victory: "met", defeat: "lost" } as const;

const objectiveOf = (state: State, settings: Settings): BoardObjective => ({
  text: `Bring out ${counted(pointsNeededIn(state, settings), "point")} of intelligence before the time runs out`,
  state: state.result === null ? "open" : ends[state.result.result],
});

const tracksOf = ({ timer, round, asi: { alarm, markers } }: State): readonly BoardTrack[] => [
  { name: "minutes left", value: timer, most: null, bad: null, text: null },
  { name: "round", value: round, most: null, bad: null, text: null },
  { name: "alarm", value: alarm ? 1 : 0, most: 1, bad: "high", text: alarm ? "the alarm is raised" : "standby" },
  { name: "markers", value: markers, most: null, bad: null, text: "alert markers on the indicator" },
];

/** Intruders are called by their names, Sentries and Guards by their numbers. */
const namesOf = ({ intruders, commander, sentries, guards }: State): readonly BoardName[] => [
  ...intruders.map(({ id }) => ({ id, name: capital(id) })),
  ...(commander === null ? [] : [{ id: commander.id, name: "the Commander" }]),
  ...sentries.map(({ id }) => ({ id, name: id.replace(/^s(?=\d+$)/, "Sentry ") })),
  ...guards.map(({ id }) => ({ id, name: id.replace(/^g(?=\d+$)/, "Guard ") })),
];
