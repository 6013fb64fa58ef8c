import { describe, expect, it } from "vitest";
import {
  anyPolicy,
  checkpoint,
  playout,
  type Program,
  run,
  seededChance,
  answerFrom,
  type Supplied,
} from "../../rules/kernel/index.ts";
import type { Action } from "../../rules/v-sabotage/table/action-schema.ts";
import { barricadeBreaksAt, placeReinforcement } from "../../rules/v-sabotage/enemy/entrances.ts";
import { earlyMovement, movementStep } from "../../rules/v-sabotage/phases/enemy-movement.ts";
import { preview } from "../../rules/v-sabotage/answers/preview.ts";
import { protectOnEntry, protectFreeTokens, triangularTokens } from "../../rules/v-sabotage/enemy/protection.ts";
import { reinforcementStep } from "../../rules/v-sabotage/phases/reinforcements.ts";
import { shootingStep } from "../../rules/v-sabotage/phases/enemy-shooting.ts";
import { splitsOf } from "../../rules/v-sabotage/enemy/split.ts";
import type { SabotageEvent } from "../../rules/v-sabotage/table/events.ts";
import { mapOf } from "../../rules/v-sabotage/table/map.ts";
import { parsePosition } from "../../rules/v-sabotage/notation/parse.ts";
import { copyState, type State, stateSchema } from "../../rules/v-sabotage/table/state.ts";
import {
  commandosOn,
  freeSpacesOutsideNest,
  type Ctx,
  isOnTile,
  type Rules,
  unitsOn,
} from "../../rules/v-sabotage/table/context.ts";
import { tries } from "../soak/at-length.ts";

/* In one file: the enemy phase from its first step to its last, then whole phases at random. */

const positionOf = (text: string): State => {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(JSON.stringify(read.defects));
  return read.value;
};

type Step = (ctx: Ctx) => Rules<unknown>;
type Readings = Readonly<Record<string, string>>;

/** Runs a step from a position with exactly these answers. */
function play(text: string, step: Step, supply: Supplied<Action> = {}, readings: Readings = {}) {
  const program: Program<State, Action, SabotageEvent, null> = {
    *play(ctx) {
      yield* checkpoint("enemy");
      yield* step(ctx);
      return null;
    },
    copy: copyState,
  };
  const { answerer, unused } = answerFrom<Action>(supply);
  const { outcome, events, live } = run(
    program,
    { state: positionOf(text), answers: [], settings: { readings, numbers: {} } },
    answerer,
  );
  expect({
    unused: unused(),
    kind: outcome.kind,
    asks: outcome.kind === "paused" ? outcome.ask : null,
    refused: outcome.kind === "refused" ? outcome.failing : null,
  }).toEqual({
    unused: { action: false, choose: [], dice: [], cards: [] },
    kind: "over",
    asks: null,
    refused: null,
  });
  const of = <K extends SabotageEvent["event"]>(kind: K) =>
    events.filter((event): event is Extract<SabotageEvent, { event: K }> => event.event === kind);
  const where = Object.fromEntries(live.units.map((unit) => [unit.id, unit.at ?? unit.behind]));
  const cites = new Set<string>(events.flatMap((event) => [...event.cites]));
  return { events, live, of, where, cites };
}

/** What a step asks first, when nothing is answered. */
function firstAsk(text: string, step: Step, readings: Readings = {}) {
  const program: Program<State, Action, SabotageEvent, null> = {
    *play(ctx) {
      yield* checkpoint("enemy");
      yield* step(ctx);
      return null;
    },
    copy: copyState,
  };
  const { outcome } = run(
    program,
    { state: positionOf(text), answers: [], settings: { readings, numbers: {} } },
    (ask) => (ask.ask === "checkpoint" ? { proceed: true } : null),
  );
  if (outcome.kind !== "paused" || outcome.ask.ask !== "choose")
    throw new Error(`Nothing is chosen: ${JSON.stringify(outcome)}`);
  return { prompt: outcome.ask.prompt.id, options: outcome.ask.options.map(({ id }) => id) };
}

const only = (ctx: Ctx) => {
  const [terrain] = ctx.state.terrains;
  if (terrain === undefined) throw new Error("There is no terrain.");
  return terrain;
};

const yard = (pieces: string, terrain = "event EV01/N") => `
turn 2
terrain yard
commandos 3
map
A1 A2 A3
A4 A5 A6
entrance west at A1 W
${terrain}
${pieces.includes("enemy-reserve") ? "" : "enemy-reserve regular 9, ss 9, sledgehammer 3, officer 2"}
${pieces}
`;

