import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pictureFiles } from "../../lambdas/bundle.ts";
import { libraries, libraryFile, libraryVersion, pageFolder } from "../../service/index.ts";
import { builtIn, builtOf, root } from "./published.ts";

/** Packages of which files lie in the package of the command, beside those that are built in. */
const inside = [...builtIn, "swagger-ui-dist", "graphiql", "react", "react-dom", "@expo-google-fonts/source-sans-3"];

/** The terms of a package: its files of that name, or what its README says of them. */
function termsOf(module: string): string {
  const folder = libraryFile(module);
  const files = readdirSync(folder).filter((name) => /^(?:licen[cs]e|notice)/i.test(name));
  const texts = (files.length > 0 ? files : ["README.md"]).map((name) => readFileSync(join(folder, name), "utf8"));
  return [`${module} ${libraryVersion(module)}`, ...texts.map((text) => text.trim())].join("\n\n");
}

/**
 * Puts into the package of the command what its server serves and draws with: the page, what the documentation pages
 * load, the renderer and the letters of pictures, and the terms of all these.
 */
export function copyCommandFiles(): void {
  const built = builtOf("cli");
  const { status } = spawnSync(process.execPath, [join(root, "scripts/ensure-web.mjs")], { stdio: "inherit" });
  if (status !== 0 || !existsSync(pageFolder)) throw new Error("The page cannot be built.");
  cpSync(pageFolder, join(built, "page"), { recursive: true });
  for (const [name, file] of Object.entries(pictureFiles)) copyFileSync(file, join(built, name));
  const documentation = join(built, "documentation");
  mkdirSync(documentation, { recursive: true });
  const modules = Object.values(libraries).map(({ module }) => module);
  for (const module of modules) copyFileSync(libraryFile(module), join(documentation, basename(module)));
  const named = [...new Set(modules.map((module) => module.split("/")[0] ?? ""))];
  const versions = Object.fromEntries(named.map((module) => [module, libraryVersion(module)]));
  writeFileSync(join(documentation, "versions.json"), `${JSON.stringify(versions)}\n`);
  writeFileSync(join(built, "THIRD-PARTY.txt"), `${inside.map(termsOf).join(`\n\n${"-".repeat(80)}\n\n`)}\n`);
}
