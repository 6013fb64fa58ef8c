import type { Action, BoardModel, Form } from "../api/answers.ts";
import { requirements } from "../api/questions.ts";
import { entranceIn } from "../../pictures/index.ts";
import { pieceName, placesWithin, told } from "../page/names.ts";
import { pieceNamed, placesOf } from "../board/places.ts";
import { doorNamed } from "../board/doors.ts";
import { isStage } from "../board/room.ts";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { GO_ON } from "../game/pace.ts";
import { useAnswer } from "../page/use-answer.ts";
import { endsOf, harms } from "./aim.ts";
import { othersUnfinished } from "./all-done.tsx";
import { endNamed } from "./ends.ts";
import type { Doing } from "./doing.ts";
import { lostBy } from "./lost-points.ts";
import { actionInWords, costIn, formHeading } from "./narrow.ts";
import { NotNowLazily } from "./lazily.tsx";
import { unmet } from "./not-met.ts";
import { cardOf } from "./piece-card.tsx";
import { useSheetRoom } from "./sheet-room.ts";
import { mayBeDone, type Sitting } from "./sitting.ts";
import type { Step } from "../game/table.ts";
import { Composer } from "./composer.tsx";
import { SettingChoice, settingsIn, withoutSettings } from "./settings.tsx";

/** The costs of kinds of action that tell none by themselves, as the requirements of their first action have them. */
async function costsOf({ moment: { where } }: Step, forms: readonly Form[]): Promise<ReadonlyMap<Form, string>> {
  const costs = await Promise.all(
    forms.map(async (form) => {
      const [first] = form.actions;
      return first === undefined || form.requirements.length > 0
        ? null
        : ([form, costIn((await requirements(where, first)).requirements)] as const);
    }),
  );
  return new Map(costs.flatMap((pair) => (pair === null || pair[1] === null ? [] : [[pair[0], pair[1]]])));
}

interface PieceActionsProps {
  readonly sitting: Sitting;
  readonly doing: Doing;
  readonly piece: string;
  /** Whether nobody else is chosen who could act: the only thing that can be done need not be pressed first. */
  readonly isChosen?: boolean;
  readonly onDo: (action: Action) => void;
}

/** Kinds of action that are done at once where there is one way to do them: what comes of them is chosen behind them. */
const opening: ReadonlySet<string> = new Set(["activate"]);

/**
 * Ends a turn or a phase at once where nothing is lost by it, or begins what is chosen only then: there is nothing to
 * look at first. Null for anything else, and where there is something to choose, such as the way somebody faces.
 */
export function endAtOnce(
  sitting: Sitting,
  step: Step,
  form: Form,
  onDo: (action: Action) => void,
): (() => void) | null {
  const [action, ...others] = form.actions;
  if (action === undefined || others.length > 0 || !mayBeDone(sitting, step, form)) return null;
  if (opening.has(form.name)) {
    const unit = pieceNamed(step.moment.board, form.piece);
    return (unit?.conditions ?? []).length === 0 ? () => onDo(action) : null;
  }
  if (!["end-turn", "end-phase"].includes(form.name)) return null;
  const lost = lostBy(step.moment.board, sitting.forms.value ?? [], action, form.piece);
  return lost.length > 0 ? null : () => onDo(action);
}

/** Whether nothing of a kind of action is chosen on the board. */
const isBesideBoard = (board: BoardModel, { actions, piece }: Form): boolean =>
  actions.every((action) => endsOf(action, piece).every((end) => placesOf(board, end).length === 0));

/** The only kind of action that can be done, where nothing of it is chosen on the board; null where there are more. */
function onlyForm(board: BoardModel, forms: readonly Form[]): Form | null {
  const [only, ...others] = forms;
  return only !== undefined && others.length === 0 && isBesideBoard(board, only) ? only : null;
}

/** The kinds of action of a piece: those that are possible now, and the others. */
function formsOf(sitting: Sitting, step: Step | null, piece: string) {
  const forms = (sitting.forms.value ?? []).filter((form) => form.piece === piece);
  // nobody ends a phase in which somebody else has still to act
  const isShared = step !== null && othersUnfinished(sitting, step).length > 0;
  return {
    possible: forms.filter(
      // how the game goes on stands with the question
      ({ name, actions }) => actions.length > 0 && name !== GO_ON && !(isShared && name === "end-phase"),
    ),
    others: forms.filter(({ actions }) => actions.length === 0),
  };
}

