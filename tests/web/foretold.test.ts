import { describe, expect, it } from "vitest";
import type { EnemyIntent } from "../../web/api/answers.ts";
import { foretoldOf } from "../../web/table/foretold.ts";
import { emptyBoard } from "./small-boards.ts";

const comes = (piece: string, says: string, chance: string): EnemyIntent => ({
  piece,
  phase: "event",
  condition: { text: `the event card says “${says}”`, chance },
  text: `${piece} comes onto its spawn tile.`,
  cites: [],
  criteria: [],
  candidates: [],
  decidedBy: null,
});

describe("what the enemy would do", () => {
  it("counts those alike who have no name yet, and tells when, where two lines read alike", () => {
    const told = foretoldOf(
      [
        comes("smg-a1", "1 man or 2 on the white spawn tile", "3/32"),
        comes("smg-b1", "1 man or 2 on the black spawn tile", "3/32"),
        comes("smg-a2", "2 men on the white spawn tile", "1/32"),
      ],
      emptyBoard,
    );
    expect(told.map(({ text, times, chance, isTwin }) => ({ text, times, chance, isTwin }))).toEqual([
      { text: "A new enemy comes onto its spawn tile.", times: 2, chance: "9 %", isTwin: true },
      { text: "A new enemy comes onto its spawn tile.", times: 1, chance: "3 %", isTwin: true },
    ]);
  });

  it("tells nothing more of a line that is unlike all others", () => {
    const [only] = foretoldOf([comes("smg-a1", "1 man on the white spawn tile", "3/32")], emptyBoard);
    expect(only?.isTwin).toBe(false);
  });
});
