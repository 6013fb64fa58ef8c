import * as z from "zod";
import { action } from "./adjudication.ts";
import { noticeKinds } from "../notice-kinds.ts";
import { decision, event, position, requirement, result, rules } from "./parts.ts";

// What is answered of games by post.

export const rulesUsed = z
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
export const ended = z
  .object({ how: z.enum(["over", "closed"]), at: time })
  .meta({ id: "Ended" })
  .nullable();

export const waitsFor = z
  .object({
    seats: z.array(z.string()),
    toAct: z.array(z.string()).meta({
      description:
        "Those of `seats` who have still to act: whoever has ended the turns of all pieces of theirs may act, too, and need not.",
    }),
    since: time,
    text: z.string(),
    deadline: time.nullable(),
  })
  .meta({ id: "WaitsFor" })
  .nullable()
  .meta({ description: "Who is asked, since when, for what and until when; of the latest version only." });

const renewal = z.object({ seat: z.string(), by: z.string(), at: time }).meta({ id: "Renewal" });
const renewals = z.array(renewal);
const renewedConsent = z.object({ seat: z.string(), since: time }).meta({ id: "RenewedConsent" });
export const waitingProposal = z
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

export const seatName = z.object({ seat: z.string(), name: z.string() }).meta({ id: "NamedSeat" });
const claims = z
  .array(z.object({ piece: z.string(), seat: z.string() }).meta({ id: "Claim" }))
  .nullable()
  .meta({
    description:
      "The pieces that seats have claimed, each with the seat that is asked for it; null in a game that hides something, where nobody claims any.",
  });

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
  claims,
  dealt: z
    .array(
      z
        .object({
          piece: z.string(),
          seat: z.string(),
          toAct: z.boolean().meta({ description: "Whether its turn of this phase is not over yet." }),
        })
        .meta({ id: "DealtPiece" }),
    )
    .meta({
      description:
        "The pieces that the players of a side deal out among themselves, each with the seat that the rules give it to, at this version; whoever claims one plays it.",
    }),
  holders: z.array(z.object({ piece: z.string(), seat: z.string().nullable() }).meta({ id: "HeldPiece" })).meta({
    description:
      "Who plays which piece of those, at this version: the seat that has claimed it, else the one of `dealt`; what carries some of them, as a vehicle, is played by the seat that plays all who are aboard, and by any player (null) where that are several.",
  }),
  you: z.string().nullable().meta({ description: "The seat that the invitation opened; null for the public." }),
  version: z.int(),
  moment: z.string(),
  position: position.meta({
    description: "The position as you may know it; null where that is not a position by itself.",
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

export const noticeDelivery = z
  .object({
    at: z.iso.datetime().meta({ description: "When it was sent." }),
    kind: z.enum(noticeKinds).meta({ description: "What the notice was about." }),
    version: z.int().meta({ description: "The version of the game that the notice was about." }),
    outcome: z
      .enum(["delivered", "gone", "refused", "retry"])
      .meta({ description: "`retry`: it is tried again, but for a test; `gone` and `refused`: it is not." }),
    status: z.int().nullable().meta({ description: "The status of the answer; null where none came." }),
    reason: z.string().meta({
      description:
        "`status 204`, `timeout`, `ECONNREFUSED` and the like, or what is wrong with the address (`inside`).",
    }),
    ms: z.int().meta({ description: "Milliseconds that it took." }),
  })
  .meta({ id: "NoticeDelivery" });

export const ownNoticesAnswer = z
  .object({
    seat: z.string(),
    webhook: z.boolean().meta({ description: "Whether notices go to an address." }),
    browsers: z.int().meta({ description: "How many browsers are told by push messages." }),
    deliveries: z
      .array(noticeDelivery)
      .meta({ description: "The last tries to that address, the latest first; of an address before there are none." }),
  })
  .meta({ id: "OwnNoticesAnswer" });
