export { drawCard } from "./drawing.ts";
export { objectivePlace, patrolMarkerPlace, straightened } from "./event-places.ts";
export { mayUseEvents, offerEvent, playEvent } from "./offering.ts";
export { declareOrder, requireOrder, returnOrder, supporters, withOrders } from "./orders.ts";
