import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { placeOf } from "../table/action-schema.ts";
import type { measured } from "../../geometry/index.ts";
import { stanceOf } from "../table/stances.ts";
import { specialInWords } from "../table/events.ts";
import { terrainNamed } from "../table/ground.ts";
import { screenAt } from "../attack/index.ts";
import type { Unit } from "../table/state.ts";
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
import { hasOwnSkill, isKind } from "../table/units.ts";
import { hasSalvo, isLoader, mayReroll } from "./actors.ts";
import { callUp } from "./calling.ts";
import { beginToBury, engineer } from "./engineering.ts";
import { bringBackOne, mend, returnSoldier } from "./returning.ts";
import type { SpecialRule, Taken } from "./rule.ts";
import { shootSmoke } from "./smoke-shells.ts";
import { soldiersLost } from "./targets.ts";
import { taskAt } from "./tasks.ts";

/** What a special action does. */
type Performs = SpecialRule["perform"];

/** Who rolls for a special action, and for whom. */
type Rolling = Pick<Taken, "doer" | "special" | "target">;

/** The unit that is named; who is asked for it has named one. */
function namedIn({ special, target }: Taken): Unit {
  if (target === null) throw impossible(`${special} for nobody`);
  return target;
}

/** The place that an action names; null where it names none. */
const placeOrNone = (at: string | undefined): measured.Place | null => (at === undefined ? null : placeOf(at));

