import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { cyclonedxEsbuildPlugin } from "@cyclonedx/cyclonedx-esbuild";
import type { Plugin } from "esbuild";
import * as z from "zod";

/** The file with the bill of materials of a build, beside the bundle's folder. */
const materials = (build: string): string => `${build}.cdx.json`;

/**
 * Writes what a build is made of as a CycloneDX bill of materials, `dist/BUILD.cdx.json`: the packages that are really in
 * it, with their licences. The same sources give the same file.
 */
export const inventory = (build: string): Plugin =>
  cyclonedxEsbuildPlugin({
    outputFile: join("..", materials(build)),
    gatherLicenseTexts: true,
    outputReproducible: true,
    logLevel: "warning",
  });

/** A licence as such a bill names it: an expression, or an id or a name, and its text where it was found. */
const licence = z.object({
  expression: z.string().optional(),
  license: z
    .object({
      id: z.string().optional(),
      name: z.string().optional(),
      text: z.object({ content: z.string(), encoding: z.literal("base64").optional() }).optional(),
    })
    .optional(),
});

const bill = z.object({
  components: z.array(
    z.object({
      group: z.string().optional(),
      name: z.string(),
      version: z.string().optional(),
      licenses: z.array(licence).default([]),
      evidence: z.object({ licenses: z.array(licence).default([]) }).optional(),
    }),
  ),
});

type Licence = z.infer<typeof licence>;

const nameOf = ({ expression, license }: Licence): string => expression ?? license?.id ?? license?.name ?? "unnamed";

/** The text of a licence as it lies in its package; none where it was not found. */
function textsOf({ license }: Licence): readonly string[] {
  if (license?.text === undefined) return [];
  const { content, encoding } = license.text;
  return [encoding === "base64" ? Buffer.from(content, "base64").toString("utf8") : content];
}

/**
 * The notices that packages ask for: each with its version, the name of its licence and its text. Takes bills of
 * materials as `inventory` writes them.
 */
export function noticesOf(bills: readonly string[]): string {
  const notices = bills
    .flatMap((json) => bill.parse(JSON.parse(json)).components)
    .map(({ group, name, version, licenses, evidence }) => {
      const title = [[group, name].filter((part) => part !== undefined).join("/"), version].join(" ");
      const texts = (evidence?.licenses ?? []).flatMap(textsOf);
      return [`${title} (${licenses.map(nameOf).join(", ")})`, ...texts].map((part) => part.trim()).join("\n\n");
    });
  const each = [...new Set(notices)].toSorted((a, b) => a.localeCompare(b, "en"));
  return `${each.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/** Puts the notices of what a bundle is made of into its folder, as THIRD-PARTY.txt; the bills of its builds are there. */
export async function writeNotices(folder: string, builds: readonly string[]): Promise<void> {
  const bills = builds.map((build) => readFile(join(dirname(folder), materials(build)), "utf8"));
  await writeFile(join(folder, "THIRD-PARTY.txt"), noticesOf(await Promise.all(bills)));
}
