import * as z from "zod";
import { named } from "../../kernel/index.ts";
import { tokenKinds, weaponNames } from "../book/tokens.ts";

const word = z.string().min(1).max(40);
const id = named.piece.min(1).max(40);
const tile = named.place.min(1).max(12);
/** A way between two tiles, e.g. "A5|A6". */
const way = named.either.min(1).max(30);
/** How many +1 AP tokens pay for the action in place of action points. */
const saved = z.int().min(0).max(2).optional();
/** Escorted characters that go along. */
const along = z.array(id).max(16).optional();
/** An enemy unit, or the gas barrel of the tile: vs.gas.as-enemy. */
const enemy = z.union([z.literal("barrel"), id]);
const token = z.enum(tokenKinds);
const commando = id;

export const actionSchema = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("move"), commando, to: tile, along, saved }),
  z.strictObject({ do: z.literal("move-stealthily"), commando, to: tile, along, saved }),
  z.strictObject({ do: z.literal("exit"), commando, along, saved }),
  z.strictObject({ do: z.literal("unblock"), commando, saved }),
  z.strictObject({ do: z.literal("close-combat"), commando, target: enemy, saved }),
  z.strictObject({ do: z.literal("shoot"), commando, weapon: z.enum(weaponNames), target: way, saved }),
  z.strictObject({ do: z.literal("use"), commando, token, target: way.optional(), saved }),
  z.strictObject({ do: z.literal("interact"), commando, objective: id, token: token.optional(), saved }),
  z.strictObject({ do: z.literal("interrupt"), commando, saved }),
  z.strictObject({ do: z.literal("save"), commando }),
  z.strictObject({ do: z.literal("collect"), commando, token }),
  z.strictObject({ do: z.literal("drop"), commando, token }),
  z.strictObject({
    do: z.literal("exchange"),
    commando,
    with: id,
    give: z.array(token).max(8).default([]),
    take: z.array(token).max(8).default([]),
  }),
  z.strictObject({ do: z.literal("blow-up"), commando, at: tile }),
  z.strictObject({ do: z.literal("enter-nest"), commando }),
  z.strictObject({ do: z.literal("leave-nest"), commando }),
  z.strictObject({ do: z.literal("skill"), commando, skill: word, target: way.optional(), saved }),
  z.strictObject({ do: z.literal("play-xp"), commando, card: word, token: token.optional(), target: way.optional() }),
  z.strictObject({ do: z.literal("end-turn"), commando }),
  z.strictObject({ do: z.literal("end-phase") }),
  z.strictObject({ do: z.literal("go-on") }),
  z.strictObject({ do: z.literal("ask-us"), when: z.enum(["always", "possible", "weighty", "never"]) }),
]);

export type Action = z.infer<typeof actionSchema>;
export type ActionName = Action["do"];
export type ActionOf<N extends ActionName> = Extract<Action, { readonly do: N }>;
