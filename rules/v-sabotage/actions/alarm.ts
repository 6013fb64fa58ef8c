import { isBlockedByProtection } from "../objectives/index.ts";
import { canInterrupt, watchAlarm } from "../sight/index.ts";
import { number, isOnTile, record, remark } from "../table/context.ts";
import { terrainOf } from "../table/map.ts";
import { commandoAction } from "./rule.ts";

/**
 * Interrupting a triggered alarm: 1 AP, stealthy, on the alarm's tile, once per terrain. vs.interrupt.conditions,
 * vs.interrupt.effect, vs.interrupt.once, vs.interrupt.permanent, vs.interrupt.visible
 */
const interrupt = commandoAction<"interrupt">({
  cites: ["vs.interrupt.conditions"],
  from: "tile",
  opensWindow: true,
  savedPays: true,
  cost: (ctx) => number(ctx, "vs.number.cost-interrupt"),
  requires(ctx, req, commando) {
    if (!isOnTile(commando)) return;
    const terrain = terrainOf(ctx.state, commando.at);
    const { at } = terrain.alarm;
    req.need(at === commando.at, {
      met: `The alarm of ${terrain.id} is on ${commando.at}.`,
      unmet: `${at === null ? `${terrain.id} has no alarm` : `The alarm of ${terrain.id} is on ${at}`}; ${commando.id} is on ${commando.at}, and interrupts one on its tile.`,
      at: at ?? undefined,
      cites: ["vs.interrupt.conditions"],
    });
    req.need(terrain.alarm.on, {
      met: "The alarm is on.",
      unmet: `The alarm of ${terrain.id} is off: there is nothing to interrupt.`,
      cites: ["vs.interrupt.conditions"],
    });
    req.need(!commando.visible, {
      met: `${commando.id} is stealthy.`,
      unmet: `${commando.id} is visible; a stealthy commando interrupts the alarm.`,
      cites: ["vs.interrupt.conditions"],
    });
    req.need(!terrain.alarm.on || canInterrupt(ctx, terrain), {
      met: `The alarm of ${terrain.id} may still be interrupted.`,
      unmet: `The alarm of ${terrain.id} has been interrupted before; it is on for good.`,
      cites: ["vs.interrupt.once", "vs.interrupt.permanent"],
    });
    req.need(!isBlockedByProtection(ctx, commando.at, "alarm"), {
      met: `No enemy unit keeps ${commando.id} from the alarm.`,
      unmet: `An enemy unit protects the alarm and has to go first.`,
      at: commando.at,
      cites: ["vs.open.interact-protected"],
    });
  },
  candidates: (ctx, commando) =>
    isOnTile(commando) && terrainOf(ctx.state, commando.at).alarm.at === commando.at
      ? [{ do: "interrupt", commando: commando.id }]
      : [],
  *perform(ctx, commando) {
    if (commando.at === null) return;
    const terrain = terrainOf(ctx.state, commando.at);
    terrain.alarm.on = false;
    terrain.alarm.interruptions++;
    record(ctx, {
      event: "alarm",
      terrain: terrain.id,
      on: false,
      why: `${commando.id} interrupts it`,
      cites: [
        "vs.interrupt.effect",
        "vs.interrupt.once",
        "vs.alarm.persists",
        "vs.alarm.indestructible",
        "vs.open.interact-protected",
      ],
    });
    const again = ctx.events.length;
    watchAlarm(ctx, terrain);
    if (ctx.events.length > again)
      remark(ctx, "The alarm is on again at once.", "vs.interrupt.visible", "vs.interrupt.permanent");
  },
});

export const actions = { interrupt };
