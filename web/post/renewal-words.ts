import type { Renewal, RenewedConsent } from "../api/answers.ts";
import { seatAndName, seatInWords, type SeatNames, seatsInWords } from "./seat-words.ts";
import { whenInWords } from "./times.ts";

/** Says that an invitation was replaced: whose, by whom, and when. */
export function renewalInWords({ seat, by, at }: Renewal, names: SeatNames = []): string {
  const who = by === "master" ? "The game master replaced" : "Its holder replaced";
  return `${who} the invitation of ${seatAndName(seat, names, seatInWords(seat))}, ${whenInWords(at)}.`;
}

/** Says of consents that they were given by invitations which the game master had replaced; null where none was. */
export function renewedConsentsInWords(renewed: readonly RenewedConsent[], names: SeatNames = []): string | null {
  const [first] = renewed;
  if (first === undefined) return null;
  const when = renewed.length === 1 ? ` (${whenInWords(first.since)})` : "";
  const whose = seatsInWords(
    renewed.map(({ seat }) => seat),
    names,
  );
  return `The consent of ${whose} was given by an invitation that the game master had replaced${when}.`;
}
