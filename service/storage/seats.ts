/** One seat as it is kept: never its secret, only the hash of it. */
export interface KeptSeat {
  readonly hash: string;
  /** ISO time of the invitation. */
  readonly since: string;
  readonly webhook: Webhook | null;
  /**
   * Where the notices went until the invitation was replaced: there it is told that it was. Of several renewals before
   * one move that of the first, whose owner knows of none of them.
   */
  readonly former: Webhook | null;
  /** The browsers that are told by push messages, the first that came first. */
  readonly browsers: readonly Browser[];
  /** Those that were told until the invitation was replaced, as `former`. */
  readonly formerBrowsers: readonly Browser[];
  /** ISO time at which the game master last replaced this seat's invitation, whatever its owner did since; else null. */
  readonly replaced: string | null;
}

/** A piece that a seat has claimed: by the convention of the table it is that seat's to play. */
export interface Claim {
  readonly piece: string;
  readonly seat: string;
}

/** The last change of claims: by which seat, when (ISO time), and the generation that it made. */
export interface ClaimsChanged {
  readonly by: string;
  readonly at: string;
  readonly generation: number;
}

/** All seats of a game; the generation grows with each change. */
export interface Seats {
  readonly generation: number;
  readonly seats: Readonly<Record<string, KeptSeat>>;
  /** The last renewals, each with the generation it made: those that no move carries yet are among them. */
  readonly renewals: readonly (Renewal & { readonly generation: number })[];
  /** A piece stands in them at most once. */
  readonly claims: readonly Claim[];
  /** Null where claims were never changed. */
  readonly claimsChanged: ClaimsChanged | null;
}

/** Where a game comes from that did not begin with a set-up: a version of another game, or of an imported record. */
export interface Origin {
  readonly kind: "branch" | "import";
  readonly game: string;
  readonly version: number;
  /** The hash of that move. */
  readonly hash: string;
}

/** How somebody at a seat is called. */
export interface SeatName {
  readonly seat: string;
  readonly name: string;
}

/** Where the notices of a seat go, and the key they are signed with. */
export interface Webhook {
  readonly url: string;
  readonly key: string;
}

/** A browser as its push service knows it: an address, and the keys that only it can read messages by, base64url. */
export interface Browser {
  readonly url: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** An invitation that was replaced by another: of which seat, by whom (a seat), and when (ISO time). */
export interface Renewal {
  readonly seat: string;
  readonly by: string;
  readonly at: string;
}
