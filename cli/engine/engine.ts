import { setImmediate } from "node:timers/promises";
import { type Adjudication, games, type LegalAction, seededChance, type Seen, type Situation } from "@umpire/rules";
import { type Candidate, type Evaluation, evaluate, moveByStrength, type Strength } from "@umpire/rules/search";
import { gameOf, valueOf } from "../open.ts";
import { Unreadable } from "../failures.ts";
import { legalBy } from "../legal-filter.ts";
import { underSettings } from "../settings.ts";
import { BadRequest, readRequest, type Request } from "./request.ts";

/** How many positions the engine holds at most: whoever needs more forgets some. */
const MOST_HELD = 200_000;

/** A position that the engine holds, and the actions that were listed of it last. */
interface Held {
  readonly seen: Seen;
  listed: readonly LegalAction[] | null;
}

/** How many games a search plays out, and how many moves it tries. */
export interface Effort {
  readonly playouts?: number;
  readonly candidates?: number;
}

type Asked<Name extends Request["name"]> = Extract<Request, { readonly name: Name }>["asked"];

/** Whether a moment has everything in it, so that others can be given their views of it. */
const isWhole = (seen: Seen): seen is Situation => "seenBy" in seen;

/**
 * Throws where somebody is named who does not sit at the table; null is the public, which is everywhere. Who is asked may
 * be several by one word, as decisions have it: "players".
 */
function requireSeat(seen: Seen, seat: string | null | undefined): void {
  const seats = seen.seats();
  if (typeof seat === "string" && seat !== seen.decision()?.seat && !seats.includes(seat))
    throw new Unreadable(`There is no seat "${seat}"; expected one of: ${seats.join(", ")}.`);
}

/**
 * The engine behind `umpire engine`: it holds positions that never change by handles, so that a program that searches
 * sends no position at all. One line of JSON asks, one answers.
 */
export class Engine {
  readonly #held = new Map<number, Held>();
  readonly #tell: (info: object) => void;
  /** The searches that run: what ends them. */
  readonly #searches = new Set<AbortController>();
  readonly #effort: Effort;
  #next = 0;

  /** `tell` is given what a search knows so far, as it deepens; `effort` counts where a question says nothing of it. */
  constructor(tell: (info: object) => void = () => {}, effort: Effort = {}) {
    this.#tell = tell;
    this.#effort = effort;
  }

