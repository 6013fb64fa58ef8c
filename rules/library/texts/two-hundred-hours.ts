export { rules } from "../../two-hundred-hours/book/rules/index.ts";
