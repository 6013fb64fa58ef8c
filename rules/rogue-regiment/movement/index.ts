// Steps of figures and vehicles: what they cost and what forbids them.

export { advanceCosts, edgesOpen, entersFlames, moverOf, stepBetween, walkCosts } from "./movement.ts";
export { edgesMet, obstacles, type StepFeature, stepFeatures } from "./step-features.ts";
export { stepRules } from "./vehicle-step-rules.ts";
export { doorName, doorsOf, lockBetween, passDoor, unlock } from "./locks.ts";
