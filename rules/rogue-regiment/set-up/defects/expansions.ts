import { expansionsOfCard } from "../../book/deck.ts";
import { type ExpansionId, expansionTitles } from "../../book/expansions/index.ts";
import { itemTitles } from "../../book/titles.ts";
import { expansionsOf } from "../../book/unit-kinds.ts";
import { daringPieces } from "./outfit.ts";

import type { Checked } from "./checked.ts";

/** Pieces, tokens and cards of expansions that are not in play. */
export function notInPlay({ state, add }: Checked): void {
  const missing = (expansions: readonly ExpansionId[]): boolean =>
    expansions.length > 0 && !expansions.some((expansion) => state.expansions.includes(expansion));
  const refuse = (path: string, what: string, expansions: readonly ExpansionId[]): void => {
    const titles = expansions.map((expansion) => expansionTitles[expansion]).join(" and to ");
    const words = expansions.map((expansion) => `"expansions ${expansion}"`).join(" or ");
    const why = expansions.length > 1 ? "neither of which is" : "which is not";
    add("not-in-play", path, `${what} belongs to ${titles}, ${why} in play: the position says ${words} where it is.`);
  };
  for (const { id, kind, stalled } of state.units) {
    const expansions = expansionsOf(kind);
    if (missing(expansions)) refuse(id, `${id}, a ${kind},`, expansions);
    else if (stalled && missing(["heavy-metal"])) refuse(id, `The token on ${id}`, ["heavy-metal"]);
  }
  for (const { id, failure } of state.operators)
    if (failure && missing(["heavy-metal"])) refuse(id, `The mechanical failure token of ${id}`, ["heavy-metal"]);
  for (const { id, kind } of state.vehicles)
    if (kind === "support-willys" && missing(["they-who-dare"]))
      refuse(id, `${id}, a Support Willys,`, ["they-who-dare"]);
  if (state.typhoon !== null && missing(["they-who-dare"]))
    refuse(state.typhoon.id, `${state.typhoon.id}, a Hawker Typhoon,`, ["they-who-dare"]);
  if (
    state.operators.filter(({ failure }) => failure).length + state.units.filter(({ stalled }) => stalled).length >
    12
  )
    add("too-many-failures", "operators", "There are at most 12 mechanical failure tokens.", "rr.metal.failure-gain");
  if (state.flames.length > 0 && missing(["hot-dogs"])) refuse("flames", "A flame token", ["hot-dogs"]);
  for (const { id, items } of state.operators) {
    const own = items.find(({ item }) => item === "stick-grenade" || item === "cigarettes");
    if (own !== undefined && missing(["kickstarter"]))
      refuse(id, `The ${itemTitles[own.item]} of ${id}`, ["kickstarter"]);
  }
  for (const { id, offered } of state.units)
    if (offered && missing(["kickstarter"])) refuse(id, `The cigarette offered to ${id}`, ["kickstarter"]);
  for (const { path, what, of } of daringPieces(state)) if (missing(of)) refuse(path, what, of);
  for (const card of new Set([...state.deck.cards, ...state.deck.discard])) {
    const expansions = expansionsOfCard(card);
    if (missing(expansions)) refuse("deck", `The card ${card}`, expansions);
  }
}
