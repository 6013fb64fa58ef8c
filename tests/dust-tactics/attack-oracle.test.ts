import { describe, expect, it } from "vitest";
import type { Chance, ShownEvent } from "../../rules/kernel/index.ts";
import { bodyById } from "../../rules/dust-tactics/book/body-sizes.ts";
import type { Card } from "../../rules/dust-tactics/book/card.ts";
import { armourClassOf, type CardId, cardById, crossesOf } from "../../rules/dust-tactics/book/cards.ts";
import { ratingOf, type WeaponId, weaponById } from "../../rules/dust-tactics/book/weapons.ts";
import { agreed, factsOf, gameOf, heldAgainst, oneIn, opened, pick, type Trial } from "../soak/against-oracle.ts";
import { factsOfRoll, type Fort, resolved, type Roll, type Target } from "./attack-oracle.ts";

const game = gameOf("dust-tactics");

/** Who attacks with what; `guns` are the weapons of a vehicle that fire together. */
interface Attacker {
  readonly card: CardId;
  readonly soldiers: readonly number[];
  readonly weapon: WeaponId;
  readonly guns?: number;
}

const attackers: readonly Attacker[] = [
  { card: "h.line", soldiers: [1, 2, 3], weapon: "rifle" },
  { card: "h.line", soldiers: [5], weapon: "lmg" },
  { card: "h.line", soldiers: [4], weapon: "launcher" },
  { card: "h.line", soldiers: [1, 2, 3], weapon: "blade" },
  { card: "h.breach", soldiers: [1, 2, 3], weapon: "smg" },
  { card: "h.breach", soldiers: [5], weapon: "charge" },
  { card: "h.armoured", soldiers: [3, 4], weapon: "tube" },
  { card: "h.watch", soldiers: [1, 2], weapon: "marksman" },
  { card: "v.guard", soldiers: [1, 2, 3, 4], weapon: "laser" },
  { card: "v.guard", soldiers: [5], weapon: "phaser" },
  { card: "v.iron", soldiers: [3, 4], weapon: "phaser" },
  { card: "v.leap", soldiers: [4], weapon: "spray" },
  { card: "v.skim", soldiers: [1, 2, 3], weapon: "twin-a" },
  { card: "v.skim", soldiers: [1, 2, 3], weapon: "twin-b" },
  { card: "v.skim", soldiers: [4], weapon: "breacher" },
  { card: "v.ashen", soldiers: [1, 2, 3, 4], weapon: "claws" },
  { card: "h.moor", soldiers: [], weapon: "smg" },
  { card: "v.dorn", soldiers: [], weapon: "phaser" },
  { card: "h.keel", soldiers: [], weapon: "scoped" },
  { card: "h.arkwright", soldiers: [], weapon: "scoped" },
  { card: "v.maur", soldiers: [], weapon: "cutter" },
  { card: "h.heron", soldiers: [], weapon: "autocannon" },
  { card: "h.drover", soldiers: [], weapon: "hmg" },
  { card: "h.lighter", soldiers: [], weapon: "hmg" },
  { card: "v.ferry", soldiers: [], weapon: "hmg" },
  { card: "v.strider", soldiers: [], weapon: "wire" },
  { card: "v.vigil", soldiers: [], weapon: "lasercannon", guns: 2 },
  { card: "v.monolith", soldiers: [], weapon: "flak" },
  { card: "v.monolith", soldiers: [], weapon: "howitzer" },
  { card: "v.thresher", soldiers: [], weapon: "cutter", guns: 2 },
];

const squads: readonly CardId[] = ["h.line", "v.guard", "v.iron", "v.ashen", "v.skim"];
const singles: readonly CardId[] = ["h.mortar", "v.lancer", "h.corran", "h.moor", "v.hurn", "v.sable", "v.orlane"];
const hulls: readonly CardId[] = ["h.heron", "h.bastion", "h.dray", "v.monolith", "v.titan", "v.vigil"];

/** A miniature on the table: its middle, its half sizes if it is a hull, its radius if it has a base. */
interface Miniature {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfLength: number;
  readonly radius: number;
}

function miniature(card: Card, x: number, y: number): Miniature {
  const body = bodyById(card.body);
  return body.kind === "base"
    ? { x, y, halfWidth: 0, halfLength: 0, radius: body.radius }
    : { x, y, halfWidth: body.wide / 2, halfLength: body.long / 2, radius: 0 };
}

/** How far a miniature reaches to the north or south of its middle. */
const reach = ({ halfLength, radius }: Miniature): number => halfLength + radius;

