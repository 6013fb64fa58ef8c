import { xpCards, xpTitle } from "../book/xp-cards.ts";
import { relieve } from "../combat/index.ts";
import { type Ctx, injuriesOf, isCritical, number, isOnTile, record, type Req } from "../table/context.ts";
import { normalizedWay, neighboursOf, terrainOf, wayBetween, wayName } from "../table/map.ts";
import { hasXpCard, markSpent } from "../table/skills.ts";
import type { Commando } from "../table/state.ts";
import { noTargets } from "./requirements.ts";
import { commandoAction } from "./rule.ts";
import { unlockDoor } from "./shooting.ts";

/** What a yellow XP card does when it is played. vs.xp.play, vs.xp.colours */
interface PlayableCard {
  requires(ctx: Ctx, req: Req, commando: Commando, target: string | undefined): void;
  perform(ctx: Ctx, commando: Commando, target: string | undefined): void;
  targets(ctx: Ctx, commando: Commando): readonly (string | undefined)[];
}

const lockedWays = (ctx: Ctx, commando: Commando): readonly string[] => {
  if (!isOnTile(commando)) return [];
  const terrain = terrainOf(ctx.state, commando.at);
  return neighboursOf(terrain, commando.at)
    .filter((to) => wayBetween(terrain, commando.at, to) === "locked")
    .map((to) => wayName(commando.at, to));
};

const playableCards: Readonly<Record<string, PlayableCard>> = {
  "second-breath": {
    requires(ctx, req, commando) {
      req.need(ctx.state.phase === "commando" && commando.turn !== "finished", {
        met: `${commando.id} has not finished its actions of the commando phase.`,
        unmet: `${commando.id} is not taking actions of the commando phase; the card gives it AP within them.`,
        cites: ["vs.xp.colours"],
      });
    },
    perform(_ctx, commando) {
      commando.ap += 2;
    },
    targets: noTargets,
  },
  "quick-hands": {
    requires: () => {},
    perform: (_ctx, commando) => markSpent(commando, "quick-hands"),
    targets: noTargets,
  },
  muffled: {
    requires: () => {},
    perform: (_ctx, commando) => markSpent(commando, "muffled"),
    targets: noTargets,
  },
  locksmith: {
    requires(ctx, req, commando, written = "") {
      const target = normalizedWay(written);
      req.need(lockedWays(ctx, commando).includes(target), {
        met: `${target} is a locked door in contact with ${commando.id}.`,
        unmet: `${target === "" ? "Nothing" : target} is not a locked door in contact with ${commando.id}.`,
        at: target,
        cites: ["vs.xp.colours"],
      });
    },
    perform(ctx, commando, target = "") {
      if (commando.at !== null)
        unlockDoor(ctx, terrainOf(ctx.state, commando.at), normalizedWay(target), ["vs.xp.play"]);
    },
    targets: lockedWays,
  },
  "field-dressing": {
    requires(_ctx, req, commando) {
      req.need(injuriesOf(commando) > 0 && !isCritical(commando), {
        met: `${commando.id} is injured, not critical.`,
        unmet: isCritical(commando)
          ? `${commando.id} is in critical condition: the card does not help then.`
          : `${commando.id} is not injured.`,
        cites: ["vs.xp.colours"],
      });
    },
    perform: (ctx, commando) => relieve(ctx, commando, ["vs.xp.play"]),
    targets: noTargets,
  },
};

/** Playing an XP card: 0 AP, for its owner; a yellow one is used up for the level. vs.xp.play, vs.xp.colours */
const playXp = commandoAction<"play-xp">({
  cites: ["vs.xp.play"],
  from: "tile",
  opensWindow: true,
  cost: (ctx) => number(ctx, "vs.number.cost-xp"),
  requires(ctx, req, commando, { card, token, target }) {
    req.idle("token", token, "No XP card takes a token.", "vs.xp.play");
    req.need(hasXpCard(commando, card), {
      met: `${commando.id} has the XP card ${xpTitle(card)}, unused on this level.`,
      unmet: `${commando.id} ${commando.xp.some((held) => held.card === card) ? `has used the XP card ${xpTitle(card)} on this level` : `has no XP card ${xpTitle(card)}`}.`,
      cites: ["vs.xp.play", "vs.xp.colours"],
    });
    // of a card that there is not nothing else can be said
    if (!Object.hasOwn(xpCards, card)) return;
    const playable = Object.hasOwn(playableCards, card) ? playableCards[card] : undefined;
    if (
      req.found(playable, {
        met: `${xpTitle(card)} is a card that is played.`,
        unmet: `${xpTitle(card)} is not played: it acts by itself.`,
        cites: ["vs.xp.colours"],
      })
    ) {
      if (playable.targets === noTargets)
        req.idle("target", target, `The XP card ${xpTitle(card)} takes no target.`, "vs.xp.play");
      playable.requires(ctx, req, commando, target);
    }
  },
  candidates: (ctx, commando) =>
    commando.xp
      .filter(({ card, used }) => !used && Object.hasOwn(playableCards, card))
      .flatMap(({ card }) =>
        (playableCards[card]?.targets(ctx, commando) ?? []).map((target) => ({
          do: "play-xp" as const,
          commando: commando.id,
          card,
          ...(target !== undefined && { target }),
        })),
      ),
  *perform(ctx, commando, { card, target }) {
    for (const held of commando.xp) if (held.card === card) held.used = true;
    record(ctx, { event: "xp-card", piece: commando.id, card, what: "played", cites: ["vs.xp.play", "vs.xp.colours"] });
    playableCards[card]?.perform(ctx, commando, target);
  },
});

export const actions = { "play-xp": playXp };
