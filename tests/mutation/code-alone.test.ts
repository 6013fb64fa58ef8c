import { expect, test } from "vitest";
import { codeAlone } from "./code-alone.ts";

const plain = 'const a = "// 1";\nconst b = [\n  1,\n  2,\n];\n';

test.each<[string, string]>([
  ["a comment above", `/** One.\n * Two. */\n${plain}`],
  ["a comment above a part", plain.replace("\n  2", "\n  // two\n  /* or so */\n  2")],
  ["a comment behind", plain.replace("2,", "2, // two")],
])("%s is not code", (_, text) => {
  expect(codeAlone("a.ts", text).trimStart()).toBe(plain);
});

test("what looks like a comment inside of a text is code", () => {
  expect(codeAlone("a.ts", plain)).not.toBe(codeAlone("a.ts", plain.replace("// 1", "// 2")));
});
