import { expectedOf } from "../../../kernel/index.ts";
import { commandoCards } from "../../book/commando-cards.ts";
import { numberIn } from "../../book/in-force.ts";
import { xpCards } from "../../book/xp-cards.ts";
import { equipmentCircles, savedSpaces } from "../../table/commandos.ts";
import { isCritical, isInGame, reading, savedActionsOf } from "../../table/context.ts";
import { extraActions, hasCard } from "../../table/skills.ts";
import type { Commando, State } from "../../table/state.ts";
import type { Check, Findings } from "./findings.ts";

type CheckCommando = (findings: Findings, commando: Commando) => void;

/** Whether a card is in the boxes that are in play: vs.resist.additions, vs.bonus.who. */
export function cardInPlay({ resistance }: State, card: string): boolean {
  const printed = commandoCards[card];
  return (
    printed !== undefined && (resistance || (printed.expansion !== "resistance" && printed.needsResistance !== true))
  );
}

/** Says of a commando card that it is unknown or needs an expansion. */
export function checkCard(findings: Findings, card: string, path: string): boolean {
  if (!Object.hasOwn(commandoCards, card))
    findings.add(
      "unknown-card",
      path,
      `There is no commando card ${card}${expectedOf(card, Object.keys(commandoCards))}.`,
      "vs.setup.commando-choice",
    );
  else if (!cardInPlay(findings.state, card))
    findings.add(
      "not-in-play",
      path,
      `The commando card ${card} belongs to Résistance, which is not in play.`,
      "vs.resist.additions",
      "vs.bonus.who",
    );
  else return true;
  return false;
}

const checkPlace: CheckCommando = (findings, { id, status, at, nest }) => {
  if ((status === "in-play") !== (at !== null))
    findings.add(
      "nowhere",
      id,
      `${id} is ${status === "in-play" ? "in play but not on a tile" : `${status} but on ${at ?? "a tile"}`}.`,
      "vs.exit.untouched",
    );
  if (at !== null) findings.hasTile(at, id, id);
  if (at === null && nest) findings.add("no-nest", id, `${id} is in a nest but not on a tile.`, "vs.nest.auto-enter");
  if (at !== null && findings.state.phase === "set-up")
    findings.add(
      "too-early",
      id,
      `${id} is on ${at} before the set-up is done: commandos come in through trap doors in their first turn.`,
      "vs.setup.first-entry",
    );
};

const checkHealth: CheckCommando = (findings, commando) => {
  const { id, deadline, visible } = commando;
  if (!isInGame(commando)) return;
  const critical = isCritical(commando);
  if (critical && deadline === null)
    findings.add(
      "no-deadline",
      id,
      `${id} is in critical condition, but the turn at whose end it is eliminated is not said: write "deadline N".`,
      "vs.health.critical-deadline",
    );
  if (!critical && deadline !== null)
    findings.add(
      "not-critical",
      id,
      `${id} has a deadline without being in critical condition.`,
      "vs.health.critical-deadline",
    );
  if (deadline !== null && deadline < findings.state.turn && findings.state.result === null)
    findings.add(
      "deadline-over",
      id,
      `${id} should have been eliminated at the end of turn ${deadline}.`,
      "vs.health.critical-deadline",
    );
  const mayBeVisible =
    reading(findings.g, "vs.open.dog-critical") === "yes" || reading(findings.g, "vs.open.critical-check") === "yes";
  if (critical && visible && !mayBeVisible)
    findings.add(
      "critical-visible",
      id,
      `${id} is in critical condition, and so counts as stealthy.`,
      "vs.health.critical-stealthy",
    );
};

/** The first slot behind the dedicated spaces that holds a +1 AP token. */
const misplacedToken = (findings: Findings, commando: Commando): boolean =>
  commando.slots.some((slot, i) => slot === "saved" && i >= savedSpaces(findings.g, commando));

const checkSaved: CheckCommando = (findings, commando) => {
  const spaces = savedSpaces(findings.g, commando);
  if (savedActionsOf(commando) - extraActions(commando) > spaces)
    findings.add(
      "too-many-saved",
      commando.id,
      `${commando.id} has ${savedActionsOf(commando)} +1 AP tokens, but ${spaces === 1 ? "1 space" : `${spaces} spaces`} for them.`,
      "vs.save.limit",
    );
  else if (misplacedToken(findings, commando))
    findings.add(
      "misplaced-saved",
      commando.id,
      `${commando.id} has a +1 AP token behind its dedicated spaces: none lies where a −1 AP token has taken them.`,
      "vs.save.cost",
      "vs.save.top-slot-injured",
    );
};

