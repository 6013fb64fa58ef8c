import type { DiscardReason } from "../event-words.ts";
import type { Requirements } from "../../kernel/index.ts";
import { dropSupplies } from "../airdrop.ts";
import { circlesOfCommando, printedWeapons } from "../commandos.ts";
import type { Citation } from "../events.ts";
import { blowUp as explode } from "../explosions.ts";
import { heal } from "../health.ts";
import { aimsAtNest, neededOn, nestRules, shareHits, takersOf } from "../hits.ts";
import {
  eitherWay,
  hitNumber,
  mapOf,
  neighboursOf,
  terrainOf,
  terrainWith,
  tileNamed,
  tileOf,
  wayBetween,
  wayName,
} from "../map.ts";
import { change, discardToken, layDropped } from "../pools.ts";
import { rollFor } from "../rolls.ts";
import { hitsAmong } from "../sharing.ts";
import { plays } from "../skills.ts";
import type { Commando, Entrance, Laid, Terrain } from "../state.ts";
import { putOnUniform } from "../stealth.ts";
import {
  commandoNamed,
  commandosOn,
  type Ctx,
  injuriesOf,
  number,
  onTile,
  type OnTile,
  personNamed,
  players,
  reading,
  record,
  type Rules,
  unitsOn,
} from "../table.ts";
import { tallied, tallyOf } from "../tally.ts";
import { colours, type TokenKind } from "../tokens.ts";
import { type ActionRule, requireOnTile, unaimed } from "./action-rule.ts";
import { makeNoise, unlock } from "./fighting.ts";
import type { ActionOf } from "../action-schema.ts";

const free = (ctx: Ctx): number => number(ctx, "vs.number.cost-collect");
const kindsOf = (tokens: readonly { readonly kind: TokenKind }[]): readonly TokenKind[] => [
  ...new Set(tokens.map(({ kind }) => kind)),
];

const hasFreeSlot = (ctx: Ctx, commando: Commando, more = 1): boolean =>
  commando.tokens.length + more <= circlesOfCommando(ctx, commando);
const requireSlot = (ctx: Ctx, req: Requirements<Citation>, commando: Commando, more: number): boolean =>
  req.need(
    more <= 0 || hasFreeSlot(ctx, commando, more),
    {
      met: `${commando.id} has a free equipment slot.`,
      unmet: `${commando.id} holds ${commando.tokens.length} tokens and would have ${commando.tokens.length + more}; its card has ${circlesOfCommando(ctx, commando)} circles for them.`,
    },
    "vs.collect.free-slot",
    "vs.setup.carry-limit",
    "vs.setup.slot-reuse",
    "vs.setup.opaque",
  );

const lies = (ctx: Ctx, tile: string, kind: TokenKind): Laid | undefined =>
  ctx.state.laid.find((one) => one.at === tile && one.kind === kind && !one.red);

/** Collecting: 0 AP, a green or blue token from the commando's own tile. vs.collect.* */
export const collect: ActionRule<"collect"> = {
  cites: ["vs.collect.action"],
  from: "tile",
  weighty: false,
  cost: free,
  require(ctx, req, commando, { token }) {
    if (!requireOnTile(req, commando)) return;
    const there = ctx.state.laid.filter(({ at, kind }) => at === commando.at && kind === token);
    req.need(
      there.length > 0,
      {
        met: `A token ${token} lies on ${commando.at}.`,
        unmet: `No token ${token} lies on ${commando.at}, the tile of ${commando.id}.`,
        at: commando.at,
      },
      "vs.collect.action",
    );
    if (there.length > 0)
      req.need(
        there.some(({ red }) => !red),
        {
          met: `The token ${token} on ${commando.at} does not lie red side up.`,
          unmet: `The token ${token} on ${commando.at} lies red side up: it stays there.`,
          at: commando.at,
        },
        "vs.collect.never-red",
        "vs.equip.red",
        "vs.open.drop-red-side",
      );
    req.need(
      colours[token] !== "orange",
      {
        met: `The token ${token} is ${colours[token]}.`,
        unmet: `The token ${token} is orange; only green and blue ones are collected.`,
      },
      "vs.collect.never-orange",
    );
    requireSlot(ctx, req, commando, 1);
  },
  *perform(ctx, commando, { token }) {
    const laid = commando.at === null ? undefined : lies(ctx, commando.at, token);
    if (laid === undefined) return;
    ctx.state.laid = ctx.state.laid.filter((one) => one !== laid);
    commando.tokens.push({ kind: token, used: laid.used });
    record(ctx, { event: "collected", piece: commando.id, token, at: laid.at, cites: ["vs.collect.action"] });
  },
  candidates: (ctx, commando) =>
    kindsOf(ctx.state.laid.filter(({ at, red }) => at === commando.at && !red)).map((token) => ({
      do: "collect",
      commando: commando.id,
      token,
    })),
};

