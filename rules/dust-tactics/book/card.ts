import type { BodyId } from "./body-sizes.ts";
import type { WeaponId } from "./weapons.ts";

export type Army = "harrow" | "vael";

/** Skills of units and heroes. dt.skill */
export type Skill =
  | "ace air pilot"
  | "ace pilot"
  | "advanced reactive fire"
  | "air pilot"
  | "artillery observer"
  | "assassin"
  | "at the double"
  | "berserk"
  | "black ops"
  | "blutkreuz"
  | "brave"
  | "camouflage"
  | "charge"
  | "cheat death"
  | "commissar"
  | "damage resilient"
  | "defensive tactics"
  | "expert"
  | "fast"
  | "fighting spirit"
  | "first strike"
  | "flying"
  | "gorilla"
  | "infantry ace"
  | "jump"
  | "killing spree"
  | "loner"
  | "lucky"
  | "mindless zombie"
  | "move and fire"
  | "officer"
  | "pilot"
  | "scout"
  | "sidekick"
  | "spy"
  | "steel guard"
  | "strongpoint"
  | "superhuman"
  | "take aim"
  | "tank head"
  | "zombie";

/** What vehicles and aircraft can do besides. dt.veh */
export type Attribute =
  | "air alert"
  | "air assault"
  | "airlifter"
  | "airmobile"
  | "amphibious"
  | "command vehicle"
  | "crew"
  | "dozer blade"
  | "engineer"
  | "half-tracked"
  | "helicopter"
  | "mechanic"
  | "medevac"
  | "naval unit"
  | "sealifter"
  | "smoke launchers"
  | "tracked"
  | "wheeled";

/** Where a weapon is mounted: it covers the arc there. dt.arc.turret, dt.arc.front, dt.arc.rear, dt.arc.side */
export type Mount = "turret" | "front" | "rear" | "left" | "right";

/** What soldiers of a squad are besides. dt.cmd.squad, dt.weapon.spotter */
export type Role = "officer" | "radio" | "medic" | "mechanic" | "spotter";

/** A weapon as a card lists it: the twin gun has two lines, and each attack uses one of them. */
export type CarriedWeapon = Exclude<WeaponId, "twin-a" | "twin-b" | "standard" | "mine"> | "twin";

/** What one soldier carries and is. */
export interface Carried {
  readonly weapons: readonly CarriedWeapon[];
  readonly role: Role | null;
  /** In a squad with Armour 3 or 4 the Officer is the Radio Operator, too. dt.cmd.combined */
  readonly radio?: boolean;
}

/** A weapon of a vehicle, an aircraft or a support weapon, and where it is mounted. */
export interface Mounted {
  readonly weapon: CarriedWeapon;
  readonly mount: Mount;
}

/** A unit card. */
export interface Card {
  readonly name: string;
  readonly army: Army;
  /** A commissar is one miniature that belongs to a squad all game. dt.skill.commissar */
  readonly kind: "squad" | "support" | "hero" | "vehicle" | "aircraft" | "commissar";
  readonly size: "normal" | "large" | "huge";
  readonly body: BodyId;
  readonly armour: number;
  readonly ap: number;
  /** Points of 10 cm. */
  readonly move: number;
  /** The soldiers of a squad; null of all others. */
  readonly soldiers: readonly Carried[] | null;
  /** Crosses on the damage track; 0 of a squad. */
  readonly crosses: number;
  /** Weapons of a hero, or of the crew of a support weapon or of a vehicle. */
  readonly weapons: readonly CarriedWeapon[];
  /** Weapons of a vehicle or an aircraft, or the weapon that a support weapon's crew serves. */
  readonly mounted: readonly Mounted[];
  readonly skills: readonly Skill[];
  readonly attributes: readonly Attribute[];
  /** Spaces for passengers, and for tank riders. dt.carry.capacity, dt.rider.as-passengers */
  readonly passengers: number;
  readonly riders: number;
  /** The card whose hero alone pilots it. dt.veh.pilot-name */
  readonly pilot: string | null;
  /** The weapon that an expert hits with on TARGET, too. dt.skill.expert */
  readonly expert: WeaponId | null;
  /** The superhuman a sidekick may join. dt.super.sidekick */
  readonly sidekickOf: string | null;
}

