import { citeIf, compass, counted, together } from "../../kernel/index.ts";
import type { Condition, EnemyIntent, Fraction, Ranking } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { titleOfEvent } from "../book/event-effects.ts";
import {
  type Course,
  type Group,
  groupsOf,
  type Heading,
  headingText,
  joinWithOr,
  ledByOfficer,
  type PathGroup,
  pathGroupsOf,
  type Prospect,
  prospectOf,
  rankGroups,
  reachOf,
  reasonForNoPath,
  reasonToStay,
  shownCandidates,
  waitingBehind,
} from "../enemy/index.ts";
import { groupDice, rankTargets, shootersOf, victimsOn, dueAt } from "../phases/index.ts";
import { freeSpaces, type Ctx, reading } from "../table/context.ts";
import { hitNumber, tileById } from "../table/map.ts";
import { phases, type Terrain, type Unit } from "../table/state.ts";
import { directionChances } from "./direction-chances.ts";

/**
 * What the enemy would do if nothing more happened: the tokens that come, the movement of every group, and its shots
 * from where it stands. What hangs on a card or a choice is told for each way it can go. Nothing is drawn and nothing
 * changed.
 */
export const preview = (ctx: Ctx): readonly EnemyIntent[] => [
  ...(isStillToCome(ctx, "reinforcements")
    ? ctx.state.terrains.flatMap((terrain) => reinforcementIntents(ctx, terrain))
    : []),
  ...(isStillToCome(ctx, "movement") ? ctx.state.terrains.flatMap((terrain) => movementIntents(ctx, terrain)) : []),
  ...(isStillToCome(ctx, "shooting") ? shotIntents(ctx) : []),
];

/** Whether a step of the enemy phase is still to be played this turn. vs.enemy.steps */
const isStillToCome = (ctx: Ctx, step: "reinforcements" | "movement" | "shooting"): boolean =>
  phases.indexOf(ctx.state.phase) <= phases.indexOf(step);

/** The tokens that come at the entrances of a terrain. vs.reinf.number, vs.barricade.holds, vs.empty.no-enemy */
function reinforcementIntents(ctx: Ctx, terrain: Terrain): readonly EnemyIntent[] {
  const order = reading(ctx, "vs.open.waiting-order") === "waiting-first" ? "before" : "with them";
  return dueAt(ctx, terrain).map(({ gate, least, most: highest }): EnemyIntent => {
    const count = least === highest ? `${highest}` : `${least} or ${highest}`;
    const { id, barred } = gate.entrance;
    const waiting = waitingBehind(ctx, terrain, gate.entrance).length;
    return {
      piece: gate.tile,
      phase: "reinforcements",
      text: [
        `${count} enemy ${highest === 1 ? "token comes" : "tokens come"} to ${gate.tile}`,
        least === highest
          ? ""
          : `, depending on the tile that the players choose for ${titleOfEvent(terrain.event?.card ?? "")}`,
        barred ? `; the entrance ${id} is barricaded: units wait behind it (${waiting} now)` : "",
        !barred && waiting > 0 ? `; ${waiting} that wait behind ${id} come in ${order}, as far as there is space` : "",
        ".",
      ].join(""),
      cites: [
        "vs.reinf.number",
        ...citeIf(barred, "vs.barricade.holds"),
        ...citeIf(!barred && waiting > 0, "vs.reinf.waiting-enter"),
        ...citeIf(!barred && waiting > 0, "vs.open.waiting-order"),
        ...citeIf(least !== highest, "vs.event.enemy-phase-effect"),
      ],
      criteria: [],
      candidates: [],
      decidedBy: null,
    };
  });
}

const idsOf = (units: readonly Unit[]): string => together(units.map(({ id }) => id));

const movementIntents = (ctx: Ctx, terrain: Terrain): readonly EnemyIntent[] => {
  const prospect = prospectOf(ctx, terrain, "movement");
  const groups = groupsOf(ctx, terrain);
  return groups.flatMap((group) => [
    ...stayIntents(ctx, terrain, group),
    ...moveIntents(ctx, terrain, groups, group, prospect),
  ]);
};

/** Units of a group that do not leave their tile, by what holds them. vs.protect.stays, vs.emove.stop-visible */
function stayIntents(ctx: Ctx, terrain: Terrain, group: Group): readonly EnemyIntent[] {
  return group.units.flatMap((unit) => {
    const held = reasonToStay(ctx, unit, reachOf(ctx, terrain, group, unit, "movement"));
    if (held === null) return [];
    const settled = { criteria: [], candidates: [], decidedBy: null };
    const text = `${unit.id} on ${group.at} stays: ${held.why}.`;
    return [{ piece: unit.id, phase: "movement", text, cites: held.cites, ...settled }];
  });
}

const headingRules = {
  drawn: "vs.emove.no-direction",
  chosen: "vs.event.enemy-phase-effect",
} as const satisfies Readonly<Record<string, Citation>>;
const sides = ["N", "E", "S", "W"] as const;

/** The directions that may come out, each with its chance. vs.emove.no-direction, vs.term.player-choice */
function possibleHeadings(
  ctx: Ctx,
  kind: "drawn" | "chosen",
): readonly { readonly heading: Heading; readonly condition: Condition }[] {
  if (kind === "chosen")
    return sides.map((side) => ({
      heading: { kind: "direction", side },
      condition: { text: `the players choose the ${compass[side]}`, chance: null },
    }));
  const chances = directionChances(ctx);
  const told = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;
  return sides
    .filter((side) => chances.sides[side].numerator > 0n)
    .map((side) => ({
      heading: { kind: "direction", side },
      condition: { text: `the card drawn for the direction shows ${compass[side]}`, chance: told(chances.sides[side]) },
    }));
}

