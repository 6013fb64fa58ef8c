/*
 * Dust Tactics: what is there so far stands in docs/dust-tactics.md. The game is offered once it is whole.
 */
import { laterNames } from "./later-names.ts";
import { defineGame, type Ruleset } from "../kernel/index.ts";
import { formsOf } from "./actions/forms.ts";
import { requirementsOf } from "./actions/requirements.ts";
import { type Action, actionSchema } from "./actions/schema.ts";
import { sensiblePolicy } from "./bot/policy.ts";
import { boardModel } from "./board-model.ts";
import { defectsOf } from "./defects.ts";
import { describe, type DustEvent, eventShapes } from "./events.ts";
import { factKinds, factsOf } from "./facts.ts";
import { interpretations } from "./interpretations/index.ts";
import { parsePosition } from "./notation/parse.ts";
import { printPosition } from "./notation/print.ts";
import { notation } from "./notation/offered.ts";
import { numbers } from "./numbers.ts";
import { outlookOf } from "./outlook.ts";
import { ownerOf, ownerOfPiece } from "./owners.ts";
import { play } from "./play.ts";
import { prompts } from "./prompts.ts";
import { rules } from "./rulebook/index.ts";
import { fieldRuling, sightRuling } from "./rulings.ts";
import { choices, scenarios, setUp } from "./scenarios.ts";
import { copyState, phaseTitles, sideIds, type State, stateSchema } from "./state.ts";
import { earlierPositions } from "./positions/index.ts";
import { version } from "./version.ts";

export * from "./data/bodies.ts";
export * from "./data/card.ts";
export * from "./data/cards.ts";
export * from "./data/dice.ts";
export * from "./data/forces.ts";
export * from "./data/scenarios.ts";
export * from "./data/terrain.ts";
export * from "./data/weapons.ts";
export { interpretations, numbers, prompts, rules, sensiblePolicy };
export type { RuleId } from "./rulebook/index.ts";

/** Dust Tactics as the kernel sees it. */
export const ruleset: Ruleset<State, Action, DustEvent> = {
  id: "dust-tactics",
  title: "Dust Tactics",
  version,
  catalogue: { rules, interpretations, numbers, prompts },
  stateSchema,
  earlierPositions,
  actionSchema,
  scenarios,
  choices,
  fixedSeats: sideIds,
  seats: () => sideIds,
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
  describe,
  eventShapes,
  factKinds,
  laterNames,
  asked: async () => (await import("./asked.ts")).asked,
  sight: sightRuling,
  field: fieldRuling,
  preview: () => [],
  facts: factsOf,
  ownerOf,
  ownerOfPiece,
  policy: sensiblePolicy,
  board: boardModel,
  moment: ({ turn, turns, phase }) => `Turn ${turn}${turns === null ? "" : ` of ${turns}`}, ${phaseTitles[phase]}`,
};

export const dustTactics = defineGame(ruleset);
