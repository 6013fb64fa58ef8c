import { isRaised, moveAlarm } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import { placeMarker, type StaysCovert } from "../detection/index.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import {
  choose,
  type Ctx,
  isSentry,
  isStanding,
  number,
  reading,
  record,
  type Rules,
  sideOf,
  fighterById,
} from "../table/context.ts";
import { addTokens, tokenKindOf, tokensLeft } from "../table/tokens.ts";

/** Whether an imposter is still hidden. Everybody sees its figure set aside; the sentry acts like any other. zh.disguise.character, zh.disguise.until */
export const isDisguiseOn = ({ state }: Ctx): boolean => state.fighters.some(({ where }) => where === "aside");

/** The sentry goes into reserve; its token is taken out until reserves are available. zh.disguise.sentry-to-reserve */
function toReserve(ctx: Ctx, sentry: Fighter): boolean {
  const acted = sentry.white + sentry.red > 0;
  const kind = tokenKindOf(sentry);
  if (!isRaised(ctx)) ctx.state.container[kind] = Math.max(0, ctx.state.container[kind] - tokensLeft(sentry));
  sentry.where = "reserve";
  sentry.at = null;
  sentry.marker = false;
  sentry.on = null;
  return acted;
}

/**
 * Reveals the imposter: its figure replaces the sentry, with the same facing and without its marker; its tokens join the
 * container, one fewer if the sentry has acted this turn. One that was discovered is detected by close watch at once.
 * zh.disguise.swap, zh.disguise.tokens, zh.disguise.discovered, zh.open.imposter-alarm
 */
export function revealImposter(
  ctx: Ctx,
  why: "discovered" | "chosen" | "forced" | "acts",
  ...cites: readonly Citation[]
): void {
  const { imposter } = ctx.state;
  if (imposter === null) return;
  const sentry = fighterById(ctx.state, imposter.sentry);
  const character = fighterById(ctx.state, imposter.character);
  if (!isStanding(sentry)) return;
  const { at, facing, on } = sentry;
  record(ctx, {
    event: "imposter-revealed",
    sentry: sentry.id,
    character: character.id,
    why,
    cites: [...cites, "zh.disguise.swap", "zh.disguise.until", "zh.disguise.sentry-to-reserve"],
  });
  const acted = toReserve(ctx, sentry);
  Object.assign(character, { where: "table", at, facing, on, marker: false, white: acted ? 1 : 0, red: 0 });
  addTokens(ctx, [character], "zh.disguise.tokens");
  ctx.state.imposter = null;
  if (why === "discovered" && isStanding(character)) discovered(ctx, character);
}

/** An imposter that is discovered is detected by close watch: +3 on the alarm track, as printed. zh.disguise.discovered, zh.open.imposter-alarm */
function discovered(ctx: Ctx, character: Fighter): void {
  if (!isStanding(character)) return;
  const whole = number(ctx, "zh.number.alarm-watch");
  const sum =
    reading(ctx, "zh.open.imposter-alarm") === "three" ? whole - number(ctx, "zh.number.alarm-marker") : whole;
  placeMarker(ctx, character, "discovered as an imposter", "zh.disguise.discovered");
  if (!character.discovered)
    moveAlarm(ctx, sum, `${character.id} discovered`, "zh.disguise.discovered", "zh.open.imposter-alarm");
  character.discovered = true;
}

/**
 * An individual sentry detects a covert attacker: if it is the imposter the attacker may reveal it, and that attacker
 * stays covert. The attacker is asked about every individual sentry, so that being asked reveals nothing, unless it has said that it
 * reveals nobody in this turn. zh.disguise.choose-reveal, zh.disguise.secret
 */
export function* chooseToReveal(ctx: Ctx, sentry: OnTable, target: OnTable): Rules<boolean> {
  const { state } = ctx;
  const covert = sideOf(target) === "attacker" && !target.marker;
  if (!isDisguiseOn(ctx) || !covert || !isSentry(sentry) || sentry.partner !== null) return false;
  if (state.unrevealedTurn === state.turn) return false;
  const answer = yield* choose(
    "attacker",
    {
      id: "zh.decide.imposter",
      text: `${sentry.id} detects ${target.id}: is the imposter revealed?`,
      piece: sentry.id,
    },
    [
      { id: "keep", text: "Reveal nobody", value: "keep" },
      { id: "keep-turn", text: "Reveal nobody for the rest of the turn", value: "keep-turn" },
      ...(state.imposter?.sentry === sentry.id ? [{ id: "reveal", text: `Reveal ${sentry.id}`, value: "reveal" }] : []),
    ],
  );
  if (answer === "keep-turn") state.unrevealedTurn = state.turn;
  if (answer !== "reveal") return false;
  revealImposter(ctx, "chosen", "zh.disguise.choose-reveal");
  return true;
}

/** Asks whether a fighter that a sentry detects may stay covert; null if nobody is disguised. */
export const mayStayCovert = (ctx: Ctx): StaysCovert | null => (isDisguiseOn(ctx) ? chooseToReveal : null);
