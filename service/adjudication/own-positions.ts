import { BudgetExceeded, type Result, type OpenPosition } from "../../rules/kernel/index.ts";

/** Which position of ours it is: of which game and version, and how we came by it. */
export interface PositionSource {
  /** Null where it is of no stored game. */
  readonly game: string | null;
  readonly version: number | null;
  readonly place: "stored" | "to be committed" | "just played";
}

/** A version of a stored game. */
export const stored = (game: { readonly id: string }, move: { readonly version: number }): PositionSource => ({
  game: game.id,
  version: move.version,
  place: "stored",
});

/** What the rules have just left, in a record that is played again. */
export const justPlayed = (version: number): PositionSource => ({ game: null, version, place: "just played" });

/**
 * A position of ours that our own reader refuses. It is not the fault of whoever asks: he is told of an error of ours, and
 * the log says where it lies.
 */
export class OwnPositionRefused extends Error {
  override readonly name = "OwnPositionRefused";
  /** For the log: nothing of what the position holds but the places at fault. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    { game, version, place }: PositionSource,
    defects: readonly { readonly code: string; readonly path: string }[],
  ) {
    super(`A position of ours (${place}) cannot be read.`);
    this.details = {
      event: "own position refused",
      game,
      version,
      place,
      defects: defects.slice(0, 5).map(({ code, path }) => `${code} ${path}`),
    };
  }
}

/**
 * What the reader says of a position of ours. Throws OwnPositionRefused where it refuses it, and BeyondLimits where a
 * position cannot hold as much as there is by now.
 */
export function ownSituation(read: Result<OpenPosition>, whose: PositionSource): OpenPosition {
  if (read.ok) return read.value;
  if (read.outgrown === true && whose.place !== "stored")
    throw new BudgetExceeded("By this the position would come to hold more than positions can; nothing was changed.");
  throw new OwnPositionRefused(whose, read.defects);
}
