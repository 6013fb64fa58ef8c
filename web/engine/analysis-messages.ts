import type { Analysis, ReportPart } from "../../service/portable.ts";

/** A move that a report judges: where it was played, and what its dice were drawn from. */
export interface JudgedStep {
  readonly version: number;
  readonly position: unknown;
  readonly action?: unknown;
  readonly choose?: readonly string[];
  /** Null where the players rolled and drew themselves. */
  readonly seed: number | null;
}

/** What the page has analysed. */
export type AnalysisTask =
  | {
      readonly kind: "analyse";
      readonly position: unknown;
      readonly playouts: number;
      readonly candidates: number;
      readonly lines: number;
    }
  | {
      readonly kind: "report";
      readonly ruleset: string;
      readonly steps: readonly JudgedStep[];
      readonly result: ReportPart["result"];
      readonly playouts: number;
      readonly candidates: number;
    };

/** What is told of it. */
export type AnalysisTold =
  | { readonly kind: "analysis"; readonly analysis: Analysis }
  | { readonly kind: "judged"; readonly moves: number }
  | { readonly kind: "report"; readonly report: ReportPart }
  | { readonly kind: "failed"; readonly text: string };
