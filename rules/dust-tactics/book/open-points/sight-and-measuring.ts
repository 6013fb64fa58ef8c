import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const sightAndMeasuringPoints = openPointsUnder("Sight and measuring", {
  "dt.open.los-geometry": point("Are lines of sight drawn in space or in plan?", {
    "sloping-plane":
      "In space, between upright prisms: footprint × height for miniatures, polygon × height for terrain; any part to any part, judged on one plane that slopes from the top of the one to the top of the other and is level across: a thing stops sight where it stands above that plane. A low wall does not hide a tall walker, and hulls between infantry block as the text says; it is exact and the same both ways.",
    "plan-only": "Plan view only, heights ignored.",
    "eye-points": "Space, from a fixed set of eye points on each outline to any part of the other.",
  }),
  "dt.open.level-top": point(
    "Something is exactly as high as the line that runs over it: does the line touch it, and is it blocked?",
    {
      passes:
        "No: what stands above the line blocks it. Soldiers see each other over a low wall or a strongpoint that is as high as they are, and have cover behind it.",
      touches:
        'Yes: "passes through or touches". What is as high as both of them hides them from each other, a wall, a strongpoint or a vehicle.',
    },
  ),
  "dt.open.cover-geometry": point('How is "from one point to all points" judged?', {
    "one-point":
      "The target is out of cover if one point of the attacker's footprint, at half or full height, sees the whole outline of the target, at its foot and its top. Only terrain and smoke count as in the way.",
    "from-centre": "From the attacker's centre only, half way up.",
    "highest-point": "From the attacker's highest point only, over its centre.",
  }),
  "dt.open.own-terrain": point("Does the area terrain the attacker stands in give cover to a target outside it?", {
    "not-from-its-edge":
      "No, if the attacker is within 10 cm of its edge along the line (it fires from the edge); otherwise there is no LOS anyway. The text calls for intervening terrain.",
    always: "Yes, always.",
    never: "No, never.",
  }),
  "dt.open.area-edge": point('How is "within range 1 of the edge along the LOS" measured?', {
    "along-the-line":
      'Miniature by miniature, along the line, from the miniature\'s base or hull to the point where the line crosses the edge nearest to it on that line; one line that passes is enough. The words "along the LOS" say so, repeated three times.',
    shortest: "Shortest distance from the miniature to any edge.",
    "nearest-decides": "Nearest miniature of the unit decides for all.",
  }),
  "dt.open.area-depth": point(
    "Does the 30 cm limit within a wood bind only two units inside, or also lines into and through it?",
    {
      "every-line": "Also those: the part of any line that lies inside the feature is at most 30 cm.",
      "both-inside": "Only when both are inside.",
    },
  ),
  "dt.open.area-height": point("Does area terrain act on lines that pass above it?", {
    "up-to-its-height":
      "No: a line that is everywhere higher than the feature while over it is free of it (aircraft, upper floors).",
    endless: "Area terrain is endlessly high.",
  }),
  "dt.open.building-los": point(
    '"Buildings block LOS to targets beyond" against "through a building, unless within range 1".',
    {
      "as-area":
        "Step 3 rules for a building given as an area (it is the LOS step and stands in all three copies); a wall given as a line blocks every line through it, except through its openings.",
      "blocks-through": "A line right through a building is always blocked, only in and out follow the edge rule.",
    },
  ),
  "dt.open.blockers": point("Which terrain is blocking?", {
    "everything-solid":
      "Everything solid, up to its height: walls, cliffs, hills, crates, rubble, bunkers, strongpoints, wrecks. Hedges and crops give cover only.",
    "named-only":
      "Only walls, buildings, bunkers and strongpoints, as named. Nothing else does: a wreck gives cover only, whatever is chosen of wrecks.",
  }),
  "dt.open.camouflage-mutual": point(
    '"No matter the situation" LOS is mutual: does a camouflaged unit that sees an enemy thereby become visible to it?',
    {
      "one-way": "No: the skill is the special case; a camouflaged observer could otherwise never spot unseen.",
      mutual: "Yes.",
      neither: "Or the camouflaged unit has no LOS either.",
    },
  ),
  "dt.open.observer-cover": point(
    "An artillery unit fires through an observer: from where is the target's cover judged?",
    {
      "from-observer": "From the observer: cover is the same test of lines as LOS, and LOS is the observer's.",
      "from-artillery": "From the artillery piece.",
      never: "Never in cover.",
    },
  ),
  "dt.open.measure-height": point("Do ranges count height?", {
    horizontal:
      "No: range, coherency and movement over flat ground are horizontal; only climbing between floors adds height. Flying stands have no stated height.",
    "in-space": "Distances in space.",
  }),
  "dt.open.arc-test": point("When is a target in an arc?", {
    "any-point":
      "If any point of it that is in LOS is in the arc, measured from the centre of the hull or base; the two bounding rays belong to the arc.",
    centre: "Its centre must be in the arc.",
    "from-mount": "Measured from the weapon's mount.",
  }),
  "dt.open.side-arc": point("What is cut from the 180° side arc?", {
    "beyond-the-hull":
      "The half-plane beyond the side of the hull: the strip as wide as the hull, ahead and behind, is out.",
    "without-front-and-rear": "The 45° front and rear arcs are out, leaving 90°.",
  }),
  "dt.open.support-arc": fixedPoint("Are all support weapons limited to ±45°?", {
    all: 'Yes, unless the card says otherwise: the reference drops the words "with a front field of fire".',
    "front-only": "Only those whose card says front. Every card of a support weapon says so: nothing differs.",
  }),
  "dt.open.blast-size": point("Diameter of the blast template?", {
    "15-cm": "15 cm: one template touches every miniature of a unit in coherency.",
    "five-inches": '12.7 cm (5").',
  }),
  "dt.open.flame-size": point("Shape of the flame templates?", {
    trapezia: "Trapezia of 10 and 20 cm, narrow where they begin and wide at the end.",
    teardrops: "Teardrop shapes of the same length.",
  }),
  "dt.open.flame-aim": point(
    '"The template points at the centre of the miniature": of the firing or of the target miniature?',
    {
      "both-centres":
        "Both: its axis runs through both centres, or from the end of a range 3 weapon through the centre of the target.",
      "any-direction":
        "Any direction, as long as the axis runs through the centre of the firing miniature, or the end of its range 3 weapon.",
    },
  ),
  "dt.open.adjacent": point('How near is "adjacent" (wire, mines, bunker, trench, firing slit, doors)?', {
    "five-cm": "Within 5 cm, the distance of close combat: the text has no other word for near.",
    contact: "Base or hull contact.",
    "ten-cm": "Within 10 cm (range 1, a neighbouring square).",
  }),
  "dt.open.wreck-los": point("Does a wreck block LOS?", {
    blocks: "Yes, up to its hull's height, as everything solid does; moving over it is slowed.",
    "cover-only": "It gives cover only.",
  }),
  "dt.open.bunker-cover": point("Is a unit inside a bunker or strongpoint always in cover?", {
    always: "Yes: the walls are intervening terrain. Not from inside the same one, whose walls are around both.",
    "by-line": "Judged line by line.",
  }),
});
