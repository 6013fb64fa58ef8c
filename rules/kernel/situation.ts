import * as z from "zod";
import type { Answer, Ask, Seat } from "./ask.ts";
import { AnswerMismatch } from "./ask.ts";
import type { BoardModel } from "./board-model.ts";
import type { Catalogue, Settings } from "./catalogue.ts";
import {
  type ActionForm,
  type Decision,
  decisionOf,
  type EnemyIntent,
  type GameResult,
  isAsked,
  type Outlook,
  type PlainPosition,
  type Ruleset,
  type Scenario,
  type SetUpOptions,
  type SeatedForm,
  type SightQuestion,
  speaksFor,
  undisclosed,
} from "./game.ts";
import { type Chance, run, sizeOf, supplied, SupplyFault, type Unused } from "./interpret.ts";
import { shownEventSchema } from "./event-schema.ts";
import { eventSchemaOf } from "./named.ts";
import type { Notation } from "./notation.ts";
import { type Fraction, fraction, type Leaf, odds, plus, TooManyOutcomes } from "./odds.ts";
import { type CitedEvent, type Defect, type Position, type Read, read, type Table, unread } from "./position.ts";
import { failing, type Requirement } from "./requirement.ts";
import type { FieldOfView, SightRuling } from "./ruling.ts";
import { compiled } from "./compiled.ts";
import { isLasting } from "./lasting.ts";
import { Recent } from "./recent.ts";
import { atExpenseOf, keep, type Kept, spend, using, Work } from "./work.ts";

/** What is sent to go on from a position; see Supplied. The action is still unread JSON. */
export interface Move {
  readonly action?: unknown;
  readonly choose?: readonly string[] | undefined;
  readonly dice?: readonly number[] | undefined;
  readonly cards?: readonly string[] | undefined;
  readonly chance?: Chance | undefined;
  readonly until?: "decision" | "phase" | undefined;
  /** The seat that sends it: what others are asked is left waiting for them. Without one it speaks for everybody. */
  readonly by?: Seat | undefined;
}

/** An event as it is shown: its kind, its sentence, the ids behind it, and its own fields. */
export interface ShownEvent {
  readonly event: string;
  readonly text: string;
  readonly cites: readonly string[];
  readonly details: Readonly<Record<string, unknown>>;
}

/** The answer to a move. A refusal is an answer: nothing changed, and every unmet requirement is listed. */
export type Adjudication =
  | {
      readonly outcome: "paused";
      readonly events: readonly ShownEvent[];
      readonly situation: Situation;
      readonly decision: Decision;
      readonly unused: Unused;
    }
  | {
      readonly outcome: "over";
      readonly events: readonly ShownEvent[];
      readonly situation: Situation;
      readonly result: GameResult;
      readonly unused: Unused;
    }
  | { readonly outcome: "refused"; readonly failing: readonly Requirement[] };

/**
 * The odds of an action: the exact probability of each fact, those that are good for whoever acts first and the likelier
 * ones before others, and of each way it can go.
 */
export interface Odds {
  readonly facts: readonly {
    readonly id: string;
    readonly text: string;
    /** Whether it is good for whoever acts. */
    readonly good: boolean;
    readonly probability: string;
    readonly about: number;
  }[];
  readonly ways: readonly {
    readonly probability: string;
    readonly about: number;
    readonly facts: readonly string[];
    /** The decision of a person at which this way stops, if any. */
    readonly decision: Decision | null;
  }[];
  /** Why the action is not possible; then there are no ways. */
  readonly failing: readonly Requirement[];
}

