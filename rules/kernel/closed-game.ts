import * as z from "zod";
import { AnswerMismatch } from "./ask.ts";
import type { Settings } from "./catalogue.ts";
import type { Ruleset, Scenario, SetUpOptions } from "./game.ts";
import { shownEventSchema } from "./event-schema.ts";
import { shownShapes } from "./fragments.ts";
import { eventSchemaOf } from "./named.ts";
import { type CitedEvent, type Position, type Result, ok, err } from "./position.ts";
import { withBudget, readMetered, Budget } from "./budget.ts";
import { lookerOf } from "./look.ts";
import { lazy } from "./memoize.ts";
import { meteredByKey } from "./metered-by-key.ts";
import { nearest } from "./nearest.ts";
import { type CheckedPosition, type Reader, readerOf } from "./reader.ts";
import { readSettings } from "./settings.ts";
import { eventPresenterOf } from "./event-presenter.ts";
import type { Game, OpenPosition, SettingsInput, TextDraft } from "./open-position.ts";
import { openPositionsOf } from "./open-positions.ts";
import { faultAt, tooLongLine } from "./text.ts";
import { unmarkedMidway } from "./midway.ts";

/** The longest words by which a set-up is kept, in characters. */
const LONGEST_KEY = 2000;

/** What is said of a text with nothing in it: some games would read an empty board from it. */
const EMPTY = "The text is empty: expected a position.";

/** The schemas of a game as documents: each takes some dozen milliseconds, and does not change. */
function schemaDocumentsOf<S, A, E extends CitedEvent>(ruleset: Ruleset<S, A, E>, reader: Reader<S, A>) {
  const positionJsonSchema = lazy((): unknown => z.toJSONSchema(reader.positionSchema, { io: "input" }));
  const actionJsonSchema = lazy((): unknown => z.toJSONSchema(ruleset.actionSchema, { io: "input" }));

  const eventJsonSchema = lazy((): unknown => {
    const schema =
      ruleset.eventShapes === undefined
        ? ruleset.witness?.eventSchema
        : eventSchemaOf(shownShapes(ruleset.eventShapes()));
    return schema === undefined ? null : z.toJSONSchema(schema, { io: "input" });
  });

  const shownEventJsonSchema = lazy((): unknown =>
    ruleset.eventShapes === undefined ? null : z.toJSONSchema(shownEventSchema(ruleset.eventShapes())),
  );

  return { positionJsonSchema, actionJsonSchema, eventJsonSchema, shownEventJsonSchema };
}

/** Positions of states in which nothing is wrong, and set-ups, which are kept by what was chosen. */
function beginningsOf<S, A, E extends CitedEvent>(ruleset: Ruleset<S, A, E>, reader: Reader<S, A>) {
  const faultless = (state: S, settings: Settings): Result<Position<S, A>> => {
    const defects = ruleset.defects(state, settings);
    return defects.length > 0 ? err(...defects) : ok(reader.whole(settings, state, []));
  };

  /** Set-ups by their scenario, and by what else was chosen. */
  const setUps = meteredByKey<Scenario, Result<Position<S, A>>>(64);

  const setUpOf = (scenario: Scenario, options: SetUpOptions, settings: Settings): Result<Position<S, A>> => {
    const make = (): Result<Position<S, A>> => {
      const state = reader.within(ruleset.setUp(scenario, options, settings), "/options");
      return state.ok ? faultless(state.value, settings) : state;
    };
    const { difficulty, players, choices } = options;
    const key = JSON.stringify([difficulty, players, choices, settings]);
    return key.length > LONGEST_KEY ? make() : setUps(scenario, key, make);
  };

  return { faultless, setUpOf };
}

/** The scenario of an id. */
function scenarioNamed(scenarios: readonly Scenario[], id: string): Result<Scenario> {
  const scenario = scenarios.find((candidate) => candidate.id === id);
  if (scenario !== undefined) return ok(scenario);
  const known = scenarios.map((candidate) => candidate.id);
  const message = `There is no scenario "${id.slice(0, 60)}"${nearest(id, known)}.`;
  return err({ code: "unknown-scenario", path: "/scenario", message });
}

/** Opens a position that was read, where the answers since its checkpoint fit what is asked. */
function openedFrom<S, A>(
  read: Result<CheckedPosition<S, A>>,
  situation: (position: Position<S, A>, work: Budget) => OpenPosition,
  work: Budget,
): Result<OpenPosition> {
  if (!read.ok) return read;
  const { position, defects } = read.value;
  withBudget(work, () => readMetered(defects));
  const result = situation(position, work);
  if (position.answers.length === 0) return ok(result);
  try {
    result.decision();
    return ok(result);
  } catch (error) {
    if (error instanceof AnswerMismatch)
      return err({ code: "answers-do-not-fit", path: "/position/answers", message: error.message });
    throw error;
  }
}

