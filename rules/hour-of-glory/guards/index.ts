export { demobilise } from "./demobilising.ts";
export { type Duty, dutyOf } from "./duty.ts";
export { hasPlaceToMobilise, placeGuards, placesToMobilise } from "./mobilising.ts";
export { mayStopEarly, routeFault, type RouteRule, routesOf } from "./routes.ts";
export { takeGuardTurn } from "./turn.ts";
export { routeCriteria, type TargetedRoute, targetedRoutesOf } from "./ways.ts";
