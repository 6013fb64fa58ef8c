import { BudgetExceeded } from "../../rules/kernel/index.ts";
import { Fault } from "../schema/faults.ts";
import { OtherDice } from "./recorded-dice.ts";

/** Something in a record that does not stand, at the version where it lies. */
export interface ReplayFault {
  readonly version: number;
  readonly kind: "hash" | "link" | "dice" | "rules" | "refused" | "unreadable" | "commitment" | "seat";
  readonly text: string;
}

/** What stops a move from being played again. */
export class Stopped extends Error {
  override readonly name = "Stopped";
  readonly kind: ReplayFault["kind"];
  constructor(kind: ReplayFault["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Names what is at fault with a move, whatever stopped it. */
export function stopOf(error: unknown): Stopped {
  if (error instanceof Stopped) return error;
  if (error instanceof OtherDice) return new Stopped("dice", error.message);
  if (error instanceof Fault)
    return new Stopped(
      error.defects.some(({ code }) => code === "sealed-dice") ? "dice" : "unreadable",
      [error.message, ...error.defects.map(({ message }) => message)]
        .filter((text, i, all) => all.indexOf(text) === i)
        .join(" "),
    );
  if (error instanceof BudgetExceeded) return new Stopped("unreadable", error.message);
  throw error;
}
