import { join } from "node:path";
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps, Token, Validations } from "aws-cdk-lib";
import { CfnStage, HttpApi, HttpMethod } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import type { Alarm } from "aws-cdk-lib/aws-cloudwatch";
import { Operation } from "aws-cdk-lib/aws-dynamodb";
import type { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import { Address } from "./address.ts";
import { Alarms } from "./alarms.ts";
import { alive, asked, Canary, type LiveFunction } from "./canary.ts";
import { contextOf, type DeploymentContext } from "./context.ts";
import { dashboard } from "./dashboard.ts";
import { documentationFolder } from "./documentation.ts";
import { type GamesTable, gamesTable } from "./games-table.ts";
import { Notices } from "./notices.ts";
import { Guard } from "./guard.ts";
import { Page, type PageProps } from "./page.ts";
import { serviceAlarms } from "./service-metrics.ts";
import { amountsOf, Spending } from "./spending.ts";
import { limitsOf, usualThrottle } from "../lambdas/stage-limits.ts";
import { umpireFunction } from "./umpire-function.ts";

const five = Duration.minutes(5);

/** The page as "npm run build:web" makes it. */
const pageFolder = join(import.meta.dirname, "../web/dist");

export interface UmpireStackProps extends StackProps {
  /** The folder of the page, if it is another. */
  readonly page?: string;
  /** The folder of the documentation pages, if it is another. */
  readonly documentation?: string;
}

/** The functions that answer requests. */
interface Answering {
  readonly rest: LiveFunction;
  readonly graphql: LiveFunction;
  readonly pictures: LiveFunction;
  readonly analyse: LiveFunction;
  readonly mcp: LiveFunction;
  /** Null where no application of Discord is known. */
  readonly discord: LiveFunction | null;
}

/**
 * The whole of Umpire: the page behind a CDN, five functions behind an HTTP API and a sixth for Discord where that is
 * wished for, one table, and what tells seats that they are asked.
 */
export class UmpireStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { page: files = pageFolder, documentation = documentationFolder, ...props }: UmpireStackProps = {},
  ) {
    super(scope, id, { description: "Umpire: rules adjudication for commando board games", ...props });
    const context = contextOf(this);
    const table = gamesTable(this, context.table, context.isProtected);
    const viewerKey = this.#viewerKey();
    const answering = this.#answering(table, viewerKey, context.discordKey);
    const { rest, graphql, pictures, analyse, mcp, discord } = answering;
    const throttle = context.throttle ?? usualThrottle;
    const api = this.#api(answering, throttle);
    const notices = new Notices(this, "Notices", {
      table,
      contact: context.domain === null ? null : `https://${context.domain.name}`,
    });
    const alarms = new Alarms(this, "Alarms");
    if (context.alarmEmail !== null) alarms.tell(context.alarmEmail);
    const spending = new Spending(this, "Spending", {
      amounts: amountsOf(this),
      throttle,
      answersDiscord: discord !== null,
      alarms,
      api,
    });
    const functions = {
      Rest: rest.fn,
      Graphql: graphql.fn,
      Pictures: pictures.fn,
      Analyse: analyse.fn,
      Mcp: mcp.fn,
      ...(discord !== null && { Discord: discord.fn }),
      Turns: notices.turns,
      Notify: notices.notify,
      Clock: notices.clock,
      Brake: spending.brake,
    };
    this.#functionAlarms(functions, answering, alarms, this.#apiAlarms(alarms, api));
    this.#tableAlarms(table, alarms);
    notices.alarms(alarms);
    serviceAlarms(alarms, api);
    dashboard(this, { alarms, api, functions, table, notices });
    this.#page({ files, documentation, viewerKey, api }, context);
    this.#outputs({
      TableName: table.tableName,
      Brake: spending.brake.functionName,
      AlarmTopic: alarms.topic.topicArn,
    });
    // what a deployment that forgets to say it is held against
    this.#outputs({ GivenTable: context.table?.name ?? "none" });
  }

  /** The alarms of the API as a whole. */
  #apiAlarms(alarms: Alarms, api: HttpApi): readonly Alarm[] {
    return [
      alarms.add(
        "ApiFaults",
        "The API answers with 5xx: look at the functions' logs.",
        api.metricServerError({ period: five }),
        5,
      ),
      alarms.add(
        "ApiSlow",
        "Answers take long (p99 in ms): look at the functions' logs.",
        api.metricLatency({ period: five, statistic: "p99" }),
        3000,
      ),
    ];
  }

  /** The alarms of each function; those that answer requests are let out to all by a canary that looks at them. */
  #functionAlarms(
    functions: Readonly<Record<string, LambdaFunction>>,
    answering: Answering,
    alarms: Alarms,
    ofApi: readonly Alarm[],
  ): void {
    const canary = new Canary(this, "Canary");
    for (const [name, fn] of Object.entries(functions)) {
      const what = name.toLowerCase();
      const errors = alarms.add(`${name}Errors`, `The ${what} function fails.`, fn.metricErrors({ period: five }), 1);
      alarms.add(
        `${name}Throttles`,
        `The ${what} function is throttled: raise its concurrency.`,
        fn.metricThrottles({ period: five }),
        1,
      );
      const answers = Object.values(answering).find((candidate: LiveFunction | null) => candidate?.fn === fn);
      if (answers !== undefined && answers !== null) canary.add(name, answers, [...ofApi, errors]);
    }
  }

  /** What a deployment says of itself, by name. */
  #outputs(values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) new CfnOutput(this, name, { value });
  }

  /** The key by which functions trust the address that the CDN has noted. */
  #viewerKey(): string {
    const key = new Secret(this, "ViewerKey", {
      description: "Says that a viewer's address was noted by the CDN",
      generateSecretString: { passwordLength: 40, excludePunctuation: true },
    });
    Validations.of(key).acknowledge({
      id: "AwsSolutions-SMG4",
      reason:
        "It opens nothing: by it a function trusts the address that the CDN has noted, so that guesses are counted for each viewer.",
    });
    return key.secretValue.unsafeUnwrap();
  }

  #answering(table: GamesTable, viewerKey: string, discordKey: string | null): Answering {
    const environment = { VIEWER_KEY: viewerKey };
    // exactly what the store uses for requests: no scan, no delete, no update, no batch
    const forRequests = {
      table,
      actions: ["GetItem", "PutItem", "Query"],
      timeout: Duration.seconds(10),
      environment,
    } as const;
    return {
      rest: alive(umpireFunction(this, "Rest", { name: "rest", ...forRequests })),
      graphql: alive(umpireFunction(this, "Graphql", { name: "graphql", ...forRequests })),
      // it only reads, and may take longer: its largest pictures have eight million pixels
      pictures: alive(
        umpireFunction(this, "Pictures", {
          name: "pictures",
          table,
          actions: ["GetItem", "Query"],
          timeout: Duration.seconds(20),
          environment,
        }),
      ),
      // it only reads; it has a whole processor, and as long as the HTTP API waits
      analyse: alive(
        umpireFunction(this, "Analyse", {
          name: "analyse",
          table,
          actions: ["GetItem", "Query"],
          timeout: Duration.seconds(29),
          memory: 1769,
          environment,
        }),
      ),
      mcp: alive(umpireFunction(this, "Mcp", { name: "mcp", ...forRequests })),
      // it only reads: what everybody may look at
      discord:
        discordKey === null
          ? null
          : alive(
              umpireFunction(this, "Discord", {
                name: "discord",
                table,
                actions: ["GetItem", "Query"],
                timeout: Duration.seconds(10),
                environment: { ...environment, DISCORD_KEY: discordKey },
              }),
            ),
    };
  }

  #tableAlarms(table: GamesTable, alarms: Alarms): void {
    const operations = [Operation.GET_ITEM, Operation.PUT_ITEM, Operation.QUERY, Operation.DELETE_ITEM];
    alarms.add(
      "TableFaults",
      "The table answers with system errors.",
      table.metricSystemErrorsForOperations({ operations, period: five }),
      1,
    );
    alarms.add(
      "TableThrottles",
      "The table throttles requests.",
      table.metricThrottledRequestsForOperations({ operations, period: five }),
      1,
    );
  }

  #page(
    props: Pick<PageProps, "files" | "documentation" | "viewerKey" | "api">,
    { domain, discordKey }: DeploymentContext,
  ): void {
    const address = domain === null ? null : new Address(this, "Address", domain, this.region);
    const { distribution } = new Page(this, "Page", {
      ...props,
      webAcl: this.#webAcl(),
      address,
      answersDiscord: discordKey !== null,
    });
    new CfnOutput(this, "PageAddress", { value: `https://${domain?.name ?? distribution.domainName}` });
    // where a name that is entered elsewhere has to lead
    new CfnOutput(this, "CdnName", { value: distribution.domainName });
  }

  /** The web ACL that is given, or one of our own, which CloudFront takes from us-east-1 alone. */
  #webAcl(): string {
    const given: unknown = this.node.tryGetContext("webAcl");
    if (typeof given === "string") return given;
    if (this.region === "us-east-1") return new Guard(this, "Guard").arn;
    throw new Error(
      `In ${Token.isUnresolved(this.region) ? "an unnamed region" : this.region} there is no web ACL for a CDN: deploy to us-east-1, or give one of there by -c webAcl=ARN.`,
    );
  }

  /** What is found out by playing games out. */
  #analysisRoutes(api: HttpApi, integration: HttpLambdaIntegration): ReturnType<HttpApi["addRoutes"]> {
    return [
      ...api.addRoutes({ path: "/v1/analyse", methods: [HttpMethod.POST, HttpMethod.ANY], integration }),
      ...api.addRoutes({ path: "/v1/games/{id}/report", methods: [HttpMethod.GET, HttpMethod.ANY], integration }),
      ...api.addRoutes({ path: "/v1/records/report", methods: [HttpMethod.POST, HttpMethod.ANY], integration }),
    ];
  }

  /** What is asked by language models, and by Discord where that is wished for. */
  #doors(
    api: HttpApi,
    { mcp, discord }: Answering,
    integration: (name: string, fn: LiveFunction) => HttpLambdaIntegration,
  ): ReturnType<HttpApi["addRoutes"]> {
    const ofModels = api.addRoutes({
      path: "/mcp",
      methods: [HttpMethod.POST, HttpMethod.ANY],
      integration: integration("Mcp", mcp),
    });
    if (discord === null) return ofModels;
    return [
      ...ofModels,
      ...api.addRoutes({
        path: "/discord",
        methods: [HttpMethod.GET, HttpMethod.POST, HttpMethod.ANY],
        integration: integration("Discord", discord),
      }),
    ];
  }

  #api(answering: Answering, throttle: number): HttpApi {
    const { rest, graphql, pictures, analyse, discord } = answering;
    const api = new HttpApi(this, "Api", { description: "Umpire's APIs" });
    const integration = (name: string, fn: LiveFunction): HttpLambdaIntegration =>
      new HttpLambdaIntegration(`${name}Integration`, asked(fn, this, `${name}Live`));
    const restIntegration = integration("Rest", rest);
    const pictureIntegration = integration("Pictures", pictures);
    const ofPictures = (["svg", "png"] as const).flatMap((kind) => [
      ...api.addRoutes({
        path: `/v1/board.${kind}`,
        methods: [HttpMethod.POST, HttpMethod.ANY],
        integration: pictureIntegration,
      }),
      ...api.addRoutes({
        path: `/v1/games/{id}/board.${kind}`,
        methods: [HttpMethod.GET, HttpMethod.ANY],
        integration: pictureIntegration,
      }),
    ]);
    const ofLinks = ["/v1/shared/{proxy+}", "/v1/games/{id}/shared"].flatMap((path) =>
      api.addRoutes({ path, methods: [HttpMethod.GET, HttpMethod.ANY], integration: pictureIntegration }),
    );
    const ofAnalyses = this.#analysisRoutes(api, integration("Analyse", analyse));
    const routes = [
      ...ofAnalyses,
      ...this.#doors(api, answering, integration),
      ...ofPictures,
      ...ofLinks,
      ...api.addRoutes({ path: "/v1/games", methods: [HttpMethod.POST], integration: restIntegration }),
      ...api.addRoutes({ path: "/v1/games/{id}/branch", methods: [HttpMethod.POST], integration: restIntegration }),
      ...api.addRoutes({ path: "/v1/games/{id}/record", methods: [HttpMethod.GET], integration: restIntegration }),
      ...api.addRoutes({ path: "/v1/records/{proxy+}", methods: [HttpMethod.POST], integration: restIntegration }),
      ...api.addRoutes({
        path: "/v1/{proxy+}",
        methods: [HttpMethod.GET, HttpMethod.POST, HttpMethod.ANY],
        integration: restIntegration,
      }),
      ...api.addRoutes({ path: "/healthz", methods: [HttpMethod.GET], integration: restIntegration }),
      ...api.addRoutes({
        path: "/graphql",
        methods: [HttpMethod.GET, HttpMethod.POST, HttpMethod.ANY],
        integration: integration("Graphql", graphql),
      }),
    ];
    const accessLog = new LogGroup(this, "AccessLog", {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const stage = api.defaultStage?.node.defaultChild;
    if (!(stage instanceof CfnStage)) throw new Error("The HTTP API has no default stage.");
    const { others, routes: limits } = limitsOf(throttle, { answersDiscord: discord !== null });
    stage.defaultRouteSettings = {
      throttlingRateLimit: others.ThrottlingRateLimit,
      throttlingBurstLimit: others.ThrottlingBurstLimit,
    };
    stage.routeSettings = limits;
    // a limit for a route that is not there yet fails the deployment
    stage.node.addDependency(...routes);
    stage.accessLogSettings = {
      destinationArn: accessLog.logGroupArn,
      format: JSON.stringify({
        requestId: "$context.requestId",
        at: "$context.requestTime",
        path: "$context.path",
        address: "$context.identity.sourceIp",
        route: "$context.routeKey",
        status: "$context.status",
        latency: "$context.responseLatency",
        bytes: "$context.responseLength",
        error: "$context.integrationErrorMessage",
      }),
    };
    Validations.of(api).acknowledge({
      id: "AwsSolutions-APIG4",
      reason:
        "The API is public: stateless questions need no account, and stored games are opened by the invitations of their seats.",
    });
    return api;
  }
}
