import type { RuleRow } from "../../../kernel/index.ts";

/** Action points, row by row. */
export const actionPointsRules = {
  "vs.ap.three": {
    title: "A commando has 3 action points a turn",
    topic: "Action points",
    text: "Each commando has 3 AP per commando phase; AP not used then are lost.",
    source: "Commando phase p1–2",
  },
  "vs.ap.cost": {
    title: "What actions cost",
    topic: "Action points",
    text: "An action costs 0, 1 or 2 AP by its type; special actions printed on the commando card are open too.",
    source: "Commando phase p1–2",
  },
  "vs.ap.repeat": {
    title: "The same action may be repeated",
    topic: "Action points",
    text: "A commando may perform the same action several times.",
    source: "Commando phase p1–2",
  },
  "vs.ap.order": {
    title: "One commando finishes before the next begins",
    topic: "Action points",
    text: "The players choose the order of the commandos; each performs all its actions before the next one starts, 0 AP actions aside.",
    source: "Commando phase p1–2",
  },
  "vs.ap.zero-between-actions": {
    title: "Free actions between other actions",
    topic: "Action points",
    text: "A 0 AP action may be performed before or after an action of another commando.",
    source: "Commando phase p1–2",
  },
  "vs.ap.zero-between-steps": {
    title: "Free actions between the enemy's steps",
    topic: "Action points",
    text: "A 0 AP action may be performed before or after each step of the enemy phase.",
    source: "Commando phase p1–2",
  },
  "vs.ap.zero-not-during": {
    title: "No free action in the middle of another",
    topic: "Action points",
    text: "A 0 AP action may not be performed during another commando's action or during an enemy step.",
    source: "Commando phase p1–2",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
