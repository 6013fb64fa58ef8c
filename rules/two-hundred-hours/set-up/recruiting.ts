import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { askQuestion, type QuestionRule } from "../table/pending.ts";
import { requireAnswer } from "./asking.ts";
import type { ActionOf, Recruit } from "../table/action-schema.ts";
import { type Bought, sampleForces } from "../book/sample-forces.ts";
import { type FighterCard, fighterCards, type FighterId } from "../book/fighters.ts";
import { forceDefects, mostSubordinates } from "../book/forces.ts";
import { requisitionCard, type RequisitionId } from "../book/requisition-cards.ts";
import type { Side } from "../book/ids.ts";
import { type WeaponId, weapons } from "../book/weapons.ts";
import { newFighter, usualCharges, usualSmokes, usualWeapon } from "../notation/index.ts";
import type { Fighter } from "../table/fighter.ts";
import type { State } from "../table/state.ts";
import { type Ctx, hasKeyword, isCharacter, otherSide, reading, record, type Rules, sideOf } from "../table/context.ts";

/** Standard Issue: one of these. zh.weapon.standard-issue */
const standardIssue: readonly WeaponId[] = ["rifle", "smg", "pistol", "shotgun"];

const cardOf = (id: FighterId): FighterCard => fighterCards[id];

/** The points limit of a side, with what a less experienced one gets. zh.recruit.limit, zh.xp.balance */
export function limitOf({ options }: State, side: Side): number {
  const kept = (of: Side): number => options.kept.filter((keptFighter) => sideOf(keptFighter) === of).length;
  return options.limit[side] + Math.max(0, Math.floor((kept(otherSide(side)) - kept(side)) / 2));
}

/** How many Requisition cards a force may have: one for each character its limit allows. zh.requisition.max */
export const mostRequisitions = (limit: number): number => 1 + mostSubordinates(limit);

/** What a Requisition card costs in the hands of a fighter. zh.requisition.character-cost */
const costOf = ({ card, requisition }: Recruit): number => {
  if (requisition === undefined) return 0;
  const { cost, dearer } = requisitionCard(requisition);
  return cost + (dearer && isCharacter({ card }) ? 1 : 0);
};

/** Whether somebody can be the evader of mission 5: an individual trooper who can have a pistol. zh.m5.evader */
export const canEvade = ({
  card,
  requisition,
}: {
  card: FighterId;
  requisition?: Fighter["requisition"] | undefined;
}): boolean =>
  !isCharacter({ card }) &&
  !hasKeyword({ card }, "pair") &&
  (requisition === undefined || requisition === null || requisitionCard(requisition).effect.kind !== "weapon");

/** The weapons a fighter may have, and whether the second member of a pair too. zh.decide.standard-issue, zh.requisition.pair */
function weaponsFor(
  { mission }: State,
  { card, requisition }: Recruit,
  { isSecond }: { readonly isSecond: boolean },
): readonly WeaponId[] {
  if (hasKeyword({ card }, "unique")) return [usualWeapon(card)];
  const standard = mission === "m1" ? standardIssue.filter((weapon) => weapon !== "shotgun") : standardIssue;
  if (requisition === undefined || isSecond) return standard;
  const { effect } = requisitionCard(requisition);
  return effect.kind === "weapon" ? effect.oneOf : standard;
}

type Say = (holds: boolean, text: string, ...cites: readonly Citation[]) => void;

/** A force as it is looked at: of which side, with what it is bought of, and how what is amiss is said. */
interface Force {
  readonly ctx: Ctx;
  readonly say: Say;
  readonly side: Side;
  readonly limit: number;
  readonly fighters: readonly Recruit[];
  readonly cards: readonly FighterId[];
  readonly requisitions: readonly RequisitionId[];
  readonly disguise: boolean;
  /** How many Requisition cards it has, the disguise included. */
  readonly taken: number;
}

