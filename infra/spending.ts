import { Duration, Stack } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { LambdaSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";
import type { Alarms } from "./alarms.ts";
import { umpireFunction } from "./umpire-function.ts";

/** The share of the month's budget, in percent, at which it is told: what is spent, and what it will come to. */
const told = [
  { notificationType: "ACTUAL", threshold: 50 },
  { notificationType: "ACTUAL", threshold: 100 },
  { notificationType: "FORECASTED", threshold: 100 },
] as const;

/** Amounts of money, in dollars a month. */
export interface Amounts {
  /** What is told when it is used up, or will be. */
  readonly budget: number;
  /** At what the API is throttled until an operator releases it. */
  readonly ceiling: number;
}

/** The amounts of the app's context. Throws when one is not an amount of money, or the ceiling is below the budget. */
export function amountsOf(scope: Construct): Amounts {
  const dollars = (key: string, usual: number): number => {
    const given = Number(scope.node.tryGetContext(key) ?? usual);
    if (!Number.isFinite(given) || given <= 0) throw new Error(`${key} is a number of dollars.`);
    return given;
  };
  const budget = dollars("monthlyBudget", 50);
  const ceiling = dollars("spendingCeiling", 2 * budget);
  if (ceiling < budget) throw new Error("spendingCeiling is at least the monthlyBudget.");
  return { budget, ceiling };
}

/** What spending is held by. */
export interface SpendingProps {
  readonly amounts: Amounts;
  /** What the usual routes of the API take in a second, which a released brake gives back. */
  readonly throttle: number;
  /** Whether there are routes for Discord: a limit for one that is not there is refused. */
  readonly answersDiscord: boolean;
  readonly alarms: Alarms;
  readonly api: HttpApi;
}

/**
 * A budget for the month that tells the alarm topic when it is used up or will be, and a brake at the ceiling: a function
 * that throttles every route of the API. Amazon counts what is spent some hours late.
 */
export class Spending extends Construct {
  readonly brake: LambdaFunction;

  constructor(
    scope: Construct,
    id: string,
    { amounts: { budget: amount, ceiling }, throttle, answersDiscord, alarms, api }: SpendingProps,
  ) {
    super(scope, id);
    this.brake = this.#brake(api, { throttle, answersDiscord });
    const brakes = alarms.sealedTopic(this, "Ceiling", "budgets.amazonaws.com");
    brakes.addSubscription(new LambdaSubscription(this.brake));
    const budget = new CfnBudget(this, "Month", {
      budget: { budgetType: "COST", timeUnit: "MONTHLY", budgetLimit: { amount, unit: "USD" } },
      notificationsWithSubscribers: [
        ...told.map((notification) => ({
          notification: { ...notification, comparisonOperator: "GREATER_THAN", thresholdType: "PERCENTAGE" },
          subscribers: [{ subscriptionType: "SNS", address: alarms.topic.topicArn }],
        })),
        {
          notification: {
            notificationType: "ACTUAL",
            threshold: ceiling,
            comparisonOperator: "GREATER_THAN",
            thresholdType: "ABSOLUTE_VALUE",
          },
          subscribers: [{ subscriptionType: "SNS", address: brakes.topicArn }],
        },
      ],
    });
    budget.node.addDependency(alarms.openTo("budgets.amazonaws.com"), brakes);
    alarms.add(
      "Braked",
      "The brake was put on or released: the month's ceiling on spending is reached.",
      this.brake.metricInvocations({ period: Duration.minutes(5) }),
      1,
    );
  }

  #brake(
    api: HttpApi,
    { throttle, answersDiscord }: Pick<SpendingProps, "throttle" | "answersDiscord">,
  ): LambdaFunction {
    const brake = umpireFunction(this, "Brake", {
      name: "brake",
      timeout: Duration.seconds(30),
      environment: {
        API_ID: api.apiId,
        THROTTLE: String(throttle),
        ...(answersDiscord && { ANSWERS_DISCORD: "yes" }),
      },
    });
    const stack = Stack.of(this);
    brake.addToRolePolicy(
      new PolicyStatement({
        actions: ["apigateway:PATCH"],
        // the sign in the name of the default stage is written in either way
        resources: ["$default", "%24default"].map((stage) =>
          stack.formatArn({
            service: "apigateway",
            account: "",
            resource: `/apis/${api.apiId}/stages`,
            resourceName: stage,
          }),
        ),
      }),
    );
    return brake;
  }
}
