import { builtInPlayer, type Player } from "./player.ts";
import { processPlayer } from "./process-player.ts";

/** The player of a name: one that is built in, else the command of another program, which may be silent for so many seconds. */
export const playerNamed = (name: string, patience: number): Player =>
  builtInPlayer(name) ?? processPlayer(name, patience);
