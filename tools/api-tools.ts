import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { listening, ran, step, tool } from "./running.ts";

const created = z.object({
  id: z.string(),
  version: z.number(),
  invitations: z.array(z.object({ seat: z.string(), secret: z.string() })),
});

/** Asks a service as a program without any library does; throws where it is not a success. */
async function asked(
  url: string,
  { body, as }: { readonly body?: unknown; readonly as?: string } = {},
): Promise<unknown> {
  const headers = {
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(as !== undefined && { authorization: `Bearer ${as}` }),
  };
  const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(url, init);
  const text = await answer.text();
  assert.ok(answer.ok, `${url}: ${answer.status} ${text.slice(0, 2000)}`);
  return JSON.parse(text);
}

/** Runs a tool that must be content. */
async function content(name: string, args: readonly string[], folder: string): Promise<void> {
  const { wrote, status } = await ran(tool(name), args, folder);
  assert.equal(status, 0, `${name} ${args.join(" ")}\n${wrote}`);
}

/** Spectral's rules for OpenAPI have nothing against a document, not even a warning. */
async function linted(folder: string, document: string): Promise<void> {
  writeFileSync(join(folder, "spectral.json"), JSON.stringify({ extends: ["spectral:oas"] }));
  await content("spectral", ["lint", document, "--ruleset", "spectral.json", "--fail-severity", "hint"], folder);
}

/** What is asked of the collection beside what Portman makes of the document: whose game it is, and in which order. */
const portman = {
  version: 1,
  globals: {
    orderOfOperations: [
      "POST::/v1/games",
      "GET::/v1/games/{id}",
      "POST::/v1/games/{id}/moves",
      "GET::/v1/games/{id}/versions/{version}",
      "GET::/v1/games/{id}/moves",
      "GET::/v1/games/{id}/board.svg",
      "GET::/v1/games/{id}/board.png",
      "GET::/v1/games/{id}/shared",
      "POST::/v1/games/{id}/branch",
      "GET::/v1/games/{id}/record",
      "POST::/v1/games/{id}/undo",
      "POST::/v1/games/{id}/take-over-rules",
      "POST::/v1/games/{id}/end-proposal",
      "POST::/v1/games/{id}/renew-invitation",
      "POST::/v1/games/{id}/close",
      "GET::/v1/games/{id}/report",
    ],
  },
  tests: {
    contractTests: [
      {
        openApiOperation: "*::/*",
        // of the game of one there is no proposal and nothing to claim, and of its seat no webhook
        excludeForOperations: [
          "POST::/v1/games/{id}/end-proposal",
          "POST::/v1/games/{id}/claims",
          "POST::/v1/games/{id}/notices/test",
        ],
        statusSuccess: { enabled: true },
        contentType: { enabled: true },
        jsonBody: { enabled: true },
        schemaValidation: { enabled: true },
        headersPresent: { enabled: true },
      },
      { openApiOperation: "POST::/v1/games/{id}/end-proposal", statusCode: { enabled: true, code: 409 } },
      { openApiOperation: "POST::/v1/games/{id}/claims", statusCode: { enabled: true, code: 409 } },
      { openApiOperation: "POST::/v1/games/{id}/notices/test", statusCode: { enabled: true, code: 400 } },
    ],
  },
  overwrites: [
    {
      openApiOperation: "*::/v1/games/*",
      overwriteRequestPathVariables: [{ key: "id", value: "{{gameId}}", overwrite: true }],
    },
    ...["my-games", "streams"].map((path) => ({
      openApiOperation: `POST::/v1/${path}`,
      overwriteRequestBody: [{ key: "invitations[0]", value: "{{bearerToken}}", overwrite: true }],
    })),
    {
      openApiOperation: "GET::/v1/streams",
      overwriteRequestQueryParams: [{ key: "of", value: "{{stream}}", overwrite: true }],
    },
    ...["take-over-rules", "renew-invitation", "close"].map((path) => ({
      openApiOperation: `POST::/v1/games/{id}/${path}`,
      overwriteRequestSecurity: { bearer: { token: "{{master}}" } },
    })),
    {
      openApiOperation: "POST::/v1/games/{id}/renew-invitation",
      overwriteRequestBody: [{ key: "secret", remove: true }],
    },
  ],
} as const;

const stream = z.object({ url: z.string() });
const runs = z.object({
  run: z.object({
    executions: z.array(
      z.object({
        item: z.object({ name: z.string() }),
        assertions: z
          .array(z.object({ assertion: z.string(), error: z.object({ message: z.string() }).optional() }))
          .optional(),
      }),
    ),
  }),
});

