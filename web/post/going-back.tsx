import { useSignal } from "@preact/signals";
import { branch, takeOverRules, undo } from "../api/games.ts";
import { announce } from "../shell/announce.tsx";
import { note } from "../shell/route.ts";
import { Trouble } from "../shell/trouble.tsx";
import type { Step } from "../table/table.ts";
import { welcome } from "./handed-out.ts";
import { capital, seatInWords, seatsInWords } from "./seat-words.ts";
import { RenewedConsents } from "./renewals.tsx";
import type { StoredGame } from "./stored-game.ts";
import { useDeed } from "./use-deed.ts";

const isPlayer = (game: StoredGame): boolean => game.seat !== null && game.state.value.seats.includes(game.seat);

/** A wish to go back that waits for consent: what it would undo, who agrees, and the way to agree. */
export function ProposalCard({ game }: { readonly game: StoredGame }) {
  const deed = useDeed(game);
  const { proposal, version, you, names } = game.state.value;
  if (proposal === null) return null;
  const { takesOver, to, by, consents, missing, renewed } = proposal;
  const since = version - to === 1 ? "the last move" : `the last ${version - to} moves`;
  const agree = (): Promise<void> =>
    deed.run(async () => {
      const answer = takesOver
        ? await takeOverRules(game.access, version, false)
        : await undo(game.access, version, to);
      game.heard(answer.game);
      const done = takesOver ? "The newer rules are taken over." : `The game went back to version ${to}.`;
      announce(answer.outcome === "proposed" ? "You agree. The others are still to be asked." : done);
    });
  return (
    <div class="notice" data-proposal={to}>
      <p>
        <strong>
          {by === you ? "You would" : `${capital(seatInWords(by, names))} would`} like to{" "}
          {takesOver ? "take over the newer rules" : `go back to version ${to}`}
        </strong>
        {to === version ? "." : ` and ${takesOver ? `go back to version ${to}, without` : "undo"} ${since}.`}
      </p>
      <p class="minor">
        {capital(seatsInWords(consents, names))} {consents.length === 1 ? "agrees" : "agree"};{" "}
        {seatsInWords(missing, names)} {missing.length === 1 ? "has" : "have"} not yet. The next move makes the wish
        void.
      </p>
      <RenewedConsents renewed={renewed} names={names} />
      {deed.wrong.value !== null && <Trouble {...deed.wrong.value} />}
      <div class="row">
        {you !== null && missing.includes(you) && (
          <button type="button" class="main" data-agree="" disabled={deed.busy.value} onClick={() => void agree()}>
            Agree
          </button>
        )}
        <button type="button" onClick={() => note({ step: String(to) })}>
          Look at version {to}
        </button>
      </div>
    </div>
  );
}

/**
 * What can be done about the version that is looked at: back to the present, back to it, or on from it in a game of its
 * own.
 */
export function GoingBack({ game, step }: { readonly game: StoredGame; readonly step: Step }) {
  const deed = useDeed(game);
  const wishing = useSignal(false);
  const said = useSignal({ version: 0, text: "" });
  const state = game.state.value;
  const past = step.number < state.version;
  const mayUndo = isPlayer(game) && state.ended === null && state.rules.current;
  const mayBranch = game.seat !== null && game.seat !== "spectator";

  const goBack = (to: number): Promise<void> =>
    deed.run(async () => {
      const { outcome, game: next, proposal } = await undo(game.access, state.version, to);
      game.heard(next);
      const text =
        outcome === "undone"
          ? `The game went back to version ${to}. The record keeps what was undone.`
          : `Proposed. It is carried out when ${seatsInWords(proposal?.missing ?? [], state.names)} ${proposal?.missing.length === 1 ? "agrees" : "agree"}.`;
      said.value = { version: next.version, text };
      announce(text);
      wishing.value = false;
      note({ step: null });
    });

  return (
    <div class="going-back" data-looking-back={past ? "" : undefined}>
      <div class="row">
        {past && (
          <button type="button" data-present="" onClick={() => note({ step: null })}>
            To the present
          </button>
        )}
        {mayUndo && (past || step.number > 0) && (
          <button
            type="button"
            class={past ? "" : "quiet"}
            data-undo=""
            disabled={deed.busy.value}
            onClick={() => void goBack(past ? step.number : step.number - 1)}
          >
            {past ? "Undo back to here" : "Undo the last move"}
          </button>
        )}
        {mayBranch && (
          <button
            type="button"
            class={past ? "" : "quiet"}
            data-what-if=""
            aria-expanded={wishing.value}
            onClick={() => (wishing.value = !wishing.value)}
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
      {said.value.version === state.version && said.value.text !== "" && (
        <p class="minor" data-said="">
          {said.value.text}
        </p>
      )}
      {deed.wrong.value !== null && <Trouble {...deed.wrong.value} />}
      {wishing.value && <WhatIf game={game} version={step.number} />}
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
