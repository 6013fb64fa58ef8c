import { rogueRegiment as closed } from "../rogue-regiment/index.ts";
import type { Game, GameTypes } from "./game.ts";
import { typed } from "./typed.ts";
import type { Action, Event, Position, Scenario } from "./types/rogue-regiment.ts";

export type { Action, Event, Position, Scenario } from "./types/rogue-regiment.ts";

/** Who sits at the table of SAS: Rogue Regiment. */
export type Seat = `player-${number}` | "jager";

/** What SAS: Rogue Regiment has of its own, as types. */
export interface RogueRegiment extends GameTypes {
  readonly action: Action;
  readonly event: Event;
  readonly position: Position;
  readonly seat: Seat;
  readonly scenario: Scenario;
}

/** SAS: Rogue Regiment. */
export const rogueRegiment: Game<RogueRegiment> = typed<RogueRegiment>(
  closed,
  () => import("./texts/rogue-regiment.ts"),
);
