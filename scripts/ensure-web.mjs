// Builds the page into web/dist where it is missing or older than what it is made of; runs before "npm start". Standard
// output belongs to the script that follows: everything here is said on standard error.
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const built = join(root, "web/dist/index.html");

/** When the newest file below a folder was changed, in milliseconds. */
const newest = (path) => {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  const names = readdirSync(path).filter((name) => name !== "dist");
  // the folder itself tells of files that were taken away
  return Math.max(statSync(path).mtimeMs, ...names.map((name) => newest(join(path, name))));
};

/** What the page is made of, the rules that its worker runs among it, dist aside; the folder web changes whenever dist is made anew. */
const sources = () =>
  Math.max(
    ...readdirSync(join(root, "web"))
      .filter((name) => name !== "dist")
      .map((name) => newest(join(root, "web", name))),
    ...["pictures", "rules", "service"].map((folder) => newest(join(root, folder))),
    newest(join(root, "package-lock.json")),
  );

if (process.argv.includes("--always") || !existsSync(built) || statSync(built).mtimeMs < sources()) {
  // whoever calls may be a test: the page is always built for people
  process.env["NODE_ENV"] = "production";
  const { build } = await import("vite");
  await build({ configFile: join(root, "web/vite.config.ts"), logLevel: "warn" });
}
