import { vSabotage as closed } from "../v-sabotage/index.ts";
import type { Game, GameTypes } from "./game.ts";
import { typed } from "./typed.ts";
import type { Action, Event, Position, Scenario } from "./types/v-sabotage.ts";

export type { Action, Event, Position, Scenario } from "./types/v-sabotage.ts";

/** Who sits at the table of V-Sabotage. */
export type Seat = `player-${number}`;

/** What V-Sabotage has of its own, as types. */
export interface VSabotage extends GameTypes {
  readonly action: Action;
  readonly event: Event;
  readonly position: Position;
  readonly seat: Seat;
  readonly scenario: Scenario;
}

/** V-Sabotage. */
export const vSabotage: Game<VSabotage> = typed<VSabotage>(closed, () => import("./texts/v-sabotage.ts"));
