import type { OnBoard } from "../table/agents.ts";
import { type Ctx, reading } from "../table/context.ts";
import type { Commander, Sentry } from "../table/state.ts";

export type Watcher = OnBoard<Commander | Sentry>;

/** What one roll is about: watch zones, an enemy-occupied room, or both. */
export interface Danger {
  readonly owners: readonly Watcher[];
  readonly inRoom: boolean;
}

/** The rolls that zones and a room take. hg.open.several-zones, hg.open.zone-and-room, hg.open.react-zone-and-room */
export function dangersToTest(
  ctx: Ctx,
  owners: readonly Watcher[],
  inRoom: boolean,
  apart: boolean,
): readonly Danger[] {
  const each = reading(ctx, "hg.open.several-zones") === "each";
  const zones = each ? owners.map((one) => [one]) : owners.length > 0 ? [owners] : [];
  if (inRoom && (apart || zones.length === 0))
    return [{ owners: [], inRoom }, ...zones.map((some) => ({ owners: some, inRoom: false }))];
  return zones.map((some, i) => ({ owners: some, inRoom: inRoom && i === 0 }));
}
