import { useSignal } from "@preact/signals";
import { type Access, closeGame, takeOverRules } from "../api/games.ts";
import type { TakeOverAnswer } from "../api/answers.ts";
import { announce } from "../shell/announce.tsx";
import { note } from "../shell/route.ts";
import { Trouble } from "../shell/trouble.tsx";
import type { StoredGame } from "./stored-game.ts";
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

/** What newer rules would have answered otherwise. */
function WouldDiffer({ found: { checked, from, to, differences } }: { readonly found: TakeOverAnswer }) {
  const looked = `${checked} ${checked === 1 ? "version" : "versions"} looked at`;
  const otherwise = differences.length === 0 ? "nothing" : differences.length;
  return (
    <div>
      <p>
        {looked}, from {from.version} to {to.version}: {otherwise} would have gone otherwise.
      </p>
      {differences.length > 0 && (
        <ul class="small-notes">
          {differences.map(({ version, text }) => (
            <li key={version}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Taking over the server's newer rules: first a report of what would differ, then the deed. */
function TakeOver({ game, access }: MasterProps) {
  const deed = useDeed(game);
  const report = useSignal<TakeOverAnswer | null>(null);
  const take = (dryRun: boolean): Promise<void> =>
    deed.run(async () => {
      const answer = await takeOverRules(access, game.state.value.version, dryRun);
      report.value = answer;
      if (!dryRun) {
        announce("The newer rules are taken over.");
        await asSeen(game);
      }
    });
  const found = report.value;
  return (
    <div class="notice" data-take-over="">
      <p>
        <strong>The server has newer rules than this game.</strong> It can be read, but played on only when you have it
        take them over. Moves that were made stay as they are.
      </p>
      {found !== null && found.outcome === "would" && <WouldDiffer found={found} />}
      <div class="row">
        {found?.outcome === "would" ? (
          <button
            type="button"
            class="main"
            data-take-over-now=""
            disabled={deed.busy.value}
            onClick={() => void take(false)}
          >
            Take over the newer rules
          </button>
        ) : (
          <button type="button" class="main" data-dry-run="" disabled={deed.busy.value} onClick={() => void take(true)}>
            {deed.busy.value ? "Playing the record again …" : "See what would differ"}
          </button>
        )}
      </div>
      {deed.wrong.value !== null && <Trouble {...deed.wrong.value} />}
    </div>
  );
}
