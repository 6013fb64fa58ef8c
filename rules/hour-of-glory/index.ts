import { counted, defineGame, type Ruleset } from "../kernel/index.ts";
import { withCheckedOptions } from "../kit/index.ts";
import { ownerOf, ownerOfPiece, pieceOf } from "./table/owners.ts";
import { formsOf, requirementsOf } from "./actions/index.ts";
import { asked, boardModel, factKinds, factsOf, preview, fieldRuling, sightRuling } from "./answers/index.ts";
import { prompts } from "./book/decisions.ts";
import { laterNames } from "./book/later-names.ts";
import { numbers } from "./book/numbers.ts";
import { interpretations } from "./book/open-points/index.ts";
import { rules } from "./book/rules/index.ts";
import { foresight, sensiblePolicy } from "./bot/index.ts";
import { notation, parsePosition, printPosition } from "./notation/index.ts";
import { play } from "./phases/index.ts";
import { defectsOf, choices, scenarios, setUp } from "./set-up/index.ts";
import { type Action, actionSchema } from "./table/action-schema.ts";
import { defender } from "./table/agents.ts";
import { describe, eventShapes, type GloryEvent, witness } from "./table/events.ts";
import { copyState, phaseTitles, type State, sampleOf, stateSchema, viewOf } from "./table/state.ts";
import { version } from "./version.ts";

export { sensiblePolicy };

/** Hour of Glory as the kernel sees it. */
export const ruleset: Ruleset<State, Action, GloryEvent> = {
  id: "hour-of-glory",
  title: "Hour of Glory",
  version,
  catalogue: { rules, interpretations, numbers, prompts },
  stateSchema,
  actionSchema,
  scenarios,
  difficulties: [],
  mostPlayers: 1,
  choices,
  seats: ({ begun }) => [...Array.from({ length: begun }, (_, i) => `intruder-${i + 1}`), defender],
  victoryOf: "intruders",
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
  view: viewOf,
  sample: sampleOf,
  witness,
  ownerOf,
  ownerOfPiece,
  pieceOf,
  policy: sensiblePolicy,
  foresight,
  board: boardModel,
  moment: ({ round, phase, timer }) => `Round ${round}, ${phaseTitles[phase]}, ${counted(timer, "minute")} left`,
};

export const hourOfGlory = defineGame(withCheckedOptions(ruleset));
