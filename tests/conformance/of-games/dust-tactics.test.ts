import { testCasesOf } from "../cases-of-game.ts";

await testCasesOf("dust-tactics");
