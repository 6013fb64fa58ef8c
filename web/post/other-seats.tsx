import { note } from "../page/route.ts";
import { seatsHeld } from "./coming.ts";
import { seatInWords } from "./seat-words.ts";
import type { StoredGame } from "./stored-game.ts";
import { isTurnOf } from "./turns.ts";

// One person may play at several seats of a game. Whoever sits at one of them is told when another is asked, and goes on
// there by a press.

/** The players' seats that this browser holds beside the one that somebody sits at. */
export function otherSeats({ id, state }: StoredGame): readonly string[] {
  const { seats, you } = state.value;
  if (you === null || !seats.includes(you)) return [];
  const held = seatsHeld(id);
  return held.filter((seat) => seat !== you && seats.includes(seat));
}

/** Another of one's seats of which something is asked, and what: a decision, or its word on a wish of the others. */
interface Elsewhere {
  readonly seat: string;
  readonly asked: "turn" | "consent";
}

/** Where something is asked of another of one's seats that is not asked of the one that somebody sits at. */
export function seatAsked(game: StoredGame): Elsewhere | null {
  const state = game.state.value;
  const { you, ended, proposal } = state;
  if (you === null || ended !== null) return null;
  const others = otherSeats(game);
  const missing = proposal?.missing ?? [];
  // the next move cancels a wish: it is answered first, here before elsewhere
  if (missing.includes(you)) return null;
  const consent = others.find((seat) => missing.includes(seat));
  if (consent !== undefined) return { seat: consent, asked: "consent" };
  const turn = isTurnOf(state, you) ? undefined : others.find((seat) => isTurnOf(state, seat));
  return turn === undefined ? null : { seat: turn, asked: "turn" };
}

/** The way to another of one's seats. */
const GoTo = ({
  seat,
  class: look,
  children,
}: {
  readonly seat: string;
  readonly class: string;
  readonly children: string;
}) => (
  <button type="button" class={look} data-sit-at={seat} onClick={() => note({ as: seat, step: null })}>
    {children}
  </button>
);

/** Who one is, and the other seats that one holds, each a press away. */
export function YouAre({ game }: { readonly game: StoredGame }) {
  const { you, names } = game.state.value;
  if (you === null || you === "spectator") return <>You look on.</>;
  const others = otherSeats(game);
  return (
    <>
      You are {seatInWords(you, names)}
      {others.map((seat) => (
        <>
          {" "}
          ·{" "}
          <GoTo key={seat} seat={seat} class="rule-link">
            {seatInWords(seat, names)}
          </GoTo>
        </>
      ))}
      {others.length === 0 && "."}
    </>
  );
}

/** Says that another of one's seats is asked, and leads there. */
export function AskedElsewhere({ game }: { readonly game: StoredGame }) {
  const { names } = game.state.value;
  const elsewhere = seatAsked(game);
  if (elsewhere === null) return null;
  const name = seatInWords(elsewhere.seat, names);
  return (
    <div class="beside-turn" data-asked-elsewhere={elsewhere.seat} role="status">
      <p>
        <strong>
          {elsewhere.asked === "turn" ? `It is your turn as ${name}.` : `You have not answered as ${name} yet.`}
        </strong>
      </p>
      <GoTo seat={elsewhere.seat} class="main">
        {`Go on as ${name}`}
      </GoTo>
    </div>
  );
}
