export { drawCard } from "./drawing.ts";
export { objectivePlace, patrolMarkerPlace, straightened } from "./event-places.ts";
export { mayUseEvents, offerEvent, playEvent } from "./offering.ts";
export { declareOrder, orderedAs, requireOrder, ordersFor, returnOrder, supporters } from "./orders.ts";
