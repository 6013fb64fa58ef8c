import type { Requirements } from "../../kernel/index.ts";
import type { Citation } from "../events.ts";
import type { Commando, Person } from "../state.ts";
import { type G, isCritical, onTile, type OnTile, peopleOn, personNamed, type Rules, savedOf } from "../table.ts";
import type { ActionName, ActionOf } from "../action-schema.ts";

/** The actions of a commando; the others are those of the players together. */
export type CommandoAction = Exclude<ActionName, "end-turn" | "end-phase" | "go-on" | "ask-us">;

/** One action of a commando: what it costs, when it may be taken, and what it does. */
export interface ActionRule<N extends CommandoAction> {
  readonly cites: readonly Citation[];
  /** Whether it is taken on a tile, or from outside as well. */
  readonly from: "tile" | "anywhere";
  /** Whether a window of the enemy phase is asked for because of it: vs.ap.zero-between-steps. */
  readonly weighty: boolean;
  /** Action points. */
  cost(g: G, commando: Commando, action: ActionOf<N>): number;
  require(g: G, r: Requirements<Citation>, commando: Commando, action: ActionOf<N>): void;
  perform(g: G, commando: Commando, action: ActionOf<N>): Rules;
  /** Every action of this kind worth listing; those that cannot be taken are left out later. */
  candidates(g: G, commando: Commando): readonly ActionOf<N>[];
}

export const requireOnTile = (r: Requirements<Citation>, commando: Commando): commando is OnTile<Commando> =>
  r.need(onTile(commando), `${commando.id} is on a terrain.`, "vs.exit.untouched", "vs.exit.next-turn-entry");

/** The phases in which 0 AP actions may be taken beside the commando phase. vs.ap.zero-between-steps */
export const windows = ["before-reinforcements", "before-movement", "before-shooting", "after-shooting"] as const;
export const isWindow = (phase: string): boolean => windows.some((one) => one === phase);

/**
 * Who may act when: an action with action points is part of a commando's own actions, all of them before the next
 * one's; one without may be taken between actions of others and around the steps of the enemy phase. vs.ap.order,
 * vs.ap.zero-between-actions, vs.ap.zero-between-steps
 */
export function requireTime(g: G, r: Requirements<Citation>, commando: Commando, points: number): void {
  const { phase } = g.state;
  r.need(g.state.result === null, "The game is not over.", "vs.end.check");
  const named: readonly Citation[] = ["vs.ap.zero-between-steps", "vs.ap.zero-not-during", "vs.open.zero-other-phases"];
  if (points > 0) r.need(phase === "commando", "It is the commando phase.", "vs.turn.phases", "vs.ap.three");
  else
    r.need(
      phase === "commando" || isWindow(phase),
      "It is the commando phase, or a moment before or after a step of the enemy phase.",
      ...named,
    );
  r.need(
    commando.status === "in-play" || commando.status === "outside",
    `${commando.id} is in the game.`,
    "vs.elim.replacement-entry",
    "vs.exit.untouched",
  );
  if (commando.exitedOn === g.state.turn)
    r.need(false, `${commando.id} has not exited this turn.`, "vs.exit.ends-actions");
  if (isCritical(commando))
    r.need(points === 0, `${commando.id} is in critical condition: only 0 AP actions.`, "vs.health.critical");
  if (points === 0) return;
  const other = g.state.commandos.find((one) => one.turn === "acting" && one.id !== commando.id && one.ap > 0);
  r.need(
    other === undefined,
    `No other commando is in the middle of its actions${other === undefined ? "" : ` (${other.id} is)`}.`,
    "vs.ap.order",
  );
  r.need(commando.turn !== "finished", `${commando.id} has not finished its actions.`, "vs.ap.order", "vs.ap.three");
}

/** What pays for an action: action points, or +1 AP tokens. vs.save.use, vs.save.combine, vs.save.combine-two-tokens */
export function requirePay(
  r: Requirements<Citation>,
  commando: Commando,
  cost: number,
  saved: number,
  cites: readonly Citation[],
): void {
  r.need(
    saved <= savedOf(commando),
    `${commando.id} has ${saved === 1 ? "a +1 AP token" : `${saved} +1 AP tokens`}.`,
    "vs.save.use",
    ...(saved > 1 ? (["vs.save.combine-two-tokens"] as const) : []),
  );
  r.need(saved <= cost, `The action costs ${saved} AP or more.`, "vs.save.use");
  const points = cost - saved;
  r.need(
    points <= commando.ap,
    `${commando.id} has ${points} AP.`,
    "vs.ap.cost",
    "vs.ap.three",
    ...cites,
    ...(saved > 0 ? (["vs.save.combine"] as const) : []),
  );
}

/** Escorted characters on the commando's tile: vs.escort.follows. */
export function requireAlong(
  g: G,
  r: Requirements<Citation>,
  commando: OnTile<Commando>,
  ids: readonly string[],
): readonly Person[] {
  r.need(new Set(ids).size === ids.length, "Nobody goes along twice.", "vs.escort.follows");
  return ids.flatMap((id) => {
    const person = personNamed(g, id);
    r.need(
      person !== undefined && person.at === commando.at,
      `${id} is an escorted character on ${commando.at}.`,
      "vs.escort.follows",
    );
    return person === undefined ? [] : [person];
  });
}

/** The ways to take escorted characters along: nobody, each one, all. */
export function companies(g: G, tile: string): readonly (readonly string[])[] {
  const ids = peopleOn(g, tile).map(({ id }) => id);
  return [[], ...ids.map((id) => [id]), ...(ids.length > 1 ? [ids] : [])];
}
