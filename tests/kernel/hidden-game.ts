import * as z from "zod";
import {
  act,
  type ActionForm,
  type BoardModel,
  checkpoint,
  choose,
  draw,
  type EnemyIntent,
  type Fact,
  failing,
  type FieldOfView,
  type Game,
  defineGame,
  type GameResult,
  impossible,
  inForceOf,
  legal,
  type Policy,
  rank,
  type Result,
  ok,
  type Requirement,
  roll,
  type Rules as KernelRules,
  type Ruleset,
  type Scenario,
  type Seat,
  type SightQuestion,
  type SightRuling,
  type SightVerdict,
  type RulesContext,
  err,
} from "../../rules/kernel/index.ts";
import {
  allCards,
  type Card,
  copyState,
  defectsOf,
  HAND,
  type Hand,
  HEIGHT,
  isPlayer,
  parse,
  type Piece,
  type Player,
  print,
  seats,
  type State,
  stateSchema,
  unknownIn,
  viewOf,
  walls,
  WIDTH,
} from "./hidden-game-state.ts";

/* In one file: the game is small enough to be read as a whole, what it hides beside what it tells. */

/**
 * Lanterns, a small game for tests in which much is hidden: two players with a scout and a decoy each, in the dark, and
 * cards in hand that are drawn and bid in secret. A lantern lights places, a closer look tells the kind, a strike needs
 * a die. A watchman lights a row each round.
 */

const piece = z.string().max(10);
const at = z.string().max(10);
const facings = ["N", "E", "S", "W"] as const;
const actionSchema = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("move"), piece, to: at }),
  z.strictObject({ do: z.literal("shine"), piece, facing: z.enum(facings) }),
  z.strictObject({ do: z.literal("look"), piece, target: piece }),
  z.strictObject({ do: z.literal("strike"), piece, at }),
  z.strictObject({ do: z.literal("rest") }),
]);
export type Action = z.infer<typeof actionSchema>;

const cites = z.array(z.string());
const kind = z.string().nullable();
const eventSchema = z.discriminatedUnion("event", [
  z.strictObject({ event: z.literal("hid"), seat: z.string(), scout: piece.nullable(), cites }),
  z.strictObject({ event: z.literal("patrolled"), row: z.int(), found: z.array(piece), cites }),
  z.strictObject({ event: z.literal("drew"), seat: z.string(), card: z.string().nullable(), cites }),
  z.strictObject({ event: z.literal("bid"), seat: z.string(), card: z.string().nullable(), cites }),
  z.strictObject({ event: z.literal("revealed"), bids: z.array(z.string()), lead: z.string(), cites }),
  z.strictObject({
    event: z.literal("moved"),
    seat: z.string(),
    piece: piece.nullable(),
    to: at.nullable(),
    lit: z.boolean(),
    cites,
  }),
  z.strictObject({ event: z.literal("shone"), piece, found: z.array(piece), cites }),
  z.strictObject({ event: z.literal("looked"), piece, target: piece, kind, cites }),
  z.strictObject({ event: z.literal("struck"), piece, at, face: z.int(), cites }),
  z.strictObject({ event: z.literal("fell"), piece, kind, cites }),
  z.strictObject({ event: z.literal("rested"), seat: z.string(), cites }),
]);
export type Event = z.infer<typeof eventSchema>;

type G = RulesContext<State, Event>;
type Rules<T = void> = KernelRules<Action, T>;

/** Ways in which the game can be another: rules that leak what is hidden, and one that asks in another order. */
export type Variant = "leaks-options" | "leaks-view" | "leaks-events" | "leaks-refusals" | "other-order";

const rule = (text: string) => ({ title: text, topic: "Lanterns", text, source: "Lanterns, p.1" });
const rules = {
  "hg.cards": rule("There are ten cards; each player holds two, drawn in secret."),
  "hg.hide": rule("Each player says in secret which of his pieces is the scout."),
  "hg.watchman": rule("Each round the watchman lights the row with the fewest lit pieces, the first of them."),
  "hg.bid": rule("Both bid a card in secret, or pass; the higher one acts. Bids are shown at once and put away."),
  "hg.move": rule(
    "A piece moves to an adjacent square without a wall and without a piece of its player; it goes dark, unless it meets somebody.",
  ),
  "hg.shine": rule("A piece lights everything in a straight line up to the next wall, and itself."),
  "hg.look": rule("A piece looks at the kind of a lit piece in a clear line."),
  "hg.strike": rule(
    "A piece strikes at a square in a clear line: on a hit whoever stands there falls, and a fallen scout wins.",
  ),
  "hg.end": rule("The game ends when a scout has fallen, or after four rounds."),
};
const interpretations = {
  "hg.open.tie": {
    topic: "Bids",
    question: "Who acts when the bids are equal?",
    byDefault: "die",
    readings: { die: { text: "A die says." }, first: { text: "Player 1." } },
    switchable: true,
  },
};
const numbers = {
  "hg.number.hit": { text: "The least face that hits.", value: 4, origin: "given", least: 2, most: 6 },
} as const;
const prompts = {
  "hg.decide.scout": "Each player: which piece is the scout",
  "hg.decide.bid": "Each player: the card that is bid",
  "hg.decide.action": "The player who leads: an action",
};
const inForce = inForceOf(interpretations, numbers);

