import { afterAll, describe, expect, it } from "vitest";
import { seededChance } from "../../rules/kernel/index.ts";
import type { BoardModel, SightRuling } from "../../web/api/answers.ts";
import { placeOf } from "../../web/board/places.ts";
import { forgetNames } from "../../web/page/names.ts";
import { decisiveReason } from "../../web/sight/ruling-words.ts";
import { games } from "../all-games.ts";
import { valueOf } from "../kernel/random-moments.ts";

/** What is asked, as the page hears it. */
const heard = <T>(value: unknown): T => JSON.parse(JSON.stringify(value));

/** So many moments of each mission, and so many who look and who are looked at in each. */
const MOMENTS = 16;
const LOOKERS = 6;

/** The pieces that look and are looked at: no things, and nobody who is led along. */
const looking = (board: BoardModel): BoardModel["pieces"] =>
  board.pieces.filter(
    (piece) => placeOf(board, piece) !== null && !/^(?:objects|objectives|escorted.*)$/.test(piece.side),
  );

/** A sentence without whom and where it is about. */
function without(text: string, names: readonly string[]): string {
  const byLength = names.toSorted((a, b) => b.length - a.length);
  return byLength.reduce((said, name) => said.replaceAll(name, "…"), text).replaceAll(/\d+(?:\.\d+)?/g, "…");
}

describe.each(games)("$title: who sees whom, and who stands on a place", (game) => {
  afterAll(forgetNames);

  it("a reason that says why somebody is seen never says why somebody is not", () => {
    const seenFor = new Set<string>();
    const unseenFor = new Set<string>();
    for (const { id } of game.scenarios.slice(0, 4)) {
      const begun = game.setUp(id, {});
      if (!begun.ok) continue;
      let situation = begun.value;
      const chance = seededChance(11);
      for (let moment = 0; moment < MOMENTS && situation.decision() !== null; moment++) {
        const board = heard<BoardModel>(situation.board());
        const names = [
          ...board.pieces.map((piece) => piece.id),
          ...board.pieces.flatMap((p) => placeOf(board, p) ?? []),
        ];
        const lookers = looking(board)
          .filter((_, at) => at % 2 === moment % 2)
          .slice(0, LOOKERS);
        for (const from of lookers)
          for (const target of looking(board)
            .filter(({ side }) => side !== from.side)
            .slice(0, LOOKERS))
            for (const to of [target.id, placeOf(board, target) ?? target.id]) {
              const asked = situation.sight({ from: from.id, to });
              if (!asked.ok) continue;
              const ruling = heard<SightRuling>(asked.value);
              // what is seen past something names that, too
              const reason = ruling.seen ? ruling.reasons.at(-1) : decisiveReason(ruling);
              if (reason !== undefined) (ruling.seen ? seenFor : unseenFor).add(without(reason.text, names));
            }
        const answer = valueOf(situation.adjudicate({ ...situation.policyMove(chance), chance }));
        if (answer.outcome !== "paused") break;
        situation = answer.situation;
      }
    }
    expect(seenFor.size + unseenFor.size).toBeGreaterThan(1);
    expect([...unseenFor].filter((text) => seenFor.has(text))).toEqual([]);
  });
});
