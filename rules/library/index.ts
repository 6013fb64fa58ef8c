/*
 * The rules as a library: what is exported here and by the files of the games beside it is what programs elsewhere may
 * rely on. Nothing here loads a game before it is asked for.
 */
import type { Game } from "./game.ts";
import {
  aNumber,
  aWholeNumber,
  Budget as KernelBudget,
  type Chance,
  demand,
  misfit,
  MOST_WORK,
  type Result,
  seededChance as chanceOfSeed,
  Unreadable,
  withField,
} from "../kernel/index.ts";

export type * from "./game.ts";
export type {
  ActionPreview,
  Attribute,
  Bill,
  Blank,
  BoardArea,
  BoardCard,
  BoardCell,
  BoardDetails,
  BoardEdge,
  BoardKind,
  BoardMark,
  BoardModel,
  BoardName,
  BoardObjective,
  BoardPiece,
  BoardShape,
  BoardSide,
  BoardSquare,
  BoardTable,
  BoardTrack,
  BoardWay,
  Border,
  Chance,
  Condition,
  Decision,
  Defect,
  DieKind,
  DrawnBoard,
  Elevation,
  ElevationPart,
  EnemyIntent,
  FieldGround,
  FieldOfView,
  Foreseen,
  GameResult,
  Ground,
  Interpretation,
  LineForm,
  NamedBorder,
  NamedDrawing,
  Notation,
  NumberRow,
  Odds,
  Origin,
  OtherOdds,
  OtherReading,
  PlayedOut,
  PreviewShot,
  PreviewTemplate,
  PreviewWarning,
  Reading,
  ReadingInForce,
  Reason,
  Requirement,
  Result,
  RulesContext,
  Scenario,
  ScenarioTrial,
  SearchEffort,
  SetUpChoice,
  SetUpOptions,
  Settings,
  SettingsInput,
  ShownEvent,
  SightBack,
  SightLine,
  SightQuestion,
  SightRuling,
  Trial,
  TrialBounds,
  TrialEnd,
  Unused,
  Visibility,
} from "../kernel/index.ts";
export { BudgetExceeded, MOST_WORK, Unreadable } from "../kernel/index.ts";
export { positionId } from "./position-id.ts";

/** A game that is loaded when it is asked for. */
export interface GameEntry {
  /** The id of the game, as the API has it. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  /** Loads it; the second time it is there already. */
  load(): Promise<Game>;
}

/**
 * Every game there is, by its id and title; each is loaded when it is first asked for, with the types of any game. Those of
 * one game come with its own export, e.g. `hourOfGlory` of `@umpire/rules/hour-of-glory`.
 */
export const games: readonly GameEntry[] = [
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
];

/** So much work for whatever is asked; what takes more throws BudgetExceeded. */
export class Budget extends KernelBudget {
  constructor(most: number = MOST_WORK) {
    demand(misfit("most", most, aNumber));
    super(most);
  }
}

/** Dice and cards that follow from a number: the same number, the same dice, on every machine. */
export function seededChance(seed: number): Chance {
  demand(misfit("seed", seed, aWholeNumber(-Infinity)));
  return chanceOfSeed(seed);
}

const aResult = withField("a result of the rules", "ok", (ok) => typeof ok === "boolean");

/** The value of a result. Throws Unreadable, with every defect, where what was sent is none. */
export function unwrap<T>(result: Result<T>): T {
  demand(misfit("result", result, aResult));
  if (result.ok) return result.value;
  throw new Unreadable(result.defects);
}
