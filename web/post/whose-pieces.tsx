import { claim } from "../api/games.ts";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keepAt, keptTexts } from "../page/kept.ts";
import { announce } from "../page/announce.tsx";
import { pieceName } from "../page/names.ts";
import { Trouble } from "../page/trouble.tsx";
import type { Step } from "../game/table.ts";
import { sharedPieces } from "./holders.ts";
import { seatInWords } from "./seat-words.ts";
import type { StoredGame } from "./stored-game.ts";
import { useDeed } from "./use-deed.ts";

/** Who plays which piece of one's own side, to be claimed and given up: a convention of the table. */
export function WhosePieces({ game }: { readonly game: StoredGame }) {
  const deed = useDeed(game);
  const state = game.state.value;
  const { you, seats, names, ended } = state;
  const shared = sharedPieces(state);
  if (shared.length === 0) return null;
  const change = (piece: string, wish: { readonly take?: readonly string[]; readonly giveUp?: readonly string[] }) =>
    deed.run(async () => {
      game.heard(await claim(game.access, wish));
      announce(wish.take === undefined ? `${pieceName(piece)} is given up.` : `${pieceName(piece)} is yours to play.`);
    });
  return (
    <div class="whose-pieces" data-whose-pieces="">
      <ul class="plain-list" aria-label="Who plays whom">
        {shared.map(({ piece, seat, isClaimed }) => (
          <li key={piece} data-shared={piece}>
            <strong>{pieceName(piece)}</strong>
            <span class={`whose seat-${seats.indexOf(seat)}`}>
              {seat === you ? "yours" : `${seatInWords(seat, names)}’s`}
            </span>
            {ended === null && !(isClaimed && seat !== you) && (
              <button
                type="button"
                class="small"
                data-claim={isClaimed ? "give-up" : "take"}
                disabled={deed.busy.value}
                onClick={() => void change(piece, isClaimed ? { giveUp: [piece] } : { take: [piece] })}
              >
                {isClaimed ? "Give up" : seat === you ? "Keep" : "Take"}
                <span class="heard"> {pieceName(piece)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {deed.wrong.value !== null && <Trouble {...deed.wrong.value} />}
    </div>
  );
}

const SETTLED = "umpire-whose-pieces-settled";
const settled = signal(keptTexts(SETTLED));

function settle(id: string): void {
  settled.value = [...new Set([...settled.peek(), id])];
  keepAt(SETTLED, settled.peek());
}

/**
 * The same while a game is being set up, where one comes by it: until somebody acts, or whoever looks has put it away.
 */
export function WhoseAtSetUp({ game, step }: { readonly game: StoredGame; readonly step: Step }) {
  const { decision } = step.moment;
  const { state, id } = game;
  const isBegun = decision?.kind === "act";
  useEffect(() => {
    if (isBegun) settle(id);
  }, [isBegun]);
  const isSetUp = step.number === state.value.version && decision?.kind === "choose";
  if (!isSetUp || settled.value.includes(id) || sharedPieces(state.value).length === 0) return null;
  return (
    <div class="beside-turn">
      <p>
        <strong>Who plays whom?</strong>
      </p>
      <button type="button" class="small" data-whose-settled="" onClick={() => settle(id)}>
        That is settled
      </button>
      <WhosePieces game={game} />
    </div>
  );
}
