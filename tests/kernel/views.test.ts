import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { games } from "../all-games.ts";
import {
  type Game,
  type Result,
  seededChance,
  type Seat,
  type ShownEvent,
  type OpenPosition,
} from "../../rules/kernel/index.ts";
import { tries } from "../soak/at-length.ts";
import { hiddenGame, type Variant } from "./hidden-game.ts";
import { allCards, seats, viewOf } from "./hidden-game-state.ts";
import { actions, answersOf, leaks, randomMoment, twinOf, variantRuleset } from "./moment-pairs.ts";

/* In one file: what a seat does not know and what its view tells are two sides of the same moments. */

const value = <T>(found: Result<T>): T => {
  if (!found.ok) throw new Error(JSON.stringify(found.defects));
  return found.value;
};

const viewers: readonly (Seat | null)[] = [...seats, null];
const seed = fc.integer({ min: 0, max: 1_000_000 });
const steps = fc.integer({ min: 0, max: 45 });
const viewer = fc.constantFrom(...viewers);

/** "Moments that are one to a seat have the same answers for it." */
const nothingLeaks = (variant?: Variant) => {
  const ruleset = variantRuleset(variant);
  return fc.property(
    seed,
    steps,
    fc.constantFrom("any", "act"),
    fc.constantFrom(...viewers, "asked"),
    seed,
    (played, count, until, who, other) => {
      const moment = randomMoment(ruleset, played, count, until);
      // whoever is asked, for an action above all, has most to learn
      const seat = who === "asked" ? (moment.situation.decision()?.seat ?? null) : who;
      const twin = twinOf(ruleset, moment, seat, other);
      fc.pre(twin !== null);
      if (twin !== null) expect(leaks(moment, twin, seat, other)).toEqual([]);
    },
  );
};

describe("what a seat does not know", () => {
  it("changes no answer it gets", () => {
    fc.assert(nothingLeaks(), {
      numRuns: tries(60, 2000),
      // a moment in which what was really done is impossible in what the public may suppose
      examples: [[999_984, 32, "any", null, 723_940]],
    });
  });

  it.each([
    ["leaks-options", "decision"],
    ["leaks-view", "board"],
    ["leaks-events", "events"],
    ["leaks-refusals", "refusals"],
  ] as const)("is told by a game that %s: a leaking rule is caught", (variant, question) => {
    // the same games each time: a leak that few moments show is not missed by chance
    expect(fc.check(nothingLeaks(variant), { numRuns: 300, seed: 1, endOnFailure: true }).failed).toBe(true);
    const ruleset = variantRuleset(variant);
    const tells = (i: number): boolean => {
      const moment = randomMoment(ruleset, i, i % 45, i % 2 === 0 ? "act" : "any");
      const seat = viewers[i % viewers.length] ?? null;
      const twin = twinOf(ruleset, moment, seat, i);
      return twin !== null && leaks(moment, twin, seat, i).includes(question);
    };
    expect(Array.from({ length: 400 }, (_, i) => i).some(tells)).toBe(true);
  });

  it("is compared at every kind of moment", () => {
    const ruleset = variantRuleset();
    const kinds = new Set(
      Array.from({ length: 600 }, (_, i) => {
        const moment = randomMoment(ruleset, i, i % 45);
        const seat = viewers[i % viewers.length] ?? null;
        if (twinOf(ruleset, moment, seat, i) === null) return [];
        const decision = moment.situation.decision();
        return [`${seat ?? "public"}: ${decision === null ? "over" : decision.kind}`];
      }).flat(),
    );
    const expected = viewers.flatMap((seat) =>
      ["act", "choose", "draw", "roll", "checkpoint", "over"].map((kind) => `${seat ?? "public"}: ${kind}`),
    );
    expect([...kinds].sort()).toEqual(expected.sort());
  });
});

