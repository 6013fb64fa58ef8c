import * as z from "zod";
import { chance } from "./chance.ts";
import { firstFault, isKeptLine, isOneLine, issueDefects, type Near, strengths } from "../../rules/kernel/index.ts";
import { Fault } from "./faults.ts";
import { MOST_CASES, MOST_NAME, MOST_TITLE, MOST_WORDS } from "./titles.ts";
import { wholeNumber } from "./address-numbers.ts";

export const id = z.string().min(1).max(64);
export const anything = z.unknown().meta({ description: "JSON" });
const settings = z
  .strictObject({
    readings: z
      .record(z.string().max(80), z.string().max(80))
      .optional()
      .meta({ description: "Open point → the reading to follow." }),
    numbers: z
      .record(z.string().max(80), z.number())
      .optional()
      .meta({ description: "Number of the rules → its replacement." }),
  })
  .meta({ id: "Settings" });

const options = z
  .strictObject({
    difficulty: z.string().max(20).optional(),
    players: z.int().min(1).max(8).optional(),
    choices: z
      .record(z.string().max(40), z.string().max(4000))
      .refine((choices) => Object.keys(choices).length <= 12, "At most 12 choices.")
      .optional(),
  })
  .meta({ id: "SetUpOptions" });

/** A position, in one of its four forms: a text board, state JSON, a scenario, or a version of a stored game. */
export const where = {
  ruleset: id.optional().meta({ description: "The game of a board or scenario, e.g. rogue-regiment." }),
  board: z.string().max(60_000).optional().meta({ description: "A text board." }),
  position: anything.optional().meta({ description: "A position as this API answered it." }),
  scenario: id.optional().meta({ description: "A ready mission." }),
  options: options.optional(),
  settings: settings.optional(),
  gameId: id.optional().meta({ description: "A stored game." }),
  version: z
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .meta({ description: "A version of the stored game; the latest if left out." }),
};

/** The same for questions, which may be put as somebody at the table. */
export const asked = {
  ...where,
  seat: id.optional().meta({
    description:
      "A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is.",
  }),
};

export const move = {
  action: anything
    .optional()
    .meta({ description: 'An action of the ruleset, e.g. {do: move, operator: jock, to: "3,4"}.' }),
  choose: z
    .array(z.string().max(2000))
    .max(100)
    .optional()
    .meta({ description: "Answers to decisions on the way, by option id." }),
  dice: z
    .array(z.int().min(1).max(360))
    .max(200)
    .optional()
    .meta({ description: "Faces rolled at the table, in order." }),
  cards: z.array(z.string().max(200)).max(50).optional().meta({ description: "Cards drawn at the table, in order." }),
  until: z.enum(["decision", "phase"]).optional(),
};

/** The forms of a position, as whoever reads the document tells them apart: each by what it is not without. */
export const forms = [["gameId"], ["position"], ["ruleset", "board"], ["ruleset", "scenario"]] as const;
/** What of a document says that there is exactly one of some forms. */
export const exactlyOne = (of: readonly (readonly string[])[]) => ({
  oneOf: of.map((required) => ({ required: [...required] })),
});

export const oneForm = <T extends z.ZodRawShape>(shape: T) =>
  z
    .strictObject(shape)
    .meta(exactlyOne(forms))
    .refine(
      (value) => {
        const given: Readonly<Record<string, unknown>> = value;
        return ["board", "position", "scenario", "gameId"].filter((key) => given[key] !== undefined).length === 1;
      },
      { message: "Give the position in exactly one form: board, position, scenario or gameId." },
    )
    .refine(
      (value) => {
        const given: Readonly<Record<string, unknown>> = value;
        return given["seat"] === undefined || given["gameId"] === undefined;
      },
      { path: ["seat"], message: "Of a stored game the invitation says whose the view is; leave the seat out." },
    );

export const whereSchema = oneForm(where);
/** Which parts of an answer come back. */
const wanted = <const T extends readonly [string, ...string[]]>(parts: T, description: string) =>
  z.array(z.enum(parts)).max(parts.length).optional().meta({ description });

