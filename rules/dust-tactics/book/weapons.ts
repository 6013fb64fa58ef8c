/** How many dice a weapon rolls against one armour class, and what a hit does. */
export interface Rating {
  /** Dice of each weapon; 0 where the template counts them. */
  readonly dice: number;
  /** Dice for each miniature under a blast template; 0 where there is none. dt.blast.multiple */
  readonly blast: number;
  /** Damage of a hit: points, or all that is left. dt.dmg.kill */
  readonly damage: number | "all";
}

/** What is special about some weapons. dt.weapon */
export type WeaponRule =
  | "artillery"
  | "cutting"
  | "flame"
  | "grapple"
  | "grenade"
  | "laser"
  | "limited ammo"
  | "phaser"
  | "power scopes"
  | "reload"
  | "salvo"
  | "sniper"
  | "spray"
  | "tesla"
  | "under-barrel"
  | "volley"
  | "wire-guided";

/** A weapon line: its range in points of 10 cm, its ratings by class and armour, its rules. All are assumed. */
export interface Weapon {
  readonly name: string;
  /** Least and most range; null of a weapon for close combat. dt.range.minimum, dt.range.close-combat */
  readonly range: readonly [least: number, most: number] | null;
  /** By armour from 1; null where it cannot attack that armour. dt.hit.no-entry */
  readonly against: Readonly<Record<ArmourClass, readonly (Rating | null)[]>>;
  readonly rules: readonly WeaponRule[];
  /** Boxes of limited ammunition. dt.weapon.limited */
  readonly boxes: number | null;
}

export const armourClasses = ["infantry", "vehicle", "aircraft"] as const;
export type ArmourClass = (typeof armourClasses)[number];

function rating(text: string): Rating | null {
  if (text === "-") return null;
  const [dice = "", damage = ""] = text.split("/");
  const blast = dice.startsWith("*") ? dice.length : 0;
  return { dice: blast > 0 ? 0 : Number(dice), blast, damage: damage === "K" ? "all" : Number(damage) };
}

const ratings = (text: string): readonly (Rating | null)[] => text.split(" ").map(rating);

const weapon = (
  name: string,
  range: readonly [number, number] | "close combat",
  against: Readonly<Record<ArmourClass, string>>,
  rules: readonly WeaponRule[] = [],
  boxes: number | null = null,
): Weapon => ({
  name,
  range: range === "close combat" ? null : range,
  against: {
    infantry: ratings(against.infantry),
    vehicle: ratings(against.vehicle),
    aircraft: ratings(against.aircraft),
  },
  rules,
  boxes,
});

