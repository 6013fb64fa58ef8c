/*
 * The rules as a library: what is exported here and by the files of the games beside it is what programs elsewhere may
 * rely on. Nothing here loads a game before it is asked for.
 */
import type { Game } from "./game.ts";
import type { Result } from "../kernel/index.ts";

export type * from "./game.ts";
export type {
  ActionPreview,
  BoardCell,
  BoardModel,
  BoardPiece,
  Chance,
  Decision,
  Defect,
  EnemyIntent,
  FieldOfView,
  Foreseen,
  GameResult,
  Interpretation,
  Notation,
  NumberRow,
  Odds,
  OtherOdds,
  PlayedOut,
  Requirement,
  Result,
  RulesContext,
  Scenario,
  SearchEffort,
  SetUpChoice,
  SetUpOptions,
  SettingsInput,
  SightQuestion,
  SightRuling,
  Trial,
  TrialBounds,
  Unused,
} from "../kernel/index.ts";
export { Budget, BudgetExceeded, issueText, MOST_WORK, seededChance, valueAt } from "../kernel/index.ts";
export { positionId } from "./position-id.ts";

/** A game that is loaded when it is asked for. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  load(): Promise<Game>;
}

/** Every game there is, by its id and title; each is loaded when it is first asked for. */
export const games = [
  {
    id: "rogue-regiment",
    title: "SAS: Rogue Regiment",
    load: async () => (await import("./rogue-regiment.ts")).rogueRegiment,
  },
  { id: "v-sabotage", title: "V-Sabotage", load: async () => (await import("./v-sabotage.ts")).vSabotage },
  { id: "hour-of-glory", title: "Hour of Glory", load: async () => (await import("./hour-of-glory.ts")).hourOfGlory },
  {
    id: "two-hundred-hours",
    title: "02 Hundred Hours",
    load: async () => (await import("./two-hundred-hours.ts")).twoHundredHours,
  },
  { id: "dust-tactics", title: "Dust Tactics", load: async () => (await import("./dust-tactics.ts")).dustTactics },
] as const satisfies readonly GameEntry[];

/** The value of a result. Throws, with every defect in the message, where what was sent is none. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new TypeError(result.defects.map(({ path, message }) => `${path}: ${message}`).join("\n"));
}