describe("reinforcements", () => {
  it("bring one token to each tile at an entrance, two with the alarm on: vs.reinf.number", () => {
    const quiet = play(yard(""), reinforcementStep, { cards: ["regular/mauser"] });
    expect(quiet.where).toEqual({ u1: "A1" });
    expect(quiet.of("placed")).toMatchObject([{ piece: "u1", kind: "regular", side: "mauser", at: "A1" }]);
    const loud = play(yard("", "event EV01/N\nalarm at A6, on"), reinforcementStep, {
      cards: ["regular/mauser", "ss/mp40"],
    }).where;
    expect(loud).toEqual({ u1: "A1", u2: "A1" });
    expect(quiet.cites).toContain("vs.reinf.random");
    expect(quiet.cites).toContain("vs.reinf.open-count");
  });

  it("count tiles, not entrances, unless a reading says otherwise: vs.open.entrances-per-tile", () => {
    const two = "entrance north at A1 N\nevent EV01/N";
    expect(play(yard("", two), reinforcementStep, { cards: ["regular/mauser"] }).where).toEqual({ u1: "A1" });
    expect(
      play(
        yard("", two),
        reinforcementStep,
        { cards: ["regular/mauser", "regular/mp40"] },
        { "vs.open.entrances-per-tile": "each-entrance" },
      ).where,
    ).toEqual({ u1: "A1", u2: "A1" });
  });

  it("swap Ø tokens for special units at the end of the step: vs.empty.no-enemy, vs.empty.exchange", () => {
    const { where, live, of } = play(
      yard("special-reserve officer 1\nenemy-reserve empty 1, regular 1"),
      reinforcementStep,
      { cards: ["empty", "officer"] },
    );
    expect(where).toEqual({});
    expect(live.enemies.reserve).toMatchObject({ regular: 1, officer: 1 });
    expect(live.enemies.reserve.empty).toBe(0);
    expect(of("empty-sets-leave")).toMatchObject([{ terrain: "yard", count: 1 }]);
    expect(of("special-joins")).toMatchObject([{ kind: "officer" }]);
  });

  it("fail the operation when the reserve is short: vs.reinf.shortage", () => {
    const { live, cites } = play(yard("enemy-reserve regular 1", "event EV01/N\nalarm at A6, on"), reinforcementStep);
    expect(live.facts).toEqual(["shortage"]);
    expect(cites).toContain("vs.reinf.shortage");
    expect(
      play(yard("enemy-reserve empty 1\nspecial-reserve dog 1"), reinforcementStep, { cards: ["empty", "dog"] }).live
        .facts,
    ).toEqual([]);
  });

  const crowd = "unit g1 ss mauser at A1\nunit g2 ss mauser at A1\nunit g3 ss mauser at A1";
  it("wait outside when there is no space, the players choosing who enters: vs.reinf.no-space, vs.reinf.waiting-enter", () => {
    const { where, of } = play(yard(crowd, "event EV01/N\nalarm at A6, on"), reinforcementStep, {
      cards: ["regular/mp40", "officer"],
      choose: ["u2"],
    });
    expect(where).toMatchObject({ u1: "yard/west", u2: "A1" });
    expect(of("waits")).toMatchObject([{ piece: "u1", behind: "yard/west" }]);
    const waiting = `${crowd}\nunit w1 regular mp40 behind yard/west\nunit w2 dog behind yard/west`;
    expect(firstAsk(yard(waiting), reinforcementStep)).toEqual({
      prompt: "vs.decide.reinforcement-space",
      options: ["w1", "w2"],
    });
    expect(play(yard(waiting), reinforcementStep, { choose: ["w1"], cards: ["regular/mp40"] }).where).toMatchObject({
      w1: "A1",
      w2: "yard/west",
      u1: "yard/west",
    });
  });

  it("wait behind a barricade until four press on it: vs.barricade.holds, vs.barricade.four, vs.barricade.breaks", () => {
    const barred = (pieces: string) => yard(pieces).replace("at A1 W", "at A1 W, barred");
    const held = play(barred("unit w1 regular mp40 behind yard/west"), reinforcementStep, {
      cards: ["sledgehammer/mauser"],
    });
    expect(held.where).toEqual({ w1: "yard/west", u1: "yard/west" });
    expect(held.cites).toContain("vs.barricade.holds");
    const two =
      "unit w1 regular mp40 behind yard/west\nunit w2 regular mauser behind yard/west\nequipment-discard grenade 1";
    const broken = play(barred(two), reinforcementStep, { cards: ["sledgehammer/mauser"] });
    expect(broken.where).toEqual({ w1: "A1", w2: "A1", u1: "A1" });
    expect(broken.live.equipment.discard).toMatchObject({ crowbar: 1 });
    expect(broken.of("barricade")).toMatchObject([{ entrance: "west", up: false }]);
    expect(broken.live.terrains[0]?.entrances[0]?.barred).toBe(false);
    expect(
      play(barred(`${two}\ncommando saboteur blue at A6`), reinforcementStep, { cards: ["sledgehammer/mauser"] }).where
        .w1,
    ).toBe("yard/west");
    const full = `${two}\nunit g1 ss mauser at A1\nunit g2 ss mauser at A1`;
    expect(
      play(barred(full), reinforcementStep, { cards: ["sledgehammer/mauser"], choose: ["w1", "u1"] }).where,
    ).toMatchObject({ w1: "A1", u1: "A1", w2: "yard/west" });
    expect(
      play(
        barred(full),
        reinforcementStep,
        { cards: ["sledgehammer/mauser"] },
        { "vs.open.barricade-space": "holds-until-all-fit" },
      ).where.w1,
    ).toBe("yard/west");
    expect(
      barricadeBreaksAt({ state: positionOf(yard("")), settings: { readings: {}, numbers: {} }, events: [] }),
    ).toBe(4);
  });

  it("cause a check at once, one for each batch, and the number stays fixed: vs.reinf.check, vs.open.alarm-mid-step", () => {
    const hidden = "commando medic tan at A1\nunit w1 regular mp40 behind yard/west";
    const { of, live } = play(yard(hidden), reinforcementStep, { cards: ["regular/mauser"], dice: [1] });
    expect(of("check")).toMatchObject([{ piece: "medic", at: "A1", dice: [1], failed: true }]);
    expect(live.terrains[0]?.alarm.on).toBe(true);
    const reading = play(
      yard(hidden),
      reinforcementStep,
      { cards: ["regular/mauser", "regular/mauser"], dice: [1] },
      { "vs.open.alarm-mid-step": "tiles-not-yet-served" },
    );
    expect(reading.where).toMatchObject({ u1: "A1", u2: "A1" });
  });

  it("protect a free token they come to: vs.open.protect-by-reinforcement", () => {
    const alarm = "event EV01/N\nalarm at A1";
    expect(play(yard("", alarm), reinforcementStep, { cards: ["regular/mauser"] }).live.units).toMatchObject([
      { protects: "alarm" },
    ]);
    expect(
      play(
        yard("", alarm),
        reinforcementStep,
        { cards: ["regular/mauser"] },
        { "vs.open.protect-by-reinforcement": "no" },
      ).live.units,
    ).toMatchObject([{ protects: null }]);
    const special = play(yard("", alarm), reinforcementStep, { cards: ["officer"] });
    expect(special.live.units).toMatchObject([{ protects: null }]);
    expect(special.cites).toContain("vs.protect.not-special");
  });

  it("follow the events of the turn: vs.event.enemy-phase-effect", () => {
    const two = (event: string) => `entrance east at A3 E\nevent ${event}`;
    expect(
      play(yard("", two("EV02/N")), reinforcementStep, { choose: ["A3"], cards: ["ss/mp40", "ss/mp40", "ss/mp40"] })
        .where,
    ).toEqual({ u1: "A1", u2: "A3", u3: "A3" });
    expect(
      play(yard("", two("EV02/N, alarm")), reinforcementStep, { cards: ["ss/mp40", "ss/mp40", "ss/mp40", "ss/mp40"] })
        .where,
    ).toMatchObject({ u2: "A1", u4: "A3" });
    expect(play(yard("", two("EV10/S")), reinforcementStep, { choose: ["A1"], cards: ["ss/mp40"] }).where).toEqual({
      u1: "A3",
    });
    expect(
      play(yard("special-reserve dog 1", two("RE02/E, alarm")), reinforcementStep, {
        choose: ["A1"],
        cards: ["ss/mp40", "dog", "ss/mp40"],
      }).where,
    ).toEqual({ u1: "A1", u2: "A1", u3: "A3" });
  });

  it("draw on from danger and luck tokens, also for a token that danger brings: vs.danger.draw-on, vs.danger.extra-unit", () => {
    const danger = "enemy-reserve danger-1 1, danger-4 1, regular 2";
    const { where, live, cites } = play(yard(danger), reinforcementStep, {
      cards: ["danger-1", "regular/mp40", "danger-4", "regular/mp40"],
    });
    expect(where).toEqual({ u1: "A1", u2: "A1" });
    expect(live.dangerous.checkDice).toBe(1);
    expect(cites).toContain("vs.danger.draw-on");
    expect(cites).toContain("vs.danger.extra-unit");
    const step: Step = function* (ctx) {
      expect(yield* placeReinforcement(ctx, only(ctx), { id: "west", at: "A1", side: "W", barred: false })).toEqual([
        "danger-4",
      ]);
    };
    play(yard(danger), step, { cards: ["danger-4", "regular/mp40"] });
  });
});

