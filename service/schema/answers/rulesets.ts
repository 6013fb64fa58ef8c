import * as z from "zod";
import { defect } from "./adjudication.ts";
import { decision } from "./parts.ts";

// What is answered of rulesets: their rules, scenarios, notation and schemas; and what a fault looks like.

const foundRule = z
  .object({
    id: z.string(),
    kind: z.enum(["rule", "interpretation", "number", "decision"]),
    title: z.string().nullable().meta({ description: "Of a rule: its heading." }),
    topic: z.string().nullable(),
    text: z.string(),
    source: z.string().nullable(),
    readings: z.array(z.object({ id: z.string(), text: z.string(), byDefault: z.boolean() })),
    switchable: z.boolean().nullable(),
    value: z.number().nullable(),
    origin: z.string().nullable(),
    open: z.array(z.string()),
    words: z.array(z.string()).meta({
      description: "Where it was searched for: the words of its title and text that answer to what was asked.",
    }),
    shownBy: z
      .object({
        count: z.int().meta({ description: "How many there are." }),
        some: z.array(z.object({ id: z.string(), title: z.string() })).meta({ description: "The plainest first." }),
      })
      .optional()
      .meta({ id: "ShownBy", description: "The conformance cases that show it, where `cases` asked for them." }),
  })
  .meta({ id: "FoundRule" });

export const previewAnswer = z
  .object({
    ruleset: z.string(),
    dice: z.enum(["sealed", "table"]),
    visibility: z.enum(["public", "private"]),
    seats: z.array(z.string()).meta({ description: "The players' seats; a game has a master and spectators besides." }),
    text: z.string().meta({ description: "The position as a text board." }),
    moment: z.string(),
    decision: decision.nullable(),
  })
  .meta({ id: "GamePreview", description: "What a new game would be; nothing was begun." });

export const rulesAnswer = z.object({ rules: z.array(foundRule) }).meta({ id: "RulesAnswer" });
const setUp = {
  difficulties: z.array(z.string()).meta({ description: "The difficulties a scenario can have, the usual one first." }),
  mostPlayers: z.int().meta({ description: "How many people can share the players' side." }),
  victoryOf: z.string().meta({
    description:
      'Whose a result "victory" is: a seat, or the word for several, "players" or "intruders". A "defeat" is everybody else\'s.',
  }),
  choices: z
    .array(
      z
        .object({
          name: z.string().meta({ description: "Its name among the choices of a set-up." }),
          text: z.string().meta({ description: "What is chosen." }),
          values: z.array(z.object({ id: z.string(), text: z.string() })),
          free: z
            .string()
            .nullable()
            .meta({ description: "How other words than the values are written; null where only they are known." }),
        })
        .meta({ id: "SetUpChoice" }),
    )
    .meta({ description: "What else may be chosen when a scenario is set up." }),
  seats: z
    .array(z.string())
    .meta({ description: "Who sits at the table where that is always the same; empty where it depends on the game." }),
};

/** What a ruleset is called, and how much there is in it. */
const counted = {
  id: z.string(),
  title: z.string(),
  version: z.string(),
  rules: z.int(),
  interpretations: z.int(),
};

export const rulesetsAnswer = z
  .object({
    rulesets: z.array(
      z
        .object({
          ...counted,
          scenarios: z.array(z.string()),
          ...setUp,
        })
        .meta({ id: "RulesetListing" }),
    ),
  })
  .meta({ id: "RulesetsAnswer" });

export const rulesetAnswer = z
  .object({
    ...counted,
    numbers: z.int(),
    ...setUp,
  })
  .meta({ id: "RulesetAnswer" });

export const scenariosAnswer = z
  .object({
    scenarios: z.array(
      z
        .object({
          id: z.string(),
          title: z.string(),
          text: z.string(),
          board: z.string(),
          trial: z
            .object({
              games: z.int(),
              won: z.int().meta({
                description: "How many of them the players won, of two sides the one whose seat comes first.",
              }),
              turns: z.int().nullable().meta({ description: "The median of the turns that they took." }),
              choices: z
                .record(z.string(), z.string())
                .optional()
                .meta({ description: "What was chosen for them by name, where it was not the usual." }),
            })
            .meta({ id: "ScenarioTrial" })
            .nullable()
            .meta({
              description:
                "How games went that the policy of the game played for everybody, with the usual choices: how long and how hard it is.",
            }),
          seats: z.array(z.string()).meta({ description: "Who sits at the table with the usual choices." }),
          players: z
            .object({ min: z.int(), max: z.int() })
            .meta({ description: "How many people can share the players' side: `options.players` of a new game." }),
          difficulties: setUp.difficulties,
          choices: setUp.choices.meta({ description: "What else may be chosen when this scenario is set up." }),
        })
        .meta({ id: "Scenario" }),
    ),
  })
  .meta({ id: "ScenariosAnswer" });

