import type { Scenario } from "../../../kernel/index.ts";

/** They Who Dare: Nancy in disguise between the stalls. rr.dare.disguise-swap, rr.create.four-tiles */
export const marketDay: Scenario = {
  id: "market-day",
  title: "Market Day",
  text: "They Who Dare. Four tiles, Nancy and one other Operator. A colonel is quartered in the inn, and the papers lie in the town hall across the market. Kill him and carry the papers off the board; one of the two, and one Operator back, is a minor victory.",
  board: `umpire rogue-regiment
expansions they-who-dare
section stealth
phase set-up
meter 6
operators 1
objectives kill-officers take-documents leave
enough 1
board
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . .|. . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . .|. . . . . . . . . . f f .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . .|. . . . . . . . . . f . .
+ + + +#+W+#+#+#+#+ + + + + + + + + + + + + + + +
 . . .#: : : : : :#. . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . .#: : : : : :#. . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + +#+#+W+#+#+#+ + + + +
 . . .#: : : : : :W. . . . .#: : : : : :#. . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . .#: : : : : :#. . . . .#: : : : : :#. . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . .#: : : : : :#. . . . .D: : : : : :W. . . .
+ + + +#+#+#+D+#+#+ + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . .#: : : : : :#. . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . c .#: : : : : :#. . . .
+ + + + + + + + + + + + + + +#+#+#+D+#+#+ + + + +
 . . . . . . . . . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . c c . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . c . . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . f f . . . . . . . c . . . . . . . . . . . r r
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . f . . . . . . . . . . . c . . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + +-+-+-+-+-+ + + + + + +
 . . . h h h . . . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . . . . . . f f . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . . . . . . . f . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . f f . . . r . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . . h h h h . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
 . . . . . . . . . . . . . . . . . . . . . . . .
+ + + + + + + + + + + + + + + + + + + + + + + + +
point 12,8 black W* S N
point 21,11 white W* N
point 5,10 black S* E
point 15,18 white N* W E
line white 9,2 > 9,11 > 2,11 > 2,2, closed, start 9,4 S, start 2,9 N
line black 12,16 > 21,16 > 21,12 > 12,12, start 14,16 E, start 19,12 W
spawn A white N 14
spawn B black W 17
spawn C mixed E 5
entry 0,21 0,22 0,23 1,23
deck raid
operator nancy at 0,22, facing E, knife, pistol, rat-bomb 1, med-pack 1, outfit either
officer colonel at 17,8, facing W
smg guard-1 at 18,9, facing S
smg guard-2 at 10,6, facing W
barrel at 13,5
document at 5,6
`,
};
