import type { OnBoard } from "../table/agents.ts";
import { type Ctx, reading } from "../table/context.ts";
import type { Commander, Sentry } from "../table/state.ts";

/** An agent who can have a watch zone. */
export type Watcher = OnBoard<Commander | Sentry>;

/** What one roll faces: watch zones, an enemy-occupied room, or both. */
export interface Danger {
  readonly owners: readonly Watcher[];
  readonly inRoom: boolean;
}

/** The rolls that zones and a room require, in their order. hg.open.several-zones, hg.open.zone-and-room, hg.open.react-zone-and-room */
export function dangersToTest(
  ctx: Ctx,
  { owners, inRoom }: Danger,
  { roomApart }: { readonly roomApart: boolean },
): readonly Danger[] {
  const each = reading(ctx, "hg.open.several-zones") === "each";
  const zones = each ? owners.map((owner) => [owner]) : owners.length > 0 ? [owners] : [];
  if (inRoom && (roomApart || zones.length === 0))
    return [{ owners: [], inRoom }, ...zones.map((some) => ({ owners: some, inRoom: false }))];
  return zones.map((some, i) => ({ owners: some, inRoom: inRoom && i === 0 }));
}
