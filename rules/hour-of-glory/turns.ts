import type { Turn } from "./state.ts";

/** A turn with everything still to be done. */
export const newTurn = (agent: string, squares: number): Turn => ({
  agent,
  left: squares,
  moves: true,
  acts: "any",
  either: false,
  moved: false,
  acted: false,
  mustShoot: false,
  reacted: false,
  movedOn: false,
  engaged: false,
  fresh: true,
  tested: [],
  exempt: [],
  covered: [],
  through: null,
  conceal: null,
});
