import * as z from "zod";
import { jagerTokenInWords } from "../book/expansions/index.ts";
import { panelInWords } from "../book/panels.ts";
import { gameEnd } from "./event-fragments.ts";
import { cardInWords, his, whereToken } from "./event-words.ts";
import { capital, compass, counted, kind, listed, phrase, together } from "../../kernel/index.ts";
import { facing, piece, place, either, count, jagerToken } from "./event-parts.ts";

/** The mechanical failure token, and carriers whose troops have left them: Heavy Metal. Nancy: They Who Dare. */
export const expansionEvents = () => ({
  "failure-taken": kind({ piece }, (e) => `${e.piece} takes the mechanical failure token.`),
  "failure-used": kind(
    { piece, target: either },
    (e) => `${e.piece} puts the mechanical failure token on ${e.target}.`,
  ),
  "failure-discarded": kind({ piece }, (e) => `The mechanical failure token on ${e.piece} is discarded.`),
  emptied: kind(
    { piece, units: count },
    (e) => `${counted(e.units, "unit gets", "units get")} off ${e.piece}, which is empty now.`,
  ),
  "outfit-changed": kind(
    { piece, wears: z.enum(["regular", "disguise"]) },
    (e) => `${e.piece} ${e.wears === "disguise" ? "changes into the disguise" : "changes out of the disguise"}.`,
  ),
  suspected: kind(
    { piece, by: listed(z.string()) },
    (e) => `${e.piece} arouses suspicion: ${e.by.join(" and ")} ${e.by.length === 1 ? "has" : "have"} her in sight.`,
  ),
  interacts: kind(
    { piece, target: either, tokens: count },
    (e) => `${e.piece} interacts with ${e.target} (${e.tokens} interact token${e.tokens === 1 ? "" : "s"} left).`,
  ),
  "interaction-ended": kind(
    { piece, target: either },
    (e) => `The interaction of ${e.piece} with ${e.target} is over.`,
  ),
  ensnared: kind({ piece, target: either }, (e) => `${e.piece} has ${e.target} in her garrotte.`),
  freed: kind({ piece, by: z.string() }, (e) => `${e.piece} is free of the garrotte of ${e.by}.`),
});

/** The Typhoon: They Who Dare. */
export const typhoonEvents = () => ({
  called: kind(
    { piece, side: facing, depth: count },
    (e) =>
      `${e.piece} is called to the ${compass[e.side]} edge: its card goes under ${e.depth} card${e.depth === 1 ? "" : "s"}.`,
  ),
  arrived: kind(
    { piece, side: facing, line: count },
    (e) =>
      `${e.piece} arrives at the ${compass[e.side]} edge, before ${e.side === "N" || e.side === "S" ? "column" : "row"} ${e.line} of the tiles.`,
  ),
  flew: kind(
    { piece, to: z.union([z.literal("beyond the board"), phrase("the centre of ", z.string())]), heading: facing },
    (e) => `${e.piece} flies ${compass[e.heading]}${e.to === "beyond the board" ? ", " : " to "}${e.to}.`,
  ),
  rearmed: kind({ piece, rockets: count }, (e) => `${e.piece} has ${e.rockets} rockets again.`),
});

/** The Jäger player and the end of the game. */
export const jagerEvents = () => ({
  // the Jäger player: a card is null for those who may not know it
  "jager-drew": kind({ card: z.string().nullable() }, (e) => `The Jäger player draws ${cardInWords(e.card)}.`),
  "jager-laid": kind(
    { card: z.string().nullable() },
    (e) => `The Jäger player lays ${cardInWords(e.card)} face down beside the event deck.`,
  ),
  "jager-exchanged": kind(
    { discarded: listed(z.string()), card: z.string().nullable() },
    (e) => `The Jäger player discards ${together(e.discarded.map(cardInWords))} and draws ${cardInWords(e.card)}.`,
  ),
  "jager-discarded": kind(
    { card: z.string() },
    (e) => `A Jäger card goes to the Jäger discard pile: ${cardInWords(e.card)}.`,
  ),
  "jager-passed": kind(
    { held: count },
    (e) => `The Jäger player, with ${e.held} card${e.held === 1 ? "" : "s"} in his hand, does nothing.`,
  ),
  "jager-used": kind(
    { card: z.string(), panel: z.string() },
    (e) => `The Jäger player uses the card he has laid; in place of the event: ${panelInWords(e.panel)}.`,
  ),
  "token-placed": kind(
    { what: jagerToken, at: either },
    (e) => `The ${jagerTokenInWords(e.what)} is put ${whereToken(e.at)}.`,
  ),
  "token-removed": kind(
    { what: jagerToken, at: either },
    (e) => `The ${jagerTokenInWords(e.what)} ${whereToken(e.at)} is removed.`,
  ),
  "stain-turned": kind({ at: place }, (e) => `The blood stain on ${e.at} is turned to its small symbol.`),
  "cat-startled": kind({ by: piece, at: place }, (e) => `${e.by} startles the cat on ${e.at}.`),
  "twig-snapped": kind(
    { piece, at: place, radius: count },
    (e) => `A twig snaps under ${e.piece} on ${e.at}, heard within ${e.radius} squares.`,
  ),
  "in-position": kind({ piece, at: place }, (e) => `${e.piece} is in position on ${e.at}.`),
  commanded: kind({ piece, to: z.string(), facing }, (e) =>
    e.to === "where it stands"
      ? `The Jäger player leaves ${e.piece} where it stands, facing ${compass[e.facing]}.`
      : `The Jäger player moves ${e.piece} to ${e.to}, facing ${compass[e.facing]}.`,
  ),
  "markers-returned": kind({ piece }, (e) => `The target marker of ${e.piece} returns to ${his(e.piece)} board.`),
  left: kind({ piece }, (e) => `${e.piece} leaves the board.`),
  // the victory points that were won, and all there were
  over: kind({ result: z.enum(["victory", "defeat"]), why: gameEnd(), points: count, of: count }, (e) =>
    e.result === "victory" ? capital(e.why) : `Defeat: ${e.why}`,
  ),
});
