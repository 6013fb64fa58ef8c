import type { Action, AdjudicateAnswer, Decision, OutlookTemplate, ShownEvent } from "../api/answers.ts";
import { policyMove, requirements } from "../api/questions.ts";
import { post } from "../api/request.ts";
import type { Again, Move, UnfairStrength } from "../api/move.ts";
import type { Where } from "../api/where.ts";
import { elseFair } from "./else-fair.ts";
import { GO_ON } from "./pace.ts";
import { turnOf } from "./standing.ts";
import { isThinking, progress } from "./strength.ts";
import type { Shared } from "./sides.ts";
import type { Mine } from "./table.ts";

// Who plays against the computer answers for one side; for all others the game's own policy does, move after move, until
// somebody of that side is asked.

/** Whether somebody at the table is asked, or nobody but the dice: where a side is played alone, only that one. */
export function isOurs({ seat }: Pick<Decision, "seat">, mine: Mine | undefined): boolean {
  return (
    mine === undefined || seat === null || !mine.others.some((side) => seat === side || seat.startsWith(`${side}-`))
  );
}

/** Whose view of the table whoever plays here has; none where everybody sits at one screen. */
export function viewOf(decision: Decision | null, mine: Mine | undefined): string | undefined {
  if (mine === undefined) return undefined;
  const seat = decision?.seat ?? null;
  return seat !== null && isOurs({ seat }, mine) ? seat : mine.seat;
}

/** How far the seeds of the answers of one step lie apart. */
const APART = 0x9e37_79b9;

/** The most answers that are given for others after one move: no game needs as many, and none may hang here. */
const MOST = 600;

/** What is known of a moment that may be played on from. */
interface Waiting {
  readonly position: unknown;
  readonly decision: Decision | null;
  readonly moment: string;
}

/**
 * What the computer answers where it does not play fair. It thinks in the worker, where there is one, so that the page
 * goes on meanwhile; where thinking ahead takes more work than a request has, it plays fair.
 */
async function thoughtOut(
  position: unknown,
  how: { readonly strength: UnfairStrength; readonly seed: number },
): Promise<{ readonly action: Action | null; readonly choose: readonly string[] }> {
  const where: Where = { in: { position } };
  isThinking.value = how.strength === "strong";
  try {
    return await elseFair((wanted) => policyMove(where, wanted), how);
  } finally {
    isThinking.value = false;
  }
}

/** Who plays at a table: one side against the computer, or both where each may know something of its own. */
export interface Players {
  readonly mine: Mine | undefined;
  readonly shared: Shared | null;
}

/** What holds for all answers that follow one move. */
interface PlayingOn extends Again, Players {
  /** The turn or round in which the move is made. */
  readonly turn: string | null;
  /** A number of its own for each answer; without a seed they are those of the answers in their order. */
  number(): number;
}

function playingOn(from: Waiting, players: Players, again: Again): PlayingOn {
  let drawn = 0;
  const number = (): number => ((again.seed ?? 0) + Math.imul(drawn++, APART)) >>> 0;
  return { ...again, ...players, turn: turnOf(from.moment), number };
}

/** What comes of a move, and its events as the other side of a screen learns of them. */
type Adjudicated = AdjudicateAnswer & { readonly heard: readonly ShownEvent[] };

async function adjudicated(
  { mine, shared, eachPhase, seed, number }: PlayingOn,
  { position, decision }: Pick<Waiting, "position" | "decision">,
  { until, again: _again, ...sent }: Move,
): Promise<Adjudicated> {
  const body = {
    position,
    ...sent,
    ...(until !== undefined && eachPhase && { until }),
    ...(seed !== null && { seed: number() }),
  };
  const toldTo = (seat: string | undefined): Promise<AdjudicateAnswer> =>
    post<AdjudicateAnswer>("/v1/adjudicate", { ...body, ...(seat !== undefined && { seat }) });
  if (shared === null) {
    const answer = await toldTo(viewOf(decision, mine));
    return { ...answer, heard: answer.events };
  }
  // the same dice fall for both: only what each is told differs
  const [answer, other] = await Promise.all([toldTo(shared.sits), toldTo(shared.other)]);
  return { ...answer, heard: other.events };
}

/** What the game's own policy answers to what waits; null where that is for somebody here, or for dice. */
async function answeredByOthers(
  { mine, eachPhase, forUs, strength, standing, turn, number }: PlayingOn,
  { position, decision, moment }: Waiting,
): Promise<Move | null> {
  if (decision?.kind === "checkpoint") return eachPhase ? null : {};
  if (decision?.kind !== "act" && decision?.kind !== "choose") return null;
  const isTheirs = !isOurs(decision, mine);
  if (!isTheirs && decision.kind === "act" && standing?.[decision.text] === GO_ON)
    return { action: { do: GO_ON }, until: "phase" };
  const stands = isTheirs || turnOf(moment) !== turn ? undefined : standing?.[decision.text];
  if (stands !== undefined && decision.options.some(({ id }) => id === stands))
    return { choose: [stands], until: "phase" };
  if (!isTheirs && !(forUs && turnOf(moment) === turn)) return null;
  const { action, choose } =
    isTheirs && strength !== undefined
      ? await thoughtOut(position, { strength, seed: number() })
      : await policyMove({ in: { position } });
  if (action !== null) return { action, until: "phase" };
  return choose.length > 0 ? { choose, until: "phase" } : null;
}

/** The templates of an action, which are worked out at the moment before it. */
async function templatesOf(
  position: unknown,
  { action }: Move,
  { events }: AdjudicateAnswer,
): Promise<readonly OutlookTemplate[]> {
  if (action === undefined || !events.some(({ event }) => event === "template")) return [];
  // a template that cannot be told any more is not drawn, and what happened stands all the same
  const answer = await requirements({ in: { position } }, action).catch(() => null);
  return answer?.outlook?.templates ?? [];
}

const isNothing = ({ action, choose, dice, cards }: Move): boolean =>
  [action, choose, dice, cards].every((part) => part === undefined);

/** What comes of a move, with all that others do until somebody here is asked: events and rules of all of it together. */
export async function playedOn(
  from: Waiting,
  move: Move,
  players: Players,
  again: Again,
): Promise<Adjudicated & { readonly laid: readonly OutlookTemplate[] }> {
  const playing = playingOn(from, players, again);
  const first = isNothing(move) ? ((await answeredByOthers(playing, from)) ?? move) : move;
  let answer = await adjudicated(playing, from, { until: move.until, ...first });
  if (answer.outcome === "refused") return { ...answer, laid: [] };
  const laid = [...(await templatesOf(from.position, first, answer))];
  const events = [...answer.events];
  const heard = [...answer.heard];
  const rules = new Map(answer.rules.map((rule) => [rule.id, rule]));
  for (let given = 0; given < MOST && answer.outcome === "paused"; given++) {
    progress.value = { made: given, moment: answer.moment };
    const next = await answeredByOthers(playing, answer);
    if (next === null) break;
    const after = await adjudicated(playing, answer, next);
    // what the policy of a game says is possible; should it not be, whoever plays sees where it stands
    if (after.outcome === "refused") break;
    laid.push(...(await templatesOf(answer.position, next, after)));
    events.push(...after.events);
    heard.push(...after.heard);
    for (const rule of after.rules) rules.set(rule.id, rule);
    answer = after;
  }
  return { ...answer, events, heard, rules: [...rules.values()], laid };
}
