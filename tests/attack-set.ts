import { gzipSync } from "node:zlib";
import { wideBattlefield, wildGround } from "./dust-tactics/worst.ts";
import { games } from "./all-games.ts";
import { hostilePosition, hostileQuestions, type HostileTable } from "./hostile/tables.ts";
import { wideCorridor, wideRoom } from "./hour-of-glory/worst.ts";
import { halfTracks, highest, tooManyUnits, wideBattle } from "./rogue-regiment/worst.ts";
import { largeBoard, madeUpRecord } from "./service/made-up-records.ts";
import { wideFight } from "./v-sabotage/worst.ts";

/** A request that takes as much work as somebody could think of: a body, or JSON as it is written, which is packed. */
export type Attack = { readonly name: string; readonly path: string } & (
  | { readonly body: unknown }
  | { readonly written: () => string }
);

/** An attack as it is sent. */
export const sent = (attack: Attack): RequestInit =>
  "body" in attack
    ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(attack.body) }
    : {
        method: "POST",
        headers: { "content-type": "application/json", "content-encoding": "gzip" },
        body: new Uint8Array(gzipSync(attack.written())),
      };

/** One thing again and again, up to so many bytes with what stands before and behind it. */
function filled(before: string, part: string, behind: string, bytes: number): string {
  const times = Math.floor((bytes - before.length - behind.length) / part.length);
  return before + part.repeat(times) + behind;
}

/** A record of so many undos on a large board, each back to the beginning, or to the version before it. */
const undos = (count: number, isChained: boolean): string =>
  JSON.stringify({
    record: madeUpRecord(
      largeBoard,
      Array.from({ length: count }, (_, n) => ({ deed: { undo: { to: isChained ? n : 0, consents: [] } } })),
    ),
  });

/** A line of nothing but one word, which a quotation mark ends; and one of escaped quotation marks. */
const unended = `${"a".repeat(23_000)}"\n`;
const escapes = `"${'\\"'.repeat(11_500)}\n`;
/** A stronghold that is as wide as it is high. */
const stronghold = `plan\n${"1".repeat(3000)}${"\n1".repeat(3000)}`;

const LARGE = 4 * 1024 * 1024;
const USUAL = 256 * 1024;
/** So many different keys as fit, in an object or each in one of its own. */
function keys(each: (n: number) => string, bytes: number): string {
  const parts: string[] = [];
  for (let n = 0, length = 0; length < bytes; n++) length += parts[parts.push(each(n)) - 1]?.length ?? 0;
  return parts.slice(0, -1).join("");
}

/** So many fields of one GraphQL request, each under a name of its own. */
const aliases = (count: number, field: string, variables: Readonly<Record<string, unknown>>): unknown => ({
  query: `query ($at: At!) { ${Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(" ")} }`,
  variables,
});

const settings = { numbers: highest };
const rogue = { ruleset: "rogue-regiment", settings } as const;
const crowd = { ...rogue, board: wideBattle("operator") } as const;
const tracks = { ...rogue, board: halfTracks(60) } as const;
const fight = { ruleset: "v-sabotage", board: wideFight(120) } as const;
const corridor = { ruleset: "hour-of-glory", board: wideCorridor("intruders") } as const;
const guards = { ...corridor, board: wideCorridor("guards") } as const;
const room = { ruleset: "hour-of-glory", board: wideRoom("intruders") } as const;
const field = { ruleset: "dust-tactics", board: wideBattlefield("next south") } as const;
const firing = { ...field, board: wideBattlefield("activation s1, plan attack move") } as const;
const wild = { ...field, board: wildGround("next south") } as const;
const wildFiring = { ...field, board: wildGround("activation s1, plan sustained") } as const;
const volley = {
  do: "attack",
  unit: "s1",
  shots: ["rifle", "lmg"].map((weapon) => ({ weapon, target: "n1" })),
} as const;
const burst = { do: "shoot", agent: "crane", targets: ["g1"], burst: true } as const;
const shot = { do: "attack", operator: "op-0", weapon: "grenade", target: "22,23" } as const;

