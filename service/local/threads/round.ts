import type { Context, MiddlewareHandler } from "hono";
import { Fault } from "../../schema/faults.ts";
import type { Guessing, Visit, Visitors } from "../../limits/invitation-rate-limit.ts";
import { type Allowance, type Allowances, isLookingIn } from "../../limits/allowances.ts";
import { noteDeedsOfElsewhere } from "../../logging/deeds.ts";
import { networkOf } from "../../limits/network.ts";
import { MOST_WORK } from "../../../rules/kernel/index.ts";
import { type AnswerPart, Attempt, type Small } from "../../adjudication/budget.ts";
import { streamHeaders } from "../../http/streamed.ts";
import type { HandedRequest, ThreadAnswer } from "./messages.ts";
import { requestIdHeader } from "../../http/request-id.ts";
import type { ThreadRequest } from "./answer-in-thread.ts";
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
    const kept = visits.get(c.req.raw);
    if (kept !== undefined) return kept;
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

/** An answer that is told part by part: how it begins, and what becomes of it. */
interface Telling {
  /** The answer, once its first part is there. */
  readonly begun: Promise<Response>;
  part(part: AnswerPart): void;
  end(rest: Uint8Array): void;
  fail(error: unknown): void;
}

/** What takes an answer part by part; `left` is called when nobody reads it any more. */
function telling(left: () => void): Telling {
  const begins = Promise.withResolvers<Response>();
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const begin = (type: string): ReadableStreamDefaultController<Uint8Array> | null => {
    if (controller !== null) return controller;
    const body = new ReadableStream<Uint8Array>({
      start: (started) => void (controller = started),
      cancel: left,
    });
    begins.resolve(new Response(body, { headers: streamHeaders(type) }));
    return controller;
  };
  return {
    begun: begins.promise,
    part: ({ type, text }) => begin(type)?.enqueue(encoder.encode(text)),
    end(rest) {
      controller?.enqueue(rest);
      controller?.close();
    },
    fail: (error) => controller?.error(error),
  };
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
  /** Where positions are analysed, one for an address at a time. */
  readonly analyses: Pool;
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

/** An answer that was worked out, or a fault instead of one; `tried` is what was spent on it here before. */
async function charged(
  answer: Promise<ThreadAnswer>,
  tried: number,
  charge: (units: number) => void,
): Promise<ThreadAnswer> {
  try {
    const answered = await answer;
    charge(answered.spent);
    return answered;
  } catch (error) {
    charge(error instanceof Fault && error.kind === "given-up" ? GIVEN_UP : tried);
    throw error;
  }
}

/** Says that an address has something analysed already. */
function oneAtATime(): Fault {
  const message = "Another position is analysed for this address: one at a time.";
  return new Fault("too-many", message, [{ code: "one-at-a-time", path: "", message }], null, 5);
}

/** Where positions and games are analysed. */
const analysing = /^\/v1\/(?:analyse|records\/report|games\/\w+\/report)$/;

/**
 * Answers what is small here, and hands everything else to a thread that can be ended: a request is tried here until it
 * turns out too large. While others ask, too, whoever has used up his share of this thread is answered by the others
 * alone; whoever has used up his work is told when to come again.
 */
export const throughThreads = ({ pool, analyses, ...rest }: RoundDeps): MiddlewareHandler => {
  /** The networks for which something is analysed. */
  const analysed = new Set<string>();
  return handedOver(rest, (handedIn, { isAnalysis }) => {
    if (!isAnalysis) return pool.answer(handedIn);
    const { network } = handedIn;
    if (analysed.has(network)) throw oneAtATime();
    analysed.add(network);
    return analyses.answer(handedIn).finally(() => analysed.delete(network));
  });
};

/** Answers a request that was handed over, at the place for its kind. */
type AtItsPlace = (handedIn: ThreadRequest, kind: { readonly isAnalysis: boolean }) => Promise<ThreadAnswer>;

const handedOver =
  (
    {
      addressOf,
      originOf = (c) => new URL(c.req.url).origin,
      visitors,
      allowances,
      shares,
      hasNeighbours,
      small = usualSmall,
    }: Omit<RoundDeps, "pool" | "analyses">,
    answerAt: AtItsPlace,
  ): MiddlewareHandler =>
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
    if (!attempt.isLeft) {
      allowances.charge(network, attempt.spent);
      return undefined;
    }
    const visit = visitors(c);
    const leaving = new AbortController();
    const parts = telling(() => leaving.abort());
    const answer = answerAt(
      {
        request: handed(c, attempt.sent, visit, { address, origin: originOf(c) }),
        network,
        signal: AbortSignal.any([c.req.raw.signal, leaving.signal]),
        wrongGuess: (secret) => visit.wrong(secret),
        part: parts.part,
      },
      // whoever has used up his share is not looked at any further here
      { isAnalysis: attempt.isAnalysis || analysing.test(c.req.path) },
    );
    // what came of the attempt is not an answer
    c.res = undefined;
    noteDeedsOfElsewhere([]);
    // once, and not what was tried here too: by that one could tell how long what was read is
    const whole = charged(answer, attempt.spent, (units) => allowances.charge(network, units));
    const begun = await Promise.race([whole, parts.begun]);
    if (begun instanceof Response) {
      c.res = begun;
      void whole.then(({ body }) => parts.end(body), parts.fail);
      return undefined;
    }
    noteDeedsOfElsewhere(begun.deeds);
    c.res = answerOf(begun);
    return undefined;
  };
