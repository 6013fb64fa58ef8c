import {
  type Asked,
  type Ask,
  type CitedEvent,
  type Game,
  defineGame,
  playout,
  anyPolicy,
  type Ruleset,
  seededChance,
  shapesOf,
} from "../../rules/kernel/index.ts";
import { withCheckedOptions } from "../../rules/kit/index.ts";
import { ruleset as dustTactics } from "../../rules/dust-tactics/index.ts";
import { ruleset as hourOfGlory } from "../../rules/hour-of-glory/index.ts";
import { ruleset as rogueRegiment } from "../../rules/rogue-regiment/index.ts";
import { ruleset as twoHundredHours } from "../../rules/two-hundred-hours/index.ts";
import { ruleset as vSabotage } from "../../rules/v-sabotage/index.ts";

/** What a moment has names for. */
interface Names {
  readonly pieces: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
}

/** What was asked of persons, held against what a game says of its questions. */
export class Met {
  readonly #asked: Asked;
  readonly #shapes = new Set<string>();
  readonly #actions = new Set<string>();
  readonly #options = new Map<string, Set<string>>();
  /** What was asked otherwise than the game says. */
  readonly faults: string[] = [];

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  /** Notes an ask; the names are those of the moment, needed for options that were not met before. */
  note(ask: Ask<unknown>, names: () => Names): void {
    if (ask.ask === "act") {
      const { id } = ask.prompt;
      if (this.#actions.has(id)) return;
      this.#actions.add(id);
      if (!this.#asked.byAction.includes(id)) this.faults.push(`${id} is answered by an action`);
    }
    if (ask.ask !== "choose") return;
    const { id } = ask.prompt;
    let options = this.#options.get(id);
    if (options === undefined) this.#options.set(id, (options = new Set()));
    for (const { id: option } of ask.options)
      if (!options.has(option)) {
        options.add(option);
        this.#noteOption(id, option, names());
      }
  }

  #noteOption(decision: string, option: string, { pieces, places }: Names): void {
    const { byOption, parts } = this.#asked;
    const found = shapesOf(option, Object.keys(byOption[decision] ?? {}), parts).filter((match) =>
      match.parts.every(({ part, written }) => {
        const of = parts[part]?.names;
        return of === undefined || written.split(/[|+ ]/).every((name) => (of === "piece" ? pieces : places).has(name));
      }),
    );
    // what stands there word for word is meant
    const match = found.find((one) => one.parts.length === 0) ?? found[0];
    if (match === undefined) this.faults.push(`${decision} has the option "${option}"`);
    else this.#shapes.add(`${decision} ${match.shape}`);
  }

  /** What the game says of its questions that was never asked. */
  unmet(): readonly string[] {
    const { byAction, byOption } = this.#asked;
    return [
      ...byAction.filter((id) => !this.#actions.has(id)),
      ...Object.entries(byOption).flatMap(([id, shapes]) =>
        Object.keys(shapes).flatMap((shape) => (this.#shapes.has(`${id} ${shape}`) ? [] : [`${id} ${shape}`])),
      ),
    ];
  }
}

/** Every id of a state, however deep. */
function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const part of value) idsIn(part, found);
  else if (typeof value === "object" && value !== null)
    for (const [key, part] of Object.entries(value))
      if (key === "id" && typeof part === "string") found.add(part);
      else idsIn(part, found);
  return found;
}

/** A game of which every question is noted, and what random games of it ask. */
export interface Watched {
  readonly game: Game;
  readonly met: Met;
  /** Plays every scenario at random, so many questions of each. */
  play(most: number): void;
}

async function watch<S, A, E extends CitedEvent>(ruleset: Ruleset<S, A, E>): Promise<Watched> {
  const { asked } = ruleset;
  if (asked === undefined) throw new Error(`${ruleset.id} does not say what it asks.`);
  const met = new Met(await asked());
  const watched: Ruleset<S, A, E> = {
    ...ruleset,
    *play(ctx) {
      const procedure = ruleset.play(ctx);
      const names = (): Names => {
        const { pieces, areas, edges } = ruleset.board(ctx.state, ctx.settings);
        const ids = idsIn(ctx.state);
        for (const { id } of pieces) ids.add(id);
        return { pieces: ids, places: new Set([...areas, ...edges].flatMap((one) => ("id" in one ? [one.id] : []))) };
      };
      let step = procedure.next();
      while (!step.done) {
        met.note(step.value, names);
        step = procedure.next(yield step.value);
      }
      return step.value;
    },
  };
  return {
    game: defineGame(withCheckedOptions(watched)),
    met,
    play(most) {
      const settings = { readings: {}, numbers: {} };
      for (const [i, scenario] of ruleset.scenarios.entries()) {
        const state = ruleset.setUp(scenario, {}, settings);
        if (!state.ok) throw new Error(state.defects[0]?.message);
        playout(watched, { state: state.value, answers: [], settings }, anyPolicy, seededChance(i + 1), { most });
      }
    },
  };
}

/** Every game, watched afresh. */
export const watchedGames = (): Promise<readonly Watched[]> =>
  Promise.all([watch(dustTactics), watch(hourOfGlory), watch(rogueRegiment), watch(twoHundredHours), watch(vSabotage)]);
