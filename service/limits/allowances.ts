import type { Context, MiddlewareHandler } from "hono";
import { Fault } from "../schema/faults.ts";
import { networkOf } from "./network.ts";
import { refilling } from "./refilling.ts";
import { Attempt } from "../adjudication/budget.ts";

/** How much work there is for each address. */
export interface Allowance {
  /** The units that come again each second. */
  readonly perSecond: number;
  /** The most units that are there at once. */
  readonly most: number;
}

/** The most addresses that are remembered; beyond them the one that asked longest ago is forgotten. */
const MOST_NETWORKS = 10_000;
/** An address that took more than there was waits no longer than this, in seconds. */
const LONGEST_WAIT = 60;
/** What every request takes, however little it asks for. */
const LEAST_CHARGE = 1000;

/** Says that an address has used up its work, and after how many seconds there is some again. */
export function tooMuchWorkAsked(seconds: number): Fault {
  const message = `Requests from this address took more work than there is for one: go on in ${seconds} s, or ask for less at a time.`;
  return new Fault("too-many", message, [{ code: "too-much-work", path: "", message }], null, seconds);
}

/** The work for each address where the service is deployed, in each instance of a function: half of a processor's. */
const DEPLOYED: Allowance = { perSecond: 5_000_000, most: 150_000_000 };

/** The work that is left to each address: a bucket of counted units, in memory. */
export interface Allowances {
  /** The units left to a network (see network.ts); less than nothing where one request took more than there was. */
  left(network: string): number;
  /** To be called before a request is answered. Throws a Fault when nothing is left. */
  admit(network: string): void;
  /** Takes what a request took. */
  charge(network: string, units: number): void;
  /** What a network is told of its limit, by the names of the headers. */
  told(network: string): Readonly<Record<string, string>>;
}

/** Buckets of one size for all addresses; `now` is the time of day in milliseconds. */
export function createAllowances(
  { perSecond, most }: Allowance,
  now: () => number,
  mostNetworks = MOST_NETWORKS,
): Allowances {
  const units = refilling<null>({ most, perMillisecond: perSecond / 1000, now, mostNetworks });
  // of draft-ietf-httpapi-ratelimit-headers: a bucket is a quota of as long a window as it takes to fill
  const policy = `"work";q=${most};w=${Math.ceil(most / perSecond)};qu="work-units"`;
  return {
    left: (network) => units.left(network),
    admit(network) {
      const there = units.left(network);
      if (there <= 0) throw tooMuchWorkAsked(Math.max(1, Math.ceil(-there / perSecond)));
    },
    charge(network, taken) {
      const there = Math.max(-LONGEST_WAIT * perSecond, units.left(network) - Math.max(LEAST_CHARGE, taken));
      units.set(network, there, null);
    },
    told(network) {
      const there = units.left(network);
      const left = Math.max(0, Math.floor(there));
      return {
        "ratelimit-policy": policy,
        ratelimit: `"work";r=${left};t=${Math.ceil((most - there) / perSecond)}`,
      };
    },
  };
}

/** Whether a request only looks whether the service is there: it is answered in any case. */
export const isLookingIn = (c: Context): boolean => c.req.path === "/healthz";

/** Says with each answer how much work is left to whoever asked. To go round the limit itself, so that refusals say it, too. */
export const tellingAllowance =
  (addressOf: (c: Context) => string | null, allowances: Allowances): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const address = addressOf(c);
    if (address === null || isLookingIn(c)) return;
    for (const [name, value] of Object.entries(allowances.told(networkOf(address)))) c.res.headers.set(name, value);
  };

/**
 * Keeps each address to its work, and tells what is left of it; a request whose address is not known is not limited, for
 * those behind one unknown would hinder each other. Both go round the answers of an API.
 */
export function withinAllowance(
  addressOf: (c: Context) => string | null,
  now: () => number,
  allowance: Allowance = DEPLOYED,
): { readonly round: MiddlewareHandler; readonly telling: MiddlewareHandler } {
  const allowances = createAllowances(allowance, now);
  return {
    telling: tellingAllowance(addressOf, allowances),
    async round(c, next) {
      const address = addressOf(c);
      if (address === null || isLookingIn(c)) return next();
      const network = networkOf(address);
      allowances.admit(network);
      const attempt = new Attempt();
      await attempt.run(next);
      allowances.charge(network, attempt.spent);
      return undefined;
    },
  };
}