/** A moment of some game as somebody knows it: every question that can be put to it. It never changes. */
export interface Seen {
  readonly game: string;
  /**
   * What is known as a position; null when it waits in the middle of something, where a position would have to hold
   * hidden answers.
   */
  position(): PlainPosition | null;
  /** The decision that is waiting, or null when the game is over. */
  decision(): Decision | null;
  seats(): readonly Seat[];
  moment(): string;
  adjudicate(move: Move): Read<Adjudication>;
  forms(): readonly SeatedForm<unknown>[];
  /** All requirements of an action, met and unmet. */
  requirements(action: unknown): Read<readonly Requirement[]>;
  /** What an action would lead to before any die is rolled; null where its game has nothing to tell. */
  outlook(action: unknown): Read<Outlook | null>;
  /** Whose piece an action is made with; null when it may be any player's. */
  ownerOf(action: unknown): Read<Seat | null>;
  sight(question: SightQuestion): Read<SightRuling>;
  field(piece: string): Read<FieldOfView>;
  odds(action: unknown, choose: readonly string[]): Read<Odds>;
  preview(): readonly EnemyIntent[];
  /** What the game's own policy answers to the waiting decision; null when it has none, or no person is asked. */
  policyMove(chance: Chance): PolicyMove | null;
  board(): BoardModel;
  print(): string;
}

/** A policy's answer, as it would be sent. */
export type PolicyMove = { readonly action: unknown } | { readonly choose: readonly [string] };

/**
 * What a text says that somebody is still writing: a board as far as it can be drawn, and everything that keeps it from
 * being a position.
 */
export interface TextDraft {
  /** The board and its canonical text; null when the text cannot be read. */
  readonly drawn: { readonly board: BoardModel; readonly text: string; readonly moment: string } | null;
  /** Empty when it is a position. */
  readonly defects: readonly Defect[];
}

/** A position of some game, opened, with everything in it. */
export interface Situation extends Seen {
  /** The position as plain data, to be sent and kept. */
  position(): PlainPosition;
  /**
   * The same moment as a seat may know it, or the public (null): every answer comes from its view of the state alone.
   * What it adjudicates and what odds it has are a what-if from there. In an open game this is the situation itself.
   */
  seenBy(seat: Seat | null): Seen;
}

/**
 * A game as the service sees it: nothing in it depends on which game it is. What is opened, and all that is asked of it
 * later, is done at the expense of the `work` it is opened with; without one, of the work of one request. Beyond that
 * everything throws BeyondLimits.
 */
export interface Game {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** Whether the game of a position has hidden information: the same from its beginning to its end. */
  hidesIn(position: unknown): boolean;
  readonly catalogue: Catalogue;
  readonly scenarios: readonly Scenario[];
  /** The difficulties a scenario can have, the usual one first. */
  readonly difficulties: readonly string[];
  /** How many people can share the players' side. */
  readonly mostPlayers: number;
  /** What its text notation offers; null where it does not say. */
  readonly notation: Notation | null;
  /** JSON Schemas of a position and of an action. */
  positionJsonSchema(): unknown;
  actionJsonSchema(): unknown;
  /** JSON Schema of its events, a union of kinds; null where the game does not say. */
  eventJsonSchema(): unknown;
  /** JSON Schema of an event as it is shown, with its sentence; null where the game does not say. */
  shownEventJsonSchema(): unknown;
  /** The first words of the ids of its facts; null where it does not say. */
  readonly factKinds: readonly string[] | null;
  /** Whether the rules may give this id to a piece that comes into play later. */
  namesLater(id: string): boolean;
  /** The state of a position with everything in it that was left out because the schema supplies it. */
  wholeState(position: unknown): Read<unknown>;
  /** All that identifies the rules, as plain data: to be hashed, so that a change can be told. */
  content(): unknown;
  /** Stored events as a seat may know them, or the public (null); what it learns nothing of is left out. */
  witness(events: readonly ShownEvent[], seat: Seat | null): readonly ShownEvent[];
  /** Opens a position sent as JSON; lists every defect otherwise. */
  open(json: unknown, work?: Work): Read<Situation>;
  /** Opens a text board under the given settings. */
  openText(text: string, settings?: SettingsInput, work?: Work): Read<Situation>;
  /** Reads a text that need not be a position yet. */
  draft(text: string, settings?: SettingsInput, work?: Work): Read<TextDraft>;
  /** Sets up a scenario. */
  setUp(scenario: string, options?: SetUpOptions, work?: Work): Read<Situation>;
}

