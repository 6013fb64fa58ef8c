import type { LineReader } from "../../kernel/index.ts";
import { battlefieldIds } from "../book/battlefields.ts";
import { corners, edges, missionIds, sides, tokenKinds } from "../book/ids.ts";
import { eventIds } from "../book/event-cards.ts";
import { fighterIds } from "../book/fighters.ts";
import { orderIds } from "../book/order-cards.ts";
import { veteranIds } from "../book/veteran-cards.ts";
import { pendingKinds, phases, setUpSteps } from "../table/state.ts";
import { deckWith, type Draft } from "./draft.ts";
import { type Clauses, id, length, readAttributes } from "./words.ts";

type Line = (draft: Draft, reader: LineReader, rest: Clauses, line: number) => void;

const count = (reader: LineReader): number => reader.count("a number", 0, 99);
const words = <T extends string>(reader: LineReader, what: string, allowed: readonly T[]): T[] =>
  reader.rest(() => reader.oneOf(what, allowed));

/** A line of a deck: `orders left 8, hand o-ambush, discard o-volley, unseen …`. */
function deckLine<T extends string>(all: readonly T[], reader: LineReader, rest: Clauses, line: number) {
  reader.oneOf("left", ["left"]);
  const said = { left: count(reader), unseen: null as T[] | null, hand: [] as (T | "unknown")[], discard: [] as T[] };
  reader.end();
  readAttributes(rest, line, {
    hand: (clause) => void (said.hand = words<T | "unknown">(clause, "a card", [...all, "unknown"])),
    discard: (clause) => void (said.discard = words(clause, "a card", all)),
    unseen: (clause) => void (said.unseen = words(clause, "a card", all)),
  });
  return deckWith(all, said);
}

