import { decidingEvent, turnOf } from "./decisive.ts";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { showInPanel } from "../board/into-view.ts";
import type { GameResult, Quoted } from "../api/answers.ts";
import { inWords, type Words } from "../api/problem.ts";
import { scenarios } from "../api/questions.ts";
import { toldOf } from "../director/told.ts";
import { layMission } from "../game/local-table.ts";
import { outcomeFor, type ToldOutcome } from "../game/outcome.ts";
import type { Step, Table } from "../game/table.ts";
import { times } from "../page/counts.ts";
import { told } from "../page/names.ts";
import { go, linkTo } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import { Answered } from "../page/answered.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { Cited } from "../rules/cited.tsx";
import { type Account, accountOf } from "./account.ts";

const ends = { victory: "Victory", defeat: "Defeat", draw: "A draw" } as const;

/** How the game ended for whoever looks: at a side, or for all of them. */
function endInWords({ result, winner }: ToldOutcome): string {
  return winner === null ? ends[result] : `Victory for ${winner}`;
}

interface EndedProps {
  readonly result: GameResult;
  readonly rules: readonly Quoted[];
  readonly table: Table;
  readonly step: Step;
}

/** How a game ended, what decided it, and what may come next. */
export function Ended({ result: { result, text, cites }, rules, table, step }: EndedProps) {
  const { ruleset } = table.card;
  const outcome = outcomeFor(ruleset, result, table.card.mine?.seat ?? table.seat?.() ?? null);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => showInPanel(shown.current), [step]);
  const account = useAnswer(() => accountOf(table, step), [step]);
  return (
    <div ref={shown} class={`ended ${outcome.winner === null ? outcome.result : "victory"}`} data-result={result}>
      <p class="asked" tabIndex={-1}>
        {endInWords(outcome)}
      </p>
      <p>{told(text)}</p>
      <Cited ruleset={ruleset} ids={cites} rules={rules} />
      <Answered to={account} waiting="Looking back …">
        {(whole) => <AccountInWords account={whole} table={table} />}
      </Answered>
      <Next table={table} />
    </div>
  );
}

/** How far luck was with the attackers, in words. */
function luckInWords({ fired, of, told: came, expected }: Account["shots"]): string {
  const by = came - expected;
  const said =
    Math.abs(by) < 0.25 ? "neither good luck nor bad" : by > 0 ? "luck was with you" : "luck was against you";
  const sum = (value: number): string => value.toFixed(1).replace(/\.0$/, "");
  const results = times(came, "good result", "good results");
  const wanted = `${sum(expected)} ${expected === 1 ? "was" : "were"} to be expected`;
  const which =
    fired === of
      ? `${times(fired, "attack", "attacks")} brought ${results}`
      : `Of your ${of} attacks, ${fired} had exact odds and brought ${results}`;
  return `${which}, where ${wanted}: ${said}.`;
}

/** When a step was, where the game counts turns. */
function whenOf(step: Step): string {
  const turn = turnOf(step);
  return turn === null ? "" : `, in ${turn.word} ${turn.number}`;
}

function AccountInWords({
  account: { turns, alarms, shots, decisive },
  table,
}: {
  readonly account: Account;
  readonly table: Table;
}) {
  const event = decisive === null ? undefined : decidingEvent(decisive);
  return (
    <ul class="account" data-account="">
      {turns !== null && <li>It took {times(turns.number, turns.word, `${turns.word}s`)}.</li>}
      {alarms !== null && (
        <li>{alarms === 0 ? "No alarm was raised." : `${times(alarms, "alarm", "alarms")} raised.`}</li>
      )}
      {shots.fired > 0 && <li data-luck="">{luckInWords(shots)}</li>}
      {decisive !== null && event !== undefined && (
        <li>
          What decided it{whenOf(decisive)}:{" "}
          <a data-decisive="" href={linkTo(table.path, { step: String(decisive.number), film: "1" })}>
            {toldOf(event)}
          </a>
        </li>
      )}
    </ul>
  );
}

/** Again, the next mission, or another game. */
function Next({ table: { card, kept, again } }: { readonly table: Table }) {
  const trouble = useSignal<Words | null>(null);
  const laying = useSignal(false);
  const { mission, ruleset, mine } = card;
  const { answer } = useAnswer(mission === undefined ? null : () => scenarios(ruleset), [ruleset]);
  const all = answer.value?.scenarios ?? [];
  const next = all[all.findIndex(({ id }) => id === mission?.scenario) + 1];
  const begin = async (laid: () => Promise<void>): Promise<void> => {
    laying.value = true;
    try {
      await laid();
    } catch (error) {
      trouble.value = inWords(error);
      laying.value = false;
    }
  };
  const lay = (title: string, scenario: string): Promise<void> =>
    begin(async () => {
      const table = await layMission(title, ruleset, { scenario, options: mission?.options ?? {} }, mine);
      go(table.path);
    });
  return (
    <>
      {trouble.value !== null && <Trouble {...trouble.value} />}
      <div class="row">
        {mission !== undefined && kept === "here" && (
          <button
            type="button"
            class="main"
            data-again=""
            disabled={laying.value}
            onClick={() => void lay(card.title, mission.scenario)}
          >
            Again
          </button>
        )}
        {again !== undefined && (
          <button type="button" class="main" data-again="" disabled={laying.value} onClick={() => void begin(again)}>
            Play it again, with new links for the same players
          </button>
        )}
        {next !== undefined && (
          <button
            type="button"
            data-next-mission={next.id}
            disabled={laying.value}
            onClick={() => void lay(next.title, next.id)}
          >
            Next: {next.title}
          </button>
        )}
        <a href={linkTo([], { game: ruleset })}>All missions</a>
      </div>
    </>
  );
}
