import type { Context, MiddlewareHandler } from "hono";
import { Fault } from "../../schema/faults.ts";
import type { Guessing, Visit, Visitors } from "../../limits/invitation-rate-limit.ts";
import { type Allowance, type Allowances, isLookingIn } from "../../limits/allowances.ts";
import { doneElsewhere } from "../../logging/deeds.ts";
import { networkOf } from "../../limits/network.ts";
import { MOST_WORK } from "../../../rules/kernel/index.ts";
import { Attempt, type Small } from "../../adjudication/budget.ts";
import type { HandedRequest, ThreadAnswer } from "./messages.ts";
import { requestIdHeader } from "../../http/request-id.ts";
import type { Pool } from "./pool.ts";

/** What the thread that takes requests answers by itself: some milliseconds. */
export const usualSmall: Small = { work: 100_000, bytes: 32 * 1024 };

/** What it answers for those who have used up their share. */
const nothing: Small = { work: 0, bytes: -1 };

/** What it does for each address while others ask, too: about a fifth of its time. */
export const usualShare: Allowance = { perSecond: 2_000_000, most: 500_000 };

/** The work for each address on this machine: more than a program at full speed comes to. */
export const usualAllowance: Allowance = { perSecond: 50_000_000, most: 1_500_000_000 };

/** The guesses of each request, counted once wherever it is answered. */
export function visitorsOnce(guessing: Guessing, addressOf: (c: Context) => string | null): Visitors {
  const visits = new WeakMap<Request, Visit>();
  return (c) => {
    const known = visits.get(c.req.raw);
    if (known !== undefined) return known;
    const visit = guessing.visit(addressOf(c));
    visits.set(c.req.raw, visit);
    return visit;
  };
}

/** A request as a thread answers it, which knows no socket: where it comes from and was sent to is told with it. */
const handed = (c: Context, body: Uint8Array | null, visit: Visit, { address, origin }: Asked): HandedRequest => ({
  method: c.req.method,
  url: `${origin}${c.req.url.slice(new URL(c.req.url).origin.length)}`,
  headers: [...new Headers({ ...Object.fromEntries(c.req.raw.headers), ...requestIdHeader(c) })],
  body,
  address,
  guessesAgainIn: visit.againIn(),
});

/** Where a request comes from, and by which name and scheme it asks. */
interface Asked {
  readonly address: string | null;
  readonly origin: string;
}

function answerOf({ status, headers, body }: ThreadAnswer): Response {
  const hasBody = body.byteLength > 0;
  const answer = new Response(hasBody ? new Uint8Array(body) : null, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  });
  // all answers are given it once more on their way out
  answer.headers.delete("vary");
  return answer;
}

/** What an answer that was given up is reckoned at: as much as the dearest that there are. */
const GIVEN_UP = 4 * MOST_WORK;

/** What goes round the answers of the local server. */
export interface RoundDeps {
  readonly pool: Pool;
  readonly addressOf: (c: Context) => string | null;
  readonly originOf?: (c: Context) => string;
  readonly visitors: Visitors;
  /** The work there is for each address. */
  readonly allowances: Allowances;
  /** What of it is done here while others ask, too. */
  readonly shares: Allowances;
  /** Whether others ask, too. */
  readonly hasNeighbours: (network: string) => boolean;
  readonly small?: Small;
}

/** An answer that was worked out, or a fault instead of one. */
async function charged(answer: Promise<ThreadAnswer>, charge: (units: number) => void): Promise<ThreadAnswer> {
  try {
    const found = await answer;
    charge(found.spent);
    return found;
  } catch (error) {
    if (error instanceof Fault && error.kind === "given-up") charge(GIVEN_UP);
    throw error;
  }
}

/**
 * Answers what is small here, and hands everything else to a thread that can be ended: a request is tried here until it
 * turns out too large. While others ask, too, whoever has used up his share of this thread is answered by the others
 * alone; whoever has used up his work is told when to come again.
 */
export const throughThreads =
  ({
    pool,
    addressOf,
    originOf = (c) => new URL(c.req.url).origin,
    visitors,
    allowances,
    shares,
    hasNeighbours,
    small = usualSmall,
  }: RoundDeps): MiddlewareHandler =>
  async (c, next) => {
    // whoever watches the server is answered in any case
    if (isLookingIn(c)) return next();
    const address = addressOf(c);
    const network = networkOf(address ?? "");
    const isCrowded = hasNeighbours(network);
    allowances.admit(network);
    const attempt = new Attempt(isCrowded && shares.left(network) <= 0 ? nothing : small);
    await attempt.run(next);
    shares.charge(network, attempt.spent);
    allowances.charge(network, attempt.spent);
    if (!attempt.isLeft) return undefined;
    const visit = visitors(c);
    const answer = pool.answer({
      request: handed(c, attempt.sent, visit, { address, origin: originOf(c) }),
      network,
      signal: c.req.raw.signal,
      wrongGuess: (secret) => visit.wrong(secret),
    });
    // what came of the attempt is no answer
    c.res = undefined;
    doneElsewhere([]);
    const found = await charged(answer, (units) => allowances.charge(network, units));
    doneElsewhere(found.deeds);
    c.res = answerOf(found);
    return undefined;
  };
