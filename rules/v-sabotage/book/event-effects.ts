import { dictionary } from "../../kernel/index.ts";

/** What an event card does on its terrain. */
export type Effect =
  | { readonly kind: "check-dice"; readonly change: number; readonly where: "everywhere" | "outdoor" }
  | { readonly kind: "more-reinforcements"; readonly where: "one" | "every" }
  | { readonly kind: "fewer-reinforcements"; readonly tokens: "all" | 1 }
  | { readonly kind: "inspection" }
  | { readonly kind: "flares" }
  | { readonly kind: "crate"; readonly where: "outdoor" | "entrance" }
  | { readonly kind: "turn-guards"; readonly which: "one" | "all" }
  | { readonly kind: "double-time" }
  | { readonly kind: "group-dice"; readonly change: number }
  | { readonly kind: "lock"; readonly which: "one" | "all" }
  | { readonly kind: "second-wind"; readonly who: "each" | "one" }
  | { readonly kind: "dogs"; readonly tiles: number }
  | { readonly kind: "farmer" }
  | { readonly kind: "leak" }
  | { readonly kind: "choose-direction" };

interface CardEffects {
  readonly title: string;
  readonly off: Effect | null;
  readonly on: Effect | null;
}

/** The event cards' effects with the alarm off and on; the cards are our own. vs.event.alarm-state */
export const cardEffects = dictionary<Readonly<Record<string, CardEffects>>>({
  EV01: { title: "Quiet watch", off: null, on: null },
  EV02: {
    title: "Patrol",
    off: { kind: "more-reinforcements", where: "one" },
    on: { kind: "more-reinforcements", where: "every" },
  },
  EV03: { title: "Fog", off: { kind: "check-dice", change: -1, where: "everywhere" }, on: null },
  EV04: { title: "Flares", off: { kind: "check-dice", change: 1, where: "everywhere" }, on: { kind: "flares" } },
  EV05: { title: "Lost crate", off: { kind: "crate", where: "outdoor" }, on: { kind: "crate", where: "entrance" } },
  EV06: { title: "Crossed orders", off: null, on: null },
  EV07: {
    title: "Change of guard",
    off: { kind: "turn-guards", which: "one" },
    on: { kind: "turn-guards", which: "all" },
  },
  EV08: { title: "Double time", off: null, on: { kind: "double-time" } },
  EV09: { title: "Nervous sentries", off: null, on: { kind: "group-dice", change: 1 } },
  EV10: {
    title: "Jammed telephone",
    off: { kind: "fewer-reinforcements", tokens: "all" },
    on: { kind: "fewer-reinforcements", tokens: 1 },
  },
  EV11: { title: "Lock-up", off: { kind: "lock", which: "one" }, on: { kind: "lock", which: "all" } },
  EV12: { title: "Second wind", off: { kind: "second-wind", who: "each" }, on: { kind: "second-wind", who: "one" } },
  RE01: { title: "Kennels", off: { kind: "dogs", tiles: 0 }, on: { kind: "dogs", tiles: 2 } },
  RE02: { title: "Inspection", off: null, on: { kind: "inspection" } },
  RE03: { title: "Friendly farmer", off: { kind: "farmer" }, on: null },
  RE04: { title: "Leaking barrel", off: null, on: { kind: "leak" } },
  RE05: {
    title: "Curfew",
    off: { kind: "check-dice", change: 1, where: "outdoor" },
    on: { kind: "check-dice", change: 1, where: "everywhere" },
  },
  RE06: { title: "Distraction", off: { kind: "choose-direction" }, on: null },
});

/** The code of an event card without its direction. */
export function codeOf(card: string): string {
  const end = card.indexOf("/");
  return end < 0 ? card : card.slice(0, end);
}

/** What people call an event card: its title, or its code where it has none. */
export const titleOfEvent = (card: string): string => cardEffects[codeOf(card)]?.title ?? codeOf(card);

/** The direction printed on an event card. */
export function directionOf(card: string): "N" | "E" | "S" | "W" | null {
  const letter = card.split("/")[1];
  return letter === "N" || letter === "E" || letter === "S" || letter === "W" ? letter : null;
}
