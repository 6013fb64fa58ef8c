import { laterNames } from "./book/later-names.ts";
import { defineGame, type Ruleset } from "../kernel/index.ts";
import { withCheckedOptions } from "../kit/index.ts";
import { formsOf, requirementsOf } from "./actions/index.ts";
import { type Action, actionSchema } from "./table/action-schema.ts";
import {
  asked,
  boardModel,
  factKinds,
  factsOf,
  fieldRuling,
  outlookOf,
  preview,
  sightRuling,
} from "./answers/index.ts";
import { foresight, sensiblePolicy } from "./bot/index.ts";
import { sides } from "./book/ids.ts";
import { choices, defectsOf, scenarios, setUp } from "./set-up/index.ts";
import { describe, eventShapes, type HoursEvent, witness } from "./table/events.ts";
import { interpretations } from "./book/open-points/index.ts";
import { notation, parsePosition, printPosition, printsMidway } from "./notation/index.ts";
import { numbers } from "./book/numbers.ts";
import { play } from "./phases/index.ts";
import { ownerOf, ownerOfPiece, pieceOf } from "./table/owners.ts";
import { prompts } from "./book/decisions.ts";
import { rules } from "./book/rules/index.ts";
import { specialTopics } from "./book/special-topics.ts";
import { copyState, phaseTitles, type State, stateSchema } from "./table/state.ts";
import { plainFighter } from "./table/fighter.ts";
import { sampleOf, viewOf } from "./table/view.ts";
import { version } from "./version.ts";

export { sensiblePolicy };

/** 02 Hundred Hours as the kernel sees it. */
export const ruleset: Ruleset<State, Action, HoursEvent> = {
  id: "two-hundred-hours",
  title: "02 Hundred Hours",
  version,
  catalogue: { rules, interpretations, numbers, prompts, specialTopics },
  stateSchema,
  actionSchema,
  scenarios,
  choices,
  fixedSeats: sides,
  seats: () => ["attacker", "defender"],
  victoryOf: "attacker",
  setUp,
  parse: parsePosition,
  notation,
  print: printPosition,
  printsMidway,
  serialize: (state) => ({ ...state, fighters: state.fighters.map(plainFighter) }),
  defects: defectsOf,
  play,
  copy: copyState,
  forms: formsOf,
  requirements: requirementsOf,
  outlook: outlookOf,
  eventShapes,
  describe,
  factKinds,
  laterNames,
  asked,
  sight: sightRuling,
  field: fieldRuling,
  preview,
  facts: factsOf,
  view: viewOf,
  sample: sampleOf,
  witness,
  ownerOf,
  ownerOfPiece,
  pieceOf,
  policy: sensiblePolicy,
  foresight,
  board: boardModel,
  moment: ({ turn, phase, times }) => `Turn ${turn}, ${phaseTitles[phase]}, ${times} of 3 Time tokens drawn`,
};

export const twoHundredHours = defineGame(withCheckedOptions(ruleset));
