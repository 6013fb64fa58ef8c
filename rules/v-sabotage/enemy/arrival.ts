import type { Citation } from "../book/citation.ts";
import { gasOnEntry } from "../combat/index.ts";
import { personCheck } from "../movement/index.ts";
import { entryCheckUnits, checksAfterEntry, watchAlarm } from "../sight/index.ts";
import { type Ctx, peopleOn, type Rules } from "../table/context.ts";
import { terrainOf } from "../table/map.ts";
import type { Unit } from "../table/state.ts";
import { protectOnEntry, protectFreeTokens } from "./protection.ts";

/**
 * What follows when units have come onto a tile together: `protectors` among them protect its free tokens, everyone who
 * hides there takes a stealth check, and gas has its effect. vs.protect.automatic, vs.reinf.check, vs.emove.check,
 * vs.open.entry-check-batch, vs.open.escort-alarm, vs.open.gas-enters
 */
export function* arrive(
  ctx: Ctx,
  tile: string,
  { batch, protectors }: { readonly batch: readonly Unit[]; readonly protectors: readonly Unit[] },
  rule: "vs.reinf.check" | "vs.emove.check",
  cites: readonly Citation[] = [],
): Rules {
  if (batch.length === 0) return;
  yield* protectOnEntry(ctx, tile, protectors, cites);
  const hidden = peopleOn(ctx, tile).filter(({ visible }) => !visible);
  yield* checksAfterEntry(ctx, tile, batch, rule);
  yield* peopleCheck(ctx, tile, batch);
  // shown by a guard dog or by a check: vs.open.escort-alarm
  if (hidden.some(({ visible }) => visible)) watchAlarm(ctx, terrainOf(ctx.state, tile));
  yield* gasOnEntry(ctx, tile);
  // gas may have eliminated who protected something: vs.open.protect-already-there
  yield* protectFreeTokens(ctx);
}

/** Escorted characters that hide by the rules of commandos take their checks too. vs.escort.types */
function* peopleCheck(ctx: Ctx, tile: string, batch: readonly Unit[]): Rules {
  const dice = entryCheckUnits(ctx, tile, batch.length);
  for (const person of peopleOn(ctx, tile).filter(({ visible }) => !visible)) yield* personCheck(ctx, person, dice);
}
