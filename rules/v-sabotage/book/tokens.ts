import type { NumberId } from "./numbers.ts";

/** The kinds of equipment tokens: vs.equip.colours, and the flags of the weapons. */
export const tokenKinds = [
  "first-aid-kit",
  "crowbar",
  "german-uniform",
  "grenade",
  "tnt",
  "bombardment",
  "mp40",
  "stg44",
  "mg42",
  "spotted",
  "binoculars",
  "airdrop",
  "flee",
] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** What people call a token, inside a sentence. */
export const tokenTitles: Readonly<Record<TokenKind, string>> = {
  "first-aid-kit": "first aid kit",
  crowbar: "crowbar",
  "german-uniform": "German uniform",
  grenade: "grenade",
  tnt: "TNT charge",
  bombardment: "bombardment",
  mp40: "MP40",
  stg44: "StG44",
  mg42: "MG42",
  spotted: "spotted token",
  binoculars: "binoculars",
  airdrop: "airdrop",
  flee: "flee token",
};

/** The colour of a token's usable side: blue for unlimited use, green for one use, orange for what only happens. */
export const colours: Readonly<Record<TokenKind, "blue" | "green" | "orange">> = {
  "first-aid-kit": "green",
  crowbar: "green",
  "german-uniform": "green",
  grenade: "green",
  tnt: "green",
  bombardment: "green",
  mp40: "blue",
  stg44: "blue",
  mg42: "blue",
  spotted: "orange",
  binoculars: "blue",
  airdrop: "green",
  flee: "orange",
};

/** What a commando can shoot with. */
export const weaponNames = [
  "pistol",
  "thompson",
  "scoped-rifle",
  "sten",
  "mp40",
  "stg44",
  "mg42",
  "nest",
  "grenade",
] as const;
export type WeaponName = (typeof weaponNames)[number];

/**
 * A weapon: its white squares, and whether using it is heard and seen. vs.weapon.standard, vs.weapon.sniper,
 * vs.weapon.sten, vs.open.grenade-flags
 */
export interface Weapon {
  readonly title: string;
  readonly dice: NumberId;
  readonly noise: boolean;
  readonly reveals: boolean;
  readonly overheats: boolean;
  readonly firearm: boolean;
}

const standard = { noise: true, reveals: true, overheats: false, firearm: true };

export const weapons: Readonly<Record<WeaponName, Weapon>> = {
  pistol: { ...standard, title: "the pistol", dice: "vs.number.pistol-dice" },
  thompson: { ...standard, title: "the Thompson", dice: "vs.number.thompson-dice" },
  "scoped-rifle": { ...standard, title: "the scoped rifle", dice: "vs.number.scoped-rifle-dice", reveals: false },
  sten: { ...standard, title: "the Sten with silencer", dice: "vs.number.sten-dice", noise: false, reveals: false },
  mp40: { ...standard, title: "the MP40", dice: "vs.number.mp40-dice" },
  stg44: { ...standard, title: "the StG44", dice: "vs.number.stg44-dice", overheats: true },
  mg42: { ...standard, title: "the MG42", dice: "vs.number.mg42-dice", overheats: true },
  nest: { ...standard, title: "the MG42 of the nest", dice: "vs.number.mg42-dice", overheats: true },
  grenade: {
    title: "a grenade",
    dice: "vs.number.grenade-dice",
    noise: true,
    reveals: false,
    overheats: false,
    firearm: false,
  },
};

/** The kinds of enemy units; all but the last four are regular. */
export const unitKinds = ["regular", "gas-mask", "sledgehammer", "ss", "stg44", "mg42", "officer", "dog"] as const;
export type UnitKind = (typeof unitKinds)[number];

/** What people call an enemy unit, before its number. */
export const unitTitles: Readonly<Record<UnitKind, string>> = {
  regular: "Regular",
  "gas-mask": "Gas Mask",
  sledgehammer: "Sledgehammer",
  ss: "SS",
  stg44: "StG44",
  mg42: "MG42",
  officer: "Officer",
  dog: "Dog",
};
export const specialKinds = ["stg44", "mg42", "officer", "dog"] as const satisfies readonly UnitKind[];
export type SpecialKind = (typeof specialKinds)[number];

/** The danger and luck tokens of Ghost. */
export const fateTokens = [
  "danger-1",
  "danger-2",
  "danger-3",
  "danger-4",
  "danger-5",
  "luck-1",
  "luck-2",
  "luck-3",
  "luck-4",
  "luck-5",
] as const;
export type FateToken = (typeof fateTokens)[number];
/** What people call a danger or luck token: "Danger 1". */
export const fateTitle = (token: FateToken): string =>
  token.replace(/^(.)(.*)-/, (_, first: string, rest: string) => `${first.toUpperCase()}${rest} `);

/** What the enemy reserve holds: units, empty-set tokens, and those of Ghost. */
export const reserveTokens = [...unitKinds, "empty", ...fateTokens] as const;
export type ReserveToken = (typeof reserveTokens)[number];

/** How many tokens there are of each kind of equipment. */
export type TokenCounts = Partial<Record<TokenKind, number>>;
/** How many tokens there are of each kind in an enemy reserve. */
export type ReserveCounts = Partial<Record<ReserveToken, number>>;

export const isSpecial = (kind: ReserveToken): kind is SpecialKind => specialKinds.some((special) => special === kind);
export const isUnitKind = (kind: ReserveToken): kind is UnitKind => unitKinds.some((unitKind) => unitKind === kind);

/** Whether a unit is spared by gas: vs.gas.kills. With Résistance the StG44 bearers wear masks too. */
export const wearsGasMask = (kind: UnitKind, resistance: boolean): boolean =>
  kind === "gas-mask" || (kind === "stg44" && resistance);