/** Tables with as many corners as a body holds, over each other. */
const overlapping: readonly HostileTable[] = [
  { game: "dust-tactics", outlines: "stars over each other", made: "mixed", pieces: 25, corners: 200 },
  { game: "dust-tactics", outlines: "needles that point at the middle", made: "mixed", pieces: 25, corners: 200 },
  { game: "dust-tactics", outlines: "stars all over the table", made: "hides what is in it", pieces: 25, corners: 200 },
  { game: "two-hundred-hours", outlines: "stars over each other", made: "rough", pieces: 60, corners: 60 },
  { game: "two-hundred-hours", outlines: "needles that point at the middle", made: "mixed", pieces: 60, corners: 60 },
  { game: "two-hundred-hours", outlines: "edges on edges", made: "mixed", pieces: 60, corners: 60 },
];

/** Everything that is asked about such a table, on both APIs. */
function askedOf(table: HostileTable): readonly Attack[] {
  const game = games.find(({ id }) => id === table.game);
  if (game === undefined) throw new Error(`There is no game ${table.game}.`);
  const [called, moment, piece, to] =
    table.game === "dust-tactics" ? ["Dust Tactics", "next", "s1", "n8"] : ["02 Hundred Hours", "token", "A3", "D6"];
  const about = `${table.outlines} (${called}, ${table.made})`;
  const asked = hostileQuestions(game, table)
    .filter(({ path }) => !path.startsWith("/v1/board."))
    .map(({ name, path, body }): Attack => ({ name: `${about}: ${name}`, path, body: body() }));
  const at = { position: hostilePosition(game, table, moment) };
  const document = (said: string, count: number, what: string): Attack => ({
    name: `${about}: ${said} in one document`,
    path: "/graphql",
    body: aliases(count, what, { at }),
  });
  return [
    ...asked,
    document("ten fields of view", 10, `fieldOfView(at: $at, piece: "${piece}") { field { kind } }`),
    document("ten sight rulings", 10, `sight(at: $at, from: "${piece}", to: "${to}") { seen otherwise { reading } }`),
    document("the largest picture", 1, "picture(at: $at, width: 2880) { png }"),
    document("a picture with a field of view", 1, `picture(at: $at, fieldOfView: "${piece}") { png }`),
  ];
}

/** All of that about all of them: a test takes the dearest of them, the bench measures each. */
export const attacksOnTables: readonly Attack[] = overlapping.flatMap(askedOf);

const isDearest = ({ name, path }: Attack): boolean =>
  path === "/graphql"
    ? name.startsWith("stars over")
    : /^(?:stars|needles).* (?:field|legal.*(?:way|driving)|policy-move .next)/.test(name);

const answers = Array.from({ length: 2000 }, () => ({ proceed: true }));

