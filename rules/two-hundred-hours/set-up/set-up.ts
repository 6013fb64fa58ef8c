import {
  type Defect,
  err,
  impossible,
  ok,
  type Result,
  type Scenario,
  type Settings,
  type SetUpOptions,
} from "../../kernel/index.ts";
import { choiceFault } from "../../kit/index.ts";
import { fighterIds } from "../book/fighters.ts";
import { type MissionId, type Side, sides } from "../book/ids.ts";
import { sampleForces } from "../book/sample-forces.ts";
import { veteranIds } from "../book/veteran-cards.ts";
import { parsePosition } from "../notation/index.ts";
import { mayHave } from "./dealing.ts";
import { fightersOf, limitOf } from "./recruiting.ts";
import type { State } from "../table/state.ts";

const agreed = ["locked", "no-climbing", "disguise", "gun-nest", "replay", "campaign"] as const;

/** So many cards can be kept before a battle. */
const MOST_KEPT = 40;

/** Reads the Veteran cards that were kept, or says what is wrong with them. zh.xp.keep, zh.veteran.one-each */
function keptFrom(words: string): Result<State["options"]["kept"]> {
  const kept: State["options"]["kept"] = [];
  const wrong = (message: string) => err(choiceFault("kept", message));
  for (const said of words.split(",").map((entry) => entry.trim())) {
    const [fighter, card, ...more] = said.split(/\s+/);
    const whose = fighterIds.find((id) => id === fighter);
    const veteran = veteranIds.find((id) => id === card);
    if (whose === undefined || veteran === undefined || more.length > 0)
      return wrong(`"${said}" is not a Recruitment card and a Veteran card, e.g. sas-officer v-steady.`);
    if (!mayHave({ card: whose }, veteran)) return wrong(`${whose} may not have ${veteran}.`);
    if (kept.some((keptFighter) => keptFighter.veteran === veteran)) return wrong(`There is one card ${veteran}.`);
    kept.push({ card: whose, veteran });
  }
  return kept.length > MOST_KEPT ? wrong(`At most ${MOST_KEPT} cards are kept.`) : ok(kept);
}

/** The force a side has by default: the first one for its points. */
const usualForce = (mission: MissionId, side: Side, points: number, disguise: boolean): string => {
  if (side === "attacker" && mission === "m5") return "attacker-20-evader";
  if (side === "attacker" && disguise) return "attacker-20-disguise";
  const fitting = sampleForces.filter((sampleForce) => sampleForce.side === side && sampleForce.points <= points);
  return fitting.toSorted((a, b) => b.points - a.points)[0]?.id ?? "recruited";
};

/**
 * A mission made ready: its set-up is played. `choices` may name the forces (a ready one, or "recruited" to have them
 * bought), the points limit and what the players agree on. zh.decide.roles, zh.mission.points, zh.decide.terrain
 */
export function setUp(scenario: Scenario, options: SetUpOptions, _settings: Settings): Result<State> {
  const parsed = parsePosition(scenario.board);
  if (!parsed.ok) return parsed;
  const state = parsed.value;
  const faults: Defect[] = [];
  const fault = (name: string, message: string): void => void faults.push(choiceFault(name, message));
  const said = options.choices ?? {};
  for (const word of (said["options"] ?? "").split(/\s+/).filter((part) => part !== "")) {
    const meant = agreed.find((option) => option === word);
    if (meant === undefined) fault("options", `"${word}" cannot be agreed on; expected some of: ${agreed.join(", ")}.`);
    else agree(state, meant);
  }
  if (said["kept"] !== undefined) {
    const kept = keptFrom(said["kept"]);
    if (!kept.ok) faults.push(...kept.defects);
    else state.options = { ...state.options, kept: kept.value, campaign: true };
  }
  if (said["points"] !== undefined) {
    const points = Number(said["points"]);
    if (/^\d{1,2}$/.test(said["points"]) && points >= 5) state.options.limit = { attacker: points, defender: points };
    else fault("points", "A points limit is a whole number from 5 to 99.");
  }
  for (const side of sides) {
    const { disguise } = state.options;
    const wanted = said[side] ?? usualForce(state.mission, side, limitOf(state, side), disguise);
    if (wanted === "recruited") continue;
    const force = sampleForces.find((sampleForce) => sampleForce.id === wanted && sampleForce.side === side);
    if (force === undefined) throw impossible(`a force "${wanted}" that is not offered`);
    if (force.points > limitOf(state, side)) fault(side, `${wanted} costs more than ${limitOf(state, side)} points.`);
    else {
      state.fighters = [...state.fighters, ...fightersOf(state, side, force.fighters)];
      if (side === "attacker") state.options.disguise = force.disguise === true && state.options.disguise;
    }
  }
  return faults.length > 0 ? err(...faults) : ok(state);
}

function agree(state: State, word: (typeof agreed)[number]): void {
  const { options } = state;
  switch (word) {
    case "locked":
      options.locked = true;
      break;
    case "no-climbing":
      options.climbing = false;
      break;
    case "disguise":
      options.disguise = true;
      break;
    case "gun-nest":
      options.gunNest = true;
      break;
    case "replay":
      options.replay = true;
      break;
    case "campaign":
      options.campaign = true;
      break;
  }
}
