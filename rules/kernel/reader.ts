import * as z from "zod";
import type { Answer } from "./ask.ts";
import type { Ruleset } from "./game.ts";
import { type CitedEvent, type Defect, type Position, type Result, ok, err } from "./position.ts";
import { compiled } from "./compiled.ts";
import { isKept, isPlainlySaid } from "./deep-freeze.ts";
import { RecentCache } from "./recent-cache.ts";
import { withBudget, metered, type Metered, type Budget } from "./budget.ts";
import { isKeptLine, unfitText } from "./one-line.ts";
import { fieldsAt } from "./fields-at.ts";
import { issueDefects } from "./issue-defects.ts";
import { ofAnotherGame } from "./other-games.ts";
import { lazy } from "./memoize.ts";
import { readLeniently } from "./lenient.ts";
import { inPresentForm, presentSchema } from "./position-forms.ts";
import { readSettings } from "./settings.ts";
import type { Settings } from "./catalogue.ts";
import type { SettingsInput } from "./open-position.ts";
import { isUpTo } from "./versions.ts";

const shortText = z.string().max(200);

/** A position in which nothing is wrong, with what it took to find that out. */
export interface CheckedPosition<S, A> {
  readonly position: Position<S, A>;
  readonly defects: Metered<readonly Defect[]>;
}

/** The state in a position that is plain data. */
const stateIn = (position: unknown): unknown =>
  typeof position === "object" && position !== null && "state" in position ? position.state : undefined;

/** What reads the plain data of a game: positions, states and actions; its schemas. */
export interface Reader<S, A> {
  readonly positionSchema: z.ZodType;
  readonly action: (json: unknown) => Result<A>;
  /** The state of a position with all that its schema supplies, and the answers since; only their form is checked. */
  readonly wholeState: (json: unknown) => Result<{ readonly state: S; readonly answers: readonly Answer<A>[] }>;
  /** A position sent as JSON, checked when it was not opened lately; lists every defect. */
  readonly position: (json: unknown, work: Budget) => Result<CheckedPosition<S, A>>;
  /** A position of this version with this in it. */
  readonly whole: (settings: Settings, state: S, answers: readonly Answer<A>[]) => Position<S, A>;
  /**
   * A position that was stored by whatever rules, as far as it can be read, and whether its state was read whole; null
   * where nothing can.
   */
  readonly stored: (json: unknown) => { readonly position: Position<S, A>; readonly whole: boolean } | null;
  /** Holds a state that does not come as data to what its schema allows: as many pieces, as large a board. */
  readonly within: (state: Result<S>, path: string) => Result<S>;
  readonly plain: (state: S) => unknown;
  /** Whether the game of a position, as plain data, hides something. */
  readonly hidesIn: (position: unknown) => boolean;
}

/** The schemas of a game's data, and what reads by them: compiled on first use, so that loading a game costs nothing. */
function schemasOf<S, A, E extends CitedEvent>(ruleset: Ruleset<S, A, E>) {
  const schema = presentSchema(ruleset.earlierPositions);
  const answerSchema: z.ZodType<Answer<A>> = z.union([
    z.strictObject({ faces: z.array(z.int().min(1).max(360)).max(100) }),
    z.strictObject({ card: shortText }),
    z.strictObject({ option: z.string().max(2000) }),
    z.strictObject({ action: ruleset.actionSchema }),
    z.strictObject({ proceed: z.literal(true) }),
  ]);
  const settingsSchema = z.strictObject({
    readings: z.record(shortText, shortText).default({}),
    numbers: z.record(shortText, z.number()).default({}),
  });
  const positionSchema = z.strictObject({
    ruleset: z.literal(ruleset.id),
    version: z.string().max(40),
    schema: z.int().min(1).max(schema).optional(),
    settings: settingsSchema,
    state: ruleset.stateSchema,
    answers: z.array(answerSchema).max(2000).default([]),
  });
  const parsePosition = lazy(() => compiled(positionSchema));
  const parseSettings = lazy(() => compiled(settingsSchema));
  const parseState = lazy(() => compiled(ruleset.stateSchema));
  const parseAction = lazy(() => compiled(ruleset.actionSchema));
  return { schema, answerSchema, positionSchema, parsePosition, parseSettings, parseState, parseAction };
}

type Schemas<S, A, E extends CitedEvent> = ReturnType<typeof schemasOf<S, A, E>>;

/** Checks a position sent as JSON; lists every defect. */
function checkedPosition<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  { parsePosition }: Schemas<S, A, E>,
  whole: Reader<S, A>["whole"],
): Reader<S, A>["position"] {
  return (json, work) => {
    const present = inPresentForm(json, ruleset.earlierPositions);
    if (!present.ok) return present;
    const parsed = parsePosition().safeParse(present.value);
    if (!parsed.success) {
      const isOutgrown = parsed.error.issues.every(({ code }) => code === "too_big");
      return {
        ...err(...issueDefects(parsed.error, "/position", present.value)),
        ...(isOutgrown && { outgrown: true }),
      };
    }
    // it may have been stored long ago; what stands in it is what was sent, or ours
    const unfit = isPlainlySaid(json) ? null : unfitText(parsed.data.state, "/position/state", isKeptLine);
    if (unfit !== null) return err(unfit);
    const { version, settings: input, state, answers } = parsed.data;
    // those of earlier versions are read, and are of this one from here on
    if (!isUpTo(version, ruleset.version)) {
      return err({
        code: "unknown-version",
        path: "/position/version",
        message: `These rules read positions of ${ruleset.id} up to version ${ruleset.version}: one of version ${version} is of newer rules.`,
      });
    }
    const settings = readSettings(ruleset.catalogue, input);
    if (!settings.ok) return settings;
    const defects = withBudget(work, () => metered(() => ruleset.defects(state, settings.value)));
    if (defects.value.length > 0) return err(...defects.value);
    return ok({ position: whole(settings.value, state, answers), defects });
  };
}

