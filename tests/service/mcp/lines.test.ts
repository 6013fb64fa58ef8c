import { PassThrough } from "node:stream";
import * as z from "zod";
import { describe, expect, it } from "vitest";
import { saidAsWhole } from "../../../service/mcp/lines.ts";
import { MOST_LINE } from "../../../service/mcp/line-transport.ts";
import { answerHere } from "../../../service/mcp/stdio.ts";
import { served } from "./served.ts";

const answer = z.looseObject({
  id: z.union([z.string(), z.number(), z.null()]),
  error: z.object({ code: z.number(), message: z.string() }).optional(),
});
type Answer = z.infer<typeof answer>;

/** Writes pieces of lines to a server over streams, and reads as many answers. */
async function answersTo(pieces: readonly (string | Buffer)[], most: number): Promise<readonly Answer[]> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  await answerHere({ input, output }, () => undefined);
  const answers: Answer[] = [];
  const all = new Promise<void>((resolve) => {
    output.on("data", (lines: Buffer) => {
      for (const line of lines.toString().trimEnd().split("\n")) answers.push(answer.parse(JSON.parse(line)));
      if (answers.length >= most) resolve();
    });
  });
  for (const piece of pieces) input.write(piece);
  await all;
  input.end();
  return answers;
}

const ping = (id: number): string => `{"jsonrpc":"2.0","id":${id},"method":"ping"}\n`;

describe("a line that is no message", () => {
  it.each([
    ["no JSON", "{", null, -32700, "The line is not JSON: "],
    ["broken UTF-8", Buffer.from([0xff, 0xfe]), null, -32700, "The line is not JSON: "],
    ["a list", "[]", null, -32600, "there are no batches"],
    ["a batch", `[${ping(1).trim()}]`, null, -32600, "there are no batches"],
    ["a number", "7", null, -32600, "A message is an object"],
    ["nothing", "null", null, -32600, "A message is an object"],
    ["another protocol", '{"id":3,"method":"ping"}', 3, -32600, '"jsonrpc" is to be "2.0"'],
    ["no method", '{"jsonrpc":"2.0","id":"a"}', "a", -32600, "A message has a `method`"],
    ["a list of parameters", '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":[]}', 1, -32600, "an object"],
    ["an unknown method", '{"jsonrpc":"2.0","id":5,"method":"nope"}', 5, -32601, "Method not found"],
    ["no parameters", '{"jsonrpc":"2.0","id":9,"method":"tools/call"}', 9, -32602, '"params" is missing'],
    [
      "a wrong parameter",
      '{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":7}}',
      9,
      -32602,
      '"params.name" is 7',
    ],
  ])("is answered, and the next is, too: %s", async (_, line, id, code, text) => {
    const answers = await answersTo([line, "\n", ping(77)], 2);
    const wrong = answers.find(({ error }) => error !== undefined);
    expect(wrong).toMatchObject({ id, error: { code, message: expect.stringContaining(text) } });
    expect(answers.some((other) => other.id === 77 && other.error === undefined)).toBe(true);
  });

  it("is answered where it is too long, without being kept, and the next is, too", async () => {
    const part = "x".repeat(1024 * 1024);
    const parts = Array.from({ length: MOST_LINE / part.length + 1 }, () => part);
    const [long, next] = await answersTo([...parts, "\n", ping(2)], 2);
    expect(long).toMatchObject({
      id: null,
      error: { code: -32700, message: `A line has at most ${MOST_LINE} bytes.` },
    });
    expect(next).toEqual({ jsonrpc: "2.0", id: 2, result: {} });
  });

  it("is an empty one, which asks nothing, or an answer to nothing", async () => {
    expect(
      await answersTo(["\n", "\r\n", '{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"x"}}\n', ping(3)], 1),
    ).toMatchObject([{ id: 3 }]);
  });
});

it("a request over HTTP without its parameters is at fault, and not the server", async () => {
  const { app, embedded } = served();
  const response = await app.request("/mcp", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: '{"jsonrpc":"2.0","id":9,"method":"tools/call"}',
  });
  expect(await response.json()).toEqual({
    jsonrpc: "2.0",
    id: 9,
    error: { code: -32602, message: '"params" is missing: expected an object.' },
  });
  await embedded.close();
});

it("what a fault says as a whole is told where none of its parts says it, and not twice", () => {
  const part = (message: string) => ({ code: "x", path: "/x", message });
  expect(
    saidAsWhole({ message: "A is wrong. (and 1 more)", defects: [part("A is wrong."), part("B is wrong.")] }),
  ).toEqual([]);
  expect(saidAsWhole({ message: "A is wrong.", defects: [part("A is wrong.")] })).toEqual([]);
  expect(saidAsWhole({ message: "Nothing is here.", defects: [part("B is wrong.")] })).toEqual(["Nothing is here."]);
  expect(saidAsWhole({ message: "Nothing is here.", defects: [] })).toEqual(["Nothing is here."]);
});