const board = (phase: State["phase"]): string =>
  [
    `lanterns ${phase} 1 player-1`,
    `deck ${allCards.join(" ")}`,
    "discard",
    "hand player-1 0 0 -",
    "hand player-2 0 0 -",
    "piece a1 player-1 0,0 -",
    "piece a2 player-1 0,2 -",
    "piece b1 player-2 3,0 -",
    "piece b2 player-2 3,2 -",
  ].join("\n");
const scenarios: readonly Scenario[] = [
  { id: "dusk", title: "Dusk", text: "Find the other's scout before he finds yours.", board: board("hide") },
];

const steps = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
const placeOf = (name: string): readonly [number, number] => {
  const [x = -1, y = -1] = name.split(",").map(Number);
  return [x, y];
};
const isSquare = (name: string): boolean => /^[0-3],[0-2]$/.test(name);
const allSquares = Array.from({ length: WIDTH * HEIGHT }, (_, i) => `${i % WIDTH},${Math.floor(i / WIDTH)}`);

/** The squares from one on in a direction, up to the first wall or the edge. */
function ray(from: string, facing: keyof typeof steps): readonly string[] {
  const [dx, dy] = steps[facing];
  const found: string[] = [];
  for (let [x, y] = placeOf(from); ; found.push(`${x},${y}`)) {
    x += dx;
    y += dy;
    if (!isSquare(`${x},${y}`) || walls.includes(`${x},${y}`)) return found;
  }
}

const seesFrom = (from: string): readonly string[] => [from, ...facings.flatMap((facing) => ray(from, facing))];
const isNext = (from: string, to: string): boolean => facings.some((facing) => ray(from, facing)[0] === to);

const pieceNamed = ({ pieces }: State, id: string): Piece | undefined => pieces.find((one) => one.id === id);
const otherOf = (seat: Player): Player => (seat === "player-1" ? "player-2" : "player-1");
const handOf = ({ hands }: State, seat: Player): Hand => {
  const found = hands.find((one) => one.seat === seat);
  if (found === undefined) throw new Error(`Impossible: ${seat} has no hand.`);
  return found;
};

const take = (cards: Card[], card: string): Card | undefined =>
  cards.splice(
    cards.findIndex((one) => one === card),
    cards.some((one) => one === card) ? 1 : 0,
  )[0];

/** Each player says which of his pieces is the scout. */
function* hide(g: G): Rules {
  for (const seat of seats) {
    const own = g.state.pieces.filter(({ owner }) => owner === seat);
    const scout = yield* choose<Action, string>(
      seat,
      { id: "hg.decide.scout", text: "Which piece is the scout?" },
      own.map(({ id }) => ({ id, text: id, value: id })),
    );
    for (const one of own) one.kind = one.id === scout ? "scout" : "decoy";
    g.events.push({ event: "hid", seat, scout, cites: ["hg.hide"] });
  }
  g.state.phase = "draw";
}

/** The rows as the watchman weighs them: only what everybody sees counts. */
const rows = (g: G) =>
  rank(
    Array.from({ length: HEIGHT }, (_, row) => row),
    [
      {
        name: "fewest lit pieces",
        cites: ["hg.watchman"],
        score: (row) => g.state.pieces.filter((one) => one.lit && one.at?.endsWith(`,${row}`)).length,
      },
      { name: "first row", cites: ["hg.watchman"], score: (row) => row },
    ],
  );

function patrol(g: G): void {
  const row = rows(g).best[0] ?? 0;
  const found = g.state.pieces.filter((one) => one.at?.endsWith(`,${row}`));
  for (const one of found) one.lit = true;
  g.events.push({ event: "patrolled", row, found: found.map(({ id }) => id), cites: ["hg.watchman"] });
}

