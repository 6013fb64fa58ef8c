import { citeIf } from "../../kernel/index.ts";
import { endAlarmWithoutGuards } from "../alarm/index.ts";
import { agentsOf, defender, isFree } from "../table/agents.ts";
import { choose, type Ctx, number, planFor, record, type Rules, squareName } from "../table/context.ts";
import { entry, type Square } from "../table/plan.ts";

/**
 * The free squares of unexplored rooms and of the entry zone. hg.guard.mobilise-where, hg.intel.explored-no-mobilising,
 * hg.intel.unexplored
 */
export function placesToMobilise(ctx: Ctx): readonly Square[] {
  const plan = planFor(ctx);
  const unexplored = ctx.state.rooms.filter(({ up, card }) => !up && card !== "taken").map(({ room }) => room);
  const taken = new Set(agentsOf(ctx.state).map(({ at }) => at));
  return [...unexplored, entry].flatMap((label) =>
    (plan.squaresOf.get(label) ?? []).filter((square) => !taken.has(square)),
  );
}

/** Whether there is a square to mobilise on; usually the first one is free. hg.guard.mobilise-where */
export function hasPlaceToMobilise(ctx: Ctx): boolean {
  const plan = planFor(ctx);
  const free = (label: string): boolean =>
    (plan.squaresOf.get(label) ?? []).some((square) => isFree(ctx.state, square));
  return free(entry) || ctx.state.rooms.some(({ up, card, room }) => !up && card !== "taken" && free(room));
}

/**
 * The Defender places one Guard for each marker. hg.alarm.guard-per-marker, hg.open.no-mobilise-square,
 * hg.guard.same-turn
 */
export function* placeGuards(ctx: Ctx, markers: number): Rules {
  const { state } = ctx;
  const plan = planFor(ctx);
  let placed = 0;
  for (; placed < markers; placed++) {
    const places = placesToMobilise(ctx);
    if (places.length === 0 || state.guards.length >= number(ctx, "hg.number.guards")) break;
    const at = yield* choose(
      defender,
      { id: "hg.dec.mobilise", text: `Where is Guard ${placed + 1} of ${markers} mobilised?` },
      places.map((square) => ({ id: squareName(ctx, square), text: squareName(ctx, square), value: square })),
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
    record(ctx, {
      event: "mobilised",
      agent: id,
      at: squareName(ctx, at),
      cites: [
        "hg.alarm.guard-per-marker",
        "hg.guard.mobilise-where",
        "hg.guard.same-turn",
        "hg.intel.explored-no-mobilising",
        ...citeIf(plan.labels[at] === entry, "hg.guard.entry-6"),
      ],
    });
  }
  if (placed < markers)
    record(ctx, {
      event: "lost",
      count: markers - placed,
      why: "no square or no figure is free",
      cites: ["hg.open.no-mobilise-square"],
    });
  endAlarmWithoutGuards(ctx);
}
