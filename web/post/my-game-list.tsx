import { capital } from "../page/names.ts";
import { useEffect } from "preact/hooks";
import type { MyGame } from "../api/answers.ts";
import { MOST_ASKED, myGames } from "../api/games.ts";
import { board, rulesets } from "../api/questions.ts";
import { Thumbnail } from "../board/thumbnail.tsx";
import { linkTo } from "../page/route.ts";
import { noteWaiting } from "../page/title.ts";
import { type Asked, useAnswer } from "../page/use-answer.ts";
import { keptInvitations, secretOf } from "./invitations.ts";
import { anyOfSeats, seatInWords, seatsInWords } from "./seat-words.ts";
import { fromNow, howLong, whenInWords } from "./times.ts";
import { watch } from "./watching.ts";
import "../styles/stored-games.css";

/** What the invitations of this browser lead to. */
interface Listed {
  readonly games: readonly Mine[];
  /** Invitations that open nothing any more. */
  readonly void: readonly string[];
  /** How many invitations are to games that the server cannot look up. */
  readonly unreadable: number;
}

/** A game with all seats that one has in it; the one that is asked comes first. */
export interface Mine {
  readonly game: MyGame;
  readonly seats: readonly string[];
  /** The game that is played, as "SAS: Rogue Regiment"; null where that is not known. */
  readonly played: string | null;
  readonly waitsForYou: boolean;
  /** The first of one's seats that has not answered a wish of the others; null where none is asked. */
  readonly toAnswer: string | null;
}

/** Asks about all invitations, as many at once as the server takes. */
async function list(secrets: readonly string[]): Promise<Listed> {
  const parts = Array.from({ length: Math.ceil(secrets.length / MOST_ASKED) }, (_, i) =>
    secrets.slice(i * MOST_ASKED, (i + 1) * MOST_ASKED),
  );
  const [answers, played] = await Promise.all([
    Promise.all(parts.map(async (part) => ({ part, answer: await myGames(part) }))),
    titlesOfGames(),
  ]);
  const games = bundled(
    answers.flatMap(({ answer }) => answer.games),
    played,
  );
  noteWaiting(games.flatMap((mine) => (isWaiting(mine) ? [mine.game.id] : [])));
  return {
    games,
    void: answers.flatMap(({ part, answer }) => answer.unknown.flatMap((at) => part[at] ?? [])),
    unreadable: answers.reduce((sum, { answer }) => sum + answer.unreadable.length, 0),
  };
}

/** Whether a game waits for whoever sits here: to decide, or to answer what the others wish. */
const isWaiting = ({ waitsForYou, toAnswer }: Mine): boolean => waitsForYou || toAnswer !== null;

/** How the games are called that can be played here; none of them where that cannot be fetched. */
const titlesOfGames = async (): Promise<ReadonlyMap<string, string>> =>
  rulesets().then(
    ({ rulesets: all }) => new Map(all.map(({ id, title }) => [id, title])),
    () => new Map(),
  );

