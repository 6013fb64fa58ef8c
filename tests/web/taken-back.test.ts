import { describe, expect, it } from "vitest";
import { takenBack } from "../../web/post/taken-back.ts";
import { hoursInWords } from "../../web/post/times.ts";
import { isTurnOf } from "../../web/post/turns.ts";

describe("words about moves of a game by post", () => {
  it("say which moves were taken back, by the numbers that the record has them under", () => {
    expect(takenBack(2, 4)).toBe("Move 3 taken back");
    expect(takenBack(11, 14)).toBe("Moves 12 and 13 taken back");
    expect(takenBack(0, 6)).toBe("Moves 1 to 5 taken back");
  });

  it("tell a time for a turn in days where it is whole days", () => {
    expect([24, 36, 72, 168].map(hoursInWords)).toEqual(["1 day", "36 hours", "3 days", "7 days"]);
  });

  it("have it that a seat is waited for where the service says so: not any more once all of its pieces are done", () => {
    const waitsFor = { seats: ["player-1", "player-2"], toAct: ["player-2"], since: "", text: "", deadline: null };
    expect(isTurnOf({ ended: null, waitsFor }, "player-2")).toBe(true);
    expect(isTurnOf({ ended: null, waitsFor }, "player-1")).toBe(false);
    expect(isTurnOf({ ended: null, waitsFor: null }, "player-2")).toBe(false);
    expect(isTurnOf({ ended: null, waitsFor }, null)).toBe(false);
  });
});
