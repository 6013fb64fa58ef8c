import { charge } from "./budget.ts";

/** One condition of an action: a sentence, the rules it comes from, and whether it holds. */
export interface Requirement {
  /** Whether it is met. */
  readonly holds: boolean;
  /** What is so when it holds; otherwise what is the case, and what would have to be. */
  readonly text: string;
  /** The place that decides, by its name, where there is one. */
  readonly at?: string;
  /** The field of the action that means nothing here, or names what is not there, where that is why it does not hold. */
  readonly field?: string;
  /** The ids of the rules and open points that it comes from. */
  readonly cites: readonly string[];
}

/** The work of looking at what an action requires. */
const LIST = 20;

/** What a requirement says: when it holds, and when it does not, as whole sentences. */
export interface Wording<Citation extends string = never> {
  readonly met: string;
  /** What is the case, and what would have to be. */
  readonly unmet: string;
  /** The place that decides, by its name. */
  readonly at?: string | undefined;
  /** The field of the action that means nothing here, or names what is not there. */
  readonly field?: string | undefined;
  /** The rules it comes from. */
  readonly cites?: readonly Citation[];
}

/** Why something never holds, and the place or the field that decides, by its name. */
export interface Refusal extends Pick<Wording, "at" | "field"> {
  readonly text: string;
}

/** What a requirement says: a sentence for each case, or how they are worked out where that takes work. */
export type Says<Citation extends string = never> = Wording<Citation> | (() => Wording<Citation>);

/** What stands in the way of something: why, and the rules it comes from. */
export interface Hindrance<Citation extends string> extends Refusal {
  readonly cites: readonly Citation[];
}

/** One requirement that is worked out apart from the list it is added to. */
export interface Need<Citation extends string> {
  readonly holds: boolean;
  readonly says: Says;
  readonly cites: readonly Citation[];
}

/** A requirement with the place and the field that decide, where there are such. Most have neither: that costs nothing. */
function requirementOf(bare: Requirement, at: string | undefined, field: string | undefined): Requirement {
  if (at === undefined && field === undefined) return bare;
  const { holds, text, cites } = bare;
  return { holds, text, ...(at !== undefined && { at }), ...(field !== undefined && { field }), cites };
}

/** Requirements of which those that do not hold name open points as well: these are looked for only where there are such. */
export function withPoints(
  requirements: readonly Requirement[],
  points: () => readonly string[],
): readonly Requirement[] {
  if (requirements.every(({ holds }) => holds)) return requirements;
  const hanging = points();
  if (hanging.length === 0) return requirements;
  return requirements.map((each) =>
    each.holds ? each : { ...each, cites: [...new Set([...each.cites, ...hanging])] },
  );
}

/** A list of requirements that grows as an action is examined; cheap when everything holds. */
export class Requirements<Citation extends string> {
  readonly all: Requirement[] = [];
  /** A quiet list only remembers whether everything holds: what it would say need not be worked out. */
  readonly quiet: boolean;
  #holding = true;

  constructor({ quiet = false }: { readonly quiet?: boolean } = {}) {
    charge("requirements", LIST);
    this.quiet = quiet;
  }

  /**
   * Notes whether a condition holds, and returns whether its words are wanted as well: where thousands of candidates are
   * looked at, what a quiet list would not say is not made. `need` follows where they are.
   */
  wantsText(holds: boolean): boolean {
    if (!holds) this.#holding = false;
    return !this.quiet;
  }

  /** Whether nothing more need be looked at: a quiet list has nothing to say, and something does not hold already. */
  get isDecided(): boolean {
    return this.quiet && !this.#holding;
  }

  /** Adds requirements that were worked out before, for another action as well; as they are told, where that is otherwise. */
  append(others: Requirements<Citation>, told: readonly Requirement[] = others.all): void {
    if (!others.holding) this.#holding = false;
    if (!this.quiet) this.all.push(...told);
  }