/** All that is chosen of an action that was aimed on the board; on a telephone a sheet over the foot of the window. */
function Aiming({ children }: { readonly children: ComponentChildren }) {
  const sheet = useRef<HTMLDivElement>(null);
  useSheetRoom(sheet);
  return (
    <div class="aiming" ref={sheet}>
      {children}
    </div>
  );
}

/** What a piece can do now, and on demand what it cannot, with the reason. */
export function PieceActions({ sitting, doing, piece, isChosen = false, onDo }: PieceActionsProps) {
  const step = sitting.step.value;
  const { possible, others } = formsOf(sitting, step, piece);
  const { answer: costs } = useAnswer(step === null ? null : () => costsOf(step, possible), [sitting.forms.value]);
  const only = step === null || !isChosen ? null : onlyForm(step.moment.board, withoutSettings(possible));
  useEffect(() => {
    if (only !== null && doing.form.peek() === null) doing.begin(only);
  }, [only]);
  if (step === null) return null;
  const mine = possible.length === 0 || possible.some((form) => mayBeDone(sitting, step, form));
  const aimed = doing.aim.value !== null && doing.form.value?.piece === piece;
  // what is put together stands beside the piece, where it is on a board that is large enough for that
  const atPiece = isAtPiece(step.moment.board, piece);
  return (
    <section aria-label={`What ${pieceName(piece)} ${mine ? "can" : "could"} do`} data-can={piece}>
      <Kit board={step.moment.board} piece={piece} />
      {!mine && <p class="could">What could {pieceName(piece)} do?</p>}
      {!atPiece && aimed && (
        // on a telephone all that is chosen of an action stands where it is done
        <Aiming>
          <WaysThere doing={doing} step={step} piece={piece} />
          <Composer sitting={sitting} step={step} doing={doing} onDo={onDo} />
        </Aiming>
      )}
      {settingsIn(possible).map((setting) => (
        <SettingChoice key={`${setting.name} ${setting.field}`} setting={setting} doing={doing} />
      ))}
      <ul class="actions">
        {withoutSettings(possible).map((form) => (
          <li key={keyOf(form)}>
            <FormButton
              form={form}
              twins={possible.some((other) => other !== form && other.name === form.name)}
              doing={doing}
              isOnly={form === only}
              onEnd={endAtOnce(sitting, step, form, onDo)}
              cost={costIn(form.requirements) ?? costs.value?.get(form) ?? null}
              isAsked={form.requirements.length === 0 && costs.value === null}
            />
          </li>
        ))}
      </ul>
      {possible.length === 1 && <WhyNotMore forms={others} />}
      {possible.length === 0 && <Nothing piece={piece} forms={others} />}
      {!atPiece && !aimed && doing.form.value?.piece === piece && (
        <Composer sitting={sitting} step={step} doing={doing} onDo={onDo} />
      )}
      <NotNowLazily sitting={sitting} step={step} piece={piece} possible={possible} forms={others} />
    </section>
  );
}

/** What a unit is and has by its card, on the board or beside it, where its game tells that. */
function Kit({ board, piece }: { readonly board: BoardModel; readonly piece: string }) {
  const says = cardOf(board, piece);
  return says.length === 0 ? null : (
    <p class="minor" data-kit="">
      {says.join(" · ")}
    </p>
  );
}

/** That a piece can do nothing, with the reason where all it could do has the same one. */
function Nothing({ piece, forms }: { readonly piece: string; readonly forms: readonly Form[] }) {
  const [first, ...others] = forms.map((form) => unmet(form).map(({ text }) => text));
  const why = (first ?? []).find((text) => others.every((texts) => texts.length === 0 || texts.includes(text)));
  return (
    <p class="minor" data-nothing={piece}>
      {pieceName(piece)} can do nothing now{why === undefined ? "." : `: ${told(why)}`}
    </p>
  );
}

/** Where one thing alone can be done: why what was to be expected cannot, as an attack with nobody in range. */
function WhyNotMore({ forms }: { readonly forms: readonly Form[] }) {
  const [form, ...others] = forms;
  const [first] = form === undefined ? [] : unmet(form);
  if (form === undefined || first === undefined || others.length > 0) return null;
  return (
    <p class="minor" data-why-not="">
      {formHeading(form.name)}: not possible. {told(first.text)}
    </p>
  );
}

/** Whether what a piece can do stands beside it on the board: not on a telephone, whose board it would cover. */
export const isAtPiece = (board: BoardModel, piece: string): boolean =>
  isStage.value && placesOf(board, piece).length > 0;

