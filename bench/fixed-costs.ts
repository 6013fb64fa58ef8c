/** Something that is paid each month, whether anybody plays or not. */
export interface FixedCost {
  readonly what: string;
  readonly count: number;
  /** Dollars a month for one. */
  readonly each: number;
}

/**
 * What a deployment costs a month by itself; a test holds the counts against the template. Prices are those of
 * us-east-1, November 2026, from memory. Requests that the queue is asked with and the clock's own reads are counted
 * for a month of 30 days.
 */
export const fixedCosts: readonly FixedCost[] = [
  { what: "web ACL", count: 1, each: 5 },
  { what: "rules of the web ACL, groups among them", count: 6, each: 1 },
  { what: "alarms", count: 31, each: 0.1 },
  { what: "metrics of our own", count: 8, each: 0.3 },
  { what: "dashboards (three are free)", count: 1, each: 0 },
  { what: "key of the alarm topics", count: 1, each: 1 },
  { what: "secret", count: 1, each: 0.4 },
  { what: "requests of the functions that wait at the queue, a million", count: 0.65, each: 0.4 },
  { what: "reads of a clock that finds nothing due, a million read units", count: 0.6, each: 0.125 },
  { what: "files of the page and of the logs, GB", count: 0.1, each: 0.023 },
];

/** What all of it comes to, in dollars a month. */
export const fixedInAll = (): number => fixedCosts.reduce((sum, { count, each }) => sum + count * each, 0);