/** What each Requisition card and weapon of a force requires. zh.requisition.one-each, zh.requisition.defender-none */
function requireGear({ ctx, say, side, fighters }: Force): void {
  for (const fighter of fighters) {
    const { card, requisition, weapon = usualWeapon(card), second } = fighter;
    const { name, keywords } = cardOf(card);
    const isUnique = keywords.includes("unique");
    if (requisition !== undefined) {
      say(
        requisition !== "r-disguise",
        `The disguise is bought for the ${name}: it belongs to the force, not to a fighter.`,
        "zh.disguise.cost",
      );
      say(
        !isUnique,
        `The ${name} is given a Requisition card: the equipment of a unique fighter is fixed.`,
        "zh.recruit.unique-fixed",
        "zh.requisition.one-each",
      );
      say(
        side === "attacker",
        `The ${name} is given a Requisition card: the defender takes none.`,
        "zh.requisition.defender-none",
      );
    }
    say(
      weaponsFor(ctx.state, fighter, { isSecond: false }).includes(weapon),
      `The ${name} cannot have this weapon: ${weapons[weapon].name}.`,
      "zh.weapon.standard-issue",
      "zh.weapon.requisition-replaces",
      "zh.weapon.one-ranged",
      ...citeIf(isUnique, "zh.recruit.unique-fixed"),
      ...weaponRows(requisition),
    );
    if (second === undefined) continue;
    say(
      keywords.includes("pair"),
      `The ${name} is given a weapon for a second member: it is not a pair.`,
      "zh.requisition.pair",
    );
    say(
      weaponsFor(ctx.state, fighter, { isSecond: true }).includes(second),
      `The second of the ${name} cannot have this weapon: ${weapons[second].name}.`,
      "zh.requisition.pair",
      "zh.weapon.standard-issue",
    );
  }
}

/** The row of a Requisition card that gives a weapon. */
const weaponRows = (requisition: Recruit["requisition"]): readonly Citation[] =>
  requisition === "r-silenced"
    ? ["zh.requisition.card-silenced"]
    : requisition === "r-long-range"
      ? ["zh.requisition.card-long-range"]
      : [];

/** What the points limit of a side rests on. */
const limitRows = (state: State, side: Side): readonly Citation[] => [
  "zh.recruit.limit",
  // the forces of mission 1 are fixed card by card
  ...citeIf(state.mission !== "m1", "zh.mission.points"),
  ...citeIf(limitOf(state, side) > state.options.limit[side], "zh.xp.balance"),
];

/** What a legal force rests on. */
const legalRows = (state: State, side: Side, fighters: readonly Recruit[]): readonly Citation[] => [
  ...limitRows(state, side),
  "zh.recruit.mixed",
  "zh.requisition.one-each",
  ...fighters.flatMap(({ requisition }) => weaponRows(requisition)),
  ...(state.mission === "m1" ? [huntedRow(side)] : []),
];

const huntedRow = (side: Side): Citation => (side === "attacker" ? "zh.m1.forces-attacker" : "zh.m1.forces-defender");

/** The forces of mission 1, card by card. zh.m1.forces-attacker, zh.m1.forces-defender */
const huntedForces: Readonly<Record<Side, readonly FighterId[]>> = {
  attacker: ["sas-officer", "sas-pair", "sas-trooper", "sas-trooper"],
  defender: ["heer-officer", "sentry-pair", "sentry-pair", "sentry", "sentry", "dog-handler"],
};

