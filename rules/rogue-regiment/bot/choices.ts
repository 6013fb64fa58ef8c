import { type Square, squareNamed } from "../../geometry/index.ts";
import type { ChooseAsk, Option } from "../../kernel/index.ts";
import { type BoardSide, operatorBoards } from "../book/operator-boards.ts";
import { type Ctx, distanceBetween, grid, operatorNamed, operatorsOnBoard, unitNamed } from "../table/context.ts";
import type { Objective } from "../table/state.ts";
import { lineWorth } from "./aircraft.ts";
import { planOf } from "./assignments.ts";
import { targetsOf } from "./targets.ts";

/** The square on which a unit would come to stand by an option, where options are squares or routes. */
const squareOf = (ctx: Ctx, option: Option): Square | null => squareNamed(grid(ctx), option.id.split(" ").at(-1) ?? "");

/** The cards a bomb's card is put under: time to get away, and no more. */
const FUSE = 3;

/** What the objectives ask explosives for. */
const explosive: ReadonlySet<Objective> = new Set([
  "destroy-dumps",
  "stop-convoy",
  "destroy-an-aa-gun",
  "destroy-aa-guns",
  "destroy-wanted",
]);

/** What scuba gear is worth where a river has to be crossed. */
const SWIMS = 6;

/** What a side of an Operator's board is worth: grenades and bombs where there is something to blow up, a knife always. */
function boardWorth({ state }: Ctx, { weapons, equipment, items }: BoardSide): number {
  const blows = state.objectives.some((objective) => explosive.has(objective));
  const stays = state.objectives.includes("destroy-dumps");
  const count = (wanted: string): number =>
    items.reduce((sum, { item, count: some }) => (item === wanted ? sum + some : sum), 0);
  return (
    (count("grenade") + count("stick-grenade")) * (blows ? 3 : 1) +
    (count("bomb") + count("rat-bomb")) * (stays ? 2 : blows ? 1 : 0) +
    count("med-pack") +
    (equipment.includes("scuba-gear") && state.bridges.length > 0 ? SWIMS : 0) +
    (weapons.includes("knife") ? 3 : 0) +
    (weapons.includes("sten") ? 2 : 0)
  );
}

function sideChosen(ctx: Ctx, option: Option): number {
  const [id = "", word = ""] = option.id.split(" ");
  const board = operatorBoards.find((candidate) => candidate.id === id);
  if (board === undefined) return 0;
  return boardWorth(ctx, board.sides[word === "B" || word === "disguise" ? "B" : "A"]);
}

/**
 * What an option of the players' is worth: units come to stand far away, harm goes to those who bear it best, whoever
 * has an errand stays hidden.
 */
export function optionScore(ctx: Ctx, { prompt }: ChooseAsk, option: Option): number {
  const operator = operatorNamed(ctx.state, option.id);
  const unit = unitNamed(ctx.state, option.id);
  const square = squareOf(ctx, option);
  const strikes = (): boolean => operator !== undefined && planOf(ctx).get(operator.id)?.kind === "strike";
  switch (prompt.id) {
    case "rr.decide.operators":
      return sideChosen(ctx, option);
    case "rr.decide.willys":
      // the bot goes on foot
      return option.id === "none" || option.id === "on foot" ? 1 : 0;
    case "rr.decide.outfit":
      // in disguise she walks up to an officer
      return option.id === "disguise" && ctx.state.objectives.includes("kill-officers") ? 1 : 0;
    case "rr.decide.cigarette-holder":
      return strikes() ? 1 : 0;
    case "rr.decide.nominate":
      return strikes() ? 0 : (operator?.health ?? 0);
    case "rr.decide.allocate-blast":
      if (targetsOf(ctx).some(({ id }) => id === option.id)) return 4;
      return unit === undefined ? 3 : unit.alert ? 2 : 1;
    case "rr.decide.allocate-strafe":
      return unit?.kind === "officer" ? 2 : unit?.alert === true ? 1 : 0;
    case "rr.decide.bomb-depth":
      return -Math.abs(Number(option.id) - FUSE);
    case "rr.decide.typhoon-line":
      return lineWorth(ctx, Number(option.id));
    case "rr.decide.mark-interrupt":
    case "rr.decide.mark-event":
    case "rr.decide.mark-order":
      return option.id === "wait" ? 0 : 1;
    default:
      if (square !== null) return Math.min(...operatorsOnBoard(ctx).map(({ at }) => distanceBetween(ctx, at, square)));
      return operator?.health ?? 0;
  }
}
