import { fight } from "./fight.ts";
import { throwSmoke } from "./throw-smoke.ts";
import { keepMovingRule } from "./tasks.ts";
import { contactHq } from "./contact-hq.ts";
import { chargePlaceRule, setCharge } from "./set-charge.ts";
import { flarePlace, searchlightPlace, streetlightPlace } from "../additional/index.ts";
import { objectivePlace, patrolMarkerPlace } from "../cards/index.ts";
import { repositionRule } from "../harm/index.ts";
import { advance } from "./advance.ts";
import { facingRule, followerRule, goOnRule } from "../movement/index.ts";
import { patrolRoute } from "./patrol-route.ts";
import { rovingPatrol } from "./roving-patrol.ts";
import { sneak, sneakPath } from "./sneak.ts";
import { escapePlaceRule } from "../missions/index.ts";
import { fireGun } from "./fire-gun.ts";
import { shootInMission } from "./shoot-at-objective.ts";
import { search } from "./search.ts";
import type { PendingKind } from "../table/state.ts";
import {
  deployRule,
  nestRule,
  recruitRule,
  reservesRule,
  routeRule,
  type SetUpRule,
  splitRule,
  veteransRule,
} from "../set-up/index.ts";
import { type ActionRule, beginsOrders } from "./rule.ts";
import type { PendingRule } from "../table/pending.ts";
import type { Action, FighterAction, FighterActionName } from "../table/action-schema.ts";

/** The actions fighters make, each with its rule: an action module adds one entry. */
export const fighterActions: { readonly [Name in FighterActionName]: ActionRule<Name> } = {
  advance: beginsOrders(advance),
  sneak: beginsOrders(sneak),
  "patrol-route": patrolRoute,
  "roving-patrol": rovingPatrol,
  shoot: beginsOrders(shootInMission),
  "throw-smoke": throwSmoke,
  fight: beginsOrders(fight),
  "set-charge": beginsOrders(setCharge),
  "contact-hq": beginsOrders(contactHq),
  search,
  "fire-gun": fireGun,
};

const isFighterActionName = (name: string): name is FighterActionName => Object.hasOwn(fighterActions, name);

/** The names of the actions fighters make, in the order in which they are listed. */
export const fighterActionNames: readonly FighterActionName[] = Object.keys(fighterActions).filter(isFighterActionName);

/** Whether an action is made by a fighter, with a token or free. */
export const isFighterAction = (action: Action): action is FighterAction => isFighterActionName(action.do);

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
  "go-on": goOnRule,
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
