import { directions, edgeBetween, type Square, squareNamed } from "../../geometry/index.ts";
import type { Requirements } from "../../kernel/index.ts";
import { breakCover as showHimself } from "../consequences.ts";
import type { Citation } from "../events.ts";
import { layCorpse, stepTo } from "../operator-attack.ts";
import type { Operator } from "../state.ts";
import { type G, grid, name, number, onBoard, record, unitNamed } from "../table.ts";
import { edge, ground } from "../terrain.ts";
import { type ActionRule, around } from "./action-rule.ts";
import { stand } from "./attack-actions.ts";
import { combinedMove, requireCombinedMove, requireSquare } from "./movement-actions.ts";

/** Crouch: 1 AP. rr.crouch.cost */
export const crouch: ActionRule<"crouch"> = {
  title: "crouch",
  cost: "rr.number.ap-crouch",
  cites: ["rr.crouch.cost"],
  crouched: true,
  carrying: false,
  moves: false,
  require(_g, r, operator) {
    r.need(!operator.crouched, `${operator.id} is standing.`, "rr.crouch.cost");
    r.need(operator.carrying === null, `${operator.id} carries no object.`, "rr.crouch.no-objects");
  },
  *perform(g, it, operator) {
    operator.crouched = true;
    it.trail.push({ at: operator.at, crouched: true });
    record(g, { event: "crouched", piece: operator.id, cites: ["rr.crouch.cost", "rr.crouch.los-both-ways"] });
  },
  candidates: (_g, operator) => [{ do: "crouch", operator: operator.id }],
};

/** Pop up: 0 AP. rr.popup.free */
export const popUp: ActionRule<"pop-up"> = {
  title: "pop up",
  cost: "rr.number.ap-pop-up",
  cites: ["rr.popup.free"],
  crouched: true,
  carrying: false,
  moves: false,
  require(_g, r, operator) {
    r.need(operator.crouched, `${operator.id} is crouched.`, "rr.popup.free");
  },
  *perform(g, it, operator) {
    stand(g, operator, it.trail, "rr.popup.free");
  },
  candidates: (_g, operator) => [{ do: "pop-up", operator: operator.id }],
};

/** Pick up: 0 AP, an object on the Operator's square. rr.pickup.free, rr.pickup.object, rr.crouch.no-objects, rr.open.pickup-start */
export const pickUp: ActionRule<"pick-up"> = {
  title: "pick up",
  cost: "rr.number.ap-pick-up",
  cites: ["rr.pickup.free"],
  crouched: true,
  carrying: true,
  moves: false,
  require(g, r, operator) {
    r.need(g.state.corpses.includes(operator.at), `A corpse lies on ${name(g, operator.at)}.`, "rr.pickup.free", "rr.open.pickup-start");
    r.need(!operator.crouched, `${operator.id} is standing: a crouched Operator picks up no objects.`, "rr.crouch.no-objects");
    r.need(operator.carrying === null, `${operator.id} carries no object yet.`, "rr.pickup.object", "rr.opboard.contents", "rr.open.pickup-carrying");
  },
  *perform(g, _it, operator) {
    g.state.corpses.splice(g.state.corpses.indexOf(operator.at), 1);
    operator.carrying = "corpse";
    record(g, { event: "picked-up", piece: operator.id, what: "corpse", at: name(g, operator.at), cites: ["rr.pickup.free", "rr.pickup.object"] });
  },
  candidates: (_g, operator) => [{ do: "pick-up", operator: operator.id, object: "corpse" }],
};

/** Whether something can be put from a square onto a neighbour: over low walls, through windows and doors, never through walls. */
function passesOver(g: G, from: Square, to: Square, direction: number): boolean {
  const board = grid(g);
  const open = (a: Square, b: Square): boolean => {
    const code = edgeBetween(board, a, b);
    return code === edge.open || code === edge.lowWall || code === edge.door || code === edge.window;
  };
  if (direction % 2 === 0) return open(from, to);
  const dx = directions[direction]?.dx ?? 0;
  return [from + dx, to - dx].some((via) => open(from, via) && open(via, to));
}

/** Adds what putting an object on a square requires: rr.place.cost, rr.place.over-and-through, rr.window.place. */
function requirePlace(g: G, r: Requirements<Citation>, operator: Operator, from: Square, written: string): void {
  r.need(operator.carrying !== null, `${operator.id} carries an object.`, "rr.place.cost");
  const at = requireSquare(g, r, written);
  if (at === null) return;
  const direction = stepTo(g, from, at);
  if (!r.need(direction !== null, `${written} is adjacent.`, "rr.place.cost", "rr.square.adjacent") || direction === null) return;
  r.need(passesOver(g, from, at, direction), `No wall lies between ${name(g, from)} and ${written}.`, "rr.place.over-and-through", "rr.window.place", "rr.open.adjacent-across-wall", "rr.open.diagonal-window");
  r.need(grid(g).squares[at] !== ground.dump, `${written} is no supply dump.`, "rr.cover.supply-dump");
}

function putDown(g: G, operator: Operator, written: string, laid: Square[], cites: readonly Citation[]): void {
  const at = squareNamed(grid(g), written);
  if (at === null) return;
  operator.carrying = null;
  record(g, { event: "put-down", piece: operator.id, what: "corpse", at: written, cites: [...cites, "rr.place.over-and-through", "rr.window.place"] });
  layCorpse(g, at, ["rr.place.cost"]);
  laid.push(at);
}

