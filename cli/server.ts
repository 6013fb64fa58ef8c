/*
 * The service inside other programs: a handler of requests over a table that they bring.
 */
export { createUmpire, type Umpire, type UmpireOptions } from "../service/embedding.ts";
export type { Item, Range, Table } from "../service/storage/table.ts";
