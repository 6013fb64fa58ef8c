/**
 * The root fields that cost most, as their routes of REST do: new games, whole records, analyses, tests of
 * webhooks, which wait for whatever answers there, and pictures. The limits of each
 * client address count them by their names (infra/guard.ts), so they are sent by name: a query that holds one is not kept
 * by its hash.
 */
export const costlyFields = [
  "createGame",
  "branch",
  "record",
  "verifyRecord",
  "importRecord",
  "analyse",
  "testNotice",
] as const;
export const pictureFields = ["picture"] as const;

const named = new RegExp(`\\b(?:${[...costlyFields, ...pictureFields].join("|")})\\b`);

/** Whether the text of a query may ask for one of these fields; a name that only looks like one counts as well. */
export const mayCostMuch = (query: string): boolean => named.test(query);
