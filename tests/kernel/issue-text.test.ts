import { describe, expect, it } from "vitest";
import * as z from "zod";
import { firstFault, issueDefects, issueText, valueAt } from "../../rules/kernel/index.ts";

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
  token: z.enum(["crowbar", ...Array.from({ length: 12 }, (_, at) => `t${at + 1}`)]).optional(),
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
    [{ either: [] }, '"either" is a list: expected a text or a number.'],
    [{ square: "9,x" }, '"square" is "9,x". A square is written as column,row.'],
    [{ url: "nowhere" }, '"url" is "nowhere": expected an address (URL).'],
    [{ token: "crowbr" }, '"token" is "crowbr", not one of its words; nearest: crowbar, t1, t10.'],
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

describe("all that is wrong with a value", () => {
  const deep = z.strictObject({
    action: z
      .discriminatedUnion("do", [z.strictObject({ do: z.literal("move"), to: z.string(), operator: z.string() })])
      .optional(),
    options: z.strictObject({ players: z.number() }).optional(),
    plan: z.array(z.string()).max(3).optional(),
    random: z.union([z.boolean(), z.strictObject({ seed: z.int() })]).optional(),
  });
  const wrong = (value: unknown): readonly string[] => {
    const read = deep.safeParse(value);
    return read.error === undefined
      ? []
      : issueDefects(read.error, "", value, deep).map(({ path, message }) => `${path} ${message}`);
  };

  it.each([
    [
      "what belongs farther in is sent there",
      { do: "move" },
      ['/do There is no field "do" here; put it into "action".'],
    ],
    ["so is what an object has", { players: 2 }, ['/players There is no field "players" here; put it into "options".']],
    [
      "of another type nothing is said of its size",
      { plan: "move attack" },
      ['/plan "plan" is "move attack": expected a list.'],
    ],
    [
      "of several shapes the one that was meant is told",
      { random: { seed: "x" } },
      ['/random/seed "random.seed" is "x": expected a number.'],
    ],
    ["where none was meant, all are", { random: 1 }, ['/random "random" is 1: expected true or false or an object.']],
  ])("%s", (_, value, faults) => {
    expect(wrong(value)).toEqual(faults);
  });

  it("a mistyped field is told before the one that is missing for it", () => {
    const value = { action: { do: "move", operater: "jock", to: "1,0" } };
    const read = deep.safeParse(value);
    if (read.error === undefined) throw new Error("It was read.");
    expect(firstFault(issueDefects(read.error, "", value, deep))).toBe(
      'There is no field "operater" here; nearest: operator. (and 1 more)',
    );
  });
});
