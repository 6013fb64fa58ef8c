import * as z from "zod";
import { named, spaced, withinSentence } from "../../../kernel/index.ts";
import { eventCards } from "../../book/event-cards.ts";
import { fighterCards } from "../../book/fighters.ts";
import { orderCards } from "../../book/order-cards.ts";
import { requisitionCards } from "../../book/requisition-cards.ts";
import { veteranCards } from "../../book/veteran-cards.ts";
import { weapons } from "../../book/weapons.ts";

/** Fields that events are made of. Places are "x,y" in inches, facings and bearings whole degrees. */
export const piece = named.piece;
export const place = named.place;
export const either = named.either;
export const word = z.string();
export const count = z.int();
export const flag = z.boolean();
export const words = z.array(z.string());
export const pieces = z.array(named.piece);
export const places = z.array(named.place);

export const listOf = (all: readonly string[]): string => (all.length < 2 ? (all[0] ?? "nothing") : all.join(", "));

const winds = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

/** A bearing in words: north is above. */
export const wind = (degrees: number): string => `${winds[Math.round(degrees / 45) % 8] ?? "north"} (${degrees}°)`;

const names = new Map<string, string>(
  [fighterCards, orderCards, eventCards, veteranCards, requisitionCards, weapons].flatMap((table) =>
    Object.entries(table).map(([id, { name }]) => [id, name] as const),
  ),
);

/** What a card or a weapon is called; anything else, as an action, by its own word. */
export function called(id: string): string {
  let name = names.get(id);
  if (name === undefined) names.set(id, (name = spaced(id)));
  return name;
}

/** The same inside a sentence; what is written in capitals stays so. */
export const calledWithin = (id: string): string => withinSentence(called(id));

/** What somebody begins to do. */
const deeds: Readonly<Record<string, string>> = {
  "patrol-route": "walk the patrol route",
  "roving-patrol": "patrol",
  "set-charge": "set a charge",
  "contact-hq": "contact headquarters",
  "fire-gun": "fire the gun",
};

export const deed = (action: string): string => deeds[action] ?? called(action);

/** "an order", "a veteran". */
export const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
