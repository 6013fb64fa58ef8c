import { Duration, Fn, RemovalPolicy, Stack, Token, Validations } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HttpVersion,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import { Construct } from "constructs";
import { HOST_HEADER, VIEWER_HEADER, VIEWER_KEY_HEADER } from "../lambdas/viewer.ts";
import { pageHeaders } from "../service/index.ts";

/**
 * Notes the address that CloudFront saw and the name it was asked by; whatever the viewer itself sent under these names
 * is overwritten.
 */
const noteViewer = `function handler(event) {
  event.request.headers["${VIEWER_HEADER}"] = { value: event.viewer.ip };
  event.request.headers["${HOST_HEADER}"] = { value: event.request.headers.host.value };
  return event.request;
}`;

/** A bucket as others take it: its class leaves open what its interface wants said. */
function said(bucket: Bucket): IBucket {
  const isSaid = (one: Bucket): one is Bucket & { readonly isWebsite: boolean } => typeof one.isWebsite === "boolean";
  if (!isSaid(bucket)) throw new Error(`${bucket.node.path} does not say whether it serves a web site.`);
  return bucket;
}

/** The region as findings name it. */
const regionOf = (scope: Construct): string => {
  const { region } = Stack.of(scope);
  return Token.isUnresolved(region) ? "<AWS::Region>" : region;
};

/** How the page is put up. */
export interface PageProps {
  readonly api: HttpApi;
  /** The folder of the page, as "npm run build:web" made it. */
  readonly files: string;
  /** By it the functions know that a viewer's address was noted by the CDN and not by the viewer. */
  readonly viewerKey: string;
  /** The ARN of a web ACL with limits for each client address; CloudFront takes it from us-east-1 alone. */
  readonly webAcl: string;
}

/** The page behind a CDN, and both APIs behind the same name: the page asks its own origin and nothing else. */
export class Page extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { api, files: built, viewerKey, webAcl }: PageProps) {
    super(scope, id);
    const logs = said(
      new Bucket(this, "Logs", {
        encryption: BucketEncryption.S3_MANAGED,
        blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
        enforceSSL: true,
        // CloudFront and S3 write their logs by access control lists
        objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
        lifecycleRules: [{ expiration: Duration.days(90) }],
        removalPolicy: RemovalPolicy.RETAIN,
      }),
    );
    const files = said(
      new Bucket(this, "Files", {
        encryption: BucketEncryption.S3_MANAGED,
        blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
        enforceSSL: true,
        serverAccessLogsBucket: logs,
        serverAccessLogsPrefix: "files/",
        removalPolicy: RemovalPolicy.RETAIN,
      }),
    );
    const viewer = new EdgeFunction(this, "Viewer", {
      code: FunctionCode.fromInline(noteViewer),
      runtime: FunctionRuntime.JS_2_0,
      comment: "Notes the viewer's address",
    });
    const endpoint = new HttpOrigin(Fn.select(2, Fn.split("/", api.apiEndpoint)), {
      customHeaders: { [VIEWER_KEY_HEADER]: viewerKey },
      readTimeout: Duration.seconds(25),
    });
    const apis: BehaviorOptions = {
      origin: endpoint,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      // answers hang on the invitation that is sent: none is kept
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      functionAssociations: [{ function: viewer, eventType: FunctionEventType.VIEWER_REQUEST }],
    };
    this.distribution = new Distribution(this, "Distribution", {
      comment: "Umpire: the page and the APIs",
      defaultRootObject: "index.html",
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(files),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: this.#headers(),
      },
      additionalBehaviors: { "/v1/*": apis, "/graphql": apis, "/healthz": apis },
      httpVersion: HttpVersion.HTTP2_AND_3,
      logBucket: logs,
      logFilePrefix: "cdn/",
      webAclId: webAcl,
    });
    const common = { destinationBucket: files, distribution: this.distribution, prune: false, memoryLimit: 256 };
    // names under assets change with their content; the rest is asked for anew each time
    const assets = new BucketDeployment(this, "Assets", {
      ...common,
      sources: [Source.asset(built, { exclude: ["*.html", "*.svg", "*.webmanifest", "*.txt", "early-look.js"] })],
      cacheControl: [CacheControl.fromString("public, max-age=31536000, immutable")],
      distributionPaths: ["/index.html"],
    });
    const index = new BucketDeployment(this, "Index", {
      ...common,
      sources: [Source.asset(built, { exclude: ["assets/*"] })],
      cacheControl: [CacheControl.noCache()],
      distributionPaths: ["/*"],
    });
    index.node.addDependency(assets);
    this.#acknowledge(logs);
  }

  /** The same headers as on the local server. */
  #headers(): ResponseHeadersPolicy {
    const {
      "content-security-policy": contentSecurityPolicy = "",
      "permissions-policy": permissions = "",
      "cross-origin-opener-policy": opener = "",
    } = pageHeaders;
    return new ResponseHeadersPolicy(this, "Headers", {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: true, override: true },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: "referrer-policy", value: "no-referrer", override: true },
          { header: "permissions-policy", value: permissions, override: true },
          { header: "cross-origin-opener-policy", value: opener, override: true },
        ],
      },
    });
  }

  #acknowledge(logs: IBucket): void {
    const say = (on: Construct, id: string, reason: string): void => Validations.of(on).acknowledge({ id, reason });
    say(this.distribution, "AwsSolutions-CFR1", "Players may be anywhere.");
    say(
      this.distribution,
      "AwsSolutions-CFR4",
      "Without a domain of its own the distribution has CloudFront's certificate, whose least protocol cannot be set.",
    );
    say(logs, "AwsSolutions-S1", "It holds the logs of the other bucket and of the CDN.");
    const reason =
      "The CDK's own function, which puts the files of the page into their bucket; what it may do is the CDK's choice.";
    const ids = [
      "L1",
      "IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]",
      ...[
        "Action::s3:GetObject*",
        "Action::s3:GetBucket*",
        "Action::s3:List*",
        "Action::s3:DeleteObject*",
        "Action::s3:Abort*",
        "Resource::*",
        "Resource::<PageFiles79CCA538.Arn>/*",
      ].map((what) => `IAM5[${what}]`),
      `IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${regionOf(this)}/*]`,
    ];
    for (const child of Stack.of(this).node.children) {
      if (child instanceof Construct && child.node.id.startsWith("Custom::CDKBucketDeployment"))
        for (const id of ids) say(child, `AwsSolutions-${id}`, reason);
    }
  }
}
