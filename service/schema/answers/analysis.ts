import * as z from "zod";
import { action, defect, intent } from "./adjudication.ts";
import { decision, event, position, positionId, requirement, result, rules } from "./parts.ts";

// What is answered about what may come: lines that were explored, moves of the policy, analyses, previews of the enemy.

const explored = z
  .object({
    from: z.int().meta({ description: "Which of the positions it was made at, from 0." }),
    move: z
      .object({
        action: action.optional(),
        choose: z.array(z.string()).optional(),
        dice: z.array(z.int()).optional(),
        cards: z.array(z.string()).optional(),
      })
      .meta({ description: "What was done, as it would be sent; without an action that cannot be read." }),
    outcome: z.enum(["paused", "over", "refused", "unreadable"]),
    faults: z.array(defect).optional().meta({ description: "Why the move cannot be read." }),
    events: z.array(event).optional(),
    decision: decision.nullable().optional(),
    result: result.nullable().optional(),
    failing: z.array(requirement).optional(),
    positionId: positionId.optional(),
    position: position.optional(),
    board: z.string().optional(),
    moment: z.string().optional(),
    rules: rules.optional(),
  })
  .meta({ id: "Explored", description: "What came of a move: its outcome, and the parts that were wanted." });

export const exploreAnswer = z
  .object({
    from: z.array(positionId).meta({ description: "The ids of the positions that it began with." }),
    results: z.array(explored),
    next: z.object({ position: z.int(), move: z.int() }).nullable().meta({
      description:
        "Where to go on when the work did not suffice: send the positions from this one on, with `skip` as its move; null when everything was answered.",
    }),
    left: z.int().meta({ description: "How many moves of that position have no result yet." }),
  })
  .meta({ id: "ExploreAnswer" });

export const policyMoveAnswer = z
  .object({
    action: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: "The action, as it would be sent; null where none is asked for." }),
    choose: z.array(z.string()).meta({ description: "The options it chooses; empty where none is asked for." }),
    seat: z
      .string()
      .nullable()
      .meta({ description: "Whose piece acts, or else who is asked; null where nothing is asked for." }),
    piece: z
      .string()
      .nullable()
      .meta({ description: "The piece that acts, or that the choice is about; null where there is none." }),
    reason: z
      .string()
      .nullable()
      .meta({ description: "Why there is no move, and how it goes on; null where there is one." }),
  })
  .meta({ id: "PolicyMoveAnswer" });

export const shareOf = (description: string) => z.number().min(0).max(1).meta({ description });
const analysedLine = z
  .object({
    move: z
      .object({ action: action.optional(), choose: z.array(z.string()).optional() })
      .meta({ description: "As it would be sent." }),
    text: z.string().meta({ description: "The move in words." }),
    playouts: z.int().meta({ description: "How many games were played out from it." }),
    wins: z.int(),
    draws: z.int(),
    undecided: z.int().meta({ description: "Games that did not end; they count as half a win, as draws do." }),
    win: shareOf("The share of them that the seat wins."),
    low: shareOf("The lower end of its interval, by 95 %."),
    high: shareOf("The upper end of its interval, by 95 %."),
    policy: z.boolean().meta({ description: "Whether the game's own policy would do it." }),
  })
  .meta({ id: "AnalysedLine" });

export const analyseAnswer = z
  .object({
    ruleset: z.string(),
    seat: z.string().nullable().meta({ description: "Whose chances these are; null where nobody is asked." }),
    playouts: z.int().meta({ description: "How many games were played out so far." }),
    done: z.boolean().meta({ description: "False while the analysis deepens." }),
    complete: z.boolean().meta({
      description: "Whether all that was asked for was played out; false where the work did not suffice for it.",
    }),
    reason: z
      .string()
      .nullable()
      .meta({ description: "Why there are no lines, and how it goes on; null where there are some." }),
    lines: z.array(analysedLine).meta({ description: "The best first." }),
  })
  .meta({ id: "AnalyseAnswer", description: "What can be answered to the waiting decision, and how often that wins." });

export const enemyPreviewAnswer = z.object({ intents: z.array(intent), rules }).meta({ id: "EnemyPreviewAnswer" });
