import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { heal, relieve } from "../combat/index.ts";
import { enter } from "../movement/index.ts";
import { hide } from "../sight/index.ts";
import { gainSavedAction, freeSavedSpace } from "../table/commandos.ts";
import {
  choose,
  commandoNamed,
  commandosOf,
  commandosOn,
  freeSpaces,
  type Ctx,
  injuriesOf,
  isCritical,
  isOnTile,
  type OnTile,
  record,
  type Rules,
  savedActionsOf,
  seatOf,
  unitsOn,
  type Req,
} from "../table/context.ts";
import { openNeighbours, terrainOf } from "../table/map.ts";
import { hasXpCard, isUnspent, markSpent, hasCard } from "../table/skills.ts";
import type { Commando } from "../table/state.ts";
import { noTargets } from "./requirements.ts";
import { commandoAction } from "./rule.ts";

/** A special action printed on a commando card, or given by a lone wolf's XP card. */
interface SpecialAction {
  readonly title: string;
  has(commando: Commando): boolean;
  readonly ap: 0 | 1;
  /** How often: once a turn, once a terrain, or as often as it is paid for. */
  readonly once: "turn" | "terrain" | null;
  requires(ctx: Ctx, req: Req, commando: OnTile<Commando>, target: string | undefined): void;
  perform(ctx: Ctx, commando: OnTile<Commando>, target: string | undefined): Rules;
  targets(ctx: Ctx, commando: OnTile<Commando>): readonly (string | undefined)[];
}

/** Other commandos of some; Gander is none. vs.bonus.gander */
const othersOf = (commando: Commando, all: readonly OnTile<Commando>[]): readonly OnTile<Commando>[] =>
  all.filter(({ id, card }) => id !== commando.id && card !== "gander");

const comrades = (ctx: Ctx, commando: OnTile<Commando>): readonly OnTile<Commando>[] =>
  othersOf(commando, commandosOn(ctx, commando.at));

/** What is told beside the rule of a special action that is meant for a commando. vs.bonus.gander */
const ganderCitations = (ctx: Ctx, target: string | undefined): readonly Citation[] =>
  target !== undefined && commandoNamed(ctx.state, target)?.card === "gander" ? ["vs.bonus.gander"] : [];

function requireComrade(ctx: Ctx, req: Req, commando: OnTile<Commando>, target: string | undefined): Commando | null {
  const other = comrades(ctx, commando).find(({ id }) => id === target);
  req.need(other !== undefined, {
    met: `${target ?? "The target"} is another commando on ${commando.at}.`,
    unmet: `${target ?? "Nobody"} is not another commando on ${commando.at}, where ${commando.id} is.`,
    at: commando.at,
    cites: ["vs.ap.cost", ...ganderCitations(ctx, target)],
  });
  return other ?? null;
}

const openTilesBeside = (ctx: Ctx, tile: string): readonly string[] =>
  openNeighbours(terrainOf(ctx.state, tile), tile).filter((to) => freeSpaces(ctx, to) > 0);

