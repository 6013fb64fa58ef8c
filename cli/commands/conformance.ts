import { existsSync } from "node:fs";
import { Command } from "commander";
import { games } from "../../rules/index.ts";
import { exitCodes, Unreachable, Unreadable } from "../failures.ts";
import { address } from "../options.ts";
import { print } from "../printing.ts";

interface ConformanceOptions {
  readonly url?: string;
  readonly only?: string;
  readonly json?: true;
}

/** Says whether a server is there before its first case is. Throws `Unreachable`. */
async function reached(url: string): Promise<string> {
  const asked = new URL("/v1/rulesets", url);
  const answer = await fetch(asked, { signal: AbortSignal.timeout(15_000) }).catch(() => null);
  await answer?.body?.cancel();
  if (answer?.ok !== true) throw new Unreachable(`${url} does not answer as Umpire does.`);
  return url;
}

/** `umpire conformance`: holds the rules, here or at a server, against cases that are written down. */
export const conformanceCommand = new Command("conformance")
  .description("hold the rules, or a server's, against cases that are written down")
  .argument("<path...>", "files of cases (YAML, or a case in each line of JSON), or folders of them")
  .option("--url <address>", "a server that is held against them; the rules of this command without it", address)
  .option("--only <id>", "cases whose ids begin so")
  .option("--json", "a line of JSON for each case that does not hold, and one with the counts at the end")
  .addHelpText(
    "after",
    "\nExamples:\n  umpire conformance my-cases.yaml\n  umpire conformance tests/conformance/hour-of-glory --url http://localhost:4000",
  )
  .action(async (paths: readonly string[], { url, only, json }: ConformanceOptions) => {
    const missing = paths.find((path) => !existsSync(path));
    if (missing !== undefined) throw new Unreadable(`There is no file or folder "${missing}".`);
    // no other command waits for it to be loaded
    const { caseFilesAt } = await import("../conformance/read-file.ts");
    const { notHeldLines, runFiles } = await import("../conformance/run-files.ts");
    const { tableFor } = await import("../conformance/in-process.ts");
    const { tableAt } = await import("../conformance/over-http.ts");
    const files = paths.flatMap(caseFilesAt);
    if (files.length === 0) throw new Unreadable("There are no files of cases: they end with .yaml or .jsonl.");
    const known = await Promise.all(games.map((game) => game.load()));
    const held = await runFiles(url === undefined ? tableFor(known) : tableAt(await reached(url), known), {
      files,
      only,
      tell: (notHeld) => print(json === true ? JSON.stringify(notHeld) : notHeldLines(notHeld).join("\n")),
    });
    if (only !== undefined && held.passed + held.failed === 0)
      throw new Unreadable(`There is no case whose id begins with "${only}".`);
    print(json === true ? JSON.stringify(held) : `conformance: ${held.passed} passed, ${held.failed} failed`);
    if (held.failed > 0) process.exitCode = exitCodes.refused;
  });
