import { expect, test } from "vitest";
import { MOST_WORK, Budget } from "../../rules/kernel/index.ts";
import { rogueRegiment } from "../../rules/rogue-regiment/index.ts";

/** A wide field, on which the Jäger player has a fast vehicle to move. */
function fieldOf(width: number, height: number): string {
  const corners = "+ ".repeat(width + 1).trimEnd();
  const row = (y: number): string =>
    ` ${Array.from({ length: width }, (_, x) => (y >= 9 && y < 11 && x >= 30 && x < 32 ? "K" : x === 0 && y === height - 1 ? "J" : ".")).join(" ")}`;
  const rows = Array.from({ length: height }, (_, y) => [row(y), corners]).flat();
  return [
    "expansions jager",
    "section battle",
    "phase advance",
    "turn 12",
    "meter 0",
    "objectives leave",
    "board",
    corners,
    ...rows,
    "jager",
    "jager moves kettenkrad-1",
    "entry 0,0",
    "J = operator jock, facing N, ap 0, spotted, finished",
    "K = kettenkrad kettenkrad-1, facing W, alert, advanced, jager",
  ].join("\n");
}

test("the hundreds of places a vehicle may be moved to are listed, and chosen from, well within the work of a request", () => {
  for (const answer of ["forms", "policy"] as const) {
    const work = new Budget();
    const opened = rogueRegiment.openText(fieldOf(36, 23), {}, work);
    if (!opened.ok) throw new Error(JSON.stringify(opened.defects));
    const seen = opened.value.seenBy("jager");
    expect(seen.decision()).toMatchObject({ prompt: "rr.decide.jager-command", piece: "kettenkrad-1" });
    if (answer === "policy") expect(seen.policyMove({ face: () => 1, index: () => 0 })).not.toBeNull();
    else expect(seen.forms().flatMap(({ actions }) => actions).length).toBeGreaterThan(300);
    expect(work.spent, answer).toBeLessThan(MOST_WORK / 10);
  }
});
