import { testCasesOf } from "../cases-of-game.ts";

await testCasesOf("two-hundred-hours");
