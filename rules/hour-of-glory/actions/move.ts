import { counted } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { pathFaults, type PathRule, walk } from "../movement/index.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { agentOnBoardNamed, type OnBoard } from "../table/agents.ts";
import { type Ctx, planFor } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import { squareNamed } from "../table/plan.ts";
import { stepsFrom } from "../table/squares.ts";
import type { Commander, Intruder, Turn } from "../table/state.ts";
import { requireDisengaged, requireMoveLeft } from "./mobility.ts";
import { owesShot, requireMoveBeforeShot } from "./owed-shot.ts";
import { freeReach, pathsWithin } from "./reach.ts";
import { type ActionRule, requireConscious, requireTurn } from "./rule.ts";
import { squareOf } from "./squares.ts";

const pathRules: Readonly<Record<PathRule, readonly Citation[]>> = {
  step: ["hg.move.any-direction", "hg.move.no-corner-diagonal", "hg.move.adjacent"],
  corner: ["hg.move.any-direction", "hg.move.no-corner-diagonal", "hg.move.adjacent", "hg.open.corner-diagonal"],
  out: ["hg.move.no-return-to-entry", "hg.door.out-removed"],
  "commander-out": ["hg.open.commander-leaves"],
  free: ["hg.move.one-agent-per-square", "hg.open.stopped-on-occupied"],
  enemy: ["hg.move.not-through-enemy"],
  watched: ["hg.move.no-passing-in-zone"],
  "near-sentry": ["hg.move.no-passing-near-sentry"],
};

/** The row of each mode about how far one moves. hg.move.raider-4, hg.move.assaulter-6 */
const paces: Readonly<Record<"raiding" | "assault", Citation>> = {
  raiding: "hg.move.raider-4",
  assault: "hg.move.assaulter-6",
};

/** The turn in which an agent has movement left, where nobody engages him; null where there is nothing to look at. */
const turnToMove = (ctx: Ctx, agent: OnBoard<Intruder | Commander>): Turn | null => {
  const { turn } = ctx.state;
  return turn === null || !turn.moves || turn.left === 0 || isEngaged(ctx, agent) ? null : turn;
};

/** Whether nothing about himself keeps an agent from moving. */
const isFreeToMove = (ctx: Ctx, agent: OnBoard<Intruder | Commander>, turn: Turn): boolean =>
  !agent.prone && !(turn.either && owesShot(ctx, { agent, turn }));

/** Moving: a legal path within the squares left. hg.move.split-around-action, hg.move.sentry-never */
const move: ActionRule<"move", OnBoard<Intruder | Commander>> = {
  agents: ["intruder", "commander"],
  takes: "nothing",
  requires(ctx, req, action) {
    const mover = agentOnBoardNamed(ctx.state, action.agent);
    // whoever never moves by choice needs no further reason: neither his phase nor what he does instead
    if (mover?.kind === "sentry")
      return void req.fail(`${mover.id} is a Sentry and never leaves his post.`, "hg.move.sentry-never");
    if (mover?.kind === "guard")
      return void req.fail(`${mover.id} is a Guard and moves as he pursues, not by choice.`, "hg.guard.pursue");
    const inTurn = requireTurn(ctx, req, action.agent);
    if (inTurn === null) return;
    const { agent, turn } = inTurn;
    if (agent.kind !== "intruder" && agent.kind !== "commander") return;
    if (requireConscious(req, agent)) requireMoveLeft(req, inTurn);
    const left = counted(turn.left, "square");
    req.need(action.path.length <= turn.left, {
      met: `${agent.id} has ${left} of movement left.`,
      unmet: `The path is ${counted(action.path.length, "square")} long, and ${agent.id} has ${left} of movement left.`,
      cites: [agent.kind === "intruder" ? paces[agent.mode] : "hg.move.commander-d6"],
    });
    requireDisengaged(ctx, req, agent, "hg.engage.until-clear");
    requireMoveBeforeShot(ctx, req, inTurn);
    const plan = planFor(ctx);
    const path = action.path.map((name) => squareNamed(plan, name));
    const [fault, ...more] = pathFaults(ctx, agent, path);
    const cites = fault === undefined ? (["hg.move.any-direction"] as const) : pathRules[fault.rule];
    req.need(fault === undefined, { met: "The path is open.", unmet: fault?.text ?? "" }, ...cites);
    for (const { rule, text } of more) req.fail(text, ...pathRules[rule]);
  },
  hasLegal(ctx, agent) {
    const turn = turnToMove(ctx, agent);
    if (turn === null || !isFreeToMove(ctx, agent, turn)) return false;
    const isOpen = stepsFrom(ctx, agent.at).some(({ to }) => pathFaults(ctx, agent, [to]).length === 0);
    // a path may pass where it could not end
    return isOpen || undefined;
  },
  /** A shortest path to each square within reach. The paths are found by the rules they would be checked against. */
  candidates(ctx, agent) {
    const turn = turnToMove(ctx, agent);
    if (turn === null) return [];
    const { names } = planFor(ctx);
    const mayMove = isFreeToMove(ctx, agent, turn);
    const moveAlong = (path: string[]): ActionOf<"move"> => ({ do: "move", agent: agent.id, path });
    const free = freeReach(ctx, agent, turn.left);
    if (free !== null) {
      const listed = free.paths.map(moveAlong);
      return { listed, legal: mayMove ? listed : [] };
    }
    const listed: ActionOf<"move">[] = [];
    const legal: ActionOf<"move">[] = [];
    for (const { squares, clear } of pathsWithin(ctx, agent, turn.left)) {
      const action = moveAlong(squares.map((square) => names[square] ?? ""));
      listed.push(action);
      if (mayMove && (clear || pathFaults(ctx, agent, squares).length === 0)) legal.push(action);
    }
    return { listed, legal };
  },
  *perform(ctx, agent, { path }) {
    yield* walk(
      ctx,
      agent,
      path.map((name) => squareOf(ctx, name)),
    );
  },
};

export const actions = { move };
