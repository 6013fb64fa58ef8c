/*
 * A second answer to what shots, moves and close combat of a commando come to, and whether the alarm goes, written from
 * the rows on shooting, stealth, reaction fire, spotted tokens and the alarm, and not from the engine. Only the default
 * readings. Whatever the dice and the drawn tokens can be is gone through.
 */

import { type Fraction, fraction, times } from "../../rules/kernel/index.ts";
import { allRolls, evenly } from "../soak/against-oracle.ts";

export type Size = "small" | "medium" | "large";

/** vs checklist 6.1 */
export const tileNumber = { small: 5, medium: 4, large: 3 } as const satisfies Readonly<Record<Size, number>>;

/** vs checklist 6.2 and 6.3: dice, whether the alarm goes, whether the shooter becomes visible. */
export const weapons = {
  pistol: { dice: 1, noise: true, reveals: true },
  mp40: { dice: 2, noise: true, reveals: true },
  stg44: { dice: 3, noise: true, reveals: true },
  mg42: { dice: 4, noise: true, reveals: true },
  grenade: { dice: 3, noise: true, reveals: false },
  sten: { dice: 1, noise: false, reveals: false },
} as const;

/** What is told of a way: what the commando becomes, how many units are gone, how often he is hit, what the alarm does. */
export interface Told {
  readonly gone?: number;
  readonly hits?: number;
  readonly becomes?: "visible" | "stealthy" | "critical" | null;
  readonly alarm?: boolean;
}
export const told = ({ gone = 0, hits = 0, becomes = null, alarm = false }: Told): string =>
  `gone ${gone}, hits ${hits}, becomes ${becomes ?? "nothing"}, alarm ${alarm ? "goes" : "as it was"}`;

type Ways = readonly (readonly [string, Fraction])[];

/** The chance that some of so many tokens drawn are spotted ones. vs.shoot.reward, vs.cc.reward */
function someSpotted(drawn: number, spotted: number, others: number): Fraction {
  let none: Fraction = fraction(1n, 1n);
  for (let n = 0; n < drawn; n++)
    none = times(none, fraction(BigInt(Math.max(0, others - n)), BigInt(spotted + others - n)));
  return fraction(none.denominator - none.numerator, none.denominator);
}

/** A commando with enemies on a tile that he attacks, and the tokens of the equipment reserve. */
export interface Attack {
  readonly isVisible: boolean;
  readonly isAlarmOn: boolean;
  readonly units: number;
  readonly spotted: number;
  readonly others: number;
}

/** After so many are gone: what is drawn for them, and who sees it. vs.spotted.reveals, vs.spotted.no-witness */
function afterwards(attack: Attack, gone: number, noise: boolean, reveals: boolean, chance: Fraction): Ways {
  const isSeen = reveals && !attack.isVisible;
  const outcome = (visible: boolean): string =>
    told({
      gone,
      becomes: visible ? "visible" : null,
      alarm: !attack.isAlarmOn && (noise || visible || attack.isVisible),
    });
  if (isSeen || attack.isVisible || gone === attack.units) return [[outcome(isSeen), chance]];
  const spotted = someSpotted(gone, attack.spotted, attack.others);
  const unseen = fraction(spotted.denominator - spotted.numerator, spotted.denominator);
  const ways: Ways = [
    [outcome(true), times(chance, spotted)],
    [outcome(false), times(chance, unseen)],
  ];
  return ways.filter(([, { numerator }]) => numerator > 0n);
}

/** vs.shoot.dice, vs.shoot.to-hit, vs.shoot.nest-five; in a nest is the only unit of the tile. */
export function shot(attack: Attack, weapon: keyof typeof weapons, size: Size, isInNest: boolean): Ways {
  const { dice, noise, reveals } = weapons[weapon];
  const number = isInNest ? 5 : tileNumber[size];
  const gone = [...allRolls(dice)].map((faces) =>
    Math.min(attack.units, faces.filter((face) => face >= number).length),
  );
  return evenly(gone).flatMap(([units, chance]) => afterwards(attack, units, noise, reveals, chance));
}

/** vs.cc.automatic, vs.cc.silent */
export const closeCombat = (attack: Attack): Ways => afterwards(attack, 1, false, false, fraction(1n, 1n));

/** A step from one tile to another. */
export interface Step {
  readonly isVisible: boolean;
  readonly isAlarmOn: boolean;
  readonly isStealthy: boolean;
  readonly from: Size;
  readonly to: Size;
  /** The white squares of each unit where he leaves and where he comes. */
  readonly here: readonly number[];
  readonly there: readonly number[];
  readonly injuries: number;
}

/** vs.check, vs.stealth, vs.react: how a commando arrives. */
export function step({ isVisible, isAlarmOn, isStealthy, from, to, here, there, injuries }: Step): Ways {
  // vs.stealth.small, -large, -medium, -not-with-enemies
  const hides = to === "small" || (to === "medium" && isStealthy);
  const arrivesVisible = !hides || (isVisible && there.length > 0);
  if (!isVisible) {
    // no reaction fire: vs.react.stealthy-entry; a check where he is still hidden
    const dice = arrivesVisible ? 0 : there.length;
    return evenly(
      [...allRolls(dice)].map((faces) => {
        const visible = arrivesVisible || faces.some((face) => face <= 2);
        return told({ becomes: visible ? "visible" : null, alarm: visible && !isAlarmOn });
      }),
    );
  }
  // vs.react.when, vs.react.who, vs.react.departure-number
  const dice = [...here, ...there].reduce((sum, squares) => sum + squares, 0);
  return evenly(
    [...allRolls(dice)].map((faces) => {
      const hits = Math.min(3 - injuries, faces.filter((face) => face >= tileNumber[from]).length);
      const becomes = injuries + hits === 3 ? "critical" : arrivesVisible ? null : "stealthy";
      return told({ hits, becomes });
    }),
  );
}
