import { reserveTokens, specialKinds, tokenKinds } from "../book/tokens.ts";
import { colours, readDeck, readPool, samePools, writtenDecks, writtenPool } from "./decks.ts";
import { readCards, readCounts, sameCounts, sameList, writtenCounts } from "./lists.ts";
import { type PositionLine, readIds, unless } from "./position-line.ts";
import { quotedList } from "./text.ts";
import { usualEnemies, usualEquipment, usualEvents, usualReserve, usualSpecial } from "./usual.ts";

/** The lines of the pools, under those of the pieces. */
export const poolLines: Readonly<Record<string, PositionLine>> = {
  "equipment-reserve": {
    read({ pools }, reader) {
      pools.equipmentReserve = readCounts(reader, "a kind of equipment token", tokenKinds);
    },
    write: (state) =>
      unless(
        sameCounts(state.equipment.reserve, usualEquipment(state), tokenKinds),
        `equipment-reserve ${writtenCounts(state.equipment.reserve, tokenKinds)}`,
      ),
  },
  "equipment-discard": {
    read({ pools }, reader) {
      pools.equipmentDiscard = readCounts(reader, "a kind of equipment token", tokenKinds);
    },
    write: ({ equipment }) =>
      unless(
        sameCounts(equipment.discard, {}, tokenKinds),
        `equipment-discard ${writtenCounts(equipment.discard, tokenKinds)}`,
      ),
  },
  "enemy-reserve": {
    read({ pools }, reader) {
      pools.enemyReserve = readCounts(reader, "a token of the enemy reserve", reserveTokens);
    },
    write: (state) =>
      unless(
        sameCounts(state.enemies.reserve, usualEnemies(state), reserveTokens),
        `enemy-reserve ${writtenCounts(state.enemies.reserve, reserveTokens)}`,
      ),
  },
  "special-reserve": {
    read({ pools }, reader) {
      pools.specialReserve = readCounts(reader, "a kind of special unit", specialKinds);
    },
    write: (state) =>
      unless(
        sameCounts(state.enemies.special, usualSpecial(state), specialKinds),
        `special-reserve ${writtenCounts(state.enemies.special, specialKinds)}`,
      ),
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
    write: ({ events }) => unless(events.discard.length === 0, `events-discard ${quotedList(events.discard)}`),
  },
  "commando-reserve": {
    read({ pools }, reader) {
      pools.commandoReserve = readIds(reader, "a commando card");
      reader.end();
    },
    write(state) {
      const taken = [...state.commandos.map(({ card }) => card), ...state.cards.eliminated];
      return unless(
        sameList(state.cards.reserve, usualReserve(state, taken)),
        `commando-reserve ${quotedList(state.cards.reserve)}`,
      );
    },
  },
  "eliminated-cards": {
    read({ pools }, reader) {
      pools.eliminatedCards = readIds(reader, "a commando card");
      reader.end();
    },
    write: ({ cards }) => unless(cards.eliminated.length === 0, `eliminated-cards ${quotedList(cards.eliminated)}`),
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
};
