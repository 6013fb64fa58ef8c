/**
 * Every weapon an attack can be made with, and what people call it. Those of an action have the word that the action
 * has; the others are the guns of vehicles and of the Axis.
 */
export const weaponTitles = {
  knife: "fighting knife",
  pistol: "pistol",
  sten: "Sten gun",
  sniper: "sniper rifle",
  speargun: "speargun",
  rifle: "rifle",
  grenade: "grenade",
  garrotte: "garrotte",
  "front-gun": "front gun",
  "rear-gun": "rear gun",
  smg: "SMG",
  smgs: "SMGs",
  "side-arm": "side arm",
  hmg: "HMG",
  "front-hmg": "front HMG",
  "rear-hmg": "rear HMG",
  mortar: "mortar",
  autocannon: "autocannon",
  howitzer: "howitzer",
  "aa-gun": "anti-aircraft gun",
  "machine-guns": "heavy machine guns",
  rocket: "rocket",
  panzerfaust: "Panzerfaust",
  flamethrower: "flamethrower",
  teeth: "teeth",
  none: "nothing",
} as const;
export type WeaponWord = keyof typeof weaponTitles;

/** The weapons of an Operator's equipment section; the rifle is that of the Resistance. */
export const operatorWeapons = ["knife", "pistol", "sten", "sniper", "speargun", "rifle"] as const;
export type Weapon = (typeof operatorWeapons)[number];

/** Equipment without tokens. */
export const equipmentNames = ["grappling-hook", "camo-net", "scuba-gear"] as const;
export type Equipment = (typeof equipmentNames)[number];

/** What explodes or scatters, and what people call it. */
export const explosiveTitles = {
  barrel: "fuel barrel",
  bomb: "Lewes bomb",
  "rat-bomb": "rat bomb",
  grenade: "grenade",
  landmine: "landmine",
  shell: "mortar shell",
  "howitzer-shell": "howitzer shell",
  rocket: "rocket",
  panzerfaust: "Panzerfaust",
} as const;
export type ExplosiveWord = keyof typeof explosiveTitles;

/** What lies in an item space, and what people call it. */
export const itemTitles = {
  grenade: "grenade",
  "stick-grenade": "stick grenade",
  landmine: "landmine",
  bomb: "Lewes bomb",
  "rat-bomb": "rat bomb",
  trap: "trap",
  "med-pack": "med pack",
  "rabbits-foot": "rabbit's foot",
  document: "document",
  cigarettes: "cigarette",
} as const;
/** What lies in an item space: tokens that are used, placed or carried. */
export type Item = keyof typeof itemTitles;

/** What fills an Operator's object space, and what people call it. */
export const objectTitles = { corpse: "corpse", barrel: "fuel barrel" } as const;

/** What can be picked up and put down. */
export const thingTitles = { ...itemTitles, ...objectTitles } as const;
export type ThingWord = keyof typeof thingTitles;

export const sections = ["stealth", "battle"] as const;
export const phases = ["set-up", "operator", "advance", "event", "patrol", "attack", "end", "jager"] as const;

export const sectionTitles = { stealth: "Stealth Section", battle: "Battle Section" } as const;
export const phaseTitles = {
  "set-up": "the set-up",
  operator: "the Operator Phase",
  advance: "the Axis Advance Phase",
  event: "the Event Phase",
  patrol: "the Axis Patrol Phase",
  attack: "the Axis Attack Phase",
  end: "the End Phase",
  jager: "the Jäger Phase",
} as const satisfies Readonly<Record<(typeof phases)[number], string>>;

/** Every way a vehicle can step. */
export const vehicleSteps = [
  "forward",
  "forward-left",
  "forward-right",
  "turn-left",
  "turn-right",
  "reverse",
  "reverse-left",
  "reverse-right",
  "reverse-turn-left",
  "reverse-turn-right",
] as const;
