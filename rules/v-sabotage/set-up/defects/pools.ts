import { eventCards } from "../../book/event-cards.ts";
import { codeOf } from "../../book/event-effects.ts";
import { operations } from "../../book/operations.ts";
import { fateTokens } from "../../book/tokens.ts";
import { xpCards } from "../../book/xp-cards.ts";
import { mapOf } from "../../table/map.ts";
import type { State } from "../../table/state.ts";
import { isTerrainCard, terrainCard } from "../terrain-cards.ts";
import { checkCard } from "./commandos.ts";
import type { Check, Findings } from "./findings.ts";

const codes: ReadonlySet<string> = new Set(Object.values(eventCards).map(({ code }) => code));

/** An event card by its id; one that lies open may be named without its direction. */
function checkEventCard(
  findings: Findings,
  card: string,
  path: string,
  { open = false }: { readonly open?: boolean } = {},
): void {
  if (Object.hasOwn(eventCards, card) || (open && codes.has(card))) return;
  findings.add(
    "unknown-card",
    path,
    `There is no event card ${card}; they are called EV01/N and the like${codes.has(codeOf(card)) ? `, and ${codeOf(card)} has other directions` : ""}.`,
    "vs.setup.event-deck",
  );
}

/** What is impossible about the event cards. */
export const checkEvents: Check = (findings) => {
  const { events, terrains, phase } = findings.state;
  events.pools.forEach(({ cards, main, limits }, i) => {
    const path = `/state/events/pools/${i}`;
    for (const card of new Set(cards)) checkEventCard(findings, card, path);
    const counted = Object.values(limits).reduce((sum, n) => sum + n, main);
    if (counted > cards.length)
      findings.add(
        "pool-too-large",
        path,
        `${counted} event cards are said to be in decks, but only ${cards.length} are named.`,
        "vs.setup.event-deck",
        "vs.setup.limit-deck",
      );
    for (const terrain of Object.keys(limits)) {
      if (!terrains.some(({ id, limit }) => id === terrain && limit !== null))
        findings.add(
          "no-limit-deck",
          path,
          `${terrain} has a deck of event cards, but is not a terrain in play with a turn limit.`,
          "vs.setup.limit-deck",
        );
    }
  });
  for (const card of new Set(events.discard)) checkEventCard(findings, card, "/state/events/discard");
  for (const { id, event } of terrains) {
    if (event === null) continue;
    checkEventCard(findings, event.card, id, { open: true });
    if (phase === "set-up")
      findings.add("too-early", id, `${id} has an event card before the set-up is done.`, "vs.event.per-terrain");
  }
};

/** What is impossible about the commando cards in no one's hands. */
export const checkCards: Check = (findings) => {
  const { cards, commandos } = findings.state;
  for (const card of new Set([...cards.reserve, ...cards.eliminated])) checkCard(findings, card, "/state/cards");
  const held = commandos.filter(({ status }) => status !== "eliminated").map(({ card }) => card);
  findings.twice(
    [...cards.reserve, ...cards.eliminated, ...held],
    "same-card",
    (card) => `The commando card ${card} is there twice.`,
    "vs.setup.commando-choice",
  );
};

/** What is impossible about the modes of Ghost. */
export const checkModes: Check = (findings) => {
  const { ghost, decks, danger, campaign } = findings.state;
  if (ghost.xp && decks === null)
    findings.add(
      "no-xp-decks",
      "/state/decks",
      "In XP mode there are a yellow and a blue deck of XP cards.",
      "vs.xp.decks",
    );
  if (decks !== null) {
    for (const colour of ["yellow", "blue"] as const) {
      const { over, cards, under } = decks[colour];
      for (const card of [...over, ...cards, ...under])
        if (xpCards[card]?.colour !== colour)
          findings.add("unknown-card", `/state/decks/${colour}`, `${card} is not a ${colour} XP card.`, "vs.xp.decks");
    }
  }
  const ordinary = danger.aside.find((kind) => !fateTokens.some((token) => token === kind));
  if (ordinary !== undefined)
    findings.add(
      "not-aside",
      "/state/danger/aside",
      `Only danger and luck tokens wait for the next level; found ${ordinary}.`,
      "vs.danger.aside",
    );
  for (const name of campaign?.operations ?? []) {
    if (!Object.hasOwn(operations, name))
      findings.add(
        "unknown-operation",
        "/state/campaign",
        `There is no operation ${name}; expected some of: ${Object.keys(operations).join(", ")}.`,
        "vs.campaign.selection",
      );
  }
};

type Ahead = State["ahead"][number];

function checkAhead(findings: Findings, { terrain, after }: Ahead, course: ReadonlySet<string>): void {
  const { terrains } = findings.state;
  if (!isTerrainCard(terrain))
    findings.add(
      "unknown-terrain",
      "/state/ahead",
      `There is no terrain card ${terrain} to be set up later.`,
      "vs.complete.next",
    );
  else {
    const clash = [...mapOf(terrainCard(terrain).terrain).tiles.keys()].find((name) => findings.isTile(name));
    if (clash !== undefined && !terrains.some(({ id }) => id === terrain))
      findings.add(
        "same-tile",
        "/state/ahead",
        `${terrain}, which is still to come, has a tile ${clash} like a terrain in play.`,
        "vs.setup.tiles",
      );
  }
  for (const earlier of after)
    if (!course.has(earlier))
      findings.add(
        "never-opens",
        "/state/ahead",
        `${terrain} opens after ${earlier}, which is neither in play nor completed nor still to come.`,
        "vs.complete.join",
      );
}

/** What is impossible about the course of the operation. */
export const checkCourse: Check = (findings) => {
  const { terrains, ahead, completed, result, phase, turn } = findings.state;
  const course = [...terrains.map(({ id }) => id), ...ahead.map(({ terrain }) => terrain), ...completed];
  findings.twice(
    course,
    "same-terrain",
    (id) => `${id} is in play, completed or still to come more than once.`,
    "vs.complete.dismantle",
  );
  for (const later of ahead) checkAhead(findings, later, new Set(course));
  for (const { id, turns } of terrains)
    if (turns > turn)
      findings.add(
        "later-turn",
        id,
        `${id} has been in play for ${turns} turns, but it is turn ${turn}.`,
        "vs.event.per-terrain",
      );
  if (phase === "set-up" && turn !== 1)
    findings.add(
      "too-late",
      "/state/phase",
      `The set-up comes before turn 1, not in turn ${turn}.`,
      "vs.setup.leftmost-first",
    );
  if (result !== null && ["set-up", "event", "commando"].includes(phase))
    findings.add(
      "over-already",
      "/state/result",
      `The game is over, but the ${phase} phase is to be played.`,
      "vs.end.check",
    );
};
