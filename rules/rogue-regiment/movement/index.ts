// Steps of figures and vehicles: what they cost, what forbids them, how far they lead.

export { doorName, doorsOf, lockBetween, passDoor, unlock } from "./locks.ts";
export { advanceCosts, edgesOpen, entersFlames, moverOf, stepBetween, walkCosts } from "./movement.ts";
export { edgesMet, obstacles, type StepFeature, stepFeatures } from "./step-features.ts";
export { edgeStep, placeOnRoute, routeCost } from "./vehicle-routes.ts";
export { closedStep } from "./vehicle-obstacles.ts";
export { stepCost, vehicleReach, type VehicleReach, vehicleSearch } from "./vehicle-search.ts";
export { stepRules } from "./vehicle-step-rules.ts";
