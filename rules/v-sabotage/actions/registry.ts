import { type ActionForm, everyHolds, type Requirement, Requirements } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { protectFreeTokens } from "../enemy/protection.ts";
import { charactersAppear } from "../movement/index.ts";
import { watchAlarm } from "../sight/index.ts";
import type { Action, ActionOf } from "../table/action-schema.ts";
import { spendSavedActions } from "../table/commandos.ts";
import { commandoNamed, type Ctx, record, type Rules, savedActionsOf } from "../table/context.ts";
import { findTerrain } from "../table/map.ts";
import type { Commando } from "../table/state.ts";
import { interrupt } from "./alarm.ts";
import { closeCombat } from "./close-combat.ts";
import { collect, drop, exchange } from "./collecting.ts";
import { move, moveStealthily } from "./moving.ts";
import { enterNest, leaveNest } from "./nest.ts";
import { interact } from "./objectives.ts";
import {
  type ActionRule,
  type CommandoAction,
  isWindow,
  requireCommandoPhase,
  requireInGame,
  requirePayment,
  requireMayActNow,
  requireTurn,
  requireWindow,
} from "./rule.ts";
import { save } from "./saving.ts";
import { shoot } from "./shooting.ts";
import { skill } from "./special-actions.ts";
import { blowUp } from "./tnt.ts";
import { exit, unblock } from "./trap-doors.ts";
import { use } from "./using.ts";
import { playXp } from "./xp-cards.ts";

export { type Action, type ActionName, actionSchema } from "../table/action-schema.ts";

export { isWindow } from "./rule.ts";

const rules: { readonly [N in CommandoAction]: ActionRule<N> } = {
  move,
  "move-stealthily": moveStealthily,
  exit,
  unblock,
  "close-combat": closeCombat,
  shoot,
  use,
  interact,
  interrupt,
  save,
  collect,
  drop,
  exchange,
  "blow-up": blowUp,
  "enter-nest": enterNest,
  "leave-nest": leaveNest,
  skill,
  "play-xp": playXp,
};

const commandoActions = Object.keys(rules).filter((key): key is CommandoAction => Object.hasOwn(rules, key));

type OfCommando = ActionOf<CommandoAction>;

const isOfCommando = (action: Action): action is OfCommando => Object.hasOwn(rules, action.do);

/** What allows action points that were saved to be spent, beside others or not. */
function savedCitations(saved: number, points: number): readonly Citation[] {
  if (saved > 1) return ["vs.save.use", "vs.save.combine-two-tokens"];
  return points > 0 ? ["vs.save.use", "vs.save.combine"] : ["vs.save.use"];
}

const savedIn = (action: OfCommando): number => ("saved" in action ? (action.saved ?? 0) : 0);

function requireAction<N extends CommandoAction>(
  ctx: Ctx,
  req: Requirements<Citation>,
  commando: Commando,
  name: N,
  action: ActionOf<N> & OfCommando,
): void {
  const rule: ActionRule<N> = rules[name];
  const cost = rule.cost(ctx, commando, action);
  const saved = savedIn(action);
  requireMayActNow(ctx, req, commando, Math.max(0, cost - saved));
  if (commando.status === "outside" && rule.from === "tile")
    req.fail(
      `${commando.id} is outside, between two trap doors, and can only come back in.`,
      "vs.exit.next-turn-entry",
      "vs.exit.untouched",
    );
  if (commando.card === "gander")
    req.need(
      ["move", "move-stealthily", "exit", "close-combat"].includes(name),
      {
        met: "Gander moves and fights at close quarters.",
        unmet: "Gander cannot do this: he only moves and fights at close quarters.",
      },
      "vs.bonus.gander",
      "vs.wolf.gander",
    );
  requirePayment(req, commando, cost, saved, rule.cites);
  rule.require(ctx, req, commando, action);
}

/** All requirements of an action, met and unmet: legality and its explanation are one thing. */
export function requirementsOf(ctx: Ctx, action: Action): readonly Requirement[] {
  const req = new Requirements<Citation>();
  addRequirements(ctx, req, action);
  return req.all;
}

