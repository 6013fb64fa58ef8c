import { foresightBy } from "../../foresight/index.ts";
import type { Foresight } from "../../kernel/index.ts";
import type { Action } from "../actions/index.ts";
import type { SabotageEvent } from "../table/events.ts";
import type { State } from "../table/state.ts";
import { proposals } from "./policy.ts";
import { pausesAt, told, value } from "./value.ts";

/** How a search looks ahead in this game. */
export const foresight: Foresight<State, Action, SabotageEvent> = foresightBy({
  value,
  told,
  pausesAt,
  effort: { playouts: 30, candidates: 4, phases: 2 },
  proposals,
});
