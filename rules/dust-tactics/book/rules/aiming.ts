import { rulesUnder } from "../../../kernel/index.ts";

/** Field of fire, range, line of sight and declaring: the clauses of the rule book in our own words. */
export const aimingRules = {
  ...rulesUnder("Field of fire", {
    "dt.arc.steps": {
      title: "The steps of an attack",
      text: "An attack is resolved in this order: field of fire, range, LOS, declaration, to-hit roll, saves, damage.",
      source: "Attack & Sustained Attack",
    },
    "dt.arc.infantry": {
      title: "Infantry fires all round",
      text: "Soldiers of infantry squads and heroes attack in any direction.",
      source: "Check Field of Fire",
    },
    "dt.arc.support": {
      title: "A support weapon fires to the front",
      text: "A support weapon with a front field of fire attacks only targets up to 45° to either side of its facing.",
      source: "Check Field of Fire; play reference",
      open: ["dt.open.support-arc"],
    },
    "dt.arc.turret": {
      title: "A turret fires all round",
      text: "A turret-mounted weapon attacks in any direction.",
      source: "Check Field of Fire",
    },
    "dt.arc.front": {
      title: "Front-mounted: 90° ahead",
      text: "A front-mounted weapon covers the 90° centred on the facing of the vehicle or aircraft (45° to each side).",
      source: "Check Field of Fire",
      open: ["dt.open.arc-test"],
    },
    "dt.arc.rear": {
      title: "Rear-mounted: 90° behind",
      text: "A rear-mounted weapon covers the 90° centred on straight behind (45° to each side).",
      source: "Check Field of Fire",
    },
    "dt.arc.side": {
      title: "Side-mounted: 180° to the side",
      text: "A side-mounted weapon attacks in the 180° on its side, without the strip directly ahead of or behind the vehicle.",
      source: "Check Field of Fire",
      open: ["dt.open.side-arc"],
    },
    "dt.arc.turn-costs-move": {
      title: "Turning to fire costs a MOVE",
      text: "A unit that does not face its target after its movement needs a MOVE action to change facing before it can fire that way.",
      source: "Check Field of Fire",
    },
  }),
  ...rulesUnder("Range", {
    "dt.range.within": {
      title: "A weapon's range, 10 cm a point",
      text: 'A weapon attacks only targets within its range; each point of Range is 10 cm (4").',
      source: "Check Range",
      open: ["dt.open.measure-height"],
    },
    "dt.range.per-miniature": {
      title: "Range is measured from each miniature",
      text: "Range is measured from each attacking miniature by itself, to the nearest miniature of the target unit.",
      source: "Check Range",
    },
    "dt.range.bases": {
      title: "Infantry is measured by its base",
      text: "To and from an infantry miniature the measurement uses the edge of its base.",
      source: "Check Range",
    },
    "dt.range.hulls": {
      title: "Vehicles are measured by their hull",
      text: "To and from a vehicle or aircraft it uses body, hull or turret.",
      source: "Check Range",
    },
    "dt.range.ignored-parts": {
      title: "What is ignored in measuring",
      text: "Arms, legs, tracks, weapons, backpacks and other equipment are ignored when measuring.",
      source: "Check Range",
    },
    "dt.range.minimum": {
      title: "A weapon's minimum range",
      text: "A weapon with two range figures a–b attacks only targets between range a and range b.",
      source: "Check Range; play reference",
      open: ["dt.open.blast-minimum"],
    },
    "dt.range.close-combat": {
      title: "Close combat: within 5 cm",
      text: 'A C weapon attacks only targets in close combat, that is within 5 cm (2").',
      source: "Check Range",
    },
  }),
  ...rulesUnder("Line of sight", {
    "dt.los.needed": {
      title: "An attack needs line of sight",
      text: "A weapon attacks only a target in its LOS.",
      source: "Check Line of Sight",
    },
    "dt.los.any-line": {
      title: "One clear line is enough",
      text: "LOS exists if at least one line is clear from some point of the attacker (body, head, hull, turret) to some point of these parts of any miniature of the target unit.",
      source: "Check Line of Sight",
      open: ["dt.open.los-geometry"],
    },
    "dt.los.blocked": {
      title: "What blocks line of sight",
      text: "LOS is blocked if each of those lines touches or crosses a vehicle, an aircraft or blocking terrain.",
      source: "Check Line of Sight",
      open: ["dt.open.blockers", "dt.open.level-top"],
    },
    "dt.los.infantry-transparent": {
      title: "Infantry never blocks sight",
      text: "Infantry miniatures never block LOS.",
      source: "Check Line of Sight",
    },
    "dt.los.hulls-block": {
      title: "Vehicles and aircraft block sight",
      text: "Vehicles and aircraft, friendly or enemy, block LOS, except the attacker and the target themselves.",
      source: "Check Line of Sight",
    },
    "dt.los.mutual": {
      title: "Line of sight goes both ways",
      text: "LOS is mutual: if one miniature has LOS to another, that other has LOS back, whatever the situation.",
      source: "Check Line of Sight",
      open: ["dt.open.camouflage-mutual"],
    },
    "dt.los.area-edge": {
      title: "Into or out of a wood: 10 cm",
      text: "With one unit outside a wood or building and the other inside, there is LOS only if at least one of them is no more than 10 cm from the edge or wall, along the LOS.",
      source: "Check Line of Sight; play reference",
      open: ["dt.open.area-edge"],
    },
    "dt.los.area-through": {
      title: "Through a wood: 10 cm from its edge",
      text: "With a wood or building between two units the same condition holds: LOS only if at least one of them is no more than 10 cm from its edge or wall, along the LOS.",
      source: "Check Line of Sight; play reference",
      open: ["dt.open.area-height"],
    },
    "dt.los.area-depth": {
      title: "Inside a wood: 30 cm",
      text: "LOS reaches no further than 30 cm within a wood or building.",
      source: "Check Line of Sight; play reference",
      open: ["dt.open.area-depth"],
    },
    "dt.los.smoke-edge": {
      title: "Smoke and sight",
      text: "A smoke screen is area terrain: LOS into or through it exists only if at least one unit is no more than 10 cm from its edge, along the LOS.",
      source: "Check Line of Sight; play reference",
    },
    "dt.los.aircraft-stand": {
      title: "Sight to aircraft",
      text: "Aircraft are treated as vehicles for LOS, at the height of their flying stand.",
      source: "Check Line of Sight",
    },
  }),
  ...rulesUnder("Declaring", {
    "dt.declare.before-dice": {
      title: "Targets are declared before the dice",
      text: "The targets of every weapon line, close combat attacks included, are declared before any die of the attack is rolled.",
      source: "Declare Targets",
    },
    "dt.declare.forgotten": {
      title: "A weapon not declared does not fire",
      text: "A weapon whose use was not declared does not fire in this attack.",
      source: "Declare Targets",
    },
    "dt.declare.not-forced": {
      title: "Not every weapon need fire",
      text: "A unit need not use all its weapons.",
      source: "Declare Targets",
    },
    "dt.declare.split-targets": {
      title: "Each weapon may have its own target",
      text: "Each weapon may have a target of its own.",
      source: "Declare Targets",
    },
    "dt.declare.simultaneous": {
      title: "All attacks are at once",
      text: "All of a unit's attacks are simultaneous: hits left over on one target never pass to another.",
      source: "Declare Targets",
    },
    "dt.declare.soldier-weapons": {
      title: "What a soldier may fire",
      text: "Each surviving soldier of a squad uses at most 1 ranged weapon and 1 C weapon in an ATTACK.",
      source: "Declare Targets; play reference",
    },
    "dt.declare.soldier-choice": {
      title: "A soldier chooses his weapon",
      text: "A soldier with several ranged weapons chooses one for each ATTACK.",
      source: "Declare Targets",
    },
    "dt.declare.crew-left": {
      title: "A support weapon's crew left",
      text: "A support weapon has 1 soldier left for each point of damage it has remaining.",
      source: "Declare Targets",
    },
    "dt.declare.crew-serve": {
      title: "Two men serve a support weapon",
      text: "Firing the support weapon takes 2 of its soldiers, or its only one if just 1 is left.",
      source: "Declare Targets",
      open: ["dt.open.crew-emergency"],
    },
    "dt.declare.crew-others": {
      title: "The others of the crew may fire",
      text: "If the support weapon fires, only its third and fourth soldiers may fire other weapons.",
      source: "Declare Targets",
    },
    "dt.declare.crew-choice": {
      title: "The crew chooses for each attack",
      text: "The crew's weapons are chosen afresh for each attack, in any combination these rows allow.",
      source: "Declare Targets",
    },
    "dt.declare.hero-all": {
      title: "A hero fires everything",
      text: "A hero may use all of their weapons in the same attack.",
      source: "Declare Targets; play reference",
    },
    "dt.declare.vehicle-all": {
      title: "A vehicle fires everything",
      text: "A vehicle or aircraft may use all of its mounted weapons in the same attack.",
      source: "Declare Targets (inferred)",
    },
    "dt.declare.vehicle-crew": {
      title: "A vehicle's weapons or its crew's",
      text: "An open-topped vehicle with Crew attacks either with its own weapons or with its crew's weapons, not both.",
      source: "Declare Targets; Crew",
    },
    "dt.declare.vehicle-crew-count": {
      title: "How many of a crew fire",
      text: "A crew that attacks may fire 1 weapon for each point of damage the vehicle has remaining.",
      source: "Declare Targets; Crew",
    },
    "dt.declare.two-modes": {
      title: "A weapon with two modes",
      text: "A weapon with two weapon lines uses one of them, announced each time it attacks.",
      source: "Declare Targets",
    },
  }),
};