/** dt.range.bases, dt.range.hulls: from edge to edge; all hulls stand along the table. */
const gap = (a: Miniature, b: Miniature): number =>
  Math.hypot(
    Math.max(0, Math.abs(a.x - b.x) - a.halfWidth - b.halfWidth),
    Math.max(0, Math.abs(a.y - b.y) - a.halfLength - b.halfLength),
  ) -
  a.radius -
  b.radius;

const round = (n: number): number => Math.round(n * 100) / 100;

/** An attack by everybody who can, on a table with a trench, a fortification or a wood or with nothing. */
interface Scene {
  readonly text: string;
  readonly action: unknown;
  readonly target: Target;
  readonly roll: Roll;
  readonly met: readonly string[];
}

function scene(chance: Chance): Scene | null {
  const { card: attacking, soldiers, weapon, guns = 1 } = pick(chance, attackers);
  const by = cardById(attacking);
  const from =
    cardById("h.line") === by || soldiers.length > 1 ? soldiers.slice(chance.index(soldiers.length)) : soldiers;
  const attacked = pick(chance, pick(chance, [squads, squads, singles, hulls]));
  const on = cardById(attacked);
  const rating = ratingOf(weapon, armourClassOf(on), on.armour);
  if (rating === null || rating.dice === 0) return null;
  const { range, rules } = weaponById(weapon);
  const isVehicle = on.kind === "vehicle";
  const isSquad = on.kind === "squad";
  // the target, in a row; in a fortification there is room for three
  const ground = pick(
    chance,
    isVehicle ? ["open", "wood"] : ["open", "trench", "half a trench", "bunker", "strongpoint"],
  );
  const fort: Fort | null = ground === "bunker" || ground === "strongpoint" ? ground : null;
  const many = isSquad ? 1 + chance.index(fort === null ? 4 : 3) : 1;
  const targets = Array.from({ length: many }, (_, n) => miniature(on, 50 + 4 * n - 2 * (many - 1), 31));
  const [first] = targets;
  if (first === undefined) return null;
  // the attackers, south of it
  const count = Math.max(1, from.length);
  const own = miniature(by, 50, 0);
  const edge = fort !== null ? 36 : ground === "wood" ? 31 + reach(first) : 31 + reach(first);
  const limit = range === null ? 5 : 10 * range[1];
  const isNearLimit = oneIn(chance, 3) && limit <= 120;
  const anywhere = range === null ? 0.1 + chance.index(40) / 10 : 3 + chance.index(Math.min(120, limit));
  const off = isNearLimit ? Math.max(0.1, limit - chance.index(20) / 10) : anywhere;
  const y = round(edge + off + reach(own));
  const shift = range === null ? 0 : chance.index(9) - 4;
  const firers = Array.from({ length: count }, (_, n) =>
    miniature(
      by,
      50 + shift + 4 * n - 2 * (count - 1),
      round(y + (oneIn(chance, 3) ? chance.index(range === null ? 4 : 12) : 0)),
    ),
  );
  const [least, most] = range === null ? [0, 5] : [10 * range[0], 10 * range[1]];
  const reaches = (a: Miniature, b: Miniature): boolean => {
    const far = gap(a, b);
    // dt.fort.cc-reach: over the wall to anybody inside
    if (range === null && fort !== null) return a.y - a.halfLength - a.radius - 36 <= most && Math.abs(a.x - 50) <= 7;
    // dt checklist 2.5: a hundredth of a centimetre makes no difference
    return far >= least - 0.01 && far <= most + 0.01;
  };
  // the marksman fires alone, his spotter watches
  const firing = weapon === "marksman" ? (from.includes(1) ? firers.slice(0, 1) : []) : firers;
  const able = firing.filter((one) => targets.some((other) => reaches(one, other)));
  const close = able.flatMap((one) => targets.map((other) => Math.abs(gap(one, other) - most)));
  if (able.length === 0 || close.some((near) => near < 0.05)) return null;
  const valid = targets.filter((other) => able.some((one) => reaches(one, other)));
  const isSustained = oneIn(chance, 3);
  const isSalvo = rules.includes("salvo") && oneIn(chance, 2);
  const isUnderFire =
    oneIn(chance, 4) && !by.skills.includes("zombie") && on.kind !== "hero" && !on.skills.includes("zombie");
  // dt.save.half-unit
  const inTrench =
    ground === "trench" ? many : ground === "half a trench" ? Math.ceil(many / 2) - (oneIn(chance, 2) ? 1 : 0) : 0;
  const isInCover = fort !== null || ground === "wood" || (inTrench > 0 && 2 * inTrench >= many);
  const crosses = crossesOf(on);
  const damage = crosses === null ? 0 : chance.index(Math.min(3, crosses));
  const isTwo =
    by.expert === weapon ||
    (isSustained && (rules.includes("power scopes") || (by.skills.includes("take aim") && range !== null))) ||
    (isSustained && weapon === "marksman" && from.includes(2));
  const isRerolled = isSustained || rules.includes("wire-guided");
  const saves =
    range === null
      ? "close combat"
      : rules.includes("spray")
        ? "none"
        : rules.includes("phaser") || rules.includes("grenade")
          ? "no cover"
          : "all";
  const isChain =
    rules.includes("laser") || rules.includes("cutting") || (by.skills.includes("killing spree") && range !== null);
  const target: Target = {
    kind: on.kind === "support" || on.kind === "hero" || on.kind === "vehicle" ? on.kind : "squad",
    left: crosses === null ? valid.length : crosses - damage,
    isAll: valid.length === many,
    isInCover,
    fort,
    savesOnTwo: on.skills.includes("steel guard") || on.skills.includes("zombie"),
    isResilient: on.skills.includes("damage resilient") || (on.skills.includes("defensive tactics") && isInCover),
    hasTokens: on.kind !== "hero" && !on.skills.includes("zombie"),
    isUnderFire,
  };
  const roll: Roll = {
    dice: rating.dice * able.length * guns * (isSalvo ? 2 : 1),
    symbols: isTwo ? 2 : 1,
    isRerolled,
    isChain,
    damage: rating.damage,
    saves,
  };
  const places = (all: readonly Miniature[]): string => all.map(({ x, y: at }) => `${round(x)},${round(at)}`).join(" ");
  const right = round(50 - 2 * (many - 1) + 4 * (inTrench - 1) + 2);
  const text = [
    "umpire dust-tactics",
    "table 180 180",
    ...(fort !== null ? [`terrain k ${fort} 43,24 57,24 57,36 43,36, facing 180, owner north`] : []),
    ...(inTrench > 0 ? [`terrain t trench 30,27 ${right},27 ${right},35 30,35`] : []),
    ...(ground === "wood"
      ? [`terrain w wood 38,21 62,21 62,${round(edge + 0.5)} 38,${round(edge + 0.5)}, height 12`]
      : []),
    `unit a ${attacking} south at ${places(firers)}${from.length > 0 ? `, soldiers ${from.join(" ")}` : ""}, facing 0`,
    `unit b ${attacked} north at ${places(targets)}${isSquad ? `, soldiers ${targets.map((_, n) => n + 1).join(" ")}` : ""}, facing 180${damage > 0 ? `, damage ${damage}` : ""}${isUnderFire ? ", under-fire" : ""}`,
    "unit z h.line north at 170,10, soldiers 1",
    `activation a, plan ${isSustained ? "sustained" : "attack nothing"}`,
    "",
  ].join("\n");
  return {
    text,
    action: {
      do: "attack",
      unit: "a",
      shots: [{ weapon, target: "b", ...(rules.includes("salvo") && { salvo: isSalvo }) }],
    },
    target,
    roll,
    met: [
      ground,
      target.kind,
      ...(isSustained ? ["sustained"] : []),
      ...(isTwo ? ["two symbols"] : []),
      ...(isChain ? ["chain"] : []),
      ...(isSalvo ? ["salvo"] : []),
      ...(range === null ? ["close combat"] : []),
      ...(rules.includes("wire-guided") ? ["wire-guided"] : []),
      ...(rating.damage === "all" ? ["kill"] : []),
      ...(target.isResilient ? ["resilient"] : []),
      ...(saves === "no cover" && isInCover ? ["no cover save"] : []),
      ...(saves === "none" ? ["no save"] : []),
      ...(able.length < firing.length ? ["some out of range"] : []),
      ...(valid.length < many ? ["some cannot be hit"] : []),
      ...(isUnderFire ? ["under fire"] : []),
    ],
  };
}

