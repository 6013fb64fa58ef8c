import type { State } from "./state.ts";

/** The phases as they are named in sentences. */
export const phaseTitles: Readonly<Record<State["phase"], string>> = {
  "set-up": "the set-up",
  event: "the event phase",
  commando: "the commando phase",
  "before-reinforcements": "the moment before the reinforcement step",
  reinforcements: "the reinforcement step",
  "before-movement": "the moment before the enemy movement step",
  movement: "the enemy movement step",
  "before-shooting": "the moment before the enemy shooting step",
  shooting: "the enemy shooting step",
  "after-shooting": "the moment after the enemy shooting step",
  end: "the end-of-turn phase",
};
