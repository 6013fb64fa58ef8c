import { describe, expect, it } from "vitest";
import { answers } from "../../service/index.ts";
import { serving } from "./serving.ts";
import { hedge } from "./table.ts";

const service = serving();

const at = { ruleset: "rogue-regiment", board: hedge };
const turn = { do: "face", operator: "jock", facing: "S" };
const parts = "application/vnd.umpire.parts+json";

/** Every subset of some names that has one, and all of them. */
const subsets = (names: readonly string[]): readonly (readonly string[])[] => [...names.map((name) => [name]), names];

describe("an adjudication of which parts are wanted", () => {
  const all = Object.keys(answers.adjudicateAnswer.shape).filter((name) => name !== "outcome");

  it.each([
    ["a move", { action: turn }],
    ["a refusal", { action: { do: "attack", operator: "jock", weapon: "knife", target: "guard" } }],
  ])("has of %s those alone, as the whole answer has them", async (_, move) => {
    const whole = await service.post("/v1/adjudicate", { ...at, ...move });
    for (const want of [[], ...subsets(all)]) {
      const { status, type, json } = await service.post("/v1/adjudicate", { ...at, ...move, want });
      expect(status).toBe(200);
      expect(type).toBe(parts);
      const kept = Object.entries(whole.json).filter(([name]) => name === "outcome" || want.includes(name));
      expect(json).toEqual(Object.fromEntries(kept));
    }
  });

  it.each(["adjudicate", "legal-actions", "explore"])("of %s refuses what it does not have", async (path) => {
    const { status, json } = await service.post(`/v1/${path}`, { ...at, action: undefined, want: ["feelings"] });
    expect(status).toBe(400);
    expect(json).toMatchObject({ errors: [{ path: "/want/0" }] });
    expect(String(json["detail"])).toMatch(/^"want\.0" is "feelings": .*"rules"/);
  });
});

describe("a listing of which parts are wanted", () => {
  const first = { ruleset: "rogue-regiment", scenario: "chalk-farm" };

  it("has those alone, as the whole answer has them", async () => {
    const whole = answers.legalActionsAnswer.parse((await service.post("/v1/legal-actions", at)).json);
    for (const want of [[], ...subsets(["actions", "requirements", "ends", "decision", "rules"])]) {
      const { type, json } = await service.post("/v1/legal-actions", { ...at, want });
      expect(type).toBe(parts);
      const forms = whole.forms.map((form) =>
        Object.fromEntries(
          Object.entries(form).filter(([key]) => ["name", "piece", "seat"].includes(key) || want.includes(key)),
        ),
      );
      const { decision, rules } = whole;
      expect(json).toEqual({
        forms,
        ...(want.includes("decision") && { decision }),
        ...(want.includes("rules") && { rules }),
      });
    }
  });

  it("is a third as long, where only the actions are wanted", async () => {
    const begun = await service.post("/v1/adjudicate", { ...first, choose: ["3,16", "15,2"], want: ["position"] });
    const { position } = begun.json;
    const whole = await service.post("/v1/legal-actions", { position });
    const short = await service.post("/v1/legal-actions", { position, want: ["actions"] });
    const length = (answer: { readonly json: unknown }): number => JSON.stringify(answer.json).length;
    expect(length(short)).toBeLessThan(8000);
    expect(3 * length(short)).toBeLessThan(length(whole));
  });
});

describe("the detail of a problem", () => {
  it.each([
    ["names the field that is missing", "/v1/sight", { ...at, from: "guard" }, '"to" is missing: expected a text.'],
    [
      "names the field of an action that is missing",
      "/v1/requirements",
      { ...at, action: { do: "move", operator: "jock" } },
      '"to" is missing: expected a text or "off".',
    ],
    [
      "names what is near a kind of action that there is not",
      "/v1/requirements",
      { ...at, action: { do: "crouhc", operator: "jock" } },
      /There is no action "crouhc"; nearest: crouch, /,
    ],
    [
      "says the place of the first fault, and how many there are besides",
      "/v1/adjudicate",
      { ...at, dice: [0], choose: 1 },
      /^"choose" is .* \(and 1 more\)$/,
    ],
  ])("%s", async (_, path, body, said) => {
    const { status, json } = await service.post(path, body);
    expect(status).toBe(400);
    if (typeof said === "string") expect(json["detail"]).toBe(said);
    else expect(json["detail"]).toMatch(said);
  });
});