/** What the points limit of a force allows: its cards, and how many Requisition cards. zh.recruit.limit, zh.requisition.max */
function requirePoints({ ctx, say, side, limit, fighters, cards, requisitions, disguise, taken }: Force): void {
  const { state } = ctx;
  const handlers = reading(ctx, "zh.open.ratio-dogs") === "handler-is-trooper";
  for (const { message, cites = [] } of forceDefects(side, limit, cards, handlers))
    say(
      false,
      message,
      ...cites.filter(isCitation),
      ...(cites.includes("zh.recruit.limit") ? limitRows(state, side).slice(1) : []),
    );
  const points =
    cards.reduce((sum, id) => sum + cardOf(id).cost, 0) +
    fighters.reduce((sum, fighter) => sum + costOf(fighter), 0) +
    (disguise ? requisitionCard("r-disguise").cost : 0);
  say(
    points <= limit || taken === 0,
    `With its Requisition cards the force costs ${points} points; ${limit} are allowed.`,
    ...limitRows(state, side),
    ...citeIf(requisitions.length > 0, "zh.requisition.character-cost"),
    ...citeIf(disguise, "zh.disguise.cost"),
  );
  say(
    taken <= mostRequisitions(limit),
    `The force has ${taken} Requisition cards; one of ${limit} points has at most ${mostRequisitions(limit)}.`,
    "zh.requisition.max",
  );
  for (const id of new Set(requisitions)) {
    const { most: maximum, name } = requisitionCard(id);
    const count = requisitions.filter((requisition) => requisition === id).length;
    say(
      maximum === null || count <= maximum,
      `The force has ${count} of ${name}; ${maximum ?? 0} is the most.`,
      "zh.requisition.card-radio",
    );
  }
  if (!disguise) return;
  say(side === "attacker", "The defender buys the disguise: only the attacker may.", "zh.disguise.cost");
  say(state.options.disguise, "The disguise has not been agreed on.", "zh.disguise.optional");
}

/** What some missions, and the Disguised rule, ask of a force. zh.m5.evader, zh.m8.crew, zh.disguise.sentries */
function requireForMission(force: Force): void {
  const { ctx, say, side, fighters, cards, disguise } = force;
  const { mission, options } = ctx.state;
  if (disguise)
    say(
      fighters.some(({ card, requisition }) => isCharacter({ card }) && requisition === undefined),
      "Every character of the force has a Requisition card: the imposter is one without.",
      "zh.disguise.character",
    );
  if (mission === "m5" && side === "attacker")
    say(
      fighters.some(canEvade),
      "The force has nobody to be the evader: an individual trooper who can have a pistol.",
      "zh.m5.evader",
    );
  if (mission === "m1") requireHunted(force);
  if (mission === "m8" && side === "defender") requireCrew(ctx, say, cards);
  const sentries = cards.filter((id) => id === "sentry").length;
  if (options.disguise && side === "defender")
    say(
      sentries >= 3,
      `With the disguise the force needs at least three individual sentries; it has ${sentries}.`,
      "zh.disguise.sentries",
    );
}

/** What makes recruits a force of a side. zh.recruit.limit, zh.requisition.max */
function requireForce(ctx: Ctx, say: Say, side: Side, { fighters, disguise = false }: ActionOf<"recruit">): void {
  const requisitions = fighters.flatMap(({ requisition }) => requisition ?? []);
  const taken = requisitions.length + (disguise ? 1 : 0);
  const cards = fighters.map(({ card }) => card);
  const force = { ctx, say, side, limit: limitOf(ctx.state, side), fighters, cards, requisitions, disguise, taken };
  requirePoints(force);
  requireGear(force);
  requireForMission(force);
}

/** Mission 1 is played with these cards, and no others. zh.m1.forces-attacker, zh.m1.forces-defender */
function requireHunted({ say, side, cards, taken }: Force): void {
  const rows = [huntedRow(side), "zh.m1.rules-off"] as const;
  const wanted = huntedForces[side];
  say(
    cards.toSorted().join() === wanted.toSorted().join(),
    `The force is not the one of the ${side} in mission 1: ${wanted.join(", ")}.`,
    ...rows,
  );
  say(taken === 0, "The force has Requisition cards: mission 1 is played without them.", ...rows);
}

/** Mission 8 needs a pair for the crew of the gun. zh.m8.crew, zh.open.m8-no-pair */
function requireCrew(ctx: Ctx, say: Say, cards: readonly FighterId[]): void {
  const pairs = cards.filter((id) => hasKeyword({ card: id }, "pair")).length;
  const singles = cards.filter((id) => id === "sentry").length;
  const two = reading(ctx, "zh.open.m8-no-pair") === "two-troopers" && singles >= 2;
  say(pairs > 0 || two, "The force has no pair to crew the gun.", "zh.m8.crew", "zh.open.m8-no-pair");
}

const isCitation = (id: string): id is Citation => id.startsWith("zh.");

