import { dictionary } from "../../kernel/index.ts";
import { type FootTraits, gun } from "./unit-traits.ts";

const onFoot = {
  expansions: [],
  explosive: null,
  flames: false,
  infantry: true,
  spawns: false,
  advances: false,
  closestOnly: false,
  stopsAtOnce: false,
  throughWall: false,
  reacts: true,
  cites: { attack: [], wall: [], wounds: [], advance: [], spawn: [], noReaction: [] },
} as const;

/** The kinds of Axis units on foot. rr.unit.rifle, rr.unit.smg, rr.unit.officer */
export const footUnits = {
  rifleman: {
    ...onFoot,
    title: "Rifle Infantry",
    health: "rr.number.rifle-health",
    move: "rr.number.rifle-move",
    gun: gun("rifle"),
    weapon: "rifle",
  },
  smg: {
    ...onFoot,
    title: "SMG Infantry",
    health: "rr.number.smg-health",
    move: "rr.number.smg-move",
    gun: gun("smg"),
    weapon: "smg",
    spawns: true,
    advances: true,
  },
  officer: {
    ...onFoot,
    title: "Officer",
    health: "rr.number.officer-health",
    move: "rr.number.officer-move",
    gun: gun("officer"),
    weapon: "side-arm",
  },
  // in reaction attacks a mortar team fights with submachine guns: rr.unit.mortar-reaction
  mortar: {
    ...onFoot,
    title: "Mortar Team",
    health: "rr.number.mortar-health",
    move: "rr.number.mortar-move",
    gun: gun("smg"),
    weapon: "smgs",
    spawns: true,
  },
  panzerfaust: {
    ...onFoot,
    title: "Panzerfaust Infantry",
    expansions: ["jager", "kickstarter"],
    health: "rr.number.panzerfaust-health",
    move: "rr.number.panzerfaust-move",
    gun: null,
    weapon: "panzerfaust",
    explosive: {
      name: "panzerfaust",
      dice: "rr.number.panzerfaust-dice",
      number: "rr.number.panzerfaust-number",
      long: "rr.number.panzerfaust-long",
      cites: ["rr.kick.pf-stats"],
    },
    // rr.kick.pf-spawns
    spawns: true,
    advances: true,
    stopsAtOnce: "toward-closest",
    reacts: false,
    cites: {
      ...onFoot.cites,
      advance: ["rr.kick.pf-advance-stop", "rr.open.kick-pf-range-los", "rr.open.kick-pf-stuck"],
      spawn: ["rr.kick.pf-spawns"],
      noReaction: ["rr.kick.pf-no-reaction"],
    },
  },
  grenadier: {
    ...onFoot,
    title: "Grenade Infantry",
    expansions: ["jager", "kickstarter"],
    health: "rr.number.grenadier-health",
    move: "rr.number.grenadier-move",
    gun: null,
    weapon: "grenade",
    explosive: {
      name: "grenade",
      dice: "rr.number.grenadier-dice",
      number: "rr.number.grenadier-number",
      long: "rr.number.grenadier-long",
      cites: ["rr.kick.pf-stats"],
    },
    spawns: true,
    advances: true,
    stopsAtOnce: "toward-closest",
    reacts: false,
    cites: {
      ...onFoot.cites,
      advance: ["rr.kick.pf-advance-stop", "rr.open.kick-pf-range-los", "rr.open.kick-pf-stuck"],
      spawn: ["rr.kick.pf-spawns"],
      noReaction: ["rr.kick.pf-no-reaction"],
    },
  },
  /** rr.kick.sniper-stats, rr.kick.sniper-spawns */
  sniper: {
    ...onFoot,
    title: "Sniper Infantry",
    expansions: ["jager", "kickstarter"],
    health: "rr.number.sniper-infantry-health",
    move: "rr.number.sniper-infantry-move",
    gun: gun("sniper-infantry"),
    weapon: "sniper",
    spawns: true,
    advances: true,
    stopsAtOnce: "toward-closest",
    reacts: false,
    cites: {
      ...onFoot.cites,
      attack: ["rr.kick.sniper-attack-phase", "rr.kick.sniper-stats", "rr.open.kick-sniper-sight"],
      advance: ["rr.kick.sniper-spawns", "rr.kick.sniper-stops", "rr.open.kick-sniper-next-target"],
      spawn: ["rr.kick.sniper-spawns"],
      noReaction: ["rr.kick.sniper-attack-phase"],
    },
  },
  /** rr.dogs.flame-infantry-stats, rr.dogs.flame-attack-phase-only */
  flamethrower: {
    ...onFoot,
    title: "Flamethrower Infantry",
    expansions: ["hot-dogs"],
    health: "rr.number.flamethrower-health",
    move: "rr.number.flamethrower-move",
    gun: gun("flamethrower"),
    weapon: "flamethrower",
    flames: true,
    // rr.dogs.flame-infantry-spawns
    spawns: true,
    advances: true,
    reacts: false,
    cites: {
      ...onFoot.cites,
      attack: ["rr.dogs.flame-infantry-stats"],
      advance: ["rr.dogs.flame-infantry-advances", "rr.dogs.flame-axis-stay-out", "rr.open.dogs-flame-optimal"],
      spawn: ["rr.dogs.flame-infantry-spawns"],
      noReaction: ["rr.dogs.flame-no-reaction", "rr.dogs.flame-attack-phase-only"],
    },
  },
  /** rr.dogs.dog-stats, rr.dogs.dog-no-short-bonus */
  dog: {
    ...onFoot,
    title: "Dog",
    expansions: ["hot-dogs"],
    health: "rr.number.dog-health",
    move: "rr.number.dog-move",
    gun: gun("dog"),
    weapon: "teeth",
    infantry: false,
    // rr.dogs.dog-spawns
    spawns: true,
    // rr.dogs.dog-advance-both-sections
    advances: true,
    closestOnly: true,
    cites: {
      ...onFoot.cites,
      attack: [
        "rr.dogs.dog-range-one",
        "rr.dogs.dog-no-short-bonus",
        "rr.dogs.dog-stats",
        "rr.dogs.dog-not-over-wall",
        "rr.dogs.dog-not-through-window",
        "rr.open.dogs-hedge-attack",
      ],
      advance: [
        "rr.dogs.dog-advance",
        "rr.dogs.dog-advance-closest-only",
        "rr.dogs.dog-advance-both-sections",
        "rr.dogs.dog-climb-free",
        "rr.open.dogs-unreachable",
      ],
      spawn: ["rr.dogs.dog-spawns"],
      noReaction: ["rr.open.dogs-reaction"],
    },
  },
  // on foot like the others, on one square: rr.dare.hmg-team-one-square, rr.dare.hmg-team-stats, rr.dare.hmg-team-wall
  "hmg-team": {
    ...onFoot,
    title: "HMG Team",
    expansions: ["they-who-dare"],
    // rr.dare.hmg-team-two-health
    health: "rr.number.hmg-team-health",
    move: "rr.number.hmg-team-move",
    gun: gun("hmg-team"),
    weapon: "hmg",
    // rr.dare.hmg-team-spawns
    spawns: true,
    // rr.dare.hmg-team-advances
    advances: true,
    stopsAtOnce: "toward-any",
    throughWall: true,
    cites: {
      ...onFoot.cites,
      attack: ["rr.dare.hmg-team-stats", "rr.open.dare-hmg-wounded", "rr.open.dare-hmg-reaction"],
      wall: [
        "rr.dare.hmg-team-wall",
        "rr.exp.hmg-through-wall",
        "rr.exp.hmg-single-wall",
        "rr.exp.hmg-wall-phase",
        "rr.open.dare-hmg-one-wall",
      ],
      wounds: ["rr.dare.hmg-team-two-health", "rr.open.dare-hmg-wounded"],
      advance: [
        "rr.dare.hmg-team-advances",
        "rr.dare.hmg-team-stops",
        "rr.dare.hmg-team-one-square",
        "rr.open.dare-hmg-in-range",
      ],
      spawn: ["rr.dare.hmg-team-spawns"],
      noReaction: ["rr.open.dare-hmg-reaction"],
    },
  },
} as const satisfies Record<string, FootTraits>;

export type FootKind = keyof typeof footUnits;

/** What a kind of unit on foot is and can do. */
export const footTraits = (kind: FootKind): FootTraits => footUnits[kind];

// looked up by searches for every square: one property of an object without a prototype
const byFoot: { readonly [kind: string]: FootTraits | undefined } = dictionary(footUnits);

/** Whether a word is a kind of unit on foot. */
export const isFootKind = (kind: string): kind is FootKind => byFoot[kind] !== undefined;
