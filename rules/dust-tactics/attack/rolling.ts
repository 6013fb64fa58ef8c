import { placeOf } from "../actions/schema.ts";
import type { Symbol } from "../data/dice.ts";
import { hasRule, isCloseCombat, type WeaponId } from "../data/weapons.ts";
import type { Citation } from "../events.ts";
import { targetOf } from "../heroes.ts";
import type { Unit } from "../state.ts";
import { screenAt } from "../smoke.ts";
import { type G, number, reading, record, roll, type Rules, written } from "../table.ts";
import {
  cardOf,
  type Figure,
  figuresOf,
  hasOwnSkill,
  hasSkill,
  isAircraft,
  isHero,
  isVehicle,
  soldiersOf,
  type Together,
} from "../units.ts";
import type { Aim } from "./aim.ts";
import { canForesee, foreseeHits } from "./foreseeing.ts";
import { type Firer, ratingFor, type Volley } from "./orders.ts";
import { isDual, rulesOfShot, sharedRules, shotRules } from "./shot-rules.ts";
import { buildingAt, centreOf, flameAim, flameTemplate, onSprayPath, underBlast, underFlame } from "./templates.ts";

/** How an attack under way is made. */
export interface Fight {
  readonly aim: Aim;
  readonly actors: Together;
  readonly volleys: readonly Volley[];
  readonly sustained: boolean;
  /** TARGET hits as well, once a game. dt.skill.fighting-spirit */
  readonly spirited: boolean;
  /** Misses of a hero's weapons are re-rolled, once a game. dt.skill.lucky */
  readonly lucky: boolean;
  /** One weapon is used and nothing else. dt.weapon.wire-guided */
  readonly single: boolean;
  /** Somebody strikes back: nothing of the attacker's ways counts. */
  readonly strikesBack: boolean;
  /** Whether these strike before the others do. dt.skill.first-strike */
  readonly first?: boolean;
}

/** The hits of one roll on one target, with all that saving and assigning them needs. */
export interface Burst {
  readonly weapon: WeaponId;
  /** The unit that is hit; of a shared target the unit that was aimed at. */
  readonly target: Unit;
  readonly together: readonly Unit[];
  readonly hits: number;
  readonly damage: number | "all";
  /** Whether all who fired have the target in cover. dt.save.split-attackers */
  readonly cover: boolean;
  readonly template: boolean;
  /** The miniatures that hits may be assigned to. dt.dmg.valid-only */
  readonly valid: readonly string[];
  /** The miniature all hits are assigned to. dt.weapon.sniper */
  readonly named: string | null;
  readonly by: Unit;
  /** Where odds are worked out: how many hits of chains are not saved. */
  readonly foreseen?: number;
}

/** What makes TARGET a hit for a miniature's weapon, if anything does. */
function targetHits(g: G, fight: Fight, { unit, miniature }: Figure, weapon: WeaponId, target: Unit): Citation | null {
  const { actors, sustained, spirited, strikesBack } = fight;
  const close = isCloseCombat(weapon);
  const card = cardOf(unit);
  // dt.skill.expert: it names the hero only
  if (isHero(unit) && card.expert === weapon) return "dt.skill.expert";
  if (
    isVehicle(unit) &&
    isAircraft(target) &&
    g.state.alerts.some(({ side, aircraft }) => side === unit.side && aircraft === target.id)
  )
    return "dt.veh.air-alert";
  if (strikesBack) return null;
  if (spirited) return "dt.skill.fighting-spirit";
  if (!sustained) return null;
  if (isHero(unit) && !close && hasOwnSkill(unit, "take aim")) return "dt.skill.take-aim";
  if (hasRule(weapon, "power scopes")) return "dt.weapon.power-scopes";
  if (hasRule(weapon, "sniper")) {
    const spotter = figuresOf(actors).find((one) => one.miniature.role === "spotter");
    const idle =
      spotter !== undefined &&
      spotter.miniature.id !== miniature.id &&
      !fight.volleys.some(({ firers }) => firers.some(({ figure }) => figure.miniature.id === spotter.miniature.id));
    if (idle) return "dt.weapon.spotter";
  }
  return null;
}

