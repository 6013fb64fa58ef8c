import type { BoardObjective } from "../../kernel/index.ts";
import type { Side } from "../book/ids.ts";
import type { Fighter } from "../table/fighter.ts";
import type { State } from "../table/state.ts";
import { forceOf, hasKeyword, isCharacter } from "../table/context.ts";
import { missions } from "../book/missions.ts";

/** What judging depends on apart from the state: numbers and readings. */
export interface Terms {
  /** Half of a number, as the reading rounds it. zh.open.half */
  readonly half: (count: number) => number;
  readonly m1Goal: number;
  readonly m7Goal: number;
  readonly gunHits: number;
  readonly bombs: number;
}

/** The terms of the book, for a board. */
export const usualTerms: Terms = { half: (count) => Math.ceil(count / 2), m1Goal: 3, m7Goal: 3, gunHits: 10, bombs: 3 };

/** The fighters of a side that are out, or have left; pairs count 2. zh.pair.counts-two */
const countFighters = (state: State, side: Side, where: "out" | "left"): number =>
  forceOf(state, side).filter((fighter) => fighter.where === where).length;

const destroyed = ({ objectives }: State): number => objectives.filter(({ status }) => status === "destroyed").length;
const scored = ({ objectives }: State): number =>
  objectives.reduce(
    (sum, { status, number }) => sum + (status === "scored" && typeof number === "number" ? number : 0),
    0,
  );

/** Whether a charge lies at an objective or has exploded there. zh.m3.defender-primary */
const isChargeSet = (state: State): boolean =>
  destroyed(state) > 0 || state.charges.some(({ objective }) => objective !== null);

const evaderIs = (state: State, where: Fighter["where"]): boolean =>
  state.fighters.some((fighter) => fighter.id === state.evader && fighter.where === where);

/** Whether a side has achieved its primary objective as things stand. */
export function hasPrimary(state: State, side: Side, terms: Terms): boolean {
  const attacks = side === "attacker";
  switch (state.mission) {
    // zh.m1.attacker-goal, zh.m1.defender-goal
    case "m1":
      return attacks
        ? countFighters(state, "attacker", "left") >= terms.m1Goal
        : countFighters(state, "attacker", "out") >= terms.m1Goal;
    // zh.m2.primary
    case "m2":
      return attacks === countFighters(state, "defender", "out") >= terms.half(state.began.defender);
    // zh.m3.attacker-primary, zh.m3.defender-primary
    case "m3":
      return attacks ? destroyed(state) > 0 : !isChargeSet(state);
    // zh.m4.primary
    case "m4":
      return attacks === (state.objectives.length > 0 && destroyed(state) >= state.objectives.length);
    // zh.m5.attacker-primary, zh.m5.defender-primary
    case "m5":
      return evaderIs(state, attacks ? "left" : "out");
    case "m6":
      return attacks === scored(state) > 0;
    case "m7":
      return attacks === scored(state) >= terms.m7Goal;
    // zh.m8.primary
    case "m8":
      return attacks === (state.gun?.hits ?? 0) < terms.gunHits;
  }
}

/** Whether a side has achieved its secondary objective. zh.mission.attacker-secondary, zh.mission.defender-secondary */
export function hasSecondary(state: State, side: Side, terms: Terms): boolean {
  if (state.mission === "m1") return false;
  if (side === "defender") return countFighters(state, "attacker", "out") >= terms.half(state.began.attacker);
  // zh.m8.attacker-secondary
  if (state.mission === "m8") return state.gun?.destroyed === true;
  return countFighters(state, "attacker", "left") >= terms.half(state.began.attacker);
}

/** Whether an attacker began with the equipment without which missions 3 and 4 end. zh.m3.end, zh.m4.end */
const wasEquipped = ({ mission }: State, fighter: Fighter): boolean =>
  fighter.requisition === "r-demo-charge" ||
  (mission === "m3" ? isCharacter(fighter) : hasKeyword(fighter, "grenades"));

/** Whether it still holds a charge, or grenades. */
const stillHolds = ({ mission }: State, fighter: Fighter): boolean =>
  fighter.charges > 0 || fighter.missionCharge || (mission === "m4" && hasKeyword(fighter, "grenades"));