/** What a ruleset says of itself; what it leaves out is as in a game that has nothing of the kind. */
function descriptionOf<S, A, E extends CitedEvent>(ruleset: Ruleset<S, A, E>) {
  const { id, title, version, catalogue, scenarios, victoryOf } = ruleset;
  return {
    id,
    title,
    version,
    catalogue,
    scenarios,
    victoryOf,
    difficulties: ruleset.difficulties ?? [],
    mostPlayers: ruleset.mostPlayers ?? 1,
    choices: ruleset.choices ?? [],
    seats: ruleset.fixedSeats ?? [],
    notation: ruleset.notation ?? null,
    factKinds: ruleset.factKinds ?? null,
    laterNames: ruleset.laterNames ?? null,
    asked: ruleset.asked ?? null,
  };
}

/** A text that need not be a position yet: what is drawn of it, and what is wrong with it. */
function draftOf<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  read: Result<S>,
  settings: Settings,
): TextDraft {
  if (!read.ok) return { drawn: null, defects: read.defects };
  const { value: state } = read;
  return {
    drawn: { board: ruleset.board(state, settings), text: ruleset.print(state), moment: ruleset.moment(state) },
    defects: ruleset.defects(state, settings),
  };
}

/** The state that a text says, where it is of a moment from which the rules can go on. */
function wholeFrom<S>(text: string, parsed: (text: string) => Result<S>): Result<S> {
  const midway = unmarkedMidway(text);
  const state = parsed(midway?.text ?? text);
  return state.ok && midway !== null ? err(midway.defect) : state;
}

/** A text as far as it can be drawn, also one of a moment from which the rules cannot go on. */
function draftFrom<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  text: string,
  parsed: (text: string) => Result<S>,
  settings: Settings,
): TextDraft {
  const midway = unmarkedMidway(text);
  const draft = draftOf(ruleset, parsed(midway?.text ?? text), settings);
  return midway === null || draft.drawn === null ? draft : { ...draft, defects: [midway.defect, ...draft.defects] };
}

/** Closes a ruleset over its own types: what comes out is the same for every game. */
export function defineGame<S, A, E extends CitedEvent>(ruleset: Ruleset<S, A, E>): Game {
  const { catalogue } = ruleset;
  const reader = readerOf(ruleset);
  const shown = eventPresenterOf(ruleset);
  const situation = openPositionsOf(ruleset, reader, shown);
  const look = lookerOf(ruleset, reader);

  const { faultless, setUpOf } = beginningsOf(ruleset, reader);

  const opened = (read: Result<Position<S, A>>, work: Budget): Result<OpenPosition> =>
    read.ok ? ok(situation(read.value, work)) : read;

  /** What is made by settings, at the expense of whoever sent them; what is wrong with them otherwise. */
  const bySettings = <T>(input: SettingsInput, work: Budget, make: (settings: Settings) => Result<T>): Result<T> => {
    const settings = readSettings(catalogue, input);
    return settings.ok ? withBudget(work, () => make(settings.value)) : settings;
  };

  /** The state that a text says, at the expense of whoever sent it. */
  const parsed = (text: string): Result<S> => {
    const tooLong = tooLongLine(text);
    return tooLong === null ? reader.within(ruleset.parse(text), "/board") : err(tooLong);
  };

  return {
    ...descriptionOf(ruleset),
    ...schemaDocumentsOf(ruleset, reader),
    isHiddenGame: reader.hidesIn,
    wholeState(json) {
      const whole = reader.wholeState(json);
      if (!whole.ok || whole.value.answers.length === 0) return whole.ok ? ok(whole.value.state) : whole;
      const waiting = this.open(json);
      return waiting.ok ? ok(waiting.value.stateNow()) : waiting;
    },
    witness: shown.witnessed,
    look: (json, looking, work = new Budget()) => look(json, looking, work),
    open: (json, work = new Budget()) => openedFrom(reader.position(json, work), situation, work),
    openText(text, input = {}, work = new Budget()) {
      if (text.trim() === "") return err(faultAt({ line: 1, column: 1 }, "empty-text", EMPTY));
      return bySettings(input, work, (settings) => {
        const state = wholeFrom(text, parsed);
        return state.ok ? opened(faultless(state.value, settings), work) : state;
      });
    },
    draft(text, input = {}, work = new Budget()) {
      return bySettings(input, work, (settings) => ok(draftFrom(ruleset, text, parsed, settings)));
    },
    setUp(id, options = {}, work = new Budget()) {
      const scenario = scenarioNamed(ruleset.scenarios, id);
      if (!scenario.ok) return scenario;
      return bySettings(options, work, (settings) => opened(setUpOf(scenario.value, options, settings), work));
    },
  };
}