describe("a view", () => {
  it("is a position of its own where it can be given, and knows no more when it is looked at again", () => {
    fc.assert(
      fc.property(seed, steps, viewer, (played, count, seat) => {
        const { game, situation, live } = randomMoment(variantRuleset(), played, count);
        const view = viewOf(live, seat);
        expect(viewOf(view, seat)).toEqual(view);
        const kind = situation.decision()?.kind;
        const position = situation.seenBy(seat).position();
        if (kind === "roll" || kind === "draw" || kind === "choose") expect(position).toBeNull();
        else
          expect(value(game.open(JSON.parse(JSON.stringify(position)))).position()).toEqual({
            ...situation.position(),
            state: view,
            answers: [],
          });
      }),
    );
  });

  it("shows the public nothing of a hand, and each seat its own", () => {
    fc.assert(
      fc.property(seed, steps, (played, count) => {
        const { situation, live, events, game } = randomMoment(variantRuleset(), played, count);
        const publicText = situation
          .seenBy(null)
          .print()
          .split("\n")
          .filter((line) => line.startsWith("hand"));
        expect(publicText).toEqual(
          live.hands.map(
            ({ seat, held, points, hasBid }) => `hand ${seat} ${held} ${points} ${hasBid ? "hidden" : "-"}`,
          ),
        );
        // what nobody has seen is all in one pile
        const unseen = allCards.length - live.discard.length;
        expect(situation.seenBy(null).print()).toContain(
          `deck ${[...live.deck, ...live.hands.flatMap(({ cards }) => cards)].sort().join(" ")}`,
        );
        expect(viewOf(live, null).deck).toHaveLength(unseen);
        for (const { event, details } of game.witness(events, null))
          if (event === "drew" || event === "bid") expect(details["card"]).toBeNull();
        for (const hand of live.hands)
          expect(situation.seenBy(hand.seat).print()).toContain(
            ["hand", hand.seat, hand.held, hand.points, hand.bid ?? "-", ...hand.cards].join(" "),
          );
      }),
    );
  });

  it("knows what the real rules know of the actions of the seat that is asked", () => {
    fc.assert(
      fc.property(seed, steps, (played, count) => {
        const { situation } = randomMoment(variantRuleset(), played, count, "act");
        const decision = situation.decision();
        fc.pre(decision !== null);
        const seen = situation.seenBy(decision?.seat ?? null);
        expect(seen.decision()).toEqual(decision);
        expect(seen.forms()).toEqual(situation.forms());
        expect(seen.policyMove(seededChance(played))).toEqual(situation.policyMove(seededChance(played)));
        for (const action of actions(5, played))
          expect(seen.requirements(action)).toEqual(situation.requirements(action));
      }),
    );
  });
});

/** The game after everybody hid his scout and drew, and player 1 bid in secret. */
function duringTheBids(): { readonly situation: OpenPosition; readonly events: readonly ShownEvent[] } {
  const dusk = value(hiddenGame("1.0.0").setUp("dusk"));
  const answer = value(dusk.adjudicate({ choose: ["a1", "b2"], cards: ["1", "4", "2", "3"] }));
  if (answer.outcome !== "paused") throw new Error("Nobody bids.");
  const bid = value(answer.situation.adjudicate({ choose: ["4"] }));
  if (bid.outcome !== "paused") throw new Error("Player 2 does not bid.");
  return { situation: bid.situation, events: [...answer.events, ...bid.events] };
}

describe("a moment in the middle of something", () => {
  const { situation, events } = duringTheBids();
  const hidden = { prompt: null, piece: null, options: [], dice: null, sides: null, kinds: [], pile: null, cites: [] };

  it("tells everybody whose decision it is, and only him what it is about", () => {
    expect(situation.seenBy("player-2").decision()).toMatchObject({
      seat: "player-2",
      prompt: "hg.decide.bid",
      options: [{ id: "pass" }, { id: "2" }, { id: "3" }],
    });
    for (const seat of ["player-1", null])
      expect(situation.seenBy(seat).decision()).toEqual({
        ...hidden,
        kind: "choose",
        seat: "player-2",
        text: "It is for player 2 to decide.",
      });
  });

  it("gives no position, no what-if and no odds, and says why", () => {
    const refused = { ok: false, defects: [{ code: "in-the-middle" }] };
    for (const seat of viewers) {
      const seen = situation.seenBy(seat);
      expect(seen.position()).toBeNull();
      expect(seen.adjudicate({ choose: ["2"] })).toMatchObject(refused);
      expect(seen.odds({ do: "rest" }, [])).toMatchObject(refused);
    }
  });

  it("shows a seat its own bid and nobody else's", () => {
    const bidAs = (seat: Seat | null) =>
      situation
        .seenBy(seat)
        .print()
        .split("\n")
        .find((line) => line.startsWith("hand player-1"));
    expect([bidAs("player-1"), bidAs("player-2"), bidAs(null)]).toEqual([
      "hand player-1 2 0 4 1 4",
      "hand player-1 2 0 hidden",
      "hand player-1 2 0 hidden",
    ]);
  });

  it("leaves the whole situation as it was", () => {
    expect(situation.position().answers).toEqual([{ proceed: true }, { option: "4" }]);
    expect(situation.decision()?.options).toHaveLength(3);
  });

  it("is not a moment of rules that ask in another order", () => {
    const other = hiddenGame("1.0.0", "other-order").open(situation.position());
    expect(other).toMatchObject({ ok: false, defects: [{ code: "answers-do-not-fit" }] });
    expect(hiddenGame("0.9.0").open(situation.position())).toMatchObject({
      ok: false,
      defects: [{ code: "unknown-version" }],
    });
  });

  it("tells events as each seat learns of them", () => {
    const { witness } = hiddenGame("1.0.0");
    const stored: readonly ShownEvent[] = JSON.parse(JSON.stringify(events));
    const texts = (seat: Seat | null): readonly string[] =>
      witness(stored, seat)
        .filter(({ event }) => event !== "patrolled")
        .map(({ text }) => text);
    expect(texts("player-1")).toEqual([
      "a1 is the scout of player-1.",
      "player-2 has hidden his scout.",
      "player-1 draws the card 1.",
      "player-1 draws the card 4.",
      "player-2 draws a card.",
      "player-2 draws a card.",
      "player-1 bids: 4.",
    ]);
    expect(texts(null)).toEqual([
      "player-1 has hidden his scout.",
      "player-2 has hidden his scout.",
      "player-1 draws a card.",
      "player-1 draws a card.",
      "player-2 draws a card.",
      "player-2 draws a card.",
      "player-1 bids.",
    ]);
    // what only other rules can read may be hidden
    expect(witness([{ event: "sang", text: "b1 sang.", cites: [], details: {} }], null)).toEqual([]);
  });
});

