import { battles, type SidePlan } from "../book/battles.ts";
import type { Side, State } from "./state.ts";

/** How a side enters the table in this scenario; null without a scenario. */
export const sidePlan = ({ scenario }: State, side: Side): SidePlan | null =>
  battles.find(({ id }) => id === scenario)?.sides[side] ?? null;

/** Whether units of a side begin off the table, and this is the first turn. dt.meet.off-table */
export const isFirstMeeting = (state: State, side: Side): boolean =>
  state.turn === 1 && sidePlan(state, side)?.meeting === true;
