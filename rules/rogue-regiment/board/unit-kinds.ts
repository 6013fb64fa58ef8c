import type { Citation, NumberId, WeaponWord } from "../catalogue/index.ts";
import type { ExpansionId } from "../expansions/index.ts";

/** The numbers of a gun. */
export interface GunNumbers {
  readonly dice: NumberId;
  readonly number: NumberId;
  readonly short: NumberId;
  readonly long: NumberId;
}

/** A howitzer: its dice, and where it can fire. rr.exp.howitzer-as-mortar */
export interface Howitzer {
  readonly dice: NumberId;
  readonly number: NumberId;
  readonly arc: "front" | "all-round";
  readonly cites: readonly Citation[];
}

/**
 * An explosive weapon of infantry: used once, after which the unit is SMG Infantry. Ranges in squares. rr.kick.pf-flips
 */
export interface ExplosiveWeapon {
  readonly name: "panzerfaust" | "grenade";
  readonly dice: NumberId;
  readonly number: NumberId;
  readonly long: NumberId;
  readonly cites: readonly Citation[];
}

/** What a kind of Axis unit on foot is and can do. */
export interface FootTraits {
  /** What people call it. */
  readonly title: string;
  /** The expansions that bring it, any of which has to be in play; none in the base game. */
  readonly expansions: readonly ExpansionId[];
  readonly health: NumberId;
  readonly move: NumberId;
  /** What it fires with; null where it has no such weapon. */
  readonly gun: GunNumbers | null;
  readonly weapon: WeaponWord;
  readonly explosive: ExplosiveWeapon | null;
  /** Whether its gun is a flamethrower. rr.dogs.flame-token */
  readonly flames: boolean;
  /** Whether it is infantry, which can be assassinated. rr.open.dogs-infantry */
  readonly infantry: boolean;
  /** Whether events bring it on. */
  readonly spawns: boolean;
  /** Whether it always advances in the Battle Section; other infantry turns on the spot or leaves its post for it. */
  readonly advances: boolean;
  /** Whether it makes for the closest spotted Operator alone, and stops only where it can attack him. */
  readonly closestOnly: boolean;
  /** Whether it stops as soon as it can attack anybody, and how it goes on till then: for the closest Operator alone. */
  readonly stopsAtOnce: "toward-closest" | "toward-any" | false;
  /** Whether it fires through a wall of a building. rr.exp.hmg-through-wall */
  readonly throughWall: boolean;
  /** Whether it makes reaction attacks. */
  readonly reacts: boolean;
  /** What its attacks, its advance and its coming onto a spawn tile show. */
  readonly cites: {
    readonly attack: readonly Citation[];
    readonly wall: readonly Citation[];
    readonly wounds: readonly Citation[];
    readonly advance: readonly Citation[];
    readonly spawn: readonly Citation[];
    readonly noReaction: readonly Citation[];
  };
}

/** A gun that fires at aircraft only: its dice, and what its fire, its reaction and its attack show. */
export interface AntiAircraft extends Pick<GunNumbers, "dice" | "number"> {
  readonly cites: {
    readonly fire: readonly Citation[];
    readonly reaction: readonly Citation[];
    readonly attack: readonly Citation[];
  };
}

/** The troops of a carrier. */
export interface Troops {
  readonly kind: "smg" | "panzerfaust";
  readonly number: NumberId;
  /**
   * When they leave it: as soon as it is alerted, near a spotted Operator, or on the bank nearest to him.
   * rr.metal.transport-deploy, rr.jager.kettenkrad-deploys, rr.jager.sturmboot-deploys
   */
  readonly leave: "when-alerted" | "near-operators" | "on-the-bank";
  /** What their leaving shows, where each is put, and their death in it. */
  readonly cites: {
    readonly leave: readonly Citation[];
    readonly place: readonly Citation[];
    readonly killed: readonly Citation[];
  };
}

