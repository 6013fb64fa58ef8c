import { freeSavedSpace, gainSavedAction, savedSpaces } from "../table/commandos.ts";
import { number, isOnTile, record, savedActionsOf } from "../table/context.ts";
import { commandoAction } from "./rule.ts";

/**
 * Saving an action: 1 AP for a +1 AP token on a dedicated free space. vs.save.cost, vs.save.limit,
 * vs.save.top-slot-injured
 */
const save = commandoAction<"save">({
  cites: ["vs.save.cost"],
  from: "tile",
  opensWindow: false,
  cost: (ctx) => number(ctx, "vs.number.cost-save"),
  requires(ctx, req, commando) {
    req.need(savedActionsOf(commando) < savedSpaces(ctx, commando), {
      met: `${commando.id} has a space for a +1 AP token.`,
      unmet: `${commando.id} holds as many +1 AP tokens as its card has spaces for (${savedSpaces(ctx, commando)}).`,
      cites: ["vs.save.limit"],
    });
    const full = savedActionsOf(commando) >= savedSpaces(ctx, commando);
    req.need(full || freeSavedSpace(ctx, commando) !== null, {
      met: "No −1 AP token lies on the space for it.",
      unmet: `−1 AP tokens lie on the spaces of ${commando.id} for +1 AP tokens; it takes a free one.`,
      cites: ["vs.save.cost", "vs.open.saved-space"],
    });
    req.need(commando.slots[0] !== "injury", {
      met: `The top slot of ${commando.id} holds no −1 AP token.`,
      unmet: `The top slot of ${commando.id} holds a −1 AP token: it cannot save an action.`,
      cites: ["vs.save.top-slot-injured"],
    });
  },
  candidates: (_ctx, commando) => (isOnTile(commando) ? [{ do: "save", commando: commando.id }] : []),
  *perform(ctx, commando) {
    gainSavedAction(ctx, commando);
    record(ctx, {
      event: "saved",
      piece: commando.id,
      saved: savedActionsOf(commando),
      cites: ["vs.save.cost", "vs.save.limit", "vs.open.saved-space"],
    });
  },
});

export const actions = { save };