/** The worst requests that were found, on both APIs; those of a game are made of its largest positions. */
export const attackSet: readonly Attack[] = [
  {
    name: "odds among 1,800 units",
    path: "/v1/odds",
    body: { ...rogue, board: tooManyUnits(1800), action: { ...shot, weapon: "pistol", target: "u-900" } },
  },
  { name: "odds among 80 units, with all the dice there can be", path: "/v1/odds", body: { ...crowd, action: shot } },
  { name: "the actions of everybody on the largest board", path: "/v1/legal-actions", body: crowd },
  { name: "what 80 units would do", path: "/v1/enemy-preview", body: crowd },
  { name: "what 60 half-tracks would do", path: "/v1/enemy-preview", body: tracks },
  { name: "60 half-tracks that advance", path: "/v1/adjudicate", body: { ...tracks, random: true } },
  {
    name: "80 units that attack",
    path: "/v1/adjudicate",
    body: { ...rogue, board: wideBattle("attack"), random: true },
  },
  {
    name: "an event among 80 units",
    path: "/v1/adjudicate",
    body: { ...rogue, board: wideBattle("event"), random: true },
  },
  { name: "the largest board", path: "/v1/board", body: crowd },
  {
    name: "a draft of 1,800 units",
    path: "/v1/draft",
    body: { ruleset: "rogue-regiment", board: tooManyUnits(1800) },
  },
  { name: "the actions of everybody in V-Sabotage", path: "/v1/legal-actions", body: fight },
  { name: "what 120 units would do", path: "/v1/enemy-preview", body: fight },
  { name: "the largest maps", path: "/v1/board", body: { ...fight, board: wideFight(120, 4) } },
  { name: "the actions of everybody in Hour of Glory", path: "/v1/legal-actions", body: corridor },
  { name: "the odds of a burst with all its rerolls", path: "/v1/odds", body: { ...corridor, action: burst } },
  { name: "all covering fires at 25 enemies in one room", path: "/v1/legal-actions", body: room },
  { name: "the same drawn", path: "/v1/board", body: room },
  { name: "what 12 Guards would do", path: "/v1/enemy-preview", body: guards },
  { name: "12 Guards that pursue", path: "/v1/adjudicate", body: { ...guards, random: true } },
  { name: "the ways of 12 Guards", path: "/v1/legal-actions", body: guards },
  {
    name: "the ways of 12 Guards in one room, stopping at whoever else they see",
    path: "/v1/legal-actions",
    body: {
      ruleset: "hour-of-glory",
      board: `${wideRoom("guards")}\nguard-roll 6`,
      settings: { readings: { "hg.open.guard-second-assaulter": "stops" } },
    },
  },
  { name: "all attacks among 60 squads", path: "/v1/legal-actions", body: firing },
  { name: "the odds of a volley among 60 squads", path: "/v1/odds", body: { ...firing, action: volley } },
  { name: "whom 60 squads could activate", path: "/v1/legal-actions", body: field },
  { name: "what the policy does among 60 squads", path: "/v1/policy-move", body: field },
  { name: "whom a squad of 60 sees", path: "/v1/field-of-view", body: { ...field, piece: "s1" } },
  { name: "sight between squads with every other reading", path: "/v1/sight", body: { ...wild, from: "s1", to: "n8" } },
  { name: "whom a squad sees through the wildest terrain", path: "/v1/field-of-view", body: { ...wild, piece: "s1" } },
  { name: "all attacks through the wildest terrain", path: "/v1/legal-actions", body: wildFiring },
  {
    name: "a march through the wildest terrain",
    path: "/v1/requirements",
    body: {
      ...wild,
      board: wildGround("activation s1, plan march"),
      action: { do: "move", unit: "s1", to: "40,40" },
    },
  },
  {
    name: "ten sight rulings with every other reading in one document",
    path: "/graphql",
    body: aliases(10, 'sight(at: $at, from: "s1", to: "n8") { seen otherwise { reading } }', { at: wild }),
  },
  {
    name: "ten listings in one document",
    path: "/graphql",
    body: aliases(10, "legalActions(at: $at) { forms { name actions } }", { at: crowd }),
  },
  {
    name: "ten previews in one document",
    path: "/graphql",
    body: aliases(10, "enemyPreview(at: $at) { intents { text candidates { name scores } } }", { at: tracks }),
  },
  {
    name: "ten boards in one document",
    path: "/graphql",
    body: aliases(10, "board(at: $at) { board { areas { id cells { x y terrain } } } }", {
      at: { ...fight, board: wideFight(120, 4) },
    }),
  },
  {
    name: "ten of the largest pictures in one document",
    path: "/graphql",
    body: aliases(10, "picture(at: $at, width: 2880) { png }", {
      at: { ruleset: "rogue-regiment", board: halfTracks(4) },
    }),
  },
  {
    name: "the schemas of every game, ten times",
    path: "/graphql",
    body: {
      query: `{ ${Array.from({ length: 10 }, (_, n) => `a${n}: rulesets { schemas { position action } }`).join(" ")} }`,
    },
  },
  ...attacksOnTables.filter(isDearest),
  {
    name: "a position with two thousand answers",
    path: "/v1/legal-actions",
    body: { position: { ruleset: "v-sabotage", version: "0.1.0", settings: {}, state: {}, answers } },
  },
  {
    name: "four megabytes of empty lists, in four kilobytes",
    path: "/v1/records/verify",
    written: () => filled('{"record":[', "[],", "[]]}", LARGE),
  },
  {
    name: "the same as a variable of GraphQL",
    path: "/graphql",
    written: () => filled('{"query":"{ rulesets { id } }","variables":{"record":[', "{},", "{}]}}", LARGE),
  },
  {
    name: "330,000 fields that nobody knows",
    path: "/v1/records/import",
    written: () => `{${keys((n) => `"${n.toString(36)}":0,`, LARGE - 20)}"record":""}`,
  },
  {
    name: "a record of nothing but escapes",
    path: "/v1/records/verify",
    written: () => filled('{"record":"', "\\u0061", '"}', LARGE),
  },
  {
    name: "as many values as a body may have, and an escape in a key",
    path: "/v1/board",
    written: () => filled('{"\\u0061":[', "0,", "0]}", USUAL),
  },
  {
    name: "as many positions as a body may have",
    path: "/v1/board",
    written: () => filled('{"list":[', '{"position":{}},', "0]}", USUAL),
  },
  {
    name: "as many fields that nobody knows as a body may have",
    path: "/v1/board",
    written: () => `{${keys((n) => `"${n.toString(36)}":0,`, USUAL - 20)}"board":""}`,
  },
  {
    name: "as many readings as a body may have",
    path: "/v1/board",
    written: () => `{"settings":{"readings":{${keys((n) => `"${n.toString(36)}":0,`, USUAL - 60)}"last":0}}}`,
  },
  {
    name: "a long name in front of every cell",
    path: "/graphql",
    body: {
      query: `query ($at: At!) { board(at: $at) { board { areas { cells { ${"a".repeat(200_000)}: x } } } } }`,
      variables: { at: { ...fight, board: wideFight(120, 4) } },
    },
  },
  { name: "5,000 undos on a large board", path: "/v1/records/verify", written: () => undos(4999, false) },
  { name: "each of them back to the one before", path: "/v1/records/verify", written: () => undos(4999, true) },
  { name: "the same as a game to go on with", path: "/v1/records/import", written: () => undos(4999, true) },
  {
    name: "numbers that are derived again from a secret",
    path: "/v1/records/verify",
    written: () =>
      JSON.stringify({
        record: madeUpRecord(
          { ruleset: "v-sabotage", board: wideFight(4) },
          Array.from({ length: 100 }, () => ({
            drawn: Array.from({ length: 4500 }, (): readonly [number, number] => [6, 1]),
          })),
          true,
        ),
      }),
  },
  ...(["hour-of-glory", "two-hundred-hours", "dust-tactics"] as const).flatMap((ruleset) => [
    { name: `lines without an end in ${ruleset}`, path: "/v1/draft", body: { ruleset, board: unended.repeat(2) } },
    { name: `lines of escapes in ${ruleset}`, path: "/v1/draft", body: { ruleset, board: escapes.repeat(2) } },
  ]),
  {
    name: "a text without an end, ten times in one document",
    path: "/graphql",
    body: aliases(10, "board(at: $at) { moment }", { at: { ruleset: "dust-tactics", board: unended.repeat(2) } }),
  },
  {
    name: "a stronghold as wide as it is high",
    path: "/v1/draft",
    body: { ruleset: "hour-of-glory", board: stronghold },
  },
];
