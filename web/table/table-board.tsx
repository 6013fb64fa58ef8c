import type { Action, BoardModel, Form } from "../api/answers.ts";
import type { Card } from "../board/beside.tsx";
import { BoardView, type Highlight } from "../board/board-view.tsx";
import type { Drags } from "../board/drags.ts";
import { isStage } from "../board/room.ts";
import type { Watched } from "../board/watched.ts";
import { pieceNamed, placesOf, whereIs } from "../board/places.ts";
import type { Drawn } from "../board/pictured.ts";
import { nameOfSpot, type Spot, spotNamed } from "../board/spots.ts";
import { MeasuredBoardLazily } from "../measured/lazily.tsx";
import { field, ruling, viewersOf } from "../sight/sight-question.ts";
import { endsOf } from "./aim.ts";
import { cardsAtPiece } from "./at-piece.tsx";
import { type Rested, rested, restOn } from "./hovering.ts";
import { restedCard } from "./rested-card.tsx";
import type { Doing } from "./doing.ts";
import { drawnDispute } from "./drawn.ts";
import { actorChosen, actorOf, endsInView, highlightsFor, linesOfAim, templatesShown, wayShown } from "./in-view.ts";
import { Dice } from "../director/dice.tsx";
import { camera, frame, moment } from "../director/director.ts";
import type { Frame } from "../director/frames.ts";
import { endOfOption } from "./routes.ts";
import { isDoer, type Sitting } from "./sitting.ts";
import type { Step } from "../game/table.ts";
import { isUpright } from "./seen-on.ts";
import { watch } from "./watch.ts";

interface TableBoardProps {
  readonly sitting: Sitting;
  readonly doing: Doing;
  readonly step: Step;
  readonly piece: string | null;
  /** The place that is selected. */
  readonly place: string | null;
  /** Whether what is pressed plays: only then what can be done is set off. */
  readonly plays: boolean;
  /** Whether the ground is tinted that the other side watches. */
  readonly tints: boolean;
  readonly onPoint: (at: string | null, pointed: string | null) => void;
  readonly drags: Drags;
  readonly onDo: (action: Action) => void;
}

/** What is set off only where somebody plays. */
const ofPlay: ReadonlySet<Highlight["look"]> = new Set(["option", "chosen", "target", "aimed", "reachable", "way"]);

/** What is set off while a step is played again: where the moment happened. */
const inFrame = ({ at, grave }: Frame): readonly Highlight[] =>
  at.map((place) => ({ place, look: grave ? "grave" : "pointed" }));

/** The dice that fall in a moment, on the board where it happens. */
function diceAt(shown: Frame | null): readonly Card[] {
  const [place] = shown?.at ?? [];
  if (shown === null || place === undefined || shown.dice.length === 0) return [];
  return [
    {
      key: `dice ${shown.step.number} ${moment.value}`,
      place,
      free: shown.at,
      body: (
        <div class="fallen-dice" data-fallen={shown.dice.length}>
          <Dice faces={shown.dice} />
        </div>
      ),
    },
  ];
}

/** The way to where the mouse rests. */
const wayAhead = (ahead: Rested | null): readonly Highlight[] =>
  ahead === null
    ? []
    : [...ahead.way.map((place) => ({ place, look: "way" as const })), { place: ahead.place, look: "chosen" as const }];

/** What people disagree about, where its ruling is shown and nothing is played on: null where there is no such thing. */
const disputeShown = ({ sitting, doing, step, piece, plays }: TableBoardProps, shown: Frame | null): Drawn | null =>
  shown === null && plays && piece === null && doing.form.value === null
    ? drawnDispute(sitting.table.card, step)
    : null;

/** What people disagree about, as it is set off: the way that is gone, and those it is about. */
function disputed({ kind }: BoardModel, { way, about }: Drawn): readonly Highlight[] {
  // on a measured table the way is a line of its own
  const gone = kind === "table" ? [] : way;
  return [
    ...gone.map((place, nth) => ({ place, look: nth === gone.length - 1 ? ("chosen" as const) : ("way" as const) })),
    ...about.map((place) => ({ place, look: "pointed" as const })),
  ];
}

/** A way over a measured table. */
const wayOver = ({ way }: Drawn) => ({ spots: way.flatMap((place) => spotNamed(place) ?? []), length: null });

