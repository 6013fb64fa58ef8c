import { anyPolicy, type Policy } from "../../kernel/index.ts";
import type { Action } from "../actions/index.ts";
import type { GloryEvent } from "../events.ts";
import type { State } from "../state.ts";

export const sensiblePolicy: Policy<State, Action, GloryEvent> = (ask, g, chance) => anyPolicy(ask, g, chance);
