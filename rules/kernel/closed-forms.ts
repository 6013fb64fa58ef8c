import type { Decision } from "./decision.ts";
import type { ActionForm } from "./game.ts";
import type { Requirement } from "./requirement.ts";
import { seatInWords } from "./words.ts";

/**
 * What has to come before any action. Where a phase begins nothing has: an action that is sent there is done as soon as it is
 * asked for.
 */
function firstOf({ kind, seat, text }: Decision): string | null {
  const asked = seat ?? "players";
  switch (kind) {
    case "choose":
      return `First ${seatInWords(asked)} ${asked.endsWith("s") ? "choose" : "chooses"}: ${text}`;
    case "roll":
      return `First dice are rolled: ${text}`;
    case "draw":
      return `First a card is drawn: ${text}`;
    case "act":
    case "checkpoint":
      return null;
  }
}

const over: Requirement = { holds: false, text: "The game is over.", cites: [] };

/** What keeps every action from being done where something else is asked for, or nothing any more; null where nothing does. */
export function closedBy(decision: Decision | null): Requirement | null {
  if (decision === null) return over;
  const first = firstOf(decision);
  if (first === null) return null;
  return { holds: false, text: /[.!?]$/.test(first) ? first : `${first}.`, cites: decision.cites };
}

/** What an action requires where something keeps all of them from being done; most games say by themselves that one is over. */
export const behind = (reason: Requirement, required: readonly Requirement[]): readonly Requirement[] =>
  reason === over && required.some(({ holds }) => !holds) ? required : [reason, ...required];

/** Forms where something else than an action is asked for: none can be done, and each says why. */
export const closedForms = <A>(forms: readonly ActionForm<A>[], reason: Requirement): readonly ActionForm<A>[] =>
  forms.map(({ name, piece }) => ({ name, piece, requirements: [reason], actions: [] }));
