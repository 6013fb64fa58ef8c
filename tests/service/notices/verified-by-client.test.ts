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

it("takes a header as node lists one", async () => {
  expect(await verifyNotice([header], body, key, now)).toBe(true);
  expect(await verifyNotice([header, header], body, key, now)).toBe(false);
});

it.each([
  ["all headers", { "umpire-signature": header }, body, key],
  ["a body that was parsed", header, JSON.parse(body), key],
  ["no key", header, body, undefined],
])("says so where it is given %s", async (_, given, text, secret) => {
  await expect(Reflect.apply(verifyNotice, undefined, [given, text, secret])).rejects.toThrow(/^verifyNotice takes/);
});
