import type { Answered } from "../service/index.ts";

/** The namespace of Umpire's own metrics, and that of how late deadlines are settled. */
export const NAMESPACE = "Umpire";
export const LATENESS = "DeadlineLateness";
/** The age of what is due longest and was not settled, when the clock had done what it could. */
export const OLDEST_DUE = "OldestDue";

/** What of an answer is counted, by the names of the metrics. */
const counted: Readonly<Record<string, (answered: Answered) => number>> = {
  /** Actions on stored games that were committed. */
  Actions: ({ deeds }) =>
    deeds.filter(({ operation, outcome }) => operation === "act" && (outcome === "paused" || outcome === "over"))
      .length,
  /** Moves that the rules refused, stored or not. */
  Refusals: ({ deeds }) => deeds.filter(({ outcome }) => outcome === "refused").length,
  Conflicts: ({ deeds }) => deeds.filter(({ outcome }) => outcome === "conflict").length,
  TooMany: ({ status, deeds }) => Number(status === 429 || deeds.some(({ outcome }) => outcome === "too-many")),
  BeyondLimits: ({ deeds }) => deeds.filter(({ outcome }) => outcome === "beyond-limits").length,
  ColdStarts: ({ coldStart }) => Number(coldStart),
};

/** The names of what is counted of answers. */
export const countedOfAnswers: readonly string[] = Object.keys(counted);

/**
 * What makes the line about an answer one that CloudWatch reads as metrics: those alone that it counts for, over all
 * functions together. Nothing where there is none, so that the line stays short.
 */
export function answerMetrics(answered: Answered, at: number = Date.now()): Readonly<Record<string, unknown>> {
  const metrics = Object.entries(counted).flatMap(([name, count]): [string, number][] => {
    const times = count(answered);
    return times > 0 ? [[name, times]] : [];
  });
  if (metrics.length === 0) return {};
  const Metrics = metrics.map(([Name]) => ({ Name, Unit: "Count" }));
  return {
    _aws: { Timestamp: at, CloudWatchMetrics: [{ Namespace: NAMESPACE, Dimensions: [[]], Metrics }] },
    ...Object.fromEntries(metrics),
  };
}

/** The most values of a metric in one line. */
const MOST_VALUES = 100;

/**
 * Log lines that CloudWatch reads as a metric (the embedded metric format): by how many milliseconds deadlines were
 * settled late, told in seconds for the function that settled them.
 */
export function latenessMetrics(
  late: readonly number[],
  at: number = Date.now(),
): readonly Readonly<Record<string, unknown>>[] {
  const seconds = late.map((milliseconds) => Math.round(milliseconds / 1000));
  return Array.from({ length: Math.ceil(seconds.length / MOST_VALUES) }, (_, line) => ({
    _aws: {
      Timestamp: at,
      CloudWatchMetrics: [
        { Namespace: NAMESPACE, Dimensions: [["FunctionName"]], Metrics: [{ Name: LATENESS, Unit: "Seconds" }] },
      ],
    },
    FunctionName: process.env["AWS_LAMBDA_FUNCTION_NAME"] ?? "clock",
    [LATENESS]: seconds.slice(line * MOST_VALUES, (line + 1) * MOST_VALUES),
  }));
}

/** The line by which CloudWatch knows how long what is due longest has been due, told in seconds. */
export const oldestDueMetric = (milliseconds: number, at: number = Date.now()): Readonly<Record<string, unknown>> => ({
  _aws: {
    Timestamp: at,
    CloudWatchMetrics: [{ Namespace: NAMESPACE, Dimensions: [[]], Metrics: [{ Name: OLDEST_DUE, Unit: "Seconds" }] }],
  },
  [OLDEST_DUE]: Math.round(milliseconds / 1000),
});
