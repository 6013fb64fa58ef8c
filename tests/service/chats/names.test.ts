import { describe, expect, it } from "vitest";
import { openTable } from "../../../cli/sqlite.ts";
import { namesOn } from "../../../pictures/index.ts";
import { answerIn, nobody } from "../../../service/chats/answers.ts";
import { operationsFor } from "../../../service/index.ts";
import { createStore } from "../../../service/storage/table-store.ts";
import { games as registry } from "../../../rules/index.ts";
import { games } from "../../all-games.ts";
import { caseFiles, casesIn } from "../../conformance/files.ts";
import { tries } from "../../soak/at-length.ts";

const { table } = openTable("memory");
const operations = operationsFor({ games: registry, store: createStore(table), now: Date.now, log: () => undefined });
const source = { operations, origin: "http://umpire.test" };
const all = caseFiles().flatMap(casesIn);

/** What people read of an answer: not the ids of rules, nor the texts of the books. */
const read = (text: string): string =>
  text
    .split("\n")
    .filter((line) => !/^- [a-z]{2}\.|^Rules:/.test(line))
    .join("\n")
    .replaceAll(/ \[[^\]]*\]/g, "")
    .replaceAll(/where [\w.-]+ is read "[\w-]+"/g, "");

describe.each(games)("in a chat about $id", ({ id: game }) => {
  it("people read names, and no ids of what has a name", async () => {
    const boards = all.flatMap((one) => (one.game === game && one.position !== undefined ? [one.position] : []));
    let answered = 0;
    for (const text of boards.filter((_, at) => at % tries(120, 20) === 0)) {
      const place = { game, text };
      const { board } = await operations.board({ ruleset: game, board: text }, nobody).catch(() => ({ board: null }));
      if (board === null) continue;
      const [from = "", to = from] = board.pieces.map(({ id }) => id);
      const ids = [...namesOn(board)].filter(([id, name]) => !name.includes(id) && /\d/.test(id)).map(([id]) => id);
      const forms = (await operations.legalActionsInParts({ ruleset: game, board: text }, nobody)).forms ?? [];
      const [action] = forms.flatMap(({ actions }) => actions ?? []);
      const asked = action === undefined ? [] : (["why", "odds"] as const);
      for (const name of ["sight", "board", ...asked] as const) {
        const { text: told, isAside } = await answerIn(
          { name, fields: { ...place, ...(name === "sight" ? { from, to } : { action: JSON.stringify(action) }) } },
          source,
        );
        // what was said wrongly is told as it was said
        if (isAside) continue;
        answered++;
        const found = ids.filter((id) => new RegExp(`(?<![\\w.,-])${id}(?![\\w.,-])`).test(read(told)));
        expect(found, `${name}: ${told}`).toEqual([]);
      }
    }
    expect(answered).toBeGreaterThan(6);
  });
});
