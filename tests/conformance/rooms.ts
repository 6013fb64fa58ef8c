import * as z from "zod";
import {
  act,
  type BoardModel,
  type Game,
  defineGame,
  named,
  type Requirement,
  type Ruleset,
  type RulesContext,
  ok,
  err,
} from "../../rules/kernel/index.ts";

const state = z.strictObject({ at: z.record(z.string(), z.string().nullable()) });
type State = z.infer<typeof state>;

const action = z.strictObject({
  do: z.enum(["go", "leave"]),
  piece: named.piece,
  to: named.place.optional(),
});
type Action = z.infer<typeof action>;

interface Event {
  readonly event: "went";
  readonly piece: string;
  readonly to: string | null;
  readonly cites: readonly string[];
}

const areas = [
  {
    id: "hall",
    kind: "large indoor",
    label: "Hall",
    group: "house",
    cells: [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ],
    details: { lit: true },
  },
  {
    id: "cellar",
    kind: "small indoor",
    label: "Cellar",
    group: "house",
    cells: [{ x: 0, y: 1 }],
    details: { lit: false },
  },
  { id: "lawn", kind: "small outdoor", label: "Lawn", group: "garden", cells: [{ x: 3, y: 0 }], details: {} },
] as const;

const requirements = (ctx: RulesContext<State, Event>, { do: what, piece, to }: Action): readonly Requirement[] => [
  { holds: piece in ctx.state.at, text: `There is somebody called ${piece}.`, cites: ["rooms.go"] },
  { holds: what === "leave" || areas.some(({ id }) => id === to), text: "There is such a room.", cites: ["rooms.go"] },
];

const legal = (ctx: RulesContext<State, Event>): readonly Action[] =>
  Object.keys(ctx.state.at).flatMap((piece): readonly Action[] => [
    ...areas.map(({ id }): Action => ({ do: "go", piece, to: id })),
    { do: "leave", piece },
  ]);

function board({ at }: State): BoardModel {
  return {
    kind: "areas",
    width: 4,
    height: 2,
    squares: [],
    edges: [],
    areas,
    ways: [{ between: ["cellar", "hall"], kind: "locked door" }],
    pieces: Object.entries(at).map(([id, place]) => ({
      id,
      kind: "guest",
      side: "guests",
      ...(areas.find((area) => area.id === place)?.cells[0] ?? { x: -1, y: 0 }),
      area: place,
      facing: null,
      conditions: [],
      details: { status: place === null ? "outside" : "inside" },
    })),
    marks: [{ kind: "entrance", label: "front door", squares: [{ x: 0, y: 0 }], area: "hall", side: "W" }],
  };
}

const ends = { region: [], named: [{ name: "home", at: { x: 0, y: 0 }, action: 0 }] };

const unasked = (): never => {
  throw new Error("The rooms are not asked this.");
};

const ruleset: Ruleset<State, Action, Event> = {
  id: "rooms",
  title: "Rooms",
  version: "1",
  catalogue: {
    rules: {
      "rooms.go": { title: "Guests go anywhere", topic: "Rooms", text: "Guests go where they like.", source: "" },
    },
    interpretations: {},
    numbers: {},
    prompts: { "rooms.turn": "Who goes where" },
  },
  stateSchema: state,
  actionSchema: action,
  scenarios: [],
  *play(ctx) {
    for (;;) {
      const { piece, to = null } = yield* act<Action>({
        seat: "players",
        prompt: { id: "rooms.turn", text: "Who goes where?" },
        requirements: (one) => requirements(ctx, one),
        legal: () => legal(ctx),
      });
      ctx.state.at[piece] = to;
      ctx.events.push({ event: "went", piece, to, cites: ["rooms.go"] });
    }
  },
  copy: ({ at }) => ({ at: { ...at } }),
  seats: () => ["players"],
  victoryOf: "players",
  setUp: unasked,
  parse: (text) => {
    const at: Record<string, string | null> = {};
    for (const [i, line] of text.trim().split("\n").entries()) {
      const [piece = "", place = ""] = line.split(" ");
      if (place === "")
        return err({
          code: "text",
          path: "/board",
          line: i + 1,
          column: 1,
          message: "A line is a guest and a room.",
        });
      at[piece] = place === "outside" ? null : place;
    }
    return ok({ at });
  },
  print: ({ at }) =>
    Object.entries(at)
      .map(([piece, place]) => `${piece} ${place ?? "outside"}`)
      .join("\n"),
  defects: () => [],
  forms: (ctx) => [
    { name: "go", piece: Object.keys(ctx.state.at)[0] ?? "", requirements: [], actions: legal(ctx), ends },
  ],
  requirements,
  eventShapes: () => ({ went: { piece: named.piece, to: named.place.nullable() } }),
  factKinds: [],
  describe: ({ piece, to }) => `${piece} goes ${to === null ? "out" : `to the ${to}`}.`,
  sight: unasked,
  field: (ctx, piece) =>
    ok({
      viewer: piece,
      full: [],
      partial: [],
      sees: Object.keys(ctx.state.at).filter((other) => other !== piece && ctx.state.at[other] === ctx.state.at[piece]),
      grounds: [
        {
          kind: "in sight",
          well: "full",
          outlines: [
            [
              { x: 0, y: 0 },
              { x: 2, y: 0 },
              { x: 2, y: 1 },
            ],
          ],
        },
      ],
      cites: ["rooms.go"],
    }),
  outlook: (ctx, { piece, to }) => ({
    way: null,
    length: null,
    warnings: Object.entries(ctx.state.at)
      .filter(([other, at]) => other !== piece && at === to)
      .map(([other]) => ({ text: `${other} is there already.`, at: other, cites: ["rooms.go"] })),
  }),
  preview: () => [],
  facts: () => [],
  board,
  moment: () => "At any time",
};

/** A game on a board of areas that is nothing else: guests go from room to room, or outside. */
export const rooms: Game = defineGame(ruleset);
