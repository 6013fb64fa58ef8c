import type { RuleRow } from "../../../kernel/index.ts";

/** Field of fire, range, line of sight and declaring: the clauses of the rule book in our own words. */
export const aimingRules = {
  "dt.arc.steps": {
    topic: "Field of fire",
    text: "An attack is resolved in this order: field of fire, range, LOS, declaration, to-hit roll, saves, damage.",
    source: "Attack & Sustained Attack",
  },
  "dt.arc.infantry": {
    topic: "Field of fire",
    text: "Soldiers of infantry squads and heroes attack in any direction.",
    source: "Check Field of Fire",
  },
  "dt.arc.support": {
    topic: "Field of fire",
    text: "A support weapon with a front field of fire attacks only targets up to 45° to either side of its facing.",
    source: "Check Field of Fire; play reference",
    open: ["dt.open.support-arc"],
  },
  "dt.arc.turret": {
    topic: "Field of fire",
    text: "A turret-mounted weapon attacks in any direction.",
    source: "Check Field of Fire",
  },
  "dt.arc.front": {
    topic: "Field of fire",
    text: "A front-mounted weapon covers the 90° centred on the facing of the vehicle or aircraft (45° to each side).",
    source: "Check Field of Fire",
    open: ["dt.open.arc-test"],
  },
  "dt.arc.rear": {
    topic: "Field of fire",
    text: "A rear-mounted weapon covers the 90° centred on straight behind (45° to each side).",
    source: "Check Field of Fire",
  },
  "dt.arc.side": {
    topic: "Field of fire",
    text: "A side-mounted weapon attacks in the 180° on its side, without the strip directly ahead of or behind the vehicle.",
    source: "Check Field of Fire",
    open: ["dt.open.side-arc"],
  },
  "dt.arc.turn-costs-move": {
    topic: "Field of fire",
    text: "A unit that does not face its target after its movement needs a MOVE action to change facing before it can fire that way.",
    source: "Check Field of Fire",
  },
  "dt.range.within": {
    topic: "Range",
    text: 'A weapon attacks only targets within its range; each point of Range is 10 cm (4").',
    source: "Check Range",
    open: ["dt.open.measure-height"],
  },
  "dt.range.per-miniature": {
    topic: "Range",
    text: "Range is measured from each attacking miniature by itself, to the nearest miniature of the target unit.",
    source: "Check Range",
  },
  "dt.range.bases": {
    topic: "Range",
    text: "To and from an infantry miniature the measurement uses the edge of its base.",
    source: "Check Range",
  },
  "dt.range.hulls": {
    topic: "Range",
    text: "To and from a vehicle or aircraft it uses body, hull or turret.",
    source: "Check Range",
  },
  "dt.range.ignored-parts": {
    topic: "Range",
    text: "Arms, legs, tracks, weapons, backpacks and other equipment are ignored when measuring.",
    source: "Check Range",
  },
  "dt.range.minimum": {
    topic: "Range",
    text: "A weapon with two range figures a–b attacks only targets between range a and range b.",
    source: "Check Range; play reference",
    open: ["dt.open.blast-minimum"],
  },
  "dt.range.close-combat": {
    topic: "Range",
    text: 'A C weapon attacks only targets in close combat, that is within 5 cm (2").',
    source: "Check Range",
  },
  "dt.los.needed": {
    topic: "Line of sight",
    text: "A weapon attacks only a target in its LOS.",
    source: "Check Line of Sight",
  },
  "dt.los.any-line": {
    topic: "Line of sight",
    text: "LOS exists if at least one line is clear from some point of the attacker (body, head, hull, turret) to some point of these parts of any miniature of the target unit.",
    source: "Check Line of Sight",
    open: ["dt.open.los-geometry"],
  },
  "dt.los.blocked": {
    topic: "Line of sight",
    text: "LOS is blocked if each of those lines touches or crosses a vehicle, an aircraft or blocking terrain.",
    source: "Check Line of Sight",
    open: ["dt.open.blockers"],
  },
  "dt.los.infantry-transparent": {
    topic: "Line of sight",
    text: "Infantry miniatures never block LOS.",
    source: "Check Line of Sight",
  },
  "dt.los.hulls-block": {
    topic: "Line of sight",
    text: "Vehicles and aircraft, friendly or enemy, block LOS, except the attacker and the target themselves.",
    source: "Check Line of Sight",
  },
  "dt.los.mutual": {
    topic: "Line of sight",
    text: "LOS is mutual: if one miniature has LOS to another, that other has LOS back, whatever the situation.",
    source: "Check Line of Sight",
    open: ["dt.open.camouflage-mutual"],
  },
  "dt.los.area-edge": {
    topic: "Line of sight",
    text: "With one unit outside a wood or building and the other inside, there is LOS only if at least one of them is no more than 10 cm from the edge or wall, along the LOS.",
    source: "Check Line of Sight; play reference",
    open: ["dt.open.area-edge"],
  },
  "dt.los.area-through": {
    topic: "Line of sight",
    text: "With a wood or building between two units the same condition holds: LOS only if at least one of them is no more than 10 cm from its edge or wall, along the LOS.",
    source: "Check Line of Sight; play reference",
    open: ["dt.open.area-height"],
  },
  "dt.los.area-depth": {
    topic: "Line of sight",
    text: "LOS reaches no further than 30 cm within a wood or building.",
    source: "Check Line of Sight; play reference",
    open: ["dt.open.area-depth"],
  },
  "dt.los.smoke-edge": {
    topic: "Line of sight",
    text: "A smoke screen is area terrain: LOS into or through it exists only if at least one unit is no more than 10 cm from its edge, along the LOS.",
    source: "Check Line of Sight; play reference",
  },
  "dt.los.aircraft-stand": {
    topic: "Line of sight",
    text: "Aircraft are treated as vehicles for LOS, at the height of their flying stand.",
    source: "Check Line of Sight",
  },
  "dt.declare.before-dice": {
    topic: "Declaring",
    text: "The targets of every weapon line, close combat attacks included, are declared before any die of the attack is rolled.",
    source: "Declare Targets",
  },
  "dt.declare.forgotten": {
    topic: "Declaring",
    text: "A weapon whose use was not declared does not fire in this attack.",
    source: "Declare Targets",
  },
  "dt.declare.not-forced": {
    topic: "Declaring",
    text: "A unit need not use all its weapons.",
    source: "Declare Targets",
  },
  "dt.declare.split-targets": {
    topic: "Declaring",
    text: "Each weapon may have a target of its own.",
    source: "Declare Targets",
  },
  "dt.declare.simultaneous": {
    topic: "Declaring",
    text: "All of a unit's attacks are simultaneous: hits left over on one target never pass to another.",
    source: "Declare Targets",
  },
  "dt.declare.soldier-weapons": {
    topic: "Declaring",
    text: "Each surviving soldier of a squad uses at most 1 ranged weapon and 1 C weapon in an ATTACK.",
    source: "Declare Targets; play reference",
  },
  "dt.declare.soldier-choice": {
    topic: "Declaring",
    text: "A soldier with several ranged weapons chooses one for each ATTACK.",
    source: "Declare Targets",
  },
  "dt.declare.crew-left": {
    topic: "Declaring",
    text: "A support weapon has 1 soldier left for each point of damage it has remaining.",
    source: "Declare Targets",
  },
  "dt.declare.crew-serve": {
    topic: "Declaring",
    text: "Firing the support weapon takes 2 of its soldiers, or its only one if just 1 is left.",
    source: "Declare Targets",
    open: ["dt.open.crew-emergency"],
  },
  "dt.declare.crew-others": {
    topic: "Declaring",
    text: "If the support weapon fires, only its third and fourth soldiers may fire other weapons.",
    source: "Declare Targets",
  },
  "dt.declare.crew-choice": {
    topic: "Declaring",
    text: "The crew's weapons are chosen afresh for each attack, in any combination these rows allow.",
    source: "Declare Targets",
  },
  "dt.declare.hero-all": {
    topic: "Declaring",
    text: "A hero may use all of their weapons in the same attack.",
    source: "Declare Targets; play reference",
  },
  "dt.declare.vehicle-all": {
    topic: "Declaring",
    text: "A vehicle or aircraft may use all of its mounted weapons in the same attack.",
    source: "Declare Targets (inferred)",
  },
  "dt.declare.vehicle-crew": {
    topic: "Declaring",
    text: "An open-topped vehicle with Crew attacks either with its own weapons or with its crew's weapons, not both.",
    source: "Declare Targets; Crew",
  },
  "dt.declare.vehicle-crew-count": {
    topic: "Declaring",
    text: "A crew that attacks may fire 1 weapon for each point of damage the vehicle has remaining.",
    source: "Declare Targets; Crew",
  },
  "dt.declare.two-modes": {
    topic: "Declaring",
    text: "A weapon with two weapon lines uses one of them, announced each time it attacks.",
    source: "Declare Targets",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
