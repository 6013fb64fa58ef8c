import { laterNames } from "./later-names.ts";
import { defineGame, type Ruleset } from "../kernel/index.ts";
import { type Action, actionSchema, formsOf, requirementsOf } from "./actions/index.ts";
import { sensiblePolicy } from "./bot.ts";
import { boardModel } from "./board-model.ts";
import { defectsOf } from "./defects.ts";
import { preview } from "./enemy/preview.ts";
import { eventShapes } from "./event-shapes.ts";
import { describe, type SabotageEvent } from "./events.ts";
import { factKinds, factsOf } from "./facts.ts";
import { interpretations } from "./interpretations.ts";
import { notation } from "./notation/offered.ts";
import { parsePosition, printPosition } from "./notation/position-text.ts";
import { numbers } from "./numbers.ts";
import { phaseTitles } from "./phase-titles.ts";
import { play } from "./play.ts";
import { prompts, unasked } from "./prompts.ts";
import { rules } from "./rulebook.ts";
import { fieldRuling, sightRuling } from "./rulings.ts";
import { scenarios, setUp } from "./scenarios.ts";
import { copyState, type State, stateSchema } from "./state.ts";
import { ownerOf, ownerOfPiece } from "./table.ts";
import { version } from "./version.ts";

export { sensiblePolicy };

/** V-Sabotage as the kernel sees it. */
export const ruleset: Ruleset<State, Action, SabotageEvent> = {
  id: "v-sabotage",
  title: "V-Sabotage",
  version,
  catalogue: { rules, interpretations, numbers, prompts, unasked },
  stateSchema,
  actionSchema,
  scenarios,
  difficulties: ["standard", "veteran"],
  mostPlayers: 6,
  seats: ({ players, commandos }) =>
    Array.from({ length: Math.max(players, ...commandos.map(({ player }) => player)) }, (_, i) => `player-${i + 1}`),
  setUp,
  notation,
  parse: parsePosition,
  print: printPosition,
  defects: defectsOf,
  play,
  copy: copyState,
  forms: formsOf,
  requirements: requirementsOf,
  describe,
  sight: sightRuling,
  field: fieldRuling,
  preview,
  facts: factsOf,
  factKinds,
  eventShapes,
  laterNames,
  asked: async () => (await import("./asked.ts")).asked,
  // no view: pools are counts and decks are sets, so there is no order to know, and the reserves may be looked at
  // (vs.reinf.open-count)
  ownerOf,
  ownerOfPiece,
  policy: sensiblePolicy,
  board: boardModel,
  moment: ({ turn, phase }) => `Turn ${turn}, ${phaseTitles[phase]}`,
};

export const vSabotage = defineGame(ruleset);
