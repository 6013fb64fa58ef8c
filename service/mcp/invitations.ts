import type { Context } from "hono";
import { type Caller, callerFrom, gameOfInvitation } from "../games/index.ts";
import type { Visit } from "../limits/invitation-rate-limit.ts";
import { unreadableAt } from "../schema/faults.ts";

/** The most invitations that a request may speak with, as many as there may be in a question about one's games. */
const MOST_INVITATIONS = 50;

/** The header for further invitations, with commas between; beside them the one in `Authorization`. */
export const INVITATIONS_HEADER = "umpire-invitations";

/** The invitations of a text, with commas between. */
export const invitationsIn = (text: string): readonly string[] =>
  text
    .split(",")
    .map((secret) => secret.trim())
    .filter((secret) => secret !== "");

/** The invitations of a request. Throws a Fault where they cannot be read. */
export function invitationsOf(c: Context, visit: Visit): readonly string[] {
  const bearer = callerFrom(c.req.header("authorization"), visit).secret;
  const others = invitationsIn(c.req.header(INVITATIONS_HEADER) ?? "");
  const all = [...new Set([...(bearer === null ? [] : [bearer]), ...others])];
  if (all.length > MOST_INVITATIONS || all.some((secret) => secret.length > 200))
    throw unreadableAt(`/${INVITATIONS_HEADER}`, `At most ${MOST_INVITATIONS} invitations, with commas between.`);
  return all;
}

/** Who speaks about a stored game: the invitation that is for it, or nobody. */
export const callerAmong =
  (invitations: readonly string[], visit: Visit) =>
  (gameId: string | undefined): Caller => ({
    secret: invitations.find((invitation) => gameId !== undefined && gameOfInvitation(invitation) === gameId) ?? null,
    visit,
  });
