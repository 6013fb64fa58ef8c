import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const tsc = join(import.meta.dirname, "../../node_modules/typescript/bin/tsc");
const options =
  "--ignoreConfig --noEmit --strict --skipLibCheck --allowImportingTsExtensions --module esnext --moduleResolution bundler";

/** The faults that the compiler finds in a file, as it says them; empty when it is right. */
export const faultsInFile = (file: string): Promise<string> =>
  run(process.execPath, [tsc, ...options.split(" "), file]).then(
    () => "",
    (error: unknown) => (error instanceof Error && "stdout" in error ? String(error.stdout) : String(error)),
  );
