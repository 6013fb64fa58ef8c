import { fight } from "../attacks/fight.ts";
import { shoot } from "../attacks/shoot.ts";
import { keepMovingRule } from "../gear/common.ts";
import { contactHq } from "../gear/contact-hq.ts";
import { chargePlaceRule, setCharge } from "../gear/set-charge.ts";
import { flarePlace, searchlightPlace, streetlightPlace } from "../additional/lights.ts";
import { objectivePlace, patrolMarkerPlace } from "../cards/moments.ts";
import { repositionRule } from "../harm/reposition.ts";
import { advance } from "../manoeuvres/advance.ts";
import { facingRule } from "../manoeuvres/facing.ts";
import { patrolRoute } from "../manoeuvres/patrol-route.ts";
import { rovingPatrol } from "../manoeuvres/roving-patrol.ts";
import { sneak, sneakPath } from "../manoeuvres/sneak.ts";
import { followerRule } from "../moving/index.ts";
import type { PendingKind } from "../state/index.ts";
import type { ActionRule, PendingRule } from "./rule.ts";
import type { FighterActionName } from "./schema.ts";

/** The actions fighters make, each with its rule: an action module adds one entry. */
export const actionRules: { readonly [N in FighterActionName]?: ActionRule<N> } = {
  advance,
  sneak,
  "patrol-route": patrolRoute,
  "roving-patrol": rovingPatrol,
  shoot,
  fight,
  "set-charge": setCharge,
  "contact-hq": contactHq,
};

/** The questions within procedures: a module that asks one adds an entry. */
export const pendingRules: { readonly [K in PendingKind]?: PendingRule } = {
  "sneak-path": sneakPath,
  follower: followerRule,
  facing: facingRule,
  "searchlight-place": searchlightPlace,
  "streetlight-place": streetlightPlace,
  "flare-place": flarePlace,
  "patrol-marker": patrolMarkerPlace,
  "objective-place": objectivePlace,
  reposition: repositionRule,
  "keep-moving": keepMovingRule,
  "charge-place": chargePlaceRule,
};
