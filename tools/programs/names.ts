import { drawBoard } from "@umpire/rules/pictures";

export { Budget, seededChance, unwrap } from "@umpire/rules";
export const drawn = drawBoard;