/** Everybody draws up to his hand in secret. */
function* drawCards(g: G): Rules {
  for (const hand of g.state.hands) {
    while (hand.held < HAND && g.state.deck.length > g.state.hands.reduce((sum, one) => sum + unknownIn(one), 0)) {
      const name = yield* draw<Action>("deck", g.state.deck, {
        text: `${hand.seat} draws a card in secret.`,
        cites: ["hg.cards"],
      });
      const card = take(g.state.deck, name);
      if (card !== undefined) hand.cards.push(card);
      hand.cards.sort();
      hand.held++;
      g.events.push({ event: "drew", seat: hand.seat, card: name, cites: ["hg.cards"] });
    }
  }
  g.state.phase = "bid";
}

/**
 * Both bid in secret; then both bids are shown. To pass is always possible, so whether somebody is asked tells nothing
 * about his cards.
 */
function* bids(g: G, variant: Variant | undefined): Rules {
  const { state } = g;
  for (const hand of variant === "other-order" ? state.hands.toReversed() : state.hands) {
    const known = [...new Set([...hand.cards, ...(unknownIn(hand) > 0 ? state.deck : [])])].sort();
    const leak = variant === "leaks-options" ? ` (against ${handOf(state, otherOf(hand.seat)).cards.join(" ")})` : "";
    hand.bid = yield* choose<Action, Card | "pass">(
      hand.seat,
      { id: "hg.decide.bid", text: `What does ${hand.seat} bid?` },
      [
        { id: "pass", text: "Nothing", value: "pass" },
        ...known.map((card) => ({ id: card, text: `${card}${leak}`, value: card })),
      ],
    );
    hand.hasBid = true;
    g.events.push({ event: "bid", seat: hand.seat, card: hand.bid, cites: ["hg.bid"] });
  }
  const worth = state.hands.map(({ bid }) => (bid === null || bid === "pass" ? 0 : Number(bid)));
  const [one = 0, two = 0] = worth;
  if (one !== two) state.lead = one > two ? "player-1" : "player-2";
  else if (inForce(g.settings).readings["hg.open.tie"] === "first") state.lead = "player-1";
  else {
    const [face = 1] = yield* roll<Action>(1, 6, {
      text: "The bids are equal: who acts?",
      cites: ["hg.bid", "hg.open.tie"],
    });
    state.lead = face <= 3 ? "player-1" : "player-2";
  }
  g.events.push({
    event: "revealed",
    bids: state.hands.map(({ bid }) => bid ?? "pass"),
    lead: state.lead,
    cites: ["hg.bid"],
  });
  for (const hand of state.hands) {
    if (hand.bid !== null && hand.bid !== "pass") {
      const card = take(hand.cards, hand.bid) ?? take(state.deck, hand.bid);
      if (card !== undefined) state.discard.push(card);
      hand.held--;
    }
    Object.assign(hand, { bid: null, hasBid: false } satisfies Partial<Hand>);
  }
  state.discard.sort();
  state.phase = "act";
}

/** All requirements of an action. They rest on what the player who acts knows, and on nothing else. */
function requirementsOf({ state }: G, action: Action, variant?: Variant): readonly Requirement[] {
  const need = (holds: boolean, text: string, cite: string): Requirement => ({ holds, text, cites: [cite] });
  const turn = need(state.phase === "act", "It is the time to act.", "hg.bid");
  if (action.do === "rest") return [turn];
  const actor = pieceNamed(state, action.piece);
  // where a piece of the other player stands must not show in what fails
  const from = actor?.owner === state.lead ? actor.at : null;
  const able = [turn, need(from !== null, `${action.piece} is a piece of ${state.lead} on the board.`, "hg.bid")];
  const lines = from === null ? [] : seesFrom(from);
  switch (action.do) {
    case "move": {
      const inTheWay = state.pieces.some((one) => one.at === action.to && one.owner === state.lead);
      return [
        ...able,
        need(from !== null && isNext(from, action.to), `${action.to} is adjacent.`, "hg.move"),
        need(!inTheWay, `${action.to} is free.`, "hg.move"),
      ];
    }
    case "shine":
      return able;
    case "look": {
      const target = pieceNamed(state, action.target);
      return [
        ...able,
        need(
          target?.owner === otherOf(state.lead) && target.lit && target.at !== null && lines.includes(target.at),
          `${action.target} is lit and in a clear line.`,
          "hg.look",
        ),
      ];
    }
    case "strike": {
      const leak =
        variant === "leaks-refusals"
          ? [
              need(
                state.pieces.some((one) => one.at === action.at && one.owner !== state.lead),
                `Somebody stands on ${action.at}.`,
                "hg.strike",
              ),
            ]
          : [];
      return [...able, need(lines.includes(action.at), `${action.at} is in a clear line.`, "hg.strike"), ...leak];
    }
  }
}

