// The derivation of docs/dice.md, written a second time: nothing of it comes from the server but the secret.

/** A number of the sealed dice: of how many, and which (from 1). */
export type DrawnNumber = readonly [of: number, drawn: number];

/** What is looked at of a recorded move. */
export interface DrawnMove {
  readonly version: number;
  readonly chance: readonly DrawnNumber[];
  readonly hash: string;
  readonly previous: string;
}

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether a secret is the one that was committed to. */
export const isCommitted = async (secret: string, commitment: string): Promise<boolean> =>
  hex(await crypto.subtle.digest("SHA-256", bytes(secret))) === commitment;

/** Derives the numbers of the moves of one game from its secret. */
export class SealedDice {
  readonly #game: string;
  readonly #key: Key;

  private constructor(game: string, key: Key) {
    this.#game = game;
    this.#key = key;
  }

  static async from(game: string, secret: string): Promise<SealedDice> {
    return new SealedDice(
      game,
      await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]),
    );
  }

  /** The eight whole numbers of 32 bits that a message gives. */
  async #words(version: number, place: number): Promise<readonly number[]> {
    const digest = new DataView(
      await crypto.subtle.sign("HMAC", this.#key, bytes(`${this.#game}/${version}/${place}`)),
    );
    return Array.from({ length: 8 }, (_, i) => digest.getUint32(i * 4));
  }

  /** The numbers of a move, each of so many as were recorded. */
  async numbersOf(version: number, ofs: readonly number[]): Promise<readonly DrawnNumber[]> {
    const numbers: DrawnNumber[] = [];
    let place = 0;
    for (const of of ofs) {
      const fair = Math.floor(2 ** 32 / of) * of;
      let word: number | undefined;
      while (word === undefined) word = (await this.#words(version, place++)).find((drawn) => drawn < fair);
      numbers.push([of, (word % of) + 1]);
    }
    return numbers;
  }
}

/** What became of the verification of a move: the numbers as the secret gives them. */
export interface VerifiedMove {
  readonly version: number;
  readonly holds: boolean;
  readonly derived: readonly DrawnNumber[];
}

/** What was verified of a game that has ended. */
export interface Verification {
  /** Whether the secret is the one that was committed to before the first die. */
  readonly committed: boolean;
  readonly moves: ReadonlyMap<number, VerifiedMove>;
  readonly numbers: number;
  /**
   * The first version that does not carry the hash of the one before it; null when the chain is whole up to the last
   * hash.
   */
  readonly brokenAt: number | null;
  /** Moves that were left out of the list; they cannot be verified. */
  readonly missing: boolean;
}

const same = (a: readonly DrawnNumber[], b: readonly DrawnNumber[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The first link of the chain that does not hold; the last hash is the one the game answers with. */
function brokenLink(moves: readonly DrawnMove[], last: string): number | null {
  let before = "";
  for (const { version, previous, hash } of moves) {
    if (previous !== before) return version;
    before = hash;
  }
  return before === last ? null : (moves.at(-1)?.version ?? 0);
}

/** Draws every number of a game again. */
export async function verifyDice(
  {
    id,
    secret,
    commitment,
    hash,
    version,
  }: {
    readonly id: string;
    readonly secret: string;
    readonly commitment: string;
    readonly hash: string;
    readonly version: number;
  },
  moves: readonly DrawnMove[],
): Promise<Verification> {
  const dice = await SealedDice.from(id, secret);
  const verified = await Promise.all(
    moves
      .filter(({ chance }) => chance.length > 0)
      .map(async ({ version: of, chance }): Promise<VerifiedMove> => {
        const derived = await dice.numbersOf(
          of,
          chance.map(([sides]) => sides),
        );
        return { version: of, derived, holds: same(derived, chance) };
      }),
  );
  return {
    committed: await isCommitted(secret, commitment),
    moves: new Map(verified.map((move) => [move.version, move])),
    numbers: verified.reduce((sum, { derived }) => sum + derived.length, 0),
    brokenAt: brokenLink(moves, hash),
    missing: moves.length !== version + 1,
  };
}
