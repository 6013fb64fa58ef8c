import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, LONGEST_LINK, NoPosition, shortFormOf, unfold } from "../../web/table/short-form.ts";

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
