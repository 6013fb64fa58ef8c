import type { SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import { attempt, type Delivery, MOST_TRIES, type Notice, noticeSchema, pauseAfter } from "../service/index.ts";

/** Makes a message invisible for so many seconds from now. */
export type Postpone = (receipt: string, seconds: number) => Promise<void>;

/** What the function needs: the delivery, and the queue's clock. */
export interface NotifyDeps extends Delivery {
  readonly postpone: Postpone;
}

function noticeIn(body: string): Notice | null {
  try {
    const parsed = noticeSchema.safeParse(JSON.parse(body));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Delivers the notices of a batch. What is to be tried again stays in the queue, invisible until then: so the queue
 * counts the tries, a message is never there twice, and pauses may be hours long (a message sent anew waits a quarter
 * of an hour at most). What cannot be read, or not be looked up until the last try, is left to the queue, which puts it
 * among the dead letters. A receiver that never answers is given up and logged: it is not our fault.
 */
export function notifyBatch({ postpone, ...delivery }: NotifyDeps): (event: SQSEvent) => Promise<SQSBatchResponse> {
  const { log, random } = delivery;

  /** Whether a message is done with. */
  async function isDone({ messageId, receiptHandle, body, attributes }: SQSRecord): Promise<boolean> {
    const notice = noticeIn(body);
    if (notice === null) {
      log({ level: "error", event: "notice", message: "a message of the queue cannot be read", messageId });
      return false;
    }
    const tries = Math.min(Number(attributes.ApproximateReceiveCount) || 1, MOST_TRIES);
    let again: number | null;
    try {
      again = await attempt(notice, tries, delivery);
      if (again === null) return true;
    } catch (error) {
      // the name only: the message of a parser quotes what it read, and that holds keys
      log({
        level: "error",
        event: "notice",
        id: notice.id,
        tries,
        message: "the notice cannot be worked on",
        error: error instanceof Error ? error.name : "unknown",
      });
      again = pauseAfter(tries, null, random);
    }
    try {
      if (again !== null) await postpone(receiptHandle, again);
    } catch (error) {
      // it comes back earlier than planned, which does no harm
      log({
        level: "error",
        event: "notice",
        id: notice.id,
        message: "the notice cannot be postponed",
        error: error instanceof Error ? error.name : "unknown",
      });
    }
    return false;
  }

  return async ({ Records }) => {
    const failures = await Promise.all(
      Records.map(async (record) => ((await isDone(record)) ? [] : [{ itemIdentifier: record.messageId }])),
    );
    return { batchItemFailures: failures.flat() };
  };
}
