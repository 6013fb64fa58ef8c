import { useSignal } from "@preact/signals";
import { importRecord } from "../api/games.ts";
import { inWords, type Words } from "../api/problem.ts";
import { KeptTables } from "../home/kept-tables.tsx";
import { welcome } from "../post/handed-out.ts";
import { forgetInvitations, keptInvitations } from "../post/invitations.ts";
import { GameRow, useMyGames, waitingInWords } from "../post/my-game-list.tsx";
import { linkTo } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import "../styles/stored-games.css";

/** The games of this browser's invitations: those that wait for one first. */
export function MyGames() {
  const secrets = keptInvitations.value.map(({ secret }) => secret);
  const { answer, trouble, again } = useMyGames();
  const mine = secrets.length === 0 ? [] : (answer.value?.games ?? []);
  const unreadable = secrets.length === 0 ? 0 : (answer.value?.unreadable ?? 0);
  const gone = answer.value?.void.filter((secret) => secrets.includes(secret)) ?? [];
  return (
    <div class="post-page">
      <div class="row spread">
        <h1>My games</h1>
        {secrets.length > 0 && (
          <button type="button" class="quiet" data-refresh="" onClick={again}>
            Refresh
          </button>
        )}
      </div>
      {trouble.value !== null && <Trouble {...trouble.value} again={again} />}
      {secrets.length === 0 ? (
        <p class="lead">
          No game by post yet. Open a link you were invited with, and its game stands here; or{" "}
          <a href={linkTo(["new-game"])}>begin a game by post</a>.
        </p>
      ) : answer.value === null ? (
        trouble.value === null && <p class="waiting">Fetching your games …</p>
      ) : (
        <>
          <p class="minor" role="status">
            {waitingInWords(mine)}
          </p>
          <ul class="my-games">
            {mine.map((entry) => (
              <GameRow key={entry.game.id} mine={entry} />
            ))}
          </ul>
        </>
      )}
      {unreadable > 0 && (
        <p class="notice" role="status">
          {unreadable === 1 ? "One invitation is to a game" : `${unreadable} invitations are to games`} that the server
          cannot read at the moment. Keep {unreadable === 1 ? "it" : "them"}, and look again later.
        </p>
      )}
      {gone.length > 0 && <Gone secrets={gone} />}
      <KeptTables />
      <ImportRecord />
    </div>
  );
}

/** Invitations that open nothing any more, and how they are forgotten. */
const Gone = ({ secrets }: { readonly secrets: readonly string[] }) => (
  <p class="minor">
    {secrets.length === 1 ? "One invitation opens" : `${secrets.length} invitations open`} nothing any more: replaced,
    or the game was removed.{" "}
    <button
      type="button"
      class="rule-link"
      data-forget=""
      onClick={() => forgetInvitations(({ secret }) => secrets.includes(secret))}
    >
      Forget {secrets.length === 1 ? "it" : "them"}
    </button>
  </p>
);

/** The longest record that is taken, in characters. */
const MOST_RECORD = 250_000;

/** A game record from a file becomes a game of one's own. */
function ImportRecord() {
  const wrong = useSignal<Words | null>(null);
  const busy = useSignal(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    wrong.value = null;
    busy.value = true;
    try {
      const text = await file.text();
      if (text.length > MOST_RECORD)
        wrong.value = {
          text: "This file is too long for a record.",
          whatToDo: "Records have at most 250,000 characters here.",
        };
      else welcome(await importRecord(text, undefined));
    } catch (error) {
      const words = inWords(error);
      wrong.value = {
        ...words,
        whatToDo: "Nothing was imported. The file has to be a record as it was exported, unchanged.",
      };
    } finally {
      busy.value = false;
    }
  };
  return (
    <section class="import" aria-labelledby="import-record">
      <h2 id="import-record">Play on from a record</h2>
      <p class="minor">
        A record that was exported from a game, here or elsewhere, is played again to see that it stands; then a new
        private game goes on where it ends.
      </p>
      <label class="field">
        <span>Record file</span>
        <input
          type="file"
          data-import=""
          accept=".txt,text/plain"
          disabled={busy.value}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            // the same file may be chosen again
            currentTarget.value = "";
          }}
        />
      </label>
      {busy.value && <p class="waiting">Playing it again …</p>}
      {wrong.value !== null && <Trouble {...wrong.value} />}
    </section>
  );
}
