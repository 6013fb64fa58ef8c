import type { ActAsk } from "../../kernel/index.ts";
import type { Action } from "../actions.ts";
import { isLegal } from "../actions.ts";
import { leadsOut } from "../moving.ts";
import { doorsOf, roomAt, type Square } from "../plan.ts";
import type { Intruder } from "../state.ts";
import { type G, isDoorOpen, isFree, named, type OnBoard, planFor, stepBetween, stepsFrom } from "../table.ts";
import { costsFrom, goalOf, hasEnough, wayTo, worth } from "./plan.ts";

/** The longest legal beginning of a way that ends on a free square. */
function moveAlong(g: G, intruder: OnBoard<Intruder>, way: readonly Square[]): Action | null {
  const left = g.state.turn?.left ?? 0;
  const path: Square[] = [];
  let here = intruder.at;
  for (const to of way) {
    if (path.length >= left || stepBetween(g, here, to) === undefined) break;
    path.push(to);
    here = to;
  }
  for (; path.length > 0; path.pop()) {
    const last = path.at(-1) ?? here;
    const before = path.at(-2) ?? intruder.at;
    const step = stepsFrom(g, before).find(({ to }) => to === last);
    const out = step !== undefined && leadsOut(g, step);
    if (!out && !isFree(g.state, last)) continue;
    const action: Action = { do: "move", agent: intruder.id, path: path.map((square) => named(g, square)) };
    if (isLegal(g, action)) return action;
  }
  return null;
}

/** The closed door that the way leads through next, if the Intruder is at it. */
const doorAhead = (g: G, intruder: OnBoard<Intruder>, way: readonly Square[]): string | null => {
  let here = intruder.at;
  for (const to of way) {
    const step = stepsFrom(g, here).find((one) => one.to === to);
    if (step !== undefined && step.door >= 0 && !isDoorOpen(g, step.door))
      return planFor(g).doors[step.door]?.id ?? null;
    here = to;
  }
  return null;
};

const first = (legal: readonly Action[], ...kinds: readonly Action["do"][]): Action | undefined => {
  for (const kind of kinds) {
    const found = legal.find((action) => action.do === kind);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** By time when there is some, else by chance. */
function preferTime(
  g: G,
  legal: readonly Action[],
  kind: "breach" | "spy" | "conceal",
  door?: string,
): Action | undefined {
  const of = legal.filter(
    (action) => action.do === kind && (door === undefined || ("door" in action && action.door === door)),
  );
  const by = g.state.timer > 6 ? "time" : "chance";
  return of.find((action) => "by" in action && action.by === by) ?? of[0];
}

/** What an Intruder does who plays sensibly: cards worth having, then the way out. */
export function intruderAction(g: G, intruder: OnBoard<Intruder>, ask: ActAsk<Action>): Action {
  const legal = ask.legal();
  const { turn } = g.state;
  const recovers = first(legal, "recover", "peek");
  if (recovers !== undefined) return recovers;
  const engaged = first(legal, "fight");
  if (engaged !== undefined && turn?.engaged === true) return engaged;
  const plan = planFor(g);
  const bonus = legal.find((action) => action.do === "conceal" && action.by === "chance" && turn?.acted === true);
  if (bonus !== undefined) return bonus;
  const room = g.state.rooms.find((one) => one.room === roomAt(plan, intruder.at));
  const assaulter = intruder.mode === "assault";
  const isWanted = room !== undefined && room.card !== "taken" && room.card !== "unknown" && worth(g, room.card) > 0;
  const hides = first(legal, "hide");
  if (hides !== undefined && g.state.timer > 8 && !hasEnough(g)) return hides;
  // an assaulter behind one open door closes it, so that he can hide
  if (assaulter && room !== undefined && g.state.timer > 10 && !hasEnough(g)) {
    const open = doorsOf(plan, room.room).filter(({ index }) => isDoorOpen(g, index));
    const closes = open.length === 1 ? (first(legal, "close-behind") ?? first(legal, "close-door")) : undefined;
    if (closes !== undefined) return closes;
  }
  const spies = preferTime(g, legal, "spy");
  if (spies !== undefined && isWanted) return spies;
  const kills = first(legal, "sneak-attack", "coup-de-grace");
  if (kills !== undefined) return kills;
  const costs = costsFrom(g, intruder);
  const goal = goalOf(g, intruder, costs);
  const way = goal === null ? [] : wayTo(costs, intruder.at, goal);
  // he waits in the room for the next turn's action
  if (isWanted && turn?.acted === true && !assaulter)
    return legal.find(({ do: what }) => what === "end-turn") ?? { do: "end-turn", agent: intruder.id };
  const shoots = legal.find((action) => action.do === "shoot");
  if (shoots !== undefined && (turn?.mustShoot === true || turn?.reacted === true)) return shoots;
  const door = doorAhead(g, intruder, way);
  if (door !== null) {
    const opens =
      legal.find((action) => action.do === "open-door" && action.door === door) ?? preferTime(g, legal, "breach", door);
    if (opens !== undefined) return opens;
  }
  const moves = moveAlong(g, intruder, way);
  if (moves !== null) return moves;
  if (shoots !== undefined) return shoots;
  return legal.find((action) => action.do === "end-turn") ?? legal[0] ?? { do: "end-turn", agent: intruder.id };
}
