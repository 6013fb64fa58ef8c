import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { WeaponId } from "../book/weapons.ts";
import type { Unit } from "../table/state.ts";
import type { Figure, CombinedUnit } from "../table/units.ts";
import type { Aim } from "./aim.ts";
import type { Volley } from "./volley.ts";

/** How an attack under way is made. */
export interface Fight {
  readonly aim: Aim;
  readonly actors: CombinedUnit;
  readonly volleys: readonly Volley[];
  readonly sustained: boolean;
  /** TARGET hits as well, once a game. dt.skill.fighting-spirit */
  readonly spirited: boolean;
  /** Misses of a hero's weapons are re-rolled, once a game. dt.skill.lucky */
  readonly lucky: boolean;
  /** One weapon is used and nothing else. dt.weapon.wire-guided */
  readonly single: boolean;
  /** Somebody strikes back: nothing of the attacker's ways counts. */
  readonly strikesBack: boolean;
  /** Whether these strike before the others do. dt.skill.first-strike */
  readonly first?: boolean;
}

/** The hits of one roll on one target, with all that saving and assigning them needs. */
export interface Burst {
  readonly weapon: WeaponId;
  /** The unit that is hit; of a shared target the unit that was aimed at. */
  readonly target: Unit;
  readonly together: readonly Unit[];
  readonly hits: number;
  readonly damage: number | "all";
  /** Whether all who fired have the target in cover. dt.save.split-attackers */
  readonly cover: boolean;
  readonly template: boolean;
  /** The miniatures that hits may be assigned to. dt.dmg.valid-only */
  readonly valid: readonly string[];
  /** The miniature all hits are assigned to. dt.weapon.sniper */
  readonly named: string | null;
  readonly by: Unit;
  /** Where odds are worked out: how many hits of chains take effect, and how many riders they shake off. */
  readonly foreseen?: number;
  readonly shaken?: number;
}

/** What of the way an attack is made decides: an observer's eyes, First Strike. dt.skill.observer-los, dt.skill.first-strike */
export const wayRules = ({ aim, first }: Fight): readonly Citation[] => [
  ...citeIf(aim.viewer !== null, "dt.skill.observer-los", "dt.open.observer-cover"),
  ...citeIf(first === true, "dt.skill.first-strike"),
];

/** How often the dice of a volley are rolled: twice for a salvo, for each box of a volley. dt.weapon.salvo, dt.weapon.volley */
export const multiple = ({ shot }: Volley): number => (shot.salvo === true ? 2 : 1) * (shot.boxes ?? 1);

/** The ids of miniatures. */
export const ids = (figures: readonly Figure[]): readonly string[] => figures.map(({ miniature }) => miniature.id);
