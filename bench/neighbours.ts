import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import * as z from "zod";
import { rogueRegiment } from "../rules/rogue-regiment/index.ts";
import { attackSet, sent } from "../tests/attack-set.ts";
import { type Row, rounded } from "./measure.ts";
import { afterSetUp } from "./rogue-regiment-positions.ts";
import { started } from "./started.ts";

/** The most that a neighbour may wait for one in a hundred of his requests. */
const MOST_MILLISECONDS = 100;
/** How many requests of the attacker are on their way at once. */
const AT_ONCE = 32;
/** Rounds that each neighbour makes of his requests. */
const ROUNDS = 100;
/** Milliseconds between two requests of a neighbour. */
const PAUSE = 10;

const [attacker, ...neighbours] = ["127.0.0.2", "127.0.0.3", "127.0.0.4"];

/** A request as it goes out. */
interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** What comes of one: its status, and the text of the answer. */
type Ask = (one: Sent) => Promise<{ readonly status: number; readonly text: string }>;

/** Asks a server from an address of this machine. */
function askingFrom(localAddress: string, address: string): { readonly ask: Ask; end(): void } {
  const { port } = new URL(address);
  const agent = new Agent({ keepAlive: true });
  return {
    async ask({ method, path, headers, body }) {
      const asked = request({ host: "127.0.0.1", port, localAddress, agent, method, path, headers });
      asked.end(body);
      const [response]: IncomingMessage[] = await once(asked, "response");
      if (response === undefined) throw new Error("There was no answer.");
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      await once(response, "end");
      return { status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() };
    },
    end: () => agent.destroy(),
  };
}

const json = { "content-type": "application/json" };
const posted = (path: string, body: unknown, secret?: string): Sent => ({
  method: "POST",
  path,
  headers: { ...json, ...(secret !== undefined && { authorization: `Bearer ${secret}` }) },
  body: JSON.stringify(body),
});

const createdSchema = z.object({
  id: z.string(),
  version: z.number(),
  invitations: z.array(z.object({ seat: z.string(), secret: z.string() })),
});

/** What somebody asks who plays, and looks at the game he plays: what the page sends, and moves of a stored game. */
async function usualRequests(ask: Ask): Promise<(round: number) => readonly Sent[]> {
  const position = afterSetUp();
  const at = { position };
  const opened = rogueRegiment.open(position);
  const action = opened.ok
    ? opened.value
        .forms()
        .flatMap(({ name, actions }) => (name === "move" ? actions : []))
        .at(0)
    : undefined;
  if (action === undefined) throw new Error("Nobody can move.");
  const made = await ask(posted("/v1/games", { position, dice: "table" }));
  const { id, invitations, version } = createdSchema.parse(JSON.parse(made.text));
  const secret = invitations.find(({ seat }) => seat.startsWith("player"))?.secret;
  const game: Sent = { method: "GET", path: `/v1/games/${id}`, headers: {}, body: "" };
  return (round) => [
    posted("/v1/adjudicate", { ...at, action }),
    posted("/v1/legal-actions", { ...at, name: "move" }),
    posted("/v1/board", at),
    posted("/v1/sight", { ruleset: rogueRegiment.id, scenario: "chalk-farm", from: "major", to: "jock" }),
    posted("/graphql", {
      query: "query ($at: At!, $move: Move!) { adjudicate(at: $at, move: $move) { __typename } }",
      variables: { at, move: { action } },
    }),
    game,
    round % 2 === 0
      ? posted(`/v1/games/${id}/moves`, { expectedVersion: version + round, action }, secret)
      : posted(`/v1/games/${id}/undo`, { expectedVersion: version + round, to: version + round - 1 }, secret),
  ];
}

/** The milliseconds that each request of a neighbour took. */
async function lives(localAddress: string, address: string): Promise<readonly number[]> {
  const { ask, end } = askingFrom(localAddress, address);
  const requests = await usualRequests(ask);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of requests(round)) {
      const from = performance.now();
      const { status, text } = await ask(one);
      times.push(performance.now() - from);
      if (status >= 400) throw new Error(`${one.path}: ${status} ${text.slice(0, 300)}`);
      await new Promise((passed) => setTimeout(passed, PAUSE));
    }
  }
  end();
  return times;
}

/** What an attacker was answered, by status. */
type Answers = ReadonlyMap<number, number>;

/** Sends the attack set from one address, again and again, until it is told to stop. */
function attacks(address: string): { stop(): Promise<Answers> } {
  const { ask, end } = askingFrom(attacker ?? "127.0.0.2", address);
  const requests = attackSet.map((attack): Sent => {
    const { method = "POST", headers, body } = sent(attack);
    const bytes = typeof body === "string" || body instanceof Uint8Array ? body : "";
    return { method, path: attack.path, headers: z.record(z.string(), z.string()).parse(headers), body: bytes };
  });
  const answers = new Map<number, number>();
  const ending = new AbortController();
  const one = async (from: number): Promise<void> => {
    for (let n = from; !ending.signal.aborted; n++) {
      const next = requests[n % requests.length];
      if (next === undefined) return;
      const { status } = await ask(next);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, (_, n) => one(n)));
  return {
    async stop() {
      ending.abort();
      await all;
      end();
      return answers;
    },
  };
}

const p99Of = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** What neighbours wait for usual requests while one address sends the dearest there are, beside what they wait alone. */
export async function neighbourRows(): Promise<readonly Row[]> {
  const server = await started("service/local/main.ts", { PORT: "0", UMPIRE_DATA: "memory" });
  const everybody = async (): Promise<readonly number[]> =>
    (await Promise.all(neighbours.map((one) => lives(one, server.address)))).flat();
  try {
    await everybody();
    const alone = p99Of(await everybody());
    const attack = attacks(server.address);
    const times = await everybody();
    const answers = await attack.stop();
    const p99 = p99Of(times);
    const told = [...answers].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
    return [
      {
        what: `usual requests of two addresses while a third sends the attack set, ${AT_ONCE} at once (${told.join(", ")})`,
        figure: `p99 ${rounded(p99)} ms, longest ${rounded(Math.max(...times))} ms`,
        peer: "the same with nobody else there",
        peerFigure: `p99 ${rounded(alone)} ms`,
        ratio: alone / p99,
        target: `p99 below ${MOST_MILLISECONDS} ms`,
        met: p99 < MOST_MILLISECONDS,
      },
    ];
  } finally {
    server.process.kill();
  }
}
