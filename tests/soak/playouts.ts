import { isDeepStrictEqual } from "node:util";
import {
  type Answer,
  type Ask,
  BudgetExceeded,
  type Chance,
  type CitedEvent,
  compiled,
  type GameResult,
  isCheckpoint,
  lazy,
  type Ruleset,
  type Run,
  run,
  type Scenario,
  seededChance,
  type Settings,
  type SetUpOptions,
  type Start,
  type RulesContext,
} from "../../rules/kernel/index.ts";
import { drawBoard } from "../../pictures/index.ts";

/* In one file: a playout, and all that is held against the rules at each of its steps. */

/** A ruleset with what a soak has to know of it beyond the general interface. */
export interface Soaked<S, A, E extends CitedEvent> {
  readonly ruleset: Ruleset<S, A, E>;
  /** What is wrong with the table at an ask, in words; empty when every invariant holds. */
  faults(ctx: RulesContext<S, E>, ask: Ask<A>, start: S): readonly string[];
  /** The kind of an action, so that rare kinds can be played as often as common ones. */
  kindOf(action: A): string;
  /**
   * 0 for what gets on with the game, 1 for what changes little, 2 for what ends a player's part early: a stubborn
   * policy avoids these.
   */
  idleness(action: A): 0 | 1 | 2;
  /** Ways to set a scenario up, taken in turns; only the usual one when there are none. */
  readonly setUps?: readonly SetUpOptions[];
  /** A way to set a scenario up that chance makes, for every second game. */
  anySetUp?(scenario: Scenario, chance: Chance): SetUpOptions;
  /** Whether the game's own policy plays, too: where chance alone seldom comes to blows. */
  readonly sensible?: true;
  /** What every game is played under, e.g. a limit of turns, so that random moves come to an end; drawn readings beside it. */
  readonly agreed?: Settings;
  /** Numbers that are never drawn at random. */
  leavesNumber?(id: string): boolean;
  /** Words for what kind of game it was, counted in the report. */
  traits(state: S): readonly string[];
}

/** How the persons of a playout decide; "sensible" is the game's own policy at most asks, if the soak wants it. */
export const policies = ["any", "by-kind", "stubborn", "sensible"] as const;
export type PolicyName = (typeof policies)[number];

export interface SoakOptions {
  readonly playouts: number;
  /** The seed of the first game; game i has seed + i. */
  readonly seed: number;
  /** At every how many checkpoints a stretch begins that is played again from what is stored. */
  readonly every: number;
  /** Games longer than this many asks count as dead ends. */
  readonly most: number;
  /** Every how many games the readings are chosen at random; 0 for never. */
  readonly readingsEvery: number;
  /** Every how many games readings and numbers are chosen at random; never where nothing is said. */
  readonly numbersEvery?: number;
  /** Told after each game; for progress. */
  onGame?(played: number): void;
}

/** Something that must not happen, with what is needed to see it again. */
export interface SoakFault {
  readonly scenario: string;
  readonly seed: number;
  readonly policy: PolicyName;
  readonly readings: Readonly<Record<string, string>>;
  /** The numbers that were chosen at random. */
  readonly numbers: Readonly<Record<string, number>>;
  /** What was chosen when the scenario was set up. */
  readonly choices: Readonly<Record<string, string>>;
  readonly ask: number;
  readonly kind: "crash" | "dead end" | "invariant" | "resume" | "notation" | "replay";
  readonly text: string;
}

/** Why a position that is answered cannot be sent back or written as text. */
type PositionFault = Pick<SoakFault, "text"> & { readonly kind: "invariant" | "notation" };

export interface SoakReport {
  readonly scenario: string;
  readonly games: number;
  readonly milliseconds: number;
  readonly asks: number;
  readonly events: number;
  readonly longest: number;
  readonly resumed: number;
  readonly printed: number;
  readonly replayed: number;
  readonly results: ReadonlyMap<string, number>;
  readonly traits: ReadonlyMap<string, number>;
  readonly prompts: ReadonlyMap<string, number>;
  readonly actions: ReadonlyMap<string, number>;
  readonly eventKinds: ReadonlyMap<string, number>;
  readonly faults: readonly SoakFault[];
}

