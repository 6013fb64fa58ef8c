import { CloudFormationClient, DescribeStacksCommand, GetTemplateCommand } from "@aws-sdk/client-cloudformation";
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
} from "@aws-sdk/client-dynamodb";
import { GetAccountSettingsCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { GetCallerIdentityCommand, STSClient } from "@aws-sdk/client-sts";
import { type AccountFacts, type FoundTable, reservedIn } from "./account.ts";

/** Where the account's services are asked; by themselves those of Amazon. */
export interface Services {
  readonly region: string;
  /** An address in place of Amazon's own: for tests. */
  readonly endpoint?: string;
}

const emulated = ({ region, endpoint }: Services) => ({ region, ...(endpoint !== undefined && { endpoint }) });

/** What a table can do that is to take the place of the stack's own; null where there is none of that name. */
export async function findTable(name: string, services: Services): Promise<FoundTable> {
  const client = new DynamoDBClient(emulated(services));
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
    const { ContinuousBackupsDescription } = await client.send(
      new DescribeContinuousBackupsCommand({ TableName: name }),
    );
    const recovery = ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus;
    const { StreamSpecification } = Table ?? {};
    const hasKeys = StreamSpecification?.StreamEnabled === true && StreamSpecification.StreamViewType === "KEYS_ONLY";
    return {
      stream: hasKeys ? (Table?.LatestStreamArn ?? null) : null,
      recovers: recovery === "ENABLED",
      isProtected: Table?.DeletionProtectionEnabled === true,
    };
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null;
    throw error;
  } finally {
    client.destroy();
  }
}

type Stack = Pick<AccountFacts, "stack" | "givenTable" | "reservedByStack">;

async function findStack(client: CloudFormationClient, name: string): Promise<Stack> {
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: name }));
    const [found] = Stacks;
    if (found?.StackStatus === undefined) return { stack: null, givenTable: null, reservedByStack: 0 };
    const given = found.Outputs?.find(({ OutputKey }) => OutputKey === "GivenTable")?.OutputValue ?? null;
    const { TemplateBody = "" } = await client.send(new GetTemplateCommand({ StackName: name }));
    const template: unknown = TemplateBody.startsWith("{") ? JSON.parse(TemplateBody) : { Resources: {} };
    const stands = found.StackStatus !== "ROLLBACK_COMPLETE" && found.StackStatus !== "REVIEW_IN_PROGRESS";
    return { stack: found.StackStatus, givenTable: given, reservedByStack: stands ? reservedIn(template) : 0 };
  } catch (error) {
    // a stack that is not there is told as a mistake of the request
    if (error instanceof Error && error.name === "ValidationError" && error.message.includes("does not exist"))
      return { stack: null, givenTable: null, reservedByStack: 0 };
    throw error;
  }
}

/** Asks an account what a deployment of a stack has to know of it. Throws what its services throw. */
export async function askAccount(stackName: string, table: string | null, services: Services): Promise<AccountFacts> {
  const settings = emulated(services);
  const [sts, lambda, cloudFormation] = [
    new STSClient(settings),
    new LambdaClient(settings),
    new CloudFormationClient(settings),
  ];
  try {
    const { Account = "" } = await sts.send(new GetCallerIdentityCommand({}));
    const { AccountLimit } = await lambda.send(new GetAccountSettingsCommand({}));
    const stack = await findStack(cloudFormation, stackName);
    const toolkit = await findStack(cloudFormation, "CDKToolkit");
    return {
      account: Account,
      region: services.region,
      instances: {
        all: AccountLimit?.ConcurrentExecutions ?? 0,
        unreserved: AccountLimit?.UnreservedConcurrentExecutions ?? 0,
      },
      ...stack,
      isBootstrapped: toolkit.stack !== null,
      ...(table !== null && { wantedTable: await findTable(table, services) }),
    };
  } finally {
    for (const client of [sts, lambda, cloudFormation]) client.destroy();
  }
}
