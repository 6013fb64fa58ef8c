/*
 * What a board, a ruling and a field of view are made of, down to their last parts: the drawing takes them as they are,
 * and a fault deep inside is told by its place.
 */
import {
  aList,
  anObject,
  aNumber,
  aText,
  type Expected,
  misfit,
  oneOf,
  optional,
  orNull,
  trueOrFalse,
} from "../kernel/door.ts";
import type { Defect } from "../kernel/index.ts";

/** What is wrong with what stands at a place. */
type Check = (place: string, value: unknown) => readonly Defect[];

const one =
  (expected: Expected): Check =>
  (place, value) =>
    misfit(place, value, expected);

const each =
  (check: Check): Check =>
  (place, value) =>
    Array.isArray(value) ? value.flatMap((part, at) => check(`${place}/${at}`, part)) : misfit(place, value, aList);

const given =
  (check: Check): Check =>
  (place, value) =>
    value === undefined ? [] : check(place, value);

/** An object with these parts; what else it has is for others. */
const made =
  (parts: Readonly<Record<string, Expected | Check>>): Check =>
  (place, value) => {
    if (misfit(place, value, anObject).length > 0) return misfit(place, value, anObject);
    return Object.entries(parts).flatMap(([name, part]) =>
      (typeof part === "function" ? part : one(part))(`${place}/${name}`, Object(value)[name]),
    );
  };

const cell = { x: aNumber, y: aNumber };
const cells = each(made(cell));
const outlines = given(each(cells));
const texts = each(one(aText));
const [maybeText, maybeNumber] = [optional(aText), optional(aNumber)];
const side = oneOf(["N", "E", "S", "W"]);
const elevated = oneOf(["end", "terrain", "area", "piece"]);
const fate = oneOf(["full", "partial", "none"]);

/** A board, as a situation answers it. */
export const board: Check = made({
  kind: oneOf(["squares", "areas", "table"]),
  width: aNumber,
  height: aNumber,
  squares: each(made({ ...cell, terrain: aText })),
  edges: each(made({ ...cell, side: oneOf(["N", "W"]), terrain: aText, name: maybeText })),
  areas: each(made({ id: aText, kind: aText, label: aText, group: aText, cells, details: anObject })),
  ways: each(made({ between: texts, kind: aText })),
  pieces: each(
    made({
      ...cell,
      id: aText,
      kind: aText,
      side: aText,
      area: orNull(aText),
      width: maybeNumber,
      height: maybeNumber,
      facing: orNull(side),
      radius: maybeNumber,
      bearing: maybeNumber,
      conditions: texts,
      details: anObject,
    }),
  ),
  marks: each(made({ kind: aText, label: aText, squares: cells, area: maybeText, side: optional(side), outlines })),
  table: given(
    made({
      unit: aText,
      sign: aText,
      shapes: each(
        made({ id: aText, kind: aText, label: aText, outline: cells, height: orNull(aNumber), details: anObject }),
      ),
    }),
  ),
  names: given(each(made({ id: aText, name: aText }))),
});

const reasons = each(made({ text: aText, at: maybeText, cites: texts }));
const lines = each(
  made({
    from: aText,
    to: aText,
    through: texts,
    fate,
    blocker: given(made({ text: aText, at: maybeText, cites: texts })),
    hindrances: reasons,
    elevation: given(
      made({
        length: aNumber,
        begin: aNumber,
        end: aNumber,
        parts: each(
          made({ name: aText, kind: elevated, begins: aNumber, ends: aNumber, bottom: aNumber, top: orNull(aNumber) }),
        ),
      }),
    ),
  }),
);

const verdict = { viewer: aText, target: aText, place: fate, seen: trueOrFalse, lines, reasons };

/** A ruling of sight. */
export const sight: Check = made({
  ...verdict,
  interpretations: given(each(made({ id: aText, reading: aText }))),
  otherwise: given(each(made({ interpretation: aText, reading: aText, text: aText }))),
  back: (place, value) => (value === null ? [] : given(made(verdict))(place, value)),
});

/** What somebody sees. */
export const fieldOfView: Check = made({
  viewer: aText,
  full: texts,
  partial: texts,
  sees: texts,
  grounds: given(each(made({ kind: aText, well: fate, outlines: each(cells) }))),
});
