import { expect, test } from "vitest";
import { answerMetrics, countedOfAnswers, NAMESPACE, oldestDueMetric } from "../../lambdas/metrics.ts";
import type { Answered } from "../../service/index.ts";

const deed = (operation: string, outcome: string) => ({ operation, outcome });
const answered = (given: Partial<Answered>): Answered => ({ status: 200, deeds: [], coldStart: false, ...given });

test.each<[string, Partial<Answered>, Readonly<Record<string, number>>]>([
  ["an action", { deeds: [deed("act", "paused")] }, { Actions: 1 }],
  ["one that ends a game", { deeds: [deed("act", "over")] }, { Actions: 1 }],
  ["one that was answered before", { deeds: [deed("act", "replayed")] }, {}],
  ["a question", { deeds: [deed("adjudicate", "paused"), deed("sight", "done")] }, {}],
  ["refusals", { deeds: [deed("act", "refused"), deed("adjudicate", "refused")] }, { Refusals: 2 }],
  ["a conflict", { status: 409, deeds: [deed("act", "conflict")] }, { Conflicts: 1 }],
  ["too many before any operation", { status: 429 }, { TooMany: 1 }],
  ["too many of an operation", { status: 429, deeds: [deed("game", "too-many")] }, { TooMany: 1 }],
  ["what is beyond limits", { status: 400, deeds: [deed("odds", "beyond-limits")] }, { BeyondLimits: 1 }],
  ["a start", { coldStart: true, deeds: [deed("act", "paused")] }, { Actions: 1, ColdStarts: 1 }],
])("CloudWatch counts %s", (_name, given, counted) => {
  const { _aws, ...values } = answerMetrics(answered(given), 1_000);
  expect(values).toEqual(counted);
  const Metrics = Object.keys(counted).map((Name) => ({ Name, Unit: "Count" }));
  expect(_aws).toEqual(
    Metrics.length === 0
      ? undefined
      : { Timestamp: 1_000, CloudWatchMetrics: [{ Namespace: NAMESPACE, Dimensions: [[]], Metrics }] },
  );
  for (const name of Object.keys(counted)) expect(countedOfAnswers).toContain(name);
});

test("how long something has been due is told in seconds", () => {
  expect(oldestDueMetric(61_400, 5)).toEqual({
    _aws: {
      Timestamp: 5,
      CloudWatchMetrics: [
        { Namespace: NAMESPACE, Dimensions: [[]], Metrics: [{ Name: "OldestDue", Unit: "Seconds" }] },
      ],
    },
    OldestDue: 61,
  });
});
