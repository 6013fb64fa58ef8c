import { type CardId, cardIds } from "../data/cards.ts";
import { far } from "../distances.ts";
import { entry, roomAt, type Square } from "../plan.ts";
import { pointsNeeded, pointsOf } from "../scoring.ts";
import { hearers } from "../alerting.ts";
import { watching } from "../sight.ts";
import type { Intruder } from "../state.ts";
import { areEnemies, type G, isDoorOpen, occupant, type OnBoard, planFor, stepsFrom } from "../table.ts";

/** The cards the team has, brought out or in hand. */
export const teamCards = (g: G): readonly CardId[] =>
  g.state.intruders.filter(({ status }) => status !== "dead").flatMap(({ cards }) => cards);

/** Cards that can still come into the team's hands. */
function within(g: G): readonly CardId[] {
  const shown = g.state.rooms.flatMap(({ card }) => (card === "unknown" || card === "taken" ? [] : [card]));
  return cardIds.filter((card) => g.state.pile.includes(card) || shown.includes(card));
}

/** What a card would add to the points, two steps ahead: whether some few further cards make a set with it. */
export function worth(g: G, card: CardId): number {
  const have = teamCards(g);
  const now = pointsOf(g, have);
  const others = within(g).filter((one) => one !== card);
  if (pointsOf(g, [...have, card]) > now) return 3;
  if (others.some((one) => pointsOf(g, [...have, card, one]) > pointsOf(g, [...have, one]))) return 2;
  const pairs = others.some((one, i) =>
    others.slice(i + 1).some((two) => pointsOf(g, [...have, card, one, two]) > pointsOf(g, [...have, one, two])),
  );
  return pairs ? 1 : 0;
}

export const hasEnough = (g: G): boolean => pointsOf(g, teamCards(g)) >= pointsNeeded(g);

/** What it costs to come to each square: steps, closed doors, squares that are watched or heard. */
export interface Costs {
  readonly cost: readonly number[];
  readonly from: readonly Square[];
}

/** What a closed door costs on the way, in squares. */
const doorCost = 8;

export function costsFrom(g: G, intruder: OnBoard<Intruder>): Costs {
  const plan = planFor(g);
  const raids = intruder.mode === "raiding";
  const toll = plan.labels.map((label, square) => {
    if (label === "#") return far;
    const there = occupant(g.state, square);
    const taken =
      there === undefined || there.id === intruder.id ? 0 : areEnemies(there, intruder) && !there.prone ? 40 : 2;
    const watched = watching(g, square).length * (raids ? 5 : 4);
    const heard = raids ? hearers(g, square, "step").filter(({ prone }) => !prone).length : 0;
    return 1 + taken + watched + heard * 0.7;
  });
  const cost = plan.labels.map(() => far);
  const from = plan.labels.map(() => -1);
  cost[intruder.at] = 0;
  const open = new Set([intruder.at]);
  while (open.size > 0) {
    let best = -1;
    for (const square of open) if (best < 0 || (cost[square] ?? far) < (cost[best] ?? far)) best = square;
    open.delete(best);
    for (const { to, door } of stepsFrom(g, best)) {
      const kind = plan.doors[door]?.kind;
      if (plan.labels[to] === entry && plan.labels[best] !== entry) {
        if ((cost[to] ?? far) > (cost[best] ?? far) + 1) {
          cost[to] = (cost[best] ?? far) + 1;
          from[to] = best;
        }
        continue;
      }
      const closed = door >= 0 && !isDoorOpen(g, door);
      const next = (cost[best] ?? far) + (toll[to] ?? far) + (closed ? (kind === "inner" ? 3 : doorCost) : 0);
      if (next >= (cost[to] ?? far)) continue;
      cost[to] = next;
      from[to] = best;
      open.add(to);
    }
  }
  return { cost, from };
}

/** The squares from where an Intruder stands to another, the last included. */
export function wayTo(costs: Costs, start: Square, to: Square): readonly Square[] {
  const way: Square[] = [];
  for (let square = to; square !== start && square >= 0; square = costs.from[square] ?? -1) way.unshift(square);
  return way;
}

/** Where an Intruder wants to go: the rooms worth a visit, or the way out. */
export function goalOf(g: G, intruder: OnBoard<Intruder>, costs: Costs): Square | null {
  const plan = planFor(g);
  const { entrance } = plan;
  const pace = intruder.mode === "raiding" ? 4 : 6;
  const out = entrance === null ? null : entrance.outside;
  const wayOut = out === null ? far : (costs.cost[out] ?? far);
  const mine = intruder.cards.length > 0;
  if (hasEnough(g) || (mine && g.state.timer <= wayOut / pace + 3)) return out;
  const here = roomAt(plan, intruder.at);
  let best: Square | null = null;
  let least = far;
  for (const room of g.state.rooms) {
    if (room.card === "taken" || room.room === here) continue;
    const value = room.card === "unknown" ? 1.5 : worth(g, room.card);
    if (value === 0) continue;
    const squares = plan.squaresOf.get(room.room) ?? [];
    const nearest = squares.reduce(
      (a, b) => ((costs.cost[a] ?? far) <= (costs.cost[b] ?? far) ? a : b),
      squares[0] ?? 0,
    );
    const others = g.state.intruders.filter(
      (one) => one.id !== intruder.id && one.at !== null && !one.prone && roomAt(plan, one.at) === room.room,
    ).length;
    const near = g.state.intruders.filter(
      (one) => one.id !== intruder.id && one.at !== null && one.player < intruder.player,
    ).length;
    const cost = (costs.cost[nearest] ?? far) - 3 * value + others * 30 + near * spread(room.room, intruder.player);
    if (cost < least) {
      least = cost;
      best = nearest;
    }
  }
  return best ?? out;
}

/** Team-mates begin with different rooms. */
const spread = (room: string, player: number): number => ((room.charCodeAt(0) + player * 3) % 3) * 2;
