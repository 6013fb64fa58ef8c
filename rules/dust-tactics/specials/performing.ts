import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type ActionOf, placeOf } from "../table/action-schema.ts";
import type { measured } from "../../geometry/index.ts";
import { stanceOf } from "../table/stances.ts";
import { specialInWords } from "../table/events.ts";
import { terrainNamed } from "../table/ground.ts";
import { screenAt } from "../attack/index.ts";
import type { Unit, SpecialId } from "../table/state.ts";
import {
  askYesNo,
  choose,
  type Ctx,
  impossible,
  number,
  reading,
  record,
  roll,
  type Rolled,
  rollSymbols,
  type Rules,
  secondSymbol,
} from "../table/context.ts";
import { gain } from "../table/tokens.ts";
import { type Figure, unitNamed, hasOwnSkill, isKind, type CombinedUnit } from "../table/units.ts";
import { hasSalvo, isLoader, isSpecial, mayReroll } from "./actors.ts";
import { callUp } from "./calling.ts";
import { beginToBury, engineer } from "./engineering.ts";
import { doerFor, targetsOf } from "./requirements.ts";
import { getUp, mend, returnSoldier } from "./returning.ts";
import { shootSmoke } from "./smoke-shells.ts";
import { soldiersLost } from "./targets.ts";
import { taskAt } from "./tasks.ts";

/** What comes after a special action. */
export interface After {
  /** The unit that activates at once, in place of the rest of this activation. dt.cmd.moving-now, dt.cmd.reinforce-now */
  readonly activates: string | null;
}

const goesOn: After = { activates: null };

/** The orders of an Officer or a Medic, and their rules. */
const orders = {
  "ammo-drop": "dt.cmd.ammo",
  "get-moving": "dt.cmd.moving",
  reinforcement: "dt.cmd.reinforce",
  "replacement-vehicle": "dt.cmd.replace",
  "get-up": "dt.cmd.get-up",
} as const satisfies Readonly<Partial<Record<SpecialId, Citation>>>;

/** A special action that somebody takes for a unit; for none that is known yet. */
interface Taken {
  readonly doer: Figure;
  readonly special: SpecialId;
  readonly target: Unit | null;
}

/** Notes what the dice of a special action came to. */
function recordSpecial(
  ctx: Ctx,
  { doer, special, target }: Taken,
  { shown, successes }: Pick<Rolled, "shown" | "successes">,
  ...cites: readonly Citation[]
): void {
  record(ctx, {
    event: "special",
    unit: doer.unit.id,
    action: special,
    target: target?.id ?? null,
    dice: shown,
    successes,
    cites: [...cites, "dt.act.special", ...citeIf(hasOwnSkill(doer.unit, "officer"), "dt.cmd.hero-officer")],
  });
}

/** Rolls for a special action; in a command vehicle a failed one may be rolled again. dt.veh.command-reroll */
function* rollWithReroll(
  ctx: Ctx,
  taken: Taken,
  { dice, symbols }: { readonly dice: number; readonly symbols: Parameters<typeof roll>[2] },
  ...cites: readonly Citation[]
): Rules<number> {
  const { doer, special } = taken;
  const text = `${doer.unit.id}: ${specialInWords(special)}`;
  const rolled = yield* roll(ctx, dice, symbols, text, ...cites);
  recordSpecial(ctx, taken, rolled, ...cites);
  if (rolled.successes > 0 || !mayReroll(ctx, doer)) return rolled.successes;
  const again = yield* askYesNo(doer.unit.side, {
    id: "dt.decide.command-re-roll",
    text: `Does ${doer.unit.id} roll again for ${specialInWords(special)}?`,
    piece: doer.unit.id,
  });
  if (!again) return 0;
  const second = yield* roll(ctx, dice, symbols, `${text}, again`, "dt.veh.command-reroll", ...cites);
  recordSpecial(ctx, taken, second, "dt.veh.command-reroll", ...cites);
  return second.successes;
}

/** The unit that a successful roll is for: the one that was named, or one of those it can be for. */
function* chosenTarget(ctx: Ctx, together: CombinedUnit, { doer, special, target }: Taken): Rules<Unit | null> {
  if (target !== null) return target;
  const among = targetsOf(ctx, together, doer, special);
  if (among.length === 0) return null;
  const comesBack = special === "reinforcement" || special === "replacement-vehicle";
  return yield* choose(
    doer.unit.side,
    {
      id: comesBack ? "dt.decide.comes-back" : "dt.decide.special-target",
      text: `Whom is ${specialInWords(special)} of ${doer.unit.id} for?`,
      piece: doer.unit.id,
    },
    among.map((unit) => ({ id: unit.id, text: unit.id, value: unit })),
  );
}