const takeFrom = (commando: Commando, kind: TokenKind): Commando["tokens"][number] | undefined => {
  const at = commando.tokens.findIndex((one) => one.kind === kind);
  return at < 0 ? undefined : commando.tokens.splice(at, 1)[0];
};

const requireHeld = (
  req: Requirements<Citation>,
  commando: Commando,
  kinds: readonly TokenKind[],
  cite: Citation,
): void => {
  const left = commando.tokens.map(({ kind }) => kind);
  for (const kind of kinds) {
    const at = left.indexOf(kind);
    const printed = printedWeapons(commando).some((weapon) => weapon === kind);
    req.need(
      at >= 0,
      {
        met: `${commando.id} has a token ${kind}.`,
        unmet: printed
          ? `${kind} is printed on the card of ${commando.id}, which has no token of it.`
          : `${commando.id} has no ${kinds.filter((one) => one === kind).length > 1 ? "other " : ""}token ${kind}.`,
      },
      cite,
      ...(printed ? (["vs.setup.opaque"] as const) : []),
    );
    if (at >= 0) left.splice(at, 1);
  }
};

/** Dropping: 0 AP, a token from the card to the commando's tile. vs.collect.drop, vs.open.drop-red-side */
export const drop: ActionRule<"drop"> = {
  cites: ["vs.collect.drop"],
  from: "tile",
  weighty: false,
  cost: free,
  require(_ctx, req, commando, { token }) {
    if (requireOnTile(req, commando)) requireHeld(req, commando, [token], "vs.collect.drop");
  },
  *perform(ctx, commando, { token }) {
    const held = takeFrom(commando, token);
    if (held === undefined || commando.at === null) return;
    layDropped(ctx, commando.at, held);
    record(ctx, {
      event: "dropped",
      piece: commando.id,
      token,
      at: commando.at,
      cites: ["vs.collect.drop", "vs.open.drop-red-side"],
    });
  },
  candidates: (_ctx, commando) =>
    kindsOf(commando.tokens).map((token) => ({ do: "drop", commando: commando.id, token })),
};

/** Giving, taking and exchanging between commandos on one tile: 0 AP. vs.collect.exchange */
export const exchange: ActionRule<"exchange"> = {
  cites: ["vs.collect.exchange"],
  from: "tile",
  weighty: false,
  cost: free,
  require(ctx, req, commando, { with: other, give, take }) {
    if (!requireOnTile(req, commando)) return;
    const partner = commandoNamed(ctx, other);
    const isOutside = partner?.status === "outside";
    const isNear = partner !== undefined && partner.id !== commando.id && partner.at === commando.at;
    const words = {
      met: `${other} is another commando on ${commando.at}.`,
      unmet: isOutside
        ? `${other} is outside, between two trap doors.`
        : `${other} is not another commando on ${commando.at}; tokens change hands on one tile.`,
      at: commando.at,
    };
    const cites: readonly Citation[] = isOutside ? ["vs.exit.untouched"] : [];
    if (!req.need(isNear, words, "vs.collect.exchange", ...cites) || partner === undefined) return;
    req.need(
      give.length + take.length > 0,
      { met: "Something changes hands.", unmet: "Nothing is given and nothing taken." },
      "vs.collect.exchange",
    );
    requireHeld(req, commando, give, "vs.collect.exchange");
    requireHeld(req, partner, take, "vs.collect.exchange");
    requireSlot(ctx, req, commando, take.length - give.length);
    requireSlot(ctx, req, partner, give.length - take.length);
  },
  *perform(ctx, commando, { with: other, give, take }) {
    const partner = commandoNamed(ctx, other);
    if (partner === undefined) return;
    const given = give.flatMap((kind) => takeFrom(commando, kind) ?? []);
    const taken = take.flatMap((kind) => takeFrom(partner, kind) ?? []);
    partner.tokens.push(...given);
    commando.tokens.push(...taken);
    record(ctx, {
      event: "exchanged",
      piece: commando.id,
      with: other,
      gave: give,
      took: take,
      cites: ["vs.collect.exchange", "vs.open.drop-red-side"],
    });
  },
  candidates(ctx, commando) {
    if (!onTile(commando)) return [];
    const partners = commandosOn(ctx, commando.at).filter(({ id }) => id !== commando.id);
    return partners.flatMap((partner) => exchangesWith(commando, partner));
  },
};