describe("protection", () => {
  const tokens = "event EV01/N\nalarm at A5\nobjective safe at A5, interact 1\nnest A2";
  it("covers the nest, the alarm and open objectives, one unit each: vs.protect.one", () => {
    const step: Step = function* (ctx) {
      expect(triangularTokens(ctx, "A5")).toEqual(["alarm", "safe"]);
      expect(triangularTokens(ctx, "A2")).toEqual(["nest"]);
      yield* protectOnEntry(ctx, "A5", ctx.state.units, ["vs.protect.automatic"]);
    };
    const units = "unit g1 regular mauser at A5\nunit g2 ss mp40 at A5\nunit g3 dog at A5";
    expect(play(yard(units, tokens), step, { choose: ["g2"] }).live.units.map(({ protects }) => protects)).toEqual([
      "safe",
      "alarm",
      null,
    ]);
    expect(play(yard("unit g1 regular mauser at A5", tokens), step, { choose: ["safe"] }).live.units).toMatchObject([
      { protects: "safe" },
    ]);
  });

  it("leaves the nest to the commandos first: vs.nest.commandos-first", () => {
    const step: Step = (ctx) => protectOnEntry(ctx, "A2", ctx.state.units, []);
    const units = "commando medic tan at A2\nunit g1 regular mauser at A2";
    expect(firstAsk(yard(units, tokens), step)).toEqual({ prompt: "vs.decide.nest", options: ["medic", "nobody"] });
    expect(play(yard(units, tokens), step, { choose: ["medic"] }).live).toMatchObject({
      commandos: [{ nest: true }],
      units: [{ protects: null }],
    });
    expect(play(yard(units, tokens), step, { choose: ["nobody"] }).live).toMatchObject({
      commandos: [{ nest: false }],
      units: [{ protects: "nest" }],
    });
  });

  it("keeps special units out of the nest, unless a reading lets them in: vs.open.special-nest", () => {
    const step: Step = (ctx) => protectOnEntry(ctx, "A2", ctx.state.units, []);
    expect(play(yard("unit g1 officer at A2", tokens), step).live.units).toMatchObject([{ protects: null }]);
    expect(
      play(yard("unit g1 officer at A2", tokens), step, {}, { "vs.open.special-nest": "yes" }).live.units,
    ).toMatchObject([{ protects: "nest" }]);
  });

  it("passes to units already there only under a reading: vs.open.protect-already-there", () => {
    const units = "unit g1 regular mauser at A2";
    expect(play(yard(units, tokens), protectFreeTokens).live.units).toMatchObject([{ protects: null }]);
    expect(
      play(yard(units, tokens), protectFreeTokens, {}, { "vs.open.protect-already-there": "yes" }).live.units,
    ).toMatchObject([{ protects: "nest" }]);
  });
});

