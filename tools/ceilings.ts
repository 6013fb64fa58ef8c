import type { PackageFolder } from "../scripts/packages/published.ts";

/** What a page loads at most with an export of a package and all that it depends on, in KiB compressed. */
export const ceilings: readonly (readonly [folder: PackageFolder, file: string, most: number])[] = [
  ["rules", "index", 50],
  ["rules", "rogue-regiment", 285],
  ["rules", "v-sabotage", 166],
  ["rules", "hour-of-glory", 141],
  ["rules", "two-hundred-hours", 230],
  ["rules", "dust-tactics", 211],
  ["rules", "pictures", 28],
  ["client", "index", 6],
];

/** What `npm install umpire` puts on a disk at most, in MiB: the command with everything that it needs. */
export const MOST_INSTALLED = 45;
