import { join } from "node:path";
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps, Validations } from "aws-cdk-lib";
import { CfnStage, HttpApi, HttpMethod } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { AttributeType, Billing, Operation, TableEncryptionV2, TableV2 } from "aws-cdk-lib/aws-dynamodb";
import { Effect, PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Key } from "aws-cdk-lib/aws-kms";
import { Code, Function as LambdaFunction, Runtime, Tracing } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Topic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";

/** Where the bundles of the functions lie; see lambdas/bundle.ts. */
const bundles = join(import.meta.dirname, "../dist");

/** Requests a second that the API takes on the average and at once. */
const RATE = 50;
const BURST = 100;

/** The whole of Umpire: two functions behind an HTTP API, one table, alarms. */
export class UmpireStack extends Stack {
  readonly #alarms: Topic;

  constructor(scope: Construct, id: string, props: StackProps = {}) {
    super(scope, id, { description: "Umpire: rules adjudication for commando board games", ...props });

    const key = new Key(this, "AlarmKey", { enableKeyRotation: true, description: "Encrypts the alarm topic" });
    key.addToResourcePolicy(new PolicyStatement({ effect: Effect.ALLOW, principals: [new ServicePrincipal("cloudwatch.amazonaws.com")], actions: ["kms:Decrypt", "kms:GenerateDataKey*"], resources: ["*"] }));
    this.#alarms = new Topic(this, "Alarms", { masterKey: key, enforceSSL: true });

    const table = new TableV2(this, "Games", {
      partitionKey: { name: "pk", type: AttributeType.STRING },
      sortKey: { name: "sk", type: AttributeType.STRING },
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });

    const api = new HttpApi(this, "Api", { description: "Umpire's REST and GraphQL APIs" });
    const rest = this.#apiFunction("Rest", "rest", table);
    const graphql = this.#apiFunction("Graphql", "graphql", table);
    const restIntegration = new HttpLambdaIntegration("RestIntegration", rest);
    api.addRoutes({ path: "/v1/{proxy+}", methods: [HttpMethod.GET, HttpMethod.POST], integration: restIntegration });
    api.addRoutes({ path: "/healthz", methods: [HttpMethod.GET], integration: restIntegration });
    api.addRoutes({ path: "/graphql", methods: [HttpMethod.GET, HttpMethod.POST], integration: new HttpLambdaIntegration("GraphqlIntegration", graphql) });

    const accessLog = new LogGroup(this, "AccessLog", { retention: RetentionDays.THREE_MONTHS, removalPolicy: RemovalPolicy.DESTROY });
    const stage = api.defaultStage?.node.defaultChild;
    if (!(stage instanceof CfnStage)) throw new Error("The HTTP API has no default stage.");
    stage.defaultRouteSettings = { throttlingRateLimit: RATE, throttlingBurstLimit: BURST };
    stage.accessLogSettings = {
      destinationArn: accessLog.logGroupArn,
      format: JSON.stringify({ requestId: "$context.requestId", at: "$context.requestTime", route: "$context.routeKey", status: "$context.status", latency: "$context.responseLatency", bytes: "$context.responseLength", error: "$context.integrationErrorMessage" }),
    };

    this.#alarm("ApiFaults", "The API answers with 5xx: look at the functions' logs.", api.metricServerError({ period: Duration.minutes(5) }), 5);
    this.#alarm("ApiSlow", "Answers take long (p99 in ms): look at the traces.", api.metricLatency({ period: Duration.minutes(5), statistic: "p99" }), 3000);
    for (const [name, fn] of [["Rest", rest], ["Graphql", graphql]] as const) {
      this.#alarm(`${name}Errors`, `The ${name} function fails.`, fn.metricErrors({ period: Duration.minutes(5) }), 1);
      this.#alarm(`${name}Throttles`, `The ${name} function is throttled: raise its concurrency.`, fn.metricThrottles({ period: Duration.minutes(5) }), 1);
    }
    const operations = [Operation.GET_ITEM, Operation.PUT_ITEM, Operation.QUERY];
    this.#alarm("TableFaults", "The table answers with system errors.", table.metricSystemErrorsForOperations({ operations, period: Duration.minutes(5) }), 1);
    this.#alarm("TableThrottles", "The table throttles requests.", table.metricThrottledRequestsForOperations({ operations, period: Duration.minutes(5) }), 1);

    this.#acknowledge(rest, graphql, api);
    new CfnOutput(this, "Endpoint", { value: api.apiEndpoint });
    new CfnOutput(this, "TableName", { value: table.tableName });
    new CfnOutput(this, "AlarmTopic", { value: this.#alarms.topicArn });
  }

  #apiFunction(id: string, name: "rest" | "graphql", table: TableV2): LambdaFunction {
    const fn = new LambdaFunction(this, id, {
      runtime: Runtime.NODEJS_24_X,
      code: Code.fromAsset(join(bundles, name)),
      handler: "index.handler",
      memorySize: 1024,
      timeout: Duration.seconds(10),
      tracing: Tracing.ACTIVE,
      environment: { TABLE_NAME: table.tableName, NODE_OPTIONS: "--enable-source-maps" },
      logGroup: new LogGroup(this, `${id}Log`, { retention: RetentionDays.THREE_MONTHS, removalPolicy: RemovalPolicy.DESTROY }),
    });
    // exactly what the store uses: no scan, no delete, no update, no batch
    table.grant(fn, "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:Query");
    return fn;
  }

  #alarm(id: string, description: string, metric: IMetric, threshold: number): void {
    const alarm = new Alarm(this, id, { alarmDescription: description, metric, threshold, evaluationPeriods: 1, comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD, treatMissingData: TreatMissingData.NOT_BREACHING });
    alarm.addAlarmAction(new SnsAction(this.#alarms));
  }

  #acknowledge(rest: LambdaFunction, graphql: LambdaFunction, api: HttpApi): void {
    for (const fn of [rest, graphql]) {
      Validations.of(fn).acknowledge({ id: "AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]", reason: "The managed policy only lets the function write its own logs." });
      Validations.of(fn).acknowledge({ id: "AwsSolutions-IAM5[Resource::*]", reason: "X-Ray takes no resource: its two write actions are granted on * by its own documentation." });
    }
    Validations.of(api).acknowledge({ id: "AwsSolutions-APIG4", reason: "The API is public: stateless questions need no account, and stored games are reached by an unguessable id." });
  }
}
