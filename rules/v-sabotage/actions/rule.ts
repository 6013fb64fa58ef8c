import type { ActionRule as KernelRule } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { protectFreeTokens } from "../enemy/index.ts";
import { charactersAppear } from "../movement/index.ts";
import { watchAlarm } from "../sight/index.ts";
import type { Action, ActionName, ActionOf } from "../table/action-schema.ts";
import { finishTurn, spendSavedActions } from "../table/commandos.ts";
import { commandoNamed, type Ctx, record, type Rules, savedActionsOf, type Req } from "../table/context.ts";
import { findTerrain } from "../table/map.ts";
import type { Commando } from "../table/state.ts";
import {
  isWindow,
  mayPayWithTwo,
  paymentOf,
  requireInGame,
  requireMayActNow,
  requireNoGander,
  requireNotOutside,
  requirePayment,
  takesExtraAction,
} from "./requirements.ts";

/** The players as one, who end the phase, go on, and say when they are asked. */
export interface Players {
  readonly id: "players";
}
export const allPlayers: Players = { id: "players" };

/** Whoever has an action. */
export type Actor = Commando | Players;

/** One kind of action, whole, and whose it is. */
export interface ActionRule<Name extends ActionName, Acting extends Actor = Commando> extends KernelRule<
  Ctx,
  Acting,
  Action,
  ActionOf<Name>,
  Citation
> {
  readonly by: Acting extends Commando ? "commando" : "players";
  /** Whether a window of the enemy phase is asked for because of it: vs.ap.zero-between-steps. */
  readonly opensWindow: boolean;
  /** Whether one such action is worth that, where not all are; left out where all are. */
  isWorthWindow?(ctx: Ctx, action: ActionOf<Name>): boolean;
  candidates(ctx: Ctx, actor: Acting): readonly ActionOf<Name>[];
}

/** The names of the actions that a commando takes and pays for; ending its turn is none. */
type CommandoActionName = Exclude<ActionName, "end-turn" | "end-phase" | "go-on" | "ask-us">;

/** What the book says of one action of a commando, beside what it says of all of them alike. */
interface CommandoRule<Name extends CommandoActionName> {
  /** The rules that are told when it is taken. */
  readonly cites: readonly Citation[];
  /** Whether it is taken on a tile, or from outside as well. */
  readonly from: "tile" | "anywhere";
  /** Whether it takes the commando to another place: vs.health.critical. */
  readonly leavesTile?: true;
  readonly opensWindow: boolean;
  isWorthWindow?(ctx: Ctx, action: ActionOf<Name>): boolean;
  /** Whether +1 AP tokens may pay for it: vs.save.use. */
  readonly savedPays?: true;
  /** Whether Gander can do it: vs.bonus.gander. */
  readonly byGander?: true;
  /** Action points. */
  cost(ctx: Ctx, commando: Commando, action: ActionOf<Name>): number;
  requires(ctx: Ctx, req: Req, commando: Commando, action: ActionOf<Name>): void;
  /** Every action of this kind worth examining, apart from how it is paid for. */
  candidates(ctx: Ctx, commando: Commando): readonly ActionOf<Name>[];
  perform(ctx: Ctx, commando: Commando, action: ActionOf<Name>): Rules;
}

/** The +1 AP tokens that an action names as its payment. */
const savedIn = (action: ActionOf<CommandoActionName>): number => ("saved" in action ? (action.saved ?? 0) : 0);

/** What allows action points that were saved to be spent, beside others or not. vs.save.use, vs.save.combine */
function savedCitations(saved: number, points: number): readonly Citation[] {
  if (saved > 1) return ["vs.save.use", "vs.save.combine-two-tokens"];
  return points > 0 ? ["vs.save.use", "vs.save.combine"] : ["vs.save.use"];
}

/**
 * Takes the cost of an action off a commando, whose turn begins with its first point; whoever was in the middle of its
 * actions has finished them. vs.ap.order, vs.ap.three
 */
