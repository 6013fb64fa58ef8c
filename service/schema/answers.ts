import * as z from "zod";

// What the API answers, as schemas: for the OpenAPI document and for the tests that hold the answers against it.

const cites = z.array(z.string()).meta({ description: "Ids of the rules and open points it rests on." });
const details = z.record(z.string(), z.unknown());
/** Of something that is drawn. */
const drawnDetails = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const reason = z.object({ text: z.string(), at: z.string().optional(), cites });
const visibility = z.enum(["full", "partial", "none"]);

export const quoted = z
  .object({
    id: z.string(),
    kind: z.enum(["rule", "interpretation", "decision"]),
    text: z.string(),
    source: z.string().nullable(),
  })
  .meta({ id: "QuotedRule" });
export const requirement = z
  .object({
    holds: z.boolean(),
    text: z.string().meta({ description: "What is so when it holds; otherwise what is, and what would have to be." }),
    at: z.string().optional().meta({ description: "The place that decides, where there is one." }),
    field: z.string().optional().meta({
      description: "The field of the action that means nothing here, where that is why it does not hold.",
    }),
    cites,
  })
  .meta({ id: "Requirement" });
export const event = z.object({ event: z.string(), text: z.string(), cites, details }).meta({ id: "Event" });
export const decision = z
  .object({
    kind: z.enum(["act", "choose", "roll", "draw", "checkpoint"]),
    seat: z.string().nullable(),
    prompt: z.string().nullable(),
    text: z.string(),
    piece: z.string().nullable(),
    options: z.array(z.object({ id: z.string(), text: z.string() })),
    dice: z.int().nullable(),
    sides: z.int().nullable(),
    kinds: z.array(z.object({ name: z.string(), faces: z.array(z.string()) })).meta({
      description:
        "Of dice that have faces of their own: what stands on the faces of each, in the order they are given.",
    }),
    pile: z.string().nullable(),
    cites,
  })
  .meta({ id: "Decision" });
const result = z
  .object({ result: z.enum(["victory", "defeat", "draw"]), text: z.string(), cites })
  .meta({ id: "Result" });
const unused = z.object({
  action: z.boolean(),
  choose: z.array(z.string()),
  dice: z.array(z.int()),
  cards: z.array(z.string()),
});
const position = z.unknown().meta({ description: "A position: send it back as it is." });
const rules = z.array(quoted);

const positionId = z.string().nullable().meta({
  description:
    "Equal positions have equal ids, on every server: the first 32 hexadecimal digits of the SHA-256 of the position as JSON with sorted keys and without blanks; null where there is no position.",
});

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

const spot = z
  .object({ x: z.number(), y: z.number() })
  .meta({ description: "A square, or a place of a measured table in its unit of length, from the upper left corner." });

const action = z.record(z.string(), z.unknown()).meta({ description: "An action of the ruleset." });
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
const sightRuling = z
  .object({
    ...verdict,
    back: z.object(verdict).meta({ id: "SightVerdict" }).nullable(),
    distance: z.number(),
    interpretations: z.array(z.object({ id: z.string(), reading: z.string() })),
    otherwise: z.array(z.object({ interpretation: z.string(), reading: z.string(), text: z.string() })),
  })
  .meta({ id: "SightRuling" });
export const sightAnswer = z.object({ ruling: sightRuling, rules }).meta({ id: "SightAnswer" });
const fieldOfView = z
  .object({
    viewer: z.string(),
    full: z.array(z.string()),
    partial: z.array(z.string()),
    sees: z.array(z.string()),
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
const odds = z
  .object({
    facts: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        good: z.boolean().meta({ description: "Whether it is good for whoever acts." }),
        probability: z.string(),
        about: z.number(),
      }),
    ),
    ways: z.array(
      z.object({
        probability: z.string(),
        about: z.number(),
        facts: z.array(z.string()),
        decision: decision.nullable(),
      }),
    ),
    failing: z.array(requirement),
  })
  .meta({ id: "Odds" });
