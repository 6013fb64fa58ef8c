import { fight } from "../attacks/fight.ts";
import { throwSmoke } from "../attacks/throw-smoke.ts";
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
import { escapePlaceRule } from "../missions/escapes.ts";
import { fireGun } from "../missions/gun.ts";
import { shootInMission } from "../missions/havoc.ts";
import { search } from "../missions/search.ts";
import { followerRule } from "../moving/index.ts";
import type { PendingKind } from "../state/index.ts";
import { deployRule } from "../set-up/deploying.ts";
import { splitRule } from "../set-up/entry.ts";
import { nestRule } from "../set-up/nest.ts";
import { recruitRule } from "../set-up/recruiting.ts";
import { reservesRule } from "../set-up/reserves.ts";
import { routeRule } from "../set-up/route.ts";
import { veteransRule } from "../set-up/dealing.ts";
import type { ActionRule, PendingRule, SetUpRule } from "./rule.ts";
import type { FighterActionName } from "./schema.ts";

/** The actions fighters make, each with its rule: an action module adds one entry. */
export const actionRules: { readonly [N in FighterActionName]?: ActionRule<N> } = {
  advance,
  sneak,
  "patrol-route": patrolRoute,
  "roving-patrol": rovingPatrol,
  shoot: shootInMission,
  "throw-smoke": throwSmoke,
  fight,
  "set-charge": setCharge,
  "contact-hq": contactHq,
  search,
  "fire-gun": fireGun,
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
  "escape-place": escapePlaceRule,
};

/** The questions of the set-up. */
export const setUpRules: { readonly [K in PendingKind]?: SetUpRule } = {
  recruit: recruitRule,
  veterans: veteransRule,
  reserves: reservesRule,
  route: routeRule,
  deploy: deployRule,
  "nest-place": nestRule,
  split: splitRule,
};
