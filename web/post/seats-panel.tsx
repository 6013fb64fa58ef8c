import { signal, useSignal } from "@preact/signals";
import { renewInvitation } from "../api/games.ts";
import { note } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import { seatsHeld } from "./coming.ts";
import { sharedPieces } from "./holders.ts";
import { WhosePieces } from "./whose-pieces.tsx";
import { HandedOn } from "./handed-on.tsx";
import { forgetInvitations, keepInvitation, secretOf } from "./invitations.ts";
import { linkFor, linkWithPicture } from "./links.ts";
import { seatAndName, seatLabel, seatsInWords } from "./seat-words.ts";
import { MasterDeeds } from "./master-deeds.tsx";
import { Notices } from "./notices.tsx";
import type { StoredGame } from "./stored-game.ts";
import { hoursInWords, whenInWords } from "./times.ts";
import { useDeed } from "./use-deed.ts";

/** Who sits where, with what one may do as oneself and as the game master. */
export function SeatsPanel({ game }: { readonly game: StoredGame }) {
  const { id, state } = game;
  const { seats, you, visibility } = state.value;
  const held = seatsHeld(id);
  const masterSecret = secretOf(id, "master");
  return (
    <div class="seats">
      {held.length > 1 && <YouAre game={game} held={held} />}
      <section aria-labelledby="the-seats">
        <h2 id="the-seats">Seats</h2>
        <ul class="invitations">
          {[...seats, "spectator", "master"].map((seat) => (
            <Seat key={seat} game={game} seat={seat} masterSecret={masterSecret} />
          ))}
        </ul>
        {visibility === "public" && (
          <div>
            <p class="minor">Everybody may look on by this link, which shows the board in a chat:</p>
            <HandedOn label="Link to look on" title={state.value.title} link={linkWithPicture(id)} />
          </div>
        )}
      </section>
      {sharedPieces(state.value).length > 0 && (
        <section aria-labelledby="whose-pieces">
          <h2 id="whose-pieces">Who plays whom</h2>
          <p class="minor">
            The rules deal the pieces out; among yourselves you may agree otherwise. Whoever takes one is asked for it,
            and others of the side may still act with it when they say for whom.
          </p>
          <WhosePieces game={game} />
        </section>
      )}
      {you !== null && you !== "spectator" && <Notices game={game} />}
      {masterSecret !== undefined && <MasterDeeds game={game} access={{ id, invitation: masterSecret }} />}
      <section aria-labelledby="agreed">
        <h2 id="agreed">What was agreed on</h2>
        <AgreedOn game={game} />
        {held.length > 0 && <Leave game={game} held={held} />}
      </section>
    </div>
  );
}

