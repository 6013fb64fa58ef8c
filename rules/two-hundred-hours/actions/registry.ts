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
import type { PendingKind } from "../table/state.ts";
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
import type { QuestionRule } from "../table/pending.ts";
import type { Action, FighterAction, FighterActionName } from "../table/action-schema.ts";

/** The actions fighters make, topic by topic; the schema has the order in which they are listed. */
export const fighterActions: { readonly [Name in FighterActionName]: ActionRule<Name> } = {
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

/** Whether an action is made by a fighter, with a token or free. */
export const isFighterAction = (action: Action): action is FighterAction => Object.hasOwn(fighterActions, action.do);

/** Positions may name a question that nobody asks; nothing answers it. */
const unasked: QuestionRule = {
  requires: (_, req) => void req.fail("This does not answer what is asked now.", "zh.action.results-after"),
  candidates: () => [],
};

/** The questions that are answered by an action, within procedures and in the set-up: what asks one adds an entry. */
export const questionRules: { readonly [Kind in PendingKind]: QuestionRule } = {
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
  crew: unasked,
};
