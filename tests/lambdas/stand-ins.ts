import { cp, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const shipped = ["lambdas", "pictures", "rules", "service"];

/**
 * Copies the sources that bundles are made of, with so many more games in them: copies of one that is there, under
 * other ids. Returns the new tree; whoever asked for it removes it.
 */
export async function treeWithStandIns(game: string, copies: number): Promise<string> {
  const tree = await mkdtemp(join(tmpdir(), "umpire-stand-ins-"));
  await Promise.all(shipped.map((folder) => cp(join(root, folder), join(tree, folder), { recursive: true })));
  await Promise.all(["package.json", "schema.graphql"].map((file) => cp(join(root, file), join(tree, file))));
  await symlink(join(root, "node_modules"), join(tree, "node_modules"));
  const places = join(tree, "rules/registry.ts");
  let list = await readFile(places, "utf8");
  const entry = list.split("\n").find((line) => line.includes(`"./${game}/index.ts"`)) ?? "";
  for (let copy = 1; copy <= copies; copy++) {
    const id = `stand-in-${copy}`;
    const folder = join(tree, "rules", id);
    await cp(join(root, "rules", game), folder, { recursive: true });
    const index = join(folder, "index.ts");
    const source = await readFile(index, "utf8");
    await writeFile(index, source.replace(`id: "${game}"`, `id: "${id}"`));
    list = list.replace(entry, `${entry}\n${entry.replaceAll(game, id)}`);
  }
  await writeFile(places, list);
  return tree;
}