describe("movement", () => {
  it("follows the card with nobody visible, the front units first, and stops at the edge: vs.emove.card-direction, vs.emove.nearest-first, vs.emove.stop-edge", () => {
    const units = "unit g1 regular mauser at A4\nunit g2 regular mauser at A1";
    const { where, of, cites } = play(yard(units), movementStep);
    expect(where).toEqual({ g1: "A1", g2: "A1" });
    expect(of("heading")).toMatchObject([{ terrain: "yard", toward: "N" }]);
    expect(of("stayed")).toMatchObject([{ piece: "g2", why: "no tile lies north of A1" }]);
    for (const rule of [
      "vs.emove.per-terrain",
      "vs.emove.one-tile",
      "vs.emove.stop-edge",
      "vs.emove.nearest-first",
      "vs.enemy.steps",
    ])
      expect(cites).toContain(rule);
  });

  it("stops at full tiles, the players choosing who moves: vs.emove.stop-full", () => {
    const units =
      "unit g1 ss mauser at A1\nunit g2 ss mauser at A1\nunit g3 ss mauser at A1\nunit g4 regular mauser at A4\nunit g5 dog at A4\nunit g6 dog at A4";
    expect(firstAsk(yard(units), movementStep)).toEqual({ prompt: "vs.decide.movement-space", options: ["g4", "g5"] });
    expect(play(yard(units), movementStep, { choose: ["g5"] }).where).toMatchObject({ g4: "A4", g5: "A1", g6: "A4" });
  });

  it("draws cards until one has a direction: vs.emove.no-direction, vs.setup.limit-no-direction", () => {
    const units = "unit g1 regular mauser at A4";
    const { where, of, live, cites } = play(yard(units, "event EV06/-\nlimit 5"), movementStep, {
      cards: ["EV06", "EV01/E"],
    });
    expect(where).toEqual({ g1: "A5" });
    expect(of("direction-drawn")).toMatchObject([
      { card: "EV06/-", direction: null },
      { card: "EV01/E", direction: "E" },
    ]);
    expect(live.events.discard).toEqual(["EV01/E", "EV06/-"]);
    expect(cites).toContain("vs.setup.limit-no-direction");
    expect(
      play(yard(`${units}\nevents main 1: EV06/-`, "event EV06/-"), movementStep, { cards: ["EV06"] }).cites,
    ).toContain("vs.open.direction-draw-limit");
  });

  it("lets danger 3 and events give another direction: vs.danger.new-direction", () => {
    const units = "unit g1 regular mauser at A4";
    expect(firstAsk(yard(units, "event RE06/W"), movementStep)).toEqual({
      prompt: "vs.decide.event",
      options: ["N", "E", "S", "W"],
    });
    const step: Step = function* (ctx) {
      ctx.state.dangerous.newDirection = ["yard"];
      yield* movementStep(ctx);
    };
    const { where, cites } = play(yard(units), step, { cards: ["EV01/E"] });
    expect(where).toEqual({ g1: "A5" });
    expect(cites).toContain("vs.danger.new-direction");
  });

  it("heads for the nearest visible commando and splits over equal paths: vs.emove.toward-visible, vs.emove.split", () => {
    const units =
      "commando medic tan at A5, visible\nunit g1 regular mauser at A1\nunit g2 regular mp40 at A1\nunit g3 dog at A1";
    expect(firstAsk(yard(units), movementStep).options).toEqual([
      "A2: g1 g2; A4: g3",
      "A2: g1 g3; A4: g2",
      "A2: g2 g3; A4: g1",
      "A2: g1; A4: g2 g3",
      "A2: g2; A4: g1 g3",
      "A2: g3; A4: g1 g2",
    ]);
    const { where, of } = play(yard(units), movementStep, { choose: ["A2: g1 g3; A4: g2"] });
    expect(where).toEqual({ g1: "A2", g2: "A4", g3: "A2" });
    expect(of("heading")).toMatchObject([{ toward: "medic" }]);
    expect(of("weighed")).toMatchObject([
      {
        piece: "A1",
        candidates: [
          { name: "A2", scores: [1], best: true },
          { name: "A4", scores: [1], best: true },
        ],
      },
    ]);
    expect(of("split")).toMatchObject([{ at: "A1", parts: ["A2: g1 g3", "A4: g2"] }]);
  });

  it("counts alike units as one, and no split beyond the limit twice", () => {
    const many = positionOf(
      yard("unit g1 ss mp40 at A1\nunit g2 ss mp40 at A1\nunit g3 ss mp40 at A1\nunit g4 ss mp40 at A1"),
    ).units.filter(isOnTile);
    expect(splitsOf(many, ["A2", "A4"]).length).toBe(1);
    expect(splitsOf(many.slice(0, 3), ["A2", "A4"]).length).toBe(2);
    const sorts = ["regular", "gas-mask", "sledgehammer", "ss"].flatMap((kind) => [`${kind} mauser`, `${kind} mp40`]);
    const units = [...sorts, "mg42", "stg44"].map((sort, i) => `unit g${i} ${sort} at D3`).join("\n");
    const wide = `terrain wide\ncommandos 3\nmap\nD1 D2\nD3 D3\nD3 D3\nevent EV01/N\n${units}`;
    expect(firstAsk(wide, movementStep)).toEqual({ prompt: "vs.decide.split", options: ["D1", "D2"] });
    const { of } = play(wide, movementStep, {
      choose: ["D1", "D1", "D2", "D1", "D2", "D1", "D1", "g0", "g1", "g3", "g5", "g2", "g4", "g7", "g8"],
    });
    expect(of("split")).toMatchObject([{ parts: ["D1: g0 g1 g3 g5 g6", "D2: g2 g4 g7 g8 g9"] }]);
    expect(of("moved")).toHaveLength(8);
  });

  it("holds protectors and units that see someone on their tile: vs.protect.stays, vs.emove.stop-visible", () => {
    const units =
      "commando medic tan at A5, visible\nunit g1 regular mauser at A5\nunit g2 regular mauser at A6, protects alarm";
    const { where, cites } = play(yard(units, "event EV01/N\nalarm at A6"), movementStep);
    expect(where).toEqual({ g1: "A5", g2: "A6" });
    expect(cites).toContain("vs.protect.stays");
    expect(cites).toContain("vs.emove.stop-visible");
  });

  const rooms = (pieces: string, event = "EV01/E", ways = "door B1|B2 locked") => `
terrain rooms
commandos 3
map
B1 B2 B3 B4
indoor B2
${ways}
opening B2|B3
event ${event}
${pieces}
`;
  it("passes locked doors but no walls, guard dogs only in company: vs.emove.doors, vs.dog.locked-door", () => {
    expect(play(rooms("unit g1 regular mauser at B1"), movementStep).where).toEqual({ g1: "B2" });
    expect(play(rooms("unit g1 regular mauser at B1", "EV01/E", ""), movementStep)).toMatchObject({
      where: { g1: "B1" },
    });
    const alone = play(rooms("unit g1 dog at B1"), movementStep);
    expect(alone.where).toEqual({ g1: "B1" });
    expect(alone.cites).toContain("vs.dog.locked-door");
    expect(play(rooms("unit g1 dog at B1\nunit g2 regular mauser at B1"), movementStep).where).toEqual({
      g1: "B2",
      g2: "B2",
    });
  });

  it("takes an officer's group two tiles, stopping at what it meets: vs.officer.two-tiles, vs.open.officer-second-step", () => {
    const group = "unit g1 officer at B1\nunit g2 regular mauser at B1";
    const { where, cites } = play(rooms(group), movementStep);
    expect(where).toEqual({ g1: "B3", g2: "B3" });
    expect(cites).toContain("vs.officer.two-tiles");
    expect(play(`${rooms(group).replace("event", "alarm at B2\nevent")}`, movementStep).where).toEqual({
      g1: "B3",
      g2: "B2",
    });
    expect(
      play(
        `${rooms(group).replace("event", "alarm at B2\nevent")}`,
        movementStep,
        {},
        { "vs.open.officer-second-step": "unconditional" },
      ).where,
    ).toEqual({ g1: "B3", g2: "B3" });
    expect(play(rooms("unit g1 dog at B3\nunit g2 regular mp40 at B1", "RE01/E, alarm"), movementStep).where).toEqual({
      g1: "B4",
      g2: "B2",
    });
    expect(play(rooms("unit g1 dog at B3", "RE01/E"), movementStep).where).toEqual({ g1: "B3" });
    expect(play(rooms("unit g1 ss mp40 at B1", "EV08/E, alarm"), movementStep).where).toEqual({ g1: "B3" });
  });

  it("checks at once where someone hides, batch by batch: vs.emove.check", () => {
    const units = "commando medic tan at A1\nunit g1 regular mauser at A4\nunit g2 regular mauser at A4";
    const { of, live } = play(yard(units), movementStep, { dice: [3, 2] });
    expect(of("check")).toMatchObject([{ piece: "medic", dice: [3, 2], failed: true }]);
    expect(live.terrains[0]?.alarm.on).toBe(true);
  });

  it("asks which of two equally near groups goes first when they want the same space: vs.open.order-ties", () => {
    const cross = (pieces: string) => `
terrain cross
commandos 3
map
. C1 .
C2 C3 C4
event EV01/N
commando medic tan at C1, visible
${pieces}
`;
    const few = "unit g1 regular mauser at C2\nunit g2 regular mauser at C4";
    expect(play(cross(few), movementStep).where).toEqual({ g1: "C3", g2: "C3" });
    const many = `${few}\nunit g3 regular mauser at C2\nunit g4 regular mauser at C2\nunit g5 regular mauser at C4\nunit g6 regular mauser at C4`;
    expect(firstAsk(cross(many), movementStep)).toEqual({ prompt: "vs.decide.nearest-tie", options: ["C2", "C4"] });
    expect(play(cross(many), movementStep, { choose: ["C4"] }).where).toMatchObject({
      g2: "C3",
      g5: "C3",
      g6: "C3",
      g1: "C3",
      g3: "C2",
      g4: "C2",
    });
  });

  it("lets the players choose one commando, or one tile, under a reading: vs.open.path-tie-commandos, vs.open.split-direction", () => {
    const between =
      "commando medic tan at A1, visible\ncommando sapper tan at A3, visible\nunit g1 regular mauser at A2\nunit g2 regular mauser at A2";
    expect(play(yard(between), movementStep).where).toEqual({ g1: "A1", g2: "A3" });
    expect(firstAsk(yard(between), movementStep, { "vs.open.path-tie-commandos": "players-choose" })).toEqual({
      prompt: "vs.decide.nearest-tie",
      options: ["medic", "sapper"],
    });
    const wide = (units: string) => `
terrain wide
commandos 3
map
D1 D2
D3 D3
event EV01/N
${units}
`;
    const pair = "unit g1 regular mauser at D3\nunit g2 regular mp40 at D3";
    expect(firstAsk(wide(pair), movementStep).options).toEqual(["D1: g1; D2: g2", "D1: g2; D2: g1"]);
    expect(firstAsk(wide("unit g1 regular mauser at D3"), movementStep).options).toEqual(["D1: g1", "D2: g1"]);
    expect(firstAsk(wide(pair), movementStep, { "vs.open.split-direction": "players-choose" }).options).toEqual([
      "D1: g1 g2",
      "D2: g1 g2",
    ]);
  });

  it("lets gas kill those who enter, and units move early by danger 2: vs.open.gas-enters, vs.danger.early-move", () => {
    const gas = play(
      yard("unit g1 regular mauser at A4\nunit g2 gas-mask mauser at A4\nbarrel at A1, destroyed"),
      movementStep,
      { cards: ["crowbar"] },
    );
    expect(gas.where).toEqual({ g2: "A1" });
    const early = play(yard("unit g1 officer at A4\nunit g2 regular mp40 at A6"), (ctx) =>
      earlyMovement(ctx, only(ctx)),
    );
    expect(early.where).toEqual({ g1: "A1", g2: "A3" });
    expect(early.cites).toContain("vs.danger.early-move");
  });
});

