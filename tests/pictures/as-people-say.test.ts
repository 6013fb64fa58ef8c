import { describe, expect, it } from "vitest";
import { drawBoard, namesOn } from "../../pictures/index.ts";
import { disputes } from "../../web/home/disputes.ts";
import { games } from "../all-games.ts";
import { elementsOf } from "./elements.ts";
import { scenarioBoards } from "./boards.ts";
import type { BoardModel, SightRuling } from "../../rules/kernel/index.ts";

/** Everything that a picture says: its captions, what stands at a pointer, and what is read aloud. */
const saidBy = (board: BoardModel, sight?: SightRuling): readonly string[] =>
  elementsOf(drawBoard(board, { sight, title: "A board" }).svg)
    .filter(({ name }) => ["text", "title", "desc"].includes(name))
    .map(({ text }) => text);

/** What is said of a board by ids that people have other names for. */
function idsIn(board: BoardModel, sight?: SightRuling): readonly string[] {
  const named = [...namesOn(board)].flatMap(([id, name]) => (name.includes(id) || id.length < 2 ? [] : [id]));
  const words = new Set(named);
  return saidBy(board, sight).filter((text) =>
    text.split(/[^\p{L}\p{N}-]+/u).some((word) => words.has(word) || /^[a-z]+-\d+$/.test(word)),
  );
}

describe("a picture says what people say", () => {
  it.each(scenarioBoards)("of %s, and no ids", (_, board) => {
    expect(idsIn(board)).toEqual([]);
  });

  it.each(disputes.map((dispute) => [dispute.id, dispute] as const))(
    "of the dispute %s, with what is asked of it",
    (_, { ruleset, board: text, asked }) => {
      const opened = games.find(({ id }) => id === ruleset)?.openText(text);
      if (opened?.ok !== true) throw new Error("No position.");
      const ruling = "from" in asked ? opened.value.sight(asked) : null;
      expect(idsIn(opened.value.board(), ruling?.ok === true ? ruling.value : undefined)).toEqual([]);
    },
  );
});
