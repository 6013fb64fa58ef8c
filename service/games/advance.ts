import { NotAskedFor } from "./not-asked-for.ts";
import {
  type Adjudication,
  type Chance,
  type Requirement,
  type OpenPosition,
  areOneSide,
  canonicalJson,
} from "../../rules/kernel/index.ts";
import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { valueOf } from "../adjudication/shelf.ts";
import { Fault, unreadableAt } from "../schema/faults.ts";
import type { MoveFields } from "../schema/requests.ts";
import {
  type Beginning,
  type MoveBody,
  positionText,
  type RulesUsed,
  type TakenOver,
  type Undone,
  written,
} from "./move.ts";

/** Who made a move when a deadline had passed: the game's default policy, for the seat that was asked. */
export const POLICY = "policy";

/** When a move was made, and by whom. */
export interface Made {
  /** ISO time. */
  readonly at: string;
  readonly by: string;
}

/** What an answer to a game makes of it: the next move of the record, or the refusal of the rules. */
export type Played =
  | { readonly kind: "played"; readonly body: MoveBody }
  | { readonly kind: "refused"; readonly failing: readonly Requirement[] };

const given = (list: readonly unknown[] | undefined): boolean => list !== undefined && list.length > 0;

/**
 * A value as it is read back from the record, so that what is played live and what is replayed are the same down to the
 * order of keys.
 */
function asRecorded<T>(value: T): T {
  const same: T = JSON.parse(canonicalJson(value));
  return same;
}

/** What a move leaves: the position, its moment, and who is asked or how it ended. */
const left = (answer: Exclude<Adjudication, { readonly outcome: "refused" }>) => ({
  position: answer.situation.position(),
  moment: answer.situation.moment(),
  decision: answer.outcome === "paused" ? answer.decision : null,
  result: answer.outcome === "over" ? answer.result : null,
});

/** What a move leaves in which nothing happens: the position as it waits. */
const asItIs = (situation: OpenPosition) => ({
  events: [],
  position: situation.position(),
  moment: situation.moment(),
  decision: situation.decision(),
  result: null,
  chance: [],
});

/**
 * The first move of the record, version 0: where the position does not wait for anybody, the rules run on to the first
 * question.
 * `chance` is that of sealed dice. The position of a branch or an import mostly waits already and is taken as it is.
 */
export function opening(
  adjudicator: Adjudicator,
  beginning: Beginning,
  at: string,
  rules: RulesUsed,
  chance?: Chance,
): MoveBody {
  const created = asRecorded(beginning);
  const situation = adjudicator.openPosition(created.position);
  const drawn = chance && written(chance);
  // nobody can go back behind the beginning
  const first = { at, by: null, sent: { created }, outcome: "created", informed: true, rules } as const;
  if (situation.decision()?.kind !== "checkpoint") return { ...first, ...asItIs(situation) };
  const answer = valueOf(situation.adjudicate({ chance: drawn?.chance }));
  // nothing was sent that the rules could refuse
  if (answer.outcome === "refused") throw new Fault("unreadable", "The game cannot begin.");
  return { ...first, events: answer.events, ...left(answer), chance: drawn?.numbers ?? [] };
}

/**
 * By whose right a seat acts, as the rules have it: its own, or that of the player of its side whose piece it plays or
 * who is asked. It follows from the record alone.
 */
function speaker(situation: OpenPosition, by: string, { action }: MoveFields): string {
  const owner = action === undefined ? null : situation.ownerOf(action);
  const whose = owner?.ok === true ? owner.value : null;
  const asked = whose ?? situation.decision()?.seat ?? by;
  return areOneSide(by, asked) ? asked : by;
}

/** The chance of sealed dice, and the position that is played on, for those who have opened it already. */
interface PlayedOn {
  readonly chance?: Chance | undefined;
  readonly situation?: OpenPosition;
}

/**
 * Plays what was sent on the position a move left, under the rules of this server. Live games and replayed records go
 * through here alike, so that a record gives the same bytes again. Without the chance of sealed
 * dice, dice and cards are those that were sent. Throws a Fault when something was sent that is
 * not asked for, or when the position is of other rules.
 */
