import type { Interpretation } from "../../../kernel/index.ts";

/** What the rule book leaves open: geometry. */
export const geometryPoints = {
  "zh.open.base-size": {
    topic: "Geometry",
    question: 'Is a base 25 mm or 1"?',
    byDefault: "25-mm",
    readings: { "25-mm": { text: '25 mm, 0.984" across; that is what is printed.' }, "one-inch": { text: '1"' } },
    switchable: true,
  },
  "zh.open.distance": {
    topic: "Geometry",
    question: "How is distance between fighters measured?",
    byDefault: "nearest-points",
    readings: {
      "nearest-points": {
        text: 'Between the nearest points of the bases: fighters "stop 1" away" and markers touch bases.',
      },
      centres: { text: "Centre to centre." },
    },
    switchable: true,
  },
  "zh.open.distance-marker": {
    topic: "Geometry",
    question: "Distance from a fighter to a marker or objective?",
    byDefault: "marker-centre",
    readings: {
      "marker-centre": { text: "Nearest point of the base to the marker's centre; markers have no stated size." },
      "marker-edge": { text: "To the marker's edge." },
    },
    switchable: true,
  },
  "zh.open.within": {
    topic: "Geometry",
    question: 'Does "within N" include exactly N?',
    byDefault: "inclusive",
    readings: {
      inclusive: { text: 'Yes. For the 1" gap to enemies exactly 1" is allowed, since fighters "stop 1" away".' },
      strict: { text: "Strictly less." },
    },
    switchable: true,
  },
  "zh.open.move-length": {
    topic: "Geometry",
    question: "What is the length of a move?",
    byDefault: "centre-path",
    readings: {
      "centre-path": { text: "The length of the path of the base's centre." },
      "furthest-point": { text: "Furthest-travelled point of the base." },
    },
    switchable: true,
  },
  "zh.open.move-clearance": {
    topic: "Geometry",
    question: 'Does the 1" gap hold along the path or only at its end?',
    byDefault: "whole-path",
    readings: {
      "whole-path": { text: 'Along the whole path: "cannot move within 1"".' },
      "end-only": { text: "Only at the end." },
    },
    switchable: true,
  },
  "zh.open.already-close": {
    topic: "Geometry",
    question: 'What if a fighter starts within 1" of an enemy (Reposition, entering, equal moves)?',
    byDefault: "never-shrinks",
    readings: {
      "never-shrinks": { text: "It may move as long as that gap never shrinks." },
      "out-first": { text: 'It must first move out to 1"' },
    },
    switchable: true,
  },
  "zh.open.los-points": {
    topic: "Geometry",
    question: 'Which lines count for "any part of their bases"?',
    byDefault: "any-to-any",
    readings: {
      "any-to-any": {
        text: "Every segment from a point of one disc to a point of the other; one unblocked segment is enough.",
      },
      "centre-to-any": { text: "Centre to any part." },
      "centre-to-centre": { text: "Centre to centre." },
      "edges-only": { text: "Base edges only." },
    },
    switchable: true,
  },
  "zh.open.los-graze": {
    topic: "Geometry",
    question: "Does touching an edge or corner of blocking terrain block a line?",
    byDefault: "free",
    readings: {
      free: { text: "No: only crossing the inside of an area, or crossing an obstacle, blocks." },
      blocks: { text: "Touching blocks." },
    },
    switchable: true,
  },
  "zh.open.los-from-rear": {
    topic: "Geometry",
    question: "May the line leave from the rear half of the seer's base?",
    byDefault: "any-part",
    readings: { "any-part": { text: 'Yes: "any part".' }, "front-half": { text: "Front half only." } },
    switchable: true,
  },
  "zh.open.front-line": {
    topic: "Geometry",
    question: "Is the front line infinite, and is the whole other base tested?",
    byDefault: "whole-base",
    readings: {
      "whole-base": {
        text: "Yes. Wholly in front: front; wholly behind: rear; otherwise straddling. Touching the line is not straddling.",
      },
      centre: { text: "Centre of the other base decides." },
    },
    switchable: true,
  },
  "zh.open.straddle-once": {
    topic: "Geometry",
    question: "How often is the straddle roll made?",
    byDefault: "once-an-action",
    readings: {
      "once-an-action": { text: "Once per seer and target per action, and only used while the base straddles." },
      "each-check": { text: "Once per check." },
    },
    switchable: true,
  },
  "zh.open.rough-depth": {
    topic: "Geometry",
    question: "How is depth of rough terrain measured along a line?",
    byDefault: "added-up",
    readings: {
      "added-up": {
        text: "Length of that segment inside rough-terrain areas, outside both bases, added up over all areas.",
      },
      "each-area": { text: "Each area by itself." },
      "centre-line": { text: "Along the centre line only." },
    },
    switchable: true,
  },
  "zh.open.rough-inside": {
    topic: "Geometry",
    question: "When is a fighter inside rough terrain?",
    byDefault: "any-overlap",
    readings: {
      "any-overlap": {
        text: "When any part of its base overlaps the area: touching is enough elsewhere in the rules.",
      },
      centre: { text: "Centre inside." },
      wholly: { text: "Wholly inside." },
    },
    switchable: true,
  },
  "zh.open.view-path": {
    topic: "Geometry",
    question: "What exactly is the path as wide as the bases?",
    byDefault: "rectangle",
    readings: {
      rectangle: {
        text: "The rectangle between the two centres, as wide as a base. Anything overlapping it with some area cuts into it; touching its side does not.",
      },
      hull: { text: "The hull of both bases." },
      "half-width": { text: "Half the width." },
    },
    switchable: true,
  },
  "zh.open.view-facing": {
    topic: "Geometry",
    question: "Does a clear view need the target to be to the front?",
    byDefault: "path-only",
    readings: {
      "path-only": {
        text: "No: only the path is described. Close watch and attacks ask for line of sight separately.",
      },
      "needs-sight": { text: "Line of sight is part of clear view." },
    },
    switchable: true,
  },
  "zh.open.view-own-cover": {
    topic: "Geometry",
    question: 'How is "up to 1" of terrain used for cover" measured?',
    byDefault: "every-parallel",
    readings: {
      "every-parallel": {
        text: "For every line parallel to the path's axis: length inside that item between the foremost points of the two bases; the greatest must be at most 1\".",
      },
      "centre-line": { text: "Along the centre line." },
      thickness: { text: "Thickness of the item." },
    },
    switchable: true,
  },
  "zh.open.view-target-cover": {
    topic: "Geometry",
    question: "Does the target's own cover prevent the attacker's clear view?",
    byDefault: "prevents",
    readings: {
      prevents: {
        text: "Yes: fighter D in the diagram. The list in the bonus rule names intervening terrain only as a reminder.",
      },
      "intervening-only": { text: "Only intervening terrain prevents it." },
    },
    switchable: true,
  },
  "zh.open.low-view-depth": {
    topic: "Geometry",
    question: 'How are "2" or more of low rough terrain" measured?',
    byDefault: "centre-line",
    readings: {
      "centre-line": { text: "Along the line between the centres, outside the bases." },
      "any-line": { text: "Any line of the path." },
    },
    switchable: true,
  },
  "zh.open.touch": {
    topic: "Geometry",
    question: "When does a base touch terrain or another base?",
    byDefault: "within-0.05",
    readings: {
      "within-0.05": { text: 'Gap of at most 0.05".' },
      exact: { text: "Exact contact." },
      "within-0.1": { text: '0.1"' },
    },
    switchable: true,
  },
  "zh.open.building-corner": {
    topic: "Geometry",
    question: "Must a fighter be at a corner for cover from a building?",
    byDefault: "touching",
    readings: {
      touching: {
        text: "No more than touching it while it cuts the path; a fighter in the middle of a wall has no line of sight through it anyway.",
      },
      "near-corner": { text: 'Within 1" of a corner.' },
    },
    switchable: true,
  },
  "zh.open.smoke-line": {
    topic: "Geometry",
    question: 'When must a line pass within 2" of smoke?',
    byDefault: "marker-centre",
    readings: {
      "marker-centre": {
        text: "Line of sight is blocked if every otherwise free segment comes within 2\" of the marker's centre. Clear view is prevented if the path's rectangle does.",
      },
      "marker-edge": { text: "Base edge of the marker." },
    },
    switchable: true,
  },
  "zh.open.smoke-duration": {
    topic: "Geometry",
    question: "How long does smoke stay?",
    byDefault: "whole-battle",
    readings: {
      "whole-battle": { text: "To the end of the battle: nothing removes it." },
      "next-turn": { text: "Removed at the end of the next turn." },
    },
    switchable: true,
  },
  "zh.open.hill-los": {
    topic: "Geometry",
    question: 'When are fighters "on opposite sides" of a hill?',
    byDefault: "both-off",
    readings: {
      "both-off": { text: "Both are off the hill and the segment crosses it." },
      "any-crossing": { text: "Any line that crosses its edge, also from on top, is stopped." },
    },
    switchable: true,
  },
  "zh.open.height-los": {
    topic: "Geometry",
    question: "What does terrain block for fighters at height?",
    byDefault: "by-level",
    readings: {
      "by-level": {
        text: "An item does not block line of sight for a fighter standing on it, nor for one whose level is at or above the item's top.",
      },
      "plan-only": { text: "Plan view only." },
    },
    switchable: true,
  },
  "zh.open.obstacle-thickness": {
    topic: "Geometry",
    question: "What does crossing an obstacle need?",
    byDefault: "whole-base",
    readings: {
      "whole-base": {
        text: 'Movement for the whole path to a place where the base is clear of it, plus the 1" or 2".',
      },
      centre: { text: "Only the centre must pass." },
    },
    switchable: true,
  },
  "zh.open.rough-entry": {
    topic: "Geometry",
    question: 'The 1" lost may leave too little to reach the rough terrain.',
    byDefault: "stops",
    readings: {
      stops: { text: "The fighter stops at its edge, as with obstacles." },
      enters: { text: "It still enters." },
    },
    switchable: true,
  },
  "zh.open.rough-leave": {
    topic: "Geometry",
    question: 'Does a move that starts inside rough terrain lose 1"?',
    byDefault: "passes-through",
    readings: {
      "passes-through": { text: "Yes: it passes through it. Staying still loses nothing." },
      "entering-only": { text: "Only entering counts." },
    },
    switchable: true,
  },
  "zh.open.skirt-limit": {
    topic: "Geometry",
    question: "Is skirting limited by the movement distance?",
    byDefault: "within-move",
    readings: {
      "within-move": {
        text: 'Yes: the whole path is no longer than the move; the fighter gets "as close as possible" within it.',
      },
      "always-reaches": { text: "The fighter always reaches the intended end if it is free." },
    },
    switchable: true,
  },
  "zh.open.skirt-facing": {
    topic: "Geometry",
    question: "Which way does a skirting fighter face?",
    byDefault: "last-leg",
    readings: {
      "last-leg": { text: "Along the last leg of its path." },
      unchanged: { text: "The original direction." },
    },
    switchable: true,
  },
  "zh.open.zero-move": {
    topic: "Geometry",
    question: 'May a manoeuvre of 0" change the facing?',
    byDefault: "no-turn",
    readings: {
      "no-turn": { text: "No: it faces the way it travelled, and it did not travel." },
      "free-turn": { text: "Free turn." },
    },
    switchable: true,
  },
  "zh.open.enter-place": {
    topic: "Geometry",
    question: "Where exactly is an entering fighter placed?",
    byDefault: "whole-base",
    readings: {
      "whole-base": { text: "Whole base on the table, touching the edge; its move is measured from there." },
      "centre-on-edge": { text: "Centre on the edge." },
    },
    switchable: true,
  },
  "zh.open.exit-contact": {
    topic: "Geometry",
    question: "When has a fighter reached the edge to leave?",
    byDefault: "base",
    readings: { base: { text: "When its base touches the edge." }, centre: { text: "Centre reaches the edge." } },
    switchable: true,
  },
  "zh.open.exit-entering": {
    topic: "Geometry",
    question:
      "Entry edges are often exit edges too: does a fighter that enters leave again at once, and is leaving compulsory?",
    byDefault: "stays",
    readings: {
      stays: {
        text: "Placing it on the edge is no movement to the edge, so it stays, even if it does not get clear of it in that action. In later actions a move that ends touching an allowed edge takes it off the table, as printed.",
      },
      "owner-chooses": { text: "Leaving is the owner's choice." },
    },
    switchable: true,
  },
  "zh.open.break-in-fail": {
    topic: "Geometry",
    question: "What does a failed Brawn test at an entrance do, and is it taken again?",
    byDefault: "stays-outside",
    readings: {
      "stays-outside": {
        text: "The fighter stays outside for this action and may use movement left over outside; each attacker tests each time it enters.",
      },
      "ends-or-stays-open": { text: "Its move ends at the entrance; a building once opened stays open." },
    },
    switchable: true,
  },
  "zh.open.pair-follow": {
    topic: "Geometry",
    question: "Is the second member of a pair moved or just placed?",
    byDefault: "placed",
    readings: {
      placed: {
        text: 'Placed: any legal spot (not within 1" of an enemy, not in blocking terrain) within 2" of the lead and no further from its old place, in a straight line, than the lead\'s path was long. If there is none it stays as near as it can.',
      },
      moved: { text: "Moved along a legal path with terrain costs." },
    },
    switchable: true,
  },
  "zh.open.route-traced": {
    topic: "Geometry",
    question: '"Directly towards the next marker" or along the traced route?',
    byDefault: "traced",
    readings: {
      traced: { text: "Along the traced line, which is straight except round buildings." },
      straight: { text: "Straight, then skirting." },
    },
    switchable: true,
  },
  "zh.open.captive-place": {
    topic: "Geometry",
    question: "Where is the captive?",
    byDefault: "touching",
    readings: {
      touching: { text: "Touching its escort; it is put there after each move and neither blocks nor is blocked." },
      "within-1": { text: 'Anywhere within 1"' },
    },
    switchable: true,
  },
  "zh.open.fight-towards": {
    topic: "Geometry",
    question: 'What does "towards" mean for the Fight move?',
    byDefault: "nearer",
    readings: {
      nearer: { text: "The move must end nearer to the target; the path is free, so it may end behind the target." },
      straight: { text: "Straight line only." },
    },
    switchable: true,
  },
  "zh.open.dog-watch-range": {
    topic: "Geometry",
    question: "Which distances apply to the dog's close watch?",
    byDefault: "2-or-clear-view",
    readings: {
      "2-or-clear-view": { text: '2", or 6" with a clear view; only line of sight and facing are waived.' },
      "always-6": { text: '6" always.' },
    },
    switchable: true,
  },
} as const satisfies Readonly<Record<string, Interpretation>>;
