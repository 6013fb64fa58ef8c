import { join } from "node:path";
import { type Duration, RemovalPolicy, Validations } from "aws-cdk-lib";
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { bundleRoot, type FunctionName } from "../lambdas/bundle.ts";
import { concurrencyOf } from "./concurrency.ts";
import { isPlainlyPacked } from "./context.ts";
import type { GamesTable } from "./games-table.ts";

/** What a function may do with the table, and how long it may take. */
export interface UmpireFunctionProps {
  readonly name: FunctionName;
  /** The table, where it has to do with it. */
  readonly table?: GamesTable;
  readonly actions?: readonly ("GetItem" | "PutItem" | "Query" | "DeleteItem")[];
  readonly timeout: Duration;
  /** Megabytes, by which a function's share of a processor goes; 1024 where it is left out. */
  readonly memory?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Where the bundles lie: where they are made, or where the app's context says. */
const bundlesFor = (scope: Construct): string => {
  const given: unknown = scope.node.tryGetContext("bundles");
  return typeof given === "string" ? given : bundleRoot;
};

/**
 * One of Umpire's functions: its bundle on Node 24, with a log of its own and exactly the table actions that it uses.
 */
export function umpireFunction(
  scope: Construct,
  id: string,
  { name, table, actions = [], timeout, memory = 1024, environment = {} }: UmpireFunctionProps,
): LambdaFunction {
  const concurrency = concurrencyOf(scope, name);
  const fn = new LambdaFunction(scope, id, {
    runtime: Runtime.NODEJS_24_X,
    // a fifth cheaper, and nothing in the bundles is of one architecture
    architecture: Architecture.ARM_64,
    code: Code.fromAsset(join(bundlesFor(scope), name)),
    handler: "index.handler",
    memorySize: memory,
    timeout,
    ...(concurrency !== undefined && { reservedConcurrentExecutions: concurrency }),
    // what is invoked by events is taken up again by its queue, its stream or the next tick
    retryAttempts: 0,
    environment: {
      ...(table !== undefined && { TABLE_NAME: table.tableName }),
      ...(table !== undefined && isPlainlyPacked(scope) && { PACKING: "plain" }),
      NODE_OPTIONS: "--enable-source-maps",
      ...environment,
    },
    // the lines about each start and end, which are half of what is paid, say nothing that ours do not
    loggingFormat: LoggingFormat.JSON,
    applicationLogLevelV2: ApplicationLogLevel.INFO,
    systemLogLevelV2: SystemLogLevel.WARN,
    logGroup: new LogGroup(scope, `${id}Log`, {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  });
  table?.grant(fn, ...actions.map((action) => `dynamodb:${action}`));
  Validations.of(fn).acknowledge({
    id: "AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]",
    reason: "The managed policy only lets the function write its own logs.",
  });
  return fn;
}
