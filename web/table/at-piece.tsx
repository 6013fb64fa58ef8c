import { signal } from "@preact/signals";
import type { Action, Form } from "../api/answers.ts";
import type { Card } from "../board/beside.tsx";
import { isPlace, placesOf } from "../board/places.ts";
import { pieceName } from "../page/names.ts";
import type { Step } from "../game/table.ts";
import { endsOf, isHarm } from "./aim.ts";
import { othersUnfinished } from "./all-done.tsx";
import { Composer } from "./composer.tsx";
import type { Doing } from "./doing.ts";
import { costIn } from "./narrow.ts";
import { endAtOnce, isAtPiece, keyOf, labelOf, WaysThere } from "./piece-actions.tsx";
import { withoutSettings } from "./settings.tsx";
import type { Sitting } from "./sitting.ts";

/** How tall a card becomes on which more is asked, and one that tells the odds of an attack, in pixels. */
const GROWN = 340;
const WITH_ODDS = 520;

/** The piece whose ring was closed: its actions stand in the column all the same. */
const closed = signal<string | null>(null);

interface AtPieceProps {
  readonly sitting: Sitting;
  readonly doing: Doing;
  readonly step: Step;
  /** The piece that is selected, where it acts. */
  readonly piece: string | null;
  /** Where something may be pressed next: a card leaves that free where it can. */
  readonly free: readonly string[];
  readonly onDo: (action: Action) => void;
}

/** What stands on the board beside the piece that acts: what it can do there, or what is about to be done, where. */
export function cardsAtPiece({ sitting, doing, step, piece, free, onDo }: AtPieceProps): readonly Card[] {
  const { board } = step.moment;
  const form = doing.form.value;
  if (form !== null && isAtPiece(board, form.piece)) {
    const aimed = doing.aim.value?.at.place ?? null;
    const [whole, ...others] = doing.left.value;
    const [end] =
      whole === undefined || others.length > 0
        ? []
        : endsOf(whole, form.piece).flatMap((name) => placesOf(board, name));
    const place = aimed ?? end ?? placesOf(board, form.piece)[0];
    if (place === undefined) return [];
    return [
      {
        key: "action",
        // what needs no choice asks for nothing more
        grownTo: isHarm(form) ? WITH_ODDS : end === undefined && aimed === null && form.actions.length > 1 ? GROWN : 0,
        free: [...free, ...placesOf(board, form.piece)],
        place: board.kind !== "table" && !isPlace(board, place) ? (placesOf(board, form.piece)[0] ?? place) : place,
        body: (
          <section
            class="action-card"
            data-can={form.piece}
            aria-label={`What ${pieceName(form.piece)} is about to do`}
          >
            <WaysThere doing={doing} step={step} piece={form.piece} />
            <Composer sitting={sitting} step={step} doing={doing} onDo={onDo} />
          </section>
        ),
      },
    ];
  }
  const [place] = piece === null ? [] : placesOf(board, piece);
  if (piece === null || place === undefined || !isAtPiece(board, piece) || closed.value === piece) return [];
  return [
    {
      key: `ring ${piece}`,
      place,
      free: [...free, place],
      isAside: true,
      body: <Ring sitting={sitting} doing={doing} step={step} piece={piece} onDo={onDo} />,
    },
  ];
}

/** What a piece, or all together, can do for which nothing is pressed on the board. */
export function formsHere(sitting: Sitting, step: Step, piece: string): readonly Form[] {
  const isShared = othersUnfinished(sitting, step).length > 0;
  return withoutSettings((sitting.forms.value ?? []).filter((form) => form.piece === piece)).filter(
    ({ name, actions }) =>
      actions.length > 0 &&
      !(isShared && name === "end-phase") &&
      actions.every((action) => endsOf(action, piece).every((end) => placesOf(step.moment.board, end).length === 0)),
  );
}

/** A small button for each kind of action. */
export function Chips({
  sitting,
  doing,
  step,
  forms,
  onDo,
}: Pick<AtPieceProps, "sitting" | "doing" | "step" | "onDo"> & { readonly forms: readonly Form[] }) {
  return (
    <>
      {forms.map((form) => {
        const cost = costIn(form.requirements);
        return (
          <button
            key={keyOf(form)}
            type="button"
            class="chip"
            data-ring-form={form.name}
            onClick={endAtOnce(sitting, step, form, onDo) ?? (() => doing.begin(form))}
          >
            {labelOf(form, { twins: false })}
            {cost !== null && <span class="cost">{cost}</span>}
          </button>
        );
      })}
    </>
  );
}

/** What a piece can do where it stands, in one press; where it can go and whom it can attack is pressed on the board. */
function Ring({
  sitting,
  doing,
  step,
  piece,
  onDo,
}: Pick<AtPieceProps, "sitting" | "doing" | "step" | "onDo"> & { readonly piece: string }) {
  const forms = formsHere(sitting, step, piece);
  if (forms.length === 0) return null;
  return (
    <div class="ring" role="group" aria-label={`What ${pieceName(piece)} can do here`} data-ring={piece}>
      <Chips sitting={sitting} doing={doing} step={step} forms={forms} onDo={onDo} />
      <button
        type="button"
        class="quiet small"
        aria-label="Put this away"
        data-ring-close=""
        onClick={() => (closed.value = piece)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
