import type {
  BoardModel,
  Decision,
  Defect,
  EnemyIntent,
  FieldOfView,
  GameResult,
  Notation,
  Odds,
  Requirement,
  ShownEvent,
  SeatedForm,
  SightRuling,
} from "../../rules/kernel/index.ts";

// What the server answers, in the types the rules themselves have.

/** An action as it travels: which fields it has is its game's business. */
export type Action = Readonly<Record<string, unknown>>;
export type Form = SeatedForm<Action>;
export type {
  Attribute,
  Blank,
  BoardModel,
  BoardPiece,
  Border,
  Decision,
  Defect,
  EnemyIntent,
  FieldOfView,
  GameResult,
  Ground,
  LineForm,
  Notation,
  Odds,
  Requirement,
  Scenario,
  ShownEvent,
  SightLine,
  SightRuling,
  SightVerdict,
} from "../../rules/kernel/index.ts";

/** A rule quoted beside an answer. */
export interface Quoted {
  readonly id: string;
  readonly kind: "rule" | "interpretation" | "decision";
  readonly text: string;
  readonly source: string | null;
}

/** A row of the rule book catalogue. */
export interface FoundRule {
  readonly id: string;
  readonly kind: "rule" | "interpretation" | "number" | "decision";
  readonly topic: string | null;
  readonly text: string;
  readonly source: string | null;
  readonly readings: readonly { readonly id: string; readonly text: string; readonly byDefault: boolean }[];
  readonly switchable: boolean | null;
  readonly value: number | null;
  readonly origin: string | null;
  readonly open: readonly string[];
}

export interface RulesetAnswer {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly rules: number;
  readonly interpretations: number;
  /** The usual one first. */
  readonly difficulties: readonly string[];
  readonly mostPlayers: number;
}

export interface BoardAnswer {
  readonly ruleset: string;
  readonly position: unknown;
  readonly text: string;
  readonly board: BoardModel;
  readonly moment: string;
  readonly decision: Decision | null;
}

export interface DraftAnswer {
  /** What was drawn; null when the text cannot be read. */
  readonly drawn: { readonly board: BoardModel; readonly text: string; readonly moment: string } | null;
  readonly defects: readonly Defect[];
  readonly rules: readonly Quoted[];
}

export interface NotationAnswer {
  readonly notation: Notation | null;
}

export interface AdjudicateAnswer {
  readonly outcome: "paused" | "over" | "refused";
  readonly events: readonly ShownEvent[];
  readonly position: unknown;
  readonly board: string;
  readonly moment: string;
  readonly decision: Decision | null;
  readonly result: GameResult | null;
  readonly failing: readonly Requirement[];
  readonly rules: readonly Quoted[];
}

export interface LegalActionsAnswer {
  readonly forms: readonly Form[];
  readonly decision: Decision | null;
  readonly rules: readonly Quoted[];
}

export interface RequirementsAnswer {
  readonly legal: boolean;
  readonly requirements: readonly Requirement[];
  readonly rules: readonly Quoted[];
}

export interface OddsAnswer {
  readonly odds: Odds;
  readonly rules: readonly Quoted[];
}

export interface SightAnswer {
  readonly ruling: SightRuling;
  readonly rules: readonly Quoted[];
}

export interface FieldAnswer {
  readonly field: FieldOfView;
  readonly rules: readonly Quoted[];
}

export interface EnemyAnswer {
  readonly intents: readonly EnemyIntent[];
  readonly rules: readonly Quoted[];
}