function formsOf(g: G, variant?: Variant): readonly ActionForm<Action>[] {
  const { state } = g;
  if (state.phase !== "act") return [];
  const form = (name: Action["do"], id: string, candidates: readonly Action[]): ActionForm<Action> => {
    const checked = candidates.map((action) => ({ action, requirements: requirementsOf(g, action, variant) }));
    return {
      name,
      piece: id,
      requirements: checked[0]?.requirements ?? [],
      actions: checked.filter(({ requirements }) => legal(requirements)).map(({ action }) => action),
    };
  };
  const own = state.pieces.filter((one) => one.owner === state.lead && one.at !== null);
  return [
    ...own.flatMap(({ id }) => [
      form(
        "move",
        id,
        allSquares.map((to) => ({ do: "move", piece: id, to })),
      ),
      form(
        "shine",
        id,
        facings.map((facing) => ({ do: "shine", piece: id, facing })),
      ),
      form(
        "look",
        id,
        state.pieces.map((target) => ({ do: "look", piece: id, target: target.id })),
      ),
      form(
        "strike",
        id,
        allSquares.map((place) => ({ do: "strike", piece: id, at: place })),
      ),
    ]),
    form("rest", "", [{ do: "rest" }]),
  ];
}

/** Carries an action out. */
function* perform(g: G, action: Action): Rules {
  const { state } = g;
  if (action.do === "rest") {
    g.events.push({ event: "rested", seat: state.lead, cites: ["hg.bid"] });
    return;
  }
  const actor = pieceNamed(state, action.piece);
  if (actor === undefined || actor.at === null) throw impossible(`${action.piece} does not act`);
  const others = state.pieces.filter(({ owner, fallen }) => owner !== actor.owner && !fallen);
  switch (action.do) {
    case "move": {
      const met = others.filter((one) => one.at === action.to);
      actor.at = action.to;
      for (const one of met) one.lit = true;
      actor.lit = met.length > 0;
      g.events.push({
        event: "moved",
        seat: actor.owner,
        piece: actor.id,
        to: action.to,
        lit: actor.lit,
        cites: ["hg.move"],
      });
      return;
    }
    case "shine": {
      const lit = ray(actor.at, action.facing);
      const found = others.filter((one) => one.at !== null && lit.includes(one.at));
      for (const one of [...found, actor]) one.lit = true;
      g.events.push({ event: "shone", piece: actor.id, found: found.map(({ id }) => id), cites: ["hg.shine"] });
      return;
    }
    case "look": {
      const target = pieceNamed(state, action.target);
      if (target === undefined) throw new Error(`Impossible: there is no ${action.target}.`);
      target.looked = true;
      g.events.push({ event: "looked", piece: actor.id, target: target.id, kind: target.kind, cites: ["hg.look"] });
      return;
    }
    case "strike": {
      const [face = 0] = yield* roll<Action>(1, 6, {
        text: `${actor.id} strikes at ${action.at}.`,
        cites: ["hg.strike"],
      });
      actor.lit = true;
      g.events.push({ event: "struck", piece: actor.id, at: action.at, face, cites: ["hg.strike"] });
      if (face < inForce(g.settings).numbers["hg.number.hit"]) return;
      for (const one of others.filter((other) => other.at === action.at)) {
        Object.assign(one, { at: null, lit: false, fallen: true } satisfies Partial<Piece>);
        if (one.kind === "scout") handOf(state, actor.owner).points++;
        g.events.push({ event: "fell", piece: one.id, kind: one.kind, cites: ["hg.strike"] });
      }
    }
  }
}

const LAST_ROUND = 4;

function resultOf({ hands }: State): GameResult {
  const winner = hands.find(({ points }) => points > 0);
  return {
    result: winner === undefined ? "defeat" : "victory",
    text: winner === undefined ? "Nobody wins." : `${winner.seat} wins.`,
    cites: ["hg.end"],
  };
}

