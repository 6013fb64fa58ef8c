import type { ActionName } from "./action-schema.ts";

/** What people call each action; events and clients name it by its word. */
export const actionTitles = {
  move: "move",
  "move-stealthily": "move stealthily",
  exit: "exit",
  unblock: "unblock a trap door",
  "close-combat": "close combat",
  shoot: "shoot",
  use: "use equipment",
  interact: "interact with an objective",
  interrupt: "interrupt the alarm",
  save: "save an action",
  collect: "collect",
  drop: "drop",
  exchange: "exchange",
  "blow-up": "blow up a TNT charge",
  "enter-nest": "enter the nest",
  "leave-nest": "leave the nest",
  skill: "special action",
  "play-xp": "play an XP card",
  "end-turn": "end the turn",
  "end-phase": "end the phase",
  "go-on": "go on",
  "ask-us": "be asked",
} as const satisfies Readonly<Record<ActionName, string>>;
