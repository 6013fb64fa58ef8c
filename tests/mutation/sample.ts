/** A seeded sample of some things, in their order: the same seed takes the same. */
export function sampled<T>(all: readonly T[], count: number, seed: number): readonly T[] {
  // a multiplicative generator, as good as is needed to pick lines of code
  let state = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1;
  const next = (): number => (state = (state * 48_271) % 2_147_483_647);
  return all
    .map((one, i) => ({ one, i, order: next() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .sort((a, b) => a.i - b.i)
    .map(({ one }) => one);
}
