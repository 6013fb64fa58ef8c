import { entry, type Square } from "../plan.ts";
import { agentsOf, choose, defender, type G, isFree, named, number, planFor, record, type Rules } from "../table.ts";
import { endAlarmWithoutGuards } from "../wounds.ts";

/** Free squares of unexplored rooms and of the entry zone. hg.guard.mobilise-where, hg.intel.explored-no-mobilising */
export function placesToMobilise(g: G): readonly Square[] {
  const plan = planFor(g);
  const unexplored = g.state.rooms.filter(({ up, card }) => !up && card !== "taken").map(({ room }) => room);
  const taken = new Set(agentsOf(g.state).map(({ at }) => at));
  return [...unexplored, entry].flatMap((label) =>
    (plan.squaresOf.get(label) ?? []).filter((square) => !taken.has(square)),
  );
}

/** Whether there is any such square: mostly the first one is free. */
export function hasPlaceToMobilise(g: G): boolean {
  const plan = planFor(g);
  const free = (label: string): boolean => (plan.squaresOf.get(label) ?? []).some((square) => isFree(g.state, square));
  return free(entry) || g.state.rooms.some(({ up, card, room }) => !up && card !== "taken" && free(room));
}

/** One Guard for each marker, placed by the Defender. hg.alarm.guard-per-marker, hg.open.no-mobilise-square */
export function* placeGuards(g: G, markers: number): Rules {
  const { state } = g;
  const plan = planFor(g);
  let placed = 0;
  for (; placed < markers; placed++) {
    const places = placesToMobilise(g);
    if (places.length === 0 || state.guards.length >= number(g, "hg.number.guards")) break;
    const at = yield* choose(
      defender,
      { id: "hg.dec.mobilise", text: `Where is Guard ${placed + 1} of ${markers} mobilised?` },
      places.map((square) => ({ id: named(g, square), text: named(g, square), value: square })),
    );
    const id = `g${++state.mobilised}`;
    state.guards.push({
      kind: "guard",
      id,
      at,
      prone: false,
      severe: false,
      fresh: plan.labels[at] === entry,
      done: "no",
    });
    record(g, {
      event: "mobilised",
      agent: id,
      at: named(g, at),
      cites: [
        "hg.alarm.guard-per-marker",
        "hg.guard.mobilise-where",
        "hg.guard.same-turn",
        "hg.intel.explored-no-mobilising",
        ...(plan.labels[at] === entry ? (["hg.guard.entry-6", "hg.open.guard-entry-distance"] as const) : []),
      ],
    });
  }
  if (placed < markers)
    record(g, {
      event: "lost",
      count: markers - placed,
      why: "no square or no figure is free",
      cites: ["hg.open.no-mobilise-square"],
    });
  endAlarmWithoutGuards(g);
}
