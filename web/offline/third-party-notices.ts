import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The folder of the package that a module belongs to, and the package's name; null for a module of our own. */
function packageOf(module: string): { readonly folder: string; readonly name: string } | null {
  const [, folder, name] = /^\0?(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/.exec(module) ?? [];
  return folder === undefined || name === undefined ? null : { folder, name: name.replaceAll("\\", "/") };
}

/** What a package asks to be said: its name, version and licence, and the text of its licence. */
function noticeOf({ folder, name }: { readonly folder: string; readonly name: string }): string {
  const file = join(folder, "package.json");
  const { version, license }: { version?: string; license?: string } = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : {};
  const texts = readdirSync(folder)
    .filter((entry) => /^(licen[cs]e|copying|notice)/i.test(entry))
    .map((entry) => readFileSync(join(folder, entry), "utf8").trim());
  return [`${name} ${version ?? ""} (${license ?? "see below"})`, ...texts].join("\n\n");
}

/** What the letters of the page ask to be said. */
const ofLetters = (): string =>
  [
    "Umpire Sans, a part of Source Sans 3 (OFL-1.1)",
    readFileSync(join(import.meta.dirname, "../styles/fonts/OFL.txt"), "utf8").trim(),
  ].join("\n\n");

/**
 * Writes third-party.txt beside the page: what the packages in it ask to be said, and those in its worker, which is a
 * build of its own and comes first.
 */
export function thirdPartyNotices(): { readonly ofPage: Plugin; readonly ofWorker: Plugin } {
  const packages = new Map<string, string>();
  const collect = (modules: Iterable<string>): void => {
    for (const module of modules) {
      const owner = packageOf(module);
      if (owner !== null) packages.set(owner.folder, packages.get(owner.folder) ?? noticeOf(owner));
    }
  };
  return {
    ofWorker: {
      name: "umpire-worker-notices",
      apply: "build",
      generateBundle(_options, bundle) {
        for (const part of Object.values(bundle)) if (part.type === "chunk") collect(part.moduleIds);
      },
    },
    ofPage: {
      name: "umpire-third-party-notices",
      apply: "build",
      generateBundle(_options, bundle) {
        for (const part of Object.values(bundle)) if (part.type === "chunk") collect(part.moduleIds);
        const source = `${[...packages.values(), ofLetters()].toSorted().join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
        this.emitFile({ type: "asset", fileName: "third-party.txt", source });
      },
    },
  };
}
