// A policy that plays the Operators.

export { foresight } from "./foresight.ts";
export { sensiblePolicy } from "./policy.ts";
