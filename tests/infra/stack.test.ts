import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App } from "aws-cdk-lib";
import { Match, Template } from "aws-cdk-lib/assertions";
import { AwsSolutionsChecks } from "cdk-nag";
import { beforeAll, describe, expect, test } from "vitest";
import { mostOfAnAddress } from "../../infra/guard.ts";
import { UmpireStack } from "../../infra/umpire-stack.ts";
import { functionNames } from "../../lambdas/bundle.ts";
import { MOST_TRIES, pageHeaders, pauseAfter, tableDefinition } from "../../service/index.ts";

let stack: UmpireStack;
let template: Template;
let page: string;
let bundles: string;

beforeAll(() => {
  // the assets only have to be there: what is in them is tested with the bundles
  bundles = mkdtempSync(join(tmpdir(), "umpire-bundles-"));
  for (const name of functionNames) {
    mkdirSync(join(bundles, name));
    writeFileSync(join(bundles, name, "asset.txt"), name);
  }
  page = mkdtempSync(join(tmpdir(), "umpire-page-"));
  writeFileSync(join(page, "index.html"), "<!doctype html>");
  stack = new UmpireStack(new App({ context: { bundles } }), "Umpire", { page, env: { region: "us-east-1" } });
  template = Template.fromStack(stack);
});

/** Our functions; the CDK's own one, which puts up the files of the page, is none of them. */
const ours = () =>
  Object.fromEntries(
    Object.entries(template.findResources("AWS::Lambda::Function")).filter(
      ([id]) => !id.startsWith("CustomCDKBucketDeployment"),
    ),
  );

describe("the stack", () => {
  test("has no finding of cdk-nag that is not acknowledged with its reason", () => {
    const report = new AwsSolutionsChecks(stack).validateScope(stack);
    expect(report.success, JSON.stringify(report, null, 2)).toBe(true);
  });

  test("keeps the games: on demand, point-in-time recovery, deletion protection, encrypted, retained", () => {
    template.hasResource("AWS::DynamoDB::GlobalTable", {
      DeletionPolicy: "Retain",
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

  test("runs its functions on Node 24 with tracing", () => {
    const functions = Object.values(ours());
    expect(functions).toHaveLength(functionNames.length);
    for (const { Properties } of functions)
      expect(Properties).toMatchObject({ Runtime: "nodejs24.x", TracingConfig: { Mode: "Active" } });
  });

  test.each<[string, readonly string[]]>([
    ["Rest", ["dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:Query"]],
    ["Graphql", ["dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:Query"]],
    ["Pictures", ["dynamodb:GetItem", "dynamodb:Query"]],
    [
      "NoticesNotify",
      [
        "dynamodb:GetItem",
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

  test("has a ceiling: each function has its most instances, the month a budget that is told", () => {
    const functions = Object.values(ours());
    const reserved = functions.map(({ Properties }) => Number(Properties["ReservedConcurrentExecutions"]));
    for (const most of reserved) expect(most).toBeGreaterThan(0);
    expect(reserved.reduce((sum, most) => sum + most, 0)).toBeLessThanOrEqual(150);
    template.hasResourceProperties("AWS::Budgets::Budget", {
      Budget: { BudgetType: "COST", TimeUnit: "MONTHLY", BudgetLimit: { Amount: 50, Unit: "USD" } },
      NotificationsWithSubscribers: Match.arrayWith([
        Match.objectLike({
          Notification: Match.objectLike({ NotificationType: "FORECASTED", Threshold: 100 }),
          Subscribers: [Match.objectLike({ SubscriptionType: "SNS" })],
        }),
      ]),
    });
    for (const type of ["AWS::SNS::TopicPolicy", "AWS::KMS::Key"])
      expect(JSON.stringify(template.findResources(type))).toContain("budgets.amazonaws.com");
  });

  test("limits each address at the CDN, without a setting", () => {
    const [acl] = Object.keys(template.findResources("AWS::WAFv2::WebACL"));
    template.hasResourceProperties("AWS::CloudFront::Distribution", {
      DistributionConfig: Match.objectLike({ WebACLId: { "Fn::GetAtt": [acl, "Arn"] } }),
    });
    template.hasResourceProperties("AWS::WAFv2::WebACL", {
      Scope: "CLOUDFRONT",
      Rules: [mostOfAnAddress.all, mostOfAnAddress.costly].map((limit) =>
        Match.objectLike({
          Action: { Block: Match.anyValue() },
          Statement: { RateBasedStatement: Match.objectLike({ Limit: limit, AggregateKeyType: "IP" }) },
        }),
      ),
    });
  });

  test("takes another web ACL where one is given, and says so where there can be none of its own", () => {
    const elsewhere = { page, env: { region: "eu-central-1" } };
    expect(() => new UmpireStack(new App({ context: { bundles } }), "Umpire", elsewhere)).toThrow("-c webAcl=ARN");
    const given = new UmpireStack(
      new App({ context: { bundles, webAcl: "arn:aws:wafv2:us-east-1:123456789012:global/webacl/another/1" } }),
      "Umpire",
      elsewhere,
    );
    Template.fromStack(given).hasResourceProperties("AWS::CloudFront::Distribution", {
      DistributionConfig: Match.objectLike({
        WebACLId: "arn:aws:wafv2:us-east-1:123456789012:global/webacl/another/1",
      }),
    });
    expect(() => new UmpireStack(new App({ context: { bundles, monthlyBudget: "much" } }), "Umpire", { page })).toThrow(
      "dollars",
    );
  });

  test("tells nobody the API's own address, and gives the functions the key of the CDN", () => {
    expect(Object.keys(template.findOutputs("*"))).not.toContain("Endpoint");
    for (const [id, { Properties }] of Object.entries(ours()))
      if (/^(Rest|Graphql|Pictures)/.test(id)) expect(Properties.Environment.Variables).toHaveProperty("VIEWER_KEY");
  });

  test("throttles each route, after it is there, and logs access", () => {
    template.hasResourceProperties("AWS::ApiGatewayV2::Stage", {
      DefaultRouteSettings: { ThrottlingBurstLimit: 100, ThrottlingRateLimit: 50 },
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

  test("tells the turn from new moves and changed seats in the stream of keys, reports single failures, and gives nothing up silently", () => {
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
          {
            Pattern: JSON.stringify({
              eventName: ["MODIFY"],
              dynamodb: { Keys: { sk: { S: ["NOW#SEATS"] } } },
            }),
          },
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
      ScalingConfig: { MaximumConcurrency: 10 },
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
    const ofFunctions = ["Rest", "Graphql", "Pictures", "Turns", "Notify", "Clock"].flatMap((name) => [
      `${name}Errors`,
      `${name}Throttles`,
    ]);
    expect(names.sort()).toEqual(
      [
        "ApiFaults",
        "ApiSlow",
        "ClockStopped",
        "NoticesDead",
        "NoticesLate",
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
        CacheBehaviors: ["/v1/*", "/graphql", "/healthz"].map((PathPattern) =>
          Match.objectLike({
            PathPattern,
            ViewerProtocolPolicy: "https-only",
            CachePolicyId: "4135ea2d-6df8-44a3-9df3-4b5a84be39ad",
            FunctionAssociations: [Match.objectLike({ EventType: "viewer-request" })],
          }),
        ),
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
      const takesInvitations = /^(Rest|Graphql|Pictures)/.test(id);
      expect("VIEWER_KEY" in Properties["Environment"]["Variables"], id).toBe(takesInvitations);
    }
  });
});
