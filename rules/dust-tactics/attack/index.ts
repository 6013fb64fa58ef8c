/*
 * Aiming, firing, close combat, saves and damage.
 */
export { Aim } from "./aim.ts";
export { type Arm, armsOf, emptyBy } from "./arms.ts";
export { type AttackMode, attackModeNow, type DeclaredAttack } from "./attack-mode.ts";
export { eliminateOutright, settleDeaths, sufferHits, type Unsaved } from "./damage.ts";
export { shakeOff } from "./eliminating.ts";
export type { Burst } from "./fight.ts";
export { foreseenTemplates } from "./foreseen-templates.ts";
export { type CalledFire, callArtillery, callable, requireObservedFire, observerOf } from "./observing.ts";
export { volleysOf } from "./orders.ts";
export { ratingFor, weaponsAgainst } from "./shot-fields.ts";
export { payFor } from "./paying.ts";
export { performAttack } from "./performing.ts";
export { adjacency } from "./reach.ts";
export { saved } from "./saves.ts";
export { fireSmoke } from "./smoke-shell.ts";
export { screenAt } from "./smoke.ts";
export { centreOf, underBlast } from "./templates.ts";
export type { Volley } from "./volley.ts";
