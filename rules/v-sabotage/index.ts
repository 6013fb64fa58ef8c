import { defineGame, type Ruleset } from "../kernel/index.ts";
import { withCheckedOptions } from "../kit/index.ts";
import { dealt, ownerOf, ownerOfPiece, pieceOf } from "./table/owners.ts";
import { type Action, actionSchema, formsOf, requirementsOf } from "./actions/index.ts";
import { asked, boardModel, factKinds, factsOf, preview, fieldRuling, sightRuling } from "./answers/index.ts";
import { prompts, unasked } from "./book/decisions.ts";
import { laterNames } from "./book/later-names.ts";
import { numbers } from "./book/numbers.ts";
import { interpretations } from "./book/open-points/index.ts";
import { rules } from "./book/rules/index.ts";
import { specialTopics } from "./book/special-topics.ts";
import { foresight, sensiblePolicy } from "./bot/index.ts";
import { notation, parsePosition, printPosition } from "./notation/index.ts";
import { play } from "./phases/index.ts";
import { choices, defectsOf, scenarios, setUp } from "./set-up/index.ts";
import { describe, eventShapes, type SabotageEvent } from "./table/events.ts";
import { copyState, type State, stateSchema, phaseTitles } from "./table/state.ts";
import { version } from "./version.ts";

export { sensiblePolicy };

/** V-Sabotage as the kernel sees it. */
export const ruleset: Ruleset<State, Action, SabotageEvent> = {
  id: "v-sabotage",
  title: "V-Sabotage",
  version,
  catalogue: { rules, interpretations, numbers, prompts, unasked, specialTopics },
  stateSchema,
  actionSchema,
  scenarios,
  difficulties: ["standard", "veteran"],
  mostPlayers: 6,
  choices,
  optionCites: {
    difficulty: ["vs.setup.standard", "vs.setup.veteran"],
    players: ["vs.setup.multi-control"],
    choices: ["vs.ghost.modes-combine"],
    asks: ["vs.ap.zero-between-steps"],
  },
  seats: ({ players, commandos }) =>
    Array.from({ length: Math.max(players, ...commandos.map(({ player }) => player)) }, (_, i) => `player-${i + 1}`),
  victoryOf: "players",
  setUp,
  parse: parsePosition,
  notation,
  print: printPosition,
  defects: defectsOf,
  play,
  copy: copyState,
  forms: formsOf,
  requirements: requirementsOf,
  eventShapes,
  describe,
  factKinds,
  laterNames,
  asked,
  sight: sightRuling,
  field: fieldRuling,
  preview,
  facts: factsOf,
  // no view: pools are counts and decks are sets, so there is no order to know, and the reserves may be looked at
  // (vs.reinf.open-count)
  ownerOf,
  ownerOfPiece,
  pieceOf,
  dealt,
  policy: sensiblePolicy,
  foresight,
  board: boardModel,
  moment: ({ turn, phase }) => `Turn ${turn}, ${phaseTitles[phase]}`,
};

export const vSabotage = defineGame(withCheckedOptions(ruleset));
