import { useEffect, useRef } from "preact/hooks";
import type { Action } from "../api/answers.ts";
import { policyMove } from "../api/questions.ts";
import { inWords } from "../api/problem.ts";
import { isStage } from "../board/room.ts";
import { Acting, type ActingProps } from "./acting.tsx";
import { comeBelowBoard, InSight } from "../board/in-sight.tsx";
import { announce } from "../page/announce.tsx";
import { note } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import { frame } from "../director/director.ts";
import { SoFar } from "../director/so-far.tsx";
import { AskedRulingLazily, EndedLazily } from "./lazily.tsx";
import { DecisionPanel } from "./decision-panel.tsx";
import { EventList } from "./event-list.tsx";
import { askAgain, eachPhase, goesOnIn, stopAtEachPhase } from "../game/pace.ts";
import { isAskedAgain, letStand, turnOf } from "../game/standing.ts";
import { placesOf } from "../board/places.ts";
import { endOfOption } from "./routes.ts";
import { StrengthChoice } from "../game/strength-choice.tsx";
import { StandingAnswers } from "./standing-answers.tsx";
import { RequirementList } from "./requirement-list.tsx";
import type { DiceFrom, Refusal, Sitting } from "./sitting.ts";
import type { Move } from "../api/move.ts";
import { isRuledOn, type Step } from "../game/table.ts";

type PlayPanelProps = Omit<ActingProps, "onAct">;

/** What is asked now, what can be done about it, and what just happened. */
export function PlayPanel(props: PlayPanelProps) {
  const { sitting, doing, step, piece, dice } = props;
  const { moment, events, rules } = step;
  const { ruleset } = sitting.table.card;
  const busy = sitting.busy.value;
  const { decision, result } = moment;
  const panel = useRef<HTMLDivElement>(null);
  // the button that was pressed is gone: the keyboard goes on where the next question stands
  useEffect(() => {
    if (document.activeElement === document.body && step.sent !== null)
      panel.current?.querySelector<HTMLElement>(".asked")?.focus({ preventScroll: true });
  }, [step, sitting.forms.value]);
  // what stands below waits until it is known what stands above
  const isLaid = useRef(false);
  if (sitting.forms.value !== null) isLaid.current = true;
  const hindrance = sitting.table.hindrance(step);
  // while a step is played again, nothing beside the board tells how it ends
  const isPlayed = frame.value?.step === step;
  // whoever had scrolled the panel sees what is asked, and so does whoever watched the film
  useEffect(() => {
    const top = isPlayed && !isStage.peek() ? ".so-far" : ".asked";
    comeBelowBoard(panel.current?.querySelector<HTMLElement>(top) ?? null);
  }, [step, isPlayed]);
  const waiting = <Waiting {...props} hindrance={hindrance} isLaid={isLaid.current} />;
  return (
    <div class={isLaid.current ? "play" : "play first"} aria-busy={busy} ref={panel}>
      {isPlayed && <SoFar ruleset={ruleset} />}
      {/* what can be done when it is over is worked out meanwhile */}
      <div class="play-now" hidden={isPlayed}>
        <AskedRulingLazily table={sitting.table} step={step} />
        {sitting.trouble.value !== null && (
          <InSight>
            <Trouble {...sitting.trouble.value} />
          </InSight>
        )}
        {result !== null && <EndedLazily result={result} rules={rules} table={sitting.table} step={step} />}
        {decision === null && result === null && hindrance !== null && <p class="minor">{hindrance}</p>}
        {sitting.refusal.value !== null && (
          <InSight>
            <Refused refusal={sitting.refusal.value} ruleset={ruleset} />
          </InSight>
        )}
        {isRuledOn(sitting.table.card, step) ? (
          <details class="play-on" data-play-on="" open={piece !== null || doing.form.value !== null}>
            <summary>Play on from here</summary>
            {waiting}
          </details>
        ) : (
          waiting
        )}
        {isLaid.current && <JustNow events={events} rules={rules} ruleset={ruleset} deed={step.deed} />}
        <StandingAnswers table={sitting.table} moment={moment.moment} />
        {isLaid.current && sitting.table.dice === "either" && <HowItGoes dice={dice} ruleset={ruleset} />}
        {isLaid.current && sitting.table.card.mine !== undefined && <StrengthChoice />}
      </div>
    </div>
  );
}

/** What happened by the latest step: its events, and what of it no event tells. */
function JustNow({
  events,
  rules,
  ruleset,
  deed,
}: Pick<Step, "events" | "rules"> & { readonly ruleset: string; readonly deed: string | undefined }) {
  if (events.length === 0 && deed === undefined) return null;
  return (
    <section class="just-now" aria-labelledby="just-now">
      <h2 id="just-now">What just happened</h2>
      {deed !== undefined && <p data-deed="">{deed}</p>}
      <EventList events={events} rules={rules} ruleset={ruleset} />
    </section>
  );
}

