import { describe, expect, it } from "vitest";
import * as z from "zod";
import { seededChance } from "../../../rules/kernel/index.ts";
import { MOST_TOKENS, tokensIn } from "../../../service/mcp/lines.ts";
import { games } from "../../all-games.ts";
import { connecting } from "./connecting.ts";

/** What is read of an answer of `adjudicate`: what its descriptions name. */
const told = z.looseObject({
  outcome: z.string(),
  board: z.string().optional(),
  answers: z.array(z.looseObject({})).optional(),
  unused: z.looseObject({ action: z.boolean(), choose: z.array(z.string()), dice: z.array(z.int()) }),
  decision: z
    .looseObject({
      kind: z.enum(["act", "choose", "roll", "draw", "checkpoint"]),
      text: z.string(),
      options: z.array(z.looseObject({ id: z.string() })),
      dice: z.int().nullable(),
      sides: z.int().nullable(),
      kinds: z.array(z.looseObject({ faces: z.array(z.unknown()) })),
    })
    .optional(),
  result: z.looseObject({}).optional(),
});
type Told = z.infer<typeof told>;

const { model } = connecting();

/** The most calls of `adjudicate` of one game: those of short ones suffice for all of it. */
const mostCalls = (ruleset: string): number => (ruleset === "hour-of-glory" ? 600 : 20);

const tossed = (draw: (sides: number) => number, count: number, sides: number): number[] =>
  Array.from({ length: count }, () => draw(sides));

/** Plays a mission by what is told alone: what is asked is answered with what it asks for. Tells how it went. */
async function played(ruleset: string, scenario: string, seed: number): Promise<{ kinds: Set<string>; last: Told }> {
  const chance = seededChance(seed);
  const draw = (sides: number): number => chance.face(sides);
  const kinds = new Set<string>();
  let at: Readonly<Record<string, unknown>> = { ruleset, scenario };
  let given: Readonly<Record<string, unknown>> = {};
  for (let call = 0; ; call++) {
    const { text, data, isError } = await model.call("adjudicate", { ...at, ...given });
    const where = `${ruleset} ${scenario}, call ${call}: ${JSON.stringify(given)}`;
    expect(isError, `${where}: ${text}`).toBe(false);
    expect(tokensIn(text), where).toBeLessThanOrEqual(MOST_TOKENS);
    const now = told.parse(data);
    expect(now.unused, where).toMatchObject({ action: false, choose: [], dice: [] });
    const { decision, board, answers } = now;
    if (decision === undefined || call === mostCalls(ruleset)) return { kinds, last: now };
    // the first line is the question, by the names of pieces, and the first line of the board stands in the text
    expect(text, where).toContain(`What is asked (${decision.kind}): `);
    expect(text, where).toContain((board ?? "?").split("\n")[0]);
    const next = { ruleset, board, ...(answers !== undefined && { answers }) };
    expect(next, where).not.toEqual(at);
    at = next;
    kinds.add(decision.kind);
    if (call % 7 === 0) {
      const shown = await model.call("show_position", at);
      expect(shown.data["decision"], `${where}: what is sent back asks the same`).toEqual(decision);
    }
    const luck = call % 7 === 0 ? {} : { seed: draw(1000) };
    given = { ...luck, ...(await answerTo(decision, at, draw)) };
  }
}

async function answerTo(
  { kind, options, dice, sides, kinds }: NonNullable<Told["decision"]>,
  at: Readonly<Record<string, unknown>>,
  draw: (sides: number) => number,
): Promise<Readonly<Record<string, unknown>>> {
  switch (kind) {
    case "roll":
      return {
        dice: kinds.length > 0 ? kinds.map(({ faces }) => draw(faces.length)) : tossed(draw, dice ?? 1, sides ?? 6),
      };
    case "draw":
      return { seed: draw(1000) };
    case "choose":
      return { choose: [options[draw(options.length) - 1]?.id ?? ""] };
    case "checkpoint":
      return {};
    case "act": {
      const { data } = await model.call("suggest", at);
      return { action: data["action"] };
    }
  }
}

describe("whole games by adjudicate", () => {
  it.each(games.map(({ id, scenarios }) => [id, scenarios[0]?.id ?? ""] as const))(
    "go on by what is sent back: %s",
    async (id, scenario) => {
      const { kinds, last } = await played(id, scenario, 7);
      expect([...kinds]).toContain("act");
      expect(last.outcome).toBe(id === "hour-of-glory" ? "over" : "paused");
    },
  );
});
