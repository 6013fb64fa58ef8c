/** The namespace of Umpire's own metrics, and that of how late deadlines are settled. */
export const NAMESPACE = "Umpire";
export const LATENESS = "DeadlineLateness";

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