export interface SettingsInput {
  readonly readings?: Readonly<Record<string, string>> | undefined;
  readonly numbers?: Readonly<Record<string, number>> | undefined;
}

/** How long the parts of answers are, in characters; rather too long than too short. */
const LONG = { action: 150, requirement: 300, candidate: 100, event: 400, value: 12 } as const;

/** The most outcomes that odds are worked out for. */
const MOST_OUTCOMES = 20_000;

const asText = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;
const asNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 1_000_000_000n) / denominator) / 1e9;

const defectsOf = (error: z.ZodError, base: string): readonly Defect[] =>
  error.issues.slice(0, 20).map((issue) => ({
    code: issue.code === "unrecognized_keys" ? "unknown-field" : "unreadable",
    path: [base, ...issue.path.map(String)].join("/"),
    message: issue.message,
  }));

/** Checks settings against a catalogue: only switchable readings, only known numbers within their bounds. */
export function readSettings(catalogue: Catalogue, input: SettingsInput): Read<Settings> {
  const defects: Defect[] = [];
  const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
    Object.hasOwn(table, key) ? table[key] : undefined;
  for (const [id, reading] of Object.entries(input.readings ?? {})) {
    const path = `/settings/readings/${id}`;
    const interpretation = own(catalogue.interpretations, id);
    if (interpretation === undefined)
      defects.push({ code: "unknown-interpretation", path, message: `There is no interpretation "${id}".` });
    else if (own(interpretation.readings, reading) === undefined) {
      const known = Object.keys(interpretation.readings).join(", ");
      defects.push({
        code: "unknown-reading",
        path,
        message: `"${reading}" is not a reading of ${id}; expected one of: ${known}.`,
      });
    } else if (!interpretation.switchable && reading !== interpretation.byDefault) {
      defects.push({
        code: "not-switchable",
        path,
        message: `${id} is documented, but its other readings cannot be chosen yet.`,
      });
    }
  }
  for (const [id, value] of Object.entries(input.numbers ?? {})) {
    const path = `/settings/numbers/${id}`;
    const number = own(catalogue.numbers, id);
    if (number === undefined) defects.push({ code: "unknown-number", path, message: `There is no number "${id}".` });
    else if (!Number.isInteger(value) || value < number.least || value > number.most) {
      defects.push({
        code: "number-out-of-bounds",
        path,
        message: `${id} is a whole number from ${number.least} to ${number.most}.`,
      });
    }
  }
  return defects.length > 0 ? unread(...defects) : read(sameSettings(input));
}

/** Settings that were asked about last, by what they say, so that what is worked out under them serves the next. */
const settingsKept = new Recent<Settings>(16, 100_000);

function sameSettings({ readings = {}, numbers = {} }: SettingsInput): Settings {
  const key = JSON.stringify([readings, numbers]);
  const known = settingsKept.get(key);
  if (known !== undefined) return known;
  const settings = { readings: { ...readings }, numbers: { ...numbers } };
  settingsKept.set(key, settings);
  return settings;
}

const shortText = z.string().max(200);

/** Where a position waits: the live state, and what is asked. */
interface Moment<S, A> {
  readonly state: S;
  readonly ask: Ask<A>;
}

/** A position in which nothing is wrong, with what it took to find that out. */
interface CheckedPosition<S, A> {
  readonly position: Position<S, A>;
  readonly defects: Kept<readonly Defect[]>;
}

/** The state in a position that is plain data. */
const stateIn = (position: unknown): unknown =>
  typeof position === "object" && position !== null && "state" in position ? position.state : undefined;

