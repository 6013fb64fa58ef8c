import type { Citation, NumberId } from "../catalogue/index.ts";
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

/** What a kind of Axis vehicle is and can do. */
export interface VehicleTraits {
  /** The expansion it belongs to; null in the base game. */
  readonly expansion: ExpansionId | null;
  readonly length: NumberId;
  readonly health: NumberId;
  readonly move: NumberId;
  readonly gun: GunNumbers | null;
  /** What it fires. */
  readonly weapon: "hmg" | "autocannon" | "howitzer" | "aa-gun" | "none";
  /** The ends it looks and fires from. */
  readonly ends: readonly ("front" | "rear")[];
  /** Whether only explosives damage it. rr.dice.armour */
  readonly armoured: boolean;
  /** Whether it turns as a truck does. */
  readonly turnsAsTruck: boolean;
  /** Whether it drives at the Operators. rr.vadvance.like-infantry, rr.open.unarmed-advance */
  readonly advances: boolean;
  readonly howitzer: Howitzer | null;
  /** A gun that fires at aircraft only, wherever they are over the board. rr.dare.aa-gun-only-aircraft */
  readonly antiAircraft: Pick<GunNumbers, "dice" | "number"> | null;
  /** Whom it carries until it is alerted. rr.metal.transport-deploy */
  readonly troops: { readonly kind: "smg"; readonly number: NumberId } | null;
  /** What every attack of its gun shows, and what one through a wall and one without does. */
  readonly cites: {
    readonly attack: readonly Citation[];
    readonly wall: readonly Citation[];
    readonly seen: readonly Citation[];
    readonly armour: readonly Citation[];
  };
}

const gun = <K extends "motorbike" | "half-track" | "armoured-car">(kind: K) =>
  ({
    dice: `rr.number.${kind}-dice`,
    number: `rr.number.${kind}-number`,
    short: `rr.number.${kind}-short`,
    long: `rr.number.${kind}-long`,
  }) as const;

const plain = {
  expansion: null,
  ends: ["front"],
  armoured: false,
  turnsAsTruck: false,
  howitzer: null,
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
    troops: { kind: "smg", number: "rr.number.troop-truck-troops" },
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
    armoured: true,
    antiAircraft: { dice: "rr.number.aa-gun-dice", number: "rr.number.aa-gun-number" },
    cites: {
      ...plain.cites,
      armour: ["rr.exp.armoured-explosive-only", "rr.dare.aa-gun-stats", "rr.open.dare-aa-gun-kind"],
    },
  },
} as const satisfies Record<string, VehicleTraits>;

export type AxisVehicleKind = keyof typeof axisVehicles;

/** What a kind of vehicle is and can do. */
export const vehicleTraits = (kind: AxisVehicleKind): VehicleTraits => axisVehicles[kind];

// looked up by searches for every square: one property of an object without a prototype
const byKind: { readonly [kind: string]: VehicleTraits | undefined } = Object.assign(Object.create(null), axisVehicles);

/** Whether a kind of unit is a vehicle. */
export const isVehicleKind = (kind: string): kind is AxisVehicleKind => byKind[kind] !== undefined;

/** Whether a vehicle of a convoy is one to be stopped: a truck, with goods or with troops. rr.convoy.move */
export const isConvoyTruck = ({ kind }: { readonly kind: string }): boolean =>
  kind === "truck" || kind === "troop-truck";

/** The expansion a kind of unit belongs to; null in the base game. */
export const expansionOf = (kind: string): ExpansionId | null =>
  isVehicleKind(kind) ? vehicleTraits(kind).expansion : null;