/** An Officer's or a Medic's action: a die, and on success a unit is chosen. */
function* giveOrder(
  ctx: Ctx,
  together: CombinedUnit,
  order: Taken & { readonly special: keyof typeof orders },
  at: measured.Place | null,
): Rules<After> {
  const { special } = order;
  const symbols = special === "get-up" ? (["ARMY", "SHIELD"] as const) : (["ARMY"] as const);
  const successes = yield* rollWithReroll(ctx, order, { dice: 1, symbols }, orders[special]);
  if (successes === 0) return goesOn;
  const target = yield* chosenTarget(ctx, together, order);
  if (target === null) return goesOn;
  switch (special) {
    case "ammo-drop":
      for (const miniature of target.miniatures) miniature.spent = {};
      record(ctx, {
        event: "restored",
        unit: target.id,
        miniature: null,
        points: 0,
        cites: ["dt.cmd.ammo", "dt.cmd.ammo-radio"],
      });
      return goesOn;
    case "get-up":
      yield* getUp(ctx, target, at, "dt.cmd.get-up");
      return goesOn;
    case "get-moving":
      target.activated = false;
      target.again = true;
      return { activates: target.id };
    case "reinforcement":
    case "replacement-vehicle":
      yield* callUp(ctx, target, special);
      return { activates: target.id };
  }
}

/** Stimulants: the die says which token. dt.cmd.stimulants */
function* giveStimulants(ctx: Ctx, doer: Figure, target: Unit): Rules {
  const shown = yield* rollSymbols(
    1,
    `${doer.unit.id}: ${specialInWords("stimulants")} for ${target.id}`,
    "dt.cmd.stimulants",
  );
  const [symbol = "ARMY"] = shown;
  recordSpecial(ctx, { doer, special: "stimulants", target }, { shown, successes: 1 }, "dt.cmd.stimulants");
  const token =
    symbol === "ARMY"
      ? yield* choose<"attack-stimulants" | "move-stimulants">(
          doer.unit.side,
          { id: "dt.decide.stimulants", text: `Which stimulants does ${target.id} get?`, piece: target.id },
          [
            { id: "attack", text: "Attack Stimulants", value: "attack-stimulants" },
            { id: "move", text: "Move Stimulants", value: "move-stimulants" },
          ],
        )
      : symbol === "TARGET"
        ? "attack-stimulants"
        : "move-stimulants";
  gain(ctx, target, token, "a Medic", "dt.cmd.stimulants");
}

/** Brings back as many lost soldiers as dice succeed: one die for each. dt.veh.medevac, dt.skill.resurrection */
function* bringBack(
  ctx: Ctx,
  doer: Figure,
  special: "medevac" | "resurrection",
  target: Unit,
  at: measured.Place | null,
): Rules {
  const second = special === "resurrection" ? [secondSymbol(ctx, "dt.open.recovery-symbol")] : [];
  const cites: readonly Citation[] =
    special === "medevac" ? ["dt.veh.medevac"] : ["dt.skill.resurrection", "dt.open.recovery-symbol"];
  const rolled = yield* roll(
    ctx,
    soldiersLost(target),
    ["ARMY", ...second],
    `${doer.unit.id}: ${specialInWords(special)} for ${target.id}`,
    ...cites,
  );
  recordSpecial(ctx, { doer, special, target }, rolled, ...cites);
  if (isKind(target, "support")) return void mend(ctx, target, rolled.successes, ...cites);
  for (let i = 0; i < rolled.successes; i++)
    if (!(yield* returnSoldier(ctx, target, i === 0 ? at : null, ...cites))) return;
}

/** MAKESHIFT REPAIR: of a Mechanic each ARMY, with Tank Head SHIELD, too. dt.cmd.repair, dt.skill.tank-head */
function* repair(ctx: Ctx, doer: Figure, target: Unit): Rules {
  const tankHead = hasOwnSkill(doer.unit, "tank head");
  const symbols = tankHead ? (["ARMY", secondSymbol(ctx, "dt.open.recovery-symbol")] as const) : (["ARMY"] as const);
  const cites: readonly Citation[] = tankHead
    ? ["dt.skill.tank-head", "dt.open.recovery-symbol"]
    : ["dt.cmd.repair", "dt.veh.mechanic"];
  const dice = number(ctx, "dt.number.repair-dice");
  const repairs = { doer, special: "makeshift-repair", target } as const;
  const successes = yield* rollWithReroll(ctx, repairs, { dice, symbols }, ...cites);
  mend(ctx, target, successes, ...cites);
}

