import { useEffect } from "preact/hooks";
import { note } from "../page/route.ts";
import { announce } from "../page/announce.tsx";
import { Trouble } from "../page/trouble.tsx";
import { seatsHeld } from "./coming.ts";
import { beTold, declinePush, mute, muteSeat, pushState, stayTold } from "./push.ts";
import { seatInWords } from "./seat-words.ts";
import type { StoredGame } from "./stored-game.ts";
import { useDeed } from "./use-deed.ts";

const notAlone = { text: "This browser could not be set up for notices.", whatToDo: "The game goes on without them." };

/** Asks once, after the first move from here, whether this browser tells when it is one's turn. */
export function AskPush({ game }: { readonly game: StoredGame }) {
  const deed = useDeed();
  const hasMoved = game.moved.value >= 0;
  const state = pushState(game);
  useEffect(() => {
    // whoever wants it in every game is not asked again; without a push service the game goes on as well
    if (hasMoved || state === "told") void stayTold(game).catch(() => undefined);
  }, [game, hasMoved]);
  if (game.seat === null || !hasMoved || state !== "not asked") return null;
  const agree = (): Promise<void> =>
    deed.run(async () => {
      announce((await beTold(game)) ? "This browser tells you when it is your turn." : "You are told nothing.");
    });
  return (
    <div class="beside-turn" data-ask-push="" role="status">
      <p title="In all games that you play in this browser; each notice has a way to end it.">
        <strong>Tell you when it is your turn, even with this page closed?</strong>
      </p>
      <button type="button" class="main" data-push-yes="" disabled={deed.busy.value} onClick={() => void agree()}>
        Tell me
      </button>
      <button type="button" class="quiet" data-push-no="" onClick={declinePush}>
        No, thank you
      </button>
      {deed.wrong.value !== null && <Trouble {...notAlone} />}
    </div>
  );
}

/** Ends the notices of a game in this browser where a notice led here for that. */
export function EndPush({ game, ends }: { readonly game: StoredGame; readonly ends: boolean }) {
  const deed = useDeed();
  useEffect(() => {
    if (ends) void deed.run(() => mute(game));
  }, [game, ends]);
  if (!ends) return null;
  return (
    <div class="notice" data-end-push="" role="status">
      {deed.wrong.value === null ? (
        <p>{deed.busy.value ? "Ending its notices …" : "This browser tells you nothing more of this game."}</p>
      ) : (
        <Trouble {...deed.wrong.value} />
      )}
      <button type="button" onClick={() => note({ notices: null })}>
        All right
      </button>
    </div>
  );
}

/** What this browser tells of the game, and the ways to change it. */
export function PushChoice({ game }: { readonly game: StoredGame }) {
  const deed = useDeed();
  const state = pushState(game);
  if (state === null) return <p class="minor">This browser cannot tell you anything while the page is closed.</p>;
  const isTold = state === "told";
  const hasOthers = seatsHeld(game.id).length > 1;
  return (
    <div data-push={state}>
      <p class="minor">
        {isTold
          ? "This browser tells you when it is your turn, also while the page is closed."
          : "This browser can tell you when it is your turn, also while the page is closed."}
      </p>
      <button
        type="button"
        data-push-change=""
        disabled={deed.busy.value}
        onClick={() => void deed.run(async () => void (await (isTold ? mute(game) : beTold(game))))}
      >
        {isTold ? "Mute this game here" : "Tell me here"}
      </button>
      {isTold && hasOthers && game.seat !== null && (
        <button
          type="button"
          class="quiet"
          data-push-seat=""
          disabled={deed.busy.value}
          onClick={() => void deed.run(() => muteSeat(game))}
        >
          Mute {seatInWords(game.seat, game.state.value.names)} alone
        </button>
      )}
      {deed.wrong.value !== null && <Trouble {...notAlone} />}
    </div>
  );
}
