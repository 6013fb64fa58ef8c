import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { games } from "../all-games.ts";
import { valueOf } from "../kernel/random-moments.ts";

/** The page that tells how positions of a game are written; its first block is an example. */
const pages: Readonly<Record<string, string>> = {
  "rogue-regiment": "notation",
  "v-sabotage": "v-sabotage",
  "hour-of-glory": "hour-of-glory",
  "two-hundred-hours": "two-hundred-hours",
  "dust-tactics": "dust-tactics",
};

/** The text of the first plain block of a page. */
const exampleOf = (page: string): string =>
  /^```\n([\s\S]*?)^```$/m.exec(readFileSync(join(import.meta.dirname, "../../docs", `${page}.md`), "utf8"))?.[1] ?? "";

describe.each(games.map((game) => ({ id: game.id, game })))("texts of $id", ({ id, game }) => {
  it("are read as the example of their page is written, which says its game", () => {
    const text = exampleOf(pages[id] ?? "");
    expect(text.split("\n")[0]).toBe(`umpire ${id}`);
    const read = game.openText(text);
    expect(read.ok ? [] : read.defects).toEqual([]);
  });

  it("say their game when they are printed, and are refused by every other", () => {
    const text = valueOf(game.setUp(game.scenarios[0]?.id ?? "", {})).print();
    expect(text.split("\n")[0]).toBe(`umpire ${id}`);
    expect(valueOf(game.openText(text)).print()).toBe(text);
    for (const other of games) if (other.id !== id) expect(other.openText(text).ok).toBe(false);
  });
});