/** Why the misses of a miniature's weapon are re-rolled, if they are. */
function reRolls(fight: Fight, { unit }: Figure, weapon: WeaponId): Citation | null {
  if (fight.strikesBack) return null;
  if (fight.sustained) return "dt.hit.sustained-reroll";
  if (fight.lucky && isHero(unit) && hasOwnSkill(unit, "lucky")) return "dt.skill.lucky";
  return hasRule(weapon, "wire-guided") && fight.single ? "dt.weapon.wire-guided" : null;
}

/** Why each hit of a miniature's weapon rolls another die, if it does. */
function chains({ unit }: Figure, weapon: WeaponId): Citation | null {
  if (hasRule(weapon, "laser")) return "dt.weapon.laser";
  if (hasRule(weapon, "cutting")) return "dt.weapon.cutting";
  const close = isCloseCombat(weapon);
  if (isHero(unit) && close && hasOwnSkill(unit, "berserk")) return "dt.skill.berserk";
  if (isHero(unit) && !close && hasOwnSkill(unit, "killing spree")) return "dt.skill.killing-spree";
  return null;
}

/** Firers whose dice are rolled in the same way. */
export interface Group {
  readonly firers: Firer[];
  readonly cover: boolean;
  /** Whether some of the target are in cover because no line reaches them. dt.save.no-los-cover */
  readonly unseen: boolean;
  readonly target: Citation | null;
  readonly again: Citation | null;
  readonly chain: Citation | null;
}

/** Firers by what their dice do and by whether the target is in cover from them. dt.save.split-attackers */
function groupsOf(
  g: G,
  fight: Fight,
  weapon: WeaponId,
  firers: readonly Firer[],
  together: readonly Unit[],
): readonly Group[] {
  const [target] = together;
  const found = new Map<string, Group>();
  for (const firer of firers) {
    if (target === undefined) break;
    const { figure } = firer;
    // C weapons leave no save; whether there is cover matters to Defensive Tactics alone
    const matters = !isCloseCombat(weapon) || together.some((unit) => hasSkill(unit, "defensive tactics", together));
    const cover = matters && fight.aim.unitInCover(figure, together, hasRule(weapon, "artillery"));
    const hitsToo = targetHits(g, fight, figure, weapon, target);
    const again = reRolls(fight, figure, weapon);
    const chain = chains(figure, weapon);
    const key = `${cover} ${hitsToo} ${again} ${chain}`;
    const known = found.get(key);
    const isSeen = (to: Figure): boolean => fight.aim.lineTo(figure, to, hasRule(weapon, "artillery"));
    const unseen = cover && !figuresOf(together).every(isSeen);
    if (known === undefined) found.set(key, { firers: [firer], cover, unseen, target: hitsToo, again, chain });
    else known.firers.push(firer);
  }
  return [...found.values()];
}

/** Rolls dice to hit, re-rolls and further dice; the hits scored. dt.hit.army, dt.skill.chain-army-only */
function* rollHits(
  g: G,
  { firers, cover, unseen, target: hitsToo, again, chain }: Group,
  weapon: WeaponId,
  target: Unit,
  dice: number,
  ...cites: readonly Citation[]
): Rules<number> {
  const [by] = firers;
  if (by === undefined || dice === 0) return 0;
  const { id } = by.figure.unit;
  const symbols: readonly Symbol[] = hitsToo === null ? ["ARMY"] : ["ARMY", "TARGET"];
  const first = yield* roll(g, dice, symbols, `${id} to hit ${target.id} with ${weapon}`, "dt.hit.army", "dt.hit.dice");
  let hits = first.successes;
  record(
    g,
    {
      event: "fired",
      unit: id,
      weapon,
      firers: firers.map(({ figure }) => figure.miniature.id),
      target: target.id,
      dice: first.shown,
      hits,
      cover,
    },
    "dt.hit.dice",
    "dt.hit.army",
    ...(hitsToo === null ? [] : [hitsToo]),
    ...rulesOfShot(firers, weapon, target, cover),
    ...first.rules,
    ...(unseen ? (["dt.save.no-los-cover"] as const) : []),
    ...cites,
  );
  const missed = dice - hits;
  // a re-roll of a miss can only help, save where friends are hit
  const wanted = again !== null && missed > 0 && target.side !== by.figure.unit.side;
  if (wanted) {
    const second = yield* roll(g, missed, symbols, `${id} re-rolls what missed`, again);
    hits += second.successes;
    const more = { event: "rerolled", unit: id, weapon, dice: second.shown, hits: second.successes } as const;
    record(g, more, again, "dt.act.sustained");
  }
  if (chain === null) return hits;
  let open = hits;
  while (open > 0) {
    const further = yield* roll(
      g,
      open,
      ["ARMY"],
      `${id}: a further die for each hit`,
      chain,
      "dt.skill.chain-army-only",
    );
    let more = further.successes;
    record(
      g,
      { event: "chain", unit: id, weapon, dice: further.shown, hits: more },
      chain,
      "dt.skill.chain-army-only",
      ...keptRules(chain),
    );
    if (again === "dt.hit.sustained-reroll" && reading(g, "dt.open.chain-reroll") === "yes" && more < open) {
      const second = yield* roll(
        g,
        open - more,
        ["ARMY"],
        `${id} re-rolls further dice`,
        chain,
        "dt.open.chain-reroll",
      );
      more += second.successes;
      record(
        g,
        { event: "rerolled", unit: id, weapon, dice: second.shown, hits: second.successes },
        "dt.open.chain-reroll",
      );
    }
    hits += more;
    open = more;
  }
  return hits;
}

