import type { BoardObjective, BoardTrack, GameResult } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { isConvoyTruck } from "../book/vehicle-kinds.ts";
import { type Ctx, record } from "../table/context.ts";
import type { GameEnd } from "../table/event-fragments.ts";
import type { Objective, State } from "../table/state.ts";

/** The victory points of each objective: our own scale, for the mission pages are not in the source. */
export const victoryPoints: Readonly<Record<Objective, number>> = {
  "kill-officers": 3,
  leave: 1,
  "destroy-dumps": 3,
  "take-documents": 2,
  "stop-convoy": 3,
  "destroy-an-aa-gun": 2,
  "destroy-aa-guns": 2,
  "destroy-wanted": 3,
};

/** Those who count: the Operators, or the support units where there are no Operators at all. */
const counted = ({ operators }: State): State["operators"] =>
  operators.every(({ support }) => support)
    ? operators.filter(({ crew }) => crew === null)
    : operators.filter(({ support }) => !support);
const isInPlay = ({ fate }: State["operators"][number]): boolean => fate === "in-play";
const left = (state: State): number => counted(state).filter(({ fate }) => fate === "left").length;
const convoyLeft = (state: State): number =>
  state.units.filter((unit) => unit.post.kind === "convoy" && isConvoyTruck(unit)).length;

/** Documents that have been carried off the board, and those still to be had. */
const documentsToTake = (state: State): number =>
  state.laid.filter(({ kind }) => kind === "document").length +
  state.operators
    .filter(({ fate }) => fate === "in-play")
    .reduce(
      (sum, { items }) => sum + items.filter(({ item }) => item === "document").reduce((n, { count }) => n + count, 0),
      0,
    );

/** The vehicles still to be destroyed. */
const wantedLeft = ({ units }: State): number => units.filter(({ wanted }) => wanted).length;

/** The points of an objective as it stands: of the wanted vehicles one short of all is a point less. */
const worth = (state: State, objective: Objective): number =>
  !met[objective](state)
    ? 0
    : objective === "destroy-wanted" && wantedLeft(state) > 0
      ? victoryPoints[objective] - 1
      : victoryPoints[objective];

/** Which objectives are met. */
const met: Readonly<Record<Objective, (state: State) => boolean>> = {
  "kill-officers": (state) => !state.units.some(({ kind }) => kind === "officer"),
  leave: (state) => !counted(state).some(isInPlay) && left(state) > 0,
  "destroy-dumps": (state) => state.dumps.every(({ destroyed }) => destroyed),
  "take-documents": (state) =>
    documentsToTake(state) === 0 &&
    state.operators.some(
      ({ fate, items }) => fate === "left" && items.some(({ item, count }) => item === "document" && count > 0),
    ),
  "stop-convoy": (state) => state.escaped === 0 && convoyLeft(state) === 0,
  // all but one of them will do, so that of three vehicles two: a minor victory
  "destroy-wanted": (state) => wantedLeft(state) <= 1,
  "destroy-an-aa-gun": ({ silenced }) => silenced > 0,
  "destroy-aa-guns": (state) => !state.units.some(({ kind }) => kind === "aa-gun"),
};

/** Which objectives can no longer be met. rr.open.loss */
const lost: Readonly<Record<Objective, (state: State) => boolean>> = {
  "kill-officers": () => false,
  leave: () => false,
  "destroy-dumps": () => false,
  "take-documents": (state) => documentsToTake(state) === 0 && !met["take-documents"](state),
  "stop-convoy": (state) => state.escaped > 0,
  "destroy-an-aa-gun": () => false,
  "destroy-aa-guns": () => false,
  "destroy-wanted": () => false,
};

/**
 * The victory points at the end: one for each objective's worth, and one for each Operator who has left the board
 * alive.
 */
export const pointsOf = (state: State): { readonly won: number; readonly of: number } => ({
  won: state.objectives.reduce((sum, objective) => sum + worth(state, objective), 0) + left(state),
  of:
    state.objectives.reduce((sum, objective) => sum + victoryPoints[objective], 0) +
    state.operators.filter(({ support }) => !support).length,
});

/** How it ends, and why. */
type Ending =
  | {
      readonly result: "victory";
      readonly text:
        | "every objective of the mission is met."
        | `${number} of ${number} objectives are met, which is enough.`;
    }
  | {
      readonly result: "defeat";
      readonly text:
        | "the objectives can no longer be met."
        | "every Operator is dead."
        | "nobody is left on the board, and the objectives are not met."
        | "the Operators have left without meeting the objectives.";
    };

