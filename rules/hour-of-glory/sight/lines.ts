import { emptyGrid, newLine, traceLine } from "../../geometry/index.ts";
import { charge } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { isInTheOpen, occupant } from "../table/agents.ts";
import { type Ctx, planFor, reading } from "../table/context.ts";
import { isRoom, labelAt, offset, type Plan, roomAt, type Square } from "../table/plan.ts";
import { isDoorOpen, stepsFrom } from "../table/squares.ts";

/** Whether somebody on a square blocks lines of sight. hg.los.standing-obstruct, hg.los.prone-clear */
export function obstructs(ctx: Ctx, square: Square): boolean {
  const agent = occupant(ctx.state, square);
  return agent !== undefined && isInTheOpen(agent);
}

/** How far a line of sight reaches: the squares it passes, and what stops it. */
export interface Trace {
  readonly seen: boolean;
  readonly through: readonly Square[];
  /** The square at which it stops short of its end. */
  readonly stop: Square | null;
  readonly why: string;
  readonly cites: readonly Citation[];
}

/** How far a line goes through a door: any distance, one square beyond it, or not at all. hg.los.one-square-door, hg.open.los-entry */
function passesDoor(ctx: Ctx, plan: Plan, door: number, here: Square, from: Square): "on" | "one" | "none" {
  if (!isDoorOpen(ctx, door)) return "none";
  if (plan.doors[door]?.kind === "entrance") {
    const how = reading(ctx, "hg.open.los-entry");
    return how === "corridor" ? "on" : how === "one-square" ? "one" : "none";
  }
  const leaves = isRoom(labelAt(plan, here));
  return leaves && reading(ctx, "hg.open.los-doorway") === "doorway-only" && here !== from ? "none" : "one";
}

/** Where a line ends and why, and whether it met the entrance. */
interface Reach {
  readonly at: Square;
  readonly why: "wall" | "door" | "agent" | "one-square" | "done";
  readonly entrance: boolean;
}

/** Follows a straight line, visiting each square it sees while `visit` returns true; returns what stopped it. */
export function lookAlong(
  ctx: Ctx,
  from: Square,
  dx: number,
  dy: number,
  visit: (square: Square, beyondDoor: boolean) => boolean,
): Reach {
  const plan = planFor(ctx);
  let here = from;
  let entrance = false;
  for (;;) {
    charge("squares", 1);
    const step = stepsFrom(ctx, here).find((candidate) => candidate.dx === dx && candidate.dy === dy);
    if (step === undefined) return { at: here, why: "wall", entrance };
    if (step.door >= 0 && plan.doors[step.door]?.kind === "entrance") entrance = true;
    const how = step.door < 0 ? "on" : passesDoor(ctx, plan, step.door, here, from);
    if (how === "none") return { at: here, why: "door", entrance };
    if (!visit(step.to, how === "one")) return { at: step.to, why: "done", entrance };
    if (obstructs(ctx, step.to)) return { at: step.to, why: "agent", entrance };
    if (how === "one") return { at: step.to, why: "one-square", entrance };
    here = step.to;
  }
}

const blank = newLine();

const grids = new WeakMap<Plan, ReturnType<typeof emptyGrid>>();

function gridOf(plan: Plan): ReturnType<typeof emptyGrid> {
  let grid = grids.get(plan);
  if (grid === undefined) grids.set(plan, (grid = emptyGrid(plan.width, plan.height)));
  return grid;
}

/** Whether a way is neither straight nor a diagonal. */
const isCrooked = ({ dx, dy }: ReturnType<typeof offset>): boolean =>
  dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy);

/** Inside one room: centre to centre. hg.los.room-all, hg.open.los-room-line */
function insideRoom(ctx: Ctx, plan: Plan, from: Square, to: Square): Trace {
  const line = traceLine(gridOf(plan), from, to, blank);
  const through = Array.from(line.squares.subarray(1, Math.max(1, line.length - 1)));
  const cites: Citation[] = ["hg.los.room-all", "hg.open.los-room-line"];
  const room = labelAt(plan, from);
  const stop = through.find((square) => labelAt(plan, square) !== room || obstructs(ctx, square)) ?? null;
  const crooked = isCrooked(offset(plan, from, to));
  if (crooked && reading(ctx, "hg.open.los-room-line") === "straight")
    return { seen: false, through, stop: null, why: "It is not on a straight line.", cites };
  if (stop === null) return { seen: true, through, stop, why: "The line through the room is free.", cites };
  const agent = obstructs(ctx, stop);
  return {
    seen: false,
    through,
    stop,
    why: agent ? "Somebody stands in the way." : "A wall is in the way.",
    cites: agent ? [...cites, "hg.los.standing-obstruct"] : cites,
  };
}

