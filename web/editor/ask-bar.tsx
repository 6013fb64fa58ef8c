import { useSignal } from "@preact/signals";
import type { Action, BoardModel } from "../api/answers.ts";
import { inWords } from "../api/problem.ts";
import { isPlace, pieceNamed } from "../board/places.ts";
import { nameWithin, pieceName, placesWithin } from "../page/names.ts";
import { Options } from "../page/options.tsx";
import { placesAsked, targetsOn, unitsOf, viewersOf } from "../sight/sight-question.ts";
import { enemyShown } from "../table/enemy-layer.ts";
import { foesOf, matterOfAttack, playedOn } from "./ask-attack.ts";
import { asking, type Kind, meets, questionOf } from "./asking.ts";
import { matterOfDeed } from "./ask-deed.ts";
import { DeedChoice } from "./deed-choice.tsx";
import { ask, type Page } from "./desk.ts";
import { goToRuling, lookAt } from "./laid-out.ts";
import { take, tool } from "./tool.ts";

interface AskBarProps {
  readonly page: Page;
  readonly model: BoardModel;
  /** The place that is looked at. */
  readonly place: string | null;
  /** Whether the text is a position as it stands. */
  readonly ready: boolean;
}

const kinds: readonly { readonly kind: Kind; readonly title: string }[] = [
  { kind: "sees", title: "Does … see …?" },
  { kind: "who", title: "Who sees …?" },
  { kind: "attacks", title: "May … attack …?" },
  { kind: "may", title: "What may … do?" },
  { kind: "comes", title: "What happens to … if …?" },
  { kind: "next", title: "What happens next?" },
];

/** What answers a question: a ruling, or the table on which it is looked at. */
const answers: Readonly<Record<Kind, string>> = {
  same: "Get the ruling",
  sees: "Get the ruling",
  who: "Get the ruling",
  attacks: "Get the ruling",
  may: "See it, and why not the rest",
  comes: "Get the ruling",
  next: "Play on and see",
};

type Question = ReturnType<typeof questionOf>;

/** What is said where nobody is chosen who looks or acts. */
const whoIsMissing: Readonly<Record<Exclude<Kind, "same" | "next">, string | null>> = {
  who: null,
  sees: "Choose who looks.",
  attacks: "Choose who attacks.",
  may: "Choose who acts.",
  comes: "Choose who acts.",
};

/** Whom the question needs, and what is still missing for it; null where nothing is. */
function missing({ page, model, ready }: AskBarProps, { kind, from, to, deed }: Question): string | null {
  if (!ready) return "You can ask as soon as nothing is wrong with the board.";
  if (kind === "next") return null;
  if (kind === "same") {
    const [gone] = page.matter === undefined ? [] : meets(page.matter).filter((id) => !isThere(model, id));
    return gone === undefined ? null : `${pieceName(gone)} is not on the board any more.`;
  }
  const asks = whoIsMissing[kind];
  if (asks !== null && !choicesFrom({ page, model, kind }).includes(from)) return asks;
  if (kind === "attacks") return whoIsAttacked(foesOf(model, from), from, to);
  if (kind === "comes" && deed?.do === undefined) return "Choose what is done.";
  if (kind === "comes" && pieceNamed(model, to) === undefined) return "Choose to whom it may happen.";
  if (kind !== "may" && !isThere(model, to)) return "Choose whom or what is looked at.";
  return from === to && kind === "sees" ? "Nobody looks at himself." : null;
}

/** What is missing where somebody asks about an attack: a list without anybody is no question. */
function whoIsAttacked(foes: readonly string[], from: string, to: string): string | null {
  if (foes.length === 0) return `No enemy of ${nameWithin(from)} is on the board: put one there.`;
  return foes.includes(to) ? null : "Choose who is attacked.";
}

/** Whom a question can be about: who looks, or who does something by somebody's choice. */
const choicesFrom = ({
  page,
  model,
  kind,
}: Pick<AskBarProps, "page" | "model"> & { readonly kind: Kind }): readonly string[] =>
  kind === "sees" ? unitsOf(viewersOf(model)) : playedOn(page.ruleset, model);

const isThere = (model: BoardModel, name: string): boolean =>
  name !== "" && (pieceNamed(model, name) !== undefined || isPlace(model, name));

/** Goes to where a question is answered; what is to be said instead where that is nowhere. */
async function putTo({ page, model }: AskBarProps, { kind, from, to, deed }: Question): Promise<string | null> {
  if (kind === "attacks") {
    const attack = await matterOfAttack(page, model, { from, to });
    if (attack === null) return `${pieceName(from)} has nothing to attack with.`;
    await goToRuling(page, attack);
  } else if (kind === "comes" && deed !== null)
    await goToRuling(page, await matterOfDeed(page, model, { action: deed, to }));
  else if (kind === "same" && page.matter !== undefined) await goToRuling(page, page.matter);
  else if (kind === "sees") await goToRuling(page, wordsFor(page, from, to));
  else if (kind === "who") await lookAt(page, { tab: "sight", sight: "who", to, at: to });
  else if (kind === "may") await lookAt(page, { piece: from, "why-not": "on" });
  else {
    enemyShown.value = true;
    await lookAt(page, {});
  }
  return null;
}