/** What an XP card adds to the action points of whoever holds it: Iron Will in each phase, Second Breath when played. */
const apOfXp: Readonly<Record<string, number>> = { "iron-will": 1, "second-breath": 2 };

const checkAp: CheckCommando = (findings, { id, card, side, ap, xp }) => {
  const printed = commandoCards[card]?.sides[side].ap ?? numberIn(findings.settings, "vs.number.ap");
  const most = xp.reduce((sum, held) => sum + (apOfXp[held.card] ?? 0), printed);
  if (ap > most)
    findings.add(
      "too-many-ap",
      id,
      `${id} has ${ap} AP, but may have ${most} at most.`,
      "vs.ap.three",
      "vs.xp.colours",
    );
};

const checkTokens: CheckCommando = (findings, commando) => {
  const circles = equipmentCircles(findings.g, commando);
  if (commando.tokens.length > circles)
    findings.add(
      "too-many-tokens",
      commando.id,
      `${commando.id} has ${commando.tokens.length} equipment tokens on ${circles} circles.`,
      "vs.setup.carry-limit",
    );
  for (const { kind } of commando.tokens) {
    if (kind === "spotted" || kind === "flee")
      findings.add(
        "not-carried",
        commando.id,
        `${commando.id} carries a ${kind} token, which is never collected.`,
        "vs.collect.never-orange",
      );
  }
};

const checkDisguise: CheckCommando = (findings, commando) => {
  const { id, card, uniform, visible } = commando;
  if (card === "gander" && !uniform && commando.status !== "eliminated")
    findings.add("gander-without-uniform", id, "Gander always counts as in a German uniform.", "vs.bonus.gander");
  if (uniform && visible && card !== "gander" && !hasCard(commando, "spy", "tan"))
    findings.add("visible-uniform", id, `${id} is visible and so has lost the German uniform.`, "vs.uniform.lost");
};

const checkTimes: CheckCommando = (findings, { id, exitedOn }) => {
  if (exitedOn !== null && exitedOn > findings.state.turn)
    findings.add(
      "later-turn",
      id,
      `${id} exited in turn ${exitedOn}, which is still to come.`,
      "vs.exit.next-turn-entry",
    );
};

const checkXp: CheckCommando = (findings, { id, xp }) => {
  const { ghost } = findings.state;
  const xpLimit = numberIn(findings.settings, ghost.loneWolf ? "vs.number.xp-cards-lone-wolf" : "vs.number.xp-cards");
  for (const { card } of xp)
    if (!Object.hasOwn(xpCards, card))
      findings.add(
        "unknown-card",
        id,
        `There is no XP card ${card}${expectedOf(card, Object.keys(xpCards))}.`,
        "vs.xp.decks",
      );
  if (xp.length > xpLimit)
    findings.add("too-many-xp", id, `${id} has ${xp.length} XP cards, at most ${xpLimit} are allowed.`, "vs.xp.max");
};

const perCommando: readonly CheckCommando[] = [
  checkPlace,
  checkHealth,
  checkSaved,
  checkAp,
  checkTokens,
  checkDisguise,
  checkTimes,
  checkXp,
];

/** What is impossible about the commandos. */
export const checkCommandos: Check = (findings) => {
  const { commandos, ghost } = findings.state;
  for (const commando of commandos) {
    if (checkCard(findings, commando.card, commando.id)) for (const check of perCommando) check(findings, commando);
  }
  if (commandos.filter(({ turn }) => turn === "acting").length > 1)
    findings.add("two-acting", "commandos", "Two commandos are in the middle of their turns.", "vs.ap.order");
  const wolves = commandos.filter(({ card, status }) => card !== "gander" && status !== "eliminated").length;
  if (ghost.loneWolf && wolves > 1)
    findings.add(
      "not-alone",
      "commandos",
      `${wolves} commandos are in the game, but a lone wolf is one.`,
      "vs.wolf.one",
    );
};
