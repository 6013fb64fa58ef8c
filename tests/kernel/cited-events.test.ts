import { describe, expect, test } from "vitest";
import { type Adjudication, Budget, type Game, type OpenPosition, seededChance } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { subjects as dustTactics } from "../dust-tactics/subjects.ts";
import { subjects as hourOfGlory } from "../hour-of-glory/subjects.ts";
import { subjects as rogueRegiment } from "../rogue-regiment/subjects.ts";
import { tries } from "../soak/at-length.ts";
import { subjects as twoHundredHours } from "../two-hundred-hours/subjects.ts";
import { subjects as vSabotage } from "../v-sabotage/subjects.ts";
import type { Subject } from "./citations.ts";

const subjectsOf: Readonly<Record<string, readonly Subject[]>> = {
  "dust-tactics": dustTactics,
  "hour-of-glory": hourOfGlory,
  // missions are set up as they are: nothing of them is customised or resized
  "rogue-regiment": [...rogueRegiment, { about: "changed missions", rows: /^rr\.(?:resize|custom)\./, words: /(?!)/ }],
  "two-hundred-hours": twoHundredHours,
  "v-sabotage": vSabotage,
};

/** By what else events, boards and texts tell that something is there which requirements name by its word. */
const alsoTold: Readonly<Record<string, RegExp>> = {
  EVADE: /prone/,
  REACT: /takes up|turn begins/,
  "the inner door": /D89/,
  rifles: /"karabiner"|[gs]\d+ shoots/,
  handguns: /commander rolls for react/,
  "Advanced Reactive Fire": /rolls to react/,
  reserves: /rolls for its zone/,
  "Guards from the entry zone": /mobilised on/,
  suppression: /under.?fire/i,
  zombies: /v\.(?:ashen|maur)/,
};

/** Everything that is there as somebody moves, and all that comes of it: a row about something else is a stray. */
function toldOf(before: OpenPosition, move: unknown, { events, situation }: Played): string {
  const boards = [before.board(), situation.board()].map(({ pieces, squares, edges, areas, marks, table }) => [
    pieces.map(({ kind, details }) => [kind, details]),
    squares.map(({ terrain }) => terrain),
    edges.map(({ terrain }) => terrain),
    areas.map(({ kind }) => kind),
    marks.map(({ kind }) => kind),
    table?.shapes.map(({ kind }) => kind),
  ]);
  const said = events.map(({ event, text, details }) => [event, text, details]);
  return JSON.stringify([boards, before.print(), before.decision(), move, said]);
}

type Played = Exclude<Adjudication, { readonly outcome: "refused" }>;

/** The rows about something that events of a seeded game cite while there is nothing of it. */
function straysOf(game: Game, scenario: string, seed: number): { readonly looked: number; readonly strays: string[] } {
  const begun = game.setUp(scenario, {}, new Budget(Infinity));
  if (!begun.ok) throw new Error(JSON.stringify(begun.defects));
  const strays = new Set<string>();
  let looked = 0;
  const chance = seededChance(seed);
  let now = begun.value;
  for (let asked = 0; asked < tries(90, 900); asked++) {
    const decision = now.decision();
    const listed =
      decision?.kind === "act" && chance.index(2) === 0 ? now.forms().flatMap(({ actions }) => actions) : [];
    const any = listed[chance.index(Math.max(1, listed.length))];
    const move = any === undefined ? (now.policyMove(chance) ?? {}) : { action: any };
    const done = now.adjudicate({ ...move, chance });
    if (!done.ok || done.value.outcome === "refused") break;
    const played = done.value;
    const told = toldOf(now, move, played);
    for (const { text, cites } of played.events)
      for (const { about, rows, words } of subjectsOf[game.id] ?? []) {
        const row = cites.find((id) => rows.test(id));
        if (row === undefined) continue;
        looked++;
        if (!words.test(told) && alsoTold[about]?.test(told) !== true) strays.add(`${row}, about ${about}: ${text}`);
      }
    if (played.outcome === "over") break;
    now = played.situation;
  }
  return { looked, strays: [...strays] };
}

describe.each(games.map((game) => [game.id, game] as const))("events of %s", (_, game) => {
  test.each(game.scenarios.slice(0, tries(4, 50)).map(({ id }, i) => [id, i] as const))(
    "cite rows about something only where it is: %s",
    (scenario, i) => {
      const { looked, strays } = straysOf(game, scenario, i + 11);
      expect(strays).toEqual([]);
      expect(looked).toBeGreaterThan(0);
    },
  );
});
