// npm run test:packages: packs what is published, installs it into an empty folder, and uses it there as others will: in Node 22 and
// 24, Deno, Bun and a bare ECMAScript context, with two compilers, and in a page; and the command by itself. What others made for
// OpenAPI and the Model Context Protocol is run against the service.
import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { builtOf, manifestOf, packageFolders, root } from "../scripts/packages/published.ts";
import { weightOf } from "../scripts/packages/sizes.ts";
import { ceilings, MOST_INSTALLED } from "./ceilings.ts";
import { outsideTools } from "./api-tools.ts";
import { botTypes } from "./bot-types.ts";
import { type Command, commands, serves, weightOfFolder, wholeGameByEngine } from "./command.ts";
import { installTools } from "./install.ts";
import { mcpConformance } from "./mcp-conformance.ts";
import { documented, nothingForgotten, writeReference } from "./reference.ts";
import { run, served, step, tool } from "./running.ts";

const tools = import.meta.dirname;
const folder = mkdtempSync(join(tmpdir(), "umpire-packages-"));

const npm = (args: readonly string[], cwd: string): string => run("npm", [...args, "--loglevel=error"], cwd);

/** Packs each package and installs all of them, and nothing else, into the empty folder. */
function install(): void {
  const packed = packageFolders.map((one) => {
    const name =
      npm(["pack", builtOf(one), "--pack-destination", folder], folder)
        .split("\n")
        .at(-1) ?? "";
    return `./${name}`;
  });
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  npm(["install", "--no-audit", "--no-fund", ...packed], folder);
  cpSync(join(tools, "programs"), folder, { recursive: true });
}

/** The engines, and how each is told to run a program. */
const engines: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  "Node 24": [process.execPath],
  "Node 22": [join(tools, "node_modules/node-22/bin/node")],
  Deno: [
    tool("deno"),
    "run",
    "--allow-net",
    "--allow-read",
    "--allow-env",
    "--allow-sys",
    "--no-remote",
    "--node-modules-dir=manual",
  ],
  Bun: [tool("bun"), "run"],
};

const inEngine = (name: string, file: string, ...more: readonly string[]): string => {
  const [program = "", ...args] = engines[name] ?? [];
  return run(program, [...args, file, ...more], folder);
};

/** What the games come to in a context that has nothing but the language. */
async function inBareContext(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: 'export { play } from "./whole-games.js";', resolveDir: folder },
    bundle: true,
    format: "iife",
    globalName: "umpire",
    write: false,
    logLevel: "error",
    logOverride: { "ignored-bare-import": "silent" },
  });
  const context = createContext(Object.create(null));
  runInContext(outputFiles[0]?.text ?? "", context);
  const said: unknown = await runInContext("umpire.play()", context);
  return String(said);
}

/** What names the AWS SDK, or brings a Node of its own. */
const unwanted = /^(?:@aws-sdk|@smithy|node-(?:linux|win)|swagger-ui-dist|react)/;

/** Installs the command alone, as somebody does who wants nothing else, and uses it in Node 24 and 22. */
async function command(): Promise<void> {
  const alone = mkdtempSync(join(tmpdir(), "umpire-command-"));
  try {
    const name =
      npm(["pack", builtOf("cli"), "--pack-destination", alone], alone)
        .split("\n")
        .at(-1) ?? "";
    writeFileSync(join(alone, "package.json"), '{ "private": true, "type": "module" }\n');
    npm(["install", "--no-audit", "--no-fund", `./${name}`], alone);
    const installed = join(alone, "node_modules");
    const weight = weightOfFolder(installed) / 2 ** 20;
    step(`umpire takes ${weight.toFixed(1)} MiB with all it needs, of ${MOST_INSTALLED}`);
    assert.ok(weight <= MOST_INSTALLED, "the command has become too heavy to install");
    assert.deepEqual(
      readdirSync(installed).filter((one) => unwanted.test(one)),
      [],
    );
    const programs: Readonly<Record<string, Command>> = {
      "Node 24": [join(installed, ".bin/umpire")],
      "Node 22": [join(tools, "node_modules/node-22/bin/node"), join(installed, "umpire/umpire.js")],
    };
    for (const [engine, program] of Object.entries(programs)) {
      commands(alone, program);
      const moves = await wholeGameByEngine(alone, program);
      step(`umpire in ${engine}: asked, and a game of ${moves} moves adjudicated`);
    }
    await serves(alone, programs["Node 24"] ?? [""]);
    step("umpire serve: the page, both APIs and pictures");
  } finally {
    rmSync(alone, { recursive: true, force: true });
  }
}

