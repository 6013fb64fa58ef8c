import { citeIf } from "../../kernel/index.ts";
import { type TokenKind, tokenTitles } from "../book/tokens.ts";
import { putOnUniform } from "../sight/index.ts";
import { commandoNamed, isOnTile, reading, unitsOn } from "../table/context.ts";
import { hasCard } from "../table/skills.ts";
import type { Commando } from "../table/state.ts";
import { bombardment, airdrop } from "./air-support.ts";
import { crowbar } from "./crowbar.ts";
import { firstAid } from "./first-aid.ts";
import { kindsOf, requireHeld, takeFrom } from "./held-tokens.ts";
import { noTargets } from "./requirements.ts";
import { commandoAction } from "./rule.ts";
import { tnt } from "./tnt.ts";
import { type TokenUse, usualCost } from "./token-use.ts";

/** Whether a commando puts one on for nothing. vs.equip.free-by-card */
const isFree = (commando: Commando): boolean => hasCard(commando, "spy", "blue");

/** German uniform: the wearer treats every tile as small. vs.uniform.all-small, vs.uniform.discard */
const uniform: TokenUse = {
  cost: (ctx, commando) => (isFree(commando) ? 0 : usualCost(ctx)),
  requires(ctx, req, commando) {
    req.need(!commando.uniform, {
      met: `${commando.id} wears no German uniform yet.`,
      unmet: `${commando.id} already wears a German uniform.`,
      cites: ["vs.uniform.discard"],
    });
    const seen = commando.visible && unitsOn(ctx, commando.at).length > 0;
    req.need(!seen || reading(ctx, "vs.open.uniform-with-enemy") === "wasted", {
      met: `${commando.id} ${commando.visible ? "is visible" : "is stealthy"}, and may put one on here.`,
      unmet: `${commando.id} is visible and enemy units are on ${commando.at}; a visible commando puts one on at a tile without them.`,
      at: commando.at,
      cites: ["vs.uniform.put-on-visible", "vs.open.uniform-with-enemy"],
    });
  },
  *perform(ctx, commando) {
    takeFrom(commando, "german-uniform");
    putOnUniform(ctx, commando, ...citeIf(isFree(commando), "vs.equip.free-by-card"));
  },
  targets: noTargets,
};

/** How tokens are used that this action does not use. */
const unusedHow: Readonly<Partial<Record<TokenKind, string>>> = {
  mp40: "is a firearm: it is used by shooting",
  stg44: "is a firearm: it is used by shooting",
  mg42: "is a firearm: it is used by shooting",
  grenade: "is thrown: it is used by shooting",
  binoculars: "is used when dice are rolled",
};

const uses: Readonly<Partial<Record<TokenKind, TokenUse>>> = {
  "first-aid-kit": firstAid,
  crowbar,
  "german-uniform": uniform,
  tnt,
  bombardment,
  airdrop,
};

/**
 * Using an equipment token of the commando's card: 1 AP unless the token or the card says otherwise. vs.use.cost,
 * vs.use.any-state, vs.equip.any-commando
 */
const use = commandoAction<"use">({
  cites: ["vs.use.cost", "vs.use.any-state", "vs.equip.any-commando"],
  from: "tile",
  opensWindow: true,
  isWorthWindow(ctx, { commando: id, token }) {
    const commando = commandoNamed(ctx.state, id);
    return commando === undefined || !isOnTile(commando) || (uses[token]?.isWorthWindow?.(ctx, commando) ?? true);
  },
  savedPays: true,
  cost: (ctx, commando, { token, target }) =>
    commando.spentSkills.includes("quick-hands") ? 0 : (uses[token]?.cost(ctx, commando, target) ?? usualCost(ctx)),
  requires(ctx, req, commando, { token, target }) {
    if (!isOnTile(commando)) return;
    requireHeld(req, commando, [token], "vs.use.cost");
    const tokenUse = uses[token];
    if (
      req.found(tokenUse, {
        met: `The ${tokenTitles[token]} is used by this action.`,
        unmet: `The ${tokenTitles[token]} ${unusedHow[token] ?? "is not used by this action"}.`,
        cites: ["vs.use.cost"],
      })
    ) {
      if (tokenUse.targets === noTargets)
        req.idle("target", target, `The ${tokenTitles[token]} takes no target.`, "vs.use.cost");
      tokenUse.requires(ctx, req, commando, target);
    }
  },
  candidates(ctx, commando) {
    if (!isOnTile(commando)) return [];
    return kindsOf(commando.tokens).flatMap((token) =>
      (uses[token]?.targets(ctx, commando) ?? []).map((target) => ({
        do: "use" as const,
        commando: commando.id,
        token,
        ...(target !== undefined && { target }),
      })),
    );
  },
  *perform(ctx, commando, { token, target }) {
    if (commando.spentSkills.includes("quick-hands"))
      commando.spentSkills = commando.spentSkills.filter((mark) => mark !== "quick-hands");
    if (isOnTile(commando)) yield* uses[token]?.perform(ctx, commando, target) ?? [];
  },
});

export const actions = { use };
