import * as z from "zod";
import { named, sentence, sentences } from "../../kernel/index.ts";
import { fateTitle, fateTokens, tokenTitles } from "../book/tokens.ts";

/*
 * What goes before something else, or is said of it, each with its id. It is made when it is asked for, as the shapes of
 * events are.
 */

const { piece, place } = named;
const count = z.int();
const token = z.enum(Object.values(tokenTitles));
const fate = z.enum(fateTokens.map(fateTitle));
/** Several names, or one that is no piece and no place. */
const names = z.string();

/** What is said as a game and its terrains are set up. */
const whileSettingUp = () =>
  [
    sentence("modes", "In play: ", names, "."),
    sentence("bonus-commandos", "Among the commandos: ", names, "."),
    sentence(
      "ss-units",
      count,
      z.enum([" SS unit takes the place of a regular one.", " SS units take the place of regular ones."]),
    ),
    sentence("bonus-operation", names, " is a bonus operation of the base game."),
    sentence("enemy-reserve", "The enemy reserve is made, with ", names, "."),
    sentence("commando-chosen", names, " (", z.enum(["tan", "blue"]), ") is chosen."),
    sentence("goes-alone", piece, " goes alone, with ", count, " luck tokens."),
    sentence("takes-equipment", piece, " takes: ", token, "."),
    sentence("laid-out", piece, " is laid out for ", count, " commandos, north as everywhere."),
    sentence("special-rules", count, " special rules of the operation are in force."),
    sentence("without-equipment", piece, " goes without: ", token, "."),
    sentence("no-space-for-guard", place, " has no space for a guard."),
    sentence("own-event-deck", piece, " has an event deck of ", count, " cards of its own."),
    sentence("next-operation", "The operation ", names, " is completed; ", names, " follows."),
    sentence("gas-barrels", "Gas barrels stand on ", names, "."),
    sentence("goliath", "A Goliath nest is on ", place, "; it is a marker without effect."),
  ] as const;

/** What is said of commandos, enemies and objectives in play. */
const inPlay = () =>
  [
    sentence("wrong-objective-destroyed", "The operation fails: ", piece, " was not to be destroyed."),
    sentence("objectives-out-of-order", "The operation fails: ", piece, " had to come before ", piece, "."),
    sentence("last-terrain", piece, " is not replaced: it was the last terrain."),
    sentence("no-token-for-dog", piece, " is not replaced by a token."),
    sentence("objective-stays-open", piece, " stays open: it left with the alarm on and without a German uniform."),
    sentence("stays-visible", piece, " stays visible among enemy units."),
    sentence("fate-waits", fate, " waits for the next terrain."),
    sentence("fate-returns", fate, " returns to the reserve."),
    sentence("fate-leaves", fate, " leaves the game."),
    sentence("fate-drawn", fate, " is drawn for ", place, "; another token follows at once."),
    sentence("entrance-removed", "The entrance ", names, " of ", piece, " is removed for good."),
    sentence("taken-apart", piece, " is taken apart."),
    sentence("replacement-may-enter", piece, " may come in now."),
  ] as const;

/** Everything that an event may say so. */
export const preparation = () =>
  z.union([
    sentences({
      "alarm-on-again": "The alarm is on again at once.",
      "flee-for-spotted": "A flee token takes the place of a spotted token.",
      gander: "Gander comes along; it is not a commando.",
      "events-discarded": "The event cards of the last turn are discarded.",
      "victoria-cross": "The Victoria Cross is earned; it unlocks no card.",
      "civilians-talked-to": "The civilians have been talked to.",
      "no-special-rule": "No special rule of the operation is in force.",
      "special-rule": "A special rule of the operation is in force.",
      "reserve-short": "The enemy reserve cannot supply every token required.",
    }),
    ...whileSettingUp(),
    ...inPlay(),
  ]);

/** Why an operation fails before its end. */
export type FailureReason = `${string} was not to be destroyed` | `${string} had to come before ${string}`;
