import type { Settings } from "../../kernel/index.ts";
import { parsePosition } from "../notation/index.ts";
import type { State } from "../table/state.ts";
import { terrainOf } from "../table/terrain.ts";
import { tilesOf } from "../table/tiles.ts";
import { scenarios } from "./scenarios.ts";

const untouched = new Map<string, State | null>();

/** A mission of ours as it is by itself; null for one that is none. */
function missionOf({ mission }: State): State | null {
  if (mission === null) return null;
  const known = untouched.get(mission);
  if (known !== undefined) return known;
  const board = scenarios.find(({ id }) => id === mission)?.board;
  const parsed = board === undefined ? null : parsePosition(board);
  const state = parsed?.ok === true ? parsed.value : null;
  untouched.set(mission, state);
  return state;
}

/** How many tiles a board has. */
export function tilesIn({ board }: State, settings: Settings): number {
  const { across, down } = tilesOf(settings, terrainOf(board).grid);
  return across * down;
}

/** What customising may change of a mission, apart from its size, as a text. rr.custom.change */
const customisable = (state: State): string =>
  JSON.stringify([
    state.units
      .filter(({ post }) => post.kind !== "sentry" && post.kind !== "patrol")
      .map(({ id, kind }) => [id, kind]),
    state.dumps.map(({ id }) => id),
    state.laid.map(({ kind, at }) => [kind, at]),
    state.objectives,
    [...state.deck.cards].sort(),
  ]);

/**
 * How a mission that is being set up differs from itself: the number of its own tiles, where it has been resized, and
 * whether anything else of it was customised. rr.decide.resize, rr.custom.change
 */
export function changesOf(
  state: State,
  settings: Settings,
): { readonly resizedFrom: number | null; readonly customised: boolean } {
  const own = missionOf(state);
  if (own === null) return { resizedFrom: null, customised: false };
  const before = tilesIn(own, settings);
  if (before !== tilesIn(state, settings)) return { resizedFrom: before, customised: false };
  return { resizedFrom: null, customised: customisable(own) !== customisable(state) };
}
