import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import { Construct } from "constructs";
import type { Alarms } from "./alarms.ts";

/** The share of the month's budget, in percent, at which it is told: what is spent, and what it will come to. */
const told = [
  { notificationType: "ACTUAL", threshold: 50 },
  { notificationType: "ACTUAL", threshold: 100 },
  { notificationType: "FORECASTED", threshold: 100 },
] as const;

/** A budget for the month, in dollars, that tells the alarm topic when it is used up or will be. */
export class Spending extends Construct {
  constructor(scope: Construct, id: string, dollars: number, alarms: Alarms) {
    super(scope, id);
    const budget = new CfnBudget(this, "Month", {
      budget: { budgetType: "COST", timeUnit: "MONTHLY", budgetLimit: { amount: dollars, unit: "USD" } },
      notificationsWithSubscribers: told.map((one) => ({
        notification: { ...one, comparisonOperator: "GREATER_THAN", thresholdType: "PERCENTAGE" },
        subscribers: [{ subscriptionType: "SNS", address: alarms.topic.topicArn }],
      })),
    });
    budget.node.addDependency(alarms.openTo("budgets.amazonaws.com"));
  }
}
