import { defineGame, type Ruleset } from "../kernel/index.ts";
import { withCheckedOptions } from "../kit/index.ts";
import { prompts, unasked } from "./book/decisions.ts";
import { laterNames } from "./book/later-names.ts";
import { numbers } from "./book/numbers.ts";
import { interpretations } from "./book/open-points/index.ts";
import { rules } from "./book/rules/index.ts";
import { specialTopics } from "./book/special-topics.ts";
import { type Action, actionSchema } from "./table/action-schema.ts";
import { describe, eventShapes, type RogueEvent } from "./table/events.ts";
import { crews, dealt, ownerOf, ownerOfPiece, pieceOf } from "./table/owners.ts";
import { plainState } from "./table/plain-state.ts";
import { copyState, type State, stateSchema } from "./table/state.ts";
import { hidesSomething, jagerSeat, sampleOf, viewOf } from "./table/view.ts";
import { formsOf, requirementsOf } from "./actions/index.ts";
import { foresight, sensiblePolicy } from "./bot/index.ts";
import { asked, boardModel, factKinds, factsOf, fieldRuling, preview, sightRuling, witness } from "./answers/index.ts";
import { choices, defectsOf, difficulties, MOST_PLAYERS, scenarios, setUp } from "./set-up/index.ts";
import { notation, parsePosition, printPosition } from "./notation/index.ts";
import { play } from "./phases/index.ts";
import { version } from "./version.ts";

export { sensiblePolicy };

/** SAS: Rogue Regiment as the kernel sees it. */
export const ruleset: Ruleset<State, Action, RogueEvent> = {
  id: "rogue-regiment",
  title: "SAS: Rogue Regiment",
  version,
  catalogue: { rules, interpretations, numbers, prompts, unasked, specialTopics },
  stateSchema,
  actionSchema,
  scenarios,
  difficulties: Object.keys(difficulties),
  mostPlayers: MOST_PLAYERS,
  choices,
  optionCites: {
    difficulty: ["rr.setup.meter"],
    players: ["rr.turn.players"],
    choices: ["rr.custom.change", "rr.decide.resize"],
    mode: ["rr.open.jager-players"],
  },
  seats: (state) => [
    ...Array.from(
      { length: Math.max(state.players, ...state.operators.map(({ player }) => player)) },
      (_, i) => `player-${i + 1}`,
    ),
    ...(state.jager === null ? [] : [jagerSeat]),
  ],
  victoryOf: "players",
  setUp,
  parse: parsePosition,
  notation,
  print: printPosition,
  serialize: plainState,
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
  // event cards are drawn lazily, so there is no order to know; what hides something is a Jäger player's hand
  view: viewOf,
  sample: sampleOf,
  isHiddenGame: hidesSomething,
  witness,
  ownerOf,
  ownerOfPiece,
  pieceOf,
  dealt,
  crews,
  policy: sensiblePolicy,
  foresight,
  board: boardModel,
  moment: (state) => `Turn ${state.turn}, ${state.section} section, ${state.phase} phase`,
};

export const rogueRegiment = defineGame(withCheckedOptions(ruleset));