/** Whether every attacker that could achieve the mission has been taken out. zh.open.last-charge */
function areUnequipped(state: State, holdersOnly: boolean): boolean {
  const equipped = forceOf(state, "attacker").filter((attacker) => wasEquipped(state, attacker));
  if (equipped.length === 0 || state.charges.length > 0) return false;
  if (!holdersOnly) return equipped.every(({ where }) => where === "out");
  return equipped.every(
    (fighter) => fighter.where === "out" || fighter.where === "left" || !stillHolds(state, fighter),
  );
}

/** Whether no attacker is left in play or waiting, and no charge has yet to explode. zh.open.stuck-end */
const isStuck = (state: State): boolean =>
  ["m3", "m4", "m5", "m6", "m7"].includes(state.mission) &&
  state.charges.length === 0 &&
  forceOf(state, "attacker").every(({ where }) => where === "out" || where === "left");

/** The readings about how a battle ends. */
export interface EndReadings {
  readonly holdersOnly: boolean;
  readonly stuckEnds: boolean;
  readonly gunOut: boolean;
  readonly lastTurn: number | null;
}

/** Why the battle has ended, with the rule; null while it continues. zh.m1.end, zh.m2.end, zh.m5.end, zh.m8.end */
export function endOf(state: State, terms: Terms, how: EndReadings): readonly string[] | null {
  const { mission } = state;
  const [attacker, defender] = (["attacker", "defender"] as const).map((side) => hasSecondary(state, side, terms));
  const either = attacker === true || defender === true;
  const primary = (side: Side): boolean => hasPrimary(state, side, terms);
  if (state.began.attacker === 0 || state.began.defender === 0) return null;
  if (how.lastTurn !== null && state.turn > how.lastTurn) return ["zh.open.turn-limit"];
  if (how.stuckEnds && isStuck(state)) return ["zh.open.stuck-end"];
  switch (mission) {
    case "m1":
      return primary("attacker") || primary("defender") ? ["zh.m1.end"] : null;
    case "m2":
      return either ? ["zh.m2.end"] : null;
    case "m3":
    case "m4":
      return either || areUnequipped(state, how.holdersOnly) ? [`zh.${mission}.end`, "zh.open.last-charge"] : null;
    case "m5":
      return (primary("attacker") && attacker === true) || primary("defender") ? ["zh.m5.end"] : null;
    // zh.m6.end
    case "m6":
    // zh.m7.end
    case "m7":
      return defender === true || (primary("attacker") && attacker === true) ? [`zh.${mission}.end`] : null;
    case "m8": {
      const out = how.gunOut && state.gun?.destroyed === true;
      return state.struck.length >= terms.bombs || out ? ["zh.m8.end", "zh.open.m8-gun-out"] : null;
    }
  }
}

/** The side whose primary objective is only to prevent something; null if both have something to achieve. */
function avoidingSide({ mission }: State): Side | null {
  if (mission === "m1" || mission === "m5") return null;
  return mission === "m8" ? "attacker" : "defender";
}

/** The objectives as a board shows them; all are open until the battle begins. */
export function objectivesOf(state: State): readonly BoardObjective[] {
  const { attacker, defender, secondary } = missions[state.mission];
  const over = state.result !== null;
  const stateOf = (side: Side, { main }: { readonly main: boolean }): BoardObjective["state"] => {
    if (state.phase === "set-up") return "open";
    const met = (main ? hasPrimary : hasSecondary)(state, side, usualTerms);
    // an objective to prevent something is achieved at the end
    const avoids = main && side === avoidingSide(state);
    if (!over && avoids) return met ? "open" : "lost";
    return met ? "met" : over ? "lost" : "open";
  };
  return [
    { text: `Attacker: ${attacker}`, state: stateOf("attacker", { main: true }) },
    { text: `Defender: ${defender}`, state: stateOf("defender", { main: true }) },
    ...(secondary === null
      ? []
      : [
          { text: `Attacker, secondary: ${secondary.attacker}`, state: stateOf("attacker", { main: false }) },
          { text: `Defender, secondary: ${secondary.defender}`, state: stateOf("defender", { main: false }) },
        ]),
  ];
}
