import { useSignal } from "@preact/signals";
import { sendNotices } from "../api/games.ts";
import { announce } from "../page/announce.tsx";
import { Trouble } from "../page/trouble.tsx";
import { PushChoice } from "./ask-push.tsx";
import { Copied } from "./copied.tsx";
import type { StoredGame } from "./stored-game.ts";
import { useDeed } from "./use-deed.ts";

/** The key that notices are signed with, which is shown once. */
function KeyOfNotices({ text }: { readonly text: string }) {
  return (
    <div data-key="">
      <p class="minor">
        Each notice is signed with this key, so that a program can tell that it is from here. It is shown this once; for
        Discord you do not need it.
      </p>
      <Copied label="Key of the notices" text={text} />
    </div>
  );
}

/** Where an address for the notices is put in, and where they are ended. */
function WebhookForm({ isBusy, send }: { readonly isBusy: boolean; readonly send: (to: string | null) => void }) {
  const url = useSignal("");
  const wanted = url.value.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== "") send(wanted);
      }}
    >
      <label class="field">
        <span>Address, https only</span>
        <input
          data-webhook=""
          inputMode="url"
          autocomplete="off"
          maxLength={500}
          value={url.value}
          onInput={({ currentTarget }) => (url.value = currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="submit" data-notices="" disabled={isBusy || wanted === ""}>
          Send them there
        </button>
        <button type="button" class="quiet" data-no-notices="" disabled={isBusy} onClick={() => send(null)}>
          End the notices
        </button>
      </div>
    </form>
  );
}

/** Has one's turns, reminders and the end sent to an address; the key they are signed with is shown once. */
export function Notices({ game }: { readonly game: StoredGame }) {
  const deed = useDeed();
  const key = useSignal<string | null>(null);
  const said = useSignal("");
  const send = (to: string | null): Promise<void> =>
    deed.run(async () => {
      said.value = "";
      const answer = await sendNotices(game.access, { url: to });
      key.value = answer.key;
      said.value = to === null ? "Notices for your seat have ended." : "From now on your turns are sent there.";
      announce(said.value);
    });
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">Notices</h2>
      <PushChoice game={game} />
      <p class="minor">
        Or be told when it is your turn, when time runs out, and when the game is over: by a webhook, for example that
        of a Discord channel. Treat its address like a password.
      </p>
      <WebhookForm isBusy={deed.busy.value} send={(to) => void send(to)} />
      {deed.wrong.value !== null && (
        <Trouble {...deed.wrong.value} whatToDo="Nothing was changed. Look at the address again." />
      )}
      {said.value !== "" && <p class="minor">{said.value}</p>}
      {key.value !== null && <KeyOfNotices text={key.value} />}
    </section>
  );
}