/** What an adjudication tells beside its outcome. */
const adjudicationParts = [
  "events",
  "position",
  "positionId",
  "board",
  "moment",
  "decision",
  "result",
  "failing",
  "unused",
  "rules",
] as const;
export type AdjudicationPart = (typeof adjudicationParts)[number];
export const adjudicateSchema = oneForm({
  ...asked,
  ...move,
  ...chance,
  want: wanted(
    adjudicationParts,
    "What is told beside the outcome, in place of everything: nothing else is worked out, and the answer is an AdjudicateParts (application/vnd.umpire.parts+json).",
  ),
}).meta({ id: "AdjudicateRequest" });

/** What a listing tells beside whose form is whose: of each form, and of the whole. */
const listingParts = ["actions", "requirements", "ends", "decision", "rules"] as const;
export type ListingPart = (typeof listingParts)[number];
export const legalActionsSchema = oneForm({
  ...asked,
  piece: id.optional(),
  name: id.optional(),
  want: wanted(
    listingParts,
    "What is told beside the name, the piece and the seat of each form, in place of everything: the answer is then a LegalActionsParts (application/vnd.umpire.parts+json).",
  ),
}).meta({ id: "LegalActionsRequest" });
export const requirementsSchema = oneForm({ ...asked, action: anything }).meta({ id: "RequirementsRequest" });
export const sightSchema = oneForm({
  ...asked,
  from: id,
  to: id,
  facing: z.enum(["N", "E", "S", "W"]).optional(),
}).meta({ id: "SightRequest" });
export const fieldOfViewSchema = oneForm({ ...asked, piece: id }).meta({ id: "FieldOfViewRequest" });
export const oddsSchema = oneForm({
  ...asked,
  action: anything,
  choose: move.choose,
  otherwise: z.boolean().optional().meta({
    description: "Whether what other readings would make of it is worked out; true if left out.",
  }),
}).meta({ id: "OddsRequest" });
export const enemyPreviewSchema = oneForm(asked).meta({ id: "EnemyPreviewRequest" });
export const policyMoveSchema = oneForm({
  ...asked,
  seed: chance.seed.meta({
    description: "Chooses among moves that the policy holds equal: the same seed, the same move; 1 if left out.",
  }),
  strength: z.enum(strengths).optional().meta({
    description:
      "How strongly is played: fair is the game's own policy, and what is played if it is left out; easy makes mistakes at every other moment; strong tries moves out, and is refused where that takes more than the work of a request.",
  }),
}).meta({ id: "PolicyMoveRequest" });
export const sampleSchema = oneForm({
  ...asked,
  seed: chance.seed.meta({
    description: "What is hidden is drawn from it: the same seed, the same position; 1 if left out.",
  }),
}).meta({ id: "SampleRequest" });
export const boardSchema = oneForm(asked).meta({ id: "BoardRequest" });
export const draftSchema = z
  .strictObject({
    ruleset: id,
    board: z.string().max(60_000).meta({ description: "A text that need not be a position yet." }),
    settings: settings.optional(),
  })
  .meta({ id: "DraftRequest" });

export const idempotencyKey = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w.:-]+$/)
  .optional()
  .meta({ description: "A retry with the same key returns the first answer." });
/** A key of what makes a new game: whoever has it is told the invitations again, so that it must not be guessed. */
export const creationKey = z
  .string()
  .max(100)
  .regex(/^[\w-]{22,100}$/, "A key is 22 to 100 letters, digits, - or _: at least 128 random bits, like a random UUID.")
  // a random UUID has 14 different digits on average, and hardly ever fewer than this
  .refine((key) => new Set(key).size >= 6, "A key is at least 128 random bits: this one repeats itself.")
  .optional()
  .meta({
    description:
      "A retry with the same key returns the first answer, the invitations included: make it of at least 128 random bits (a random UUID, say), and keep it as secret as them.",
  });
