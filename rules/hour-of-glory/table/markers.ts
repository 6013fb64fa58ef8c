import type { Ctx } from "./context.ts";
import type { Square } from "./plan.ts";
import type { Corpse, Sentry } from "./state.ts";

const isBare = ({ items, key, cards }: Corpse): boolean => items.length === 0 && !key && cards.length === 0;

/** The corpse markers on a square, each with a name of its own; of identical ones the first. hg.corpse.generic */
export function corpsesAt(ctx: Ctx, square: Square): readonly { readonly id: string; readonly of: Corpse }[] {
  const there = ctx.state.corpses.filter(({ at }) => at === square);
  const distinct = there.filter((corpse, i) => !isBare(corpse) || there.findIndex(({ of }) => of === corpse.of) === i);
  return distinct.map((corpse, i) => {
    const before = distinct.slice(0, i).filter(({ of }) => of === corpse.of).length;
    const name = before === 0 ? `corpse-${corpse.of}` : `corpse-${corpse.of}-${before + 1}`;
    return { id: distinct.length === 1 ? "corpse" : name, of: corpse };
  });
}

/** An alert or corpse marker on a square, by the name it is chosen by. */
export type Marker =
  | { readonly kind: "sentry"; readonly id: string; readonly of: Sentry }
  | { readonly kind: "alert"; readonly id: "alert"; readonly at: Square }
  | { readonly kind: "corpse"; readonly id: string; readonly of: Corpse };

/** The markers on a square that can be investigated; of identical ones the first. hg.cmd.investigate-one */
export function markersAt(ctx: Ctx, square: Square): readonly Marker[] {
  const { sentries, alerts } = ctx.state;
  const alerted = sentries.filter(({ marker }) => marker === square);
  return [
    ...alerted.map((of) => ({ kind: "sentry", id: alerted.length === 1 ? "sentry" : of.id, of }) as const),
    ...(alerts.includes(square) ? ([{ kind: "alert", id: "alert", at: square }] as const) : []),
    ...corpsesAt(ctx, square).map((corpse) => ({ kind: "corpse", ...corpse }) as const),
  ];
}
