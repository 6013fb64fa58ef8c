import { games as listed } from "../rules/index.ts";
import { dustTactics } from "../rules/dust-tactics/index.ts";
import type { Game } from "../rules/kernel/index.ts";

/** Every game of the server, loaded. */
export const games: readonly Game[] = await Promise.all(listed.map(({ load }) => load()));

/** Those and the games that are being built: their cases run, and nothing else knows them. */
export const built: readonly Game[] = [...games, dustTactics];
