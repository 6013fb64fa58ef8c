import type { ArmourClass, WeaponId } from "./weapons.ts";
import { dominion } from "./dominion.ts";
import { harrow } from "./harrow.ts";
import { type Card, type Carried, type CarriedWeapon } from "./card.ts";

/** Every unit card by its id. */
export const cards = { ...harrow, ...dominion } as const;

export type CardId = keyof typeof cards;

const isCardId = (id: string): id is CardId => Object.hasOwn(cards, id);

/** All ids of unit cards. */
export const cardIds: readonly CardId[] = Object.keys(cards).filter(isCardId);

export const cardById = (id: CardId): Card => cards[id];

/** Which ratings of a weapon a unit is hit by. dt.setup.kinds */
export const armourClassOf = ({ kind }: Card): ArmourClass =>
  kind === "vehicle" || kind === "aircraft" ? kind : "infantry";

/** The weapon lines of a carried weapon: a weapon with two modes has two. dt.declare.two-modes */
export const linesOf = (carried: CarriedWeapon): readonly WeaponId[] =>
  carried === "twin" ? ["twin-a", "twin-b"] : [carried];

/** What the miniatures of a unit at full strength carry, in order: of a squad its soldiers, else all of it. */
export const fullStrength = (card: Card): readonly Carried[] =>
  card.soldiers ?? [{ weapons: card.weapons, role: null }];

/** Crosses on the damage track: none of a squad, whose soldiers are eliminated one by one. dt.dmg.squad */
export const crossesOf = (card: Card): number | null => (card.soldiers === null ? card.crosses : null);
