import type { RuleRow } from "../../../../kernel/index.ts";

/** The Support Willys, AA Guns, the Panzer III and HMG Teams, row by row. */
export const rules = {
  "rr.dare.swillys-mission": {
    topic: "They Who Dare: Support Willys",
    text: "The Support Willys starts at the board edge at the place shown on the mission page, when the mission grants it.",
    source: "Support Willys p.30",
  },
  "rr.dare.swillys-as-willys": {
    topic: "They Who Dare: Support Willys",
    text: "Otherwise it follows the rules of the Operators' Willys (2 AP, moves first, engine earshot, run-over, strafe, fire into buildings, no cover when attacked, destroyed at 0 health with all aboard).",
    source: "Support Willys p.30",
  },
  "rr.dare.swillys-own-crew": {
    topic: "They Who Dare: Support Willys",
    text: "It drives and shoots without any Operator aboard: its own crew fills the driver's and gunners' seats.",
    source: "Support Willys p.30 (inferred)",
  },
  "rr.dare.swillys-attacked-empty": {
    topic: "They Who Dare: Support Willys",
    text: "Axis units attack it whether or not an Operator rides in it.",
    source: "Support Willys p.30 (inferred)",
  },
  "rr.dare.swillys-no-mark": {
    topic: "They Who Dare: Support Willys",
    text: "It cannot mark targets.",
    source: "Support Willys p.30",
  },
  "rr.dare.swillys-deploy": {
    topic: "They Who Dare: Support Willys",
    text: "Its deploy action only lets an Operator leave the passenger seat.",
    source: "Support Willys p.30",
  },
  "rr.dare.swillys-passenger": {
    topic: "They Who Dare: Support Willys",
    text: "The passenger seat is the one seat an Operator can take; he boards as in the base Willys.",
    source: "Support Willys p.30; Vehicle Sheets p.25",
  },
  "rr.dare.swillys-crew-stays": {
    topic: "They Who Dare: Support Willys",
    text: "Its driver and gunners never leave it.",
    source: "Support Willys p.30",
  },
  "rr.dare.swillys-end-phase": {
    topic: "They Who Dare: Support Willys",
    text: "While it is on the board in the Stealth Section it causes the End Phase meter advance, like the Operators' Willys.",
    source: "Support Willys p.30",
  },
  "rr.dare.swillys-always-spotted": {
    topic: "They Who Dare: Support Willys",
    text: "It always counts as spotted.",
    source: "Support Willys p.30",
  },
  "rr.dare.swillys-draws-axis": {
    topic: "They Who Dare: Support Willys",
    text: "Alert Axis units advance on it and attack it like any spotted Operator or support unit.",
    source: "Support Willys p.30",
  },
  "rr.dare.aa-gun-placed": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "AA Guns start at the places shown on the mission page.",
    source: "Anti Aircraft Guns p.31",
  },
  "rr.dare.aa-gun-immobile": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "They never move.",
    source: "Anti Aircraft Guns p.31",
  },
  "rr.dare.aa-gun-los": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "They have LOS to the whole airspace above the board and to nothing else; they never see Operators or corpses.",
    source: "Anti Aircraft Guns p.31",
  },
  "rr.dare.aa-gun-hears": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "They flip to alert when they hear an Operator.",
    source: "Anti Aircraft Guns p.31",
  },
  "rr.dare.aa-gun-only-aircraft": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "They attack only aircraft.",
    source: "Statistics table p.31",
  },
  "rr.dare.aa-gun-reaction": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "The first time in a turn that the Typhoon moves into a new tile, every AA Gun on the board makes one reaction attack, wherever it stands; a second tile in that turn triggers none.",
    source: "Anti Aircraft Guns p.31",
  },
  "rr.dare.aa-gun-ground-fire": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "The -3 for ground fire applies, so a die hits on an unmodified 5+.",
    source: "Anti Aircraft Guns p.31",
  },
  "rr.dare.aa-gun-attack-phase": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "In the Axis Attack Phase every AA Gun attacks again if the Typhoon is still on the board.",
    source: "Anti Aircraft Guns p.31",
  },
  "rr.dare.aa-gun-stats": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "AA Gun: health 3, no move, armoured.",
    source: "Statistics table p.31",
  },
  "rr.dare.panzer-stats": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "Panzer III: health 7, move 6, armoured; HMG range 4/8.",
    source: "Panzer III p.31; table",
  },
  "rr.dare.panzer-forest": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "Entering a forest square costs it no extra movement (1 point forwards).",
    source: "Panzer III p.31",
  },
  "rr.dare.panzer-walls-crates": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "Low walls and crates do not block its movement.",
    source: "Panzer III p.31",
  },
  "rr.dare.panzer-still-blocked": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "High walls, buildings, rock and water squares block it like any vehicle.",
    source: "Panzer III p.31; Vehicle Movement p.19 (inferred)",
  },
  "rr.dare.panzer-forward-los": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "It has forward LOS only.",
    source: "Panzer III p.31",
  },
  "rr.dare.panzer-hmg": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "Its forward HMG attacks what is in its forward LOS within range.",
    source: "Panzer III p.31; table",
  },
  "rr.dare.panzer-turret": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "Its howitzer is turret mounted: it may target a spotted Operator in any direction.",
    source: "Panzer III p.31",
  },
  "rr.dare.panzer-both-weapons": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "In the Axis Attack Phase it attacks with HMG and howitzer if each has a target.",
    source: "Panzer III p.31",
  },
  "rr.dare.panzer-two-targets": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "Its two weapons may attack different targets.",
    source: "Panzer III p.31",
  },
  "rr.dare.panzer-reaction-hmg": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "Its reaction attacks are made with the HMG only.",
    source: "Panzer III p.31",
  },
  "rr.dare.hmg-team-spawns": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "HMG Teams spawn in the Battle Section.",
    source: "HMG Teams p.31",
  },
  "rr.dare.hmg-team-advances": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "They advance by the infantry rules.",
    source: "HMG Teams p.31",
  },
  "rr.dare.hmg-team-stops": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "As soon as a team is in range to make an attack it stops, and it never moves to improve range or cover.",
    source: "HMG Teams p.31",
  },
  "rr.dare.hmg-team-one-square": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "A team counts as occupying 1 square for movement and range.",
    source: "HMG Teams p.31",
  },
  "rr.dare.hmg-team-wall": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "A team can shoot through a building wall at -3.",
    source: "HMG Teams p.31",
  },
  "rr.dare.hmg-team-two-health": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "It has 2 health points; after the first is lost its token is flipped to show a corpse and it stays in play.",
    source: "HMG Teams p.31",
  },
  "rr.dare.hmg-team-stats": {
    topic: "They Who Dare: AA Guns, Panzer III, HMG Teams",
    text: "HMG Team: move 4, range 4/8, not armoured.",
    source: "Statistics table p.31",
  },
} as const satisfies Record<string, RuleRow>;
