import { useSignal } from "@preact/signals";
import { branch, moves, undo } from "../api/games.ts";
import { announce } from "../page/announce.tsx";
import { note } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";
import type { Step } from "../game/table.ts";
import { welcome } from "./handed-out.ts";
import { isFree } from "./move-words.ts";
import { GoesBack, MOST_TAKEN_BACK, useWhoAlone } from "./proposal-card.tsx";
import { seatsInWords } from "./seat-words.ts";
import type { StoredGame } from "./stored-game.ts";
import { useDeed } from "./use-deed.ts";

const isPlayer = (game: StoredGame): boolean => game.seat !== null && game.state.value.seats.includes(game.seat);

/**
 * What can be done about the version that is looked at: back to the present, back to it, or on from it in a game of its
 * own.
 */
export function GoingBack({ game, step }: { readonly game: StoredGame; readonly step: Step }) {
  const opened = useSignal<"undo" | "what if" | null>(null);
  const state = game.state.value;
  const past = step.number < state.version;
  const mayUndo = isPlayer(game) && state.ended === null && state.rules.current;
  const mayBranch = game.seat !== null && game.seat !== "spectator";
  const open = (which: "undo" | "what if"): void => void (opened.value = opened.value === which ? null : which);
  return (
    <div class="going-back" data-looking-back={past ? "" : undefined}>
      <div class="row">
        {past && (
          <button type="button" data-present="" onClick={() => note({ step: null })}>
            To the present
          </button>
        )}
        {mayUndo && (past || step.number > 0) && (
          <Undo
            key={`${step.number} ${state.version}`}
            game={game}
            to={past ? step.number : step.number - 1}
            isOpen={opened.value === "undo"}
            onOpen={() => open("undo")}
          />
        )}
        {mayBranch && (
          <button
            type="button"
            class={past ? "" : "quiet"}
            data-what-if=""
            aria-expanded={opened.value === "what if"}
            onClick={() => open("what if")}
          >
            What if …
          </button>
        )}
      </div>
      {past && (
        <p class="minor">
          You look back at version {step.number} of {state.version}.
        </p>
      )}
      {mayUndo && opened.value === "undo" && (
        <Asking
          key={`${step.number} ${state.version}`}
          game={game}
          to={past ? step.number : step.number - 1}
          onDone={() => (opened.value = null)}
        />
      )}
      {opened.value === "what if" && <WhatIf game={game} version={step.number} />}
    </div>
  );
}

interface UndoProps {
  readonly game: StoredGame;
  /** The version to go back to. */
  readonly to: number;
}

/**
 * The way back: what one did oneself and nobody learned anything by is taken back at once; anything else is asked of the
 * others, once it was read what goes back.
 */
function Undo({ game, to, isOpen, onOpen }: UndoProps & { readonly isOpen: boolean; readonly onOpen: () => void }) {
  const deed = useDeed(game);
  const { version, proposal, seats } = game.state.value;
  const isAlone = seats.length === 1;
  const { answer } = useAnswer(() => moves(game.access, to, Math.min(MOST_TAKEN_BACK, version - to)), [to, version]);
  const since = answer.value?.moves;
  const free = since !== undefined && version - to <= since.length && since.every((move) => isFree(move, game.seat));
  const takeBack = (): Promise<void> =>
    deed.run(async () => {
      const { game: next } = await undo(game.access, version, to);
      game.heard(next);
      announce("Taken back. The record keeps what was undone.");
      note({ step: null });
    });
  // while one wish waits for answers, nobody makes another
  if (since === undefined || (!free && proposal !== null)) return null;
  if (free)
    return (
      <>
        <button type="button" data-undo="free" disabled={deed.busy.value} onClick={() => void takeBack()}>
          {version - to === 1 ? "Take my last move back" : `Take my last ${version - to} moves back`}
        </button>
        {deed.wrong.value !== null && <Trouble {...deed.wrong.value} />}
      </>
    );
  return (
    <button type="button" class="quiet" data-undo="ask" aria-expanded={isOpen} onClick={onOpen}>
      {isAlone ? "Go" : "Ask to go"} back {version - to === 1 ? "by one move" : "to here"} …
    </button>
  );
}

/** Says what would go back, and asks the others for it. */
function Asking({ game, to, onDone }: UndoProps & { readonly onDone: () => void }) {
  const deed = useDeed(game);
  const { version, seats, names } = game.state.value;
  const others = seats.filter((seat) => seat !== game.seat);
  const alone = useWhoAlone(game, to);
  const ask = (): Promise<void> =>
    deed.run(async () => {
      const { outcome, game: next } = await undo(game.access, version, to);
      game.heard(next);
      announce(outcome === "undone" ? "The game went back." : "The others are asked.");
      note({ step: null });
      onDone();
    });
  return (
    <div class="notice" data-asking="">
      <p>
        <strong>This would be taken back:</strong>
      </p>
      <GoesBack game={game} to={to} />
      <p class="minor">
        {others.length === 0
          ? "The record keeps what was undone."
          : `It happens when ${seatsInWords(alone === null ? others : [alone], names)} ${others.length === 1 || alone !== null ? "agrees" : "agree"}${alone === null ? "" : "; nobody else has to"}. Dice that are rolled again may fall differently.`}
      </p>
      {deed.wrong.value !== null && <Trouble {...deed.wrong.value} />}
      <div class="row">
        <button type="button" class="main" data-ask="" disabled={deed.busy.value} onClick={() => void ask()}>
          {others.length === 0 ? "Go back" : "Ask"}
        </button>
        <button type="button" class="quiet" data-leave="" onClick={onDone}>
          Cancel
        </button>
      </div>
    </div>
  );
}

/** A branch: a private game of its own from the version that is looked at. */
function WhatIf({ game, version }: { readonly game: StoredGame; readonly version: number }) {
  const deed = useDeed(game);
  const title = useSignal("");
  const make = (): Promise<void> =>
    deed.run(async () => {
      const created = await branch(game.access, version, title.value.trim());
      welcome(created, game.seat !== null && created.seats.includes(game.seat) ? game.seat : null);
    });
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <p class="minor">
        A private game of its own that goes on from version {version}, with new invitations and dice of its own. This
        game stays as it is.
      </p>
      <label class="field">
        <span>What if … (its title)</span>
        <input
          data-branch-title=""
          autocomplete="off"
          maxLength={200}
          value={title.value}
          placeholder={`${game.state.value.title}, from version ${version}`}
          onInput={({ currentTarget }) => (title.value = currentTarget.value)}
        />
      </label>
      {deed.wrong.value !== null && <Trouble {...deed.wrong.value} />}
      <div class="row">
        <button type="submit" class="main" data-branch="" disabled={deed.busy.value}>
          Play it
        </button>
      </div>
    </form>
  );
}
