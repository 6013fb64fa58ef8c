import { join } from "node:path";
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
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import { Construct } from "constructs";
import { HOST_HEADER, VIEWER_HEADER, VIEWER_KEY_HEADER } from "../lambdas/viewer.ts";
import { documentationHeaders, pageHeaders } from "../service/index.ts";
import type { Address } from "./address.ts";
import { documentationParts } from "./documentation.ts";

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
  const isSaid = (candidate: Bucket): candidate is Bucket & { readonly isWebsite: boolean } =>
    typeof candidate.isWebsite === "boolean";
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
  /** The folder of the documentation pages. */
  readonly documentation: string;
  /** By it the functions know that a viewer's address was noted by the CDN and not by the viewer. */
  readonly viewerKey: string;
  /** The ARN of a web ACL with limits for each client address; CloudFront takes it from us-east-1 alone. */
  readonly webAcl: string;
  /** Whether interactions of Discord are answered. */
  readonly answersDiscord: boolean;
  /** The name it goes by; null for one of CloudFront's. */
  readonly address: Address | null;
}

/** The page behind a CDN, and both APIs behind the same name: the page asks its own origin and nothing else. */
export class Page extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: PageProps) {
    super(scope, id);
    const { api, viewerKey, webAcl, address, answersDiscord } = props;
    const logs = said(
      new Bucket(this, "Logs", {
        encryption: BucketEncryption.S3_MANAGED,
        blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
        enforceSSL: true,
        // CloudFront and S3 write their logs by access control lists
        objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
        lifecycleRules: [{ expiration: Duration.days(90) }],
        removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      }),
    );
    const files = said(
      new Bucket(this, "Files", {
        encryption: BucketEncryption.S3_MANAGED,
        blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
        enforceSSL: true,
        serverAccessLogsBucket: logs,
        serverAccessLogsPrefix: "files/",
        // it holds nothing that is not made anew; what puts files into it takes them out first
        removalPolicy: RemovalPolicy.DESTROY,
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
    const ofFiles: BehaviorOptions = {
      origin: S3BucketOrigin.withOriginAccessControl(files),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    };
    const documents = { ...ofFiles, responseHeadersPolicy: this.#headers("Documentation", documentationHeaders) };
    this.distribution = new Distribution(this, "Distribution", {
      comment: "Umpire: the page and the APIs",
      defaultRootObject: "index.html",
      defaultBehavior: { ...ofFiles, responseHeadersPolicy: this.#headers("Headers", pageHeaders) },
      additionalBehaviors: {
        "/v1/*": apis,
        "/graphql": apis,
        "/mcp": apis,
        ...(answersDiscord && { "/discord": apis }),
        "/healthz": apis,
        "/docs": documents,
        "/docs/*": documents,
        "/graphiql": documents,
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      logBucket: logs,
      logFilePrefix: "cdn/",
      webAclId: webAcl,
      ...(address !== null && {
        domainNames: [address.name],
        certificate: address.certificate,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
    });
    address?.enter(this.distribution);
    this.#putUp(files, props);
    this.#acknowledge(logs);
  }

  /** Puts the files of the page and of the documentation into their bucket; whoever takes that away takes them out. */
  #putUp(files: IBucket, { files: page, documentation }: PageProps): void {
    const common = {
      destinationBucket: files,
      distribution: this.distribution,
      prune: false,
      retainOnDelete: false,
      memoryLimit: 256,
    };
    const part = (name: keyof typeof documentationParts) => Source.asset(join(documentation, documentationParts[name]));
    // names under assets change with their content, as do those of libraries; the rest is asked for anew each time
    const assets = new BucketDeployment(this, "Assets", {
      ...common,
      sources: [
        Source.asset(page, { exclude: ["*.html", "*.svg", "*.webmanifest", "*.txt", "early-look.js"] }),
        part("kept"),
      ],
      cacheControl: [CacheControl.fromString("public, max-age=31536000, immutable")],
      distributionPaths: ["/index.html"],
    });
    const index = new BucketDeployment(this, "Index", {
      ...common,
      sources: [Source.asset(page, { exclude: ["assets/*"] }), part("again")],
      cacheControl: [CacheControl.noCache()],
      distributionPaths: ["/*"],
    });
    // their names have no ending to tell by what they are
    const documents = new BucketDeployment(this, "Documents", {
      ...common,
      sources: [part("pages")],
      contentType: "text/html; charset=utf-8",
      cacheControl: [CacheControl.noCache()],
      distributionPaths: ["/docs", "/graphiql"],
    });
    for (const later of [index, documents]) later.node.addDependency(assets);
  }

  /** The same headers as on the local server. */
  #headers(id: string, headers: Readonly<Record<string, string>>): ResponseHeadersPolicy {
    const { "content-security-policy": contentSecurityPolicy = "" } = headers;
    // the others have settings of their own
    const custom = Object.entries(headers).filter(
      ([name]) => name !== "content-security-policy" && name !== "x-content-type-options",
    );
    return new ResponseHeadersPolicy(this, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: true, override: true },
      },
      customHeadersBehavior: {
        customHeaders: custom.map(([header, value]) => ({ header, value, override: true })),
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
