import type { Renewal, RenewedConsent } from "../api/answers.ts";
import { renewalInWords, renewedConsentsInWords } from "./renewal-words.ts";

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
  const words = renewedConsentsInWords(renewed);
  return (
    words !== null && (
      <p data-renewed-consent="">
        <strong>{words}</strong>
      </p>
    )
  );
}
