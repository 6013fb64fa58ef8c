export { charactersAppear, enter, personCheck, stealthSize } from "./entering.ts";
export { exit } from "./leaving.ts";
