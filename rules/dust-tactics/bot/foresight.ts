import { foresightBy } from "../../foresight/index.ts";
import type { Foresight } from "../../kernel/index.ts";
import type { Action } from "../table/action-schema.ts";
import type { DustEvent } from "../table/events.ts";
import type { State } from "../table/state.ts";
import { proposals } from "./policy.ts";
import { pausesAt, told, value } from "./value.ts";

/** How a search looks ahead in this game. */
export const foresight: Foresight<State, Action, DustEvent> = foresightBy({
  value,
  told,
  effort: { playouts: 56, candidates: 8, phases: 2 },
  proposals,
  pausesAt,
});
