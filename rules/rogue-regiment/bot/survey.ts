import { type AxisUnit, copyState, type G, type Placed } from "../board/index.ts";
import { type Likelihood, likelyEver, likelyNext } from "./watch.ts";
import { type Goal, perBoard, type Points, pointsTo } from "./ways.ts";

/** Action points that a square under watch is worth going round, in the long run. */
const DANGER = 3;

/** What can be said about the watch the Axis keeps, whatever the Operators do meanwhile. */
export interface Survey {
  readonly ever: Likelihood;
  readonly next: Likelihood;
  /** The way to goals, worked out once for each kind of them by name. */
  points(name: string, goals: () => readonly Goal[]): Points;
  /** The same if a unit were dead. */
  pointsWithout(unit: Placed<AxisUnit>, name: string, goals: () => readonly Goal[]): Points;
}

function take(g: G): Survey {
  const ever = likelyEver(g, null);
  const known = new Map<string, Points>();
  let next: Likelihood | null = null;
  const points = (name: string, goals: () => readonly Goal[], danger: () => Likelihood): Points => {
    let found = known.get(name);
    if (found === undefined) known.set(name, (found = pointsTo(g, goals(), danger(), DANGER)));
    return found;
  };
  return {
    ever,
    get next() {
      return (next ??= likelyNext(g));
    },
    points: (name, goals) => points(name, goals, () => ever),
    pointsWithout: (unit, name, goals) => points(`${name} without ${unit.id}`, goals, () => likelyEver(g, unit.id)),
  };
}

/** Everything of the state that a survey rests on. */
const keyOf = ({ state }: G): string =>
  JSON.stringify([state.units, state.token, state.section, state.deck.cards, state.corpses, state.entry]);

const latest = perBoard((): { key: string; survey: Survey | null } => ({ key: "", survey: null }));

/** The survey of this moment; between two actions that change nothing for the Axis it is the same. */
export function surveyOf(g: G): Survey {
  const kept = latest(g);
  const key = keyOf(g);
  // the survey keeps a copy: the state of a live game goes on changing under it
  if (kept.survey === null || kept.key !== key)
    Object.assign(kept, { key, survey: take({ ...g, state: copyState(g.state), events: [] }) });
  return kept.survey ?? take(g);
}
