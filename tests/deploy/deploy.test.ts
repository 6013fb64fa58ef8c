import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AccountFacts, obstacles, reservedIn } from "../../scripts/deploy/account.ts";
import { type DeployArguments, readArguments } from "../../scripts/deploy/arguments.ts";
import { askAccount } from "../../scripts/deploy/ask-account.ts";
import { deploy } from "../../scripts/deploy/deploy.ts";
import { freshAccount, type RecordedAccount, startAccount } from "./account-stand-in.ts";

const saved = { ...process.env };
beforeAll(() => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: "local", AWS_SECRET_ACCESS_KEY: "local" });
});
afterAll(() => {
  for (const name of ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"]) {
    if (saved[name] === undefined) delete process.env[name];
    else process.env[name] = saved[name];
  }
});

const templateReserving = (reserved: number): unknown => ({
  Resources: {
    Rest: { Type: "AWS::Lambda::Function", Properties: reserved > 0 ? { ReservedConcurrentExecutions: reserved } : {} },
    Games: { Type: "AWS::DynamoDB::GlobalTable" },
  },
});

async function factsOf(account: RecordedAccount, table: string | null = null): Promise<AccountFacts> {
  const { endpoint, close } = await startAccount(account);
  try {
    return await askAccount("Umpire", table, { region: "us-east-1", endpoint });
  } finally {
    await close();
  }
}

function argumentsOf(...args: readonly string[]): DeployArguments {
  const read = readArguments(args);
  if (typeof read === "string") throw new Error(read);
  return read;
}

/** A deployment with nothing outside of it; tells what it did and said. */
async function tried(
  given: DeployArguments,
  facts: AccountFacts,
  reserved = 0,
  failsAt?: string,
): Promise<{ readonly did: readonly string[]; readonly said: string; readonly isRight: boolean | string }> {
  const did: string[] = [];
  const said: string[] = [];
  const isRight = await deploy(given, {
    buildPage: async () => void did.push("page"),
    askAccount: async () => facts,
    cdk: async (args) => {
      did.push(args.join(" "));
      if (failsAt !== undefined && args[0] === failsAt) throw new Error("cdk did not succeed");
    },
    template: async () => templateReserving(reserved),
    outputs: async () => ({ PageAddress: "https://umpire.example.org", CdnName: "d1.cloudfront.net" }),
    smoke: async (address) => {
      did.push(`smoke ${address}`);
      return true;
    },
    say: (line) => void said.push(line),
  }).catch((error: Error) => error.message);
  return { did, said: said.join("\n"), isRight };
}

const stack = (status: string, givenTable = "none", reserved = 0) => ({
  status,
  givenTable,
  template: templateReserving(reserved),
});

describe("a fresh account", () => {
  test("takes the stack as it is", async () => {
    const facts = await factsOf(freshAccount);
    expect(facts).toEqual({
      account: "123456789012",
      region: "us-east-1",
      instances: { all: 10, unreserved: 10 },
      stack: null,
      givenTable: null,
      reservedByStack: 0,
      isBootstrapped: false,
    });
    expect(obstacles(facts, { reserved: 0, table: null }, "Umpire")).toEqual([]);
  });

  test("is bootstrapped, gets the stack, and its table is protected when everything stands", async () => {
    const { did, said, isRight } = await tried(argumentsOf(), await factsOf(freshAccount));
    expect(isRight).toBe(true);
    expect(did).toEqual([
      "page",
      "synth --quiet --output cdk.out -c protect=false",
      "bootstrap aws://123456789012/us-east-1",
      "deploy Umpire --app cdk.out --require-approval never --outputs-file cdk.out/outputs.json",
      "synth --quiet --output cdk.out",
      "deploy Umpire --app cdk.out --require-approval never --outputs-file cdk.out/outputs.json",
      "smoke https://d1.cloudfront.net",
    ]);
    expect(said).toContain("PageAddress: https://umpire.example.org");
  });

  test("is not changed when it is only checked, or cannot take what is asked for", async () => {
    const facts = await factsOf(freshAccount);
    const checked = await tried(argumentsOf("--check"), facts);
    expect(checked.did.at(-1)).toMatch(/^synth/);
    expect(checked.said).toContain("Nothing was changed");
    const reserving = await tried(argumentsOf("-c", "concurrency=113"), facts, 113);
    expect(reserving.isRight).toBe(false);
    expect(reserving.did.at(-1)).toMatch(/^synth/);
    expect(reserving.said).toContain("would reserve 113 instances, and the account can give 0");
  });

  test("keeps nothing protected when the first deployment fails", async () => {
    const { did, isRight } = await tried(argumentsOf(), await factsOf(freshAccount), 0, "deploy");
    expect(isRight).toBe("cdk did not succeed");
    expect(did.filter((step) => step.startsWith("synth")).every((step) => step.includes("protect=false"))).toBe(true);
  });
});

