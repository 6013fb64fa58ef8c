import type { Renewal, RenewedConsent } from "../api/answers.ts";
import { seatInWords, seatsInWords } from "./links.ts";
import { whenInWords } from "./times.ts";

function renewalInWords({ seat, by, at }: Renewal): string {
  const who = by === "master" ? "The game master replaced" : "Its holder replaced";
  return `${who} the invitation of ${seatInWords(seat)}, ${whenInWords(at)}.`;
}

/** The invitations that were replaced before a move, or since the latest one. */
export function Renewals({ renewals }: { readonly renewals: readonly Renewal[] }) {
  return renewals.map((renewal) => (
    <p key={`${renewal.seat} ${renewal.by}`} class="minor" data-renewed={renewal.seat}>
      {renewalInWords(renewal)}
    </p>
  ));
}

/** Says of consents that they were given by invitations which the game master had replaced. */
export function RenewedConsents({ renewed }: { readonly renewed: readonly RenewedConsent[] }) {
  const [first] = renewed;
  if (first === undefined) return null;
  const when = renewed.length === 1 ? ` (${whenInWords(first.since)})` : "";
  return (
    <p data-renewed-consent="">
      <strong>
        The consent of {seatsInWords(renewed.map(({ seat }) => seat))} was given by an invitation that the game master
        had replaced{when}.
      </strong>
    </p>
  );
}
