import type { Facing } from "../../geometry/index.ts";
import { impossible } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, record } from "./context.ts";
import type { TurnEnd } from "./event-words.ts";
import type { Commander, Turn } from "./state.ts";

/** A turn at its start. */
export const newTurn = (agent: string, squares: number): Turn => ({
  agent,
  left: squares,
  moves: true,
  acts: "any",
  either: false,
  moved: false,
  acted: false,
  mustShoot: false,
  reacted: false,
  movedOn: false,
  changed: false,
  engaged: false,
  fresh: true,
  tested: [],
  exempt: [],
  covered: [],
  through: null,
  conceal: null,
});

/** Whether the game is over. */
export const isOver = (ctx: Ctx): boolean => ctx.state.result !== null;

/** The turn that is being taken. Throws where there is none. */
export function turnOf(ctx: Ctx): Turn {
  if (ctx.state.turn === null) throw impossible("nobody's turn");
  return ctx.state.turn;
}

/** The rows by which a turn ends, where what ends it names none. */
const rowsOfEnd: Readonly<Partial<Record<TurnEnd, readonly Citation[]>>> = {
  "he is out": ["hg.door.out-removed", "hg.win.escaped-only"],
  "he has left": ["hg.door.out-removed"],
  "he is dead": ["hg.corpse.on-death"],
  "he stays prone": ["hg.recover.intruder-instead"],
};

/** Ends the turn that is being taken: nothing more can be done in it. */
export function closeTurn(ctx: Ctx, why: TurnEnd, ...further: readonly Citation[]): void {
  const cites = further.length > 0 ? further : (rowsOfEnd[why] ?? ["hg.act.one-per-turn"]);
  const turn = turnOf(ctx);
  Object.assign(turn, { left: 0, moves: false, acts: "none", conceal: null, mustShoot: false, fresh: false });
  record(ctx, { event: "turn-ended", agent: turn.agent, why, cites });
}

/** The Commander settles his facing. hg.move.facing-end-of-turn, hg.open.facing-choice */
export function turnTo(ctx: Ctx, commander: Commander, facing: Facing): void {
  commander.facing = facing;
  record(ctx, {
    event: "faced",
    agent: commander.id,
    facing,
    cites: ["hg.move.facing-end-of-turn", "hg.open.facing-choice"],
  });
}

/** Whether something can still be done in a turn. */
export const canGoOn = ({ moves, left, acts, conceal }: Turn): boolean =>
  (moves && left > 0) || acts !== "none" || conceal !== null;
