// A policy that plays the Operators.

export { sensiblePolicy } from "./policy.ts";
