import type { Rules } from "./ask.ts";
import type { ActionForm, FormEnds } from "./game.ts";
import { everyHolds, type Requirement, Requirements } from "./requirement.ts";

interface NamedAction {
  readonly do: string;
}

/**
 * What of an action is worth examining: all candidates, of which the legal ones are found by examining each; or the
 * listed ones and the legal ones among them, where the rule finds those by itself (reach is searched once for all ends).
 */
export type Candidates<Act> = readonly Act[] | { readonly listed: readonly Act[]; readonly legal: readonly Act[] };

/**
 * One kind of action, whole: what it requires, what of it is worth listing, what it does. `Actor` is the piece that acts,
 * or null for an action of the table as a whole, such as ending a phase. A game adds what its book says of all its
 * actions alike (what they cost, who has them) as fields of its own, and reads them in `requiresFirst`.
 */
export interface ActionRule<Ctx, Actor, Action, Act extends Action, Citation extends string> {
  /** Adds every requirement of this action, met and unmet, beyond those that all actions share. */
  requires(ctx: Ctx, req: Requirements<Citation>, action: Act): void;
  /** What is worth examining for this actor now; every legal action is among it, or lies in `ends`. */
  candidates(ctx: Ctx, actor: Actor): Candidates<Act>;
  /**
   * Whether this actor has a legal one, where that is known with less work than looking at the candidates; undefined where
   * it is not.
   */
  hasLegal?(ctx: Ctx, actor: Actor): boolean | undefined;
  /** Where it may end on a measured table, whose ends cannot all be listed; undefined where those that are listed are all. */
  ends?(ctx: Ctx, actor: Actor, legal: readonly Act[]): FormEnds | undefined;
  /** Carries a legal action out. */
  perform(ctx: Ctx, actor: Actor, action: Act): Rules<Action>;
}

/** The rules of all actions of a game, by name: one line for each. */
export type ActionRules<Ctx, Actor, Action extends NamedAction, Citation extends string> = {
  readonly [Name in Action["do"]]:
    | ActionRule<Ctx, Actor, Action, Extract<Action, { readonly do: Name }>, Citation>
    | ActionRule<Ctx, null, Action, Extract<Action, { readonly do: Name }>, Citation>;
};

/**
 * A kind of action that a piece (null: the table as a whole) has now. Its form tells what the first legal action
 * requires, or what stands in the way of the first that is worth examining; where nothing is, there is no form.
 */
export interface Offer<Actor, Name> {
  readonly name: Name;
  readonly actor: Actor | null;
  /** What it takes is gone, so that none of it is legal: it is listed with what stands in its way, unexamined. */
  readonly spent?: boolean;
  /** What the moment requires of the whole kind, where that does not hold: its form tells this, and nothing is looked at. */
  readonly closedBy?: readonly Requirement[];
}

/** What a game says of its actions together. */
export interface ActionTable<Ctx, Actor, Action extends NamedAction, Citation extends string> {
  readonly rules: ActionRules<Ctx, Actor, Action, Citation>;
  /** Who has which kinds of action now, in the order in which they are listed. */
  offers(ctx: Ctx): Iterable<Offer<Actor, Action["do"]>>;
  /** Adds what every action requires, whatever it is; returns whether the rule of its own has to be looked at, too. */
  requiresFirst(ctx: Ctx, req: Requirements<Citation>, action: Action): boolean;
}

/** What is listed of candidates, and what of that is legal. */
function examined<Act>(candidates: Candidates<Act>, isLegal: (action: Act) => boolean) {
  return "listed" in candidates ? candidates : { listed: candidates, legal: candidates.filter(isLegal) };
}

/** Whether any of the candidates is legal. */
const someLegal = <Act>(candidates: Candidates<Act>, isLegal: (action: Act) => boolean): boolean =>
  "listed" in candidates ? candidates.legal.length > 0 : candidates.some(isLegal);

