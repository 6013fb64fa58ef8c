import * as z from "zod";
import { hiddenJager, sampledJager } from "./jager-state.ts";
import type { Chance } from "../../kernel/index.ts";
import { type State, copyState } from "./state.ts";

/** The seat of the Jäger player. */
export const jagerSeat = "jager";

/** What a seat may know of a state, or the public (null): all but the cards of the Jäger player. */
export const viewOf = (state: State, seat: string | null): State =>
  state.jager === null || seat === jagerSeat ? state : { ...copyState(state), jager: hiddenJager(state.jager) };

/** A view of a game with a Jäger player, with cards in his hand and face down, at random. */
export const sampleOf = (view: State, chance: Chance): State =>
  view.jager === null ? view : { ...view, jager: sampledJager(view.jager, chance) };

const withJager = z.looseObject({ jager: z.looseObject({}) });

/** Whether a position hides something: there is a Jäger player. */
export const hidesSomething = (plain: unknown): boolean => withJager.safeParse(plain).success;
