import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answers, app } from "../../service/index.ts";
import { BudgetExceeded } from "../../rules/kernel/index.ts";
import { client, graphql } from "../client/client.ts";
import { drawnBoard } from "../client/drawn-board.ts";
import { type EmbeddedStore, openEmbeddedStore } from "../service/embedded.ts";
import { readCases, readEachCase } from "../../cli/conformance/case-format.ts";
import { tableFor } from "../../cli/conformance/in-process.ts";
import { tableAt } from "../../cli/conformance/over-http.ts";
import { rooms } from "./rooms.ts";
import { runCase } from "../../cli/conformance/run-case.ts";
import type { Table } from "../../cli/conformance/table.ts";

let embedded: EmbeddedStore;
let whole: ReturnType<typeof app>;

beforeAll(async () => {
  embedded = openEmbeddedStore("memory");
  whole = app({
    games: [rooms],
    store: embedded.store,
    now: Date.now,
    log: () => undefined,
  });
});
afterAll(() => embedded.close());

const position = "ann hall\nbob cellar\ncarl outside";
const tables = [
  { at: "in process", table: () => tableFor([rooms]) },
  {
    at: "over HTTP",
    table: () => tableAt("http://umpire.test", [rooms], (url, request) => whole.request(url, request)),
  },
] as const;

