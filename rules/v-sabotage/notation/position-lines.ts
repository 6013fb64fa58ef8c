import { medalCategories, phases, type State } from "../state.ts";
import { reserveTokens, specialKinds, tokenKinds } from "../tokens.ts";
import type { Draft } from "./draft.ts";
import { readCards, readCounts, sameCounts, sameList, withAttributes, writtenCounts } from "./lists.ts";
import type { Attributes, Reader } from "./reader.ts";
import { written, writtenList } from "./text.ts";
import { usualDanger, usualDecks, usualEnemies, usualEquipment, usualEvents, usualFlee, usualReserve, usualSpecial } from "./usual.ts";

/** A line that says something of the whole position: how it is read, and how it is written, if it is to be said. */
export interface PositionLine {
  /** Whether it may be said several times. */
  readonly often?: true;
  read(draft: Draft, reader: Reader): void;
  write(state: State): readonly string[];
}

const unless = (usual: boolean, line: string): readonly string[] => (usual ? [] : [line]);

const readIds = (reader: Reader, what: string): string[] => reader.list(() => reader.id(what));

/** `ID after ID ID`: a terrain card and those that must be completed before it opens. */
function readAhead(reader: Reader): State["ahead"][number] {
  const terrain = reader.id("a terrain card");
  return { terrain, after: reader.take("after") ? readIds(reader, "a terrain card") : [] };
}

type XpDeck = NonNullable<State["decks"]>["yellow"];

const modes = ["resistance", "xp", "lone-wolf"] as const;

/** The lines above the maps, in the order in which they are written. */
export const headLines: Readonly<Record<string, PositionLine>> = {
  operation: {
    read({ said }, reader) {
      said.operation = reader.id("an operation");
      reader.end();
    },
    write: ({ operation }) => (operation === null ? [] : [`operation ${operation}`]),
  },
  difficulty: {
    read({ said }, reader) {
      said.difficulty = reader.oneOf("a difficulty", ["standard", "veteran"] as const);
      reader.end();
    },
    write: ({ difficulty }) => unless(difficulty === "standard", `difficulty ${difficulty}`),
  },
  with: {
    often: true,
    read(draft, reader) {
      const given: string[] = [];
      reader.clauses(() => given.push(...reader.list(() => reader.oneOf("an expansion or mode", modes))));
      draft.resistance ||= given.includes("resistance");
      draft.ghost.xp ||= given.includes("xp");
      draft.ghost.loneWolf ||= given.includes("lone-wolf");
    },
    write({ resistance, ghost }) {
      const inPlay = { resistance, xp: ghost.xp, "lone-wolf": ghost.loneWolf };
      const given = modes.filter((mode) => inPlay[mode]);
      return unless(given.length === 0, `with ${given.join(" ")}`);
    },
  },
  phase: {
    read({ said }, reader) {
      said.phase = reader.oneOf("a phase", phases);
      reader.end();
    },
    write: ({ phase }) => [`phase ${phase}`],
  },
  turn: {
    read({ said }, reader) {
      said.turn = reader.count("the number of the turn", 1, 9999);
      reader.end();
    },
    write: ({ turn }) => [`turn ${turn}`],
  },
  players: {
    read({ said }, reader) {
      said.players = reader.count("how many players", 1, 6);
      reader.end();
    },
    write: ({ players }) => unless(players === 1, `players ${players}`),
  },
  asks: {
    read({ said }, reader) {
      said.asks = reader.oneOf("when the players are asked", ["always", "possible", "weighty", "never"] as const);
      reader.end();
    },
    write: ({ asks }) => unless(asks === "weighty", `asks ${asks}`),
  },
  ahead: {
    read({ said }, reader) {
      const ahead: State["ahead"] = [];
      reader.clauses(() => ahead.push(readAhead(reader)));
      said.ahead = ahead;
    },
    write: ({ ahead }) => unless(ahead.length === 0, `ahead ${ahead.map(({ terrain, after }) => (after.length === 0 ? terrain : `${terrain} after ${writtenList(after)}`)).join(", ")}`),
  },
  completed: {
    read({ said }, reader) {
      said.completed = readIds(reader, "a terrain card");
      reader.end();
    },
    write: ({ completed }) => unless(completed.length === 0, `completed ${writtenList(completed)}`),
  },
  facts: {
    read({ said }, reader) {
      said.facts = reader.list(() => reader.word("what has happened"));
      reader.end();
    },
    write: ({ facts }) => unless(facts.length === 0, `facts ${writtenList(facts)}`),
  },
  result: {
    read({ said }, reader) {
      const result = reader.oneOf("how the game ended", ["victory", "defeat"] as const);
      const text = reader.word("the reason, in quotation marks");
      said.result = { result, text, cites: reader.nextClause() ? reader.list(() => reader.word("a rule")) : [] };
      reader.end();
    },
    write: ({ result }) => (result === null ? [] : [withAttributes(`result ${result.result} ${JSON.stringify(result.text)}`, [result.cites.length > 0 && writtenList(result.cites)])]),
  },
};