  /**
   * Adds a condition; returns whether it holds, so that later conditions can build on it. What it says is a pair: what is
   * so when it holds, and what is the case instead when it does not. Words that take work are given as a function: a
   * quiet list never asks for them.
   */
  need(holds: boolean, says: Says<Citation>, ...others: readonly Citation[]): boolean {
    if (!holds) this.#holding = false;
    if (this.quiet) return holds;
    const { met, unmet, at, field, cites = others } = typeof says === "function" ? says() : says;
    this.all.push(requirementOf(holds ? { holds, text: met, cites } : { holds, text: unmet, cites }, at, field));
    return holds;
  }

  /** Adds that something is there; returns whether it is, so that later conditions can be about it. */
  found<Sought>(
    sought: Sought | null | undefined,
    says: Says<Citation>,
    ...cites: readonly Citation[]
  ): sought is Sought {
    return this.need(sought !== null && sought !== undefined, says, ...cites);
  }

  /** Adds conditions that were worked out apart; returns whether all of them hold. */
  needAll(needs: readonly Need<Citation>[]): boolean {
    let holding = true;
    for (const { holds, says, cites } of needs) if (!this.need(holds, says, ...cites)) holding = false;
    return holding;
  }

  /** Adds what stands in the way, where anything does. Returns whether the way is free. */
  unless(hindrance: Hindrance<Citation> | null): boolean {
    return hindrance === null || this.fail(hindrance, ...hindrance.cites);
  }

  /** Adds what always holds where it is asked: says what is so. Returns true. */
  pass(text: string, ...cites: readonly Citation[]): true {
    this.need(true, { met: text, unmet: text }, ...cites);
    return true;
  }

  /**
   * Adds what never holds where it is asked: says what is the case, and what would have to be; with the place that
   * decides, where there is one. Returns false.
   */
  fail(said: string | Refusal, ...cites: readonly Citation[]): false {
    const { text, ...where }: Refusal = typeof said === "string" ? { text: said } : said;
    this.need(false, { met: text, unmet: text, ...where }, ...cites);
    return false;
  }

  /**
   * Refuses a field of the action that means nothing here: whoever sends it has meant something that would not come of
   * it. `why` says what the field is for, as a whole sentence. Where it is left out, or says nothing (false, none), nothing
   * is added. Returns whether the action may go on.
   */
  idle(field: string, value: unknown, why: string, ...cites: readonly Citation[]): boolean {
    if (value === undefined || value === false || (Array.isArray(value) && value.length === 0)) return true;
    return this.fail({ text: `\`${field}\` means nothing here. ${why}`, field }, ...cites);
  }

  /**
   * Refuses a name in the action that nothing has, where `found` is nothing: says where it stands and what it should name;
   * adds nothing else. Returns whether there is something of that name.
   */
  known<T>(
    found: T | null | undefined,
    field: string,
    name: string,
    kind: string,
    ...cites: readonly Citation[]
  ): found is T {
    if (found !== undefined && found !== null) return true;
    return this.fail({ text: `\`${field}\` is "${name}": there is no ${kind} of that name.`, field }, ...cites);
  }

  get holding(): boolean {
    return this.#holding;
  }
}

/** What ends a look at requirements that only asks whether all hold. */
const notHeld = new Error("A requirement does not hold.");

/** A quiet list that ends the look at the first condition that does not hold. */
class AllOrNothing<Citation extends string> extends Requirements<Citation> {
  constructor() {
    super({ quiet: true });
  }

  override need(holds: boolean): boolean {
    if (!holds) throw notHeld;
    return true;
  }
}

/** Whether everything holds that is added to a list; nothing is looked at behind the first thing that does not. */
export function everyHolds<Citation extends string>(examine: (list: Requirements<Citation>) => void): boolean {
  try {
    const list = new AllOrNothing<Citation>();
    examine(list);
    return list.holding;
  } catch (error) {
    if (error !== notHeld) throw error;
    return false;
  }
}

/** The requirements that do not hold: the answer to "why can't I?". */
export const failing = (requirements: readonly Requirement[]): readonly Requirement[] =>
  requirements.filter((requirement) => !requirement.holds);

/** Whether an action with these requirements is legal. */
export const legal = (requirements: readonly Requirement[]): boolean =>
  requirements.every((requirement) => requirement.holds);
