import {
  checkpoint,
  type Defect,
  err,
  ok,
  type Result,
  type Scenario,
  type Settings,
  type SetUpOptions,
} from "../../kernel/index.ts";
import { choiceFault } from "../../kit/index.ts";
import { carriedIn, carryObstacle, loadedObstacle } from "../table/carried.ts";
import { asAboard } from "../carrying/index.ts";
import { cardById } from "../book/cards.ts";
import { type ForceId, forceDefects } from "../book/forces.ts";
import { sidePlan } from "../table/battle-plan.ts";
import { carriedBy, commissarId, newUnit } from "../table/forming.ts";
import { type Entry, fieldDefects, fortificationPoints, plainList, type Prices, readList, stockOf } from "./lists.ts";
import { numberIn, readingIn } from "../book/in-force.ts";
import { parsePosition } from "../notation/index.ts";
import { type Ctx, impossible, record, rollSymbols, type Rules } from "../table/context.ts";
import { type Drawn, otherSide, type Side, type State, type Unit } from "../table/state.ts";
import { unitNamed } from "../table/units.ts";
import { battleScenarios, rolledFor } from "./scenarios.ts";

/** The ready lists that sides have where nothing else is chosen, by the AP limit. */
const usual = (side: Side, limit: number): ForceId =>
  side === "north" ? (limit > 100 ? "vael-even-125" : "vael-100") : limit > 100 ? "harrow-even-125" : "harrow-100";

/** The units of a side before the game: off the table, to come on when they activate. dt.meet.off-table, dt.skill.spy */
function unitsOf(side: Side, entries: readonly Entry[], meets: boolean): readonly Unit[] {
  const fielded = entries.filter(({ card }) => cardById(card).kind !== "commissar");
  return fielded.map(({ card }, i): Unit => {
    const unit = newUnit(nameOf(side, i + 1), card, side, [], side === "north" ? 180 : 0);
    const spies = cardById(card).skills.includes("spy");
    return { ...unit, where: "off", waits: spies ? "spy" : meets ? "arrival" : "deployment" };
  });
}

const nameOf = (side: Side, number: number): string => `${side.slice(0, 1)}${number}`;

/** Each commissar is with an infantry squad all game: the one that is said, or the first without. dt.skill.commissar */
function joinCommissars(
  side: Side,
  entries: readonly Entry[],
  units: readonly Unit[],
  path: string,
): readonly Defect[] {
  const defects: Defect[] = [];
  const squads = units.filter((unit) => cardById(unit.card).kind === "squad");
  for (const { card, joins } of entries) {
    if (cardById(card).kind !== "commissar") continue;
    const free = squads.filter((unit) => unit.miniatures.every(({ commissar }) => !commissar));
    const squad = joins === null ? free[0] : free.find(({ id }) => id === nameOf(side, joins));
    const warden = carriedBy({ weapons: ["pistol", "blade"], role: null });
    if (squad !== undefined)
      squad.miniatures.push({ id: commissarId(squad.id), at: { x: 0, y: 0 }, floor: 0, ...warden, commissar: true });
    else
      defects.push({ code: "commissar", path, message: "A commissar is with a squad.", cites: ["dt.skill.commissar"] });
  }
  return defects;
}

/** Units that a list has aboard others when the game begins. dt.carry.start, dt.pilot.mount */
function boardCarriers(
  ctx: Pick<Ctx, "state" | "settings">,
  side: Side,
  entries: readonly Entry[],
  path: string,
): readonly Defect[] {
  const { state } = ctx;
  const defects: Defect[] = [];
  const fielded = entries.filter(({ card }) => cardById(card).kind !== "commissar");
  for (const [i, { aboard }] of fielded.entries()) {
    if (aboard === null) continue;
    const [unit, carrier] = [unitNamed(state, nameOf(side, i + 1)), unitNamed(state, nameOf(side, aboard))];
    if (unit === undefined || carrier === undefined || unit === carrier) {
      defects.push({ code: "unknown-unit", path, message: `There is no unit ${aboard} in the list to be aboard.` });
      continue;
    }
    const placed = asAboard(ctx, unit, carrier);
    const why =
      loadedObstacle(state, carrier, placed) ?? carryObstacle(ctx, carrier, placed, carriedIn(state, carrier));
    const tied = cardById(unit.card).skills.includes("strongpoint");
    if (tied)
      defects.push({
        code: "strongpoint",
        path,
        message: `${unit.id} is placed in a strongpoint.`,
        cites: ["dt.fort.unit-start"],
      });
    if (why !== null) defects.push({ code: "cannot-be-carried", path, message: why.text, cites: why.cites });
    else
      Object.assign(unit, {
        where: "aboard",
        waits: null,
        carrier: carrier.id,
        pilot: placed.pilot,
      } satisfies Partial<Unit>);
  }
  return defects;
}

/** Who laid out all the terrain; null for both together. dt.setup.side-choice */
const layerIn = ({ "laid-out-by": by }: Readonly<Record<string, string>>): Side | null =>
  by === "north" || by === "south" ? by : null;

