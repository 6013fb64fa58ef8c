import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type Chance, seededChance } from "../../rules/kernel/index.ts";
import { groundOf, type Send, wrongWith } from "../contract/hostile-ground.ts";
import type { HostileRequest, Target } from "../contract/hostile-requests.ts";
import { type LocalServer, startLocalServer } from "../fault/local-server.ts";

/** The most processor time, in milliseconds, and memory, in megabytes, that one request may take. */
const MOST_MILLISECONDS = 1000;
const MOST_MEGABYTES = 256;
/** How many of the dearest requests are told. */
const TOLD = 20;
/** How many bytes of what is hostile a request has: mostly few, up to more than any body may have. */
const sizes = [30, 300, 3000, 20_000, 59_000, 200_000, 262_000, 600_000, 4_190_000] as const;

/** How long `npm run soak -- --fuzz N` goes on: for so many requests, or for so many seconds. */
export interface FuzzSoak {
  readonly requests: number;
  readonly seconds: number;
  readonly seed: number;
}

/** What a process has taken: processor time in milliseconds, and resident memory in megabytes, now and at its peak. */
interface Taken {
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly peak: number;
}

/** What Linux tells of a process; its clock ticks every ten milliseconds. */
function takenBy(pid: number): Taken {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const memory = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return {
    milliseconds: (Number(fields[11]) + Number(fields[12])) * 10,
    megabytes: memory("VmRSS"),
    peak: memory("VmHWM"),
  };
}

/** One request, and what it took. */
interface Sent {
  readonly what: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly megabytes: number;
}

const line = ({ what, status, milliseconds, megabytes }: Sent): string =>
  `    ${status}: ${milliseconds} ms, ${megabytes.toFixed(0)} MB: ${what}`;

/** Those that took most, the dearest first. */
function dearest(by: (sent: Sent) => number): { note(sent: Sent): void; readonly list: readonly Sent[] } {
  let list: readonly Sent[] = [];
  return {
    note(sent) {
      if (list.length === TOLD && by(sent) <= by(list.at(-1) ?? sent)) return;
      list = [...list, sent].sort((a, b) => by(b) - by(a)).slice(0, TOLD);
    },
    get list() {
      return list;
    },
  };
}

const sendTo =
  ({ url }: LocalServer): Send =>
  async ({ path, method, headers, body }) => {
    const response = await fetch(`${url}${path}`, { method, headers, ...(body !== undefined && { body }) });
    return { status: response.status, text: await response.text() };
  };

const packed = (request: HostileRequest): HostileRequest =>
  typeof request.body !== "string"
    ? request
    : {
        ...request,
        headers: { ...request.headers, "content-encoding": "gzip" },
        body: new Uint8Array(gzipSync(request.body)),
      };

/** A target with something hostile, by chance. */
function drawn(
  targets: readonly Target[],
  chance: Chance,
): { readonly what: string; readonly request: HostileRequest } {
  // the operation first, so that one with few places is met as often as one with many
  const operations = [...new Set(targets.map(({ operation }) => operation))];
  const operation = operations[chance.index(operations.length)];
  const places = targets.filter((target) => target.operation === operation);
  const target = places[chance.index(places.length)];
  const value = target?.values[chance.index(target.values.length)];
  if (target === undefined || value === undefined) throw new Error("There is nothing to send.");
  const size = sizes[chance.index(sizes.length)] ?? 30;
  const request = target.request(value.written(size));
  const packs = chance.index(4) === 0;
  return {
    what: `${target.operation}, ${target.place}: ${value.name}, ${size} bytes${packs ? ", packed" : ""}`,
    request: packs ? packed(request) : request,
  };
}

/** Sends a request, and measures what the server takes until it is answered; `wrong` says what must not be, if anything. */
async function measured(
  server: LocalServer,
  what: string,
  request: HostileRequest,
): Promise<{ readonly sent: Sent; readonly wrong: string | null }> {
  const begun = takenBy(server.pid);
  const { status, text } = await sendTo(server)(request);
  const ended = takenBy(server.pid);
  const milliseconds = ended.milliseconds - begun.milliseconds;
  const megabytes = Math.max(0, ended.megabytes - begun.megabytes);
  const isTooMuch = milliseconds > MOST_MILLISECONDS || megabytes > MOST_MEGABYTES;
  return {
    sent: { what, status, milliseconds, megabytes },
    wrong: wrongWith(status, text) ?? (isTooMuch ? "took too much" : null),
  };
}

/**
 * Sends hostile requests of every kind to every place of both APIs of a local server, one after the other, and tells
 * what the dearest took of its processor and memory, as Linux counts them. Returns how many of them were answered
 * wrongly or took too much, also when they were sent again.
 */
export async function soakFuzz({ requests, seconds, seed }: FuzzSoak): Promise<number> {
  const chance = seededChance(seed);
  const until = Date.now() + seconds * 1000;
  const byTime = dearest(({ milliseconds }) => milliseconds);
  const byMemory = dearest(({ megabytes }) => megabytes);
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let peak = 0;
  let all = 0;
  let count = 0;
  let once = 0;
  let server = await startLocalServer("memory", quotasLifted);
  const before = takenBy(server.pid);
  let targets = await groundOf(sendTo(server));
  console.log(
    `  ${targets.length} places of ${new Set(targets.map(({ operation }) => operation)).size} operations; the server begins with ${before.megabytes.toFixed(0)} MB`,
  );
  while (count < requests && Date.now() < until) {
    const { what, request } = drawn(targets, chance);
    count++;
    try {
      const first = await measured(server, what, request);
      // a thread that begins, or the collector, may have been at work beside it, and a busy machine may give an answer up
      const { sent, wrong } = first.wrong === null ? first : await measured(server, what, request);
      peak = Math.max(peak, takenBy(server.pid).peak);
      all += sent.milliseconds;
      statuses.set(sent.status, (statuses.get(sent.status) ?? 0) + 1);
      byTime.note(sent);
      byMemory.note(sent);
      if (wrong !== null) faults.push(`${line(sent)}\n      ${wrong}`);
      else if (first.wrong !== null) once++;
    } catch (error) {
      faults.push(`    no answer: ${what}\n      ${error instanceof Error ? error.message : "unknown"}`);
      await server.kill();
      server = await startLocalServer("memory", quotasLifted);
      targets = await groundOf(sendTo(server));
    }
    if (count % 10_000 === 0)
      console.log(`  ${count} requests, ${faults.length} faults, ${peak.toFixed(0)} MB at the peak`);
  }
  const logged = server
    .said()
    .split("\n")
    .filter((one) => one.includes('"level":"error"'));
  await server.stop();
  console.log(
    `  ${count} hostile requests of seed ${seed}: ${(all / 1000).toFixed(0)} s of a processor, ${peak.toFixed(0)} MB at the peak; ${once} were too much once and not again`,
  );
  console.log(
    `  answers: ${[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, n]) => `${n} × ${status}`)
      .join(", ")}`,
  );
  console.log(`  the dearest by time\n${byTime.list.map(line).join("\n")}`);
  console.log(
    `  the dearest by memory (what the collector has not freed yet included)\n${byMemory.list.map(line).join("\n")}`,
  );
  if (faults.length > 0) console.log(`  faults\n${faults.slice(0, 100).join("\n")}`);
  if (logged.length > 0) console.log(`  errors in the log\n${logged.slice(0, 20).join("\n")}`);
  return faults.length + logged.length;
}

/** One address sends everything: what it may have in an hour is not what is looked for. */
const quotasLifted = { UMPIRE_WORK: "1000000" };