/** Notes what the dice of a special action came to. */
function recordSpecial(
  ctx: Ctx,
  { doer, special, target }: Rolling,
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
  taken: Rolling,
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
function* chosenTarget({ doer, special, target, targets }: Taken): Rules<Unit | null> {
  if (target !== null) return target;
  const among = targets();
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

/** An Officer's or a Medic's order: a die, and on success a unit is chosen, which it is carried out for. */
const order = (
  cite: Citation,
  symbols: Parameters<typeof roll>[2],
  carryOut: (ctx: Ctx, target: Unit, taken: Taken) => Rules<string | void>,
): Performs =>
  function* (ctx, taken) {
    const successes = yield* rollWithReroll(ctx, taken, { dice: 1, symbols }, cite);
    const target = successes === 0 ? null : yield* chosenTarget(taken);
    if (target !== null) return yield* carryOut(ctx, target, taken);
  };

/** AMMO DROP: all its weapons have their ammunition again. dt.cmd.ammo */
export const ammoDrop = order("dt.cmd.ammo", ["ARMY"], function* (ctx, target) {
  for (const miniature of target.miniatures) miniature.spent = {};
  const cites = ["dt.cmd.ammo", "dt.cmd.ammo-radio"] as const;
  record(ctx, { event: "restored", unit: target.id, miniature: null, points: 0, cites });
});

/** GET MOVING: it activates again, at once. dt.cmd.moving, dt.cmd.moving-now */
export const getMoving = order("dt.cmd.moving", ["ARMY"], function* (_, target) {
  target.activated = false;
  target.again = true;
  return target.id;
});

/** REINFORCEMENT: it comes back and activates at once. dt.cmd.reinforce, dt.cmd.reinforce-now */
export const reinforcement = order("dt.cmd.reinforce", ["ARMY"], function* (ctx, target) {
  yield* callUp(ctx, target, "reinforcement");
  return target.id;
});

/** REPLACEMENT VEHICLE: it comes back and activates at once. dt.cmd.replace, dt.cmd.replace-now */
export const replacementVehicle = order("dt.cmd.replace", ["ARMY"], function* (ctx, target) {
  yield* callUp(ctx, target, "replacement-vehicle");
  return target.id;
});

/** GET UP: a soldier comes back, or a point of damage is mended. dt.cmd.get-up */
export const getUp = order("dt.cmd.get-up", ["ARMY", "SHIELD"], (ctx, target, { action }) =>
  bringBackOne(ctx, target, placeOrNone(action.at), "dt.cmd.get-up"),
);

/** Stimulants: the die says which token. dt.cmd.stimulants */
export const stimulants: Performs = function* (ctx, taken) {
  const target = namedIn(taken);
  const { doer } = taken;
  const shown = yield* rollSymbols(
    1,
    `${doer.unit.id}: ${specialInWords("stimulants")} for ${target.id}`,
    "dt.cmd.stimulants",
  );
  const [symbol = "ARMY"] = shown;
  recordSpecial(ctx, taken, { shown, successes: 1 }, "dt.cmd.stimulants");
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
};

/** Brings back as many lost soldiers as dice succeed: one die for each. dt.veh.medevac, dt.skill.resurrection */
function* bringBack(ctx: Ctx, taken: Taken, symbols: Parameters<typeof roll>[2], ...cites: readonly Citation[]): Rules {
  const target = namedIn(taken);
  const text = `${taken.doer.unit.id}: ${specialInWords(taken.special)} for ${target.id}`;
  const rolled = yield* roll(ctx, soldiersLost(target), symbols, text, ...cites);
  recordSpecial(ctx, taken, rolled, ...cites);
  if (isKind(target, "support")) return void mend(ctx, target, rolled.successes, ...cites);
  for (let i = 0; i < rolled.successes; i++)
    if (!(yield* returnSoldier(ctx, target, i === 0 ? placeOrNone(taken.action.at) : null, ...cites))) return;
}

/** MEDEVAC: ARMY brings a soldier back. dt.veh.medevac */
export const medevac: Performs = (ctx, taken) => bringBack(ctx, taken, ["ARMY"], "dt.veh.medevac");

/** RESURRECTION: ARMY and a second symbol bring a soldier back. dt.skill.resurrection, dt.open.recovery-symbol */
export const resurrection: Performs = (ctx, taken) =>
  bringBack(
    ctx,
    taken,
    ["ARMY", secondSymbol(ctx, "dt.open.recovery-symbol")],
    "dt.skill.resurrection",
    "dt.open.recovery-symbol",
  );

/** MAKESHIFT REPAIR: of a Mechanic each ARMY, with Tank Head SHIELD, too. dt.cmd.repair, dt.skill.tank-head */
export const makeshiftRepair: Performs = function* (ctx, taken) {
  const tankHead = hasOwnSkill(taken.doer.unit, "tank head");
  const symbols = tankHead ? (["ARMY", secondSymbol(ctx, "dt.open.recovery-symbol")] as const) : (["ARMY"] as const);
  const cites: readonly Citation[] = tankHead
    ? ["dt.skill.tank-head", "dt.open.recovery-symbol"]
    : ["dt.cmd.repair", "dt.veh.mechanic"];
  const target = namedIn(taken);
  const dice = number(ctx, "dt.number.repair-dice");
  mend(ctx, target, yield* rollWithReroll(ctx, taken, { dice, symbols }, ...cites), ...cites);
};

/** What a special action does where no die is rolled. */
const withoutRoll = (act: (ctx: Ctx, taken: Taken) => void): Performs =>
  function* (ctx, taken) {
    act(ctx, taken);
  };

/** RELOAD: every weapon of the unit that gets loaded. dt.weapon.reload-action, dt.weapon.salvo-reload */
export const reload = withoutRoll((ctx, { together }) => {
  for (const unit of together.filter(isLoader))
    gain(
      ctx,
      unit,
      "loaded",
      "it reloads",
      "dt.weapon.reload-action",
      ...citeIf(hasSalvo(unit), "dt.weapon.salvo-reload"),
    );
});

/** CAMOUFLAGE. dt.skill.camouflage */
export const camouflage = withoutRoll((ctx, { together }) => {
  for (const unit of together.filter((member) => hasOwnSkill(member, "camouflage")))
    gain(ctx, unit, "camouflaged", "it hides", "dt.skill.camouflage");
});

/** DOZER: the blade is cover. dt.veh.dozer-cover */
export const dozer = withoutRoll((ctx, { doer }) =>
  gain(ctx, doer.unit, "dozer", "the blade is down", "dt.veh.dozer-cover"),
);

/** LAUNCH SMOKE: a screen on the vehicle, or on what it is aboard, once a game. dt.veh.smoke */
export const launchSmoke = withoutRoll((ctx, { doer }) => {
  const { unit } = doer;
  const { centre } = stanceOf(ctx.state, doer).prism;
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
});

/** AIR ALERT: for the rest of the turn vehicles hit an aircraft on TARGET, too. dt.veh.air-alert */
export const airAlert: Performs = function* (ctx, taken) {
  const target = namedIn(taken);
  const successes = yield* rollWithReroll(ctx, taken, { dice: 1, symbols: ["ARMY"] }, "dt.veh.air-alert");
  const { side } = taken.doer.unit;
  const isAlerted = ctx.state.alerts.some((alert) => alert.side === side && alert.aircraft === target.id);
  if (successes > 0 && !isAlerted) ctx.state.alerts.push({ side, aircraft: target.id });
};

/** ENGINEERING: some pieces take two actions. dt.fort.eng-bunker */
export const engineering: Performs = function* (ctx, { together, doer: { unit }, action: { target } }) {
  const piece = target === undefined ? undefined : terrainNamed(ctx.state, target);
  if (piece === undefined) throw impossible("ENGINEERING at nothing");
  if ((taskAt(unit, piece)?.actions ?? 1) > 1) beginToBury(ctx, unit, piece);
  else yield* engineer(ctx, together, unit, piece);
};

/** FIRE SMOKE. dt.open.smoke-shell-action */
export const fireSmoke: Performs = (ctx, { together, action }) => shootSmoke(ctx, together, action);
