export { rules } from "../../v-sabotage/book/rules.ts";
