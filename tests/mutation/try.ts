import type { ConformanceCase } from "../conformance/case-format.ts";
import { type Found, type Kills, killsOf, type Try } from "./job.ts";
import { actsOnce, fromBits, hasBit, isReadLoading, type Learned } from "./learned.ts";
import type { Switches } from "./switches.ts";
import { changedIn, type Entries, entriesOf } from "./tables.ts";

/** How often a case may take as many operations as without a mutant, and how many more, before it is ended. */
const MOST_TIMES = 4;
const MOST_MORE = 40_000;
/**
 * How many operations all cases that a mutant meets may take together before only short ones are met yet, and before
 * none is: those that are left count as not noticing it.
 */
const MOST_WORK = 8_000_000;
const MOST_IN_ALL = 24_000_000;
/** How many operations a short case takes. */
const SHORT = 100_000;
/**
 * How many operations all cases may take together that are met by a mutant which acts while the game is loaded: of what
 * is no table nobody knows beforehand which of them could notice it.
 */
const MOST_AT_LOAD = 40_000_000;
/** How many operations loading the game may take with a mutant. */
const MOST_LOADING = 30_000_000;

interface KnownCase {
  readonly one: ConformanceCase;
  readonly operations: number;
  readonly differing: Uint8Array;
  readonly reads: Uint8Array;
}

/** The trial of mutants by cases of which it is known what they do without one. */
export class Trial {
  readonly #switches: Switches;
  readonly #passes: (one: ConformanceCase) => Promise<boolean>;
  /** Those with the least work first. */
  readonly #cases: readonly KnownCase[];
  readonly #first: ReadonlySet<string>;
  /** How many mutants a case has killed: of a function, of a file, of all. */
  readonly #kills: Map<string, number>;
  /** The tables as they are without a mutant. */
  readonly #tables: Entries;
  readonly #actsOnce: (id: number) => boolean;
  readonly #isReadLoading: (entry: number) => boolean;

  constructor(
    switches: Switches,
    cases: readonly ConformanceCase[],
    passes: (one: ConformanceCase) => Promise<boolean>,
    learned: Learned,
    kills: Kills,
  ) {
    this.#switches = switches;
    this.#passes = passes;
    this.#kills = new Map(Object.entries(kills));
    this.#tables = entriesOf(switches.tables);
    this.#actsOnce = actsOnce(learned);
    this.#isReadLoading = isReadLoading(learned);
    this.#first = new Set(learned.runs.flatMap(({ first }) => first));
    this.#cases = cases
      .flatMap((one) => {
        const known = learned.cases[one.id];
        if (known === undefined) return [];
        const { operations, differing, reads } = known;
        return [{ one, operations, differing: fromBits(differing), reads: fromBits(reads) }];
      })
      .sort((a, b) => a.operations - b.operations);
  }

  /** Has worked out what is worked out once, while no mutant is on. */
  async warm(): Promise<void> {
    for (const { one } of this.#cases) if (this.#first.has(one.id)) await this.#passes(one);
  }

  /** Those that are likely to fail first: what failed before, what failed with a mutant near by, then the quick ones. */
  #ordered(some: readonly KnownCase[], { hint, place }: Try): readonly KnownCase[] {
    const [file = ""] = place.split(" ");
    const kills = (what: string, id: string): number => this.#kills.get(`${what} ${id}`) ?? 0;
    const likely = ({ one: { id } }: KnownCase): number =>
      id === hint ? Infinity : 1000 * kills(place, id) + 30 * kills(file, id) + kills("", id);
    return some
      .map((one) => ({ one, score: likely(one) }))
      .sort((a, b) => b.score - a.score)
      .map(({ one }) => one);
  }

  async #firstToFail(some: readonly KnownCase[], tried: Try, atLoad = false): Promise<string | null> {
    let work = 0;
    const [most, mostLong] = atLoad ? [MOST_AT_LOAD, MOST_AT_LOAD] : [MOST_IN_ALL, MOST_WORK];
    for (const { one, operations } of this.#ordered(some, tried)) {
      if (work > most) break;
      if (work > mostLong && operations > SHORT) continue;
      work += operations;
      this.#switches.limit = operations * MOST_TIMES + MOST_MORE;
      if (await this.#passes(one)) continue;
      for (const name of killsOf(tried.place, one.id)) this.#kills.set(name, (this.#kills.get(name) ?? 0) + 1);
      return one.id;
    }
    return null;
  }

  async try(tried: Try): Promise<Found> {
    const { id, key, cases } = tried;
    const noticing = this.#cases.filter(({ differing }) => hasBit(differing, id));
    const asked = cases === null ? noticing : noticing.filter(({ one }) => cases.includes(one.id));
    this.#switches.on = id;
    const killedBy = await this.#firstToFail(asked, tried);
    this.#switches.on = 0;
    this.#switches.limit = Infinity;
    return { id, key, reached: noticing.length, killedBy };
  }

  /** Tries a mutant of code that acts while the game is loaded: the game is loaded with it. */
  async tryLoading(tried: Try, load: () => Promise<void>): Promise<Found> {
    const { id, key, cases } = tried;
    this.#switches.on = id;
    this.#switches.limit = MOST_LOADING;
    this.#switches.operations = 0;
    let killedBy: string | null;
    let reached = this.#cases.length;
    try {
      await load();
      const noticing = this.#noticing(id);
      reached = noticing.length;
      const asked = noticing.filter(({ one }) => cases === null || cases.includes(one.id));
      killedBy = await this.#firstToFail(asked, tried, true);
    } catch {
      killedBy = "loading";
    }
    this.#switches.on = 0;
    return { id, key, reached, killedBy };
  }

  /**
   * The cases that could notice a mutant with which the game was just loaded: those that read what it has changed in
   * tables, or that come to it later. All, where it has changed something else, or what was looked at while loading.
   */
  #noticing(id: number): readonly KnownCase[] {
    const changed = new Set(changedIn(this.#tables, entriesOf(this.#switches.tables)));
    const entries = [...this.#tables.keys()].sort().flatMap((name, entry) => (changed.has(name) ? [entry] : []));
    const isHidden = [...changed].some((name) => this.#switches.tables.has(name));
    if (changed.size === 0 || isHidden || this.#actsOnce(id) || entries.some(this.#isReadLoading)) return this.#cases;
    return this.#cases.filter(
      ({ differing, reads }) => hasBit(differing, id) || entries.some((entry) => hasBit(reads, entry)),
    );
  }
}
