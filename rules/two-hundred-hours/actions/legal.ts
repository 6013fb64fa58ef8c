import { type ActionForm, everyHolds, type Requirement, Requirements } from "../../kernel/index.ts";
import type { Fighter } from "../table/fighter.ts";
import type { PendingKind, State } from "../table/state.ts";
import { type Citation, fighterNamed, type Ctx, isReady, isStanding, sideOf } from "../table/context.ts";
import { isAvailable, readyFor, tokenKindOf } from "../table/tokens.ts";
import { requireComingOn, namedFighter } from "../movement/index.ts";
import { orderedAs, requireOrder, ordersFor } from "../cards/index.ts";
import { offeredActions, offeredForms, requireOffered } from "./offered.ts";
import { setUpCandidates } from "../set-up/index.ts";
import { isPlaceAnswer, pendingCandidates, requireAnswer } from "../table/pending.ts";
import { actionRules, pendingRules, setUpRules } from "./registry.ts";
import type { Allowance, AnyActionRule } from "./rule.ts";
import type { Req } from "../table/context.ts";
import type { Action, FighterAction } from "../table/action-schema.ts";

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

/** An action with a token of its own. */
export const ownToken: Allowance = { order: null, free: false };

/** The rule of an action that fighters make; undefined for other actions. */
export const ruleOf = (name: Action["do"]): AnyActionRule | undefined => {
  const rules: Partial<Record<Action["do"], AnyActionRule>> = actionRules;
  return rules[name];
};

export const isFighterAction = (action: Action): action is FighterAction => ruleOf(action.do) !== undefined;

/** The fighter that is to act, if the token can be assigned to it. zh.decide.assign */
function assignable(ctx: Ctx, req: Req, id: string): Fighter | null {
  const { state } = ctx;
  const { drawn } = state;
  if (
    !req.need(
      drawn !== null,
      { met: "An Action token waits to be assigned.", unmet: "No Action token waits to be assigned." },
      "zh.turn.alternate",
    ) ||
    drawn === null
  )
    return null;
  const fighter = namedFighter(ctx, req, id, "zh.turn.match-type");
  if (fighter === null) return null;
  const own = sideOf(fighter) === drawn.side;
  if (
    !req.need(
      own,
      () => ({
        met: `The token belongs to the ${drawn.side}.`,
        unmet: `${id} is on the other side: the token belongs to the ${drawn.side}.`,
      }),
      "zh.token.shared",
      "zh.turn.match-type",
    )
  )
    return null;
  const kind = tokenKindOf(fighter);
  req.need(
    kind === drawn.kind,
    () => ({ met: `A ${kind} takes a ${kind} token.`, unmet: `The token is a ${drawn.kind}'s; ${id} is a ${kind}.` }),
    "zh.turn.match-type",
  );
  const absence = isAvailable(state, fighter) ? null : absences[fighter.where];
  req.need(
    absence === null,
    () => ({ met: `${id} is in the battle.`, unmet: `${id} ${absence?.text ?? ""}.` }),
    ...(absence?.cites ?? (["zh.reserve.idle"] as const)),
  );
  req.need(
    isReady(fighter),
    () => ({ met: `${id} is ready.`, unmet: `${id} has no action left this turn.` }),
    "zh.turn.match-ready",
    "zh.turn.action-count",
    "zh.fighter.ready",
  );
  return req.holding ? fighter : null;
}

function requireIdle(ctx: Ctx, req: Req, fighter: Fighter): void {
  const { drawn } = ctx.state;
  if (drawn === null) return;
  const able = readyFor(ctx.state, drawn.side, drawn.kind).some((other) => canAct(ctx, other));
  req.need(
    !able,
    {
      met: `Nobody can make an action: ${fighter.id} spends the token.`,
      unmet: "A fighter that can act is assigned the token.",
    },
    "zh.action.must-choose",
    "zh.open.no-legal-action",
  );
}

