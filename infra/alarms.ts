import { RemovalPolicy, Stack } from "aws-cdk-lib";
import { Alarm, type AlarmProps, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { Effect, PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Key } from "aws-cdk-lib/aws-kms";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";

/** Alarms that name a symptom, and the encrypted topic they go to. */
export class Alarms extends Construct {
  readonly topic: Topic;
  readonly all: Alarm[] = [];
  readonly #key: Key;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.#key = new Key(this, "Key", {
      enableKeyRotation: true,
      description: "Encrypts the alarm topic",
      // nothing that is kept is encrypted by it
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.topic = this.sealedTopic(this, "Topic", "cloudwatch.amazonaws.com");
  }

  /** Lets a service of Amazon's publish to the topic; what depends on that waits for what is returned. */
  openTo(service: string): Topic {
    this.#allow(service, this.topic);
    return this.topic;
  }

  /** Sends all alarms to an address, which has to agree to it once. */
  tell(address: string): void {
    this.topic.addSubscription(new EmailSubscription(address));
  }

  /** Another encrypted topic, to which a service of Amazon's may publish. */
  sealedTopic(scope: Construct, id: string, service: string): Topic {
    const topic = new Topic(scope, id, { masterKey: this.#key, enforceSSL: true });
    this.#allow(service, topic);
    return topic;
  }

  /**
   * A topic's policy takes the place of the one it would have by itself, by which the account's own services may publish:
   * each service has to be named, for the topic and for its key, and only for this account.
   */
  #allow(service: string, topic: Topic): void {
    const principals = [new ServicePrincipal(service)];
    this.#key.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        principals,
        actions: ["kms:Decrypt", "kms:GenerateDataKey*"],
        resources: ["*"],
      }),
    );
    topic.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        principals,
        actions: ["sns:Publish"],
        resources: [topic.topicArn],
        conditions: { StringEquals: { "aws:SourceAccount": Stack.of(this).account } },
      }),
    );
  }

  /** An alarm for a metric that reaches the threshold; missing data does not raise it. */
  add(id: string, description: string, metric: IMetric, threshold: number): Alarm {
    return this.#add(id, description, metric, {
      threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }

  /** An alarm for something that does not happen any more. */
  addSilence(id: string, description: string, metric: IMetric): void {
    this.#add(id, description, metric, {
      threshold: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
    });
  }

  #add(
    id: string,
    alarmDescription: string,
    metric: IMetric,
    raised: Required<Pick<AlarmProps, "threshold" | "comparisonOperator" | "treatMissingData">>,
  ): Alarm {
    const alarm = new Alarm(this, id, { alarmDescription, metric, evaluationPeriods: 1, ...raised });
    alarm.addAlarmAction(new SnsAction(this.topic));
    this.all.push(alarm);
    return alarm;
  }
}