export function play(
  adjudicator: Adjudicator,
  before: MoveBody,
  { at, by }: Made,
  sent: MoveFields,
  { chance, situation = adjudicator.openPosition(before.position) }: PlayedOn = {},
): Played {
  const fields = asRecorded(sent);
  if (chance !== undefined && (given(fields.dice) || given(fields.cards))) {
    throw unreadableAt(
      "/dice",
      "This game has sealed dice: the server rolls and draws. Leave dice and cards out.",
      "sealed-dice",
    );
  }
  const drawn = chance && written(chance);
  const answer = valueOf(
    situation.adjudicate({
      ...fields,
      by: by === POLICY ? undefined : speaker(situation, by, fields),
      chance: drawn?.chance,
    }),
  );
  if (answer.outcome === "refused") return { kind: "refused", failing: answer.failing };
  const { outcome, events, unused } = answer;
  if (unused.action || unused.choose.length > 0 || unused.dice.length > 0 || unused.cards.length > 0) {
    const what = [unused.action ? "the action" : "", ...unused.choose, ...unused.dice.map(String), ...unused.cards]
      .filter((part) => part !== "")
      .join(", ");
    throw new NotAskedFor(what, situation, by === POLICY ? null : by);
  }
  const numbers = drawn?.numbers ?? [];
  const informed =
    numbers.length > 0 ||
    given(fields.dice) ||
    given(fields.cards) ||
    adjudicator.game(situation.game).isHiddenGame(before.position);
  return {
    kind: "played",
    body: {
      at,
      by,
      sent: { move: fields },
      outcome,
      events,
      ...left(answer),
      chance: numbers,
      informed,
      rules: before.rules,
    },
  };
}

/**
 * Plays what was sent under sealed dice as far as it goes without them; null where it needs them. What is not used up
 * before the first of them is refused there, for whether it fits behind them would tell how they fall, with nothing
 * stored.
 */
export function playBlind(
  adjudicator: Adjudicator,
  before: MoveBody,
  made: Made,
  sent: MoveFields,
  situation: OpenPosition,
): Played | null {
  // that they are sealed is said where they are played
  if (given(sent.dice) || given(sent.cards)) return null;
  const blind = play(adjudicator, before, made, sent, { situation });
  return blind.kind === "refused" || !isChance(blind.body.decision) ? blind : null;
}

/**
 * Whether a move would leave everything as it was: nothing was answered by it, or what was asked for is so already. In
 * a game that hides something one that tells anything counts, for it must stand in the record.
 */
export const isEmpty = (before: MoveBody, { position, events, chance, informed }: MoveBody): boolean =>
  chance.length === 0 && !(informed && events.length > 0) && positionText(position) === positionText(before.position);

const isChance = (decision: MoveBody["decision"]): boolean => decision?.kind === "roll" || decision?.kind === "draw";

/** Everything of a move's situation that goes on to a move which changes nothing on the board. */
type Board = Pick<MoveBody, "position" | "moment" | "decision" | "result">;
const sameBoard = ({ position, moment, decision, result }: Board): Board => ({ position, moment, decision, result });

/**
 * Goes back to what an earlier move left. Undone by consent it counts as a moment of information: what was known then
 * stays known.
 */
export const undone = (
  before: Pick<MoveBody, "rules">,
  target: Board,
  { at, by }: Made,
  { to, consents, renewed = [] }: Undone,
): MoveBody => ({
  ...sameBoard(target),
  at,
  by,
  sent: { undo: { to, consents, ...(renewed.length > 0 && { renewed }) } },
  outcome: "paused",
  events: [],
  chance: [],
  informed: consents.length > 0,
  rules: before.rules,
});

/** Ends a game before its end. */
export const closed = (before: MoveBody, { at, by }: Made): MoveBody => ({
  ...sameBoard(before),
  decision: null,
  at,
  by,
  sent: { close: true },
  outcome: "closed",
  events: [],
  chance: [],
  informed: true,
  rules: before.rules,
});

/** How other rules take a game over: what they were found to answer differently, and on which position it goes on. */
export interface TakingOver extends Omit<TakenOver, "from"> {
  /** Of the rules that take over. */
  readonly position: unknown;
}

/**
 * A game taken over by other rules, which are those of this server, on a position that they can read. Nobody goes back
 * behind it alone. Throws a Fault where the position cannot stand.
 */
export function takenOver(
  adjudicator: Adjudicator,
  before: Pick<MoveBody, "rules">,
  { at, by }: Made,
  now: RulesUsed,
  { position, ...taken }: TakingOver,
): MoveBody {
  const situation = adjudicator.openPosition(position);
  return {
    at,
    by,
    sent: { takeOver: { from: before.rules, ...taken } },
    outcome: "paused",
    ...asItIs(situation),
    informed: true,
    rules: now,
  };
}
