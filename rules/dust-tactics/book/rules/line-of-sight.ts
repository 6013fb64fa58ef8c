import { row, rulesUnder } from "../../../kernel/index.ts";

export const lineOfSightRules = rulesUnder("Line of sight", "Check Line of Sight", {
  "dt.los.needed": row("An attack needs line of sight", { text: "A weapon attacks only a target in its LOS." }),
  "dt.los.any-line": row("One clear line is enough", {
    text: "LOS exists if at least one line is clear from some point of the attacker (body, head, hull, turret) to some point of these parts of any miniature of the target unit.",
    open: ["dt.open.los-geometry"],
  }),
  "dt.los.blocked": row("What blocks line of sight", {
    text: "LOS is blocked if each of those lines touches or crosses a vehicle, an aircraft or blocking terrain.",
    open: ["dt.open.blockers", "dt.open.level-top"],
  }),
  "dt.los.infantry-transparent": row("Infantry never blocks sight", { text: "Infantry miniatures never block LOS." }),
  "dt.los.hulls-block": row("Vehicles and aircraft block sight", {
    text: "Vehicles and aircraft, friendly or enemy, block LOS, except the attacker and the target themselves.",
  }),
  "dt.los.mutual": row("Line of sight goes both ways", {
    text: "LOS is mutual: if one miniature has LOS to another, that other has LOS back, whatever the situation.",
    open: ["dt.open.camouflage-mutual"],
  }),
  "dt.los.area-edge": row("Into or out of a wood: 10 cm", {
    text: "With one unit outside a wood or building and the other inside, there is LOS only if at least one of them is no more than 10 cm from the edge or wall, along the LOS.",
    source: "Check Line of Sight; play reference",
    open: ["dt.open.area-edge"],
  }),
  "dt.los.area-through": row("Through a wood: 10 cm from its edge", {
    text: "With a wood or building between two units the same condition holds: LOS only if at least one of them is no more than 10 cm from its edge or wall, along the LOS.",
    source: "Check Line of Sight; play reference",
    open: ["dt.open.area-height"],
  }),
  "dt.los.area-depth": row("Inside a wood: 30 cm", {
    text: "LOS reaches no further than 30 cm within a wood or building.",
    source: "Check Line of Sight; play reference",
    open: ["dt.open.area-depth"],
  }),
  "dt.los.smoke-edge": row("Smoke and sight", {
    text: "A smoke screen is area terrain: LOS into or through it exists only if at least one unit is no more than 10 cm from its edge, along the LOS.",
    source: "Check Line of Sight; play reference",
  }),
  "dt.los.aircraft-stand": row("Sight to aircraft", {
    text: "Aircraft are treated as vehicles for LOS, at the height of their flying stand.",
  }),
});
