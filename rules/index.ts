import type { Game } from "./kernel/index.ts";
import { rogueRegiment } from "./rogue-regiment/index.ts";
import { vSabotage } from "./v-sabotage/index.ts";

/** Every game this server adjudicates; adding a game is adding its folder and one entry here. */
export const games: readonly Game[] = [rogueRegiment, vSabotage];
