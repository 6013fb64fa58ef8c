import { afterEach, describe, expect, it } from "vitest";
import { forgetNames, learnNames, pieceName, told, toldWithin, withNames } from "../../web/board/names.ts";
import { games } from "../all-games.ts";
import type { BoardModel } from "../../web/api/answers.ts";

function boardOf(ruleset: string, text: string): BoardModel {
  const read = games.find(({ id }) => id === ruleset)?.openText(text);
  if (read?.ok !== true) throw new Error(`No position of ${ruleset}.`);
  return read.value.board();
}

afterEach(forgetNames);

describe("names of pieces", () => {
  it("are their ids as people say them", () => {
    expect(pieceName("patrol-2")).toBe("Patrol 2");
    expect(pieceName("jock")).toBe("Jock");
  });

  it("stand in sentences in place of ids, and nowhere else", () => {
    expect(withNames("guard-1 sees guard-12 by the guard-1-post.", ["guard-1", "guard-12"])).toBe(
      "Guard 1 sees Guard 12 by the guard-1-post.",
    );
    expect(withNames("officer shouts to the officers.", ["officer"])).toBe("Officer shouts to the officers.");
    expect(withNames("Nothing is named", [null, 3, "a.b"])).toBe("Nothing is named");
  });

  it("are learned from a table, also of units that are not on it, and stay when somebody has gone", () => {
    const text = `umpire dust-tactics
table 90 60
unit s1 h.line south at 20,50, whole
unit n1 v.guard north off reserve
unit n2 v.maur north at 60,10
`;
    learnNames(boardOf("dust-tactics", text));
    expect(told("s1-2 halts; n1 and n2 do nothing.")).toBe(
      "Line Section s1-2 halts; Dominion Guard n1 and Overseer Maur do nothing.",
    );
    learnNames(boardOf("dust-tactics", text.replace(/unit s1.*\n/, "")));
    expect(pieceName("s1")).toBe("Line Section s1");
  });

  it("begin a sentence with a capital and stand inside it as they are; lengths are told to a hundredth", () => {
    learnNames(
      boardOf(
        "hour-of-glory",
        "plan\n......\nphase take-time\nintruder holt at 3,0\ncommander at 0,0, facing E\nsentry s1 at 5,0, facing E\n",
      ),
    );
    expect(told("commander sees holt and s1.")).toBe("The Commander sees Holt and Sentry 1.");
    expect(toldWithin("commander at 12.34567,7.5")).toBe("the Commander at 12.35,7.5");
  });
});
