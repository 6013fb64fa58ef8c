/** How the command ends: as programs that call it are told. */
export const exitCodes = { answered: 0, refused: 1, unreadable: 2, unreachable: 3 } as const;

/** What was sent cannot be read: a file, a position, an action, an option. */
export class Unreadable extends Error {
  readonly code = exitCodes.unreadable;
}

/** A server does not answer, or not with what was asked for. */
export class Unreachable extends Error {
  readonly code = exitCodes.unreachable;
}