const days = (most: number) => z.int().min(1).max(most);
const ONE_LINE = "is one line, without marks that turn the direction of writing or characters that nobody sees";
/** A text of people, on one line; what is kept may be older than what is asked of new ones. */
const keptLine = (what: string, most: number, isLine = isKeptLine, written = z.string()) =>
  written
    .min(1)
    .max(most)
    .refine(isLine, `${what} ${ONE_LINE}.`)
    .refine((text) => text.trim() === text, `${what} neither begins nor ends with a blank.`);
/** What is printed; joiners and marks stand by it, and the empty pattern of Braille looks like a blank. */
const printed = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;
const line = (what: string, most: number) =>
  // what looks the same is the same, however it was typed
  keptLine(what, most, isOneLine, z.string().normalize("NFC")).refine(
    (text) => printed.test(text),
    `${what} has characters that are seen.`,
  );
const seat = z.string().min(1).max(40);
const namesOf = <T extends z.ZodType<{ readonly seat: string }>>(name: T) =>
  z
    .array(name)
    .max(16)
    .refine((names) => new Set(names.map((entry) => entry.seat)).size === names.length, "A seat has one name.");
/** How the people at the seats are called. */
export const seatNames = namesOf(z.strictObject({ seat, name: line("A name", MOST_NAME) }).meta({ id: "SeatName" }));
const wordsSchema = line("What is said with a move", MOST_WORDS);
/** Names and words in a record. */
export const keptNames = namesOf(z.strictObject({ seat, name: keptLine("A name", MOST_NAME) }));
export const keptWords = keptLine("What is said with a move", MOST_WORDS);

export const agreement = {
  title: z.string().normalize("NFC").max(MOST_TITLE).refine(isOneLine, `A title ${ONE_LINE}.`).optional(),
  names: seatNames
    .optional()
    .meta({ description: "How those at the players' seats are called; everybody who may look on reads it." }),
  dice: z.enum(["sealed", "table"]).default("sealed").meta({
    description:
      "sealed: derived from a secret whose commitment is published; table: the players send their faces and cards, and the record says so for ever.",
  }),
  visibility: z
    .enum(["public", "private"])
    .default("public")
    .meta({ description: "Whether everybody who knows the id may look on, or only those with an invitation." }),
  analysis: z.enum(["off", "own", "all"]).default("off").meta({
    description:
      "Who may have positions of this game analysed while it goes on: nobody, a seat what it is asked itself, or everybody what he may know. Once it is over everybody may.",
  }),
  deadline: z
    .strictObject({
      hours: z
        .int()
        .min(1)
        .max(24 * 60),
      consequence: z
        .enum(["remind", "policy"])
        .meta({ description: "remind the seat, or let the game's default policy answer for it." }),
    })
    .optional()
    .meta({ id: "Deadline" }),
  keep: z
    .strictObject({ ended: days(3650).default(365), abandoned: days(3650).default(365) })
    .default({ ended: 365, abandoned: 365 })
    .meta({
      id: "Keep",
      description: "Days that the game is kept after its end, or after its last move if it never ends.",
    }),
};

export const createGameSchema = oneForm({ ...where, ...agreement, idempotencyKey: creationKey }).meta({
  id: "CreateGameRequest",
});

const expectedVersion = z.int().min(0).max(1_000_000).meta({ description: "The version acted on." });
export const versionOf = z.int().min(0).max(1_000_000);

export const undoSchema = z
  .strictObject({ expectedVersion, to: versionOf.meta({ description: "The version to go back to." }), idempotencyKey })
  .meta({ id: "UndoRequest" });
export const endProposalSchema = z.strictObject({ expectedVersion }).meta({ id: "EndProposalRequest" });
/** Ids of pieces: a seat plays no more of them than stand on a side of any board. */
const pieceIds = z.array(z.string().min(1).max(80)).max(40).default([]);
export const claimSchema = z
  .strictObject({
    take: pieceIds.meta({ description: "The pieces of your side that are yours to play from now on." }),
    giveUp: pieceIds.meta({ description: "Those of your claims that you give up." }),
  })
  .refine(({ take, giveUp }) => take.length + giveUp.length > 0, "Name a piece to take or to give up.")
  .refine(
    ({ take, giveUp }) => !take.some((piece) => giveUp.includes(piece)),
    "A piece is taken or given up, not both.",
  )
  .meta({ id: "ClaimRequest" });