/** `main N, TERRAIN N: CARD …`: how many of the cards are in the main deck and in limit decks. */
function readPool(reader: Reader): State["events"]["pools"][number] {
  reader.expect("main", "events main 25, fuel-wharf 10: EV01/N EV01/E");
  const { count, last } = readPart(reader);
  const limits: Record<string, number> = {};
  let done = last;
  while (!done) {
    if (!reader.nextClause()) reader.fail("missing-word", 'Expected the cards behind a colon, as in "events main 2: EV01/N EV02/S".');
    const terrain = reader.id("a terrain with a limit deck");
    const part = readPart(reader);
    limits[terrain] = part.count;
    done = part.last;
  }
  return { main: count, limits, cards: reader.more ? readCards(reader) : [] };
}

function readPart(reader: Reader): { readonly count: number; readonly last: boolean } {
  const { place } = reader;
  const text = reader.word("a number of cards");
  const [, digits, colon] = /^(\d{1,2})(:?)$/.exec(text) ?? [];
  if (digits === undefined) reader.failAt(place, "not-a-number", `Expected a number of cards from 0 to 99, the last one with a colon behind it; found "${text}".`);
  return { count: Number(digits), last: colon === ":" };
}

const writtenPool = ({ main, limits, cards }: State["events"]["pools"][number]): string =>
  `events ${[`main ${main}`, ...Object.keys(limits).toSorted().map((terrain) => `${terrain} ${limits[terrain]}`)].join(", ")}:${cards.map((card) => ` ${written(card)}`).join("")}`;

const samePools = (a: State["events"]["pools"], b: State["events"]["pools"]): boolean => sameList(a.map(writtenPool), b.map(writtenPool));

/** `CARD …, over CARD …, under CARD …`: an XP deck. */
function readDeck(reader: Reader): XpDeck {
  const deck: XpDeck = { over: [], cards: readCards(reader), under: [] };
  if (!reader.nextClause()) return deck;
  reader.attributes({
    over: () => (deck.over = readCards(reader)),
    under: () => (deck.under = readCards(reader)),
  });
  return deck;
}

const colours = ["yellow", "blue"] as const;

const writtenDeck = (colour: (typeof colours)[number], { over, cards, under }: XpDeck): string =>
  withAttributes(`xp-deck ${colour} ${writtenList(cards)}`, [over.length > 0 && `over ${writtenList(over)}`, under.length > 0 && `under ${writtenList(under)}`]);

function writtenDecks(state: State): readonly string[] {
  const usual = usualDecks(state);
  const { decks } = state;
  if (decks === null) return unless(usual === null, "xp-deck none");
  return colours.flatMap((colour) => {
    const line = writtenDeck(colour, decks[colour]);
    return unless(usual !== null && line === writtenDeck(colour, usual[colour]), line);
  });
}

/** The boxes ticked in each category of medals. */
const boxAttributes = (boxes: NonNullable<State["medals"]>["boxes"], reader: Reader): Attributes =>
  Object.fromEntries(medalCategories.map((category) => [category, () => (boxes[category] = reader.count("boxes ticked", 0, 99))]));

