import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildJavaScript } from "../../scripts/packages/javascript.ts";
import { weightOfBuilt } from "../../scripts/packages/sizes.ts";
import { ceilings } from "../../tools/ceilings.ts";

const root = join(import.meta.dirname, "../..");
mkdirSync(join(root, "dist"), { recursive: true });
// within the tree, so that what the packages depend on is found
const folder = mkdtempSync(join(root, "dist/readable-"));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(async () => {
  for (const one of ["client", "rules"] as const) await buildJavaScript(one, join(folder, one));
});

/** The longest line that fits on a screen: what Node prints of a line of code that throws. */
const LONGEST = 200;

/** What Node says of a program that throws something which nobody catches. */
function uncaught(lines: readonly string[]): string {
  const file = join(folder, "program.mjs");
  writeFileSync(file, lines.join("\n"));
  const { status, stderr } = spawnSync(process.execPath, [file], { encoding: "utf8" });
  expect(status).toBe(1);
  return stderr;
}

const from = (path: string): string => JSON.stringify(pathToFileURL(join(folder, path)).href);
const answering = (status: number, problem: object): readonly string[] => [
  `import { createClient } from ${from("client/index.js")};`,
  `const fetch = async () => Response.json(${JSON.stringify(problem)}, { status: ${status} });`,
  `const umpire = createClient({ url: "http://umpire.test", fetch, retries: 0 });`,
];
const problem = (kind: string, status: number, detail: string) => ({
  type: `urn:umpire:problem:${kind}`,
  title: "A title",
  status,
  detail,
  errors: [{ code: "x", path: "/board", message: detail }],
  presentVersion: 3,
});
const invitation = `umpire-game-${"s".repeat(43)}`;

describe("an error that nobody catches", () => {
  it.each([
    [
      "what cannot be read",
      [
        ...answering(400, problem("unreadable", 400, "line 2: nothing is called X.")),
        'await umpire.board({ ruleset: "hour-of-glory", board: "X" });',
      ],
      /^Unreadable: line 2: nothing is called X\.$/m,
    ],
    [
      "a conflict",
      [
        ...answering(409, problem("conflict", 409, "The game has moved on.")),
        `await umpire.seat("${invitation}").act(1, { choose: ["D1"] });`,
      ],
      /^Conflict: The game has moved on\.$/m,
    ],
    [
      "a refusal",
      [
        ...answering(200, {
          outcome: "refused",
          failing: [{ holds: false, text: "D1 is open.", cites: [] }],
          rules: [],
        }),
        `await umpire.seat("${invitation}").act(1, { choose: ["D1"] });`,
      ],
      /^Refused: D1 is open\.$/m,
    ],
    [
      "a server that is not there",
      [
        `import { createClient } from ${from("client/index.js")};`,
        'await createClient({ url: "http://127.0.0.1:9", retries: 0 }).rulesets.list();',
      ],
      /^Unanswered: No answer came from http:\/\/127\.0\.0\.1:9: \w+\.?/m,
    ],
    [
      "no invitation",
      [...answering(200, {}), 'umpire.seat("nothing");'],
      /^TypeError: An invitation is written "umpire-GAME-SECRET"\.$/m,
    ],
    [
      "a board of the library",
      [
        `import { unwrap } from ${from("rules/index.js")};`,
        `import { hourOfGlory } from ${from("rules/hour-of-glory.js")};`,
        'unwrap(hourOfGlory.openText("nonsense"));',
      ],
      /^Unreadable: .*nonsense/m,
    ],
    [
      "a budget that is spent",
      [
        `import { Budget, unwrap } from ${from("rules/index.js")};`,
        `import { hourOfGlory } from ${from("rules/hour-of-glory.js")};`,
        'unwrap(hourOfGlory.setUp("quiet-stair", { budget: new Budget(1) })).forms();',
      ],
      /^BudgetExceeded: This takes more work/m,
    ],
  ])("is told by its name, its message and lines that can be read: %s", (_, program, message) => {
    const said = uncaught(program);
    expect(said).toMatch(message);
    expect(said).toMatch(/^ {4}at \S.*:\d+:\d+\)?$/m);
    for (const line of said.split("\n"))
      if (!message.test(line)) expect(line.length).toBeLessThan(LONGEST + root.length);
  });
});

it("leaves the client as light for a page as it may be", async () => {
  const most = ceilings.find(([one]) => one === "client")?.[2] ?? 0;
  expect((await weightOfBuilt(join(folder, "client"), "index")).gzip).toBeLessThanOrEqual(most * 1024);
});
