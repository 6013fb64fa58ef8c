import { games } from "../rules/index.ts";
import { app } from "../service/index.ts";
import { type Attack, attackSet, attacksOnTables, sent } from "../tests/attack-set.ts";
import { openEmbeddedStore } from "../tests/service/embedded.ts";
import { gamesOver, agreement, anybody } from "../tests/service/desk.ts";
import { goBackOften, largeBoard } from "../tests/service/made-up-records.ts";
import { type Row, rounded } from "./measure.ts";
import { afterSetUp } from "./rogue-regiment-positions.ts";
import { ownProcessorTime } from "./processor-time.ts";

/** The most processor time and memory that a request may take. */
const MOST_MILLISECONDS = 1000;
const MOST_MEGABYTES = 256;

/** What a request takes: processor time, and memory above what was in use before. */
interface Taken {
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly status: number;
}

type Ask = (path: string, request: RequestInit) => Promise<Response>;

/** A question that is sent, with its name. */
interface Question {
  readonly name: string;
  readonly path: string;
  readonly request: RequestInit;
}

const asQuestion = (attack: Attack): Question => ({ name: attack.name, path: attack.path, request: sent(attack) });

/** How often somebody has gone back on a large board: more than a game may, and more than is read for one request. */
const UNDOS = 600;

/** What anybody may ask of a public game that is far longer than one may become. */
async function aboutLongGame(store: Parameters<typeof goBackOften>[0]): Promise<readonly Question[]> {
  const { id, seats } = await gamesOver(store).create(largeBoard, agreement, anybody);
  await goBackOften(store, id, seats[0] ?? "", UNDOS);
  const graphql = (name: string, query: string): Question => asQuestion({ name, path: "/graphql", body: { query } });
  return [
    { name: `the record of ${UNDOS} undos on a large board`, path: `/v1/games/${id}/record`, request: {} },
    { name: "the next part of it", path: `/v1/games/${id}/record?from=280`, request: {} },
    { name: "a hundred of its moves", path: `/v1/games/${id}/moves?limit=100`, request: {} },
    graphql("its record, twice in one document", `{ a: record(id: "${id}") b: record(id: "${id}") }`),
    graphql(
      "its moves, twice in one document",
      `{ a: moves(id: "${id}", limit: 40) { next } b: moves(id: "${id}", limit: 40) { next } }`,
    ),
  ];
}

async function taken(ask: Ask, { path, request }: Question): Promise<Taken> {
  globalThis.gc?.();
  const memory = process.memoryUsage().rss;
  const began = ownProcessorTime();
  const response = await ask(path, request);
  await response.text();
  return {
    milliseconds: ownProcessorTime() - began,
    megabytes: Math.max(0, process.memoryUsage().rss - memory) / 2 ** 20,
    status: response.status,
  };
}

/** The requests of the attack set beside a usual one, each asked once, as an attacker's first is. */
export async function attackRows(): Promise<readonly Row[]> {
  const embedded = openEmbeddedStore("memory");
  const whole = app({ games, store: embedded.store, now: Date.now, log: () => undefined });
  const ask: Ask = async (path, request) => whole.request(path, request);
  try {
    const usual = {
      name: "the actions of a usual position",
      path: "/v1/legal-actions",
      body: { position: afterSetUp() },
    };
    for (let n = 0; n < 20; n++) await ask(usual.path, sent(usual));
    // what draws is compiled with the first picture, which is nobody's attack
    const drawn = { query: "query ($at: At!) { picture(at: $at) { png } }", variables: { at: usual.body } };
    const drawing = await ask("/graphql", sent({ name: "a usual picture", path: "/graphql", body: drawn }));
    if (!(await drawing.text()).includes('"png"')) throw new Error("A usual picture was not drawn.");
    const peer = await taken(ask, asQuestion(usual));
    const rows: Row[] = [];
    for (const question of [
      ...[...new Set([...attackSet, ...attacksOnTables])].map(asQuestion),
      ...(await aboutLongGame(embedded.store)),
    ]) {
      const { milliseconds, megabytes, status } = await taken(ask, question);
      rows.push({
        what: question.name,
        figure: `${status}: ${rounded(milliseconds)} ms of a processor, ${rounded(megabytes)} MB`,
        peer: usual.name,
        peerFigure: `${rounded(peer.milliseconds)} ms`,
        ratio: null,
        target: `at most ${MOST_MILLISECONDS} ms, ${MOST_MEGABYTES} MB`,
        met: milliseconds <= MOST_MILLISECONDS && megabytes <= MOST_MEGABYTES,
      });
    }
    return rows;
  } finally {
    await embedded.close();
  }
}
