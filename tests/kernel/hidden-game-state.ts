import * as z from "zod";
import { type Defect, type Result, ok, type Seat, err } from "../../rules/kernel/index.ts";

/** The states of Lanterns (see hidden-game.ts), what a seat may know of them, and their text. */

export const WIDTH = 4;
export const HEIGHT = 3;
export const walls: readonly string[] = ["2,1"];
/** All cards there are; equal ids stand for equal cards. */
export const allCards: readonly string[] = ["1", "1", "1", "2", "2", "2", "3", "3", "4", "4"];
export const HAND = 2;

export const seats = ["player-1", "player-2"] as const;
const seat = z.enum(seats);
export type Player = z.infer<typeof seat>;
export const kinds = ["scout", "decoy"] as const;
const phases = ["hide", "draw", "bid", "act", "over"] as const;

const square = z.string().regex(/^[0-3],[0-2]$/);
const card = z.enum(["1", "2", "3", "4"]);

const piece = z.strictObject({
  id: z.enum(["a1", "a2", "b1", "b2"]),
  owner: seat,
  /** Null when it has fallen, and in a view when it is in the dark. */
  at: square.nullable(),
  /** Null before it is chosen, and in a view as long as it is not known. */
  kind: z.enum(kinds).nullable(),
  lit: z.boolean(),
  /** Whether the other player knows its kind. */
  looked: z.boolean(),
  fallen: z.boolean(),
});
export type Piece = z.infer<typeof piece>;

const hand = z.strictObject({
  seat,
  /** The cards that are known; a view holds none of another player's. */
  cards: z.array(card).max(HAND),
  /** How many cards there are, known or not. */
  held: z.int().min(0).max(HAND),
  /** What was bid in secret; null when nothing was, or it is not known. */
  bid: z.union([card, z.literal("pass")]).nullable(),
  hasBid: z.boolean(),
  points: z.int().min(0).max(2),
});
export type Hand = z.infer<typeof hand>;

export const stateSchema = z.strictObject({
  phase: z.enum(phases),
  round: z.int().min(1).max(4),
  /** Who acts in this round. */
  lead: seat,
  /** The cards nobody has seen, in order of their numbers; in a view those of other hands too. */
  deck: z.array(card).max(allCards.length),
  discard: z.array(card).max(allCards.length),
  hands: z.array(hand).length(2),
  pieces: z.array(piece).length(4),
});
export type State = z.infer<typeof stateSchema>;
export type Card = z.infer<typeof card>;

export const isPlayer = (name: Seat | null): name is Player => seats.some((one) => one === name);

/** How many cards of a hand are not known. */
export const unknownIn = ({ cards, held }: Hand): number => held - cards.length;

export const copyState = (state: State): State => ({
  ...state,
  deck: [...state.deck],
  discard: [...state.discard],
  hands: state.hands.map((one) => ({ ...one, cards: [...one.cards] })),
  pieces: state.pieces.map((one) => ({ ...one })),
});

/**
 * What a seat may know, or the public: its own hand and pieces, lit pieces by their place, looked-at pieces by their
 * kind, fallen pieces.
 */
export function viewOf(state: State, viewer: Seat | null): State {
  const hidden = state.hands.filter((one) => one.seat !== viewer);
  return {
    ...state,
    deck: [...state.deck, ...hidden.flatMap(({ cards }) => cards)].sort(),
    hands: state.hands.map((one) => (one.seat === viewer ? one : { ...one, cards: [], bid: null })),
    pieces: state.pieces.map((one) => {
      if (one.owner === viewer) return one;
      const kindKnown = one.fallen || (one.looked && isPlayer(viewer));
      return { ...one, at: one.lit ? one.at : null, kind: kindKnown ? one.kind : null };
    }),
  };
}

/** What makes a state impossible: cards that are not all there. A view is possible too. */
export function defectsOf({ deck, discard, hands }: State): readonly Defect[] {
  const found = [...deck, ...discard, ...hands.flatMap(({ cards }) => cards)].sort();
  const unknown = hands.reduce((sum, one) => sum + unknownIn(one), 0);
  const right = found.join() === allCards.join() && hands.every((one) => unknownIn(one) >= 0) && unknown <= deck.length;
  return right
    ? []
    : [
        {
          code: "cards",
          path: "/position/state",
          message: `The cards are ${allCards.join(" ")}, each in one place.`,
          cites: ["hg.cards"],
        },
      ];
}

/** The text of a state: a line each for the moment, the cards, the hands and the pieces. */
export function print({ phase, round, lead, deck, discard, hands, pieces }: State): string {
  return [
    ["lanterns", phase, round, lead],
    ["deck", ...deck],
    ["discard", ...discard],
    ...hands.map(({ seat: owner, held, points, hasBid, bid, cards }) => [
      "hand",
      owner,
      held,
      points,
      hasBid ? (bid ?? "hidden") : "-",
      ...cards,
    ]),
    ...pieces.map(({ id, owner, at, kind, lit, looked, fallen }) => [
      "piece",
      id,
      owner,
      at ?? "-",
      kind ?? "-",
      ...(lit ? ["lit"] : []),
      ...(looked ? ["looked"] : []),
      ...(fallen ? ["fallen"] : []),
    ]),
  ]
    .map((words) => words.join(" "))
    .join("\n");
}

/** Reads what `print` writes. */
export function parse(text: string): Result<State> {
  const rows = text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  const all = (word: string): readonly string[][] =>
    rows.filter(([first]) => first === word).map((words) => words.slice(1));
  const [[phase, round, lead] = []] = all("lanterns");
  const parsed = stateSchema.safeParse({
    phase,
    round: Number(round),
    lead,
    deck: all("deck")[0],
    discard: all("discard")[0],
    hands: all("hand").map(([owner, held, points, bid, ...cards]) => ({
      seat: owner,
      held: Number(held),
      points: Number(points),
      bid: bid === "-" || bid === "hidden" ? null : bid,
      hasBid: bid !== "-",
      cards,
    })),
    pieces: all("piece").map(([id, owner, at, kind, ...marks]) => ({
      id,
      owner,
      at: at === "-" ? null : at,
      kind: kind === "-" ? null : kind,
      lit: marks.includes("lit"),
      looked: marks.includes("looked"),
      fallen: marks.includes("fallen"),
    })),
  });
  if (parsed.success) return ok(parsed.data);
  // a text's first line that does not fit is named by its place in the state
  return err(
    ...parsed.error.issues.map(({ path, message }) => ({
      code: "unreadable",
      path: ["/board", ...path.map(String)].join("/"),
      message,
      line: 1,
      column: 1,
    })),
  );
}