const plain = {
  size: "normal",
  soldiers: null,
  crosses: 0,
  weapons: [],
  mounted: [],
  skills: [],
  attributes: [],
  passengers: 0,
  riders: 0,
  pilot: null,
  expert: null,
  sidekickOf: null,
} as const;

/** What a card says besides what every card does. */
type More = Partial<
  Pick<Card, "size" | "skills" | "attributes" | "passengers" | "riders" | "pilot" | "expert" | "sidekickOf" | "weapons">
>;

/** What every card says in its corner: its armour, its cost in AP, its move in points of 10 cm. */
type Corner = Pick<Card, "armour" | "ap" | "move">;

/** The same of a card with a damage track. */
type Tracked = Corner & Pick<Card, "crosses">;

type CardMaker<Rest extends readonly unknown[]> = (name: string, ...rest: Rest) => Card;

const squadOf =
  (army: Army): CardMaker<[corner: Corner, soldiers: readonly Carried[], more?: More]> =>
  (name, corner, carried, more = {}) => ({
    ...plain,
    ...corner,
    name,
    army,
    kind: "squad",
    body: "soldier",
    soldiers: carried,
    ...more,
  });

/** A weapon that a crew serves: each of the crew has another one for himself. */
const supportOf =
  (army: Army): CardMaker<[corner: Tracked, arms: Readonly<Record<"weapon" | "crew", CarriedWeapon>>, more?: More]> =>
  (name, corner, { weapon, crew }, more = {}) => ({
    ...plain,
    ...corner,
    name,
    army,
    kind: "support",
    body: "support",
    mounted: [{ weapon, mount: "front" }],
    weapons: Array.from({ length: corner.crosses }, () => crew),
    ...more,
  });

const heroOf =
  (army: Army): CardMaker<[corner: Tracked, weapons: readonly CarriedWeapon[], more?: More]> =>
  (name, corner, weapons, more = {}) => ({
    ...plain,
    ...corner,
    name,
    army,
    kind: "hero",
    body: "soldier",
    weapons,
    ...more,
  });

const vehicleOf =
  (army: Army): CardMaker<[corner: Tracked & Pick<Card, "body">, mounted: readonly Mounted[], more?: More]> =>
  (name, corner, mounted, more = {}) => ({ ...plain, ...corner, name, army, kind: "vehicle", mounted, ...more });

const aircraftOf =
  (army: Army): CardMaker<[corner: Tracked, mounted: readonly Mounted[], more?: More]> =>
  (name, corner, mounted, more = {}) => ({
    ...plain,
    ...corner,
    name,
    army,
    kind: "aircraft",
    body: "aircraft",
    mounted,
    ...more,
  });

/** Its Armour and Move are those of the squad it is with. */
const commissarOf =
  (army: Army): CardMaker<[ap: number, weapons: readonly CarriedWeapon[]]> =>
  (name, ap, weapons) => ({
    ...plain,
    name,
    army,
    kind: "commissar",
    body: "soldier",
    armour: 0,
    ap,
    move: 0,
    crosses: 1,
    weapons,
    skills: ["commissar"],
  });

/** Cards of one army are written with these. */
export const cardsOf = (army: Army) => ({
  squad: squadOf(army),
  support: supportOf(army),
  hero: heroOf(army),
  vehicle: vehicleOf(army),
  aircraft: aircraftOf(army),
  commissar: commissarOf(army),
});

/** Soldiers that carry the same. */
export const soldiers = (count: number, ...weapons: readonly CarriedWeapon[]): readonly Carried[] =>
  Array.from({ length: count }, () => ({ weapons, role: null }));

/** A soldier who is something besides. */
export const specialist = (role: Role, ...weapons: readonly CarriedWeapon[]): Carried => ({ weapons, role });

/** A weapon where it is mounted. */
export const on = (mount: Mount, weapon: CarriedWeapon): Mounted => ({ weapon, mount });