/** Whether all that an action requires holds. */
export const isLegal = (ctx: Ctx, action: Action): boolean =>
  everyHolds<Citation>((req) => {
    addRequirements(ctx, req, action);
  });

function addRequirements(ctx: Ctx, req: Requirements<Citation>, action: Action): void {
  switch (action.do) {
    case "ask-us":
      req.need(
        ctx.state.asks !== action.when,
        {
          met: `The players are not asked "${action.when}" yet.`,
          unmet: `The players are asked "${action.when}" already.`,
        },
        "vs.ap.zero-between-steps",
      );
      return;
    case "go-on":
      requireWindow(ctx, req, false);
      return;
    case "end-phase":
      requireCommandoPhase(ctx, req, "the commandos finish");
      return;
    default: {
      const commando = commandoNamed(ctx, action.commando);
      if (
        !req.need(
          commando !== undefined,
          {
            met: `${action.commando} is a commando of this game.`,
            unmet: `${action.commando} is no commando of this game: ${ctx.state.commandos.map(({ id }) => id).join(", ")}.`,
          },
          "vs.setup.commando-choice",
        ) ||
        commando === undefined
      )
        return;
      if (isOfCommando(action)) requireAction(ctx, req, commando, action.do, action);
      else requireEnd(ctx, req, commando);
    }
  }
}

function requireEnd(ctx: Ctx, req: Requirements<Citation>, commando: Commando): void {
  requireCommandoPhase(ctx, req, "commandos finish");
  requireInGame(req, commando);
  requireTurn(ctx, req, commando);
}

/** Ends a commando's actions of this phase: what is left of its action points is lost. vs.ap.three */
function finishTurn(ctx: Ctx, commando: Commando): void {
  if (commando.turn === "finished") return;
  const lost = commando.ap;
  commando.turn = "finished";
  commando.ap = 0;
  record(ctx, {
    event: "turn-ended",
    piece: commando.id,
    lost,
    cites: ["vs.ap.three", "vs.ap.order", ...(commando.visible ? (["vs.stealth.by-moving"] as const) : [])],
  });
}

/** Carries out an action whose requirements hold. */
export function* perform(ctx: Ctx, action: Action): Rules {
  switch (action.do) {
    case "ask-us":
      ctx.state.asks = action.when;
      record(ctx, { event: "asks", when: action.when, cites: ["vs.ap.zero-between-steps"] });
      return;
    case "go-on":
      return;
    case "end-phase":
      for (const commando of ctx.state.commandos)
        if (commando.status === "in-play" || commando.status === "outside") finishTurn(ctx, commando);
      return;
    default: {
      const commando = commandoNamed(ctx, action.commando);
      if (commando === undefined) return;
      if (isOfCommando(action)) yield* performAction(ctx, commando, action.do, action);
      else finishTurn(ctx, commando);
    }
  }
}

function* performAction<N extends CommandoAction>(
  ctx: Ctx,
  commando: Commando,
  name: N,
  action: ActionOf<N> & OfCommando,
): Rules {
  const rule: ActionRule<N> = rules[name];
  const cost = rule.cost(ctx, commando, action);
  const saved = savedIn(action);
  const points = cost - saved;
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
  const paid = saved > 0 ? savedCitations(saved, points) : [];
  const when: readonly Citation[] =
    points > 0 ? [] : isWindow(ctx.state.phase) ? ["vs.ap.zero-between-steps"] : ["vs.ap.zero-between-actions"];
  record(ctx, {
    event: "acted",
    piece: commando.id,
    action: name,
    ap: points,
    saved,
    cites: [...rule.cites, "vs.ap.cost", ...paid, ...when],
  });
  yield* rule.perform(ctx, commando, action);
  yield* protectFreeTokens(ctx);
  const terrain = commando.at === null ? undefined : findTerrain(ctx.state, commando.at);
  if (terrain !== undefined) watchAlarm(ctx, terrain);
  for (const each of ctx.state.terrains) yield* charactersAppear(ctx, each);
}

