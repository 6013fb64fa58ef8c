import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "../../rules/kernel/index.ts";

describe("canonical JSON", () => {
  test("says the same as JSON, whatever is in it", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test("does not depend on the order of keys, and has no space", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue(), { noNullPrototype: true }), (value) => {
        const other = Object.fromEntries(Object.entries(value).toReversed());
        expect(canonicalJson(other)).toBe(canonicalJson(value));
        expect(canonicalJson(value).length).toBe(JSON.stringify(value).length);
      }),
    );
  });

  test("keys stand in the order of their characters, numbers among them", () => {
    expect(canonicalJson({ b: 1, a: { 10: 1, 9: 2, "": 0 }, B: [] })).toBe('{"B":[],"a":{"":0,"10":1,"9":2},"b":1}');
  });

  test.each([
    ["quotation marks and backslashes", 'a"b\\c', String.raw`"a\"b\\c"`],
    ["what cannot be seen", "\n\u0000\u007f", '"\\n\\u0000\u007f"'],
    ["other alphabets", "Jäger 東 😀", '"Jäger 東 😀"'],
    ["half a character", "\ud800", String.raw`"\ud800"`],
    ["what is not there, in a list", [undefined, 1], "[null,1]"],
    ["what is not there, in an object", { a: undefined, b: null }, '{"b":null}'],
    ["numbers", [-0, 1e21, 0.1, 5e-7], "[0,1e+21,0.1,5e-7]"],
  ])("%s", (_name, value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });
});
