import { PassThrough } from "node:stream";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { deserializeMessage, serializeMessage } from "@modelcontextprotocol/sdk/shared/stdio.js";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { answerElsewhere, answerHere } from "../../../service/mcp/stdio.ts";
import { calling, connected } from "./connected.ts";
import { served } from "./served.ts";

const { app, embedded, logged } = served();
afterAll(() => embedded.close());

const created = z.object({ id: z.string(), invitations: z.array(z.object({ seat: z.string(), secret: z.string() })) });

const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  Promise.resolve(
    app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );

async function begun(): Promise<{ readonly id: string; secretOf(seat: string): string }> {
  const game = { ruleset: "hour-of-glory", scenario: "salt-one", visibility: "private" };
  const { id, invitations } = created.parse(await (await post("/v1/games", game)).json());
  return { id, secretOf: (name) => invitations.find(({ seat }) => seat === name)?.secret ?? "" };
}

/** A client of the SDK over streams, as a desktop assistant speaks with the command. */
async function overStreams(answer: (streams: { input: PassThrough; output: PassThrough }) => Promise<void>) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  await answer({ input, output });
  const client = new Client({ name: "test", version: "1" });
  let onmessage: ((message: JSONRPCMessage) => void) | undefined;
  output.on("data", (data) => {
    for (const line of String(data).split("\n")) if (line !== "") onmessage?.(deserializeMessage(line));
  });
  const transport = {
    start: async () => undefined,
    send: async (message: JSONRPCMessage) => void input.write(serializeMessage(message)),
    close: async () => void input.end(),
    set onmessage(heard: (message: JSONRPCMessage) => void) {
      onmessage = heard;
    },
  };
  await client.connect(transport);
  return calling(client);
}

describe("games by post", () => {
  it("are played with invitations that no model sees, and a move that is sent twice is made once", async () => {
    const { id, secretOf } = await begun();
    const model = await connected(app, [secretOf("defender")]);
    const { text, data } = await model.call("my_turns");
    expect(text).toMatch(new RegExp(`^${id}: .* waits for you`));
    expect(JSON.stringify(data)).not.toContain("umpire-");
    const before = await model.call("game", { gameId: id });
    const { version, decision } = z
      .object({ version: z.int(), decision: z.object({ options: z.array(z.object({ id: z.string() })) }) })
      .parse(before.data);
    expect(before.text).not.toContain("of your invitations");
    const move = { gameId: id, version, choose: [decision.options[0]?.id ?? ""], words: "Good luck!" };
    const [first, second] = [await model.call("act", move), await model.call("act", move)];
    expect(first, first.text).toMatchObject({ data: { version: version + 1 } });
    expect(second.data["version"]).toBe(version + 1);
    expect((await model.call("game", { gameId: id })).text).toContain('"Good luck!"');
    const late = await model.call("act", { ...move, words: "Too late" });
    expect(late.isError).toBe(true);
    // the older name, and nothing at all
    const { version: answered, ...unsaid } = move;
    expect((await model.call("act", { ...unsaid, expectedVersion: answered })).data["version"]).toBe(version + 1);
    expect((await model.call("act", unsaid)).text).toContain("Say the version that the move answers");
    await model.client.close();
  });

  it("say which of several seats speaks where their invitations are for one game", async () => {
    const { id, secretOf } = await begun();
    const model = await connected(app, [secretOf("defender"), secretOf("intruder-1")]);
    expect((await model.call("game", { gameId: id })).text).toContain(
      "2 of your invitations are for this game: the first of them speaks, for Defender.",
    );
    await model.client.close();
  });

  it("are not there for a model without their invitation", async () => {
    const { id } = await begun();
    const other = await begun();
    const model = await connected(app, [other.secretOf("defender")]);
    expect(await model.call("game", { gameId: id })).toMatchObject({
      isError: true,
      text: expect.stringContaining("There is no game"),
    });
    await model.client.close();
  });
});

