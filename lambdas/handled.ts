import type { Hono } from "hono";
import { handle } from "hono/aws-lambda";
import { Fault, type Log, problem } from "../service/index.ts";
import { behindCdn } from "./behind-cdn.ts";

/** The most that Lambda takes of an answer: bytes of the JSON that it is handed over as, with its headers. */
export const MOST_ENVELOPE_BYTES = 6 * 1024 * 1024;

/** The most bytes of a UTF-16 unit in JSON: a control character is six of them. */
const MOST_BYTES_OF_A_UNIT = 6;
/** More than the headers of any answer of ours take. */
const BESIDE_BODY = 16 * 1024;

type Handler = ReturnType<typeof handle>;
type Handed = Awaited<ReturnType<Handler>>;

/**
 * Whether an answer may be handed over as it is. It is counted as Lambda does: a body that is packed stands in its
 * envelope by base64, a third longer, and in one that is text what JSON escapes does.
 */
const fits = (answer: Handed): boolean =>
  answer.body.length * MOST_BYTES_OF_A_UNIT + BESIDE_BODY <= MOST_ENVELOPE_BYTES ||
  Buffer.byteLength(JSON.stringify(answer)) <= MOST_ENVELOPE_BYTES;

const tooLong = (): Fault => {
  const message = "What was asked is done, but the answer is longer than one may be: ask for less of it at once.";
  return new Fault("unreadable", message, [{ code: "beyond-limits", path: "", message }]);
};

/** Headers that speak of the answer that is not handed over. */
const ofTheAnswer: ReadonlySet<string> = new Set([
  "content-type",
  "content-encoding",
  "content-length",
  "etag",
  "link",
]);

/** What is said in place of an answer that is too long. */
async function refusalOf({ headers = {} }: Handed, refusal: Response): Promise<Handed> {
  const kept = Object.entries(headers).filter(([name]) => !ofTheAnswer.has(name));
  return {
    statusCode: refusal.status,
    headers: { ...Object.fromEntries(kept), ...Object.fromEntries(refusal.headers), "cache-control": "no-store" },
    body: await refusal.text(),
    isBase64Encoded: false,
  };
}

/**
 * An app as a function of Lambda behind the CDN. An answer that Lambda would not take, which would be told as a fault of
 * the function, is refused in words; `refuse` tells a fault as the API does.
 */
export function handled(app: Hono, log: Log, refuse: (fault: Fault) => Response = problem): Handler {
  const handler = handle(behindCdn(app, log));
  return async (event, context) => {
    const answer = await handler(event, context);
    if (fits(answer)) return answer;
    log({
      level: "error",
      event: "answer too long",
      requestId: context?.awsRequestId ?? null,
      characters: answer.body.length,
    });
    return refusalOf(answer, await refuse(tooLong()));
  };
}
