import type { Citation } from "../book/citation.ts";
import { type JagerToken, jagerTokenTitles } from "../book/expansions/index.ts";
import { type Ctx, name, record, type Req } from "../table/context.ts";
import { jagerOf } from "./hand.ts";
import { type PlaceAction, type TokenRule, removed, rules } from "./token-rules.ts";

/** Whether all tokens of a kind are on the board, so that one of them has to move. */
const allPlaced = (ctx: Ctx, { most, onBoard }: TokenRule): boolean => {
  const there = most(ctx);
  return there !== null && onBoard(ctx).length >= there;
};

/** The token that an action moves, as it is named among those on the board. */
const movedToken = ({ instead, beyond }: PlaceAction): string | undefined =>
  instead === undefined || beyond === undefined ? instead : `${beyond} ${instead}`;

/** A token on the board as the fields of an action name it. */
function fieldsOf(named: string): Pick<PlaceAction, "instead" | "beyond"> {
  const [first, other] = named.split(" ");
  return other === undefined ? { instead: first } : { instead: other, beyond: first };
}

/** What putting a token on the board requires. rr.jager.panel-stealth, rr.jager.panel-battle */
export function requireToken(ctx: Ctx, req: Req, action: PlaceAction): void {
  const { placing } = jagerOf(ctx);
  const now = req.found(placing, {
    met: "A card puts a token on the board now.",
    unmet: "No card puts a token on the board now.",
    cites: ["rr.jager.panel-stealth"],
  });
  if (!now) return;
  const rule = rules[placing];
  rule.require(ctx, req, action);
  if (placing !== "door-lock")
    req.idle("to", action.to, "It is the other side of a door, and only a lock lies at one.", ...rule.cites);
  if (action.instead === undefined)
    req.idle(
      "beyond",
      action.beyond,
      "It tells two locks apart that `instead` names, and none is named.",
      ...rule.cites,
    );
  const instead = movedToken(action);
  if (!allPlaced(ctx, rule)) {
    req.need(instead === undefined, {
      met: "A token is left to be placed.",
      unmet: `A ${jagerTokenTitles[placing]} token is left: none has to move.`,
      cites: rule.cites,
    });
    return;
  }
  const tokenIds = rule.onBoard(ctx).join(", ");
  req.need(instead !== undefined && rule.onBoard(ctx).includes(instead), {
    met: `The token on ${instead} moves.`,
    unmet: `All ${jagerTokenTitles[placing]} tokens are on the board: "instead" names the one that moves, of ${tokenIds}.`,
    cites: rule.cites,
  });
}

/** Where a token might go, and which one moves. */
export function tokenCandidates(ctx: Ctx, token: JagerToken): readonly PlaceAction[] {
  const rule = rules[token];
  const from = allPlaced(ctx, rule) ? rule.onBoard(ctx) : [undefined];
  return rule
    .targets(ctx)
    .flatMap((target) =>
      from.map((moved) => ({ do: "place-token" as const, ...target, ...(moved !== undefined && fieldsOf(moved)) })),
    );
}

/** Puts a token on the board. */
export function putToken(ctx: Ctx, token: JagerToken, action: PlaceAction): void {
  const moved = movedToken(action);
  if (moved !== undefined) rules[token].take(ctx, moved);
  rules[token].put(ctx, action);
}

/** The rules by which a token is placed. */
export const tokenRules = (token: JagerToken): readonly Citation[] => rules[token].cites;

/**
 * The End Phase of blood stains: a fresh one is turned to its small symbol, a small one is removed. rr.jager.blood-flip,
 * rr.jager.blood-removed, rr.jager.blood-stays
 */
export function endOfStains(ctx: Ctx): void {
  const { jager } = ctx.state;
  if (jager === null || jager.stains.length === 0) return;
  for (const { at, small } of jager.stains)
    if (small) removed(ctx, "blood-stain", name(ctx, at), ["rr.jager.blood-removed"]);
    else
      record(ctx, { event: "stain-turned", at: name(ctx, at), cites: ["rr.jager.blood-flip", "rr.jager.blood-stays"] });
  jager.stains = jager.stains.flatMap(({ at, small }) => (small ? [] : [{ at, small: true }]));
}
