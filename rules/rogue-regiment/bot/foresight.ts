import { foresightBy } from "../../foresight/index.ts";
import type { Foresight } from "../../kernel/index.ts";
import type { Action } from "../table/action-schema.ts";
import type { RogueEvent } from "../table/events.ts";
import type { State } from "../table/state.ts";
import { actionProposals } from "./policy.ts";
import { pausesAt, told, value } from "./value.ts";

/** How a search looks ahead in this game. */
export const foresight: Foresight<State, Action, RogueEvent> = foresightBy({
  value,
  told,
  pausesAt,
  effort: { playouts: 12, candidates: 4, phases: 2 },
  proposals: actionProposals,
});
