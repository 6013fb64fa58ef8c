import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { itemNamed, ontoTable, written } from "../table/battlefield.ts";
import { baseAt, baseRadius, touchGap } from "../table/measuring.ts";
import type { Place } from "../book/schemas.ts";
import type { Captive } from "../table/things.ts";
import type { OnTable } from "../table/fighter.ts";
import { choose, type Ctx, reading, record, type Rules, sideOf } from "../table/context.ts";

/** How far short of contact a move may end, in lattice units, because places are whole numbers. */
const ROUNDING = 2;

/** Whether a base is in contact with a captive: the bases touch, however distances are measured. zh.captive.recapture */
export const meetsCaptive = (ctx: Ctx, at: Place, captive: Captive): boolean =>
  measured.isWithin(measured.gapBetween(baseAt(ctx, at), baseAt(ctx, captive.at)), Math.max(touchGap(ctx), ROUNDING));

/** Whether a captive is in the building he came from, where contact does not recapture him. zh.open.m6-officer-back */
export function isAtHome({ state }: Ctx, { home, at }: Captive): boolean {
  const item = itemNamed(state, home);
  return item !== undefined && measured.isOver(item.corners, at);
}

/** What ends the move of an attacker towards an escaped captive: contact with him. zh.captive.recapture */
export function captiveStops(ctx: Ctx, fighter: OnTable, goal: string): readonly measured.Barrier[] {
  const { captive } = ctx.state;
  if (captive === null || captive.id !== goal || sideOf(fighter) !== "attacker") return [];
  if (isAtHome(ctx, captive) || meetsCaptive(ctx, fighter.at, captive)) return [];
  return [{ name: captive.id, shape: baseAt(ctx, captive.at), keep: 0 }];
}

/** Whether a fighter leads a captive. */
export const hasCaptive = ({ state }: Ctx, { id }: OnTable): boolean => state.captive?.escort === id;

/**
 * What an escort's roll leaves for its move: one success is spent on the captive and gives no movement; without a success it
 * moves only 2″. Null if it escorts nobody. zh.captive.move-actions, zh.captive.struggle, zh.open.captive-success,
 * zh.open.captive-struggle-dir
 */
export interface Burden {
  readonly successes: number;
  readonly struggles: boolean;
}

export function burdenOf(ctx: Ctx, fighter: OnTable, successes: number): Burden | null {
  if (!hasCaptive(ctx, fighter)) return null;
  const spent = reading(ctx, "zh.open.captive-success") === "gives-no-movement" ? 1 : 0;
  return successes === 0 ? { successes: 0, struggles: true } : { successes: successes - spent, struggles: false };
}

/** The rows by which a captive limits how far its escort moves. */
export function burdenRows(ctx: Ctx, fighter: OnTable, successes: number): readonly Citation[] {
  const burden = burdenOf(ctx, fighter, successes);
  if (burden === null) return [];
  return burden.struggles
    ? ["zh.captive.struggle", "zh.open.captive-struggle-dir"]
    : ["zh.captive.move-actions", "zh.open.captive-success"];
}

/** Where the captive is placed: touching its escort, behind it; or anywhere within 1″. zh.open.captive-place */
function* placeOfCaptive(ctx: Ctx, fighter: OnTable): Rules<Place> {
  const at = (turn: number, gap: number): Place => {
    const far = 2 * baseRadius(ctx) + gap;
    return ontoTable(ctx.state, measured.placeAlong(fighter.at, measured.directionOf(fighter.facing + turn), far));
  };
  if (reading(ctx, "zh.open.captive-place") === "touching") return at(180, 0);
  const names = ["before", "to the right of", "behind", "to the left of"] as const;
  const places = names.flatMap((name, i) =>
    [0, measured.inch].map((gap) => ({
      id: `${["before", "right", "behind", "left"][i] ?? ""}-${gap === 0 ? "touching" : "apart"}`,
      text: `${gap === 0 ? "Touching" : "1″"} ${name} ${fighter.id}`,
      value: at(90 * i, gap),
    })),
  );
  const prompt = { id: "zh.decide.pair-place", text: "Where is the captive?", piece: fighter.id } as const;
  return yield* choose(sideOf(fighter), prompt, places);
}

/** The captive goes with its escort; it neither blocks nor is blocked. zh.captive.no-fighter, zh.open.captive-place */
export function* bringCaptive(ctx: Ctx, fighter: OnTable): Rules {
  const { captive } = ctx.state;
  if (captive === null || captive.escort !== fighter.id) return;
  const at = yield* placeOfCaptive(ctx, fighter);
  if (measured.samePlace(at, captive.at)) return;
  captive.at = at;
  record(ctx, {
    event: "placed",
    piece: captive.id,
    at: written(at),
    facing: null,
    cites: ["zh.open.captive-place", "zh.captive.no-fighter", "zh.open.base-size"],
  });
}
