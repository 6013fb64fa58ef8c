import { foresightBy } from "../../foresight/index.ts";
import type { Foresight } from "../../kernel/index.ts";
import type { Action } from "../table/action-schema.ts";
import type { HoursEvent } from "../table/events.ts";
import type { State } from "../table/state.ts";
import { proposals } from "./policy.ts";
import { pausesAt, told, value } from "./value.ts";

/** How a search looks ahead in this game. */
export const foresight: Foresight<State, Action, HoursEvent> = foresightBy({
  value,
  told,
  pausesAt,
  effort: { playouts: 32, candidates: 8, phases: 7 },
  proposals,
});
