// A program of somebody else, as the compiler reads it: what GraphQL answers, by the types of one game.
import type { HourOfGlory } from "@umpire/client/types/hour-of-glory";
import type { LegalActions, Move, Paused, Where } from "./graphql-types.js";

/** The agents who may hide, and the same moves as they are sent. */
export function hiding({ forms }: LegalActions): readonly Move[] {
  const actions = forms.flatMap(({ typedActions }) => typedActions?.hourOfGlory ?? []);
  return actions.flatMap((action) => (action.do === "hide" ? [{ typedAction: { hourOfGlory: action } }] : []));
}

/** Who died. */
export const died = ({ events }: Paused): readonly string[] =>
  events.flatMap(({ typed }) => {
    const event: HourOfGlory["Event"] | null | undefined = typed?.hourOfGlory;
    return event?.event === "died" ? [event.text] : [];
  });

export const where: Where = { scenario: { ruleset: "hour-of-glory", id: "quiet-stair" } };
// @ts-expect-error there is no such action
export const fly: Move = { typedAction: { hourOfGlory: { do: "fly", agent: "crane" } } };
