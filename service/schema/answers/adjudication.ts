import * as z from "zod";
import {
  cites,
  decision,
  event,
  position,
  positionId,
  reason,
  requirement,
  result,
  rules,
  unused,
  visibility,
} from "./parts.ts";

// What is answered to questions about a position: what happens, what is legal, who sees whom, how likely it is.

export const adjudicateAnswer = z
  .object({
    outcome: z.enum(["paused", "over", "refused"]),
    events: z.array(event),
    position,
    positionId,
    board: z.string().meta({ description: "The position as a text board." }),
    moment: z.string(),
    decision: decision.nullable(),
    result: result.nullable(),
    failing: z.array(requirement).meta({ description: "Of a refusal: every requirement that does not hold." }),
    unused,
    rules,
  })
  .meta({ id: "AdjudicateAnswer" });

const { outcome, ...adjudicated } = adjudicateAnswer.shape;
export const adjudicateParts = z
  .object({ outcome, ...z.object(adjudicated).partial().shape })
  .meta({ id: "AdjudicateParts", description: "What came of a move: its outcome, and the parts that were wanted." });

export const spot = z
  .object({ x: z.number(), y: z.number() })
  .meta({ description: "A square, or a place of a measured table in its unit of length, from the upper left corner." });

export const action = z.record(z.string(), z.unknown()).meta({ description: "An action of the ruleset." });
const form = z
  .object({
    name: z.string(),
    piece: z.string(),
    seat: z.string().nullable().meta({ description: "The seat whose piece acts; null where it may be any player's." }),
    requirements: z.array(requirement),
    actions: z.array(action),
    ends: z
      .object({
        region: z.array(z.array(spot)).meta({ description: "Polygons that together hold the ends; they may overlap." }),
        named: z.array(
          z.object({
            name: z.string(),
            at: spot,
            action: z.int().meta({ description: "Its place in the listed actions, from 0." }),
          }),
        ),
      })
      .optional()
      .meta({ description: "On a measured table: where ends that are not all listed may lie." }),
  })
  .meta({ id: "Form" });

export const legalActionsAnswer = z
  .object({ forms: z.array(form), decision: decision.nullable(), rules })
  .meta({ id: "LegalActionsAnswer" });

const { name, piece, seat, ...formParts } = form.shape;
export const legalActionsParts = z
  .object({
    forms: z.array(z.object({ name, piece, seat, ...z.object(formParts).partial().shape }).meta({ id: "FormParts" })),
    decision: decision.nullable().optional(),
    rules: rules.optional(),
  })
  .meta({ id: "LegalActionsParts", description: "Whose forms of what there are, and the parts that were wanted." });

const outlook = z
  .object({
    way: z.array(spot).nullable().meta({ description: "The way it takes over a measured table." }),
    length: z.string().nullable().meta({ description: "How long the way is, as people write it." }),
    warnings: z.array(z.object({ text: z.string(), at: z.string().optional(), cites })),
    templates: z
      .array(z.object({ at: z.string(), outline: z.array(spot) }))
      .optional()
      .meta({
        description:
          "What is laid on a measured table for a moment, as the templates of weapons: its place, by which its event names it, and its outline.",
      }),
    shots: z
      .array(
        z.object({
          weapon: z.string(),
          target: z.string(),
          firers: z.array(z.object({ piece: z.string(), times: z.int() })),
        }),
      )
      .optional()
      .meta({
        description:
          "Of an attack with several weapons: who would fire which of them at whom, each piece with how many of it.",
      }),
  })
  .meta({ id: "Outlook", description: "What an action leads to before any die is rolled." });

export const requirementsAnswer = z
  .object({ legal: z.boolean(), requirements: z.array(requirement), outlook: outlook.optional(), rules })
  .meta({ id: "RequirementsAnswer" });

const elevationPart = z
  .object({
    name: z.string(),
    kind: z.enum(["end", "terrain", "area", "piece"]),
    begins: z.number().meta({ description: "Where along the line it begins; below 0 before the line does." }),
    ends: z.number(),
    bottom: z.number(),
    top: z.number().nullable().meta({ description: "Null where it has no upper end." }),
    stops: z.boolean().meta({ description: "Whether this is what stops the line." }),
    over: z.number().optional().meta({ description: "By how much it stands above the line where it stops it." }),
  })
  .meta({ id: "ElevationPart" });

const elevation = z
  .object({ length: z.number(), begin: z.number(), end: z.number(), parts: z.array(elevationPart) })
  .meta({ id: "Elevation", description: "A line of sight from the side, in the table's unit of length." });