/** Which of the seats held in this browser one plays at now. */
function YouAre({ game, held }: { readonly game: StoredGame; readonly held: readonly string[] }) {
  const { you, names } = game.state.value;
  return (
    <section aria-labelledby="you-are">
      <h2 id="you-are">You are</h2>
      <div class="chips">
        {held.map((seat) => (
          <button
            key={seat}
            type="button"
            class="chip"
            data-as={seat}
            aria-pressed={seat === you}
            onClick={() => note({ as: seat, step: null })}
          >
            {seatLabel(seat, names)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** What a game was begun with: who may look on, the dice, the time for a turn, and how long it is kept. */
function AgreedOn({ game }: { readonly game: StoredGame }) {
  const { visibility, dice, deadline, origin, expiresAt } = game.state.value;
  return (
    <ul class="small-notes">
      <li>
        {visibility === "public"
          ? "Everybody who knows the link may look on."
          : "Only those with an invitation may look on."}
      </li>
      <li>
        {dice === "sealed"
          ? "The server rolls, with sealed dice."
          : "The players roll and tell; nobody can verify that."}
      </li>
      <li>
        {deadline === null
          ? "A turn has no deadline."
          : `A turn has ${hoursInWords(deadline.hours)}; then ${deadline.consequence === "remind" ? "the player is reminded" : "the server plays it, marked in the record"}.`}
      </li>
      {origin !== null && (
        <li>
          {origin.kind === "branch" ? "It branched off another game" : "It was imported from a record"}, at version{" "}
          {origin.version}.
        </li>
      )}
      <li>It is removed on {whenInWords(expiresAt)} if nothing happens any more. Save the record before.</li>
    </ul>
  );
}

/** Links made anew in this window, by game and seat: whoever renews his own comes in again, and still has to see it. */
const freshLinks = signal<Readonly<Record<string, string>>>({});

interface SeatProps {
  readonly game: StoredGame;
  readonly seat: string;
  readonly masterSecret: string | undefined;
}

/** A seat, and a new invitation to it for those who may make one. */
function Seat({ game, seat, masterSecret }: SeatProps) {
  const sure = useSignal(false);
  const { id, state } = game;
  const { you, names, title } = state.value;
  const own = secretOf(id, seat);
  const fresh = freshLinks.value[`${id} ${seat}`];
  // those who look on share one invitation: none of them replaces it
  const opener = masterSecret ?? (seat === "spectator" ? undefined : own);
  const { deed, renew } = useRenewal({ id, seat, opener, own });
  const name = seatAndName(seat, names);
  return (
    <li data-seat={seat}>
      <div class="row spread">
        <span>
          <strong>{name}</strong>{" "}
          {seat === you ? <span class="tag">you</span> : own !== undefined && <span class="tag">in this browser</span>}
        </span>
        {opener !== undefined && !sure.value && (
          <button type="button" class="quiet" data-renew={seat} onClick={() => (sure.value = true)}>
            New invitation<span class="heard"> for {name}</span>
          </button>
        )}
      </div>
      {sure.value && (
        <SureToRenew
          seat={seat}
          isBusy={deed.busy.value}
          onRenew={() => void renew(() => (sure.value = false))}
          onLeave={() => (sure.value = false)}
        />
      )}
      {deed.wrong.value !== null && <Trouble {...deed.wrong.value} />}
      {fresh !== undefined && (
        <div>
          <p class="minor">
            Shown this once{own === undefined ? ": hand it out now." : "; it is kept in this browser, too."}
          </p>
          <HandedOn label={`New link for ${name}`} title={`${title}: your seat`} link={fresh} />
        </div>
      )}
    </li>
  );
}

/** Makes a new invitation to a seat of a game, by the invitation `opener`; `own` is the one to it in this browser. */
function useRenewal({
  id,
  seat,
  opener,
  own,
}: {
  readonly id: string;
  readonly seat: string;
  readonly opener: string | undefined;
  readonly own: string | undefined;
}) {
  const deed = useDeed();
  const renew = (onMade: () => void): Promise<void> =>
    deed.run(async () => {
      const { secret } = await renewInvitation({ id, invitation: opener }, seat);
      onMade();
      freshLinks.value = { ...freshLinks.value, [`${id} ${seat}`]: linkFor(secret) };
      // what opened one's own seat before opens nothing any more
      if (own !== undefined) keepInvitation(secret, seat);
    });
  return { deed, renew };
}

/** What a new invitation does, before it is made. */
function SureToRenew({
  seat,
  isBusy,
  onRenew,
  onLeave,
}: {
  readonly seat: string;
  readonly isBusy: boolean;
  readonly onRenew: () => void;
  readonly onLeave: () => void;
}) {
  return (
    <div>
      <p class="minor">The old link opens nothing any more, wherever it is, and notices for this seat end.</p>
      <div class="row">
        <button type="button" class="main" data-renew-now={seat} disabled={isBusy} onClick={onRenew}>
          Make a new one
        </button>
        <button type="button" onClick={onLeave}>
          Leave it
        </button>
      </div>
    </div>
  );
}

/** Takes the invitations to a game out of this browser. */
function Leave({ game, held }: { readonly game: StoredGame; readonly held: readonly string[] }) {
  const sure = useSignal(false);
  if (!sure.value) {
    return (
      <button type="button" class="quiet" onClick={() => (sure.value = true)}>
        Forget this game in this browser
      </button>
    );
  }
  return (
    <div>
      <p class="minor">
        The invitations as {seatsInWords(held, game.state.value.names)} are removed from this browser. The game goes on,
        and the links that were handed out stay good.
      </p>
      <div class="row">
        <button
          type="button"
          onClick={() => {
            forgetInvitations(({ game: id }) => id === game.id);
            note({ as: null });
          }}
        >
          Forget it
        </button>
        <button type="button" onClick={() => (sure.value = false)}>
          Keep it
        </button>
      </div>
    </div>
  );
}