describe("a seat that is not asked", () => {
  const board = value(
    hiddenGame("1.0.0").openText(`lanterns act 2 player-1
    deck 1 1 2 2 3 4
    discard 1 2
    hand player-1 1 0 - 3
    hand player-2 1 0 - 4
    piece a1 player-1 0,0 scout
    piece a2 player-1 0,2 decoy lit
    piece b1 player-2 3,0 decoy lit
    piece b2 player-2 3,2 scout`),
  );

  it("has no actions and no requirements", () => {
    const seen = board.seenBy("player-2");
    expect(seen.forms()).toEqual([]);
    expect(seen.requirements({ do: "rest" })).toMatchObject({ ok: false, defects: [{ code: "not-asked" }] });
    expect(seen.policyMove(seededChance(1))).toBeNull();
    const forms = board.seenBy("player-1").forms();
    expect(forms.length).toBeGreaterThan(0);
    for (const { seat, actions: legal } of forms)
      for (const action of legal) expect(board.ownerOf(action)).toEqual({ ok: true, value: seat });
  });

  it("asks what would be from what it knows", () => {
    const strike = { do: "strike", piece: "a1", at: "3,0" };
    const odds = (seat: Seat | null) =>
      value((seat === "all" ? board : board.seenBy(seat)).odds(strike, [])).facts.map(
        ({ id, good, probability }) => `${id} ${good ? "good" : "bad"} ${probability}`,
      );
    // what is good for whoever acts comes first
    expect(odds("player-1")).toEqual(["b1-falls good 1/2", "a1-lit bad 1/1"]);
    // player 2 does not know where a1 is: to him it is not there to strike
    expect(value(board.seenBy("player-2").odds(strike, [])).failing).toMatchObject([
      { text: "a1 is a piece of player-1 on the board." },
      { text: "3,0 is in a clear line." },
    ]);
    // and nobody is hit who is not seen
    expect(value(board.seenBy("player-1").odds({ do: "strike", piece: "a2", at: "3,2" }, [])).facts).toEqual([]);
    expect(value(board.odds({ do: "strike", piece: "a2", at: "3,2" }, [])).facts).toMatchObject([
      { id: "b2-falls", probability: "1/2" },
    ]);
  });

  it("learns whose piece an action is made with", () => {
    expect(board.ownerOf({ do: "shine", piece: "b1", facing: "N" })).toEqual({ ok: true, value: "player-2" });
    expect(board.ownerOf({ do: "rest" })).toEqual({ ok: true, value: null });
    expect(board.ownerOf({ do: "sing" }).ok).toBe(false);
  });

  it("is anybody who does not sit at the table", () => {
    expect(answersOf(board.seenBy("player-9"), actions(9, 0), 1)).toEqual({
      ...answersOf(board.seenBy(null), actions(9, 0), 1),
      requirements: actions(9, 0).map(() => expect.objectContaining({ ok: false })),
      outlook: actions(9, 0).map(() => expect.objectContaining({ ok: false })),
    });
  });
});

