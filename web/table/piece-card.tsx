import type { BoardModel, BoardPiece } from "../api/answers.ts";
import { carriedInWords, countedInWords, plainWord, valueInWords } from "./narrow.ts";

const numberOf = (piece: BoardPiece, name: string): number | null => {
  const value = piece.details[name];
  return typeof value === "number" ? value : null;
};

/** A count as so many signs, as far as they can be told at a glance. */
const Pips = ({ count, sign, name }: { readonly count: number; readonly sign: string; readonly name: string }) => (
  <span class={`pips pips-${name.toLowerCase().replaceAll(" ", "-")}`} role="img" aria-label={`${count} ${name}`}>
    {count <= 8 ? sign.repeat(count) : `${sign} ${count}`}
    {count === 0 && <span class="minor">{name === "action points" ? "0 AP" : `no ${name}`}</span>}
  </span>
);

/** Health, how much of a unit is left, and action points of a piece, where it has them. */
export function Vitals({ piece }: { readonly piece: BoardPiece }) {
  const health = numberOf(piece, "health");
  const points = numberOf(piece, "ap");
  const injuries = numberOf(piece, "injuries");
  return (
    <span class="vitals">
      {health !== null && <Pips count={health} sign="♥" name="health" />}
      {injuries !== null && injuries > 0 && <Pips count={injuries} sign="✚" name="injuries" />}
      {typeof piece.details["strength"] === "string" && <span data-strength="">{piece.details["strength"]}</span>}
      {points !== null && <Pips count={points} sign="●" name="action points" />}
    </span>
  );
}

/** What a piece has at hand, in one line: what is neither a count above nor nothing. */
const shown = ["weapons", "items", "tokens", "carrying", "ammunition", "mark", "aim", "xp"];

/** What the card of a piece, or of its unit, says; nothing where its game tells none. */
export function cardOf({ cards = [], pieces }: BoardModel, id: string): readonly string[] {
  const unit = pieces.find((piece) => piece.id === id)?.details["unit"];
  return (cards.find((card) => card.id === id) ?? cards.find((card) => card.id === unit))?.says ?? [];
}

export const kitOf = (piece: BoardPiece): string =>
  shown
    .flatMap((name) => {
      const value = piece.details[name];
      return value === undefined || value === "" || value === "nothing" || value === false
        ? []
        : [`${plainWord(name)}: ${carriedInWords(value)}`];
    })
    .join(" · ");

/** The weapons that a piece has at hand, or the tokens that are such, in a few words; by its card where that tells them. */
export function armsOf(board: BoardModel, { id, details }: BoardPiece): string {
  const { weapons, tokens } = details;
  const arms = weapons ?? tokens;
  const [carried] = cardOf(board, id);
  // how far they reach stands on the card of the piece; what is carried now goes before what a card has printed
  if (carried !== undefined && (weapons !== undefined || tokens === undefined))
    return carried.replaceAll(/ \([^()]*\)/g, "");
  return typeof arms !== "string" || arms === "nothing" ? "" : countedInWords(valueInWords(arms));
}

/** The conditions of a piece that its vitals do not show. */
export const conditionsOf = ({ conditions }: BoardPiece): readonly string[] =>
  conditions.filter((condition) => !/^\d+ health$/.test(condition)).map(plainWord);
