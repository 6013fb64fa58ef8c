import { type ActAsk, rank } from "../../kernel/index.ts";
import type { Action } from "../actions.ts";
import { far, pursuitField, stepField } from "../distances.ts";
import { dutyOf } from "../guards/duty.ts";
import { squareNamed, type Square } from "../plan.ts";
import { wayCriteria, waysOf } from "../preview.ts";
import { openAhead } from "../sight.ts";
import { agentNamed, assaultersInside, type G, intrudersOf, isRaider, named, occupant, planFor } from "../table.ts";

/** Markers the Commander would collect. */
const markers = (g: G): readonly Square[] => [
  ...g.state.corpses.map(({ at }) => at),
  ...g.state.alerts,
  ...g.state.sentries.flatMap(({ marker }) => (marker === null ? [] : [marker])),
];

/** The facing along the longer corridor. hg.dec.commander-move */
export function bestFacing(g: G, at: Square): "N" | "E" | "S" | "W" {
  const ahead = openAhead(g, at);
  return ahead.reduce((best, one) => (one.squares > best.squares ? one : best)).facing;
}

const endOf = (g: G, action: Action): Square | null =>
  action.do === "move" ? squareNamed(planFor(g), action.path.at(-1) ?? "") : null;

/** Where the Commander wants to be near: the nearest marker outside an alarm, else the nearest Intruder. */
function commanderField(g: G): Int16Array | null {
  const lying = g.state.asi.alarm ? [] : markers(g);
  const assaulters = assaultersInside(g).map(({ at }) => at);
  const raiders = intrudersOf(g.state)
    .filter(isRaider)
    .map(({ at }) => at);
  const goals = assaulters.length > 0 && g.state.asi.markers > 0 ? assaulters : lying.length > 0 ? lying : raiders;
  return goals.length === 0 ? null : stepField(g, goals, "steps", "all");
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
  if (alarm !== undefined) return alarm;
  const ends = legal.filter((action) => action.do === "end-turn");
  const stops: Action = {
    do: "end-turn",
    agent: "commander",
    ...(commander !== null && { facing: bestFacing(g, commander.at) }),
  };
  if (commander === null) return ends[0] ?? stops;
  const moves = legal.filter((action) => action.do === "move");
  const onto = moves.find((action) => {
    const end = endOf(g, action);
    const there = end === null ? undefined : occupant(g.state, end);
    return there !== undefined && isRaider(there);
  });
  if (onto !== undefined) return onto;
  const field = commanderField(g);
  const labels = planFor(g).labels;
  if (field === null) return stops;
  let best: Action | null = null;
  let least = field[commander.at] ?? far;
  for (const action of moves) {
    const end = endOf(g, action);
    if (end === null || labels[end] === "E") continue;
    const distance = field[end] ?? far;
    if (distance < least && distance >= 1) {
      least = distance;
      best = action;
    }
  }
  return best ?? stops;
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
