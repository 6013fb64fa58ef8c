import { eliminate } from "../combat/index.ts";
import { exit as leave } from "../movement/index.ts";
import { number, isOnTile, record } from "../table/context.ts";
import { escortGroups, requireEscorted, trapDoorAt, peopleNamed } from "./requirements.ts";
import { commandoAction } from "./rule.ts";

/** Exiting through an open trap door: 1 AP. vs.exit.cost, vs.exit.critical-dies */
const exit = commandoAction<"exit">({
  cites: ["vs.exit.cost"],
  from: "tile",
  leavesTile: true,
  opensWindow: true,
  savedPays: true,
  byGander: true,
  cost: (ctx) => number(ctx, "vs.number.cost-exit"),
  requires(ctx, req, commando, { along = [] }) {
    if (!isOnTile(commando)) return;
    const door = trapDoorAt(ctx, commando.at);
    req.need(door?.open === true, {
      met: `${commando.at} has an open trap door.`,
      unmet: `${door === undefined ? `${commando.at} has no trap door` : `The trap door of ${commando.at} is blocked`}; a commando exits through an open one.`,
      at: commando.at,
      cites: ["vs.exit.cost"],
    });
    requireEscorted(ctx, req, commando, along);
  },
  candidates(ctx, commando) {
    if (!isOnTile(commando) || trapDoorAt(ctx, commando.at)?.open !== true) return [];
    return escortGroups(ctx, commando.at, Infinity).map((along) => ({
      do: "exit",
      commando: commando.id,
      ...(along.length > 0 && { along: [...along] }),
    }));
  },
  *perform(ctx, commando, { along }) {
    if (!isOnTile(commando)) return;
    if ((yield* leave(ctx, commando, peopleNamed(ctx.state, along))) === "critical")
      yield* eliminate(ctx, commando, "reaction fire at the trap door", ["vs.exit.critical-dies"]);
  },
});

/** Unblocking a trap door on the commando's tile: 1 AP. vs.unblock.cost, vs.unblock.not-from-outside */
const unblock = commandoAction<"unblock">({
  cites: ["vs.unblock.cost"],
  // from outside it is refused by a rule of its own
  from: "anywhere",
  opensWindow: true,
  savedPays: true,
  cost: (ctx) => number(ctx, "vs.number.cost-unblock"),
  requires(ctx, req, commando) {
    if (
      !req.need(isOnTile(commando), {
        met: `${commando.id} is on a tile.`,
        unmet: `${commando.id} is outside; a trap door is unblocked from its tile.`,
        cites: ["vs.unblock.not-from-outside", "vs.unblock.cost"],
      }) ||
      !isOnTile(commando)
    )
      return;
    const door = trapDoorAt(ctx, commando.at);
    req.need(door?.open === false, {
      met: `${commando.at} has a blocked trap door.`,
      unmet:
        door === undefined ? `${commando.at} has no trap door.` : `The trap door of ${commando.at} is already open.`,
      at: commando.at,
      cites: ["vs.unblock.cost"],
    });
  },
  candidates: (ctx, commando) =>
    isOnTile(commando) && trapDoorAt(ctx, commando.at)?.open === false
      ? [{ do: "unblock", commando: commando.id }]
      : [],
  *perform(ctx, commando) {
    const door = commando.at === null ? undefined : trapDoorAt(ctx, commando.at);
    if (door === undefined) return;
    door.open = true;
    record(ctx, { event: "trap-door", at: door.at, open: true, cites: ["vs.unblock.cost"] });
  },
});

export const actions = { exit, unblock };
