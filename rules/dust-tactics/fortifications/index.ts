/*
 * Wire and minefields on the way of those who move.
 */
export { throughMines, throughWire } from "./crossing.ts";
export { mineAttack } from "./mines.ts";