/** Portman makes a collection of requests of the document, and all of them are answered as it says. */
async function collected(url: string, document: string, folder: string): Promise<void> {
  const game = { ruleset: "rogue-regiment", board: "board\n+ + + +\n J . .\n+ + + +\nJ = operator jock, facing E" };
  const { id, invitations } = created.parse(await asked(`${url}/v1/games`, { body: { ...game, dice: "table" } }));
  const secretOf = (name: string): string => invitations.find(({ seat }) => seat === name)?.secret ?? "";
  const player = secretOf("player-1");
  const opened = stream.parse(await asked(`${url}/v1/streams`, { body: { invitations: [player] } }));
  const names = {
    GAME_ID: id,
    BEARER_TOKEN: player,
    MASTER: secretOf("master"),
    STREAM: new URL(opened.url, url).searchParams.get("of") ?? "",
  };
  const lines = Object.entries(names).map(([name, value]) => `PORTMAN_${name}=${value}\n`);
  writeFileSync(join(folder, "portman.env"), lines.join(""));
  writeFileSync(join(folder, "portman.json"), JSON.stringify(portman));
  const settings = ["-c", "portman.json", "--envFile", "portman.env", "--runNewman", "false"];
  await content("portman", ["-l", document, "-b", url, "-o", "collection.json", ...settings], folder);
  const report = join(folder, "newman.json");
  await ran(tool("newman"), ["run", "collection.json", "-r", "json", "--reporter-json-export", report], folder);
  const { executions } = runs.parse(JSON.parse(readFileSync(report, "utf8"))).run;
  const checks = executions.flatMap(({ item, assertions = [] }) =>
    assertions.map(({ assertion, error }) => ({ of: `${item.name} ${assertion}`, error: error?.message })),
  );
  assert.deepEqual(
    checks.filter(({ error }) => error !== undefined),
    [],
  );
  const document_ = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
  const { paths } = document_.parse(JSON.parse(readFileSync(join(folder, document), "utf8")));
  const operations = Object.values(paths).reduce((count, methods) => count + Object.keys(methods).length, 0);
  assert.equal(executions.length, operations);
  step(`Portman: ${executions.length} requests, ${checks.length} checks`);
}

const asking = z.object({ version: z.number(), waitsFor: z.object({ seats: z.array(z.string()) }).nullable() });
const suggested = z.object({ action: z.unknown(), choose: z.array(z.string()) });

/** Plays some moves of a game, at an address that may look at all that goes to and fro. */
async function someMoves(url: string, ruleset: string, moves: number): Promise<void> {
  const listed = z.object({ scenarios: z.array(z.object({ id: z.string() })) });
  const [first] = listed.parse(await asked(`${url}/v1/rulesets/${ruleset}/scenarios`)).scenarios;
  const body = { ruleset, scenario: first?.id, dice: "sealed" };
  const answer = await asked(`${url}/v1/games`, { body });
  const { id, invitations } = created.parse(answer);
  let game = asking.parse(answer);
  for (let made = 0; made < moves; made++) {
    const seat = game.waitsFor?.seats[0];
    const as = invitations.find((one) => one.seat === seat)?.secret ?? "";
    const { action, choose } = suggested.parse(await asked(`${url}/v1/policy-move`, { body: { gameId: id }, as }));
    const move = action === null ? { choose } : { action };
    await asked(`${url}/v1/games/${id}/moves`, { body: { expectedVersion: game.version, ...move }, as });
    game = asking.parse(await asked(`${url}/v1/games/${id}`, { as }));
  }
}

/** Prism stands between, and holds every request and answer against the document. */
async function proxied(url: string, document: string): Promise<void> {
  const prism = await listening(
    tool("prism"),
    ["proxy", document, url, "--errors", "--port", "0"],
    /(?<=Prism is listening on )http:\/\/127\.0\.0\.1:\d+/,
  );
  try {
    const { rulesets } = z
      .object({ rulesets: z.array(z.object({ id: z.string() })) })
      .parse(await asked(`${url}/v1/rulesets`));
    const moves = 8;
    for (const { id } of rulesets) await someMoves(prism.url, id, moves);
    step(`Prism: ${moves} moves of each of ${rulesets.length} games, and nothing off the document`);
  } finally {
    prism.stop();
  }
}

/** What others made for OpenAPI, run on the document and the service that it describes. */
export async function outsideTools(url: string, folder: string): Promise<void> {
  for (const [name, path] of [
    ["openapi.json", "openapi.json"],
    ["openapi-of-one.json", "openapi/hour-of-glory.json"],
  ] as const) {
    writeFileSync(join(folder, name), JSON.stringify(await asked(`${url}/v1/${path}`)));
    await linted(folder, name);
    step(`Spectral: nothing against /v1/${path}`);
  }
  await collected(url, "openapi.json", folder);
  await proxied(url, join(folder, "openapi.json"));
}
