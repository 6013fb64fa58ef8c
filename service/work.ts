import { AsyncLocalStorage } from "node:async_hooks";
import { Work } from "../rules/kernel/index.ts";

/** What a request may take. */
interface Allowance {
  /** Everything that is done for it draws on this. */
  readonly work: () => Work;
  /** What it may take to play records again, however many it brings. */
  replays: Work | null;
}

const requests = new AsyncLocalStorage<Allowance>();

/** The work of the request that is answered now; outside of one, as much as there is for a request. */
export const workNow = (): Work => requests.getStore()?.work() ?? new Work();

/** Does all of something for one request: what is a part of a larger one draws on the work of that. */
export function asOneRequest<T>(deed: () => T): T {
  if (requests.getStore() !== undefined) return deed();
  const work = new Work();
  return requests.run({ work: () => work, replays: null }, deed);
}

/**
 * Does something of many parts, each of which may take the work of a request, and all together `most`; what else of the
 * kind the same request brings draws on that, too.
 */
export function inParts<T>(most: number, fault: () => Error, deed: () => T): T {
  const request = requests.getStore();
  const whole = request?.replays ?? new Work(most, { fault });
  if (request !== undefined) request.replays = whole;
  return requests.run({ work: () => new Work(undefined, { within: whole }), replays: whole }, deed);
}
