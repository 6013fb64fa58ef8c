import { measured } from "../../geometry/index.ts";
import { cardById, fullStrength } from "../book/cards.ts";
import { terrainKinds } from "../book/terrain.ts";
import { carriedBy, firstTokens, miniatureId } from "../table/forming.ts";
import {
  type Activation,
  type LostMiniature,
  type Miniature,
  type Side,
  sideIds,
  type State,
  type Drawn,
  type Stock,
  type TerrainPiece,
  type Unit,
} from "../table/state.ts";
import { written } from "../table/context.ts";
import { emptyState } from "./parse.ts";

const cm = (length: number): string => measured.inUnits(length, measured.units.centimetre);
/** A word as it is written: in quotation marks where it has blanks or commas. */
const word = (text: string): string => (/^[^\s",]+$/.test(text) ? text : JSON.stringify(text));
const clauses = (...parts: readonly (string | false | null)[]): string =>
  parts.filter((part): part is string => part !== false && part !== null).join(", ");
const list = (values: readonly string[]): string => (values.length === 0 ? "none" : values.join(" "));

function terrainLine({
  id,
  kind,
  corners,
  height,
  floors,
  doors,
  doorWidth,
  windows,
  facing,
  owner,
  until,
}: TerrainPiece): string {
  return clauses(
    `terrain ${id} ${kind} ${corners.map(written).join(" ")}`,
    height !== Math.round(terrainKinds[kind].height * 1000) && `height ${cm(height)}`,
    floors !== (kind === "building" ? 1 : 0) && `floors ${floors}`,
    doors.length > 0 && `doors ${doors.map(written).join(" ")}`,
    doorWidth !== undefined && `door-width ${cm(doorWidth)}`,
    windows.length > 0 && `windows ${windows.join(" ")}`,
    facing !== null && `facing ${facing}`,
    owner !== null && `owner ${owner}`,
    until !== null && `until ${until}`,
  );
}

/** The numbers of a unit's soldiers on its card, in the order in which their places are written. */
function numbersOf({ id, card, miniatures }: Unit): readonly number[] {
  const ids = fullStrength(cardById(card)).map((_, i) => miniatureId(id, card, i + 1));
  return miniatures.map((miniature) => ids.indexOf(miniature.id) + 1).filter((number) => number > 0);
}

const whereOf = ({ where, waits, carrier, miniatures }: Unit): string => {
  switch (where) {
    case "table":
      // of a squad there may be nobody left but its commissar
      return `at ${list(miniatures.filter(({ commissar }) => !commissar).map(({ at }) => written(at)))}`;
    case "off":
      return `off ${waits ?? "arrival"}`;
    case "aboard":
      return `aboard ${carrier ?? ""}`;
    case "gone":
      return "gone";
  }
};

function tokenClauses({ tokens, card, where }: Unit): readonly (string | false)[] {
  const usual = where === "gone" ? [] : firstTokens(card);
  return [
    ...tokens.filter((token) => !usual.includes(token)),
    usual.includes("loaded") && !tokens.includes("loaded") && "not-loaded",
    usual.includes("camouflaged") && !tokens.includes("camouflaged") && "not-camouflaged",
  ];
}

function doneClauses({ activated, acted, where }: Unit, acts: boolean): readonly (string | false)[] {
  if (where === "gone") return [!activated && "ready", acted && "acted"];
  if (acts) return [!activated && "ready", acted && "acted"];
  return [activated ? "done" : acted && "acted", activated && !acted && "fresh"];
}

function unitLine(unit: Unit, acts: boolean): string {
  const { id, card, side, facing, damage, grappledBy, again, marched, used, returned, pilot } = unit;
  const numbers = numbersOf(unit);
  const inOrder = numbers.every((number, i) => number === i + 1);
  const isWhole = numbers.length === fullStrength(cardById(card)).length;
  const warden = unit.miniatures.find(({ commissar }) => commissar);
  return clauses(
    `unit ${id} ${card} ${side} ${whereOf(unit)}`,
    (unit.where === "table" ? !inOrder : unit.where !== "gone" && !isWhole) && `soldiers ${numbers.join(" ")}`,
    warden !== undefined && `commissar ${written(warden.at)}`,
    facing !== 0 && `facing ${facing}`,
    damage !== 0 && `damage ${damage}`,
    ...tokenClauses(unit),
    grappledBy !== null && `grappled-by ${grappledBy}`,
    pilot && "pilot",
    unit.abandoned && "abandoned",
    ...doneClauses(unit, acts),
    again && "again",
    marched && "marched",
    used.length > 0 && `used ${used.map(word).join(" ")}`,
    returned > 0 && `returned ${returned}`,
  );
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const spentOf = (spent: Miniature["spent"]): string =>
  Object.entries(spent)
    .map(([weapon, boxes]) => `${weapon} ${boxes}`)
    .join(" ");

/** What a miniature carries where it is not what its card says. */
function carriesLine({ id, card }: Unit, miniature: Miniature): string | null {
  const whole = fullStrength(cardById(card));
  const at = whole.findIndex((_, i) => miniatureId(id, card, i + 1) === miniature.id);
  const usual = whole[at];
  const own = usual === undefined ? carriedBy({ weapons: ["pistol", "blade"], role: null }) : carriedBy(usual);
  const weapons = !same(own.weapons, miniature.weapons);
  const more = clauses(
    `carries ${miniature.id}${weapons ? ` ${list(miniature.weapons)}` : ""}`,
    own.role !== miniature.role && `role ${miniature.role ?? "none"}`,
    own.radio !== miniature.radio && (miniature.radio ? "radio" : "no-radio"),
    Object.keys(miniature.spent).length > 0 && `spent ${spentOf(miniature.spent)}`,
    miniature.floor > 0 && `floor ${miniature.floor}`,
  );
  return more === `carries ${miniature.id}` ? null : more;
}

/** Who is lost, where it is not simply who is missing. */
function lostLines(unit: Unit): readonly string[] {
  const whole = fullStrength(cardById(unit.card));
  const numbers = numbersOf(unit);
  const missing = whole.filter((_, i) => !numbers.includes(i + 1)).map(carriedBy);
  const usual = unit.where === "table" ? missing : unit.where === "gone" ? whole.map(carriedBy) : [];
  if (same(usual, unit.lost)) return [];
  if (unit.lost.length === 0) return [`lost ${unit.id} nobody`];
  return unit.lost.map(({ weapons, role, radio, commissar, spent }: LostMiniature) =>
    clauses(
      `lost ${unit.id} ${list(weapons)}`,
      role !== null && `role ${role}`,
      radio && "radio",
      commissar && "commissar",
      Object.keys(spent).length > 0 && `spent ${spentOf(spent)}`,
    ),
  );
}

/** What was chosen for a scenario that has still to be rolled for. dt.setup.scenario */
const rollsLine = ({ south, north, limit, laidOutBy }: Drawn): string =>
  clauses(
    "rolls",
    south !== null && `south ${word(south)}`,
    north !== null && `north ${word(north)}`,
    limit !== null && `limit ${limit}`,
    laidOutBy !== null && `laid-out-by ${laidOutBy}`,
  );

/** The rest of a miniature's way. dt.open.march-midpoint */
const aheadOf = ({ miniature, floor, path }: NonNullable<Activation["ahead"]>[number]): string =>
  [miniature, floor, ...path.map(written)].join(" ");

function activationLine(activation: Activation): string {
  return clauses(
    `activation ${activation.unit}`,
    activation.hero !== null && `hero ${activation.hero}`,
    activation.actions !== 2 && `actions ${activation.actions}`,
    activation.forced && "forced",
    activation.stimulant !== null && `stimulant ${activation.stimulant}`,
    activation.plan !== null && `plan ${list(activation.plan)}`,
    activation.skills.length > 0 && `skills ${activation.skills.map(word).join(" ")}`,
    activation.done > 0 && `done ${activation.done}`,
    activation.half !== null &&
      `half ${list(Object.entries(activation.half).map(([id, length]) => `${id} ${cm(length)}`))}`,
    activation.ahead !== null && `ahead ${list(activation.ahead.map(aheadOf))}`,
    activation.slowed.length > 0 && `slowed ${activation.slowed.join(" ")}`,
    activation.halted.length > 0 && `halted ${activation.halted.join(" ")}`,
    activation.crossed.length > 0 && `crossed ${activation.crossed.join(" ")}`,
    activation.stuck && "stuck",
    activation.alighted && "alighted",
    activation.driven && "driven",
    activation.buries !== null && `buries ${activation.buries}`,
    activation.enters !== null && `enters ${activation.enters}`,
    activation.appears !== null && `appears ${activation.appears}`,
    activation.window !== "closed" && `window ${activation.window}`,
  );
}

const stockLine = (side: Side, { bunkers, strongpoints, paid }: Stock): string | null =>
  bunkers + strongpoints + paid === 0
    ? null
    : clauses(
        `stock ${side}`,
        bunkers > 0 && `bunkers ${bunkers}`,
        strongpoints > 0 && `strongpoints ${strongpoints}`,
        paid > 0 && `paid ${paid}`,
      );

/** The canonical text of a state; what is usual is left out. */
export function printPosition(state: State): string {
  const usual = emptyState();
  const { activation, reaction, result, score } = state;
  const acts = (id: string): boolean => id === activation?.unit || id === activation?.hero;
  const linesOf = (unit: Unit): readonly (string | null)[] => [
    unitLine(unit, acts(unit.id)),
    ...unit.miniatures.map((miniature) => carriesLine(unit, miniature)),
    ...lostLines(unit),
  ];
  const all: readonly (string | false | null)[] = [
    "umpire dust-tactics",
    state.scenario !== null && `scenario ${state.scenario}`,
    (state.width !== usual.width || state.height !== usual.height) && `table ${cm(state.width)} ${cm(state.height)}`,
    state.limit !== usual.limit && `limit ${state.limit}`,
    state.phase !== "activations" && `phase ${state.phase}`,
    ...sideIds.map((side) => stockLine(side, state.stock[side])),
    state.defender !== null && `defender ${state.defender}`,
    state.drawn !== null && rollsLine(state.drawn),
    state.chooser !== null && `chooses ${state.chooser}`,
    (state.turn !== 1 || state.turns !== null) &&
      `turn ${state.turn}${state.turns === null ? "" : ` of ${state.turns}`}`,
    state.first !== null && `first ${state.first}`,
    state.initiative !== null && `initiative ${state.initiative}`,
    state.next !== null && `next ${state.next}`,
    (score.north > 0 || score.south > 0) && `score ${score.north} ${score.south}`,
    state.spent.length > 0 && `spent ${state.spent.join(" ")}`,
    state.named > 0 && `named ${state.named}`,
    ...state.alerts.map(({ side, aircraft }) => `alert ${side} ${aircraft}`),
    ...state.terrain.map(terrainLine),
    ...state.objectives.map(({ id, name, at, holder }) =>
      clauses(`objective ${id} at ${written(at)} ${word(name)}`, holder !== null && `held ${holder}`),
    ),
    ...state.units.flatMap(linesOf),
    activation !== null && activationLine(activation),
    reaction !== null &&
      clauses(
        `reaction ${reaction.unit}`,
        reaction.hero !== null && `hero ${reaction.hero}`,
        reaction.may !== "attack" && `may ${reaction.may}`,
        reaction.stimulated === true && "stimulated",
        reaction.waits && "waits",
      ),
    result !== null && clauses(`result ${result.winner ?? "draw"} ${JSON.stringify(result.text)}`, ...result.cites),
  ];
  return all.filter((line): line is string => typeof line === "string").join("\n");
}