/** Pieces without those whose unit is among them: it is named for all of them. */
const withoutMembers = (board: BoardModel, pieces: readonly string[]): readonly string[] =>
  pieces.filter((id) => {
    const unit = pieceNamed(board, id)?.details["unit"];
    return unit === id || typeof unit !== "string" || !pieces.includes(unit);
  });

/** What a piece is about to act on, where somebody pointed: a place, a door, friends there, or enemies. */
function aboutInWords({ aim, left }: Doing, board: BoardModel, piece: string): string {
  const { place: at, pieces } = aim.value?.at ?? { place: null, pieces: [] };
  const [named] = (aim.value?.ways ?? []).flatMap(({ form }) => endNamed(form, at ?? "") ?? []);
  const pressed = placesWithin(at ?? "there");
  const place = named === undefined ? pressed : `${pressed} (${named})`;
  if (pieces.length === 0)
    return doorNamed(board, at ?? "") === undefined ? `To ${place}` : entranceIn(`At door ${place}`);
  const names = withoutMembers(board, pieces).map(pieceName);
  const there = names.join(" and ");
  const sideOf = (id: string): string | undefined => pieceNamed(board, id)?.side;
  if (pieces.every((id) => sideOf(id) === sideOf(piece)))
    return `Where ${there} ${names.length === 1 ? "stands" : "stand"}`;
  return left.value.every(isGoing) ? `To ${place}` : `Against ${there}`;
}

/** What can be done where somebody pointed: one press takes another way. */
export function WaysThere({
  doing,
  step,
  piece,
}: {
  readonly doing: Doing;
  readonly step: Step;
  readonly piece: string;
}) {
  const aim = doing.aim.value;
  const { board } = step.moment;
  // the one thing that can be done there stands ready, and says so itself
  if (aim === null || (board.kind === "table" && aim.ways.length === 1 && doing.left.value.length === 1)) return null;
  return (
    <fieldset class="field ways">
      <legend>{aboutInWords(doing, board, piece)}</legend>
      <div class="chips">
        {aim.ways.map((way) => (
          <button
            key={keyOf(way.form)}
            type="button"
            class="chip"
            data-way={way.form.name}
            aria-pressed={doing.form.value === way.form}
            onClick={() => doing.takeWay(way)}
          >
            {formHeading(way.form.name)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Whether an action only goes somewhere, and does nothing to whoever is there. */
const isGoing = (action: Action): boolean =>
  !harms(action) && action["to"] !== undefined && action["target"] === undefined;

/** Forms of one name may differ in what they do, as where each is a single action. */
export const keyOf = ({ name, actions }: Form): string =>
  `${name} ${actions.length === 1 ? JSON.stringify(actions[0]) : ""}`;

/** The longest name of a single action that stands on its button; a longer one stands below, when it was pressed. */
const MOST_SIGNS = 32;

/** What stands on the button of a kind of action: where several have one name, what each does. */
export function labelOf({ name, piece, actions }: Form, { twins }: { readonly twins: boolean }): string {
  const [only] = actions.length === 1 ? actions : [];
  const whole = only === undefined ? null : actionInWords(only, piece);
  return whole !== null && (twins || whole.length <= MOST_SIGNS) ? whole : formHeading(name);
}

function FormButton({
  form,
  twins,
  doing,
  isOnly,
  onEnd,
  cost,
  isAsked,
}: {
  readonly form: Form;
  /** Whether another kind of action has the same name. */
  readonly twins: boolean;
  readonly doing: Doing;
  /** Whether there is no other: pressing it again does not put it away. */
  readonly isOnly: boolean;
  /** Does it at once; null where it is looked at first. */
  readonly onEnd: (() => void) | null;
  readonly cost: string | null;
  /** Whether the cost is asked for: room is kept for it. */
  readonly isAsked: boolean;
}) {
  return (
    <button
      type="button"
      data-form={form.name}
      {...(onEnd !== null && { "data-at-once": "" })}
      aria-pressed={doing.form.value === form}
      onClick={onEnd ?? (() => doing.begin(doing.form.value === form && !isOnly ? null : form))}
    >
      {labelOf(form, { twins })}
      {cost !== null && <span class="cost">{cost}</span>}
      {cost === null && isAsked && (
        <span class="cost to-come" aria-hidden="true">
          1 AP
        </span>
      )}
    </button>
  );
}
