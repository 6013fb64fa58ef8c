import { squareBehind } from "../fighting/index.ts";
import { neighbours, type Square } from "../../geometry/index.ts";
import { operatorLine, squaresUnder } from "../sight/index.ts";
import {
  apart,
  type G,
  grid,
  ground,
  isCrew,
  type Operator,
  operatorsOnBoard,
  type Placed,
  unitsOnBoard,
} from "../board/index.ts";
import { type Errand, type Outlook, worth } from "./outlook.ts";
import { worthCalling } from "./aircraft.ts";
import { surveyOf } from "./survey.ts";
import { viewsNow } from "./watch.ts";
import type { Goal, Points } from "./ways.ts";

/** The candidate with the highest score, the first of several. */
export function bestOf<T>(candidates: Iterable<T>, score: (candidate: T) => number): T | undefined {
  let best: T | undefined;
  let most = -Infinity;
  for (const candidate of candidates) {
    const value = score(candidate);
    if (best !== undefined && value <= most) continue;
    most = value;
    best = candidate;
  }
  return best;
}

/** Whether there is an officer still to be killed. */
const officersToKill = ({ state }: G): boolean =>
  state.objectives.includes("kill-officers") && state.units.some(({ kind }) => kind === "officer");

/** The range from which a shot at an officer is worth planning for. */
const SHOOTING_RANGE = 4;

/**
 * Squares from which an officer can be killed: behind him with the knife, or in sight of a gun at the price of its
 * noise.
 */
function huntingGoals(g: G, operator: Operator): readonly Goal[] {
  const armed = operator.weapons.some((weapon) => weapon !== "knife");
  const price = operator.spotted ? 2 : worth.loud + worth.alerted;
  return unitsOnBoard(g).flatMap((officer): readonly Goal[] => {
    if (officer.kind !== "officer") return [];
    const goals: Goal[] = [];
    const behind = squareBehind(g, officer);
    if (behind !== null && !operator.spotted && operator.weapons.includes("knife"))
      goals.push({ square: behind, rest: 0 });
    if (!armed) return goals;
    for (let square = 0; square < grid(g).squares.length; square++) {
      const away = apart(g, square, officer.at);
      if (away === 0 || away > SHOOTING_RANGE || !operatorLine(g, square, false, officer.at)) continue;
      goals.push({ square, rest: price + away / 2 });
    }
    return goals;
  });
}

/** The squares of dumps that no bomb laid so far will destroy. rr.lewes.detonates */
export function storesToBlow(g: G): readonly Square[] {
  if (!g.state.objectives.includes("destroy-dumps")) return [];
  const due = new Set(g.state.laid.flatMap(({ kind, at }) => (kind === "bomb" ? squaresUnder(g, at) : [])));
  return g.state.dumps.flatMap(({ destroyed, squares }) =>
    destroyed || squares.some((square) => due.has(square)) ? [] : squares,
  );
}

/** The squares on which a bomb would destroy a dump. */
export function bombPlaces(g: G): ReadonlySet<Square> {
  const stores = new Set(storesToBlow(g));
  const places = new Set<Square>();
  for (const store of stores)
    for (const at of squaresUnder(g, store))
      if (grid(g).squares[at] !== ground.water && grid(g).squares[at] !== ground.dump) places.add(at);
  return places;
}

export const hasBomb = ({ items }: Operator): boolean =>
  items.some(({ item, count, of }) => item === "bomb" && count > 0 && of === null);

/** Squares beside one on which a bomb would destroy a dump. */
const blowingGoals = (g: G): readonly Goal[] => {
  const beside = new Set([...bombPlaces(g)].flatMap((square) => neighbours(grid(g), square)));
  return [...beside].map((square) => ({ square, rest: 0 }));
};

/** The Operator with a bomb who is nearest to a dump that has to be destroyed. */
function sapperOf(g: G): Operator | undefined {
  if (storesToBlow(g).length === 0) return undefined;
  return bestOf(
    operatorsOnBoard(g).filter(hasBomb),
    (operator) => operator.health * HEALTHY - (pointsOf(g, operator, "blow").standing[operator.at] ?? Infinity),
  );
}

const exitGoals = (g: G): readonly Goal[] => g.state.entry.map((square) => ({ square, rest: 0 }));

/** The goals of an errand, and a name under which the way to them is kept. */
const goalsOf = (g: G, operator: Operator, errand: Errand): readonly [name: string, goals: () => readonly Goal[]] =>
  errand === "hunt"
    ? [`hunt ${operator.spotted} ${operator.weapons.join()}`, () => huntingGoals(g, operator)]
    : errand === "blow"
      ? [`blow ${storesToBlow(g).join()}`, () => blowingGoals(g)]
      : ["exit", () => exitGoals(g)];

const pointsOf = (g: G, operator: Operator, errand: Errand): Points =>
  surveyOf(g).points(...goalsOf(g, operator, errand));

/** What a loaded Sten gun is worth to a hunter, and each health point, in action points. */
const STEN = 6;
const HEALTHY = 2;

/** The Operator best placed to kill an officer. The others wait for him near the exit: one is seen less than two. */
export function hunterOf(g: G): Operator | undefined {
  if (!officersToKill(g)) return undefined;
  const able = operatorsOnBoard(g).filter((operator) => !isCrew(operator));
  return bestOf(able, (operator) => {
    const away = pointsOf(g, operator, "hunt").standing[operator.at] ?? Infinity;
    return operator.health * HEALTHY + (operator.weapons.includes("sten") && operator.ammunition > 0 ? STEN : 0) - away;
  });
}

function errandOf(g: G, operator: Operator): Errand {
  // while the Typhoon can do what the mission asks for, everybody waits for it
  if (!officersToKill(g) && worthCalling(g)) return "wait";
  if (!officersToKill(g)) {
    const sapper = sapperOf(g);
    if (sapper !== undefined) return sapper.id === operator.id ? "blow" : "wait";
    const ticking =
      g.state.laid.some(({ kind }) => kind === "bomb") && g.state.dumps.some(({ destroyed }) => !destroyed);
    return g.state.objectives.includes("leave") && !ticking ? "leave" : "wait";
  }
  return hunterOf(g)?.id === operator.id ? "hunt" : "wait";
}

/** Patience wears out after so many turns, down to a rest, so that nobody waits for ever for a way that never opens. */
const PATIENT_TURNS = 15;
const WEARS_OUT = 60;
const LEAST_PATIENCE = 0.25;
const patienceOf = ({ state }: G): number =>
  Math.max(LEAST_PATIENCE, 1 - Math.max(0, state.turn - PATIENT_TURNS) / WEARS_OUT);

/** Everything the turn of an Operator is judged by. */
export function outlookOf(g: G, operator: Placed<Operator>): Outlook {
  const errand = errandOf(g, operator);
  const survey = surveyOf(g);
  const points = pointsOf(g, operator, errand);
  return {
    g,
    operator,
    errand,
    points,
    prospect: errand === "hunt" || errand === "blow" ? (operator.spotted ? worth.hope : worth.prospect) : 0,
    views: viewsNow(g),
    next: survey.next,
    patience: patienceOf(g),
    gainWithout: (unit, from) =>
      (points.standing[from] ?? 0) - (survey.pointsWithout(unit, ...goalsOf(g, operator, errand)).standing[from] ?? 0),
  };
}
