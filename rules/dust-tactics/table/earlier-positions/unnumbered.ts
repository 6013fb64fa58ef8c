import type { PlainState, PositionStep } from "../../../kernel/index.ts";

const isFields = (value: unknown): value is PlainState =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A part of a state with a field that it lacked; the very part where it has it, or where there is none. */
function withField(part: unknown, name: string, value: unknown): unknown {
  return isFields(part) && part[name] === undefined ? { ...part, [name]: value } : part;
}

/**
 * Positions from before 23 November 2026: nobody declared the whole way of a march (`ahead`), and a reaction was carried
 * out as soon as it was rolled for (`waits`).
 */
export const fromUnnumbered: PositionStep = (state) => {
  const activation = withField(state["activation"], "ahead", null);
  const reaction = withField(state["reaction"], "waits", false);
  if (activation === state["activation"] && reaction === state["reaction"]) return state;
  return { ...state, activation, reaction };
};