/** One token given, one taken, or one for another, between two commandos. vs.collect.exchange */
function exchangesWith(commando: Commando, partner: Commando): readonly ActionOf<"exchange">[] {
  const mine = kindsOf(commando.tokens);
  const theirs = kindsOf(partner.tokens);
  const one = (give: TokenKind[], take: TokenKind[]): ActionOf<"exchange"> => ({
    do: "exchange",
    commando: commando.id,
    with: partner.id,
    give,
    take,
  });
  return [
    ...mine.map((kind) => one([kind], [])),
    ...theirs.map((kind) => one([], [kind])),
    ...mine.flatMap((kind) => theirs.filter((their) => their !== kind).map((their) => one([kind], [their]))),
  ];
}

/** How one kind of token is used: what it needs beside being held, and what it does. */
interface Use {
  cost(ctx: Ctx, commando: Commando, target: string | undefined): number;
  require(ctx: Ctx, req: Requirements<Citation>, commando: OnTile<Commando>, target: string | undefined): void;
  perform(ctx: Ctx, commando: OnTile<Commando>, target: string | undefined): Rules;
  targets(ctx: Ctx, commando: OnTile<Commando>): readonly (string | undefined)[];
}

const usual = (ctx: Ctx): number => number(ctx, "vs.number.cost-use");
const spend = (ctx: Ctx, commando: Commando, kind: TokenKind, why: DiscardReason): void => {
  takeFrom(commando, kind);
  discardToken(ctx, kind, why, ["vs.equip.colours"]);
};

/** First aid kit: heals the user or another commando on the tile. vs.aid.*, vs.open.aid-escort */
const firstAid: Use = {
  cost: (ctx, commando, target) =>
    plays(commando, "medic", "tan") && target !== undefined && target !== commando.id ? 0 : usual(ctx),
  require(ctx, req, commando, target = commando.id) {
    const patient = commandoNamed(ctx, target);
    const isEscorted = personNamed(ctx, target) !== undefined;
    const words = {
      met: `${target} is a commando on ${commando.at}.`,
      unmet: isEscorted
        ? `${target} is an escorted character: it has nothing to heal.`
        : `${target} is no commando on ${commando.at}, the tile of ${commando.id}.`,
      at: commando.at,
    };
    const cites: readonly Citation[] = isEscorted ? ["vs.open.aid-escort"] : [];
    if (!req.need(patient?.at === commando.at, words, "vs.aid.heals", ...cites) || patient === undefined) return;
    req.need(
      injuriesOf(patient) > 0,
      { met: `${target} is injured.`, unmet: `${target} is not injured: there is no −1 AP token to remove.` },
      "vs.aid.heals",
    );
  },
  *perform(ctx, commando, target = commando.id) {
    const patient = commandoNamed(ctx, target);
    if (patient === undefined) return;
    spend(ctx, commando, "first-aid-kit", "it is used");
    if (commando.card === "medic" && patient.id !== commando.id) treated(ctx, patient.id);
    heal(ctx, patient, patient.id === commando.id, ["vs.aid.heals"]);
  },
  targets: (ctx, commando) =>
    commandosOn(ctx, commando.at)
      .filter((one) => injuriesOf(one) > 0)
      .map(({ id }) => id),
};

/** A commando healed by the medic counts once on a level, however often it is healed. vs.medal.challenge */
function treated(ctx: Ctx, patient: string): void {
  if (tallyOf(ctx, `treated ${patient}`) === 0) tallied(ctx, "healed-by-medic");
  tallied(ctx, `treated ${patient}`);
}

const doorsAt = (terrain: Terrain, tile: string): readonly string[] =>
  neighboursOf(terrain, tile)
    .filter((to) => ["locked", "unlocked"].includes(wayBetween(terrain, tile, to)))
    .map((to) => wayName(tile, to));

