import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App } from "aws-cdk-lib";
import { Match, Template } from "aws-cdk-lib/assertions";
import { AwsSolutionsChecks } from "cdk-nag";
import { beforeAll, describe, expect, test } from "vitest";
import { fixedCosts } from "../../bench/fixed-costs.ts";
import { mostOfAnAddress, WINDOW } from "../../infra/guard.ts";
import { stackNameOf } from "../../infra/context.ts";
import { documentationParts, writeDocumentation } from "../../infra/documentation.ts";
import { UmpireStack } from "../../infra/umpire-stack.ts";
import { functionNames } from "../../lambdas/bundle.ts";
import { countedOfAnswers, LATENESS, NAMESPACE, OLDEST_DUE } from "../../lambdas/metrics.ts";
import { leastThrottle, limitsOf, usualThrottle } from "../../lambdas/stage-limits.ts";
import {
  costlyFields,
  documentation as documentationOf,
  documentationHeaders,
  MOST_TRIES,
  pageHeaders,
  pauseAfter,
  pictureFields,
  tableDefinition,
} from "../../service/index.ts";
import { reservedIn } from "../../scripts/deploy/account.ts";
import { counts } from "./web-acl.ts";

/* In one file: the template takes seconds to make, and is made once for all that is looked at in it. */

/** A policy's statements, as much of them as is looked at. */
interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Principal?: { readonly Service?: string };
}
const statementsOf = ({ Statement }: { readonly Statement: readonly Statement[] }): readonly Statement[] => Statement;

const env = { region: "us-east-1" };
const everythingSaid = {
  domain: "umpire.example.org",
  hostedZone: "Z0123456789ABC",
  alarmEmail: "ops@example.org",
  throttle: "1200",
  packing: "plain",
  concurrency: "100",
  protect: "false",
  discordKey: "0f".repeat(32),
  table: "Umpire-restored",
  tableStream: "arn:aws:dynamodb:us-east-1:123456789012:table/Umpire-restored/stream/2026-11-24T19:00:00.000",
};
let stack: UmpireStack;
let template: Template;
let page: string;
let bundles: string;
let documentation: string;

beforeAll(() => {
  // the assets only have to be there: what is in them is tested with the bundles
  bundles = mkdtempSync(join(tmpdir(), "umpire-bundles-"));
  for (const name of functionNames) {
    mkdirSync(join(bundles, name));
    writeFileSync(join(bundles, name, "asset.txt"), name);
  }
  page = mkdtempSync(join(tmpdir(), "umpire-page-"));
  writeFileSync(join(page, "index.html"), "<!doctype html>");
  documentation = mkdtempSync(join(tmpdir(), "umpire-documentation-"));
  for (const part of Object.values(documentationParts)) {
    mkdirSync(join(documentation, part));
    writeFileSync(join(documentation, part, "docs"), part);
  }
  stack = stackWith({});
  template = Template.fromStack(stack);
  templates.set("{}", template);
});

/** The stack as it is with further context, in a region. */
const stackWith = (context: Readonly<Record<string, unknown>>, region = env.region): UmpireStack =>
  new UmpireStack(new App({ context: { bundles, ...context } }), "Umpire", { page, documentation, env: { region } });

const templates = new Map<string, Template>();

/** The template with further context, made once for all tests that look at it. */
function templateWith(context: Readonly<Record<string, unknown>>): Template {
  const key = JSON.stringify(context);
  const found = templates.get(key) ?? Template.fromStack(stackWith(context));
  templates.set(key, found);
  return found;
}

/** The functions of a stack that answers no Discord. */
const withoutDiscord = functionNames.filter((name) => name !== "discord");

/** Our functions; the CDK's own one, which puts up the files of the page, is none of them. */
const ours = () =>
  Object.fromEntries(
    Object.entries(template.findResources("AWS::Lambda::Function")).filter(
      ([id]) => !id.startsWith("CustomCDKBucketDeployment"),
    ),
  );