describe.each(tables)("a board of areas $at", ({ table }) => {
  const failuresOf = async (part: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
    const [one] = readCases(
      { game: "rooms", cases: [{ id: "rooms.case", title: "A case", position, ...part }] },
      "rooms.yaml",
    );
    if (one === undefined) throw new Error("There is no case.");
    const { broken, failures } = await runCase(table(), one);
    return [...broken, ...failures];
  };
  const reads = (expected: Readonly<Record<string, unknown>>): Promise<readonly string[]> =>
    failuresOf({ read: true, expect: expected });

  test("places are areas", async () => {
    expect(
      await reads({
        pieces: { ann: { at: "hall", status: "inside" }, bob: { at: "cellar" } },
        on: { hall: ["ann"], cellar: ["guest"], lawn: [] },
      }),
    ).toEqual([]);
    expect(await reads({ pieces: { ann: { at: "0,0" } } })).toHaveLength(1);
    expect(await reads({ on: { cellar: [] } })).toEqual(["expected on cellar: nothing, got bob (guest)"]);
    expect(await reads({ on: { cellar: ["guest", "bob"] } })).toEqual([
      "expected on cellar: guest, bob, got bob (guest)",
    ]);
  });

  test("what an action leads to is told beside why it is refused", async () => {
    const goes = (warnings: unknown): Promise<readonly string[]> =>
      failuresOf({ "why-not": { do: "go", piece: "ann", to: "cellar" }, expect: { outlook: { way: null, warnings } } });
    expect(await goes([{ at: "bob", text: "bob is there already.", cites: "rooms.go" }])).toEqual([]);
    expect(await goes([])).toEqual([expect.stringContaining("expected the outlook")]);
    expect(await goes([{ at: "dora" }])).toHaveLength(2);
    await expect(failuresOf({ read: true, expect: { outlook: { way: null } } })).rejects.toThrow("is not compared");
  });

  test("where an action may end is told by the only form that says so", async () => {
    const legal = (ends: unknown, name = "go"): Promise<readonly string[]> =>
      failuresOf({ legal: { name }, expect: { ends } });
    expect(await legal({ region: [], named: [{ name: "home", action: 0 }] })).toEqual([]);
    expect(await legal({ named: [] })).toEqual([expect.stringContaining("expected the ends")]);
    expect(await legal(null)).toHaveLength(1);
    expect(await legal(null, "leave")).toEqual([]);
    await expect(failuresOf({ read: true, expect: { ends: null } })).rejects.toThrow("is not compared");
  });

  test("the grounds of a field of view are whole", async () => {
    const outline = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 1 },
    ];
    const field = (grounds: unknown): Promise<readonly string[]> => failuresOf({ field: "ann", expect: { grounds } });
    expect(await field([{ kind: "in sight", well: "full", outlines: [outline] }])).toEqual([]);
    expect(await field([{ kind: "in sight", outlines: [outline.toReversed()] }])).toHaveLength(1);
    expect(await field([])).toEqual([expect.stringContaining("expected 0 grounds")]);
    await expect(failuresOf({ read: true, expect: { grounds: [] } })).rejects.toThrow("is not compared");
  });

  test("a case that cannot be read leaves the others of its file", () => {
    const written = [
      { id: "rooms.odd", title: "Odd", bananas: 3 },
      { id: "rooms.case", title: "A case", position, read: true, expect: {} },
    ];
    const { cases, faults } = readEachCase({ game: "rooms", cases: written }, "rooms.yaml");
    expect(cases.map(({ id }) => id)).toEqual(["rooms.case"]);
    expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining("rooms.yaml, rooms.odd: ")]);
  });

  test("a case that breaks off fails by itself", async () => {
    const broken: Table = {
      ...table(),
      board: () => Promise.reject(new BudgetExceeded("too many rooms")),
    };
    const [one] = readCases(
      { game: "rooms", cases: [{ id: "rooms.case", title: "A case", position, read: true, expect: {} }] },
      "rooms.yaml",
    );
    if (one === undefined) throw new Error("There is no case.");
    expect((await runCase(broken, one)).failures).toEqual(["cannot be answered: too many rooms"]);
  });

  test("all that changes is said, and nothing else", async () => {
    const goes = (changes: string): Promise<readonly string[]> =>
      failuresOf({ steps: [{ do: "go", piece: "ann", to: "lawn" }], expect: { changes } });
    expect(await goes("- ann hall\n+ ann lawn")).toEqual([]);
    expect(await goes("- ann hall")).toEqual(["changed, but not expected:\n    + ann lawn"]);
    expect(await goes("- ann hall\n+ ann lawn\n- bob cellar")).toEqual([
      "expected these changes, which are not there:\n    - bob cellar",
    ]);
    expect(await reads({ changes: "" })).toEqual([]);
    await expect(goes("ann lawn")).rejects.toThrow('begins with "- " or "+ "');
  });

  test("a list of the board is the whole list", async () => {
    const way = { between: ["cellar", "hall"], kind: "locked door" };
    expect(await reads({ board: { width: 4, ways: [way], marks: [{ kind: "entrance", side: "W" }] } })).toEqual([]);
    expect(await reads({ board: { ways: [] } })).toEqual([`not expected among the ways: ${JSON.stringify(way)}`]);
    expect(await reads({ board: { height: 3, areas: [{ id: "hall" }, { id: "lawn" }] } })).toHaveLength(2);
    await expect(reads({ board: { marks: [{ kinds: "entrance" }] } })).rejects.toThrow("kinds");
  });

  test("a piece on no area is gone, and can still be asked about", async () => {
    expect(await reads({ pieces: { carl: { at: null, status: "outside" } } })).toEqual([]);
    expect(await reads({ pieces: { carl: { status: "outside" } } })).toEqual([]);
    expect(await reads({ pieces: { carl: "gone" } })).toEqual([]);
    expect(await reads({ pieces: { ann: "gone" } })).toHaveLength(1);
    expect(await reads({ pieces: { ann: { at: null } } })).toHaveLength(1);
    expect(await reads({ pieces: { dan: "gone" } })).toEqual([
      'pieces: there never was a piece "dan"; nearest: ann, bob, carl',
    ]);
  });

  test("an area that is not there is a fault of the case", async () => {
    expect(await reads({ on: { attic: [] } })).toEqual(["on: there is no attic on this board"]);
  });

  test("an event or action that the game does not have is a fault of the case", async () => {
    const steps = [{ do: "leave", piece: "ann" }];
    expect(await failuresOf({ steps, expect: { absent: [{ event: "flew" }] } })).toEqual([
      'absent.0: there is no event "flew"; nearest: went',
    ]);
    expect(await failuresOf({ steps, expect: { absent: [{ event: "went", to: "attic" }] } })).toEqual([
      'absent.0.to: there is no place "attic"',
    ]);
    expect(await failuresOf({ legal: true, expect: { excludes: [{ do: "go", piece: "dan" }] } })).toEqual([
      'excludes.0.piece: there is no piece "dan"',
    ]);
  });

  test("steps lead from area to area", async () => {
    const steps = [
      { do: "go", piece: "carl", to: "lawn" },
      { do: "leave", piece: "ann" },
    ];
    expect(
      await failuresOf({
        steps,
        expect: {
          events: [{ event: "went", piece: "carl", to: "lawn" }],
          pieces: { carl: { at: "lawn" }, ann: "gone" },
          on: { lawn: ["carl"], hall: [] },
        },
      }),
    ).toEqual([]);
  });
});

describe("the APIs on a board of areas", () => {
  const drawn = rooms.openText(position);

  test("REST gives the model as its schema says", async () => {
    const response = await whole.request("/v1/board", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ruleset: "rooms", board: position }),
    });
    const answer = answers.boardAnswer.parse(await response.json());
    expect(answer.board).toEqual(drawn.ok && drawn.value.board());
  });

  test("GraphQL gives the same", async () => {
    const question = graphql(
      `
        query Drawn($at: At!) {
          board(at: $at) {
            board {
              ...DrawnBoard
            }
          }
        }
      `,
      [drawnBoard],
    );
    const { data, errors } = await client((request) => whole.fetch(request))(question, {
      at: { ruleset: "rooms", board: position },
    });
    expect(errors).toEqual([]);
    expect(data?.board?.board).toEqual(drawn.ok && drawn.value.board());
  });
});