/** Place: 1 AP, the carried object onto an adjacent square. rr.place.cost, rr.place.corpse-alerts */
export const place: ActionRule<"place"> = {
  title: "place",
  cost: "rr.number.ap-place",
  cites: ["rr.place.cost"],
  crouched: true,
  carrying: true,
  moves: false,
  require: (g, r, operator, { at }) => requirePlace(g, r, operator, operator.at, at),
  *perform(g, it, operator, { at }) {
    putDown(g, operator, at, it.corpses, ["rr.place.cost"]);
  },
  candidates: (g, operator) =>
    operator.carrying === null ? [] : around(g, operator.at).map(({ to }) => ({ do: "place" as const, operator: operator.id, object: "corpse" as const, at: name(g, to) })),
};

/** Move & place: 1 AP, one square and one placing in either order. rr.place.move-and */
export const moveAndPlace: ActionRule<"move-and-place"> = {
  title: "move & place",
  cost: "rr.number.ap-move-and-place",
  cites: ["rr.place.move-and"],
  crouched: true,
  carrying: true,
  moves: true,
  require(g, r, operator, { to: written, at, order }) {
    const to = requireCombinedMove(g, r, operator, written, ["rr.place.move-and"]);
    if (to !== null) requirePlace(g, r, operator, order === "move-first" ? to : operator.at, at);
  },
  *perform(g, it, operator, { to, at, order }) {
    if (order === "move-first") combinedMove(g, it, operator, to, ["rr.place.move-and"]);
    putDown(g, operator, at, it.corpses, ["rr.place.move-and"]);
    if (order === "move-last") combinedMove(g, it, operator, to, ["rr.place.move-and"]);
  },
  candidates: (g, operator) =>
    operator.carrying === null
      ? []
      : around(g, operator.at).flatMap(({ to }) => [
          ...around(g, to).map(({ to: at }) => ({ do: "move-and-place" as const, operator: operator.id, to: name(g, to), object: "corpse" as const, at: name(g, at), order: "move-first" as const })),
          ...around(g, operator.at).map(({ to: at }) => ({ do: "move-and-place" as const, operator: operator.id, to: name(g, to), object: "corpse" as const, at: name(g, at), order: "move-last" as const })),
        ]),
};

/** Recover: 3 AP, one lost health point, from 1 to 3 health and never above 4. rr.recover.cost, rr.recover.cap */
export const recover: ActionRule<"recover"> = {
  title: "recover",
  cost: "rr.number.ap-recover",
  cites: ["rr.recover.cost"],
  crouched: true,
  carrying: false,
  moves: false,
  require(g, r, operator) {
    const cap = number(g, "rr.number.recover-cap");
    r.need(operator.health < cap, `${operator.id} has fewer than ${cap} health points.`, "rr.recover.cap");
  },
  *perform(g, _it, operator) {
    operator.health = Math.min(number(g, "rr.number.recover-cap"), operator.health + number(g, "rr.number.recover-points"));
    record(g, { event: "recovered", piece: operator.id, health: operator.health, cites: ["rr.recover.cost", "rr.recover.cap"] });
  },
  candidates: (_g, operator) => [{ do: "recover", operator: operator.id }],
};

/** Break cover: 0 AP, the Operator gives himself away. rr.breakcover.* */
export const breakCover: ActionRule<"break-cover"> = {
  title: "break cover",
  cost: "rr.number.ap-break-cover",
  cites: [],
  crouched: true,
  carrying: true,
  moves: false,
  require(g, r, operator) {
    r.need(!operator.spotted, `${operator.id} is not spotted yet.`, g.state.section === "battle" ? "rr.breakcover.battle" : "rr.breakcover.stealth");
  },
  *perform(g, it, operator) {
    it.brokeCover = true;
    yield* showHimself(g, operator);
  },
  candidates: (_g, operator) => [{ do: "break-cover", operator: operator.id }],
};

/** The cigarette: at any point of an Operator Phase, onto a unit that is not alert. rr.event.cigarette-use, rr.event.cigarette-effect */
export function requireCigarette(g: G, r: Requirements<Citation>, operator: Operator | undefined, target: string): void {
  r.need(g.state.phase === "operator" && g.state.result === null, "It is the Operator Phase.", "rr.event.cigarette-use");
  r.need(operator?.cigarette === true, "The Operator holds the cigarette token.", "rr.event.cigarette-use", "rr.opboard.own-only");
  const unit = unitNamed(g, target);
  r.need(unit !== undefined && onBoard(unit), `${target} is an Axis unit on the board.`, "rr.event.cigarette-use");
  r.need(unit?.alert === false, `${target} is not alert.`, "rr.event.cigarette-use");
}

export function giveCigarette(g: G, operator: Operator, target: string): void {
  const unit = unitNamed(g, target);
  if (unit === undefined) return;
  operator.cigarette = false;
  unit.smoking = true;
  record(g, { event: "cigarette-given", piece: operator.id, target, cites: ["rr.event.cigarette-use", "rr.event.cigarette-effect"] });
}