export const oddsAnswer = z.object({ odds, rules }).meta({ id: "OddsAnswer" });
const intent = z
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
const defect = z
  .object({
    code: z.string(),
    path: z.string(),
    message: z.string(),
    line: z.int().optional(),
    column: z.int().optional(),
    cites: cites.optional(),
  })
  .meta({ id: "Defect" });
const explored = z
  .object({
    from: z.int().meta({ description: "Which of the positions it was made at, from 0." }),
    move: z.object({
      action: action.optional(),
      choose: z.array(z.string()).optional(),
      dice: z.array(z.int()).optional(),
      cards: z.array(z.string()).optional(),
    }),
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
  })
  .meta({ id: "PolicyMoveAnswer" });
const shareOf = (description: string) => z.number().min(0).max(1).meta({ description });
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
    lines: z.array(analysedLine).meta({ description: "The best first." }),
  })
  .meta({ id: "AnalyseAnswer", description: "What can be answered to the waiting decision, and how often that wins." });
export const enemyPreviewAnswer = z.object({ intents: z.array(intent), rules }).meta({ id: "EnemyPreviewAnswer" });

const place = z.object({ x: z.int(), y: z.int() });
const side = z.enum(["N", "E", "S", "W"]);
const boardPiece = z
  .object({
    id: z.string(),
    kind: z.string(),
    side: z.string(),
    x: z.number().meta({ description: "A whole number, but on measured tables." }),
    y: z.number(),
    area: z.string().nullable().meta({
      description:
        "The area it is on; (x, y) is then the first of its cells. Null on squares, and for a piece that is on no area.",
    }),
    width: z.int().optional(),
    height: z.int().optional(),
    facing: side.nullable(),
    radius: z.number().optional().meta({ description: "On a measured table: the radius of its base, round (x, y)." }),
    bearing: z.number().optional().meta({
      description: "On a measured table: where it faces, in degrees clockwise from the upper edge.",
    }),
    conditions: z.array(z.string()),
    details: drawnDetails,
  })
  .meta({ id: "BoardPiece" });
export const boardModel = z
  .object({
    kind: z.enum(["squares", "areas", "table"]).meta({
      description:
        "How places are named: squares by x,y, areas by their id, places of a measured table by x,y with decimals. What a kind of board does not have is empty.",
    }),
    width: z.number().meta({ description: "In cells; of a measured table in its unit of length." }),
    height: z.number(),
    squares: z.array(z.object({ ...place.shape, terrain: z.string() })),
    edges: z.array(z.object({ ...place.shape, side: z.enum(["N", "W"]), terrain: z.string() })),
    areas: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        label: z.string(),
        group: z.string().meta({ description: "The map it belongs to; several may lie beside each other." }),
        cells: z.array(place).min(1),
        details: drawnDetails,
      }),
    ),
    ways: z.array(z.object({ between: z.tuple([z.string(), z.string()]), kind: z.string() })),
    pieces: z.array(boardPiece),
    marks: z.array(
      z.object({
        kind: z.string(),
        label: z.string(),
        squares: z.array(spot).meta({ description: "Its squares; on a measured table its places." }),
        area: z.string().optional(),
        side: side.optional(),
        outlines: z.array(z.array(spot)).optional().meta({
          description: "On a measured table: polygons that together are marked; they may overlap.",
        }),
      }),
    ),
    table: z
      .object({
        unit: z.string(),
        sign: z.string(),
        shapes: z.array(
          z.object({
            id: z.string(),
            kind: z.string(),
            label: z.string(),
            outline: z.array(spot).min(3),
            height: z.number().nullable(),
            details: drawnDetails,
          }),
        ),
      })
      .optional()
      .meta({ description: "A measured table: its unit of length, and the shapes that lie on it." }),
    objectives: z
      .array(z.object({ text: z.string(), state: z.enum(["open", "met", "lost"]) }))
      .optional()
      .meta({ description: "What the game is about, and how that stands." }),
    tracks: z
      .array(
        z.object({
          name: z.string(),
          value: z.int(),
          most: z.int().nullable(),
          bad: z.enum(["low", "high"]).nullable().meta({ description: "At which end it is bad for the players." }),
          text: z.string().nullable(),
        }),
      )
      .optional()
      .meta({ description: "The counts that everybody watches: meters, alarms, a clock." }),
    names: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .optional()
      .meta({ description: "What people call what has an id that does not say it, on the board or not." }),
  })
  .meta({ id: "BoardModel" });
