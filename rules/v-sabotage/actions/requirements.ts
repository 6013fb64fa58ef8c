import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  commandoNamed,
  type Ctx,
  isCritical,
  type OnTile,
  peopleOn,
  personNamed,
  reading,
  savedActionsOf,
  type Req,
} from "../table/context.ts";
import { terrainOf } from "../table/map.ts";
import { extraActions, hasCard } from "../table/skills.ts";
import { type Commando, type Person, phaseTitles, type State } from "../table/state.ts";

/** The targets of what takes none: there `target` means nothing. */
export const noTargets = (): readonly undefined[] => [undefined];

/** A target is a tile of the map. */
export const requireTile = (req: Req, tile: unknown, name: string, cite: Citation): boolean =>
  req.need(tile !== undefined, {
    met: `${name} is a tile of a terrain in play.`,
    unmet: `${name} is not a tile of a terrain in play.`,
    cites: [cite],
  });

/** Something belongs to the commando phase. vs.turn.phases */
export const requireCommandoPhase = (ctx: Ctx, req: Req, what: string, ...cites: readonly Citation[]): boolean =>
  req.need(ctx.state.phase === "commando", {
    met: "It is the commando phase.",
    unmet: `It is ${phaseTitles[ctx.state.phase]}; ${what} in the commando phase.`,
    cites: ["vs.turn.phases", ...cites],
  });

/** Something belongs to a moment around the steps of the enemy phase. vs.ap.zero-between-steps */
export const requireWindow = (
  ctx: Ctx,
  req: Req,
  { orCommandoPhase }: { readonly orCommandoPhase: boolean },
  ...cites: readonly Citation[]
): boolean =>
  req.need(isWindow(ctx.state.phase) || (orCommandoPhase && ctx.state.phase === "commando"), {
    met: `It is ${phaseTitles[ctx.state.phase]}.`,
    unmet: `It is ${phaseTitles[ctx.state.phase]}; this is done ${orCommandoPhase ? "in the commando phase, or " : ""}before or after a step of the enemy phase.`,
    cites: ["vs.ap.zero-between-steps", ...cites],
  });

const statusTexts: Readonly<Record<Commando["status"], string>> = {
  "in-play": "is in play",
  outside: "is outside",
  waiting: "waits for a new terrain to be set up before it comes into play",
  eliminated: "has been eliminated",
};

const statusRules = {
  "in-play": ["vs.setup.commando-choice"],
  outside: ["vs.exit.next-turn-entry"],
  waiting: ["vs.elim.replacement-entry"],
  eliminated: ["vs.elim.replacement", "vs.elim.replacement-entry"],
} as const satisfies Readonly<Record<Commando["status"], readonly Citation[]>>;

/** A commando is in the game: on a terrain, or outside. vs.elim.replacement-entry */
export const requireInGame = (req: Req, { id, status }: Commando): boolean =>
  req.need(status === "in-play" || status === "outside", {
    met: `${id} is in the game${status === "outside" ? ", outside" : ""}.`,
    unmet: `${id} ${statusTexts[status]}.`,
    cites: statusRules[status],
  });

/** The commandos act one after another. vs.ap.order, vs.ap.three */
export function requireTurn(ctx: Ctx, req: Req, commando: Commando): boolean {
  const other = ctx.state.commandos.find(
    (candidate) => candidate.turn === "acting" && candidate.id !== commando.id && candidate.ap > 0,
  );
  req.need(other === undefined, {
    met: "No other commando is in the middle of its actions.",
    unmet: `${other?.id ?? "Another"} is in the middle of its actions, with ${other?.ap ?? 0} AP left; it has to finish them first.`,
    cites: ["vs.ap.order"],
  });
  return req.need(commando.turn !== "finished", {
    met: `${commando.id} has not finished its actions.`,
    unmet: `${commando.id} has finished its actions of this turn.`,
    cites: ["vs.ap.order", "vs.ap.three"],
  });
}

/** The phases in which 0 AP actions may be taken beside the commando phase. vs.ap.zero-between-steps */
const windowPhases = ["before-reinforcements", "before-movement", "before-shooting", "after-shooting"] as const;

export const isWindow = (phase: string): boolean => windowPhases.some((window) => window === phase);

/** How an action stands to the rules about critical condition: what it costs in points, and whether it leaves the tile. */
interface Acting {
  readonly points: number;
  readonly leavesTile: boolean;
}