/** A ruleset ready to be soaked, whatever its types are. */
export interface ClosedSoak {
  readonly id: string;
  readonly scenarios: readonly Scenario[];
  /** Ways to set a scenario up, taken in turns. */
  readonly setUps: readonly SetUpOptions[];
  /** What every game is played under. */
  readonly agreed: Settings;
  soak(scenario: Scenario, options: SoakOptions): SoakReport;
}

const tally = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const through = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Whether two JSON texts say the same: byte for byte, or with their fields in another order. */
const isSame = (one: string, other: string): boolean =>
  one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other));

/** Whether a game is one of every so many, the one so far from their end; the turn wanders, so that every policy has it. */
const isTurnOf = (game: number, every: number, fromEnd: number): boolean =>
  every > 0 && (game + Math.floor(game / every) + fromEnd) % every === 0;

/** An ask as plain data: two asks are the same exactly if these are equal. */
const askedBy = <A>(ask: Ask<A>, legal: readonly A[] | null): unknown => {
  switch (ask.ask) {
    case "act":
      return { ask: "act", seat: ask.seat, prompt: ask.prompt, legal: legal ?? ask.legal() };
    default:
      return ask;
  }
};

function pick<T>(from: readonly T[], chance: Chance): T {
  const chosen = from[chance.index(from.length)];
  if (chosen === undefined) throw new Error("Nothing to pick from.");
  return chosen;
}