describe("shooting", () => {
  const seen = "commando medic tan at A5, visible";
  it("is one group a tile, its dice together, against the number of the target's tile: vs.eshoot.dice, vs.eshoot.to-hit", () => {
    const { of, live } = play(
      yard(`${seen}\nunit g1 regular mauser at A2\nunit g2 regular mp40 at A2\nunit g3 dog at A2`),
      shootingStep,
      { dice: [5, 2, 5] },
    );
    expect(of("group-shot")).toMatchObject([{ at: "A2", target: "A5", number: 5, dice: [5, 2, 5], hits: 2 }]);
    expect(live.commandos).toMatchObject([{ slots: ["injury", "injury", "free"] }]);
    expect(play(yard("commando medic tan at A5\nunit g1 regular mauser at A2"), shootingStep).events).toEqual([]);
  });

  it("prefers its own tile, and lets the players choose among adjacent ones: vs.eshoot.own-tile-first, vs.eshoot.adjacent-choice", () => {
    const two = `${seen}\ncommando sapper tan at A1, visible`;
    expect(firstAsk(yard(`${two}\nunit g1 regular mauser at A2`), shootingStep)).toEqual({
      prompt: "vs.decide.adjacent-target",
      options: ["A1", "A5"],
    });
    expect(
      play(yard(`${two}\nunit g1 regular mauser at A5`), shootingStep, { dice: [1] }).of("group-shot"),
    ).toMatchObject([{ target: "A5" }]);
  });

  it("shares hits among those there; what is left after a critical one is lost: vs.eshoot.distribute, vs.eshoot.overflow", () => {
    const four = "unit g1 mg42 at A2";
    const alone = play(yard(`${seen}, injuries 2\n${four}`), shootingStep, { dice: [5, 5, 6, 1] });
    expect(alone.of("hits-lost")).toMatchObject([{ count: 2 }]);
    const pair = play(yard(`${seen}, injuries 2\ncommando sapper tan at A5, visible\n${four}`), shootingStep, {
      dice: [5, 5, 6, 1],
      choose: ["medic"],
    });
    expect(pair.live.commandos).toMatchObject([
      { slots: ["injury", "injury", "injury"] },
      { slots: ["injury", "injury", "free"] },
    ]);
  });

  it("reaches a nest with fives and sixes only: vs.nest.cover, vs.nest.no-low-waste, vs.open.nest-forced", () => {
    const hill = (pieces: string) => `
terrain hill
commandos 3
map
H1 H2 H2
nest H2
event EV01/N
${pieces}
unit g1 regular mp40 at H1
`;
    const both = hill("commando medic tan at H2, visible, nest\ncommando sapper tan at H2, visible");
    const shared = play(both, shootingStep, { dice: [5, 4], choose: ["medic"] });
    expect(shared.live.commandos).toMatchObject([
      { slots: ["injury", "free", "free"] },
      { slots: ["injury", "free", "free"] },
    ]);
    const single = hill("commando medic tan at H2, visible, nest");
    const alone = play(single, shootingStep, { dice: [5, 4] });
    expect(alone.of("group-shot")).toMatchObject([{ number: 5, nest: 5, hits: 1 }]);
    expect(alone.of("hits-lost")).toEqual([]);
    expect(
      play(single, shootingStep, { dice: [5, 4], choose: ["lose"] }, { "vs.open.nest-forced": "may-refuse" }).of(
        "hits-lost",
      ),
    ).toMatchObject([{ count: 1 }]);
  });

  it("asks for an order of groups only where it matters", () => {
    const units = "unit g1 regular mauser at A2\nunit g2 regular mp40 at A4";
    expect(play(yard(`${seen}\n${units}`), shootingStep, { dice: [1, 2, 3] }).of("group-shot")).toHaveLength(2);
    expect(firstAsk(yard(`${seen}\ncommando sapper tan at A5, visible\n${units}`), shootingStep)).toEqual({
      prompt: "vs.decide.group-order",
      options: ["A2", "A4"],
    });
  });

  it("rolls one more die for nervous sentries: vs.event.enemy-phase-effect", () => {
    expect(
      play(yard(`${seen}\nunit g1 regular mauser at A2`, "event EV09/N, alarm"), shootingStep, { dice: [1, 2] }).of(
        "group-shot",
      ),
    ).toMatchObject([{ dice: [1, 2] }]);
  });
});