/** The lines under the pieces: what is in the pools, and what is kept beside the table. */
export const poolLines: Readonly<Record<string, PositionLine>> = {
  "equipment-reserve": {
    read({ pools }, reader) {
      pools.equipmentReserve = readCounts(reader, "a kind of equipment token", tokenKinds);
    },
    write: (state) => unless(sameCounts(state.equipment.reserve, usualEquipment(state), tokenKinds), `equipment-reserve ${writtenCounts(state.equipment.reserve, tokenKinds)}`),
  },
  "equipment-discard": {
    read({ pools }, reader) {
      pools.equipmentDiscard = readCounts(reader, "a kind of equipment token", tokenKinds);
    },
    write: ({ equipment }) => unless(sameCounts(equipment.discard, {}, tokenKinds), `equipment-discard ${writtenCounts(equipment.discard, tokenKinds)}`),
  },
  "enemy-reserve": {
    read({ pools }, reader) {
      pools.enemyReserve = readCounts(reader, "a token of the enemy reserve", reserveTokens);
    },
    write: (state) => unless(sameCounts(state.enemies.reserve, usualEnemies(state), reserveTokens), `enemy-reserve ${writtenCounts(state.enemies.reserve, reserveTokens)}`),
  },
  "special-reserve": {
    read({ pools }, reader) {
      pools.specialReserve = readCounts(reader, "a kind of special unit", specialKinds);
    },
    write: (state) => unless(sameCounts(state.enemies.special, usualSpecial(state), specialKinds), `special-reserve ${writtenCounts(state.enemies.special, specialKinds)}`),
  },
  events: {
    often: true,
    read({ pools }, reader) {
      pools.events ??= [];
      if (!reader.take("none")) pools.events.push(readPool(reader));
      reader.end();
    },
    write(state) {
      const { pools } = state.events;
      if (samePools(pools, usualEvents(state))) return [];
      return pools.length === 0 ? ["events none"] : pools.map(writtenPool);
    },
  },
  "events-discard": {
    read({ pools }, reader) {
      pools.eventsDiscard = readCards(reader);
      reader.end();
    },
    write: ({ events }) => unless(events.discard.length === 0, `events-discard ${writtenList(events.discard)}`),
  },
  "commando-reserve": {
    read({ pools }, reader) {
      pools.commandoReserve = readIds(reader, "a commando card");
      reader.end();
    },
    write(state) {
      const taken = [...state.commandos.map(({ card }) => card), ...state.cards.eliminated];
      return unless(sameList(state.cards.reserve, usualReserve(state, taken)), `commando-reserve ${writtenList(state.cards.reserve)}`);
    },
  },
  "eliminated-cards": {
    read({ pools }, reader) {
      pools.eliminatedCards = readIds(reader, "a commando card");
      reader.end();
    },
    write: ({ cards }) => unless(cards.eliminated.length === 0, `eliminated-cards ${writtenList(cards.eliminated)}`),
  },
  "xp-deck": {
    often: true,
    read({ pools }, reader) {
      if (reader.take("none")) pools.noDecks = true;
      else pools[reader.oneOf("a colour", colours)] = readDeck(reader);
      reader.end();
    },
    write: writtenDecks,
  },
  "flee-tokens": {
    read({ pools }, reader) {
      pools.fleeTokens = reader.count("how many flee tokens are left", 0, 99);
      reader.end();
    },
    write: (state) => unless(state.fleeTokens === usualFlee(state), `flee-tokens ${state.fleeTokens}`),
  },
  "danger-unseen": {
    read({ pools }, reader) {
      pools.dangerUnseen = readCounts(reader, "a token", reserveTokens);
    },
    write: (state) => unless(sameCounts(state.danger.unseen, usualDanger(state), reserveTokens), `danger-unseen ${writtenCounts(state.danger.unseen, reserveTokens)}`),
  },
  "danger-aside": {
    read({ pools }, reader) {
      pools.dangerAside = reader.list(() => reader.oneOf("a danger or luck token", reserveTokens));
      reader.end();
    },
    write: ({ danger }) => unless(danger.aside.length === 0, `danger-aside ${danger.aside.join(" ")}`),
  },
  dangerous: {
    read({ said }, reader) {
      const dangerous: State["dangerous"] = { checkDice: 0, newDirection: [] };
      reader.attributes({
        "check-dice": () => {
          dangerous.checkDice = reader.count("how many more dice stealth checks roll", 0, 99);
        },
        "new-direction": () => {
          dangerous.newDirection = readIds(reader, "a terrain");
        },
      });
      said.dangerous = dangerous;
    },
    write: ({ dangerous: { checkDice, newDirection } }) => {
      const parts = [checkDice > 0 && `check-dice ${checkDice}`, newDirection.length > 0 && `new-direction ${writtenList(newDirection)}`].filter((part) => part !== false);
      return unless(parts.length === 0, `dangerous ${parts.join(", ")}`);
    },
  },
  campaign: {
    read({ said }, reader) {
      const campaign = { operations: readIds(reader, "an operation"), secretWeapons: false };
      reader.attributes({ "secret-weapons": () => (campaign.secretWeapons = true) });
      said.campaign = campaign;
    },
    write: ({ campaign }) => (campaign === null ? [] : [withAttributes(`campaign ${writtenList(campaign.operations)}`, [campaign.secretWeapons && "secret-weapons"])]),
  },
  medals: {
    read({ said }, reader) {
      const medals: NonNullable<State["medals"]> = { boxes: {}, challenges: [] };
      if (reader.take("none")) reader.end();
      else reader.attributes({ ...boxAttributes(medals.boxes, reader), challenges: () => (medals.challenges = reader.list(() => reader.word("a challenge"))) });
      said.medals = medals;
    },
    write({ medals }) {
      if (medals === null) return [];
      const boxes = medalCategories.flatMap((category) => (medals.boxes[category] === undefined ? [] : [`${category} ${medals.boxes[category]}`]));
      const challenges = medals.challenges.length === 0 ? [] : [`challenges ${writtenList(medals.challenges)}`];
      return [`medals ${[...boxes, ...challenges].join(", ") || "none"}`];
    },
  },
  tally: {
    read({ said }, reader) {
      const tally = new Map<string, number>();
      reader.clauses(() => {
        const what = reader.word("what was counted");
        tally.set(what, reader.count("how often", 0, 99));
      });
      said.tally = Object.fromEntries(tally);
    },
    write: ({ tally }) => unless(Object.keys(tally).length === 0, `tally ${Object.keys(tally).toSorted().map((what) => `${written(what)} ${tally[what]}`).join(", ")}`),
  },
  drawn: {
    read({ said }, reader) {
      said.drawn = reader.count("the number of the last unit drawn", 0, 9999);
      reader.end();
    },
    write: ({ drawn }) => unless(drawn === 0, `drawn ${drawn}`),
  },
};
