import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { importRecord, MOST_ASKED, myGames } from "../api/games.ts";
import { inWords, type Words } from "../api/problem.ts";
import type { MyGame } from "../api/answers.ts";
import { welcome } from "../post/handed-out.ts";
import { forgetInvitations, keptInvitations } from "../post/invitations.ts";
import { seatsInWords } from "../post/seat-words.ts";
import { fromNow, whenInWords } from "../post/times.ts";
import { watch } from "../post/watching.ts";
import { linkTo } from "../shell/route.ts";
import { Trouble } from "../shell/trouble.tsx";
import { useAnswer } from "../shell/use-answer.ts";

interface Listed {
  readonly games: readonly MyGame[];
  /** Invitations that open nothing any more. */
  readonly void: readonly string[];
  /** How many invitations are to games that the server cannot look up. */
  readonly unreadable: number;
}

/** Asks about all invitations, as many at once as the server takes. */
async function list(secrets: readonly string[]): Promise<Listed> {
  const parts = Array.from({ length: Math.ceil(secrets.length / MOST_ASKED) }, (_, i) =>
    secrets.slice(i * MOST_ASKED, (i + 1) * MOST_ASKED),
  );
  const answers = await Promise.all(parts.map(async (part) => ({ part, answer: await myGames(part) })));
  return {
    games: answers.flatMap(({ answer }) => answer.games),
    void: answers.flatMap(({ part, answer }) => answer.unknown.flatMap((at) => part[at] ?? [])),
    unreadable: answers.reduce((sum, { answer }) => sum + answer.unreadable.length, 0),
  };
}

/** A game with all seats that one has in it; the one that is asked comes first. */
interface Mine {
  readonly game: MyGame;
  readonly seats: readonly string[];
  readonly waitsForYou: boolean;
}

function bundled(games: readonly MyGame[]): readonly Mine[] {
  const byId = Map.groupBy(games, ({ id }) => id);
  const mine = [...byId.values()].flatMap((seats): readonly Mine[] => {
    const game = seats.find(({ waitsForYou }) => waitsForYou) ?? seats[0];
    return game === undefined
      ? []
      : [{ game, seats: seats.map(({ seat }) => seat), waitsForYou: seats.some(({ waitsForYou }) => waitsForYou) }];
  });
  const rank = ({ waitsForYou, game: { ended, waitsFor } }: Mine): string =>
    `${waitsForYou ? 0 : ended === null ? 1 : 2} ${waitsFor?.since ?? ended?.at ?? ""}`;
  return mine.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

function waitingInWords(waiting: number): string {
  if (waiting === 0) return "No game waits for you.";
  return waiting === 1 ? "One game waits for you." : `${waiting} games wait for you.`;
}

/** The games of this browser's invitations: those that wait for one first. */
export function MyGames() {
  const secrets = keptInvitations.value.map(({ secret }) => secret);
  const asked = secrets.join(" ");
  const { answer, trouble, again } = useAnswer(secrets.length === 0 ? null : () => list(secrets), [asked]);
  useEffect(() => (asked === "" ? undefined : watch(again, 30)), [asked]);
  const mine = answer.value === null || secrets.length === 0 ? [] : bundled(answer.value.games);
  const waiting = mine.filter(({ waitsForYou }) => waitsForYou).length;
  const unreadable = secrets.length === 0 ? 0 : (answer.value?.unreadable ?? 0);
  const gone = answer.value?.void.filter((secret) => secrets.includes(secret)) ?? [];
  return (
    <div class="post-page">
      <div class="row spread">
        <h1>My games</h1>
        {secrets.length > 0 && (
          <button type="button" class="quiet" data-refresh="" onClick={again}>
            Look again
          </button>
        )}
      </div>
      {trouble.value !== null && <Trouble {...trouble.value} again={again} />}
      {secrets.length === 0 ? (
        <p class="lead">
          Nothing yet. Open a link you were invited with, and its game stands here; or choose{" "}
          <a href={linkTo([])}>a mission</a> and play it by post.
        </p>
      ) : answer.value === null ? (
        trouble.value === null && <p class="waiting">One moment …</p>
      ) : (
        <>
          <p class="minor" role="status">
            {waitingInWords(waiting)}
          </p>
          <ul class="my-games">
            {mine.map((one) => (
              <Row key={one.game.id} mine={one} />
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
      {gone.length > 0 && (
        <p class="minor">
          {gone.length === 1 ? "One invitation opens" : `${gone.length} invitations open`} nothing any more: replaced,
          or the game was removed.{" "}
          <button
            type="button"
            class="rule-link"
            data-forget=""
            onClick={() => forgetInvitations(({ secret }) => gone.includes(secret))}
          >
            Forget {gone.length === 1 ? "it" : "them"}
          </button>
        </p>
      )}
      <ImportRecord />
    </div>
  );
}

function Row({ mine: { game, seats, waitsForYou } }: { readonly mine: Mine }) {
  const { id, title, readable, waitsFor, ended } = game;
  const now = Date.now();
  return (
    <li class={waitsForYou ? "card my-game yours" : "card my-game"} data-game={id}>
      <h2>
        <a href={linkTo(["post", id])}>{title}</a>
      </h2>
      <p class="minor">You are {seatsInWords(seats)}.</p>
      {!readable && (
        <p class="notice">This game cannot be read at the moment: the fault is the server's. Nothing of it is lost.</p>
      )}
      {ended !== null ? (
        <p>
          {ended.how === "closed" ? "Closed" : "Over"} since {whenInWords(ended.at)}.
        </p>
      ) : (
        waitsFor !== null && (
          <>
            <p>
              {waitsForYou ? (
                <strong class="tag your-turn">Your turn</strong>
              ) : (
                <>It is for {seatsInWords(waitsFor.seats)}</>
              )}{" "}
              <span class="minor">
                · asked{" "}
                <time dateTime={waitsFor.since} title={whenInWords(waitsFor.since)}>
                  {fromNow(waitsFor.since, now)}
                </time>
              </span>
            </p>
            <p>{waitsFor.text}</p>
            {waitsFor.deadline !== null && (
              <p class="minor">
                Time until {whenInWords(waitsFor.deadline)} ({fromNow(waitsFor.deadline, now)}).
              </p>
            )}
          </>
        )
      )}
    </li>
  );
}

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
