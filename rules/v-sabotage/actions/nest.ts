import { freeSpacesOutsideNest, hasNest, isNestTaken, number, isOnTile, record } from "../table/context.ts";
import { commandoAction } from "./rule.ts";

/** Entering an unoccupied nest of the commando's tile, at no cost. vs.nest.free-in-out */
const enterNest = commandoAction<"enter-nest">({
  cites: ["vs.nest.free-in-out"],
  from: "tile",
  opensWindow: true,
  cost: (ctx) => number(ctx, "vs.number.cost-nest"),
  requires(ctx, req, commando) {
    if (!isOnTile(commando)) return;
    const { at } = commando;
    req.need(hasNest(ctx, at), {
      met: `${at} has an MG42 nest.`,
      unmet: `${at}, the tile of ${commando.id}, has no MG42 nest.`,
      at,
      cites: ["vs.nest.free-in-out"],
    });
    req.need(!isNestTaken(ctx, at), {
      met: `The nest of ${at} is unoccupied.`,
      unmet: `The nest of ${at} is occupied: only one character fits.`,
      at,
      cites: ["vs.nest.auto-enter"],
    });
  },
  candidates: (ctx, commando) =>
    isOnTile(commando) && hasNest(ctx, commando.at) ? [{ do: "enter-nest", commando: commando.id }] : [],
  *perform(ctx, commando) {
    if (commando.at === null) return;
    commando.nest = true;
    record(ctx, {
      event: "nest",
      piece: commando.id,
      at: commando.at,
      inside: true,
      cites: ["vs.nest.free-in-out", "vs.open.nest-leave-cost"],
    });
  },
});

/** Leaving the nest for another space of its tile, at no cost. vs.nest.free-in-out, vs.nest.indestructible */
const leaveNest = commandoAction<"leave-nest">({
  cites: ["vs.nest.free-in-out"],
  from: "tile",
  opensWindow: true,
  cost: (ctx) => number(ctx, "vs.number.cost-nest"),
  requires(ctx, req, commando) {
    if (!isOnTile(commando)) return;
    req.need(commando.nest, {
      met: `${commando.id} is in the nest.`,
      unmet: `${commando.id} is not in a nest.`,
      at: commando.at,
      cites: ["vs.nest.free-in-out"],
    });
    req.need(freeSpacesOutsideNest(ctx, commando.at) >= 1, {
      met: `${commando.at} has a free space outside the nest.`,
      unmet: `${commando.at} has no free space outside the nest; it takes one.`,
      at: commando.at,
      cites: ["vs.move.free-space", "vs.move.nest-space"],
    });
  },
  candidates: (_ctx, commando) => (commando.nest ? [{ do: "leave-nest", commando: commando.id }] : []),
  *perform(ctx, commando) {
    if (commando.at === null) return;
    commando.nest = false;
    record(ctx, {
      event: "nest",
      piece: commando.id,
      at: commando.at,
      inside: false,
      cites: ["vs.nest.free-in-out", "vs.nest.indestructible", "vs.open.nest-leave-cost"],
    });
  },
});

export const actions = { "enter-nest": enterNest, "leave-nest": leaveNest };
