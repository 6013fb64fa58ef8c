import { Validations } from "aws-cdk-lib";
import type { IAlarm } from "aws-cdk-lib/aws-cloudwatch";
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from "aws-cdk-lib/aws-codedeploy";
import { type Alias, Function as LambdaFunction, type IFunction } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";

/** A function as the API asks it: by the version that is live. */
export interface LiveFunction {
  readonly fn: LambdaFunction;
  readonly live: Alias;
}

/** Gives a function an alias, which an update moves from one version to the next. */
export const alive = (fn: LambdaFunction): LiveFunction => ({ fn, live: fn.addAlias("live") });

/** What is live of a function, as the API asks it. */
export const asked = ({ live }: LiveFunction, scope: Construct, id: string): IFunction =>
  LambdaFunction.fromFunctionAttributes(scope, id, { functionArn: live.functionArn, sameEnvironment: true });

/**
 * How a new version comes to be live: a tenth of the requests go to it for ten minutes, which is two periods of the
 * alarms; where one of them goes off meanwhile, all requests go to the version before again.
 */
export class Canary extends Construct {
  readonly #application: LambdaApplication;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.#application = new LambdaApplication(this, "Versions");
  }

  /** Brings the versions of a function in by this way, held against alarms. */
  add(name: string, { live }: LiveFunction, alarms: readonly IAlarm[]): void {
    const group = new LambdaDeploymentGroup(this, name, {
      application: this.#application,
      alias: live,
      alarms: [...alarms],
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_10MINUTES,
      autoRollback: { deploymentInAlarm: true, failedDeployment: true, stoppedDeployment: true },
    });
    Validations.of(group).acknowledge({
      id: "AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]",
      reason:
        "The managed policy lets CodeDeploy move aliases and read alarms, and is the one that Amazon names for it.",
    });
  }
}
