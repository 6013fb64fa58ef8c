import type { Condition, EnemyIntent, Fraction, Ranking } from "../../kernel/index.ts";
import type { Citation } from "../events.ts";
import { hitNumber, tileNamed } from "../map.ts";
import { phases, type Terrain, type Unit } from "../state.ts";
import { freeSpaces, type G, type OnTile, reading } from "../table.ts";
import { directionChances } from "./direction-chances.ts";
import { waitingBehind } from "./entrances.ts";
import { type Heading, type Prospect, prospectOf, toldAs } from "./heading.ts";
import {
  type Column,
  columnsOf,
  type Group,
  groupsOf,
  heldBack,
  ledByOfficer,
  rankGroups,
  reachOf,
  whyNoPath,
} from "./paths.ts";
import { dueAt } from "./reinforcements.ts";
import { groupDice, rankTargets, shootersOf, victimsOn } from "./shooting.ts";
import { also, either } from "./wording.ts";

/**
 * What the enemy would do if nothing more happened: the tokens that come, the movement of every group, and its shots
 * from where it stands. What hangs on a card or a choice is told for each way it can go. Nothing is drawn and nothing
 * changed.
 */
export const preview = (g: G): readonly EnemyIntent[] => [
  ...(isToCome(g, "reinforcements") ? g.state.terrains.flatMap((terrain) => reinforcements(g, terrain)) : []),
  ...(isToCome(g, "movement") ? g.state.terrains.flatMap((terrain) => movements(g, terrain)) : []),
  ...(isToCome(g, "shooting") ? shots(g) : []),
];

/** Whether a step of the enemy phase is still to be played this turn. vs.enemy.steps */
const isToCome = (g: G, step: "reinforcements" | "movement" | "shooting"): boolean =>
  phases.indexOf(g.state.phase) <= phases.indexOf(step);

/** The tokens that come at the entrances of a terrain. vs.reinf.number, vs.barricade.holds, vs.empty.no-enemy */
function reinforcements(g: G, terrain: Terrain): readonly EnemyIntent[] {
  const order = reading(g, "vs.open.waiting-order") === "waiting-first" ? "before" : "with them";
  return dueAt(g, terrain).map(({ gate, least, most }): EnemyIntent => {
    const count = least === most ? `${most}` : `${least} or ${most}`;
    const { id, barred } = gate.entrance;
    const waiting = waitingBehind(g, terrain, gate.entrance).length;
    return {
      piece: gate.tile,
      phase: "reinforcements",
      text: [
        `${count} enemy ${most === 1 ? "token comes" : "tokens come"} to ${gate.tile}`,
        least === most ? "" : ", as the players choose the tile of the event",
        barred ? `; the entrance ${id} is barricaded: units wait behind it (${waiting} now)` : "",
        !barred && waiting > 0 ? `; ${waiting} that wait behind ${id} come in ${order}, as far as there is space` : "",
        ".",
      ].join(""),
      cites: [
        "vs.reinf.number",
        ...also(barred, "vs.barricade.holds"),
        ...also(!barred && waiting > 0, "vs.reinf.waiting-enter"),
        ...also(!barred && waiting > 0, "vs.open.waiting-order"),
        ...also(least !== most, "vs.event.enemy-phase-effect"),
      ],
      criteria: [],
      candidates: [],
      decidedBy: null,
    };
  });
}

const idsOf = (units: readonly Unit[]): string => units.map(({ id }) => id).join(", ");

const movements = (g: G, terrain: Terrain): readonly EnemyIntent[] => {
  const prospect = prospectOf(g, terrain, "movement");
  const groups = groupsOf(g, terrain);
  return groups.flatMap((group) => [...staying(g, terrain, group), ...moving(g, terrain, groups, group, prospect)]);
};

/** Units of a group that do not leave their tile, by what holds them. vs.protect.stays, vs.emove.stop-visible */
function staying(g: G, terrain: Terrain, group: Group): readonly EnemyIntent[] {
  return group.units.flatMap((unit) => {
    const held = heldBack(g, unit, reachOf(g, terrain, group, unit, "movement"));
    if (held === null) return [];
    const settled = { criteria: [], candidates: [], decidedBy: null };
    const text = `${unit.id} on ${group.at} stays: ${held.why}.`;
    return [{ piece: unit.id, phase: "movement", text, cites: held.cites, ...settled }];
  });
}

const settledBy = { drawn: "vs.emove.no-direction", chosen: "vs.event.enemy-phase-effect" } as const satisfies Readonly<
  Record<string, Citation>
>;
const sides = ["N", "E", "S", "W"] as const;

/** The directions that may come out, each with its chance. vs.emove.no-direction, vs.term.player-choice */
function possibleHeadings(
  g: G,
  kind: "drawn" | "chosen",
): readonly { readonly heading: Heading; readonly condition: Condition }[] {
  if (kind === "chosen")
    return sides.map((side) => ({
      heading: { kind: "direction", side },
      condition: { text: `the players choose ${side}`, chance: null },
    }));
  const chances = directionChances(g);
  const told = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;
  return sides
    .filter((side) => chances.sides[side].numerator > 0n)
    .map((side) => ({
      heading: { kind: "direction", side },
      condition: { text: `the card drawn for the direction shows ${side}`, chance: told(chances.sides[side]) },
    }));
}

