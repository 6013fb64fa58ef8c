import { useSignal } from "@preact/signals";
import type { Invitation } from "../api/answers.ts";
import { HandedOn } from "../post/handed-on.tsx";
import { handedOut, toHandOut } from "../post/handed-out.ts";
import { keepInvitation, secretOf } from "../post/invitations.ts";
import { linkFor, linkToLookOn } from "../post/links.ts";
import { seatAndName } from "../post/seat-words.ts";
import { go, linkTo } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import type { ViewProps } from "../page/view-props.ts";
import "../styles/stored-games.css";

/** The invitations of a new game, to be handed out. They are shown this once. */
export function Invitations({ path }: ViewProps) {
  const game = path[0] ?? "";
  const waiting = useSignal(toHandOut(game)).value;
  if (waiting === null) {
    return (
      <div class="post-page">
        <Trouble
          alone
          text="These invitations were shown once."
          whatToDo="They are kept nowhere. The game master can make a new one for each seat: open the game and choose Seats."
        />
        <p>
          <a href={linkTo(["post", game])}>To the game</a>
        </p>
      </div>
    );
  }
  const { title, visibility, invitations, names } = waiting;
  return (
    <div class="post-page">
      <h1>{title}: hand out the invitations</h1>
      <p class="lead">
        Send each person one link, by mail or chat. Whoever opens it takes that seat, on as many devices as they like.
      </p>
      <WhatLinksAre />
      <ul class="invitations">
        {invitations.map((invitation) => (
          <Row
            key={invitation.seat}
            game={game}
            title={title}
            called={seatAndName(invitation.seat, names)}
            invitation={invitation}
            visibility={visibility}
          />
        ))}
      </ul>
      <div class="row at-foot">
        <button
          type="button"
          class="main"
          data-handed-out=""
          onClick={() => {
            handedOut(game);
            go(["post", game]);
          }}
        >
          All handed out, to the game
        </button>
      </div>
    </div>
  );
}

/** What whoever hands links out has to know of them. */
function WhatLinksAre() {
  return (
    <ul class="plain-list small-notes">
      <li>
        <strong>A link is like a key.</strong> Give each to one person only, and not into a group chat. If one goes
        astray, the game master makes a new one, and the old opens nothing any more.
      </li>
      <li>
        <strong>They are shown this once.</strong> The server keeps no copy. Yours are kept in this browser, under My
        games.
      </li>
    </ul>
  );
}

const meanings: Readonly<Record<string, string>> = {
  master: "makes new invitations, closes the game; keep it for yourself",
  spectator: "see everything, and do nothing; one link for all of them",
};

function Row({
  game,
  title,
  called,
  invitation: { seat, secret },
  visibility,
}: {
  readonly game: string;
  readonly title: string;
  readonly called: string;
  readonly invitation: Invitation;
  readonly visibility: "public" | "private";
}) {
  const isKept = secretOf(game, seat) === secret;
  // of a public game the plain link is enough to look on
  const link = seat === "spectator" && visibility === "public" ? linkToLookOn(game) : linkFor(secret);
  return (
    <li data-seat={seat}>
      <p>
        <strong>{called}</strong> <span class="minor">{meanings[seat] ?? "plays"}</span>{" "}
        {isKept && <span class="tag">kept in this browser</span>}
      </p>
      <HandedOn label={`Link for ${called}`} title={`${title}: your seat`} link={link} />
      <div class="row">
        {!isKept && seat !== "spectator" && (
          <button type="button" class="quiet" data-keep={seat} onClick={() => keepInvitation(secret, seat)}>
            Keep it here, too
          </button>
        )}
      </div>
    </li>
  );
}
