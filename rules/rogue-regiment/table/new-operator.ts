import { FULL_GRENADES, FULL_STICK_GRENADES, type OperatorBoard } from "../book/operator-boards.ts";
import type { Item } from "../book/titles.ts";
import { newOutfit } from "./nancy.ts";
import type { Operator } from "./state.ts";

/**
 * Somebody of whom nothing has been said yet, on no square: standing, not spotted, his turn to come, with nothing on his
 * board. Everyone is made from this by what is different of him.
 */
export const plainOperator = (id: string, { health, ap }: Pick<Operator, "health" | "ap">): Operator => ({
  id,
  player: 1,
  at: null,
  fate: "in-play",
  facing: "N",
  crouched: false,
  health,
  ap,
  turn: "to-act",
  spotted: false,
  weapons: [],
  ammunition: 0,
  sniperAmmunition: 0,
  equipment: [],
  items: [],
  carrying: null,
  cigarette: false,
  failure: false,
  aim: null,
  mark: null,
  markAt: null,
  support: false,
  sas: false,
  outfit: null,
  crew: null,
  scuba: false,
  speared: false,
  aboard: null,
});

/** A fresh Operator with one side of his board. The numbers are those in force. */
export function operatorWith(
  board: OperatorBoard,
  chosen: "A" | "B",
  numbers: {
    readonly health: number;
    readonly ap: number;
    readonly sten: number;
    readonly sniper: number;
    readonly grenades: number;
    readonly stickGrenades: number;
    readonly tokens: number;
  },
): Operator {
  const { weapons, equipment, items } = board.sides[chosen];
  return {
    ...plainOperator(board.id, numbers),
    weapons: [...weapons],
    ammunition: weapons.includes("sten") ? numbers.sten : 0,
    sniperAmmunition: weapons.includes("sniper") ? numbers.sniper : 0,
    equipment: [...equipment],
    items: items.map(({ item, count }) => ({
      item,
      count: countInForce(item, count, numbers),
      of: null,
    })),
    outfit: board.id === "nancy" ? newOutfit(chosen === "A" ? "regular" : "disguise", numbers.tokens) : null,
  };
}

/** A full stack of grenades, of either sort, is as many as the number in force says. rr.opboard.stacks */
function countInForce(
  item: Item,
  count: number,
  { grenades, stickGrenades }: { readonly grenades: number; readonly stickGrenades: number },
): number {
  if (item === "grenade" && count === FULL_GRENADES) return grenades;
  return item === "stick-grenade" && count === FULL_STICK_GRENADES ? stickGrenades : count;
}
