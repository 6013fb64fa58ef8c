import * as fc from "fast-check";
import { isOneLine } from "../../rules/kernel/index.ts";
import { fateTokens, reserveTokens, specialKinds, tokenKinds, unitKinds } from "../../rules/v-sabotage/book/tokens.ts";
import { type Commando, phases, type State, type Terrain } from "../../rules/v-sabotage/table/state.ts";
import { medalCategories } from "../../rules/v-sabotage/book/challenges.ts";

/** States of every shape the schema allows, whether the rules allow them or not. */

const count = fc.integer({ min: 0, max: 99 });
const turn = fc.integer({ min: 0, max: 9999 });
const tile = fc.stringMatching(/^[A-Z][A-Za-z0-9-]{0,4}$/);
const id = fc.oneof(
  fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/),
  fc.constantFrom("main", "after", "none", "used", "under", "at", "visible", "alarm", "nest"),
);
const word = fc.oneof(
  fc.constantFrom(
    "EV01/N",
    "EV06/-",
    "shadow",
    "none",
    "used",
    "under",
    "over",
    "after",
    "main",
    "//",
    "12:",
    "turn:order",
    'failed: it, and "all" is lost\\',
  ),
  fc.string({ minLength: 1, maxLength: 12, unit: "binary" }),
);
const some = <T>(one: fc.Arbitrary<T>, most = 3): fc.Arbitrary<T[]> => fc.array(one, { maxLength: most });
const maybe = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(one, { nil: null });
const way = fc.tuple(tile, tile);
const side = fc.constantFrom("N", "E", "S", "W");
const tokenKind = fc.constantFrom(...tokenKinds);
const personType = fc.constantFrom("stealthy", "stealthy-visible", "visible");

/** Some of the kinds with their counts, 0 included. */
const counts = <K extends string>(kinds: readonly K[]): fc.Arbitrary<Partial<Record<K, number>>> =>
  fc.subarray([...kinds]).chain((given) =>
    fc.tuple(...given.map(() => count)).map((numbers) => {
      const found: Partial<Record<K, number>> = {};
      given.forEach((kind, i) => (found[kind] = numbers[i] ?? 0));
      return found;
    }),
  );

const row = fc.array(fc.oneof(tile, fc.constant(".")), { minLength: 1, maxLength: 16 }).map((cells) => cells.join(" "));

const terrain: fc.Arbitrary<Terrain> = fc.record({
  id,
  map: fc.record({ rows: fc.array(row, { minLength: 1, maxLength: 16 }), indoor: some(tile), openings: some(way) }),
  doors: some(fc.record({ between: way, locked: fc.boolean() })),
  trapDoors: some(fc.record({ at: tile, open: fc.boolean() })),
  entrances: some(fc.record({ id, at: tile, side, barred: fc.boolean() })),
  nests: some(fc.record({ at: tile, used: some(id) })),
  alarm: fc.record({ at: maybe(tile), on: fc.boolean(), interruptions: fc.oneof(fc.constant(0), count) }),
  objectives: some(
    fc.record({
      id,
      at: tile,
      kind: fc.constantFrom("interact", "destroy", "escort"),
      ap: fc.oneof(fc.constant(1), count),
      needs: maybe(tokenKind),
      person: maybe(personType),
      enemy: fc.boolean(),
      done: fc.boolean(),
    }),
  ),
  commandos: fc.integer({ min: 1, max: 8 }),
  limit: maybe(fc.record({ turns: count, fails: fc.boolean() })),
  event: maybe(fc.record({ card: word, direction: maybe(side), alarm: fc.boolean() })),
  turns: count,
  entered: fc.boolean(),
  goliath: maybe(tile),
});

const token = fc.record({ kind: tokenKind, used: some(id) });

