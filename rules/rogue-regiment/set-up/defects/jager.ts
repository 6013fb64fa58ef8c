import { edgeBetween, type Grid, nameOf, type Square } from "../../../geometry/index.ts";
import { nearest } from "../../../kernel/index.ts";
import { isJagerCard } from "../../book/deck.ts";
import { jagerDeck } from "../../book/expansions/index.ts";
import { numberIn } from "../../book/in-force.ts";
import type { Jager } from "../../table/jager-state.ts";
import { edge, ground } from "../../table/terrain.ts";
import type { Checked } from "./checked.ts";

/** What the Jäger player's side makes impossible. */
export function jagerDefects(checked: Checked): void {
  const { state, add } = checked;
  const { jager } = state;
  strayMarks(checked);
  if (jager === null) {
    if (state.phase === "jager")
      add(
        "no-jager",
        "phase",
        `There is no Jäger Phase without a Jäger player: write "jager".`,
        "rr.jager.phase-after-end",
      );
    return;
  }
  if (!state.expansions.includes("jager"))
    add(
      "not-in-play",
      "jager",
      `The Jäger player belongs to Jäger, which is not in play: the position says "expansions jager" where it is.`,
    );
  cardDefects(checked, jager);
  stalkerDefects(checked, jager);
  tokenDefects(checked, jager);
  countDefects(checked, jager);
  askedDefects(checked, jager);
}

/** Marks and cards of the Jäger player where there is none, or among the others' cards. rr.jager.setup-deck */
function strayMarks({ state, add }: Checked): void {
  const { jager } = state;
  for (const { id, stalker, jager: mark, startled } of state.units) {
    if (jager === null && (stalker !== null || startled !== null))
      add(
        "no-jager",
        id,
        `${id} is ${stalker === null ? "turned by the cat" : "a Stalker"}, but there is no Jäger player: write "jager".`,
      );
    if (mark !== null && !state.expansions.includes("jager"))
      add("not-in-play", id, `The Jäger mark of ${id} belongs to Jäger, which is not in play.`);
  }
  for (const card of [...state.deck.cards, ...state.deck.discard])
    if (isJagerCard(card))
      add(
        "jager-card",
        "deck",
        `The card ${card} belongs to the Jäger deck, not to the event deck.`,
        "rr.jager.setup-deck",
      );
}

/** His cards: each as often as there is one, and no more in the hand than it holds. rr.jager.hand-limit */
function cardDefects({ settings, add }: Checked, jager: Jager): void {
  const { hand, held, deck, discard, laid } = jager;
  const left = [...jagerDeck];
  const unknown: string[] = [];
  for (const card of [...hand, ...(laid === null || laid.card === null ? [] : [laid.card]), ...discard, ...deck]) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    else if (jagerDeck.includes(card))
      add(
        "too-many-cards",
        "jager",
        `The Jäger card ${card} is there more often than there are such cards.`,
        "rr.jager.setup-deck",
      );
    else unknown.push(card);
  }
  // what is near is looked for once, however many there are
  for (const [i, card] of unknown.entries())
    add(
      "no-such-card",
      "jager",
      `There is no Jäger card ${card}${i > 0 ? "" : nearest(card, jagerDeck)}.`,
      "rr.jager.setup-deck",
    );
  const limit = numberIn(settings, "rr.number.jager-hand");
  if (held > limit)
    add(
      "too-many-cards",
      "jager",
      `The Jäger player holds ${held} cards, and never more than ${limit}.`,
      "rr.jager.hand-limit",
    );
  if (hand.length > held)
    add("too-many-cards", "jager", `${hand.length} cards of a hand of ${held} are named.`, "rr.jager.hand-limit");
}

/** No two Stalkers or waypoints have one number. rr.jager.setup-stalkers, rr.jager.stalker-rerouted */
function stalkerDefects({ state, add }: Checked, jager: Jager): void {
  const numbers = state.units.flatMap(({ stalker }) => (stalker === null ? [] : [stalker]));
  if (new Set(numbers).size < numbers.length)
    add("same-stalker", "units", "Two Stalkers have the same number.", "rr.jager.setup-stalkers");
  const points = jager.waypoints.map(({ stalker }) => stalker);
  if (new Set(points).size < points.length)
    add("same-stalker", "jager", "Two waypoints have the same number.", "rr.jager.stalker-rerouted");
}

/** Where his tokens lie. rr.jager.stalker-waypoint-place, rr.jager.lock-place, rr.jager.twig-place */
function tokenDefects({ state, grid, add }: Checked, jager: Jager): void {
  const onGrid = (square: Square, what: string): boolean => {
    if (square < grid.squares.length) return true;
    add("off-the-board", "jager", `The ${what} is not on this board.`);
    return false;
  };
  for (const { stalker, at } of jager.waypoints)
    if (onGrid(at, `waypoint of Stalker ${stalker}`) && grid.squares[at] === ground.water)
      add(
        "impossible-square",
        "jager",
        `The waypoint of Stalker ${stalker} lies on the water square ${nameOf(grid, at)}.`,
        "rr.jager.stalker-waypoint-place",
      );
  if (jager.cat !== null) onGrid(jager.cat, "cat");
  for (const { at } of jager.stains) onGrid(at, "blood stain");
  for (const { from, to } of jager.locks)
    if (
      onGrid(from, "door lock") &&
      onGrid(to, "door lock") &&
      (!orthogonal(grid, from, to) || edgeBetween(grid, from, to) !== edge.door)
    )
      add(
        "no-door",
        "jager",
        `No door joins ${nameOf(grid, from)} and ${nameOf(grid, to)}, so none is locked there.`,
        "rr.jager.lock-place",
      );
  for (const id of jager.twigs)
    if (!state.operators.some((operator) => operator.id === id))
      add(
        "unknown-operator",
        "jager",
        `The twig lies on ${id}, who is not an Operator of this game.`,
        "rr.jager.twig-place",
      );
}

/** How many tokens there are of a kind. */
function countDefects({ settings, add }: Checked, jager: Jager): void {
  const counts = [
    [jager.twigs.length, "rr.number.jager-twigs", "twig snap tokens", "rr.jager.twig-place"],
    [jager.stains.length, "rr.number.jager-stains", "blood stain tokens", "rr.jager.blood-place"],
    [jager.locks.length, "rr.number.jager-locks", "door lock tokens", "rr.jager.lock-place"],
  ] as const;
  for (const [count, number, what, cite] of counts)
    if (count > numberIn(settings, number))
      add("too-many-tokens", "jager", `There are at most ${numberIn(settings, number)} ${what}.`, cite);
}

/** What he is asked for fits the phase. rr.jager.panel-stealth, rr.jager.control-move */
function askedDefects({ state, add }: Checked, jager: Jager): void {
  if (jager.placing !== null && state.phase !== "event")
    add("not-now", "jager", "A token is put on the board in the Event Phase.", "rr.jager.panel-stealth");
  const moved = jager.commanding;
  if (
    moved !== null &&
    (state.phase !== "advance" || !state.units.some((unit) => unit.id === moved && unit.jager !== null))
  )
    add(
      "not-now",
      "jager",
      `${moved} is not a Jäger unit that is moved in an Axis Advance Phase.`,
      "rr.jager.control-move",
    );
}

const orthogonal = (grid: Grid, from: Square, to: Square): boolean => {
  const dx = Math.abs((from % grid.width) - (to % grid.width));
  const dy = Math.abs(Math.floor(from / grid.width) - Math.floor(to / grid.width));
  return dx + dy === 1;
};
