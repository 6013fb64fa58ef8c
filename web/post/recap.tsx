import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { facesOf } from "../director/faces.ts";
import { type Frame, framesOf } from "../director/frames.ts";
import { isGrave } from "../director/grave.ts";
import { frame, holdBack, letPlay, playRecap, secondsOfRecap } from "../director/director.ts";
import type { Step } from "../game/table.ts";
import { capital } from "../page/names.ts";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { missedMoves, type MissedMoment, momentsOf } from "./missed.ts";
import { maker, whatWasSent } from "./move-words.ts";
import { lastSeen, noteSeen, type Seen } from "./seen.ts";
import type { StoredGame } from "./stored-game.ts";
import { sinceInWords } from "./times.ts";
import { useDeed } from "./use-deed.ts";

/** From how many versions on that come at once somebody who is looking has missed something. */
const AT_ONCE = 2;

/** Since when something was missed, null where nothing was; and how it is noted as seen. */
function useMissed({ id, seat, state, moved }: StoredGame) {
  const { version } = state.value;
  const since = useSignal<Seen | null>(null);
  const shown = useRef<number | null>(null);
  const seen = (): void => {
    since.value = null;
    noteSeen(id, seat, state.peek().version);
  };
  useEffect(() => {
    const kept = shown.current === null ? lastSeen(id, seat) : null;
    const before = kept?.version ?? shown.current ?? version;
    const isMissed = version - before >= (kept === null ? AT_ONCE : 1);
    shown.current = version;
    if (version === moved.peek()) since.value = null;
    else if (isMissed) since.value ??= kept ?? { version: before, at: new Date().toISOString() };
    if (since.value === null) seen();
  }, [version]);
  return { since: since.value, seen };
}

/** The moments of a recap as the director plays them, over the board as it stands now. */
async function framesOfRecap(
  { table, state, learn }: StoredGame,
  moments: readonly MissedMoment[],
): Promise<{ readonly step: Step; readonly frames: readonly Frame[] }> {
  const { version, names, you } = state.peek();
  const step = await table.step(version);
  learn(moments.map(({ move }) => move));
  const frames: Frame[] = [];
  for (const move of new Set(moments.map((moment) => moment.move))) {
    const [before, after] = await Promise.all([move.version - 1, move.version].map((number) => table.step(number)));
    if (before === undefined || after === undefined) continue;
    const said = move.words === null ? "" : ` “${move.words}”`;
    // what happened stands below who did it; what was sent is told where it may be known
    const what = whatWasSent(move, names, before.moment.decision);
    const words = `${capital(maker(move.by, names, you))}${what === null ? " has moved." : ` – ${what}.`}${said}`;
    const still: Frame = {
      step,
      event: null,
      move: words,
      board: after.moment.board,
      moment: before.moment.moment,
      at: [],
      grave: false,
      way: [],
      lines: [],
      templates: [],
      dice: [],
    };
    const told = framesOf(before.moment, after);
    frames.push(...(told.length === 0 ? [still] : told.map((shown) => ({ ...shown, step, move: words }))));
  }
  return { step, frames };
}

const weighed = ({ event, move }: MissedMoment) => ({
  told: event?.text ?? move.words ?? "",
  grave: event !== null && isGrave(event),
  dice: event === null ? [] : facesOf(event),
  // who did it is told by each of them
  isAside: false,
});

/** Offers to play what happened since this browser saw the game last. */
export function Recap({ game }: { readonly game: StoredGame }) {
  const { version } = game.state.value;
  const { since, seen } = useMissed(game);
  const deed = useDeed();
  const { answer } = useAnswer(
    since === null ? null : async () => ({ since, moves: await missedMoves(game.access, since.version, version) }),
    [game, since, version],
  );
  useEffect(() => {
    if (since !== null) holdBack();
    return letPlay;
  }, [since]);
  const moments = since !== null && answer.value?.since === since ? answer.value.moves.flatMap(momentsOf) : [];
  useEffect(() => {
    if (answer.value?.since === since && moments.length === 0) seen();
  }, [answer.value]);
  if (since === null || moments.length === 0 || frame.value !== null) return null;
  const play = (): Promise<void> =>
    deed.run(async () => {
      const { step, frames } = await framesOfRecap(game, moments);
      playRecap(step, frames, seen);
    });
  const seconds = secondsOfRecap(moments.map(weighed));
  return (
    <div class="beside-turn" data-recap={moments.length} role="status">
      <p>
        <strong>{sinceInWords(since.at, Date.now())}:</strong>{" "}
        {moments.length === 1 ? "one moment" : `${moments.length} moments`}
        {seconds === null ? "" : `, ${seconds} s`}.
      </p>
      <button type="button" class="main" data-play-recap="" disabled={deed.busy.value} onClick={() => void play()}>
        {moments.length === 1 ? "Watch it" : "Watch them"}
      </button>
      <button type="button" class="quiet" data-no-recap="" onClick={seen}>
        Not now
      </button>
      {deed.wrong.value !== null && <Trouble {...deed.wrong.value} />}
    </div>
  );
}