function bundled(games: readonly MyGame[], played: ReadonlyMap<string, string>): readonly Mine[] {
  const byId = Map.groupBy(games, ({ id }) => id);
  const mine = [...byId.values()].flatMap((seats): readonly Mine[] => {
    const game = seats.find(({ waitsForYou }) => waitsForYou) ?? seats[0];
    if (game === undefined) return [];
    const own = seats.map(({ seat }) => seat);
    const toAnswer = own.find((seat) => game.proposal?.missing.includes(seat)) ?? null;
    return [
      {
        game,
        seats: own,
        played: played.get(game.ruleset) ?? null,
        waitsForYou: seats.some(({ waitsForYou }) => waitsForYou),
        toAnswer,
      },
    ];
  });
  const rank = (one: Mine): string => {
    const { ended, waitsFor } = one.game;
    return `${isWaiting(one) ? 0 : ended === null ? 1 : 2} ${waitsFor?.since ?? ended?.at ?? ""}`;
  };
  return mine.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** The games of the invitations in this browser, those that wait first, asked again every half minute. */
export function useMyGames(): Asked<Listed> {
  const secrets = keptInvitations.value.map(({ secret }) => secret);
  const asked = secrets.join(" ");
  const games = useAnswer(secrets.length === 0 ? null : () => list(secrets), [asked]);
  useEffect(() => (asked === "" ? undefined : watch(games.again, null, 30)), [asked]);
  return games;
}

/** How many games wait, in words. */
export function waitingInWords(games: readonly Mine[]): string {
  const waiting = games.filter(isWaiting).length;
  if (waiting === 0) return "No game is waiting for you.";
  return waiting === 1 ? "One game is waiting for you." : `${waiting} games are waiting for you.`;
}

/** The board of a game as it stands, small; nothing where it cannot be had. */
function GamePicture({ game: { id, version, seat } }: { readonly game: MyGame }) {
  const { answer } = useAnswer(
    () => board({ in: { gameId: id }, invitation: secretOf(id, seat) }),
    [id, version, seat],
    () => ({ text: "", whatToDo: "" }),
  );
  return (
    <div class="thumbnail-room">
      {answer.value !== null && <Thumbnail model={answer.value.board} name={`game-${id}`} width={200} />}
    </div>
  );
}

/** Whose move it is, in a few words. */
function whoseMove({ waitsFor, names }: MyGame, seats: readonly string[]): string {
  const asked = waitsFor?.toAct ?? [];
  const [only] = asked;
  const you = seats.find((seat) => asked.includes(seat)) ?? null;
  if (only === undefined) return "";
  if (asked.length > 1) return `${capital(anyOfSeats(asked, names, you))} can act`;
  return you === null ? `${capital(seatInWords(only, names))}’s turn` : "Your turn";
}

/** What the others wish, where one has not answered yet. */
const Wished = ({ game: { proposal, names }, toAnswer }: Pick<Mine, "game" | "toAnswer">) =>
  proposal === null || toAnswer === null ? null : (
    <p data-to-answer={toAnswer}>
      <strong class="tag your-turn">Your answer</strong> {capital(seatInWords(proposal.by, names))} would like to{" "}
      {proposal.takesOver ? "take over the newer rules" : "go back"}.
    </p>
  );

/** A game in a list: its board, its moment, and whose move it is. */
export function GameRow({ mine }: { readonly mine: Mine }) {
  const { game, seats, waitsForYou } = mine;
  const { id, title, readable, waitsFor, ended, moment, names } = game;
  const now = Date.now();
  return (
    <li class={isWaiting(mine) ? "card my-game yours" : "card my-game"} data-game={id}>
      {readable && <GamePicture game={game} />}
      <div>
        <h2>
          <a href={linkTo(["post", id])}>{title}</a>
        </h2>
        <p class="minor">
          {[mine.played, moment].flatMap((words) => (words === null ? [] : `${words} · `)).join("")}
          {seats.every((seat) => seat === "spectator") ? "You look on." : `You are ${seatsInWords(seats, names)}.`}
        </p>
        {!readable && (
          <p class="notice">
            This game cannot be read at the moment: the fault is the server's. Nothing of it is lost.
          </p>
        )}
        {ended !== null ? (
          <p>
            {ended.how === "closed" ? "Closed" : "Over"} since {whenInWords(ended.at)}.
          </p>
        ) : (
          waitsFor !== null && (
            <>
              <p>
                <strong class={waitsForYou ? "tag your-turn" : undefined}>{whoseMove(game, seats)}</strong>{" "}
                <span class="minor">
                  ·{" "}
                  <time dateTime={waitsFor.since} title={`Since ${whenInWords(waitsFor.since)}`}>
                    {howLong(waitsFor.since, now)}
                  </time>
                </span>
              </p>
              <Wished {...mine} />
              {waitsFor.deadline !== null && (
                <p class="minor">
                  Time until {whenInWords(waitsFor.deadline)} ({fromNow(waitsFor.deadline, now)}).
                </p>
              )}
            </>
          )
        )}
      </div>
    </li>
  );
}
