import { type ActAsk, rank } from "../../kernel/index.ts";
import { ahead, type Facing, facings } from "../../geometry/index.ts";
import type { Action } from "../actions.ts";
import { far, pursuitField, stepField } from "../distances.ts";
import { dutyOf } from "../guards/duty.ts";
import { corridor, entry, squareNamed, type Square } from "../plan.ts";
import { wayCriteria, waysOf } from "../preview.ts";
import { lookAlong } from "../sight.ts";
import { agentNamed, assaultersInside, type G, intrudersOf, isRaider, named, occupant, planFor } from "../table.ts";

/** Markers the Commander would collect. */
const markers = (g: G): readonly Square[] => [
  ...g.state.corpses.map(({ at }) => at),
  ...g.state.alerts,
  ...g.state.sentries.flatMap(({ marker }) => (marker === null ? [] : [marker])),
];

/** The facing along the longer corridor. hg.dec.commander-move */
export function bestFacing(g: G, at: Square): Facing {
  const ways = facings.map((facing) => {
    let squares = 0;
    lookAlong(g, at, ahead[facing].dx, ahead[facing].dy, () => {
      squares++;
      return true;
    });
    return { facing, squares };
  });
  return ways.reduce((best, one) => (one.squares > best.squares ? one : best)).facing;
}

const endOf = (g: G, action: Action): Square | null =>
  action.do === "move" ? squareNamed(planFor(g), action.path.at(-1) ?? "") : null;

/** A field of steps to the nearest of some squares; null where there are none. */
const fieldTo = (g: G, goals: readonly Square[]): Int16Array | null =>
  goals.length === 0 ? null : stepField(g, goals, "steps", "all");

/** The move that brings the Commander nearest by a field, not out of the stronghold; null where none is better. */
function nearer(g: G, moves: readonly Action[], at: Square, field: Int16Array, corridorsOnly: boolean): Action | null {
  const { labels } = planFor(g);
  let best: Action | null = null;
  let least = field[at] ?? far;
  for (const action of moves) {
    const end = endOf(g, action);
    if (end === null || labels[end] === entry || (corridorsOnly && labels[end] !== corridor)) continue;
    const distance = field[end] ?? far;
    if (distance >= least || distance < 1) continue;
    least = distance;
    best = action;
  }
  return best;
}

/**
 * Where the Commander goes: to an assaulter when he can raise the alarm for him, to the nearest marker, onto a raider in
 * reach, and else along the corridors towards the raiders. hg.dec.commander-move
 */
function commanderMove(g: G, at: Square, moves: readonly Action[]): Action | null {
  const assaulters = fieldTo(
    g,
    assaultersInside(g).map((one) => one.at),
  );
  const lying = g.state.asi.alarm ? null : fieldTo(g, markers(g));
  const first = (g.state.asi.markers > 0 ? assaulters : null) ?? lying;
  const goes = first === null ? null : nearer(g, moves, at, first, false);
  if (goes !== null) return goes;
  const onto = moves.find((action) => {
    const end = endOf(g, action);
    const there = end === null ? undefined : occupant(g.state, end);
    return there !== undefined && isRaider(there);
  });
  if (onto !== undefined) return onto;
  const raiders = fieldTo(
    g,
    intrudersOf(g.state)
      .filter(isRaider)
      .map((one) => one.at),
  );
  return raiders === null ? null : nearer(g, moves, at, raiders, true);
}

/** What the Commander does. hg.dec.commander-move */
export function commanderAction(g: G, ask: ActAsk<Action>): Action {
  const legal = ask.legal();
  const { commander, asi, timer } = g.state;
  const find = (kind: Action["do"]): Action | undefined => legal.find((action) => action.do === kind);
  const alarm = find("raise-alarm");
  if (alarm !== undefined && (asi.markers >= 2 || timer < 20)) return alarm;
  const attack = find("fight") ?? find("shoot");
  if (attack !== undefined) return attack;
  const investigate = find("investigate");
  if (investigate !== undefined) return investigate;
  const stops: Action = {
    do: "end-turn",
    agent: "commander",
    ...(commander !== null && { facing: bestFacing(g, commander.at) }),
  };
  if (commander === null) return legal.find((action) => action.do === "end-turn") ?? stops;
  const moves = legal.filter((action) => action.do === "move");
  return commanderMove(g, commander.at, moves) ?? stops;
}

/** A Sentry shoots at whoever is nearest; in a fight he fights. hg.dec.sentry-attack */
export function sentryAction(ask: ActAsk<Action>): Action {
  const legal = ask.legal();
  return (
    legal.find(({ do: what }) => what === "fight") ??
    legal.find(({ do: what }) => what === "shoot") ?? { do: "end-phase" }
  );
}

/** The Guard nearest to a target moves first, by the criteria of the preview. hg.dec.guard-order, hg.dec.guard-path */
export function guardAction(g: G, ask: ActAsk<Action>): Action {
  const waiting = g.state.guards.filter(({ done, prone }) => done !== "yes" && !prone);
  const targets = assaultersInside(g).map(({ at }) => at);
  const near = targets.length === 0 ? null : stepField(g, targets, "steps", "all");
  const guard = waiting.toSorted((a, b) => (near?.[a.at] ?? 0) - (near?.[b.at] ?? 0))[0];
  const live = guard === undefined ? undefined : agentNamed(g, guard.id);
  if (live?.kind === "guard") {
    const duty = dutyOf(g, live);
    if (duty.kind === "fight" && duty.targets[0] !== undefined)
      return { do: "fight", agent: live.id, target: duty.targets[0].id };
    const [best] = rank(waysOf(g, live, duty), wayCriteria).best;
    const path = best?.path.map((square) => named(g, square)) ?? [];
    const target = best?.target ?? ("targets" in duty ? nearestOf(g, live.at, duty.targets) : undefined);
    const action: Action = {
      do: "pursue",
      agent: live.id,
      path,
      ...(duty.kind !== "open" && target !== undefined && { target: target.id }),
    };
    if (ask.requirements(action).every(({ holds }) => holds)) return action;
  }
  return ask.legal()[0] ?? { do: "end-phase" };
}

function nearestOf<T extends { readonly at: Square }>(g: G, from: Square, among: readonly T[]): T | undefined {
  const field = pursuitField(g, from);
  return among.toSorted((a, b) => (field[a.at] ?? far) - (field[b.at] ?? far))[0];
}

/** The option nearest to an assaulter, or to any Intruder. hg.dec.mobilise, hg.dec.replacement */
export function nearestSquare(g: G, options: readonly { readonly id: string }[]): string | undefined {
  const assaulters = assaultersInside(g).map(({ at }) => at);
  const goals = assaulters.length > 0 ? assaulters : intrudersOf(g.state).map(({ at }) => at);
  if (goals.length === 0) return options[0]?.id;
  const field = stepField(g, goals, "steps", "as-they-are");
  const all = stepField(g, goals, "steps", "all");
  const score = (id: string): number => {
    const square = squareNamed(planFor(g), id);
    return square === null ? far : Math.min(field[square] ?? far, (all[square] ?? far) + 20);
  };
  return options.toSorted((a, b) => score(a.id) - score(b.id))[0]?.id;
}
