/** Runs one thing after the other in each lane, and those of several lanes side by side. */
export type InLane = <T>(lane: string, run: () => Promise<T>) => Promise<T>;

export function createLanes(): InLane {
  const lanes = new Map<string, Promise<void>>();
  return async (lane, run) => {
    const before = lanes.get(lane) ?? Promise.resolve();
    const { promise: over, resolve: leave } = Promise.withResolvers<void>();
    lanes.set(lane, over);
    try {
      await before;
      return await run();
    } finally {
      leave();
      if (lanes.get(lane) === over) lanes.delete(lane);
    }
  };
}
