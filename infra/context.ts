import type { Construct } from "constructs";
import { leastThrottle, mostThrottle } from "../lambdas/stage-limits.ts";

/** The name that a deployment goes by: of its own (`domain`), with a certificate that is given or made. */
export interface Domain {
  readonly name: string;
  /** The ARN of a certificate in us-east-1; null where one is made, validated by the hosted zone. */
  readonly certificate: string | null;
  /** The id of the hosted zone, in which the name is entered; null where whoever runs the zone does that. */
  readonly hostedZone: string | null;
}

/** A table that is used in place of the stack's own: a restored one. */
export interface GivenTable {
  readonly name: string;
  readonly stream: string;
}

/** What can be said of a deployment with `-c KEY=VALUE`; all of it may be left out. */
export interface DeploymentContext {
  readonly domain: Domain | null;
  readonly alarmEmail: string | null;
  /** Requests a second that the API takes of everybody together, on its usual routes. */
  readonly throttle: number | null;
  readonly table: GivenTable | null;
  /** The public key of an application of Discord, which is answered where there is one. */
  readonly discordKey: string | null;
  /** Whether the table is protected against deletion: not while a first deployment may still fail. */
  readonly isProtected: boolean;
}

/** The text of a context key; null where it is left out. Throws where it does not have this form. */
function textOf(scope: Construct, key: string, form: RegExp, expected: string): string | null {
  const given: unknown = scope.node.tryGetContext(key);
  if (given === undefined) return null;
  if (typeof given === "string" && form.test(given)) return given;
  throw new Error(`-c ${key}=… is ${expected}.`);
}

const domainName = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const certificateArn = /^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/;
const streamArn = /^arn:aws[\w-]*:dynamodb:[\w-]+:\d{12}:table\/[\w.-]+\/stream\/[\w.:-]+$/;

function domainOf(scope: Construct): Domain | null {
  const name = textOf(scope, "domain", domainName, "a domain name in small letters, umpire.example.org");
  const certificate = textOf(scope, "certificate", certificateArn, "the ARN of a certificate in us-east-1");
  const hostedZone = textOf(scope, "hostedZone", /^Z[A-Z0-9]{5,31}$/, "the id of a hosted zone of Route 53");
  if (name === null) {
    if (certificate === null && hostedZone === null) return null;
    throw new Error("A certificate and a hosted zone belong to a name: say -c domain=NAME, too.");
  }
  if (certificate === null && hostedZone === null)
    throw new Error(
      "A domain needs a certificate: give one of us-east-1 by -c certificate=ARN, or the hosted zone by -c hostedZone=ID, in which one is validated.",
    );
  return { name, certificate, hostedZone };
}

function throttleOf(scope: Construct): number | null {
  const given = textOf(scope, "throttle", /^\d{1,6}$/, "a whole number of requests a second");
  if (given === null) return null;
  const throttle = Number(given);
  if (throttle >= leastThrottle && throttle <= mostThrottle) return throttle;
  throw new Error(
    `-c throttle=… is between ${leastThrottle}, below which one address could take a route from all, and ${mostThrottle}, which is what an account has.`,
  );
}

function tableOf(scope: Construct): GivenTable | null {
  const name = textOf(scope, "table", /^[\w.-]{3,255}$/, "the name of a table");
  const stream = textOf(scope, "tableStream", streamArn, "the ARN of the table's stream");
  if (name === null) {
    if (stream === null) return null;
    throw new Error("A stream belongs to a table: say -c table=NAME, too.");
  }
  if (stream === null)
    throw new Error(
      'Another table is used with its stream: "npm run deploy" looks it up, otherwise say -c tableStream=ARN.',
    );
  if (!stream.includes(`:table/${name}/stream/`)) throw new Error(`The stream is not one of the table ${name}.`);
  return { name, stream };
}

/** Whether moves are packed without dictionaries, as versions read them that had none. Throws where another word is given. */
export const isPlainlyPacked = (scope: Construct): boolean =>
  textOf(scope, "packing", /^(?:plain|dictionary)$/, "plain or dictionary") === "plain";

/** Reads what was said of a deployment. Throws where something is wrong, with what was expected. */
export function contextOf(scope: Construct): DeploymentContext {
  return {
    domain: domainOf(scope),
    alarmEmail: textOf(scope, "alarmEmail", /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@]+$/, "an address of e-mail"),
    throttle: throttleOf(scope),
    table: tableOf(scope),
    discordKey: textOf(
      scope,
      "discordKey",
      /^[0-9a-f]{64}$/i,
      "the public key of an application of Discord: 64 digits from 0 to f",
    ),
    isProtected: textOf(scope, "protect", /^(?:true|false)$/, "true or false") !== "false",
  };
}

/** The name of the stack: each stage is one of its own, with a table of its own. Throws where the stage cannot be a name. */
export function stackNameOf(scope: Construct): string {
  const stage = textOf(scope, "stage", /^[a-z][a-z0-9-]{0,19}$/, "a name of small letters, digits and dashes");
  return stage === null ? "Umpire" : `Umpire-${stage}`;
}
