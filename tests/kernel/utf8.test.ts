import * as fc from "fast-check";
import { expect, test } from "vitest";
import { utf8Of } from "../../rules/kernel/index.ts";

test("a text is encoded as everywhere, whatever is in it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(utf8Of(text)).toEqual(new TextEncoder().encode(text));
    }),
  );
  expect(utf8Of("half \ud800")).toEqual(new TextEncoder().encode("half \ud800"));
});
