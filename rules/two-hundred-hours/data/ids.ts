/*
 * The names of cards, phases and missions as the state, the notation and the actions write them. What a card does
 * stands with its area.
 */

/** Order cards. zh.order.deck */
export const orderIds = [
  "o-ambush",
  "o-silent-attack",
  "o-coordinate",
  "o-break-cover",
  "o-covering-fire",
  "o-volley",
  "o-two-blades",
  "o-place-and-go",
  "o-quick-signal",
  "o-strike-and-fade",
  "o-shoot-and-shift",
  "o-eyes-open",
  "o-clean-up",
  "o-long-stride",
  "o-on-my-mark",
  "o-into-the-dark",
] as const;
export type OrderId = (typeof orderIds)[number];

/** Event cards. zh.event.deck */
export const eventIds = [
  "e-at-the-double",
  "e-barbed-wire",
  "e-bad-intel",
  "e-dangerous-objective",
  "e-radio-intercept",
  "e-searchlight",
  "e-new-orders",
  "e-about-turn",
  "e-moonlight",
  "e-low-ammo",
  "e-snapped-twig",
  "e-loose-stones",
  "e-jammed",
  "e-twisted-ankle",
  "e-locked-door",
  "e-faulty-fuse",
  "e-tripwire",
  "e-crossed-wires",
  "e-who-goes-there",
  "e-torch",
  "e-streetlight",
  "e-nervous-sentry",
  "e-keen-nose",
  "e-flare",
  "e-fast-boots",
  "e-barracks",
  "e-double-watch",
] as const;
export type EventId = (typeof eventIds)[number];

/** Veteran cards. zh.veteran.count */
export const veteranIds = [
  "v-quick-reload",
  "v-dead-eye",
  "v-camouflage",
  "v-strong-arm",
  "v-light-feet",
  "v-iron-nerve",
  "v-quick-reflexes",
  "v-brawler",
  "v-knife-man",
  "v-night-eyes",
  "v-sapper",
  "v-climber",
  "v-old-hand",
  "v-steady",
  "v-handlers-bond",
  "v-parade-voice",
] as const;
export type VeteranId = (typeof veteranIds)[number];

/** Requisition cards. zh.requisition.max */
export const requisitionIds = [
  "r-silenced",
  "r-long-range",
  "r-radio",
  "r-demo-charge",
  "r-disguise",
  "r-smoke",
  "r-wire-cutters",
] as const;
export type RequisitionId = (typeof requisitionIds)[number];

/** The eight missions. */
export const missionIds = ["m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8"] as const;
export type MissionId = (typeof missionIds)[number];

/** The two sides; their seats have the same names. */
export const sides = ["attacker", "defender"] as const;
export type Side = (typeof sides)[number];

/** The kinds of Action tokens. zh.token.trooper, zh.token.character */
export const tokenKinds = ["trooper", "character"] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** The edges of the table, its upper one north, and its corners. */
export const edges = ["N", "E", "S", "W"] as const;
export type Edge = (typeof edges)[number];
export const corners = ["NW", "NE", "SE", "SW"] as const;
export type CornerName = (typeof corners)[number];