/** The lines about the moment: the mission, the turn, tokens, the alarm, cards. None may be said twice. */
export const momentLines: Readonly<Record<string, Line>> = {
  mission: ({ state }, reader) => void (state.mission = reader.oneOf("a mission", missionIds)),
  battlefield: ({ state }, reader) => void (state.battlefield = reader.oneOf("a battlefield", battlefieldIds)),
  opened: ({ state }, reader) => void (state.opened = reader.rest(() => id(reader))),
  wrecked: ({ state }, reader) => void (state.wrecked = reader.rest(() => id(reader))),
  limit: ({ state: { options } }, reader, rest, line) => {
    options.limit = { attacker: count(reader), defender: count(reader) };
    reader.end();
    const kept = rest.filter(([first]) => first?.text === "kept");
    for (const clause of kept)
      readAttributes([clause], line, {
        kept: (said) =>
          void options.kept.push({
            card: said.oneOf("a Recruitment card", fighterIds),
            veteran: said.oneOf("a Veteran card", veteranIds),
          }),
      });
    readAttributes(
      rest.filter((clause) => !kept.includes(clause)),
      line,
      {
        locked: () => void (options.locked = true),
        "no-climbing": () => void (options.climbing = false),
        disguise: () => void (options.disguise = true),
        "gun-nest": () => void (options.gunNest = true),
        replay: () => void (options.replay = true),
        campaign: () => void (options.campaign = true),
      },
    );
  },
  phase: ({ state }, reader) => void (state.phase = reader.oneOf("a phase", phases)),
  "set-up": ({ state }, reader) => void (state.setUp = reader.oneOf("a step of the set-up", setUpSteps)),
  turn: ({ state }, reader) => void (state.turn = reader.count("a turn", 0, 999)),
  times: ({ state }, reader) => void (state.times = reader.count("a number of Time tokens", 0, 3)),
  draws: ({ state }, reader) => void (state.draws = reader.oneOf("a side", sides)),
  drawn: ({ state }, reader, rest, line) => {
    const kind = reader.oneOf("a token", tokenKinds);
    reader.oneOf("for", ["for"]);
    const drawn = { kind, side: reader.oneOf("a side", sides), handedOver: false };
    reader.end();
    readAttributes(rest, line, { "handed-over": () => void (drawn.handedOver = true) });
    state.drawn = drawn;
  },
  container: (draft, reader) => {
    const character = count(reader);
    reader.oneOf("character", ["character"]);
    const trooper = count(reader);
    reader.oneOf("trooper", ["trooper"]);
    draft.container = { character, trooper, time: reader.count("a number of Time tokens", 0, 3) };
    reader.oneOf("time", ["time"]);
  },
  aside: ({ state }, reader) => {
    const character = count(reader);
    reader.oneOf("character", ["character"]);
    state.aside = { character, trooper: count(reader) };
    reader.oneOf("trooper", ["trooper"]);
  },
  kept: ({ state }, reader) => {
    state.kept = {
      attacker: reader.count("Time tokens of the attacker", 0, 2),
      defender: reader.count("Time tokens of the defender", 0, 2),
    };
  },
  alarm: ({ state: { alarm } }, reader, rest, line) => {
    if (reader.take("raised")) alarm.raised = true;
    if (reader.more) alarm.track = reader.count("the track", 0, 999);
    reader.end();
    readAttributes(rest, line, { since: (clause) => void (alarm.since = clause.count("a turn", 0, 999)) });
  },
  began: (draft, reader) => void (draft.began = { attacker: count(reader), defender: count(reader) }),
  orders: (draft, reader, rest, line) => void (draft.orders = deckLine(orderIds, reader, rest, line)),
  events: (draft, reader, rest, line) => void (draft.events = deckLine(eventIds, reader, rest, line)),
  veterans: ({ state: { veterans } }, reader, rest, line) => {
    reader.end();
    for (const side of sides)
      readAttributes(
        rest.filter(([first]) => first?.text === side),
        line,
        { [side]: (clause) => (veterans[side] = words(clause, "a Veteran card", veteranIds)) },
      );
    readAttributes(
      rest.filter(([first]) => !sides.some((side) => side === first?.text)),
      line,
      {},
    );
  },
  entry: ({ state }, reader) => void (state.entry = reader.oneOf("an edge or a corner", [...edges, ...corners])),
  evader: ({ state }, reader) => void (state.evader = id(reader)),
  imposter: ({ state }, reader) => {
    const sentry = id(reader);
    reader.oneOf("is", ["is"]);
    state.imposter = { sentry, character: id(reader) };
  },
  barracks: ({ state }, reader) => void (state.barracks = id(reader)),
  unrevealed: ({ state }, reader) => void (state.unrevealedTurn = reader.count("a turn", 0, 999)),
  silent: ({ state }, reader) => void (state.silentTurn = reader.count("a turn", 0, 999)),
  moonlight: ({ state }) => void (state.moonlight = true),
  struck: ({ state }, reader) => void (state.struck = reader.rest(() => reader.count("a location", 1, 6))),
  asked: ({ state }, reader, rest, line) => {
    const kind = reader.oneOf("a question", pendingKinds);
    reader.oneOf("of", ["of"]);
    const pending: NonNullable<typeof state.pending> = {
      kind,
      side: reader.oneOf("a side", sides),
      fighter: null,
      subject: null,
      shut: null,
      most: null,
      optional: false,
    };
    reader.end();
    readAttributes(rest, line, {
      fighter: (clause) => void (pending.fighter = id(clause)),
      about: (clause) => void (pending.subject = id(clause)),
      shut: (clause) => void (pending.shut = id(clause)),
      most: (clause) => void (pending.most = length(clause, "a length")),
      optional: () => void (pending.optional = true),
    });
    state.pending = pending;
  },
  result: ({ state }, reader) => {
    const winner = reader.take("nobody") ? null : reader.oneOf("a side", sides);
    const victory = reader.oneOf("a victory", ["total", "partial", "plain", "draw"] as const);
    state.result = { winner, victory, text: reader.word("why"), cites: reader.rest(() => reader.word("a rule")) };
  },
};