function examine(ctx: Ctx, req: Req, action: Action): void {
  const { state } = ctx;
  if (
    !req.need(state.result === null, { met: "The battle goes on.", unmet: "The battle is over." }, "zh.mission.winner")
  )
    return;
  if (state.pending !== null) {
    const { kind } = state.pending;
    const rule = setUpRules[kind];
    if (rule === undefined) requireAnswer(ctx, req, pendingRules[kind], action);
    else rule.requires(ctx, req, action);
    return;
  }
  if (state.offered !== null) {
    requireOffered(ctx, req, action);
    return;
  }
  if (action.do === "idle") {
    const fighter = assignable(ctx, req, action.fighter);
    if (fighter !== null) requireIdle(ctx, req, fighter);
    return;
  }
  if (action.do === "reveal") {
    requireReveal(ctx, req);
    return;
  }
  const rule = ruleOf(action.do);
  if (rule === undefined || !isFighterAction(action)) {
    req.fail("The game waits for something else now.", "zh.turn.match-ready");
    return;
  }
  withToken(ctx, req, rule, action);
}

/** Whether the attacker may reveal its imposter and act with it: on a Character token of its own. zh.disguise.act */
function requireReveal({ state }: Ctx, req: Req): void {
  const { drawn, imposter } = state;
  const own = drawn !== null && drawn.side === "attacker" && drawn.kind === "character";
  req.need(
    own,
    { met: "The attacker has drawn a Character token.", unmet: "This needs a Character token of the attacker." },
    "zh.disguise.act",
  );
  const sentry = imposter === null ? undefined : fighterNamed(state, imposter.sentry);
  req.need(
    sentry !== undefined && isStanding(sentry),
    { met: "There is an imposter to be revealed.", unmet: "There is no imposter to be revealed." },
    "zh.disguise.act",
  );
}

/** What an action with a token of its own requires: the token, what every such action does, the order it begins. */
function withToken(ctx: Ctx, req: Req, rule: AnyActionRule, action: FighterAction): void {
  const fighter = assignable(ctx, req, action.fighter);
  if (fighter === null) return;
  const { gun } = ctx.state;
  if (gun !== null)
    req.need(
      !gun.crew.includes(fighter.id) || action.do === "fire-gun",
      () => ({ met: `${fighter.id} is free to act.`, unmet: `${fighter.id} crews the AA gun and can only fire it.` }),
      "zh.m8.crew-action",
    );
  if (!requireComingOn(req, fighter, action.do)) return;
  const order = "order" in action ? action.order : undefined;
  if (order !== undefined) requireOrder(ctx, req, fighter, action, order);
  rule.needs(ctx, req, action, order === undefined ? ownToken : { order, free: false });
}

/** All requirements of an action, met and unmet. */
export function requirementsOf(ctx: Ctx, action: Action): readonly Requirement[] {
  const req = new Requirements<Citation>();
  examine(ctx, req, action);
  return req.all;
}

/** Whether an action is legal, without the words. */
export function isLegal(ctx: Ctx, action: Action): boolean {
  return everyHolds<Citation>((req) => examine(ctx, req, action));
}

const fighterRules = (): readonly AnyActionRule[] => Object.values(actionRules);

/** Every listed legal action of a fighter that is assigned the token. */
function actionsOfFighter(ctx: Ctx, fighter: Fighter): readonly FighterAction[] {
  return fighterRules().flatMap((rule) => legalOf(ctx, rule, withOrders(ctx, rule.candidates(ctx, fighter))));
}

/** Whether a fighter that is assigned the token has a listed legal action. */
const canAct = (ctx: Ctx, fighter: Fighter): boolean =>
  fighterRules().some((rule) =>
    withOrders(ctx, rule.candidates(ctx, fighter)).some((action) => holds(ctx, rule, action)),
  );

/** Actions, and the same actions as the first one of each order in hand that begins with them. zh.decide.order */
const withOrders = (ctx: Ctx, actions: readonly FighterAction[]): readonly FighterAction[] => [
  ...actions,
  ...actions.flatMap((action) => ordersFor(ctx, action).map((order) => orderedAs(action, order))),
];

const holds = (ctx: Ctx, rule: AnyActionRule, action: FighterAction): boolean =>
  everyHolds<Citation>((req) => withToken(ctx, req, rule, action));

const legalOf = (ctx: Ctx, rule: AnyActionRule, candidates: readonly FighterAction[]): readonly FighterAction[] =>
  candidates.filter((action) => holds(ctx, rule, action));

