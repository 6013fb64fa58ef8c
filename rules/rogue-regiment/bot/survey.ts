import { perRequest } from "../../kernel/index.ts";
import { columnOf, rowOf, type Square, squareAt } from "../../geometry/index.ts";
import { type Ctx, distanceBetween, grid, type Placed } from "../table/context.ts";
import { type AxisUnit, copyState } from "../table/state.ts";
import { operatorLine } from "../sight/index.ts";
import { type Likelihood, likelyEver, likelyNext, type Outcome, outcomesOf } from "./watch.ts";
import { type Goal, perBoard, type Points, pointsTo, type Upright } from "./ways.ts";

/** Action points that a square under watch is worth going round, in the long run. */
const DANGER = 3;
/** The same for Nancy in disguise, whom nobody knows, where her way ends in sight. rr.dare.disguise-suspicion */
const SUSPICION = 0.3;

/** A square from which another can be attacked. */
export interface Line {
  readonly square: Square;
  readonly away: number;
}

/** The range up to which lines are drawn, and the one from which on: nobody stands in his own blast. */
const FARTHEST_LINE = 6;
const NEAREST_LINE = 2;

function linesTo(ctx: Ctx, to: Square): readonly Line[] {
  const board = grid(ctx);
  const lines: Line[] = [];
  const [x, y] = [columnOf(board, to), rowOf(board, to)];
  for (let dy = -FARTHEST_LINE; dy <= FARTHEST_LINE; dy++) {
    for (let dx = -FARTHEST_LINE; dx <= FARTHEST_LINE; dx++) {
      const square = squareAt(board, x + dx, y + dy);
      if (square === null) continue;
      const away = distanceBetween(ctx, square, to);
      if (away >= NEAREST_LINE && away <= FARTHEST_LINE && operatorLine(ctx, { square, low: false }, to))
        lines.push({ square, away });
    }
  }
  return lines;
}

/** What can be said about the watch the Axis keeps, whatever the Operators do meanwhile. */
export interface Survey {
  readonly ever: Likelihood;
  readonly next: Likelihood;
  /** The same if a unit looked at nothing. */
  nextWithout(unit: string): Likelihood;
  /** The squares from which a standing Operator has a line to one, and how far away they are. */
  lines(to: Square): readonly Line[];
  /** The way to goals, worked out once for each kind of them by name. */
  points(upright: Upright, name: string, goals: () => readonly Goal[]): Points;
  /** The same if a unit were dead. */
  pointsWithout(unit: Placed<AxisUnit>, upright: Upright, name: string, goals: () => readonly Goal[]): Points;
}

function take(ctx: Ctx): Survey {
  const ever = likelyEver(ctx, null);
  const pointsByKey = new Map<string, Points>();
  const drawn = new Map<Square, readonly Line[]>();
  let next: Likelihood | null = null;
  let outcomes: readonly Outcome[] | null = null;
  const toCome = (): readonly Outcome[] => (outcomes ??= outcomesOf(ctx));
  const points = (upright: Upright, name: string, goals: () => readonly Goal[], danger: () => Likelihood): Points => {
    const key = `${upright} ${name}`;
    let kept = pointsByKey.get(key);
    if (kept === undefined)
      pointsByKey.set(
        key,
        (kept = pointsTo(ctx, upright, goals(), danger(), upright === "disguised" ? SUSPICION : DANGER)),
      );
    return kept;
  };
  return {
    ever,
    get next() {
      return (next ??= likelyNext(ctx, toCome(), null));
    },
    nextWithout: (unit) => likelyNext(ctx, toCome(), unit),
    lines(to) {
      const lines = drawn.get(to) ?? linesTo(ctx, to);
      drawn.set(to, lines);
      return lines;
    },
    points: (upright, name, goals) => points(upright, name, goals, () => ever),
    pointsWithout: (unit, upright, name, goals) =>
      points(upright, `${name} without ${unit.id}`, goals, () => likelyEver(ctx, unit.id)),
  };
}

/** Everything of the state that a survey rests on. */
const keyOf = ({ state }: Ctx): string =>
  JSON.stringify([
    state.units.map(({ id, at, token, facing, alert, setUp, smoking, held, empty, stalled, post }) => [
      [id, at, token, facing, alert, setUp, smoking, held, empty, stalled],
      post,
    ]),
    [state.token, state.section, state.deck.cards, state.corpses, state.entry, state.templates],
  ]);

/** The survey that was taken last of each board, in a request: another's would tell by its work what he asked about. */
const latest = perRequest(() => perBoard((): { key: string; survey: Survey | null } => ({ key: "", survey: null })));

/** The survey of this moment; between two actions that change nothing for the Axis it is the same. */
export function surveyOf(ctx: Ctx): Survey {
  const kept = latest()(ctx);
  const key = keyOf(ctx);
  // the survey keeps a copy: the state of a live game goes on changing under it
  if (kept.survey === null || kept.key !== key)
    Object.assign(kept, { key, survey: take({ ...ctx, state: copyState(ctx.state), events: [] }) });
  return kept.survey ?? take(ctx);
}
