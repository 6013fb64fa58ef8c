import { describe, expect, it } from "vitest";
import { games } from "../all-games.ts";
import { bothWays } from "../../service/adjudication/sight-both-ways.ts";
import { disputes } from "../../web/home/disputes.ts";

/** What a situation is ruled when it is asked who sees whom. */
function ruled(ruleset: string, board: string, from: string, to: string) {
  const opened = games.find(({ id }) => id === ruleset)?.openText(board);
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened?.defects));
  const ruling = opened.value.sight({ from, to });
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.defects));
  return { plain: ruling.value, whole: bothWays(opened.value, { from, to }, ruling.value) };
}

describe("a ruling on sight tells of both directions what is open", () => {
  const asked = disputes.flatMap(({ id, ruleset, board, asked: what }) =>
    "from" in what ? [{ id, ruleset, board, ...what }] : [],
  );

  it.each(asked)("of $id as when it is asked the other way round", ({ ruleset, board, from, to }) => {
    const { back } = ruled(ruleset, board, from, to).whole;
    const turned = ruled(ruleset, board, to, from).plain;
    expect(back?.seen).toBe(turned.seen);
    expect(back?.interpretations).toEqual(turned.interpretations);
    expect(back?.otherwise).toEqual(turned.otherwise);
  });

  it("in every game, and somewhere with readings by which the answer would be another", () => {
    const open = asked.filter(({ ruleset, board, from, to }) => {
      const { back } = ruled(ruleset, board, from, to).whole;
      return (back?.otherwise ?? []).length > 0;
    });
    expect(new Set(asked.map(({ ruleset }) => ruleset)).size).toBe(games.length);
    expect(open.length).toBeGreaterThan(3);
  });
});
