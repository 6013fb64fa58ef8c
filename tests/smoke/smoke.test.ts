import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readmeRequests } from "../../scripts/smoke/readme-requests.ts";
import { type Outcome, smoke, smokeSaid } from "../../scripts/smoke/smoke.ts";
import { type LocalServer, startLocalServer } from "../fault/local-server.ts";

const root = join(import.meta.dirname, "../..");

/** Patience that only ends what hangs, also on a machine that does other things. */
const PATIENCE = 300_000;

async function outcomesAt(url: string): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for await (const outcome of smoke(url, PATIENCE)) outcomes.push(outcome);
  return outcomes;
}

describe("the smoke test", () => {
  let server: LocalServer;
  beforeAll(async () => {
    const built = spawnSync(process.execPath, [join(root, "scripts/ensure-web.mjs")], { encoding: "utf8" });
    if (built.status !== 0) throw new Error(`The page could not be built: ${built.stderr}`);
    server = await startLocalServer("memory");
  });
  afterAll(() => server.stop());

  test("finds everything right on the local server", async () => {
    const outcomes = await outcomesAt(server.url);
    expect(outcomes.filter(({ isRight }) => !isRight)).toEqual([]);
    expect(outcomes.length).toBeGreaterThanOrEqual(10);
  });
});

describe("what answers wrongly", () => {
  let wrong: Server;
  let url = "";
  beforeAll(async () => {
    wrong = createServer((request, response) => {
      if (request.url === "/v1/rulesets") response.writeHead(503).end("no");
      else response.writeHead(200, { "content-type": "text/html" }).end("<p>It works!</p>");
    });
    await new Promise<void>((started) => wrong.listen(0, "127.0.0.1", started));
    const address = wrong.address();
    url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  });
  afterAll(() => new Promise<unknown>((closed) => wrong.close(closed)));

  test("is told of each step, which does not keep the others from being asked", async () => {
    const outcomes = await outcomesAt(url);
    expect(outcomes.filter(({ isRight }) => isRight)).toEqual([]);
    expect(outcomes.map(({ found }) => found)).toContain("GET /v1/rulesets answers 503, not 200: no");
  });

  test("fails as a whole", async () => {
    const lines: string[] = [];
    expect(await smokeSaid(url, (line) => lines.push(line))).toBe(false);
    expect(lines.every((line) => line.startsWith("✗ "))).toBe(true);
  });

  test.each([[["--url"]], [["--url", "ftp://example.test"]]])("is not asked with the arguments %j", (args) => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, "scripts/smoke/main.ts"), ...args], {
      encoding: "utf8",
    });
    expect(status).toBe(2);
    expect(stderr).toContain("npm run smoke -- --url URL");
  });
});

describe("the README's requests", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const block = (path: string): string => {
    const found = readme.split("```").find((text) => text.includes(`curl -s http://localhost:4000${path} `));
    expect(found, `a request to ${path}`).toBeDefined();
    return found ?? "";
  };

  test("asks the action that stands there", () => {
    const body = /-d '(?<json>[^']+)'/.exec(block("/v1/adjudicate"))?.groups?.["json"];
    expect(JSON.parse(body ?? "")).toEqual(readmeRequests["/v1/adjudicate"]);
  });

  test("asks the question that stands there, beside its drawing", () => {
    const lines = block("/v1/sight").split("\n");
    const column = Math.max(...lines.map((line) => line.indexOf("curl")));
    const command = lines.map((line) => line.slice(column).trim()).join("");
    const body = /-d '(?<json>[^']+)'/.exec(command)?.groups?.["json"];
    expect(JSON.parse(body ?? "")).toEqual(readmeRequests["/v1/sight"]);
  });
});
