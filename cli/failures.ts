/** How the command ends: as programs that call it are told. */
export const exitCodes = { answered: 0, refused: 1, unreadable: 2, unreachable: 3 } as const;

/** A fault of what was sent, with its place. */
export interface SentFault {
  readonly code: string;
  readonly path: string;
  readonly message: string;
}

/** What was sent cannot be read: a file, a position, an action, an option. */
export class Unreadable extends Error {
  readonly code = exitCodes.unreadable;
  readonly faults: readonly SentFault[];

  constructor(message: string, faults: readonly SentFault[] = []) {
    super(message);
    this.faults = faults;
  }
}

/** A server does not answer, or not with what was asked for. */
export class Unreachable extends Error {
  readonly code = exitCodes.unreachable;
}
