import type { Attribute, Blank, BoardModel } from "../api/answers.ts";
import { directions } from "../board/spoken.ts";
import { announce } from "../page/announce.tsx";
import { capital, nameWithin, whereWithin } from "../page/names.ts";
import { paintBorder, paintGround, remove, restate, turned } from "./edits.ts";
import { belongingTo } from "./brush.ts";
import { write } from "./desk.ts";
import { degreesOf, outlineOf } from "./on-table.ts";
import { attributeSaying, filling, saidOf, saying, usualFilling } from "./statement.ts";
import {
  borderBetween,
  type Entry,
  entriesAt,
  groundAt,
  isDrawn,
  squareOf,
  type TextBoard,
  textOf,
  writtenOut,
} from "./text-board.ts";
import { take } from "./tool.ts";
import { plainWord } from "../table/narrow.ts";
import { WrittenInput } from "./written-input.tsx";

interface PlacePanelProps {
  readonly board: TextBoard;
  readonly model: BoardModel;
  readonly place: string | null;
}

/** The areas next to an area, and what lies between. */
const neighboursOf = (
  { ways }: BoardModel,
  area: string,
): readonly { readonly other: string; readonly kind: string }[] =>
  ways.flatMap(({ between: [a, b], kind }) =>
    a === area ? [{ other: b, kind }] : b === area ? [{ other: a, kind }] : [],
  );

/** What the place that is looked at is called above what is on it. */
function titleOf(place: string | null, kind: TextBoard["notation"]["drawing"]["kind"]): string {
  if (place === null) return "Nothing selected";
  if (kind === "table") return capital(whereWithin(place));
  return squareOf(place) === null ? place : `Square ${place}`;
}

/** What is on the place that is looked at, to be changed. */
export function PlacePanel({ board, model, place }: PlacePanelProps) {
  const waiting = board.entries.filter(
    ({ places, statement }) => places.length === 0 && statement.form.words.includes("{place}"),
  );
  return (
    <section class="place-panel" aria-labelledby="place-title">
      <h2 id="place-title">{titleOf(place, board.notation.drawing.kind)}</h2>
      {place === null ? (
        <p class="minor">
          {model.pieces.length === 0
            ? "Choose above the board what to draw, and press where it goes."
            : "Choose “Look” and press a place of the board to see and change what is there."}
        </p>
      ) : (
        <OnPlace board={board} model={model} place={place} />
      )}
      {waiting.length > 0 && (
        <details>
          <summary>On no place: {waiting.map(({ label }) => nameWithin(label)).join(", ")}</summary>
          {waiting.map((entry) => (
            <EntryCard key={entry.row} board={board} entry={entry} place={null} />
          ))}
        </details>
      )}
    </section>
  );
}

/** The ground of a place, the ways from it, and all that is there. */
function OnPlace({ board, model, place }: PlacePanelProps & { readonly place: string }) {
  const { grounds, drawing } = board.notation;
  return (
    <>
      {grounds.length > 0 && (
        <label class="field ground-field">
          <span>Ground</span>
          <ByName
            data-place-ground=""
            things={grounds}
            chosen={groundAt(board, place)}
            onChoose={(ground) => write(paintGround(board, place, ground))}
          />
        </label>
      )}
      {drawing.kind === "areas" && <Ways board={board} model={model} place={place} />}
      {drawing.named.length > 0 && !isDrawn(board) && (
        <p class="row">
          <button type="button" data-write-out="" onClick={() => write(textOf(writtenOut(board).rows))}>
            Write the board out, to change it
          </button>
        </p>
      )}
      {entriesAt(board, place).map((entry) => (
        <EntryCard key={entry.row} board={board} entry={entry} place={place} />
      ))}
      {belongingTo(board, place).map((entry) => (
        <EntryCard key={entry.row} board={board} entry={entry} place={null} />
      ))}
    </>
  );
}

