import { canInterrupt, watchAlarm } from "../alarm.ts";
import { freeSavedSpace, gainSaved, savedSpaces } from "../commandos.ts";
import { discardToken } from "../pools.ts";
import { terrainOf } from "../map.ts";
import { completeObjective, protectionStops } from "../objectives.ts";
import type { Commando, Objective } from "../state.ts";
import { freeOutside, type G, hasNest, nestTaken, number, onTile, reading, record, savedOf } from "../table.ts";
import { type ActionRule, requireOnTile } from "./action-rule.ts";

const objectiveOf = (g: G, commando: Commando, id: string): Objective | undefined =>
  onTile(commando) ? terrainOf(g.state, commando.at).objectives.find((one) => one.id === id) : undefined;

/**
 * Interacting with an objective of the commando's tile, at the card's cost. vs.objective.interact,
 * vs.objective.equipment
 */
export const interact: ActionRule<"interact"> = {
  cites: ["vs.objective.interact"],
  from: "tile",
  weighty: true,
  cost: (g, commando, { objective }) => objectiveOf(g, commando, objective)?.ap ?? 1,
  require(g, r, commando, { objective, token }) {
    if (!requireOnTile(r, commando)) return;
    const found = objectiveOf(g, commando, objective);
    if (
      !r.need(
        found !== undefined && found.at === commando.at && !found.done,
        `${objective} is an open objective on ${commando.at}.`,
        "vs.objective.interact",
      ) ||
      found === undefined
    )
      return;
    r.need(
      found.kind === "interact",
      `${objective} is completed by interacting with it.`,
      "vs.objective.interact",
      ...(found.kind === "destroy" ? (["vs.tnt.objective"] as const) : []),
    );
    if (found.needs !== null)
      r.need(
        token === found.needs && commando.tokens.some(({ kind }) => kind === found.needs),
        `It takes the token ${found.needs}.`,
        "vs.objective.equipment",
      );
    r.need(
      !protectionStops(g, commando.at, found.id),
      `No enemy unit protects ${objective}.`,
      "vs.open.interact-protected",
    );
  },
  *perform(g, commando, { objective }) {
    const found = objectiveOf(g, commando, objective);
    if (found === undefined || commando.at === null) return;
    if (found.needs !== null) {
      const at = commando.tokens.findIndex(({ kind }) => kind === found.needs);
      commando.tokens.splice(at, 1);
      discardToken(g, found.needs, "the objective takes it", ["vs.objective.equipment"]);
    }
    yield* completeObjective(g, terrainOf(g.state, commando.at), found, [
      "vs.objective.interact",
      "vs.open.interact-protected",
    ]);
  },
  candidates(g, commando) {
    if (!onTile(commando)) return [];
    return terrainOf(g.state, commando.at)
      .objectives.filter(({ at, done, kind }) => at === commando.at && !done && kind === "interact")
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
  cost: (g) => number(g, "vs.number.cost-interrupt"),
  require(g, r, commando) {
    if (!requireOnTile(r, commando)) return;
    const terrain = terrainOf(g.state, commando.at);
    r.need(
      terrain.alarm.at === commando.at,
      `The alarm of ${terrain.id} is on ${commando.at}.`,
      "vs.interrupt.conditions",
    );
    r.need(terrain.alarm.on, "The alarm is on.", "vs.interrupt.conditions");
    r.need(!commando.visible, `${commando.id} is stealthy.`, "vs.interrupt.conditions");
    r.need(
      !terrain.alarm.on || canInterrupt(g, terrain),
      "The alarm of this terrain has not been interrupted before.",
      "vs.interrupt.once",
      "vs.interrupt.permanent",
    );
    r.need(
      !protectionStops(g, commando.at, "alarm"),
      "No enemy unit protects the alarm.",
      "vs.open.interact-protected",
    );
  },
  *perform(g, commando) {
    if (commando.at === null) return;
    const terrain = terrainOf(g.state, commando.at);
    terrain.alarm.on = false;
    terrain.alarm.interruptions++;
    record(g, {
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
    const again = g.events.length;
    watchAlarm(g, terrain);
    if (g.events.length > again)
      record(g, {
        event: "prepared",
        what: "The alarm is on again at once.",
        cites: ["vs.interrupt.visible", "vs.interrupt.permanent"],
      });
  },
  candidates: (g, commando) =>
    onTile(commando) && terrainOf(g.state, commando.at).alarm.at === commando.at
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
  cost: (g) => number(g, "vs.number.cost-save"),
  require(g, r, commando) {
    r.need(
      savedOf(commando) < savedSpaces(g, commando),
      `${commando.id} has a space for a +1 AP token.`,
      "vs.save.limit",
    );
    r.need(
      freeSavedSpace(g, commando) !== null,
      "A dedicated space is free of −1 AP tokens.",
      "vs.save.cost",
      "vs.open.saved-space",
    );
    r.need(
      commando.slots[0] !== "injury" || reading(g, "vs.open.saved-space") === "separate",
      "The top slot holds no −1 AP token.",
      "vs.save.top-slot-injured",
      "vs.open.saved-space",
    );
  },
  *perform(g, commando) {
    gainSaved(g, commando);
    record(g, {
      event: "saved",
      piece: commando.id,
      saved: savedOf(commando),
      cites: ["vs.save.cost", "vs.save.limit", "vs.open.saved-space"],
    });
  },
  candidates: (_g, commando) => (onTile(commando) ? [{ do: "save", commando: commando.id }] : []),
};

/** Entering an unoccupied nest of the commando's tile, at no cost. vs.nest.free-in-out */
export const enterNest: ActionRule<"enter-nest"> = {
  cites: ["vs.nest.free-in-out"],
  from: "tile",
  weighty: true,
  cost: (g) => number(g, "vs.number.cost-nest"),
  require(g, r, commando) {
    if (!requireOnTile(r, commando)) return;
    r.need(hasNest(g, commando.at), `${commando.at} has an MG42 nest.`, "vs.nest.free-in-out");
    r.need(!nestTaken(g, commando.at), "The nest is unoccupied: only one character fits.", "vs.nest.auto-enter");
  },
  *perform(g, commando) {
    if (commando.at === null) return;
    commando.nest = true;
    record(g, {
      event: "nest",
      piece: commando.id,
      at: commando.at,
      inside: true,
      cites: ["vs.nest.free-in-out", "vs.open.nest-leave-cost"],
    });
  },
  candidates: (g, commando) =>
    onTile(commando) && hasNest(g, commando.at) ? [{ do: "enter-nest", commando: commando.id }] : [],
};

/** Leaving the nest for another space of its tile, at no cost. vs.nest.free-in-out, vs.nest.indestructible */
export const leaveNest: ActionRule<"leave-nest"> = {
  cites: ["vs.nest.free-in-out"],
  from: "tile",
  weighty: true,
  cost: (g) => number(g, "vs.number.cost-nest"),
  require(g, r, commando) {
    if (!requireOnTile(r, commando)) return;
    r.need(commando.nest, `${commando.id} is in the nest.`, "vs.nest.free-in-out");
    r.need(
      freeOutside(g, commando.at) >= 1,
      `${commando.at} has a free space outside the nest.`,
      "vs.move.free-space",
      "vs.move.nest-space",
    );
  },
  *perform(g, commando) {
    if (commando.at === null) return;
    commando.nest = false;
    record(g, {
      event: "nest",
      piece: commando.id,
      at: commando.at,
      inside: false,
      cites: ["vs.nest.free-in-out", "vs.nest.indestructible", "vs.open.nest-leave-cost"],
    });
  },
  candidates: (_g, commando) => (commando.nest ? [{ do: "leave-nest", commando: commando.id }] : []),
};
