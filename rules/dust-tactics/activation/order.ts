import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { otherSide, type Side, sideIds, type State, type Unit } from "../table/state.ts";
import { inPlay, isHero } from "../table/units.ts";

/**
 * Whether a unit has still to activate. A pilot and what is piloted are one, a hero joined to a unit is one of its own.
 * dt.turn.pass-heroes, dt.turn.pass-pilots, dt.turn.pass-off-table, dt.carry.separate
 */
const isToActivate = (unit: Unit): boolean => !unit.activated && unit.where !== "gone" && !unit.pilot;

/** The units of a side that have still to activate; a hero joined to a unit is one of its own. dt.turn.pass-heroes */
export const toActivate = (state: State, side: Side): readonly Unit[] => inPlay(state, side).filter(isToActivate);

/** Whether a side may pass: it has fewer units to activate than the other. dt.turn.pass */
export const mayPass = (state: State, side: Side): boolean =>
  toActivate(state, side).length < toActivate(state, otherSide(side)).length;

/** The rules by which units are counted that do not stand on the table by themselves. */
export function countRules(state: State): readonly Citation[] {
  const units = sideIds.flatMap((side) => toActivate(state, side));
  const drives = state.units.some(({ pilot, where }) => pilot && where !== "gone");
  return [
    "dt.turn.pass",
    ...citeIf(units.some(isHero), "dt.turn.pass-heroes"),
    ...citeIf(drives, "dt.turn.pass-pilots"),
    ...citeIf(
      units.some(({ where }) => where !== "table"),
      "dt.turn.pass-off-table",
    ),
  ];
}

/** Whose turn it is to activate a unit after a side has: the other's, as long as it has units left. dt.turn.finish-alone */
export function nextSide(state: State, after: Side): Side | null {
  const other = otherSide(after);
  if (toActivate(state, other).length > 0) return other;
  return toActivate(state, after).length > 0 ? after : null;
}
