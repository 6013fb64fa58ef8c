import type { Choice } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { fateTitle, type FateToken, isSpecial } from "../book/tokens.ts";
import { relieve } from "../combat/index.ts";
import { placeReinforcement, protectFreeTokens } from "../enemy/index.ts";
import { watchAlarm } from "../sight/index.ts";
import { freeSavedSpace, gainSavedAction } from "../table/commandos.ts";
import {
  choose,
  commandosOf,
  type Ctx,
  injuriesOf,
  isSeen,
  number,
  isOnTile,
  type OnTile,
  players,
  reading,
  record,
  type Rules,
  savedActionsOf,
  unitsOf,
  remark,
} from "../table/context.ts";
import { changeCount, discardToken, keepHeat } from "../table/pools.ts";
import { anyUpTo, rollWithBinoculars } from "../table/rolls.ts";
import { extraActions, markSpent, takeExtraAction } from "../table/skills.ts";
import type { Commando, Terrain, Unit } from "../table/state.ts";
import { countTallyOn } from "../table/tally.ts";
import { earlyMovement } from "./enemy-movement.ts";

/** What waits for the end of the reinforcement step: +1 AP tokens and further actions. vs.danger.timing */
type Gain = { readonly commando: Commando; readonly what: "saved" | "action" };

/**
 * Danger and luck tokens drawn on a terrain act inside the reinforcement step, after its placements and checks, in the
 * order the players want; then they wait for the next terrain. vs.danger.timing, vs.danger.several, vs.danger.aside,
 * vs.luck.draw-on, vs.open.danger-last-level
 */
export function* resolveFate(ctx: Ctx, terrain: Terrain, tokens: readonly FateToken[]): Rules {
  const waiting = [...tokens];
  const gains: Gain[] = [];
  while (waiting.length > 0) {
    const token = yield* choose(
      players,
      { id: "vs.decide.token-order", text: "Which token acts next?" },
      [...new Set(waiting)].map((fateToken) => ({ id: fateToken, text: fateTitle(fateToken), value: fateToken })),
    );
    waiting.splice(waiting.indexOf(token), 1);
    record(ctx, {
      event: "fate-token",
      token,
      terrain: terrain.id,
      cites: [tokenRules[token], "vs.danger.timing", "vs.danger.several"],
    });
    if (token.startsWith("danger")) countTallyOn(ctx, terrain, "fate-tokens");
    yield* tokenEffects[token](ctx, terrain, gains, waiting);
    // under a reading: vs.open.protect-already-there
    yield* protectFreeTokens(ctx);
    putAside(ctx, token);
  }
  for (const { commando, what } of gains) giveGain(ctx, commando, what);
}

/**
 * A token that has acted waits for the next terrain, in a campaign for the first one of the next operation; with none to
 * come it leaves the game. vs.danger.aside, vs.open.danger-last-level
 */
function putAside(ctx: Ctx, token: FateToken): void {
  const returns = reading(ctx, "vs.open.danger-last-level") === "return-to-reserve";
  const nextOperation = (ctx.state.campaign?.operations.length ?? 0) > 0 && !returns;
  const waits = ctx.state.ahead.length > 0 || nextOperation;
  if (waits) ctx.state.danger.aside = [...ctx.state.danger.aside, token];
  else if (returns) changeCount(ctx.state.enemies.reserve, token, 1);
  const what = waits ? "waits for the next terrain" : returns ? "returns to the reserve" : "leaves the game";
  remark(ctx, `${fateTitle(token)} ${what}.`, "vs.danger.aside", "vs.open.danger-last-level");
}

const tokenRules: Readonly<Record<FateToken, Citation>> = {
  "danger-1": "vs.danger.extra-unit",
  "danger-2": "vs.danger.early-move",
  "danger-3": "vs.danger.new-direction",
  "danger-4": "vs.danger.extra-check-die",
  "danger-5": "vs.danger.jam",
  "luck-1": "vs.luck.relief",
  "luck-2": "vs.luck.remove-four",
  "luck-3": "vs.luck.alarm",
  "luck-4": "vs.luck.entrance",
  "luck-5": "vs.luck.flee-swap",
};

/** Gander is no commando. vs.wolf.gander */
const isNotGander = ({ card }: Commando): boolean => card !== "gander";

/** The commandos in play, those between trap doors included. */
const livingCommandos = ({ state }: Ctx): readonly Commando[] =>
  state.commandos.filter(({ status }) => status === "in-play" || status === "outside");

const tokenEffects: Readonly<
  Record<FateToken, (ctx: Ctx, terrain: Terrain, gains: Gain[], waiting: FateToken[]) => Rules>
