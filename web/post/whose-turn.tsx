import { useEffect } from "preact/hooks";
import type { GameAnswer, GameResult } from "../api/answers.ts";
import { capital, pieceName } from "../page/names.ts";
import { noteTurn } from "../page/title.ts";
import { outcomeFor } from "../game/outcome.ts";
import { anyOfSeats, joined, seatInWords } from "./seat-words.ts";
import type { StoredGame } from "./stored-game.ts";
import { seatAsked, YouAre } from "./other-seats.tsx";
import { Said } from "./said.tsx";
import { fromNow, howLong, whenInWords } from "./times.ts";
import { isTurnOf, type StillToAct } from "./turns.ts";

/** Whether whoever sits here has not answered yet what the others wish. */
const isToAnswer = ({ you, ended, proposal }: GameAnswer): boolean =>
  you !== null && ended === null && proposal?.missing.includes(you) === true;

/** Whose turn it is, since when and until when; or how the game ended. */
export function WhoseTurn({
  game,
  still = [],
}: {
  readonly game: StoredGame;
  /** Who has still to act in a phase of several, where that is known; null while another version is looked at. */
  readonly still?: readonly StillToAct[] | null;
}) {
  const state = game.state.value;
  const asked = seatAsked(game)?.asked ?? null;
  const isMine = isTurnOf(state, state.you) || asked === "turn";
  // what others wish waits for an answer as a turn does
  const waits = isMine ? "turn" : asked === "consent" || isToAnswer(state) ? "consent" : null;
  useEffect(() => noteTurn(game.id, waits), [game, waits]);
  const { dice, visibility, you, names, said } = state;
  return (
    <div class="whose-turn" data-version={state.version} data-you={you ?? ""}>
      <Turn state={state} still={still ?? []} />
      <p class="minor">
        <YouAre game={game} /> {visibility === "private" && <span class="tag">private</span>}{" "}
        {dice === "table" && <span class="tag">your own dice: nobody can verify them</span>}{" "}
        {!state.rules.current && <span class="tag">older rules</span>}
      </p>
      {said !== null && <Said by={capital(seatInWords(said.by, names))} words={said.words} />}
      {game.isCut.value && (
        <p class="minor cut" role="status">
          No connection. Shown is what was last heard; it is asked again by itself.
        </p>
      )}
      {game.news.value !== null && (
        <p class="news" role="status">
          {game.news.value}
        </p>
      )}
    </div>
  );
}

const possessive = (name: string): string => `${name}’s`;

const ways = { victory: "Won", defeat: "Lost", draw: "Drawn" } as const;

/** How a game ended for whoever looks, in a word or two. */
function endInWords({ ruleset, you, seats }: GameAnswer, result: GameResult["result"]): string {
  const { result: own, winner } = outcomeFor(ruleset, result, seats.find((seat) => seat === you) ?? null);
  return winner === null ? ways[own] : `Won by ${winner}`;
}

/** Pieces by whom they are played: "Anna (Jock)". */
const withPieces = (still: readonly StillToAct[]): string =>
  joined.format(
    [...new Set(still.map(({ sitter }) => sitter.name))].map((name) => {
      const pieces = still.filter(({ sitter }) => sitter.name === name).map(({ piece }) => pieceName(piece));
      return `${name} (${joined.format(pieces)})`;
    }),
  );

/** Who acts in a phase in which several may: whoever looks, where a piece of theirs has still to; else who is waited for. */
function AmongSeveral({ still }: { readonly still: readonly StillToAct[] }) {
  const mine = still.filter(({ sitter }) => sitter.isYou);
  const others = still.filter(({ sitter }) => !sitter.isYou);
  return mine.length === 0 ? (
    <strong>Waiting for {withPieces(others)}</strong>
  ) : (
    <>
      <strong class="tag your-turn">Your turn: {joined.format(mine.map(({ piece }) => pieceName(piece)))}</strong>
      {others.length > 0 && <span class="minor"> · also {withPieces(others)}</span>}
    </>
  );
}

function Turn({ state, still }: { readonly state: GameAnswer; readonly still: readonly StillToAct[] }) {
  const { ended, result, waitsFor, you, names } = state;
  if (ended !== null) {
    const how =
      ended.how === "closed"
        ? "Closed by the game master"
        : result === null
          ? "Over"
          : endInWords(state, result.result);
    return (
      <p class="turn" data-turn="ended">
        <strong>{how}</strong> <span class="minor">{whenInWords(ended.at)}</span>
      </p>
    );
  }
  if (waitsFor === null) return null;
  // every look at the game draws this anew
  const now = Date.now();
  const yours = you !== null && waitsFor.seats.includes(you);
  const [only, ...others] = waitsFor.seats;
  const whose = yours
    ? "Your turn"
    : `${capital(possessive(only === undefined ? "nobody" : seatInWords(only, names)))} turn`;
  return (
    <p class="turn" data-turn={isTurnOf(state, you) ? "yours" : "others"}>
      {others.length > 0 && still.length > 0 ? (
        <AmongSeveral still={still} />
      ) : (
        <strong class={yours ? "tag your-turn" : undefined}>
          {others.length === 0 ? whose : `${capital(anyOfSeats(waitsFor.seats, names, you))} can act`}
        </strong>
      )}
      <span class="minor">
        {" "}
        ·{" "}
        <time dateTime={waitsFor.since} title={`Since ${whenInWords(waitsFor.since)}`}>
          {howLong(waitsFor.since, now)}
        </time>
        {waitsFor.deadline !== null &&
          ` · until ${whenInWords(waitsFor.deadline)} (${fromNow(waitsFor.deadline, now)})`}
      </span>
    </p>
  );
}
