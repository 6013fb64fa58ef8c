import { nearest } from "../../rules/kernel/index.ts";
import { builtInNames, builtInPlayer, type Player } from "./player.ts";
import { processPlayer, requireProgram } from "./process-player.ts";

/** The player of a name that is built in; null for the command of a program. Throws `Unreadable` where it is neither. */
function known(name: string): Player | null {
  const player = builtInPlayer(name);
  if (player === null) requireProgram(name, `, nor is it a player that is built in${nearest(name, builtInNames)}`);
  return player;
}

/**
 * The players of two names: each one that is built in, else the command of another program, which may be silent for so
 * many seconds. Throws `Unreadable` where one of them is neither; then none is started.
 */
export function playersOf(first: string, second: string, patience: number): readonly [Player, Player] {
  const built = [known(first), known(second)] as const;
  return [built[0] ?? processPlayer(first, patience), built[1] ?? processPlayer(second, patience)];
}
