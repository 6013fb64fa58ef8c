import { describe, expect, it } from "vitest";
import { games } from "../all-games.ts";
import { disputes } from "../../web/home/disputes.ts";
import { seededChance } from "../../rules/kernel/index.ts";
import type { Dispute } from "../../web/home/gallery/dispute.ts";
import { isTold } from "../../web/game/asked.ts";

/** What the rules say to a dispute. */
function ruled({ ruleset, board, asked }: Dispute): "yes" | "no" {
  const opened = games.find(({ id }) => id === ruleset)?.openText(board);
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened?.defects));
  const position = opened.value;
  if ("from" in asked) {
    const ruling = position.sight(asked);
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.defects));
    return ruling.value.seen ? "yes" : "no";
  }
  if ("action" in asked) {
    const requirements = position.requirements(asked.action);
    if (!requirements.ok) throw new Error(JSON.stringify(requirements.defects));
    return requirements.value.every(({ holds }) => holds) ? "yes" : "no";
  }
  const played = position.adjudicate({ ...asked.move, chance: seededChance(7) });
  if (!played.ok) throw new Error(JSON.stringify(played.defects));
  if (played.value.outcome === "refused") throw new Error(JSON.stringify(played.value.failing));
  return isTold(played.value.events, asked) ? "yes" : "no";
}

describe("the gallery of disputes", () => {
  it("has six or more for each game, each with a name of its own", () => {
    for (const { id } of games)
      expect(disputes.filter(({ ruleset }) => ruleset === id).length).toBeGreaterThanOrEqual(6);
    expect(new Set(disputes.map(({ id }) => id)).size).toBe(disputes.length);
    const kinds = new Set(disputes.map(({ asked }) => Object.keys(asked)[0]));
    expect([...kinds].toSorted()).toEqual(["action", "from", "move"]);
  });

  it.each(disputes.map((dispute) => [dispute.id, dispute] as const))(
    "%s is answered as the rules say",
    (_, dispute) => {
      expect(ruled(dispute)).toBe(dispute.answer);
    },
  );
});
