import type { Turn } from "../../geometry/index.ts";
import {
  armourPanels,
  type ExpansionId,
  houndsPanels,
  jagerBattlePanel,
  type JagerPanel,
  jagerStealthPanel,
  maroonPanels,
  nightPanels,
  raidPanels,
} from "./expansions/index.ts";
import { expansionsOf } from "./unit-kinds.ts";

export type Colour = "black" | "white";

/** The left panel of an event card. */
export type StealthPanel =
  | { readonly kind: "sentry-rotate"; readonly colour: Colour; readonly turn: Turn; readonly arrows: 1 | 2 }
  | { readonly kind: "patrol-rotate"; readonly colour: Colour; readonly turn: Turn }
  | { readonly kind: "spawn"; readonly colour: Colour; readonly units: number }
  | { readonly kind: "alarm-advance" }
  | { readonly kind: "cigarette-break" }
  | { readonly kind: "mechanical-failure" }
  | { readonly kind: "special" }
  | (JagerPanel & { readonly kind: "token" });

/** What an event brings on: infantry, a mortar team or a vehicle. rr.event.battle-spawn */
export type SpawnKind = "smg" | (typeof spawnedKinds)[number];

/** The right panel of an event card. */
export type BattlePanel =
  | {
      readonly kind: "spawn-unit";
      readonly colour: Colour | "mixed";
      readonly unit: Exclude<SpawnKind, "smg">;
      readonly units: number;
    }
  | { readonly kind: "spawn"; readonly colour: Colour | "mixed"; readonly units: number }
  | { readonly kind: "sweep"; readonly colour: Colour; readonly turn: Turn }
  | { readonly kind: "special" }
  | JagerPanel;

const isColour = (word: string | undefined): word is Colour => word === "black" || word === "white";

/** The two panels of a card. */
interface Card {
  readonly stealth: StealthPanel;
  readonly battle: BattlePanel;
}

/** The cards that were read: there are no more than their words can name. */
const read = new Map<string, Card>();

/**
 * The panels of a card by its id, "left/right", or null when the id names no card:
 * sentry-COLOUR-TURN, sentry-COLOUR-TURN-double, patrol-COLOUR-TURN, spawn-COLOUR-N, alarm-advance, cigarette-break,
 * mechanical-failure and special on the left; spawn-COLOUR-N, spawn-COLOUR-UNIT or spawn-COLOUR-UNIT-N (mortar, motorbike, half-track, and those of expansions), sweep-COLOUR-TURN and special
 * on the right. TURN is clockwise or anti-clockwise.
 */
export function cardOf(id: string): Card | null {
  const kept = read.get(id);
  if (kept !== undefined) return kept;
  const [left, right, more] = id.split("/");
  if (left === undefined || right === undefined || more !== undefined) return null;
  const stealth = stealthPanel(left);
  const battle = battlePanel(right);
  if (stealth === null || battle === null) return null;
  const card = { stealth, battle };
  read.set(id, card);
  return card;
}

const pattern = /^(sentry|patrol|sweep)-(black|white)-(clockwise|anti-clockwise)(-double)?$/;
const spawnsUnit = /^spawn-(black|white|mixed)-([a-z-]*[a-z])(?:-([2-6]))?$/;
const spawnedKinds = [
  "mortar",
  "motorbike",
  "half-track",
  "armoured-car",
  "heavy-armoured-car",
  "panzerfaust",
  "grenadier",
  "sniper",
  "hmg-kubelwagen",
  "kettenkrad",
  "stummel",
  "flamethrower",
  "dog",
  "flamethrower-half-track",
  "hmg-team",
  "panzer-iii",
] as const;
const isUnit = (word: string | undefined): word is Exclude<SpawnKind, "smg"> =>
  spawnedKinds.some((kind) => kind === word);
const spawns = /^spawn-(black|white|mixed)-([1-6])$/;

function stealthPanel(id: string): StealthPanel | null {
  if (id === "alarm-advance" || id === "cigarette-break" || id === "mechanical-failure" || id === "special")
    return { kind: id };
  const ofJager = jagerStealthPanel(id);
  if (ofJager !== null) return ofJager;
  const spawn = spawns.exec(id);
  if (spawn !== null && isColour(spawn[1])) return { kind: "spawn", colour: spawn[1], units: Number(spawn[2]) };
  const [, what, colour, turn, double] = pattern.exec(id) ?? [];
  if (!isColour(colour) || (turn !== "clockwise" && turn !== "anti-clockwise")) return null;
  if (what === "sentry") return { kind: "sentry-rotate", colour, turn, arrows: double === undefined ? 1 : 2 };
  return what === "patrol" && double === undefined ? { kind: "patrol-rotate", colour, turn } : null;
}

function battlePanel(id: string): BattlePanel | null {
  if (id === "special") return { kind: "special" };
  const ofJager = jagerBattlePanel(id);
  if (ofJager !== null) return ofJager;
  const spawn = spawns.exec(id);
  if (spawn !== null && (isColour(spawn[1]) || spawn[1] === "mixed"))
    return { kind: "spawn", colour: spawn[1], units: Number(spawn[2]) };
  const [, on, unit, several] = spawnsUnit.exec(id) ?? [];
  if (isUnit(unit) && (isColour(on) || on === "mixed"))
    return { kind: "spawn-unit", colour: on, unit, units: Number(several ?? 1) };
  const [, what, colour, turn, double] = pattern.exec(id) ?? [];
  if (
    what !== "sweep" ||
    double !== undefined ||
    !isColour(colour) ||
    (turn !== "clockwise" && turn !== "anti-clockwise")
  )
    return null;
  return { kind: "sweep", colour, turn };
}

