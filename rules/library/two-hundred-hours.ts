import { twoHundredHours as closed } from "../two-hundred-hours/index.ts";
import type { Game, GameTypes } from "./game.ts";
import { typed } from "./typed.ts";
import type { Action, Event, Position, Scenario } from "./types/two-hundred-hours.ts";

export type { Action, Event, Position, Scenario } from "./types/two-hundred-hours.ts";

/** Who sits at the table of 02 Hundred Hours. */
export type Seat = "attacker" | "defender";

/** What 02 Hundred Hours has of its own, as types. */
export interface TwoHundredHours extends GameTypes {
  readonly action: Action;
  readonly event: Event;
  readonly position: Position;
  readonly seat: Seat;
  readonly scenario: Scenario;
}

/** 02 Hundred Hours. */
export const twoHundredHours: Game<TwoHundredHours> = typed<TwoHundredHours>(
  closed,
  () => import("./texts/two-hundred-hours.ts"),
);
