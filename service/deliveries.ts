/*
 * What delivers notices, apart from index.ts: the APIs load it when a webhook is tested, and no start of a function but
 * that which delivers reads it.
 */
export { delivering } from "./notices/deliver.ts";
export { notedDeliveries, notingDeliveries } from "./notices/deliveries.ts";
