import type { SetUpChoice } from "../../kernel/index.ts";
import { strongholdIds, strongholdTitles } from "../book/strongholds.ts";

/** What may be chosen before a game. hg.setup.character, hg.setup.loadout */
export const choices: readonly SetUpChoice[] = [
  {
    name: "characters",
    text: "who chooses the Intruders, their weapons and equipment",
    values: [{ id: "chosen", text: "the players, before the game begins" }],
    free: null,
  },
  {
    name: "stronghold",
    text: "the stronghold",
    values: strongholdIds.map((id) => ({ id, text: strongholdTitles[id] })),
    free: null,
  },
];
