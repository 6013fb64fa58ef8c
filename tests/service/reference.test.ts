import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pages } from "../../service/local/pages.ts";
import { reference } from "../../service/local/reference.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-reference-"));
beforeAll(() => {
  mkdirSync(join(folder, "reference/modules"), { recursive: true });
  mkdirSync(join(folder, "reference/assets"));
  writeFileSync(join(folder, "reference/index.html"), "all packages");
  writeFileSync(join(folder, "reference/modules/_umpire_rules.html"), "the rules");
  writeFileSync(join(folder, "reference/assets/main.js"), "1;");
  writeFileSync(join(folder, "secret.html"), "not for anybody");
  writeFileSync(join(folder, "reference/.nojekyll"), "");
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the reference of the packages", () => {
  const got = async (path: string) => {
    const answer = await reference(join(folder, "reference")).request(path);
    return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text(), answer };
  };

  test("is served under /docs/packages, with the headers of the documentation", async () => {
    const index = await got("/docs/packages/");
    expect(index).toMatchObject({ status: 200, type: "text/html; charset=utf-8", text: "all packages" });
    expect(index.answer.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(await got("/docs/packages/modules/_umpire_rules.html")).toMatchObject({ status: 200, text: "the rules" });
    expect(await got("/docs/packages/assets/main.js")).toMatchObject({ status: 200, type: "text/javascript" });
    const { answer } = await got("/docs/packages");
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/docs/packages/"]);
  });

  test.each([
    "../secret.html",
    "..%2fsecret.html",
    "modules/..%2f..%2fsecret.html",
    ".nojekyll",
    "modules/none.html",
    "modules",
  ])("has nothing at %s", async (path) => {
    const { status, text } = await got(`/docs/packages/${path}`);
    expect(status).toBe(404);
    expect(text).not.toContain("not for anybody");
  });

  test("says how it is made where it is not there", async () => {
    const answer = await reference(join(folder, "nowhere")).request("/docs/packages/");
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("npm run build:reference")]);
  });

  test("is one of the pages of the local server", async () => {
    const answer = await pages().request("/docs/packages");
    expect(answer.status).toBe(301);
  });
});
