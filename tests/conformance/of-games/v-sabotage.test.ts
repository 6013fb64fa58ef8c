import { testCasesOf } from "../cases-of-game.ts";

await testCasesOf("v-sabotage");
