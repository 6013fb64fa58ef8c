// npm run build:packages: writes what is published of each package into dist/packages.
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyCommandFiles } from "./command-files.ts";
import { writeDeclarations } from "./declarations.ts";
import { buildJavaScript } from "./javascript.ts";
import { builtOf, packageFolders, publishedManifest, root } from "./published.ts";

for (const folder of packageFolders) {
  const built = builtOf(folder);
  // parts are named by their content: those of another build would stay
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built, { recursive: true });
  await buildJavaScript(folder);
  writeFileSync(join(built, "package.json"), `${JSON.stringify(publishedManifest(folder), null, 2)}\n`);
  copyFileSync(join(root, "LICENSE"), join(built, "LICENSE"));
  const readme = join(root, folder, "README.md");
  if (existsSync(readme)) copyFileSync(readme, join(built, "README.md"));
}
copyCommandFiles();
writeDeclarations(packageFolders);