const formOf = (ctx: Ctx, fighter: Fighter, rule: AnyActionRule): readonly ActionForm<Action>[] => {
  const candidates = withOrders(ctx, rule.candidates(ctx, fighter));
  const [first] = candidates;
  if (first === undefined) return [];
  const actions = legalOf(ctx, rule, candidates);
  const ends = actions.length === 0 ? undefined : rule.ends?.(ctx, fighter, actions);
  return [
    {
      name: rule.name,
      piece: fighter.id,
      requirements: requirementsOf(ctx, actions[0] ?? first),
      actions,
      ...(ends !== undefined && { ends }),
    },
  ];
};

const waiting = (state: State): readonly Fighter[] =>
  state.drawn === null ? [] : readyFor(state, state.drawn.side, state.drawn.kind);

/** Revealing the imposter, where the attacker may. zh.disguise.act */
function revealForm(ctx: Ctx): readonly ActionForm<Action>[] {
  const { drawn, imposter } = ctx.state;
  const reveal: Action = { do: "reveal" };
  if (drawn === null || imposter === null || !isLegal(ctx, reveal)) return [];
  return [{ name: "reveal", piece: imposter.character, requirements: requirementsOf(ctx, reveal), actions: [reveal] }];
}

/** Legal answers worth listing to the question in `state.pending`. */
function answersTo(ctx: Ctx, kind: PendingKind): readonly Action[] {
  const setUp = setUpRules[kind];
  if (setUp !== undefined) return setUpCandidates(ctx, setUp);
  const rule = pendingRules[kind];
  return rule === undefined ? [] : pendingCandidates(ctx, rule);
}

/** Every kind of action of the fighters that may act now, or the answers to the question that is being asked. */
export function formsOf(ctx: Ctx): readonly ActionForm<Action>[] {
  const { state } = ctx;
  if (state.result !== null) return [];
  const { pending } = state;
  if (pending !== null) {
    const rule = pendingRules[pending.kind];
    const actions = answersTo(ctx, pending.kind);
    const [first] = actions;
    const ends = rule?.ends?.(ctx, actions.filter(isPlaceAnswer));
    return [
      {
        name: pending.kind,
        piece: pending.fighter ?? pending.subject ?? "",
        requirements: first === undefined ? [] : requirementsOf(ctx, first),
        actions,
        ...(ends !== undefined && { ends }),
      },
    ];
  }
  if (state.offered !== null) return offeredForms(ctx);
  const able = [
    ...waiting(state).flatMap((fighter) => fighterRules().flatMap((rule) => formOf(ctx, fighter, rule))),
    ...revealForm(ctx),
  ];
  if (able.some(({ actions }) => actions.length > 0)) return able;
  return [
    ...able,
    ...waiting(state).map((fighter): ActionForm<Action> => {
      const idle = { do: "idle", fighter: fighter.id } as const;
      return { name: "idle", piece: fighter.id, requirements: requirementsOf(ctx, idle), actions: [idle] };
    }),
  ];
}

/** Every legal action that is listed; where no fighter has one, the token is spent on one of them. zh.open.no-legal-action */
export function legalActions(ctx: Ctx): readonly Action[] {
  const { state } = ctx;
  const { pending } = state;
  if (pending !== null) {
    return answersTo(ctx, pending.kind);
  }
  if (state.offered !== null) return offeredActions(ctx);
  const fighters = waiting(state);
  const able = [
    ...fighters.flatMap((fighter) => actionsOfFighter(ctx, fighter)),
    ...revealForm(ctx).flatMap(({ actions }) => actions),
  ];
  return able.length > 0 ? able : fighters.map(({ id }) => ({ do: "idle", fighter: id }));
}

/** Whether nobody to whom the token could be assigned has a legal action. zh.open.no-legal-action */
export function isStuck(ctx: Ctx): boolean {
  const { pending, offered } = ctx.state;
  if (pending !== null || offered !== null) return legalActions(ctx).every((action) => action.do === "idle");
  return !waiting(ctx.state).some((fighter) => canAct(ctx, fighter)) && revealForm(ctx).length === 0;
}

/** The side that takes an action: the fighter's, or the one that is asked within a procedure. */
export function ownerOf(state: State, action: Action): string | null {
  if (state.pending !== null) return state.pending.side;
  if (state.offered !== null) return state.offered.side;
  return "fighter" in action ? ownerOfPiece(state, action.fighter) : null;
}

export function ownerOfPiece(state: State, piece: string): string | null {
  const fighter = fighterNamed(state, piece);
  return fighter === undefined ? null : sideOf(fighter);
}
