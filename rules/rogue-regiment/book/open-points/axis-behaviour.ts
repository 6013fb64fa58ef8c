import type { Interpretation } from "../../../kernel/index.ts";

/** Open points of the base game: Axis behaviour. */
export const axisBehaviour = {
  "rr.open.advance-priority": {
    topic: "Axis behaviour",
    question:
      "A unit can get a non-optimal attack position on the closest spotted Operator and an optimal one on another.",
    byDefault: "stays-with-closest",
    readings: {
      "stays-with-closest": {
        text: "It stays with the closest: it leaves him only if no attack position on him can be had.",
      },
      "printed-list": {
        text: "The printed list: an optimal position on another comes before anything less than optimal on the closest.",
      },
    },
    switchable: true,
  },
  "rr.open.advance-other-quality": {
    topic: "Axis behaviour",
    question: "Must the position on the other Operator be optimal?",
    byDefault: "optimal-else-any",
    readings: {
      "optimal-else-any": { text: "Optimal if within this move, else any attack position." },
      "optimal-only": { text: "Optimal only." },
    },
    switchable: true,
  },
  "rr.open.advance-closest": {
    topic: "Axis behaviour",
    question: 'Is "closest" distance or route?',
    byDefault: "distance",
    readings: { distance: { text: "Distance (rr.open.distance-metric)." }, route: { text: "Shortest route." } },
    switchable: true,
  },
  "rr.open.advance-closest-when": {
    topic: "Axis behaviour",
    question: "When is the order of advancing fixed?",
    byDefault: "re-evaluated-after-each-unit",
    readings: {
      "re-evaluated-after-each-unit": { text: "Re-evaluated after each unit." },
      "once-at-start": { text: "Once, at the start." },
    },
    switchable: false,
  },
  "rr.open.shortest-route-target": {
    topic: "Axis behaviour",
    question: "Shortest route to what?",
    byDefault: "optimal-position-target-costs-fewest",
    readings: {
      "optimal-position-target-costs-fewest": {
        text: "To the optimal position on the target that costs the fewest movement points, occupied squares not counted as positions.",
      },
      "targets-own-square-stopping-at": {
        text: "To the target's own square, stopping at the first optimal square on it.",
      },
    },
    switchable: false,
  },
  "rr.open.shortest-route-blocked": {
    topic: "Axis behaviour",
    question: "Do squares held by other units lengthen a route?",
    byDefault: "no-they-passed-only-last",
    readings: {
      "no-they-passed-only-last": { text: "No, they are passed; only the last square must be free." },
      "they-block-planning": { text: "They block planning." },
    },
    switchable: false,
  },
  "rr.open.advance-end-occupied": {
    topic: "Axis behaviour",
    question: "The allowance ends on an occupied square.",
    byDefault: "unit-stops-last-free-square",
    readings: {
      "unit-stops-last-free-square": {
        text: "The unit stops on the last free square of its route, or takes an equally short route that ends free.",
      },
      "moves-with-no-points-left": { text: "It moves on with no points left." },
    },
    switchable: false,
  },
  "rr.open.advance-keep-los": {
    topic: "Axis behaviour",
    question: "When must LOS to a partially visible Operator be kept?",
    byDefault: "at-end-move",
    readings: { "at-end-move": { text: "At the end of the move." }, "at-every-step": { text: "At every step." } },
    switchable: false,
  },
  "rr.open.advance-spots": {
    topic: "Axis behaviour",
    question: "Is an unspotted Operator spotted when an advancing unit comes to see him?",
    byDefault: "spotted",
    readings: {
      spotted: { text: "Yes, as in the Event and Patrol Phases; the unit does not stop." },
      "not-spotted": { text: "No: only in the phases that say so." },
    },
    switchable: true,
  },
  "rr.open.advance-corpse": {
    topic: "Axis behaviour",
    question: "Does an advancing unit react to corpses?",
    byDefault: "shouts-but-does-not-stop",
    readings: {
      "shouts-but-does-not-stop": { text: "It shouts (Stealth) but does not stop." },
      "ignores-them": { text: "Ignores them." },
    },
    switchable: false,
  },
  "rr.open.advance-facing": {
    topic: "Axis behaviour",
    question: "How does a unit face after advancing?",
    byDefault: "toward-target",
    readings: {
      "toward-target": {
        text: "Toward its target if it has an attack position; otherwise as priority three says, else toward the closest spotted Operator.",
      },
      "last-step": { text: "Along its last step." },
    },
    switchable: true,
  },
  "rr.open.optimal-crouched": {
    topic: "Axis behaviour",
    question: "Is a position without LOS on a crouching Operator behind cover ever an attack position?",
    byDefault: "no-attack-position-needs-los",
    readings: {
      "no-attack-position-needs-los": {
        text: "No: an attack position needs LOS; the unit seeks a square from which he is visible.",
      },
    },
    switchable: false,
  },
  "rr.open.mortar-vacate-advanced": {
    topic: "Axis behaviour",
    question:
      "A Rifleman who has advanced in this phase stands on the point that a Mortar Team comes to: does he leave it?",
    byDefault: "stays",
    readings: {
      stays: { text: "No: nobody advances twice. He leaves it in the next turn; the Mortar Team stops beside him." },
      "advances-again": { text: "Yes: he leaves it with a second advance." },
    },
    switchable: true,
  },
  "rr.open.mortar-point-held": {
    topic: "Axis behaviour",
    question: "Somebody holds the closest sentry point who does not leave it to a Mortar Team (no Rifleman)?",
    byDefault: "next-point",
    readings: {
      "next-point": {
        text: "The Mortar Team makes for the closest one that it can have; only where it can have none, toward the closest of all.",
      },
      closest: { text: "It moves toward the closest of all, and waits beside it." },
    },
    switchable: true,
  },
  "rr.open.sentry-off-point": {
    topic: "Axis behaviour",
    question: "A sentry that left its point in the Stealth Section when the alarm sounds.",
    byDefault: "advances-like-patrolman",
    readings: {
      "advances-like-patrolman": { text: "It advances like a patrolman." },
      "returns-point": { text: "It returns to its point." },
    },
    switchable: false,
  },
  "rr.open.alert-after-unspotted": {
    topic: "Axis behaviour",
    question: "Alert units off their lines when no Operator is spotted any more.",
    byDefault: "they-stay-keep-their-facing",
    readings: {
      "they-stay-keep-their-facing": {
        text: "They stay and keep their facing until they see or hear something or the Battle Section begins.",
      },
      "they-walk-back": { text: "They walk back." },
    },
    switchable: false,
  },
  "rr.open.patrol-alert-with-spotted": {
    topic: "Axis behaviour",
    question: "Does an alert patrolman move in the Patrol Phase while an Operator is spotted?",
    byDefault: "only-if-did-not-advance",
    readings: {
      "only-if-did-not-advance": {
        text: "Only if it did not advance this turn and stands on its line facing along it.",
      },
      never: { text: "Never" },
      always: { text: "Always." },
    },
    switchable: false,
  },
  "rr.open.patrol-rotate-amount": {
    topic: "Axis behaviour",
    question: "How far does a patrolman turn that already faces along its line?",
    byDefault: "next-line-facing",
    readings: {
      "next-line-facing": {
        text: 'To the next facing, in the named direction, that points to a neighbouring square of its line: on a straight line it turns about ("back facing along" presupposes leaving the line; a rotation event that left every patrolman as he was would do nothing).',
      },
      "full-circle": { text: "A full circle" },
      nothing: { text: "Nothing." },
    },
    switchable: true,
  },
  "rr.open.event-rotate-alert": {
    topic: "Axis behaviour",
    question: "Do all alert sentries and patrolmen obey rotate events in the Stealth Section?",
    byDefault: "yes-while-they-their-points",
    readings: {
      "yes-while-they-their-points": {
        text: "Yes, while they are on their points and lines (the source says so for those out of line).",
      },
      "only-those-whose-facing-no": { text: "Only those whose facing no longer fits line or arrow." },
    },
    switchable: false,
  },
  "rr.open.rotate-steps": {
    topic: "Axis behaviour",
    question: "At which facings does a rotating unit look?",
    byDefault: "at-each-90-degree-step",
    readings: {
      "at-each-90-degree-step": { text: "At each 90-degree step." },
      continuously: { text: "Continuously." },
    },
    switchable: false,
  },
  "rr.open.rotate-facing-off-arrow": {
    topic: "Axis behaviour",
    question: "A sentry that faces no arrow rotates.",
    byDefault: "next-arrow-named-direction",
    readings: {
      "next-arrow-named-direction": { text: "To the next arrow in the named direction." },
      "default-arrow": { text: "To the default arrow." },
    },
    switchable: false,
  },
  "rr.open.patrol-end-of-line": {
    topic: "Axis behaviour",
    question: "What happens at the end of an open patrol line?",
    byDefault: "turns-about",
    readings: {
      "turns-about": { text: "The patrolman turns about and goes on with what is left of its 4 squares." },
      stops: { text: "It stops." },
    },
    switchable: true,
  },
  "rr.open.patrol-occupied-end": {
    topic: "Axis behaviour",
    question: "The fourth square is occupied.",
    byDefault: "last-free",
    readings: {
      "last-free": { text: "It stops on the last free square before it." },
      stays: { text: "It stays where it is." },
      "one-further": {
        text: "It goes one further; if that square is not free either, it stops on the last free one before.",
      },
    },
    switchable: true,
  },
  "rr.open.patrol-start-view": {
    topic: "Axis behaviour",
    question: "Does a patrolman look before its first step?",
    byDefault: "no",
    readings: { no: { text: "No new look: only what it gains during the move." }, yes: { text: "Yes." } },
    switchable: true,
  },
  "rr.open.sweep-alert": {
    topic: "Axis behaviour",
    question: "Does a sweep see Operators already spotted?",
    byDefault: "any-operator",
    readings: {
      "any-operator": { text: "Yes, it stops on any Operator." },
      "unspotted-only": { text: 'Only on unspotted ones ("not yet spotted").' },
    },
    switchable: true,
  },
  "rr.open.attack-unspotted": {
    topic: "Axis behaviour",
    question: "Which units attack whom in the Axis Attack Phase?",
    byDefault: "alert-attack-any",
    readings: {
      "alert-attack-any": { text: "Alert units attack any Operator in their LOS and range, who becomes spotted." },
      "spotted-only": { text: "Only spotted Operators are targets" },
      "non-alert-too": { text: "Non-alert units too." },
    },
    switchable: true,
  },
  "rr.open.best-target": {
    topic: "Axis behaviour",
    question: "How do cover and range weigh?",
    byDefault: "cover-first",
    readings: {
      "cover-first": { text: "Fewest cover subtractions first, then shortest distance." },
      "best-total": { text: "Best total modifier" },
      "distance-first": { text: "Shortest distance first." },
    },
    switchable: true,
  },
  "rr.open.static-order": {
    topic: "Axis behaviour",
    question: "Do sentries and officers turn before or after others advance?",
    byDefault: "their-place-order-proximity",
    readings: {
      "their-place-order-proximity": { text: "In their place in the order of proximity." },
      "after-all-advances": { text: "After all advances." },
    },
    switchable: false,
  },
  "rr.open.sentries-leave": {
    topic: "Axis behaviour",
    question: 'When is no unit "able to advance"?',
    byDefault: "no-axis-unit-advancing-kinds",
    readings: {
      "no-axis-unit-advancing-kinds": {
        text: "No Axis unit of the advancing kinds (infantry or vehicle) is on the board or on a spawn tile.",
      },
      "none-can-actually-move": { text: "None that can actually move." },
    },
    switchable: false,
  },
  "rr.open.officer-sound": {
    topic: "Axis behaviour",
    question: "Does an officer react to sounds, shouts and make reaction attacks?",
    byDefault: "yes-like-infantry",
    readings: { "yes-like-infantry": { text: "Yes, like infantry." } },
    switchable: false,
  },
  "rr.open.guard-vehicle-unspotted": {
    topic: "Axis behaviour",
    question: "Does an alert guard vehicle move once the spotted Operator is gone?",
    byDefault: "stops-where",
    readings: { "stops-where": { text: "It stops where it is." }, returns: { text: "Returns." } },
    switchable: false,
  },
} as const satisfies Record<string, Interpretation>;
