import type { Side } from "./ids.ts";
import type { FighterId } from "./fighters.ts";
import type { RequisitionId } from "./requisition-cards.ts";
import type { WeaponId } from "./weapons.ts";

/** A Recruitment card as it is bought: with its weapons, the second that of a pair's second member, and a Requisition card. */
export interface Bought {
  readonly card: FighterId;
  readonly weapon?: WeaponId;
  readonly second?: WeaponId;
  readonly requisition?: RequisitionId;
}

/** A force that comes ready. */
export interface SampleForce {
  readonly id: string;
  readonly side: Side;
  readonly points: number;
  readonly fighters: readonly Bought[];
  /** Whether one of its characters is disguised. zh.disguise.cost */
  readonly disguise?: true;
}

const times = (count: number, bought: Bought): readonly Bought[] => Array.from({ length: count }, () => bought);
const pair = (card: FighterId, weapon: WeaponId, second: WeaponId): Bought => ({ card, weapon, second });

const officer: Bought = { card: "sas-officer", weapon: "smg" };
const sergeant: Bought = { card: "sas-sergeant", weapon: "smg" };
const sasPair = pair("sas-pair", "rifle", "smg");
const partisans = pair("partisan-pair", "rifle", "rifle");
const sentries = pair("sentry-pair", "rifle", "smg");

/** Forces that are legal as they stand, for their points. zh.recruit.limit, zh.example.force-20 */
export const sampleForces: readonly SampleForce[] = [
  {
    id: "attacker-14",
    side: "attacker",
    points: 14,
    fighters: [officer, sasPair, { card: "sas-trooper", weapon: "rifle" }, { card: "sas-trooper", weapon: "smg" }],
  },
  {
    id: "defender-14",
    side: "defender",
    points: 14,
    fighters: [
      { card: "heer-officer", weapon: "pistol" },
      ...times(2, sentries),
      ...times(2, { card: "sentry", weapon: "rifle" }),
      { card: "dog-handler", weapon: "rifle" },
    ],
  },
  {
    id: "attacker-20",
    side: "attacker",
    points: 20,
    fighters: [
      officer,
      sergeant,
      sasPair,
      { card: "sas-trooper", weapon: "sniper-rifle", requisition: "r-long-range" },
      { card: "sas-trooper", weapon: "rifle", requisition: "r-demo-charge" },
    ],
  },
  {
    id: "attacker-20-evader",
    side: "attacker",
    points: 20,
    fighters: [
      officer,
      { card: "commando-corporal", weapon: "smg" },
      { ...sasPair, weapon: "silenced-smg", requisition: "r-silenced" },
      pair("partisan-pair", "rifle", "rifle"),
      { card: "sas-trooper", weapon: "pistol" },
      { card: "sas-trooper", weapon: "rifle", requisition: "r-radio" },
    ],
  },
  {
    id: "attacker-20-disguise",
    side: "attacker",
    points: 20,
    fighters: [officer, sergeant, sasPair, ...times(2, { card: "sas-trooper", weapon: "rifle" })],
    disguise: true,
  },
  {
    id: "attacker-20-raid",
    side: "attacker",
    points: 20,
    fighters: [
      officer,
      { card: "commando-corporal", weapon: "smg" },
      { ...sasPair, requisition: "r-demo-charge" },
      { ...partisans, requisition: "r-demo-charge" },
      partisans,
      { card: "partisan", weapon: "rifle" },
    ],
  },
  {
    id: "attacker-25",
    side: "attacker",
    points: 25,
    fighters: [
      officer,
      sergeant,
      sasPair,
      pair("sas-pair", "rifle", "rifle"),
      { card: "sas-trooper", weapon: "smg", requisition: "r-radio" },
      { card: "sas-trooper", weapon: "rocket-launcher", requisition: "r-long-range" },
      { card: "partisan", weapon: "rifle" },
    ],
  },
  {
    id: "attacker-30",
    side: "attacker",
    points: 30,
    fighters: [
      { card: "soe-agent", weapon: "smg" },
      { card: "soe-assassin" },
      { card: "commando-corporal", weapon: "silenced-carbine", requisition: "r-silenced" },
      sasPair,
      pair("ranger-pair", "rifle", "smg"),
      pair("partisan-pair", "rifle", "rifle"),
      { card: "sas-trooper", weapon: "rifle", requisition: "r-demo-charge" },
      { card: "partisan", weapon: "rifle", requisition: "r-smoke" },
    ],
  },
  {
    id: "attacker-30-raid",
    side: "attacker",
    points: 30,
    fighters: [
      officer,
      { card: "commando-corporal", weapon: "smg" },
      { ...sasPair, requisition: "r-demo-charge" },
      ...times(2, sasPair),
      ...times(4, partisans),
    ],
  },
  {
    id: "defender-20",
    side: "defender",
    points: 20,
    fighters: [
      { card: "heer-officer", weapon: "pistol" },
      { card: "heer-sergeant", weapon: "smg" },
      ...times(2, sentries),
      pair("feldgendarmes", "rifle", "smg"),
      ...times(4, { card: "sentry", weapon: "rifle" }),
    ],
  },
  {
    id: "defender-20-few",
    side: "defender",
    points: 20,
    fighters: [
      { card: "heer-officer", weapon: "pistol" },
      { card: "heer-sergeant", weapon: "smg" },
      pair("ss-sentry-pair", "rifle", "smg"),
      pair("feldgendarmes", "rifle", "smg"),
      sentries,
      { card: "dog-handler", weapon: "rifle" },
      { card: "sentry", weapon: "rifle" },
    ],
  },
  {
    id: "defender-25",
    side: "defender",
    points: 25,
    fighters: [
      { card: "heer-officer", weapon: "pistol" },
      { card: "heer-sergeant", weapon: "smg" },
      ...times(3, sentries),
      pair("ss-sentry-pair", "shotgun", "rifle"),
      { card: "dog-handler", weapon: "rifle" },
      ...times(4, { card: "sentry", weapon: "rifle" }),
    ],
  },
  {
    id: "defender-30",
    side: "defender",
    points: 30,
    fighters: [
      { card: "gestapo-officer", weapon: "pistol" },
      ...times(2, { card: "heer-sergeant", weapon: "smg" }),
      ...times(3, sentries),
      pair("italian-sentry-pair", "rifle", "rifle"),
      pair("feldgendarmes", "rifle", "smg"),
      pair("ss-sentry-pair", "rifle", "smg"),
      { card: "dog-handler", weapon: "rifle" },
      ...times(2, { card: "sentry", weapon: "rifle" }),
    ],
  },
];
