import { canInterrupt, watchAlarm } from "../alarm.ts";
import { freeSavedSpace, gainSaved, savedSpaces } from "../commandos.ts";
import { discardToken } from "../pools.ts";
import { terrainOf } from "../map.ts";
import { completeObjective, protectionStops } from "../objectives.ts";
import { hasXp, isFresh, markSpent } from "../skills.ts";
import type { Commando, Objective } from "../state.ts";
import { freeOutside, type Ctx, hasNest, nestTaken, number, onTile, reading, record, savedOf } from "../table.ts";
import { type ActionRule, requireOnTile } from "./action-rule.ts";

const objectiveOf = (ctx: Ctx, commando: Commando, id: string): Objective | undefined =>
  onTile(commando) ? terrainOf(ctx.state, commando.at).objectives.find((one) => one.id === id) : undefined;

/** What marks that Army of Two has been used on this terrain. */
const armyOfTwo = "terrain:army-of-two";

/**
 * Whether a lone wolf with the XP card Army of Two acts on an objective as if it were on its tile too: once per terrain,
 * from the tile of another objective of the terrain. vs.objective.interact, vs.xp.colours
 */
const asIfThere = (ctx: Ctx, commando: Commando, { at, id }: Objective): boolean =>
  onTile(commando) &&
  at !== commando.at &&
  hasXp(commando, "army-of-two") &&
  isFresh(commando, armyOfTwo) &&
  terrainOf(ctx.state, commando.at).objectives.some((other) => other.id !== id && other.at === commando.at);

/** Where an objective is, or why it is none, as the beginning of a sentence. */
function whereIsObjective(found: Objective | undefined, id: string): string {
  if (found === undefined) return `${id} is no objective of this terrain`;
  return found.done ? `${id} is completed` : `${id} is on ${found.at}`;
}

/**
 * Interacting with an objective of the commando's tile, at the card's cost. vs.objective.interact,
 * vs.objective.equipment
 */
export const interact: ActionRule<"interact"> = {
  cites: ["vs.objective.interact"],
  from: "tile",
  weighty: true,
  cost: (ctx, commando, { objective }) => objectiveOf(ctx, commando, objective)?.ap ?? 1,
  require(ctx, req, commando, { objective, token }) {
    if (!requireOnTile(req, commando)) return;
    const found = objectiveOf(ctx, commando, objective);
    if (
      !req.need(
        found !== undefined && !found.done && (found.at === commando.at || asIfThere(ctx, commando, found)),
        {
          met:
            found?.at === commando.at
              ? `${objective} is an open objective on ${commando.at}.`
              : `Army of Two: ${commando.id} acts on ${objective} as if on its tile too.`,
          unmet: `${whereIsObjective(found, objective)}; ${commando.id} is on ${commando.at} and interacts with what is there.`,
          at: commando.at,
        },
        "vs.objective.interact",
      ) ||
      found === undefined
    )
      return;
    req.need(
      found.kind === "interact",
      {
        met: `${objective} is completed by interacting with it.`,
        unmet:
          found.kind === "destroy"
            ? `${objective} is completed by an explosion on its tile, not by interacting with it.`
            : `${objective} is completed by escorting a character, not by interacting with it.`,
        at: found.at,
      },
      "vs.objective.interact",
      ...(found.kind === "destroy" ? (["vs.tnt.objective"] as const) : []),
    );
    if (found.needs === null)
      req.idle("token", token, `${objective} takes no token.`, "vs.objective.equipment", "vs.objective.interact");
    else
      req.need(
        token === found.needs && commando.tokens.some(({ kind }) => kind === found.needs),
        {
          met: `${commando.id} has the token ${found.needs} that ${objective} takes.`,
          unmet: `${objective} takes the token ${found.needs}, ${token === found.needs ? `which ${commando.id} does not have` : `and the action names ${token ?? "none"}`}.`,
          at: found.at,
        },
        "vs.objective.equipment",
      );
    req.need(
      !protectionStops(ctx, found.at, found.id),
      {
        met: `No enemy unit keeps ${commando.id} from ${objective}.`,
        unmet: `An enemy unit protects ${objective} and has to go first.`,
        at: found.at,
      },
      "vs.open.interact-protected",
    );
  },
  *perform(ctx, commando, { objective }) {
    const found = objectiveOf(ctx, commando, objective);
    if (found === undefined || commando.at === null) return;
    if (found.at !== commando.at) {
      markSpent(commando, armyOfTwo);
      record(ctx, {
        event: "xp-card",
        piece: commando.id,
        card: "army-of-two",
        what: "played",
        cites: ["vs.xp.colours", "vs.objective.interact"],
      });
    }
    if (found.needs !== null) {
      const at = commando.tokens.findIndex(({ kind }) => kind === found.needs);
      commando.tokens.splice(at, 1);
      discardToken(ctx, found.needs, "the objective takes it", ["vs.objective.equipment"]);
    }
    yield* completeObjective(ctx, terrainOf(ctx.state, commando.at), found, [
      "vs.objective.interact",
      "vs.open.interact-protected",
    ]);
  },
  candidates(ctx, commando) {
    if (!onTile(commando)) return [];
    return terrainOf(ctx.state, commando.at)
      .objectives.filter(
        (one) => (one.at === commando.at || asIfThere(ctx, commando, one)) && !one.done && one.kind === "interact",
      )
      .map(({ id, needs }) => ({
        do: "interact",
        commando: commando.id,
        objective: id,
        ...(needs !== null && { token: needs }),
      }));
  },
};

