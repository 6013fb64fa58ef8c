import { expect, it } from "vitest";
import { games } from "../all-games.ts";
import { answers } from "../../service/index.ts";
import { unlikeTheDocument } from "./documented-answers.ts";
import { serving } from "./serving.ts";

const service = serving();

/** So many actions of each game are spoiled. */
const SPOILED = 6;

/** An action that is none any more, in each of the ways in which something can be wrong with one. */
const spoiled = (action: Readonly<Record<string, unknown>>): readonly unknown[] => [
  ...Object.keys(action).flatMap((field) => {
    const { [field]: left, ...others } = action;
    return [others, { ...action, [field]: { left } }, { ...action, [field]: null }, { ...action, [field]: [[]] }];
  }),
  { ...action, unheard: 1 },
  { ...action, do: "dance" },
  { do: action["do"] },
  [action],
  "dance",
  7,
  null,
];

it.each(games)(
  "what explore answers of actions of $id that are none is what its document says",
  async ({ id, scenarios }) => {
    const check = unlikeTheDocument((await service.get(`/v1/openapi/${id}.json`)).json);
    let position: unknown;
    let actions: readonly Readonly<Record<string, unknown>>[] = [];
    let begun: object = { ruleset: id, scenario: scenarios[0]?.id, seed: 7 };
    for (let pauses = 0; pauses < 30 && actions.length === 0; pauses++) {
      ({ position } = answers.adjudicateAnswer.parse((await service.post("/v1/adjudicate", begun)).json));
      const { forms } = answers.legalActionsAnswer.parse((await service.post("/v1/legal-actions", { position })).json);
      actions = forms.flatMap((form) => form.actions);
      const { action, choose } = answers.policyMoveAnswer.parse(
        (await service.post("/v1/policy-move", { position })).json,
      );
      begun = { position, seed: 7, choose, ...(action !== null && { action }) };
    }
    expect(actions.length).toBeGreaterThan(0);
    const kinds = new Map(actions.map((action) => [action["do"], action]));
    const outcomes = new Map<string, number>();
    for (const action of [...kinds.values()].slice(0, SPOILED)) {
      const moves = spoiled(action).map((one) => ({ action: one }));
      const { status, json } = await service.post("/v1/explore", { position, moves, want: [] });
      expect(status).toBe(200);
      expect(check("/v1/explore", json), JSON.stringify(action)).toEqual([]);
      const { results } = answers.exploreAnswer.parse(json);
      expect(results.length).toBe(moves.length);
      for (const { outcome } of results) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    expect(outcomes.get("unreadable")).toBeGreaterThan(5);
  },
);
