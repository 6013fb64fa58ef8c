import { parseArgs } from "node:util";
import { smokeSaid } from "./smoke.ts";

const usage =
  "npm run smoke -- --url URL    asks a server for all that people come to it for, and says what is not there.";

/** The address of the arguments; null where there is none, or none of the web. */
function addressOf(args: readonly string[]): string | null {
  try {
    const { url } = parseArgs({ args: [...args], options: { url: { type: "string" } } }).values;
    return url !== undefined && /^https?:$/.test(new URL(url).protocol) ? url : null;
  } catch {
    return null;
  }
}

const address = addressOf(process.argv.slice(2));
if (address === null) {
  console.error(usage);
  process.exitCode = 2;
} else if (!(await smokeSaid(address, console.log))) process.exitCode = 1;
