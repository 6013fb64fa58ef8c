import {
  type ActionForm,
  type ActionRule as KernelRule,
  actionTable,
  type Offer,
  type Requirement,
  Requirements,
} from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Fighter } from "../table/fighter.ts";
import type { Offered, Pending, State } from "../table/state.ts";
import { type Ctx, fighterNamed, impossible, isReady, isStanding, record, sideOf, type Req } from "../table/context.ts";
import { isAvailable, readyFor, tokenKindOf } from "../table/tokens.ts";
import { requireComingOn, namedFighter } from "../movement/index.ts";
import { requireOrder } from "../cards/index.ts";
import { requireOffered } from "./offered.ts";
import { answersTo } from "../table/pending.ts";
import { fighterActions, isFighterAction, questionRules } from "./registry.ts";
import { type Action, type ActionOf, type FighterAction, fighterActionNames } from "../table/action-schema.ts";
import { revealImposter } from "../additional/index.ts";

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
function assignable(ctx: Ctx, req: Req, id: string): Fighter | null {
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

/** The requirement that comes before all others: the battle is not over. zh.mission.winner */
const requireBattle = ({ state }: Ctx, req: Req): boolean =>
  req.need(state.result === null, { met: "The game goes on.", unmet: "The game is over." }, "zh.mission.winner");

/** A fighter that cannot act spends its token, if no fighter the token fits can act. zh.open.no-legal-action */
const idle: KernelRule<Ctx, Fighter, Action, ActionOf<"idle">, Citation> = {
  requires(ctx, req, { fighter: id }) {
    const { drawn } = ctx.state;
    if (drawn === null) return;
    const able = readyFor(ctx.state, drawn.side, drawn.kind).some((fighter) => canAct(ctx, fighter));
    req.need(!able, {
      met: `Nobody can make an action: ${id} spends the token.`,
      unmet: "There is a fighter who can act: that one is assigned the token.",
      cites: ["zh.action.must-choose", "zh.open.no-legal-action"],
    });
  },
  candidates: (_, { id }) => [{ do: "idle", fighter: id }],
  *perform(ctx, { id }) {
    record(ctx, { event: "idle", fighter: id, why: "nobody has a legal action", cites: ["zh.open.no-legal-action"] });
    yield* [];
  },
};

/** The attacker reveals its imposter, to act with it on a Character token of its own. zh.disguise.act */
const reveal: KernelRule<Ctx, Fighter, Action, ActionOf<"reveal">, Citation> = {
  requires: requireReveal,
  candidates: () => [{ do: "reveal" }],
  *perform(ctx) {
    revealImposter(ctx, "acts", "zh.disguise.act");
    yield* [];
  },
};

/** An answer is legal by the rule of the question that waits, and without one not at all; whoever asks carries it out. */
const answer: KernelRule<Ctx, null, Action, never, Citation> = {
  requires(_, req) {
    req.fail("The game waits for something else now.", "zh.turn.match-ready");
  },
  candidates: () => [],
  perform() {
    throw impossible("an answer is carried out by the procedure that asks for it");
  },
};

/** Whether the attacker may reveal its imposter and act with it: on a Character token of its own. zh.disguise.act */
function requireReveal({ state }: Ctx, req: Req): void {
  const { drawn, imposter } = state;
  const own = drawn !== null && drawn.side === "attacker" && drawn.kind === "character";
  req.need(own, {
    met: "The attacker has drawn a Character token.",
    unmet: "No Character token of the attacker waits to be assigned: the imposter is revealed with one.",
    cites: ["zh.disguise.act"],
  });
  const sentry = imposter === null ? undefined : fighterNamed(state, imposter.sentry);
  req.need(sentry !== undefined && isStanding(sentry), {
    met: "There is an imposter to be revealed.",
    unmet: "There is not the imposter to be revealed.",
    cites: ["zh.disguise.act"],
  });
}

/**
 * Adds what every action with a token of its own requires: the token and the order it begins; returns whether its own
 * rule has to be examined, too.
 */
function requireToken(ctx: Ctx, req: Req, action: FighterAction): boolean {
  const fighter = assignable(ctx, req, action.fighter);
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

/** Adds what an action requires before its own rule is examined; returns whether it has to be. */
function requiresFirst(ctx: Ctx, req: Req, action: Action): boolean {
  const { pending, offered } = ctx.state;
  if (pending !== null) {
    if (requireBattle(ctx, req)) questionRules[pending.kind].requires(ctx, req, action);
    return false;
  }
  if (offered !== null) return requireOffered(ctx, req, action);
  if (!requireBattle(ctx, req)) return false;
  if (action.do === "idle") return assignable(ctx, req, action.fighter) !== null;
  return !isFighterAction(action) || requireToken(ctx, req, action);
}

const waiting = (state: State): readonly Fighter[] =>
  state.drawn === null ? [] : readyFor(state, state.drawn.side, state.drawn.kind);

/** Which actions the fighters may have now: those that are offered, or all of each fighter the token fits. */
function* offers(ctx: Ctx): Iterable<Offer<Fighter, Action["do"]>> {
  const { state } = ctx;
  if (state.offered !== null) {
    for (const id of state.offered.fighters)
      for (const offered of state.offered.actions) {
        const actor = fighterNamed(state, id);
        const name = fighterActionNames.find((candidate) => candidate === offered);
        if (actor !== undefined && name !== undefined) yield { name, actor };
      }
    return;
  }
  for (const actor of waiting(state)) for (const name of fighterActionNames) yield { name, actor };
  yield* revealOffer(ctx);
}

/** Revealing the imposter, if the attacker may: it is listed only when it is legal. zh.disguise.act */
function* revealOffer(ctx: Ctx): Iterable<Offer<Fighter, "reveal">> {
  const { drawn, imposter } = ctx.state;
  if (drawn === null || imposter === null || !isLegal(ctx, { do: "reveal" })) return;
  yield { name: "reveal", actor: fighterNamed(ctx.state, imposter.character) ?? null };
}

/** All actions of the game: what they require, which are legal, in which forms they are listed, and making them. */
export const actions = actionTable<Ctx, Fighter, Action, Citation>({
  rules: {
    ...fighterActions,
    idle,
    reveal,
    // within procedures
    go: answer,
    "go-to": answer,
    stay: answer,
    put: answer,
    face: answer,
    // setting up
    recruit: answer,
    "give-veterans": answer,
    "keep-in-reserve": answer,
    "lay-route": answer,
    deploy: answer,
    "split-force": answer,
  },
  offers,
  requiresFirst,
});

/** All requirements of an action, met and unmet. */
export function requirementsOf(ctx: Ctx, action: Action): readonly Requirement[] {
  const req = new Requirements<Citation>();
  // what is offered within an action is asked only while the battle goes on, and does not say so
  if (ctx.state.offered !== null && ctx.state.pending === null && !requireBattle(ctx, req)) return req.all;
  return [...req.all, ...actions.requirementsOf(ctx, action)];
}

/** Whether an action is legal, without the words. */
export const isLegal = (ctx: Ctx, action: Action): boolean => ctx.state.result === null && actions.isLegal(ctx, action);

/** Whether a fighter that is assigned the token has a listed legal action. */
const canAct = (ctx: Ctx, fighter: Fighter): boolean =>
  fighterActionNames.some((name) =>
    fighterActions[name].candidates(ctx, fighter).some((action) => actions.isLegal(ctx, action)),
  );

/** The answers to the question in `state.pending`, as a form of its own. */
function answerForm(ctx: Ctx, pending: Pending): ActionForm<Action> {
  const rule = questionRules[pending.kind];
  const answers = answersTo(ctx, rule);
  const [first] = answers;
  const ends = rule.ends?.(ctx, answers);
  return {
    name: pending.kind,
    piece: pending.fighter ?? pending.subject ?? "",
    requirements: first === undefined ? [] : requirementsOf(ctx, first),
    actions: answers,
    ...(ends !== undefined && { ends }),
  };
}

/** The offered actions as forms, one for each fighter and kind that has a legal one. */
function offeredForms(ctx: Ctx, { optional, fighters }: Offered): readonly ActionForm<Action>[] {
  const stay = { do: "stay" } as const;
  return [
    ...(optional
      ? [{ name: "stay", piece: fighters[0] ?? "", requirements: actions.requirementsOf(ctx, stay), actions: [stay] }]
      : []),
    ...actions.formsOf(ctx).filter((form) => form.actions.length > 0),
  ];
}

/** Every kind of action of the fighters that may act now, or the answers to the question that is being asked. */
export function formsOf(ctx: Ctx): readonly ActionForm<Action>[] {
  const { pending, offered, result } = ctx.state;
  if (result !== null) return [];
  if (pending !== null) return [answerForm(ctx, pending)];
  if (offered !== null) return offeredForms(ctx, offered);
  const able = actions.formsOf(ctx);
  if (able.some((form) => form.actions.length > 0)) return able;
  const idlers = waiting(ctx.state).map(({ id: fighter }): ActionForm<Action> => {
    const action = { do: "idle", fighter } as const;
    return { name: "idle", piece: fighter, requirements: requirementsOf(ctx, action), actions: [action] };
  });
  return [...able, ...idlers];
}

/** Every legal action that is listed; where no fighter has one, the token is spent on one of them. zh.open.no-legal-action */
export function legalActions(ctx: Ctx): readonly Action[] {
  const { pending, offered } = ctx.state;
  if (pending !== null) return answersTo(ctx, questionRules[pending.kind]);
  const able = actions.legalActions(ctx);
  if (offered !== null) return offered.optional ? [{ do: "stay" }, ...able] : able;
  return able.length > 0 ? able : waiting(ctx.state).map(({ id }) => ({ do: "idle", fighter: id }));
}

/** Whether nobody to whom the token could be assigned has a legal action. zh.open.no-legal-action */
export function isStuck(ctx: Ctx): boolean {
  const { pending, offered } = ctx.state;
  if (pending !== null || offered !== null) return legalActions(ctx).every((action) => action.do === "idle");
  return !waiting(ctx.state).some((fighter) => canAct(ctx, fighter)) && [...revealOffer(ctx)].length === 0;
}