/** A force is recruited. zh.decide.recruit */
export const recruitRule: QuestionRule = {
  requires(ctx, req, action) {
    const { pending } = ctx.state;
    const says = { met: "A force is recruited now.", unmet: "A force is recruited now; nothing else can be done." };
    if (!requireAnswer(req, action, "recruit", says, "zh.setup.sequence")) return;
    let fine = true;
    for (const { id } of action.fighters)
      if (!req.idle("fighters.id", id, "Fighters are named by their order in the force.", "zh.recruit.limit"))
        fine = false;
    const say: Say = (holds, text, ...cites) => {
      if (holds) return;
      fine = false;
      req.fail(text, ...cites);
    };
    requireForce(ctx, say, pending?.side ?? "attacker", action);
    if (fine) req.pass("The force is legal.", ...legalRows(ctx.state, pending?.side ?? "attacker", action.fighters));
  },
  candidates: ({ state }) =>
    sampleForces
      .filter(({ side }) => side === state.pending?.side)
      .map(({ fighters, disguise }) => ({
        do: "recruit",
        fighters: fighters.map((fighter) => ({ ...fighter })),
        ...(disguise === true && { disguise }),
      })),
};

/** The fighters of a bought force, named in order: A1, A2; the members of a pair A3a and A3b. */
export function fightersOf({ mission, options }: State, side: Side, bought: readonly Bought[]): readonly Fighter[] {
  const letter = side === "attacker" ? "A" : "D";
  const kept = options.kept.filter((keptFighter) => sideOf(keptFighter) === side);
  return bought.flatMap(({ card, weapon, second, requisition }, i): readonly Fighter[] => {
    const at = kept.findIndex((keptFighter) => keptFighter.card === card);
    const [experience] = at < 0 ? [] : kept.splice(at, 1);
    const isPair = hasKeyword({ card }, "pair");
    const name = `${letter}${i + 1}`;
    const base: Fighter = {
      ...newFighter(name, card),
      where: side === "attacker" ? "waiting" : "reserve",
      weapon: weapon ?? usualWeapon(card),
      requisition: requisition ?? null,
      charges: usualCharges(requisition ?? null),
      smokes: usualSmokes(requisition ?? null),
      veteran: experience?.veteran ?? null,
      missionCharge: side === "attacker" && isCharacter({ card }) && (mission === "m3" || mission === "m8"),
    };
    if (!isPair) return [base];
    const [first, other] = [`${name}a`, `${name}b`];
    return [
      { ...base, id: first, partner: other },
      {
        ...newFighter(other, card),
        where: base.where,
        partner: first,
        weapon: second ?? usualWeapon(card),
        veteran: base.veteran,
      },
    ];
  });
}

/** Both players recruit; what one has chosen the other learns when both have. zh.decide.recruit, zh.recruit.mixed */
export function* recruit(ctx: Ctx): Rules {
  const { state } = ctx;
  for (const side of ["attacker", "defender"] as const) {
    if (state.fighters.some((fighter) => sideOf(fighter) === side)) continue;
    const action = yield* askQuestion(
      ctx,
      {
        id: "zh.decide.recruit",
        text: `Which force does the ${side} recruit, for up to ${limitOf(ctx.state, side)} points?`,
      },
      recruitRule,
      { kind: "recruit", side },
    );
    if (action.do !== "recruit") continue;
    const bought = action.fighters.map(({ card, weapon, second, requisition }): Bought => ({
      card,
      ...(weapon !== undefined && { weapon }),
      ...(second !== undefined && { second }),
      ...(requisition !== undefined && { requisition }),
    }));
    state.fighters = [...state.fighters, ...fightersOf(state, side, bought)];
    if (side === "attacker" && state.options.disguise) state.options.disguise = action.disguise === true;
  }
  for (const side of ["attacker", "defender"] as const)
    record(ctx, {
      event: "recruited",
      seat: side,
      fighters: state.fighters.filter((fighter) => sideOf(fighter) === side).map(({ id, card }) => `${id} ${card}`),
      cites: ["zh.recruit.limit", "zh.recruit.mixed", "zh.requisition.one-each"],
    });
  for (const side of ["attacker", "defender"] as const)
    state.began[side] = state.fighters.filter((fighter) => sideOf(fighter) === side).length;
  state.setUp = "battlefield";
}