const branches: readonly string[] = [
  "open",
  "trench",
  "half a trench",
  "bunker",
  "strongpoint",
  "wood",
  "squad",
  "support",
  "hero",
  "vehicle",
];

function odds(chance: Chance): Trial | null {
  const found = scene(chance);
  if (found === null) return null;
  // more dice take long, above all in chains; the test with dice has them
  const { isResilient } = found.target;
  const most = found.roll.isChain ? (isResilient || !oneIn(chance, 3) ? 0 : 2) : isResilient ? 3 : 6;
  if (found.roll.dice > (oneIn(chance, 20) ? 1 : most)) return null;
  const { text, action, target, roll, met } = found;
  const engine = factsOf(opened(game, text), action, ["none"], (id) =>
    /^(hit|eliminated|lost|damaged|suppressed|under-fire):b/.test(id),
  );
  return { position: `${text}${JSON.stringify(action)}`, engine, oracle: factsOfRoll("b", target, roll), met };
}

/** The same attack with dice: what is hit, saved and lost, against what the shown dice come to. */
function withDice(chance: Chance): Trial | null {
  const found = scene(chance);
  if (found === null) return null;
  const { text, action, target, roll, met } = found;
  const events: ShownEvent[] = [];
  // half of the attacks are lucky, so that ten hits are met
  const luck: Chance = oneIn(chance, 2)
    ? chance
    : { ...chance, face: (sides) => (oneIn(chance, 4) ? chance.face(sides) : 1) };
  let answer = opened(game, text).adjudicate({ action, chance: luck });
  for (;;) {
    if (!answer.ok || answer.value.outcome === "refused") throw new Error(`No answer.\n${text}`);
    events.push(...answer.value.events);
    if (answer.value.outcome === "over" || answer.value.decision.kind !== "choose") break;
    const { options } = answer.value.decision;
    const option = options.find(({ id }) => id === "none") ?? pick(chance, options);
    answer = answer.value.situation.adjudicate({ choose: [option.id], chance: luck });
  }
  const ofKind = (kind: string, field: string): readonly unknown[] =>
    events
      .filter(({ event, details }) => event === kind && (details["unit"] === "b") === ofTarget.has(kind))
      .map(({ details }) => details[field]);
  const rolls = (kind: string): readonly (readonly string[])[] =>
    ofKind(kind, "dice").map((faces) => (Array.isArray(faces) ? faces.map(String) : []));
  const numbers = (kind: string, field: string): number =>
    ofKind(kind, field).reduce<number>((sum, value) => sum + Number(value), 0);
  const shown = {
    fired: rolls("fired").flat(),
    rerolled: rolls("rerolled").flat(),
    chain: rolls("chain").flat(),
    saved: rolls("saved"),
    resilient: rolls("resilient").flat(),
  };
  const lost = target.kind === "squad" ? ofKind("miniature-lost", "miniature").length : numbers("damaged", "points");
  const token =
    events.find(({ event, details }) => event === "token" && details["unit"] === "b" && details["gained"] === true)
      ?.details["token"] ?? null;
  const gone = target.kind === "squad" ? lost : Math.min(lost, target.left);
  return {
    position: `${text}${JSON.stringify(action)}\n${JSON.stringify(shown)}`,
    engine: {
      dice: [shown.fired.length, shown.rerolled.length, shown.chain.length, shown.saved.map(({ length }) => length)],
      cancelled: numbers("saved", "cancelled"),
      lost: gone,
      token,
    },
    oracle: resolved(target, roll, shown),
    met: [
      ...met,
      ...(shown.chain.length > 0 ? ["a chain goes on"] : []),
      ...(shown.saved.length > 1 ? ["a second save"] : []),
      ...(shown.resilient.length > 0 ? ["resilience is rolled"] : []),
      ...(token === null ? [] : [`token ${String(token)}`]),
      ...(token === "suppressed" && !target.isUnderFire ? ["ten hits"] : []),
    ],
  };
}

/** Events that tell of the target; the others tell of the attacker. */
const ofTarget: ReadonlySet<string> = new Set(["saved", "resilient", "miniature-lost", "damaged"]);

describe("attacks against the oracle", () => {
  it("agrees on the odds", () => {
    const further = [
      "sustained",
      "two symbols",
      "chain",
      "salvo",
      "close combat",
      "wire-guided",
      "kill",
      "resilient",
      "no cover save",
      "no save",
      "some out of range",
      "some cannot be hit",
      "under fire",
    ];
    expect(heldAgainst("odds of Dust Tactics", [...branches, ...further], odds)).toEqual(agreed);
  });
  it("agrees on hits, saves and damage, die by die", () => {
    const further = [
      "sustained",
      "two symbols",
      "chain",
      "a chain goes on",
      "a second save",
      "resilience is rolled",
      "token under-fire",
      "token suppressed",
      "ten hits",
      "close combat",
      "kill",
      "no save",
    ];
    expect(heldAgainst("damage and saves of Dust Tactics", [...branches, ...further], withDice)).toEqual(agreed);
  });
});
