import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, LONGEST_LINK, NoPosition, sharedFormOf, shortFormOf, unfold } from "../../web/table/short-form.ts";
import { filmTellsHidden } from "../../web/game/sides.ts";

describe("positions in links", () => {
  it("come out as they went in, whatever the text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 400, unit: "binary" }), async (board) => {
        const word = await fold({ ruleset: "rogue-regiment", board });
        expect(word).toMatch(/^[\w-]+$/);
        expect(await unfold(word ?? "")).toEqual({ ruleset: "rogue-regiment", board });
      }),
      { numRuns: 40 },
    );
  });

  it("hold the text between decisions and the whole position in the middle of something", () => {
    expect(shortFormOf("g", "text", { settings: { readings: {}, numbers: {} }, answers: [] })).toEqual({
      ruleset: "g",
      board: "text",
    });
    expect(shortFormOf("g", "text", { settings: { readings: { a: "b" }, numbers: {} }, answers: [] })).toEqual({
      ruleset: "g",
      board: "text",
      settings: { readings: { a: "b" }, numbers: {} },
    });
    const midway = { settings: {}, answers: [{ option: "x" }] };
    expect(shortFormOf("g", "text", midway)).toEqual({ ruleset: "g", position: midway });
  });

  it("are not made when they would be too long for a link", async () => {
    const noise = crypto.getRandomValues(new Uint8Array(LONGEST_LINK)).join("");
    expect(await fold({ ruleset: "g", board: noise })).toBeNull();
  });

  it.each(["", "####", "AAAA", "abc"])("are refused when they are none: %j", async (word) => {
    await expect(unfold(word)).rejects.toBeInstanceOf(NoPosition);
  });

  it("do not unfold into more than the server reads", async () => {
    const bomb = await fold({ ruleset: "g", board: "a".repeat(240_000) });
    expect(bomb).not.toBeNull();
    const packed = new Blob(["b".repeat(3_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const word = Buffer.from(await new Response(packed).arrayBuffer()).toString("base64url");
    await expect(unfold(word)).rejects.toBeInstanceOf(NoPosition);
  });
});

describe("what is handed on of a table that hides something", () => {
  const settings = { readings: { a: "b" }, numbers: {} };
  const whole = { version: "1.0.0", settings, state: { card: "the plans" }, answers: [{ choose: ["the plans"] }] };
  const seen = (seat: string) => ({
    where: { in: { position: whole, seat } },
    text: "as seen",
    position: whole,
    result: null,
  });
  const toSeat = (known: { version: string } | null) => async () =>
    Promise.resolve({ text: "as seen", position: known });

  it("is what its seat knows: cut, or the board as it sees it where that is no position", async () => {
    const cut = { version: "1.0.0", settings, state: {}, answers: [] };
    const board = { ruleset: "g", board: "as seen", settings, version: "1.0.0" };
    expect(await sharedFormOf("g", seen("intruder-1"), toSeat(cut))).toEqual(board);
    expect(await sharedFormOf("g", seen("intruder-1"), toSeat(null))).toEqual(board);
  });

  it("is all of it where everybody sees all", async () => {
    const open = { where: { in: { position: whole } }, text: "all", position: whole, result: null };
    expect(await sharedFormOf("g", open, toSeat(null))).toEqual({ ruleset: "g", position: whole, version: "1.0.0" });
  });

  it("is the position with how it ended, when the game is over", async () => {
    const over = { ...seen("intruder-1"), result: { result: "draw" as const, text: "", cites: [] } };
    expect(await sharedFormOf("g", over, toSeat(null))).toEqual({ ruleset: "g", position: whole });
  });

  it("is called as its table was, in a line", async () => {
    const titled = async (title: string) =>
      (await unfold((await fold({ ruleset: "g", board: "", title })) ?? "")).title;
    expect(await titled("  The Long Hedge ")).toBe("The Long Hedge");
    expect(await titled("  ")).toBeUndefined();
    expect(await titled("a".repeat(500))).toHaveLength(80);
  });

  it("is no film before the end, where a side hides something from the other", () => {
    const step = (seat: string | undefined, isOver: boolean) => ({
      moment: {
        ...seen("intruder-1"),
        where: { in: seat === undefined ? {} : { seat } },
        result: isOver ? { result: "draw" as const, text: "", cites: [] } : null,
      },
    });
    expect(filmTellsHidden({ ruleset: "hour-of-glory" }, step("defender", false))).toBe(true);
    expect(filmTellsHidden({ ruleset: "hour-of-glory" }, step("defender", true))).toBe(false);
    expect(filmTellsHidden({ ruleset: "hour-of-glory" }, step(undefined, false))).toBe(false);
    expect(filmTellsHidden({ ruleset: "dust-tactics" }, step("south", false))).toBe(false);
  });
});
