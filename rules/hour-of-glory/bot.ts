export { sensiblePolicy } from "./bot/policy.ts";
