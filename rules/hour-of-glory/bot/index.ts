export { foresight } from "./foresight.ts";
export { sensiblePolicy } from "./policy.ts";
