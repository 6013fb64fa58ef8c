import {
  type SeatedForm,
  type Game,
  type KnownGame,
  type Result,
  type PlayerView,
  type OpenPosition,
  type Unused,
  type Budget,
  firstFault,
  nearest,
  filterDefect,
  type ListingFilter,
} from "../../rules/kernel/index.ts";
import { type FoundRule, rowOf } from "./rules/index.ts";
import { Fault, unreadableAt } from "../schema/faults.ts";
import { OwnPositionRefused, ownSituation, type PositionSource } from "./own-positions.ts";
import { currentBudget } from "./budget.ts";

/** A rule as it is quoted beside an answer. */
export interface Quoted {
  readonly id: string;
  readonly kind: "rule" | "interpretation" | "decision";
  readonly text: string;
  readonly source: string | null;
}

/** A row of the rules, and of which game it is. */
export interface RowOfGame extends FoundRule {
  readonly ruleset: string;
}

export const formsOf = (
  forms: readonly SeatedForm<unknown>[],
  { piece, name }: ListingFilter,
): readonly SeatedForm<unknown>[] =>
  forms.filter((form) => (piece === undefined || form.piece === piece) && (name === undefined || form.name === name));

/** Refuses a piece that is not on the board, and a kind of action that the game does not have. Throws a Fault. */
export function checkFilter(
  situation: PlayerView,
  forms: readonly SeatedForm<unknown>[],
  game: Game,
  filter: ListingFilter,
): void {
  const defect = filterDefect(situation, forms, game, filter);
  if (defect !== null) throw new Fault("unreadable", defect.message, [defect]);
}

export const noneUnused: Unused = { action: false, choose: [], dice: [], cards: [] };

/** The value of a reading, or the fault that lists its defects. */
export function valueOf<T>(read: Result<T>): T {
  if (!read.ok) throw new Fault("unreadable", firstFault(read.defects), read.defects);
  return read.value;
}

/** Adds every id under a "cites" key, however deep. */
function collectCites(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) for (const part of value) collectCites(part, into);
  else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (key === "cites" && Array.isArray(part)) for (const id of part) into.add(String(id));
      else collectCites(part, into);
    }
  }
}

/** A row of a game as it is quoted; null where it has none of this id. */
function quotedRow({ rules, interpretations, prompts }: Game["catalogue"], id: string): Quoted | null {
  const rule = rules[id];
  if (rule !== undefined) return { id, kind: "rule", text: rule.text, source: rule.source };
  const open = interpretations[id];
  if (open !== undefined) return { id, kind: "interpretation", text: open.question, source: null };
  const prompt = prompts[id];
  return prompt === undefined ? null : { id, kind: "decision", text: prompt, source: null };
}

/** The rows of each game as they were quoted before. */
const quotedRows = new WeakMap<Game["catalogue"], Map<string, Quoted>>();

/** The rows of a game that are cited anywhere in an answer, in the order of their ids. */
function quotedFrom(catalogue: Game["catalogue"], cited: unknown): readonly Quoted[] {
  const ids = new Set<string>();
  collectCites(cited, ids);
  let rows = quotedRows.get(catalogue);
  if (rows === undefined) quotedRows.set(catalogue, (rows = new Map()));
  const quoted: Quoted[] = [];
  for (const id of [...ids].sort()) {
    const row = rows.get(id) ?? quotedRow(catalogue, id);
    if (row === null) continue;
    rows.set(id, row);
    quoted.push(row);
  }
  return quoted;
}

/** The ruleset that a position names; undefined where it names none. */
const namedRuleset = (position: unknown): string | undefined =>
  typeof position === "object" && position !== null && "ruleset" in position && typeof position.ruleset === "string"
    ? position.ruleset
    : undefined;

/** The ruleset of a position. Throws a Fault where it names none. */
function rulesetOf(position: unknown): string {
  const ruleset = namedRuleset(position);
  if (ruleset === undefined)
    throw unreadableAt("/position/ruleset", "A position names its ruleset.", "unknown-ruleset");
  return ruleset;
}

/** The games of a server, each loaded when something is first asked of it, and what is found by their names. */
export function shelfOf(games: readonly KnownGame[]) {
  const byId = new Map(games.map((game) => [game.id, game]));

  const gameCalled = (id: string): Game => {
    const game = byId.get(id);
    if (game === undefined)
      throw unreadableAt(
        "/ruleset",
        `There is no ruleset "${id.slice(0, 60)}"; there are: ${[...byId.keys()].join(", ")}.`,
        "unknown-ruleset",
      );
    if ("load" in game) throw new Error(`Impossible: ${id} was not prepared before it was needed.`);
    return game;
  };

  const prepare = async (id: string): Promise<void> => {
    const game = byId.get(id);
    if (game !== undefined && "load" in game) byId.set(id, await game.load());
  };
  const loaded = async (id: string): Promise<Game> => {
    await prepare(id);
    return gameCalled(id);
  };

  const quote = (id: string, cited: unknown): readonly Quoted[] => quotedFrom(gameCalled(id).catalogue, cited);

  const row = (id: string): RowOfGame | null => {
    for (const game of byId.values()) {
      const found = "load" in game ? null : rowOf(game.catalogue, id);
      if (found !== null) return { ...found, ruleset: game.id };
    }
    return null;
  };

  const openPosition = (position: unknown): OpenPosition =>
    valueOf(gameCalled(rulesetOf(position)).open(position, currentBudget()));

  const openOwn = (position: unknown, whose: PositionSource, work: Budget = currentBudget()): OpenPosition => {
    const ruleset = namedRuleset(position);
    if (ruleset === undefined) throw new OwnPositionRefused(whose, [{ code: "unknown-ruleset", path: "/ruleset" }]);
    return ownSituation(gameCalled(ruleset).open(position, work), whose);
  };

  return {
    names: (): readonly string[] => [...byId.keys()],
    knows: (ruleset: string): boolean => byId.has(ruleset),
    noGame: (id: string): Fault => {
      const message = `There are no rules "${id.slice(0, 60)}"${nearest(id, byId.keys())}.`;
      return new Fault("not-found", message, [{ code: "unknown-ruleset", path: "/ruleset", message }]);
    },
    gameCalled,
    prepare,
    loaded,
    quote,
    row,
    rulesetOf,
    openPosition,
    openOwn,
  };
}

export type Shelf = ReturnType<typeof shelfOf>;