describe("the preview", () => {
  it("shows where groups go and whom they would shoot at, changing nothing", () => {
    const state = positionOf(
      yard(
        "commando medic tan at A5, visible\nunit g1 regular mauser at A1\nunit g2 regular mp40 at A2\nunit g3 regular mp40 at A3, protects alarm",
        "event EV06/-\nalarm at A3",
      ),
    );
    const before = JSON.stringify(state);
    const intents = preview({ state, settings: { readings: {}, numbers: {} }, events: [] });
    expect(JSON.stringify(state)).toBe(before);
    expect(intents).toMatchObject([
      { piece: "A1", phase: "reinforcements", text: "1 enemy token comes to A1." },
      {
        piece: "A1",
        phase: "movement",
        candidates: [
          { name: "A2", scores: [1], best: true },
          { name: "A4", scores: [1], best: true },
        ],
      },
      {
        piece: "A2",
        phase: "movement",
        text: "g2 on A2 heads toward medic: to A5.",
        decidedBy: "the shortest path to the nearest visible character",
      },
      { piece: "g3", phase: "movement", cites: ["vs.protect.stays"] },
      {
        piece: "A2",
        phase: "shooting",
        text: "From where it stands the group on A2 would shoot at A5 (medic; 5+) with 2 dice.",
      },
    ]);
  });

  it("leaves open what is drawn or chosen", () => {
    const movement = (text: string) =>
      preview({ state: positionOf(text), settings: { readings: {}, numbers: {} }, events: [] }).filter(
        ({ phase }) => phase === "movement",
      );
    const drawn = movement(yard("unit g1 regular mauser at A5", "event EV06/-"));
    expect(drawn).toMatchObject([
      {
        piece: "A5",
        condition: { text: "the card drawn for the direction shows north", chance: "1/4" },
        text: "g1 on A5 heads north: to A2.",
        cites: ["vs.emove.card-direction", "vs.emove.no-direction"],
      },
      { text: "g1 on A5 heads east: to A6." },
      { text: "g1 on A5 stays: no tile lies south of A5.", cites: ["vs.emove.stop-edge", "vs.emove.no-direction"] },
      { text: "g1 on A5 heads west: to A4." },
    ]);
    const deck = "events main 2: EV06/- EV06/- EV01/N EV01/E\nevents-discard EV01/S";
    const few = movement(`${deck}\n${yard("unit g1 regular mauser at A5", "event EV06/-")}`);
    // two cards are left in the deck: both without a direction with 1 in 6, then the discarded one is drawn
    expect(few.map(({ condition }) => condition?.chance)).toEqual(["5/12", "5/12", "1/6"]);
  });
});

