import { testCasesOf } from "../cases-of-game.ts";

await testCasesOf("hour-of-glory");