/** Interrupting a triggered alarm: 1 AP, stealthy, on the alarm's tile, once per terrain. vs.interrupt.* */
export const interrupt: ActionRule<"interrupt"> = {
  cites: ["vs.interrupt.conditions"],
  from: "tile",
  weighty: true,
  cost: (ctx) => number(ctx, "vs.number.cost-interrupt"),
  require(ctx, req, commando) {
    if (!requireOnTile(req, commando)) return;
    const terrain = terrainOf(ctx.state, commando.at);
    const { at } = terrain.alarm;
    req.need(
      at === commando.at,
      {
        met: `The alarm of ${terrain.id} is on ${commando.at}.`,
        unmet: `${at === null ? `${terrain.id} has no alarm` : `The alarm of ${terrain.id} is on ${at}`}; ${commando.id} is on ${commando.at}, and interrupts one on its tile.`,
        at: at ?? undefined,
      },
      "vs.interrupt.conditions",
    );
    req.need(
      terrain.alarm.on,
      { met: "The alarm is on.", unmet: `The alarm of ${terrain.id} is off: there is nothing to interrupt.` },
      "vs.interrupt.conditions",
    );
    req.need(
      !commando.visible,
      {
        met: `${commando.id} is stealthy.`,
        unmet: `${commando.id} is visible; a stealthy commando interrupts the alarm.`,
      },
      "vs.interrupt.conditions",
    );
    req.need(
      !terrain.alarm.on || canInterrupt(ctx, terrain),
      {
        met: `The alarm of ${terrain.id} may still be interrupted.`,
        unmet: `The alarm of ${terrain.id} has been interrupted before; it is on for good.`,
      },
      "vs.interrupt.once",
      "vs.interrupt.permanent",
    );
    req.need(
      !protectionStops(ctx, commando.at, "alarm"),
      {
        met: `No enemy unit keeps ${commando.id} from the alarm.`,
        unmet: `An enemy unit protects the alarm and has to go first.`,
        at: commando.at,
      },
      "vs.open.interact-protected",
    );
  },
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
      record(ctx, {
        event: "prepared",
        what: "The alarm is on again at once.",
        cites: ["vs.interrupt.visible", "vs.interrupt.permanent"],
      });
  },
  candidates: (ctx, commando) =>
    onTile(commando) && terrainOf(ctx.state, commando.at).alarm.at === commando.at
      ? [{ do: "interrupt", commando: commando.id }]
      : [],
};

