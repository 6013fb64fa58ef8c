import type { NumberId } from "./numbers.ts";

export const weaponIds = ["knife", "pistol", "carbine", "rifle"] as const;
export type WeaponId = (typeof weaponIds)[number];
/** The firearms of the defending agents, and those of Intruders. */
export type FirearmId = Exclude<WeaponId, "knife"> | "luger" | "karabiner";

export const equipmentIds = ["covert-entry-kit", "spy-camera", "first-aid-kit"] as const;
export type EquipmentId = (typeof equipmentIds)[number];
export const masterKey = "master-key";

/** The kind of each firearm and how many dice it attacks with. hg.shoot.dice-by-weapon */
export const firearms: Readonly<
  Record<FirearmId, { readonly kind: "handgun" | "smg" | "rifle"; readonly dice: NumberId }>
> = {
  pistol: { kind: "handgun", dice: "hg.number.pistol" },
  carbine: { kind: "smg", dice: "hg.number.carbine" },
  rifle: { kind: "rifle", dice: "hg.number.rifle" },
  luger: { kind: "handgun", dice: "hg.number.luger" },
  karabiner: { kind: "rifle", dice: "hg.number.karabiner" },
};

export const itemNames: Readonly<Record<WeaponId | EquipmentId | typeof masterKey, string>> = {
  knife: "combat knife",
  pistol: "service pistol",
  carbine: "machine carbine",
  rifle: "marksman's rifle",
  "covert-entry-kit": "Covert Entry Kit",
  "spy-camera": "Spy Camera",
  "first-aid-kit": "First Aid Kit",
  "master-key": "Stronghold Master Key",
};
