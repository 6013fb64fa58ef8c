import { type Requirement, Requirements } from "../../kernel/index.ts";
import { appearNeeds } from "./appearing.ts";
import type { Aim } from "../attack/index.ts";
import type { Needs, Ctx } from "../table/context.ts";
import type { Citation } from "../table/events.ts";
import { fortifyNeeds } from "./fortifying.ts";
import { embarksNeeds } from "./embarking.ts";
import { deployNeeds } from "./deploying.ts";
import { holdBackNeeds } from "./holding-back.ts";
import { reactNeeds, turnNeeds, holdNeeds } from "./reacting.ts";
import { changeNeeds } from "./changing.ts";
import { declareNeeds } from "./declaring.ts";
import type { Action } from "../table/action-schema.ts";
import { activateNeeds, passNeeds } from "./activating.ts";
import { moveNeeds } from "./moving.ts";
import { attackNeeds } from "./attacking.ts";
import { specialNeeds } from "./special.ts";
import { skipNeeds } from "./skipping.ts";

/** Whether whoever acts has declared its actions. dt.act.declare-all */
const hasDeclared = ({ state: { activation } }: Ctx): boolean => activation !== null && activation.plan !== null;

function examine(ctx: Ctx, req: Needs, action: Action, aim?: Aim): void {
  switch (action.do) {
    case "activate":
      return activateNeeds(ctx, req, action);
    case "pass":
      return passNeeds(ctx, req, action);
    case "declare":
      return hasDeclared(ctx) ? changeNeeds(ctx, req, action) : declareNeeds(ctx, req, action);
    case "move":
      return moveNeeds(ctx, req, action);
    case "attack":
      return attackNeeds(ctx, req, action, aim);
    case "appear":
      return appearNeeds(ctx, req, action);
    case "deploy":
      return deployNeeds(ctx, req, action);
    case "embark":
      return embarksNeeds(ctx, req, action);
    case "hold-back":
      return holdBackNeeds(ctx, req, action);
    case "fortify":
      return fortifyNeeds(ctx, req, action);
    case "turn":
      return turnNeeds(ctx, req, action);
    case "skip":
      return skipNeeds(ctx, req, action);
    case "react":
      return reactNeeds(ctx, req, action);
    case "hold":
      return holdNeeds(ctx, req, action);
    case "special":
      return specialNeeds(ctx, req, action);
  }
}

/** All requirements of an action, met and unmet. */
export function requirementsOf(ctx: Ctx, action: Action): readonly Requirement[] {
  const req = new Requirements<Citation>();
  if (!req.need(ctx.state.result === null, { met: "The game goes on.", unmet: "The game is over." }, "dt.end.winner"))
    return req.all;
  examine(ctx, req, action);
  return req.all;
}

/** Whether an action is legal, without the words; an aim that is handed in keeps what it works out. */
export function isLegal(ctx: Ctx, action: Action, aim?: Aim): boolean {
  const req = new Requirements<Citation>(true);
  examine(ctx, req, action, aim);
  return ctx.state.result === null && req.holding;
}
