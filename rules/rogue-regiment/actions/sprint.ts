import { type Square, squareNamed } from "../../geometry/index.ts";
import { moverOf, walkCosts } from "../movement/index.ts";
import { type Ctx, grid, name, number, occupied, type Placed, reading, type Req, vehicleAt } from "../table/context.ts";
import type { Operator } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { onFoot } from "./rule.ts";
import { around, moveTo, requireFree, requirePassage, requireSquare, requireStepOf } from "./steps.ts";
import { board, isBoardable, requireBoarding } from "./boarding.ts";
import { leave, requireExit } from "./leaving.ts";

/** Whether a step goes from forest to forest: rr.sprint.forest-forest. */
const forestToForest = (ctx: Ctx, from: Square, to: Square): boolean =>
  grid(ctx).squares[from] === ground.forest && grid(ctx).squares[to] === ground.forest;

/** One step of a sprint, and whether it is its last. */
interface SprintStep {
  readonly written: string;
  readonly isLast: boolean;
}

/** Adds what one step of a sprint requires; returns the square from which it goes on, null where it does not. */
function requireSprintStep(
  ctx: Ctx,
  req: Req,
  operator: Placed<Operator>,
  from: Square,
  { written, isLast }: SprintStep,
): Square | null {
  if (written === "off") {
    const isEnd = req.need(isLast, {
      met: "Nothing comes after leaving the board.",
      unmet: "The path goes on after leaving the board.",
      cites: ["rr.open.exit"],
    });
    return isEnd && requireExit(ctx, req, from) ? from : null;
  }
  const to = requireSquare(ctx, req, written);
  if (to === null) return null;
  const mover = { ...operator, scuba: isWet(ctx, operator, from) };
  if (isLast && vehicleAt(ctx, to) !== undefined) {
    requireBoarding(ctx, req, mover, from, to);
    return null;
  }
  if (!requireStepOf(ctx, req, mover, { from, to, cites: ["rr.sprint.blocked"] })) return null;
  requireSprintGround(ctx, req, operator, from, { to, isLast });
  const isClear = isLast ? requireFree(ctx, req, operator, to) : requirePassage(ctx, req, operator, to);
  return isClear ? to : null;
}

/** Adds what the ground of a step requires of a sprint: water ends it, and it does not go from forest to forest. */
function requireSprintGround(
  ctx: Ctx,
  req: Req,
  operator: Placed<Operator>,
  from: Square,
  { to, isLast }: { readonly to: Square; readonly isLast: boolean },
): void {
  if (isWater(ctx, to))
    req.need(isLast && !operator.scuba, {
      met: "A sprint enters water only with its last square, and a swimmer sprints only out of it.",
      unmet: operator.scuba
        ? `${operator.id} is in the water, and sprints only out of it.`
        : `${name(ctx, to)} is water; a sprint enters it only with its last square.`,
      at: name(ctx, to),
      cites: ["rr.scuba.enter", "rr.scuba.leave", "rr.scuba.actions", "rr.open.scuba-sprint"],
    });
  req.need(!forestToForest(ctx, from, to), {
    met: `The step from ${name(ctx, from)} to ${name(ctx, to)} does not go from forest to forest.`,
    unmet: `The step from ${name(ctx, from)} to ${name(ctx, to)} goes from forest to forest; nobody sprints there.`,
    at: name(ctx, to),
    cites: ["rr.sprint.forest-forest"],
  });
}

/**
 * Sprint: 2 AP, up to three squares in any directions. rr.sprint.cost, rr.sprint.blocked, rr.sprint.forest-forest,
 * rr.heard.sprint, rr.open.sprint-fewer
 */
