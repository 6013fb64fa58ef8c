/** Citations that are given only where they bear on what happens. */
export const citeIf = <Citation extends string>(holds: boolean, ...cites: readonly Citation[]): readonly Citation[] =>
  holds ? cites : [];
