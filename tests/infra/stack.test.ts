import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { App } from "aws-cdk-lib";
import { Match, Template } from "aws-cdk-lib/assertions";
import { AwsSolutionsChecks } from "cdk-nag";
import { beforeAll, describe, expect, test } from "vitest";
import { UmpireStack } from "../../infra/umpire-stack.ts";
import { bundleRoot, functionNames } from "../../lambdas/bundle.ts";
import { tableDefinition } from "../../service/index.ts";

let stack: UmpireStack;
let template: Template;

beforeAll(() => {
  // the assets only have to be there: what is in them is tested with the bundles
  for (const name of functionNames) {
    mkdirSync(join(bundleRoot, name), { recursive: true });
    writeFileSync(join(bundleRoot, name, "asset.txt"), name);
  }
  stack = new UmpireStack(new App(), "Umpire");
  template = Template.fromStack(stack);
});

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
        Replicas: [Match.objectLike({ DeletionProtectionEnabled: true, PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } })],
      },
    });
  });

  test("runs both functions on Node 24 with tracing", () => {
    template.resourceCountIs("AWS::Lambda::Function", 2);
    template.allResourcesProperties("AWS::Lambda::Function", { Runtime: "nodejs24.x", TracingConfig: { Mode: "Active" } });
  });

  test("gives the functions three table actions and no more", () => {
    const policies = Object.values(template.findResources("AWS::IAM::Policy"));
    const actions = policies.flatMap((policy) => JSON.stringify(policy).match(/dynamodb:\w+/g) ?? []);
    expect([...new Set(actions)].sort()).toEqual(["dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:Query"]);
  });

  test("throttles and logs access", () => {
    template.hasResourceProperties("AWS::ApiGatewayV2::Stage", { DefaultRouteSettings: { ThrottlingBurstLimit: 100, ThrottlingRateLimit: 50 }, AccessLogSettings: Match.objectLike({ Format: Match.stringLikeRegexp("requestId") }) });
  });

  test("has alarms that reach a topic", () => {
    template.resourceCountIs("AWS::CloudWatch::Alarm", 8);
    template.allResourcesProperties("AWS::CloudWatch::Alarm", { AlarmActions: Match.anyValue() });
  });
});
