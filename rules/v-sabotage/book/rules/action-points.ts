import { row, rulesUnder } from "../../../kernel/index.ts";

export const actionPointsRules = rulesUnder("Action points", "Commando phase p1–2", {
  "vs.ap.three": row("A commando has 3 action points a turn", {
    text: "Each commando has 3 AP per commando phase; AP not used then are lost.",
  }),
  "vs.ap.cost": row("What actions cost", {
    text: "An action costs 0, 1 or 2 AP by its type; special actions printed on the commando card are open too.",
  }),
  "vs.ap.repeat": row("The same action may be repeated", {
    text: "A commando may perform the same action several times.",
  }),
  "vs.ap.order": row("One commando finishes before the next begins", {
    text: "The players choose the order of the commandos; each performs all its actions before the next one starts, 0 AP actions aside.",
  }),
  "vs.ap.zero-between-actions": row("Free actions between other actions", {
    text: "A 0 AP action may be performed before or after an action of another commando.",
  }),
  "vs.ap.zero-between-steps": row("Free actions between the enemy's steps", {
    text: "A 0 AP action may be performed before or after each step of the enemy phase.",
  }),
  "vs.ap.zero-not-during": row("No free action in the middle of another", {
    text: "A 0 AP action may not be performed during another commando's action or during an enemy step.",
  }),
});
