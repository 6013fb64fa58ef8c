import type { Citation } from "../book/citation.ts";
import type { StopReason } from "../table/events.ts";
import { written } from "../table/battlefield.ts";
import type { Halt } from "./walking.ts";
import type { Travelled } from "./travel.ts";
import type { OnTable } from "../table/fighter.ts";
import { type Ctx, record } from "../table/context.ts";

/** The rows by which a body stops a defender as an enemy does. */
const bodyRows: readonly Citation[] = ["zh.body.as-attacker", "zh.open.body-combat"];

/** Why a prescribed move ended early, and by which rows; those about enemies belong to the action. */
function reasonOf(
  ctx: Ctx,
  halt: Halt,
  enemyRows: readonly Citation[],
): { why: StopReason; rows: readonly Citation[] } {
  switch (halt.by) {
    case "enemy": {
      const isBody = ctx.state.bodies.some(({ id }) => id === halt.id);
      return {
        why: `1″ from ${halt.id}`,
        rows: [...enemyRows, ...(isBody ? bodyRows : []), "zh.open.distance"],
      };
    }
    case "obstacle":
      return {
        why: `too little movement is left to cross ${halt.id}`,
        rows: ["zh.terrain.obstacle-short", "zh.open.obstacle-thickness"],
      };
    case "rough":
      return { why: `too little movement is left to enter ${halt.id}`, rows: ["zh.open.rough-entry"] };
    case "climb":
      return halt.never
        ? { why: `it cannot climb ${halt.id} here`, rows: ["zh.height.climb-actions", "zh.height.climb-max"] }
        : { why: `too little movement is left to climb ${halt.id}`, rows: ["zh.height.climb-finish"] };
    case "barrier":
      return { why: `${halt.id} is in the way`, rows: ["zh.block.skirt"] };
    case "edge":
      return { why: "the edge of the table", rows: ["zh.move.edge-stops"] };
  }
}

/** Records what stopped an Advance or a Patrol short, unless a door or a card had ended it before. */
export function recordHalt(
  ctx: Ctx,
  fighter: OnTable,
  { ended, keptOut }: Travelled,
  halt: Halt | null,
  enemyRows: readonly Citation[],
): void {
  if (halt === null || ended || keptOut !== null) return;
  const { why, rows } = reasonOf(ctx, halt, enemyRows);
  record(ctx, {
    event: "stopped",
    fighter: fighter.id,
    at: written(fighter.at),
    why,
    cites: [...rows, "zh.open.base-size"],
  });
}