/** The AP of fortifications. dt.fort.cost, dt.fort.free */
const pricesIn = (settings: Settings): Prices => ({
  bunker: numberIn(settings, "dt.number.bunker-cost"),
  strongpoint: numberIn(settings, "dt.number.strongpoint-cost"),
  upgrade: numberIn(settings, "dt.number.bunker-upgrade"),
});

/** A scenario with two lists, or one that is rolled for: then the lists fit whichever it will be. dt.setup.scenario */
export function setUp(scenario: Scenario, { choices: chosen = {} }: SetUpOptions, settings: Settings): Result<State> {
  if (scenario.id !== rolledFor.id) return setUpNamed(scenario, chosen, settings);
  for (const battle of battleScenarios) {
    const made = setUpNamed(battle, chosen, settings);
    if (!made.ok)
      return err(...made.defects.map((defect) => ({ ...defect, message: `${battle.title}: ${defect.message}` })));
  }
  const parsed = parsePosition(scenario.board);
  if (!parsed.ok) return parsed;
  const { south, north, limit } = chosen;
  return ok({
    ...parsed.value,
    limit: Number(limit ?? parsed.value.limit),
    drawn: {
      south: south === undefined ? null : plainList(south),
      north: north === undefined ? null : plainList(north),
      limit: limit === undefined ? null : Number(limit),
      laidOutBy: layerIn(chosen),
    },
  });
}

/** What was chosen for a scenario that is rolled for, as choices. */
const choicesOf = ({ south, north, limit, laidOutBy }: Drawn): Readonly<Record<string, string>> => ({
  ...(south !== null && { south }),
  ...(north !== null && { north }),
  ...(limit !== null && { limit: String(limit) }),
  ...(laidOutBy !== null && { "laid-out-by": laidOutBy }),
});

/** What is wrong with lists that wait for their scenario. dt.setup.ap-limit */
export const drawnDefects = (drawn: Drawn, settings: Settings): readonly Defect[] =>
  battleScenarios.flatMap((scenario) => {
    const made = setUpNamed(scenario, choicesOf(drawn), settings);
    return made.ok ? [] : made.defects;
  });

/** One die says which scenario is played; the table is laid out for it. dt.setup.scenario */
export function* rollScenario(ctx: Ctx, drawn: Drawn): Rules {
  yield* checkpoint("set-up");
  const [shown = "ARMY"] = yield* rollSymbols(1, "Which scenario is played", "dt.setup.scenario");
  const scenario = battleScenarios[["ARMY", "TARGET", "SHIELD"].indexOf(shown)];
  const made = scenario === undefined ? null : setUpNamed(scenario, choicesOf(drawn), ctx.settings);
  if (scenario === undefined || made === null || !made.ok) throw impossible("lists that do not fit their scenario");
  Object.assign(ctx.state, made.value);
  record(ctx, { event: "scenario-rolled", dice: [shown], scenario: scenario.id, cites: ["dt.setup.scenario"] });
}

/** A scenario with two lists, checked against the AP limit of both. dt.setup.ap-limit, dt.setup.ap-suggested */
function setUpNamed(scenario: Scenario, chosen: Readonly<Record<string, string>>, settings: Settings): Result<State> {
  const prices = pricesIn(settings);
  const dry = readingIn(settings, "dt.open.naval-ground") === "is-terrain";
  const parsed = parsePosition(scenario.board);
  if (!parsed.ok) return parsed;
  const state = parsed.value;
  const limit = Number(chosen["limit"] ?? state.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > 500)
    return err(
      choiceFault(
        "limit",
        "An AP limit is a whole number from 1 to 500; 75 to 125 are suggested.",
        "dt.setup.ap-suggested",
        "dt.setup.ap-limit",
      ),
    );
  const layer = layerIn(chosen);
  // who did not lay out the terrain chooses a side of it
  const chooser = layer === null ? null : otherSide(layer);
  const floats = !dry || state.terrain.some(({ kind }) => kind === "deep-water");
  const next: State = { ...state, limit, chooser, units: [] };
  for (const side of ["south", "north"] as const) {
    const path = `/options/choices/${side}`;
    const list = readList(chosen[side] ?? usual(side, limit), path);
    if (!list.ok) return list;
    const { entries } = list.value;
    const plan = sidePlan(state, side);
    const cards = entries.map(({ card }) => card);
    const faults = forceDefects(cards, limit, fortificationPoints(list.value, prices)).map(
      ({ code, message, cites }): Defect => ({ code, path, message, cites }),
    );
    const units = unitsOf(side, entries, plan?.meeting === true);
    next.units.push(...units);
    const all = [
      ...faults,
      ...fieldDefects(list.value, { deploys: (plan?.deploys ?? null) !== null, floats }, path),
      ...joinCommissars(side, entries, units, path),
      ...boardCarriers({ state: next, settings }, side, entries, path),
    ];
    if (all.length > 0) return err(...all);
    next.stock = { ...next.stock, [side]: stockOf(list.value, prices) };
  }
  return ok(next);
}
