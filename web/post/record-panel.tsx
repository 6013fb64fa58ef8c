import { type Signal, useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { moves, record } from "../api/games.ts";
import type { Decision, RecordedMove } from "../api/answers.ts";
import { capital } from "../page/names.ts";
import { linkTo, note } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { EventList } from "../table/event-list.tsx";
import { DiceCheck } from "./dice-check.tsx";
import { Said } from "./said.tsx";
import { seatInWords, type SeatNames } from "./seat-words.ts";
import { Renewals, RenewedConsents } from "./renewals.tsx";
import { whatWasSent } from "./move-words.ts";
import type { Verification } from "./sealed-dice.ts";
import type { StoredGame } from "./stored-game.ts";
import { whenInWords } from "./times.ts";
import { useDeed } from "./use-deed.ts";

/** How many moves are shown at once, the latest first. */
const SHOWN = 20;

const byWhom = (by: string | null, names: SeatNames): string =>
  by === null ? "" : by === "policy" ? "by the server, the time being over" : `by ${seatInWords(by, names)}`;

/** The record: what was done, when and by whom, with everything that came of it. */
export function RecordPanel({ game, looked }: { readonly game: StoredGame; readonly looked: number }) {
  const shown = useSignal(SHOWN);
  const verification = useSignal<Verification | null>(null);
  const { version, ruleset, dice, names } = game.state.value;
  const first = Math.max(0, version + 1 - shown.value);
  const { answer, trouble, again } = useAnswer(async () => {
    const all: RecordedMove[] = [];
    while (all.length < version + 1 - first) {
      const part = await moves(game.access, first - 1 + all.length, Math.min(100, version + 1 - first - all.length));
      if (part.moves.length === 0) break;
      all.push(...part.moves);
    }
    return all.toReversed();
  }, [version, first]);
  return (
    <div class="record">
      <ExportRecord game={game} />
      <DiceCheck game={game} verification={verification} />
      {trouble.value !== null && <Trouble {...trouble.value} again={again} />}
      {answer.value === null && trouble.value === null && <p class="waiting">Fetching the record …</p>}
      <ol class="moves" aria-label="Moves, the latest first">
        {answer.value?.map((move, i, all) => (
          <Move
            key={move.version}
            move={move}
            asked={all[i + 1]?.decision ?? null}
            ruleset={ruleset}
            looked={looked === move.version}
            table={dice === "table"}
            verification={verification}
            names={names}
          />
        ))}
      </ol>
      {first > 0 && (
        <button type="button" data-more="" onClick={() => (shown.value += SHOWN)}>
          Show earlier moves
        </button>
      )}
      {answer.value !== null && (
        <p class="minor">
          <a
            href={linkTo(["rules", ruleset], {
              cited: [...new Set(answer.value.flatMap(({ events }) => events.flatMap(({ cites }) => cites)))].join(","),
            })}
          >
            All rules cited here, in the rule book
          </a>
        </p>
      )}
    </div>
  );
}

interface MoveProps {
  readonly move: RecordedMove;
  /** What the move before left to be decided, where that is shown, too. */
  readonly asked: Decision | null;
  readonly ruleset: string;
  readonly looked: boolean;
  /** Whether the players roll themselves. */
  readonly table: boolean;
  readonly verification: Signal<Verification | null>;
  readonly names: SeatNames;
}

function Move({ move, asked, ruleset, looked, table, verification, names }: MoveProps) {
  const { version, at, events, chance, sent, renewals, words } = move;
  const told =
    table && sent !== null && "move" in sent ? [...(sent.move.dice ?? []).map(String), ...(sent.move.cards ?? [])] : [];
  return (
    <li data-move={version} class={looked ? "looked-at" : undefined}>
      <h2>
        <button
          type="button"
          class="rule-link"
          aria-current={looked ? "true" : undefined}
          aria-label={`Look at version ${version}`}
          onClick={() => note({ step: String(version) })}
        >
          {version}
        </button>{" "}
        {whatWasSent(move, names, asked) ?? (events.length > 0 ? "What you know of it:" : "You learn nothing of it.")}
      </h2>
      <p class="minor">
        <time dateTime={at}>{whenInWords(at)}</time> {byWhom(move.by, names)}
      </p>
      {words !== null && move.by !== null && <Said by={capital(seatInWords(move.by, names))} words={words} />}
      <Renewals renewals={renewals} names={names} />
      {sent !== null && "undo" in sent && <RenewedConsents renewed={sent.undo.renewed ?? []} names={names} />}
      <EventList events={events} rules={[]} ruleset={ruleset} />
      {chance.length > 0 && <Numbers move={move} verification={verification} />}
      {told.length > 0 && <p class="minor">Told by the players, not verifiable: {told.join(", ")}</p>}
    </li>
  );
}

/** The numbers of a move, and after the end whether the secret gives the same. */
function Numbers({ move: { version, chance }, verification }: Pick<MoveProps, "move" | "verification">) {
  const verified = useComputed(() => verification.value?.moves.get(version)).value;
  const holds = verified?.holds === true && verification.value?.committed === true;
  return (
    <p class="minor numbers" data-verified={verified === undefined ? undefined : String(holds)}>
      Drawn: {chance.map(([of, drawn]) => `${drawn} of ${of}`).join(", ")}
      {verified !== undefined && (
        <strong class={holds ? "verified" : "not-verified"}>
          {" "}
          {holds
            ? "✓ as the secret gives it"
            : `✗ the secret gives ${verified.derived.map(([of, drawn]) => `${drawn} of ${of}`).join(", ")}`}
        </strong>
      )}
    </p>
  );
}

/** The whole record as a file. */
function ExportRecord({ game }: { readonly game: StoredGame }) {
  const deed = useDeed();
  const file = useSignal<string | null>(null);
  useEffect(() => () => void (file.value !== null && URL.revokeObjectURL(file.value)), []);
  const save = (): Promise<void> =>
    deed.run(async () => {
      const text = await record(game.access);
      if (file.value !== null) URL.revokeObjectURL(file.value);
      file.value = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      const link = document.createElement("a");
      link.href = file.value;
      link.download = `${game.id}.txt`;
      link.click();
    });
  return (
    <div class="row">
      <button type="button" data-export="" disabled={deed.busy.value} onClick={() => void save()}>
        Save the record as a file
      </button>
      {deed.wrong.value !== null && <Trouble {...deed.wrong.value} />}
    </div>
  );
}
