import { hourOfGlory as closed } from "../hour-of-glory/index.ts";
import type { Game, GameTypes } from "./game.ts";
import { typed } from "./typed.ts";
import type { Action, Event, Position, Scenario } from "./types/hour-of-glory.ts";

export type { Action, Event, Position, Scenario } from "./types/hour-of-glory.ts";

/** Who sits at the table of Hour of Glory. */
export type Seat = `intruder-${number}` | "defender";

/** What Hour of Glory has of its own, as types. */
export interface HourOfGlory extends GameTypes {
  readonly action: Action;
  readonly event: Event;
  readonly position: Position;
  readonly seat: Seat;
  readonly scenario: Scenario;
}

/** Hour of Glory. */
export const hourOfGlory: Game<HourOfGlory> = typed<HourOfGlory>(closed, () => import("./texts/hour-of-glory.ts"));