const sightLine = z
  .object({
    from: z.string(),
    to: z.string(),
    through: z.array(z.string()),
    fate: visibility,
    blocker: reason.optional(),
    hindrances: z.array(reason),
    elevation: elevation.optional(),
  })
  .meta({ id: "SightLine" });

const verdict = {
  viewer: z.string(),
  target: z.string(),
  place: visibility,
  seen: z.boolean(),
  lines: z.array(sightLine),
  reasons: z.array(reason),
};

const restsOn = z.array(z.object({ id: z.string(), reading: z.string() }));

const otherReadings = z.array(z.object({ interpretation: z.string(), reading: z.string(), text: z.string() }));
const sightRuling = z
  .object({
    ...verdict,
    back: z
      .object({
        ...verdict,
        interpretations: restsOn.optional().meta({
          description: "The open points that the verdict for this direction rests on, with the readings in force.",
        }),
        otherwise: otherReadings
          .optional()
          .meta({ description: "Readings of these under which the verdict for this direction would be another." }),
      })
      .meta({ id: "SightVerdict" })
      .nullable(),
    distance: z.number(),
    interpretations: restsOn,
    otherwise: otherReadings,
  })
  .meta({ id: "SightRuling" });

export const sightAnswer = z.object({ ruling: sightRuling, rules }).meta({ id: "SightAnswer" });
const fieldOfView = z
  .object({
    viewer: z.string(),
    full: z.array(z.string()),
    partial: z.array(z.string()),
    sees: z.array(z.string()).meta({
      description:
        "The pieces it sees, as a ruling of sight from it says `seen`. In SAS: Rogue Regiment and V-Sabotage only its opponents are told of (in the first also corpses and blood stains), in Dust Tactics only other units.",
    }),
    grounds: z
      .array(
        z.object({ kind: z.string(), well: visibility, outlines: z.array(z.array(spot)) }).meta({ id: "FieldGround" }),
      )
      .optional()
      .meta({ description: "On a measured table: the ground it watches, as overlapping polygons in units of length." }),
    cites,
  })
  .meta({ id: "FieldOfView" });

export const fieldOfViewAnswer = z.object({ field: fieldOfView, rules }).meta({ id: "FieldOfViewAnswer" });
const chances = z.array(
  z.object({
    id: z.string(),
    text: z.string(),
    good: z.boolean().meta({ description: "Whether it is good for whoever acts." }),
    probability: z.string(),
    about: z.number(),
  }),
);
const odds = z
  .object({
    facts: chances,
    ways: z.array(
      z.object({
        probability: z.string(),
        about: z.number(),
        facts: z.array(z.string()),
        decision: decision.nullable(),
      }),
    ),
    failing: z.array(requirement),
    interpretations: restsOn.meta({ description: "The open points that they rest on, with the readings in force." }),
    otherwise: z
      .array(
        z
          .object({
            interpretation: z.string(),
            reading: z.string(),
            text: z.string(),
            facts: chances.meta({ description: "What would be likelier or less likely, as it would be." }),
          })
          .meta({ id: "OtherOdds" }),
      )
      .optional()
      .meta({ description: "Readings of these by which they would be others; left out where that was not wanted." }),
    untried: z
      .array(z.object({ interpretation: z.string(), reading: z.string() }))
      .optional()
      .meta({ description: "Readings that the work did not suffice for: choose them by settings to learn of them." }),
  })
  .meta({ id: "Odds" });

export const oddsAnswer = z.object({ odds, rules }).meta({ id: "OddsAnswer" });
export const intent = z
  .object({
    piece: z.string(),
    phase: z.string(),
    condition: z
      .object({
        text: z.string(),
        chance: z.string().nullable().meta({ description: "An exact fraction; null where people decide." }),
      })
      .optional()
      .meta({ description: "What it hangs on; absent when it is settled." }),
    text: z.string(),
    cites,
    criteria: z.array(z.object({ name: z.string(), cites })),
    candidates: z.array(z.object({ name: z.string(), scores: z.array(z.number()), best: z.boolean() })),
    decidedBy: z.string().nullable(),
  })
  .meta({ id: "EnemyIntent" });

export const defect = z
  .object({
    code: z.string(),
    path: z.string(),
    message: z.string(),
    line: z.int().optional(),
    column: z.int().optional(),
    cites: cites.optional(),
  })
  .meta({ id: "Defect" });
