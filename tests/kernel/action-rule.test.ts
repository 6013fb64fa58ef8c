import { describe, expect, test } from "vitest";
import { type ActionRule, actionTable, type Offer, Requirements } from "../../rules/kernel/index.ts";

interface Table {
  readonly steps: number;
}
interface Piece {
  readonly id: string;
}
type Step = { readonly do: "step"; readonly to: number };
type Rest = { readonly do: "rest" };
type Wait = { readonly do: "wait" };
type Act = Step | Rest | Wait;

const step: ActionRule<Table, Piece, Act, Step, string> = {
  requires(ctx, req, { to }) {
    req.need(to <= ctx.steps, { met: `${to} is near.`, unmet: `${to} is too far.` }, "book.step");
  },
  candidates: () => [1, 2, 3].map((to) => ({ do: "step" as const, to })),
  *perform() {},
};
const rest: ActionRule<Table, Piece, Act, Rest, string> = {
  requires(ctx, req) {
    req.need(ctx.steps === 0, { met: "It cannot step.", unmet: "It can step." }, "book.rest");
  },
  candidates: () => [{ do: "rest" }],
  *perform() {},
};

const wait: ActionRule<Table, Piece, Act, Wait, string> = {
  requires() {},
  candidates: () => [],
  *perform() {},
};

const piece: Piece = { id: "a" };
const formsFor = (steps: number, ...offers: readonly Offer<Piece, Act["do"]>[]) =>
  actionTable<Table, Piece, Act, string>({
    rules: { step, rest, wait },
    offers: () => offers,
    requiresFirst: () => true,
  })
    .formsOf({ steps })
    .map(({ name, requirements, actions }) => ({
      name,
      told: requirements.map(({ text }) => text),
      actions: actions.length,
    }));

const gate = (): Requirements<string> => {
  const req = new Requirements<string>();
  req.need(false, { met: "It has 1 AP.", unmet: "It has 0 AP." }, "book.ap");
  return req;
};

describe("the form of an offer", () => {
  test("tells the requirements of its first legal action, or else of its first candidate", () => {
    expect(formsFor(2, { name: "step", actor: piece })).toEqual([{ name: "step", told: ["1 is near."], actions: 2 }]);
    expect(formsFor(0, { name: "step", actor: piece })).toEqual([
      { name: "step", told: ["1 is too far."], actions: 0 },
    ]);
  });

  test("tells what closes the kind as a whole, and examines nothing", () => {
    const offer = { name: "step", actor: piece, closedBy: gate().all } as const;
    expect(formsFor(3, offer)).toEqual([{ name: "step", told: ["It has 0 AP."], actions: 0 }]);
  });

  test("is left out where there is nothing to examine", () => {
    expect(formsFor(1, { name: "wait", actor: piece })).toEqual([]);
  });

  test("tells what stands in the way of the first candidate where what it takes is gone", () => {
    expect(formsFor(1, { name: "rest", actor: piece, spent: true })).toEqual([
      { name: "rest", told: ["It can step."], actions: 0 },
    ]);
  });
});