/** The line of sight in one direction. hg.los.corridor-line, hg.los.one-square-door, hg.open.los-doorway */
function traceOneWay(ctx: Ctx, from: Square, to: Square): Trace {
  const plan = planFor(ctx);
  const room = roomAt(plan, from);
  if (from === to) return { seen: true, through: [], stop: null, why: "It is his own square.", cites: [] };
  if (room !== null && room === roomAt(plan, to)) return insideRoom(ctx, plan, from, to);
  const way = offset(plan, from, to);
  const throughDoor = room !== null || roomAt(plan, to) !== null;
  const base: readonly Citation[] = throughDoor
    ? ["hg.los.one-square-door", "hg.open.los-doorway"]
    : ["hg.los.corridor-line"];
  if (isCrooked(way)) {
    const why = throughDoor ? "It is not on a straight line through a door." : "It is not on a straight line.";
    return { seen: false, through: [], stop: null, why, cites: base };
  }
  const through: Square[] = [];
  let seen = false;
  const end = lookAlong(ctx, from, Math.sign(way.dx), Math.sign(way.dy), (square) => {
    if (square === to) seen = true;
    else through.push(square);
    return !seen;
  });
  const passing = throughDoor ? " through the door" : end.entrance ? " through the entrance" : "";
  const cites: readonly Citation[] = end.entrance ? [...base, "hg.open.los-entry"] : base;
  const lying = through.some((square) => occupant(ctx.state, square)?.prone === true);
  if (seen)
    return {
      seen,
      through,
      stop: null,
      why: `The straight line${passing} is free${lying ? "; nobody prone is in the way" : ""}.`,
      cites: lying ? [...cites, "hg.los.prone-clear"] : cites,
    };
  const words = {
    wall: throughDoor ? "A wall ends the line before any door." : "A wall ends the line.",
    door: end.entrance
      ? "The entrance ends the line."
      : "A door that is closed, or not looked through from here, ends the line.",
    agent: `Somebody stands in the way${passing}.`,
    "one-square": `Sight reaches only one square beyond ${end.entrance ? "the entrance" : "a door"}.`,
    done: "",
  }[end.why];
  return {
    seen,
    through,
    stop: end.at,
    why: words,
    cites: end.why === "agent" ? [...cites, "hg.los.standing-obstruct"] : cites,
  };
}

/** The line of sight from one square to another, with what stops it. hg.los.corridor-line, hg.open.los-doorway */
export function traceSight(ctx: Ctx, from: Square, to: Square): Trace {
  const there = traceOneWay(ctx, from, to);
  if (there.seen || reading(ctx, "hg.open.los-doorway") !== "mutual") return there;
  const back = traceOneWay(ctx, to, from);
  return back.seen
    ? { ...back, why: "The other sees him, and sight is mutual.", cites: ["hg.open.los-doorway"] }
    : there;
}

/** Whether a straight line, or a room they share, can join two squares at all. */
function canBeJoined(plan: Plan, from: Square, to: Square): boolean {
  if (!isCrooked(offset(plan, from, to))) return true;
  const label = labelAt(plan, from);
  return label === plan.labels[to] && isRoom(label);
}

/** Whether there is a line of sight from one square to another. hg.los.corridor-line, hg.los.room-all */
export const canSee = (ctx: Ctx, from: Square, to: Square): boolean =>
  canBeJoined(planFor(ctx), from, to) && traceSight(ctx, from, to).seen;

/** Every square seen from a square. */
export const squaresSeen = (ctx: Ctx, from: Square): readonly Square[] =>
  planFor(ctx).labels.flatMap((label, square) =>
    label !== "#" && square !== from && canSee(ctx, from, square) ? [square] : [],
  );
