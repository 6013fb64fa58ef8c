import { type LegalAction, type LegalFilter, type Seen, Unreadable as RulesUnreadable } from "@umpire/rules";
import { firstFault } from "../rules/kernel/index.ts";
import { Unreadable } from "./failures.ts";

/**
 * The legal actions that a filter lets through. Throws `Unreadable` for a piece, a kind of action or a seat that there is
 * not: an empty list would say that nothing is legal.
 */
export function legalBy(
  seen: Seen,
  { piece, name, seat }: { [Name in keyof LegalFilter]?: LegalFilter[Name] | undefined },
): Iterable<LegalAction> {
  try {
    return seen.legal({
      ...(piece !== undefined && { piece }),
      ...(name !== undefined && { name }),
      ...(seat !== undefined && { seat }),
    });
  } catch (error) {
    throw error instanceof RulesUnreadable ? new Unreadable(firstFault(error.faults), error.faults) : error;
  }
}