const specialActions: Readonly<Record<string, SpecialAction>> = {
  relieve: {
    title: "relieve an injury",
    has: (commando) => hasCard(commando, "medic", "blue"),
    ap: 1,
    once: null,
    requires(ctx, req, commando, target) {
      const other = requireComrade(ctx, req, commando, target);
      if (other !== null)
        req.need(injuriesOf(other) > 0 && !isCritical(other), {
          met: `${other.id} is injured, not critical.`,
          unmet: isCritical(other)
            ? `${other.id} is in critical condition: that takes a first aid kit.`
            : `${other.id} is not injured.`,
          cites: ["vs.ap.cost", ...citeIf(isCritical(other), "vs.health.critical")],
        });
    },
    *perform(ctx, _commando, target = "") {
      const other = commandoNamed(ctx.state, target);
      if (other !== undefined) relieve(ctx, other, ["vs.ap.cost"]);
    },
    targets: (ctx, commando) => comrades(ctx, commando).map(({ id }) => id),
  },
  brief: {
    title: "brief a comrade",
    has: (commando) => hasCard(commando, "officer", "tan"),
    ap: 1,
    once: null,
    requires(ctx, req, commando, target) {
      const terrain = terrainOf(ctx.state, commando.at);
      const other = othersOf(commando, commandosOf(ctx, terrain)).find(({ id }) => id === target);
      if (
        !req.found(other, {
          met: `${target ?? "The target"} is another commando on ${terrain.id}.`,
          unmet: `${target ?? "Nobody"} is not another commando on ${terrain.id}.`,
          cites: ["vs.ap.cost", ...ganderCitations(ctx, target)],
        })
      )
        return;
      req.need(freeSavedSpace(ctx, other) !== null, {
        met: `${other.id} has a free space for a +1 AP token.`,
        unmet: `${other.id} has no free space for a +1 AP token.`,
        cites: ["vs.save.limit", "vs.save.cost", "vs.open.saved-space"],
      });
    },
    *perform(ctx, _commando, target = "") {
      const other = commandoNamed(ctx.state, target);
      if (other === undefined || !gainSavedAction(ctx, other)) return;
      record(ctx, { event: "saved", piece: other.id, saved: savedActionsOf(other), cites: ["vs.save.limit"] });
    },
    targets: (ctx, commando) =>
      othersOf(commando, commandosOf(ctx, terrainOf(ctx.state, commando.at))).map(({ id }) => id),
  },
  order: {
    title: "order a comrade to move",
    has: (commando) => hasCard(commando, "officer", "blue"),
    ap: 0,
    once: "turn",
    requires(ctx, req, commando, target) {
      const other = requireComrade(ctx, req, commando, target);
      if (other === null) return;
      req.need(!isCritical(other), {
        met: `${other.id} is not in critical condition.`,
        unmet: `${other.id} is in critical condition and stays where it is.`,
        at: commando.at,
        cites: ["vs.health.critical"],
      });
      req.need(openTilesBeside(ctx, commando.at).length > 0, {
        met: `An adjacent tile of ${commando.at} can be moved to.`,
        unmet: `No adjacent tile of ${commando.at} has both an opening to it and a free space.`,
        at: commando.at,
        cites: ["vs.move.opening", "vs.move.free-space"],
      });
    },
    *perform(ctx, commando, target = "") {
      const other = commandoNamed(ctx.state, target);
      if (other === undefined || !isOnTile(other)) return;
      const to = yield* choose(
        seatOf(other),
        { id: "vs.decide.action", text: `Where does ${other.id} move?`, piece: other.id },
        openTilesBeside(ctx, commando.at).map((tile) => ({ id: tile, text: tile, value: tile })),
      );
      yield* enter(ctx, other, to, { stealthily: false, along: [] }, ["vs.move.cost", "vs.move.opening"]);
    },
    targets: (ctx, commando) => comrades(ctx, commando).map(({ id }) => id),
  },
  "cheat-death": {
    title: "cheat death",
    has: (commando) => hasCard(commando, "death-cheater", "tan"),
    ap: 0,
    once: "terrain",
    requires(_ctx, req, commando) {
      req.need(isCritical(commando), {
        met: `${commando.id} is in critical condition.`,
        unmet: `${commando.id} is not in critical condition: it cheats death only then.`,
        cites: ["vs.health.critical"],
      });
    },
    *perform(ctx, commando) {
      heal(ctx, commando, { byItself: true }, ["vs.ap.cost"]);
    },
    targets: noTargets,
  },
  "fade-away": {
    title: "fade away",
    has: (commando) => hasXpCard(commando, "fade-away"),
    ap: 1,
    once: "terrain",
    requires(ctx, req, commando) {
      req.need(commando.visible, {
        met: `${commando.id} is visible.`,
        unmet: `${commando.id} is already stealthy.`,
        cites: ["vs.xp.colours"],
      });
      req.need(unitsOn(ctx, commando.at).length === 0, {
        met: `No enemy unit is on ${commando.at}.`,
        unmet: `An enemy unit is on ${commando.at}; it takes a tile without one.`,
        at: commando.at,
        cites: ["vs.xp.colours", "vs.stealth.by-moving"],
      });
    },
    *perform(ctx, commando) {
      hide(ctx, commando, "it fades away", ["vs.xp.colours"]);
    },
    targets: noTargets,
  },
};

/** A special action of the card. vs.ap.cost */
const skill = commandoAction<"skill">({
  cites: ["vs.ap.cost"],
  from: "tile",
  opensWindow: true,
  savedPays: true,
  cost: (_ctx, _commando, action) => specialActions[action.skill]?.ap ?? 0,
  requires(ctx, req, commando, { skill: name, target }) {
    const action = Object.hasOwn(specialActions, name) ? specialActions[name] : undefined;
    if (
      !req.need(action?.has(commando) === true, {
        met: `${commando.id} has the special action ${name}.`,
        unmet: `The card of ${commando.id} (${commando.side}) has no special action ${name}.`,
        cites: ["vs.ap.cost", "vs.setup.commando-choice"],
      }) ||
      action === undefined
    )
      return;
    if (!isOnTile(commando)) return;
    if (action.once !== null)
      req.need(isUnspent(commando, `${action.once}:${name}`), {
        met: `${commando.id} has not done it this ${action.once} yet.`,
        unmet: `${commando.id} has already done it this ${action.once}, and can do it only once.`,
        cites: ["vs.ap.cost"],
      });
    if (action.targets === noTargets)
      req.idle("target", target, `The special action ${name} takes no target.`, "vs.ap.cost");
    action.requires(ctx, req, commando, target);
  },
  candidates(ctx, commando) {
    if (!isOnTile(commando)) return [];
    const own = Object.entries(specialActions).filter(([, special]) => special.has(commando));
    return own.flatMap(([name, special]) =>
      special.targets(ctx, commando).map((target) => ({
        do: "skill" as const,
        commando: commando.id,
        skill: name,
        ...(target !== undefined && { target }),
      })),
    );
  },
  *perform(ctx, commando, { skill: name, target }) {
    const action = specialActions[name];
    if (action === undefined || !isOnTile(commando)) return;
    if (action.once !== null) markSpent(commando, `${action.once}:${name}`);
    yield* action.perform(ctx, commando, target);
  },
});

export const actions = { skill };
