import { describe, expect, it } from "vitest";
import { LineSplitter } from "../../../service/mcp/line-splitter.ts";

describe("lines of a stream", () => {
  /** The lines in pieces that are cut after so many bytes, with what came behind the last line feed. */
  const cut = (text: string, bytes: number, most = 100): readonly (string | null)[] => {
    const splitter = new LineSplitter(most);
    const whole = Buffer.from(text);
    const lines: (string | null)[] = [];
    for (let from = 0; from < whole.length; from += bytes)
      lines.push(...splitter.push(whole.subarray(from, from + bytes)));
    return [...lines, splitter.rest()];
  };

  it("end by a line feed alone, wherever a stream is cut", () => {
    for (const bytes of [1, 2, 3, 1000])
      expect(cut("a\u2028b\n\u00e9\u2029\r\n\n\u{1F600}", bytes)).toEqual([
        "a\u2028b",
        "\u00e9\u2029\r",
        "",
        "\u{1F600}",
      ]);
  });

  it("that are too long are left out, and the next ones read", () => {
    for (const bytes of [1, 3, 1000])
      expect(cut("1234\n12345\n12\n123456", bytes, 4)).toEqual(["1234", null, "12", null]);
  });
});
