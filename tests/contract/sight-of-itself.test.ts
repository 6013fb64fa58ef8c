import { describe, expect, it } from "vitest";
import * as z from "zod";
import { games } from "../all-games.ts";
import { caseFiles, casesIn } from "../conformance/files.ts";
import { tries } from "../soak/at-length.ts";
import { servingByTheDocument } from "./serving.ts";

/** Every so many of each game's positions; all of them in the soak. */
const STEP = tries(60, 1);

const drawn = z.object({ board: z.object({ pieces: z.array(z.object({ id: z.string() })) }) });

describe("A line of sight of no length", () => {
  const { service, unlikeSchema } = servingByTheDocument();

  const all = caseFiles().flatMap(casesIn);
  it.each(games.map(({ id }) => id))("from a piece of %s to itself is told in numbers", async (ruleset) => {
    const { post } = service;
    const boards = all.flatMap((one) => (one.game === ruleset && one.position !== undefined ? [one.position] : []));
    let answered = 0;
    for (const board of boards.filter((_, at) => at % STEP === 0)) {
      const shown = drawn.safeParse((await post("/v1/board", { ruleset, board })).json);
      for (const { id } of shown.data?.board.pieces.slice(0, 4) ?? []) {
        const { status, json } = await post("/v1/sight", { ruleset, board, from: id, to: id });
        if (status === 200) answered++;
        expect(status === 200 ? unlikeSchema("/v1/sight", json) : [], board).toEqual([]);
      }
    }
    expect(answered).toBeGreaterThan(4);
  });
});
