import { expect, it } from "vitest";
import { verifyNotice } from "../../../client/index.ts";
import { signatureOf } from "../../../service/notices/signature.ts";

const key = "key-of-a-webhook";
const body = '{"content":"**Your turn** – é"}';
const seconds = 1_790_000_000;
const now = seconds * 1000 + 2000;
const header = signatureOf([key], body, seconds);

it("knows a delivery of the service by its signature", async () => {
  expect(await verifyNotice(header, body, key, now)).toBe(true);
});

it.each([
  ["another body", header, `${body} `, key, now],
  ["another key", header, body, "other", now],
  ["a signature of another time", header.replace(String(seconds), String(seconds + 1)), body, key, now],
  ["one that is sent again later", header, body, key, now + 400_000],
  ["one from the future", header, body, key, now - 400_000],
  ["no header", null, body, key, now],
  ["a header of something else", "v1=abc", body, key, now],
])("refuses %s", async (_, given, text, secret, at) => {
  expect(await verifyNotice(given, text, secret, at)).toBe(false);
});
