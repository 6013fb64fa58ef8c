import { games } from "../all-games.ts";
import type { BoardModel, Result, OpenPosition } from "../../rules/kernel/index.ts";

/** The value of a reading that is expected to succeed. */
export function valueOf<T>(read: Result<T>): T {
  if (!read.ok) throw new Error(JSON.stringify(read.defects));
  return read.value;
}

const game = (id: string) => {
  const found = games.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no game ${id}.`);
  return found;
};

export const opened = (ruleset: string, text: string): OpenPosition => valueOf(game(ruleset).openText(text));

/** The board of every scenario of every game. */
export const scenarioBoards: readonly (readonly [name: string, board: BoardModel])[] = games.flatMap(
  ({ id, scenarios, setUp }) =>
    scenarios.map((scenario) => [`${id} ${scenario.id}`, valueOf(setUp(scenario.id)).board()] as const),
);

/** Squares of many kinds: an officer indoors, a hedge, walls, people in all postures. */
export const farm = opened(
  "rogue-regiment",
  `board
+ + + + + + + + + + + + +
 f f . . . . . . ~ ~ ~ ~
+ + + + + + + + + + + + +
 f f . . J . . . ~ ~ ~ ~
+ + + +-+-+ + + + + + + +
 . . . . . . . . . ~ ~ ~
+ + + + + + +#+#+#+#+ + +
 r . . h . .#: : : :#. .
+ + + + + + + + + + + + +
 . . . h . .D: 2 : :W. .
+ + + + + + + + + + + + +
 . . . h . .#: : : :#. .
+ + + + + + +#+#+#+#+ + +
 . 1 . . . . . . . . . .
+=+=+ + + + + + + + + + +
 c c . . . . . . . . 3 .
+ + + + + + + + + + + + +
 . . . . . . P . . . . .
+ + + + + + + + + + + + +
1 = smg guard-1, facing E
2 = officer major, facing W, alert
3 = smg guard-2, facing N
J = operator jock, facing S, crouched, spotted
P = operator paddy, facing N`,
);

/** Two maps of areas with a crowd in one of them. */
export const post = opened(
  "v-sabotage",
  `terrain post
map
A1 A2 A2
A3 A4 A4
A3 A4 A4
indoor A3 A4
opening A3|A4
door A2|A4 locked
door A1|A3 unlocked
entrance west at A1 W, barred
alarm at A4, on
nest A2
trap-door A1 open
objective books at A4, interact 2
terrain yard
map
B1 B1
event EV01/N
commando sapper tan at A1, visible, injuries 1
commando medic blue outside, injuries 3, deadline 2
unit g regular mp40 at A4, protects alarm
unit g2 regular mp40 at A4
unit g3 regular mp40 at A4
unit g4 regular mp40 at A4
unit g5 regular mp40 at A4
unit w sledgehammer mauser behind post/west
token crowbar at A4, red
barrel at B1, destroyed`,
);

export { empty } from "../web/small-boards.ts";
