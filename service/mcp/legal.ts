import { unreadableAt } from "../schema/faults.ts";
import type { Asking } from "./tool.ts";
import { placeOf, type Where } from "./where.ts";

/** A legal action with its number among all of its position. */
export interface Numbered {
  readonly index: number;
  readonly action: unknown;
  readonly name: string;
  readonly piece: string | null;
  readonly seat: string | null;
}

/** All actions of forms, numbered. */
export function numbered(
  forms: readonly {
    readonly name: string;
    readonly piece: string | null;
    readonly seat: string | null;
    readonly actions: readonly unknown[];
  }[],
): readonly Numbered[] {
  let index = 0;
  return forms.flatMap(({ name, piece, seat, actions }) =>
    actions.map((action): Numbered => ({ index: index++, action, name, piece, seat })),
  );
}

type InParts = Awaited<ReturnType<Asking["operations"]["legalActionsInParts"]>>;

/** What is legal at a position: the actions, numbered, all forms, those that are closed, and what is asked. */
export interface Listing extends Pick<InParts, "forms" | "decision"> {
  readonly actions: readonly Numbered[];
  readonly closed: InParts["forms"];
}

/** Everything that is legal at a position, numbered; and the forms of which nothing is. */
export async function listing(at: Where, asking: Asking): Promise<Listing> {
  const place = await placeOf(at, asking);
  const { forms, decision } = await asking.operations.legalActionsInParts(place, asking.callerOf(at.gameId));
  return { actions: numbered(forms), closed: forms.filter((form) => form.actions.length === 0), forms, decision };
}

/** What was said of an action. */
export interface MeantAction {
  readonly action?: { readonly do: string } | undefined;
  readonly index?: number | undefined;
}

/** The action that is meant, undefined where none is. Throws a Fault for a number that there is not. */
export async function actionMeant(at: Where, { action, index }: MeantAction, asking: Asking): Promise<unknown> {
  if (action !== undefined && index !== undefined)
    throw unreadableAt("/index", "Say the action, or its number: not both.");
  if (index === undefined) return action;
  const { actions } = await listing(at, asking);
  const chosen = actions[index];
  if (chosen === undefined)
    throw unreadableAt(
      "/index",
      actions.length === 0
        ? "No action is legal here."
        : `There is no legal action ${index}: what_is_legal numbers 0 to ${actions.length - 1}.`,
      "unknown-action",
    );
  return chosen.action;
}

/** The action that is meant. Throws a Fault where none is said. */
export async function actionAskedFor(at: Where, meant: MeantAction, asking: Asking): Promise<unknown> {
  const action = await actionMeant(at, meant, asking);
  if (action === undefined) throw unreadableAt("/action", "Say the action, or its number in what_is_legal.");
  return action;
}
