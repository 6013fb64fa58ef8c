import type { Renewal, RenewedConsent } from "../api/answers.ts";
import type { SeatNames } from "./seat-words.ts";
import { renewalInWords, renewedConsentsInWords } from "./renewal-words.ts";

/** The invitations that were replaced before a move, or since the latest one. */
export function Renewals({ renewals, names }: { readonly renewals: readonly Renewal[]; readonly names?: SeatNames }) {
  return renewals.map((renewal) => (
    <p key={`${renewal.seat} ${renewal.by}`} class="minor" data-renewed={renewal.seat}>
      {renewalInWords(renewal, names)}
    </p>
  ));
}

/** Says of consents that they were given by invitations which the game master had replaced. */
export function RenewedConsents({
  renewed,
  names,
}: {
  readonly renewed: readonly RenewedConsent[];
  readonly names?: SeatNames;
}) {
  const words = renewedConsentsInWords(renewed, names);
  return (
    words !== null && (
      <p data-renewed-consent="">
        <strong>{words}</strong>
      </p>
    )
  );
}
