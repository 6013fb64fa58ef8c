import type { Action, BoardModel } from "../api/answers.ts";
import { isObject } from "../api/is-object.ts";
import { told } from "../page/names.ts";

/** The cards that an action names in a list. */
const cardsIn = (action: Action): readonly string[] =>
  Object.values(action).flatMap((value) =>
    Array.isArray(value)
      ? value.flatMap((one) => (isObject(one) && typeof one["card"] === "string" ? [one["card"]] : []))
      : [],
  );

/** What the cards say among which is chosen, a line each, where the board tells it. */
export function CardList({ actions, board }: { readonly actions: readonly Action[]; readonly board: BoardModel }) {
  const named = new Set(actions.flatMap(cardsIn));
  const cards = (board.cards ?? []).filter(({ id }) => named.has(id));
  return cards.length === 0 ? null : (
    <ul class="lines card-list" aria-label="What the cards say">
      {cards.map(({ id, says: [first = "", ...others] }) => (
        <li key={id} data-card-says={id}>
          {told(first)} {others.length > 0 && <span class="minor">{others.join(" · ")}</span>}
        </li>
      ))}
    </ul>
  );
}
