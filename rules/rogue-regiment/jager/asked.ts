import type { Ctx } from "../table/context.ts";
import type { AxisUnit } from "../table/state.ts";

/**
 * Whether the Jäger player moves a unit in the Axis Advance Phase; in a co-operative game nobody does.
 * rr.jager.control-move, rr.jager.upgrade-control, rr.jager.units-in-coop
 */
export const isCommanded = ({ state }: Ctx, unit: AxisUnit): boolean => state.jager !== null && unit.jager !== null;

/** Whether he is in the middle of moving one, so that the phase goes on behind it. */
export const isCommanding = ({ state }: Ctx): boolean => state.jager !== null && state.jager.commanding !== null;

/** Whether a token is to be put on the board before the Event Phase goes on. */
export const isPlacing = ({ state }: Ctx): boolean => state.jager !== null && state.jager.placing !== null;