describe("the streams of a desktop assistant", () => {
  it("answer about the rules in the process itself, where no games are kept", async () => {
    const model = await overStreams((streams) => answerHere(streams, () => undefined));
    const { tools } = await model.client.listTools();
    expect(tools.map(({ name }) => name)).not.toContain("act");
    expect((await model.call("list_games")).text).toContain("dust-tactics: Dust Tactics");
    expect((await model.client.listPrompts()).prompts.map(({ name }) => name)).toEqual(["settle_dispute"]);
    await model.client.close();
  });

  it("hand everything to a server, with the invitations beside it", async () => {
    const { id, secretOf } = await begun();
    const model = await overStreams((streams) =>
      answerElsewhere({
        ...streams,
        url: "http://umpire.test",
        invitations: [secretOf("defender")],
        fetch: async (url, init) => app.fetch(new Request(url, init)),
      }),
    );
    expect((await model.call("game", { gameId: id })).text).toContain("You are Defender.");
    await model.client.close();
  });

  it("say that a server does not answer", async () => {
    const connecting = overStreams((streams) =>
      answerElsewhere({
        ...streams,
        url: "http://umpire.test",
        invitations: [],
        fetch: () => Promise.reject(new Error("refused")),
      }),
    );
    await expect(connecting).rejects.toThrow("The server does not answer: refused");
  });
});

describe("the door", () => {
  const accept = { accept: "application/json, text/event-stream" };
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };

  it.each([
    ["a batch", [list, list], 400],
    ["no JSON", "{", 400],
    ["no message", { hello: 1 }, 400],
    [
      "a deep value",
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${"[".repeat(500)}${"]".repeat(500)}}`,
      400,
    ],
  ])("refuses %s", async (_, body, status) => {
    expect((await post("/mcp", body, accept)).status).toBe(status);
  });

  it("takes POST alone, keeps no session, and asks for the types of the protocol", async () => {
    expect((await app.request("/mcp")).status).toBe(405);
    expect((await post("/mcp", list)).status).toBe(406);
    const answer = await post("/mcp", list, accept);
    expect([answer.status, answer.headers.get("mcp-session-id"), answer.headers.get("content-type")]).toEqual([
      200,
      null,
      expect.stringContaining("application/json"),
    ]);
    expect((await post("/mcp", list, { ...accept, "umpire-invitations": "x,".repeat(60) })).status).toBe(200);
    const many = Array.from({ length: 51 }, (_, at) => `umpire-a-${at}`).join();
    expect((await post("/mcp", list, { ...accept, "umpire-invitations": many })).status).toBe(400);
    expect(logged).toEqual([]);
  });
});

describe("a server that leads elsewhere", () => {
  it("does not get the invitations told there", async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const told = new Promise<string>((resolve) => output.once("data", (line) => resolve(String(line))));
    const asked: string[] = [];
    const fetch = async (url: string | URL, init?: RequestInit): Promise<Response> => {
      asked.push(`${String(url)} ${init?.redirect}`);
      return new Response(null, { status: 307, headers: { location: "https://elsewhere.test/mcp" } });
    };
    const invitations = [`umpire-game-${"s".repeat(43)}`];
    await answerElsewhere({ url: "https://umpire.test", invitations, input, output, fetch });
    input.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" })}\n`);
    expect(JSON.parse(await told)).toMatchObject({ id: 1, error: { code: -32_603 } });
    input.end();
    expect(asked).toEqual(["https://umpire.test/mcp manual"]);
  });
});

describe("a message with a name that is longer than any", () => {
  it.each([
    ["tools/call", { name: "x".repeat(100_000), arguments: {} }],
    ["prompts/get", { name: "x".repeat(100_000) }],
    ["resources/read", { uri: `umpire://${"x".repeat(100_000)}` }],
  ])("is refused in a line, and the name not told back: %s", async (method, params) => {
    const message = { jsonrpc: "2.0", id: 1, method, params };
    const response = await post("/mcp", message, { accept: "application/json, text/event-stream" });
    expect(response.status).toBe(400);
    expect((await response.text()).length).toBeLessThan(500);
  });
});
