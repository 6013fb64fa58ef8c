import { type AccountFacts, type Demands, isFirst, obstacles, reservedIn } from "./account.ts";
import type { DeployArguments } from "./arguments.ts";

/** What a deployment does to the world, so that a test can stand in for it. */
export interface Outside {
  /** Builds the page, whatever is there. Throws where that fails. */
  readonly buildPage: () => Promise<void>;
  readonly askAccount: () => Promise<AccountFacts>;
  /** Runs the CDK with arguments. Throws where it fails. */
  readonly cdk: (args: readonly string[]) => Promise<void>;
  /** The template that the CDK has written last, and what it has deployed: the outputs of the stack. */
  readonly template: () => Promise<unknown>;
  readonly outputs: () => Promise<Readonly<Record<string, string>>>;
  /** Asks an address for everything. False where something is not right. */
  readonly smoke: (address: string) => Promise<boolean>;
  readonly say: (line: string) => void;
}

/** Where the CDK writes what it is to deploy, and what came of it. */
export const ASSEMBLY = "cdk.out";
export const OUTPUTS = "cdk.out/outputs.json";

const contextOf = (
  { context, table }: DeployArguments,
  { wantedTable }: AccountFacts,
  { isProtected }: { readonly isProtected: boolean },
): readonly string[] =>
  Object.entries({
    ...context,
    ...(table !== null && { table, tableStream: wantedTable?.stream ?? "" }),
    ...(!isProtected && { protect: "false" }),
  }).flatMap(([key, value]) => ["-c", `${key}=${value}`]);

/** Says what keeps the account from taking the deployment. True where nothing does. */
function isClear(given: DeployArguments, facts: AccountFacts, reserved: number, { say }: Outside): boolean {
  const demands: Demands = { reserved, table: given.table };
  const known = given.isOwnTable ? { ...facts, givenTable: null } : facts;
  const found = obstacles(known, demands, given.stackName);
  for (const one of found) say(`✗ ${one}`);
  return found.length === 0;
}

/**
 * Deploys: builds the page, asks the account whether it can take it, bootstraps it where that was never done, deploys,
 * and asks the result for everything. The first deployment protects its table only when all the rest stands, so that
 * one that fails can be taken away whole. False where something was not right; nothing was changed before it was said
 * that the account takes it.
 */
export async function deploy(given: DeployArguments, outside: Outside): Promise<boolean> {
  const { say } = outside;
  say("— the page");
  await outside.buildPage();
  say("— the account");
  const facts = await outside.askAccount();
  say(
    `Account ${facts.account}, ${facts.region}: ${given.stackName} ${facts.stack === null ? "is not there yet" : `is ${facts.stack}`}.`,
  );
  // what it asks for by itself comes before the template, which cannot be made without a stream
  if (!isClear(given, facts, 0, outside)) return false;
  const isProtectedAtOnce = !isFirst(facts);
  say("— the template");
  await outside.cdk([
    "synth",
    "--quiet",
    "--output",
    ASSEMBLY,
    ...contextOf(given, facts, { isProtected: isProtectedAtOnce }),
  ]);
  if (!isClear(given, facts, reservedIn(await outside.template()), outside)) return false;
  if (given.isCheck) {
    say("✓ The account can take it. Nothing was changed.");
    return true;
  }
  if (!facts.isBootstrapped) {
    say("— bootstrapping the account for the CDK");
    await outside.cdk(["bootstrap", `aws://${facts.account}/${facts.region}`]);
  }
  const deployAssembly = [
    "deploy",
    given.stackName,
    "--app",
    ASSEMBLY,
    "--require-approval",
    "never",
    "--outputs-file",
    OUTPUTS,
  ];
  say("— deploying");
  await outside.cdk(deployAssembly);
  if (!isProtectedAtOnce) {
    say("— protecting the table");
    await outside.cdk(["synth", "--quiet", "--output", ASSEMBLY, ...contextOf(given, facts, { isProtected: true })]);
    await outside.cdk(deployAssembly);
  }
  const outputs = await outside.outputs();
  for (const [name, value] of Object.entries(outputs)) say(`  ${name}: ${value}`);
  // a name that was entered just now may not be known everywhere yet: that of the CDN is
  const name = outputs["CdnName"];
  if (name === undefined) throw new Error("The stack does not say where its page is.");
  say(`— the smoke test of https://${name}`);
  return outside.smoke(`https://${name}`);
}