/** Works a value out when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Closes a ruleset over its own types: what comes out is the same for every game. */
export function game<S, A, E extends CitedEvent>(ruleset: Ruleset<S, A, E>): Game {
  const answerSchema: z.ZodType<Answer<A>> = z.union([
    z.strictObject({ faces: z.array(z.int().min(1).max(100)).max(100) }),
    z.strictObject({ card: shortText }),
    z.strictObject({ option: z.string().max(2000) }),
    z.strictObject({ action: ruleset.actionSchema }),
    z.strictObject({ proceed: z.literal(true) }),
  ]);
  const positionSchema = z.strictObject({
    ruleset: z.literal(ruleset.id),
    version: z.string().max(40),
    settings: z.strictObject({
      readings: z.record(shortText, shortText).default({}),
      numbers: z.record(shortText, z.number()).default({}),
    }),
    state: ruleset.stateSchema,
    answers: z.array(answerSchema).max(2000).default([]),
  });
  const { catalogue } = ruleset;
  // compiled on first use, so that loading a game costs nothing
  const parsePosition = once(() => compiled(positionSchema));
  const parseState = once(() => compiled(ruleset.stateSchema));
  const parseAction = once(() => compiled(ruleset.actionSchema));

  const positionJsonSchema = (): unknown => z.toJSONSchema(positionSchema, { io: "input" });
  const actionJsonSchema = (): unknown => z.toJSONSchema(ruleset.actionSchema, { io: "input" });

  const eventJsonSchema = (): unknown => {
    const schema =
      ruleset.eventShapes === undefined ? ruleset.witness?.eventSchema : eventSchemaOf(ruleset.eventShapes());
    return schema === undefined ? null : z.toJSONSchema(schema, { io: "input" });
  };

  const shownEventJsonSchema = (): unknown =>
    ruleset.eventShapes === undefined ? null : z.toJSONSchema(shownEventSchema(ruleset.eventShapes()));

  const readAction = (json: unknown): Read<A> => {
    const parsed = parseAction().safeParse(json);
    return parsed.success ? read(parsed.data) : unread(...defectsOf(parsed.error, "/action"));
  };

  const opened = (state: S, answers: readonly Answer<A>[], settings: Settings, work: Work): Read<Situation> => {
    const defects = ruleset.defects(state, settings);
    if (defects.length > 0) return unread(...defects);
    return read(situation({ ruleset: ruleset.id, version: ruleset.version, settings, state, answers }, work));
  };

  /** Positions that were opened lately, by what they say: nothing changes them. */
  const positions = new Recent<CheckedPosition<S, A>>(32, 1_000_000);

  /** The same of JSON that nobody changes: it need not even be written out to be recognised. */
  const lastingPositions = new WeakMap<object, CheckedPosition<S, A>>();

  /** A position sent as JSON, checked when it was not opened lately. */
  const recognised = (json: unknown, work: Work): Read<CheckedPosition<S, A>> => {
    const before = isLasting(json) ? lastingPositions.get(json) : undefined;
    if (before !== undefined) return read(before);
    const text = JSON.stringify(json) ?? "";
    const alike = positions.get(text);
    const found = alike === undefined ? checked(json, work) : read(alike);
    if (!found.ok) return found;
    if (alike === undefined) positions.set(text, found.value);
    if (isLasting(json)) lastingPositions.set(json, found.value);
    return found;
  };

  /** Checks a position sent as JSON; lists every defect. */
  const checked = (json: unknown, work: Work): Read<CheckedPosition<S, A>> => {
    const parsed = parsePosition().safeParse(json);
    if (!parsed.success) return unread(...defectsOf(parsed.error, "/position"));
    const { version, settings: input, state, answers } = parsed.data;
    if (version !== ruleset.version) {
      return unread({
        code: "unknown-version",
        path: "/position/version",
        message: `This server knows ${ruleset.id} ${ruleset.version}, not ${version}.`,
      });
    }
    const settings = readSettings(catalogue, input);
    if (!settings.ok) return settings;
    const defects = atExpenseOf(work, () => keep(() => ruleset.defects(state, settings.value)));
    if (defects.value.length > 0) return unread(...defects.value);
    return read({ position: { ruleset: ruleset.id, version, settings: settings.value, state, answers }, defects });
  };

  const show = (event: E): ShownEvent => {
    const { event: kind, cites, ...details } = event;
    return { event: kind, text: ruleset.describe(event), cites, details };
  };

  const parseEvent = once(() => (ruleset.witness === undefined ? null : compiled(ruleset.witness.eventSchema)));

  const witnessed = (events: readonly ShownEvent[], seat: Seat | null): readonly ShownEvent[] => {
    const { witness } = ruleset;
    if (witness === undefined) return events;
    const { kinds } = witness;
    if (kinds !== undefined && !events.some(({ event }) => kinds.includes(event))) return events;
    return events.flatMap((told) => {
      const { event, cites, details } = told;
      if (kinds !== undefined && !kinds.includes(event)) return [told];
      const parsed = parseEvent()?.safeParse({ event, cites, ...details });
      if (parsed?.success !== true)
        throw new Error(`Impossible: an event "${event}" that ${ruleset.id} ${ruleset.version} does not write.`);
      const known = witness.seenBy(parsed.data, seat);
      return known === null ? [] : [show(known)];
    });
  };

  const plain = (state: S): unknown => ruleset.plain?.(state) ?? state;

  const hidesIn = (position: unknown): boolean =>
    ruleset.view !== undefined && (ruleset.hidesIn?.(stateIn(position)) ?? true);

  /** Holds a state that does not come as data to what its schema allows: as many pieces, as large a board. */
  const within = (state: Read<S>, path: string): Read<S> => {
    if (!state.ok) return state;
    const parsed = parseState().safeParse(plain(state.value));
    return parsed.success ? state : unread(...defectsOf(parsed.error, path));
  };

  /** The questions that are answered from a state alone, whoever asks. */
  function answersFrom(
    state: () => S,
    settings: Settings,
    work: Work,
  ): Pick<Seen, "forms" | "requirements" | "outlook" | "ownerOf" | "sight" | "field" | "preview" | "board" | "print"> {
    const table = (): Table<S, E> => ({ state: state(), settings, events: [] });
    const charged = <T>(answer: () => T): T => atExpenseOf(work, answer);
    /** All actions of a form are made with one piece, so that the first tells whose they are. */
    const seatOf = ({ piece, actions: [first] }: ActionForm<A>): Seat | null =>
      (first === undefined ? ruleset.ownerOfPiece?.(state(), piece) : ruleset.ownerOf?.(state(), first)) ?? null;
    return {
      forms: () =>
        charged(() => {
          const forms = ruleset.forms(table());
          for (const { requirements, actions } of forms)
            spend("actions", requirements.length * LONG.requirement + actions.length * LONG.action);
          return forms.map((form) => ({ ...form, seat: seatOf(form) }));
        }),
      requirements(json) {
        const action = readAction(json);
        return action.ok ? read(charged(() => ruleset.requirements(table(), action.value))) : action;
      },
      outlook(json) {
        const action = readAction(json);
        return action.ok ? read(charged(() => ruleset.outlook?.(table(), action.value) ?? null)) : action;
      },
      ownerOf(json) {
        const action = readAction(json);
        return action.ok ? read(charged(() => ruleset.ownerOf?.(state(), action.value) ?? null)) : action;
      },
      sight: (question) => charged(() => ruleset.sight(table(), question)),
      field: (piece) => charged(() => ruleset.field(table(), piece)),
      preview: () =>
        charged(() => {
          const intents = ruleset.preview(table());
          for (const { criteria, candidates } of intents)
            spend("text", (criteria.length + candidates.length) * LONG.candidate);
          return intents;
        }),
      board: () =>
        charged(() => {
          const board = ruleset.board(state());
          spend("text", sizeOf(board) * LONG.value);
          return board;
        }),
      print: () => charged(() => ruleset.print(state())),
    };
  }

  /** A position opened; `at` is where it waits, where that is known already. */
  function situation(position: Position<S, A>, work: Work, at: Moment<S, A> | null = null): Situation {
    const { settings } = position;
    const charged = <T>(answer: () => T): T => atExpenseOf(work, answer);
    // questions are put to the moment where the position waits, not to the checkpoint before it
    const now = once((): { readonly state: S; readonly ask: Ask<A> | null; readonly decision: Decision | null } => {
      if (at !== null) {
        // the state of a checkpoint stays as it is, whatever is done with this one
        const state = at.state === position.state ? ruleset.copy(at.state) : at.state;
        return { state, ask: at.ask, decision: decisionOf(at.ask) };
      }
      const { outcome, live } = charged(() => run(ruleset, position, () => null));
      const ask = outcome.kind === "paused" ? outcome.ask : null;
      return { state: live, ask, decision: ask && decisionOf(ask) };
    });
    const hides = once(() => hidesIn({ state: plain(position.state) }));
    const after = (state: S, answers: readonly Answer<A>[], moment?: Moment<S, A>): Situation =>
      situation({ ...position, state, answers }, work, moment);

    const whole: Situation = {
      ...answersFrom(() => now().state, settings, work),
      game: ruleset.id,
      position: () => ({ ...position, state: plain(position.state) }),
      decision: () => now().decision,
      seats: () => ruleset.seats(position.state),
      moment: () => ruleset.moment(position.state),
      adjudicate(move) {
        const { action: json, choose, dice, cards, chance, until, by } = move;
        const action = json === undefined ? null : readAction(json);
        if (action !== null && !action.ok) return action;
        // an action belongs to whoever has the piece, also between the actions of others; whether it is possible there
        // is for its requirements to say
        const isOwn = (): boolean => action !== null && ruleset.ownerOf?.(now().state, action.value) === by;
        const answersFor =
          by === undefined
            ? undefined
            : (ask: Ask<A> & { readonly seat: Seat }): boolean =>
                speaksFor(by, ask.seat, ruleset.seats(position.state)) || (ask.ask === "act" && isOwn());
        const supply = supplied<A>({ action: action?.value, choose, dice, cards, chance, until, answersFor });
        try {
          const { outcome, events, live } = charged(() => run(ruleset, position, supply.answerer));
          charged(() => spend("text", events.length * LONG.event));
          const shown = events.map(show);
          const unused = supply.unused();
          switch (outcome.kind) {
            case "refused":
              return read({ outcome: "refused", failing: outcome.failing });
            case "over":
              return read({
                outcome: "over",
                events: shown,
                situation: after(outcome.state, []),
                result: outcome.result,
                unused,
              });
            case "paused":
              return read({
                outcome: "paused",
                events: shown,
                situation: after(outcome.state, outcome.answers, { state: live, ask: outcome.ask }),
                decision: decisionOf(outcome.ask),
                unused,
              });
          }
        } catch (error) {
          if (error instanceof SupplyFault)
            return unread({ code: "unfit-answer", path: `/${error.path}`, message: error.message });
          if (error instanceof AnswerMismatch)
            return unread({ code: "answers-do-not-fit", path: "/position/answers", message: error.message });
          throw error;
        }
      },
      odds(json, choose) {
        const action = readAction(json);
        if (!action.ok) return action;
        return charged(() => {
          const unmet = failing(ruleset.requirements({ state: now().state, settings, events: [] }, action.value));
          if (unmet.length > 0) return read({ facts: [], ways: [], failing: unmet });
          return oddsOf(position, action.value, choose);
        });
      },
      policyMove(chance) {
        const { policy, view } = ruleset;
        const { state, ask } = now();
        if (policy === undefined || (ask?.ask !== "act" && ask?.ask !== "choose")) return null;
        // a policy knows no more than the person it answers for; of what all decide together, no more than the public
        const seat = ruleset.seats(state).includes(ask.seat) ? ask.seat : null;
        const answer = charged(() =>
          policy(ask, { state: hides() ? (view?.(state, seat) ?? state) : state, settings, events: [] }, chance),
        );
        if ("action" in answer) return { action: answer.action };
        if ("option" in answer) return { choose: [answer.option] };
        throw new Error(`The policy of ${ruleset.id} answers ${ask.prompt.id} with ${JSON.stringify(answer)}.`);
      },
      seenBy: (seat) => (ruleset.view === undefined || !hides() ? whole : seen(seat, ruleset.view(now().state, seat))),
    };

    /** This moment as a seat knows it by its view of the state. */
    function seen(seat: Seat | null, state: S): Seen {
      const { decision } = now();
      const seats = ruleset.seats(state);
      const asked = isAsked(decision, seat, seats);
      const answers = answersFrom(() => state, settings, work);
      // the view of a state that describes the moment completely does so too; elsewhere the answers so far would be
      // needed, and they may be hidden
      const complete = decision === null || decision.kind === "act" || decision.kind === "checkpoint";
      const whatIf = complete ? after(state, []) : null;
      const inTheMiddle: Read<never> = unread({
        code: "in-the-middle",
        path: "/seat",
        message:
          "In the middle of something hidden answers may count: a what-if is possible where an action is asked or a phase begins.",
      });
      const notAsked = unread({
        code: "not-asked",
        path: "/seat",
        message: `${seat ?? "The public"} is not asked now.`,
      });
      return {
        ...answers,
        game: ruleset.id,
        position: () => whatIf?.position() ?? null,
        decision: () => (decision === null || asked ? decision : undisclosed(decision)),
        seats: () => seats,
        moment: () => ruleset.moment(state),
        adjudicate: (move) => whatIf?.adjudicate(move) ?? inTheMiddle,
        forms: () => (asked ? answers.forms() : []),
        requirements: (action) => (asked ? answers.requirements(action) : notAsked),
        outlook: (action) => (asked ? answers.outlook(action) : notAsked),
        odds: (action, choose) => whatIf?.odds(action, choose) ?? inTheMiddle,
        policyMove: (chance) => (asked ? whole.policyMove(chance) : null),
      };
    }
    return whole;
  }

  function oddsOf(position: Position<S, A>, action: A, choose: readonly string[]): Read<Odds> {
    let acted = false;
    let chosen = 0;
    let leaves: readonly Leaf<S, A, E, GameResult>[];
    try {
      leaves = odds(
        ruleset,
        position,
        (ask) => {
          if (ask.ask === "act" && !acted) {
            acted = true;
            return { action };
          }
          if (ask.ask !== "choose") return null;
          const option = choose[chosen++];
          return option !== undefined && ask.options.some(({ id }) => id === option) ? { option } : null;
        },
        MOST_OUTCOMES,
      );
    } catch (error) {
      if (error instanceof TooManyOutcomes)
        return unread({ code: "too-many-outcomes", path: "/action", message: error.message });
      throw error;
    }
    const { live: before, outcome: now } = run(ruleset, position, () => null);
    const asked = now.kind === "paused" && now.ask.ask === "act" ? now.ask.seat : null;
    const asker = ruleset.ownerOf?.(before, action) ?? asked;
    const seats = ruleset.seats(before);
    const isGood = (goodFor: Seat | null): boolean =>
      goodFor !== null && (asker === null || speaksFor(asker, goodFor, seats));
    const facts = new Map<string, { text: string; good: boolean; probability: Fraction }>();
    const ways = new Map<string, { probability: Fraction; facts: readonly string[]; decision: Decision | null }>();
    for (const { probability, events, outcome, live } of leaves) {
      const found = ruleset.facts(before, live, events);
      for (const { id, text, goodFor } of found) {
        facts.set(id, {
          text,
          good: isGood(goodFor),
          probability: plus(facts.get(id)?.probability ?? fraction(0n, 1n), probability),
        });
      }
      const decision = outcome.kind === "paused" && outcome.ask.ask === "choose" ? decisionOf(outcome.ask) : null;
      const ids = found.map(({ id }) => id).sort();
      const key = JSON.stringify([ids, decision?.prompt ?? null, decision?.piece ?? null]);
      ways.set(key, {
        probability: plus(ways.get(key)?.probability ?? fraction(0n, 1n), probability),
        facts: ids,
        decision,
      });
    }
    const chance = (probability: Fraction): { probability: string; about: number } => ({
      probability: asText(probability),
      about: asNumber(probability),
    });
    return read({
      facts: [...facts]
        .map(([id, { text, good, probability }]) => ({ id, text, good, ...chance(probability) }))
        .sort((a, b) => Number(b.good) - Number(a.good) || b.about - a.about || (a.id < b.id ? -1 : 1)),
      ways: [...ways.values()]
        .map(({ probability, facts: ids, decision }) => ({ ...chance(probability), facts: ids, decision }))
        .sort((a, b) => b.about - a.about),
      failing: [],
    });
  }

  return {
    id: ruleset.id,
    title: ruleset.title,
    version: ruleset.version,
    hidesIn,
    catalogue,
    scenarios: ruleset.scenarios,
    difficulties: ruleset.difficulties ?? [],
    mostPlayers: ruleset.mostPlayers ?? 1,
    notation: ruleset.notation ?? null,
    positionJsonSchema,
    actionJsonSchema,
    eventJsonSchema,
    shownEventJsonSchema,
    factKinds: ruleset.factKinds ?? null,
    namesLater: (id) => ruleset.namesLater?.(id) ?? false,
    wholeState(json) {
      const parsed = parsePosition().safeParse(json);
      return parsed.success ? read(parsed.data.state) : unread(...defectsOf(parsed.error, "/position"));
    },
    content: () => ({
      id: ruleset.id,
      version: ruleset.version,
      catalogue,
      schemas: {
        position: positionJsonSchema(),
        action: actionJsonSchema(),
        event: ruleset.witness === undefined ? null : z.toJSONSchema(ruleset.witness.eventSchema, { io: "input" }),
      },
    }),
    witness: witnessed,
    open(json, work = new Work()) {
      const found = recognised(json, work);
      if (!found.ok) return found;
      const { position, defects } = found.value;
      atExpenseOf(work, () => using(defects));
      const result = situation(position, work);
      if (position.answers.length === 0) return read(result);
      try {
        result.decision();
        return read(result);
      } catch (error) {
        if (error instanceof AnswerMismatch)
          return unread({ code: "answers-do-not-fit", path: "/position/answers", message: error.message });
        throw error;
      }
    },
    openText(text, input = {}, work = new Work()) {
      const settings = readSettings(catalogue, input);
      if (!settings.ok) return settings;
      return atExpenseOf(work, () => {
        const state = within(ruleset.parse(text), "/board");
        return state.ok ? opened(state.value, [], settings.value, work) : state;
      });
    },
    draft(text, input = {}, work = new Work()) {
      const settings = readSettings(catalogue, input);
      if (!settings.ok) return settings;
      return atExpenseOf(work, () => {
        const parsed = within(ruleset.parse(text), "/board");
        if (!parsed.ok) return read({ drawn: null, defects: parsed.defects });
        const { value: state } = parsed;
        return read({
          drawn: { board: ruleset.board(state), text: ruleset.print(state), moment: ruleset.moment(state) },
          defects: ruleset.defects(state, settings.value),
        });
      });
    },
    setUp(id, options = {}, work = new Work()) {
      const scenario = ruleset.scenarios.find((candidate) => candidate.id === id);
      if (scenario === undefined) {
        const known = ruleset.scenarios.map((candidate) => candidate.id).join(", ");
        return unread({
          code: "unknown-scenario",
          path: "/scenario",
          message: `There is no scenario "${id}"; expected one of: ${known}.`,
        });
      }
      const settings = readSettings(catalogue, options);
      if (!settings.ok) return settings;
      return atExpenseOf(work, () => {
        const state = within(ruleset.setUp(scenario, options, settings.value), "/options");
        return state.ok ? opened(state.value, [], settings.value, work) : state;
      });
    },
  };
}
