import { type Result, type Scenario, type Settings, type SetUpOptions, err } from "../../kernel/index.ts";
import { customise, resize } from "./customising.ts";
import { sheetOf } from "../fighting/index.ts";
import { expansionIds } from "../book/expansions/index.ts";
import { numberIn } from "../book/in-force.ts";
import { isCrew } from "../table/crew.ts";
import { newJager } from "../table/jager-state.ts";
import type { State } from "../table/state.ts";

/** The difficulties, with the number that the stealth meter is changed by. */
export const difficulties = { normal: null, easy: "rr.number.meter-easy", hard: "rr.number.meter-hard" } as const;
/** rr.turn.players */
export const MOST_PLAYERS = 4;

/**
 * Makes a mission ready: the chosen difficulty and the players. rr.setup.meter, rr.turn.players, rr.turn.operator-split
 */
export function setUp(scenario: Scenario, options: SetUpOptions, settings: Settings): Result<State> {
  const { players = 1, choices = {} } = options;
  const { mode } = choices;
  // a Jäger game sets the meter to easy: rr.jager.setup-meter-easy
  const { difficulty = mode === "jager" ? "easy" : "normal" } = options;
  if (mode === "jager" && difficulty !== "easy")
    return err({
      code: "difficulty",
      path: "/options/difficulty",
      message: `A game with a Jäger player is played with the meter of easy, not of ${difficulty}.`,
      cites: ["rr.jager.setup-meter-easy"],
    });
  const changed = customise(scenario.board, choices);
  if (!changed.ok) return changed;
  const parsed =
    choices["tiles"] === undefined ? changed : resize(changed.value, settings, choices["tiles"], choices["from"]);
  if (!parsed.ok) return parsed;
  const [, change] = Object.entries(difficulties).find(([name]) => name === difficulty) ?? [];
  const state = parsed.value;
  state.mission = scenario.id;
  state.meter += change === undefined || change === null ? 0 : numberIn(settings, change);
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
