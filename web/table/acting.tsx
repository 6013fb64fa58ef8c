import type { ComponentProps } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Action } from "../api/answers.ts";
import { showInPanel } from "../board/into-view.ts";
import { pieceNamed } from "../board/places.ts";
import { isRuledOn, type Step } from "../game/table.ts";
import { fetchedWhenShown } from "../page/fetched.tsx";
import { asking, capital, pieceName } from "../page/names.ts";
import { AllDone, othersUnfinished } from "./all-done.tsx";
import { DoerCard, playerOf } from "./doer-card.tsx";
import type { Doing } from "./doing.ts";
import { enemyShown } from "./enemy-layer.ts";
import { EnemyNow } from "./enemy-now.tsx";
import { Between, isBetween } from "./between.tsx";
import { NextInTurn } from "./next-in-turn.tsx";
import { outOfReach } from "./out-of-reach.ts";
import { PieceActions } from "./piece-actions.tsx";
import type { DiceFrom, Sitting } from "./sitting.ts";
import { spared } from "./spared.ts";

/** What is put together at a table, by whom. */
export interface ActingProps {
  readonly sitting: Sitting;
  readonly doing: Doing;
  readonly step: Step;
  readonly piece: string | null;
  readonly dice: DiceFrom;
  readonly onPiece: (id: string | null) => void;
  readonly onAct: (action: Action) => void;
}

/** Whoever is chosen is asked about next: what the enemy would do makes room, and what can be done comes into view. */
function useChosenInView(piece: string | null, isKnown: boolean, acts: { readonly current: Element | null }): void {
  useEffect(() => {
    if (piece !== null) enemyShown.value = false;
  }, [piece]);
  useEffect(() => {
    if (piece !== null && isKnown) showInPanel(acts.current?.querySelector(".actions"));
  }, [piece, isKnown]);
}

/** How many kinds of action somebody can do. */
const choicesOf = ({ forms }: Sitting, id: string): number =>
  (forms.value ?? []).filter((form) => form.piece === id && form.actions.length > 0).length;

/** On a measured table, where sides are large, who can do nothing more stands behind the others. */
const spentLast = (sitting: Sitting, ids: readonly string[]): readonly string[] =>
  sitting.step.value?.moment.board.kind === "table"
    ? ids.toSorted((a, b) => Number(choicesOf(sitting, a) === 0) - Number(choicesOf(sitting, b) === 0))
    : ids;

/** Whether nothing is done but to activate somebody, who then goes and attacks. */
const isOnlyActivating = ({ forms }: Sitting): boolean =>
  (forms.value ?? []).every(({ name, actions }) => actions.length === 0 || name === "activate");

/** Those who can act, on the board or beside it. */
const doersOf = ({ forms }: Sitting): readonly string[] => [...new Set((forms.value ?? []).map((form) => form.piece))];

/** Those on the board who can act. */
const doersOn = (sitting: Sitting, { moment: { board } }: Step): readonly string[] =>
  doersOf(sitting).filter((id) => pieceNamed(board, id) !== undefined);

/** A button for each who can act, and for whoever acts next. */
function Doers({
  acting,
  ...props
}: Omit<ActingProps, "onAct"> & {
  /** Whoever is asked about. */
  readonly acting: string | null;
}) {
  const { sitting, step, piece, onPiece } = props;
  return (
    <ul class="doers" aria-label="Who can act">
      {spentLast(sitting, doersOn(sitting, step)).map((id) => (
        <li key={id}>
          <button
            type="button"
            data-doer={id}
            aria-pressed={id === acting}
            class={choicesOf(sitting, id) === 0 ? "spent" : ""}
            onClick={() => onPiece(id === piece ? null : id)}
          >
            <DoerCard board={step.moment.board} id={id} sitter={playerOf(sitting, id)} />
          </button>
        </li>
      ))}
      <NextInTurn {...props} />
    </ul>
  );
}

/** What is asked, and how it is answered with nothing. */
function Asked({ sitting, step, dice }: Pick<ActingProps, "sitting" | "step" | "dice">) {
  const { decision } = step.moment;
  return (
    <>
      <p class="asked" tabIndex={-1}>
        {decision === null ? "" : asking(decision)}
      </p>
      <Between sitting={sitting} step={step} dice={dice} />
      {sitting.forms.value === null && sitting.trouble.value === null && (
        <p class="waiting">Working out what can be done …</p>
      )}
    </>
  );
}

