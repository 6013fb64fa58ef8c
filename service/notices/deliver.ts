import { checkAddress, type Resolve, resolve } from "./address.ts";
import { messageOf } from "./message.ts";
import type { Notice } from "./notice.ts";
import { type Answer, type Connect, connecting, post } from "./post.ts";
import { pushed, type PushReceiver } from "./push.ts";
import { OTHERS_SIGNATURE, SIGNATURE, signatureOf } from "./signature.ts";

/**
 * Where the notices of a seat go, and the key they are signed with. Both are secrets of the seat: they are never
 * logged.
 */
export interface Webhook {
  readonly url: string;
  readonly key: string;
  /** Other seats that are told the same at the same address, each with its own key: one delivery is for all of them. */
  readonly others?: readonly { readonly seat: string; readonly key: string }[];
  /** Whether it is where notices went before the seat's invitation was replaced. */
  readonly isFormer?: true;
}

/** How one delivery went. `reason` names no address and no secret; `status` is left out where no answer came. */
export type Outcome = { readonly status?: number } & (
  | { readonly kind: "delivered" }
  /** The receiver says that it is gone for good (410; a browser by 404, too). */
  | { readonly kind: "gone"; readonly reason: string }
  /** It will not get better by itself: a bad address, an answer with 3xx or 4xx. */
  | { readonly kind: "refused"; readonly reason: string }
  /** Worth another try, after so many seconds if the receiver said so. */
  | { readonly kind: "retry"; readonly reason: string; readonly after: number | null }
);

/** Sends one notice once. */
export type Deliver = (notice: Notice, receiver: Webhook | PushReceiver) => Promise<Outcome>;

/**
 * What a delivery needs from outside. `now` is the time of day in milliseconds, `limit` the time one delivery may take
 * in all.
 */
export interface DeliveryNetwork {
  readonly resolve: Resolve;
  readonly connect: Connect;
  readonly now: () => number;
  readonly limit: number;
  /** Whether http addresses of the machine itself are sent to: for whoever develops a receiver on it. */
  readonly allowsLoopback: boolean;
  /** Where push services can reach whoever runs this server: mailto: or https:. */
  readonly contact?: string | undefined;
}

/** Request Timeout, Too Early, Too Many Requests: the answers with 4xx that ask for another try. */
const passing = new Set([408, 425, 429]);

/** Retry-After in seconds: it is a number of them, or a date. */
function secondsOf(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}

function outcomeOf({ status, retryAfter }: Answer, isBrowser: boolean, now: number): Outcome {
  const reason = `status ${status}`;
  if (status >= 200 && status < 300) return { kind: "delivered", status };
  if (status === 410 || (isBrowser && status === 404)) return { kind: "gone", status, reason };
  if (status >= 500 || passing.has(status)) return { kind: "retry", status, reason, after: secondsOf(retryAfter, now) };
  return { kind: "refused", status, reason };
}

/** The code of an error: messages hold names and addresses, and those are the receiver's secret. */
const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "no answer";

/** What is posted to a webhook: the notice as JSON, signed with its key, and with those of others that it is for. */
function signed(notice: Notice, { key, others = [] }: Webhook, seconds: number): Posted {
  const body = messageOf(
    notice,
    others.map(({ seat }) => seat),
  );
  const headers = {
    "content-type": "application/json",
    "user-agent": "Umpire notices",
    [SIGNATURE]: signatureOf([key], body, seconds),
    ...(others.length > 0 && {
      [OTHERS_SIGNATURE]: signatureOf(
        others.map((other) => other.key),
        body,
        seconds,
      ),
    }),
  };
  return { headers, body };
}

interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Deliveries over the real network, or what is given instead of its parts. */
export function delivering({
  resolve: find = resolve,
  connect = connecting(),
  now = Date.now,
  limit = 5000,
  allowsLoopback = false,
  contact,
}: Partial<DeliveryNetwork> = {}): Deliver {
  return async (notice, receiver) => {
    const isBrowser = "p256dh" in receiver;
    const signal = AbortSignal.timeout(limit);
    const checked = await checkAddress(receiver.url, { find, signal, allowsLoopback });
    if ("fault" in checked) {
      const { code } = checked.fault;
      return code === "unresolved" ? { kind: "retry", reason: code, after: null } : { kind: "refused", reason: code };
    }
    const seconds = Math.floor(now() / 1000);
    let posted: Posted;
    try {
      posted = isBrowser ? pushed(notice, receiver, { contact, seconds }) : signed(notice, receiver, seconds);
    } catch {
      return { kind: "gone", reason: "a key that is none" };
    }
    try {
      return outcomeOf(await post(checked.target, posted.headers, posted.body, connect, signal), isBrowser, now());
    } catch (error) {
      return { kind: "retry", reason: signal.aborted ? "timeout" : codeOf(error), after: null };
    }
  };
}
