import type { measured } from "../../geometry/index.ts";
import { type CardId, cardById, fullStrength } from "../book/cards.ts";
import type { Carried } from "../book/card.ts";
import { hasRule } from "../book/weapons.ts";
import type { LostMiniature, Miniature, Side, State, Token, Unit } from "./state.ts";

/** What one soldier of a card carries when the game begins. */
export const carriedBy = ({ weapons, role, radio = false }: Carried): LostMiniature => ({
  weapons: [...weapons],
  role,
  radio,
  commissar: false,
  spent: {},
});

/** The name of a miniature: of a unit of one the unit's own. dt.hero.single */
export const miniatureId = (unit: string, card: CardId, number: number): string =>
  cardById(card).soldiers === null ? unit : `${unit}-${number}`;

/** The name of the commissar who is with a squad. dt.skill.commissar */
export const commissarId = (unit: string): string => `${unit}-c`;

/** Tokens a unit begins with. dt.weapon.reload-loaded, dt.weapon.salvo, dt.skill.camouflage-start */
export function firstTokens(card: CardId): Token[] {
  const { mounted, soldiers, weapons, skills } = cardById(card);
  const all = [
    ...mounted.map(({ weapon }) => weapon),
    ...weapons,
    ...(soldiers ?? []).flatMap((soldier) => soldier.weapons),
  ];
  const loads = all.some((weapon) => weapon !== "twin" && (hasRule(weapon, "reload") || hasRule(weapon, "salvo")));
  const tokens: Token[] = [];
  if (skills.includes("camouflage")) tokens.push("camouflaged");
  if (loads) tokens.push("loaded");
  return tokens;
}

/** A unit at full strength at given places, one for each miniature; nobody has done anything yet. */
export function newUnit(id: string, card: CardId, side: Side, places: readonly measured.Place[], facing = 0): Unit {
  const miniatures = fullStrength(cardById(card)).map((carried, i): Miniature => ({
    id: miniatureId(id, card, i + 1),
    at: places[i] ?? { x: 0, y: 0 },
    floor: 0,
    ...carriedBy(carried),
  }));
  return {
    id,
    card,
    side,
    where: "table",
    waits: null,
    carrier: null,
    pilot: false,
    abandoned: false,
    miniatures,
    lost: [],
    facing,
    damage: 0,
    tokens: firstTokens(card),
    grappledBy: null,
    activated: false,
    again: false,
    marched: false,
    acted: false,
    used: [],
    returned: 0,
  };
}

/** The distance between miniatures that stand in rows of three, in lattice units. */
const APART = 3500;

/** Places by a place for everybody of a unit, in rows of three, on the table. */
export function formation(
  at: measured.Place,
  { card }: Pick<Unit, "card">,
  { width, height }: Pick<State, "width" | "height">,
): readonly measured.Place[] {
  const count = fullStrength(cardById(card)).length;
  const [across, down] = [Math.min(2, count - 1) * APART, Math.floor((count - 1) / 3) * APART];
  const x = Math.max(0, Math.min(at.x, width - across - APART / 2));
  const y = Math.max(0, Math.min(at.y, height - down - APART / 2));
  if (count === 1) return [at];
  return Array.from({ length: count }, (_, i) => ({ x: x + (i % 3) * APART, y: y + Math.floor(i / 3) * APART }));
}