/** The texts in a value of an action: names of places and pieces among them. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const placesIn = (board: BoardModel, names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => placesOf(board, name))),
];

/** The places of the board that a dispute is about: of whom it names, else of all who stand there, and of what is asked. */
function ofDispute(
  { table: { card } }: Sitting,
  { number, moment: { board } }: Step,
  /** The board as it is shown: while what happened is played, pieces stand elsewhere than in the end. */
  now: BoardModel,
): readonly string[] {
  const { question, asked, about = viewersOf(board).map(({ id }) => id) } = card;
  if (question === undefined || number > 1) return [];
  const named = asked === undefined ? [] : textsIn("action" in asked ? asked.action : asked.move);
  const names = [...about, ...named];
  return [...new Set([...placesIn(board, names), ...placesIn(now, names)])];
}

/** Everybody who can act, with where they can come on who are not on the board yet. */
function ofDoers(board: BoardModel, forms: readonly Form[]): readonly string[] {
  const able = forms.filter(({ actions }) => actions.length > 0);
  return able.flatMap((form) => {
    const stands = placesOf(board, form.piece);
    return stands.length > 0
      ? stands
      : placesIn(
          board,
          form.actions.flatMap((action) => endsOf(action, form.piece)),
        );
  });
}

/** Places of a board between which all of it lies. */
function cornersOf({ kind, width, height, areas }: BoardModel): readonly string[] {
  if (kind === "areas") return areas.map(({ id }) => id);
  return ["0,0", kind === "table" ? `${width},${height}` : `${width - 1},${height - 1}`];
}

/** The places of the board that the options of a choice are about, else where the piece stands that it is about. */
function placesAsked({ moment: { board, decision } }: Step): readonly string[] {
  if (decision?.kind !== "choose") return [];
  const options = placesIn(
    board,
    decision.options.map(({ id }) => endOfOption(id)),
  );
  return options.length > 0 || decision.piece === null ? options : placesOf(board, decision.piece);
}

/** Whether what is asked is nowhere on the board: on a telephone the list of its options needs the room. */
export const asksBeside = (step: Step): boolean =>
  step.moment.decision?.kind === "choose" && placesAsked(step).length === 0;

/**
 * The places of the board that what is asked is about: those of the options of a choice, or of whom it is about; who can
 * act, or whoever is chosen, with what he can press.
 */
function subjectOf(
  step: Step,
  forms: readonly Form[],
  doer: string | null,
  set: readonly Highlight[],
): readonly string[] {
  const { board, decision } = step.moment;
  if (decision?.kind === "choose") {
    // a question about the edges of a measured table
    if (board.kind === "table" && decision.options.every(({ id }) => /^[NESW]$/.test(id))) return cornersOf(board);
    return asksBeside(step) && !isStage.value ? cornersOf(board) : placesAsked(step);
  }
  if (decision?.kind !== "act") return [];
  if (doer === null) return [...new Set(ofDoers(board, forms))];
  const marked = set.flatMap(({ look, place }) => (look === "option" || look === "target" ? [place] : []));
  return [...placesOf(board, doer), ...marked];
}

/** The places that a card leaves free: of an attack what it is aimed at and its templates, else what can be pressed. */
function leftFree(
  set: readonly Highlight[],
  region: readonly (readonly Spot[])[],
  { split }: Pick<Doing, "split">,
): readonly string[] {
  const at = (look: Highlight["look"]): readonly string[] =>
    set.flatMap((highlight) => (highlight.look === look ? [highlight.place] : []));
  const aimed = at("aimed");
  // whose fire is split is about to press another target
  const others = split.value === null ? [] : at("target");
  if (aimed.length > 0) return [...aimed, ...others, ...templatesShown().flat().map(nameOfSpot)];
  return [...at("option"), ...region.flat().map(nameOfSpot)];
}

/** What the other side watches, as it concerns a piece. */
const watchedFor = (board: BoardModel, piece: string | null): Watched | null =>
  watch.value === null ? null : { ...watch.value, upright: piece !== null && isUpright(pieceNamed(board, piece)) };

/** What is set off on the board, and the moment that is shown of a step that is played again. */
interface Over {
  readonly set: readonly Highlight[];
  readonly shown: Frame | null;
}

