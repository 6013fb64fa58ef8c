import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const sneakingAndRoutesOfGuardsPoints = openPointsUnder("Sneaking and routes of Guards", {
  "hg.open.sneak-many": point("Several Sentries hear one step.", {
    one: "One SNEAK; on 0 all of them are alerted.",
    each: "One SNEAK each",
  }),
  "hg.open.sneak-order": fixedPoint("A square is in a zone and in hearing range.", {
    "sneak-first": "SNEAK first, then EVADE if in a zone. The SNEAK table says so for the failed case.",
    "evade-first": "EVADE first",
  }),
  "hg.open.sneak-engaged-sentry": point("Must a raider SNEAK past an engaged or prone Sentry?", {
    no: "No: he cannot be alerted.",
    yes: "Yes",
  }),
  "hg.open.guard-distance": point(
    "How is a Guard's distance to his target (or, going home, to the entrance) measured, and with closed doors between?",
    {
      "doors-open": "Shortest legal path, doors taken as open, agents ignored. Always defined.",
      "doors-block": "Closed doors block",
      straight: "Straight line",
    },
  ),
  "hg.open.guard-route": point('What is "must attempt to move his full distance"?', {
    greatest:
      "Among legal paths he takes one of the greatest length up to the roll that ends no further away; if none exists he stays.",
    nearer: "He must also end nearer",
  }),
  "hg.open.guard-los-adjacent": point("A Guard gains LOS while adjacent to the assaulter.", {
    shoots: "He shoots, as written; he is acting, so not engaged.",
    fights: "He fights",
  }),
  "hg.open.guard-los-untargetable": point("A Guard gains LOS to an engaged assaulter.", {
    "goes-on": "He does not stop, since he may not target him.",
    stops: "He stops and does nothing",
  }),
  "hg.open.guard-none-reachable": fixedPoint("A Guard in the entry zone while the only assaulter is also there.", {
    leaves: "That assaulter is not in the stronghold: the Guard is going home and leaves play.",
    "fights-first": "He fights first",
  }),
  "hg.open.hide-unoccupied": point("May an assaulter HIDE with as many enemies as friends in the room?", {
    "not-outnumbered": "Yes: the room is not enemy-occupied by hg.occ.more-enemies.",
    "no-enemy": "No enemy at all may stand there",
  }),
});
