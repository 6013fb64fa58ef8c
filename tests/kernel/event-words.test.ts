import { describe, expect, test } from "vitest";
import * as z from "zod";
import { games } from "../../rules/index.ts";
import { wordsOf } from "../../cli/conformance/words.ts";
import { tries } from "../soak/at-length.ts";
import {
  compiled,
  type Game,
  seededChance,
  type ShownEvent,
  type OpenPosition,
  Budget,
} from "../../rules/kernel/index.ts";

/** One thing that was sent, with whose action it was and the events that followed. */
interface Sent {
  readonly action: Readonly<Record<string, unknown>> | null;
  /** The piece on the board that acts; null for an answer, and for what no piece does. */
  readonly piece: string | null;
  readonly events: readonly ShownEvent[];
}

const MOVES = 120;
/** How many scenarios of a game are played, spread over all of them. */
const SCENARIOS = tries(6, Infinity);
/** How many events of each kind are held against the schema. */
const OF_A_KIND = tries(40, Infinity);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Random moves from a situation: any legal action, any option, until the game is over or enough was played. */
function played(start: OpenPosition, seed: number): readonly Sent[] {
  const chance = seededChance(seed);
  const sent: Sent[] = [];
  let now: OpenPosition | null = start;
  for (let i = 0; i < MOVES && now !== null; i++) {
    const decision = now.decision();
    const acts = now.forms().flatMap(({ piece, actions }) => actions.map((action: unknown) => ({ piece, action })));
    const options = decision?.kind === "choose" ? decision.options : [];
    const option = options[chance.index(Math.max(1, options.length))];
    const { piece, action } = acts[chance.index(Math.max(1, acts.length))] ?? { piece: "", action: undefined };
    const made = now.adjudicate(option === undefined ? { action, chance } : { choose: [option.id], chance });
    if (!made.ok || made.value.outcome === "refused") throw new Error(JSON.stringify(made));
    const onBoard = new Set(now.board().pieces.map(({ id }) => id));
    const isActed = isRecord(action) && option === undefined;
    sent.push({
      action: isActed ? action : null,
      piece: isActed && onBoard.has(piece) ? piece : null,
      events: made.value.events,
    });
    now = made.value.outcome === "over" ? null : made.value.situation;
  }
  return sent;
}

const sentIn = (game: Game): readonly Sent[] => {
  const every = Math.ceil(game.scenarios.length / SCENARIOS) || 1;
  return game.scenarios.flatMap(({ id }, i) => {
    if (i % every !== 0) return [];
    const start = game.setUp(id, undefined, new Budget(Infinity));
    if (!start.ok) throw new Error(start.defects[0]?.message);
    return played(start.value, i + 1);
  });
};

const eventReader = (game: Game): z.ZodType => {
  const schema = game.shownEventJsonSchema();
  if (!isRecord(schema)) throw new Error("A schema is an object.");
  return compiled(z.fromJSONSchema(schema));
};

/** Whether some kind of event of a game has this field among its details. */
const tellsOf = (game: Game, events: readonly string[], field: string): boolean => {
  const schema = wordsOf(game).events;
  return events.some((event) => schema?.get(event)?.properties?.[field] !== undefined);
};

describe.each(await Promise.all(games.map(async ({ id, load }) => ({ id, game: await load() }))))("$id", ({ game }) => {
  const sent = sentIn(game);

  // where a game tells of every action by one kind of event; others tell of what comes of it
  test.runIf(tellsOf(game, ["acted"], "action"))(
    "an action that is carried out is told by the word it was sent with",
    () => {
      const carriedOut = sent.flatMap(({ action, events }) => {
        const acted = events.find(({ event }) => event === "acted");
        return action === null || acted === undefined ? [] : [{ sent: action["do"], told: acted.details["action"] }];
      });
      expect(carriedOut.length).toBeGreaterThan(100);
      for (const { sent: word, told } of carriedOut) expect(told).toBe(word);
    },
  );

  test("an action that is carried out of a piece is told by some event", () => {
    // what stops for an answer goes on with the answers that follow
    const whole = sent.map(({ action, piece, events }, i) => {
      const next = sent.slice(i + 1);
      const end = next.findIndex((one) => one.action !== null);
      const more = next.slice(0, end < 0 ? next.length : end).flatMap((one) => one.events);
      return { action, piece, events: [...events, ...more], last: end < 0 };
    });
    const silent = whole.filter(({ piece, events, last }) => piece !== null && !last && events.length === 0);
    expect(silent.map(({ action }) => action)).toEqual([]);
    // where armies are laid out first, fewer of the moves are made by pieces
    expect(sent.filter(({ piece }) => piece !== null).length).toBeGreaterThan(50);
  });

  test.runIf(tellsOf(game, ["attacked", "shot"], "weapon"))("an attack names the weapon as the action did", () => {
    const fired = sent.flatMap(({ action, events }) => {
      const shot = events.find(({ event }) => event === "attacked" || event === "shot");
      return typeof action?.["weapon"] !== "string" || shot === undefined
        ? []
        : [{ sent: action["weapon"], told: shot.details["weapon"] }];
    });
    expect(fired.length).toBeGreaterThan(0);
    for (const { sent: word, told } of fired) expect(told).toBe(word);
  });

  test("every event is as the schema for clients says", () => {
    const reader = eventReader(game);
    const byKind = Map.groupBy(
      sent.flatMap(({ events }) => events),
      ({ event }) => event,
    );
    for (const event of [...byKind.values()].flatMap((events) => events.slice(0, OF_A_KIND))) {
      const parsed = reader.safeParse(event);
      expect(parsed.success ? "" : `${event.event}: ${parsed.error.message}`).toBe("");
    }
    expect(byKind.size).toBeGreaterThan(20);
    const [first] = sent.flatMap(({ events }) => events);
    expect(reader.safeParse({ ...first, details: { ...first?.details, unheardOf: 1 } }).success).toBe(false);
  });
});