const sprint = onFoot("sprint", {
  swimming: true,
  support: true,
  cost: "rr.number.ap-sprint",
  cites: ["rr.sprint.cost"],
  moves: true,
  requires(ctx, req, operator, action) {
    const limit = number(ctx, "rr.number.sprint-squares");
    const { path } = action;
    const enough = reading(ctx, "rr.open.sprint-fewer") === "yes" ? path.length <= limit : path.length === limit;
    req.need(enough, {
      met: `The path has ${path.length} of ${limit} squares.`,
      unmet: `The path has ${path.length} squares; a sprint has ${reading(ctx, "rr.open.sprint-fewer") === "yes" ? "at most " : ""}${limit}.`,
      cites: ["rr.sprint.cost", "rr.open.sprint-fewer"],
    });
    let from = operator.at;
    for (const [i, written] of path.entries()) {
      const to = requireSprintStep(ctx, req, operator, from, { written, isLast: i === path.length - 1 });
      if (to === null || !req.holding) return;
      from = to;
    }
  },
  candidates: sprintCandidates,
  *perform(ctx, incident, operator, action) {
    incident.sprinted.push(operator.at);
    for (const written of action.path) {
      if (written === "off") {
        yield* leave(ctx, operator);
        return;
      }
      const to = squareNamed(grid(ctx), written);
      if (to === null) return;
      const vehicle = written === action.path.at(-1) ? vehicleAt(ctx, to) : undefined;
      if (vehicle !== undefined) {
        incident.sprinted.push(to);
        yield* board(ctx, incident, operator, to, vehicle);
        return;
      }
      moveTo(ctx, incident, operator, to, ["rr.sprint.cost"]);
      incident.sprinted.push(to);
    }
  },
  exact: (ctx) =>
    reading(ctx, "rr.open.sprint-fewer") === "yes" && reading(ctx, "rr.open.pass-through-enemies") === "yes",
});

const isWater = (ctx: Ctx, square: Square): boolean => grid(ctx).squares[square] === ground.water;
/** Whether an Operator on a square of his way swims: in water, or under a bridge as a swimmer. */
const isWet = (ctx: Ctx, operator: Operator, square: Square): boolean =>
  isWater(ctx, square) || (operator.scuba && square === operator.at);

/**
 * One sprint for each square that can be reached, by a shortest path; a path may always be chosen square by square
 * instead.
 */
function sprintCandidates(
  ctx: Ctx,
  operator: Placed<Operator>,
): readonly { do: "sprint"; operator: string; path: string[] }[] {
  const costs = walkCosts(ctx, moverOf(ctx, { ...operator, scuba: false }));
  const swims = operator.scuba ? walkCosts(ctx, "swimmer") : costs;
  const limit = number(ctx, "rr.number.sprint-squares");
  const paths = new Map<Square, readonly Square[]>([[operator.at, []]]);
  let front: readonly Square[] = [operator.at];
  const sprints: { do: "sprint"; operator: string; path: string[] }[] = [];
  const boarded = new Set<Square>();
  const add = (path: readonly Square[], { off }: { readonly off: boolean }): void => {
    sprints.push({
      do: "sprint",
      operator: operator.id,
      path: [...path.map((square) => name(ctx, square)), ...(off ? ["off"] : [])],
    });
  };
  for (let steps = 0; steps <= limit; steps++) {
    const next: Square[] = [];
    for (const square of front) {
      const path = paths.get(square) ?? [];
      if (
        steps > 0 &&
        !boarded.has(square) &&
        (!occupied(ctx, square) || vehicleAt(ctx, square)?.seats.includes(null) === true)
      )
        add(path, { off: false });
      if (steps > 0 && isWater(ctx, square)) continue;
      if (steps < limit && ctx.state.entry.includes(square)) add(path, { off: true });
      if (steps === limit) continue;
      for (const { to, direction } of around(ctx, square)) {
        if (paths.has(to) || forestToForest(ctx, square, to) || (operator.scuba && isWater(ctx, to))) continue;
        const walks = (steps === 0 ? swims : costs)[square * 8 + direction] === 1;
        if (!walks && boarded.has(to)) continue;
        if (walks) {
          paths.set(to, [...path, to]);
          next.push(to);
        } else if (isBoardable(ctx, operator, square, to, direction)) {
          // a way that ends in a vehicle leads nowhere else
          boarded.add(to);
          add([...path, to], { off: false });
        }
      }
    }
    front = next;
  }
  return sprints;
}

export const footActions = { sprint };
