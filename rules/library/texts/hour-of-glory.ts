export { rules } from "../../hour-of-glory/book/rules/index.ts";
