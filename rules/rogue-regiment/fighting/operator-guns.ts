import { perSettings, type Settings } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { numberIn } from "../book/in-force.ts";
import type { NumberId } from "../book/numbers.ts";
import type { Weapon } from "../book/titles.ts";
import type { Ctx } from "../table/context.ts";
import type { AttackWeapon } from "../table/state.ts";

/** A gun as the Operator's board shows it. Ranges and earshot in squares. */
export interface Gun {
  readonly dice: number;
  readonly number: number;
  readonly short: number;
  readonly long: number;
  readonly earshot: number;
  readonly cites: readonly Citation[];
}

/** A gun in somebody's hands, with the rules of its range. */
export interface HandGun extends Gun {
  readonly rangeCites: readonly Citation[];
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

/** The guns of Operators. rr.pistol.range, rr.sten.range, rr.sten.ammo, rr.sniper.range, rr.spear.on-land */
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

function gunUnder(settings: Settings, weapon: Exclude<Weapon, "knife">): HandGun {
  const { numbers: ids, cites } = guns[weapon];
  return {
    dice: numberIn(settings, ids.dice),
    number: numberIn(settings, ids.number),
    short: numberIn(settings, ids.short),
    long: numberIn(settings, ids.long),
    earshot: numberIn(settings, ids.earshot),
    cites,
    rangeCites: ["rr.attack.los-range", "rr.attack.range-count", ...cites],
  };
}

const gunsUnder = perSettings((settings): Readonly<Record<Exclude<Weapon, "knife">, HandGun>> => ({
  pistol: gunUnder(settings, "pistol"),
  sten: gunUnder(settings, "sten"),
  sniper: gunUnder(settings, "sniper"),
  speargun: gunUnder(settings, "speargun"),
  rifle: gunUnder(settings, "rifle"),
}));

/** What a weapon rolls; null for the fighting knife, which never rolls, a grenade, which explodes, and the garrotte. */
export const gunOf = (ctx: Ctx, weapon: AttackWeapon): HandGun | null =>
  weapon === "knife" || weapon === "grenade" || weapon === "garrotte" ? null : gunsUnder(ctx.settings)[weapon];
