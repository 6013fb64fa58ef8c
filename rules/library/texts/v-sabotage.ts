export { rules } from "../../v-sabotage/book/rules/index.ts";
