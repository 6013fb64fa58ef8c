import { type AttackWeapon, type G, number, type Weapon } from "../board/index.ts";
import type { Citation, NumberId } from "../catalogue/index.ts";

/** A gun as the Operator's board shows it. Ranges and earshot in squares. */
export interface Gun {
  readonly dice: number;
  readonly number: number;
  readonly short: number;
  readonly long: number;
  readonly earshot: number;
  readonly cites: readonly Citation[];
}

const gunNumbers = <K extends "pistol" | "sten" | "sniper" | "speargun" | "rifle-of-resistance">(kind: K) =>
  ({
    dice: `rr.number.${kind}-dice`,
    number: `rr.number.${kind}-number`,
    short: `rr.number.${kind}-short`,
    long: `rr.number.${kind}-long`,
    earshot: `rr.number.${kind}-earshot`,
  }) as const;

interface GunRow {
  readonly numbers: Readonly<Record<"dice" | "number" | "short" | "long" | "earshot", NumberId>>;
  readonly cites: readonly Citation[];
  /** Where its ammunition tokens are counted, if it has any. */
  readonly ammunition: "ammunition" | "sniperAmmunition" | null;
  /** The rule of its ammunition. */
  readonly spends: readonly Citation[];
}

export const guns: Readonly<Record<Exclude<Weapon, "knife">, GunRow>> = {
  pistol: { numbers: gunNumbers("pistol"), cites: ["rr.pistol.range"], ammunition: null, spends: [] },
  sten: {
    numbers: gunNumbers("sten"),
    cites: ["rr.sten.range"],
    ammunition: "ammunition",
    spends: ["rr.sten.ammo"],
  },
  sniper: {
    numbers: gunNumbers("sniper"),
    cites: ["rr.sniper.range"],
    ammunition: "sniperAmmunition",
    spends: ["rr.sniper.range"],
  },
  speargun: {
    numbers: gunNumbers("speargun"),
    cites: ["rr.spear.on-land"],
    ammunition: null,
    spends: [],
  },
  rifle: {
    numbers: gunNumbers("rifle-of-resistance"),
    cites: ["rr.support.actions"],
    ammunition: null,
    spends: [],
  },
};

/** What a weapon rolls; null for the fighting knife, which never rolls, a grenade, which explodes, and the garrotte. */
export function gunOf(g: G, weapon: AttackWeapon): Gun | null {
  if (weapon === "knife" || weapon === "grenade" || weapon === "garrotte") return null;
  const { numbers: ids, cites } = guns[weapon];
  return {
    dice: number(g, ids.dice),
    number: number(g, ids.number),
    short: number(g, ids.short),
    long: number(g, ids.long),
    earshot: number(g, ids.earshot),
    cites,
  };
}