/** In critical condition a commando stays on its tile, and pays no action points. vs.health.critical */
function requireAble(req: Req, { id }: Commando, { points, leavesTile }: Acting): boolean {
  if (leavesTile) return req.fail(`${id} is in critical condition and stays on its tile.`, "vs.health.critical");
  return req.need(points === 0, {
    met: `${id} is in critical condition, and this costs 0 AP.`,
    unmet: `${id} is in critical condition and can only take actions of 0 AP; this costs ${points} AP.`,
    cites: ["vs.health.critical"],
  });
}

/**
 * Who may act when: an action with action points is part of a commando's own actions, all of them before the next
 * one's; one without may be taken between actions of others and around the steps of the enemy phase. vs.ap.order,
 * vs.ap.zero-between-actions, vs.ap.zero-between-steps, vs.ap.zero-not-during, vs.ap.repeat. Returns whether the action
 * points of the commando count: who has finished, has left, is critical or acts in another phase has none to spend, which
 * is no further reason.
 */
export function requireMayActNow(ctx: Ctx, req: Req, commando: Commando, acting: Acting): boolean {
  const { points } = acting;
  req.need(ctx.state.result === null, { met: "The game goes on.", unmet: "The game is over." }, "vs.end.check");
  const isNow =
    points > 0
      ? requireCommandoPhase(ctx, req, "action points are spent", "vs.ap.three")
      : requireWindow(ctx, req, { orCommandoPhase: true }, "vs.ap.zero-not-during", "vs.open.zero-other-phases");
  requireInGame(req, commando);
  if (hasLeft(ctx, commando))
    return req.fail(
      `${commando.id} left through a trap door this turn and takes no further action until the next.`,
      "vs.exit.ends-actions",
    );
  const isAble = !isCritical(commando) || requireAble(req, commando, acting);
  return (points === 0 || (isNow && requireTurn(ctx, req, commando))) && isAble;
}

/** Whether a commando has left its terrain this turn. vs.exit.ends-actions */
const hasLeft = (ctx: Ctx, { exitedOn }: Commando): boolean => exitedOn === ctx.state.turn;

/** What an action costs, the +1 AP tokens that are to pay for it, and the action points it takes beside them. */
export interface Payment {
  readonly cost: number;
  readonly saved: number;
  readonly points: number;
}

/** Whether a +1 AP token that pays is one more action by luck, whatever that costs. vs.open.luck-action */
export const takesExtraAction = (ctx: Ctx, commando: Commando, saved: number): boolean =>
  saved > 0 && extraActions(commando) > 0 && reading(ctx, "vs.open.luck-action") === "any-action";

/** How an action of a cost is paid for with so many +1 AP tokens. vs.save.use, vs.save.combine, vs.open.luck-action */
export const paymentOf = (ctx: Ctx, commando: Commando, cost: number, saved: number): Payment => ({
  cost,
  saved,
  points: takesExtraAction(ctx, commando, saved) ? 0 : Math.max(0, cost - saved),
});

/** Whether two +1 AP tokens of a commando may pay one action. vs.save.combine-two-tokens, vs.open.two-tokens */
export const mayPayWithTwo = (ctx: Ctx, commando: Commando): boolean =>
  hasCard(commando, "sapper", "blue") || reading(ctx, "vs.open.two-tokens") === "whoever-has-two";

/**
 * What pays for an action: action points, or +1 AP tokens. vs.save.use, vs.save.combine, vs.save.combine-two-tokens,
 * vs.open.two-tokens
 */
export function requirePayment(
  ctx: Ctx,
  req: Req,
  commando: Commando,
  { cost, saved, points, counts, cites }: Payment & { readonly counts: boolean; readonly cites: readonly Citation[] },
): void {
  const { id, ap } = commando;
  const has = savedActionsOf(commando);
  const tokens = (count: number): string => (count === 1 ? "1 +1 AP token" : `${count} +1 AP tokens`);
  req.need(saved <= has, {
    met: `${id} has ${tokens(saved)}.`,
    unmet: `${id} has ${tokens(has)}; it would take ${saved}.`,
    cites: ["vs.save.use", ...citeIf(saved > 1, "vs.save.combine-two-tokens")],
  });
  if (saved > 1)
    req.need(mayPayWithTwo(ctx, commando), {
      met: `${id} may pay with two +1 AP tokens.`,
      unmet: `Only the sapper on its blue side pays one action with two +1 AP tokens; ${id} adds action points to one.`,
      cites: ["vs.save.combine-two-tokens", "vs.open.two-tokens"],
    });
  req.need(saved <= cost, {
    met: `The action costs ${cost} AP.`,
    unmet: `The action costs ${cost} AP; ${tokens(saved)} would be too much.`,
    cites: ["vs.save.use"],
  });
  if (saved > 0 && points > ap)
    req.fail(
      `The action costs ${cost} AP: ${tokens(saved)} alone does not pay for it, and ${id} has ${ap} AP left to add. It would take ${points}.`,
      "vs.save.use",
      "vs.save.combine",
      "vs.ap.cost",
    );
  else if (counts)
    req.need(points <= ap, {
      met: `${id} has ${points} AP.`,
      unmet: `${id} has ${ap} AP; the action costs ${cost}.`,
      cites: ["vs.ap.cost", "vs.ap.three", ...cites],
    });
}

