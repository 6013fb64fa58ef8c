import { citeIf } from "../../kernel/index.ts";
import { takeFrom } from "../combat/index.ts";
import { type OnBoard, seatOf } from "../table/agents.ts";
import { choose, type Ctx, number, planFor, reading, record, type Rules, squareName } from "../table/context.ts";
import { corpsesAt } from "../table/markers.ts";
import { type Square, squareNamed } from "../table/plan.ts";
import type { Corpse, Intruder } from "../table/state.ts";
import { isOver, turnOf } from "../table/turn.ts";
import { allMeans, tryActivity } from "../time/index.ts";
import {
  type ActionRule,
  requireAction,
  requireConscious,
  requireEntranceOpened,
  requireIntruder,
  requireMeans,
  requireTurn,
  requireUnengaged,
  takeAction,
} from "./rule.ts";
import { adjacencyPoint } from "../table/squares.ts";
import { isWithinReach, squareOf, squaresNear } from "./squares.ts";

/**
 * CONCEAL: a corpse marker within reach, then TAKE EQUIPMENT. hg.conceal.action, hg.conceal.roll, hg.open.items-left,
 * hg.conceal.score-0, hg.conceal.score-1
 */
const conceal: ActionRule<"conceal", OnBoard<Intruder>> = {
  agents: ["intruder"],
  takes: (turn) => (turn.conceal === null ? "action" : "nothing"),
  requires(ctx, req, action) {
    const inTurn = requireTurn(ctx, req, action.agent);
    if (inTurn === null) return;
    const { agent, turn } = inTurn;
    requireIntruder(req, agent, "hg.conceal.action");
    requireConscious(req, agent);
    const square = squareNamed(planFor(ctx), action.at);
    const isBonus = turn.conceal !== null && turn.conceal === square;
    if (isBonus) req.pass("This is the bonus action after the SNEAK-ATTACK.", "hg.sneakattack.bonus-conceal");
    else requireAction(req, inTurn);
    requireEntranceOpened(ctx, req, agent);
    requireUnengaged(ctx, req, agent);
    req.need(
      ctx.state.corpses.some(({ at }) => at === square),
      {
        met: `A corpse marker lies on ${action.at}.`,
        unmet: `No corpse marker lies on ${action.at}.`,
        cites: ["hg.conceal.action"],
      },
    );
    req.need(
      isWithinReach(ctx, {
        from: agent.at,
        to: square,
        countsOwn: reading(ctx, "hg.open.conceal-same-square") === "yes",
      }),
      {
        met: `${action.at} is within reach.`,
        unmet: `${action.at} is not next to ${agent.id}.`,
        cites: [
          "hg.conceal.action",
          "hg.open.conceal-same-square",
          ...(square === null ? [] : adjacencyPoint(ctx, agent.at, square)),
        ],
      },
    );
    requireMeans(req, agent, action.by);
  },
  candidates(ctx, { id, at }) {
    const near = squaresNear(ctx, at);
    const bodies = ctx.state.corpses.filter((corpse) => near.includes(corpse.at));
    const names = new Set(bodies.map((corpse) => squareName(ctx, corpse.at)));
    return [...names].flatMap((name) => allMeans.map((by) => ({ do: "conceal", agent: id, at: name, by })));
  },
  *perform(ctx, intruder, action) {
    const square = squareOf(ctx, action.at);
    const turn = turnOf(ctx);
    const isBonus = turn.conceal === square;
    const corpse = yield* chooseCorpse(ctx, intruder, { square, isBonus });
    if (isBonus) turn.conceal = null;
    else takeAction(ctx);
    const score = yield* tryActivity(ctx, intruder, {
      name: "CONCEAL",
      skill: "stealth",
      by: action.by,
      dice: number(ctx, "hg.number.time"),
      base: number(ctx, "hg.number.time-base"),
      cites: [
        "hg.conceal.roll",
        "hg.conceal.action",
        ...citeIf(square === intruder.at, "hg.open.conceal-same-square"),
        ...adjacencyPoint(ctx, intruder.at, square),
      ],
    });
    if (isOver(ctx)) return;
    yield* takeFrom(ctx, intruder, seatOf(intruder), corpse);
    ctx.state.corpses = ctx.state.corpses.filter((other) => other !== corpse);
    if (score === 0) ctx.state.alerts.push(square);
    record(ctx, {
      event: "corpse-concealed",
      at: action.at,
      gone: score > 0,
      cites: [score > 0 ? "hg.conceal.score-1" : "hg.conceal.score-0", "hg.open.items-left"],
    });
  },
};

/** The body that is concealed; the bonus action is for the last that came to lie there. hg.sneakattack.bonus-conceal */
function* chooseCorpse(
  ctx: Ctx,
  intruder: Intruder,
  { square, isBonus }: { readonly square: Square; readonly isBonus: boolean },
): Rules<Corpse> {
  const last = ctx.state.corpses.findLast(({ at }) => at === square);
  if (isBonus && last !== undefined) return last;
  return yield* choose(
    seatOf(intruder),
    { id: "hg.dec.action", text: `Which body on ${squareName(ctx, square)} is concealed?`, piece: intruder.id },
    corpsesAt(ctx, square).map(({ id, of }) => ({ id, text: id, value: of })),
  );
}

export const actions = { conceal };
