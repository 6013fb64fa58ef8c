import * as z from "zod";

/** How a table stands that is to be used in place of the stack's own; null where there is none of that name. */
export type FoundTable = {
  readonly stream: string | null;
  /** Whether it can be got back to a point in time. */
  readonly recovers: boolean;
  readonly isProtected: boolean;
} | null;

/** What an account says of itself before anything is deployed to it. */
export interface AccountFacts {
  readonly account: string;
  readonly region: string;
  /** Instances of functions that the account may run at once, and those of them that are not reserved. */
  readonly instances: { readonly all: number; readonly unreserved: number };
  /** The state of the stack as CloudFormation names it; null where it was never deployed. */
  readonly stack: string | null;
  /** Instances that the stack has reserved already. */
  readonly reservedByStack: number;
  /** What the stack has been deployed with in place of its own table: "none" for its own; null where it was not. */
  readonly givenTable: string | null;
  readonly isBootstrapped: boolean;
  /** The table that is asked for; undefined where none is. */
  readonly wantedTable?: FoundTable | undefined;
}

/** What a template asks of an account. */
export interface Demands {
  readonly reserved: number;
  /** The table that it uses in place of its own. */
  readonly table: string | null;
}

/** Instances that every account keeps unreserved; Amazon refuses to reserve them. */
const KEPT_UNRESERVED = 100;
/** The same for a new account, whose whole quota is below that. */
const KEPT_BY_NEW = 10;
/** Instances that all of Umpire gets by with: two for the API, and one each for what tells turns. */
const FEWEST = 5;

const template = z.looseObject({
  Resources: z.record(
    z.string(),
    z.looseObject({
      Type: z.string(),
      Properties: z.looseObject({ ReservedConcurrentExecutions: z.number().optional() }).optional(),
    }),
  ),
});

/** Instances that the functions of a template reserve. Throws where it is not a template. */
export function reservedIn(given: unknown): number {
  return Object.values(template.parse(given).Resources)
    .filter(({ Type }) => Type === "AWS::Lambda::Function")
    .reduce((sum, { Properties }) => sum + (Properties?.ReservedConcurrentExecutions ?? 0), 0);
}

function instancesMissing({ instances, reservedByStack }: AccountFacts, { reserved }: Demands): readonly string[] {
  const ask =
    'Ask for more under Service Quotas, AWS Lambda, "Concurrent executions" (L-B99A9384); that is free and takes up to some days.';
  if (instances.all < FEWEST)
    return [`The account may run ${instances.all} instances of functions at once, and Umpire needs ${FEWEST}. ${ask}`];
  const kept = instances.all < KEPT_UNRESERVED + FEWEST ? KEPT_BY_NEW : KEPT_UNRESERVED;
  const free = Math.max(0, instances.unreserved + reservedByStack - kept);
  if (reserved <= free) return [];
  return [
    `-c concurrency would reserve ${reserved} instances, and the account can give ${free}: it may run ${instances.all} at once, of which ${instances.unreserved} are not reserved and ${kept} stay so. Leave the key out, which reserves none, or ask for more. ${ask}`,
  ];
}

function tableMissing({ wantedTable, givenTable, region }: AccountFacts, { table }: Demands): readonly string[] {
  if (table === null)
    return givenTable === null || givenTable === "none"
      ? []
      : [
          `The stack uses the table ${givenTable} in place of its own. Say -c table=${givenTable} again, or -c table=own to go back to its own, which does not have what was written since.`,
        ];
  if (wantedTable === undefined) return [];
  if (wantedTable === null) return [`There is no table ${table} in ${region}.`];
  const { stream, recovers, isProtected } = wantedTable;
  return [
    ...(stream === null
      ? [
          `The table ${table} has no stream of keys, by which turns are told: aws dynamodb update-table --table-name ${table} --stream-specification StreamEnabled=true,StreamViewType=KEYS_ONLY`,
        ]
      : []),
    ...(recovers
      ? []
      : [
          `The table ${table} could not be got back to a point in time: aws dynamodb update-continuous-backups --table-name ${table} --point-in-time-recovery-specification PointInTimeRecoveryEnabled=true`,
        ]),
    ...(isProtected
      ? []
      : [
          `The table ${table} could be deleted by mistake: aws dynamodb update-table --table-name ${table} --deletion-protection-enabled`,
        ]),
  ];
}

/** States in which a stack cannot be updated; each with what to do. */
const stuck: Readonly<Record<string, string>> = {
  UPDATE_ROLLBACK_FAILED: "continue its rollback (aws cloudformation continue-update-rollback --stack-name STACK)",
  DELETE_FAILED: "delete what is left of it (aws cloudformation delete-stack --stack-name STACK)",
  ROLLBACK_FAILED: "delete what is left of it (aws cloudformation delete-stack --stack-name STACK)",
};

/** What keeps an account from taking a deployment, in words, each with what to do about it; none where nothing does. */
export function obstacles(facts: AccountFacts, demands: Demands, stackName: string): readonly string[] {
  const { stack } = facts;
  const advice = stack === null ? undefined : stuck[stack];
  const state =
    advice !== undefined
      ? [`The stack ${stackName} is in the state ${stack}: ${advice.replace("STACK", stackName)}, and deploy again.`]
      : stack?.endsWith("_IN_PROGRESS") === true
        ? [`The stack ${stackName} is being changed at the moment (${stack}): wait until that is done.`]
        : [];
  return [...state, ...instancesMissing(facts, demands), ...tableMissing(facts, demands)];
}

/**
 * Whether a deployment is the first of its stack: then its table is empty, and protected only when everything else
 * stands. One that was rolled back is taken away by the next.
 */
export const isFirst = ({ stack }: AccountFacts): boolean =>
  stack === null || stack === "ROLLBACK_COMPLETE" || stack === "REVIEW_IN_PROGRESS";
