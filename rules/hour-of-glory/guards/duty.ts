import { canSee } from "../sight/index.ts";
import { intrudersOf, isAssaulter, type OnBoard } from "../table/agents.ts";
import { type Ctx, planFor, reading } from "../table/context.ts";
import { enemiesBeside, isEngaged } from "../table/engagement.ts";
import { type Door, roomAt, type Square } from "../table/plan.ts";
import { assaultersInside, doorsAt, isDoorOpen } from "../table/squares.ts";
import type { Guard, Intruder } from "../table/state.ts";

/** What the rules make a Guard do in his turn; the Defender only chooses how. */
export type Duty =
  | { readonly kind: "fight"; readonly targets: readonly OnBoard<Intruder>[] }
  | { readonly kind: "open"; readonly doors: readonly Door[] }
  | { readonly kind: "close-in"; readonly targets: readonly OnBoard<Intruder>[] }
  | { readonly kind: "pursue"; readonly targets: readonly OnBoard<Intruder>[] }
  | { readonly kind: "home" };

/**
 * The assaulters seen from a square, those in the entry zone and in fights included. hg.guard.los-start-closer,
 * hg.guard.los-gained, hg.open.los-entry, hg.open.guard-los-untargetable
 */
export const assaultersSeen = (ctx: Ctx, from: Square): readonly OnBoard<Intruder>[] =>
  intrudersOf(ctx.state).filter((intruder) => isAssaulter(intruder) && canSee(ctx, from, intruder.at));

/** The closed doors of his room that a Guard stands at. hg.guard.opens-door, hg.open.door-squares */
export function closedDoorsAt(ctx: Ctx, at: Square): readonly Door[] {
  if (roomAt(planFor(ctx), at) === null) return [];
  return doorsAt(ctx, at).flatMap(({ door }) => (isDoorOpen(ctx, door.index) ? [] : [door]));
}

/** What a Guard must do now. hg.guard.pursue, hg.guard.go-home, hg.open.guard-door-or-target */
export function dutyOf(ctx: Ctx, guard: OnBoard<Guard>): Duty {
  const inside = assaultersInside(ctx);
  if (guard.done === "no") {
    const beside = enemiesBeside(ctx, guard);
    if (beside.length > 0 && isEngaged(ctx, guard))
      return {
        kind: "fight",
        targets: intrudersOf(ctx.state).filter((intruder) => beside.some(({ id }) => id === intruder.id)),
      };
    const doors = closedDoorsAt(ctx, guard.at);
    const seen = assaultersSeen(ctx, guard.at);
    if (doors.length > 0 && (seen.length === 0 || reading(ctx, "hg.open.guard-door-or-target") === "door"))
      return { kind: "open", doors };
    if (seen.length > 0) return { kind: "close-in", targets: seen };
  }
  return inside.length > 0 ? { kind: "pursue", targets: inside } : { kind: "home" };
}
