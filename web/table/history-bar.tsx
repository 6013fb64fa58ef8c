import { useSignal } from "@preact/signals";
import { announce } from "../page/announce.tsx";
import { clipped } from "../page/clipped.ts";
import { note } from "../page/route.ts";
import { moment } from "../director/director.ts";
import type { Sitting } from "./sitting.ts";
import { isStage } from "../board/room.ts";
import { filmTellsHidden } from "../game/sides.ts";
import { hasSteps, type Step, type Table } from "../game/table.ts";

interface HistoryBarProps {
  readonly sitting: Sitting;
  readonly step: Step;
  readonly query: Readonly<Record<string, string>>;
}

/** Back and forth through the steps, and a link to exactly this. */
export function HistoryBar({ sitting, step, query }: HistoryBarProps) {
  const last = sitting.table.length.value - 1;
  const { number } = step;
  // where the address already asks for a step that is still on its way, the slider stays there
  const asked = query["step"] === undefined ? last : Number(query["step"]);
  const shown = Number.isInteger(asked) && asked >= 0 ? Math.min(asked, last) : number;
  const word = sitting.table.kept === "here" ? "Step" : "Version";
  const show = (wanted: number): void => note({ step: wanted >= last ? null : String(Math.max(0, wanted)) });
  return (
    <>
      {hasSteps(sitting.table) && <StepSlider word={word} shown={shown} last={last} onShow={show} />}
      <LinkHere key={`${number}`} table={sitting.table} step={step} query={query} />
      {hasSteps(sitting.table) && <ShareFilm key={`film ${number}`} sitting={sitting} step={step} />}
      {/* on a stage that stands in the line of the prompt: here it would push down what is about to be pressed */}
      {!isStage.value && <LooksBack sitting={sitting} step={step} />}
    </>
  );
}

/** That an earlier step is looked at, from where playing on would forget those after it; nothing at the last one. */
export function LooksBack({ sitting, step }: Pick<HistoryBarProps, "sitting" | "step">) {
  const after = sitting.table.length.value - 1 - step.number;
  if (after < 1 || sitting.table.kept !== "here") return null;
  return (
    <span class="minor looks-back" data-looks-back={after}>
      You look back. Playing on from here forgets the {after === 1 ? "step" : `${after} steps`} after it.
    </span>
  );
}

/** One step back or forth, or any of them. */
function StepSlider({
  word,
  shown,
  last,
  onShow,
}: {
  readonly word: string;
  readonly shown: number;
  readonly last: number;
  readonly onShow: (wanted: number) => void;
}) {
  return (
    <div class="history">
      <button
        type="button"
        class="quiet"
        aria-label="One step back"
        data-back=""
        disabled={shown === 0}
        onClick={() => onShow(shown - 1)}
      >
        ◀
      </button>
      <label>
        <span class="minor">
          {word} {shown} of {last}
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={shown}
          aria-label={word}
          disabled={last === 0}
          onInput={({ currentTarget }) => onShow(Number(currentTarget.value))}
        />
      </label>
      <button
        type="button"
        class="quiet"
        aria-label="One step forward"
        disabled={shown === last}
        onClick={() => onShow(shown + 1)}
      >
        ▶
      </button>
    </div>
  );
}

/** Copies a link where the browser lets it, and says what is left to do. */
async function copied(link: string): Promise<string> {
  const isCopied = await clipped(link);
  announce(isCopied ? "Link copied" : "The link stands beside the button");
  return isCopied ? "Copied." : "Copy it:";
}

/** What became of making a link, and the link itself, to be copied by hand. */
function CopiedLink({
  said,
  link,
  label,
  mark,
}: {
  readonly said: string;
  readonly link: string | null;
  readonly label: string;
  readonly mark: "data-film-link" | "data-link-text";
}) {
  if (said === "") return null;
  return (
    <p class="minor wide-note">
      {said}{" "}
      {link !== null && (
        <input
          readOnly
          aria-label={label}
          {...{ [mark]: "" }}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </p>
  );
}

/** How links are made: fetched for the first. */
const links = () => import("./links.ts");

/** A link that plays what happened in a step, from the moment that is shown; the rules do it again where it is opened. */
export function ShareFilm({ sitting, step }: Pick<HistoryBarProps, "sitting" | "step">) {
  const link = useSignal<string | null>(null);
  const said = useSignal("");
  // by post a record tells it; and what was rolled by hand is not rolled again elsewhere
  const can = step.again !== undefined && step.again.seed !== null && step.events.length > 0;
  if (sitting.table.kept !== "here") return null;
  // in the room of the button, so that nothing moves from step to step
  if (filmTellsHidden(sitting.table.card, step))
    return (
      <span class="minor" data-no-film="" title="A film would show what is hidden">
        Film: after the end<span class="heard">, for it would show what is hidden</span>
      </span>
    );
  const make = async (): Promise<void> => {
    const { linkToFilm } = await links();
    link.value = await linkToFilm(sitting.table, step, (moment.peek() ?? 0) + 1);
    said.value = link.value === null ? "This is too long for a link." : await copied(link.value);
  };
  return (
    <>
      <button
        type="button"
        data-share-film=""
        title="A link that plays what has just happened"
        disabled={!can}
        onClick={() => void make()}
      >
        Share film
      </button>
      <CopiedLink said={said.value} link={link.value} label="Link that plays what happened" mark="data-film-link" />
    </>
  );
}

/** Copies a text that stands beside it. */
function CopyAgain({ text }: { readonly text: string }) {
  const said = useSignal("Copy");
  return (
    <button type="button" class="small" onClick={() => void copied(text).then((done) => (said.value = done))}>
      {said}
    </button>
  );
}

function LinkHere({
  table,
  step,
  query,
}: {
  readonly table: Table;
  readonly step: Step;
  readonly query: Readonly<Record<string, string>>;
}) {
  const link = useSignal<string | null>(null);
  const withPicture = useSignal("");
  const said = useSignal("");
  const make = async (): Promise<void> => {
    const { linksToHere } = await links();
    const made = await linksToHere(table, step, query);
    link.value = made?.link ?? null;
    withPicture.value = made?.withPicture ?? "";
    said.value = made === null ? "This position is too long for a link." : await copied(made.link);
  };
  return (
    <>
      <button type="button" data-link="" title="A link to exactly this position" onClick={() => void make()}>
        Link
      </button>
      <CopiedLink
        said={link.value === null ? said.value : `${said.value} It opens this board, and what is asked of it:`}
        link={link.value}
        label="Link to this position"
        mark="data-link-text"
      />
      {link.value !== null && (
        <p class="minor wide-note">
          For a chat, which shows the board and the verdict as a picture. The server draws it when the link is read:
          <input
            readOnly
            aria-label="Link that shows a picture in a chat"
            data-link-picture=""
            value={withPicture.value}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyAgain text={withPicture.value} />
        </p>
      )}
    </>
  );
}
