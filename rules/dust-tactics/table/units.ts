import { impossible } from "../../kernel/index.ts";
import type { Card, Attribute, Skill } from "../book/card.ts";
import { armourClassOf, cardById, cards, crossesOf } from "../book/cards.ts";
import type { ArmourClass } from "../book/weapons.ts";
import type { Miniature, Side, State, Token, Unit } from "./state.ts";

export const cardOf = (unit: Unit): Card => cardById(unit.card);

export const unitNamed = ({ units }: State, id: string): Unit | undefined => units.find((unit) => unit.id === id);

/** A unit that the state names. */
export function unitById(state: State, id: string): Unit {
  const unit = unitNamed(state, id);
  if (unit === undefined) throw impossible(`no unit ${id}`);
  return unit;
}

/** The unit a miniature belongs to, by the miniature's name (of a unit of one, the unit's). */
export const unitOfMiniature = ({ units }: State, id: string): Unit | undefined =>
  units.find(({ miniatures }) => miniatures.some((miniature) => miniature.id === id));

/** A miniature with its unit. */
export interface Figure {
  readonly unit: Unit;
  readonly miniature: Miniature;
}

/** The miniatures of units, each with its unit. */
export const figuresOf = (units: readonly Unit[]): readonly Figure[] =>
  units.flatMap((unit) => unit.miniatures.map((miniature) => ({ unit, miniature })));

export const isOnTable = ({ where }: Unit): boolean => where === "table";

/** On the table, or aboard something. dt.end.wiped-out, dt.cmd.ammo-radio */
export const isOnBoard = ({ where }: Unit): boolean => where === "table" || where === "aboard";

export const onTable = ({ units }: State): readonly Unit[] => units.filter(isOnTable);

/** Units of a side that are still in the game, on the table or not. */
export const inPlay = ({ units }: State, side: Side): readonly Unit[] =>
  units.filter((unit) => unit.side === side && unit.where !== "gone");

export const isKind = (unit: Unit, ...kinds: readonly Card["kind"][]): boolean => kinds.includes(cardOf(unit).kind);

export const isHero = (unit: Unit): boolean => cardOf(unit).kind === "hero";

export const isAircraft = (unit: Unit): boolean => cardOf(unit).kind === "aircraft";

/** Whether the first action of those who act is a move: of all aircraft but helicopters. dt.move.aircraft-must-move */
export const movesFirst = (together: CombinedUnit): boolean =>
  together.some((unit) => isAircraft(unit) && !hasAttribute(unit, "helicopter"));

export const isVehicle = (unit: Unit): boolean => cardOf(unit).kind === "vehicle";

/** Squads, support weapons, heroes. dt.setup.kinds */
export const isInfantry = (unit: Unit): boolean => armourClassOf(cardOf(unit)) === "infantry";

export const armourClass = (unit: Unit): ArmourClass => armourClassOf(cardOf(unit));

export const armourOf = (unit: Unit): number => cardOf(unit).armour;

export const hasToken = ({ tokens }: Unit, token: Token): boolean => tokens.includes(token);

export const hasOwnSkill = (unit: Unit, skill: Skill): boolean => cardOf(unit).skills.includes(skill);

export const hasAttribute = (unit: Unit, attribute: Attribute): boolean => cardOf(unit).attributes.includes(attribute);

/** Crosses left on the damage track; of a squad its miniatures. */
export function leftOf(unit: Unit): number {
  const crosses = crossesOf(cardOf(unit));
  return crosses === null ? unit.miniatures.length : crosses - unit.damage;
}

/** Soldiers a unit still has: of a support weapon one for each cross left. dt.declare.crew-left */
export const soldiersOf = (unit: Unit): number =>
  cardOf(unit).kind === "support" ? leftOf(unit) : unit.miniatures.length;

/** Skills that are shared in neither direction. dt.skill.nobody-shares */
const nobodyShares: ReadonlySet<Skill> = new Set<Skill>(["camouflage", "damage resilient", "first strike"]);

/** Skills of a kind of people rather than of what they can do, and those that need both. dt.skill.flying-hero */
const ofTheOwn: ReadonlySet<Skill> = new Set<Skill>([
  "zombie",
  "mindless zombie",
  "gorilla",
  "steel guard",
  "superhuman",
  "sidekick",
  "loner",
  "spy",
  "flying",
  "jump",
]);

/** Units that act or are attacked together: a unit, and a hero with it. */
export type CombinedUnit = readonly Unit[];

/**
 * Whether a skill works for a unit among those it is together with: its own, or one that is shared. What stays with a
 * hero is asked of the hero alone, by `hasOwnSkill`. dt.skill.shared, dt.skill.not-twice, dt.skill.hero-keeps
 */
export function hasSkill(unit: Unit, skill: Skill, together: CombinedUnit): boolean {
  if (hasOwnSkill(unit, skill)) return true;
  if (nobodyShares.has(skill) || ofTheOwn.has(skill)) return false;
  return together.some((member) => member !== unit && hasOwnSkill(member, skill));
}

/** Whether all units together have a skill of their own. dt.skill.flying-hero */
export const allHave = (together: CombinedUnit, ...skills: readonly Skill[]): boolean =>
  together.every((unit) => skills.some((skill) => hasOwnSkill(unit, skill)));

/** The AP of a unit: of its card, and of a commissar who is or was with it. dt.end.ap-count, dt.skill.commissar */
export function worthOf(unit: Unit): number {
  const wardens = [...unit.miniatures, ...unit.lost].filter(({ commissar }) => commissar).length;
  return cardOf(unit).ap + wardens * cardById("h.warden").ap;
}

export const isCardId = (id: string): id is keyof typeof cards => Object.hasOwn(cards, id);

/** Whether a vehicle or aircraft does nothing because its pilot has got out; large and huge ones go on. dt.pilot.abandoned */
export const isIdle = (unit: Unit): boolean => unit.abandoned && cardOf(unit).size === "normal";

/** Whether the units that act are not on the table yet. */
export const areOff = (together: CombinedUnit): boolean => together.some(({ where }) => where === "off");

/** Whether units that act are aboard another. */
export const areAboard = (together: CombinedUnit): boolean => together.some(({ where }) => where === "aboard");
