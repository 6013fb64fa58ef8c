import { createHook } from "node:async_hooks";
import { createSocket } from "node:dgram";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkAddress } from "../../../service/index.ts";
import { resolvingBy } from "../../../service/notices/address.ts";

/** The end of a question in a message: behind its name, type and class. */
const endOfQuestion = (message: Buffer): number => message.indexOf(0, 12) + 5;

/** An answer with an IPv4 address to a question for one; none to one for another kind. */
function answerTo(message: Buffer, address: readonly number[]): Buffer {
  const question = message.subarray(12, endOfQuestion(message));
  const isForIpv4 = question.at(-3) === 1;
  const head = Buffer.from([0x81, 0x80, 0, 1, 0, isForIpv4 ? 1 : 0, 0, 0, 0, 0]);
  const record = isForIpv4 ? Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address]) : Buffer.alloc(0);
  return Buffer.concat([message.subarray(0, 2), head, question, record]);
}

const server = createSocket("udp4");
let port = 0;
beforeAll(async () => {
  server.on("message", (message, { port: asking, address }) => {
    // of the names of one domain it knows nothing, ever
    if (!message.includes("silent")) server.send(answerTo(message, [93, 184, 216, 34]), asking, address);
  });
  await new Promise<void>((done) => server.bind(0, "127.0.0.1", done));
  ({ port } = server.address());
});
afterAll(() => server.close());

test("names whose servers never answer keep nobody else's waiting", async () => {
  const find = resolvingBy([`127.0.0.1:${port}`]);
  const fault = expect.objectContaining({ code: "unresolved" });
  const silent = Array.from({ length: 40 }, (_, n) => checkAddress(`https://x${n}.silent.example.org/`, { find }));
  const asked = checkAddress("https://hooks.example.org/", { find });
  expect(await Promise.race([asked, ...silent])).toMatchObject({ target: { addresses: ["93.184.216.34"] } });
  expect(await Promise.all(silent)).toEqual(silent.map(() => ({ fault })));
});

test("the system's look-up, which has two threads for everybody, is not used", async () => {
  const begun: string[] = [];
  const hook = createHook({ init: (_, type) => void begun.push(type) }).enable();
  await checkAddress("https://no-such-name.invalid/", { signal: AbortSignal.timeout(50) });
  hook.disable();
  expect(begun).toContain("QUERYWRAP");
  expect(begun).not.toContain("GETADDRINFOREQWRAP");
});
