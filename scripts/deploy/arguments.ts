import { parseArgs } from "node:util";

/** What was said on the command line. */
export interface DeployArguments {
  /** Every `-c KEY=VALUE`, the table aside. */
  readonly context: Readonly<Record<string, string>>;
  readonly region: string;
  readonly stackName: string;
  /** The table in place of the stack's own; null for that. */
  readonly table: string | null;
  /** Whether going back to the stack's own table was asked for by name. */
  readonly isOwnTable: boolean;
  /** Whether to stop after everything was checked. */
  readonly isCheck: boolean;
}

export const usage = `npm run deploy -- [-c KEY=VALUE …] [--check]

Deploys Umpire to the account of your credentials, and asks it whether everything is there. --check stops before anything is changed.

  -c stage=NAME             a deployment beside others, with games of its own
  -c domain=NAME            its name; with -c hostedZone=ID (the certificate is made) or -c certificate=ARN
  -c alarmEmail=ADDRESS     who gets the alarms; the address has to agree to it once
  -c discordKey=KEY         the public key of an application of Discord, which is answered at /discord (docs/discord.md)
  -c throttle=N             requests a second that the usual routes take of all together (400)
  -c concurrency=N          instances that are reserved; none by itself
  -c monthlyBudget=DOLLARS, -c spendingCeiling=DOLLARS
  -c table=NAME             a restored table in place of the stack's own (docs/operations.md); "own" to go back
  -c region=NAME, -c webAcl=ARN`;

/** The stack's own table, by name. */
const OWN = "own";

/** Reads the command line; a text where it cannot be read: what is wrong. */
export function readArguments(args: readonly string[]): DeployArguments | string {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        context: { type: "string", short: "c", multiple: true, default: [] },
        check: { type: "boolean", default: false },
      },
    }));
  } catch (error) {
    return error instanceof Error ? error.message : "The command line cannot be read.";
  }
  const given: Record<string, string> = {};
  for (const one of values.context) {
    const [, key, value] = /^(\w+)=(.+)$/.exec(one) ?? [];
    if (key === undefined || value === undefined) return `-c takes KEY=VALUE, not "${one.slice(0, 50)}".`;
    if (["protect", "tableStream", "bundles"].includes(key)) return `-c ${key} is set by the deployment itself.`;
    given[key] = value;
  }
  const { table, ...context } = given;
  return {
    context,
    region: context["region"] ?? "us-east-1",
    stackName: context["stage"] === undefined ? "Umpire" : `Umpire-${context["stage"]}`,
    table: table === undefined || table === OWN ? null : table,
    isOwnTable: table === OWN,
    isCheck: values.check,
  };
}