/** Escorted characters on the commando's tile: vs.escort.follows. */
export function requireEscorted(
  ctx: Ctx,
  req: Req,
  commando: OnTile<Commando>,
  ids: readonly string[],
): readonly Person[] {
  const twice = ids.find((id, i) => ids.indexOf(id) < i);
  if (ids.length > 1)
    req.need(twice === undefined, {
      met: "Nobody is named twice.",
      unmet: `${twice ?? ""} is named twice.`,
      cites: ["vs.escort.follows"],
    });
  if (ids.length > 0 && commando.card === "gander")
    req.fail("Gander is not a commando: nobody goes along with him.", "vs.escort.follows", "vs.wolf.gander");
  return ids.flatMap((id) => {
    const person = personNamed(ctx.state, id);
    req.need(person !== undefined && person.at === commando.at, {
      met: `${id} is an escorted character on ${commando.at}.`,
      unmet: `${person === undefined ? `${id} is not an escorted character in play` : `${id} is on ${person.at}`}; one that goes along is on ${commando.at}, with ${commando.id}.`,
      at: commando.at,
      cites: ["vs.escort.follows"],
    });
    return person === undefined ? [] : [person];
  });
}

/**
 * The ways to take escorted characters along: nobody, one of them, several, all; at most as many as there is space for.
 * Those with fewer come first. vs.escort.follows, vs.escort.space
 */
export function escortGroups(ctx: Ctx, tile: string, space: number): readonly (readonly string[])[] {
  let groups: readonly (readonly string[])[] = [[]];
  for (const { id } of peopleOn(ctx, tile))
    groups = [...groups, ...groups.filter(({ length }) => length < space).map((company) => [...company, id])];
  return groups.toSorted((a, b) => a.length - b.length);
}

export const peopleNamed = (state: State, ids: readonly string[] = []): readonly Person[] =>
  ids.flatMap((id) => personNamed(state, id) ?? []);

export const trapDoorAt = (ctx: Ctx, at: string): { at: string; open: boolean } | undefined =>
  terrainOf(ctx.state, at).trapDoors.find((door) => door.at === at);

/** An action names a commando of the game. vs.setup.commando-choice */
export const requireCommando = (ctx: Ctx, req: Req, id: string): boolean =>
  req.need(commandoNamed(ctx.state, id) !== undefined, {
    met: `${id} is a commando of this game.`,
    unmet: `${id} is not a commando of this game: ${ctx.state.commandos.map((commando) => commando.id).join(", ")}.`,
    cites: ["vs.setup.commando-choice"],
  });

/** From outside a commando can only come in. vs.setup.first-entry, vs.exit.next-turn-entry, vs.exit.untouched */
export function requireNotOutside(ctx: Ctx, req: Req, commando: Commando): void {
  const { id, status, exitedOn } = commando;
  // that it has left this turn is said already
  if (status !== "outside" || hasLeft(ctx, commando)) return;
  const entered = `${id} is outside, between two trap doors, and can only come back in.`;
  if (exitedOn !== null) req.fail(entered, "vs.exit.next-turn-entry", "vs.exit.untouched");
  else
    req.fail(
      `${id} is still outside and can only come in.`,
      "vs.setup.first-entry",
      "vs.exit.next-turn-entry",
      "vs.exit.untouched",
    );
}

/** Gander takes few of the actions of commandos. vs.bonus.gander, vs.wolf.gander */
export function requireNoGander(req: Req, { card }: Commando, byGander: boolean): void {
  if (card === "gander")
    req.need(byGander, {
      met: "Gander moves and fights at close quarters.",
      unmet: "Gander cannot do this: he only moves and fights at close quarters.",
      cites: ["vs.bonus.gander", "vs.wolf.gander"],
    });
}