const entranceNamed = (ctx: Ctx, commando: OnTile<Commando>, target: string): Entrance | undefined => {
  const terrain = terrainOf(ctx.state, commando.at);
  return terrain.entrances.find(({ id }) => `${terrain.id}/${id}` === target);
};

/**
 * Crowbar: unlocks a door in contact, or bars an enemy entrance in contact. vs.crowbar.door, vs.crowbar.barricade,
 * vs.barricade.again
 */
const crowbar: Use = {
  cost: usual,
  require(ctx, req, commando, written = "") {
    const target = eitherWay(written);
    const terrain = terrainOf(ctx.state, commando.at);
    if (target.includes("/")) {
      const entrance = entranceNamed(ctx, commando, target);
      req.need(
        entrance?.at === commando.at,
        {
          met: `${target} is an enemy entrance in contact with ${commando.at}.`,
          unmet: `${target} is no enemy entrance in contact with ${commando.at}, the tile of ${commando.id}.`,
          at: commando.at,
        },
        "vs.crowbar.barricade",
      );
      if (entrance !== undefined)
        req.need(
          !entrance.barred,
          { met: `${target} is not barricaded.`, unmet: `${target} is barricaded already.`, at: entrance.at },
          "vs.barricade.again",
        );
      return;
    }
    const inContact = doorsAt(terrain, commando.at).includes(target);
    req.need(
      inContact,
      {
        met: `${target} is a door in contact with ${commando.at}.`,
        unmet: `${target === "" ? "Nothing" : target} is no door and no enemy entrance in contact with ${commando.at}, the tile of ${commando.id}.`,
        at: commando.at,
      },
      "vs.crowbar.door",
    );
    if (!inContact) return;
    const locked = terrain.doors.some(({ between, locked: shut }) => wayName(...between) === target && shut);
    req.need(
      locked,
      {
        met: `The door ${target} is locked.`,
        unmet: `The door ${target} is unlocked; an ordinary door cannot be barricaded.`,
        at: target,
      },
      "vs.crowbar.door",
      "vs.crowbar.barricade",
    );
  },
  *perform(ctx, commando, target = "") {
    const entrance = entranceNamed(ctx, commando, target);
    if (entrance === undefined) {
      spend(ctx, commando, "crowbar", "it has opened a door");
      unlock(ctx, terrainOf(ctx.state, commando.at), eitherWay(target), ["vs.crowbar.door"]);
      return;
    }
    takeFrom(commando, "crowbar");
    entrance.barred = true;
    tallied(ctx, `barred ${target}`);
    if (tallyOf(ctx, `barred ${target}`) >= 2) tallied(ctx, "barred-twice");
    record(ctx, {
      event: "set",
      piece: commando.id,
      token: "crowbar",
      at: target,
      cites: ["vs.crowbar.barricade", "vs.equip.red"],
    });
    record(ctx, {
      event: "barricade",
      entrance: entrance.id,
      up: true,
      cites: ["vs.crowbar.barricade", "vs.barricade.again"],
    });
  },
  targets(ctx, commando) {
    const terrain = terrainOf(ctx.state, commando.at);
    return [
      ...doorsAt(terrain, commando.at),
      ...terrain.entrances
        .filter(({ at, barred }) => at === commando.at && !barred)
        .map(({ id }) => `${terrain.id}/${id}`),
    ];
  },
};

/** German uniform: the wearer treats every tile as small. vs.uniform.* */
const uniform: Use = {
  cost: (ctx, commando) => (plays(commando, "spy", "blue") ? 0 : usual(ctx)),
  require(ctx, req, commando) {
    req.need(
      !commando.uniform,
      {
        met: `${commando.id} wears no German uniform yet.`,
        unmet: `${commando.id} wears a German uniform already.`,
      },
      "vs.uniform.discard",
    );
    const seen = commando.visible && unitsOn(ctx, commando.at).length > 0;
    req.need(
      !seen || reading(ctx, "vs.open.uniform-with-enemy") === "wasted",
      {
        met: `${commando.id} ${commando.visible ? "is visible" : "is stealthy"}, and may put one on here.`,
        unmet: `${commando.id} is visible and enemy units are on ${commando.at}; a visible commando puts one on at a tile without them.`,
        at: commando.at,
      },
      "vs.uniform.put-on-visible",
      "vs.open.uniform-with-enemy",
    );
  },
  *perform(ctx, commando) {
    takeFrom(commando, "german-uniform");
    putOnUniform(ctx, commando);
  },
  targets: unaimed,
};

