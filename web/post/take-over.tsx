import { useSignal } from "@preact/signals";
import { type Access, takeOverRules } from "../api/games.ts";
import type { TakeOverAnswer } from "../api/answers.ts";
import { announce } from "../page/announce.tsx";
import { note } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import { type SeatNames, seatsInWords } from "./seat-words.ts";
import type { StoredGame } from "./stored-game.ts";
import { useDeed } from "./use-deed.ts";

interface TakeOverProps {
  readonly game: StoredGame;
  /** With the invitation of the game master, or with that of one's own seat. */
  readonly access: Access;
}

/** How the game goes on by the newer rules, and what they would have answered otherwise. */
function Report({
  found: { checked, from, to, differences, way },
  names,
}: {
  readonly found: TakeOverAnswer;
  readonly names: SeatNames;
}) {
  const looked = `${checked} ${checked === 1 ? "version" : "versions"} looked at`;
  const otherwise = differences.length === 0 ? "nothing" : differences.length;
  return (
    <div>
      {way !== null && <p data-way={way.how}>{way.text}</p>}
      {way !== null && way.changes.length > 0 && (
        <ul class="small-notes">
          {way.changes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {way !== null && way.needs.length > 0 && (
        <p>
          Still to agree: {seatsInWords(way.needs, names)}. Each does so here, with the same button at a seat of their
          own.
        </p>
      )}
      <p>
        {looked}, from {from.version} to {to.version}: {otherwise} would have gone otherwise.
      </p>
      {differences.length > 0 && (
        <ul class="small-notes">
          {differences.map(({ version, text }) => (
            <li key={version}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Taking over the server's newer rules: first a report of how the game goes on and what would differ, then the deed. */
export function TakeOver({ game, access }: TakeOverProps) {
  const deed = useDeed(game);
  const report = useSignal<TakeOverAnswer | null>(null);
  const take = ({ dryRun }: { readonly dryRun: boolean }): Promise<void> =>
    deed.run(async () => {
      const answer = await takeOverRules(access, { expectedVersion: game.state.value.version, dryRun });
      report.value = answer;
      if (dryRun) return;
      announce(
        answer.outcome === "proposed"
          ? "You agree. The others are still to be asked."
          : "The newer rules are taken over.",
      );
      // an answer to the master is taken without his seat: one may play another at the same table
      await game.look();
      note({ step: null });
    });
  const told = report.value;
  return (
    <div class="notice" data-take-over="">
      <p>
        <strong>The server has newer rules than this game.</strong> It can be looked at, and goes on when the game
        master has it take them over, or when all players agree to. Moves that were made stay as they are.
      </p>
      {told !== null && told.outcome !== "current" && <Report found={told} names={game.state.value.names} />}
      <div class="row">
        {told?.outcome === "would" ? (
          <button
            type="button"
            class="main"
            data-take-over-now=""
            disabled={deed.busy.value}
            onClick={() => void take({ dryRun: false })}
          >
            Take over the newer rules
          </button>
        ) : (
          <button
            type="button"
            class="main"
            data-dry-run=""
            disabled={deed.busy.value}
            onClick={() => void take({ dryRun: true })}
          >
            {deed.busy.value ? "Playing the record again …" : "See how it goes on"}
          </button>
        )}
      </div>
      {deed.wrong.value !== null && <Trouble {...deed.wrong.value} />}
    </div>
  );
}
