export { rules } from "../../dust-tactics/book/rules/index.ts";