/** What is asked of one action: its rule, whether it is legal, and what it requires. */
function examinerOf<Ctx, Actor, Action extends NamedAction, Citation extends string>(
  game: ActionTable<Ctx, Actor, Action, Citation>,
) {
  /** The rule of a name; it is only ever handed actions of that name. */
  const ruleOf = (name: Action["do"]): ActionRule<Ctx, Actor | null, Action, Action, Citation> => game.rules[name];

  const examine = (ctx: Ctx, req: Requirements<Citation>, action: Action): void => {
    if (game.requiresFirst(ctx, req, action)) ruleOf(action.do).requires(ctx, req, action);
  };

  /** Whether every requirement holds; stops at the first that does not. */
  const isLegal = (ctx: Ctx, action: Action): boolean =>
    everyHolds<Citation>((req) => {
      examine(ctx, req, action);
    });

  /** All requirements of an action, those that hold and those that do not. */
  const requirementsOf = (ctx: Ctx, action: Action): readonly Requirement[] => {
    const req = new Requirements<Citation>();
    examine(ctx, req, action);
    return req.all;
  };

  return { ruleOf, isLegal, requirementsOf };
}

/** Everything that is asked of all actions of a game alike: why not, whether, which, in which forms, and doing it. */
export function actionTable<
  Ctx,
  Actor extends { readonly id: string },
  Action extends NamedAction,
  Citation extends string,
>(game: ActionTable<Ctx, Actor, Action, Citation>) {
  const { ruleOf, isLegal, requirementsOf } = examinerOf(game);

  const listedBy = (ctx: Ctx, { name, actor, spent = false }: Offer<Actor, Action["do"]>) =>
    examined(ruleOf(name).candidates(ctx, actor), (action) => !spent && isLegal(ctx, action));

  const legalOf = (ctx: Ctx, offer: Offer<Actor, Action["do"]>): readonly Action[] =>
    offer.spent === true || offer.closedBy !== undefined ? [] : listedBy(ctx, offer).legal;

  /** One form an offer, or none where there is nothing to examine. */
  const formOf = (ctx: Ctx, offer: Offer<Actor, Action["do"]>): readonly ActionForm<Action>[] => {
    const { name, actor, closedBy } = offer;
    const piece = actor?.id ?? "";
    if (closedBy !== undefined) return [{ name, piece, requirements: closedBy, actions: [] }];
    const { listed, legal } = listedBy(ctx, offer);
    const [told] = legal.length > 0 ? legal : listed;
    if (told === undefined) return [];
    const ends = ruleOf(name).ends?.(ctx, actor, legal);
    return [
      { name, piece, requirements: requirementsOf(ctx, told), actions: legal, ...(ends !== undefined && { ends }) },
    ];
  };

  return {
    isLegal,
    requirementsOf,
    /** Every kind of action of every piece that may act, with all legal actions, in the order of the offers. */
    formsOf: (ctx: Ctx): readonly ActionForm<Action>[] => [...game.offers(ctx)].flatMap((offer) => formOf(ctx, offer)),
    /** Every legal action. */
    legalActions: (ctx: Ctx): readonly Action[] => [...game.offers(ctx)].flatMap((offer) => legalOf(ctx, offer)),
    /** What is worth examining now, in the order in which it is listed; every legal action is among it. */
    candidatesNow: (ctx: Ctx): readonly Action[] =>
      [...game.offers(ctx)].flatMap((offer): readonly Action[] => {
        if (offer.spent === true || offer.closedBy !== undefined) return [];
        const candidates = ruleOf(offer.name).candidates(ctx, offer.actor);
        return "listed" in candidates ? candidates.legal : candidates;
      }),
    /** Whether any of some offers has a legal action: those that know it by themselves are asked before candidates are. */
    anyLegal: (ctx: Ctx, offers: readonly Offer<Actor, Action["do"]>[]): boolean => {
      const unknown: Offer<Actor, Action["do"]>[] = [];
      for (const offer of offers) {
        if (offer.spent === true || offer.closedBy !== undefined) continue;
        const known = ruleOf(offer.name).hasLegal?.(ctx, offer.actor);
        if (known === true) return true;
        if (known === undefined) unknown.push(offer);
      }
      return unknown.some(({ name, actor }) =>
        someLegal(ruleOf(name).candidates(ctx, actor), (action) => isLegal(ctx, action)),
      );
    },
    /** Carries a legal action out. */
    perform: (ctx: Ctx, actor: Actor | null, action: Action): Rules<Action> =>
      ruleOf(action.do).perform(ctx, actor, action),
  };
}