const play = (variant: Variant | undefined) =>
  function* (g: G): Rules<GameResult> {
    const { state } = g;
    for (;;) {
      switch (state.phase) {
        case "hide":
          yield* checkpoint("hide");
          yield* hide(g);
          break;
        case "draw":
          yield* checkpoint("draw");
          patrol(g);
          yield* drawCards(g);
          break;
        case "bid":
          yield* checkpoint("bid");
          yield* bids(g, variant);
          break;
        case "act": {
          const action = yield* act<Action>({
            seat: state.lead,
            prompt: { id: "hg.decide.action", text: `What does ${state.lead} do?` },
            requirements: (candidate) => requirementsOf(g, candidate, variant),
            legal: () => formsOf(g, variant).flatMap(({ actions }) => actions),
          });
          yield* perform(g, action);
          state.phase = state.round === LAST_ROUND || state.hands.some(({ points }) => points > 0) ? "over" : "draw";
          if (state.phase === "draw") state.round++;
          break;
        }
        case "over":
          return resultOf(state);
      }
    }
  };

/**
 * An event as a seat knows it: cards and bids of others without the card, moves in the dark without the piece, a look
 * without the kind for the public.
 */
function seenBy(event: Event, seat: Seat | null): Event {
  switch (event.event) {
    case "hid":
      return event.seat === seat ? event : { ...event, scout: null };
    case "drew":
    case "bid":
      return event.seat === seat ? event : { ...event, card: null };
    case "moved":
      return event.seat === seat || event.lit ? event : { ...event, piece: null, to: null };
    case "looked":
      return isPlayer(seat) ? event : { ...event, kind: null };
    default:
      return event;
  }
}

function describe(event: Event): string {
  switch (event.event) {
    case "hid":
      return event.scout === null
        ? `${event.seat} has hidden his scout.`
        : // how long a sentence is depends on what it tells
          `${event.scout} is the scout of ${event.seat}${event.scout.endsWith("2") ? ", and not the first of his pieces" : ""}.`;
    case "patrolled":
      return `The watchman lights row ${event.row}: ${event.found.join(", ") || "nobody"}.`;
    case "drew":
      return `${event.seat} draws ${event.card === null ? "a card" : `the card ${event.card}`}.`;
    case "bid":
      return `${event.seat} bids${event.card === null ? "" : `: ${event.card}`}.`;
    case "revealed":
      return `The bids are ${event.bids.join(" and ")}; ${event.lead} acts.`;
    case "moved":
      return event.piece === null
        ? `Something of ${event.seat} moves in the dark.`
        : `${event.piece} moves to ${event.to ?? ""}.`;
    case "shone":
      return `${event.piece} lights ${event.found.join(", ") || "nobody"}.`;
    case "looked":
      return `${event.piece} looks at ${event.target}${event.kind === null ? "" : `: a ${event.kind}`}.`;
    case "struck":
      return `${event.piece} strikes at ${event.at}: ${event.face}.`;
    case "fell":
      return `${event.piece} falls${event.kind === null ? "" : `: a ${event.kind}`}.`;
    case "rested":
      return `${event.seat} rests.`;
  }
}

/** The square of a piece or a place by its name. */
function squareAt(state: State, name: string, path: string): Result<string> {
  if (isSquare(name)) return ok(name);
  const found = pieceNamed(state, name)?.at ?? null;
  return found === null
    ? err({ code: "unknown-piece", path, message: `No piece "${name}" is seen on the board, and it is not a square.` })
    : ok(found);
}

function sight({ state }: G, { from, to }: SightQuestion): Result<SightRuling> {
  const viewer = squareAt(state, from, "/from");
  const target = squareAt(state, to, "/to");
  if (!viewer.ok) return viewer;
  if (!target.ok) return target;
  const verdict = (a: string, b: string, names: readonly [string, string]): SightVerdict => {
    const fate = seesFrom(a).includes(b) ? "full" : "none";
    const reasons = [
      {
        text: fate === "full" ? "The line is straight and clear." : "There is no straight clear line.",
        cites: ["hg.shine"],
      },
    ];
    return {
      viewer: names[0],
      target: names[1],
      place: fate,
      seen: fate === "full",
      lines: [{ from: a, to: b, through: [], fate, hindrances: [] }],
      reasons,
    };
  };
  const [[ax, ay], [bx, by]] = [placeOf(viewer.value), placeOf(target.value)];
  return ok({
    ...verdict(viewer.value, target.value, [from, to]),
    back: verdict(target.value, viewer.value, [to, from]),
    distance: Math.abs(ax - bx) + Math.abs(ay - by),
    interpretations: [],
    otherwise: [],
  });
}