function moveIntents(
  ctx: Ctx,
  terrain: Terrain,
  groups: readonly Group[],
  group: Group,
  prospect: Prospect,
): readonly EnemyIntent[] {
  const movers = group.units.filter(
    (unit) => reasonToStay(ctx, unit, reachOf(ctx, terrain, group, unit, "movement")) === null,
  );
  if (movers.length === 0) return [];
  if (prospect.kind === "drawn" || prospect.kind === "chosen") {
    const { kind } = prospect;
    return possibleHeadings(ctx, kind).flatMap(({ heading, condition }) =>
      pathGroupsOf(terrain, heading, group.at, group, movers).map((column) => {
        const intent = columnIntent(ctx, groups, { terrain, heading, group }, column);
        return { ...intent, condition, cites: [...intent.cites, headingRules[kind]] };
      }),
    );
  }
  return pathGroupsOf(terrain, prospect, group.at, group, movers).map((column) =>
    columnIntent(ctx, groups, { terrain, heading: prospect, group }, column),
  );
}

/** Where the units of a group that have the same possible paths go. */
function columnIntent(ctx: Ctx, groups: readonly Group[], course: Course, column: PathGroup): EnemyIntent {
  const { ranking } = column;
  return {
    piece: course.group.at,
    phase: "movement",
    ...destinations(ctx, groups, course, column),
    criteria: ranking.criteria,
    candidates: shownCandidates(column),
    decidedBy: ranking.decidedBy,
  };
}

const canMove = (ctx: Ctx, terrain: Terrain, group: Group): boolean =>
  group.units.some((unit) => reasonToStay(ctx, unit, reachOf(ctx, terrain, group, unit, "movement")) === null);

/** The tiles whose groups are as near to the direction or to someone visible as this one. vs.emove.nearest-first */
function equallyNear({ ranked }: Ranking<Group>, group: Group): readonly string[] {
  const own = ranked.find(({ candidate }) => candidate === group)?.scores.join();
  return ranked
    .filter(({ candidate, scores }) => candidate !== group && scores.join() === own)
    .map(({ candidate }) => candidate.at);
}

/** "north", "toward medic". */
const headingInWords = (heading: Heading): string =>
  heading.kind === "direction" ? compass[heading.side] : `toward ${headingText(heading)}`;

function destinations(
  ctx: Ctx,
  groups: readonly Group[],
  course: Course,
  { units, paths }: PathGroup,
): { readonly text: string; readonly cites: readonly string[] } {
  const { terrain, heading, group } = course;
  const who = `${idsOf(units)} on ${group.at}`;
  const [first] = units;
  if (paths.length === 0 && first !== undefined) {
    const { why, cites } = reasonForNoPath(ctx, course, group.at, first);
    return { text: `${who} ${units.length === 1 ? "stays" : "stay"}: ${why}.`, cites };
  }
  const far = Math.max(...units.map((unit) => reachOf(ctx, terrain, group, unit, "movement")));
  const full = paths.filter((tile) => freeSpaces(ctx, tile) < Math.floor(units.length / paths.length));
  const equals = equallyNear(
    rankGroups(
      terrain,
      heading,
      groups.filter((other) => canMove(ctx, terrain, other)),
    ),
    group,
  );
  return {
    text: [
      `${who} ${units.length === 1 ? "heads" : "head"} ${headingInWords(heading)}: to ${joinWithOr(paths)}`,
      paths.length > 1 ? ", split as the players choose" : "",
      far > 1 ? `, and on, up to ${far} tiles` : "",
      equals.length > 0 ? `; those on ${joinWithOr(equals)} are as near` : "",
      full.length > 0 ? `; there may be too little space on ${joinWithOr(full)}` : "",
      ".",
    ].join(""),
    cites: [
      heading.kind === "toward" ? "vs.emove.toward-visible" : "vs.emove.card-direction",
      ...citeIf(paths.length > 1, "vs.emove.split", "vs.emove.split-choice"),
      ...citeIf(far > 1 && ledByOfficer(group), "vs.officer.two-tiles"),
      ...citeIf(equals.length > 0, "vs.emove.nearest-first", "vs.open.order-ties"),
      ...citeIf(full.length > 0, "vs.emove.stop-full"),
    ],
  };
}

function shotIntents(ctx: Ctx): readonly EnemyIntent[] {
  return shootersOf(ctx).map(({ terrain, tile, targets }): EnemyIntent => {
    const { criteria, ranked, best, decidedBy } = rankTargets(ctx, terrain, tile);
    const aims = targets.map(
      (target) =>
        `${target} (${victimsOn(ctx, target)
          .map(({ id }) => id)
          .join(", ")}; ${hitNumber(ctx.settings, tileById(ctx.state, target))}+)`,
    );
    return {
      piece: tile,
      phase: "shooting",
      text: `From where it stands the group on ${tile} would shoot at ${joinWithOr(aims)} with ${counted(groupDice(ctx, terrain, tile), "die", "dice")}.`,
      cites: [
        "vs.eshoot.group",
        "vs.eshoot.range",
        "vs.eshoot.dice",
        "vs.eshoot.to-hit",
        ...citeIf(targets.length > 1, "vs.eshoot.adjacent-choice"),
      ],
      criteria,
      candidates: ranked.map(({ candidate, scores }) => ({ name: candidate, scores, best: best.includes(candidate) })),
      decidedBy,
    };
  });
}
