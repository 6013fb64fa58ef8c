import { adjacent, type Square } from "../../geometry/index.ts";
import { type G, grid, name, type Operator, type Placed, reading, record } from "../board/index.ts";
import { lockBetween, unlock } from "../movement/index.ts";
import { type ActionRule, requireSquare } from "./action-rule.ts";

/** Removes the twig snap token without noise. rr.jager.twig-remove */
export const removeTwig: ActionRule<"remove-twig"> = {
  cost: "rr.number.ap-remove-twig",
  cites: ["rr.jager.twig-remove"],
  crouched: false,
  carrying: false,
  moves: false,
  require(g, r, operator) {
    r.need(
      bearsTwig(g, operator),
      { met: `${operator.id} bears a twig snap token.`, unmet: `${operator.id} bears no twig snap token.` },
      "rr.jager.twig-remove",
    );
  },
  *perform(g, _it, operator) {
    const { jager } = g.state;
    if (jager === null) return;
    jager.twigs = jager.twigs.filter((id) => id !== operator.id);
    record(g, { event: "token-removed", what: "twig-snap", at: operator.id, cites: ["rr.jager.twig-remove"] });
  },
  candidates: (g, operator) => (bearsTwig(g, operator) ? [{ do: "remove-twig", operator: operator.id }] : []),
};

const bearsTwig = (g: G, operator: Operator): boolean => g.state.jager?.twigs.includes(operator.id) === true;

/** Whether an Operator is where the lock of a door can be picked. rr.open.jager-lock-where */
function standsAt(g: G, operator: Placed<Operator>, from: Square, to: Square): boolean {
  if (operator.at === from || operator.at === to) return true;
  return (
    reading(g, "rr.open.jager-lock-where") === "any-adjacent" &&
    [from, to].some((square) => adjacent(grid(g), operator.at, square))
  );
}

/** Picks the lock of a door. rr.jager.lock-pick, rr.open.jager-lock-where, rr.open.jager-lock-support */
export const pickLock: ActionRule<"pick-lock"> = {
  cost: "rr.number.ap-pick-lock",
  cites: ["rr.jager.lock-pick"],
  crouched: false,
  carrying: false,
  support: (g) => reading(g, "rr.open.jager-lock-support") === "yes",
  moves: false,
  require(g, r, operator, action) {
    const from = requireSquare(g, r, action.from);
    const to = requireSquare(g, r, action.to);
    if (from === null || to === null) return;
    const locked = r.need(
      lockBetween(g, from, to) !== undefined,
      {
        met: `The door between ${action.from} and ${action.to} is locked.`,
        unmet: `No locked door lies between ${action.from} and ${action.to}.`,
        at: action.to,
      },
      "rr.jager.lock-pick",
      "rr.jager.lock-place",
    );
    if (locked)
      r.need(
        standsAt(g, operator, from, to),
        {
          met: `${operator.id} is at the door.`,
          unmet: `${operator.id} on ${name(g, operator.at)} is not at the door between ${action.from} and ${action.to}.`,
          at: name(g, operator.at),
        },
        "rr.jager.lock-pick",
        "rr.open.jager-lock-where",
      );
    if (operator.support)
      r.need(
        reading(g, "rr.open.jager-lock-support") === "yes",
        { met: "A support unit may pick a lock.", unmet: "A support unit picks no lock." },
        "rr.open.jager-lock-support",
      );
  },
  *perform(g, _it, _operator, action) {
    const lock = g.state.jager?.locks.find(
      ({ from, to }) =>
        [name(g, from), name(g, to)].includes(action.from) && [name(g, from), name(g, to)].includes(action.to),
    );
    if (lock !== undefined) unlock(g, lock, ["rr.jager.lock-pick", "rr.open.jager-lock-where"]);
  },
  candidates: (g, operator) =>
    (g.state.jager?.locks ?? []).map(({ from, to }) => ({
      do: "pick-lock" as const,
      operator: operator.id,
      from: name(g, from),
      to: name(g, to),
    })),
};
