import * as z from "zod";
import type { Answer } from "./ask.ts";
import { AnswerMismatch } from "./ask.ts";
import type { Settings } from "./catalogue.ts";
import type { Ruleset } from "./game.ts";
import { shownEventSchema } from "./event-schema.ts";
import { eventSchemaOf } from "./named.ts";
import { type CitedEvent, type Read, read, unread } from "./position.ts";
import { atExpenseOf, using, Work } from "./work.ts";
import { lookerOf } from "./looked.ts";
import { once } from "./once.ts";
import { readerOf } from "./reader.ts";
import { readSettings } from "./settings.ts";
import { shownOf } from "./shown.ts";
import type { Game, Situation } from "./situation.ts";
import { situationsOf } from "./situations.ts";
import { tooLongLine } from "./text.ts";

/** Closes a ruleset over its own types: what comes out is the same for every game. */
export function game<S, A, E extends CitedEvent>(ruleset: Ruleset<S, A, E>): Game {
  const { catalogue } = ruleset;
  const reader = readerOf(ruleset);
  const shown = shownOf(ruleset);
  const situation = situationsOf(ruleset, reader, shown);
  const look = lookerOf(ruleset, reader);

  // each takes some dozen milliseconds, and does not change
  const positionJsonSchema = once((): unknown => z.toJSONSchema(reader.positionSchema, { io: "input" }));
  const actionJsonSchema = once((): unknown => z.toJSONSchema(ruleset.actionSchema, { io: "input" }));

  const eventJsonSchema = once((): unknown => {
    const schema =
      ruleset.eventShapes === undefined ? ruleset.witness?.eventSchema : eventSchemaOf(ruleset.eventShapes());
    return schema === undefined ? null : z.toJSONSchema(schema, { io: "input" });
  });

  const shownEventJsonSchema = once((): unknown =>
    ruleset.eventShapes === undefined ? null : z.toJSONSchema(shownEventSchema(ruleset.eventShapes())),
  );

  const opened = (state: S, answers: readonly Answer<A>[], settings: Settings, work: Work): Read<Situation> => {
    const defects = ruleset.defects(state, settings);
    if (defects.length > 0) return unread(...defects);
    return read(situation(reader.whole(settings, state, answers), work));
  };

  /** The state that a text says, at the expense of whoever sent it. */
  const parsed = (text: string): Read<S> => {
    const tooLong = tooLongLine(text);
    return tooLong === null ? reader.within(ruleset.parse(text), "/board") : unread(tooLong);
  };

  return {
    id: ruleset.id,
    title: ruleset.title,
    version: ruleset.version,
    hidesIn: reader.hidesIn,
    catalogue,
    scenarios: ruleset.scenarios,
    difficulties: ruleset.difficulties ?? [],
    mostPlayers: ruleset.mostPlayers ?? 1,
    choices: ruleset.choices ?? [],
    seats: ruleset.fixedSeats ?? [],
    notation: ruleset.notation ?? null,
    positionJsonSchema,
    actionJsonSchema,
    eventJsonSchema,
    shownEventJsonSchema,
    factKinds: ruleset.factKinds ?? null,
    laterNames: ruleset.laterNames ?? null,
    asked: ruleset.asked ?? null,
    wholeState(json) {
      const whole = reader.wholeState(json);
      if (!whole.ok || whole.value.answers.length === 0) return whole.ok ? read(whole.value.state) : whole;
      const waiting = this.open(json);
      return waiting.ok ? read(waiting.value.stateNow()) : waiting;
    },
    witness: shown.witnessed,
    look: (json, looking, work = new Work()) => look(json, looking, work),
    open(json, work = new Work()) {
      const found = reader.position(json, work);
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
        const state = parsed(text);
        return state.ok ? opened(state.value, [], settings.value, work) : state;
      });
    },
    draft(text, input = {}, work = new Work()) {
      const settings = readSettings(catalogue, input);
      if (!settings.ok) return settings;
      return atExpenseOf(work, () => {
        const found = parsed(text);
        if (!found.ok) return read({ drawn: null, defects: found.defects });
        const { value: state } = found;
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
        const state = reader.within(ruleset.setUp(scenario, options, settings.value), "/options");
        return state.ok ? opened(state.value, [], settings.value, work) : state;
      });
    },
  };
}
