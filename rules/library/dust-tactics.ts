import { dustTactics as closed } from "../dust-tactics/index.ts";
import type { Game, GameTypes } from "./game.ts";
import { typed } from "./typed.ts";
import type { Action, Event, Position, Scenario } from "./types/dust-tactics.ts";

export type { Action, Event, Position, Scenario } from "./types/dust-tactics.ts";

/** Who sits at the table of Dust Tactics. */
export type Seat = "north" | "south";

/** What Dust Tactics has of its own, as types. */
export interface DustTactics extends GameTypes {
  readonly action: Action;
  readonly event: Event;
  readonly position: Position;
  readonly seat: Seat;
  readonly scenario: Scenario;
}

/** Dust Tactics. */
export const dustTactics: Game<DustTactics> = typed<DustTactics>(closed, () => import("./texts/dust-tactics.ts"));
