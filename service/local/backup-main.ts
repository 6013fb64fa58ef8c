import { backUp } from "./backup.ts";
import { dataFolder } from "./settings.ts";

const usage =
  "npm run backup -- FILE    copies all games into a new file; UMPIRE_DATA (.umpire) names the data folder. A server may go on meanwhile.";

const [target, ...rest] = process.argv.slice(2);
const folder = dataFolder();
if (target === undefined || rest.length > 0 || target.startsWith("-")) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    const { games, items } = backUp(folder, target);
    console.log(`${target} holds ${games} games in ${items} items, as they stood in ${folder}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