  /** The answer to a line as plain data; null where the engine is to end. */
  async answer(line: string): Promise<object | null> {
    let id: unknown = null;
    try {
      const request = readRequest(line);
      ({ id } = request);
      if (request.name === "quit") return null;
      return { id, ...(await this.#answerTo(request)) };
    } catch (error) {
      if (error instanceof BadRequest) return { id: error.id, error: error.message };
      if (error instanceof Unreadable || error instanceof TypeError || error instanceof RangeError)
        return { id, error: error.message };
      throw error;
    }
  }

  /** Ends the searches that run; they answer with what they know. Tells how many. */
  stop(): number {
    for (const search of this.#searches) search.abort();
    return this.#searches.size;
  }

  async #answerTo(request: Exclude<Request, { readonly name: "quit" }>): Promise<object> {
    switch (request.name) {
      case "games":
        return { games: games.map(({ id, title }) => ({ id, title })) };
      case "open":
        return this.#hold(await this.#open(request.asked));
      case "legal":
        return { actions: this.#legal(request.asked) };
      case "play":
        return this.#play(request.asked);
      case "policy": {
        const { at, seed = 0, seat } = request.asked;
        const { seen } = this.#at(at);
        requireSeat(seen, seat);
        return { move: seen.policyMove(seededChance(seed), seat) };
      }
      case "go":
        return request.asked.strength === undefined
          ? { best: await this.#search(request.id, request.asked) }
          : { move: this.#played(request.asked, request.asked.strength) };
      case "stop":
        return { stopped: this.stop() };
      case "why": {
        const { at, action } = request.asked;
        const requirements = valueOf(this.#at(at).seen.requirements(this.#action(at, action)));
        return { legal: requirements.every(({ holds }) => holds), requirements };
      }
      case "odds": {
        const { at, action, choose, otherwise = true } = request.asked;
        const odds = valueOf(this.#at(at).seen.odds(this.#action(at, action), choose));
        const { facts, ways, failing, cites, interpretations } = odds;
        return { odds: otherwise ? odds : { facts, ways, failing, cites, interpretations } };
      }
      case "sight": {
        const { at, from, to, facing } = request.asked;
        return { ruling: valueOf(this.#at(at).seen.sight({ from, to, ...(facing !== undefined && { facing }) })) };
      }
      case "position": {
        const { seen } = this.#at(request.asked.at);
        return { position: seen.position(), positionId: seen.id() };
      }
      case "text":
        return { text: this.#at(request.asked.at).seen.print() };
      case "seenBy": {
        const { seen } = this.#at(request.asked.at);
        requireSeat(seen, request.asked.seat);
        if (!isWhole(seen))
          throw new Unreadable(`${request.asked.at} is what a seat knows: nobody else's view follows from it.`);
        return this.#hold(seen.seenBy(request.asked.seat));
      }
      case "forget":
        for (const at of request.asked) this.#held.delete(at);
        return { held: this.#held.size };
    }
  }

  async #open(asked: Asked<"open">): Promise<Seen> {
    if ("position" in asked) {
      const game = await gameOf(asked.position.ruleset);
      const whole = valueOf(game.open(underSettings(asked.position, asked)));
      if (asked.seat === undefined) return whole;
      requireSeat(whole, asked.seat);
      return whole.seenBy(asked.seat);
    }
    const game = await gameOf(asked.ruleset);
    if ("board" in asked)
      return valueOf(game.openText(asked.board, defined({ readings: asked.readings, numbers: asked.numbers })));
    const { difficulty, players, choices, readings, numbers } = asked;
    return valueOf(game.setUp(asked.scenario, defined({ difficulty, players, choices, readings, numbers })));
  }

  #at(at: number): Held {
    const held = this.#held.get(at);
    if (held === undefined) throw new Unreadable(`There is no position ${at}: it was never told, or it was forgotten.`);
    return held;
  }

  /** Holds a moment, and tells its handle with what waits there. */
  #hold(seen: Seen): object {
    if (this.#held.size >= MOST_HELD)
      throw new Unreadable(`The engine holds ${MOST_HELD} positions: forget some of them first.`);
    const at = this.#next++;
    this.#held.set(at, { seen, listed: null });
    return { at, moment: seen.moment(), decision: seen.decision() };
  }

  #legal({ at, ...filter }: Asked<"legal">): readonly LegalAction[] {
    const held = this.#at(at);
    held.listed = [...legalBy(held.seen, filter)];
    return held.listed;
  }

  #action(at: number, action: number | Readonly<Record<string, unknown>>): unknown {
    if (typeof action !== "number") return action;
    const held = this.#at(at);
    held.listed ??= [...held.seen.legal()];
    const listed = held.listed[action];
    if (listed === undefined) throw new Unreadable(`There is no action ${action} in the last listing of ${at}.`);
    return listed.action;
  }

  /** What a player of some strength does. */
  #played({ at, seed = 0, playouts, candidates }: Asked<"go">, strength: Strength): Candidate | null {
    if (playouts !== undefined || candidates !== undefined)
      throw new Unreadable('"strength" has counts of its own: leave out "playouts" and "candidates".');
    return moveByStrength(this.#at(at).seen, { strength, seed });
  }

  /** Searches until it is done or stopped; what is asked meanwhile is answered between two rounds of playouts. */
  async #search(id: unknown, asked: Asked<"go">): Promise<Evaluation | null> {
    const { at, seed = 0, playouts = this.#effort.playouts ?? 1000, candidates = this.#effort.candidates } = asked;
    const { seen } = this.#at(at);
    const search = new AbortController();
    this.#searches.add(search);
    let last: Evaluation | null = null;
    let told = 0;
    try {
      for (const evaluation of evaluate(seen, { seed, playouts, ...defined({ candidates }) })) {
        last = evaluation;
        if (search.signal.aborted) break;
        // about ten times in all
        if (evaluation.goesOn && evaluation.playouts >= told + playouts / 10) {
          told = evaluation.playouts;
          this.#tell({ id, info: evaluation });
        }
        await setImmediate();
      }
    } finally {
      this.#searches.delete(search);
    }
    return last;
  }

  #play({ at, action, choose, dice, cards, seed, by, until, events }: Asked<"play">): object {
    requireSeat(this.#at(at).seen, by);
    const move = {
      ...(action !== undefined && { action: this.#action(at, action) }),
      ...(seed !== undefined && { chance: seededChance(seed) }),
      ...defined({ choose, dice, cards, by, until }),
    };
    const done: Adjudication = valueOf(this.#at(at).seen.adjudicate(move));
    if (done.outcome === "refused")
      return { outcome: done.outcome, failing: done.failing.filter(({ holds }) => !holds) };
    return {
      outcome: done.outcome,
      ...(done.outcome === "over" && { result: done.result }),
      ...this.#hold(done.situation),
      ...(events === true && { events: done.events }),
      unused: done.unused,
    };
  }
}

/** The fields that are there. */
type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const isDefinedEntry = ([, value]: readonly [string, unknown]): boolean => value !== undefined;
function defined<T extends object>(fields: T): Defined<T>;
function defined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(isDefinedEntry));
}