/** Actions that +1 AP tokens do not pay for. */
const unsaved: ReadonlySet<CommandoAction> = new Set([
  "collect",
  "drop",
  "exchange",
  "save",
  "blow-up",
  "enter-nest",
  "leave-nest",
  "play-xp",
]);

/**
 * The ways to pay for an action that can be paid with +1 AP tokens: without them, and with them where that is another
 * time or all there is.
 */
function paymentVariants<N extends CommandoAction>(
  ctx: Ctx,
  commando: Commando,
  name: N,
  action: ActionOf<N>,
): readonly ActionOf<N>[] {
  const cost = rules[name].cost(ctx, commando, action);
  const payable = unsaved.has(name) ? 0 : Math.min(2, cost, savedActionsOf(commando));
  return [action, ...Array.from({ length: payable }, (_, i) => ({ ...action, saved: i + 1 }))];
}

function formOf<N extends CommandoAction>(ctx: Ctx, commando: Commando, name: N): ActionForm<Action> {
  const actions = [...legalOf(ctx, commando, name)];
  // where none is legal, what stands in the way of the first
  const [first] = actions.length > 0 ? [] : rules[name].candidates(ctx, commando);
  return { name, piece: commando.id, requirements: first === undefined ? [] : requirementsOf(ctx, first), actions };
}

const inGame = ({ status }: Commando): boolean => status === "in-play" || status === "outside";

/** Every kind of action of every commando, with all legal actions of the kind, or what stands in the way. */
export function formsOf(ctx: Ctx): readonly ActionForm<Action>[] {
  const forms: ActionForm<Action>[] = [];
  for (const commando of ctx.state.commandos.filter(inGame)) {
    for (const name of commandoActions) forms.push(formOf(ctx, commando, name));
    const end: Action = { do: "end-turn", commando: commando.id };
    if (isLegal(ctx, end)) forms.push({ name: "end-turn", piece: commando.id, requirements: [], actions: [end] });
  }
  for (const action of sharedActions)
    if (isLegal(ctx, action)) forms.push({ name: action.do, piece: "players", requirements: [], actions: [action] });
  return forms;
}

/** What the players do together. */
const sharedActions: readonly Action[] = [
  { do: "end-phase" },
  { do: "go-on" },
  ...(["always", "possible", "weighty", "never"] as const).map((when) => ({ do: "ask-us" as const, when })),
];

/** The legal actions of a kind, one after another as they are asked for. */
function* legalOf<N extends CommandoAction>(ctx: Ctx, commando: Commando, name: N): Generator<Action> {
  for (const candidate of rules[name].candidates(ctx, commando))
    for (const action of paymentVariants(ctx, commando, name, candidate)) if (isLegal(ctx, action)) yield action;
}

/** Every legal action, in the order of the forms. */
export const legalActions = (ctx: Ctx): readonly Action[] => [
  ...ctx.state.commandos
    .filter(inGame)
    .flatMap((commando) => [
      ...commandoActions.flatMap((name) => [...legalOf(ctx, commando, name)]),
      ...[{ do: "end-turn", commando: commando.id } as const].filter((end) => isLegal(ctx, end)),
    ]),
  ...sharedActions.filter((action) => isLegal(ctx, action)),
];

/** Whether a window of the enemy phase is asked for: vs.ap.zero-between-steps, as the players want it. */
export function windowIsAsked(ctx: Ctx): boolean {
  switch (ctx.state.asks) {
    case "always":
      return true;
    case "never":
      return false;
    case "possible":
    case "weighty":
      return ctx.state.commandos
        .filter(inGame)
        .some((commando) =>
          commandoActions.some(
            (name) =>
              (ctx.state.asks === "possible" || rules[name].weighty) &&
              legalOf(ctx, commando, name).next().done !== true,
          ),
        );
  }
}