/** The cards on the board: where the mouse rests, what whoever acts can do, or the dice of what is played again. */
function cardsOn(
  { sitting, doing, step, piece, plays, onDo }: TableBoardProps,
  { set, shown }: Over,
  ahead: Rested | null,
  region: readonly (readonly Spot[])[],
): readonly Card[] {
  if (ahead !== null) return [restedCard(ahead)];
  if (!plays || shown !== null) return diceAt(shown);
  const doer = isDoer(sitting, piece) ? piece : null;
  return cardsAtPiece({ sitting, doing, step, piece: doer, free: leftFree(set, region, doing), onDo });
}

/** Where one looks while nothing is selected: at the first who can act, else at what is asked about. */
function firstSeen(sitting: Sitting, { moment: { board, decision } }: Step): string | null {
  const able = (sitting.forms.value ?? []).find(
    ({ actions, piece }) => actions.length > 0 && pieceNamed(board, piece) !== undefined,
  );
  const asked = decision?.kind === "choose" ? decision.options.map(({ id }) => endOfOption(id)) : [];
  const [first = null] = [able?.piece ?? [], asked, decision?.piece ?? []]
    .flat()
    .flatMap((name) => whereIs(board, name) ?? []);
  return first;
}

/** What of the board has to come into view. */
function toBeSeen({ sitting, doing, step, piece, plays }: TableBoardProps, { set, shown }: Over) {
  const forms = sitting.forms.value ?? [];
  const whole = doing.form.value === null ? ofDispute(sitting, step, shown?.board ?? step.moment.board) : [];
  return {
    subject: shown === null && plays ? subjectOf(step, forms, actorChosen(sitting, doing, piece), set) : [],
    whole,
    // where all of it is seen, nothing has to come into view
    lookAt: whole.length > 0 ? null : shown === null ? firstSeen(sitting, step) : camera.value,
  };
}

/** The board of a step, with everything that lies over it; while the step is played again, a moment of it. */
export function TableBoard(props: TableBoardProps) {
  const { sitting, doing, step, piece, place, plays, tints, onPoint, drags } = props;
  const { board } = step.moment;
  const shown = frame.value?.step === step ? frame.value : null;
  const playing = plays && shown === null;
  const aims = playing ? linesOfAim(board, doing) : [];
  // whoever aims looks at what the attack meets
  const isTinted = shown === null && tints && aims.length === 0;
  const matter = disputeShown(props, shown);
  const ahead = playing && rested.value?.step === step && doing.form.value === null ? rested.value : null;
  const set = highlightsFor(step, doing, sitting, actorOf(sitting, piece)).filter(
    ({ look }) => (plays && matter === null) || !ofPlay.has(look),
  );
  const selected: readonly Highlight[] = place === null ? [] : [{ place, look: "selected" }];
  const ends = board.kind === "table" ? endsInView(step, sitting, doing, piece) : null;
  const common = {
    model: shown?.board ?? board,
    title: sitting.table.card.title,
    at: shown === null ? place : null,
    highlights:
      shown === null
        ? [...set, ...(matter === null ? [] : disputed(board, matter)), ...wayAhead(ahead), ...selected]
        : inFrame(shown),
    field: field.value?.field,
    sight: ruling.value?.ruling,
    onPoint,
    lines: shown?.lines ?? matter?.lines ?? aims,
    tools: null,
    cards: cardsOn(props, { set, shown }, ahead, ends?.region ?? []),
    ...(shown === null && { drags }),
    ...toBeSeen(props, { set, shown }),
  };
  if (ends !== null) {
    return (
      <MeasuredBoardLazily
        {...common}
        region={playing && matter === null ? ends.region : []}
        way={matter !== null ? wayOver(matter) : playing ? wayShown(board, doing, piece) : null}
        templates={playing ? templatesShown() : (shown?.templates ?? [])}
        snaps={ends.snaps}
        watched={isTinted ? (watch.value?.grounds ?? []) : []}
      />
    );
  }
  return (
    <BoardView
      {...common}
      onHover={(over) => restOn({ sitting, doing, step, piece, plays: playing }, over)}
      watched={isTinted ? watchedFor(board, piece) : null}
      way={shown?.way ?? []}
    />
  );
}