/** What a kind of Axis vehicle is and can do. */
export interface VehicleTraits {
  /** The expansion it belongs to; null in the base game. */
  readonly expansion: ExpansionId | null;
  readonly length: NumberId;
  readonly health: NumberId;
  readonly move: NumberId;
  readonly gun: GunNumbers | null;
  /** What it fires. */
  readonly weapon: "hmg" | "autocannon" | "howitzer" | "aa-gun" | "smgs" | "none";
  /** The ends it looks and fires from. */
  readonly ends: readonly ("front" | "rear")[];
  /** Those of them that have its gun. */
  readonly gunEnds: readonly ("front" | "rear")[];
  /** Whether only explosives damage it. rr.dice.armour */
  readonly armoured: boolean;
  /** Whether it turns as a truck does. */
  readonly turnsAsTruck: boolean | "by-reading";
  /** Whether it drives at the Operators. rr.vadvance.like-infantry, rr.open.unarmed-advance */
  readonly advances: boolean;
  /** Whether an alert patrol keeps to its route, in every Axis Advance Phase. rr.kick.aa-truck-alert-patrol */
  readonly keepsToRoute: boolean;
  readonly howitzer: Howitzer | null;
  /** A flamethrower that fires ahead, beside its gun. rr.dogs.flame-track-flamer */
  readonly flamer: GunNumbers | null;
  /** A gun that fires at aircraft only, wherever they are over the board. rr.dare.aa-gun-only-aircraft */
  readonly antiAircraft: AntiAircraft | null;
  /** Whether it moves on water, and on nothing else. rr.jager.sturmboot-water */
  readonly afloat: boolean;
  /** Whom it carries until they leave it. */
  readonly troops: Troops | null;
  /** What every attack of its gun shows, and what one through a wall and one without does. */
  readonly cites: {
    readonly attack: readonly Citation[];
    readonly wall: readonly Citation[];
    readonly seen: readonly Citation[];
    readonly armour: readonly Citation[];
  };
}

type GunWord =
  | "rifle"
  | "smg"
  | "officer"
  | "motorbike"
  | "half-track"
  | "armoured-car"
  | "panzer-iii"
  | "hmg-team"
  | "sniper-infantry"
  | "stummel"
  | "flamethrower"
  | "dog"
  | "flame-track"
  | "flame-track-flamer"
  | "hmg-kubelwagen"
  | "sturmboot";