describe("the hidden game itself", () => {
  it("is played to its end by its policy, which knows no more than it may", () => {
    let situation = value(hiddenGame("1.0.0").setUp("dusk"));
    const chance = seededChance(7);
    for (let move = situation.policyMove(chance); situation.decision() !== null; move = situation.policyMove(chance)) {
      const answer = value(situation.adjudicate({ ...move, chance }));
      if (answer.outcome === "refused") throw new Error(JSON.stringify(answer.failing));
      situation = answer.situation;
    }
    expect(situation.moment()).toMatch(/over$/);
    expect(situation.policyMove(chance)).toBeNull();
  });

  it("writes text that is read back", () => {
    fc.assert(
      fc.property(seed, steps, (played, count) => {
        const { live } = randomMoment(variantRuleset(), played, count);
        expect(value(variantRuleset().parse(variantRuleset().print(live)))).toEqual(live);
      }),
    );
  });
});

/** The first scenario, with two players where they can share a side. */
const shared = (game: Game): OpenPosition =>
  value(game.setUp(game.scenarios[0]?.id ?? "", game.mostPlayers > 1 ? { players: 2 } : {}));

/** The same, but for one player where something is hidden from one of two. */
function begun(game: Game): OpenPosition {
  const alone = value(game.setUp(game.scenarios[0]?.id ?? ""));
  return game.isHiddenGame(alone.position()) ? alone : shared(game);
}

describe("an open game", () => {
  const open = games
    .filter((game) => !game.isHiddenGame(value(game.setUp(game.scenarios[0]?.id ?? "")).position()))
    .map((game) => [game.id, game] as const);

  it.each(open)("%s is the same for everybody", (_, game) => {
    const situation = shared(game);
    for (const seat of [...situation.seats(), null]) expect(situation.seenBy(seat)).toBe(situation);
    const answer = value(situation.adjudicate({ chance: seededChance(1), until: "phase" }));
    if (answer.outcome === "refused") throw new Error("It is refused.");
    expect(game.witness(answer.events, null)).toBe(answer.events);
  });

  it.each(open)("%s says that whole phases are nobody's", (_, game) => {
    const situation = shared(game);
    const owner = situation.ownerOf({ do: "end-phase" });
    // a game without phases of that kind cannot read it
    if (owner.ok) expect(owner.value).toBeNull();
    else expect(owner.defects).toMatchObject([{ code: "unreadable", path: "/action/do" }]);
  });
});

describe("every game", () => {
  const all = games.map((game) => [game.id, game] as const);

  it.each(all)("%s has a policy and knows whose pieces act", (_, game) => {
    let situation = begun(game);
    const chance = seededChance(3);
    const owners = new Set<Seat | null>();
    for (let i = 0; i < 60 && situation.decision() !== null; i++) {
      const move = situation.policyMove(chance);
      if (move !== null && "action" in move) owners.add(value(situation.ownerOf(move.action)));
      const answer = value(situation.adjudicate({ ...move, chance }));
      if (answer.outcome === "refused") throw new Error(JSON.stringify(answer.failing));
      situation = answer.situation;
    }
    expect([...owners].filter((owner) => owner !== null).sort()).toEqual(situation.seats().toSorted());
  });

  it.each(all)("%s says of each form whose it is", (_, game) => {
    let situation = begun(game);
    const chance = seededChance(5);
    const told = new Set<Seat | null>();
    let closed = 0;
    for (let i = 0; i < 40 && situation.decision() !== null; i++) {
      for (const { seat, piece, actions: legal } of situation.forms()) {
        told.add(seat);
        if (legal.length === 0) closed++;
        for (const action of legal.slice(-5)) expect(situation.ownerOf(action)).toEqual({ ok: true, value: seat });
        // what nobody can do now is somebody's all the same, but for what the players do together: that is anybody's
        if (legal.length === 0 && piece !== "players") expect(situation.seats()).toContain(seat);
      }
      const answer = value(situation.adjudicate({ ...situation.policyMove(chance), chance }));
      if (answer.outcome === "refused") throw new Error(JSON.stringify(answer.failing));
      situation = answer.situation;
    }
    expect(closed).toBeGreaterThan(0);
    expect([...told].filter((seat) => seat !== null).sort()).toEqual(situation.seats().toSorted());
  });
});
