import { RemovalPolicy } from "aws-cdk-lib";
import {
  AttributeType,
  Billing,
  type ITableV2,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from "aws-cdk-lib/aws-dynamodb";
import type { Construct } from "constructs";
import type { GivenTable } from "./context.ts";

/** The stack's own table, or one that is there already. */
export type GamesTable = TableV2 | ITableV2;

/**
 * The table of the games: the stack's own, or one that is given in its place, restored from a moment before. The own one
 * stays as it is meanwhile, so that the stack can go back to it. A first deployment that fails takes its table away
 * again, which is empty; from then on it outlives the stack.
 */
export function gamesTable(scope: Construct, given: GivenTable | null, isProtected: boolean): GamesTable {
  const own = new TableV2(scope, "Games", {
    partitionKey: { name: "pk", type: AttributeType.STRING },
    sortKey: { name: "sk", type: AttributeType.STRING },
    billing: Billing.onDemand(),
    encryption: TableEncryptionV2.awsManagedKey(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: isProtected,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    // the turns function reads the game itself: the keys are enough, and no position travels
    dynamoStream: StreamViewType.KEYS_ONLY,
  });
  return given === null
    ? own
    : TableV2.fromTableAttributes(scope, "GivenGames", { tableName: given.name, tableStreamArn: given.stream });
}