export const branchSchema = z
  .strictObject({
    version: versionOf.optional(),
    title: agreement.title,
    dice: agreement.dice.unwrap().optional(),
    idempotencyKey: creationKey,
  })
  .meta({ id: "BranchRequest" });
export const invitationSchema = z
  .strictObject({
    seat,
    secret: z.string().max(120).optional().meta({
      description:
        "The new secret, made by you: then a lost answer loses nothing, and a retry changes nothing. Left out, the server makes it.",
    }),
  })
  .meta({ id: "InvitationRequest" });
const isAddress = (url: string): boolean => isOneLine(url) && !url.includes(" ");
export const noticesSchema = z
  .strictObject({
    url: z
      .string()
      .max(500)
      .refine(isAddress, "An address is one line without blanks.")
      .nullable()
      .optional()
      .meta({ description: "An https address, or null for none; left out, it stays." }),
    browser: z
      .strictObject({
        endpoint: z.string().max(1000).refine(isAddress, "An address is one line without blanks."),
        keys: z
          .strictObject({ p256dh: z.string().regex(/^B[\w-]{86}$/), auth: z.string().regex(/^[\w-]{22}$/) })
          .nullable()
          .meta({ description: "Null to tell it no more." }),
      })
      .nullable()
      .optional()
      .meta({
        id: "NoticeBrowser",
        description: "The PushSubscription of a browser; of six the first goes. Null ends the notices to all of them.",
      }),
  })
  .refine(({ url, browser }) => url !== undefined || browser !== undefined, "Say url or browser.")
  .meta({ id: "NoticesRequest" });
export const noticeTestSchema = z.strictObject({}).meta({ id: "NoticeTestRequest" });
export const closeSchema = z.strictObject({ expectedVersion }).meta({ id: "CloseRequest" });
export const takeOverSchema = z
  .strictObject({
    expectedVersion,
    dryRun: z
      .boolean()
      .default(false)
      .meta({ description: "Only report how the game would go on, and what would differ." }),
  })
  .meta({ id: "TakeOverRequest" });
export const myGamesSchema = z
  .strictObject({ invitations: z.array(z.string().max(200)).min(1).max(50) })
  .meta({ id: "MyGamesRequest" });

export const actSchema = z
  .strictObject({
    expectedVersion,
    idempotencyKey,
    ...move,
    words: wordsSchema
      .optional()
      .meta({ description: "A line to the others, kept with the move; everybody who may look on reads it." }),
    for: seat.optional().meta({
      description:
        "The seat of another player of your side, where you answer for it or act with a piece that is his to play.",
    }),
  })
  .meta({ id: "ActRequest" });

export const listSchema = z.strictObject({
  after: wholeNumber(-1, 1_000_000).default(-1),
  limit: wholeNumber(1, 100).default(20),
});
export const recordSchema = z.strictObject({ from: wholeNumber(0, 1_000_000).default(0) });
export const rulesSchema = z.strictObject({
  search: z.string().max(200).optional(),
  id: z.string().max(100).optional(),
  limit: wholeNumber(1, 5000).default(50),
  cases: wholeNumber(0, MOST_CASES).optional(),
});

/** Which rules are asked for. */
export type RulesAsked = Omit<z.infer<typeof rulesSchema>, "cases">;
export type Where = z.infer<typeof whereSchema>;
export type CreateGame = z.infer<typeof createGameSchema>;
export type MoveFields = Pick<z.infer<typeof actSchema>, "action" | "choose" | "dice" | "cards" | "until">;

/** Reads a request with its schema. Throws a Fault that names every wrong place, and what is `near` to unknown words. */
export function readRequest<S extends z.ZodType>(schema: S, value: unknown, near?: Near): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const defects = issueDefects(parsed.error, "", value, schema, near).map((defect) =>
    // a fault of the request as a whole lies at its root
    defect.path === "" ? { ...defect, path: "/" } : defect,
  );
  throw new Fault("unreadable", firstFault(defects), defects);
}
