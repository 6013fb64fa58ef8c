import type { Ask } from "../../rules/kernel/index.ts";
import type { Action } from "../../rules/rogue-regiment/actions/index.ts";
import { footDeck } from "../../rules/rogue-regiment/deck.ts";
import { ruleset } from "../../rules/rogue-regiment/index.ts";
import { numbers } from "../../rules/rogue-regiment/numbers.ts";
import type { State } from "../../rules/rogue-regiment/state.ts";
import { type G, onBoard } from "../../rules/rogue-regiment/table.ts";
import { soaked } from "../soak/playouts.ts";

const mostHealth = numbers["rr.number.operator-health"].value;
const mostAp = numbers["rr.number.operator-ap"].value;

/** Whether nothing is in the middle of moving: figures stand where they stay. */
const atRest = (ask: Ask<Action>): boolean => ask.ask === "act" || ask.ask === "checkpoint";

/** What must hold at every ask of every game. */
function* faults(g: G, ask: Ask<Action>, start: State): Generator<string> {
  const { state } = g;
  if (atRest(ask)) {
    const standing = new Map<number, string>();
    for (const figure of [...state.operators, ...state.units]) {
      if (figure.at === null) continue;
      const other = standing.get(figure.at);
      const passing = state.phase === "operator" && state.operators.some(({ at, turn }) => turn === "acting" && at === figure.at);
      if (other !== undefined && !passing) yield `${other} and ${figure.id} are both on square ${figure.at}`;
      standing.set(figure.at, figure.id);
    }
  }
  for (const { id, ap, health, fate, at, crouched, carrying } of state.operators) {
    if (!Number.isInteger(ap) || ap < 0 || ap > mostAp) yield `${id} has ${ap} AP`;
    if (!Number.isInteger(health) || health < 0 || health > mostHealth) yield `${id} has ${health} health`;
    if ((fate === "in-play") !== (at !== null)) yield `${id} is ${fate} and on square ${at}`;
    if (fate === "in-play" && health === 0) yield `${id} is in play with 0 health`;
    if (fate === "dead" && health > 0) yield `${id} is dead with ${health} health`;
    if (crouched && carrying !== null) yield `${id} is crouched and carries something`;
  }
  if (!Number.isInteger(state.meter) || state.meter < 0 || state.meter > start.meter) yield `the meter is at ${state.meter}`;
  const cards = state.deck.cards.length + state.deck.discard.length;
  if (cards !== footDeck.length) yield `there are ${cards} cards`;
  const all = [...state.deck.cards, ...state.deck.discard].sort();
  if (!all.every((card, i) => card === footDeck[i])) yield "the deck and the discard are not the cards of the game";
  const ids = [...state.operators, ...state.units].map(({ id }) => id);
  if (new Set(ids).size < ids.length) yield `an id is used twice: ${ids.join(", ")}`;
  if (state.operators.filter(({ turn }) => turn === "acting").length > 1) yield "two Operators are in the middle of their turns";

  if (state.section === "battle") {
    const nominating = ask.ask === "choose" && ask.prompt.id === "rr.decide.nominate";
    const present = state.operators.filter(onBoard);
    if (!nominating && present.length > 0 && !present.some(({ spotted }) => spotted)) yield `nobody is spotted in the Battle Section (${state.phase})`;
    const calm = state.units.find(({ alert }) => !alert);
    if (calm !== undefined) yield `${calm.id} is not alert in the Battle Section (${state.phase})`;
    if (state.phase === "patrol" && atRest(ask)) yield "a Patrol Phase in the Battle Section";
  } else if (state.meter === 0 && atRest(ask)) yield "the meter is at 0 in the Stealth Section";
}

const leaves = (action: Action): boolean => ("to" in action && action.to === "off") || (action.do === "sprint" && action.path.includes("off"));

/** Rogue Regiment ready to be soaked. */
export const rogueRegimentSoak = soaked({
  ruleset,
  faults: (g, ask, start) => [...faults(g, ask, start)],
  kindOf: (action) => (leaves(action) ? "leave" : action.do),
  idleness: (action) => (action.do === "end-phase" || leaves(action) ? 2 : action.do === "end-turn" || action.do === "face" ? 1 : 0),
  traits: ({ section, turn }) => [`ended in the ${section} section`, turn > 20 ? "more than 20 turns" : turn > 8 ? "9 to 20 turns" : "up to 8 turns"],
});