/** Checks positions sent as JSON, each once as long as it is among those that were opened lately. */
function positionsOf<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  schemas: Schemas<S, A, E>,
  whole: Reader<S, A>["whole"],
): Reader<S, A>["position"] {
  const checked = checkedPosition(ruleset, schemas, whole);

  /** Positions that were opened lately, by what they say: nothing changes them. */
  const positions = new RecentCache<CheckedPosition<S, A>>(32, 1_000_000);

  /** The same of JSON that nobody changes: it need not even be written out to be recognised. */
  const keptPositions = new WeakMap<object, CheckedPosition<S, A>>();

  /** A position sent as JSON, checked when it was not opened lately. */
  const recognised = (json: unknown, work: Budget): Result<CheckedPosition<S, A>> => {
    if (!isKept(json)) return alike(json, work);
    const before = keptPositions.get(json);
    if (before !== undefined) return ok(before);
    const result = checked(json, work);
    if (result.ok) keptPositions.set(json, result.value);
    return result;
  };

  /** The same of JSON that says the same, whoever wrote it. */
  const alike = (json: unknown, work: Budget): Result<CheckedPosition<S, A>> => {
    const text = JSON.stringify(json) ?? "";
    const before = positions.get(text);
    if (before !== undefined) return ok(before);
    const result = checked(json, work);
    if (result.ok) positions.set(text, result.value);
    return result;
  };

  return recognised;
}

/** Reads positions that were stored by whatever rules. */
function storedPositionsOf<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  { answerSchema, parseSettings, parseState }: Schemas<S, A, E>,
  whole: Reader<S, A>["whole"],
): Reader<S, A>["stored"] {
  /** Settings that are not known any more stand for the usual ones. */
  const lenientSettings = (input: unknown): Settings => {
    const all = parseSettings().safeParse(input);
    const asked = all.success ? all.data : { readings: {}, numbers: {} };
    const isKnown = (part: SettingsInput): boolean => readSettings(ruleset.catalogue, part).ok;
    const readings = Object.entries(asked.readings).filter(([id, reading]) => isKnown({ readings: { [id]: reading } }));
    const numbers = Object.entries(asked.numbers).filter(([id, number]) => isKnown({ numbers: { [id]: number } }));
    const readable = readSettings(ruleset.catalogue, {
      readings: Object.fromEntries(readings),
      numbers: Object.fromEntries(numbers),
    });
    return readable.ok ? readable.value : { readings: {}, numbers: {} };
  };

  return (json) => {
    const present = inPresentForm(json, ruleset.earlierPositions);
    const presentJson = present.ok ? present.value : json;
    const strict = parseState().safeParse(stateIn(presentJson));
    const state = strict.success ? strict.data : readLeniently(ruleset.stateSchema, stateIn(presentJson));
    if (state === null) return null;
    const { settings, answers }: { readonly settings?: unknown; readonly answers?: unknown } = Object(presentJson);
    const given = z.array(answerSchema).safeParse(answers);
    // answers of which one cannot be read lead nowhere
    return {
      position: whole(lenientSettings(settings), state, given.success ? given.data : []),
      whole: present.ok && strict.success,
    };
  };
}

/** What reads the plain data of a game. */
export function readerOf<S, A, E extends CitedEvent>(ruleset: Ruleset<S, A, E>): Reader<S, A> {
  const schemas = schemasOf(ruleset);
  const { schema, positionSchema, parsePosition, parseState, parseAction } = schemas;

  const action = (json: unknown): Result<A> => {
    const parsed = parseAction().safeParse(json);
    if (parsed.success) return ok(parsed.data);
    const defects = issueDefects(parsed.error, "/action", json, ruleset.actionSchema);
    const has = (field: string): boolean => fieldsAt(ruleset.actionSchema, [], json).includes(field);
    return err(...ofAnotherGame(json, ruleset.id, has), ...defects);
  };

  const plain = (state: S): unknown => ruleset.serialize?.(state) ?? state;

  const hidesIn = (position: unknown): boolean =>
    ruleset.view !== undefined && (ruleset.isHiddenGame?.(stateIn(position)) ?? true);

  /** Holds a state that does not come as data to what its schema allows: as many pieces, as large a board. */
  const within = (state: Result<S>, path: string): Result<S> => {
    if (!state.ok) return state;
    const written = plain(state.value);
    const parsed = parseState().safeParse(written);
    if (!parsed.success) return err(...issueDefects(parsed.error, path, written));
    const unfit = unfitText(written, path);
    return unfit === null ? state : err(unfit);
  };

  const whole = (settings: Settings, state: S, answers: readonly Answer<A>[]): Position<S, A> => ({
    ruleset: ruleset.id,
    version: ruleset.version,
    ...(schema > 1 && { schema }),
    settings,
    state,
    answers,
  });

  return {
    positionSchema,
    action,
    whole,
    stored: storedPositionsOf(ruleset, schemas, whole),
    wholeState(json) {
      const present = inPresentForm(json, ruleset.earlierPositions);
      if (!present.ok) return present;
      const parsed = parsePosition().safeParse(present.value);
      return parsed.success ? ok(parsed.data) : err(...issueDefects(parsed.error, "/position", present.value));
    },
    position: positionsOf(ruleset, schemas, whole),
    within,
    plain,
    hidesIn,
  };
}