> = {
  *"danger-1"(ctx, terrain, _gains, waiting) {
    for (const entrance of terrain.entrances) waiting.push(...(yield* placeReinforcement(ctx, terrain, entrance)));
  },
  *"danger-2"(ctx, terrain) {
    yield* earlyMovement(ctx, terrain);
  },
  *"danger-3"(ctx, terrain) {
    const { newDirection } = ctx.state.dangerous;
    if (!newDirection.includes(terrain.id)) ctx.state.dangerous.newDirection = [...newDirection, terrain.id];
  },
  *"danger-4"(ctx) {
    ctx.state.dangerous.checkDice++;
  },
  *"danger-5"(ctx, terrain) {
    for (const commando of commandosOf(ctx, terrain)) yield* jamWeapons(ctx, commando);
  },
  *"luck-1"(ctx, terrain, gains) {
    const everywhere = reading(ctx, "vs.open.luck-where") === "any-commando";
    const there = (everywhere ? livingCommandos(ctx) : commandosOf(ctx, terrain)).filter(isNotGander);
    const relief = (commando: Commando) => ({
      id: `relieve ${commando.id}`,
      text: `Remove a −1 AP token of ${commando.id}`,
      value: { commando, what: "relief" as const },
    });
    const choices: Choice<{ readonly commando: Commando; readonly what: "relief" | "action" }>[] = there.flatMap(
      (commando) => [
        ...(injuriesOf(commando) > 0 ? [relief(commando)] : []),
        {
          id: `action ${commando.id}`,
          text: `${commando.id} performs one more action`,
          value: { commando, what: "action" as const },
        },
      ],
    );
    if (choices.length === 0) return;
    const { commando, what } = yield* choose(
      players,
      { id: "vs.decide.luck", text: "Relief, or one more action?" },
      choices,
    );
    if (what === "relief") relieve(ctx, commando, ["vs.luck.relief", "vs.open.luck-where"]);
    else gains.push({ commando, what });
  },
  /** Units return to their reserve. vs.luck.remove-four */
  *"luck-2"(ctx, terrain) {
    const count = number(ctx, "vs.number.luck-units");
    const cites: readonly Citation[] = ["vs.luck.remove-four", "vs.open.luck-no-protect"];
    const there = commandosOf(ctx, terrain).filter(isNotGander);
    for (let i = 0; i < count; i++) {
      const open = removableUnits(ctx, terrain).filter(({ at }) => !there.some((commando) => commando.at === at));
      // where all of them must go there is nothing to choose
      if (open.length <= count - i) {
        for (const unit of open) returnToReserve(ctx, unit, cites);
        return;
      }
      const unit = yield* choose(
        players,
        { id: "vs.decide.luck", text: `Which unit returns to the reserve? (${i + 1})` },
        open.map((candidate) => ({
          id: candidate.id,
          text: `${candidate.id} (${candidate.kind}) on ${candidate.at}`,
          value: candidate,
        })),
      );
      returnToReserve(ctx, unit, cites);
    }
  },
  /** The alarm is switched off, or a commando gains an action. vs.luck.alarm */
  *"luck-3"(ctx, terrain, gains) {
    const there = commandosOf(ctx, terrain).filter(isNotGander);
    if (!there.some(isSeen)) {
      if (!terrain.alarm.on) return;
      terrain.alarm.on = false;
      record(ctx, {
        event: "alarm",
        terrain: terrain.id,
        on: false,
        why: "a luck token",
        cites: ["vs.luck.alarm", "vs.alarm.persists"],
      });
      // Gander, say, is no commando, and visible: vs.alarm.visible-commando
      watchAlarm(ctx, terrain);
      return;
    }
    const saved = (commando: Commando): Choice<Gain> => ({
      id: `saved ${commando.id}`,
      text: `${commando.id} gains a +1 AP token`,
      value: { commando, what: "saved" },
    });
    const choices: Choice<Gain>[] = there.flatMap((commando) => [
      // a +1 AP token needs a free space for it: vs.save.limit
      ...(freeSavedSpace(ctx, commando) === null ? [] : [saved(commando)]),
      {
        id: `action ${commando.id}`,
        text: `${commando.id} performs one more action`,
        value: { commando, what: "action" },
      },
    ]);
    gains.push(yield* choose(players, { id: "vs.decide.luck", text: "A +1 AP token, or one more action?" }, choices));
  },
  /** One of several entrances goes, or all sledgehammer units. vs.luck.entrance, vs.luck.sledgehammers */
  *"luck-4"(ctx, terrain) {
    if (terrain.entrances.length >= number(ctx, "vs.number.luck-entrances")) {
      const gone = yield* choose(
        players,
        { id: "vs.decide.luck", text: "Which entrance is removed?" },
        terrain.entrances.map((entrance) => ({
          id: entrance.id,
          text: `${entrance.id} at ${entrance.at}`,
          value: entrance,
        })),
      );
      closeEntrance(ctx, terrain, gone.id);
      return;
    }
    const sledgehammers = ctx.state.units.filter(
      ({ kind, at, behind }) =>
        kind === "sledgehammer" &&
        ((at !== null && unitsOf(ctx, terrain).some((other) => other.at === at)) ||
          behind?.startsWith(`${terrain.id}/`) === true),
    );
    for (const unit of sledgehammers)
      if (!isProtector(ctx, terrain, unit))
        returnToReserve(ctx, unit, ["vs.luck.sledgehammers", "vs.open.luck-no-protect"]);
  },
  *"luck-5"(ctx) {
    const { reserve, discard } = ctx.state.equipment;
    const pile = (reserve.spotted ?? 0) > 0 ? reserve : (discard.spotted ?? 0) > 0 ? discard : null;
    if (pile === null || ctx.state.fleeTokens === 0) return;
    changeCount(pile, "spotted", -1);
    changeCount(pile, "flee", 1);
    ctx.state.fleeTokens--;
    remark(ctx, "A flee token takes the place of a spotted token.", "vs.luck.flee-swap");
  },
};

