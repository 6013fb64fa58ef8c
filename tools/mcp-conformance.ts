import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { ran, step, tool } from "./running.ts";

/** Why a scenario of the official package says nothing about a server like ours. */
const reasons = {
  logging: "the server does not declare logging: it keeps nothing between two calls",
  ownContent: "no tool or prompt answers with such content",
  progress: "calls are answered at once, as JSON: nothing is told on the way",
  asking: "no tool asks the model or its person anything",
  binary: "all that can be read is text",
  subscribing: "the server does not declare subscriptions: it keeps nothing between two calls",
  sessions: "a call stands alone: there are no sessions whose streams could be told apart",
  noArguments: "each prompt here is about something, and needs arguments",
} as const;

/** How many scenarios apply: a version of the package that leaves some out is noticed. */
const APPLYING = 13;

/** The scenarios that do not apply, by name. A scenario of this list that passes is a fault, too. */
const notApplying: Readonly<Record<string, keyof typeof reasons>> = {
  "logging-set-level": "logging",
  "tools-call-with-logging": "logging",
  "tools-call-audio": "ownContent",
  "tools-call-embedded-resource": "ownContent",
  "tools-call-mixed-content": "ownContent",
  "prompts-get-embedded-resource": "ownContent",
  "prompts-get-with-image": "ownContent",
  "tools-call-with-progress": "progress",
  "tools-call-sampling": "asking",
  "tools-call-elicitation": "asking",
  "elicitation-sep1034-defaults": "asking",
  "elicitation-sep1330-enums": "asking",
  "resources-read-binary": "binary",
  "server-sse-multiple-streams": "sessions",
  "resources-subscribe": "subscribing",
  "resources-unsubscribe": "subscribing",
  "prompts-get-simple": "noArguments",
};

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

const here = { ruleset: "hour-of-glory", scenario: "quiet-stair" } as const;

/** The tools that the scenarios call, as ours: the name, and what it is called with. */
const calls: Readonly<Record<string, readonly [name: string, args: Json]>> = {
  test_simple_text: ["list_games", {}],
  test_image_content: ["show_position", { ...here, picture: true }],
  test_error_handling: ["show_position", { ...here, scenario: "no-such-mission" }],
};

/** The names that the scenarios use besides, and ours: they stand for each other in questions and answers. */
const names: readonly (readonly [theirs: string, ours: string])[] = [
  // first: in answers addresses have its name in them
  ["testValue1", "hour-of-glory"],
  ["test://static-text", "umpire://rulesets/hour-of-glory/notation"],
  ["test://template/123/data", "umpire://rulesets/hour-of-glory/rules/hg.breach.roll"],
  ["test_prompt_with_arguments", "settle_dispute"],
  ['"arg1"', '"ruleset"'],
  ['"arg2"', '"situation"'],
  // last: it is part of an address above
  ["123", "hg.breach.roll"],
];

/** A message of the scenarios as our server is asked. */
function asked(text: string): string {
  const message: unknown = text === "" ? null : JSON.parse(text);
  const params = isJson(message) ? message["params"] : undefined;
  const called = isJson(params) ? calls[String(params["name"])] : undefined;
  if (isJson(message) && message["method"] === "tools/call" && isJson(params) && called !== undefined) {
    const [name, args] = called;
    return JSON.stringify({ ...message, params: { ...params, name, arguments: args } });
  }
  const aboutNames =
    isJson(message) && /^(?:resources\/read|prompts\/get|completion\/)/.test(String(message["method"]));
  return aboutNames ? names.reduce((said, [theirs, ours]) => said.replaceAll(theirs, ours), text) : text;
}

const answered = (text: string): string =>
  names.toReversed().reduce((said, [theirs, ours]) => said.replaceAll(ours, theirs), text);

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

/**
 * A relay before the server that only changes names: the scenarios call what a server made for them has, and what they
 * check holds for ours by other names.
 */
async function relay(url: string): Promise<{ readonly url: string; stop(): void }> {
  const { hostname, port } = new URL(url);
  const ofConnection = new Set(["content-length", "transfer-encoding", "connection", "accept-encoding"]);
  const carried = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));
  const server = createServer(async (incoming, outgoing) => {
    const { url: path, method } = incoming;
    const body = asked(await textOf(incoming));
    const length = body === "" ? {} : { "content-length": Buffer.byteLength(body) };
    const onward = request({ hostname, port, path, method, headers: { ...carried(incoming.headers), ...length } });
    onward.once("response", async (answer) => {
      const text = answered(await textOf(answer));
      outgoing.writeHead(answer.statusCode ?? 500, carried(answer.headers)).end(text);
    });
    onward.once("error", (error) => outgoing.destroy(error));
    onward.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  assert.ok(typeof address === "object" && address !== null);
  return { url: `http://localhost:${address.port}/mcp`, stop: () => void server.close() };
}

/** Runs the official scenarios of the Model Context Protocol against /mcp of a service. */
export async function mcpConformance(url: string, folder: string): Promise<void> {
  const known = join(folder, "not-applying.yml");
  writeFileSync(known, JSON.stringify({ server: Object.keys(notApplying) }));
  const between = await relay(url);
  try {
    const { wrote, status } = await ran(
      tool("conformance"),
      ["server", "--url", between.url, "--expected-failures", known],
      folder,
    );
    assert.equal(status, 0, wrote);
    const passed = [...wrote.matchAll(/✓ ([\w-]+): (\d+) passed, 0 failed/g)].filter(([, , checks]) => checks !== "0");
    assert.equal(passed.length, APPLYING, wrote);
    step(`MCP: ${passed.length} official scenarios pass`);
    for (const [name, why] of Object.entries(notApplying)) step(`MCP: ${name} does not apply: ${reasons[why]}`);
  } finally {
    between.stop();
  }
}
