import { capital } from "../page/names.ts";
import { endProposal, moves, takeOverRules, undo } from "../api/games.ts";
import type { GameAnswer } from "../api/answers.ts";
import { announce } from "../page/announce.tsx";
import { note } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import { Answered } from "../page/answered.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { freeFor, moveInWords } from "./move-words.ts";
import { RenewedConsents } from "./renewals.tsx";
import { AskedAbove } from "./asked-above.tsx";
import { seatInWords, seatsInWords } from "./seat-words.ts";
import type { StoredGame } from "./stored-game.ts";
import { useDeed } from "./use-deed.ts";

/** How many of the moves that go back are named; of more it is said how many. */
const NAMED = 5;

/** The moves that going back to a version takes back, each with who made it. */
export function GoesBack({ game, to }: { readonly game: StoredGame; readonly to: number }) {
  const { version, names, you } = game.state.value;
  // with the one before them, which asked for the first
  const asked = useAnswer(() => moves(game.access, Math.max(to, version - NAMED) - 1, NAMED + 1), [game, to, version]);
  return (
    <Answered to={asked} waiting="Fetching the moves that would go back …">
      {({ moves: [before, ...last] }) => {
        const more = version - to - last.length;
        return (
          <ul class="goes-back" data-goes-back="">
            {more > 0 && <li>{more === 1 ? "one move" : `${more} moves`} before these</li>}
            {last.map((move, i) => (
              <li key={move.version}>{moveInWords(move, names, you, (last[i - 1] ?? before)?.decision)}</li>
            ))}
          </ul>
        );
      }}
    </Answered>
  );
}

/** The most moves that a seat takes back by itself at once. */
export const MOST_TAKEN_BACK = 100;

/** Who alone has to agree that the game goes back to a version; null where everybody has to, or while it is asked. */
export function useWhoAlone(game: StoredGame, to: number): string | null {
  const { version } = game.state.value;
  const { answer } = useAnswer(
    to < version && version - to <= MOST_TAKEN_BACK ? () => moves(game.access, to, version - to) : null,
    [game, to, version],
  );
  const since = answer.value?.moves ?? [];
  return since.length === version - to ? freeFor(since) : null;
}

/** Whose word is still missing, as it really is: who did something by which nobody learned anything decides alone. */
function Missing({ game, alone }: { readonly game: StoredGame; readonly alone: string | null }) {
  const { proposal, you, names } = game.state.value;
  if (proposal === null) return null;
  const { consents, missing } = proposal;
  if (alone !== null && alone === you)
    return (
      <>
        You alone decide: this is your own, and nobody has learned anything by it. Your next move cancels this request.
      </>
    );
  if (alone !== null)
    return (
      <>
        {capital(seatInWords(alone, names))} alone decides: nobody has learned anything by it. The next move cancels
        this request.
      </>
    );
  return (
    <>
      {consents.length > 1 && `${capital(seatsInWords(consents, names, you))} agree. `}
      {capital(seatsInWords(missing, names, you))} {missing.length === 1 && missing[0] !== you ? "has" : "have"} not
      answered yet. The next move cancels this request.
    </>
  );
}

/** The ways to answer a wish. */
function Answers({
  game,
  proposal: { takesOver, to, by, consents, missing },
  alone,
}: {
  readonly game: StoredGame;
  readonly proposal: NonNullable<GameAnswer["proposal"]>;
  readonly alone: string | null;
}) {
  const deed = useDeed(game);
  const { version, you } = game.state.value;
  const isMine = by === you;
  const agree = (): Promise<void> =>
    deed.run(async () => {
      const answer = takesOver
        ? await takeOverRules(game.access, { expectedVersion: version, dryRun: false })
        : await undo(game.access, version, to);
      game.heard(answer.game);
      const done = takesOver ? "The newer rules are taken over." : `The game went back to version ${to}.`;
      announce(answer.outcome === "proposed" ? "You agree. The others are still to be asked." : done);
    });
  const end = (): Promise<void> =>
    deed.run(async () => {
      game.heard(await endProposal(game.access, version));
      announce(isMine ? "Your request is withdrawn." : "The request is off.");
    });
  const isPlayer = you !== null && [...consents, ...missing].includes(you);
  return (
    <>
      {deed.wrong.value !== null && <Trouble {...deed.wrong.value} />}
      <div class="row">
        {/* where one decides alone, nobody else is asked */}
        {you !== null && missing.includes(you) && (alone === null || alone === you) && (
          <button type="button" class="main" data-agree="" disabled={deed.busy.value} onClick={() => void agree()}>
            {alone === you ? "Take it back" : "Agree"}
          </button>
        )}
        {isPlayer && (isMine || alone === null || alone === you) && (
          <button type="button" data-end-proposal="" disabled={deed.busy.value} onClick={() => void end()}>
            {isMine ? "Withdraw" : "Rather not"}
          </button>
        )}
        {to < version && (
          <button type="button" class="quiet" onClick={() => note({ step: String(to) })}>
            See how it stood
          </button>
        )}
      </div>
    </>
  );
}

/** A wish to go back that waits for consent: what it would undo, who agrees, and the ways to answer it. */
export function ProposalCard({ game }: { readonly game: StoredGame }) {
  const { proposal, version, you, names } = game.state.value;
  const alone = useWhoAlone(game, proposal === null || proposal.takesOver ? version : proposal.to);
  if (proposal === null) return <Ended game={game} />;
  const { takesOver, to, by, renewed } = proposal;
  const isMine = by === you;
  return (
    <AskedAbove
      words={`${isMine ? "You" : capital(seatInWords(by, names))} asked to ${takesOver ? "take over the newer rules" : "go back"}`}
    >
      <div class="notice" data-proposal={to}>
        <p>
          <strong>
            {isMine ? "You would" : `${capital(seatInWords(by, names))} would`} like to{" "}
            {takesOver ? "take over the newer rules" : "take back"}
            {takesOver ? "." : ":"}
          </strong>
        </p>
        {to < version && <GoesBack game={game} to={to} />}
        <p class="minor" data-missing={alone ?? "all"}>
          <Missing game={game} alone={alone} />
        </p>
        <RenewedConsents renewed={renewed} names={names} />
        <Answers game={game} proposal={proposal} alone={alone} />
      </div>
    </AskedAbove>
  );
}

/** What became of a wish that somebody ended, until the next move. */
function Ended({ game }: { readonly game: StoredGame }) {
  const { endedProposal, names, you } = game.state.value;
  if (endedProposal === null) return null;
  const { takesOver, by, endedBy } = endedProposal;
  const who = endedBy === you ? "You" : capital(seatInWords(endedBy, names));
  const what = takesOver ? "take over the newer rules" : "go back";
  return (
    <p class="minor" role="status" data-ended-proposal={endedBy}>
      {endedBy === by ? `${who} withdrew the request to ${what}.` : `${who} would rather not ${what}.`}
    </p>
  );
}
