import { describe, expect, it } from "vitest";
import { games } from "../../rules/index.ts";
import { disputes } from "../../web/home/disputes.ts";

describe("the gallery of disputes", () => {
  it("has a dozen, each with a name of its own", () => {
    expect(disputes.length).toBeGreaterThanOrEqual(12);
    expect(new Set(disputes.map(({ id }) => id)).size).toBe(disputes.length);
  });

  it.each(disputes.map((dispute) => [dispute.id, dispute] as const))("%s has a ruling", async (_id, dispute) => {
    const game = await games.find(({ id }) => id === dispute.ruleset)?.load();
    if (game === undefined) throw new Error(`There is no ${dispute.ruleset}.`);
    const opened = game.openText(dispute.board);
    if (!opened.ok) throw new Error(JSON.stringify(opened.defects));
    const ruling = opened.value.sight({ from: dispute.from, to: dispute.to });
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.defects));
    expect(ruling.value.reasons.length + ruling.value.lines.length).toBeGreaterThan(0);
  });
});
