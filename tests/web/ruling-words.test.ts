import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { SightAnswer } from "../../web/api/answers.ts";
import { disputes } from "../../web/home/disputes.ts";
import { forgetNames } from "../../web/page/names.ts";
import { rulingAsText } from "../../web/rules/deciding.ts";
import { fieldInWords } from "../../web/sight/field-words.ts";
import { rulingInWords, unseenBy } from "../../web/sight/ruling-words.ts";
import { type Service, startService } from "../contract/table.ts";

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.embedded.close());
afterEach(forgetNames);

describe("what somebody sees", () => {
  const of = (full: readonly string[], partial: readonly string[]) => ({
    viewer: "jock",
    full,
    partial,
    sees: [],
    ground: [],
    cites: [],
    interpretations: [],
  });

  it("is told in the places of the board, and of what is low only where something low is hidden", () => {
    expect(fieldInWords(of(["A1", "A2"], []), "areas")).toBe("Jock sees 2 tiles.");
    expect(fieldInWords(of(["1,1"], []), "squares")).toBe("Jock sees 1 square.");
    expect(fieldInWords(of(["1,1", "1,2"], ["1,3"]), "squares")).toBe(
      "Jock sees all of 2 squares, and of 1 square nothing low.",
    );
    expect(fieldInWords(of([], []), "table")).toBe("Jock sees the ground that is shaded.");
  });
});

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
      // a page stands once beside a reason
      for (const reason of reasons) {
        const pages = / \[([^\]]+)\]$/.exec(reason)?.[1]?.split("; ") ?? [];
        expect(new Set(pages).size, reason).toBe(pages.length);
      }
    },
  );
});

describe("why somebody is not seen", () => {
  const reason = (text: string) => ({ text, cites: [] });
  const outside = { lines: [], reasons: [reason("The square is outside the field of view.")] };

  it("stands beside a verdict that does not say it, and beside no other", () => {
    expect(unseenBy({ ...outside, seen: false, place: "none" })).toBe("The square is outside the field of view.");
    expect(unseenBy({ ...outside, seen: false, place: "partial" })).toBeNull();
    expect(unseenBy({ ...outside, seen: true, place: "full" })).toBeNull();
  });
});

describe("a ruling on an action or on what comes of it as text", () => {
  it("has the question, the verdict, and the rules with their pages", () => {
    const rule = { id: "a", kind: "rule", text: "The target must be in range.", source: "Attack, p.6" } as const;
    expect(rulingAsText("May he shoot?", "No. It is 9 squares away.", [rule])).toBe(
      "May he shoot?\nNo. It is 9 squares away.\n- The target must be in range. [Attack, p.6]",
    );
  });
});
