import { afterAll, beforeAll, expect, it } from "vitest";
import { createClient } from "@umpire/client";
import { hourOfGlory } from "@umpire/rules/hour-of-glory";
import { seededChance, type Situation, unwrap } from "@umpire/rules";
import { command, type Doors, openDoors } from "./doors.ts";

let doors: Doors;
beforeAll(async () => {
  doors = await openDoors();
});
afterAll(() => doors.close());

/** A moment at which a choice waits, with agents on the board that could act if it did not. */
function waiting(): Situation {
  const chance = seededChance(1);
  let situation: Situation = unwrap(hourOfGlory.setUp("quiet-stair"));
  while (situation.decision()?.kind !== "choose" || situation.forms().length === 0) {
    const done = unwrap(situation.adjudicate({ ...situation.policyMove(chance), chance }));
    if (done.outcome !== "paused") throw new Error("Impossible: the game is over, or the policy was refused.");
    ({ situation } = done);
  }
  return situation;
}

const situation = waiting();
const position = situation.position();
const decision = situation.decision();
const first = `First `;
const asked =
  "query ($at: At!) { legalActions(at: $at) { forms { actions requirements { holds text } } decision { text options { id } } } }";

it.each([
  ["REST", () => doors.rest("/v1/legal-actions", { position })],
  ["REST in parts", () => doors.rest("/v1/legal-actions", { position, want: ["actions", "requirements", "decision"] })],
  ["GraphQL", () => doors.graphql(asked, { at: { position } })],
  [
    "client",
    async () =>
      JSON.stringify(
        await createClient({
          url: "http://umpire.test",
          fetch: async (request) => doors.app.fetch(request),
        }).legalActions({
          position,
        }),
      ),
  ],
])("tells only what can be sent while a choice waits: %s", async (_, ask) => {
  const said = await ask();
  expect(said).toContain(JSON.stringify(decision?.text));
  for (const { id } of decision?.options ?? []) expect(said).toContain(`"id":${JSON.stringify(id)}`);
  expect(said).toContain('"actions":[]');
  expect(said).not.toMatch(/"actions":\[[^\]]/);
  expect(said).not.toContain('"holds":true');
  expect(said).toContain(`"text":"${first}`);
});

it("tells only what can be sent while a choice waits: tools, command, engine", async () => {
  const board = { ruleset: "hour-of-glory", board: "intruder crane at 1,3, assault" };
  const drawn = unwrap(hourOfGlory.openText(board.board));
  expect(drawn.decision()?.kind).toBe("act");
  const text = await doors.engine({ open: { position } });
  const { at }: { readonly at: number } = JSON.parse(text);
  expect(await doors.engine({ legal: { at } })).toBe('{"id":1,"actions":[]}');
  const listed = command(["legal", "-"], JSON.stringify(position));
  expect(listed.code).toBe(0);
  expect(listed.said).toContain(`No action is legal here. What is asked:\nDefender: ${decision?.text}`);
  const data: { readonly actions: unknown; readonly decision: unknown } = JSON.parse(
    command(["legal", "-", "--json"], JSON.stringify(position)).said,
  );
  expect(data.actions).toEqual([]);
  expect(data.decision).toEqual(decision);
});

it("says of an action that something else comes first: why, at each door", async () => {
  const action = { do: "end-turn", agent: "crane" };
  const why = { position, action };
  const query =
    "query ($at: At!, $action: JSON!) { requirements(at: $at, action: $action) { legal requirements { text } } }";
  const { at }: { readonly at: number } = JSON.parse(await doors.engine({ open: { position } }));
  for (const said of [
    await doors.rest("/v1/requirements", why),
    await doors.graphql(query, { at: { position }, action }),
    await doors.engine({ why: { at, action } }),
  ]) {
    expect(said).toContain('"legal":false');
    expect(said).toContain(first);
  }
  const { code, said } = command(["why", "-", "--do", JSON.stringify(action)], JSON.stringify(position));
  expect(said).toContain(`✗ ${first}`);
  expect(code).toBe(1);
});
