import type { Scenario } from "../../../kernel/index.ts";

/** The tutorial. rr.create.four-tiles */
export const chalkFarm: Scenario = {
  id: "chalk-farm",
  title: "The Major at Chalk Farm",
  text: "Four tiles, two Operators. An Axis major sleeps in the farmhouse. Kill him and bring at least one Operator back off the board by the entry/exit tile.",
  board: `umpire rogue-regiment
section stealth
phase set-up
meter 6
objectives kill-officers leave
board
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . .=. . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . .=. . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . .=. . . . . . . . . . . . . . .
+ + + + +#+#+#+ + + + + + + + + + + + + + + + + +
 . . . .#: : :#. .=. . f f . . . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 ~ ~ . .#: : :W. . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + +#+#+W+#+#+ + + + + +
 ~ ~ ~ .#: : :#. . . r . . .#: : : : :#. . . c .
+ + + + +#+D+#+ + + + + + + + + + + + + + + + + +
 ~ ~ . . . . . . . . . . . .#: : : : :#. . s s .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . . h c .W: : : : :#. . . . .
+ + +-+-+-+-+ + + + + + + + + + + + + + + + + + +
 . . . . . . . . . f . h c .#: : : : :D. h . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . f f . h . .#: : : : :#. h . . .
+ + + + + + + + + + + + + + +#+#+D+#+#+ + + + + +
 . f f . . . . . . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . f . . . . . . . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + +-+-+-+ +-+-+-+ + + + +
 . . . . . . h h h . . . . . . . . c c . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + +-+-+-+-+ +
 . . . . . . . . . . . . h h h h . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . f . . . . . .|. . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . r . . f f . . . . . .|. . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . .|. . f f . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . .|. . . f . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . f . h h . . . . . . . . f . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . f f . . . f . . . . . f f . . . . . r . f f
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . f f . . . . . . . . . . . . . . f .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . f . . . . . . f f . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
point 12,11 black N E S* W
point 21,12 white S* W N
point 5,8 black E S* W
point 19,4 white N E S*
line white 3,13 > 11,13 > 11,18 > 3,18, closed, start 3,16 N, start 11,15 S
line black 13,2 > 22,2 > 22,4, start 15,2 E, start 20,2 W
spawn A white N 5
spawn B black E 16
entry 0,21 0,22 0,23 1,23
operator jock at 0,22, facing E, knife, pistol
operator paddy at 1,23, facing N, knife, pistol, sten 5
officer major at 17,7, facing W
smg guard-1 at 16,12, facing S
`,
};
