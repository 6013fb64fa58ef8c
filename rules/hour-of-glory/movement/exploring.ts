import { draw as kernelDraw, impossible } from "../../kernel/index.ts";
import type { Action } from "../table/action-schema.ts";
import { type Ctx, planFor, record, type Rules } from "../table/context.ts";
import { roomAt, type Square } from "../table/plan.ts";
import type { Intruder } from "../table/state.ts";

/**
 * Turns the card of a room face up when an Intruder first enters it. hg.intel.first-entry-flips,
 * hg.intel.defenders-do-not-explore
 */
export function* turnCardUp(ctx: Ctx, intruder: Intruder, square: Square): Rules {
  const name = roomAt(planFor(ctx), square);
  const room = name === null ? undefined : ctx.state.rooms.find((other) => other.room === name);
  if (room === undefined || room.up || room.card === "taken") return;
  if (room.card === "unknown") {
    const card = yield* kernelDraw<Action>("intelligence", ctx.state.pile, {
      text: `The card of room ${room.room} is turned face up.`,
      cites: ["hg.intel.first-entry-flips"],
    });
    const turned = ctx.state.pile.find((other) => other === card);
    if (turned === undefined) throw impossible(`a card ${card} that is not in the pile`);
    room.card = turned;
    ctx.state.pile = ctx.state.pile.filter((other) => other !== card);
  }
  room.up = true;
  record(ctx, {
    event: "card-turned",
    room: room.room,
    card: room.card,
    by: intruder.id,
    cites: ["hg.intel.first-entry-flips", "hg.info.face-down-unknown", "hg.info.face-up-public"],
  });
}
