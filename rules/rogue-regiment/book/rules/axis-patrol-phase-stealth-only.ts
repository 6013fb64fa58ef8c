import { row, rulesUnder } from "../../../kernel/index.ts";

export const axisPatrolPhaseStealthOnlyRules = rulesUnder(
  "Axis Patrol Phase (Stealth only)",
  "Axis Patrol Phase, p.16",
  {
    "rr.patrol.colour": row("Which patrols move", {
      text: "The patrolmen on lines of the patrol token's colour move; the others do not.",
    }),
    "rr.patrol.four": row("A patrol walks 4 squares", { text: "Each moves 4 squares along its line." }),
    "rr.patrol.order": row("The patrol closest to you goes first", {
      text: "They move one by one, starting with those closest to Operators.",
    }),
    "rr.patrol.final-facing": row("A patrol faces its way", {
      text: "A patrolman ends facing the next square of its line.",
    }),
    "rr.patrol.pass-units": row("A patrol passes through others", {
      text: "It passes through squares of other units and vehicles if it can finish on a free square.",
    }),
    "rr.patrol.sees-stops": row("A patrol that sees something stops", {
      text: "A patrolman that gains clear LOS to a corpse or an Operator during its move stops on that square and flips to alert.",
    }),
    "rr.patrol.sees-shouts": row("A patrol that sees something shouts", {
      text: "It shouts: other Axis units within 4 squares flip to alert and keep their facing.",
    }),
    "rr.patrol.sees-spots": row("A patrol that sees an Operator spots him", {
      text: "If it sees an Operator, that Operator becomes spotted.",
    }),
    "rr.patrol.turn-looks": row("A patrol looks as it turns", {
      text: "Turning along the line during the move counts: what comes into view by the turn is seen.",
      source: "Axis Patrol Phase example, p.16",
    }),
    "rr.patrol.door-blocked": row("An Operator behind a door stops a patrol", {
      text: "If an Operator on the square beyond a doorway keeps it from passing, it stops, flips to alert and shouts (4 squares), and the Operator is spotted.",
    }),
  },
);
