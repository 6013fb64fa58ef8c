export { rules } from "../../rogue-regiment/book/rules/index.ts";
