export { sensiblePolicy } from "./policy.ts";
