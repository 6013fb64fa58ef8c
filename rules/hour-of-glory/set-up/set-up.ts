import { err, ok, type Result, type Scenario, type Settings, type SetUpOptions } from "../../kernel/index.ts";
import { choiceFault } from "../../kit/index.ts";
import { numberIn } from "../book/in-force.ts";
import { strongholdIds } from "../book/strongholds.ts";
import { parsePosition, stateOf } from "../notation/index.ts";
import type { State } from "../table/state.ts";

/**
 * Sets a scenario up. `players` can only be 1, as every Intruder has a player; for `choices` see docs/hour-of-glory.md.
 * hg.setup.timer-60, hg.setup.asi-one-marker, hg.setup.cards-unseen, hg.setup.doors-closed, hg.setup.cards-dealt
 */
export function setUp(scenario: Scenario, options: SetUpOptions, settings: Settings): Result<State> {
  const { choices: chosen = {} } = options;
  const parsed = parsePosition(scenario.board);
  if (!parsed.ok) return parsed;
  const state = parsed.value;
  const [first] = Object.keys(chosen);
  if (first !== undefined && state.phase !== "set-up")
    return err(choiceFault(first, "Nothing is chosen beforehand in a position."));
  if (chosen["characters"] !== undefined) {
    state.choosing = true;
    state.intruders = [];
  }
  state.stronghold = strongholdIds.find((id) => id === chosen["stronghold"]) ?? state.stronghold;
  if (state.phase === "set-up") {
    state.timer = numberIn(settings, "hg.number.timer");
    state.asi.markers = numberIn(settings, "hg.number.start-markers");
    return ok(stateOf({ plan: null, state: { ...state, rooms: [], pile: null, open: null } }));
  }
  return ok(state);
}
