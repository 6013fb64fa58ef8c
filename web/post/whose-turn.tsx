import type { GameAnswer } from "../api/answers.ts";
import { seatInWords, seatsInWords } from "./seat-words.ts";
import type { StoredGame } from "./stored-game.ts";
import { Said } from "./said.tsx";
import { fromNow, whenInWords } from "./times.ts";

/** Whose turn it is, since when and until when; or how the game ended. */
export function WhoseTurn({ game }: { readonly game: StoredGame }) {
  const state = game.state.value;
  const { dice, visibility, you, names, said } = state;
  return (
    <div class="whose-turn" data-version={state.version} data-you={you ?? ""}>
      <Turn state={state} />
      <p class="minor">
        {you === null ? "You look on." : `You are ${seatInWords(you, names)}.`}{" "}
        {visibility === "private" && <span class="tag">private</span>}{" "}
        {dice === "table" && <span class="tag">your own dice: nobody can verify them</span>}{" "}
        {!state.rules.current && <span class="tag">older rules</span>}
      </p>
      {said !== null && <Said by={seatInWords(said.by, names)} words={said.words} />}
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

/** How a game ended for the players, in a word. */
const ways = { victory: "Won", defeat: "Lost", draw: "Drawn" } as const;

function Turn({ state: { ended, result, waitsFor, you, names } }: { readonly state: GameAnswer }) {
  if (ended !== null) {
    const how = ended.how === "closed" ? "Closed by the game master" : result === null ? "Over" : ways[result.result];
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
  const others = waitsFor.seats.filter((seat) => seat !== you);
  return (
    <p class="turn" data-turn={yours ? "yours" : "others"}>
      {yours ? (
        <strong class="tag your-turn">Your turn</strong>
      ) : (
        <strong>It is for {seatsInWords(waitsFor.seats, names)}</strong>
      )}
      {yours && others.length > 0 && <span class="minor"> or that of {seatsInWords(others, names)}</span>}
      <span class="minor">
        {" "}
        · asked{" "}
        <time dateTime={waitsFor.since} title={whenInWords(waitsFor.since)}>
          {fromNow(waitsFor.since, now)}
        </time>
        {waitsFor.deadline !== null &&
          ` · until ${whenInWords(waitsFor.deadline)} (${fromNow(waitsFor.deadline, now)})`}
      </span>
    </p>
  );
}
