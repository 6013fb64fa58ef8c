import { MASTER } from "./invitations.ts";
import type { MoveBody } from "./move.ts";
import type { RecordMove } from "./record.ts";

/** Who answers when a deadline has passed. */
const POLICY = "policy";

/** What is wrong with who did something, or with how far an undo goes back; null when nothing is. `informed` says which versions told somebody something. */
export function misdeed(seats: readonly string[], before: MoveBody | null, version: number, { by, deed }: RecordMove, informed: readonly boolean[]): { readonly kind: "seat" | "refused"; readonly text: string } | null {
  if ("opening" in deed) return null;
  const seat = (text: string): { readonly kind: "seat"; readonly text: string } => ({ kind: "seat", text });
  if ("undo" in deed) {
    const { to, consents } = deed.undo;
    if (by === null || !seats.includes(by)) return seat(`Only a player's seat undoes; this is said to be by ${by ?? "nobody"}.`);
    const stranger = consents.find((one) => !seats.includes(one));
    if (stranger !== undefined) return seat(`"${stranger}" consents, but is no seat of this game.`);
    const missing = seats.filter((one) => one !== by && !consents.includes(one));
    const learned = informed.findIndex((told, at) => told && at > to && at < version);
    if (learned >= 0 && missing.length > 0) return { kind: "refused", text: `It goes back behind version ${learned}, in which something became known, without the consent of all seats.` };
    return null;
  }
  if ("close" in deed || "takeOver" in deed) return by === MASTER || by === POLICY ? null : seat(`Only the game master does this; it is said to be by ${by ?? "nobody"}.`);
  if (by === POLICY) return null;
  if (by === null || !seats.includes(by)) return seat(`"${by ?? "nobody"}" is no seat of this game.`);
  const asked = before?.decision?.seat ?? null;
  return asked !== null && asked !== by && seats.includes(asked) ? seat(`${asked} was asked, not ${by}.`) : null;
}
