import * as z from "zod";
import { action } from "./adjudication.ts";
import { shareOf } from "./analysis.ts";
import { ended, rulesUsed, seatName, waitingProposal, waitsFor } from "./games.ts";
import { decision, position, result } from "./parts.ts";

// What is answered of games that were played: replays, reports, the list of your games.

export const replayAnswer = z
  .object({
    moves: z.int(),
    verified: z
      .int()
      .meta({ description: "How many of them the rules of this server played again, with the same hash." }),
    numbers: z.int(),
    rerolled: z.boolean().meta({ description: "Whether every number was derived again from the secret." }),
    proof: z
      .object({
        chain: z.enum(["whole", "broken", "unknown"]).meta({
          description:
            "Whether every move has the hash of what it says and builds on the one before: no rules are needed for that, but for games from before 24 November 2026.",
        }),
        dice: z.enum(["derived", "broken", "sealed", "table"]).meta({
          description: "Whether every number follows from the secret; sealed as long as that is not known.",
        }),
        rules: z
          .enum(["all", "some", "none", "broken"])
          .meta({ description: "Whether all versions were played again by the rules of this server, some, or none." }),
        text: z.string(),
      })
      .meta({ id: "Proof" })
      .meta({ description: "What was verified, and what could not be, apart." }),
    parts: z
      .array(
        z
          .object({
            from: z.int(),
            to: z.int(),
            rules: rulesUsed,
            present: z.boolean().meta({ description: "Whether these do what the rules of this server do." }),
            chained: z.int().meta({ description: "How many of its versions have the hash of what they say." }),
            verified: z.int().meta({ description: "How many of them were played again, with the same hash." }),
          })
          .meta({ id: "RecordPart" }),
      )
      .meta({ description: "The stretches of the game, each played by one set of rules." }),
    intact: z.boolean().meta({
      description:
        "Whether nothing is at fault and the whole chain was verified; what other rules made of it is told by proof.",
    }),
    faults: z.array(
      z.object({
        version: z.int(),
        kind: z.enum(["hash", "link", "dice", "rules", "refused", "unreadable", "commitment", "seat"]),
        text: z.string(),
      }),
    ),
    at: z
      .object({
        version: z.int(),
        moment: z.string(),
        position,
        decision: decision.nullable(),
        result: result.nullable(),
      })
      .nullable(),
  })
  .meta({ id: "Replay" });

const judgedMove = z
  .object({
    move: z.object({ action: action.optional(), choose: z.array(z.string()).optional() }),
    text: z.string().meta({ description: "The move in words." }),
    win: shareOf("The share of the games played out from it that the seat wins."),
    low: shareOf("The lower end of its interval, by 95 %."),
    high: shareOf("The upper end of its interval, by 95 %."),
  })
  .meta({ id: "JudgedMove" });

const judgedDecision = z
  .object({
    version: z.int().meta({ description: "The version that the move made." }),
    seat: z.string().nullable().meta({ description: "Who decided; all chances here are those of this seat." }),
    moment: z.string(),
    asked: z.string().meta({ description: "What was asked, in words." }),
    played: judgedMove,
    best: judgedMove.meta({ description: "The best move that was tried; the played one where none was better." }),
    playouts: z.int(),
    before: shareOf("The chance of winning before it, with the best move."),
    after: shareOf("The chance once dice had fallen and others had answered; at the end what the game came to."),
    skill: z.number().meta({ description: "What the move gave away against the best one: 0 or less." }),
    luck: z
      .number()
      .meta({ description: "What dice, cards and the others made of it, against what was to be expected." }),
    dice: z
      .array(
        z.object({
          text: z.string(),
          chance: z.string().meta({ description: "The exact fraction." }),
          about: z.number(),
          good: z.boolean().meta({ description: "Whether it is good for whoever acted." }),
          happened: z.boolean(),
        }),
      )
      .meta({
        description: "What dice decided, with the exact odds of it; empty where there are too many ways to tell.",
      }),
  })
  .meta({ id: "JudgedDecision" });

export const reportAnswer = z
  .object({
    ruleset: z.string(),
    seats: z.array(z.string()),
    result: result.nullable(),
    decisions: z
      .array(judgedDecision)
      .meta({ description: "In the order they were made; moves that were taken back are left out." }),
    next: z.string().nullable().meta({
      description:
        "Where to go on when the work of a request did not suffice: send it as `next`; null with the last part.",
    }),
    left: z.int().meta({ description: "How many moves have not been judged yet." }),
    summary: z
      .object({
        sides: z.array(
          z.object({
            seat: z.string(),
            decisions: z.int(),
            skill: z.number().meta({ description: "What its decisions gave away, together." }),
            luck: z.number().meta({ description: "What chance and the others gave it, together." }),
            good: z.object({ expected: z.number(), happened: z.int() }).meta({
              description:
                "Of what is good for it and hung on dice: how much was to be expected by exact odds, and how much came true.",
            }),
          }),
        ),
        decisive: z
          .array(z.object({ version: z.int(), change: z.number() }))
          .meta({ description: "The three decisions at which the chance of winning changed most." }),
      })
      .nullable()
      .meta({ description: "Of all parts together; with the last part only." }),
  })
  .meta({ id: "ReportAnswer", description: "The decisions of a game that has ended, judged." });

const myGame = z
  .object({
    id: z.string(),
    title: z.string(),
    ruleset: z.string(),
    seat: z.string(),
    version: z.int(),
    names: z.array(seatName).meta({ description: "How those at the seats are called, as far as they were named." }),
    moment: z.string().nullable().meta({
      description:
        "Turn, phase and section, in words for people; null where the game cannot be opened, or not at once.",
    }),
    readable: z.boolean().meta({
      description: "False where the game cannot be opened, by a fault of ours: then nobody is said to be asked.",
    }),
    waitsForYou: z
      .boolean()
      .meta({ description: "Whether the seat is asked, and has still to act where several are." }),
    waitsFor,
    proposal: waitingProposal.meta({ description: "A wish that waits for consent, perhaps that of this seat." }),
    ended,
  })
  .meta({ id: "MyGame" });

export const myGamesAnswer = z
  .object({
    games: z.array(myGame),
    unknown: z.array(z.int()).meta({ description: "Places in the list (from 0) of invitations that open nothing." }),
    unreadable: z.array(z.int()).meta({
      description: "Places of invitations whose games cannot be read, by a fault of ours: keep them.",
    }),
  })
  .meta({ id: "MyGamesAnswer" });
