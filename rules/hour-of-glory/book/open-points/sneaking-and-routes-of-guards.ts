import { openPointsUnder } from "../../../kernel/index.ts";

/** What the rules leave open: sneaking and routes of Guards. */
export const sneakingAndRoutesOfGuardsPoints = openPointsUnder("Sneaking and routes of Guards", {
  "hg.open.sneak-many": {
    question: "Several Sentries hear one step.",
    byDefault: "one",
    readings: {
      one: "One SNEAK; on 0 all of them are alerted.",
      each: "One SNEAK each",
    },
  },
  "hg.open.sneak-order": {
    question: "A square is in a zone and in hearing range.",
    byDefault: "sneak-first",
    readings: {
      "sneak-first": "SNEAK first, then EVADE if in a zone. The SNEAK table says so for the failed case.",
      "evade-first": "EVADE first",
    },
    switchable: false,
  },
  "hg.open.sneak-engaged-sentry": {
    question: "Must a raider SNEAK past an engaged or prone Sentry?",
    byDefault: "no",
    readings: {
      no: "No: he cannot be alerted.",
      yes: "Yes",
    },
  },
  "hg.open.guard-distance": {
    question:
      "How is a Guard's distance to his target (or, going home, to the entrance) measured, and with closed doors between?",
    byDefault: "doors-open",
    readings: {
      "doors-open": "Shortest legal path, doors taken as open, agents ignored. Always defined.",
      "doors-block": "Closed doors block",
      straight: "Straight line",
    },
  },
  "hg.open.guard-route": {
    question: 'What is "must attempt to move his full distance"?',
    byDefault: "greatest",
    readings: {
      greatest:
        "Among legal paths he takes one of the greatest length up to the roll that ends no further away; if none exists he stays.",
      nearer: "He must also end nearer",
    },
  },
  "hg.open.guard-los-adjacent": {
    question: "A Guard gains LOS while adjacent to the assaulter.",
    byDefault: "shoots",
    readings: {
      shoots: "He shoots, as written; he is acting, so not engaged.",
      fights: "He fights",
    },
  },
  "hg.open.guard-los-untargetable": {
    question: "A Guard gains LOS to an engaged assaulter.",
    byDefault: "goes-on",
    readings: {
      "goes-on": "He does not stop, since he may not target him.",
      stops: "He stops and does nothing",
    },
  },
  "hg.open.guard-none-reachable": {
    question: "A Guard in the entry zone while the only assaulter is also there.",
    byDefault: "leaves",
    readings: {
      leaves: "That assaulter is not in the stronghold: the Guard is going home and leaves play.",
      "fights-first": "He fights first",
    },
    switchable: false,
  },
  "hg.open.hide-unoccupied": {
    question: "May an assaulter HIDE with as many enemies as friends in the room?",
    byDefault: "not-outnumbered",
    readings: {
      "not-outnumbered": "Yes: the room is not enemy-occupied by hg.occ.more-enemies.",
      "no-enemy": "No enemy at all may stand there",
    },
  },
});
