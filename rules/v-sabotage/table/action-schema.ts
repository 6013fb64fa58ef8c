import * as z from "zod";
import { type ActionNamed, named, namesOf, titleOf, titledKind } from "../../kernel/index.ts";
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
  titledKind("move", "move", { commando, to: tile, along, saved }),
  titledKind("move-stealthily", "move stealthily", { commando, to: tile, along, saved }),
  titledKind("exit", "exit", { commando, along, saved }),
  titledKind("unblock", "unblock a trap door", { commando, saved }),
  titledKind("close-combat", "close combat", { commando, target: enemy, saved }),
  titledKind("shoot", "shoot", { commando, weapon: z.enum(weaponNames), target: way, saved }),
  titledKind("use", "use equipment", { commando, token, target: way.optional(), saved }),
  titledKind("interact", "interact with an objective", { commando, objective: id, token: token.optional(), saved }),
  titledKind("interrupt", "interrupt the alarm", { commando, saved }),
  titledKind("save", "save an action", { commando }),
  titledKind("collect", "collect", { commando, token }),
  titledKind("drop", "drop", { commando, token }),
  titledKind("exchange", "exchange", {
    commando,
    with: id,
    give: z.array(token).max(8).default([]),
    take: z.array(token).max(8).default([]),
  }),
  titledKind("blow-up", "blow up a TNT charge", { commando, at: tile }),
  titledKind("enter-nest", "enter the nest", { commando }),
  titledKind("leave-nest", "leave the nest", { commando }),
  titledKind("skill", "special action", { commando, skill: word, target: way.optional(), saved }),
  titledKind("play-xp", "play an XP card", { commando, card: word, token: token.optional(), target: way.optional() }),
  titledKind("end-turn", "end the turn", { commando }),
  titledKind("end-phase", "end the phase", {}),
  titledKind("go-on", "go on", {}),
  titledKind("ask-us", "be asked", { when: z.enum(["always", "possible", "weighty", "never"]) }),
]);

export type Action = z.infer<typeof actionSchema>;
export type ActionName = Action["do"];

/** Every action by its name, in the order in which they are listed. */
export const actionNames: readonly ActionName[] = namesOf(actionSchema.options);

/** What people call an action; events and clients name it by its word. */
export const actionTitle: (name: ActionName) => string = titleOf(actionSchema.options);
/** The action of a name. */
export type ActionOf<Name extends ActionName> = ActionNamed<Action, Name>;
