import { describe, expect, test } from "vitest";
import * as z from "zod";
import { clockTick } from "../../lambdas/clock-tick.ts";
import { latenessMetrics } from "../../lambdas/metrics.ts";
import { type Log, type Notices } from "../../service/index.ts";
import { toldOf } from "./told.ts";

const due = toldOf("reminder", "k3v9");

const nothing = {
  acted: [],
  buried: [],
  removed: [],
  failed: [],
  late: [],
  left: 0,
  oldestDue: 0,
  jumped: null,
  waits: false,
} as const;

const tick = (send: Notices["send"], log: Log = () => undefined): Promise<void> =>
  clockTick({
    games: {
      async settleDue(sending) {
        await sending(due);
        return {
          acted: ["a"],
          removed: [],
          failed: [{ game: "b", kind: "deadline", tries: 2, error: "BudgetExceeded" }],
          buried: ["c"],
          late: [4_000, 61_400],
          left: 3,
          oldestDue: 125_400,
          jumped: 90_000,
          waits: false,
        };
      },
    },
    notices: { send },
    log,
  })();

describe("a tick of the clock", () => {
  test("settles what is due, sends its notices to the queue and says what it did", async () => {
    const sent: unknown[] = [];
    const lines: unknown[] = [];
    await tick(
      async (one) => void sent.push(one),
      (line) => lines.push(line),
    );
    expect(sent).toEqual([due]);
    // what failed is found by its game
    expect(lines).toEqual([
      { level: "error", event: "clock", game: "b", kind: "deadline", tries: 2, error: "BudgetExceeded" },
      { level: "error", event: "clock", jumpedSeconds: 90, outcome: "waited out" },
      expect.objectContaining({ DeadlineLateness: [4, 61] }),
      expect.objectContaining({ OldestDue: 125 }),
      { level: "info", event: "clock", acted: ["a"] },
      { level: "info", event: "clock", buried: ["c"] },
      { level: "info", event: "clock", settled: { acted: 1, buried: 1, removed: 0 }, left: 3, waits: false },
    ]);
  });

  test("fails when the queue cannot be reached, so that an alarm is raised; what was due is done later", async () => {
    const lines: unknown[] = [];
    const came = {
      ...nothing,
      acted: ["a"],
      failed: [{ game: "b", kind: "deadline", tries: 1, error: "Unsent" }] as const,
    };
    const run = clockTick({
      games: { settleDue: async () => came },
      notices: { send: async () => undefined },
      log: (line) => lines.push(line),
    });
    await expect(run()).rejects.toThrow("queue");
    // what else was done is told all the same
    expect(lines).toContainEqual({ level: "info", event: "clock", acted: ["a"] });
  });

  test("ends before the function does", async () => {
    const seen: boolean[] = [];
    const run = clockTick({
      games: {
        async settleDue(_send, isUp = () => false) {
          seen.push(isUp());
          return nothing;
        },
      },
      notices: { send: async () => undefined },
      log: () => undefined,
    });
    for (const left of [240_000, 31_000, 29_000]) await run({}, { getRemainingTimeInMillis: () => left });
    expect(seen).toEqual([false, false, true]);
  });
});

test("how late deadlines were is told by a hundred values a line, in the format that becomes a metric", () => {
  const lines = latenessMetrics(
    Array.from({ length: 250 }, (_, n) => n * 1000),
    7,
  );
  expect(lines.map((line) => z.array(z.number()).parse(line["DeadlineLateness"]).length)).toEqual([100, 100, 50]);
  expect(lines[0]).toMatchObject({
    _aws: {
      Timestamp: 7,
      CloudWatchMetrics: [
        {
          Namespace: "Umpire",
          Dimensions: [["FunctionName"]],
          Metrics: [{ Name: "DeadlineLateness", Unit: "Seconds" }],
        },
      ],
    },
    FunctionName: expect.any(String),
  });
  expect(latenessMetrics([])).toEqual([]);
});
