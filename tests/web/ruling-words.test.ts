import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { SightAnswer } from "../../web/api/answers.ts";
import { disputes } from "../../web/home/disputes.ts";
import { forgetNames } from "../../web/page/names.ts";
import { rulingInWords } from "../../web/sight/ruling-words.ts";
import { type Service, startService } from "../contract/table.ts";

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.embedded.close());
afterEach(forgetNames);

describe("a ruling as text", () => {
  const aboutSight = disputes.flatMap(({ asked, ...dispute }) => ("from" in asked ? [{ ...dispute, ...asked }] : []));

  it.each(aboutSight.map((dispute) => [dispute.id, dispute] as const))(
    "of %s has the question, the verdict in a sentence, and reasons with where their rules stand",
    async (_id, { ruleset, board, question, from, to }) => {
      const answer = await service.app.request("/v1/sight", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ruleset, board, from, to }),
      });
      expect(answer.status).toBe(200);
      const { ruling, rules }: SightAnswer = JSON.parse(await answer.text());
      const [asked, verdict, ...reasons] = rulingInWords({ about: question, ruling, rules }).split("\n");
      expect(asked).toBe(question);
      expect(verdict).toMatch(/^[A-Z].* (?:sees|does not see) .*\.$/);
      expect(reasons.length).toBeGreaterThan(0);
      expect(reasons.some((reason) => / \[[^\]]+\]$/.test(reason))).toBe(true);
      expect(new Set(reasons).size).toBe(reasons.length);
    },
  );
});
