import { ruleset as dustTactics } from "../../rules/dust-tactics/index.ts";
import { ruleset as hourOfGlory } from "../../rules/hour-of-glory/index.ts";
import {
  AnswerMismatch,
  type Answer,
  type Ask,
  type CitedEvent,
  type Game,
  defineGame,
  type GameResult,
  isCheckpoint,
  type Rules,
  type Ruleset,
} from "../../rules/kernel/index.ts";
import { ruleset as rogueRegiment } from "../../rules/rogue-regiment/index.ts";
import { ruleset as twoHundredHours } from "../../rules/two-hundred-hours/index.ts";
import { ruleset as vSabotage } from "../../rules/v-sabotage/index.ts";
import { hiddenRuleset } from "../kernel/hidden-game.ts";

/** A game as a server has it after a change of its rules. */
export interface NewerRules {
  readonly id: string;
  /** The same rules under another version. */
  readonly raised: Game;
  /** Rules that ask otherwise in the middle of everything: for a die more. */
  readonly otherwise: Game;
}

const VERSION = "99.0.0";

/** One die more in every roll, other piles, and a die before every decision in the middle of something. */
function* askedOtherwise<A>(procedure: Rules<A, GameResult>): Rules<A, GameResult> {
  const roll = (dice: number, sides: number): Ask<A> => ({
    ask: "roll",
    dice,
    sides,
    for: { text: "a die more", cites: [] },
  });
  const faces = (answer: Answer<A>, many: number): readonly number[] => {
    if ("faces" in answer && answer.faces.length === many) return answer.faces;
    throw new AnswerMismatch("The rules ask for a die more.");
  };
  let step = procedure.next();
  while (!step.done) {
    const ask = step.value;
    if (ask.ask === "roll" && ask.kinds === undefined && ask.outcomes === undefined) {
      const rolled = faces(yield { ...ask, dice: ask.dice + 1 }, ask.dice + 1);
      step = procedure.next({ faces: rolled.slice(0, -1) });
    } else {
      if (!isCheckpoint(ask)) faces(yield roll(1, 6), 1);
      step = procedure.next(yield ask);
    }
  }
  return step.value;
}

function newer<S, A, E extends CitedEvent>(ruleset: Ruleset<S, A, E>): NewerRules {
  const raised = { ...ruleset, version: VERSION };
  return {
    id: ruleset.id,
    raised: defineGame(raised),
    otherwise: defineGame({ ...raised, play: (ctx) => askedOtherwise(ruleset.play(ctx)) }),
  };
}

/** Every game of the server, and one that hides things, after a change of the rules. */
export const newerRules: readonly NewerRules[] = [
  newer(rogueRegiment),
  newer(vSabotage),
  newer(hourOfGlory),
  newer(twoHundredHours),
  newer(dustTactics),
  newer(hiddenRuleset("1.0.0")),
];
