import { expect, it } from "vitest";
import { hourOfGlory } from "../../rules/hour-of-glory/index.ts";
import { Budget } from "../../rules/kernel/index.ts";
import { playedMove } from "../../service/adjudication/played-move.ts";

const board =
  "plan\n.....\n.....\nphase commander\nintruder crane at 4,0, assault\ncommander at 0,0, facing E\nturn commander, left 4";

it("refuses a strong move that takes more work than there is, and says what can be asked instead", async () => {
  const opened = hourOfGlory.openText(board, {}, new Budget(200_000));
  if (!opened.ok) throw new Error(opened.defects[0]?.message);
  expect(await playedMove(opened.value, { strength: "fair", seed: 1 })).not.toBeNull();
  await expect(playedMove(opened.value, { strength: "strong", seed: 1 })).rejects.toThrow(
    /^A strong move takes more work .*: ask for a fair one/,
  );
});
