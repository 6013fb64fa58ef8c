import { type Ctx, type Req, type Hindrance } from "../table/context.ts";
import type { Aim } from "./aim.ts";
import type { Arm } from "./arms.ts";
import type { DeclaredAttack } from "./attack-mode.ts";
import type { Hands } from "./hands.ts";
import type { Sides } from "./sides.ts";
import type { Volley, Firer } from "./volley.ts";

/** The work of looking whether a miniature can fire a weapon. */
export const FIRER = 20;

/** An attack as it is worked out, shot by shot. */
export interface Orders extends DeclaredAttack {
  readonly ctx: Ctx;
  readonly req: Req;
  readonly aim: Aim;
  readonly hands: Hands;
  readonly sides: Sides;
}

/** What a shot is before it is known who fires it. */
export type Draft = Omit<Volley, "firers">;

/** Those who fire a weapon, and why the others do not. */
export interface Firing {
  readonly firers: readonly ArmedFirer[];
  /** Whether anybody has the weapon. */
  readonly isCarried: boolean;
  /** Why the first of those who cannot does not fire it. */
  readonly why: Hindrance | null;
  /** How many of `count` nobody fires. */
  readonly left: number;
}

export type ArmedFirer = Firer & { readonly arm: Arm };
