/** Effects of a medal that roll a die again, as they are answered. zh.medal.may-trigger, zh.medal.right-roll */
export const medalRerolls = [
  "accurate",
  "aggression",
  "assist",
  "brawler",
  "dead-eye",
  "double-tap",
  "fortified",
  "iron-nerve",
  "knife-man",
  "quick-reflexes",
  "quick-reload",
  "sapper",
] as const;
export type MedalReroll = (typeof medalRerolls)[number];

/** All other effects of a medal. */
export const medalEffects = [
  "awareness",
  "blast",
  "camouflage",
  "caution",
  "cut-throat",
  "e-at-the-double",
  "freeze",
  "headshot",
  "indirect",
  "keep-moving",
  "light-feet",
  "old-hand",
  "penetrate",
  "quick-draw",
  "quiet",
  "recon",
  "reposition",
  "spread",
] as const;
export type MedalUse = MedalReroll | (typeof medalEffects)[number];
