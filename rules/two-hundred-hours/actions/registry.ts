import type { PendingKind } from "../state/index.ts";
import type { ActionRule, PendingRule } from "./rule.ts";
import type { FighterActionName } from "./schema.ts";

/** The actions fighters make, each with its rule: an action module adds one entry. */
export const actionRules: { readonly [N in FighterActionName]?: ActionRule<N> } = {};

/** The questions within procedures: a module that asks one adds an entry. */
export const pendingRules: { readonly [K in PendingKind]?: PendingRule } = {};