/** What lies between an area and each of those next to it. */
function Ways({ board, model, place }: PlacePanelProps & { readonly place: string }) {
  return (
    <fieldset class="ways">
      <legend>Ways</legend>
      {neighboursOf(model, place).map(({ other, kind }) => (
        <label key={other} class="field">
          <span>
            to {other}: {kind}
          </span>
          <ByName
            data-way={other}
            things={board.notation.borders}
            chosen={borderBetween(board, `${place}|${other}`)}
            onChoose={(border) => write(paintBorder(board, `${place}|${other}`, border))}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** One of several things of the notation, chosen by its name. */
function ByName<Thing extends { readonly name: string }>({
  things,
  chosen,
  onChoose,
  ...marks
}: {
  readonly things: readonly Thing[];
  readonly chosen: Thing | null | undefined;
  readonly onChoose: (thing: Thing) => void;
  readonly [mark: `data-${string}`]: string;
}) {
  return (
    <select
      {...marks}
      value={chosen?.name ?? ""}
      onChange={({ currentTarget }) => {
        const thing = things.find(({ name }) => name === currentTarget.value);
        if (thing !== undefined) onChoose(thing);
      }}
    >
      {things.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface EntryProps {
  readonly board: TextBoard;
  readonly entry: Entry;
}

/** One thing on a place: turned, moved, taken away, and what its line says of it. */
function EntryCard({ board, entry, place }: EntryProps & { readonly place: string | null }) {
  const { statement, label, row } = entry;
  const { form, filled, said } = statement;
  const name = capital(nameWithin(label));
  const onTable = board.notation.drawing.kind === "table";
  const unsaid = form.attributes.filter(
    ({ says, word }) => isOffered(says) && !said.some((part) => part.word === word),
  );
  return (
    <div class="entry" data-entry={label}>
      <div class="row entry-head">
        <h3>
          {name}
          {!label.endsWith(form.name) && <span class="minor"> {form.name}</span>}
        </h3>
        {(facingOf(entry) !== undefined || outlineOf(statement) !== null) && <Turning board={board} entry={entry} />}
        {place !== null && (
          <button type="button" data-move={label} onClick={() => take({ does: "move", row, from: place, label })}>
            Move
          </button>
        )}
        <button type="button" data-remove={label} onClick={() => write(remove(board, entry, place))}>
          Take away
        </button>
      </div>
      <div class="row entry-fields">
        {form.blanks
          .filter(({ kind }) => onTable || kind !== "place")
          .map((blank) => (
            <BlankField
              key={blank.name}
              blank={blank}
              value={filled[blank.name] ?? ""}
              onFill={(value) =>
                write(restate(board, entry, filling(statement, blank.name, value)), `fill ${row} ${blank.name}`)
              }
            />
          ))}
        {form.attributes.some(({ says }) => isOffered(says)) && (
          <MoreToSay
            attributes={unsaid}
            label={label}
            onSay={({ word, blank }) =>
              say(board, entry, word, blank === null || blank.optional ? "" : usualFilling(blank) || "somebody")
            }
          />
        )}
      </div>
      <Said board={board} entry={entry} />
    </div>
  );
}

/** Whether what an attribute says is chosen here: the way it faces and its ground have places of their own. */
const isOffered = (says: Attribute["says"]): boolean => says === null || says === "whole";

/** What a line may say of the way a piece faces, if anything. */
const facingOf = ({ statement }: Entry): Attribute | undefined => attributeSaying(statement.form, "facing");

/** Has a line say something; null takes it back. */
const say = (board: TextBoard, entry: Entry, word: string, value: string | null): void =>
  write(restate(board, entry, saying(entry.statement, word, value)));

/** Turns a thing to either side, and tells where it faces. */
function Turning({ board, entry }: EntryProps) {
  const { statement, label } = entry;
  const name = nameWithin(label);
  const facing = facingOf(entry);
  const degrees = degreesOf(statement);
  const faces = facing === undefined ? null : (saidOf(statement, facing.word) ?? (degrees === null ? "N" : "0"));
  const turn = (by: 1 | -1): void => {
    const next = turned(board, entry, by);
    if (next !== null) write(next);
    announce(`${capital(name)} turned`);
  };
  return (
    <>
      <button
        type="button"
        class="quiet"
        aria-label={`Turn ${name} to the left`}
        title="Turn left"
        data-turn="left"
        onClick={() => turn(-1)}
      >
        ↺
      </button>
      {faces !== null && (
        <span class="minor" data-faces={faces}>
          faces{" "}
          {degrees === null ? (Object.entries(directions).find(([side]) => side === faces)?.[1] ?? faces) : `${faces}°`}
        </span>
      )}
      <button
        type="button"
        class="quiet"
        aria-label={`Turn ${name} to the right`}
        title="Turn right"
        data-turn="right"
        onClick={() => turn(1)}
      >
        ↻
      </button>
    </>
  );
}

/** What a line says of a thing beside its blanks, each to be changed or taken back; turning tells the facing. */
function Said({ board, entry }: EntryProps) {
  const { statement, row } = entry;
  const facing = facingOf(entry);
  const degrees = degreesOf(statement);
  return (
    <ul class="said">
      {statement.said
        .filter(({ word }) => degrees !== null || word !== facing?.word)
        .map(({ word, rest: value }) => {
          const described = statement.form.attributes.find((attribute) => attribute.word === word);
          return (
            <li key={word} class="row">
              {described?.blank === undefined || described.blank === null ? (
                <span class="said-word">{`${word} ${value}`.trim()}</span>
              ) : (
                <BlankField
                  blank={{ ...described.blank, name: word }}
                  value={value}
                  onFill={(next) => write(restate(board, entry, saying(statement, word, next)), `say ${row} ${word}`)}
                />
              )}
              {described !== undefined && (
                <button
                  type="button"
                  class="quiet"
                  aria-label={`Take back “${word}”`}
                  title="Take it back"
                  onClick={() => say(board, entry, word, null)}
                >
                  ×
                </button>
              )}
            </li>
          );
        })}
    </ul>
  );
}

/** How many words that can be said of a piece stand there before the list is opened. */
const MOST_HINTED = 3;

function MoreToSay({
  attributes,
  label,
  onSay,
}: {
  readonly attributes: readonly Attribute[];
  readonly label: string;
  readonly onSay: (attribute: Attribute) => void;
}) {
  return (
    <label class="field more-to-say">
      <span>Say more of {nameWithin(label)}</span>
      <select
        data-say={label}
        value=""
        onChange={({ currentTarget }) => {
          const attribute = attributes.find(({ word }) => word === currentTarget.value);
          currentTarget.value = "";
          if (attribute !== undefined) onSay(attribute);
        }}
      >
        <option value="">
          {attributes
            .slice(0, MOST_HINTED)
            .map(({ word }) => word)
            .join(", ")}{" "}
          …
        </option>
        {attributes.map(({ word, text }) => (
          <option key={word} value={word}>
            {word}: {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A word of a line that is filled in: chosen where the words are known, else written. */
function BlankField({
  blank: { name, kind, values, least, most, many },
  value,
  onFill,
}: {
  readonly blank: Blank;
  readonly value: string;
  readonly onFill: (value: string) => void;
}) {
  if (kind === "choice" && !many) {
    return (
      <label class="field">
        <span>{name}</span>
        <select data-fill={name} value={value} onChange={({ currentTarget }) => onFill(currentTarget.value)}>
          {values.map((choice) => (
            <option key={choice} value={choice}>
              {plainWord(choice)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <label class="field">
      <span>{name === "id" ? "name in the text" : name}</span>
      <WrittenInput
        data-fill={name}
        value={value}
        size={Math.max(4, Math.min(kind === "outline" ? 44 : 18, value.length + 1))}
        autocomplete="off"
        spellcheck={false}
        inputMode={kind === "number" ? "numeric" : "text"}
        {...(kind === "number" && { min: least ?? 0, max: most ?? 99 })}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value.trim();
          // a name that is gone would leave a line that says nothing
          if (next === "" && kind !== "number") currentTarget.value = value;
          else onFill(next);
        }}
      />
    </label>
  );
}
