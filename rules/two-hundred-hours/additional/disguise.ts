import { isRaised, moveAlarm } from "../alarm/index.ts";
import { placeMarker, type StaysCovert } from "../detection/index.ts";
import type { Fighter, Standing } from "../state/index.ts";
import {
  choose,
  type Citation,
  type G,
  isSentry,
  isStanding,
  number,
  reading,
  record,
  type Rules,
  sideOf,
  theFighter,
} from "../table.ts";
import { addTokens, tokenKindOf, tokensLeft } from "../tokens.ts";

/** Whether an imposter is still hidden: its figure lies aside, as everybody sees; the sentry acts as any. zh.disguise.character, zh.disguise.until */
export const isDisguiseOn = ({ state }: G): boolean => state.fighters.some(({ where }) => where === "aside");

/** The sentry goes into reserve; its token is taken out until reserves are available. zh.disguise.sentry-to-reserve */
function toReserve(g: G, sentry: Fighter): boolean {
  const acted = sentry.white + sentry.red > 0;
  const kind = tokenKindOf(sentry);
  if (!isRaised(g)) g.state.container[kind] = Math.max(0, g.state.container[kind] - tokensLeft(sentry));
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
  g: G,
  why: "discovered" | "chosen" | "forced" | "acts",
  ...cites: readonly Citation[]
): void {
  const { imposter } = g.state;
  if (imposter === null) return;
  const sentry = theFighter(g, imposter.sentry);
  const character = theFighter(g, imposter.character);
  if (!isStanding(sentry)) return;
  const { at, facing, on } = sentry;
  record(g, {
    event: "imposter-revealed",
    sentry: sentry.id,
    character: character.id,
    why,
    cites: [...cites, "zh.disguise.swap", "zh.disguise.until", "zh.disguise.sentry-to-reserve"],
  });
  const acted = toReserve(g, sentry);
  Object.assign(character, { where: "table", at, facing, on, marker: false, white: acted ? 1 : 0, red: 0 });
  addTokens(g, [character], "zh.disguise.tokens");
  g.state.imposter = null;
  if (why === "discovered" && isStanding(character)) discovered(g, character);
}

/** An imposter that was discovered is detected by close watch: +3 as printed. zh.disguise.discovered, zh.open.imposter-alarm */
function discovered(g: G, character: Fighter): void {
  if (!isStanding(character)) return;
  const whole = number(g, "zh.number.alarm-watch");
  const sum = reading(g, "zh.open.imposter-alarm") === "three" ? whole - number(g, "zh.number.alarm-marker") : whole;
  placeMarker(g, character, "discovered as an imposter", "zh.disguise.discovered");
  if (!character.discovered)
    moveAlarm(g, sum, `${character.id} discovered`, "zh.disguise.discovered", "zh.open.imposter-alarm");
  character.discovered = true;
}

/**
 * An individual sentry detects a covert attacker: if it is the imposter the attacker may reveal it, and that attacker
 * stays covert. It is asked about every individual sentry, so that being asked tells nothing, unless it has said that it
 * reveals nobody in this turn. zh.disguise.choose-reveal, zh.disguise.secret
 */
export function* chooseToReveal(g: G, sentry: Standing, target: Standing): Rules<boolean> {
  const { state } = g;
  const covert = sideOf(target) === "attacker" && !target.marker;
  if (!isDisguiseOn(g) || !covert || !isSentry(sentry) || sentry.partner !== null) return false;
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
  revealImposter(g, "chosen", "zh.disguise.choose-reveal");
  return true;
}

/** Whether somebody whom a sentry detects may stay covert, by whom that is asked; null where nobody is disguised. */
export const mayStayCovert = (g: G): StaysCovert | null => (isDisguiseOn(g) ? chooseToReveal : null);
