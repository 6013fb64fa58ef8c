import { measured } from "../../geometry/index.ts";
import { written } from "../battlefield.ts";
import { baseRadius } from "../measuring.ts";
import type { Standing } from "../state/index.ts";
import { type G, reading, record } from "../table.ts";

/** Whether a fighter leads a captive. */
export const hasCaptive = ({ state }: G, { id }: Standing): boolean => state.captive?.escort === id;

/**
 * What an escort's roll leaves for its move: one success is spent on the captive and gives no movement; without any it
 * moves only 2″. Null where it leads none. zh.captive.move-actions, zh.captive.struggle, zh.open.captive-success,
 * zh.open.captive-struggle-dir
 */
export interface Burden {
  readonly successes: number;
  readonly struggles: boolean;
}

export function burdenOf(g: G, fighter: Standing, successes: number): Burden | null {
  if (!hasCaptive(g, fighter)) return null;
  const spent = reading(g, "zh.open.captive-success") === "gives-no-movement" ? 1 : 0;
  return successes === 0 ? { successes: 0, struggles: true } : { successes: successes - spent, struggles: false };
}

/** The captive touches its escort, behind it; it neither blocks nor is blocked. zh.open.captive-place */
export function bringCaptive(g: G, fighter: Standing): void {
  const { captive } = g.state;
  if (captive === null || captive.escort !== fighter.id) return;
  const behind = measured.placeAlong(fighter.at, measured.directionOf(fighter.facing + 180), 2 * baseRadius(g));
  const at = { x: Math.max(0, behind.x), y: Math.max(0, behind.y) };
  if (measured.samePlace(at, captive.at)) return;
  captive.at = at;
  record(
    g,
    { event: "placed", piece: captive.id, at: written(at), facing: null },
    "zh.open.captive-place",
    "zh.captive.no-fighter",
  );
}
