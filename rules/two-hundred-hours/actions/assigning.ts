import type { Citation } from "../book/citation.ts";
import type { Fighter } from "../table/fighter.ts";
import { type Ctx, isReady, type Req, sideOf } from "../table/context.ts";
import { isAvailable, tokenKindOf } from "../table/tokens.ts";
import { requireComingOn, namedFighter } from "../movement/index.ts";
import { requireOrder } from "../cards/index.ts";
import type { FighterAction } from "../table/action-schema.ts";

/** The requirement that comes before all others: the battle is not over. zh.mission.winner */
export const requireBattle = ({ state }: Ctx, req: Req): boolean =>
  req.need(state.result === null, { met: "The game goes on.", unmet: "The game is over." }, "zh.mission.winner");

/** Why a fighter that is not in the battle cannot be assigned a token, and by which rows. */
const absences: Readonly<
  Record<Fighter["where"], { readonly text: string; readonly cites: readonly Citation[] } | null>
> = {
  table: null,
  waiting: null,
  reserve: { text: "is in reserve, and the alarm is not raised", cites: ["zh.reserve.idle"] },
  asleep: {
    text: "is asleep in the barracks, and the alarm is not raised",
    cites: ["zh.barracks.asleep", "zh.barracks.wake-alarm"],
  },
  aside: { text: "is set aside until the imposter is revealed", cites: ["zh.disguise.character"] },
  left: { text: "has left the table and does not come back", cites: ["zh.exit.remove"] },
  out: { text: "has been taken out", cites: ["zh.out.removed"] },
};

/** Why somebody whom an intruder has woken cannot be assigned a token. */
const awake = {
  text: "was woken by an intruder and has no tokens before the alarm is raised",
  cites: ["zh.open.barracks-woken"],
} as const;

/** The fighter that is to act, if the token can be assigned to it. zh.decide.assign */
export function requireAssignable(ctx: Ctx, req: Req, id: string): Fighter | null {
  const { state } = ctx;
  const { drawn } = state;
  if (
    !req.found(drawn, {
      met: "An Action token waits to be assigned.",
      unmet: "No Action token waits to be assigned.",
      cites: ["zh.turn.alternate"],
    })
  )
    return null;
  const fighter = namedFighter(ctx, req, id, "zh.turn.match-type");
  if (fighter === null) return null;
  const own = sideOf(fighter) === drawn.side;
  if (
    !req.need(own, () => ({
      met: `The token belongs to the ${drawn.side}.`,
      unmet: `${id} is on the other side: the token belongs to the ${drawn.side}.`,
      cites: ["zh.token.shared", "zh.turn.match-type"],
    }))
  )
    return null;
  const kind = tokenKindOf(fighter);
  req.need(kind === drawn.kind, () => ({
    met: `A ${kind} takes a ${kind} token.`,
    unmet: `The token is a ${drawn.kind}'s; ${id} is a ${kind}.`,
    cites: ["zh.turn.match-type"],
  }));
  const absence = isAvailable(state, fighter) ? null : fighter.woken ? awake : absences[fighter.where];
  req.need(absence === null, () => ({
    met: `${id} is in the battle.`,
    unmet: `${id} ${absence?.text ?? ""}.`,
    cites: absence?.cites ?? (["zh.reserve.idle"] as const),
  }));
  req.need(isReady(fighter), () => ({
    met: `${id} is ready.`,
    unmet: `${id} has no action left this turn.`,
    cites: ["zh.turn.match-ready", "zh.turn.action-count", "zh.fighter.ready"],
  }));
  return req.holding ? fighter : null;
}

/**
 * Adds what every action with a token of its own requires: the token and the order it begins; returns whether its own
 * rule has to be examined, too.
 */
export function requireToken(ctx: Ctx, req: Req, action: FighterAction): boolean {
  const fighter = requireAssignable(ctx, req, action.fighter);
  if (fighter === null) return false;
  const { gun } = ctx.state;
  if (gun !== null)
    req.need(!gun.crew.includes(fighter.id) || action.do === "fire-gun", () => ({
      met: `${fighter.id} is free to act.`,
      unmet: `${fighter.id} crews the AA gun and can only fire it.`,
      cites: ["zh.m8.crew-action"],
    }));
  if (!requireComingOn(req, fighter, action.do)) return false;
  const order = "order" in action ? action.order : undefined;
  if (order !== undefined) requireOrder(ctx, req, fighter, action, order);
  return true;
}