/** Each weapon token of a commando may jam: on a 1 it goes to the discard pile. vs.danger.jam */
function* jamWeapons(ctx: Ctx, commando: Commando): Rules {
  for (const token of commando.tokens.filter(({ kind }) => kind === "mp40" || kind === "stg44" || kind === "mg42")) {
    const jams = number(ctx, "vs.number.jam");
    const [face = 6] = yield* rollWithBinoculars(ctx, [commando], {
      dice: 1,
      text: `${commando.id}'s ${token.kind} may jam`,
      cites: ["vs.danger.jam"],
      outcome: anyUpTo(jams),
    });
    if (face > jams) continue;
    commando.tokens = commando.tokens.filter((held) => held !== token);
    discardToken(ctx, token.kind, `it jams (${face})`, ["vs.danger.jam"]);
    keepHeat(ctx, [token]);
  }
}

/** Whether a unit protects what luck tokens spare: objectives, or any triangular token. vs.open.luck-no-protect */
const isProtector = (ctx: Ctx, terrain: Terrain, { protects }: Unit): boolean =>
  protects !== null &&
  (reading(ctx, "vs.open.luck-no-protect") === "any-triangular-token" ||
    terrain.objectives.some(({ id }) => id === protects));

const removableUnits = (ctx: Ctx, terrain: Terrain): readonly OnTile<Unit>[] =>
  unitsOf(ctx, terrain)
    .filter(isOnTile)
    .filter((unit) => !isProtector(ctx, terrain, unit));

/** A unit returns to the reserve without equipment in exchange. vs.open.luck-reserve */
function returnToReserve(ctx: Ctx, { id, kind }: Unit, cites: readonly Citation[]): void {
  ctx.state.units = ctx.state.units.filter((unit) => unit.id !== id);
  const { reserve, special } = ctx.state.enemies;
  const apart = isSpecial(kind) && reading(ctx, "vs.open.luck-reserve") === "special-reserve";
  if (apart) changeCount(special, kind, 1);
  else changeCount(reserve, kind, 1);
  const which = isSpecial(kind) ? (["vs.open.luck-reserve"] as const) : [];
  record(ctx, { event: "removed", piece: id, kind, why: "a luck token", cites: [...cites, ...which] });
}

/**
 * An entrance is removed for good; who waited behind it returns to the reserve, and a crowbar on it is discarded.
 * vs.luck.entrance
 */
function closeEntrance(ctx: Ctx, terrain: Terrain, id: string): void {
  const gone = terrain.entrances.find((entrance) => entrance.id === id);
  terrain.entrances = terrain.entrances.filter((entrance) => entrance.id !== id);
  for (const unit of ctx.state.units.filter(({ behind }) => behind === `${terrain.id}/${id}`))
    returnToReserve(ctx, unit, ["vs.luck.entrance"]);
  if (gone?.barred === true) discardToken(ctx, "crowbar", "its entrance is removed", ["vs.luck.entrance"]);
  remark(ctx, `The entrance ${id} of ${terrain.id} is removed for good.`, "vs.luck.entrance");
}

/** A +1 AP token to keep, or one to be used before the end of the turn. vs.danger.timing, vs.luck.relief */
function giveGain(ctx: Ctx, commando: Commando, what: Gain["what"]): void {
  if (what === "saved" && !gainSavedAction(ctx, commando)) return;
  if (what === "action") {
    commando.apart++;
    markSpent(commando, "extra-action");
  }
  record(ctx, {
    event: "saved",
    piece: commando.id,
    saved: savedActionsOf(commando),
    cites: [what === "saved" ? "vs.luck.alarm" : "vs.luck.relief", "vs.danger.timing"],
  });
}

/** One more action that was not taken is lost at the end of the turn. */
export function loseExtraActions(ctx: Ctx): void {
  for (const commando of ctx.state.commandos) {
    while (extraActions(commando) > 0) takeExtraAction(commando);
  }
}
