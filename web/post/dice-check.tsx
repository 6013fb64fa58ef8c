import type { Signal } from "@preact/signals";
import { moves } from "../api/games.ts";
import type { RecordedMove } from "../api/answers.ts";
import { announce } from "../page/announce.tsx";
import { Trouble } from "../page/trouble.tsx";
import { type Verification, verifyDice } from "./sealed-dice.ts";
import type { StoredGame } from "./stored-game.ts";
import { useDeed } from "./use-deed.ts";

/** Moves read at once. */
const PAGE = 100;

async function allMoves(game: StoredGame): Promise<readonly RecordedMove[]> {
  const all: RecordedMove[] = [];
  for (let after: number | null = -1; after !== null;) {
    const part: { readonly moves: readonly RecordedMove[]; readonly next: number | null } = await moves(
      game.access,
      after,
      PAGE,
    );
    all.push(...part.moves);
    after = part.next;
  }
  return all;
}

const wholeOf = ({ committed, moves: verified, brokenAt, missing }: Verification): boolean =>
  committed && brokenAt === null && !missing && [...verified.values()].every(({ holds }) => holds);

/**
 * What the dice of a game are worth, and after its end the verification of every number, worked out in this browser.
 */
export function DiceCheck({
  game,
  verification,
}: {
  readonly game: StoredGame;
  readonly verification: Signal<Verification | null>;
}) {
  const deed = useDeed();
  const { dice, commitment, secret, ended, id, hash, version } = game.state.value;
  if (dice === "table") {
    return (
      <p class="notice" data-dice="table">
        <strong>Your own dice.</strong> The players rolled and told; nobody can verify that, and the record says so for
        ever.
      </p>
    );
  }
  if (commitment === null) return null;
  if (ended === null || secret === null) {
    return (
      <details class="dice-check" data-dice="sealed">
        <summary>Sealed dice: to be verified after the end</summary>
        <p class="minor">
          Before the first die the server committed itself to a secret from which every number follows. Write down this
          commitment if you want to be sure that it is the same at the end: <code>{commitment}</code>
        </p>
      </details>
    );
  }
  const check = (): Promise<void> =>
    deed.run(async () => {
      const checked = await verifyDice({ id, secret, commitment, hash, version }, await allMoves(game));
      verification.value = checked;
      announce(wholeOf(checked) ? "Every number is verified." : "Not everything could be verified.");
    });
  const outcome = verification.value;
  return (
    <div class="notice" data-dice="told">
      {outcome === null ? (
        <>
          <p>
            <strong>The secret of the dice is told.</strong> Your browser can draw every number again from it.
          </p>
          <button type="button" class="main" data-verify="" disabled={deed.busy.value} onClick={() => void check()}>
            {deed.busy.value ? "Drawing again …" : "Verify the dice"}
          </button>
        </>
      ) : (
        <Found found={outcome} commitment={commitment} />
      )}
      {deed.wrong.value !== null && <Trouble {...deed.wrong.value} />}
    </div>
  );
}

function rightInWords(numbers: number): string {
  if (numbers === 0) return "There are no numbers in it.";
  if (numbers === 1) return "The one number is as the secret gives it.";
  return `All ${numbers} numbers are as the secret gives them.`;
}

const chainInWords = (brokenAt: number | null): string =>
  brokenAt === null
    ? "Every move names the hash of the one before it, up to the last."
    : `The chain of hashes is broken at version ${brokenAt}.`;

function Found({ found, commitment }: { readonly found: Verification; readonly commitment: string }) {
  const { committed, moves: verified, numbers, brokenAt, missing } = found;
  const wrong = [...verified.values()].filter(({ holds }) => !holds);
  return (
    <div data-whole={String(wholeOf(found))}>
      <ul class="checks">
        <Check holds={committed}>
          {committed
            ? "The secret is the one that was committed to before the first die."
            : "The secret is not the one that was committed to."}
        </Check>
        <Check holds={wrong.length === 0}>
          {wrong.length === 0
            ? rightInWords(numbers)
            : `Wrong numbers at version ${wrong.map(({ version }) => version).join(", ")}.`}
        </Check>
        <Check holds={brokenAt === null && !missing}>
          {missing ? "Moves are missing from the list." : chainInWords(brokenAt)}
        </Check>
      </ul>
      <p class="minor">
        Worked out in your browser. Whether the commitment is the one you saw at the beginning, only you can tell:{" "}
        <code>{commitment}</code>
      </p>
    </div>
  );
}

const Check = ({ holds, children }: { readonly holds: boolean; readonly children: string }) => (
  <li class={holds ? "verified" : "not-verified"}>
    <span aria-hidden="true">{holds ? "✓" : "✗"}</span> {children}
  </li>
);
