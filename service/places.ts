import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

// where the files lie that a server serves or starts threads with; a package has them beside itself
// (scripts/packages/places.ts)

const tree = join(import.meta.dirname, "..");
const installed = join(tree, "node_modules");

/** The page, as "npm run build:web" made it. */
export const pageFolder = join(tree, "web/dist");

/** The reference of the packages, as "npm run build:reference" made it. */
export const referenceFolder = join(tree, "dist/reference");

/** Where threads keep what they have compiled, so that the next one starts in less than half the time. */
export const compiledFolder = join(installed, ".cache/compiled");

/** The module that answers requests in a thread of its own. */
export const answeringThread = new URL("./local/threads/thread.ts", import.meta.url);

/** The module that writes to a file of games in a thread of its own. */
export const writingThread = new URL("./storage/sqlite-writer.ts", import.meta.url);

/** A file of an installed package that the documentation pages load, by the package and its path there. */
export const libraryFile = (module: string): string => join(installed, module);

/** The version of an installed package. */
export const libraryVersion = (module: string): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(installed, module, "package.json"), "utf8")))
    .version;