function field({ state }: G, id: string): Result<FieldOfView> {
  const from = squareAt(state, id, "/piece");
  if (!from.ok) return from;
  const full = seesFrom(from.value);
  const sees = state.pieces
    .filter((one) => one.id !== id && one.at !== null && full.includes(one.at))
    .map((one) => one.id);
  return ok({ viewer: id, full, partial: [], sees, cites: ["hg.shine"] });
}

function preview(g: G): readonly EnemyIntent[] {
  if (g.state.phase === "over") return [];
  const { criteria, ranked, best, decidedBy } = rows(g);
  const candidates = ranked.map(({ candidate, scores }) => ({
    name: `row ${candidate}`,
    scores,
    best: best.includes(candidate),
  }));
  return [
    {
      piece: "watchman",
      phase: "draw",
      text: `The watchman lights row ${best.join(", ")}.`,
      cites: ["hg.watchman"],
      criteria,
      candidates,
      decidedBy,
    },
  ];
}

const factsOf = (before: State, after: State): readonly Fact[] =>
  after.pieces.flatMap((one, i) => [
    ...(one.fallen && before.pieces[i]?.fallen === false
      ? [{ id: `${one.id}-falls`, text: `${one.id} falls`, goodFor: otherOf(one.owner) }]
      : []),
    ...(one.lit && before.pieces[i]?.lit === false
      ? [{ id: `${one.id}-lit`, text: `${one.id} is lit`, goodFor: otherOf(one.owner) }]
      : []),
  ]);

const boardOf = ({ pieces }: State): BoardModel => ({
  kind: "squares",
  width: WIDTH,
  height: HEIGHT,
  squares: walls.map(placeOf).map(([x, y]) => ({ x, y, terrain: "wall" })),
  edges: [],
  areas: [],
  ways: [],
  pieces: pieces.flatMap((one) => {
    if (one.at === null) return [];
    const [x, y] = placeOf(one.at);
    return [
      {
        id: one.id,
        kind: one.kind ?? "unknown",
        side: one.owner,
        x,
        y,
        area: null,
        facing: null,
        conditions: one.lit ? ["lit"] : [],
        details: { looked: one.looked },
      },
    ];
  }),
  marks: [],
});

/** Bids the best card, strikes at what is lit, moves otherwise. */
const policy: Policy<State, Action, Event> = (ask, ctx, chance) => {
  if (ask.ask === "choose") return { option: ask.options.at(-1)?.id ?? "" };
  const lit = ctx.state.pieces.filter((one) => one.owner !== ctx.state.lead && one.at !== null).map((one) => one.at);
  const options = ask.legal();
  const strikes = options.filter((action) => action.do === "strike" && lit.includes(action.at));
  const good = strikes.length > 0 ? strikes : options.filter((action) => action.do === "move" || action.do === "shine");
  const action = good[chance.index(good.length)] ?? options[0];
  if (action === undefined || failing(ask.requirements(action)).length > 0)
    throw new Error("Impossible: nothing is legal.");
  return { action };
};

/** Lanterns as a ruleset of a version, in a variant if one is named. */
export const hiddenRuleset = (version: string, variant?: Variant): Ruleset<State, Action, Event> => ({
  id: "lanterns",
  title: "Lanterns",
  version,
  catalogue: { rules, interpretations, numbers, prompts },
  stateSchema,
  actionSchema,
  scenarios,
  play: play(variant),
  copy: copyState,
  seats: () => seats,
  victoryOf: "keeper",
  setUp: (scenario) => parse(scenario.board),
  parse,
  print,
  defects: defectsOf,
  forms: (ctx) => formsOf(ctx, variant),
  requirements: (ctx, action) => requirementsOf(ctx, action, variant),
  describe,
  sight,
  field,
  preview,
  facts: factsOf,
  view: (state, seat) =>
    variant === "leaks-view" ? { ...viewOf(state, seat), pieces: state.pieces } : viewOf(state, seat),
  witness: { eventSchema, seenBy: (event, seat) => (variant === "leaks-events" ? event : seenBy(event, seat)) },
  ownerOf: (state, action) => (action.do === "rest" ? null : (pieceNamed(state, action.piece)?.owner ?? null)),
  ownerOfPiece: (state, id) => pieceNamed(state, id)?.owner ?? null,
  policy,
  board: boardOf,
  moment: ({ round, phase }) => `Round ${round}, ${phase}`,
});

/** Lanterns as a game of a version, in a variant if one is named. */
export const hiddenGame = (version: string, variant?: Variant): Game => defineGame(hiddenRuleset(version, variant));