/**
 * Saving an action: 1 AP for a +1 AP token on a dedicated free space. vs.save.cost, vs.save.limit,
 * vs.save.top-slot-injured
 */
export const save: ActionRule<"save"> = {
  cites: ["vs.save.cost"],
  from: "tile",
  weighty: false,
  cost: (ctx) => number(ctx, "vs.number.cost-save"),
  require(ctx, req, commando) {
    req.need(
      savedOf(commando) < savedSpaces(ctx, commando),
      {
        met: `${commando.id} has a space for a +1 AP token.`,
        unmet: `${commando.id} holds as many +1 AP tokens as its card has spaces for (${savedSpaces(ctx, commando)}).`,
      },
      "vs.save.limit",
    );
    const full = savedOf(commando) >= savedSpaces(ctx, commando);
    req.need(
      full || freeSavedSpace(ctx, commando) !== null,
      {
        met: "No −1 AP token lies on the space for it.",
        unmet: `−1 AP tokens lie on the spaces of ${commando.id} for +1 AP tokens; it takes a free one.`,
      },
      "vs.save.cost",
      "vs.open.saved-space",
    );
    req.need(
      commando.slots[0] !== "injury" || reading(ctx, "vs.open.saved-space") === "separate",
      {
        met: `The top slot of ${commando.id} holds no −1 AP token.`,
        unmet: `The top slot of ${commando.id} holds a −1 AP token: it cannot save an action.`,
      },
      "vs.save.top-slot-injured",
      "vs.open.saved-space",
    );
  },
  *perform(ctx, commando) {
    gainSaved(ctx, commando);
    record(ctx, {
      event: "saved",
      piece: commando.id,
      saved: savedOf(commando),
      cites: ["vs.save.cost", "vs.save.limit", "vs.open.saved-space"],
    });
  },
  candidates: (_ctx, commando) => (onTile(commando) ? [{ do: "save", commando: commando.id }] : []),
};

/** Entering an unoccupied nest of the commando's tile, at no cost. vs.nest.free-in-out */
export const enterNest: ActionRule<"enter-nest"> = {
  cites: ["vs.nest.free-in-out"],
  from: "tile",
  weighty: true,
  cost: (ctx) => number(ctx, "vs.number.cost-nest"),
  require(ctx, req, commando) {
    if (!requireOnTile(req, commando)) return;
    const { at } = commando;
    req.need(
      hasNest(ctx, at),
      { met: `${at} has an MG42 nest.`, unmet: `${at}, the tile of ${commando.id}, has no MG42 nest.`, at },
      "vs.nest.free-in-out",
    );
    req.need(
      !nestTaken(ctx, at),
      { met: `The nest of ${at} is unoccupied.`, unmet: `The nest of ${at} is occupied: only one character fits.`, at },
      "vs.nest.auto-enter",
    );
  },
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
  candidates: (ctx, commando) =>
    onTile(commando) && hasNest(ctx, commando.at) ? [{ do: "enter-nest", commando: commando.id }] : [],
};

/** Leaving the nest for another space of its tile, at no cost. vs.nest.free-in-out, vs.nest.indestructible */
export const leaveNest: ActionRule<"leave-nest"> = {
  cites: ["vs.nest.free-in-out"],
  from: "tile",
  weighty: true,
  cost: (ctx) => number(ctx, "vs.number.cost-nest"),
  require(ctx, req, commando) {
    if (!requireOnTile(req, commando)) return;
    req.need(
      commando.nest,
      { met: `${commando.id} is in the nest.`, unmet: `${commando.id} is in no nest.`, at: commando.at },
      "vs.nest.free-in-out",
    );
    req.need(
      freeOutside(ctx, commando.at) >= 1,
      {
        met: `${commando.at} has a free space outside the nest.`,
        unmet: `${commando.at} has no free space outside the nest; it takes one.`,
        at: commando.at,
      },
      "vs.move.free-space",
      "vs.move.nest-space",
    );
  },
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
  candidates: (_ctx, commando) => (commando.nest ? [{ do: "leave-nest", commando: commando.id }] : []),
};