/** What of the way an attack is made decides: an observer's eyes, First Strike. dt.skill.observer-los, dt.skill.first-strike */
const wayRules = ({ aim, first }: Fight): readonly Citation[] => [
  ...(aim.viewer === null ? [] : (["dt.skill.observer-los", "dt.open.observer-cover"] as const)),
  ...(first === true ? (["dt.skill.first-strike"] as const) : []),
];

/** Skills that work for the hero's own weapons alone. dt.skill.hero-keeps */
const keptRules = (chain: Citation): readonly Citation[] =>
  chain === "dt.skill.berserk" || chain === "dt.skill.killing-spree" ? ["dt.skill.hero-keeps"] : [];

const ids = (figures: readonly Figure[]): readonly string[] => figures.map(({ miniature }) => miniature.id);

/** How often the dice of a volley are rolled: twice for a salvo, for each box of a volley. dt.weapon.salvo, dt.weapon.volley */
const multiple = ({ shot }: Volley): number => (shot.salvo === true ? 2 : 1) * (shot.boxes ?? 1);

/** The cover and validity of a template are judged from the firing miniature; its miniatures are those under it. */
function* rollTemplate(
  g: G,
  fight: Fight,
  volley: Volley,
  under: readonly Figure[],
  diceFor: (figures: readonly Figure[], unit: Unit) => number,
  ...cites: readonly Citation[]
): Rules<readonly Burst[]> {
  const bursts: Burst[] = [];
  const seen = new Set<string>();
  for (const { unit } of under) {
    if (seen.has(unit.id)) continue;
    const rating = ratingFor(g, volley.weapon, unit);
    const together = targetOf(g, unit).filter((one) => under.some((figure) => figure.unit === one));
    for (const one of together) seen.add(one.id);
    const figures = under.filter((figure) => together.includes(figure.unit));
    // a weapon without an entry leaves what stands under its template unharmed
    if (rating === null) continue;
    const dice = together.reduce(
      (sum, one) =>
        sum +
        diceFor(
          figures.filter((figure) => figure.unit === one),
          one,
        ),
      0,
    );
    const crews = together.some((one) => cardOf(one).kind === "support");
    const support: readonly Citation[] = crews && volley.blast ? ["dt.blast.support-crew", "dt.declare.crew-left"] : [];
    for (const group of groupsOf(g, fight, volley.weapon, volley.firers.slice(0, 1), together)) {
      const hits = yield* rollHits(
        g,
        group,
        volley.weapon,
        unit,
        dice * multiple(volley),
        ...cites,
        ...support,
        ...sharedRules(together),
        ...wayRules(fight),
      );
      const [by] = group.firers;
      if (by === undefined) continue;
      bursts.push({
        weapon: volley.weapon,
        target: unit,
        together,
        hits,
        damage: rating.damage,
        cover: group.cover,
        template: true,
        valid: ids(figures),
        named: null,
        by: by.figure.unit,
      });
    }
  }
  return bursts;
}

