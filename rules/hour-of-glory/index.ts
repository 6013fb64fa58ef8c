import { laterNames } from "./later-names.ts";
import { counted, defineGame, type Ruleset } from "../kernel/index.ts";
import { type Action, actionSchema, formsOf, requirementsOf } from "./actions.ts";
import { boardModel } from "./board-model.ts";
import { sensiblePolicy } from "./bot.ts";
import { defectsOf } from "./defects.ts";
import { describe, eventShapes, type GloryEvent, witness } from "./events.ts";
import { factKinds, factsOf } from "./facts.ts";
import { interpretations } from "./interpretations.ts";
import { notation } from "./notation/offered.ts";
import { parsePosition } from "./notation/parse.ts";
import { printPosition } from "./notation/print.ts";
import { numbers } from "./numbers.ts";
import { play } from "./play.ts";
import { preview } from "./preview.ts";
import { prompts } from "./prompts.ts";
import { rules } from "./rulebook.ts";
import { fieldRuling, sightRuling } from "./rulings.ts";
import { scenarios, setUp } from "./scenarios.ts";
import { copyState, phaseTitles, type State, stateSchema, viewOf } from "./state.ts";
import { defender, ownerOf, ownerOfPiece } from "./table.ts";
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
  seats: ({ begun }) => [...Array.from({ length: begun }, (_, i) => `intruder-${i + 1}`), defender],
  setUp,
  parse: parsePosition,
  notation,
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
  view: viewOf,
  witness,
  ownerOf,
  ownerOfPiece,
  policy: sensiblePolicy,
  board: boardModel,
  moment: ({ round, phase, timer }) => `Round ${round}, ${phaseTitles[phase]}, ${counted(timer, "minute")} left`,
};

export const hourOfGlory = defineGame(ruleset);