/** What waits for an answer, and how it is given. */
function Waiting({
  hindrance,
  isLaid,
  ...props
}: PlayPanelProps & { readonly hindrance: string | null; readonly isLaid: boolean }) {
  const { sitting, step, dice } = props;
  const { table } = sitting;
  const { decision } = step.moment;
  const busy = sitting.busy.value;
  const move = (next: Move, from: DiceFrom = dice): void => void sitting.play(next, from);
  const act = (action: Action): void => move({ action, until: "phase" });
  const isTheComputers = table.kept === "here" && hindrance !== null;
  // what the game would do may be an action with a piece of somebody else
  const isOnlyHere = (table.deciders?.(step) ?? null) === null;
  const isForMe = hindrance === null && isOnlyHere && (decision?.kind === "act" || decision?.kind === "choose");
  return (
    <>
      {isTheComputers ? (
        <OthersDecide hindrance={hindrance} busy={busy} onNext={() => move({})} />
      ) : decision?.kind === "act" ? (
        <Acting {...props} onAct={act} />
      ) : (
        decision !== null && (
          <DecisionPanel
            key={`${step.number}`}
            decision={decision}
            ruleset={table.card.ruleset}
            rules={step.rules}
            busy={busy}
            dice={table.dice}
            hindrance={hindrance}
            standIn={table.standIn?.(step) ?? null}
            onStand={standsAt(table, step)}
            onMove={(next, from) =>
              move(decision.kind === "choose" || decision.kind === "roll" ? { until: "phase", ...next } : next, from)
            }
          />
        )
      )}
      {isLaid && isForMe && <ForMe table={table} moment={step.moment} busy={busy} onMove={move} />}
    </>
  );
}

/** How an answer is let stand until the turn is over: of what is no place of the board, where one screen plays. */
function standsAt(
  { kept, card }: Sitting["table"],
  { number, moment: { board, decision, moment } }: Step,
): ((option: string) => void) | undefined {
  const isOnBoard = (decision?.options ?? []).some(({ id }) => placesOf(board, endOfOption(id)).length > 0);
  if (kept !== "here" || decision === null || isOnBoard || turnOf(moment) === null) return undefined;
  if (!isAskedAgain(card.id, moment, decision.text, number)) return undefined;
  return (option) => letStand(card.id, moment, decision.text, option);
}

/** What the rules said no to, and why. */
function Refused({ refusal, ruleset }: { readonly refusal: Refusal; readonly ruleset: string }) {
  return (
    <div class="refusal" role="alert">
      <p>
        <strong>The rules say no.</strong> Nothing has changed.
      </p>
      <RequirementList requirements={refusal.failing} rules={refusal.rules} ruleset={ruleset} />
    </div>
  );
}

/** The other side decides, which the computer plays. */
function OthersDecide({
  hindrance,
  busy,
  onNext,
}: {
  readonly hindrance: string | null;
  readonly busy: boolean;
  readonly onNext: () => void;
}) {
  return (
    <div class="decision" data-decision="others">
      <p class="asked" tabIndex={-1}>
        {hindrance}
      </p>
      <button type="button" class="main" data-next="" disabled={busy} onClick={onNext}>
        Go on
      </button>
    </div>
  );
}

/** What can be left to the game: this decision, or the rest of the turn. */
function ForMe({
  table,
  moment,
  busy,
  onMove,
}: {
  readonly table: Sitting["table"];
  readonly moment: Step["moment"];
  readonly busy: boolean;
  readonly onMove: (next: Move) => void;
}) {
  return (
    <p class="row minor">
      <button type="button" data-by-policy disabled={busy} onClick={() => void byPolicy(moment, onMove)}>
        Choose for me
      </button>
      {table.kept === "here" && (
        <button type="button" data-for-us="" disabled={busy} onClick={() => onMove({ forUs: true })}>
          Play the rest of this turn for me
        </button>
      )}
    </p>
  );
}

/** Who rolls the dice, and where the game stops. */
function HowItGoes({ dice, ruleset }: { readonly dice: DiceFrom; readonly ruleset: string }) {
  return (
    <p class="row minor">
      <label>
        <input
          type="checkbox"
          checked={dice === "given"}
          onChange={({ currentTarget }) => note({ dice: currentTarget.checked ? "given" : null })}
        />{" "}
        I roll real dice
      </label>
      <label>
        <input
          type="checkbox"
          data-each-phase=""
          checked={eachPhase.value}
          onChange={({ currentTarget }) => stopAtEachPhase(currentTarget.checked)}
        />{" "}
        Stop at each phase
      </label>
      {Object.keys(goesOnIn(ruleset)).length > 0 && (
        <label>
          <input type="checkbox" data-unasked="" checked onChange={() => askAgain(ruleset)} /> Never ask in the enemy's
          turn
        </label>
      )}
    </p>
  );
}

/** Has the game's own policy answer for whoever is asked: so one person can play against it. */
async function byPolicy({ where }: Step["moment"], move: (next: Move) => void): Promise<void> {
  try {
    const { action, choose } = await policyMove(where);
    if (action !== null) move({ action, until: "phase" });
    else if (choose.length > 0) move({ choose, until: "phase" });
    else announce("This game has no policy that could decide it.");
  } catch (error) {
    announce(inWords(error).text);
  }
}
