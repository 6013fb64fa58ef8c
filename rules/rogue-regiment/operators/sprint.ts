import { type Square, squareNamed } from "../../geometry/index.ts";
import { stepTo } from "../fighting/index.ts";
import { moverOf, walkCosts } from "../movement/index.ts";
import {
  type G,
  grid,
  ground,
  name,
  number,
  occupied,
  type Operator,
  type Placed,
  reading,
  vehicleAt,
} from "../board/index.ts";
import {
  type ActionRule,
  around,
  moveTo,
  requireFree,
  requirePassage,
  requireSquare,
  requireStep,
} from "./action-rule.ts";
import { board, boardable, requireBoarding } from "./boarding.ts";
import { leave, requireExit } from "./leaving.ts";

/** Whether a step goes from forest to forest: rr.sprint.forest-forest. */
const forestToForest = (g: G, from: Square, to: Square): boolean =>
  grid(g).squares[from] === ground.forest && grid(g).squares[to] === ground.forest;

/** Sprint: 2 AP, up to three squares in any directions. rr.sprint.*, rr.heard.sprint, rr.open.sprint-fewer */
export const sprint: ActionRule<"sprint"> = {
  swimming: true,
  support: true,
  cost: "rr.number.ap-sprint",
  cites: ["rr.sprint.cost"],
  crouched: false,
  carrying: false,
  moves: true,
  require(g, r, operator, action) {
    const most = number(g, "rr.number.sprint-squares");
    const { path } = action;
    const enough = reading(g, "rr.open.sprint-fewer") === "yes" ? path.length <= most : path.length === most;
    r.need(
      enough,
      {
        met: `The path has ${path.length} of ${most} squares.`,
        unmet: `The path has ${path.length} squares; a sprint has ${reading(g, "rr.open.sprint-fewer") === "yes" ? "at most " : ""}${most}.`,
      },
      "rr.sprint.cost",
      "rr.open.sprint-fewer",
    );
    let from: Square = operator.at;
    for (const [i, written] of path.entries()) {
      const last = i === path.length - 1;
      if (written === "off") {
        if (
          !r.need(
            last,
            { met: "Nothing follows leaving the board.", unmet: "The path goes on after leaving the board." },
            "rr.open.exit",
          ) ||
          !requireExit(g, r, from)
        )
          return;
        continue;
      }
      const to = requireSquare(g, r, written);
      if (to === null) return;
      const vehicle = last ? vehicleAt(g, to) : undefined;
      if (vehicle !== undefined) {
        requireBoarding(g, r, { ...operator, scuba: isWet(g, operator, from) }, from, to, vehicle);
        return;
      }
      const open = requireStep(g, r, { ...operator, scuba: isWet(g, operator, from) }, from, to, stepTo(g, from, to));
      if (
        !r.need(
          open,
          {
            met: "Every step of the sprint is open to a move.",
            unmet: "A sprint takes only steps that are open to a move.",
            at: name(g, to),
          },
          "rr.sprint.blocked",
        )
      )
        return;
      if (isWater(g, to))
        r.need(
          last && !operator.scuba,
          {
            met: "A sprint enters water only with its last square, and a swimmer sprints only out of it.",
            unmet: operator.scuba
              ? `${operator.id} is in the water, and sprints only out of it.`
              : `${name(g, to)} is water; a sprint enters it only with its last square.`,
            at: name(g, to),
          },
          "rr.scuba.enter",
          "rr.scuba.leave",
          "rr.scuba.actions",
          "rr.open.scuba-sprint",
        );
      r.need(
        !forestToForest(g, from, to),
        {
          met: `The step from ${name(g, from)} to ${name(g, to)} does not go from forest to forest.`,
          unmet: `The step from ${name(g, from)} to ${name(g, to)} goes from forest to forest; nobody sprints there.`,
          at: name(g, to),
        },
        "rr.sprint.forest-forest",
      );
      const clear = last ? requireFree(g, r, to) : requirePassage(g, r, operator, to);
      if (!clear || !r.holding) return;
      from = to;
    }
  },
  *perform(g, it, operator, action) {
    it.sprinted.push(operator.at);
    for (const written of action.path) {
      if (written === "off") {
        yield* leave(g, operator);
        return;
      }
      const to = squareNamed(grid(g), written);
      if (to === null) return;
      const vehicle = written === action.path.at(-1) ? vehicleAt(g, to) : undefined;
      if (vehicle !== undefined) {
        it.sprinted.push(to);
        yield* board(g, it, operator, to, vehicle);
        return;
      }
      moveTo(g, it, operator, to, ["rr.sprint.cost"]);
      it.sprinted.push(to);
    }
  },
  candidates: sprintCandidates,
  exact: (g) => reading(g, "rr.open.sprint-fewer") === "yes" && reading(g, "rr.open.pass-through-enemies") === "yes",
};

const isWater = (g: G, square: Square): boolean => grid(g).squares[square] === ground.water;
/** Whether an Operator on a square of his way swims: in water, or under a bridge as a swimmer. */
const isWet = (g: G, operator: Operator, square: Square): boolean =>
  isWater(g, square) || (operator.scuba && square === operator.at);

/**
 * One sprint for each square that can be reached, by a shortest path; a path may always be chosen square by square
 * instead.
 */
function sprintCandidates(
  g: G,
  operator: Placed<Operator>,
): readonly { do: "sprint"; operator: string; path: string[] }[] {
  const costs = walkCosts(g, moverOf(g, { ...operator, scuba: false }));
  const swims = operator.scuba ? walkCosts(g, "swimmer") : costs;
  const most = number(g, "rr.number.sprint-squares");
  const paths = new Map<Square, readonly Square[]>([[operator.at, []]]);
  let front: readonly Square[] = [operator.at];
  const sprints: { do: "sprint"; operator: string; path: string[] }[] = [];
  const boarded = new Set<Square>();
  const add = (path: readonly Square[], off: boolean): void => {
    sprints.push({
      do: "sprint",
      operator: operator.id,
      path: [...path.map((square) => name(g, square)), ...(off ? ["off"] : [])],
    });
  };
  for (let steps = 0; steps <= most; steps++) {
    const next: Square[] = [];
    for (const square of front) {
      const path = paths.get(square) ?? [];
      if (
        steps > 0 &&
        !boarded.has(square) &&
        (!occupied(g, square) || vehicleAt(g, square)?.seats.includes(null) === true)
      )
        add(path, false);
      if (steps > 0 && isWater(g, square)) continue;
      if (steps < most && g.state.entry.includes(square)) add(path, true);
      if (steps === most) continue;
      for (const { to, direction } of around(g, square)) {
        if (paths.has(to) || forestToForest(g, square, to) || (operator.scuba && isWater(g, to))) continue;
        const walks = (steps === 0 ? swims : costs)[square * 8 + direction] === 1;
        if (!walks && boarded.has(to)) continue;
        if (walks) {
          paths.set(to, [...path, to]);
          next.push(to);
        } else if (boardable(g, operator, square, to, direction)) {
          // a way that ends in a vehicle leads nowhere else
          boarded.add(to);
          add([...path, to], false);
        }
      }
    }
    front = next;
  }
  return sprints;
}
