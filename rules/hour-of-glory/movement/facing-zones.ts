import { isInOccupiedRoom } from "../sight/occupation.ts";
import { watching } from "../sight/watch-zones.ts";
import { isAssaulter, type OnBoard } from "../table/agents.ts";
import { type Ctx, reading, type Rules } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import type { Intruder } from "../table/state.ts";
import { turnOf } from "../table/turn.ts";
import type { Watcher } from "./dangers.ts";
import { evade } from "./evading.ts";
import { react } from "./reacting.ts";

/** Watch zones that cover an Intruder and are still to be faced. hg.open.zone-retest, hg.zone.engaged-unaffected */
export function zonesToFace(ctx: Ctx, intruder: OnBoard<Intruder>): readonly Watcher[] {
  const turn = turnOf(ctx);
  const owners = watching(ctx, intruder.at);
  if (owners.length === 0 && turn.tested.length === 0) return owners;
  turn.tested = turn.tested.filter((id) => owners.some((one) => one.id === id));
  if (owners.length === 0 || isEngaged(ctx, intruder)) return [];
  return owners.filter(({ id }) => !turn.tested.includes(id) && !turn.exempt.includes(id));
}

/**
 * Resolves the zones an Intruder is in now; `entered` an enemy-occupied room besides, which only an assaulter is tested
 * for: hg.zone.immediately, hg.evade.not-on-room-entry
 */
export function* faceZones(ctx: Ctx, intruder: OnBoard<Intruder>, entered = false): Rules {
  // a Sentry who turns may put up another zone: so often at most as there are Sentries, and the Commander
  for (let tries = ctx.state.sentries.length + 2; tries > 0; tries--) {
    const turn = turnOf(ctx);
    const owners = zonesToFace(ctx, intruder);
    const inRoom = entered && tries === ctx.state.sentries.length + 2;
    if (owners.length === 0 && !(inRoom && isAssaulter(intruder))) return;
    if (isAssaulter(intruder)) yield* react(ctx, intruder, owners, inRoom);
    else yield* evade(ctx, intruder, owners, false);
    if (!turn.moves && turn.acts === "none") return;
  }
}

/** What an Intruder must face at the start of his turn. hg.react.room-start-none, hg.react.engaged-exempt */
export function* faceStart(ctx: Ctx, intruder: OnBoard<Intruder>): Rules {
  if (intruder.prone || turnOf(ctx).engaged) return;
  const owners = zonesToFace(ctx, intruder);
  if (isAssaulter(intruder)) {
    if (owners.length > 0) yield* react(ctx, intruder, owners, false);
    return;
  }
  const inRoom = isInOccupiedRoom(ctx, intruder.at);
  if (owners.length === 0 && !inRoom) return;
  yield* evade(ctx, intruder, owners, inRoom);
  if (reading(ctx, "hg.open.standdown-still-zoned") === "at-once") yield* faceZones(ctx, intruder);
}