/** What is asked about the board, always in view: the question of a dispute as it came, or one that is put together. */
export function AskBar(props: AskBarProps) {
  const { page, model, place } = props;
  const said = useSignal<string | null>(null);
  const question = questionOf(page.matter);
  const { kind, from, to, deed } = question;
  const lacks = missing(props, question);
  const matter = page.matter ?? null;
  const isKept = matter !== null && matter.words !== null;
  const put = async (): Promise<void> => {
    said.value = await putTo(props, question).catch((error: unknown) => inWords(error).text);
  };
  return (
    <section class="ask-bar" aria-label="Ask for a ruling" data-ask-bar="">
      {isKept && (kind === "same" || kind === "sees") && (
        <p class="asked" data-asked-about="">
          {matter.words}
        </p>
      )}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (lacks === null) void put();
        }}
      >
        <KindChoice kind={kind} matter={matter} />
        <Ends
          page={page}
          model={model}
          place={place}
          kind={kind}
          from={isThere(model, from) ? from : ""}
          to={isThere(model, to) ? to : ""}
          deed={deed}
          onChoose={(a, b) => choose(page, kind, a, b)}
        />
        {kind === "sees" && (
          <button
            type="button"
            data-ask-arrow=""
            aria-pressed={tool.value.does === "ask"}
            onClick={() => take(tool.value.does === "ask" ? { does: "select" } : { does: "ask", from: null })}
          >
            Draw an arrow
          </button>
        )}
        <button type="submit" class="main" data-ask-ruling="" disabled={lacks !== null}>
          {answers[kind]}
        </button>
      </form>
      {(said.value ?? lacks) !== null && <p class="minor">{said.value ?? lacks}</p>}
    </section>
  );
}

/** Chooses what is asked. */
function KindChoice({ kind, matter }: { readonly kind: Kind; readonly matter: Page["matter"] | null }) {
  return (
    <label class="field">
      <span>Ask</span>
      <select
        data-ask-kind=""
        value={kind}
        onChange={({ currentTarget: { value } }) => {
          const next = [...kinds.map((one) => one.kind), "same" as const].find((one) => one === value);
          if (next !== undefined) asking.value = { ...asking.value, kind: next };
        }}
      >
        {matter !== null && matter !== undefined && !("from" in matter.asked) && (
          <option value="same">The question above</option>
        )}
        {kinds.map((one) => (
          <option key={one.kind} value={one.kind}>
            {one.title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The question who sees whom, in the words it came with where it is still the same. */
function wordsFor({ matter }: Page, from: string, to: string): NonNullable<Page["matter"]> {
  const isSame = matter !== undefined && "from" in matter.asked && matter.asked.from === from && matter.asked.to === to;
  return isSame
    ? matter
    : {
        words: `Does ${nameWithin(from)} see ${pieceOrPlace(to)}?`,
        about: [from, to],
        asked: { from, to },
      };
}

const pieceOrPlace = (name: string): string => (/^[\d.]+,[\d.]+$/.test(name) ? placesWithin(name) : nameWithin(name));

/** Chooses whom a question is about; the question who sees whom stays with the board. */
export function choose(page: Page, kind: Kind, from: string, to: string): void {
  // what somebody else could do is not his
  const deed = asking.value.from === from ? asking.value.deed : null;
  asking.value = { ...asking.value, kind, from, to, deed: deed ?? null };
  if (kind === "sees" && from !== "" && to !== "" && from !== to) ask(wordsFor(page, from, to));
}

/** What somebody is asked for as who looks or acts; null where nobody is. */
const whoActs: Readonly<Record<Kind, string | null>> = {
  same: null,
  next: null,
  who: null,
  sees: "Who looks",
  attacks: "Who attacks",
  may: "Who acts",
  comes: "Who acts",
};

const looked = ["At whom, or what", "whom, or what?"] as const;
/** What somebody is asked for as who is looked at or acted on, and what stands there before; null where nobody is. */
const toWhom: Readonly<Record<Kind, readonly [string, string] | null>> = {
  same: null,
  next: null,
  may: null,
  who: looked,
  sees: looked,
  attacks: ["Whom", "whom?"],
  comes: ["To whom does it happen", "to whom?"],
};

/** Whom the question is about. */
function Ends({
  page,
  model,
  place,
  kind,
  from,
  to,
  deed,
  onChoose,
}: {
  readonly page: Page;
  readonly model: BoardModel;
  readonly place: string | null;
  readonly kind: Kind;
  readonly from: string;
  readonly to: string;
  readonly deed: Action | null;
  readonly onChoose: (from: string, to: string) => void;
}) {
  const places = kind === "attacks" || kind === "comes" ? [] : placesAsked(model, place, to);
  const who = whoActs[kind];
  const targets =
    kind === "attacks" ? foesOf(model, from) : kind === "comes" ? unitsOf(viewersOf(model)) : targetsOn(model);
  const whom = toWhom[kind];
  return (
    <>
      {who !== null && (
        <label class="field">
          <span>{who}</span>
          <select data-ask-from="" value={from} onChange={({ currentTarget }) => onChoose(currentTarget.value, to)}>
            <option value="">who?</option>
            <Options pieces={choicesFrom({ page, model, kind })} />
          </select>
        </label>
      )}
      {kind === "comes" && from !== "" && (
        <DeedChoice
          page={page}
          from={from}
          deed={deed}
          onChoose={(chosen) => (asking.value = { ...asking.value, deed: chosen })}
        />
      )}
      {whom !== null && (
        <Whom asks={whom} to={to} targets={targets} places={places} onChoose={(chosen) => onChoose(from, chosen)} />
      )}
    </>
  );
}

/** Who is looked at or acted on, or to whom something happens. */
function Whom({
  asks: [asks, first],
  to,
  targets,
  places,
  onChoose,
}: {
  /** What is asked, and what stands there before somebody is chosen. */
  readonly asks: readonly [string, string];
  readonly to: string;
  readonly targets: readonly string[];
  readonly places: readonly string[];
  readonly onChoose: (to: string) => void;
}) {
  return (
    <label class="field">
      <span>{asks}</span>
      <select data-ask-to="" value={to} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">{first}</option>
        <Options pieces={targets} places={places} />
      </select>
    </label>
  );
}
