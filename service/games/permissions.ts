/**
 * In what capacity somebody comes to a game: without a secret, to look on, with a player's seat, or to look after it.
 */
export type Role = "public" | "spectator" | "player" | "master";

/** Everything that can be done with a stored game. */
export type Operation =
  | "read"
  | "act"
  | "undo"
  | "claim"
  | "branch"
  | "notices"
  | "renew own invitation"
  | "renew any invitation"
  | "take over rules"
  | "close";

const nobody = { public: false, spectator: false, player: false, master: false };

/** Who may do what. Those who look on share one invitation, so none of them replaces it. To act, a player must also be asked; rules are taken over by all players together; of a private game the public does not learn that it exists. */
export const permissions: Readonly<Record<Operation, Readonly<Record<Role, boolean>>>> = {
  read: { public: true, spectator: true, player: true, master: true },
  act: { ...nobody, player: true },
  undo: { ...nobody, player: true },
  claim: { ...nobody, player: true },
  branch: { ...nobody, player: true, master: true },
  notices: { ...nobody, player: true, master: true },
  "renew own invitation": { ...nobody, player: true, master: true },
  "renew any invitation": { ...nobody, master: true },
  "take over rules": { ...nobody, player: true, master: true },
  close: { ...nobody, master: true },
};
