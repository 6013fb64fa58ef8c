import { dictionary } from "../../kernel/index.ts";
import { gun, type VehicleTraits } from "./unit-traits.ts";

const plain = {
  expansion: null,
  // forward line of sight: rr.metal.heavy-car-los, rr.kick.aa-truck-los, rr.jager.sturmboot-los,
  // rr.dare.panzer-forward-los
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
  /** rr.metal.armoured-car-los, rr.metal.armoured-car-autocannon, rr.metal.armoured-car-stats */
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
  /** rr.metal.heavy-car-stats */
  "heavy-armoured-car": {
    ...plain,
    ...unarmed,
    expansion: "heavy-metal",
    length: "rr.number.heavy-armoured-car-length",
    health: "rr.number.heavy-armoured-car-health",
    move: "rr.number.heavy-armoured-car-move",
    weapon: "howitzer",
    advances: true,
    // rr.metal.heavy-car-los
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
  /** rr.metal.transport-stats, rr.metal.transport-troops-advance */
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
        place: ["rr.metal.transport-squares", "rr.open.metal-transport-room"],
        killed: ["rr.metal.transport-killed-loaded", "rr.open.metal-transport-corpses"],
      },
    },
  },
  /** rr.jager.kubel-hmg, rr.jager.kubel-stats */
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
  /** rr.jager.kettenkrad-stats, rr.jager.kettenkrad-troops-advance */
  kettenkrad: {
    ...plain,
    ...unarmed,
    expansion: "jager",
    length: "rr.number.kettenkrad-length",
    health: "rr.number.kettenkrad-health",
    move: "rr.number.kettenkrad-move",
    // rr.jager.kettenkrad-advances
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
  /** rr.jager.sturmboot-stats, rr.jager.sturmboot-then-idle, rr.jager.sturmboot-troops-advance */
  sturmboot: {
    ...plain,
    expansion: "jager",
    length: "rr.number.sturmboot-length",
    health: "rr.number.sturmboot-health",
    move: "rr.number.sturmboot-move",
    // rr.jager.sturmboot-reaction
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
        place: ["rr.jager.sturmboot-deploys", "rr.open.jager-sturmboot-squares", "rr.open.metal-transport-room"],
        killed: ["rr.jager.sturmboot-killed-loaded"],
      },
    },
    cites: {
      ...plain.cites,
      attack: ["rr.jager.sturmboot-los", "rr.jager.sturmboot-stats", "rr.jager.sturmboot-reaction"],
    },
  },
  /** rr.dare.panzer-turret, rr.dare.panzer-two-targets */
  "panzer-iii": {
    ...plain,
    expansion: "they-who-dare",
    length: "rr.number.panzer-iii-length",
    // rr.dare.panzer-stats
    health: "rr.number.panzer-iii-health",
    move: "rr.number.panzer-iii-move",
    // rr.dare.panzer-hmg, rr.dare.panzer-both-weapons
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
  /** rr.dare.aa-gun-immobile */
  "aa-gun": {
    ...plain,
    ...unarmed,
    expansion: "they-who-dare",
    length: "rr.number.aa-gun-length",
    // rr.dare.aa-gun-stats
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
  /** rr.kick.aa-truck-stats, rr.kick.aa-truck-only-aircraft, rr.kick.aa-truck-reaction */
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
  /** rr.kick.stummel-stats, rr.kick.stummel-howitzer-arc */
  stummel: {
    ...plain,
    expansion: "kickstarter",
    length: "rr.number.stummel-length",
    health: "rr.number.stummel-health",
    move: "rr.number.stummel-move",
    gun: gun("stummel"),
    weapon: "hmg",
    advances: true,
    // rr.kick.stummel-los
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
  /** rr.dogs.flame-track-stats, rr.dogs.flame-track-hmg, rr.dogs.flame-track-los */
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
const byKind: { readonly [kind: string]: VehicleTraits | undefined } = dictionary(axisVehicles);

/** Whether a kind of unit is a vehicle. */
export const isVehicleKind = (kind: string): kind is AxisVehicleKind => byKind[kind] !== undefined;

/** Whether a vehicle of a convoy is one to be stopped: a truck, with goods or with troops. rr.convoy.move */
export const isConvoyTruck = ({ kind }: { readonly kind: string }): boolean =>
  kind === "truck" || kind === "troop-truck";
