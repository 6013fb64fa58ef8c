import { describe, expect, it } from "vitest";
import { roundStretch, scrollInPanel } from "../../web/board/stretches.ts";

describe("what has to come into view", () => {
  it("moves no panel that shows it, and goes back to the beginning where that shows it, too", () => {
    expect(scrollInPanel(0, 500, 60, 300)).toBe(0);
    expect(scrollInPanel(40, 500, 120, 300)).toBe(40);
    // half a heading under the tabs is worse than all of it
    expect(scrollInPanel(43, 500, 50, 300)).toBe(0);
    expect(scrollInPanel(0, 500, 300, 700)).toBe(228);
  });

  it("moves no board by a few pixels for what lies at its border", () => {
    expect(roundStretch(0, 650, 530, 633)).toBe(0);
    expect(roundStretch(13, 650, 15, 300)).not.toBe(13);
    expect(roundStretch(0, 650, 700, 900)).toBe(475);
  });
});