export const draftAnswer = z
  .object({
    ruleset: z.string(),
    drawn: z
      .object({
        board: boardModel,
        text: z.string().meta({ description: "The text as this server would write it." }),
        moment: z.string(),
      })
      .nullable()
      .meta({ description: "Null when the text cannot be read." }),
    defects: z.array(defect).meta({
      description:
        "Empty when it is a position. Faults of the text have a line and column, others name a piece or place.",
    }),
    rules,
  })
  .meta({ id: "DraftAnswer" });
export const boardAnswer = z
  .object({
    ruleset: z.string(),
    position,
    positionId,
    text: z.string(),
    board: boardModel,
    moment: z.string(),
    decision: decision.nullable(),
  })
  .meta({ id: "BoardAnswer" });

export const sampleAnswer = z
  .object({ ruleset: z.string(), position, positionId })
  .meta({ id: "SampleAnswer", description: "A whole position that cannot be told from what the seat knows." });

const rulesUsed = z
  .object({
    version: z.string(),
    content: z.string().meta({
      description:
        "SHA-256 that stands for what this version does: the same as long as the version is. Of games from before 24 November 2026 one of the words and schemas of then.",
    }),
  })
  .meta({ id: "RulesUsed" });
const origin = z
  .object({ kind: z.enum(["branch", "import"]), game: z.string(), version: z.int(), hash: z.string() })
  .nullable();
const time = z.string().meta({ description: "ISO time." });
const ended = z
  .object({ how: z.enum(["over", "closed"]), at: time })
  .meta({ id: "Ended" })
  .nullable();
const waitsFor = z
  .object({ seats: z.array(z.string()), since: time, text: z.string(), deadline: time.nullable() })
  .meta({ id: "WaitsFor" })
  .nullable()
  .meta({ description: "Who is asked, since when, for what and until when; of the latest version only." });

const renewal = z.object({ seat: z.string(), by: z.string(), at: time }).meta({ id: "Renewal" });
const renewals = z.array(renewal);
const renewedConsent = z.object({ seat: z.string(), since: time }).meta({ id: "RenewedConsent" });
const waitingProposal = z
  .object({
    takesOver: z
      .boolean()
      .meta({ description: "Whether the rules of this server are to be taken over; else it is an undo." }),
    to: z.int().meta({
      description: "The version to go back to; the present one where rules are taken over as the game stands.",
    }),
    by: z.string(),
    consents: z.array(z.string()),
    missing: z.array(z.string()),
    renewed: z.array(renewedConsent).meta({
      description: "The consents by invitations that the game master had replaced, and when that was.",
    }),
  })
  .meta({ id: "WaitingProposal" })
  .nullable()
  .meta({
    description:
      "A wish that waits for consent, to go back or to take over the rules of this server: to which version, who proposed it, who agrees and who does not yet; of the latest version only.",
  });

const endedProposal = z
  .object({ takesOver: z.boolean(), to: z.int(), by: z.string(), endedBy: z.string() })
  .meta({ id: "EndedProposal" })
  .nullable()
  .meta({
    description:
      "The proposal that a seat has ended since the latest move, by withdrawing its own or saying no to that of another; of the latest version only.",
  });

const seatName = z.object({ seat: z.string(), name: z.string() }).meta({ id: "NamedSeat" });

