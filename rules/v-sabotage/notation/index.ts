export { notation } from "./offered.ts";
export { parsePosition } from "./parse.ts";
export { printPosition } from "./print.ts";
export { usualDecks, usualEnemies, usualEquipment, usualEvents, usualReserve, usualSpecial } from "./usual.ts";
