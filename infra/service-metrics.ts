import { Duration } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { GraphWidget, Metric } from "aws-cdk-lib/aws-cloudwatch";
import { countedOfAnswers, NAMESPACE, OLDEST_DUE } from "../lambdas/metrics.ts";
import type { Alarms } from "./alarms.ts";

const five = Duration.minutes(5);

/** A metric that the functions write into their logs, over all of them together. */
const own = (metricName: string, statistic: string): Metric =>
  new Metric({ namespace: NAMESPACE, metricName, statistic, period: five });

/** 4xx in five minutes that are no longer mistakes of some: ten a second, as much as one address may send at all. */
const STORM = 3000;
/** Seconds that something may be due: three ticks of the clock. */
const LONGEST_DUE = 15 * 60;

/** Alarms on what people feel, by what the functions tell of themselves and by what the API refuses. */
export function serviceAlarms(alarms: Alarms, api: HttpApi): void {
  alarms.add(
    "ClientErrorStorm",
    "The API refuses very many requests (4xx): a client is broken, or somebody tries the doors.",
    api.metricClientError({ period: five }),
    STORM,
  );
  alarms.add(
    "OldestDue",
    "Something has been due for a quarter of an hour (seconds): the clock does not come to all games.",
    own(OLDEST_DUE, "Maximum"),
    LONGEST_DUE,
  );
}

/** What the functions count, as a row of the dashboard. */
export function serviceGraphs(): readonly GraphWidget[] {
  const graph = (title: string, names: readonly string[], statistic = "Sum"): GraphWidget =>
    new GraphWidget({
      title,
      left: names.map((name) => own(name, statistic)),
      width: 8,
      height: 6,
      period: five,
    });
  const [actions = "", refusals = "", ...others] = countedOfAnswers;
  return [
    graph("Actions, and moves that the rules refuse", [actions, refusals]),
    graph("Conflicts, too many, beyond limits, cold starts", others),
    graph("Due longest and not settled (s)", [OLDEST_DUE], "Maximum"),
  ];
}