/** LAUNCH SMOKE: a screen on the vehicle, or on what it is aboard, once a game. dt.veh.smoke */
function launchSmoke(ctx: Ctx, figure: Figure): void {
  const { unit } = figure;
  const { centre } = stanceOf(ctx.state, figure).prism;
  const lasts = reading(ctx, "dt.open.smoke-launcher") === "next-turn" ? number(ctx, "dt.number.smoke-turns") : 0;
  ctx.state.named++;
  const screen = screenAt(ctx, `smoke-${ctx.state.named}`, centre, lasts);
  ctx.state.terrain = [...ctx.state.terrain, screen];
  unit.used = [...unit.used, "smoke launchers"];
  record(ctx, {
    event: "terrain",
    piece: screen.id,
    what: "smoke is launched",
    cites: ["dt.veh.smoke", "dt.weapon.smoke-screen", "dt.open.smoke-launcher"],
  });
}

/** AIR ALERT: for the rest of the turn vehicles hit an aircraft on TARGET, too. dt.veh.air-alert */
function* airAlert(ctx: Ctx, doer: Figure, target: Unit): Rules {
  const alerting = { doer, special: "air-alert", target } as const;
  const successes = yield* rollWithReroll(ctx, alerting, { dice: 1, symbols: ["ARMY"] }, "dt.veh.air-alert");
  const { side } = doer.unit;
  const isAlerted = ctx.state.alerts.some((alert) => alert.side === side && alert.aircraft === target.id);
  if (successes > 0 && !isAlerted) ctx.state.alerts.push({ side, aircraft: target.id });
}

/** Special actions without a roll. */
function actWithoutRoll(ctx: Ctx, together: CombinedUnit, doer: Figure, special: SpecialId): void {
  switch (special) {
    case "reload":
      for (const unit of together.filter(isLoader))
        gain(
          ctx,
          unit,
          "loaded",
          "it reloads",
          "dt.weapon.reload-action",
          ...(hasSalvo(unit) ? (["dt.weapon.salvo-reload"] as const) : []),
        );
      return;
    case "camouflage":
      for (const unit of together.filter((member) => hasOwnSkill(member, "camouflage")))
        gain(ctx, unit, "camouflaged", "it hides", "dt.skill.camouflage");
      return;
    case "dozer":
      gain(ctx, doer.unit, "dozer", "the blade is down", "dt.veh.dozer-cover");
      return;
    case "launch-smoke":
      launchSmoke(ctx, doer);
  }
}

/** Carries out a special action. dt.act.special */
export function* performSpecial(ctx: Ctx, together: CombinedUnit, action: ActionOf<"special">): Rules<After> {
  const { action: special } = action;
  if (!isSpecial(special)) throw impossible(`a special action ${special}`);
  const doer = doerFor(ctx, together, special, action.target);
  if (doer === null) throw impossible(`nobody for ${special}`);
  const named = action.target === undefined ? undefined : unitNamed(ctx.state, action.target);
  const at = action.at === undefined ? null : placeOf(action.at);
  switch (special) {
    case "ammo-drop":
    case "get-moving":
    case "reinforcement":
    case "replacement-vehicle":
    case "get-up":
      return yield* giveOrder(ctx, together, { doer, special, target: named ?? null }, at);
    case "engineering": {
      const piece = action.target === undefined ? undefined : terrainNamed(ctx.state, action.target);
      if (piece === undefined) throw impossible("ENGINEERING at nothing");
      if ((taskAt(doer.unit, piece)?.actions ?? 1) > 1) beginToBury(ctx, doer.unit, piece);
      else yield* engineer(ctx, together, doer.unit, piece);
      return goesOn;
    }
    case "fire-smoke":
      yield* shootSmoke(ctx, together, action);
      return goesOn;
    case "stimulants":
    case "medevac":
    case "resurrection":
    case "makeshift-repair":
    case "air-alert": {
      if (named === undefined) throw impossible(`${special} for nobody`);
      if (special === "stimulants") yield* giveStimulants(ctx, doer, named);
      else if (special === "makeshift-repair") yield* repair(ctx, doer, named);
      else if (special === "air-alert") yield* airAlert(ctx, doer, named);
      else yield* bringBack(ctx, doer, special, named, at);
      return goesOn;
    }
    case "reload":
    case "camouflage":
    case "dozer":
    case "launch-smoke":
      actWithoutRoll(ctx, together, doer, special);
      return goesOn;
  }
}
