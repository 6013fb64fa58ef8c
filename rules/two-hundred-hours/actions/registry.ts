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
import {
  type Ctx,
  fighterNamed,
  impossible,
  isStanding,
  reading,
  record,
  type Req,
  type Rules,
} from "../table/context.ts";
import { readyFor } from "../table/tokens.ts";
import { revealImposter } from "../additional/index.ts";
import { requireAssignable, requireBattle, requireToken } from "./assigning.ts";
import { requireOffered } from "./offered.ts";
import * as fight from "./fight.ts";
import * as throwSmoke from "./throw-smoke.ts";
import { keepMovingRule } from "./tasks.ts";
import * as contactHq from "./contact-hq.ts";
import * as setCharge from "./set-charge.ts";
import { flarePlace, searchlightPlace, streetlightPlace } from "../additional/index.ts";
import { objectivePlace, patrolMarkerPlace } from "../cards/index.ts";
import { repositionRule } from "../harm/index.ts";
import * as advance from "./advance.ts";
import { facingRule, followerRule, goOnRule } from "../movement/index.ts";
import * as patrolRoute from "./patrol-route.ts";
import * as rovingPatrol from "./roving-patrol.ts";
import * as sneak from "./sneak.ts";
import { escapePlaceRule } from "../missions/index.ts";
import * as fireGun from "./fire-gun.ts";
import * as shootAtObjective from "./shoot-at-objective.ts";
import * as search from "./search.ts";
import type { Offered, Pending, PendingKind, State } from "../table/state.ts";
import {
  deployRule,
  nestRule,
  recruitRule,
  reservesRule,
  routeRule,
  splitRule,
  veteransRule,
} from "../set-up/index.ts";
import type { ActionRule } from "./rule.ts";
import { withMeasuring } from "../table/hanging.ts";
import { answersTo, type QuestionRule } from "../table/pending.ts";
import {
  type Action,
  type ActionOf,
  type FighterActionName,
  fighterActionNames,
  isFighterAction,
} from "../table/action-schema.ts";

/** The actions fighters make, topic by topic; the schema has the order in which they are listed. */
const fighterActions: { readonly [Name in FighterActionName]: ActionRule<Name> } = {
  ...advance.actions,
  ...sneak.actions,
  ...patrolRoute.actions,
  ...rovingPatrol.actions,
  ...shootAtObjective.actions,
  ...throwSmoke.actions,
  ...fight.actions,
  ...setCharge.actions,
  ...contactHq.actions,
  ...search.actions,
  ...fireGun.actions,
};

/** Positions may name a question that nobody asks; nothing answers it. */
const unanswerable: QuestionRule = {
  requires: (_, req) => void req.fail("This does not answer what is asked now.", "zh.action.results-after"),
  candidates: () => [],
};

/** The questions that are answered by an action, within procedures and in the set-up: what asks one adds an entry. */
const questionRules: { readonly [Kind in PendingKind]: QuestionRule } = {
  "sneak-path": sneak.sneakPath,
  follower: followerRule,
  facing: facingRule,
  "searchlight-place": searchlightPlace,
  "streetlight-place": streetlightPlace,
  "flare-place": flarePlace,
  "patrol-marker": patrolMarkerPlace,
  "objective-place": objectivePlace,
  reposition: repositionRule,
  "go-on": goOnRule,
  "keep-moving": keepMovingRule,
  "charge-place": setCharge.chargePlaceRule,
  "escape-place": escapePlaceRule,
  recruit: recruitRule,
  veterans: veteransRule,
  reserves: reservesRule,
  route: routeRule,
  deploy: deployRule,
  "nest-place": nestRule,
  split: splitRule,
  crew: unanswerable,
};

/**
 * A fighter that cannot act spends its token, if no fighter the token fits can act. zh.open.no-legal-action,
 * zh.action.must-choose
 */
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

/** The attacker reveals its imposter, to act with it on a Character token of its own. zh.disguise.act */
const reveal: KernelRule<Ctx, Fighter, Action, ActionOf<"reveal">, Citation> = {
  requires: requireReveal,
  candidates: () => [{ do: "reveal" }],
  *perform(ctx) {
    revealImposter(ctx, "acts", "zh.disguise.act");
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

/** Adds what an action requires before its own rule is examined; returns whether it has to be. */
function requiresFirst(ctx: Ctx, req: Req, action: Action): boolean {
  const { pending, offered } = ctx.state;
  if (pending !== null) {
    if (requireBattle(ctx, req)) questionRules[pending.kind].requires(ctx, req, action);
    return false;
  }
  if (offered !== null) return requireOffered(ctx, req, action);
  if (!requireBattle(ctx, req)) return false;
  if (action.do === "idle" && reading(ctx, "zh.open.no-legal-action") !== "spent-last")
    req.fail("A token with which nobody can act is given away: nobody spends it.", "zh.open.no-legal-action");
  if (action.do === "idle") return requireAssignable(ctx, req, action.fighter) !== null;
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
export const table = actionTable<Ctx, Fighter, Action, Citation>({
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

/** Carries out an action whose requirements hold, with the fighter whom it names. */
export const perform = (ctx: Ctx, action: Action): Rules =>
  table.perform(ctx, "fighter" in action ? (fighterNamed(ctx.state, action.fighter) ?? null) : null, action);

/** All requirements of an action, met and unmet. */
export function requirementsOf(ctx: Ctx, action: Action): readonly Requirement[] {
  const req = new Requirements<Citation>();
  // what is offered within an action is asked only while the battle goes on, and does not say so
  if (ctx.state.offered !== null && ctx.state.pending === null && !requireBattle(ctx, req)) return req.all;
  const own = table.requirementsOf(ctx, action);
  return [...req.all, ...withMeasuring(ctx, own, (other) => table.isLegal(other, action))];
}

/** Whether an action is legal, without the words. */
export const isLegal = (ctx: Ctx, action: Action): boolean => ctx.state.result === null && table.isLegal(ctx, action);

/** Whether a fighter that is assigned the token has a listed legal action. */
const canAct = (ctx: Ctx, fighter: Fighter): boolean =>
  fighterActionNames.some((name) =>
    fighterActions[name].candidates(ctx, fighter).some((action) => table.isLegal(ctx, action)),
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
      ? [{ name: "stay", piece: fighters[0] ?? "", requirements: table.requirementsOf(ctx, stay), actions: [stay] }]
      : []),
    ...table.formsOf(ctx).filter((form) => form.actions.length > 0),
  ];
}

/** Every kind of action of the fighters that may act now, or the answers to the question that is being asked. */
export function formsOf(ctx: Ctx): readonly ActionForm<Action>[] {
  const { pending, offered, result } = ctx.state;
  if (result !== null) return [];
  if (pending !== null) return [answerForm(ctx, pending)];
  if (offered !== null) return offeredForms(ctx, offered);
  const able = table.formsOf(ctx);
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
  const able = table.legalActions(ctx);
  if (offered !== null) return offered.optional ? [{ do: "stay" }, ...able] : able;
  return able.length > 0 ? able : waiting(ctx.state).map(({ id }) => ({ do: "idle", fighter: id }));
}

/** Whether nobody to whom the token could be assigned has a legal action. zh.open.no-legal-action */
export function isStuck(ctx: Ctx): boolean {
  const { pending, offered } = ctx.state;
  if (pending !== null || offered !== null) return legalActions(ctx).every((action) => action.do === "idle");
  return !waiting(ctx.state).some((fighter) => canAct(ctx, fighter)) && [...revealOffer(ctx)].length === 0;
}
