import autocannon from "autocannon";
import { median } from "./measure.ts";
import { processorTime } from "./processor-time.ts";

const CONNECTIONS = 20;

/** Requests that are sent again and again to a server. */
export interface Load {
  readonly name: string;
  readonly url: string;
  /** What is posted: the same each time, or a text that is made anew; without either it is a GET. */
  readonly body?: unknown;
  readonly bodies?: () => string;
  /** The process that answers, whose processor time is to be known. */
  readonly pid?: number;
}

/** How a load went: the medians of its rounds; the processor time is that of one request, in microseconds. */
export interface Went {
  readonly rate: number;
  readonly p99: number;
  readonly processor: number;
}

const asJson = { method: "POST", headers: { "content-type": "application/json" } } as const;

async function round({ name, url, body, bodies, pid }: Load, duration: number): Promise<Went> {
  const before = pid === undefined ? 0 : processorTime(pid).whole;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    ...(body !== undefined && { ...asJson, body: JSON.stringify(body) }),
    ...(bodies !== undefined && {
      requests: [{ ...asJson, body: bodies(), setupRequest: (sent) => ({ ...sent, body: bodies() }) }] as const,
    }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} answers were not successes, ${result.errors} failed.`);
  const { average: rate, total } = result.requests;
  const processor = pid === undefined ? Number.NaN : (processorTime(pid).whole - before) / total;
  return { rate, p99: result.latency.p99, processor };
}

/** How each load goes, in turns: after a round that warms up, the medians of the rounds. */
export async function loaded(
  loads: readonly Load[],
  rounds: number,
  seconds: number,
): Promise<ReadonlyMap<string, Went>> {
  const found = new Map<string, Went[]>(loads.map(({ name }) => [name, []]));
  for (let n = -1; n < rounds; n++)
    for (const load of loads) {
      const went = await round(load, n < 0 ? 2 : seconds);
      if (n >= 0) found.get(load.name)?.push(went);
    }
  const medianOf = (all: readonly Went[], what: keyof Went): number => median(all.map((went) => went[what]));
  return new Map(
    [...found].map(([name, all]) => [
      name,
      { rate: medianOf(all, "rate"), p99: medianOf(all, "p99"), processor: medianOf(all, "processor") },
    ]),
  );
}
