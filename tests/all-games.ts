import { games as listed } from "../rules/index.ts";
import type { Game } from "../rules/kernel/index.ts";

/** Every game of the server, loaded. */
export const games: readonly Game[] = await Promise.all(listed.map(({ load }) => load()));