/**
 * Ends the game; all victory points are a major victory, anything less a minor one. rr.setup.recommended-mission,
 * rr.open.loss, rr.jager.win-operators
 */
function over(ctx: Ctx, { result, text }: Ending): GameResult {
  const cites: readonly Citation[] = [
    "rr.setup.recommended-mission",
    "rr.open.loss",
    ...(ctx.state.jager === null ? [] : ([result === "defeat" ? "rr.jager.win" : "rr.jager.win-operators"] as const)),
  ];
  const { won, of } = pointsOf(ctx.state);
  const score = `(${won} of ${of} victory points)` as const;
  const why: GameEnd =
    result === "victory"
      ? `${won === of ? "a major victory: " : "a minor victory: "}${text} ${score}`
      : ctx.state.jager === null
        ? `${text} ${score}`
        : `${text} ${score} The Jäger player wins.`;
  const ended = { result, text: why, cites: [...cites] };
  ctx.state.result = ended;
  record(ctx, { event: "over", result, why, points: won, of, cites });
  return ended;
}

/**
 * Whether the game is over: the objectives are met, can no longer be met, or everyone is dead or gone.
 * rr.setup.recommended-mission, rr.open.loss
 */
export function resultOf(ctx: Ctx): GameResult | null {
  const { state } = ctx;
  if (state.result !== null) return state.result;
  if (state.phase === "set-up" || state.operators.length === 0) return null;
  if (state.objectives.length > 0 && state.objectives.every((objective) => met[objective](state)))
    return over(ctx, { result: "victory", text: "every objective of the mission is met." });
  const aims = state.objectives.filter((objective) => objective !== "leave");
  const least = state.enough === 0 ? aims.length : Math.min(state.enough, aims.length);
  const outOfReach = aims.filter((objective) => lost[objective](state)).length;
  if (aims.length - outOfReach < least)
    return over(ctx, { result: "defeat", text: "the objectives can no longer be met." });
  if (counted(state).some(isInPlay)) return null;
  if (left(state) === 0) return over(ctx, { result: "defeat", text: "every Operator is dead." });
  const done = aims.filter((objective) => met[objective](state)).length;
  return state.enough > 0 && done >= least
    ? over(ctx, { result: "victory", text: `${done} of ${aims.length} objectives are met, which is enough.` })
    : over(ctx, {
        result: "defeat",
        text:
          left(state) < counted(state).length
            ? "nobody is left on the board, and the objectives are not met."
            : "the Operators have left without meeting the objectives.",
      });
}

const objectiveTexts: Readonly<Record<Objective, string>> = {
  "kill-officers": "Kill every Axis officer",
  leave: "Bring everyone who lives off the board",
  "destroy-dumps": "Blow up every ammunition dump",
  "take-documents": "Carry the documents off the board",
  "stop-convoy": "Stop every truck of the convoy",
  "destroy-an-aa-gun": "Destroy an AA Gun",
  "destroy-aa-guns": "Destroy every AA Gun",
  "destroy-wanted": "Destroy all but one of the wanted vehicles, or all of them",
};

/** The objectives of the mission as they stand, for the drawing model. rr.setup.recommended-mission */
export const boardObjectives = (state: State): readonly BoardObjective[] =>
  state.objectives.map((objective) => ({
    text: objectiveTexts[objective],
    state: met[objective](state) ? "met" : lost[objective](state) ? "lost" : "open",
  }));

/** The turn and the stealth meter, until the alarm has gone. */
export const boardTracks = (state: State): readonly BoardTrack[] => [
  { name: "Turn", value: state.turn, most: null, bad: null, text: null },
  state.section === "stealth"
    ? { name: "Stealth", value: state.meter, most: null, bad: "low", text: "The alarm sounds at 0." }
    : { name: "Alarm", value: 1, most: 1, bad: "high", text: "The alarm has sounded: battle." },
  ...(state.jager === null
    ? []
    : [
        {
          name: "Jäger hand",
          value: state.jager.held,
          most: null,
          bad: null,
          text:
            state.jager.laid === null
              ? "No card lies face down."
              : `${state.jager.laid.card ?? "A card"} lies face down beside the event deck.`,
        },
      ]),
];
