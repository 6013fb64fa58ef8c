import { AsyncLocalStorage } from "node:async_hooks";
import { Work } from "../rules/kernel/index.ts";

/** Where the work comes from that a request may take; everything that is done for it draws on it. */
const requests = new AsyncLocalStorage<() => Work>();

/** The work of the request that is answered now; outside of one, as much as there is for a request. */
export const workNow = (): Work => requests.getStore()?.() ?? new Work();

/** Does all of something for one request: what is a part of a larger one draws on the work of that. */
export function asOneRequest<T>(deed: () => T): T {
  if (requests.getStore() !== undefined) return deed();
  const work = new Work();
  return requests.run(() => work, deed);
}

/** Does something of many parts, each of which may take the work of a request, and all together `most`. */
export function inParts<T>(most: number, fault: () => Error, deed: () => T): T {
  const whole = new Work(most, { fault });
  return requests.run(() => new Work(undefined, { within: whole }), deed);
}
