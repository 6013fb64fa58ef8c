import type { Settings } from "../../../kernel/index.ts";
import { numberIn } from "../../book/in-force.ts";
import type { State } from "../../table/state.ts";
import { terrainOf } from "../../table/terrain.ts";
import { linesFrom } from "../../table/tiles.ts";
import type { Checked } from "./checked.ts";

/** What of the Typhoon is impossible. rr.dare.typhoon-mission */
export function typhoonDefects({ state, settings, grid, add }: Checked): void {
  const { typhoon } = state;
  if (typhoon === null) return;
  const { id, health, rockets, ap, above, side, run, met, shotDown } = typhoon;
  const others = [...state.operators, ...state.units, ...state.vehicles];
  if (others.some((piece) => piece.id === id)) add("same-id", id, `Two pieces are called ${id}.`);
  const limit = numberIn(settings, "rr.number.typhoon-health");
  if (health > limit)
    add("too-healthy", id, `${id} has ${health} health, but may have ${limit} at most.`, "rr.dare.typhoon-shot-down");
  if ((health === 0) !== shotDown)
    add("dead-in-play", id, `${id} is shot down at 0 health, and not before.`, "rr.dare.typhoon-shot-down");
  if (rockets > numberIn(settings, "rr.number.typhoon-rockets"))
    add(
      "too-many-rockets",
      id,
      `${id} has ${rockets} rockets, but may have ${numberIn(settings, "rr.number.typhoon-rockets")} at most.`,
      "rr.dare.typhoon-two-rockets",
    );
  if (ap > numberIn(settings, "rr.number.typhoon-ap"))
    add(
      "too-many-ap",
      id,
      `${id} has ${ap} AP, but may have ${numberIn(settings, "rr.number.typhoon-ap")} at most.`,
      "rr.dare.typhoon-two-actions",
    );
  if (ap > 0 && (run === null || state.phase !== "operator"))
    add("acting-out-of-phase", id, `${id} acts only on its run, in the Operator Phase.`, "rr.dare.typhoon-acts-first");
  if (above !== null && run !== null)
    add("two-places", id, `${id} is on its run while its card lies in the deck.`, "rr.dare.typhoon-waits-beside");
  if (shotDown && (above !== null || run !== null))
    add("two-places", id, `${id} has been shot down and has no place.`, "rr.dare.typhoon-shot-down");
  if ((above !== null || run !== null) && side === null)
    add("nowhere", id, `${id} has no edge it waits beside or has come from.`, "rr.dare.typhoon-waits-beside");
  if (met.some((tile) => tile >= tilesIn(state, settings)))
    add("off-the-board", id, `${id} has met a tile that is not there.`, "rr.dare.typhoon-reaction");
  if (run === null || side === null) return;
  const { lines, tiles } = linesFrom(settings, grid, side);
  if (run.line >= lines || run.tile >= tiles)
    add(
      "off-the-board",
      id,
      `From ${side} there are ${lines} lines of ${tiles} tiles; ${id} is on tile ${run.tile} of line ${run.line}.`,
      "rr.dare.typhoon-arrival",
    );
  if (run.tile >= 0 && state.section === "stealth")
    add("no-alarm", id, `${id} is over the board: the alarm has sounded.`, "rr.dare.typhoon-alarm");
}

const tilesIn = (state: State, settings: Settings): number => {
  const { lines, tiles } = linesFrom(settings, terrainOf(state.board).grid, "N");
  return lines * tiles;
};
