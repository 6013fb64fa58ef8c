import { row, rulesUnder } from "../../../../kernel/index.ts";

/** The Support Willys, AA Guns, the Panzer III and HMG Teams, row by row. */
export const rules = {
  ...rulesUnder("They Who Dare: Support Willys", "Support Willys p.30", {
    "rr.dare.swillys-mission": row("When the Support Willys comes", {
      text: "The Support Willys starts at the board edge at the place shown on the mission page, when the mission grants it.",
    }),
    "rr.dare.swillys-as-willys": row("The Support Willys follows the rules of the Willys", {
      text: "Otherwise it follows the rules of the Operators' Willys (2 AP, moves first, engine earshot, run-over, strafe, fire into buildings, no cover when attacked, destroyed at 0 health with all aboard).",
    }),
    "rr.dare.swillys-own-crew": row("The Support Willys needs no Operator", {
      text: "It drives and shoots without any Operator aboard: its own crew fills the driver's and gunners' seats.",
      source: "Support Willys p.30 (inferred)",
    }),
    "rr.dare.swillys-attacked-empty": row("The Support Willys is attacked without Operators, too", {
      text: "Axis units attack it whether or not an Operator rides in it.",
      source: "Support Willys p.30 (inferred)",
    }),
    "rr.dare.swillys-no-mark": row("The Support Willys cannot mark", { text: "It cannot mark targets." }),
    "rr.dare.swillys-deploy": row("Only the Support Willys' passenger gets out", {
      text: "Its deploy action only lets an Operator leave the passenger seat.",
    }),
    "rr.dare.swillys-passenger": row("The Support Willys takes one passenger", {
      text: "The passenger seat is the one seat an Operator can take; he boards as in the base Willys.",
      source: "Support Willys p.30; Vehicle Sheets p.25",
    }),
    "rr.dare.swillys-crew-stays": row("The Support Willys' crew never leaves", {
      text: "Its driver and gunners never leave it.",
    }),
    "rr.dare.swillys-end-phase": row("The Support Willys moves the meter in stealth", {
      text: "While it is on the board in the Stealth Section it causes the End Phase meter advance, like the Operators' Willys.",
    }),
    "rr.dare.swillys-always-spotted": row("The Support Willys always counts as spotted", {
      text: "It always counts as spotted.",
    }),
    "rr.dare.swillys-draws-axis": row("The enemy goes for the Support Willys", {
      text: "Alert Axis units advance on it and attack it like any spotted Operator or support unit.",
    }),
  }),
  ...rulesUnder("They Who Dare: AA Guns, Panzer III, HMG Teams", "Anti Aircraft Guns p.31", {
    "rr.dare.aa-gun-placed": row("Where AA Guns start", {
      text: "AA Guns start at the places shown on the mission page.",
    }),
    "rr.dare.aa-gun-immobile": row("AA Guns never move", { text: "They never move." }),
    "rr.dare.aa-gun-los": row("AA Guns see only the sky", {
      text: "They have LOS to the whole airspace above the board and to nothing else; they never see Operators or corpses.",
    }),
    "rr.dare.aa-gun-hears": row("AA Guns hear", { text: "They flip to alert when they hear an Operator." }),
    "rr.dare.aa-gun-only-aircraft": row("AA Guns fire at aircraft only", {
      text: "They attack only aircraft.",
      source: "Statistics table p.31",
    }),
    "rr.dare.aa-gun-reaction": row("Every AA Gun reacts once a turn", {
      text: "The first time in a turn that the Typhoon moves into a new tile, every AA Gun on the board makes one reaction attack, wherever it stands; a second tile in that turn triggers none.",
    }),
    "rr.dare.aa-gun-ground-fire": row("AA Guns firing from the ground: −3", {
      text: "The -3 for ground fire applies, so a die hits on an unmodified 5+.",
    }),
    "rr.dare.aa-gun-attack-phase": row("AA Guns fire again in the Attack Phase", {
      text: "In the Axis Attack Phase every AA Gun attacks again if the Typhoon is still on the board.",
    }),
    "rr.dare.aa-gun-stats": row("The AA Gun's values", {
      text: "AA Gun: health 3, no move, armoured.",
      source: "Statistics table p.31",
    }),
    "rr.dare.panzer-stats": row("The Panzer III's values", {
      text: "Panzer III: health 7, move 6, armoured; HMG range 4/8.",
      source: "Panzer III p.31; table",
    }),
    "rr.dare.panzer-forest": row("The Panzer III drives through forest", {
      text: "Entering a forest square costs it no extra movement (1 point forwards).",
      source: "Panzer III p.31",
    }),
    "rr.dare.panzer-walls-crates": row("The Panzer III drives over low walls and crates", {
      text: "Low walls and crates do not block its movement.",
      source: "Panzer III p.31",
    }),
    "rr.dare.panzer-still-blocked": row("What still blocks the Panzer III", {
      text: "High walls, buildings, rock and water squares block it like any vehicle.",
      source: "Panzer III p.31; Vehicle Movement p.19 (inferred)",
    }),
    "rr.dare.panzer-forward-los": row("What the Panzer III sees", {
      text: "It has forward LOS only.",
      source: "Panzer III p.31",
    }),
    "rr.dare.panzer-hmg": row("The Panzer III's machine gun", {
      text: "Its forward HMG attacks what is in its forward LOS within range.",
      source: "Panzer III p.31; table",
    }),
    "rr.dare.panzer-turret": row("The Panzer III's howitzer turns all round", {
      text: "Its howitzer is turret mounted: it may target a spotted Operator in any direction.",
      source: "Panzer III p.31",
    }),
    "rr.dare.panzer-both-weapons": row("The Panzer III fires both weapons", {
      text: "In the Axis Attack Phase it attacks with HMG and howitzer if each has a target.",
      source: "Panzer III p.31",
    }),
    "rr.dare.panzer-two-targets": row("The Panzer III fires at two targets", {
      text: "Its two weapons may attack different targets.",
      source: "Panzer III p.31",
    }),
    "rr.dare.panzer-reaction-hmg": row("The Panzer III reacts with its machine gun", {
      text: "Its reaction attacks are made with the HMG only.",
      source: "Panzer III p.31",
    }),
    "rr.dare.hmg-team-spawns": row("HMG Teams come in battle", {
      text: "HMG Teams spawn in the Battle Section.",
      source: "HMG Teams p.31",
    }),
    "rr.dare.hmg-team-advances": row("HMG Teams advance as infantry", {
      text: "They advance by the infantry rules.",
      source: "HMG Teams p.31",
    }),
    "rr.dare.hmg-team-stops": row("An HMG Team stops as soon as it can fire", {
      text: "As soon as a team is in range to make an attack it stops, and it never moves to improve range or cover.",
      source: "HMG Teams p.31",
    }),
    "rr.dare.hmg-team-one-square": row("An HMG Team takes one square", {
      text: "A team counts as occupying 1 square for movement and range.",
      source: "HMG Teams p.31",
    }),
    "rr.dare.hmg-team-wall": row("An HMG Team fires through a wall", {
      text: "A team can shoot through a building wall at -3.",
      source: "HMG Teams p.31",
    }),
    "rr.dare.hmg-team-two-health": row("An HMG Team has 2 health", {
      text: "It has 2 health points; after the first is lost its token is flipped to show a corpse and it stays in play.",
      source: "HMG Teams p.31",
    }),
    "rr.dare.hmg-team-stats": row("The HMG Team's values", {
      text: "HMG Team: move 4, range 4/8, not armoured.",
      source: "Statistics table p.31",
    }),
  }),
};
