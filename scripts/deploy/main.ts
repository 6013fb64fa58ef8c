import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { smokeSaid } from "../smoke/smoke.ts";
import { readArguments, usage } from "./arguments.ts";
import { askAccount } from "./ask-account.ts";
import { ASSEMBLY, deploy, OUTPUTS } from "./deploy.ts";

const root = join(import.meta.dirname, "../..");

/** Runs a program of ours with Node, what it says among what is said here. Throws where it fails. */
async function run(script: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [join(root, script), ...args], { cwd: root, stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${script} ${args[0] ?? ""} did not succeed: see above.`);
}

const jsonOf = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(root, file), "utf8"));
const outputsOf = z.record(z.string(), z.record(z.string(), z.string()));

/** What Amazon refuses, in words that say what to do; what it says itself otherwise. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "CredentialsProviderError")
    return "There are no credentials: log in (aws sso login, aws configure), or set AWS_PROFILE.";
  if (/ExpiredToken/.test(error.name)) return "The credentials have expired: log in again.";
  if (/AccessDenied|UnauthorizedOperation/.test(error.name)) return `The credentials may not do this: ${error.message}`;
  return error.message;
}

const given = readArguments(process.argv.slice(2));
if (typeof given === "string") {
  console.error(`${given}\n\n${usage}`);
  process.exitCode = 2;
} else {
  // the page is built before, and only once
  const app = ["--app", "node infra/app.ts"];
  try {
    const isRight = await deploy(given, {
      buildPage: () => run("scripts/ensure-web.mjs", ["--always"]),
      askAccount: () => askAccount(given.stackName, given.table, { region: given.region }),
      cdk: (args) => run("node_modules/aws-cdk/bin/cdk", args[0] === "synth" ? [...args, ...app] : args),
      template: () => jsonOf(`${ASSEMBLY}/${given.stackName}.template.json`),
      outputs: async () => outputsOf.parse(await jsonOf(OUTPUTS))[given.stackName] ?? {},
      smoke: (address) => smokeSaid(address, console.log),
      say: console.log,
    });
    if (!isRight) process.exitCode = 1;
  } catch (error) {
    console.error(inWords(error));
    process.exitCode = 1;
  }
}
