import type { SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import { describe, expect, test } from "vitest";
import { notifyBatch, type NotifyDeps } from "../../lambdas/notify-batch.ts";
import { MOST_TRIES, notice, type Notice, type Outcome, type Receiver, type Webhook } from "../../service/index.ts";

const webhook: Webhook = { url: "https://hooks.example.org/SECRET", key: "SECRET-KEY" };
const told = (version: number): Notice =>
  notice({
    kind: "turn",
    game: "k3v9",
    title: "Chalk Farm",
    seat: "player-1",
    version,
    text: "Choose.",
    since: "2026-11-20T18:00:00Z",
    deadline: null,
  });

const record = (messageId: string, body: string, receives = 1): SQSRecord => ({
  messageId,
  receiptHandle: `receipt-${messageId}`,
  body,
  attributes: {
    ApproximateReceiveCount: String(receives),
    SentTimestamp: "0",
    SenderId: "local",
    ApproximateFirstReceiveTimestamp: "0",
  },
  messageAttributes: {},
  md5OfBody: "",
  eventSource: "aws:sqs",
  eventSourceARN: "arn:aws:sqs:us-east-1:000000000000:notices",
  awsRegion: "us-east-1",
});

interface Run {
  readonly answer: SQSBatchResponse;
  readonly postponed: readonly (readonly [string, number])[];
  readonly lines: readonly Readonly<Record<string, unknown>>[];
}

async function run(records: readonly SQSRecord[], changes: Partial<NotifyDeps> = {}): Promise<Run> {
  const postponed: [string, number][] = [];
  const lines: Readonly<Record<string, unknown>>[] = [];
  const event: SQSEvent = { Records: [...records] };
  const answer = await notifyBatch({
    webhookOf: async () => webhook,
    deliver: async () => ({ kind: "delivered" }),
    random: () => 0.5,
    log: (line) => lines.push(line),
    postpone: async (receipt, seconds) => void postponed.push([receipt, seconds]),
    ...changes,
  })(event);
  for (const secret of [webhook.key, "SECRET", "https://"]) expect(JSON.stringify(lines)).not.toContain(secret);
  return { answer, postponed, lines };
}

const body = (version: number): string => JSON.stringify(told(version));
const failing = (...ids: readonly string[]): SQSBatchResponse => ({
  batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })),
});

describe("a batch of the queue", () => {
  test("is delivered to the webhooks that the table has", async () => {
    const sent: (readonly [Notice, Receiver])[] = [];
    const { answer, postponed } = await run([record("a", body(1)), record("b", body(2))], {
      deliver: async (...one) => (sent.push(one), { kind: "delivered" }),
    });
    expect(answer).toEqual(failing());
    expect(sent).toEqual([
      [told(1), webhook],
      [told(2), webhook],
    ]);
    expect(postponed).toEqual([]);
  });

  test.each([
    ["no JSON", "{"],
    ["no notice", "{}"],
    ["null", "null"],
    ["a notice with more in it", JSON.stringify({ ...told(1), webhook })],
    ["a notice of a game that cannot be", JSON.stringify({ ...told(1), game: "../SEATS" })],
  ])("that holds %s is left to the dead letters, and the others are delivered", async (_, poison) => {
    const { answer, postponed, lines } = await run([record("a", body(1)), record("bad", poison), record("c", body(3))]);
    expect(answer).toEqual(failing("bad"));
    expect(postponed).toEqual([]);
    expect(lines).toContainEqual({
      level: "error",
      event: "notice",
      message: "a message of the queue cannot be read",
      messageId: "bad",
    });
  });

  test.each([
    [1, 30],
    [2, 120],
    [8, 21_600],
  ])("after try %i of a failing receiver the message stays, invisible for %i seconds", async (tries, seconds) => {
    const { answer, postponed } = await run([record("a", body(1), tries)], {
      deliver: async () => ({ kind: "retry", reason: "status 503", after: null }),
    });
    expect(answer).toEqual(failing("a"));
    expect(postponed).toEqual([["receipt-a", seconds]]);
  });

  test("waits as long as the receiver asks for", async () => {
    const { postponed } = await run([record("a", body(1))], {
      deliver: async () => ({ kind: "retry", reason: "status 429", after: 700 }),
    });
    expect(postponed).toEqual([["receipt-a", 700]]);
  });

  test("gives a receiver up after the last try: that is not a dead letter", async () => {
    const { answer, postponed, lines } = await run([record("a", body(1), MOST_TRIES)], {
      deliver: async () => ({ kind: "retry", reason: "ECONNREFUSED", after: null }),
    });
    expect(answer).toEqual(failing());
    expect(postponed).toEqual([]);
    expect(lines).toEqual([
      {
        level: "warn",
        event: "notice",
        id: told(1).id,
        tries: MOST_TRIES,
        outcome: "given up",
        reason: "ECONNREFUSED",
      },
    ]);
  });

  test.each<Outcome>([
    { kind: "gone", reason: "status 410" },
    { kind: "refused", reason: "inside" },
  ])("is done with what is $kind", async (outcome) => {
    const { answer, postponed } = await run([record("a", body(1))], { deliver: async () => outcome });
    expect({ answer, postponed }).toEqual({ answer: failing(), postponed: [] });
  });

  test("is done with a seat that has no webhook any more", async () => {
    const { answer, lines } = await run([record("a", body(1))], {
      webhookOf: async () => null,
      deliver: () => Promise.reject(new Error("not called")),
    });
    expect(answer).toEqual(failing());
    expect(lines).toMatchObject([{ outcome: "no webhook" }]);
  });

  test("keeps what cannot be looked up, to the last try and beyond it: that is our fault, and becomes a dead letter", async () => {
    const webhookOf = async (): Promise<Webhook> => Promise.reject(new TypeError(`"${webhook.key}" is not JSON`));
    expect(await run([record("a", body(1), 2)], { webhookOf })).toMatchObject({
      answer: failing("a"),
      postponed: [["receipt-a", 120]],
    });
    expect(await run([record("a", body(1), MOST_TRIES)], { webhookOf })).toMatchObject({
      answer: failing("a"),
      postponed: [],
    });
  });

  test("keeps a message that cannot be postponed", async () => {
    const { answer, lines } = await run([record("a", body(1))], {
      deliver: async () => ({ kind: "retry", reason: "timeout", after: null }),
      postpone: () => Promise.reject(new Error("throttled")),
    });
    expect(answer).toEqual(failing("a"));
    expect(lines.at(-1)).toMatchObject({ level: "error", message: "the notice cannot be postponed" });
  });
});