function moving(
  g: G,
  terrain: Terrain,
  groups: readonly Group[],
  group: Group,
  prospect: Prospect,
): readonly EnemyIntent[] {
  const movers = group.units.filter((unit) => heldBack(g, unit, reachOf(g, terrain, group, unit, "movement")) === null);
  if (movers.length === 0) return [];
  if (prospect.kind === "drawn" || prospect.kind === "chosen") {
    const { kind } = prospect;
    return possibleHeadings(g, kind).flatMap(({ heading, condition }) =>
      columnsOf(terrain, heading, group.at, group, movers).map((column) => {
        const intent = columnIntent(g, terrain, groups, group, heading, column);
        return { ...intent, condition, cites: [...intent.cites, settledBy[kind]] };
      }),
    );
  }
  return columnsOf(terrain, prospect, group.at, group, movers).map((column) =>
    columnIntent(g, terrain, groups, group, prospect, column),
  );
}

/** Where the units of a group that have the same possible paths go. */
function columnIntent(
  g: G,
  terrain: Terrain,
  groups: readonly Group[],
  group: Group,
  heading: Heading,
  column: Column,
): EnemyIntent {
  const { units, paths, ranking } = column;
  const best = new Set(ranking.best);
  const candidates = ranking.ranked.map(({ candidate, scores }) => ({
    name: candidate.tile,
    scores,
    best: best.has(candidate),
  }));
  return {
    piece: group.at,
    phase: "movement",
    ...whereTo(g, terrain, groups, group, heading, units, paths),
    criteria: ranking.criteria,
    candidates,
    decidedBy: ranking.decidedBy,
  };
}

const canMove = (g: G, terrain: Terrain, group: Group): boolean =>
  group.units.some((unit) => heldBack(g, unit, reachOf(g, terrain, group, unit, "movement")) === null);

/** The tiles whose groups are as near to the direction or to someone visible as this one. vs.emove.nearest-first */
function equallyNear({ ranked }: Ranking<Group>, group: Group): readonly string[] {
  const own = ranked.find(({ candidate }) => candidate === group)?.scores.join();
  return ranked
    .filter(({ candidate, scores }) => candidate !== group && scores.join() === own)
    .map(({ candidate }) => candidate.at);
}

function whereTo(
  g: G,
  terrain: Terrain,
  groups: readonly Group[],
  group: Group,
  heading: Heading,
  units: readonly OnTile<Unit>[],
  paths: readonly string[],
): { readonly text: string; readonly cites: readonly string[] } {
  const who = `${idsOf(units)} on ${group.at}`;
  const [first] = units;
  if (paths.length === 0 && first !== undefined) {
    const { why, cites } = whyNoPath(g, terrain, heading, group.at, first, group);
    return { text: `${who} stay: ${why}.`, cites };
  }
  const far = Math.max(...units.map((unit) => reachOf(g, terrain, group, unit, "movement")));
  const full = paths.filter((tile) => freeSpaces(g, tile) < Math.floor(units.length / paths.length));
  const equals = equallyNear(
    rankGroups(
      terrain,
      heading,
      groups.filter((other) => canMove(g, terrain, other)),
    ),
    group,
  );
  return {
    text: [
      `${who} head toward ${toldAs(heading)}: to ${either(paths)}`,
      paths.length > 1 ? ", split as the players choose" : "",
      far > 1 ? `, and on, up to ${far} tiles` : "",
      equals.length > 0 ? `; those on ${either(equals)} are as near` : "",
      full.length > 0 ? `; there may be too little space on ${either(full)}` : "",
      ".",
    ].join(""),
    cites: [
      heading.kind === "toward" ? "vs.emove.toward-visible" : "vs.emove.card-direction",
      ...also(paths.length > 1, "vs.emove.split", "vs.emove.split-choice"),
      ...also(far > 1 && ledByOfficer(group), "vs.officer.two-tiles"),
      ...also(equals.length > 0, "vs.emove.nearest-first", "vs.open.order-ties"),
      ...also(full.length > 0, "vs.emove.stop-full"),
    ],
  };
}

function shots(g: G): readonly EnemyIntent[] {
  return shootersOf(g).map(({ terrain, tile, targets }): EnemyIntent => {
    const { criteria, ranked, best, decidedBy } = rankTargets(g, terrain, tile);
    const aims = targets.map(
      (target) =>
        `${target} (${victimsOn(g, target)
          .map(({ id }) => id)
          .join(", ")}; ${hitNumber(g.settings, tileNamed(g.state, target))}+)`,
    );
    return {
      piece: tile,
      phase: "shooting",
      text: `From where it stands the group on ${tile} would shoot at ${either(aims)} with ${groupDice(g, terrain, tile)} dice.`,
      cites: [
        "vs.eshoot.group",
        "vs.eshoot.range",
        "vs.eshoot.dice",
        "vs.eshoot.to-hit",
        ...also(targets.length > 1, "vs.eshoot.adjacent-choice"),
      ],
      criteria,
      candidates: ranked.map(({ candidate, scores }) => ({ name: candidate, scores, best: best.includes(candidate) })),
      decidedBy,
    };
  });
}
