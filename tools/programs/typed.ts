// A program of somebody else, as the compiler reads it: the types of one game from the library and from the client.
import { Budget, drawn, seededChance, unwrap } from "./names.js";
import { createClient, Refused } from "@umpire/client";
import type { HourOfGlory as Api } from "@umpire/client/types/hour-of-glory";
import { type Action, hourOfGlory } from "@umpire/rules/hour-of-glory";

const situation = unwrap(hourOfGlory.setUp("quiet-stair", { budget: new Budget(1_000_000) }));
const agents: string[] = [];
for (const { action, seat } of situation.legal({ seat: "intruder-1" }))
  if (action.do === "fight" && seat !== null) agents.push(action.target);
const hide: Action = { do: "hide", agent: "crane" };
// @ts-expect-error there is no such action
const fly: Action = { do: "fly", agent: "crane" };
// @ts-expect-error there is no such scenario
hourOfGlory.setUp("nowhere");

const seat = createClient<Api>({ url: "http://localhost:4000" }).seat("umpire-x-y");
for await (const turn of seat.turns()) {
  const { actions } = await turn.legal();
  const [first] = actions;
  try {
    if (first !== undefined) await turn.act({ action: first });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}
export { agents, drawn, fly, hide, seededChance };
