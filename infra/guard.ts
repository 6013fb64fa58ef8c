import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";

/** The requests that one address may send in five minutes: to everything, and to what costs most. */
export const mostOfAnAddress = { all: 3000, costly: 300 } as const;

const metric = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: true,
});

/** What costs most: new games, whole records and pictures. */
const costly = ["/v1/games", "/v1/records/", "/v1/board."].map((searchString) => ({
  byteMatchStatement: {
    searchString,
    fieldToMatch: { uriPath: {} },
    positionalConstraint: searchString.endsWith("s") ? "EXACTLY" : "STARTS_WITH",
    textTransformations: [{ priority: 0, type: "NONE" }],
  },
}));

const perAddress = (
  name: string,
  priority: number,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
) => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      limit,
      aggregateKeyType: "IP",
      evaluationWindowSec: 300,
      ...(scopeDownStatement !== undefined && { scopeDownStatement }),
    },
  },
  visibilityConfig: metric(name),
});

/** The web ACL of the CDN: limits for each client address. CloudFront takes it from us-east-1 alone. */
export class Guard extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const acl = new CfnWebACL(this, "Limits", {
      scope: "CLOUDFRONT",
      description: "Limits for each client address",
      defaultAction: { allow: {} },
      rules: [
        perAddress("EveryRequest", 0, mostOfAnAddress.all),
        perAddress("CostlyRequests", 1, mostOfAnAddress.costly, { orStatement: { statements: costly } }),
      ],
      visibilityConfig: metric("Limits"),
    });
    this.arn = acl.attrArn;
  }
}
