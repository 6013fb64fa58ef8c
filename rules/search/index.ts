// What is best in a position, and what a player of some strength plays there; it knows no game.
export { type Candidate, candidateText } from "./candidates.ts";
export {
  evaluate,
  type Evaluation,
  type Line,
  type Searched,
  type SearchOptions,
  seedOf,
  strongMove,
} from "./evaluate.ts";
export { intervalOf } from "./interval.ts";
export { moveByStrength, type Played, type Playing } from "./strength.ts";