/** Closes a soak over its ruleset's types. */
export function soaked<S, A, E extends CitedEvent>(soak: Soaked<S, A, E>): ClosedSoak {
  const { ruleset } = soak;
  const stateSchema = lazy(() => compiled(ruleset.stateSchema));
  const actionSchema = lazy(() => compiled(ruleset.actionSchema));

  const someReadings = (chance: Chance): Record<string, string> => {
    const readings: Record<string, string> = {};
    for (const [id, interpretation] of Object.entries(ruleset.catalogue.interpretations)) {
      if (interpretation.switchable && chance.index(2) === 0)
        readings[id] = pick(Object.keys(interpretation.readings), chance);
    }
    return readings;
  };

  /** A number in eight is another one within its bounds, often one of them. */
  const someNumbers = (chance: Chance): Record<string, number> => {
    const numbers: Record<string, number> = {};
    for (const [id, { least, most }] of Object.entries(ruleset.catalogue.numbers)) {
      if (chance.index(8) > 0 || soak.leavesNumber?.(id) === true) continue;
      numbers[id] = pick([least, most, least + chance.index(most - least + 1)], chance);
    }
    return numbers;
  };

  const setUpOf = (scenario: Scenario, i: number, chance: Chance): SetUpOptions => {
    if (soak.anySetUp === undefined) return soak.setUps?.[i % soak.setUps.length] ?? {};
    // in runs of twelve, so that every policy meets chosen readings in both
    const turn = Math.floor(i / 12);
    return turn % 2 === 0 ? soak.anySetUp(scenario, chance) : (soak.setUps?.[i % soak.setUps.length] ?? {});
  };

  const chosenAction = (legal: readonly A[], policy: PolicyName, chance: Chance): A => {
    if (policy === "any") return pick(legal, chance);
    const idle = policy === "stubborn" || policy === "sensible" ? (chance.index(6) === 0 ? 1 : 0) : 2;
    const going = [idle, 1, 2].map((most) => legal.filter((action) => soak.idleness(action) <= most));
    const among = going.find(({ length }) => length > 0) ?? legal;
    const kind = pick([...new Set(among.map((action) => soak.kindOf(action)))], chance);
    return pick(
      among.filter((action) => soak.kindOf(action) === kind),
      chance,
    );
  };

  const among = policies.filter((policy) => policy !== "sensible" || soak.sensible === true);

  const answerTo = (
    ctx: RulesContext<S, E>,
    ask: Ask<A>,
    legal: readonly A[] | null,
    policy: PolicyName,
    chance: Chance,
  ): Answer<A> => {
    const asksSomebody = ask.ask === "act" || ask.ask === "choose";
    if (policy === "sensible" && asksSomebody && ruleset.policy !== undefined && chance.index(4) > 0)
      return ruleset.policy(ask, ctx, chance);
    switch (ask.ask) {
      case "roll":
        return { faces: Array.from({ length: ask.dice }, () => chance.face(ask.sides)) };
      case "draw":
        return { card: pick(ask.among, chance) };
      case "choose":
        return { option: pick(ask.options, chance).id };
      case "act":
        return { action: chosenAction(legal ?? [], policy, chance) };
      case "checkpoint":
        return { proceed: true };
    }
  };

  /** A stretch of the live game from a checkpoint, to be played again from the stored state. */
  interface Stretch {
    readonly at: number;
    readonly stored: string;
    readonly eventsBefore: number;
    /** What was asked, as JSON. */
    readonly asked: string[];
    readonly answers: Answer<A>[];
    /** How many answers belong to the checkpoint itself, before the next one; null while that is open. */
    first: number | null;
  }

  /** Plays a stretch again from its stored state and tells every difference from the live game. */
  function* resumeFaults(
    stretch: Stretch,
    settings: Settings,
    live: RulesContext<S, E>,
    over: boolean,
  ): Generator<string> {
    const restored = stateSchema().safeParse(JSON.parse(stretch.stored));
    if (!restored.success) {
      yield `the stored state does not fit its schema: ${restored.error.issues[0]?.path.join("/")} ${restored.error.issues[0]?.message}`;
      return;
    }
    const start: Start<S, A> = { state: restored.data, answers: [], settings };
    let next = 0;
    const differences: string[] = [];
    const resumed = run(ruleset, start, (ask) => {
      const expected = stretch.asked[next] ?? "null";
      const asked = JSON.stringify(askedBy(ask, null));
      if (!isSame(asked, expected)) {
        differences.push(
          `ask ${stretch.at + next} was ${expected.slice(0, 300)}, resumed it is ${asked.slice(0, 300)}`,
        );
        return null;
      }
      return stretch.answers[next++] ?? null;
    });
    if (differences.length > 0) {
      yield* differences;
      return;
    }
    if (!isSame(JSON.stringify(start.state), stretch.stored)) yield "the run changed the state it started from";
    if ((resumed.outcome.kind === "over") !== over)
      yield `the live game is ${over ? "over" : "not over"}, the resumed one is ${resumed.outcome.kind}`;
    if (!isSame(JSON.stringify(resumed.live), JSON.stringify(live.state)))
      yield `the resumed state differs after ${stretch.answers.length} answers: ${firstDifference(through(live.state), through(resumed.live))}`;
    if (!isSame(JSON.stringify(resumed.events), JSON.stringify(live.events.slice(stretch.eventsBefore))))
      yield "the resumed run writes other events";
    yield* midwayFaults(stretch, start);
  }

  /** Stops in the middle of what follows the checkpoint, stores the answers, and resumes from them. */
  function* midwayFaults(stretch: Stretch, start: Start<S, A>): Generator<string> {
    const first = stretch.first ?? stretch.answers.length;
    for (let given = 1; given <= Math.min(first, 4); given++) {
      const expected = stretch.asked[given];
      if (expected === undefined) return;
      const { outcome, events }: Run<S, A, E, GameResult> = run(
        ruleset,
        { ...start, answers: stretch.answers.slice(0, given) },
        () => null,
      );
      if (outcome.kind !== "paused") {
        yield `with ${given} stored answers the run is ${outcome.kind}`;
        return;
      }
      if (!isSame(JSON.stringify(askedBy(outcome.ask, null)), expected))
        yield `with ${given} stored answers the run asks something else`;
      if (events.length > 0) yield `with ${given} stored answers the run reports ${events.length} old events as new`;
      const kept = isCheckpoint(outcome.ask) ? 0 : given;
      if (outcome.answers.length !== kept) yield `with ${given} stored answers the run keeps ${outcome.answers.length}`;
    }
  }

  function* notationFaults(state: S): Generator<string> {
    const text = ruleset.print(state);
    const parsed = ruleset.parse(text);
    if (!parsed.ok) {
      yield `the printed position is not read: ${parsed.defects[0]?.message}`;
      return;
    }
    if (!isSame(JSON.stringify(parsed.value), JSON.stringify(state)))
      yield `the position read differs: ${firstDifference(through(state), through(parsed.value))}`;
    if (ruleset.print(parsed.value) !== text) yield "printed again, the position reads otherwise";
  }

  /** Whether the state is read again where it is sent as data, and as the same one. */
  function* dataFaults(state: S): Generator<string> {
    if (!isDeepStrictEqual(through(state), state)) yield "the state is not plain data: it changes in JSON";
    const read = stateSchema().safeParse(through(ruleset.serialize?.(state) ?? state));
    if (!read.success) {
      const [issue] = read.error.issues;
      yield `the state does not fit its schema: ${issue?.path.join("/")} ${issue?.message}`;
    } else if (!isSame(JSON.stringify(read.data), JSON.stringify(state)))
      yield `the state read as data differs: ${firstDifference(through(state), through(read.data))}`;
  }

  /** Why a state that is answered as a position, at a checkpoint or of a game that is over, is none to the reader. */
  function* positionFaults(state: S, settings: Settings, where: string): Generator<PositionFault> {
    const as = (kind: PositionFault["kind"], texts: Iterable<string>): readonly PositionFault[] =>
      [...texts].map((text) => ({ kind, text }));
    yield* as("invariant", dataFaults(state));
    yield* as(
      "invariant",
      ruleset
        .defects(state, settings)
        .map(({ code, message }) => `the state ${where} is not a position: ${code}, ${message}`),
    );
    yield* as("notation", notationFaults(state));
  }

  /** The same of what every seat and the public are told of a game that is over, which has to be drawn as well. */
  function* endFaults(state: S, settings: Settings): Generator<PositionFault> {
    yield* positionFaults(state, settings, "of a game that is over");
    drawBoard(ruleset.board(state, settings), { subtitle: ruleset.moment(state) });
    if (ruleset.view === undefined || ruleset.isHiddenGame?.(ruleset.serialize?.(state) ?? state) === false) return;
    for (const seat of [...ruleset.seats(state), null])
      yield* positionFaults(ruleset.view(state, seat), settings, `that ${seat ?? "the public"} is told at the end`);
  }

  interface Game {
    readonly state: S;
    readonly asks: number;
    readonly events: readonly E[];
    readonly result: GameResult | null;
    readonly answers: readonly Answer<A>[];
  }

  function soakScenario(scenario: Scenario, options: SoakOptions): SoakReport {
    const began = performance.now();
    const results = new Map<string, number>();
    const traits = new Map<string, number>();
    const prompts = new Map<string, number>();
    const actions = new Map<string, number>();
    const eventKinds = new Map<string, number>();
    const faults: SoakFault[] = [];
    let [asks, events, longest, resumed, printed, replayed] = [0, 0, 0, 0, 0, 0];

    for (let i = 0; i < options.playouts; i++) {
      const seed = options.seed + i;
      const chance = seededChance(seed);
      const policy = among[i % among.length] ?? "any";
      const { readingsEvery, numbersEvery = 0 } = options;
      const hasNumbers = isTurnOf(i, numbersEvery, 2);
      const readings = hasNumbers || isTurnOf(i, readingsEvery, 1) ? someReadings(chance) : {};
      const numbers = hasNumbers ? someNumbers(chance) : {};
      const { agreed } = soak;
      const settings: Settings = {
        readings: { ...readings, ...agreed?.readings },
        numbers: { ...numbers, ...agreed?.numbers },
      };
      const setUp = setUpOf(scenario, i, chance);
      const { choices = {} } = setUp;
      const told = new Set<string>();
      const fault = (kind: SoakFault["kind"], ask: number, text: string): void => {
        // one of a kind is enough to look into a game
        const key = `${kind} ${text.replaceAll(/\d+/g, "").slice(0, 40)}`;
        if (told.has(key)) return;
        told.add(key);
        faults.push({ scenario: scenario.id, seed, policy, readings, numbers, choices, ask, kind, text });
      };

      const made = ruleset.setUp(scenario, setUp, settings);
      // by other numbers lists may carry or cost too much, which is said
      if (!made.ok && hasNumbers) {
        tally(results, "cannot be set up");
        continue;
      }
      if (!made.ok) {
        fault("crash", 0, `the scenario cannot be set up: ${made.defects[0]?.message}`);
        continue;
      }
      const playLive = (): Game => {
        const ctx: RulesContext<S, E> = { state: ruleset.copy(made.value), settings, events: [] };
        const procedure = ruleset.play(ctx);
        const answers: Answer<A>[] = [];
        let stretch: Stretch | null = null;
        let checkpoints = 0;
        const close = (over: boolean): void => {
          if (stretch === null) return;
          resumed++;
          for (const text of resumeFaults(stretch, settings, ctx, over)) fault("resume", stretch.at, text);
          stretch = null;
        };
        let step = procedure.next();
        for (; !step.done && answers.length < options.most;) {
          const ask = step.value;
          const at = answers.length;
          const legal = ask.ask === "act" ? ask.legal() : null;
          if (ask.ask === "choose" || ask.ask === "act") tally(prompts, ask.prompt.id);
          for (const text of [...soak.faults(ctx, ask, made.value), ...askFaults(ask, legal)])
            fault("invariant", at, text);
          if (legal !== null && legal.length === 0)
            return { state: ctx.state, asks: at, events: ctx.events, result: null, answers };

          if (isCheckpoint(ask)) {
            checkpoints++;
            // every position that is reached can be sent back, as data and as text
            printed++;
            for (const { kind, text } of positionFaults(ctx.state, settings, "at a checkpoint")) fault(kind, at, text);
            if (stretch !== null) {
              stretch.first ??= stretch.answers.length;
              if (stretch.answers.length >= 12) {
                stretch.asked.push(JSON.stringify(askedBy(ask, legal)));
                close(false);
              }
            }
            if (stretch === null && (checkpoints + seed) % options.every === 0) {
              stretch = {
                at,
                stored: JSON.stringify(ctx.state),
                eventsBefore: ctx.events.length,
                asked: [],
                answers: [],
                first: null,
              };
            }
          }
          const answer = answerTo(ctx, ask, legal, policy, chance);
          if ("action" in answer) tally(actions, soak.kindOf(answer.action));
          if (stretch !== null) {
            stretch.asked.push(JSON.stringify(askedBy(ask, legal)));
            stretch.answers.push(answer);
          }
          answers.push(answer);
          step = procedure.next(answer);
        }
        if (step.done === true) {
          close(true);
          printed++;
          for (const { kind, text } of endFaults(ctx.state, settings)) fault(kind, answers.length, text);
        }
        return {
          state: ctx.state,
          asks: answers.length,
          events: ctx.events,
          result: step.done === true ? step.value : null,
          answers,
        };
      };

      let game: Game;
      try {
        game = playLive();
      } catch (error) {
        // numbers by which nobody plays may take more than a request does: that is said, and is not a fault
        if (hasNumbers && error instanceof BudgetExceeded) {
          tally(results, "beyond the limits");
          continue;
        }
        fault(
          "crash",
          -1,
          error instanceof Error ? (error.stack ?? error.message).split("\n").slice(0, 6).join(" | ") : String(error),
        );
        tally(results, "crash");
        continue;
      }
      // under numbers by which nobody plays a game need not come to an end
      if (game.result === null && !hasNumbers) fault("dead end", game.asks, `not over after ${game.asks} asks`);
      if (i % 10 === 0 && game.result !== null) {
        replayed++;
        try {
          const again = replayOf({ state: made.value, answers: [], settings }, game.answers);
          if (
            !isSame(JSON.stringify(again.live), JSON.stringify(game.state)) ||
            !isSame(JSON.stringify(again.events), JSON.stringify(game.events))
          ) {
            fault("replay", game.asks, "the record does not replay to the same state and events");
          }
        } catch (error) {
          fault("replay", game.asks, error instanceof Error ? error.message : String(error));
        }
      }
      asks += game.asks;
      events += game.events.length;
      longest = Math.max(longest, game.asks);
      for (const { event } of game.events) tally(eventKinds, event);
      for (const trait of soak.traits(game.state)) tally(traits, trait);
      tally(results, game.result === null ? "dead end" : `${game.result.result}: ${game.result.text}`);
      options.onGame?.(i + 1);
    }
    return {
      scenario: scenario.id,
      games: options.playouts,
      milliseconds: performance.now() - began,
      asks,
      events,
      longest,
      resumed,
      printed,
      replayed,
      results,
      traits,
      prompts,
      actions,
      eventKinds,
      faults,
    };
  }

  /** Plays a whole record from its start; the answers travel through JSON as stored ones do. */
  function replayOf(start: Start<S, A>, answers: readonly Answer<A>[]): Run<S, A, E, GameResult> {
    let next = 0;
    return run(ruleset, start, () => answers[next++] ?? null);
  }

  /** What is wrong with an ask whatever the game: too few options, twins, or a listed action that is not legal. */
  function* askFaults(ask: Ask<A>, legal: readonly A[] | null): Generator<string> {
    switch (ask.ask) {
      case "choose": {
        const distinct = new Set(ask.options.map(({ id }) => id)).size;
        if (distinct < 2) yield `${ask.prompt.id} offers ${distinct} distinct options`;
        if (distinct < ask.options.length)
          yield `${ask.prompt.id} offers the same option twice: ${ask.options
            .map(({ id }) => id)
            .join(", ")
            .slice(0, 200)}`;
        break;
      }
      case "act": {
        if (legal === null || legal.length === 0) {
          yield `${ask.prompt.id} has no legal action`;
          break;
        }
        const written = legal.map((action) => JSON.stringify(action));
        const twice =
          new Set(written).size === written.length
            ? undefined
            : written.find((action, at) => written.indexOf(action) < at);
        if (twice !== undefined) yield `listed twice: ${twice}`;
        const step = Math.max(1, Math.floor(legal.length / 5));
        for (let i = 0; i < legal.length; i += step) {
          const action = legal[i];
          if (action === undefined) continue;
          const unmet = ask.requirements(action).find(({ holds }) => !holds);
          if (unmet !== undefined)
            yield `listed as legal but refused: ${JSON.stringify(action)} because not "${unmet.text}"`;
          if (!isDeepStrictEqual(actionSchema().safeParse(action).data, action))
            yield `the listed action does not fit its schema: ${JSON.stringify(action)}`;
        }
        break;
      }
      case "roll":
        if (ask.dice < 1 || ask.sides < 2) yield `rolls ${ask.dice} dice of ${ask.sides} sides`;
        break;
      case "draw":
        if (ask.among.length === 0) yield `draws from the empty pile ${ask.pile}`;
        break;
      case "checkpoint":
        break;
    }
  }

  const { setUps = [{}], agreed = { readings: {}, numbers: {} } } = soak;
  return { id: ruleset.id, scenarios: ruleset.scenarios, setUps, agreed, soak: soakScenario };
}

/** The path and both values of the first difference between two pieces of plain data. */
function firstDifference(a: unknown, b: unknown, path = ""): string {
  if (isDeepStrictEqual(a, b)) return "none";
  if (typeof a === "object" && typeof b === "object" && a !== null && b !== null) {
    const left = new Map(Object.entries(a));
    const right = new Map(Object.entries(b));
    for (const key of new Set([...left.keys(), ...right.keys()])) {
      if (!isDeepStrictEqual(left.get(key), right.get(key)))
        return firstDifference(left.get(key), right.get(key), `${path}/${key}`);
    }
  }
  return `${path}: ${JSON.stringify(a)} against ${JSON.stringify(b)}`.slice(0, 300);
}
