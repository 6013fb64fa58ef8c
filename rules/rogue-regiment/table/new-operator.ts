import { FULL_GRENADES, FULL_STICK_GRENADES, type Item, type OperatorBoard } from "../book/index.ts";
import { newOutfit } from "./nancy.ts";
import type { Operator } from "./state.ts";

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
    id: board.id,
    player: 1,
    at: null,
    fate: "in-play",
    facing: "N",
    crouched: false,
    health: numbers.health,
    ap: numbers.ap,
    turn: "to-act",
    spotted: false,
    weapons: [...weapons],
    ammunition: weapons.includes("sten") ? numbers.sten : 0,
    sniperAmmunition: weapons.includes("sniper") ? numbers.sniper : 0,
    equipment: [...equipment],
    items: items.map(({ item, count }) => ({
      item,
      count: countInForce(item, count, numbers),
      of: null,
    })),
    carrying: null,
    cigarette: false,
    failure: false,
    aim: null,
    mark: null,
    markAt: null,
    support: false,
    sas: false,
    crew: null,
    outfit: board.id === "nancy" ? newOutfit(chosen === "A" ? "regular" : "disguise", numbers.tokens) : null,
    scuba: false,
    speared: false,
    aboard: null,
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
