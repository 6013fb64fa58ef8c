import type { Origin } from "../../kernel/index.ts";
import type { Citation } from "./citation.ts";

/**
 * A special rule of an operation card, in force on veteran; the marked ones are the harder ones. vs.setup.veteran,
 * vs.open.standard-rules
 */
export interface SpecialRule {
  readonly operation: string;
  readonly terrain: string;
  readonly marked: boolean;
  /** What it is to the procedures, with the objectives it is about: it becomes the fact "rule:" and this. */
  readonly rule: string;
  readonly text: string;
  readonly cites: readonly Citation[];
  readonly origin: Origin;
}

const cites = ["vs.setup.veteran", "vs.setup.operation-overrides"] as const satisfies readonly Citation[];

/**
 * The kinds of special rules: `first:A:B` — A is completed before B, or the operation fails; `escort-unseen:P` — P
 * leaves with a commando in a German uniform or with the alarm off, or stays open; `left-behind:T` — who is on T when
 * its turn limit is reached is eliminated.
 */
export const specialRules: readonly SpecialRule[] = [
  {
    operation: "lantern",
    terrain: "relay-post",
    marked: true,
    rule: "first:code-books:transmitter",
    text: "The code books must be taken before the transmitter is destroyed, else the operation fails.",
    cites,
    origin: "assumed",
  },
  {
    operation: "lantern",
    terrain: "signal-box",
    marked: false,
    rule: "escort-unseen:prisoner",
    text: "The prisoner must leave in the company of a commando in a German uniform or with the alarm off, else the objective stays open.",
    cites,
    origin: "assumed",
  },
  {
    operation: "ember",
    terrain: "rail-yard",
    marked: true,
    rule: "first:points:crane",
    text: "The points must be jammed before the crane is destroyed, else the operation fails.",
    cites,
    origin: "assumed",
  },
  {
    operation: "ember",
    terrain: "manor-house",
    marked: false,
    rule: "escort-unseen:colonel",
    text: "The colonel must leave in the company of a commando in a German uniform or with the alarm off, else the objective stays open.",
    cites,
    origin: "assumed",
  },
  {
    operation: "ember",
    terrain: "fuel-wharf",
    marked: false,
    rule: "left-behind:fuel-wharf",
    text: "Whoever is on the wharf when its turn limit is reached is eliminated.",
    cites: [...cites, "vs.elim.special-rule"],
    origin: "assumed",
  },
  {
    operation: "bramble",
    terrain: "wine-cellar",
    marked: true,
    rule: "first:ledger:press",
    text: "The ledger must be taken before the press is destroyed, else the operation fails.",
    cites,
    origin: "assumed",
  },
];