const commando: fc.Arbitrary<Commando> = fc.record({
  id: fc.oneof(id, fc.constant("medic")),
  card: fc.oneof(id, fc.constantFrom("medic", "gander", "death-cheater")),
  side: fc.constantFrom("tan", "blue"),
  player: fc.integer({ min: 1, max: 6 }),
  status: fc.constantFrom("in-play", "outside", "waiting", "eliminated"),
  at: maybe(tile),
  visible: fc.boolean(),
  nest: fc.boolean(),
  uniform: fc.boolean(),
  slots: fc.array(fc.constantFrom("free", "saved", "injury"), { minLength: 1, maxLength: 8 }),
  apart: fc.oneof(fc.constant(0), count),
  ap: fc.oneof(fc.constantFrom(0, 1, 2, 3), count),
  spent: fc.oneof(fc.constant(0), count),
  debt: fc.oneof(fc.constant(0), count),
  turn: fc.constantFrom("to-act", "acting", "finished"),
  tokens: some(token),
  deadline: maybe(turn),
  spentSkills: some(word),
  exitedVisible: fc.boolean(),
  exitedOn: maybe(turn),
  xp: some(fc.record({ card: word, used: fc.boolean() })),
});

const deck = fc.record({ over: some(word), cards: some(word), under: some(word) });

export const states: fc.Arbitrary<State> = fc.record({
  operation: maybe(id),
  difficulty: fc.constantFrom("standard", "veteran"),
  resistance: fc.boolean(),
  ghost: fc.constantFrom({ xp: false, loneWolf: false }, { xp: true, loneWolf: false }, { xp: true, loneWolf: true }),
  phase: fc.constantFrom(...phases),
  turn: fc.integer({ min: 1, max: 9999 }),
  players: fc.integer({ min: 1, max: 6 }),
  asks: fc.constantFrom("always", "possible", "weighty", "never"),
  terrains: some(terrain, 2),
  ahead: some(fc.record({ terrain: id, after: some(id) })),
  completed: some(id),
  commandos: some(commando),
  units: some(
    fc.record({
      id,
      kind: fc.constantFrom(...unitKinds),
      side: maybe(fc.constantFrom("mauser", "mp40")),
      at: maybe(tile),
      behind: maybe(word),
      protects: maybe(id),
    }),
  ),
  people: some(
    fc.record({
      id,
      objective: id,
      type: personType,
      enemy: fc.boolean(),
      at: tile,
      visible: fc.boolean(),
      nest: fc.boolean(),
      hits: count,
    }),
  ),
  laid: some(fc.record({ kind: tokenKind, at: tile, red: fc.boolean(), used: some(id) })),
  barrels: some(fc.record({ at: tile, destroyed: fc.boolean() })),
  equipment: fc.record({ reserve: counts(tokenKinds), discard: counts(tokenKinds) }),
  enemies: fc.record({ reserve: counts(reserveTokens), special: counts(specialKinds) }),
  events: fc.record({
    pools: some(
      fc.record({
        cards: some(word, 6),
        main: count,
        limits: fc.dictionary(id, count, { maxKeys: 3 }).map((limits) => ({ ...limits })),
      }),
    ),
    discard: some(word),
  }),
  cards: fc.record({ reserve: some(id), eliminated: some(id) }),
  decks: maybe(fc.record({ yellow: deck, blue: deck })),
  fleeTokens: count,
  danger: fc.record({ unseen: counts(fateTokens), aside: some(fc.constantFrom(...reserveTokens)) }),
  dangerous: fc.record({ checkDice: fc.oneof(fc.constant(0), count), newDirection: some(id) }),
  campaign: maybe(fc.record({ operations: some(id), secretWeapons: fc.boolean() })),
  medals: maybe(fc.record({ boxes: counts(medalCategories), challenges: some(word) })),
  tally: fc.dictionary(id, count, { maxKeys: 3 }).map((tally) => ({ ...tally })),
  facts: some(word.filter(isOneLine)),
  drawn: turn,
  result: maybe(
    fc.record({
      result: fc.constantFrom("victory", "defeat"),
      text: fc.string({ maxLength: 40, unit: "binary" }),
      cites: some(word),
    }),
  ),
});
