import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { games } from "../all-games.ts";
import { type Service, startService } from "../contract/table.ts";
import type { AdjudicateAnswer, Quoted, RequirementsAnswer, RulesAnswer, SightAnswer } from "../../web/api/answers.ts";
import { rulesOfEvent } from "../../web/game/asked.ts";
import { asQuoted, decidingRules } from "../../web/rules/deciding.ts";
import { decisiveRules } from "../../web/sight/ruling-words.ts";
import { disputes } from "../../web/home/disputes.ts";
import { seededChance } from "../../rules/kernel/index.ts";
import type { Dispute } from "../../web/home/gallery/dispute.ts";
import { isTold } from "../../web/game/asked.ts";

/** What the rules say to a dispute. */
function ruled({ ruleset, board, asked }: Dispute): "yes" | "no" {
  const opened = games.find(({ id }) => id === ruleset)?.openText(board);
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened?.defects));
  const position = opened.value;
  if ("from" in asked) {
    const ruling = position.sight(asked);
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.defects));
    return ruling.value.seen ? "yes" : "no";
  }
  if ("action" in asked) {
    const requirements = position.requirements(asked.action);
    if (!requirements.ok) throw new Error(JSON.stringify(requirements.defects));
    return requirements.value.every(({ holds }) => holds) ? "yes" : "no";
  }
  const played = position.adjudicate({ ...asked.move, chance: seededChance(7) });
  if (!played.ok) throw new Error(JSON.stringify(played.defects));
  if (played.value.outcome === "refused") throw new Error(JSON.stringify(played.value.failing));
  return isTold(played.value.events, asked) ? "yes" : "no";
}

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.embedded.close());

async function answered<T>(path: string, body: unknown): Promise<T> {
  const answer = await service.app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  return JSON.parse(await answer.text());
}

/** The rules that the page quotes beside its verdict on a dispute. */
async function quoted({ ruleset, board, asked }: Dispute): Promise<readonly Quoted[]> {
  const where = { ruleset, board };
  if ("from" in asked) {
    const { ruling, rules } = await answered<SightAnswer>("/v1/sight", { ...where, ...asked });
    return decisiveRules(ruling, rules);
  }
  if ("action" in asked) {
    const { requirements, rules } = await answered<RequirementsAnswer>("/v1/requirements", { ...where, ...asked });
    return decidingRules(requirements.find(({ holds }) => !holds)?.cites ?? [], rules);
  }
  const { events = [] } = await answered<AdjudicateAnswer>("/v1/adjudicate", { ...where, ...asked.move, random: true });
  const cites = rulesOfEvent(events, asked);
  const found = await Promise.all(
    cites.map(async (id): Promise<RulesAnswer> => {
      const answer = await service.app.request(`/v1/rulesets/${ruleset}/rules?id=${id}`);
      return JSON.parse(await answer.text());
    }),
  );
  return decidingRules(
    cites,
    found.flatMap(({ rules }) => rules.flatMap(asQuoted)),
  );
}

describe("the gallery of disputes", () => {
  it("has six or more for each game, each with a name of its own", () => {
    for (const { id } of games)
      expect(disputes.filter(({ ruleset }) => ruleset === id).length).toBeGreaterThanOrEqual(6);
    expect(new Set(disputes.map(({ id }) => id)).size).toBe(disputes.length);
    const kinds = new Set(disputes.map(({ asked }) => Object.keys(asked)[0]));
    expect([...kinds].toSorted()).toEqual(["action", "from", "move"]);
  });

  it.each(disputes.map((dispute) => [dispute.id, dispute] as const))(
    "%s is answered as the rules say",
    (_, dispute) => {
      expect(ruled(dispute)).toBe(dispute.answer);
    },
  );

  it.each(disputes.filter(({ answer }) => answer === "no").map((dispute) => [dispute.id, dispute] as const))(
    "%s has a rule quoted that speaks against it",
    async (_, dispute) => {
      const rules = await quoted(dispute);
      expect(rules.length).toBeGreaterThan(0);
      // each in words, and with its page where the book has it
      for (const { kind, text, source } of rules) {
        expect(text.length).toBeGreaterThan(20);
        if (kind === "rule") expect(source).toBeTruthy();
      }
    },
  );
});
