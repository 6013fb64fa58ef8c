import { ArnFormat, RemovalPolicy, Stack } from "aws-cdk-lib";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { CfnLoggingConfiguration, CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";
import { costlyFields, pictureFields } from "../service/index.ts";

/** How long requests of an address are counted together, in seconds. */
export const WINDOW = 60;

/** The requests that one address may send within a window: of every kind, pictures, and what costs most. */
export const mostOfAnAddress = { all: 600, pictures: 120, costly: 60 } as const;

/** The headers in which invitations and API keys are sent: no log has what stands in them. */
const secretHeaders = ["authorization", "umpire-invitations", "umpire-api-key"] as const;

const metric = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: true,
});

/** Addresses are compared as the API reads them. */
const path = { fieldToMatch: { uriPath: {} }, textTransformations: [{ priority: 0, type: "URL_DECODE" }] };

const pathLike = (regexString: string): CfnWebACL.StatementProperty => ({
  regexMatchStatement: { regexString, ...path },
});

/**
 * A field of GraphQL in a request, or what is named alike in one of a language model: by its name in the body, however
 * JSON writes it, or in the query of the address. A body that cannot be looked into, for its length or its encoding,
 * counts as well.
 */
const graphqlField = (names: readonly string[]): CfnWebACL.StatementProperty => {
  const regexString = `\\b(${names.join("|")})\\b`;
  return {
    andStatement: {
      statements: [
        pathLike("^/(graphql|mcp)/?$"),
        {
          orStatement: {
            statements: [
              {
                regexMatchStatement: {
                  regexString,
                  fieldToMatch: { body: { oversizeHandling: "MATCH" } },
                  textTransformations: [{ priority: 0, type: "JS_DECODE" }],
                },
              },
              {
                regexMatchStatement: {
                  regexString,
                  fieldToMatch: { queryString: {} },
                  textTransformations: [{ priority: 0, type: "URL_DECODE" }],
                },
              },
              {
                sizeConstraintStatement: {
                  fieldToMatch: { singleHeader: { Name: "content-encoding" } },
                  comparisonOperator: "GT",
                  size: 0,
                  textTransformations: [{ priority: 0, type: "NONE" }],
                },
              },
            ],
          },
        },
      ],
    },
  };
};

/** The same deed by REST and by GraphQL: the paths, and the names of the fields. */
interface Deeds {
  readonly paths: string;
  readonly fields: readonly string[];
}

/** What costs most: new games, records as a whole, what is found out by playing games out, and what waits for a webhook. */
const costly: Deeds = {
  paths: "^/v1/(games|games/[^/]+/(branch|record|report|notices/test)|records/[^/]+|analyse)/?$",
  fields: costlyFields,
};

const pictures: Deeds = {
  paths: "^/v1/(board[.](svg|png)|games/[^/]+/(board[.](svg|png)|shared.*)|shared/.*)$",
  fields: pictureFields,
};

const either = ({ paths, fields }: Deeds): CfnWebACL.StatementProperty => ({
  orStatement: { statements: [pathLike(paths), graphqlField(fields)] },
});

const perAddress = (name: string, limit: number, scopeDownStatement?: CfnWebACL.StatementProperty) => ({
  name,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      limit,
      aggregateKeyType: "IP",
      evaluationWindowSec: WINDOW,
      ...(scopeDownStatement !== undefined && { scopeDownStatement }),
    },
  },
  visibilityConfig: metric(name),
});

/**
 * Rules of Amazon's that only count here: they look for markup and addresses in bodies, which hold what players write to
 * each other, or for lengths that positions, links and GraphQL queries have.
 */
const onlyCounted = [
  "SizeRestrictions_BODY",
  "SizeRestrictions_URIPATH",
  "SizeRestrictions_QUERYSTRING",
  "CrossSiteScripting_BODY",
  "GenericLFI_BODY",
  "GenericRFI_BODY",
  "GenericRFI_QUERYARGUMENTS",
  "EC2MetaDataSSRF_BODY",
  "NoUserAgent_HEADER",
] as const;

const managed = (name: string, counted: readonly string[] = []) => ({
  name,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: "AWS",
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: metric(name),
});

/**
 * The web ACL of the CDN: limits for each client address, and Amazon's rules for known attacks; what it blocks is kept in
 * a log. CloudFront takes it from us-east-1 alone.
 */
export class Guard extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const acl = new CfnWebACL(this, "Limits", {
      scope: "CLOUDFRONT",
      description: "Limits for each client address, and known attacks",
      defaultAction: { allow: {} },
      // positions in GraphQL's variables are longer than what is looked into by itself
      associationConfig: { requestBody: { CLOUDFRONT: { defaultSizeInspectionLimit: "KB_64" } } },
      rules: [
        perAddress("EveryRequest", mostOfAnAddress.all),
        perAddress("Pictures", mostOfAnAddress.pictures, either(pictures)),
        perAddress("CostlyRequests", mostOfAnAddress.costly, either(costly)),
        managed("AWSManagedRulesAmazonIpReputationList"),
        managed("AWSManagedRulesKnownBadInputsRuleSet"),
        managed("AWSManagedRulesCommonRuleSet", onlyCounted),
      ].map((rule, priority) => ({ ...rule, priority })),
      visibilityConfig: metric("Limits"),
    });
    this.arn = acl.attrArn;
    this.#keepBlocked(acl);
  }

  /** A log of what was blocked, without what opens a seat. WAF writes only into groups whose name begins like this. */
  #keepBlocked(acl: CfnWebACL): void {
    const stack = Stack.of(this);
    const logGroupName = `aws-waf-logs-${stack.stackName.toLowerCase()}`;
    const group = new LogGroup(this, "Blocked", {
      logGroupName,
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const logging = new CfnLoggingConfiguration(this, "Logging", {
      resourceArn: acl.attrArn,
      logDestinationConfigs: [
        stack.formatArn({
          service: "logs",
          resource: "log-group",
          resourceName: logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      redactedFields: [...secretHeaders.map((Name) => ({ singleHeader: { Name } })), { queryString: {} }],
      loggingFilter: {
        DefaultBehavior: "DROP",
        Filters: [
          {
            Behavior: "KEEP",
            Requirement: "MEETS_ANY",
            Conditions: [{ ActionCondition: { Action: "BLOCK" } }],
          },
        ],
      },
    });
    logging.node.addDependency(group);
  }
}