/** All weapon lines by their ids: `n/d` is n dice and d damage, `*` the blast icon, `K` all remaining damage. */
export const weapons = {
  rifle: weapon("service rifle", [0, 4], {
    infantry: "1/1 1/1 1/1 -",
    vehicle: "1/1 - - - - - -",
    aircraft: "1/1 - -",
  }),
  smg: weapon("burst gun", [0, 2], { infantry: "2/1 2/1 1/1 1/1", vehicle: "1/1 - - - - - -", aircraft: "- - -" }),
  lmg: weapon("squad gun", [0, 6], {
    infantry: "5/1 4/1 2/1 1/1",
    vehicle: "2/1 1/1 - - - - -",
    aircraft: "2/1 1/1 -",
  }),
  hmg: weapon(
    "heavy gun",
    [0, 8],
    { infantry: "8/1 6/1 4/1 2/1", vehicle: "4/1 3/1 2/1 - - - -", aircraft: "4/1 3/1 2/1" },
    ["salvo"],
  ),
  marksman: weapon("long rifle", [0, 8], { infantry: "2/1 2/1 2/1 1/1", vehicle: "- - - - - - -", aircraft: "- - -" }, [
    "sniper",
  ]),
  scoped: weapon(
    "scoped rifle",
    [0, 6],
    { infantry: "2/1 2/1 1/1 1/1", vehicle: "1/1 - - - - - -", aircraft: "1/1 - -" },
    ["power scopes"],
  ),
  pistol: weapon("pistol", [0, 1], { infantry: "1/1 1/1 1/1 -", vehicle: "- - - - - - -", aircraft: "- - -" }),
  launcher: weapon(
    "rifle launcher",
    [0, 2],
    { infantry: "1/1 1/1 1/1 1/1", vehicle: "1/1 1/1 - - - - -", aircraft: "- - -" },
    ["under-barrel", "grenade"],
  ),
  charge: weapon(
    "demolition charge",
    "close combat",
    { infantry: "3/2 3/2 2/2 2/2", vehicle: "1/K 1/K 1/4 1/4 1/3 1/3 1/2", aircraft: "- - -" },
    ["limited ammo"],
    1,
  ),
  blade: weapon("trench blade", "close combat", {
    infantry: "2/1 1/1 1/1 1/1",
    vehicle: "1/1 1/1 1/1 1/1 1/1 1/1 1/1",
    aircraft: "- - -",
  }),
  flamer: weapon(
    "flame projector",
    [0, 1],
    { infantry: "1/1 1/1 1/1 1/2", vehicle: "1/2 1/1 1/1 - - - -", aircraft: "- - -" },
    ["flame"],
  ),
  lance: weapon(
    "flame lance",
    [0, 3],
    { infantry: "2/1 2/1 2/1 2/2", vehicle: "2/2 1/2 1/1 1/1 - - -", aircraft: "- - -" },
    ["flame"],
  ),
  tube: weapon(
    "tube rocket",
    [0, 4],
    { infantry: "1/1 1/1 1/1 1/2", vehicle: "1/4 1/4 1/4 1/3 1/3 1/2 1/2", aircraft: "- - -" },
    ["reload"],
  ),
  wire: weapon(
    "wire rocket",
    [0, 8],
    { infantry: "- - - -", vehicle: "2/4 2/4 2/4 2/3 2/3 1/3 1/3", aircraft: "- - -" },
    ["wire-guided", "limited ammo"],
    3,
  ),
  mortar: weapon(
    "80 mortar",
    [3, 20],
    { infantry: "*/1 */1 */1 */1", vehicle: "1/2 1/1 1/1 - - - -", aircraft: "- - -" },
    ["artillery", "reload"],
  ),
  howitzer: weapon(
    "120 howitzer",
    [4, 30],
    { infantry: "**/2 **/2 **/2 **/2", vehicle: "2/4 2/3 2/3 2/2 1/2 1/2 1/1", aircraft: "- - -" },
    ["artillery", "reload"],
  ),
  autocannon: weapon("autocannon", [0, 8], {
    infantry: "5/1 4/1 3/1 2/1",
    vehicle: "4/2 3/2 3/1 2/1 1/1 - -",
    aircraft: "4/2 3/2 2/1",
  }),
  gun75: weapon("75 gun", [0, 12], {
    infantry: "*/2 */2 */2 */2",
    vehicle: "3/4 3/4 2/4 2/3 2/3 2/2 1/2",
    aircraft: "- - -",
  }),
  laser: weapon(
    "laser rifle",
    [0, 4],
    { infantry: "1/1 1/1 1/1 1/2", vehicle: "1/2 1/2 1/1 1/1 1/1 - -", aircraft: "1/1 1/1 -" },
    ["laser"],
  ),
  lasercannon: weapon(
    "laser cannon",
    [0, 8],
    { infantry: "2/2 2/2 2/2 2/2", vehicle: "2/4 2/3 2/3 2/2 2/2 1/2 1/2", aircraft: "2/3 2/2 1/2" },
    ["laser"],
  ),
  phaser: weapon(
    "phaser carbine",
    [0, 3],
    { infantry: "2/1 2/1 2/1 1/2", vehicle: "2/2 1/2 1/2 1/1 1/1 1/1 -", aircraft: "- - -" },
    ["phaser"],
  ),
  tesla: weapon(
    "arc gauntlet",
    [0, 2],
    { infantry: "3/1 3/1 2/1 2/1", vehicle: "2/2 2/1 2/1 1/1 1/1 1/1 1/1", aircraft: "- - -" },
    ["tesla"],
  ),
  cutter: weapon(
    "ring cutter",
    "close combat",
    { infantry: "3/1 3/1 2/1 2/2", vehicle: "2/4 2/3 2/3 1/3 1/2 1/2 1/1", aircraft: "- - -" },
    ["cutting"],
  ),
  haulclaw: weapon(
    "haul claw",
    "close combat",
    { infantry: "2/1 2/1 2/1 2/2", vehicle: "2/3 2/2 2/2 1/2 1/2 1/1 1/1", aircraft: "- - -" },
    ["grapple"],
  ),
  claws: weapon("bone claws", "close combat", {
    infantry: "2/1 2/1 1/1 1/1",
    vehicle: "1/1 1/1 1/1 - - - -",
    aircraft: "- - -",
  }),
  rocketpod: weapon(
    "rocket pod",
    [0, 8],
    { infantry: "2/1 2/1 1/1 1/1", vehicle: "2/3 2/2 1/2 1/2 1/2 1/1 1/1", aircraft: "- - -" },
    ["limited ammo", "volley"],
    4,
  ),
  bomb: weapon(
    "aerial bomb",
    [0, 1],
    { infantry: "**/2 **/2 **/2 **/2", vehicle: "2/5 2/4 2/4 2/3 2/3 1/3 1/3", aircraft: "- - -" },
    ["limited ammo"],
    2,
  ),
  flak: weapon(
    "flak twin",
    [0, 10],
    { infantry: "3/1 3/1 2/1 1/1", vehicle: "2/1 1/1 - - - - -", aircraft: "5/2 4/2 3/2" },
    ["salvo"],
  ),
  spray: weapon(
    "acid spray",
    [0, 2],
    { infantry: "2/1 2/1 2/1 1/1", vehicle: "1/1 1/1 1/1 - - - -", aircraft: "- - -" },
    ["spray"],
  ),
  brand: weapon(
    "brand projector",
    [0, 2],
    { infantry: "1/1 1/1 1/1 1/2", vehicle: "1/2 1/2 1/1 - - - -", aircraft: "- - -" },
    ["flame"],
  ),
  breacher: weapon(
    "breach rocket",
    [0, 3],
    { infantry: "1/K 1/K 1/K 1/K", vehicle: "1/K 1/K 1/K 1/4 1/4 1/3 1/3", aircraft: "- - -" },
    ["limited ammo"],
    1,
  ),
  siege: weapon(
    "siege mortar",
    [4, 24],
    { infantry: "**/3 **/3 **/3 **/3", vehicle: "*/4 */4 */3 */3 */2 */2 */1", aircraft: "- - -" },
    ["artillery", "reload"],
  ),
  "twin-a": weapon("twin gun, shot (first line)", [0, 4], {
    infantry: "3/1 3/1 2/1 1/1",
    vehicle: "1/1 - - - - - -",
    aircraft: "1/1 - -",
  }),
  "twin-b": weapon("twin gun, bolt (second line)", [0, 6], {
    infantry: "1/1 1/1 1/1 1/1",
    vehicle: "1/3 1/3 1/2 1/2 1/1 1/1 -",
    aircraft: "1/2 1/2 1/1",
  }),
  /** What lies in a minefield: its dice are counted by miniatures. dt.fort.mine-attack */
  mine: weapon("mine", [0, 0], {
    infantry: "*/2 */2 */2 */2",
    vehicle: "*/2 */2 */2 */2 */2 */2 */2",
    aircraft: "- - -",
  }),
  /** Every miniature on the ground has them. dt.cc.standard-weapons */
  standard: weapon("standard weapons", "close combat", {
    infantry: "1/1 1/1 1/1 1/1",
    vehicle: "1/1 1/1 1/1 1/1 1/1 1/1 1/1",
    aircraft: "- - -",
  }),
} as const satisfies Record<string, Weapon>;

export type WeaponId = keyof typeof weapons;

const isWeaponId = (id: string): id is WeaponId => Object.hasOwn(weapons, id);

/** All ids of weapon lines. */
export const weaponIds: readonly WeaponId[] = Object.keys(weapons).filter(isWeaponId);

/** A weapon line by its id. */
export const weaponById = (id: WeaponId): Weapon => weapons[id];

/** Whether a weapon line has a rule. */
export const hasRule = (id: WeaponId, rule: WeaponRule): boolean => weaponById(id).rules.includes(rule);

export const isCloseCombat = (id: WeaponId): boolean => weaponById(id).range === null;

/** What a weapon does against an armour; null where it cannot attack it. dt.hit.no-entry */
export const ratingOf = (id: WeaponId, against: ArmourClass, armour: number): Rating | null =>
  weaponById(id).against[against][armour - 1] ?? null;
