import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { bundleRoot } from "../lambdas/bundle.ts";
import { documentation, referenceFolder } from "../service/index.ts";

/** Where the documentation pages of both APIs lie as files. */
export const documentationFolder = join(bundleRoot, "documentation");

/** The folders in it, by how browsers keep what is in them: pages, which have no ending, what changes, what never does. */
export const documentationParts = { pages: "pages", again: "again", kept: "kept" } as const;

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

/** Writes the documentation pages of the local server as files, each at its path below one of the folders. */
export async function writeDocumentation(folder = documentationFolder): Promise<void> {
  const { pages, scripts, libraries } = documentation();
  const { pages: ofPages, again, kept } = documentationParts;
  const files: readonly (readonly [string, string])[] = [
    ...Object.entries(pages).map(([path, html]) => [join(ofPages, path), html] as const),
    ...Object.entries(scripts).map(([path, script]) => [join(again, path), script] as const),
    ...Object.entries(libraries).map(([path, { text }]) => [join(kept, path), text()] as const),
  ];
  await rm(folder, { recursive: true, force: true });
  // where it was built before ("npm run build:reference"), the reference of the packages is put up with them
  await cp(referenceFolder, join(folder, again, "docs/packages"), { recursive: true }).catch(unlessMissing);
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