/** The blast of a volley: so many dice for each miniature under it. dt.blast.die-each, dt.blast.support-crew */
function* rollBlast(g: G, fight: Fight, volley: Volley): Rules<readonly Burst[]> {
  const aimed = figuresOf(volley.together);
  const centre = centreOf(g, volley, aimed, fight.aim.viewer);
  const [first] = volley.firers;
  if (centre === null || first === undefined) return [];
  const floor = volley.shot.floor ?? aimed[0]?.miniature.floor ?? 0;
  const under = underBlast(g, centre, floor, hasRule(volley.weapon, "artillery")).filter(({ unit }) =>
    isHitByBlast(g, volley, unit),
  );
  const times = volley.firers.reduce((sum, firer) => sum + firer.times, 0);
  record(
    g,
    { event: "template", unit: first.figure.unit.id, weapon: volley.weapon, at: written(centre), under: ids(under) },
    "dt.blast.place",
    "dt.blast.partly",
    "dt.blast.centre-los",
    "dt.open.blast-size",
    ...(under.some(({ unit }) => unit.where === "aboard") ? (["dt.rider.templates"] as const) : []),
    buildingAt(g, centre) ? "dt.blast.one-level" : "dt.blast.outside-ground",
    ...(isDual(volley.weapon) ? (["dt.blast.dual-rating"] as const) : []),
  );
  const dice = (figures: readonly Figure[], unit: Unit): number => {
    const icons = ratingFor(g, volley.weapon, unit)?.blast ?? 0;
    const miniatures = cardOf(unit).kind === "support" ? soldiersOf(unit) : figures.length;
    return icons * miniatures * times;
  };
  return yield* rollTemplate(
    g,
    fight,
    volley,
    under,
    dice,
    "dt.blast.die-each",
    "dt.blast.multiple",
    "dt.blast.per-unit",
    "dt.save.blast-view",
    "dt.open.blast-several",
  );
}

/** A template that is laid for infantry leaves what has a number instead unharmed. dt.blast.dual-rating */
const isHitByBlast = (g: G, { weapon }: Volley, unit: Unit): boolean => (ratingFor(g, weapon, unit)?.blast ?? 0) > 0;

/** The flames of a volley: each firer lays a template of its own. dt.flame.die-each, dt.open.flame-dice */
function* rollFlame(g: G, fight: Fight, volley: Volley): Rules<readonly Burst[]> {
  const bursts: Burst[] = [];
  for (const firer of volley.firers) {
    const { figure } = firer;
    const targets = figuresOf(volley.together);
    const nearest = fight.aim.nearest(figure, volley.together);
    const target = targets.find(({ miniature }) => miniature.id === volley.shot.miniature) ?? nearest?.to;
    const template =
      target === undefined
        ? null
        : flameTemplate(g, figure, volley.weapon, firer.mount, flameAim(g, volley.shot, target));
    if (template === null || target === undefined) continue;
    const under = underFlame(g, fight.aim, figure, template);
    record(
      g,
      {
        event: "template",
        unit: figure.unit.id,
        weapon: volley.weapon,
        at: written(target.miniature.at),
        under: ids(under),
      },
      "dt.flame.template",
      "dt.flame.start",
      "dt.flame.aim",
      "dt.flame.los",
      "dt.open.flame-size",
      "dt.open.flame-aim",
      ...(under.some(({ unit }) => unit.where === "aboard") ? (["dt.rider.templates"] as const) : []),
    );
    const dice = (figures: readonly Figure[], unit: Unit): number => {
      const each = reading(g, "dt.open.flame-dice") === "one-each" ? 1 : (ratingFor(g, volley.weapon, unit)?.dice ?? 0);
      const miniatures = cardOf(unit).kind === "support" ? soldiersOf(unit) : figures.length;
      return each * miniatures * firer.times;
    };
    const own = { ...volley, firers: [firer] };
    bursts.push(...(yield* rollTemplate(g, fight, own, under, dice, "dt.flame.die-each", "dt.open.flame-dice")));
  }
  return bursts;
}