describe("many random enemy phases", () => {
  const post = `
turn 2
with resistance
terrain relay-post
commandos 3
map
A1 A2 A2 A3 A4
A5 A5 A6 A6 A7
A5 A5 A8 A9 A10
A11 A12 A12 A13 A13
indoor A6 A8 A9
opening A6|A9
opening A8|A9
door A5|A6 locked
door A9|A10 locked
door A8|A12 unlocked
trap-door A11 open
entrance west at A1 W
entrance east at A13 E
entrance north at A1 N, barred
alarm at A6
nest A5
objective code-books at A8, interact 1
event EV06/-
enemy-reserve regular 12, gas-mask 6, sledgehammer 5, ss 6, empty 5, officer 4, dog 4, stg44 4, mg42 2, danger-1 2, danger-2 2, danger-3 2, danger-4 2
special-reserve officer 2, dog 3, mg42 1
commando medic tan at A2, visible, tokens binoculars
commando sapper tan at A5
commando scout blue at A12, visible
commando saboteur tan at A10
unit g1 regular mp40 at A6, protects alarm
unit g2 regular mp40 at A5, protects nest
unit g3 officer at A13
unit g4 dog at A9
barrel at A7, destroyed
`;
  const everyReading: Readings = {
    "vs.open.entrances-per-tile": "each-entrance",
    "vs.open.alarm-mid-step": "tiles-not-yet-served",
    "vs.open.barricade-space": "holds-until-all-fit",
    "vs.open.protect-by-reinforcement": "no",
    "vs.open.protect-already-there": "yes",
    "vs.open.special-nest": "yes",
    "vs.open.path-tie-commandos": "players-choose",
    "vs.open.split-direction": "players-choose",
    "vs.open.officer-second-step": "unconditional",
    "vs.open.entry-check-dice": "on-tile",
    "vs.open.nest-low-number": "higher-counts",
    "vs.open.nest-forced": "may-refuse",
  };

  it.each([{ readings: {} }, { readings: everyReading }])(
    "never crash, never overfill a tile, and give each token one protector",
    ({ readings }) => {
      const start = positionOf(post);
      for (let seed = 1; seed <= tries(40, 1500); seed++) {
        const chance = seededChance(seed);
        const check = (ctx: Ctx): void => {
          const text = `seed ${seed}: ${JSON.stringify(ctx.events.slice(-6))}`;
          for (const tile of mapOf(only(ctx)).tiles.keys()) {
            expect(freeSpacesOutsideNest(ctx, tile), `${tile}, ${text}`).toBeGreaterThanOrEqual(0);
            const protectedTokens = unitsOn(ctx, tile).flatMap(({ protects }) => protects ?? []);
            expect(new Set(protectedTokens).size, text).toBe(protectedTokens.length);
            for (const token of protectedTokens) expect(triangularTokens(ctx, tile), text).toContain(token);
            if (protectedTokens.includes("nest"))
              expect(
                commandosOn(ctx, tile).some(({ nest }) => nest),
                text,
              ).toBe(false);
          }
          expect(new Set(ctx.state.units.map(({ id }) => id)).size, text).toBe(ctx.state.units.length);
          for (const { at, behind } of ctx.state.units) expect((at === null) !== (behind === null), text).toBe(true);
          expect(stateSchema.safeParse(ctx.state).error, text).toBeUndefined();
          expect(preview(ctx).length, text).toBeGreaterThanOrEqual(0);
        };
        const program: Program<State, Action, SabotageEvent, null> = {
          *play(ctx) {
            for (let turn = 0; turn < 5 && !ctx.state.facts.includes("shortage"); turn++) {
              yield* checkpoint("enemy");
              yield* reinforcementStep(ctx);
              check(ctx);
              yield* movementStep(ctx);
              check(ctx);
              yield* shootingStep(ctx);
              check(ctx);
            }
            return null;
          },
          copy: copyState,
        };
        const { asks } = playout(
          program,
          { state: start, answers: [], settings: { readings, numbers: {} } },
          anyPolicy,
          chance,
          { most: 5000 },
        );
        expect(asks).toBeLessThan(5000);
      }
    },
  );
});
