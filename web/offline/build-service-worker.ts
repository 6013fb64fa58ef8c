import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Writes the service worker beside the page: with the names of all its files, and a version that follows from them. */
export function serviceWorker(root: string): Plugin {
  return {
    name: "umpire-service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const made = Object.values(bundle).map(({ fileName }) => fileName);
      const taken = readdirSync(join(root, "public"));
      const files = [
        "./",
        ...[...made, ...taken]
          .filter((name) => name !== "index.html" && !name.endsWith(".map"))
          .map((name) => `./${name}`),
      ].sort();
      const written = readFileSync(join(root, "offline/service-worker.js"), "utf8");
      // names follow from contents, but for the page itself and what lies beside it
      const contents = ["index.html", ...taken].map((name) =>
        readFileSync(join(root, name === "index.html" ? name : `public/${name}`)),
      );
      const version = createHash("sha256")
        .update([written, ...files, ...contents].join("\n"))
        .digest("hex")
        .slice(0, 12);
      this.emitFile({
        type: "asset",
        fileName: "service-worker.js",
        source: `const FILES = ${JSON.stringify(files)};\nconst VERSION = ${JSON.stringify(version)};\n${written}`,
      });
    },
  };
}
