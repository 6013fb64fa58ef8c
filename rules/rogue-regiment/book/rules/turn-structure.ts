import { row, rulesUnder } from "../../../kernel/index.ts";

export const turnStructureRules = rulesUnder("Turn structure", "How to Play, p.5", {
  "rr.turn.players": row("One to four players share the Operators", {
    text: "1 to 4 players control the Operators together; Axis units act only by the rules and by the choices the rules hand to the players.",
    source: "Overview, p.1",
  }),
  "rr.turn.operator-split": row("Operators are shared out evenly", {
    text: "The mission's recommended number of Operators (at most 4) is divided among the players as evenly as possible.",
    source: "Overview, p.1",
  }),
  "rr.turn.sections": row("A game goes from stealth to battle, never back", {
    text: "Play starts in the Stealth Section; the alarm moves it to the Battle Section; no rule moves it back.",
  }),
  "rr.turn.stealth-phases": row("The phases of a stealth turn", {
    text: "A Stealth turn is, in order: Operator, Axis Advance, Event, Axis Patrol, Axis Attack, End.",
  }),
  "rr.turn.battle-phases": row("The phases of a battle turn", {
    text: "A Battle turn is, in order: Operator, Axis Advance, Event, Axis Attack, End (no Patrol Phase).",
  }),
  "rr.turn.unspent-ap": row("Unused action points are lost", {
    text: "Action points not used in a turn are lost.",
    source: "Actions, p.5",
  }),
});