/** TNT charge: laid red side up on the user's tile. vs.tnt.place, vs.equip.red */
const tnt: Use = {
  cost: (ctx, commando) => (plays(commando, "sapper", "tan") ? 0 : usual(ctx)),
  require: () => {},
  *perform(ctx, commando) {
    takeFrom(commando, "tnt");
    ctx.state.laid.push({ kind: "tnt", at: commando.at, red: true, used: [] });
    record(ctx, {
      event: "set",
      piece: commando.id,
      token: "tnt",
      at: commando.at,
      cites: ["vs.tnt.place", "vs.equip.red"],
    });
  },
  targets: unaimed,
};

const outdoorTiles = (ctx: Ctx): readonly string[] =>
  ctx.state.terrains.flatMap((terrain) =>
    [...mapOf(terrain).tiles.values()].filter(({ indoor }) => !indoor).map(({ name }) => name),
  );
const requireOutdoor = (ctx: Ctx, req: Requirements<Citation>, target: string | undefined, cite: Citation): void => {
  const indoor = target === undefined ? undefined : tileOf(ctx.state, target)?.indoor;
  req.need(
    indoor === false,
    {
      met: `${target ?? "The target"} is an outdoor tile of a terrain in play.`,
      unmet:
        indoor === true
          ? `${target ?? "It"} is an indoor tile; it takes an outdoor one.`
          : `${target ?? "Nothing"} is no tile of a terrain in play.`,
      at: indoor === true ? target : undefined,
    },
    cite,
  );
};

/**
 * Bombardment: rolls against any outdoor tile of any terrain in play. vs.bomb.target, vs.bomb.hits, vs.open.bomb-reward
 */
const bombardment: Use = {
  cost: usual,
  require: (ctx, req, _commando, target) => requireOutdoor(ctx, req, target, "vs.bomb.target"),
  *perform(ctx, commando, target = commando.at) {
    spend(ctx, commando, "bombardment", "it is used");
    const tile = tileNamed(ctx.state, target);
    const needed = hitNumber(ctx.settings, tile);
    makeNoise(ctx, commando, terrainOf(ctx.state, target), "the bombardment is heard", [
      "vs.alarm.noisy-equipment",
      "vs.open.grenade-flags",
    ]);
    const faces = yield* rollFor(
      ctx,
      [commando],
      number(ctx, "vs.number.bombardment-dice"),
      `The bombardment of ${target}`,
      ["vs.bomb.target"],
    );
    const aim = { by: null, tile: target, number: needed, rest: true };
    const takers = takersOf(ctx, aim);
    const atNest = aimsAtNest(ctx, aim);
    record(ctx, {
      event: "bombarded",
      at: target,
      ...neededOn(ctx, needed, takers, atNest),
      dice: faces,
      hits: hitsAmong(faces, takers),
      cites: [
        "vs.bomb.target",
        "vs.bomb.hits",
        ...(atNest ? (["vs.shoot.nest-five", ...nestRules(ctx, needed)] as const) : []),
      ],
    });
    yield* shareHits(ctx, {
      ...aim,
      eliminator: commando,
      seat: players,
      faces,
      how: "the bombardment",
      rewarded: reading(ctx, "vs.open.bomb-reward") === "yes",
      cites: ["vs.bomb.hits", "vs.open.bomb-reward"],
    });
  },
  targets: outdoorTiles,
};

/** Airdrop: three tokens for an outdoor tile of any terrain. vs.airdrop.draw */
const airdrop: Use = {
  cost: usual,
  require: (ctx, req, _commando, target) => requireOutdoor(ctx, req, target, "vs.airdrop.draw"),
  *perform(ctx, commando, target = commando.at) {
    spend(ctx, commando, "airdrop", "it is used");
    yield* dropSupplies(ctx, commando, target);
  },
  targets: outdoorTiles,
};

/** How tokens are used that this action does not use. */
const unusedHow: Readonly<Partial<Record<TokenKind, string>>> = {
  mp40: "is a firearm: it is used by shooting",
  stg44: "is a firearm: it is used by shooting",
  mg42: "is a firearm: it is used by shooting",
  grenade: "is thrown: it is used by shooting",
  binoculars: "is used when dice are rolled",
};

