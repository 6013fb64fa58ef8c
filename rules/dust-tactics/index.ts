/*
 * Dust Tactics; docs/dust-tactics.md says which section of the book lies where.
 */
import { laterNames } from "./book/later-names.ts";
import { defineGame, type Ruleset } from "../kernel/index.ts";
import { withCheckedOptions } from "../kit/index.ts";
import { formsOf, requirementsOf } from "./actions/index.ts";
import { type Action, actionSchema } from "./table/action-schema.ts";
import { foresight, sensiblePolicy } from "./bot/index.ts";
import { asked, boardModel, factKinds, factsOf, outlookOf, fieldRuling, sightRuling } from "./answers/index.ts";
import { defectsOf, choices, scenarios, setUp } from "./set-up/index.ts";
import { describe, type DustEvent, eventShapes } from "./table/events.ts";
import { interpretations } from "./book/open-points/index.ts";
import { parsePosition, printPosition, notation } from "./notation/index.ts";
import { numbers } from "./book/numbers.ts";
import { ownerOf, ownerOfPiece, pieceOf } from "./table/owners.ts";
import { play } from "./phases/index.ts";
import { prompts } from "./book/decisions.ts";
import { rules } from "./book/rules/index.ts";
import { specialTopics } from "./book/special-topics.ts";
import { copyState, phaseTitles, sideIds, type State, stateSchema } from "./table/state.ts";
import { earlierPositions } from "./table/earlier-positions/index.ts";
import { version } from "./version.ts";

export { sensiblePolicy };

/** Dust Tactics as the kernel sees it. */
export const ruleset: Ruleset<State, Action, DustEvent> = {
  id: "dust-tactics",
  title: "Dust Tactics",
  version,
  catalogue: { rules, interpretations, numbers, prompts, specialTopics },
  stateSchema,
  earlierPositions,
  actionSchema,
  scenarios,
  choices,
  optionCites: { "laid-out-by": ["dt.setup.side-choice"] },
  fixedSeats: sideIds,
  seats: () => sideIds,
  victoryOf: "south",
  setUp,
  parse: parsePosition,
  notation,
  print: printPosition,
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
  preview: () => [],
  facts: factsOf,
  ownerOf,
  ownerOfPiece,
  pieceOf,
  policy: sensiblePolicy,
  foresight,
  board: boardModel,
  moment: ({ turn, turns, phase }) => `Turn ${turn}${turns === null ? "" : ` of ${turns}`}, ${phaseTitles[phase]}`,
};

export const dustTactics = defineGame(withCheckedOptions(ruleset));
