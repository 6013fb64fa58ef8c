import { Duration, Validations } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction as FunctionTarget } from "aws-cdk-lib/aws-events-targets";
import { FilterCriteria, FilterRule, type Function as LambdaFunction, StartingPosition } from "aws-cdk-lib/aws-lambda";
import { SqsDlq, SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { LATENESS, NAMESPACE } from "../lambdas/metrics.ts";
import { MOST_TRIES, PROPOSAL, SEATS } from "../service/index.ts";
import type { Alarms } from "./alarms.ts";
import { concurrencyOf } from "./concurrency.ts";
import type { GamesTable } from "./games-table.ts";
import { umpireFunction } from "./umpire-function.ts";

const five = Duration.minutes(5);

/** What the notices are of, and where push services can reach whoever runs the service; null where that is not said. */
interface NoticesProps {
  readonly table: GamesTable;
  readonly contact: string | null;
}

/** Who is asked gets to know: the table's stream and a clock put notices into a queue, and a function delivers them. */
export class Notices extends Construct {
  readonly queue: Queue;
  readonly deadNotices: Queue;
  readonly deadTurns: Queue;
  readonly turns: LambdaFunction;
  readonly clock: LambdaFunction;
  readonly notify: LambdaFunction;

  constructor(scope: Construct, id: string, { table, contact }: NoticesProps) {
    super(scope, id);
    const sealed = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, retentionPeriod: Duration.days(14) };
    this.deadNotices = new Queue(this, "DeadNotices", sealed);
    this.deadTurns = new Queue(this, "DeadTurns", sealed);
    // tries are receives, with their pauses of up to seven and a half hours in between; the visibility is six times
    // what a batch may take
    this.queue = new Queue(this, "Queue", {
      ...sealed,
      retentionPeriod: Duration.days(4),
      visibilityTimeout: Duration.minutes(3),
      deadLetterQueue: { queue: this.deadNotices, maxReceiveCount: MOST_TRIES },
    });
    const environment = { QUEUE_URL: this.queue.queueUrl };

    this.notify = umpireFunction(this, "Notify", {
      name: "notify",
      table,
      // a browser that its push service does not know any more is forgotten
      actions: ["GetItem", "PutItem", "Query"],
      timeout: Duration.seconds(30),
      environment: { ...environment, ...(contact !== null && { CONTACT: contact }) },
    });
    // never more than are reserved for it: throttled messages would count as tries. Without a reservation it leaves half
    // of the smallest account to the API
    const maxConcurrency = Math.max(2, Math.min(10, concurrencyOf(this, "notify") ?? 5));
    this.notify.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 10, maxConcurrency, reportBatchItemFailures: true }),
    );

    this.turns = umpireFunction(this, "Turns", {
      name: "turns",
      table,
      actions: ["GetItem", "PutItem", "Query"],
      timeout: Duration.seconds(30),
      environment,
    });
    this.queue.grant(this.turns, "sqs:SendMessage");
    const eventSourceArn = table.tableStreamArn;
    if (eventSourceArn === undefined) throw new Error("The table has no stream.");
    table.grantStreamRead(this.turns);
    this.turns.addEventSourceMapping("Moves", {
      eventSourceArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 25,
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual("INSERT"),
          dynamodb: { Keys: { sk: { S: FilterRule.beginsWith("MOVE#") } } },
        }),
        // an invitation may have been replaced, or somebody may wish to go back
        ...[SEATS, PROPOSAL].map((key) =>
          FilterCriteria.filter({
            eventName: FilterRule.isEqual("MODIFY"),
            dynamodb: { Keys: { sk: { S: FilterRule.isEqual(key) } } },
          }),
        ),
      ],
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      // a game that cannot be settled holds up those behind it: not for ever
      retryAttempts: 20,
      maxRecordAge: Duration.hours(6),
      onFailure: new SqsDlq(this.deadTurns),
    });

    this.clock = umpireFunction(this, "Clock", {
      name: "clock",
      table,
      actions: ["GetItem", "PutItem", "Query", "DeleteItem"],
      // shorter than the time between ticks: one that is still at work is not overtaken by the next
      timeout: Duration.minutes(4),
      environment,
    });
    this.queue.grant(this.clock, "sqs:SendMessage");
    new Rule(this, "EveryFiveMinutes", {
      description: "Deadlines, reminders and expiries of games",
      schedule: Schedule.rate(five),
      targets: [new FunctionTarget(this.clock, { retryAttempts: 0 })],
    });

    Validations.of(this.deadTurns).acknowledge({
      id: "AwsSolutions-SQS3",
      reason: "It is the place for what failed in the stream; nothing reads it but people.",
    });
  }

  /** One alarm for each way in which somebody would not get to know. */
  alarms(alarms: Alarms): void {
    alarms.add(
      "NoticesDead",
      "Notices could not be read or looked up: see the dead letters and the notify function's log.",
      this.deadNotices.metricApproximateNumberOfMessagesVisible({ period: five }),
      1,
    );
    alarms.add(
      "NoticesLate",
      "Notices wait for their first try (age of the oldest in seconds): the notify function does not keep up.",
      this.queue.metricApproximateAgeOfOldestMessage({ period: five }),
      30 * 60,
    );
    alarms.add(
      "TurnsDead",
      "Moves were given up whose turn was not told: see the turns function's log.",
      this.deadTurns.metricApproximateNumberOfMessagesVisible({ period: five }),
      1,
    );
    alarms.add(
      "TurnsLate",
      "Turns are told late (age in the stream in ms): a game cannot be settled, or the turns function does not keep up.",
      this.turns.metric("IteratorAge", { statistic: "Maximum", period: five }),
      5 * 60 * 1000,
    );
    alarms.add(
      "DeadlinesLate",
      "Deadlines are settled late (p99 in seconds): more is due than the clock can settle, or it stood still.",
      new Metric({
        namespace: NAMESPACE,
        metricName: LATENESS,
        dimensionsMap: { FunctionName: this.clock.functionName },
        statistic: "p99",
        period: five,
      }),
      15 * 60,
    );
    alarms.addSilence(
      "ClockStopped",
      "The clock did not run for a quarter of an hour: deadlines and expiries stand still.",
      this.clock.metricInvocations({ period: Duration.minutes(15) }),
    );
  }
}
