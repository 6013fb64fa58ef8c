import { openStoreThere } from "../storage/embedded-store.ts";
import { takeBack } from "./take-back.ts";
import { dataFolder } from "./settings.ts";

const usage =
  "npm run take-back                    lists the games that were put away because their time was over\nnpm run take-back -- GAME … | --all  takes games back; UMPIRE_DATA (.umpire) names the data folder. Stop the server before.";

const wanted = process.argv.slice(2);
const folder = dataFolder();
if (
  wanted.some((argument) => argument.startsWith("-") && argument !== "--all") ||
  (wanted.includes("--all") && wanted.length > 1)
) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    const embedded = openStoreThere(folder);
    try {
      const { lines, isDone } = await takeBack(embedded.store, wanted);
      for (const line of lines) console.log(line);
      if (!isDone) process.exitCode = 1;
    } finally {
      await embedded.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
