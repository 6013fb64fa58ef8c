import { openPointsUnder, point } from "../../../kernel/index.ts";

export const geometryPoints = openPointsUnder("Geometry", {
  "zh.open.base-size": point('Is a base 25 mm or 1"?', {
    "25-mm": '25 mm, 0.984" across; that is what is printed.',
    "one-inch": '1"',
  }),
  "zh.open.distance": point("How is distance between fighters measured?", {
    "nearest-points": 'Between the nearest points of the bases: fighters "stop 1" away" and markers touch bases.',
    centres: "Centre to centre.",
  }),
  "zh.open.distance-marker": point("Distance from a fighter to a marker or objective?", {
    "marker-centre": "Nearest point of the base to the marker's centre; markers have no stated size.",
    "marker-edge": "To the marker's edge.",
  }),
  "zh.open.within": point('Does "within N" include exactly N?', {
    inclusive: 'Yes. For the 1" gap to enemies exactly 1" is allowed, since fighters "stop 1" away".',
    strict: "Strictly less.",
  }),
  "zh.open.move-length": point("What is the length of a move?", {
    "centre-path": "The length of the path of the base's centre.",
    "furthest-point": "Furthest-travelled point of the base.",
  }),
  "zh.open.move-clearance": point('Does the 1" gap hold along the path or only at its end?', {
    "whole-path": 'Along the whole path: "cannot move within 1"".',
    "end-only": "Only at the end.",
  }),
  "zh.open.already-close": point(
    'What if a fighter starts within 1" of an enemy (Reposition, entering, equal moves)?',
    { "never-shrinks": "It may move as long as that gap never shrinks.", "out-first": 'It must first move out to 1"' },
  ),
  "zh.open.los-points": point('Which lines count for "any part of their bases"?', {
    "any-to-any": "Every segment from a point of one disc to a point of the other; one unblocked segment is enough.",
    "centre-to-any": "Centre to any part.",
    "centre-to-centre": "Centre to centre.",
    "edges-only": "Base edges only.",
  }),
  "zh.open.los-graze": point("Does touching an edge or corner of blocking terrain block a line?", {
    free: "No: only crossing the inside of an area, or crossing an obstacle, blocks.",
    blocks: "Touching blocks.",
  }),
  "zh.open.los-from-rear": point("May the line leave from the rear half of the seer's base?", {
    "any-part": 'Yes: "any part".',
    "front-half": "Front half only.",
  }),
  "zh.open.front-line": point("Is the front line infinite, and is the whole other base tested?", {
    "whole-base":
      "Yes. Wholly in front: front; wholly behind: rear; otherwise straddling. Touching the line is not straddling.",
    centre: "Centre of the other base decides.",
  }),
  "zh.open.straddle-once": point("How often is the straddle roll made?", {
    "once-an-action": "Once per seer and target per action, and only used while the base straddles.",
    "each-check": "Once per check.",
  }),
  "zh.open.rough-depth": point("How is depth of rough terrain measured along a line?", {
    "added-up": "Length of that segment inside rough-terrain areas, outside both bases, added up over all areas.",
    "each-area": "Each area by itself.",
    "centre-line": "Along the centre line only.",
  }),
  "zh.open.rough-inside": point("When is a fighter inside rough terrain?", {
    "any-overlap": "When any part of its base overlaps the area: touching is enough elsewhere in the rules.",
    centre: "Centre inside.",
    wholly: "Wholly inside.",
  }),
  "zh.open.view-path": point("What exactly is the path as wide as the bases?", {
    rectangle:
      "The rectangle between the two centres, as wide as a base. Anything overlapping it with some area cuts into it; touching its side does not.",
    hull: "The hull of both bases.",
    "half-width": "Half the width.",
  }),
  "zh.open.view-facing": point("Does a clear view need the target to be to the front?", {
    "path-only": "No: only the path is described. Close watch and attacks ask for line of sight separately.",
    "needs-sight": "Line of sight is part of clear view.",
  }),
  "zh.open.view-own-cover": point('How is "up to 1" of terrain used for cover" measured?', {
    "every-parallel":
      "For every line parallel to the path's axis: length inside that item between the foremost points of the two bases; the greatest must be at most 1\".",
    "centre-line": "Along the centre line.",
    thickness: "Thickness of the item.",
  }),
  "zh.open.view-target-cover": point("Does the target's own cover prevent the attacker's clear view?", {
    prevents: "Yes: fighter D in the diagram. The list in the bonus rule names intervening terrain only as a reminder.",
    "intervening-only": "Only intervening terrain prevents it.",
  }),
  "zh.open.low-view-depth": point('How are "2" or more of low rough terrain" measured?', {
    "centre-line": "Along the line between the centres, outside the bases.",
    "any-line": "Any line of the path.",
  }),
  "zh.open.touch": point("When does a base touch terrain or another base?", {
    "within-0.05": 'Gap of at most 0.05".',
    exact: "Exact contact.",
    "within-0.1": '0.1"',
  }),
  "zh.open.building-corner": point("Must a fighter be at a corner for cover from a building?", {
    touching:
      "No more than touching it while it cuts the path; a fighter in the middle of a wall has no line of sight through it anyway.",
    "near-corner": 'Within 1" of a corner.',
  }),
  "zh.open.smoke-line": point('When must a line pass within 2" of smoke?', {
    "marker-centre":
      "Line of sight is blocked if every otherwise free segment comes within 2\" of the marker's centre. Clear view is prevented if the path's rectangle does.",
    "marker-edge": "Base edge of the marker.",
  }),
  "zh.open.smoke-duration": point("How long does smoke stay?", {
    "whole-battle": "To the end of the battle: nothing removes it.",
    "next-turn": "Removed at the end of the next turn.",
  }),
  "zh.open.hill-los": point('When are fighters "on opposite sides" of a hill?', {
    "both-off": "Both are off the hill and the segment crosses it.",
    "any-crossing": "Any line that crosses its edge, also from on top, is stopped.",
  }),
  "zh.open.height-los": point("What does terrain block for fighters at height?", {
    "by-level":
      "An item does not block line of sight for a fighter standing on it, nor for one whose level is at or above the item's top.",
    "plan-only": "Plan view only.",
  }),
  "zh.open.obstacle-thickness": point("What does crossing an obstacle need?", {
    "whole-base": 'Movement for the whole path to a place where the base is clear of it, plus the 1" or 2".',
    centre: "Only the centre must pass.",
  }),
  "zh.open.rough-entry": point('The 1" lost may leave too little to reach the rough terrain.', {
    stops: "The fighter stops at its edge, as with obstacles.",
    enters: "It still enters.",
  }),
  "zh.open.rough-leave": point('Does a move that starts inside rough terrain lose 1"?', {
    "passes-through": "Yes: it passes through it. Staying still loses nothing.",
    "entering-only": "Only entering counts.",
  }),
  "zh.open.skirt-limit": point("Is skirting limited by the movement distance?", {
    "within-move": 'Yes: the whole path is no longer than the move; the fighter gets "as close as possible" within it.',
    "always-reaches": "The fighter always reaches the intended end if it is free.",
  }),
  "zh.open.skirt-facing": point("Which way does a skirting fighter face?", {
    "last-leg": "Along the last leg of its path.",
    unchanged: "The original direction.",
  }),
  "zh.open.zero-move": point('May a manoeuvre of 0" change the facing?', {
    "no-turn": "No: it faces the way it travelled, and it did not travel.",
    "free-turn": "Free turn.",
  }),
  "zh.open.enter-place": point("Where exactly is an entering fighter placed?", {
    "whole-base": "Whole base on the table, touching the edge; its move is measured from there.",
    "centre-on-edge": "Centre on the edge.",
  }),
  "zh.open.exit-contact": point("When has a fighter reached the edge to leave?", {
    base: "When its base touches the edge.",
    centre: "Centre reaches the edge.",
  }),
  "zh.open.exit-entering": point(
    "Entry edges are often exit edges too: does a fighter that enters leave again at once, and is leaving compulsory?",
    {
      stays:
        "Placing it on the edge is not movement to the edge, so it stays, even if it does not get clear of it in that action. In later actions a move that ends touching an allowed edge takes it off the table, as printed.",
      "owner-chooses": "Leaving is the owner's choice.",
    },
  ),
  "zh.open.break-in-fail": point("What does a failed Brawn test at an entrance do, and is it taken again?", {
    "stays-outside":
      "The fighter stays outside for this action and may use movement left over outside; each attacker tests each time it enters.",
    "ends-or-stays-open": "Its move ends at the entrance; a building once opened stays open.",
  }),
  "zh.open.pair-follow": point("Is the second member of a pair moved or just placed?", {
    placed:
      'Placed: any legal spot (not within 1" of an enemy, not in blocking terrain) within 2" of the lead and no further from its old place, in a straight line, than the lead\'s path was long. If there is none it stays as near as it can.',
    moved: "Moved along a legal path with terrain costs.",
  }),
  "zh.open.route-traced": point('"Directly towards the next marker" or along the traced route?', {
    traced: "Along the traced line, which is straight except round buildings.",
    straight: "Straight, then skirting.",
  }),
  "zh.open.captive-place": point("Where is the captive?", {
    touching: "Touching its escort; it is put there after each move and neither blocks nor is blocked.",
    "within-1": 'Anywhere within 1"',
  }),
  "zh.open.fight-towards": point('What does "towards" mean for the Fight move?', {
    nearer: "The move must end nearer to the target; the path is free, so it may end behind the target.",
    straight: "Straight line only.",
  }),
  "zh.open.dog-watch-range": point("Which distances apply to the dog's close watch?", {
    "2-or-clear-view": '2", or 6" with a clear view; only line of sight and facing are waived.',
    "always-6": '6" always.',
  }),
});