/** Asks a service for the page of each export of the packages. */
async function referenceServed(url: string): Promise<void> {
  const statusOf = async (path: string): Promise<number> => {
    const answer = await fetch(`${url}/docs/packages/${path}`);
    await answer.arrayBuffer();
    return answer.status;
  };
  const pages = documented.map(([name]) => `modules/${name.replaceAll(/[@/]/g, "_")}.html`);
  for (const page of ["", "assets/main.js", ...pages]) assert.equal(await statusOf(page), 200, page);
}

/** Checks a program by the compilers that others have. */
function compiled(): void {
  for (const moduleResolution of ["nodenext", "bundler"]) {
    const module = moduleResolution === "bundler" ? "esnext" : "nodenext";
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: "es2023",
      lib: ["es2023", "dom"],
      module,
      moduleResolution,
      types: [],
    };
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions, files: ["typed.ts", "graphql.ts"] }),
    );
    run(process.execPath, [join(root, "node_modules/typescript/bin/tsc")], folder);
    run(process.execPath, [join(tools, "node_modules/typescript/bin/tsc")], folder);
  }
}

try {
  step("tools");
  installTools();
  run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", tools], root);
  step("the types of what is in this folder");
  step("build");
  run(process.execPath, ["scripts/packages/build-main.ts"], root);
  for (const one of packageFolders) {
    step(`${manifestOf(one).name}: publint, are the types wrong`);
    run(tool("publint"), ["run", builtOf(one), "--strict"], folder);
    run(tool("attw"), ["--pack", builtOf(one), "--profile", "esm-only"], folder);
  }
  nothingForgotten();
  step("whatever an exported type names is exported, too");
  writeReference();
  step("the reference of the packages is written: TypeDoc has nothing against their comments");
  step("install into an empty folder");
  mkdirSync(folder, { recursive: true });
  install();
  const bare = await inBareContext();
  assert.equal(JSON.parse(bare).length, 5);
  step("whole games in a bare context: played");
  for (const engine of Object.keys(engines)) {
    assert.equal(inEngine(engine, "library.js"), bare, engine);
    step(`whole games in ${engine}: the same`);
  }
  const service = await served();
  try {
    for (const engine of Object.keys(engines)) {
      assert.equal(inEngine(engine, "by-post.js", service.url), "played to its end", engine);
      step(`a game by post in ${engine}: played to its end`);
    }
    await referenceServed(service.url);
    step("the reference has a page for each export, under /docs/packages/");
    await mcpConformance(service.url, folder);
    await outsideTools(service.url, folder);
    await botTypes(service.url, folder);
  } finally {
    service.stop();
  }
  for (const engine of Object.keys(engines)) {
    assert.equal(inEngine(engine, "inside.js"), "played to its end", engine);
    step(`a game by post against the service inside a program in ${engine}: played to its end`);
  }
  await command();
  run(process.execPath, [join(tools, "resolver-types-main.ts"), "--check"], root);
  step("types, by two compilers, and those of GraphQL by a generator");
  const { writeGraphqlTypes } = await import("./graphql-types.ts");
  await writeGraphqlTypes(folder);
  compiled();
  for (const [one, file, most] of ceilings) {
    const { gzip } = await weightOf(one, file);
    step(`${one}/${file} weighs ${(gzip / 1024).toFixed(1)} KiB compressed, of ${most}`);
    assert.ok(gzip <= most * 1024, `${one}/${file} is too heavy for a page`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
