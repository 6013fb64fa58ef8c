import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const axisBehaviourPoints = openPointsUnder("Axis behaviour", {
  "rr.open.advance-priority": point(
    "A unit can get a non-optimal attack position on the closest spotted Operator and an optimal one on another.",
    {
      "stays-with-closest": "It stays with the closest: it leaves him only if no attack position on him can be had.",
      "printed-list":
        "The printed list: an optimal position on another comes before anything less than optimal on the closest.",
    },
  ),
  "rr.open.advance-other-quality": point("Must the position on the other Operator be optimal?", {
    "optimal-else-any": "Optimal if within this move, else any attack position.",
    "optimal-only": "Optimal only.",
  }),
  "rr.open.advance-closest": point('Is "closest" distance or route?', {
    distance: "Distance (rr.open.distance-metric).",
    route: "Shortest route.",
  }),
  "rr.open.advance-closest-when": fixedPoint("When is the order of advancing fixed?", {
    "re-evaluated-after-each-unit": "Re-evaluated after each unit.",
    "once-at-start": "Once, at the start.",
  }),
  "rr.open.shortest-route-target": fixedPoint("Shortest route to what?", {
    "optimal-position-target-costs-fewest":
      "To the optimal position on the target that costs the fewest movement points, occupied squares not counted as positions.",
    "targets-own-square-stopping-at": "To the target's own square, stopping at the first optimal square on it.",
  }),
  "rr.open.shortest-route-blocked": fixedPoint("Do squares held by other units lengthen a route?", {
    "no-they-passed-only-last": "No, they are passed; only the last square must be free.",
    "they-block-planning": "They block planning.",
  }),
  "rr.open.advance-end-occupied": fixedPoint("The allowance ends on an occupied square.", {
    "unit-stops-last-free-square":
      "The unit stops on the last free square of its route, or takes an equally short route that ends free.",
    "moves-with-no-points-left": "It moves on with no points left.",
  }),
  "rr.open.advance-keep-los": fixedPoint("When must LOS to a partially visible Operator be kept?", {
    "at-end-move": "At the end of the move.",
    "at-every-step": "At every step.",
  }),
  "rr.open.advance-spots": point("Is an unspotted Operator spotted when an advancing unit comes to see him?", {
    spotted: "Yes, as in the Event and Patrol Phases; the unit does not stop.",
    "not-spotted": "No: only in the phases that say so.",
  }),
  "rr.open.advance-corpse": fixedPoint("Does an advancing unit react to corpses?", {
    "shouts-but-does-not-stop": "It shouts (Stealth) but does not stop.",
    "ignores-them": "Ignores them.",
  }),
  "rr.open.advance-facing": point("How does a unit face after advancing?", {
    "toward-target":
      "Toward its target if it has an attack position; otherwise as priority three says, else toward the closest spotted Operator.",
    "last-step": "Along its last step.",
  }),
  "rr.open.optimal-crouched": fixedPoint(
    "Is a position without LOS on a crouching Operator behind cover ever an attack position?",
    {
      "no-attack-position-needs-los":
        "No: an attack position needs LOS; the unit seeks a square from which he is visible.",
    },
  ),
  "rr.open.mortar-vacate-advanced": point(
    "A Rifleman who has advanced in this phase stands on the point that a Mortar Team comes to: does he leave it?",
    {
      stays: "No: nobody advances twice. He leaves it in the next turn; the Mortar Team stops beside him.",
      "advances-again": "Yes: he leaves it with a second advance.",
    },
  ),
  "rr.open.mortar-point-held": point(
    "Somebody holds the closest sentry point who does not leave it to a Mortar Team (no Rifleman)?",
    {
      "next-point":
        "The Mortar Team makes for the closest one that it can have; only where it can have none, toward the closest of all.",
      closest: "It moves toward the closest of all, and waits beside it.",
    },
  ),
  "rr.open.sentry-off-point": fixedPoint("A sentry that left its point in the Stealth Section when the alarm sounds.", {
    "advances-like-patrolman": "It advances like a patrolman.",
    "returns-point": "It returns to its point.",
  }),
  "rr.open.alert-after-unspotted": fixedPoint("Alert units off their lines when no Operator is spotted any longer.", {
    "they-stay-keep-their-facing":
      "They stay and keep their facing until they see or hear something or the Battle Section begins.",
    "they-walk-back": "They walk back.",
  }),
  "rr.open.patrol-alert-with-spotted": fixedPoint(
    "Does an alert patrolman move in the Patrol Phase while an Operator is spotted?",
    {
      "only-if-did-not-advance": "Only if it did not advance this turn and stands on its line facing along it.",
      never: "Never",
      always: "Always.",
    },
  ),
  "rr.open.patrol-rotate-amount": point("How far does a patrolman turn that already faces along its line?", {
    "next-line-facing":
      'To the next facing, in the named direction, that points to a neighbouring square of its line: on a straight line it turns about ("back facing along" presupposes leaving the line; a rotation event that left every patrolman as he was would do nothing).',
    "full-circle": "A full circle",
    nothing: "Nothing.",
  }),
  "rr.open.event-rotate-alert": fixedPoint(
    "Do all alert sentries and patrolmen obey rotate events in the Stealth Section?",
    {
      "yes-while-they-their-points":
        "Yes, while they are on their points and lines (the source says so for those out of line).",
      "only-those-whose-facing-no": "Only those whose facing no longer fits line or arrow.",
    },
  ),
  "rr.open.rotate-steps": fixedPoint("At which facings does a rotating unit look?", {
    "at-each-90-degree-step": "At each 90-degree step.",
    continuously: "Continuously.",
  }),
  "rr.open.rotate-facing-off-arrow": fixedPoint("A sentry that faces no arrow rotates.", {
    "next-arrow-named-direction": "To the next arrow in the named direction.",
    "default-arrow": "To the default arrow.",
  }),
  "rr.open.patrol-end-of-line": point("What happens at the end of an open patrol line?", {
    "turns-about": "The patrolman turns about and goes on with what is left of its 4 squares.",
    stops: "It stops.",
  }),
  "rr.open.patrol-occupied-end": point("The fourth square is occupied.", {
    "last-free": "It stops on the last free square before it.",
    stays: "It stays where it is.",
    "one-further": "It goes one further; if that square is not free either, it stops on the last free one before.",
  }),
  "rr.open.patrol-start-view": point("Does a patrolman look before its first step?", {
    no: "No new look: only what it gains during the move.",
    yes: "Yes.",
  }),
  "rr.open.sweep-alert": point("Does a sweep see Operators already spotted?", {
    "any-operator": "Yes, it stops on any Operator.",
    "unspotted-only": 'Only on unspotted ones ("not yet spotted").',
  }),
  "rr.open.attack-unspotted": point("Which units attack whom in the Axis Attack Phase?", {
    "alert-attack-any": "Alert units attack any Operator in their LOS and range, who becomes spotted.",
    "spotted-only": "Only spotted Operators are targets",
    "non-alert-too": "Non-alert units too.",
  }),
  "rr.open.best-target": point("How do cover and range weigh?", {
    "cover-first": "Fewest cover subtractions first, then shortest distance.",
    "best-total": "Best total modifier",
    "distance-first": "Shortest distance first.",
  }),
  "rr.open.static-order": fixedPoint("Do sentries and officers turn before or after others advance?", {
    "their-place-order-proximity": "In their place in the order of proximity.",
    "after-all-advances": "After all advances.",
  }),
  "rr.open.sentries-leave": fixedPoint('When is no unit "able to advance"?', {
    "no-axis-unit-advancing-kinds":
      "No Axis unit of the advancing kinds (infantry or vehicle) is on the board or on a spawn tile.",
    "none-can-actually-move": "None that can actually move.",
  }),
  "rr.open.officer-sound": fixedPoint("Does an officer react to sounds, shouts and make reaction attacks?", {
    "yes-like-infantry": "Yes, like infantry.",
  }),
  "rr.open.guard-vehicle-unspotted": fixedPoint("Does an alert guard vehicle move once the spotted Operator is gone?", {
    "stops-where": "It stops where it is.",
    returns: "Returns.",
  }),
});