const uses: Readonly<Partial<Record<TokenKind, Use>>> = {
  "first-aid-kit": firstAid,
  crowbar,
  "german-uniform": uniform,
  tnt,
  bombardment,
  airdrop,
};

/**
 * Using an equipment token of the commando's card: 1 AP unless the token or the card says otherwise. vs.use.cost,
 * vs.use.any-state, vs.equip.any-commando
 */
export const use: ActionRule<"use"> = {
  cites: ["vs.use.cost", "vs.use.any-state", "vs.equip.any-commando"],
  from: "tile",
  weighty: true,
  cost: (ctx, commando, { token, target }) =>
    commando.spentSkills.includes("quick-hands") ? 0 : (uses[token]?.cost(ctx, commando, target) ?? usual(ctx)),
  require(ctx, req, commando, { token, target }) {
    if (!requireOnTile(req, commando)) return;
    requireHeld(req, commando, [token], "vs.use.cost");
    const one = uses[token];
    if (
      req.need(
        one !== undefined,
        {
          met: `The token ${token} is used by this action.`,
          unmet: `The token ${token} ${unusedHow[token] ?? "is not used by this action"}.`,
        },
        "vs.use.cost",
      ) &&
      one !== undefined
    ) {
      if (one.targets === unaimed) req.idle("target", target, `The token ${token} takes no target.`, "vs.use.cost");
      one.require(ctx, req, commando, target);
    }
  },
  *perform(ctx, commando, { token, target }) {
    if (commando.spentSkills.includes("quick-hands"))
      commando.spentSkills = commando.spentSkills.filter((mark) => mark !== "quick-hands");
    if (onTile(commando)) yield* uses[token]?.perform(ctx, commando, target) ?? [];
  },
  candidates(ctx, commando) {
    if (!onTile(commando)) return [];
    return kindsOf(commando.tokens).flatMap((token) =>
      (uses[token]?.targets(ctx, commando) ?? []).map((target) => ({
        do: "use" as const,
        commando: commando.id,
        token,
        ...(target !== undefined && { target }),
      })),
    );
  },
};

/** Blowing up a red TNT charge anywhere on the acting commando's terrain: 0 AP. vs.tnt.blow */
export const blowUp: ActionRule<"blow-up"> = {
  cites: ["vs.tnt.blow"],
  from: "tile",
  weighty: true,
  cost: (ctx) => number(ctx, "vs.number.cost-blow-up"),
  require(ctx, req, commando, { at }) {
    if (!requireOnTile(req, commando)) return;
    req.need(
      ctx.state.laid.some((one) => one.kind === "tnt" && one.red && one.at === at),
      {
        met: `A TNT charge lies red side up on ${at}.`,
        unmet: `No TNT charge lies red side up on ${at}.`,
        at,
      },
      "vs.tnt.blow",
    );
    const { id } = terrainOf(ctx.state, commando.at);
    req.need(
      terrainWith(ctx.state, at)?.id === id,
      {
        met: `${at} is on ${id}, the terrain of ${commando.id}.`,
        unmet: `${at} is not on ${id}, the terrain of ${commando.id}.`,
        at,
      },
      "vs.tnt.blow",
    );
  },
  *perform(ctx, commando, { at }) {
    const quiet = commando.spentSkills.includes("muffled");
    if (quiet) commando.spentSkills = commando.spentSkills.filter((mark) => mark !== "muffled");
    const laid = ctx.state.laid.find((one) => one.kind === "tnt" && one.red && one.at === at);
    ctx.state.laid = ctx.state.laid.filter((one) => one !== laid);
    change(ctx.state.equipment.discard, "tnt", 1);
    yield* explode(ctx, at, quiet);
  },
  candidates(ctx, commando) {
    if (!onTile(commando)) return [];
    const { id } = terrainOf(ctx.state, commando.at);
    const tiles = new Set(
      ctx.state.laid
        .filter(({ kind, red, at }) => kind === "tnt" && red && terrainWith(ctx.state, at)?.id === id)
        .map(({ at }) => at),
    );
    return [...tiles].map((at) => ({ do: "blow-up", commando: commando.id, at }));
  },
};
