import { deflateRawSync } from "node:zlib";
import { unfolded } from "../http/pictures-shared.ts";
import { unreadableAt } from "../schema/faults.ts";
import type { Fields } from "./chat.ts";

/** The position that is asked about, as the operations take it. */
export type Place = Readonly<Record<string, unknown>>;

/** What nobody else may read: an invitation, wherever it stands. */
const invitation = /umpire-[a-z0-9]{1,40}-[\w-]{43}/;

const gameId = /^[a-z0-9]{8,40}$/;

/** Where a link of the page or of the API leads. */
function placeOfLink(url: string): Place | null {
  const word = /#\/(?:position|editor)\/([\w-]+)/.exec(url)?.[1] ?? /\/v1\/shared\/([\w-]+)/.exec(url)?.[1];
  if (word !== undefined) return unfolded(word).where;
  const game = /(?:#\/post|\/v1\/games)\/([a-z0-9]{1,40})/.exec(url)?.[1];
  return game === undefined ? null : { gameId: game };
}

/** Whether a question says a position at all. */
export const saysPlace = ({ at, text }: Fields): boolean => at !== undefined || text !== undefined;

/** Refuses what holds an invitation: it would stand in a chat for everybody. Throws a Fault. */
export function refuseInvitations(fields: Fields): void {
  if (Object.values(fields).some((value) => invitation.test(value)))
    throw unreadableAt(
      "/at",
      "That holds an invitation: whoever reads it can play for its seat. Take the message away and renew the invitation on the page; here only the game's id is needed.",
      "invitation",
    );
}

/**
 * The position of a question: a text with its game, a link of the page, GAME/MISSION, or the id of a game that everybody
 * may look at. Throws a Fault.
 */
export function placeIn({ at, text, game }: Fields): Place {
  if (text !== undefined) {
    const ruleset = game ?? /^\s*umpire ([\w-]+)/.exec(text)?.[1];
    if (ruleset === undefined) throw unreadableAt("/game", "Say the game, or begin the text with `umpire GAME`.");
    return { ruleset, board: text };
  }
  const said = (at ?? "").trim();
  const linked = said.includes("://") ? placeOfLink(said) : null;
  if (linked !== null) return linked;
  const [ruleset = "", scenario, ...more] = said.split("/");
  if (scenario !== undefined && more.length === 0 && !said.includes("://")) return { ruleset, scenario };
  if (gameId.test(said)) return { gameId: said };
  throw unreadableAt("/at", "A position is a link of the page, GAME/MISSION, or the id of a public game.");
}

/** The longest word of a link that the page reads. */
const MOST_WORD = 8000;

/** The address of the page that shows a text; null where it would be too long for a link. */
export function addressOf(origin: string, ruleset: string, board: string): string | null {
  const word = deflateRawSync(JSON.stringify({ ruleset, board })).toString("base64url");
  return word.length > MOST_WORD ? null : `${origin}/#/position/${word}`;
}
