import type { Interpretation, NumberRow, Settings } from "./catalogue.ts";
import { dictionary } from "./dictionary.ts";
import { lazy, memoizeByIdentity } from "./memoize.ts";

/** The reading in force of every open point of a catalogue. */
export type ReadingsOf<I extends Readonly<Record<string, Interpretation>>> = {
  readonly [Id in keyof I]: keyof I[Id]["readings"] & string;
};

/** Every reading and every number in force under some settings. */
export interface InForce<
  I extends Readonly<Record<string, Interpretation>>,
  N extends Readonly<Record<string, NumberRow>>,
> {
  readonly readings: ReadingsOf<I>;
  readonly numbers: { readonly [Id in keyof N]: number };
}

/** Keeps what follows from settings alone: it is worked out once for each of them. */
export const perSettings = <T>(make: (settings: Settings) => T): ((settings: Settings) => T) => memoizeByIdentity(make);

/** Keeps what follows from settings and one word or number more. */
export function perSettingsAnd<K extends string | number, T>(
  make: (settings: Settings, key: K) => T,
): (settings: Settings, key: K) => T {
  const under = perSettings(() => dictionary<{ [key in K]?: { readonly value: T } }>({}));
  return (settings, key) => {
    const keptParts = under(settings);
    return (keptParts[key] ??= { value: make(settings, key) }).value;
  };
}

/**
 * What is in force in one game under given settings, worked out once per settings: the readings chosen or the defaults,
 * and the numbers given or replaced. Throws when the settings hold a reading that is not in the catalogue; settings are
 * checked where they come in.
 */
export function inForceOf<
  I extends Readonly<Record<string, Interpretation>>,
  N extends Readonly<Record<string, NumberRow>>,
>(interpretations: I, numbers: N): (settings: Settings) => InForce<I, N> {
  const isReading = (id: string, reading: string | undefined): boolean =>
    Object.hasOwn(interpretations[id]?.readings ?? {}, reading ?? "");
  const areReadings = (chosen: Readonly<Record<string, string>>): chosen is ReadingsOf<I> =>
    Object.keys(interpretations).every((id) => isReading(id, chosen[id]));
  const areNumbers = (values: Readonly<Record<string, number>>): values is InForce<I, N>["numbers"] =>
    Object.keys(numbers).every((id) => Object.hasOwn(values, id));
  /** Where nothing is chosen: other settings differ from it in little, and those of rulings come and go by the hundred. */
  const usual = lazy((): InForce<I, N> => {
    const readings = Object.fromEntries(Object.entries(interpretations).map(([id, { byDefault }]) => [id, byDefault]));
    const values = Object.fromEntries(Object.entries(numbers).map(([id, { value }]) => [id, value]));
    if (!areReadings(readings) || !areNumbers(values)) throw impossible("a reading by default that is none");
    return { readings: dictionary(readings), numbers: dictionary(values) };
  });
  return perSettings((settings) => {
    for (const [id, reading] of Object.entries(settings.readings))
      if (Object.hasOwn(interpretations, id) && !isReading(id, reading))
        throw impossible("settings with a reading that is not in the catalogue");
    const { readings, numbers: values } = usual();
    return { readings: withChosen(readings, settings.readings), numbers: withChosen(values, settings.numbers) };
  });
}

/** A table with what was chosen in place of what is usual; what it has no word for is left out. */
function withChosen<T extends object>(usual: T, chosen: Readonly<Record<string, string | number>>): T {
  const words = Object.keys(chosen).filter((word) => Object.hasOwn(usual, word));
  if (words.length === 0) return usual;
  const table = dictionary(usual);
  for (const word of words) Reflect.set(table, word, chosen[word]);
  return table;
}

/** What a game asks of its own rules, by the ids of its catalogue: the readings and the numbers in force. */
export function rulesInForce<
  I extends Readonly<Record<string, Interpretation>>,
  N extends Readonly<Record<string, NumberRow>>,
>(interpretations: I, numbers: N) {
  const inForceUnder = inForceOf(interpretations, numbers);
  const othersOf = otherReadingsUnder(interpretations);
  /**
   * The open points among some by another reading of which something would hold that does not: what a refusal names
   * because it hangs on them.
   */
  const hangingOn = <Ctx extends UnderSettings, Id extends keyof I & string>(
    ctx: Ctx,
    ids: readonly Id[],
    wouldHold: (ctx: Ctx) => boolean,
  ): readonly Id[] =>
    ids.filter(
      (id) =>
        interpretations[id]?.switchable === true &&
        othersOf(ctx.settings, id).some(({ settings }) => wouldHold({ ...ctx, settings })),
    );
  return {
    inForceUnder,
    hangingOn,
    /** The open points among some by another reading of which something would be otherwise than it is: what an event names. */
    partingOn: <Ctx extends UnderSettings, Id extends keyof I & string>(
      ctx: Ctx,
      ids: readonly Id[],
      found: (ctx: Ctx) => string | number | boolean | null,
    ): readonly Id[] => {
      const now = found(ctx);
      return hangingOn(ctx, ids, (other) => found(other) !== now);
    },
    /** The reading of an open point that is in force under some settings. */
    readingIn: <Id extends keyof I>(settings: Settings, id: Id): ReadingsOf<I>[Id] =>
      inForceUnder(settings).readings[id],
    /** A number of the rules, or what a setting puts in its place. */
    numberIn: (settings: Settings, id: keyof N): number => inForceUnder(settings).numbers[id],
    /** The same at a table: the reading that is in force. */
    reading: <Id extends keyof I>({ settings }: UnderSettings, id: Id): ReadingsOf<I>[Id] =>
      inForceUnder(settings).readings[id],
    /** And a number there. */
    number: ({ settings }: UnderSettings, id: keyof N): number => inForceUnder(settings).numbers[id],
  };
}

/** Whatever has settings by which numbers and readings are in force. */
export interface UnderSettings {
  readonly settings: Settings;
}

/** What the checks of positions rule out has come about: a fault of the rules, never of the caller. */
export class Impossible extends Error {
  constructor(what: string) {
    super(`Impossible: ${what}.`);
  }
}

export const impossible = (what: string): Impossible => new Impossible(what);

/** Settings that differ from others in one reading of an open point. */
export interface ReadOtherwise<Id extends string> {
  readonly id: Id;
  /** The reading. */
  readonly other: string;
  readonly text: string;
  readonly settings: Settings;
}

/**
 * Under given settings: those that differ in one reading of some open points, for rulings that say what hangs on which.
 * They are kept, so that what follows from them is kept, too.
 */
export function otherReadingsOf<Id extends string>(
  interpretations: Readonly<Record<Id, Interpretation>>,
  ids: readonly Id[],
): (settings: Settings) => readonly ReadOtherwise<Id>[] {
  const othersOf = otherReadingsUnder(interpretations);
  return perSettings((settings) => ids.flatMap((id) => othersOf(settings, id)));
}

/** The same for one open point at a time. */
export function otherReadingsUnder<Id extends string>(
  interpretations: Readonly<Record<Id, Interpretation>>,
): (settings: Settings, id: Id) => readonly ReadOtherwise<Id>[] {
  return perSettingsAnd((settings, id) => {
    const { byDefault, readings } = interpretations[id];
    const now = settings.readings[id] ?? byDefault;
    return Object.entries(readings).flatMap(([other, { text }]) =>
      other === now
        ? []
        : [{ id, other, text, settings: { ...settings, readings: { ...settings.readings, [id]: other } } }],
    );
  });
}