const blank = z
  .object({
    name: z.string(),
    kind: z.enum(["name", "choice", "number", "place", "piece", "words", "outline"]).meta({
      description:
        "What belongs there: the name of the piece itself, one of the values, a whole number, a place, another piece, any words, the corners of a shape.",
    }),
    values: z.array(z.string()),
    called: z.array(z.string()).meta({
      description: "What people call these values, in their order; none where the words say it themselves.",
    }),
    least: z.int().nullable(),
    most: z.int().nullable(),
    optional: z.boolean(),
    many: z.boolean().meta({ description: "Whether several words may stand there." }),
    usual: z
      .string()
      .nullable()
      .meta({ description: "What a new line has there; of a name, its beginning. Null for the first value." }),
  })
  .meta({ id: "Blank" });

const line = z.string().nullable().meta({ description: "The line that says it, with blanks in braces." });
const sign = z.string().nullable();
const terrain = z.string().nullable().meta({ description: "How the drawing model calls it." });
const lineForm = z
  .object({
    name: z.string(),
    group: z.string(),
    words: z.string().meta({ description: "With blanks in braces, e.g. unit {id} {kind} {side} at {place}." }),
    blanks: z.array(blank),
    attributes: z.array(
      z.object({
        word: z.string(),
        text: z.string(),
        blank: blank.nullable(),
        says: z.enum(["facing", "ground", "whole"]).nullable(),
      }),
    ),
    drawn: z.boolean().meta({
      description: "Whether it may be drawn by a letter or digit: the line is then G = …, without its place.",
    }),
    covers: z
      .object({ across: z.int(), along: z.int() })
      .nullable()
      .meta({ description: "Squares across and along the way it faces, for what covers several." }),
    underDrawing: z
      .boolean()
      .meta({ description: "Whether it stands under the drawing of its board, ahead of pieces." }),
  })
  .meta({ id: "LineForm" });

export const notationAnswer = z
  .object({
    notation: z
      .object({
        drawing: z.object({
          kind: z.enum(["squares", "areas", "signs", "table"]),
          begins: z.string(),
          another: z.string().nullable(),
          blank: z.string(),
          most: z.int(),
          named: z
            .array(z.object({ line: z.string(), text: z.string() }))
            .meta({ description: "Lines that stand for a whole drawing, and the lines that draw the same." }),
        }),
        grounds: z.array(z.object({ name: z.string(), sign, line, terrain }).meta({ id: "Ground" })),
        borders: z.array(
          z
            .object({
              name: z.string(),
              across: sign,
              down: sign,
              line,
              terrain,
              named: z
                .object({ stem: z.string(), first: z.array(z.string()) })
                .nullable()
                .meta({
                  description:
                    "Where each has a name of its own: what it begins with, and the grounds of the place named first.",
                }),
            })
            .meta({ id: "Border" }),
        ),
        lines: z.array(lineForm),
      })
      .meta({ id: "Notation" })
      .nullable(),
  })
  .meta({
    id: "NotationAnswer",
    description: "What the text notation offers, for editors; null where the game does not say.",
  });

export const schemasAnswer = z
  .object({ position: z.unknown(), action: z.unknown(), event: z.unknown() })
  .meta({ id: "SchemasAnswer", description: "JSON Schemas of a position, of an action and of an event." });

export const problemAnswer = z
  .object({
    type: z.string(),
    title: z.string().meta({ description: "That of the type; the same for every occurrence." }),
    status: z.int(),
    detail: z.string().optional().meta({ description: "What happened here." }),
    errors: z.array(defect),
    presentVersion: z.int().optional(),
  })
  .meta({ id: "Problem" });
