import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const enemyMovementHealthPoints = openPointsUnder("Enemy movement, health", {
  "vs.open.path-occupancy": fixedPoint("Do full tiles change the shortest path?", {
    ignored: "No: paths count tiles and walls; a unit before a full tile stays.",
    detour: "Yes, a detour of equal rank is sought.",
  }),
  "vs.open.path-tie-commandos": point("Two visible commandos equally near: split?", {
    split: "Yes, both are possible paths.",
    "players-choose": "Players choose one for the group.",
  }),
  "vs.open.split-direction": point(
    "Does the split apply to card direction when several tiles lie that way (a long edge)?",
    {
      split: "Yes: several possible paths.",
      "players-choose": "Players choose one tile.",
    },
  ),
  "vs.open.split-uneven": fixedPoint("A path tile lacks space for its part", {
    "rest-stays": "The part moves as far as it fits; the rest stays.",
    "joins-another": "The rest joins another part.",
  }),
  "vs.open.order-ties": fixedPoint("Order among units equally near", {
    "players-choose": "Players choose; units of one tile move together.",
    "map-order": "Fixed map order.",
  }),
  "vs.open.parallel-steps": fixedPoint("Enemy steps with several terrains", {
    "step-by-step": "Each step is played on all terrains before the next step.",
    "terrain-by-terrain": "Whole enemy phase per terrain.",
  }),
  "vs.open.officer-up-to": fixedPoint('"Up to 2 tiles": may the players stop an officer\'s group after 1 tile?', {
    "as-far-as-they-can": "No: units go as far as they can, as every enemy move is compulsory.",
    "players-choose": "Yes, the players choose 1 or 2.",
  }),
  "vs.open.officer-second-step": point(
    "Does the second tile of an officer's move follow a new direction, and do stops apply after the first?",
    {
      "same-direction":
        "Same direction; after the first tile the group stops if a visible commando is on its tile; a regular unit that came to protect a token stops too.",
      unconditional: "Both tiles unconditional.",
    },
  ),
  "vs.open.dog-critical": point("Does a guard dog reveal a critical commando?", {
    no: "No: enemy units ignore it.",
    yes: "Yes.",
  }),
  "vs.open.critical-check": point("Does a critical commando take stealth checks when units enter?", {
    no: "No: it is ignored.",
    yes: "Yes.",
  }),
  "vs.open.critical-deadline": point(
    '"The next game turn" for a commando that turns critical in the enemy phase of turn N',
    {
      "end-of-next-turn": "End of turn N + 1, whatever the phase.",
      "end-of-same-turn": "End of turn N when it fell in the commando phase.",
    },
  ),
});