function pay(ctx: Ctx, commando: Commando, points: number, saved: number): void {
  if (points > 0) {
    for (const other of ctx.state.commandos)
      if (other.id !== commando.id && other.turn === "acting") finishTurn(ctx, other);
    if (commando.turn === "to-act") {
      commando.turn = "acting";
      record(ctx, { event: "turn-began", piece: commando.id, ap: commando.ap, cites: ["vs.ap.three", "vs.ap.order"] });
    }
    commando.ap -= points;
    commando.spent += points;
  }
  spendSavedActions(commando, saved);
}

/** What any action may set off: tokens that are protected, the alarm, characters that appear. */
function* resolveConsequences(ctx: Ctx, commando: Commando): Rules {
  yield* protectFreeTokens(ctx);
  const terrain = commando.at === null ? undefined : findTerrain(ctx.state, commando.at);
  if (terrain !== undefined) watchAlarm(ctx, terrain);
  for (const each of ctx.state.terrains) yield* charactersAppear(ctx, each);
}

/**
 * An action of a commando as the kernel takes it: with what all of them require (the time, the place, the payment), in
 * every way it can be paid for, and with what follows from any action.
 */
export const commandoAction = <Name extends CommandoActionName>(rule: CommandoRule<Name>): ActionRule<Name> => ({
  by: "commando",
  opensWindow: rule.opensWindow,
  isWorthWindow: (ctx, action) => rule.isWorthWindow?.(ctx, action) ?? true,
  requires(ctx, req, action) {
    const commando = commandoNamed(ctx.state, action.commando);
    if (commando === undefined) return;
    // nothing else is said of whoever is out: neither its turn nor its points are the reason
    if (commando.status === "eliminated" || commando.status === "waiting") {
      requireInGame(req, commando);
      return;
    }
    const cost = rule.cost(ctx, commando, action);
    const saved = savedIn(action);
    const payment = paymentOf(ctx, commando, cost, saved);
    const acting = { points: payment.points, leavesTile: rule.leavesTile === true };
    const counts = requireMayActNow(ctx, req, commando, acting);
    if (rule.from === "tile") requireNotOutside(ctx, req, commando);
    requireNoGander(req, commando, rule.byGander === true);
    requirePayment(ctx, req, commando, { ...payment, counts, cites: rule.cites });
    rule.requires(ctx, req, commando, action);
  },
  candidates: (ctx, commando) =>
    rule.candidates(ctx, commando).flatMap((action) => {
      // without +1 AP tokens, and with them where that is another time or all there is
      const cost = rule.cost(ctx, commando, action);
      const most = mayPayWithTwo(ctx, commando) ? 2 : 1;
      const payable = rule.savedPays === true ? Math.min(most, cost, savedActionsOf(commando)) : 0;
      return [action, ...Array.from({ length: payable }, (_, i) => ({ ...action, saved: i + 1 }))];
    }),
  *perform(ctx, commando, action) {
    const saved = savedIn(action);
    const { points } = paymentOf(ctx, commando, rule.cost(ctx, commando, action), saved);
    const byLuck: readonly Citation[] = takesExtraAction(ctx, commando, saved) ? ["vs.open.luck-action"] : [];
    pay(ctx, commando, points, saved);
    const paid = saved > 0 ? [...savedCitations(saved, points), ...byLuck] : [];
    const when: readonly Citation[] =
      points > 0 ? [] : isWindow(ctx.state.phase) ? ["vs.ap.zero-between-steps"] : ["vs.ap.zero-between-actions"];
    record(ctx, {
      event: "acted",
      piece: commando.id,
      action: action.do,
      ap: points,
      saved,
      cites: [...rule.cites, "vs.ap.cost", ...paid, ...when],
    });
    yield* rule.perform(ctx, commando, action);
    yield* resolveConsequences(ctx, commando);
  },
});
