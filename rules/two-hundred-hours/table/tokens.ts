import type { Citation } from "../book/citation.ts";
import type { LostAction } from "./events.ts";
import type { TokenKind } from "../book/ids.ts";
import type { Fighter } from "./fighter.ts";
import type { State } from "./state.ts";
import {
  actionsOf,
  forceOf,
  type Ctx,
  isCharacter,
  isReady,
  membersOf,
  partnerOf,
  reading,
  record,
} from "./context.ts";

/** So many Time tokens go in the container; drawing the last ends the turn. zh.token.time, zh.time.third */
export const TIME_TOKENS = 3;

/** The kind of a fighter's Action tokens. zh.turn.match-type */
export const tokenKindOf = (fighter: Fighter): TokenKind => (isCharacter(fighter) ? "character" : "trooper");

/**
 * Whether a fighter can be assigned tokens: it is on the table or about to enter, or it is a reserve or a sleeper and the
 * alarm is raised; not one that was woken and waits for the alarm. zh.reserve.idle, zh.alarm.raised-reserve-tokens,
 * zh.barracks.wake-alarm, zh.open.barracks-woken
 */
export const isAvailable = ({ alarm }: State, { where, woken }: Fighter): boolean =>
  where === "waiting" || (where === "table" && !woken) || (alarm.raised && (where === "reserve" || where === "asleep"));

/** Whether this member speaks for the tokens of a pair: they share one. zh.pair.one-token */
const speaks = (state: State, fighter: Fighter): boolean => {
  const partner = partnerOf(state, fighter);
  return partner === undefined || fighter.id < partner.id;
};

/** How many tokens a fighter, or its pair, has in the container: one for each action it has left this turn. */
export const tokensLeft = (fighter: Fighter): number => Math.max(0, actionsOf(fighter) - fighter.white - fighter.red);

/**
 * Fills the container for a turn: 3 Time tokens, and for everybody who is available a token for each action.
 * zh.token.trooper, zh.token.character, zh.token.time, zh.turn.tokens-return, zh.reserve.idle, zh.m1.tokens
 */
export function fillContainer({ state }: Ctx): void {
  state.container = containerOf(state, TIME_TOKENS);
  state.aside = { character: 0, trooper: 0 };
}

/** The tokens that belong into the container while nobody holds one. */
export function containerOf(state: State, time: number): State["container"] {
  const container = { character: 0, trooper: 0, time };
  for (const fighter of state.fighters)
    if (isAvailable(state, fighter) && speaks(state, fighter)) container[tokenKindOf(fighter)] += tokensLeft(fighter);
  return container;
}

/** Takes a token of a kind out of the container, or of those set aside; whether there was one. */
function take(state: State, kind: TokenKind): boolean {
  for (const pool of [state.container, state.aside])
    if (pool[kind] > 0) {
      pool[kind]--;
      return true;
    }
  return false;
}

/**
 * Puts a token on the card of a fighter, white side up; a pair has one card, whichever of them leads.
 * zh.turn.token-on-card, zh.pair.one-token, zh.pair.lead
 */
export function putOnCard(state: State, fighter: Fighter): void {
  for (const member of membersOf(state, fighter)) member.white++;
}

/** Whether the token of an action lies on the card while it is made. zh.open.active-token */
export const laysTokenFirst = (ctx: Ctx): boolean => reading(ctx, "zh.open.active-token") === "ready-if-action-left";

/**
 * Puts the token of an action that has been made on the card of whoever made it, or of the partner that is left. Where
 * trauma has taken that action already, or nobody is left, the token takes the place of the one that went for it in the
 * container. zh.open.active-token
 */
export function settleToken({ state }: Ctx, members: readonly Fighter[], kind: TokenKind): void {
  const left = members.find(({ where }) => where !== "out" && where !== "left");
  if (left !== undefined && isReady(left)) putOnCard(state, left);
  else state.container[kind]++;
}

/**
 * A ready fighter loses an action: a matching token comes out of the container onto its card. Unready ones lose none.
 * zh.token.lose-action, zh.token.responsive
 */
export function loseAction(ctx: Ctx, fighter: Fighter, why: LostAction, ...cites: readonly Citation[]): boolean {
  if (!isReady(fighter)) return false;
  if (isAvailable(ctx.state, fighter)) take(ctx.state, tokenKindOf(fighter));
  putOnCard(ctx.state, fighter);
  const shared: readonly Citation[] = fighter.partner === null ? [] : ["zh.pair.one-token"];
  record(ctx, { event: "token-lost", fighter: fighter.id, why, cites: ["zh.token.lose-action", ...shared, ...cites] });
  return true;
}

/** A token that bought nothing goes back into the container. zh.open.reserve-fail-token */
export function returnToken({ state }: Ctx, fighter: Fighter): void {
  for (const member of membersOf(state, fighter)) member.white = Math.max(0, member.white - 1);
  state.container[tokenKindOf(fighter)]++;
}

/** Turns a white token on a card to its red side; whether there was one. zh.trauma.unready, zh.token.red-by-trauma */
export function flipToken(ctx: Ctx, fighter: Fighter, ...cites: readonly Citation[]): boolean {
  if (fighter.white === 0) return false;
  for (const member of membersOf(ctx.state, fighter)) {
    member.white--;
    member.red++;
  }
  record(ctx, { event: "token-flipped", fighter: fighter.id, cites: ["zh.token.red-by-trauma", ...cites] });
  return true;
}

/**
 * The tokens of a fighter that goes out of play leave the game, those in the container included; of a pair only when the
 * second member goes. zh.token.taken-out, zh.pair.loss-token, zh.exit.remove
 */
export function removeTokens(ctx: Ctx, fighter: Fighter, ...cites: readonly Citation[]): void {
  const { state } = ctx;
  const partner = partnerOf(state, fighter);
  const count = fighter.white + fighter.red + tokensLeft(fighter);
  if (partner === undefined || partner.where === "out" || partner.where === "left") {
    const inContainer = isAvailable(state, fighter) ? tokensLeft(fighter) : 0;
    for (let i = 0; i < inContainer; i++) take(state, tokenKindOf(fighter));
    record(ctx, { event: "tokens-removed", fighter: fighter.id, count, cites: ["zh.token.taken-out", ...cites] });
  }
  fighter.white = 0;
  fighter.red = 0;
}

/** The tokens of fighters that become available go into the container at once. zh.alarm.raised-reserve-tokens */
export function addTokens(ctx: Ctx, fighters: readonly Fighter[], ...cites: readonly Citation[]): void {
  const { state } = ctx;
  for (const fighter of fighters) {
    if (!speaks(state, fighter)) continue;
    const count = tokensLeft(fighter);
    state.container[tokenKindOf(fighter)] += count;
    record(ctx, { event: "tokens-added", fighter: fighter.id, count, cites });
  }
}

/**
 * The end of a turn: white tokens return to the container; red ones are turned white and stay, each taking one action
 * of the next turn. zh.turn.tokens-return, zh.turn.red-stay, zh.turn.unused-lost, zh.turn.markers-stay
 */
export function returnTokens({ state }: Ctx): void {
  for (const fighter of state.fighters) {
    fighter.white = fighter.red;
    fighter.red = 0;
  }
}

/** The ready fighters of a side for a kind of token. zh.turn.match-type, zh.turn.match-ready */
export const readyFor = (state: State, side: "attacker" | "defender", kind: TokenKind): readonly Fighter[] =>
  forceOf(state, side).filter(
    (fighter) => isAvailable(state, fighter) && tokenKindOf(fighter) === kind && isReady(fighter),
  );
