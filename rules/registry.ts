import type { Game } from "./kernel/index.ts";

/** Where each game lies, by its id; adding a game is adding its folder and one entry here. */
export const places: Readonly<Record<string, () => Promise<Game>>> = {
  "rogue-regiment": async () => (await import("./rogue-regiment/index.ts")).rogueRegiment,
  "v-sabotage": async () => (await import("./v-sabotage/index.ts")).vSabotage,
  "hour-of-glory": async () => (await import("./hour-of-glory/index.ts")).hourOfGlory,
  "two-hundred-hours": async () => (await import("./two-hundred-hours/index.ts")).twoHundredHours,
  "dust-tactics": async () => (await import("./dust-tactics/index.ts")).dustTactics,
};
