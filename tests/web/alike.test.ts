import { describe, expect, it } from "vitest";
import { games } from "../all-games.ts";
import { learnNames } from "../../web/page/names.ts";
import { alikeAmong } from "../../web/table/alike.ts";

function learn(ruleset: string, text: string): void {
  const opened = games.find(({ id }) => id === ruleset)?.openText(text);
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  learnNames(opened.value.board());
}

describe("options that say the same of several miniatures", () => {
  it("stand together by their unit, each by its number; who carries something else stands apart", () => {
    learn("dust-tactics", "umpire dust-tactics\ntable 90 60\nunit n1 v.guard north at 44,22, whole\n");
    const option = (id: string, weapon: string) => ({ id, text: `${id} with ${weapon}` });
    expect(alikeAmong([option("n1-1", "rifle"), option("n1-5", "carbine"), option("n1-2", "rifle")])).toEqual([
      {
        text: "Dominion Guard n1 with rifle",
        options: [
          { id: "n1-1", text: "Dominion Guard n1-1 with rifle", short: "n1-1" },
          { id: "n1-2", text: "Dominion Guard n1-2 with rifle", short: "n1-2" },
        ],
      },
      {
        text: "Dominion Guard n1-5 with carbine",
        options: [{ id: "n1-5", text: "Dominion Guard n1-5 with carbine", short: "n1-5" }],
      },
    ]);
  });

  it("keep a line each where they are no miniatures of a unit", () => {
    learn("rogue-regiment", "board\n+ + + +\n 1 . J\n+ + + +\n1 = smg guard, facing E\nJ = operator jock");
    const told = alikeAmong([
      { id: "guard-1", text: "guard-1 goes first" },
      { id: "guard-2", text: "guard-2 goes first" },
      { id: "yes", text: "Yes" },
    ]);
    expect(told.map(({ options }) => options.length)).toEqual([1, 1, 1]);
  });
});
