import type { TokenKind } from "../book/tokens.ts";
import { type Ctx, number, type OnTile, type Rules, type Req } from "../table/context.ts";
import type { DiscardReason } from "../table/event-words.ts";
import { discardToken } from "../table/pools.ts";
import type { Commando } from "../table/state.ts";
import { takeFrom } from "./held-tokens.ts";

/** How one kind of token is used: what it needs beside being held, and what it does. */
export interface TokenUse {
  cost(ctx: Ctx, commando: Commando, target: string | undefined): number;
  requires(ctx: Ctx, req: Req, commando: OnTile<Commando>, target: string | undefined): void;
  perform(ctx: Ctx, commando: OnTile<Commando>, target: string | undefined): Rules;
  /** Whether the players are asked between the steps of the enemy because of it; left out where they are. */
  isWorthWindow?(ctx: Ctx, commando: OnTile<Commando>): boolean;
  targets(ctx: Ctx, commando: OnTile<Commando>): readonly (string | undefined)[];
}

export const usualCost = (ctx: Ctx): number => number(ctx, "vs.number.cost-use");

export const discardUsed = (ctx: Ctx, commando: Commando, kind: TokenKind, why: DiscardReason): void => {
  takeFrom(commando, kind);
  discardToken(ctx, kind, why, ["vs.equip.colours"]);
};
