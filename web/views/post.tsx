import { useEffect, useMemo } from "preact/hooks";
import { inWords, type Words } from "../api/problem.ts";
import { AskPush, EndPush } from "../post/ask-push.tsx";
import { comeTo, learnSeats, NotOpened } from "../post/coming.ts";
import { GoingBack } from "../post/going-back.tsx";
import { AskedElsewhere } from "../post/other-seats.tsx";
import { ProposalCard } from "../post/proposal-card.tsx";
import { TakeOver } from "../post/take-over.tsx";
import { forgetInvitations, invitationsTo } from "../post/invitations.ts";
import { Recap } from "../post/recap.tsx";
import { RecordPanel } from "../post/record-panel.tsx";
import { Renewals } from "../post/renewals.tsx";
import { Saying } from "../post/said.tsx";
import { SeatsPanel } from "../post/seats-panel.tsx";
import type { StoredGame } from "../post/stored-game.ts";
import { UnsentCard } from "../post/unsent-card.tsx";
import { WhoseAtSetUp } from "../post/whose-pieces.tsx";
import { watch } from "../post/watching.ts";
import { WhoseTurn } from "../post/whose-turn.tsx";
import { isStage } from "../board/room.ts";
import { stillToAct } from "../table/all-done.tsx";
import { learnPeople } from "../page/names.ts";
import { seatInWords } from "../post/seat-words.ts";
import { announce } from "../page/announce.tsx";
import { linkTo, note, route } from "../page/route.ts";
import { noteAway } from "../page/title.ts";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";
import type { ViewProps } from "../page/view-props.ts";
import { Tabs } from "../table/tabs.tsx";
import { type Around, AtTable } from "../table/at-table.tsx";
import "../styles/stored-games.css";

const wordsFor = (error: unknown): Words => (error instanceof NotOpened ? error.words : inWords(error));

/** Whether somebody came by an invitation that is not whole: one that is has been taken off the address. */
const isCut = ([, invitation = ""]: ViewProps["path"]): boolean => invitation !== "";

function CutLink() {
  return (
    <p class="notice" role="status" data-cut="">
      <strong>The link you came by is not whole,</strong> so it opens no seat. Copy all of it, or ask whoever sent it.
    </p>
  );
}

/** A game that is kept on the server, by its id; the invitations are those of this browser. */
export function PostedGame({ path, query }: ViewProps) {
  const id = path[0] ?? "";
  const invitations = invitationsTo(id);
  const unknown = invitations.filter(({ seat }) => seat === null).length;
  const {
    answer: opensNothing,
    trouble: notLearned,
    again: learn,
  } = useAnswer(unknown === 0 ? null : () => learnSeats(id), [id, unknown]);
  const seats = invitations.map(({ seat }) => seat).join(" ");
  const {
    answer: game,
    trouble: notOpened,
    again: open,
  } = useAnswer(unknown > 0 ? null : () => comeTo(id, query["as"]), [id, query["as"], unknown > 0, seats], wordsFor);
  const trouble = unknown > 0 ? notLearned : notOpened;
  const again = unknown > 0 ? learn : open;
  if (trouble.value !== null && (game.value === null || game.value.id !== id)) {
    return (
      <div class="post-page">
        {isCut(path) && <CutLink />}
        <Trouble alone {...trouble.value} again={again} />
        {invitations.length > 0 && (
          <button type="button" onClick={() => forgetInvitations(({ game: of }) => of === id)}>
            Forget the invitation, and look on if that is allowed
          </button>
        )}
        <p>
          <a href={linkTo(["my-games"])}>My games</a>
        </p>
      </div>
    );
  }
  if (game.value === null || game.value.id !== id) return <h1 class="waiting">Opening the game …</h1>;
  return (
    <>
      {isCut(path) && <CutLink />}
      {(opensNothing.value ?? 0) > 0 && (
        <p class="notice" role="status">
          <strong>The invitation you came with opens nothing any more.</strong> It was replaced by a newer one; ask the
          game master for it.
        </p>
      )}
      <AtPostedGame key={game.value.table.card.id} game={game.value} query={query} />
    </>
  );
}

