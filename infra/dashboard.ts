import { Duration } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { AlarmStatusWidget, Dashboard, GraphWidget, type IMetric } from "aws-cdk-lib/aws-cloudwatch";
import type { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";
import type { Alarms } from "./alarms.ts";
import type { GamesTable } from "./games-table.ts";
import type { Notices } from "./notices.ts";
import { serviceGraphs } from "./service-metrics.ts";

const period = Duration.minutes(5);

const graph = (title: string, left: IMetric[], right: IMetric[] = []): GraphWidget =>
  new GraphWidget({ title, left, right, width: 8, height: 6, period });

/** What the dashboard shows. */
interface Watched {
  readonly alarms: Alarms;
  readonly api: HttpApi;
  readonly functions: Readonly<Record<string, LambdaFunction>>;
  readonly table: GamesTable;
  readonly notices: Notices;
}

/** One page that answers: is something wrong, who is affected, since when. */
export function dashboard(scope: Construct, { alarms, api, functions, table, notices }: Watched): void {
  const each = (metric: (fn: LambdaFunction) => IMetric): IMetric[] => Object.values(functions).map(metric);
  const { queue, deadNotices, deadTurns, turns } = notices;
  new Dashboard(scope, "Dashboard", {
    defaultInterval: Duration.days(1),
    widgets: [
      [new AlarmStatusWidget({ title: "Alarms", alarms: alarms.all, width: 24, height: 3 })],
      [
        graph(
          "Requests",
          [api.metricCount({ period, label: "requests" })],
          [api.metricClientError({ period, label: "4xx" }), api.metricServerError({ period, label: "5xx" })],
        ),
        graph("Time to answer (ms)", [
          api.metricLatency({ period, statistic: "p50", label: "p50" }),
          api.metricLatency({ period, statistic: "p99", label: "p99" }),
        ]),
        graph("Table", [
          table.metricConsumedReadCapacityUnits({ period }),
          table.metricConsumedWriteCapacityUnits({ period }),
        ]),
      ],
      [...serviceGraphs()],
      [
        graph(
          "Functions: invocations",
          each((fn) => fn.metricInvocations({ period })),
        ),
        graph(
          "Functions: errors and throttles",
          each((fn) => fn.metricErrors({ period })),
          each((fn) => fn.metricThrottles({ period })),
        ),
        graph(
          "Functions: duration p99 (ms)",
          each((fn) => fn.metricDuration({ period, statistic: "p99" })),
        ),
      ],
      [
        graph("Turns: age in the stream (ms)", [turns.metric("IteratorAge", { statistic: "Maximum", period })]),
        graph(
          "Notices: waiting, in delivery or pausing",
          [
            queue.metricApproximateNumberOfMessagesVisible({ period, label: "waiting" }),
            queue.metricApproximateNumberOfMessagesNotVisible({ period, label: "in delivery or pausing" }),
          ],
          [queue.metricApproximateAgeOfOldestMessage({ period, label: "age of the oldest (s)" })],
        ),
        graph("Dead letters", [
          deadNotices.metricApproximateNumberOfMessagesVisible({ period, label: "notices" }),
          deadTurns.metricApproximateNumberOfMessagesVisible({ period, label: "turns" }),
        ]),
      ],
    ],
  });
}
