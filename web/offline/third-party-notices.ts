import license from "rollup-plugin-license";
import type { Plugin } from "vite";

/**
 * Writes third-party.txt beside the page: what the packages in it ask to be said, and those in its worker, which is a
 * build of its own and comes first.
 */
export function thirdPartyNotices(): { readonly ofPage: readonly Plugin[]; readonly ofWorker: readonly Plugin[] } {
  const texts = new Set<string>();
  const collecting = (): Plugin =>
    license({
      thirdParty: (dependencies) => {
        for (const dependency of dependencies) texts.add(dependency.text());
      },
    });
  const writing: Plugin = {
    name: "umpire-third-party-notices",
    apply: "build",
    generateBundle() {
      const source = `${[...texts].toSorted().join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
      this.emitFile({ type: "asset", fileName: "third-party.txt", source });
    },
  };
  return { ofPage: [collecting(), writing], ofWorker: [collecting()] };
}