const game = {
  id: z.string(),
  ruleset: z.string(),
  rules: rulesUsed.extend({
    current: z.boolean().meta({ description: "Whether these are the rules of this server." }),
  }),
  title: z.string(),
  createdAt: time,
  visibility: z.enum(["public", "private"]),
  analysis: z
    .enum(["off", "own", "all"])
    .meta({ description: "Who may have positions of it analysed while it goes on." }),
  origin,
  dice: z.enum(["sealed", "table"]),
  commitment: z.string().nullable().meta({ description: "SHA-256 of the secret that the dice are derived from." }),
  secret: z.string().nullable().meta({ description: "That secret, once the game has ended." }),
  seats: z.array(z.string()),
  names: z.array(seatName).meta({ description: "How those at the seats are called, as far as they were named." }),
  you: z.string().nullable().meta({ description: "The seat that the invitation opened; null for the public." }),
  version: z.int(),
  moment: z.string(),
  position: position.meta({
    description: "The position as you may know it; null where that is no position by itself.",
  }),
  board: z.string().nullable().meta({
    description:
      "The position as a text board; null while the game stands under other rules than those of this server.",
  }),
  decision: decision.nullable(),
  waitsFor,
  proposal: waitingProposal,
  endedProposal,
  renewals: renewals.meta({
    description:
      "The invitations that were replaced since the latest move, by whom and when: the next move carries them; of the latest version only.",
  }),
  said: z
    .object({ by: z.string(), words: z.string() })
    .meta({ id: "Said" })
    .nullable()
    .meta({ description: "What was said with the move that led to this version, and by which seat." }),
  deadline: z.object({ hours: z.int(), consequence: z.enum(["remind", "policy"]) }).nullable(),
  result: result.nullable(),
  ended,
  expiresAt: time.meta({ description: "ISO time after which the game is removed if nothing happens any more." }),
  hash: z.string(),
};

export const gameAnswer = z.object(game).meta({ id: "Game" });
const invitation = z.object({ seat: z.string(), secret: z.string() }).meta({ id: "Invitation" });
export const createdGameAnswer = z
  .object({
    ...game,
    invitations: z
      .array(invitation)
      .meta({ description: "One secret a seat, told this once: send it as a bearer token." }),
  })
  .meta({ id: "CreatedGame" });

export const actAnswer = z
  .union([
    z.object({
      outcome: z.enum(["paused", "over"]),
      game: gameAnswer,
      events: z.array(event),
      rules,
      replayed: z.boolean().meta({ description: "Whether this is the first answer again, for a retry." }),
    }),
    z.object({ outcome: z.literal("refused"), game: gameAnswer, failing: z.array(requirement), rules }),
  ])
  .meta({ id: "ActAnswer" });
/** What a move of the record consists of. */
const sent = z
  .union([
    z.object({ created: z.unknown().meta({ description: "What is fixed at the beginning of a game." }) }),
    z.object({
      move: z.object({
        action: action.optional(),
        choose: z.array(z.string()).optional(),
        dice: z.array(z.int()).optional(),
        cards: z.array(z.string()).optional(),
        until: z.enum(["decision", "phase"]).optional(),
      }),
    }),
    z.object({
      undo: z.object({
        to: z.int(),
        consents: z.array(z.string()),
        renewed: z.array(renewedConsent).optional(),
      }),
    }),
    z.object({
      takeOver: z.object({
        from: rulesUsed,
        differs: z.array(z.int()),
        to: z.int().optional(),
        consents: z.array(z.string()).optional(),
        renewed: z.array(renewedConsent).optional(),
      }),
    }),
    z.object({ close: z.literal(true) }),
  ])
  .meta({ id: "Sent", description: "What a move of the record consists of." });
