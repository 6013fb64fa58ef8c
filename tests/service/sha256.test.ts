import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "../../service/adjudication/sha256.ts";

test("a hash is that of the text in UTF-8", () => {
  const text = "Jäger 😀";
  expect(sha256(text)).toBe(createHash("sha256").update(Buffer.from(text, "utf8")).digest("hex"));
});