const gun = <K extends GunWord>(kind: K) =>
  ({
    dice: `rr.number.${kind}-dice`,
    number: `rr.number.${kind}-number`,
    short: `rr.number.${kind}-short`,
    long: `rr.number.${kind}-long`,
  }) as const;

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
    title: "officer",
    health: "rr.number.officer-health",
    move: "rr.number.officer-move",
    gun: gun("officer"),
    weapon: "side-arm",
  },
  // in reaction attacks a mortar team fights with submachine guns: rr.unit.mortar-reaction
  mortar: {
    ...onFoot,
    title: "mortar team",
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
  flamethrower: {
    ...onFoot,
    title: "Flamethrower Infantry",
    expansions: ["hot-dogs"],
    health: "rr.number.flamethrower-health",
    move: "rr.number.flamethrower-move",
    gun: gun("flamethrower"),
    weapon: "flamethrower",
    flames: true,
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
  dog: {
    ...onFoot,
    title: "Dog",
    expansions: ["hot-dogs"],
    health: "rr.number.dog-health",
    move: "rr.number.dog-move",
    gun: gun("dog"),
    weapon: "teeth",
    infantry: false,
    spawns: true,
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
  "hmg-team": {
    ...onFoot,
    title: "HMG Team",
    expansions: ["they-who-dare"],
    health: "rr.number.hmg-team-health",
    move: "rr.number.hmg-team-move",
    gun: gun("hmg-team"),
    weapon: "hmg",
    spawns: true,
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
const byFoot: { readonly [kind: string]: FootTraits | undefined } = Object.assign(Object.create(null), footUnits);

/** Whether a word is a kind of unit on foot. */
export const isFootKind = (kind: string): kind is FootKind => byFoot[kind] !== undefined;

const plain = {
  expansion: null,
  ends: ["front"],
  gunEnds: ["front"],
  armoured: false,
  turnsAsTruck: false,
  keepsToRoute: false,
  howitzer: null,
  flamer: null,
  afloat: false,
  antiAircraft: null,
  troops: null,
  cites: { attack: [], wall: [], seen: [], armour: [] },
} as const;

const unarmed = { gun: null, weapon: "none", advances: false } as const;

/** The kinds of Axis vehicles. rr.unit.motorbike, rr.unit.halftrack, rr.unit.unarmed */
export const axisVehicles = {
  motorbike: {
    ...plain,
    length: "rr.number.motorbike-length",
    health: "rr.number.motorbike-health",
    move: "rr.number.motorbike-move",
    gun: gun("motorbike"),
    weapon: "hmg",
    advances: true,
    cites: { ...plain.cites, attack: ["rr.unit.motorbike"] },
  },
  "half-track": {
    ...plain,
    length: "rr.number.half-track-length",
    health: "rr.number.half-track-health",
    move: "rr.number.half-track-move",
    gun: gun("half-track"),
    weapon: "hmg",
    advances: true,
    ends: ["front", "rear"],
    gunEnds: ["front", "rear"],
    armoured: true,
    cites: { ...plain.cites, attack: ["rr.unit.halftrack"], armour: ["rr.unit.halftrack"] },
  },
  kubelwagen: {
    ...plain,
    ...unarmed,
    length: "rr.number.kubelwagen-length",
    health: "rr.number.kubelwagen-health",
    move: "rr.number.kubelwagen-move",
  },
  truck: {
    ...plain,
    ...unarmed,
    length: "rr.number.truck-length",
    health: "rr.number.truck-health",
    move: "rr.number.truck-move",
    turnsAsTruck: true,
  },
  "armoured-car": {
    ...plain,
    expansion: "heavy-metal",
    length: "rr.number.armoured-car-length",
    health: "rr.number.armoured-car-health",
    move: "rr.number.armoured-car-move",
    gun: gun("armoured-car"),
    weapon: "autocannon",
    advances: true,
    armoured: true,
    cites: {
      attack: ["rr.metal.armoured-car-los", "rr.metal.armoured-car-stats"],
      wall: [
        "rr.metal.armoured-car-autocannon",
        "rr.exp.hmg-through-wall",
        "rr.exp.hmg-single-wall",
        "rr.exp.hmg-wall-phase",
      ],
      seen: ["rr.exp.hmg-window-normal"],
      armour: ["rr.exp.armoured-explosive-only", "rr.metal.armoured-car-los"],
    },
  },
  "heavy-armoured-car": {
    ...plain,
    ...unarmed,
    expansion: "heavy-metal",
    length: "rr.number.heavy-armoured-car-length",
    health: "rr.number.heavy-armoured-car-health",
    move: "rr.number.heavy-armoured-car-move",
    weapon: "howitzer",
    advances: true,
    armoured: true,
    howitzer: {
      dice: "rr.number.heavy-armoured-car-dice",
      number: "rr.number.heavy-armoured-car-number",
      arc: "front",
      cites: ["rr.metal.heavy-car-arc", "rr.metal.heavy-car-stats", "rr.open.exp-arc-shape"],
    },
    cites: {
      ...plain.cites,
      armour: ["rr.exp.armoured-explosive-only", "rr.metal.heavy-car-los", "rr.metal.heavy-car-stats"],
    },
  },
  "troop-truck": {
    ...plain,
    ...unarmed,
    expansion: "heavy-metal",
    length: "rr.number.troop-truck-length",
    health: "rr.number.troop-truck-health",
    move: "rr.number.troop-truck-move",
    turnsAsTruck: true,
    troops: {
      kind: "smg",
      number: "rr.number.troop-truck-troops",
      leave: "when-alerted",
      cites: {
        leave: [
          "rr.metal.transport-deploy",
          "rr.metal.transport-then-idle",
          "rr.metal.transport-stats",
          "rr.metal.transport-troops-advance",
          "rr.open.metal-transport-damage",
          "rr.open.metal-transport-room",
        ],
        place: ["rr.metal.transport-squares", "rr.open.metal-transport-room", "rr.open.metal-transport-facing"],
        killed: ["rr.metal.transport-killed-loaded", "rr.open.metal-transport-corpses"],
      },
    },
  },
  "hmg-kubelwagen": {
    ...plain,
    expansion: "jager",
    length: "rr.number.hmg-kubelwagen-length",
    health: "rr.number.hmg-kubelwagen-health",
    move: "rr.number.hmg-kubelwagen-move",
    gun: gun("hmg-kubelwagen"),
    weapon: "hmg",
    advances: true,
    cites: {
      ...plain.cites,
      attack: ["rr.jager.kubel-hmg", "rr.jager.kubel-stats"],
      wall: ["rr.jager.kubel-hmg", "rr.exp.hmg-through-wall", "rr.exp.hmg-single-wall", "rr.exp.hmg-wall-phase"],
      seen: ["rr.exp.hmg-window-normal"],
    },
  },
  kettenkrad: {
    ...plain,
    ...unarmed,
    expansion: "jager",
    length: "rr.number.kettenkrad-length",
    health: "rr.number.kettenkrad-health",
    move: "rr.number.kettenkrad-move",
    advances: true,
    troops: {
      kind: "panzerfaust",
      number: "rr.number.kettenkrad-troops",
      leave: "near-operators",
      cites: {
        leave: [
          "rr.jager.kettenkrad-deploys",
          "rr.jager.kettenkrad-any-spotted",
          "rr.jager.kettenkrad-then-idle",
          "rr.jager.kettenkrad-troops-advance",
          "rr.jager.kettenkrad-stats",
          "rr.open.jager-kettenkrad-distance",
        ],
        place: ["rr.jager.kettenkrad-deploys", "rr.open.jager-kettenkrad-rear"],
        killed: ["rr.jager.kettenkrad-killed-loaded"],
      },
    },
  },
  sturmboot: {
    ...plain,
    expansion: "jager",
    length: "rr.number.sturmboot-length",
    health: "rr.number.sturmboot-health",
    move: "rr.number.sturmboot-move",
    gun: gun("sturmboot"),
    weapon: "smgs",
    advances: true,
    afloat: true,
    troops: {
      kind: "smg",
      number: "rr.number.sturmboot-troops",
      leave: "on-the-bank",
      cites: {
        leave: [
          "rr.jager.sturmboot-deploys",
          "rr.jager.sturmboot-then-idle",
          "rr.jager.sturmboot-troops-advance",
          "rr.jager.sturmboot-stats",
          "rr.open.jager-sturmboot-when",
        ],
        place: ["rr.jager.sturmboot-deploys", "rr.open.jager-sturmboot-squares"],
        killed: ["rr.jager.sturmboot-killed-loaded"],
      },
    },
    cites: {
      ...plain.cites,
      attack: ["rr.jager.sturmboot-los", "rr.jager.sturmboot-stats", "rr.jager.sturmboot-reaction"],
    },
  },
  "panzer-iii": {
    ...plain,
    expansion: "they-who-dare",
    length: "rr.number.panzer-iii-length",
    health: "rr.number.panzer-iii-health",
    move: "rr.number.panzer-iii-move",
    gun: gun("panzer-iii"),
    weapon: "hmg",
    advances: true,
    armoured: true,
    howitzer: {
      dice: "rr.number.panzer-iii-howitzer-dice",
      number: "rr.number.panzer-iii-howitzer-number",
      arc: "all-round",
      cites: [
        "rr.dare.panzer-turret",
        "rr.dare.panzer-both-weapons",
        "rr.dare.panzer-two-targets",
        "rr.open.exp-howitzer-turret-facing",
        "rr.open.exp-howitzer-first",
      ],
    },
    cites: {
      attack: [
        "rr.dare.panzer-hmg",
        "rr.dare.panzer-forward-los",
        "rr.dare.panzer-stats",
        "rr.dare.panzer-both-weapons",
      ],
      wall: [
        "rr.exp.hmg-through-wall",
        "rr.exp.hmg-single-wall",
        "rr.exp.hmg-wall-phase",
        "rr.open.dare-panzer-wall-fire",
      ],
      seen: ["rr.exp.hmg-window-normal"],
      armour: ["rr.exp.armoured-explosive-only", "rr.dare.panzer-stats"],
    },
  },
  "aa-gun": {
    ...plain,
    ...unarmed,
    expansion: "they-who-dare",
    length: "rr.number.aa-gun-length",
    health: "rr.number.aa-gun-health",
    move: "rr.number.aa-gun-move",
    weapon: "aa-gun",
    ends: [],
    gunEnds: [],
    armoured: true,
    antiAircraft: {
      dice: "rr.number.aa-gun-dice",
      number: "rr.number.aa-gun-number",
      cites: {
        fire: [
          "rr.dare.aa-gun-ground-fire",
          "rr.dare.aa-gun-los",
          "rr.dare.aa-gun-only-aircraft",
          "rr.open.dare-aa-alert",
        ],
        reaction: ["rr.dare.aa-gun-reaction", "rr.open.dare-aa-each-tile"],
        attack: ["rr.dare.aa-gun-attack-phase"],
      },
    },
    cites: {
      ...plain.cites,
      armour: ["rr.exp.armoured-explosive-only", "rr.dare.aa-gun-stats", "rr.open.dare-aa-gun-kind"],
    },
  },
  "aa-truck": {
    ...plain,
    ...unarmed,
    expansion: "kickstarter",
    length: "rr.number.aa-truck-length",
    health: "rr.number.aa-truck-health",
    move: "rr.number.aa-truck-move",
    weapon: "aa-gun",
    turnsAsTruck: "by-reading",
    keepsToRoute: true,
    antiAircraft: {
      dice: "rr.number.aa-truck-dice",
      number: "rr.number.aa-truck-number",
      cites: {
        fire: ["rr.kick.aa-truck-only-aircraft", "rr.kick.aa-truck-stats", "rr.open.kick-aa-truck-range"],
        reaction: ["rr.kick.aa-truck-reaction", "rr.kick.aa-truck-each", "rr.open.dare-aa-each-tile"],
        attack: ["rr.kick.aa-truck-attack-phase"],
      },
    },
  },
  stummel: {
    ...plain,
    expansion: "kickstarter",
    length: "rr.number.stummel-length",
    health: "rr.number.stummel-health",
    move: "rr.number.stummel-move",
    gun: gun("stummel"),
    weapon: "hmg",
    advances: true,
    ends: ["front", "rear"],
    gunEnds: ["rear"],
    armoured: true,
    howitzer: {
      dice: "rr.number.stummel-howitzer-dice",
      number: "rr.number.stummel-howitzer-number",
      arc: "front",
      cites: [
        "rr.kick.stummel-howitzer-arc",
        "rr.kick.stummel-stats",
        "rr.open.exp-arc-shape",
        "rr.open.kick-stummel-both",
      ],
    },
    cites: {
      attack: ["rr.kick.stummel-rear-hmg", "rr.kick.stummel-los", "rr.kick.stummel-stats", "rr.open.kick-stummel-both"],
      wall: ["rr.exp.hmg-through-wall", "rr.exp.hmg-single-wall", "rr.exp.hmg-wall-phase"],
      seen: ["rr.exp.hmg-window-normal"],
      armour: ["rr.exp.armoured-explosive-only", "rr.kick.stummel-los"],
    },
  },
  "flamethrower-half-track": {
    ...plain,
    expansion: "hot-dogs",
    length: "rr.number.flame-track-length",
    health: "rr.number.flame-track-health",
    move: "rr.number.flame-track-move",
    gun: gun("flame-track"),
    weapon: "hmg",
    flamer: gun("flame-track-flamer"),
    advances: true,
    armoured: true,
    cites: {
      attack: ["rr.dogs.flame-track-hmg", "rr.dogs.flame-track-stats", "rr.dogs.flame-track-los"],
      wall: ["rr.exp.hmg-through-wall", "rr.exp.hmg-single-wall", "rr.exp.hmg-wall-phase"],
      seen: ["rr.exp.hmg-window-normal"],
      armour: ["rr.exp.armoured-explosive-only", "rr.dogs.flame-track-los"],
    },
  },
} as const satisfies Record<string, VehicleTraits>;

export type AxisVehicleKind = keyof typeof axisVehicles;

/** Whether a vehicle has a gun that fires ahead; one without drives for its howitzer. rr.open.exp-howitzer-advance */
export const firesAhead = ({ gun: own, gunEnds }: VehicleTraits): boolean => own !== null && gunEnds.includes("front");

/** What a kind of vehicle is and can do. */
export const vehicleTraits = (kind: AxisVehicleKind): VehicleTraits => axisVehicles[kind];

// looked up by searches for every square: one property of an object without a prototype
const byKind: { readonly [kind: string]: VehicleTraits | undefined } = Object.assign(Object.create(null), axisVehicles);

/** Whether a kind of unit is a vehicle. */
export const isVehicleKind = (kind: string): kind is AxisVehicleKind => byKind[kind] !== undefined;

/** Whether a vehicle of a convoy is one to be stopped: a truck, with goods or with troops. rr.convoy.move */
export const isConvoyTruck = ({ kind }: { readonly kind: string }): boolean =>
  kind === "truck" || kind === "troop-truck";

/** The expansions that bring a kind of unit, any of which has to be in play; none in the base game. */
export function expansionsOf(kind: string): readonly ExpansionId[] {
  if (isFootKind(kind)) return footTraits(kind).expansions;
  const expansion = isVehicleKind(kind) ? vehicleTraits(kind).expansion : null;
  return expansion === null ? [] : [expansion];
}