const recordedMove = z
  .object({
    version: z.int(),
    at: time,
    by: z
      .string()
      .nullable()
      .meta({ description: "A seat, master, or policy where a deadline had passed; null at the beginning." }),
    sent: sent.nullable().meta({ description: "Null where it is told to others only." }),
    outcome: z.enum(["created", "paused", "over", "closed"]),
    events: z.array(event),
    decision: decision.nullable(),
    result: result.nullable(),
    renewals: renewals.meta({
      description: "The invitations that were replaced between the move before and this one, by whom and when.",
    }),
    words: z.string().nullable().meta({ description: "A line to the others, said with the move." }),
    informed: z.boolean().meta({
      description:
        "Whether anybody learned something by it that cannot be unlearned, as a die or a card: its seat does not take it back by itself.",
    }),
    chance: z
      .array(z.tuple([z.int(), z.int()]))
      .meta({ description: "The numbers drawn from the sealed dice, in order: of how many, and which (from 1)." }),
    hash: z.string(),
    previous: z.string(),
  })
  .meta({ id: "RecordedMove" });
export const movesAnswer = z
  .object({
    moves: z.array(recordedMove),
    chainIntact: z
      .boolean()
      .meta({ description: "Whether every move listed carries the hash of the one before it and its own." }),
    next: z.int().nullable(),
  })
  .meta({ id: "MovesAnswer" });

export const undoAnswer = z
  .object({ outcome: z.enum(["undone", "proposed"]), game: gameAnswer, proposal: waitingProposal })
  .meta({ id: "UndoAnswer" });
export const invitationAnswer = invitation;
export const takeOverAnswer = z
  .object({
    outcome: z.enum(["current", "would", "proposed", "done"]),
    from: rulesUsed,
    to: rulesUsed,
    checked: z.int().meta({
      description:
        "How many versions were played again, from the beginning on: all, or as many as are for one request.",
    }),
    differences: z.array(z.object({ version: z.int(), text: z.string() })),
    way: z
      .object({
        how: z.enum(["checkpoint", "question", "back"]).meta({
          description:
            "From its checkpoint; in the middle of something where these rules ask the same; or back to its last checkpoint.",
        }),
        to: z.int().nullable().meta({
          description:
            "The version it goes back to, or in whose move the checkpoint lies; null where it does not go back.",
        }),
        text: z.string(),
        changes: z.array(z.string()).meta({ description: "What is different from there on." }),
        needs: z.array(z.string()).meta({
          description: "The players whose consent is missing when you take the rules over now: each sends the same.",
        }),
      })
      .meta({ id: "WayOn" })
      .nullable()
      .meta({
        description: "How the game goes on under the rules of this server; null where it stands under them already.",
      }),
    proposal: waitingProposal,
    game: gameAnswer,
  })
  .meta({ id: "TakeOverAnswer" });
export const pushKeyAnswer = z
  .object({ key: z.string().meta({ description: "The applicationServerKey for a PushSubscription, base64url." }) })
  .meta({ id: "PushKeyAnswer" });
export const noticesAnswer = z
  .object({
    seat: z.string(),
    key: z.string().nullable().meta({ description: "The key that notices are signed with, told this once." }),
    browsers: z.int().meta({ description: "How many browsers are told by push messages." }),
  })
  .meta({ id: "NoticesAnswer" });
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
    waitsForYou: z.boolean(),
    waitsFor,
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
export const rulesetsAnswer = z
  .object({
    rulesets: z.array(
      z
        .object({
          id: z.string(),
          title: z.string(),
          version: z.string(),
          rules: z.int(),
          interpretations: z.int(),
          scenarios: z.array(z.string()),
          ...setUp,
        })
        .meta({ id: "RulesetListing" }),
    ),
  })
  .meta({ id: "RulesetsAnswer" });
export const rulesetAnswer = z
  .object({
    id: z.string(),
    title: z.string(),
    version: z.string(),
    rules: z.int(),
    interpretations: z.int(),
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
          choices: setUp.choices,
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
        says: z.enum(["facing", "ground"]).nullable(),
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