function AtPostedGame({ game, query }: { readonly game: StoredGame; readonly query: ViewProps["query"] }) {
  // what goes wrong while nobody asked is shown as a lost connection, and asked again
  useEffect(() => watch(() => void game.look().catch(() => undefined), game.id), [game]);
  const { version, waitsFor, you, rules } = game.state.value;
  const yours = you !== null && waitsFor?.seats.includes(you) === true;
  useEffect(() => announce(`Version ${version}. ${yours ? "It is your turn." : ""}`), [version, yours]);
  useEffect(() => () => noteAway(game.id), [game]);
  useSeated(game);
  const around = useMemo((): Around => aroundOf(game), [game]);
  return rules.current ? (
    <AtTable table={game.table} query={query} around={around} />
  ) : (
    <WithoutBoard game={game} query={query} />
  );
}

/** Has every sentence speak of those at the seats by their names. */
function useSeated(game: StoredGame): void {
  const { seats, names } = game.state.value;
  useMemo(() => learnPeople(new Map(seats.map((seat) => [seat, seatInWords(seat, names)]))), [game]);
  useEffect(() => () => learnPeople(new Map()), []);
}

/** Whether the one who looks has a say in the game as it stands. */
function mayAct({ state }: StoredGame): boolean {
  const { ended, you, seats } = state.value;
  return ended === null && you !== null && seats.includes(you);
}

/** What stands around the board of such a game. */
const aroundOf = (game: StoredGame): Around => ({
  head: (sitting, step) => {
    const still = step.number === game.state.value.version ? stillToAct(sitting, step) : null;
    return (
      <div class="post-head">
        <WhoseTurn game={game} still={still} />
        {still !== null && <AskedElsewhere game={game} />}
        <ProposalCard game={game} />
        <Recap game={game} />
        <Renewals renewals={game.state.value.renewals} names={game.state.value.names} />
        {route.value.query["tab"] !== "seats" && <WhoseAtSetUp game={game} step={step} />}
        <UnsentCard game={game} sitting={sitting} />
        <AskPush game={game} />
        <EndPush game={game} ends={route.value.query["notices"] === "end"} />
        {isStage.value && mayAct(game) && <Saying game={game} />}
      </div>
    );
  },
  tools: (_, step) => (
    <>
      {/* a telephone has the board there */}
      {!isStage.value && mayAct(game) && <Saying game={game} />}
      <GoingBack game={game} step={step} />
    </>
  ),
  tabs: (_, step) => [
    { name: "record", title: "Record", body: () => <RecordPanel game={game} looked={step.number} /> },
    { name: "seats", title: "Seats", body: () => <SeatsPanel game={game} /> },
  ],
});

/**
 * A game under rules that this server does not have: it can be read, and the master can have it take over the newer
 * ones.
 */
function WithoutBoard({ game, query }: { readonly game: StoredGame; readonly query: ViewProps["query"] }) {
  const { title, moment, version } = game.state.value;
  const tab = query["tab"] === "seats" ? "seats" : "record";
  const { ended } = game.state.value;
  return (
    <div class="post-page">
      <div class="table-head">
        <h1>{title}</h1>
        <p class="moment">{moment}</p>
        <WhoseTurn game={game} />
        <AskedElsewhere game={game} />
        <ProposalCard game={game} />
      </div>
      {mayAct(game) ? (
        <TakeOver game={game} access={game.access} />
      ) : (
        <p class="notice">
          <strong>This game was played under older rules than the server has now.</strong>{" "}
          {ended === null
            ? "It goes on when the game master has it take over the newer ones, under Seats, or when all players agree to."
            : "It can be looked at, and a branch goes on from any of its versions."}
        </p>
      )}
      <Tabs
        label="About this game"
        open={tab}
        onOpen={(name) => note({ tab: name })}
        tabs={[
          { name: "record", title: "Record", body: () => <RecordPanel game={game} looked={version} /> },
          { name: "seats", title: "Seats", body: () => <SeatsPanel game={game} /> },
        ]}
      />
    </div>
  );
}
