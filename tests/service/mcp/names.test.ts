import { describe, expect, it } from "vitest";
import * as z from "zod";
import { namesOn } from "../../../pictures/index.ts";
import type { BoardModel } from "../../../rules/kernel/index.ts";
import { games } from "../../all-games.ts";
import { caseFiles, casesIn } from "../../conformance/files.ts";
import { tries } from "../../soak/at-length.ts";
import { connecting } from "./connecting.ts";

const { app, model } = connecting();

const all = caseFiles().flatMap(casesIn);

/** The ids of a board that say nothing to people, as "s1" of Sentry 1, by what they are called. */
const bareIds = (board: BoardModel): readonly string[] =>
  [...namesOn(board)].filter(([id, name]) => !name.includes(id) && /\d/.test(id)).map(([id]) => id);

/**
 * What a model reads as sentences of an answer: not boards, names, actions and options, which a next call needs by their
 * ids, nor the ids of rules and the texts of the books.
 */
function sentencesIn(text: string, data: unknown): string {
  const { board = "", decision } = needed.parse(data);
  const drawn = new Set(board.split("\n"));
  const options = (decision?.options ?? []).map(({ id }) => `- ${id}: `);
  const sentence = (line: string): string => line.slice(options.find((option) => line.startsWith(option))?.length ?? 0);
  return text
    .split("\n")
    .filter(
      (line) => !drawn.has(line) && !/^(?:- [a-z]{2}\.|Rules:|Names: |answers: |To go on, |\d+(?:–\d+)? )/.test(line),
    )
    .map(sentence)
    .join("\n")
    .replaceAll(/ \[[^\]]*\]/g, "")
    .replaceAll(/ \((?:[\w-]+(?: \w+=\S+)*|choose \S+)\)/g, "")
    .replaceAll(/where [\w.-]+ is read "[\w-]+"/g, "");
}

/** What of an answer a next call needs. */
const needed = z.object({
  board: z.string().optional(),
  decision: z.object({ options: z.array(z.object({ id: z.string() })) }).optional(),
});
const suggested = z.object({ action: z.looseObject({}).optional(), choose: z.array(z.string()) });
const drawn = z.looseObject({ board: z.custom<BoardModel>() });

async function boardOf(place: Readonly<Record<string, unknown>>): Promise<BoardModel | null> {
  const response = await app.request("/v1/board", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...place, answers: undefined }),
  });
  return response.ok ? drawn.parse(await response.json()).board : null;
}

async function told(name: string, given: Readonly<Record<string, unknown>>, ids: readonly string[]) {
  const answer = await model.call(name, given);
  const { text, data, isError } = answer;
  // what was said wrongly is told as it was said
  if (isError) return answer;
  const read = sentencesIn(text, data);
  const found = ids.filter((id) => new RegExp(`(?<![\\w.,-])${id}(?![\\w.,-])`).test(read));
  expect(found, `${name}: ${text}`).toEqual([]);
  return answer;
}

describe.each(games)("a model that asks about $id", ({ id: ruleset, scenarios }) => {
  it("reads names, and ids only where the next call needs them", async () => {
    const boards = all.flatMap((one) => (one.game === ruleset && one.position !== undefined ? [one.position] : []));
    let asked = 0;
    const every = Math.floor(boards.length / tries(7, 40));
    for (const text of boards.filter((_, at) => at % every === 0)) {
      const place = { ruleset, board: text };
      const board = await boardOf(place);
      if (board === null) continue;
      const ids = bareIds(board);
      const [from = "", to = from] = board.pieces.map(({ id }) => id);
      const { data } = await told("suggest", place, ids);
      await told("show_position", place, ids);
      await told("what_is_legal", place, ids);
      await told("enemy_preview", place, ids);
      if (from !== to) await told("sight", { ...place, from, to }, ids);
      const { action } = suggested.parse(data);
      for (const name of ["why", "odds"]) if (action !== undefined) await told(name, { ...place, action }, ids);
      await told("adjudicate", { ...place, ...(action !== undefined && { action }), seed: 1 }, ids);
      asked++;
    }
    expect(asked).toBeGreaterThan(4);
  });

  it("reads names in what happens, move after move", async () => {
    let place: Readonly<Record<string, unknown>> = { ruleset, scenario: scenarios.at(-1)?.id };
    let ids: readonly string[] = [];
    for (let move = 0; move < 10; move++) {
      const now = await boardOf(place);
      if (now !== null) ids = bareIds(now);
      const { action, choose } = suggested.parse((await told("suggest", place, ids)).data);
      const meant = action === undefined ? { choose } : { action };
      const { data } = await told("adjudicate", { ...place, ...meant, seed: move }, ids);
      if (data["board"] === undefined || data["result"] !== undefined) break;
      place = { ruleset, board: data["board"], answers: data["answers"] ?? [] };
    }
    expect(place["board"]).toBeDefined();
  });
});
