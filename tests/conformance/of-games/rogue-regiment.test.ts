import { testCasesOf } from "../cases-of-game.ts";

await testCasesOf("rogue-regiment");
