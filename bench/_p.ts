import { rogueRegimentSoak } from "../tests/rogue-regiment/invariants.ts";
const id = process.argv[2];
for (const s of rogueRegimentSoak.scenarios) if (s.id === id) rogueRegimentSoak.soak(s, { playouts: Number(process.argv[3]), seed: 1, every: 7, most: 20000, readingsEvery: 0 });
