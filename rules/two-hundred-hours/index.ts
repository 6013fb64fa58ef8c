import { laterNames } from "./later-names.ts";
import { defineGame, type Ruleset } from "../kernel/index.ts";
import { formsOf, ownerOf, ownerOfPiece, requirementsOf } from "./actions/legal.ts";
import { type Action, actionSchema } from "./actions/schema.ts";
import { boardModel } from "./board-model.ts";
import { sensiblePolicy } from "./bot/index.ts";
import { sides } from "./data/index.ts";
import { defectsOf } from "./defects.ts";
import { describe, eventShapes, type HoursEvent, witness } from "./events/index.ts";
import { factKinds, factsOf } from "./facts.ts";
import { interpretations } from "./interpretations/index.ts";
import { notation } from "./notation/offered.ts";
import { outlookOf } from "./outlook.ts";
import { parsePosition } from "./notation/parse.ts";
import { printPosition } from "./notation/print.ts";
import { numbers } from "./numbers/index.ts";
import { play } from "./play.ts";
import { previewOf } from "./manoeuvres/preview.ts";
import { prompts } from "./prompts.ts";
import { rules } from "./rulebook/index.ts";
import { fieldRuling, sightRuling } from "./rulings.ts";
import { choices, scenarios, setUp } from "./scenarios.ts";
import { copyState, phaseTitles, plainFighter, type State, stateSchema, viewOf } from "./state/index.ts";
import { version } from "./version.ts";

export * from "./data/index.ts";
export { interpretations, prompts, rules, sensiblePolicy };
export type { RuleId } from "./rulebook/index.ts";

/** 02 Hundred Hours as the kernel sees it. */
export const ruleset: Ruleset<State, Action, HoursEvent> = {
  id: "two-hundred-hours",
  title: "02 Hundred Hours",
  version,
  catalogue: { rules, interpretations, numbers, prompts },
  stateSchema,
  actionSchema,
  scenarios,
  choices,
  fixedSeats: sides,
  seats: () => ["attacker", "defender"],
  setUp,
  parse: parsePosition,
  notation,
  print: printPosition,
  serialize: (state) => ({ ...state, fighters: state.fighters.map(plainFighter) }),
  defects: defectsOf,
  play,
  copy: copyState,
  forms: formsOf,
  requirements: requirementsOf,
  outlook: outlookOf,
  describe,
  eventShapes,
  factKinds,
  laterNames,
  asked: async () => (await import("./asked.ts")).asked,
  sight: sightRuling,
  field: fieldRuling,
  preview: previewOf,
  facts: factsOf,
  view: viewOf,
  witness,
  ownerOf,
  ownerOfPiece,
  policy: sensiblePolicy,
  board: boardModel,
  moment: ({ turn, phase, times }) => `Turn ${turn}, ${phaseTitles[phase]}, ${times} of 3 Time tokens drawn`,
};

export const twoHundredHours = defineGame(ruleset);