/** Somebody acts: who can, and what the chosen one can do. */
export function Acting({ sitting, doing, step, piece, dice, onPiece, onAct }: ActingProps) {
  const onBoard = doersOn(sitting, step);
  // the only one who can do anything need not be pressed first
  const [only, ...more] = doersOf(sitting).filter((id) => choicesOf(sitting, id) > 0);
  const alone = more.length === 0 ? only : undefined;
  const acting = [piece, alone].find((id) => typeof id === "string" && onBoard.includes(id)) ?? null;
  const deciders = sitting.table.deciders?.(step) ?? null;
  const isWatched = deciders !== null && !deciders.withYou;
  const ableOn = onBoard.filter((id) => choicesOf(sitting, id) > 0);
  const acts = useRef<HTMLDivElement>(null);
  const tall = useRef(0);
  const isKnown = sitting.forms.value !== null;
  useChosenInView(piece, isKnown, acts);
  // what stands below stays where it is while the next answer comes
  useEffect(() => {
    if (isKnown) tall.current = acts.current?.offsetHeight ?? 0;
  });
  return (
    <div
      class="acting"
      data-decision="act"
      ref={acts}
      {...(!isKnown && tall.current > 0 && { style: { minHeight: `${tall.current}px` } })}
    >
      <Deciding sitting={sitting} step={step} />
      <Asked sitting={sitting} step={step} dice={dice} />
      <Doers sitting={sitting} doing={doing} step={step} piece={piece} dice={dice} acting={acting} onPiece={onPiece} />
      {/* an element of its own: what stands below it is never put above it */}
      <div class="acting-piece">
        {acting !== null ? (
          <>
            {outOfReach.value?.step === step && <OutOfReach sitting={sitting} step={step} />}
            <Spared sitting={sitting} step={step} onLook={onPiece} />
            <PieceActions
              key={acting}
              sitting={sitting}
              doing={doing}
              piece={acting}
              isChosen={!isRuledOn(sitting.table.card, step) && !isBetween(sitting)}
              onDo={onAct}
            />
          </>
        ) : (
          ableOn.length > 0 && (
            <p class="minor hint">
              Press {ableOn.length === 1 ? pieceName(ableOn[0] ?? "") : "one of them"}, here or on the board,{" "}
              {isOnlyActivating(sitting)
                ? "to activate it."
                : `to see what is possible${isWatched ? "" : ", where to go and what to do"}.`}
            </p>
          )
        )}
      </div>
      <BesideBoard sitting={sitting} doing={doing} step={step} dice={dice} alone={alone} onAct={onAct} />
      {(isKnown || tall.current > 0) && <EnemyNow key={`enemy ${step.number}`} sitting={sitting} step={step} />}
    </div>
  );
}

/** What those beside the board can do, one by one; and at the foot what ends a phase, for each or all together. */
function BesideBoard({
  sitting,
  doing,
  step,
  dice,
  alone,
  onAct,
}: Pick<ActingProps, "sitting" | "doing" | "step" | "dice" | "onAct"> & { readonly alone: string | undefined }) {
  const { board } = step.moment;
  const forms = sitting.forms.value ?? [];
  // nobody ends a phase in which somebody else has still to act: there is nothing then to be done together
  const isShared = othersUnfinished(sitting, step).length > 0;
  const together = doersOf(sitting).filter(
    (id) =>
      pieceNamed(board, id) === undefined &&
      !(isShared && forms.every(({ piece: of, name }) => of !== id || name === "end-phase")),
  );
  const isAlone = doersOf(sitting).length === 1;
  const beside = (id: string) => (
    <Beside
      key={id}
      sitting={sitting}
      doing={doing}
      piece={id}
      isChosen={id === alone}
      isAlone={isAlone}
      onDo={onAct}
    />
  );
  return (
    <>
      {together.filter(isUnit).map(beside)}
      <div class="play-foot">
        {sitting.forms.value !== null && (
          <AllDone key={`all ${step.number}`} sitting={sitting} step={step} dice={dice} />
        )}
        {together.filter((id) => !isUnit(id)).map(beside)}
      </div>
    </>
  );
}

/** Whether who acts is a unit beside the board, and not all together. */
const isUnit = (piece: string): boolean => /\d/.test(piece);

/** What somebody beside the board can do, or all together. */
function Beside({
  piece,
  isAlone,
  ...props
}: ComponentProps<typeof PieceActions> & {
  /** Whether nobody else is asked: then there are no others to tell it from. */
  readonly isAlone: boolean;
}) {
  if (isAlone && !isUnit(piece))
    return (
      <div class="everyone">
        <PieceActions piece={piece} {...props} />
      </div>
    );
  return isUnit(piece) ? (
    <div class="everyone beside">
      <h2>
        {pieceName(piece)} <span class="minor">beside the board</span>
      </h2>
      <PieceActions piece={piece} {...props} />
    </div>
  ) : (
    <details class="everyone" open>
      <summary>For everybody</summary>
      <PieceActions piece={piece} {...props} />
    </details>
  );
}

/** Whose decision it is, where others are asked, too, or alone. */
function Deciding({ sitting, step }: Pick<ActingProps, "sitting" | "step">) {
  const deciders = sitting.table.deciders?.(step) ?? null;
  if (deciders === null || deciders.withYou) return null;
  return (
    <p class="deciding" data-deciding="">
      <strong>{capital(deciders.names)} decides.</strong> You can look at what is possible.
    </p>
  );
}

/** Why an enemy cannot be attacked, fetched when one is pressed. */
const SparedLazily = fetchedWhenShown(async () => (await import("./spared-enemy.tsx")).SparedEnemy, {
  waiting: "Looking up why …",
  class: "minor",
});

/** The enemy who was pressed at this step and cannot be attacked. */
function Spared(props: Pick<ActingProps, "sitting" | "step"> & { readonly onLook: (id: string) => void }) {
  const now = spared.value;
  return now?.step === props.step ? <SparedLazily key={`${now.piece} ${now.enemy}`} {...props} {...now} /> : null;
}

/** Why a place cannot be reached, fetched when one is pressed. */
const OutOfReach = fetchedWhenShown(async () => (await import("./not-reached.tsx")).NotReached, {
  waiting: "Looking up why …",
  class: "minor",
});
