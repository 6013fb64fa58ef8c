import { fight } from "../attacks/fight.ts";
import { shoot } from "../attacks/shoot.ts";
import { keepMovingRule } from "../gear/common.ts";
import { contactHq } from "../gear/contact-hq.ts";
import { chargePlaceRule, setCharge } from "../gear/set-charge.ts";
import { repositionRule } from "../harm/reposition.ts";
import type { PendingKind } from "../state/index.ts";
import type { ActionRule, PendingRule } from "./rule.ts";
import type { FighterActionName } from "./schema.ts";

/** The actions fighters make, each with its rule: an action module adds one entry. */
export const actionRules: { readonly [N in FighterActionName]?: ActionRule<N> } = {
  shoot,
  fight,
  "set-charge": setCharge,
  "contact-hq": contactHq,
};

/** The questions within procedures: a module that asks one adds an entry. */
export const pendingRules: { readonly [K in PendingKind]?: PendingRule } = {
  reposition: repositionRule,
  "keep-moving": keepMovingRule,
  "charge-place": chargePlaceRule,
};