/** Shots at a unit, split by cover; a spray at every unit on its way, too. dt.weapon.spray-path, dt.declare.simultaneous */
function* rollShots(g: G, fight: Fight, volley: Volley): Rules<readonly Burst[]> {
  const { weapon, together, aimed } = volley;
  const bursts: Burst[] = [];
  const targets = new Map<Unit, Firer[]>([[aimed, [...volley.firers]]]);
  for (const firer of hasRule(weapon, "spray") ? volley.firers : []) {
    const nearest = fight.aim.nearest(firer.figure, together);
    const passed = nearest === null ? [] : onSprayPath(g, firer.figure, nearest.to);
    for (const unit of new Set(passed.map((one) => one.unit)))
      if (!together.includes(unit)) targets.set(unit, [...(targets.get(unit) ?? []), firer]);
  }
  for (const [unit, firers] of targets) {
    const target = unit === aimed ? together : [unit];
    const rating = ratingFor(g, weapon, unit);
    if (rating === null) continue;
    for (const group of groupsOf(g, fight, weapon, firers, target)) {
      const times = group.firers.reduce((sum, firer) => sum + firer.times, 0);
      const dice = rating.dice * times * multiple(volley);
      if (canForesee(g, group, target)) {
        const [burst] = splitByFirer(g, fight, volley, group, { unit, target, hits: 0, damage: rating.damage });
        if (burst !== undefined) bursts.push(yield* foreseeHits(g, group, burst, dice));
        continue;
      }
      const hits = yield* rollHits(
        g,
        group,
        weapon,
        unit,
        dice,
        ...shotRules(volley, unit),
        ...sharedRules(target),
        ...wayRules(fight),
      );
      bursts.push(...splitByFirer(g, fight, volley, group, { unit, target, hits, damage: rating.damage }));
    }
  }
  return bursts;
}

/** The valid miniatures of a roll: those that somebody who fired in it could hit. dt.open.valid-targets */
function splitByFirer(
  g: G,
  { aim }: Fight,
  { weapon, shot }: Volley,
  { firers, cover }: Group,
  { unit, target, hits, damage }: { unit: Unit; target: readonly Unit[]; hits: number; damage: number | "all" },
): readonly Burst[] {
  const [by] = firers;
  if (by === undefined) return [];
  const hit = firers.map(({ figure, mount }) => ids(aim.hittable(figure, mount, weapon, target)));
  const how = reading(g, "dt.open.valid-targets");
  const all = [...new Set(hit.flat())];
  const valid = how === "every-firer" ? all.filter((id) => hit.every((some) => some.includes(id))) : all;
  const named = hasRule(weapon, "sniper") ? (shot.miniature ?? null) : null;
  const burst = { weapon, target: unit, together: target, damage, cover, template: false, named, by: by.figure.unit };
  if (how !== "by-firer" || firers.length < 2) return [{ ...burst, hits, valid }];
  // the hits are shared out among those who fired, in their order
  return hit.map((own, i) => ({
    ...burst,
    hits: Math.floor(hits / firers.length) + (i < hits % firers.length ? 1 : 0),
    valid: own,
  }));
}

/** Smoke instead of an attack: on ARMY a screen stands where it was fired. dt.weapon.smoke-shell */
function* rollSmoke(g: G, fight: Fight, { shot, weapon, firers }: Volley): Rules {
  const [by] = firers;
  if (by === undefined || shot.at === undefined) return;
  const { id } = by.figure.unit;
  const cites: readonly Citation[] = ["dt.weapon.smoke-shell", "dt.open.smoke-shell-action"];
  let rolled = yield* roll(g, 1, ["ARMY"], `${id} fires smoke`, ...cites);
  record(
    g,
    { event: "rolled", unit: id, about: `smoke with ${weapon}`, dice: rolled.shown, successes: rolled.successes },
    ...cites,
  );
  if (rolled.successes === 0 && fight.sustained) {
    rolled = yield* roll(g, 1, ["ARMY"], `${id} fires smoke again`, ...cites, "dt.hit.sustained-reroll");
    record(g, { event: "rerolled", unit: id, weapon, dice: rolled.shown, hits: rolled.successes }, ...cites);
  }
  if (rolled.successes === 0) return;
  g.state.named++;
  const screen = screenAt(g, `smoke-${g.state.named}`, placeOf(shot.at), number(g, "dt.number.smoke-turns"));
  g.state.terrain = [...g.state.terrain, screen];
  record(g, { event: "terrain", piece: screen.id, what: `smoke at ${shot.at}` }, ...cites, "dt.weapon.smoke-screen");
}

/** Rolls to hit for a volley. dt.blast, dt.flame, dt.hit */
export function* rollVolley(g: G, fight: Fight, volley: Volley): Rules<readonly Burst[]> {
  if (volley.shot.smoke === true) {
    yield* rollSmoke(g, fight, volley);
    return [];
  }
  if (volley.blast) return yield* rollBlast(g, fight, volley);
  if (hasRule(volley.weapon, "flame")) return yield* rollFlame(g, fight, volley);
  return yield* rollShots(g, fight, volley);
}