describe("the stack", () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ["as it is", {}],
    ["with all that can be said of it", everythingSaid],
  ])("has no finding of cdk-nag that is not acknowledged with its reason, %s", (_, context) => {
    const checked = stackWith(context);
    const report = new AwsSolutionsChecks(checked).validateScope(checked);
    expect(report.success, JSON.stringify(report, null, 2)).toBe(true);
  });

  test("keeps the games: on demand, point-in-time recovery, deletion protection, encrypted, retained", () => {
    template.hasResource("AWS::DynamoDB::GlobalTable", {
      DeletionPolicy: "RetainExceptOnCreate",
      Properties: {
        BillingMode: "PAY_PER_REQUEST",
        KeySchema: tableDefinition("games").KeySchema,
        SSESpecification: { SSEEnabled: true, SSEType: "KMS" },
        Replicas: [
          Match.objectLike({
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          }),
        ],
      },
    });
  });

  test("runs its functions on Node 24 and the cheaper processors, without traces that nobody fills", () => {
    const functions = Object.values(ours());
    expect(functions).toHaveLength(withoutDiscord.length);
    for (const { Properties } of functions)
      expect(Properties).toMatchObject({ Runtime: "nodejs24.x", Architectures: ["arm64"] });
    for (const { Properties } of functions) expect(Properties).not.toHaveProperty("TracingConfig");
  });

  test.each<[string, readonly string[]]>([
    ["Rest", ["dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:Query"]],
    ["Graphql", ["dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:Query"]],
    ["Pictures", ["dynamodb:GetItem", "dynamodb:Query"]],
    ["Analyse", ["dynamodb:GetItem", "dynamodb:Query"]],
    ["Mcp", ["dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:Query"]],
    [
      "NoticesNotify",
      [
        "dynamodb:GetItem",
        "dynamodb:PutItem",
        "dynamodb:Query",
        "sqs:ChangeMessageVisibility",
        "sqs:DeleteMessage",
        "sqs:GetQueueAttributes",
        "sqs:GetQueueUrl",
        "sqs:ReceiveMessage",
      ],
    ],
    [
      "NoticesTurns",
      [
        "dynamodb:DescribeStream",
        "dynamodb:GetItem",
        "dynamodb:GetRecords",
        "dynamodb:GetShardIterator",
        "dynamodb:ListStreams",
        "dynamodb:PutItem",
        "dynamodb:Query",
        "sqs:GetQueueAttributes",
        "sqs:GetQueueUrl",
        "sqs:SendMessage",
      ],
    ],
    [
      "NoticesClock",
      ["dynamodb:DeleteItem", "dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:Query", "sqs:SendMessage"],
    ],
  ])("gives %s its table and queue actions and no more", (name, allowed) => {
    const policies = Object.entries(template.findResources("AWS::IAM::Policy")).filter(([id]) =>
      id.startsWith(`${name}ServiceRole`),
    );
    expect(policies).toHaveLength(1);
    const actions = JSON.stringify(policies).match(/(?:dynamodb|sqs):\w+/g) ?? [];
    expect([...new Set(actions)].sort()).toEqual(allowed);
  });

  test("reserves no instances by itself, so that a new account can deploy, and divides what is given", () => {
    for (const { Properties } of Object.values(ours()))
      expect(Properties).not.toHaveProperty("ReservedConcurrentExecutions");
    const given = (concurrency: unknown) => templateWith({ concurrency });
    const reserved = Object.values(given("113").findResources("AWS::Lambda::Function")).flatMap(({ Properties }) =>
      "ReservedConcurrentExecutions" in Properties ? [Number(Properties["ReservedConcurrentExecutions"])] : [],
    );
    expect(reserved).toHaveLength(withoutDiscord.length);
    expect(Math.min(...reserved)).toBeGreaterThanOrEqual(1);
    expect(reserved.reduce((sum, most) => sum + most, 0)).toBeLessThanOrEqual(113);
    for (const wrong of ["10", "many", "50.5"]) expect(() => given(wrong)).toThrow("at least 20");
  });

  test("never polls more notices at once than are reserved for delivering them", () => {
    for (const concurrency of [undefined, "20", "113", "1000"]) {
      const of = templateWith(concurrency === undefined ? {} : { concurrency });
      const [mapping] = Object.values(
        of.findResources("AWS::Lambda::EventSourceMapping", { Properties: { ScalingConfig: Match.anyValue() } }),
      );
      const [notify] = Object.entries(of.findResources("AWS::Lambda::Function")).flatMap(([id, { Properties }]) =>
        id.startsWith("NoticesNotify") ? [Properties["ReservedConcurrentExecutions"]] : [],
      );
      // two are the fewest that Amazon takes
      expect(mapping?.["Properties"]["ScalingConfig"]["MaximumConcurrency"]).toBeLessThanOrEqual(
        Math.max(2, Number(notify ?? 5)),
      );
    }
  });

  /** The services that may publish to a topic, by its logical id: by the topic's own policy and by its key's. */
  const publishers = (topic: string): readonly string[] => {
    const found = template.findResources("AWS::SNS::Topic")[topic];
    const key: string = found?.["Properties"]["KmsMasterKeyId"]["Fn::GetAtt"][0];
    const keyPolicy = JSON.stringify(template.findResources("AWS::KMS::Key")[key]?.["Properties"]["KeyPolicy"]);
    return Object.values(template.findResources("AWS::SNS::TopicPolicy"))
      .filter(({ Properties }) => JSON.stringify(Properties["Topics"]).includes(`"${topic}"`))
      .flatMap(({ Properties }) => statementsOf(Properties["PolicyDocument"]))
      .filter(({ Effect, Action }) => Effect === "Allow" && Action === "sns:Publish")
      .flatMap(({ Principal }) => Principal?.Service ?? [])
      .filter((service) => keyPolicy.includes(service));
  };

  test("lets every alarm reach its topic, and every step of the budget the one it goes to", () => {
    const alarms = Object.values(template.findResources("AWS::CloudWatch::Alarm"));
    expect(alarms.length).toBeGreaterThan(20);
    for (const { Properties } of alarms) {
      const [{ Ref: topic }] = Properties["AlarmActions"];
      expect(publishers(topic)).toContain("cloudwatch.amazonaws.com");
    }
    const [budget] = Object.values(template.findResources("AWS::Budgets::Budget"));
    const notifications: readonly { Subscribers: readonly [{ Address: { Ref: string } }] }[] =
      budget?.["Properties"]["NotificationsWithSubscribers"];
    expect(notifications.length).toBe(4);
    for (const { Subscribers } of notifications)
      expect(publishers(Subscribers[0].Address.Ref)).toContain("budgets.amazonaws.com");
  });

  test("has a ceiling on spending that acts: a budget that is told, and a brake that may throttle the stage", () => {
    template.hasResourceProperties("AWS::Budgets::Budget", {
      Budget: { BudgetType: "COST", TimeUnit: "MONTHLY", BudgetLimit: { Amount: 50, Unit: "USD" } },
      NotificationsWithSubscribers: Match.arrayWith([
        Match.objectLike({
          Notification: Match.objectLike({ NotificationType: "FORECASTED", Threshold: 100 }),
          Subscribers: [Match.objectLike({ SubscriptionType: "SNS" })],
        }),
        Match.objectLike({
          Notification: Match.objectLike({
            NotificationType: "ACTUAL",
            Threshold: 100,
            ThresholdType: "ABSOLUTE_VALUE",
          }),
          Subscribers: [{ SubscriptionType: "SNS", Address: { Ref: Match.stringLikeRegexp("^SpendingCeiling") } }],
        }),
      ]),
    });
    template.hasResourceProperties("AWS::SNS::Subscription", {
      Protocol: "lambda",
      TopicArn: { Ref: Match.stringLikeRegexp("^SpendingCeiling") },
      Endpoint: { "Fn::GetAtt": [Match.stringLikeRegexp("^SpendingBrake"), "Arn"] },
    });
    template.hasResourceProperties("AWS::IAM::Policy", {
      PolicyDocument: Match.objectLike({
        Statement: Match.arrayWith([Match.objectLike({ Action: "apigateway:PATCH", Effect: "Allow" })]),
      }),
      Roles: [{ Ref: Match.stringLikeRegexp("^SpendingBrake") }],
    });
    expect(() => stackWith({ monthlyBudget: "much" })).toThrow("dollars");
    expect(() => stackWith({ monthlyBudget: "80", spendingCeiling: "40" })).toThrow("at least the monthlyBudget");
  });

  /** What the rule of the web ACL with this name says. */
  const ruleOf = (name: string) => {
    const [acl] = Object.values(template.findResources("AWS::WAFv2::WebACL"));
    const rules: readonly { Name: string; Statement: { RateBasedStatement: { ScopeDownStatement?: unknown } } }[] =
      acl?.["Properties"]["Rules"];
    return rules.find((rule) => rule.Name === name)?.Statement.RateBasedStatement;
  };

  test("limits each address at the CDN, without a setting", () => {
    const [acl] = Object.keys(template.findResources("AWS::WAFv2::WebACL"));
    template.hasResourceProperties("AWS::CloudFront::Distribution", {
      DistributionConfig: Match.objectLike({ WebACLId: { "Fn::GetAtt": [acl, "Arn"] } }),
    });
    template.hasResourceProperties("AWS::WAFv2::WebACL", {
      Scope: "CLOUDFRONT",
      AssociationConfig: { RequestBody: { CLOUDFRONT: { DefaultSizeInspectionLimit: "KB_64" } } },
      Rules: Match.arrayWith(
        [mostOfAnAddress.all, mostOfAnAddress.pictures, mostOfAnAddress.costly].map((Limit) =>
          Match.objectLike({
            Action: { Block: Match.anyValue() },
            Statement: {
              RateBasedStatement: Match.objectLike({ Limit, AggregateKeyType: "IP", EvaluationWindowSec: WINDOW }),
            },
          }),
        ),
      ),
    });
  });

  test("leaves no address a twentieth of what a route takes of all, nor more at once than it takes at once", () => {
    const costlyRules = (method: string, path: string) =>
      (["pictures", "costly"] as const).filter((kind) => {
        const rule = ruleOf({ pictures: "Pictures", costly: "CostlyRequests" }[kind]);
        return counts(rule?.ScopeDownStatement, { path: path.replaceAll(/\{[^}]*\}/g, "x") }) && method !== "OPTIONS";
      });
    for (const [route, { ThrottlingRateLimit, ThrottlingBurstLimit }] of Object.entries(
      limitsOf(leastThrottle).routes,
    )) {
      const [method = "", path = ""] = route.split(" ");
      // the least that applies to it; health checks are not for clients
      if (path === "/healthz") continue;
      const [kind = "all"] = costlyRules(method, path).toSorted((a, b) => mostOfAnAddress[a] - mostOfAnAddress[b]);
      expect(mostOfAnAddress[kind] / WINDOW, route).toBeLessThanOrEqual(ThrottlingRateLimit / 20);
      expect(mostOfAnAddress[kind], route).toBeLessThanOrEqual(ThrottlingBurstLimit);
    }
  });

  test.each<[deed: string, rule: string, path: string, query: string]>([
    ["a new game", "CostlyRequests", "/v1/games", "mutation { createGame(input: {}) { id } }"],
    ["a branch", "CostlyRequests", "/v1/games/k3/branch", "mutation { branch(id: 1) { id } }"],
    ["the record of a game", "CostlyRequests", "/v1/games/k3/record", "{ record(id: 1) }"],
    ["the verification of a record", "CostlyRequests", "/v1/records/verify", "{ verifyRecord(record: 1) { intact } }"],
    ["the import of a record", "CostlyRequests", "/v1/records/import", "mutation { importRecord(input: {}) { id } }"],
    [
      "a test of a webhook",
      "CostlyRequests",
      "/v1/games/k3/notices/test",
      "mutation { testNotice(id: 1) { outcome } }",
    ],
    ["an analysis", "CostlyRequests", "/v1/analyse", "{ analyse(at: {}) { seat } }"],
    ["a picture of a position", "Pictures", "/v1/board.png", "{ picture(at: {}) { png } }"],
    ["a picture of a game", "Pictures", "/v1/games/k3/board.svg", "{ picture(at: {}) { svg } }"],
  ])("counts %s alike on both APIs", (_, name, path, query) => {
    const rule = ruleOf(name)?.ScopeDownStatement;
    const hidden = JSON.stringify({ query }).replace(/[a-z]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`);
    expect(counts(rule, { path })).toBe(true);
    expect(counts(rule, { path: path.replace("v1", "%761") })).toBe(true);
    expect(counts(rule, { path: "/graphql", body: JSON.stringify({ query }) })).toBe(true);
    expect(counts(rule, { path: "/graphql", body: hidden })).toBe(true);
    expect(counts(rule, { path: "/graphql", query: `query=${encodeURIComponent(query)}` })).toBe(true);
    expect(counts(rule, { path: "/graphql", body: " ".repeat(70_000) })).toBe(true);
    expect(counts(rule, { path: "/graphql", headers: { "content-encoding": "gzip" } })).toBe(true);
    expect(counts(rule, { path: "/graphql", body: JSON.stringify({ query: "{ legalActions { forms } }" }) })).toBe(
      false,
    );
    expect(counts(rule, { path: "/v1/games/k3/moves" })).toBe(false);
    // a language model asks for a picture by a word of its message
    expect(counts(rule, { path: "/mcp", body: '{"arguments":{"ruleset":"hour-of-glory","from":3}}' })).toBe(false);
    expect(counts(rule, { path: "/mcp", body: '{"arguments":{"picture":true}}' })).toBe(name === "Pictures");
  });

  test("counts pictures of links and of stored games, whose address alone is one", () => {
    const rule = ruleOf("Pictures")?.ScopeDownStatement;
    for (const path of ["/v1/shared/abc", "/v1/shared/abc/board.png", "/v1/games/k3/board.png", "/v1/games/k3/shared"])
      expect(counts(rule, { path }), path).toBe(true);
  });

  test("names every field of GraphQL that makes a game, reads a whole record or paints", () => {
    const schema = readFileSync(join(import.meta.dirname, "../../schema.graphql"), "utf8");
    for (const field of [...costlyFields, ...pictureFields]) expect(schema).toMatch(new RegExp(`^  ${field}[(:]`, "m"));
  });

  test("has Amazon's rules for known attacks, and a log of what is blocked, without invitations", () => {
    const groups = ["AmazonIpReputationList", "KnownBadInputsRuleSet", "CommonRuleSet"];
    template.hasResourceProperties("AWS::WAFv2::WebACL", {
      Rules: Match.arrayWith(
        groups.map((group) =>
          Match.objectLike({
            OverrideAction: { None: {} },
            Statement: {
              ManagedRuleGroupStatement: Match.objectLike({ VendorName: "AWS", Name: `AWSManagedRules${group}` }),
            },
          }),
        ),
      ),
    });
    template.hasResourceProperties("AWS::WAFv2::LoggingConfiguration", {
      RedactedFields: [
        { SingleHeader: { Name: "authorization" } },
        { SingleHeader: { Name: "umpire-invitations" } },
        { SingleHeader: { Name: "umpire-api-key" } },
        { QueryString: {} },
      ],
      LoggingFilter: Match.objectLike({ DefaultBehavior: "DROP" }),
    });
    template.hasResourceProperties("AWS::Logs::LogGroup", { LogGroupName: Match.stringLikeRegexp("^aws-waf-logs-") });
  });

  test("takes another web ACL where one is given, and says so where there can be none of its own", () => {
    expect(() => stackWith({}, "eu-central-1")).toThrow("-c webAcl=ARN");
    const given = stackWith({ webAcl: "arn:aws:wafv2:us-east-1:123456789012:global/webacl/another/1" }, "eu-central-1");
    Template.fromStack(given).hasResourceProperties("AWS::CloudFront::Distribution", {
      DistributionConfig: Match.objectLike({
        WebACLId: "arn:aws:wafv2:us-east-1:123456789012:global/webacl/another/1",
      }),
    });
  });

  test("tells nobody the API's own address, and gives the functions the key of the CDN", () => {
    expect(Object.keys(template.findOutputs("*"))).not.toContain("Endpoint");
    for (const [id, { Properties }] of Object.entries(ours()))
      if (/^(Rest|Graphql|Pictures|Analyse|Mcp)/.test(id))
        expect(Properties.Environment.Variables).toHaveProperty("VIEWER_KEY");
  });

  test("throttles each route, after it is there, and logs access", () => {
    template.hasResourceProperties("AWS::ApiGatewayV2::Stage", {
      DefaultRouteSettings: { ...limitsOf(usualThrottle).others },
      AccessLogSettings: Match.objectLike({
        Format: Match.stringLikeRegexp("context.path.*context.identity.sourceIp"),
      }),
    });
    const [stage] = Object.values(template.findResources("AWS::ApiGatewayV2::Stage"));
    const routes = template.findResources("AWS::ApiGatewayV2::Route");
    const keys = Object.values(routes).map(({ Properties }) => String(Properties["RouteKey"]));
    expect(Object.keys(stage?.["Properties"]["RouteSettings"]).sort()).toEqual(keys.sort());
    expect(stage?.["DependsOn"]).toEqual(expect.arrayContaining(Object.keys(routes)));
  });

  test("has queues that are encrypted, take nothing over plain HTTP, and keep what failed for two weeks", () => {
    template.resourceCountIs("AWS::SQS::Queue", 3);
    template.allResourcesProperties("AWS::SQS::Queue", { SqsManagedSseEnabled: true });
    template.allResourcesProperties("AWS::SQS::QueuePolicy", {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } }),
        ]),
      },
    });
    template.resourcePropertiesCountIs("AWS::SQS::Queue", { MessageRetentionPeriod: 14 * 24 * 3600 }, 2);
    template.hasResourceProperties("AWS::SQS::Queue", {
      RedrivePolicy: Match.objectLike({ maxReceiveCount: MOST_TRIES }),
      VisibilityTimeout: 180,
    });
  });

  test("keeps notices longer than all tries take, and a batch invisible for six times as long as it may take", () => {
    const longest = Array.from({ length: MOST_TRIES - 1 }, (_, n) => pauseAfter(n + 1, null, () => 1) ?? 0).reduce(
      (all, seconds) => all + seconds,
      0,
    );
    const [queue] = Object.values(
      template.findResources("AWS::SQS::Queue", { Properties: { RedrivePolicy: Match.anyValue() } }),
    );
    const [notify] = Object.entries(template.findResources("AWS::Lambda::Function")).flatMap(([id, { Properties }]) =>
      id.startsWith("NoticesNotify") ? [Properties] : [],
    );
    expect(queue?.["Properties"]["MessageRetentionPeriod"]).toBeGreaterThan(longest + 24 * 3600);
    expect(queue?.["Properties"]["VisibilityTimeout"]).toBeGreaterThanOrEqual(6 * Number(notify?.["Timeout"]));
  });

  test("tells the turn from new moves, changed seats and wishes in the stream of keys, reports single failures, and gives nothing up silently", () => {
    template.hasResourceProperties("AWS::DynamoDB::GlobalTable", {
      StreamSpecification: { StreamViewType: "KEYS_ONLY" },
    });
    template.hasResourceProperties("AWS::Lambda::EventSourceMapping", {
      EventSourceArn: { "Fn::GetAtt": [Match.stringLikeRegexp("^Games"), "StreamArn"] },
      FilterCriteria: {
        Filters: [
          {
            Pattern: JSON.stringify({
              eventName: ["INSERT"],
              dynamodb: { Keys: { sk: { S: [{ prefix: "MOVE#" }] } } },
            }),
          },
          ...["NOW#SEATS", "NOW#PROPOSAL"].map((key) => ({
            Pattern: JSON.stringify({
              eventName: ["MODIFY"],
              dynamodb: { Keys: { sk: { S: [key] } } },
            }),
          })),
        ],
      },
      FunctionResponseTypes: ["ReportBatchItemFailures"],
      StartingPosition: "TRIM_HORIZON",
      MaximumRetryAttempts: 20,
      DestinationConfig: { OnFailure: Match.anyValue() },
    });
    template.hasResourceProperties("AWS::Lambda::EventSourceMapping", {
      EventSourceArn: { "Fn::GetAtt": [Match.stringLikeRegexp("Queue"), "Arn"] },
      FunctionResponseTypes: ["ReportBatchItemFailures"],
      ScalingConfig: { MaximumConcurrency: 5 },
    });
  });

  test("has a clock that ticks every five minutes", () => {
    template.hasResourceProperties("AWS::Events::Rule", {
      ScheduleExpression: "rate(5 minutes)",
      State: "ENABLED",
      Targets: [Match.objectLike({ Arn: { "Fn::GetAtt": [Match.stringLikeRegexp("Clock"), "Arn"] } })],
    });
  });

  test("has alarms that reach a topic", () => {
    template.allResourcesProperties("AWS::CloudWatch::Alarm", {
      AlarmActions: Match.anyValue(),
      AlarmDescription: Match.anyValue(),
    });
    const names = Object.keys(template.findResources("AWS::CloudWatch::Alarm")).map((id) =>
      id.replace(/^Alarms|[0-9A-F]{8}$/g, ""),
    );
    const ofFunctions = ["Rest", "Graphql", "Pictures", "Analyse", "Mcp", "Turns", "Notify", "Clock", "Brake"].flatMap(
      (name) => [`${name}Errors`, `${name}Throttles`],
    );
    expect(names.sort()).toEqual(
      [
        "ApiFaults",
        "ApiSlow",
        "Braked",
        "ClientErrorStorm",
        "ClockStopped",
        "DeadlinesLate",
        "NoticesDead",
        "NoticesLate",
        "OldestDue",
        "TableFaults",
        "TableThrottles",
        "TurnsDead",
        "TurnsLate",
        ...ofFunctions,
      ].sort(),
    );
    template.hasResourceProperties("AWS::CloudWatch::Alarm", {
      MetricName: "Invocations",
      ComparisonOperator: "LessThanThreshold",
      TreatMissingData: "breaching",
    });
  });

  test("has an alarm for deadlines that are settled late, on the metric that the clock writes", () => {
    template.hasResourceProperties("AWS::CloudWatch::Alarm", {
      Namespace: NAMESPACE,
      MetricName: LATENESS,
      ExtendedStatistic: "p99",
      Threshold: 900,
      Dimensions: [{ Name: "FunctionName", Value: { Ref: Match.stringLikeRegexp("NoticesClock") } }],
    });
  });

  test("has an alarm for what is due and not settled, and shows all that the functions count", () => {
    template.hasResourceProperties("AWS::CloudWatch::Alarm", {
      Namespace: NAMESPACE,
      MetricName: OLDEST_DUE,
      Statistic: "Maximum",
      Threshold: 900,
    });
    const body = JSON.stringify(template.findResources("AWS::CloudWatch::Dashboard"));
    expect(countedOfAnswers.length).toBeGreaterThan(5);
    for (const name of [...countedOfAnswers, OLDEST_DUE]) expect(body).toContain(`\\"${NAMESPACE}\\",\\"${name}\\"`);
  });

  test("logs in JSON, without the lines about each start and end", () => {
    const functions = Object.values(
      template.findResources("AWS::Lambda::Function", {
        Properties: { Handler: "index.handler", Runtime: "nodejs24.x" },
      }),
    );
    expect(functions.length).toBeGreaterThanOrEqual(withoutDiscord.length);
    template.resourcePropertiesCountIs(
      "AWS::Lambda::Function",
      { LoggingConfig: { LogFormat: "JSON", SystemLogLevel: "WARN", ApplicationLogLevel: "INFO" } },
      withoutDiscord.length,
    );
  });

  test("explains every alarm in the operations guide", () => {
    const guide = readFileSync(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
    for (const id of Object.keys(template.findResources("AWS::CloudWatch::Alarm")))
      expect(guide).toContain(id.replace(/^Alarms|[0-9A-F]{8}$/g, ""));
  });

  test("shows all alarms and queues on one dashboard", () => {
    template.resourceCountIs("AWS::CloudWatch::Dashboard", 1);
    const body = JSON.stringify(template.findResources("AWS::CloudWatch::Dashboard"));
    for (const id of [
      ...Object.keys(template.findResources("AWS::CloudWatch::Alarm")),
      ...Object.keys(template.findResources("AWS::SQS::Queue")),
      ...Object.keys(ours()),
    ])
      expect(body).toContain(id);
  });

  test("serves the page from a private bucket, and both APIs behind the same name without keeping an answer", () => {
    template.hasResourceProperties("AWS::CloudFront::Distribution", {
      DistributionConfig: Match.objectLike({
        DefaultRootObject: "index.html",
        DefaultCacheBehavior: Match.objectLike({ ViewerProtocolPolicy: "redirect-to-https" }),
        CacheBehaviors: [
          ...["/v1/*", "/graphql", "/mcp", "/healthz"].map((PathPattern) =>
            Match.objectLike({
              PathPattern,
              ViewerProtocolPolicy: "https-only",
              CachePolicyId: "4135ea2d-6df8-44a3-9df3-4b5a84be39ad",
              FunctionAssociations: [Match.objectLike({ EventType: "viewer-request" })],
            }),
          ),
          ...["/docs", "/docs/*", "/graphiql"].map((PathPattern) =>
            Match.objectLike({
              PathPattern,
              ViewerProtocolPolicy: "redirect-to-https",
              ResponseHeadersPolicyId: { Ref: Match.stringLikeRegexp("^PageDocumentation") },
            }),
          ),
        ],
        Origins: Match.arrayWith([
          Match.objectLike({ OriginCustomHeaders: [Match.objectLike({ HeaderName: "x-umpire-viewer-key" })] }),
        ]),
      }),
    });
    for (const { Properties } of Object.values(template.findResources("AWS::S3::Bucket")))
      expect(Properties["PublicAccessBlockConfiguration"]).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
  });

  test("sends the page with the headers of the local server", () => {
    template.hasResourceProperties("AWS::CloudFront::ResponseHeadersPolicy", {
      ResponseHeadersPolicyConfig: Match.objectLike({
        SecurityHeadersConfig: Match.objectLike({
          ContentSecurityPolicy: { ContentSecurityPolicy: pageHeaders["content-security-policy"], Override: true },
        }),
        CustomHeadersConfig: {
          Items: Match.arrayWith([{ Header: "referrer-policy", Value: "no-referrer", Override: true }]),
        },
      }),
    });
  });

  test("lets the functions that take invitations know the key of the CDN", () => {
    for (const [id, { Properties }] of Object.entries(ours())) {
      const takesInvitations = /^(Rest|Graphql|Pictures|Analyse|Mcp)/.test(id);
      expect("VIEWER_KEY" in Properties["Environment"]["Variables"], id).toBe(takesInvitations);
    }
  });
});

describe("a new version", () => {
  const answering = ["Rest", "Graphql", "Pictures", "Analyse", "Mcp"];

  test("is asked by its alias alone, which the API may invoke", () => {
    const aliases = Object.keys(template.findResources("AWS::Lambda::Alias"));
    expect(aliases).toHaveLength(answering.length);
    const integrations = Object.values(template.findResources("AWS::ApiGatewayV2::Integration"));
    expect(integrations).toHaveLength(answering.length);
    for (const { Properties } of integrations) expect(aliases).toContain(Properties["IntegrationUri"]["Ref"]);
    const invoked = Object.values(template.findResources("AWS::Lambda::Permission"))
      .filter(({ Properties }) => Properties["Principal"] === "apigateway.amazonaws.com")
      .map(({ Properties }) => String(Properties["FunctionName"]["Ref"]));
    expect([...new Set(invoked)].sort()).toEqual([...aliases].sort());
  });

  test("gets a tenth of the requests for ten minutes, and none when an alarm goes off meanwhile", () => {
    const groups = Object.values(template.findResources("AWS::CodeDeploy::DeploymentGroup"));
    expect(groups).toHaveLength(answering.length);
    for (const { Properties } of groups) {
      expect(Properties).toMatchObject({
        DeploymentConfigName: "CodeDeployDefault.LambdaCanary10Percent10Minutes",
        AutoRollbackConfiguration: { Enabled: true, Events: expect.arrayContaining(["DEPLOYMENT_STOP_ON_ALARM"]) },
        AlarmConfiguration: { Enabled: true },
      });
      const alarms = JSON.stringify(Properties["AlarmConfiguration"]);
      for (const name of ["ApiFaults", "ApiSlow"]) expect(alarms).toContain(`Alarms${name}`);
      expect(alarms).toMatch(/Alarms(?:Rest|Graphql|Pictures|Analyse|Mcp)Errors/);
    }
    for (const { UpdatePolicy } of Object.values(template.findResources("AWS::Lambda::Alias")))
      expect(UpdatePolicy).toHaveProperty("CodeDeployLambdaAliasUpdate");
  });
});

describe("what is said of a deployment", () => {
  test("a first one that fails leaves nothing protected behind, and nothing in the bucket of the page", () => {
    const first = templateWith(everythingSaid);
    first.hasResource("AWS::DynamoDB::GlobalTable", {
      DeletionPolicy: "RetainExceptOnCreate",
      Properties: { Replicas: [Match.objectLike({ DeletionProtectionEnabled: false })] },
    });
    const kept = Object.entries(first.toJSON()["Resources"]).filter(([, resource]) =>
      /"DeletionPolicy":"Retain"/.test(JSON.stringify(resource)),
    );
    expect(kept.map(([id]) => id)).toEqual([]);
    for (const { Properties } of Object.values(first.findResources("Custom::CDKBucketDeployment")))
      expect(Properties["RetainOnDelete"]).toBe(false);
  });

  test("a domain with a certificate: that name, by TLS 1.2 at least, and no entry", () => {
    const certificate = "arn:aws:acm:us-east-1:123456789012:certificate/abc-1";
    const of = templateWith({ domain: "umpire.example.org", certificate });
    of.hasResourceProperties("AWS::CloudFront::Distribution", {
      DistributionConfig: Match.objectLike({
        Aliases: ["umpire.example.org"],
        ViewerCertificate: Match.objectLike({
          AcmCertificateArn: certificate,
          MinimumProtocolVersion: "TLSv1.2_2021",
        }),
      }),
    });
    of.resourceCountIs("AWS::Route53::RecordSet", 0);
    of.resourceCountIs("AWS::CertificateManager::Certificate", 0);
    expect(of.findOutputs("PageAddress")["PageAddress"]?.["Value"]).toBe("https://umpire.example.org");
  });

  test("a domain with its hosted zone: the certificate is made and validated there, and the name entered", () => {
    const of = templateWith(everythingSaid);
    expect(Object.keys(of.findResources("AWS::Route53::RecordSet"))).toHaveLength(2);
    of.hasResourceProperties("AWS::CertificateManager::Certificate", {
      DomainName: "umpire.example.org",
      ValidationMethod: "DNS",
      DomainValidationOptions: [{ DomainName: "umpire.example.org", HostedZoneId: "Z0123456789ABC" }],
    });
    for (const Type of ["A", "AAAA"])
      of.hasResourceProperties("AWS::Route53::RecordSet", {
        Type,
        Name: "umpire.example.org.",
        HostedZoneId: "Z0123456789ABC",
      });
  });

  test("an address for alarms is subscribed to their topic", () => {
    const found = templateWith(everythingSaid).findResources("AWS::SNS::Subscription", {
      Properties: {
        Protocol: "email",
        Endpoint: "ops@example.org",
        TopicArn: { Ref: Match.stringLikeRegexp("^AlarmsTopic") },
      },
    });
    expect(Object.keys(found)).toHaveLength(1);
  });

  test("a throttle scales all routes alike, and is what a released brake gives back", () => {
    const of = templateWith(everythingSaid);
    expect(limitsOf(1200).others).toEqual({ ThrottlingRateLimit: 1200, ThrottlingBurstLimit: 2400 });
    of.hasResourceProperties("AWS::ApiGatewayV2::Stage", {
      DefaultRouteSettings: { ThrottlingRateLimit: 1200, ThrottlingBurstLimit: 2400 },
      RouteSettings: Match.objectLike({
        "POST /v1/games": { ThrottlingRateLimit: 120, ThrottlingBurstLimit: 240 },
      }),
    });
    of.hasResourceProperties("AWS::Lambda::Function", {
      Environment: { Variables: Match.objectLike({ THROTTLE: "1200", API_ID: Match.anyValue() }) },
    });
  });

  test("Discord is answered where the key of its application is said, and has no function, route or alarm elsewhere", () => {
    const of = templateWith(everythingSaid);
    expect(JSON.stringify(template.toJSON())).not.toMatch(/discord/i);
    of.hasResourceProperties("AWS::Lambda::Function", {
      Environment: {
        Variables: Match.objectLike({ DISCORD_KEY: everythingSaid.discordKey, VIEWER_KEY: Match.anyValue() }),
      },
    });
    const [policy] = Object.entries(of.findResources("AWS::IAM::Policy")).filter(([id]) =>
      id.startsWith("DiscordService"),
    );
    expect([...new Set(JSON.stringify(policy).match(/dynamodb:[A-Z]\w+/g))].sort()).toEqual([
      "dynamodb:GetItem",
      "dynamodb:Query",
    ]);
    const [stage] = Object.values(of.findResources("AWS::ApiGatewayV2::Stage"));
    const routes = Object.values(of.findResources("AWS::ApiGatewayV2::Route"));
    const keys = routes.map(({ Properties }) => String(Properties["RouteKey"]));
    expect(keys).toEqual(expect.arrayContaining(["GET /discord", "POST /discord", "ANY /discord"]));
    expect(Object.keys(stage?.["Properties"]["RouteSettings"]).sort()).toEqual(keys.sort());
    expect(JSON.stringify(of.findResources("AWS::CloudFront::Distribution"))).toContain('"PathPattern":"/discord"');
    const alarms = Object.keys(of.findResources("AWS::CloudWatch::Alarm"));
    for (const name of ["DiscordErrors", "DiscordThrottles"])
      expect(alarms.filter((id) => id.startsWith(`Alarms${name}`))).toHaveLength(1);
    // a released brake gives the limits of these routes back, too
    of.hasResourceProperties("AWS::Lambda::Function", {
      Environment: { Variables: Match.objectLike({ API_ID: Match.anyValue(), ANSWERS_DISCORD: "yes" }) },
    });
    const groups = of.findResources("AWS::CodeDeploy::DeploymentGroup");
    expect(Object.keys(groups).filter((id) => id.startsWith("CanaryDiscord"))).toHaveLength(1);
  });

  test("moves are packed without dictionaries where that is said, by each function that has the table", () => {
    const functionsOf = (of: Template): string => JSON.stringify(of.findResources("AWS::Lambda::Function"));
    expect(functionsOf(templateWith(everythingSaid)).match(/"PACKING":"plain"/g)).toHaveLength(9);
    expect(functionsOf(template)).not.toContain("PACKING");
  });

  test("another table takes the place of the stack's own, which stays: for every function, with its stream", () => {
    const stream = everythingSaid.tableStream;
    const of = templateWith(everythingSaid);
    of.resourceCountIs("AWS::DynamoDB::GlobalTable", 1);
    const [own] = Object.keys(of.findResources("AWS::DynamoDB::GlobalTable"));
    const functions = JSON.stringify(of.findResources("AWS::Lambda::Function"));
    expect(functions.match(/"TABLE_NAME":"Umpire-restored"/g)).toHaveLength(9);
    of.hasResourceProperties("AWS::Lambda::EventSourceMapping", { EventSourceArn: stream });
    const policies = JSON.stringify(of.findResources("AWS::IAM::Policy"));
    expect(policies).toContain(":table/Umpire-restored");
    expect(policies).toContain(stream);
    expect(policies).not.toContain(own);
    expect(of.findOutputs("GivenTable")["GivenTable"]?.["Value"]).toBe("Umpire-restored");
  });

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ["no domain", { domain: "Not A Name" }, "-c domain"],
    ["a domain without a certificate", { domain: "umpire.example.org" }, "-c certificate=ARN"],
    [
      "a certificate of elsewhere",
      { domain: "a.example.org", certificate: "arn:aws:acm:eu-west-1:1:certificate/x" },
      "us-east-1",
    ],
    ["a certificate for no name", { hostedZone: "Z0123456789ABC" }, "-c domain=NAME"],
    ["no address of e-mail", { alarmEmail: "nobody" }, "e-mail"],
    ["a throttle below what keeps one address from all", { throttle: "10" }, "300"],
    ["a throttle above an account's", { throttle: "100000" }, "10000"],
    ["a table without its stream", { table: "other" }, "npm run deploy"],
    [
      "a stream of another table",
      { table: "other", tableStream: "arn:aws:dynamodb:us-east-1:123456789012:table/Umpire/stream/1" },
      "not one of",
    ],
    ["a packing that is not known", { packing: "zip" }, "plain or dictionary"],
    ["a key of no application of Discord", { discordKey: "secret" }, "64 digits"],
    ["neither protected nor not", { protect: "maybe" }, "true or false"],
  ])("%s is refused in words", (_, context, words) => {
    expect(() => stackWith(context)).toThrow(words);
  });

  test("each stage is a stack of its own", () => {
    const named = (stage?: string): string => stackNameOf(new App({ context: stage === undefined ? {} : { stage } }));
    expect(named()).toBe("Umpire");
    expect(named("test")).toBe("Umpire-test");
    expect(() => named("Not a stage")).toThrow("-c stage");
  });

  test("the documentation pages are those of the local server, with what they load", async () => {
    const folder = mkdtempSync(join(tmpdir(), "umpire-written-"));
    await writeDocumentation(folder);
    const { pages } = documentationOf();
    for (const [path, html] of Object.entries(pages)) {
      expect(readFileSync(join(folder, documentationParts.pages, path), "utf8")).toBe(html);
      for (const [, named = ""] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
        const found = [documentationParts.again, documentationParts.kept].filter((part) =>
          existsSync(join(folder, part, named)),
        );
        expect(found, named).toHaveLength(1);
      }
    }
    template.hasResourceProperties("AWS::CloudFront::ResponseHeadersPolicy", {
      ResponseHeadersPolicyConfig: Match.objectLike({
        SecurityHeadersConfig: Match.objectLike({
          ContentSecurityPolicy: {
            ContentSecurityPolicy: documentationHeaders["content-security-policy"],
            Override: true,
          },
        }),
      }),
    });
    template.hasResourceProperties("Custom::CDKBucketDeployment", {
      SystemMetadata: Match.objectLike({ "content-type": "text/html; charset=utf-8" }),
    });
  });
});

describe("a fresh account", () => {
  test("can take the template as it is: it reserves nothing of the ten instances there are", () => {
    expect(reservedIn(template.toJSON())).toBe(0);
    expect(reservedIn(templateWith({ concurrency: "113" }).toJSON())).toBeGreaterThan(100);
    for (const { Properties } of Object.values(template.findResources("AWS::Lambda::Function")))
      expect(Properties).not.toHaveProperty("ProvisionedConcurrencyConfig");
  });

  test("can take the rules of the web ACL: no more than the units that every ACL has for nothing more", () => {
    // what Amazon says its groups take, and what a rule of ours takes by its statements, from the documentation of WAF
    const groups: Readonly<Record<string, number>> = {
      AWSManagedRulesAmazonIpReputationList: 25,
      AWSManagedRulesKnownBadInputsRuleSet: 200,
      AWSManagedRulesCommonRuleSet: 700,
    };
    const [acl] = Object.values(template.findResources("AWS::WAFv2::WebACL"));
    const rules: readonly unknown[] = acl?.["Properties"]["Rules"];
    const units = rules.map((rule) => {
      const text = JSON.stringify(rule);
      const [, group] = /"Name":"(AWSManagedRules\w+)"/.exec(text) ?? [];
      if (group !== undefined) return groups[group] ?? Number.POSITIVE_INFINITY;
      const of = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
      return 2 + 3 * of(/"RegexString"/g) + of(/"SizeConstraintStatement"/g) + 10 * of(/"Type":"(?:URL|JS)_DECODE"/g);
    });
    expect(units.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1500);
  });
});

test("what the documents count as paid each month is what the template has", () => {
  const countOf = (what: string): number | undefined => fixedCosts.find((cost) => cost.what.startsWith(what))?.count;
  const [acl] = Object.values(template.findResources("AWS::WAFv2::WebACL"));
  expect(countOf("rules of the web ACL")).toBe(acl?.["Properties"]["Rules"].length);
  // what is counted of answers, and the two of the clock
  expect(countOf("metrics of our own")).toBe(countedOfAnswers.length + [LATENESS, OLDEST_DUE].length);
  for (const [what, type] of [
    ["alarms", "AWS::CloudWatch::Alarm"],
    ["web ACL", "AWS::WAFv2::WebACL"],
    ["dashboards", "AWS::CloudWatch::Dashboard"],
    ["key of", "AWS::KMS::Key"],
    ["secret", "AWS::SecretsManager::Secret"],
  ] as const)
    expect(countOf(what), what).toBe(Object.keys(template.findResources(type)).length);
});
