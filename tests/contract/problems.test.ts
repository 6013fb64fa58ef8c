import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { serving } from "./serving.ts";
import { invited } from "./table.ts";

const service = serving();

const problems = "problems { field code message faults { code path } presentVersion }";

/** A mutation of each kind that cannot be done, by its name. */
const impossible: Readonly<Record<string, string>> = {
  createGame: 'createGame(at: { ruleset: "chess", scenario: "start" }) { id }',
  act: 'act(id: "nowhere", expectedVersion: 0, move: {}) { __typename }',
  undo: 'undo(id: "nowhere", expectedVersion: 0, to: 0) { __typename }',
  endProposal: 'endProposal(id: "nowhere", expectedVersion: 0) { id }',
  branch: 'branch(id: "nowhere") { id }',
  renewInvitation: 'renewInvitation(id: "nowhere", seat: "player-1") { seat }',
  claim: 'claim(id: "nowhere", take: ["jock"]) { id }',
  closeGame: 'closeGame(id: "nowhere", expectedVersion: 0) { id }',
  sendNotices: 'sendNotices(id: "nowhere", url: null) { __typename }',
  testNotice: 'testNotice(id: "nowhere") { __typename }',
  importRecord: 'importRecord(record: "no record") { id }',
  takeOverRules: 'takeOverRules(id: "nowhere", expectedVersion: 0) { __typename }',
};

const answer = z.object({
  data: z.record(z.string(), z.unknown()),
  errors: z.array(z.looseObject({ message: z.string(), path: z.array(z.string()) })).optional(),
});
const asked = async (query: string, as?: string) => answer.parse((await service.post("/graphql", { query }, as)).json);

describe("what is wrong with a mutation", () => {
  it("can be told as data of every one", () => {
    const sdl = readFileSync(new URL("../../schema.graphql", import.meta.url), "utf8");
    const names = Object.keys(buildSchema(sdl).getMutationType()?.getFields() ?? {});
    expect([...Object.keys(impossible), "problems"].toSorted()).toEqual(names.toSorted());
  });

  it.each(Object.entries(impossible))("is data where it is asked for, and an error else: %s", async (name, field) => {
    const { data: bare, errors = [] } = await asked(`mutation { ${field} }`);
    expect(bare).toEqual({ [name]: null });
    const [error] = errors;
    const { data, errors: left } = await asked(`mutation { ${field} ${problems} }`);
    expect(left).toBeUndefined();
    expect(data).toMatchObject({ [name]: null, problems: [{ field: name, message: error?.message }] });
    expect(Object(data["problems"])[0].code).toBe(Object(error?.["extensions"]).code);
  });

  it("is nothing where all was done, and names fields by their aliases", async () => {
    const made = await service.post("/v1/games", { ruleset: "hour-of-glory", scenario: "quiet-stair" });
    const { id, secretOf } = invited(made.json);
    const close = (version: number): string => `closeGame(id: "${id}", expectedVersion: ${version}) { version }`;
    const { data, errors } = await asked(
      `mutation { early: ${close(7)} late: ${close(0)} ${problems} }`,
      secretOf("master"),
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      early: null,
      late: { version: 1 },
      problems: [{ field: "early", code: "CONFLICT", presentVersion: 0 }],
    });
  });

  it("stays an error where it comes after what was asked for", async () => {
    const { data, errors } = await asked(`mutation { ${problems} ${impossible["closeGame"]} }`);
    expect(data).toMatchObject({ problems: [], closeGame: null });
    expect(errors).toHaveLength(1);
  });
});
