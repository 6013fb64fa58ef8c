import { isInOccupiedRoom, watching } from "../sight/index.ts";
import { isAssaulter, type OnBoard } from "../table/agents.ts";
import { type Ctx, reading, type Rules } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import type { Intruder } from "../table/state.ts";
import { turnOf } from "../table/turn.ts";
import type { Watcher } from "./dangers.ts";
import { evade } from "./evading.ts";
import { react } from "./reacting.ts";

/** The owners of watch zones that cover an Intruder and are still to be faced. hg.open.zone-retest, hg.zone.engaged-unaffected */
export function zonesToFace(ctx: Ctx, intruder: OnBoard<Intruder>): readonly Watcher[] {
  const turn = turnOf(ctx);
  const owners = watching(ctx, intruder.at);
  if (owners.length === 0 && turn.tested.length === 0) return owners;
  turn.tested = turn.tested.filter((id) => owners.some((owner) => owner.id === id));
  if (owners.length === 0 || isEngaged(ctx, intruder)) return [];
  return owners.filter(({ id }) => !turn.tested.includes(id) && !turn.exempt.includes(id));
}

/**
 * Resolves the zones an Intruder is in, and where he has `entered` an enemy-occupied room that room; only assaulters
 * are tested for it. hg.zone.immediately, hg.evade.not-on-room-entry, hg.zone.intruder-turn
 */
export function* faceZones(
  ctx: Ctx,
  intruder: OnBoard<Intruder>,
  { entered }: { readonly entered: boolean } = { entered: false },
): Rules {
  // a Sentry who turns has a new zone: this ends after as many rounds as there are watchers
  for (let tries = ctx.state.sentries.length + 2; tries > 0; tries--) {
    const turn = turnOf(ctx);
    const owners = zonesToFace(ctx, intruder);
    const inRoom = entered && tries === ctx.state.sentries.length + 2;
    if (owners.length === 0 && !(inRoom && isAssaulter(intruder))) return;
    if (isAssaulter(intruder)) yield* react(ctx, intruder, { owners, inRoom });
    else yield* evade(ctx, intruder, { owners, inRoom: false });
    if (!turn.moves && turn.acts === "none") return;
  }
}

/**
 * Resolves what an Intruder faces at the start of his turn. hg.react.room-start-none, hg.react.engaged-exempt,
 * hg.evade.prone-exempt
 */
export function* faceStart(ctx: Ctx, intruder: OnBoard<Intruder>): Rules {
  if (intruder.prone || turnOf(ctx).engaged) return;
  const owners = zonesToFace(ctx, intruder);
  if (isAssaulter(intruder)) {
    if (owners.length > 0) yield* react(ctx, intruder, { owners, inRoom: false });
    return;
  }
  const inRoom = isInOccupiedRoom(ctx, intruder.at);
  if (owners.length === 0 && !inRoom) return;
  yield* evade(ctx, intruder, { owners, inRoom });
  if (reading(ctx, "hg.open.standdown-still-zoned") === "at-once") yield* faceZones(ctx, intruder);
}
