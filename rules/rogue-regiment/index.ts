import {
  defineGame,
  type Result,
  type Ruleset,
  type Scenario,
  type Settings,
  type SetUpOptions,
  err,
} from "../kernel/index.ts";
import { type Action, actionSchema, formsOf, requirementsOf } from "./operators/index.ts";
import { sensiblePolicy } from "./bot/index.ts";
import { boardModel, factKinds, factsOf, fieldRuling, preview, sightRuling } from "./answers/index.ts";
import { customise, defectsOf, notation, parsePosition, printPosition, resize } from "./notation/index.ts";
import {
  asked,
  describe,
  eventShapes,
  interpretations,
  numbers,
  prompts,
  type RogueEvent,
  rules,
  unasked,
  witness,
} from "./catalogue/index.ts";
import { sheetOf } from "./fighting/index.ts";
import { jagerForms, jagerRequirements } from "./jager/index.ts";
import { expansionIds } from "./expansions/index.ts";
import { missions } from "./missions/index.ts";
import { play } from "./phases/index.ts";
import {
  copyState,
  isCrew,
  hidesSomething,
  isJagerAction,
  jagerSeat,
  newJager,
  numberIn,
  ownerOf,
  ownerOfPiece,
  plainState,
  type State,
  stateSchema,
  viewOf,
  laterNames,
} from "./board/index.ts";
import { version } from "./version.ts";

export { sensiblePolicy };

/**
 * What may be chosen of a mission: its size, and changes of customising. rr.decide.mission, rr.decide.resize,
 * rr.custom.change; and whether there is a Jäger player.
 */
const choiceNames: readonly string[] = ["tiles", "from", "add", "remove", "deck", "expansions", "mode"];

const difficulties = { normal: null, easy: "rr.number.meter-easy", hard: "rr.number.meter-hard" } as const;
const MOST_PLAYERS = 4;

/**
 * Makes a mission ready: the chosen difficulty and the players. rr.setup.meter, rr.turn.players, rr.turn.operator-split
 */
function setUp(scenario: Scenario, options: SetUpOptions, settings: Settings): Result<State> {
  const { players = 1, choices = {} } = options;
  const { mode = "co-operative" } = choices;
  if (mode !== "co-operative" && mode !== "jager")
    return err({
      code: "unknown-mode",
      path: "/options/choices/mode",
      message: `There is no mode "${mode}"; expected co-operative or jager.`,
      cites: ["rr.open.jager-players"],
    });
  // a Jäger game sets the meter to easy: rr.jager.setup-meter-easy
  const { difficulty = mode === "jager" ? "easy" : "normal" } = options;
  if (mode === "jager" && difficulty !== "easy")
    return err({
      code: "difficulty",
      path: "/options/difficulty",
      message: `A game with a Jäger player is played with the meter of easy, not of ${difficulty}.`,
      cites: ["rr.jager.setup-meter-easy"],
    });
  const unknown = Object.keys(choices).find((name) => !choiceNames.includes(name));
  if (unknown !== undefined)
    return err({
      code: "unknown-choice",
      path: `/options/choices/${unknown}`,
      message: `There is no choice "${unknown}"; expected one of: ${choiceNames.join(", ")}.`,
      cites: ["rr.custom.change", "rr.decide.resize"],
    });
  const changed = customise(scenario.board, choices);
  if (!changed.ok) return changed;
  const parsed =
    choices["tiles"] === undefined ? changed : resize(changed.value, settings, choices["tiles"], choices["from"]);
  if (!parsed.ok) return parsed;
  const chosen = Object.entries(difficulties).find(([name]) => name === difficulty);
  if (chosen === undefined)
    return err({
      code: "unknown-difficulty",
      path: "/options/difficulty",
      message: `"${difficulty}" is no difficulty; expected easy, normal or hard.`,
      cites: ["rr.setup.meter"],
    });
  if (!Number.isInteger(players) || players < 1 || players > MOST_PLAYERS)
    return err({
      code: "players",
      path: "/options/players",
      message: "1 to 4 players control the Operators.",
      cites: ["rr.turn.players"],
    });
  const [, change] = chosen;
  const state = parsed.value;
  state.mission = scenario.id;
  state.meter += change === null ? 0 : numberIn(settings, change);
  state.operators.forEach((operator, i) => {
    if (isCrew(operator)) return;
    operator.player = (i % Math.min(players, state.operators.length)) + 1;
    operator.health = numberIn(settings, operator.support ? "rr.number.support-health" : "rr.number.operator-health");
    operator.ap = numberIn(settings, operator.support ? "rr.number.support-ap" : "rr.number.operator-ap");
    const { outfit } = operator;
    if (outfit !== null) operator.outfit = { ...outfit, tokens: numberIn(settings, "rr.number.interact-tokens") };
  });
  for (const vehicle of state.vehicles) {
    vehicle.health = numberIn(settings, sheetOf(vehicle).health);
    vehicle.ap = numberIn(settings, "rr.number.vehicle-ap");
  }
  if (state.typhoon !== null) {
    state.typhoon.health = numberIn(settings, "rr.number.typhoon-health");
    state.typhoon.rockets = numberIn(settings, "rr.number.typhoon-rockets");
  }
  state.players = players;
  if (mode === "jager" && state.jager === null) {
    state.jager = newJager(numberIn(settings, "rr.number.jager-upgrades"));
    if (!state.expansions.includes("jager"))
      state.expansions = expansionIds.filter((id) => id === "jager" || state.expansions.includes(id));
  }
  return parsed;
}

/** SAS: Rogue Regiment as the kernel sees it. */
export const ruleset: Ruleset<State, Action, RogueEvent> = {
  id: "rogue-regiment",
  title: "SAS: Rogue Regiment",
  version,
  catalogue: { rules, interpretations, numbers, prompts, unasked },
  stateSchema,
  actionSchema,
  scenarios: missions,
  difficulties: Object.keys(difficulties),
  mostPlayers: MOST_PLAYERS,
  seats: (state) => [
    ...Array.from(
      { length: Math.max(state.players, ...state.operators.map(({ player }) => player)) },
      (_, i) => `player-${i + 1}`,
    ),
    ...(state.jager === null ? [] : [jagerSeat]),
  ],
  setUp,
  notation,
  parse: parsePosition,
  print: printPosition,
  serialize: plainState,
  defects: defectsOf,
  play,
  copy: copyState,
  forms: (ctx) => jagerForms(ctx) ?? formsOf(ctx),
  requirements: (ctx, action) => (isJagerAction(action) ? jagerRequirements(ctx, action) : requirementsOf(ctx, action)),
  describe,
  sight: sightRuling,
  field: fieldRuling,
  preview,
  facts: factsOf,
  factKinds,
  eventShapes,
  laterNames,
  asked,
  // event cards are drawn lazily, so there is no order to know; what hides something is a Jäger player's hand
  view: viewOf,
  isHiddenGame: hidesSomething,
  witness,
  ownerOf,
  ownerOfPiece,
  policy: sensiblePolicy,
  board: boardModel,
  moment: (state) => `Turn ${state.turn}, ${state.section} section, ${state.phase} phase`,
};

export const rogueRegiment = defineGame(ruleset);
