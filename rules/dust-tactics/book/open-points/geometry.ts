import type { Interpretation } from "../../../kernel/index.ts";

/** What the rule book leaves open: sight and measuring. */
export const geometryPoints = {
  "dt.open.los-geometry": {
    topic: "Sight and measuring",
    question: "Are lines of sight drawn in space or in plan?",
    byDefault: "sloping-plane",
    readings: {
      "sloping-plane": {
        text: "In space, between upright prisms: footprint × height for miniatures, polygon × height for terrain; any part to any part, judged on one plane that slopes from the top of the one to the top of the other and is level across: a thing stops sight where it stands above that plane. A low wall does not hide a tall walker, and hulls between infantry block as the text says; it is exact and the same both ways.",
      },
      "plan-only": { text: "Plan view only, heights ignored." },
      "eye-points": { text: "Space, from a fixed set of eye points on each outline to any part of the other." },
    },
    switchable: true,
  },
  "dt.open.cover-geometry": {
    topic: "Sight and measuring",
    question: 'How is "from one point to all points" judged?',
    byDefault: "one-point",
    readings: {
      "one-point": {
        text: "The target is out of cover if one point of the attacker's footprint, at half or full height, sees the whole outline of the target, at its foot and its top. Only terrain and smoke count as in the way.",
      },
      "from-centre": { text: "From the attacker's centre only." },
      "highest-point": { text: "The attacker's highest point only." },
    },
    switchable: true,
  },
  "dt.open.own-terrain": {
    topic: "Sight and measuring",
    question: "Does the area terrain the attacker stands in give cover to a target outside it?",
    byDefault: "not-from-its-edge",
    readings: {
      "not-from-its-edge": {
        text: "No, if the attacker is within 10 cm of its edge along the line (it fires from the edge); otherwise there is no LOS anyway. The text calls for intervening terrain.",
      },
      always: { text: "Yes, always." },
      never: { text: "No, never." },
    },
    switchable: true,
  },
  "dt.open.area-edge": {
    topic: "Sight and measuring",
    question: 'How is "within range 1 of the edge along the LOS" measured?',
    byDefault: "along-the-line",
    readings: {
      "along-the-line": {
        text: 'Miniature by miniature, along the line, from the miniature\'s base or hull to the point where the line crosses the edge nearest to it on that line; one line that passes is enough. The words "along the LOS" say so, repeated three times.',
      },
      shortest: { text: "Shortest distance from the miniature to any edge." },
      "nearest-decides": { text: "Nearest miniature of the unit decides for all." },
    },
    switchable: true,
  },
  "dt.open.area-depth": {
    topic: "Sight and measuring",
    question: "Does the 30 cm limit within a wood bind only two units inside, or also lines into and through it?",
    byDefault: "every-line",
    readings: {
      "every-line": { text: "Also those: the part of any line that lies inside the feature is at most 30 cm." },
      "both-inside": { text: "Only when both are inside." },
    },
    switchable: true,
  },
  "dt.open.area-height": {
    topic: "Sight and measuring",
    question: "Does area terrain act on lines that pass above it?",
    byDefault: "up-to-its-height",
    readings: {
      "up-to-its-height": {
        text: "No: a line that is everywhere higher than the feature while over it is free of it (aircraft, upper floors).",
      },
      endless: { text: "Area terrain is endlessly high." },
    },
    switchable: true,
  },
  "dt.open.building-los": {
    topic: "Sight and measuring",
    question: '"Buildings block LOS to targets beyond" against "through a building, unless within range 1".',
    byDefault: "as-area",
    readings: {
      "as-area": {
        text: "Step 3 rules for a building given as an area (it is the LOS step and stands in all three copies); a wall given as a line blocks every line through it, except through its openings.",
      },
      "blocks-through": {
        text: "A line right through a building is always blocked, only in and out follow the edge rule.",
      },
    },
    switchable: true,
  },
  "dt.open.blockers": {
    topic: "Sight and measuring",
    question: "Which terrain is blocking?",
    byDefault: "everything-solid",
    readings: {
      "everything-solid": {
        text: "Everything solid, up to its height: walls, cliffs, hills, crates, rubble, bunkers, strongpoints, wrecks. Hedges and crops give cover only.",
      },
      "named-only": { text: "Only walls, buildings, bunkers and strongpoints, as named." },
    },
    switchable: true,
  },
  "dt.open.camouflage-mutual": {
    topic: "Sight and measuring",
    question:
      '"No matter the situation" LOS is mutual: does a camouflaged unit that sees an enemy thereby become visible to it?',
    byDefault: "one-way",
    readings: {
      "one-way": {
        text: "No: the skill is the special case; a camouflaged observer could otherwise never spot unseen.",
      },
      mutual: { text: "Yes." },
      neither: { text: "Or the camouflaged unit has no LOS either." },
    },
    switchable: true,
  },
  "dt.open.observer-cover": {
    topic: "Sight and measuring",
    question: "An artillery unit fires through an observer: from where is the target's cover judged?",
    byDefault: "from-observer",
    readings: {
      "from-observer": {
        text: "From the observer: cover is the same test of lines as LOS, and LOS is the observer's.",
      },
      "from-artillery": { text: "From the artillery piece." },
      never: { text: "Never in cover." },
    },
    switchable: true,
  },
  "dt.open.measure-height": {
    topic: "Sight and measuring",
    question: "Do ranges count height?",
    byDefault: "horizontal",
    readings: {
      horizontal: {
        text: "No: range, coherency and movement over flat ground are horizontal; only climbing between floors adds height. Flying stands have no stated height.",
      },
      "in-space": { text: "Distances in space." },
    },
    switchable: true,
  },
  "dt.open.arc-test": {
    topic: "Sight and measuring",
    question: "When is a target in an arc?",
    byDefault: "any-point",
    readings: {
      "any-point": {
        text: "If any point of it that is in LOS is in the arc, measured from the centre of the hull or base; the two bounding rays belong to the arc.",
      },
      centre: { text: "Its centre must be in the arc." },
      "from-mount": { text: "Measured from the weapon's mount." },
    },
    switchable: true,
  },
  "dt.open.side-arc": {
    topic: "Sight and measuring",
    question: "What is cut from the 180° side arc?",
    byDefault: "beyond-the-hull",
    readings: {
      "beyond-the-hull": {
        text: "The half-plane beyond the side of the hull: the strip as wide as the hull, ahead and behind, is out.",
      },
      "without-front-and-rear": { text: "The 45° front and rear arcs are out, leaving 90°." },
    },
    switchable: true,
  },
  "dt.open.support-arc": {
    topic: "Sight and measuring",
    question: "Are all support weapons limited to ±45°?",
    byDefault: "all",
    readings: {
      all: { text: 'Yes, unless the card says otherwise: the reference drops the words "with a front field of fire".' },
      "front-only": {
        text: "Only those whose card says front. Every card of a support weapon says so: nothing differs.",
      },
    },
    switchable: false,
  },
  "dt.open.blast-size": {
    topic: "Sight and measuring",
    question: "Diameter of the blast template?",
    byDefault: "15-cm",
    readings: { "15-cm": { text: "15 cm; see 2.5." }, "five-inches": { text: '12.7 cm (5").' } },
    switchable: true,
  },
  "dt.open.flame-size": {
    topic: "Sight and measuring",
    question: "Shape of the flame templates?",
    byDefault: "trapezia",
    readings: {
      trapezia: { text: "Trapezia of 10 and 20 cm; see 2.5." },
      teardrops: { text: "Teardrop shapes of the same length." },
    },
    switchable: true,
  },
  "dt.open.flame-aim": {
    topic: "Sight and measuring",
    question: '"The template points at the centre of the miniature": of the firing or of the target miniature?',
    byDefault: "both-centres",
    readings: {
      "both-centres": { text: "Both: its axis runs through both centres." },
      "any-direction": { text: "Any direction, as long as the axis runs through the centre of the firing miniature." },
    },
    switchable: true,
  },
  "dt.open.adjacent": {
    topic: "Sight and measuring",
    question: 'How near is "adjacent" (wire, mines, bunker, trench, firing slit, doors)?',
    byDefault: "five-cm",
    readings: {
      "five-cm": { text: "Within 5 cm, the distance of close combat: the text has no other word for near." },
      contact: { text: "Base or hull contact." },
      "ten-cm": { text: "Within 10 cm (range 1, a neighbouring square)." },
    },
    switchable: true,
  },
  "dt.open.wreck-los": {
    topic: "Sight and measuring",
    question: "Does a wreck block LOS?",
    byDefault: "blocks",
    readings: {
      blocks: { text: "Yes, up to its hull's height; moving over it is slowed." },
      "cover-only": { text: "It gives cover only." },
    },
    switchable: true,
  },
  "dt.open.bunker-cover": {
    topic: "Sight and measuring",
    question: "Is a unit inside a bunker or strongpoint always in cover?",
    byDefault: "always",
    readings: {
      always: {
        text: "Yes: the walls are intervening terrain. Not from inside the same one, whose walls are around both.",
      },
      "by-line": { text: "Judged line by line." },
    },
    switchable: true,
  },
} as const satisfies Readonly<Record<string, Interpretation>>;
