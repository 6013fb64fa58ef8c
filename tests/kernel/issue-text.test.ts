import { describe, expect, it } from "vitest";
import * as z from "zod";
import { issueText, valueAt } from "../../rules/kernel/index.ts";

const own = "A square is written as column,row.";
const schema = z.strictObject({
  text: z.string().min(2).max(4).optional(),
  number: z.int().min(1).max(9).multipleOf(3).optional(),
  word: z.enum(["easy", "fair"]).optional(),
  one: z.literal("it").optional(),
  list: z.array(z.number()).max(1).optional(),
  either: z.union([z.string(), z.number()]).optional(),
  square: z
    .string()
    .regex(/^\d+,\d+$/, own)
    .optional(),
  url: z.url().optional(),
  map: z.record(z.string().max(2), z.int()).optional(),
  inner: z.object({ deep: z.boolean() }).optional(),
});

/** What is wrong with a value, in our words. */
const told = (value: unknown): readonly string[] =>
  (schema.safeParse(value).error?.issues ?? []).map((issue) => issueText(issue, valueAt(value, issue.path)));

describe("what is wrong with a value, in a sentence", () => {
  it.each([
    [{ text: 5 }, '"text" is 5: expected a text.'],
    [{ text: "x" }, '"text" is "x": expected at least 2 characters.'],
    [{ text: "long text" }, '"text" is "long text": expected at most 4 characters.'],
    [{ number: 1.5 }, '"number" is 1.5: expected a whole number.'],
    [{ number: 12 }, '"number" is 12: expected at most 9.'],
    [{ number: 4 }, '"number" is 4: expected a multiple of 3.'],
    [{ word: "godlike" }, '"word" is "godlike": expected one of "easy", "fair".'],
    [{ one: "that" }, '"one" is "that": expected "it".'],
    [{ list: [1, 2] }, '"list" is a list: expected at most 1 entry.'],
    [{ list: ["a"] }, '"list.0" is "a": expected a number.'],
    [{ either: [] }, '"either" is a list, which cannot stand here.'],
    [{ square: "9,x" }, own],
    [{ url: "nowhere" }, '"url" is "nowhere", which cannot stand here.'],
    [{ inner: {} }, '"inner.deep" is missing: expected true or false.'],
    [{ other: 1 }, 'There is no field "other" here.'],
    [{ other: 1, more: 2 }, 'There is no field "other", nor "more" here.'],
    [[], "It is a list: expected an object."],
  ])("%j", (value, sentence) => {
    expect(told(value)).toContain(sentence);
  });

  it("has none of the words of the library that found it", () => {
    const values = [null, 5, "x", [], {}, true, { long: { key: 1 } }, 1e9, Number.NaN];
    for (const field of Object.keys(schema.shape))
      for (const value of values)
        for (const sentence of told({ [field]: value }))
          expect(sentence).not.toMatch(/Invalid|Too (?:big|small)|Unrecognized|received/);
  });
});