export const specialCard = "special/special";

const both = ["black", "white"] as const;
const turns = ["clockwise", "anti-clockwise"] as const;

/**
 * The left panels of the 32 cards, with the assumed counts of the rule checklist (the printed cards are not in the
 * source).
 */
const leftPanels: readonly string[] = [
  ...both.flatMap((colour) => [
    ...turns.flatMap((turn) => [`sentry-${colour}-${turn}`, `sentry-${colour}-${turn}`]),
    `sentry-${colour}-${colour === "black" ? "clockwise" : "anti-clockwise"}-double`,
  ]),
  ...both.flatMap((colour) => turns.flatMap((turn) => [`patrol-${colour}-${turn}`, `patrol-${colour}-${turn}`])),
  ...both.flatMap((colour) => [1, 2, 3].map((units) => `spawn-${colour}-${units}`)),
  ...Array.from({ length: 4 }, () => "alarm-advance"),
  ...Array.from({ length: 4 }, () => "cigarette-break"),
];
const sweeps = both.flatMap((colour) =>
  ["clockwise", "anti-clockwise", "clockwise", "anti-clockwise", "clockwise"].map((turn) => `sweep-${colour}-${turn}`),
);

/**
 * Pairs the panels: it spreads the right ones over the left ones and is fixed, so that a card is always the same card.
 */
const paired = (right: readonly string[], left = leftPanels): readonly string[] =>
  left.map((panel, i) => `${panel}/${right[(i * 7) % right.length] ?? "sweep-black-clockwise"}`).sort();

/** The event deck for missions on foot: on its right panels only infantry is spawned. */
export const footDeck: readonly string[] = paired([
  ...both.flatMap((colour) => [1, 1, 1, 1, 2, 2, 2, 3, 3, 1, 2].map((units) => `spawn-${colour}-${units}`)),
  ...sweeps,
]);

/** The right panels of the standard deck, with five units that are no infantry. */
const standardPanels = (units: readonly string[]): readonly string[] => [
  ...both.flatMap((colour) => [1, 1, 1, 2, 2, 2, 3, 3].map((count) => `spawn-${colour}-${count}`)),
  "spawn-mixed-4",
  ...units,
  ...sweeps,
];

/**
 * The standard event deck: 16 spawns of infantry, one of four on the mixed tile, two mortar teams, two motorbikes and a
 * half-track; and the sweeps.
 */
export const standardDeck: readonly string[] = paired(
  standardPanels([
    "spawn-white-mortar",
    "spawn-black-mortar",
    "spawn-white-motorbike",
    "spawn-black-motorbike",
    "spawn-mixed-half-track",
  ]),
);

/** Some of a kind of left panel become another one. */
const changed = ({ from, to, cards }: typeof armourPanels.left): readonly string[] => {
  const first = leftPanels.indexOf(from);
  return leftPanels.map((panel, i) => (panel === from && i < first + cards ? to : panel));
};

/** The armour deck of Heavy Metal. */
export const armourDeck: readonly string[] = paired(standardPanels(armourPanels.right), changed(armourPanels.left));

/** The standard deck with the 6 maroon cards of Jäger. rr.jager.setup-maroon */
export const maroonDeck: readonly string[] = [...standardDeck, ...maroonPanels].sort();

/** The night deck of Kickstarter. */
export const nightDeck: readonly string[] = paired(standardPanels(nightPanels));

/** The raid deck of They Who Dare. */
export const raidDeck: readonly string[] = paired(standardPanels(raidPanels));
/** The hounds deck of Hot Dogs. */
export const houndsDeck: readonly string[] = paired(standardPanels(houndsPanels));

/** The decks by name. */
export const decks = {
  foot: footDeck,
  standard: standardDeck,
  armour: armourDeck,
  hounds: houndsDeck,
  maroon: maroonDeck,
  night: nightDeck,
  raid: raidDeck,
} as const;

export type DeckName = keyof typeof decks;

/** The names of the decks by their cards; of two that are alike the first counts. */
const namesByCards: ReadonlyMap<string, string> = new Map(
  Object.entries(decks)
    .map(([name, deck]): [string, string] => [deck.join(" "), name])
    .toReversed(),
);

/** The name of a deck of just these cards, if it has one. */
export const deckNamed = (cards: readonly string[]): string | undefined => namesByCards.get(cards.join(" "));

/** The expansions a card belongs to, any of which has to be in play: those of what it spawns, or of its event. */
export function expansionsOfCard(id: string): readonly ExpansionId[] {
  const card = cardOf(id);
  if (card === null) return [];
  if (card.stealth.kind === "mechanical-failure") return ["heavy-metal"];
  return card.battle.kind === "spawn-unit" ? expansionsOf(card.battle.unit) : [];
}

/** Whether a card has a panel that only the Jäger player's deck has. */
export function isJagerCard(id: string): boolean {
  const card = cardOf(id);
  const kinds = [card?.stealth.kind, card?.battle.kind];
  return kinds.includes("token") || kinds.includes("spawn-jager");
}
