import { ruleset } from "../rules/rogue-regiment/index.ts";
import { type Action, afterSetUp } from "./rogue-regiment-positions.ts";

const MOST_TURNS = 9999;

/** The first move that the rules list after the set-up. */
export function aMove(): Action {
  const { state, settings } = afterSetUp();
  const move = ruleset.forms({ state, settings, events: [] }).find(({ name }) => name === "move")?.actions[0];
  if (move === undefined) throw new Error("Nobody can move.");
  return move;
}

/**
 * The texts of positions of which no two are alike: the first mission after its set-up, in one turn after the other, and
 * then with a deck that lies in another order.
 */
export function newPositions(): () => string {
  const position = afterSetUp();
  const { cards } = position.state.deck;
  const withDeck = (turned: number): readonly [string, string] => {
    const deck = { ...position.state.deck, cards: [...cards.slice(turned), ...cards.slice(0, turned)] };
    const [before, after, ...more] = JSON.stringify({ ...position, state: { ...position.state, deck } }).split(
      '"turn":1,',
    );
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error("The turn stands at one place.");
    return [before, after];
  };
  let made = 0;
  let [before, after] = withDeck(0);
  return () => {
    const turn = (made % MOST_TURNS) + 1;
    if (turn === 1 && made > 0) [before, after] = withDeck(Math.floor(made / MOST_TURNS) % cards.length);
    made++;
    return `${before}"turn":${turn},${after}`;
  };
}
