import { useSignal } from "@preact/signals";
import { type Access, closeGame } from "../api/games.ts";
import { announce } from "../page/announce.tsx";
import { note } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import type { StoredGame } from "./stored-game.ts";
import { TakeOver } from "./take-over.tsx";
import { useDeed } from "./use-deed.ts";

interface MasterProps {
  readonly game: StoredGame;
  /** With the master's invitation, whatever seat one plays. */
  readonly access: Access;
}

/** What the game master alone can do. */
export function MasterDeeds({ game, access }: MasterProps) {
  const { ended, rules } = game.state.value;
  if (ended !== null) return null;
  return (
    <section aria-labelledby="master-deeds">
      <h2 id="master-deeds">For the game master</h2>
      {!rules.current && <TakeOver game={game} access={access} />}
      <Close game={game} access={access} />
    </section>
  );
}

/** An answer to the master is taken without his seat: one may play another at the same table. */
const asSeen = async (game: StoredGame): Promise<void> => {
  await game.look();
  note({ step: null });
};

function Close({ game, access }: MasterProps) {
  const deed = useDeed(game);
  const sure = useSignal(false);
  const close = (): Promise<void> =>
    deed.run(async () => {
      await closeGame(access, game.state.value.version);
      announce("The game is closed.");
      await asSeen(game);
    });
  return (
    <div>
      {sure.value ? (
        <>
          <p class="minor">
            Nobody can play on then; the record stays, and the secret of sealed dice is told. This cannot be undone.
          </p>
          <div class="row">
            <button
              type="button"
              class="main"
              data-close-now=""
              disabled={deed.busy.value}
              onClick={() => void close()}
            >
              Close it for good
            </button>
            <button type="button" onClick={() => (sure.value = false)}>
              Let it go on
            </button>
          </div>
        </>
      ) : (
        <button type="button" data-close="" onClick={() => (sure.value = true)}>
          Close the game
        </button>
      )}
      {deed.wrong.value !== null && <Trouble {...deed.wrong.value} />}
    </div>
  );
}
