import { describe, expect, it } from "vitest";
import { inWords, isBeyondLimits, Problem } from "../../web/api/problem.ts";
import { rereadInWords } from "../../web/rules/words.ts";

describe("trouble in words", () => {
  it("offers a newer page where a position was made with newer rules than the page has", () => {
    const message =
      "These rules read positions of rogue-regiment up to version 0.3.21: one of version 0.3.23 is of newer rules.";
    const faults = [{ code: "unknown-version", path: "/position/version", message }];
    const words = inWords(new Problem("invalid", 400, "Not readable.", faults, null));
    expect(words).toMatchObject({ isOutdated: true, isFinal: true });
    expect(`${words.text} ${words.whatToDo}`).toMatch(/older than the rules.*newer page.*reload/);
    expect(inWords(new Problem("invalid", 400, "Not readable.", [], null)).isOutdated).toBeUndefined();
  });

  it("says of what is too much to work out that nothing is held up by it, and nothing of requests", () => {
    const message = "This takes more work than is done for one request, most of it for answers to what the rules ask.";
    const error = new Problem("invalid", 400, "Not readable.", [{ code: "beyond-limits", path: "", message }], null);
    expect(isBeyondLimits(error)).toBe(true);
    expect(inWords(error)).toMatchObject({ text: "That is more than is worked out at once.", isFinal: true });
    expect(`${inWords(error).text} ${inWords(error).whatToDo}`).not.toMatch(/request|position/);
    expect(isBeyondLimits(new Problem("invalid", 400, "Not readable.", [], null))).toBe(false);
  });
});

describe("an open point that is read otherwise", () => {
  it("is said in words: what is open, and the reading", () => {
    expect(rereadInWords("Whether a soldier sees from the level of his top.", "touches-it")).toBe(
      "“Whether a soldier sees from the level of his top”: from here on, it is read as “touches it”.",
    );
    expect(rereadInWords(undefined, "touches")).toBe("From here on, the open point is read as “touches”.");
  });
});
