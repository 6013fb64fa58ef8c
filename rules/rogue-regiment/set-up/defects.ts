import { type Defect, nearest, type Settings } from "../../kernel/index.ts";
import { cardOf, decks } from "../book/deck.ts";
import type { State } from "../table/state.ts";
import { terrainIn } from "../table/terrain.ts";
import { jagerDefects } from "./defects/jager.ts";
import { outfitDefects } from "./defects/outfit.ts";
import { typhoonDefects } from "./defects/typhoon.ts";

import { type Add, checked, type Checked } from "./defects/checked.ts";
import { boardDefects } from "./defects/board.ts";
import { notInPlay } from "./defects/expansions.ts";
import { operatorDefects } from "./defects/operators.ts";
import { operatorVehicleDefects } from "./defects/operator-vehicles.ts";
import { unitDefects } from "./defects/units.ts";

/** Cards that are none, and a deck that is empty. rr.deck.panels, rr.deck.draw */
function deckDefects({ state, add }: Checked): void {
  const unknown = [...state.deck.cards, ...state.deck.discard].filter((card) => cardOf(card) === null);
  // what is near is looked for once, however many there are
  for (const [i, card] of unknown.entries()) {
    const near = i > 0 ? "" : nearest(card, Object.values(decks).flat());
    add("no-such-card", "deck", `"${card}" is not an event card${near}.`, "rr.deck.panels");
  }
  if (state.deck.cards.length + state.deck.discard.length === 0 && state.deck.window === null)
    add("no-deck", "deck", "The event deck has no cards.", "rr.deck.draw");
}

/** Moments that cannot be. rr.turn.battle-phases, rr.alarm.at-zero, rr.turn.stealth-phases */
function momentDefects({ state, add }: Checked): void {
  if (state.phase === "patrol" && state.section === "battle")
    add("no-such-phase", "phase", "The Battle Section has no Patrol Phase.", "rr.turn.battle-phases");
  if (state.section === "stealth" && state.meter === 0)
    add("meter-at-zero", "meter", "At 0 the alarm has sounded: the Battle Section has begun.", "rr.alarm.at-zero");
  if (state.phase !== "operator" && state.operators.some(({ turn }) => turn === "acting"))
    add("acting-out-of-phase", "operators", "An Operator acts only in the Operator Phase.", "rr.turn.stealth-phases");
}

const MOST_DEFECTS = 40;

/** Why a set-up is no position of this game: what the rules make impossible. Empty when it is one. */
export function defectsOf(state: State, settings: Settings): readonly Defect[] {
  const board = terrainIn(state.board);
  if (!board.ok)
    return board.faults.map(({ row, column, message }) => ({
      code: "unreadable-board",
      path: `/position/state/board/rows/${row}`,
      message,
      line: row + 1,
      column: column + 1,
    }));
  const defects: Defect[] = [];
  const add: Add = (code, path, message, ...cites) => {
    defects.push({ code, path, message, cites });
  };
  const position = checked(state, settings, add);
  const ids = [...state.operators.map(({ id }) => id), ...state.units.map(({ id }) => id)];
  for (const id of new Set(ids))
    if (ids.filter((other) => other === id).length > 1) add("same-id", id, `Two pieces are called ${id}.`);
  operatorDefects(position);
  notInPlay(position);
  jagerDefects(position);
  outfitDefects(position);
  typhoonDefects(position);
  unitDefects(position);
  operatorVehicleDefects(position, ids);
  boardDefects(position);
  deckDefects(position);
  momentDefects(position);
  return defects.slice(0, MOST_DEFECTS);
}