describe("an account with a stack", () => {
  const account: RecordedAccount = {
    instances: { all: 1000, unreserved: 887 },
    stacks: { Umpire: stack("UPDATE_COMPLETE", "none", 113), CDKToolkit: stack("CREATE_COMPLETE") },
    tables: {},
  };

  test("is updated at once, protected, without bootstrapping", async () => {
    const { did } = await tried(argumentsOf("-c", "stage=test"), await factsOf(account), 113);
    expect(did.slice(1, -1)).toEqual([
      "synth --quiet --output cdk.out -c stage=test",
      "deploy Umpire-test --app cdk.out --require-approval never --outputs-file cdk.out/outputs.json",
    ]);
  });

  test("counts what the stack has reserved already as free for it", async () => {
    const facts = await factsOf(account);
    expect(facts.reservedByStack).toBe(113);
    expect(obstacles(facts, { reserved: 900, table: null }, "Umpire")).toEqual([]);
    expect(obstacles(facts, { reserved: 901, table: null }, "Umpire").join()).toContain("can give 900");
  });

  test("one that was rolled back is a first one again", async () => {
    const facts = await factsOf({ ...account, stacks: { Umpire: stack("ROLLBACK_COMPLETE", "none", 50) } });
    expect(facts.reservedByStack).toBe(0);
    expect((await tried(argumentsOf(), facts)).did[1]).toContain("protect=false");
  });

  test.each(["UPDATE_ROLLBACK_FAILED", "ROLLBACK_FAILED", "DELETE_FAILED", "UPDATE_IN_PROGRESS"])(
    "one in the state %s is left alone",
    async (status) => {
      const facts = await factsOf({ ...account, stacks: { Umpire: stack(status) } });
      const { did, said } = await tried(argumentsOf(), facts);
      expect(did).toEqual(["page"]);
      expect(said).toContain(status);
    },
  );

  test("an account that runs too few instances is told what to ask for", async () => {
    const facts = await factsOf({ ...freshAccount, instances: { all: 1, unreserved: 1 } });
    expect((await tried(argumentsOf(), facts)).said).toContain("L-B99A9384");
  });
});

describe("a restored table", () => {
  const streamArn = "arn:aws:dynamodb:us-east-1:123456789012:table/Umpire-restored/stream/1";
  const ready = {
    DescribeTable: {
      Table: {
        TableName: "Umpire-restored",
        DeletionProtectionEnabled: true,
        StreamSpecification: { StreamEnabled: true, StreamViewType: "KEYS_ONLY" },
        LatestStreamArn: streamArn,
      },
    },
    DescribeContinuousBackups: {
      ContinuousBackupsDescription: {
        ContinuousBackupsStatus: "ENABLED",
        PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: "ENABLED" },
      },
    },
  };
  const bare = {
    DescribeTable: { Table: { TableName: "Umpire-restored" } },
    DescribeContinuousBackups: { ContinuousBackupsDescription: { ContinuousBackupsStatus: "ENABLED" } },
  };
  const withTable = (table: Readonly<Record<string, unknown>> | null, givenTable = "none"): RecordedAccount => ({
    instances: { all: 1000, unreserved: 1000 },
    stacks: { Umpire: stack("CREATE_COMPLETE", givenTable), CDKToolkit: stack("CREATE_COMPLETE") },
    tables: table === null ? {} : { "Umpire-restored": table },
  });
  const wanted = argumentsOf("-c", "table=Umpire-restored");

  test("is used with its stream, which nobody has to look up", async () => {
    const { did } = await tried(wanted, await factsOf(withTable(ready), "Umpire-restored"));
    expect(did[1]).toBe(`synth --quiet --output cdk.out -c table=Umpire-restored -c tableStream=${streamArn}`);
  });

  test("is not used as the restoring leaves it: without a stream, recovery and protection", async () => {
    const { did, said } = await tried(wanted, await factsOf(withTable(bare), "Umpire-restored"));
    expect(did).toEqual(["page"]);
    for (const command of ["--stream-specification", "--point-in-time-recovery", "--deletion-protection"])
      expect(said).toContain(command);
  });

  test("has to be there", async () => {
    expect((await tried(wanted, await factsOf(withTable(null), "Umpire-restored"))).said).toContain("no table");
  });

  test("is not left by a deployment that forgets to say it, only by one that says so", async () => {
    const facts = await factsOf(withTable(ready, "Umpire-restored"));
    const forgotten = await tried(argumentsOf(), facts);
    expect(forgotten.did).toEqual(["page"]);
    expect(forgotten.said).toContain("-c table=Umpire-restored again");
    expect((await tried(argumentsOf("-c", "table=own"), facts)).isRight).toBe(true);
  });
});

describe("the command line", () => {
  test.each([
    [["-c", "nothing"], "KEY=VALUE"],
    [["-c", "protect=false"], "set by the deployment itself"],
    [["--other"], "--other"],
    [["something"], "something"],
  ])("%j is refused", (args, words) => {
    expect(readArguments(args)).toContain(words);
  });

  test("counts what a template reserves, and reads nothing else as one", () => {
    expect(reservedIn(templateReserving(40))).toBe(40);
    expect(() => reservedIn({})).toThrow("Resources");
  });
});
