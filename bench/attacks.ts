import { games } from "../rules/index.ts";
import { app } from "../service/index.ts";
import { type Attack, attackSet, attacksOnTables, sent } from "../tests/attack-set.ts";
import { openEmbeddedStore } from "../tests/service/embedded.ts";
import { type Row, rounded } from "./measure.ts";
import { afterSetUp } from "./rogue-regiment-positions.ts";

/** The most processor time and memory that a request may take. */
const MOST_MILLISECONDS = 1000;
const MOST_MEGABYTES = 256;

/** What a request takes: processor time, and memory above what was in use before. */
interface Taken {
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly status: number;
}

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

type Ask = (path: string, request: RequestInit) => Promise<Response>;

async function taken(ask: Ask, attack: Attack): Promise<Taken> {
  const request = sent(attack);
  globalThis.gc?.();
  const memory = process.memoryUsage().rss;
  const began = processorTime();
  const response = await ask(attack.path, request);
  await response.text();
  return {
    milliseconds: processorTime() - began,
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
    const peer = await taken(ask, usual);
    const rows: Row[] = [];
    for (const attack of new Set([...attackSet, ...attacksOnTables])) {
      const { milliseconds, megabytes, status } = await taken(ask, attack);
      rows.push({
        what: attack.name,
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
