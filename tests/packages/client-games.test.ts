import { afterAll, describe, expect, expectTypeOf, it } from "vitest";
import { Conflict, createClient, Refused, Unreadable } from "@umpire/client";
import { scalars } from "@umpire/client/graphql";
import type { HourOfGlory } from "@umpire/client/types/hour-of-glory";
import type { RogueRegiment } from "@umpire/client/types/rogue-regiment";
import type { VSabotage } from "@umpire/client/types/v-sabotage";
import { startService } from "../contract/table.ts";

const { app: service, embedded } = await startService();
afterAll(() => embedded.close());
const settings = {
  url: "http://umpire.test",
  fetch: async (request: Request) => service.fetch(request),
  // whoever comes again lets the others be answered
  pause: () => new Promise<void>((done) => void setImmediate(done)),
};

const board =
  "board\n+ + + + +\n J . . .\n+ + + + +\n . . . 1\n+ + + + +\nJ = operator jock, facing E\n1 = smg guard, facing N";

describe("a game by post", () => {
  it("is played to its end: two seats, each by its own turns", async () => {
    const umpire = createClient<HourOfGlory>(settings);
    const created = await umpire.games.create("hour-of-glory", { scenario: "salt-one", visibility: "private" });
    const played: number[] = [];
    await Promise.all(
      created.seats.map(async (name) => {
        for await (const turn of umpire.seat(created.invitation(name)).turns()) {
          const { action, choose } = await turn.policyMove();
          const { game } = await turn.act(action === null ? { choose } : { action });
          played.push(game.version);
        }
      }),
    );
    const defender = umpire.seat(created.invitation("defender"));
    expect((await defender.read()).result?.result).toMatch(/^(?:victory|defeat)$/);
    const versions: number[] = [];
    for await (const { version } of defender.moves()) versions.push(version);
    expect(versions).toEqual(played.toSorted((a, b) => a - b));
    for await (const mine of umpire.games.mine([created.invitation("defender")]))
      expect(mine).toMatchObject({ id: created.id, seat: "defender" });
    expect(await defender.record()).toContain(created.id);
  });

  it("is played to its end by players who are asked together: each has moves of his own pieces alone", async () => {
    const umpire = createClient<VSabotage>(settings);
    const options = { players: 2 };
    const created = await umpire.games.create("v-sabotage", { scenario: "relay-post", options });
    const others = { actions: 0, awaited: 0 };
    await Promise.all(
      created.seats.map(async (name) => {
        for await (const turn of umpire.seat(created.invitation(name)).turns()) {
          const { action, choose, seat } = await turn.policyMove();
          const { forms, actions } = await turn.legal();
          const isAct = turn.game.decision?.kind === "act";
          const foreign = forms.filter((form) => form.seat !== null && form.seat !== name);
          others.actions += isAct ? foreign.flatMap((form) => form.actions).length : 0;
          const own = forms.filter((form) => !foreign.includes(form)).flatMap((form) => form.actions);
          expect(actions).toEqual(isAct ? own : []);
          if (action === null && choose.length === 0) {
            expect(created.seats.filter((other) => other !== name)).toContain(seat);
            others.awaited++;
            continue;
          }
          await turn.act(action === null ? { choose } : { action }).catch((error: unknown) => {
            if (!(error instanceof Conflict)) throw error;
          });
        }
      }),
    );
    expect((await umpire.games.read(created.id)).result?.result).toMatch(/^(?:victory|defeat)$/);
    expect(others.actions).toBeGreaterThan(0);
    expect(others.awaited).toBeGreaterThan(0);
  });

  it("tells a refusal, a conflict and what cannot be read by errors of their own", async () => {
    const umpire = createClient<RogueRegiment>(settings);
    const created = await umpire.games.create("rogue-regiment", { board });
    const seat = umpire.seat(created.invitation("player-1"));
    const far = await seat
      .act(0, { action: { do: "move", operator: "jock", to: "4,2" } })
      .catch((error: unknown) => error);
    expect(far).toBeInstanceOf(Refused);
    expect(far).toMatchObject({ failing: expect.arrayContaining([expect.objectContaining({ holds: false })]) });
    await seat.act(0, { action: { do: "crouch", operator: "jock" } });
    const late = await seat.act(0, { action: { do: "crouch", operator: "jock" } }).catch((error: unknown) => error);
    expect(late).toBeInstanceOf(Conflict);
    expect(late).toMatchObject({ presentVersion: 1 });
    const unread = await umpire
      .board({ ruleset: "rogue-regiment", board: "board\n?" })
      .catch((error: unknown) => error);
    expect(unread).toBeInstanceOf(Unreadable);
    expect(unread).toMatchObject({ faults: [{ line: 2 }] });
  });

  it("has pieces dealt out, an undo proposed and withdrawn, and is closed", async () => {
    const umpire = createClient<RogueRegiment>(settings);
    const created = await umpire.games.create("rogue-regiment", { scenario: "chalk-farm", options: { players: 2 } });
    const [one, other] = ["player-1", "player-2"].map((name) => umpire.seat(created.invitation(name)));
    if (one === undefined || other === undefined) throw new Error("There are two.");
    const { dealt, version } = await one.read();
    const piece = dealt.find(({ seat }) => seat === "player-2")?.piece ?? "";
    expect((await one.claim({ take: [piece] })).claims).toEqual([{ piece, seat: "player-1" }]);
    expect((await one.claim({ giveUp: [piece] })).claims).toEqual([]);
    // until somebody has learned something: before that, an undo is done at once
    let game = (await one.act(version, { choose: ["3,16", "15,2"] })).game;
    for (let [informed, most] = [false, 40]; !informed && most > 0; most--) {
      for (const seat of ["player-1", "player-2"]) {
        const invitation = created.invitation(seat);
        const asked = await umpire.policyMove({ gameId: created.id }, { invitation });
        const { action, choose } = asked;
        if (asked.seat !== seat && choose.length === 0) continue;
        ({ game } = await umpire.seat(invitation).act(game.version, action === null ? { choose } : { action }));
        break;
      }
      for await (const move of one.moves({ after: game.version - 1 })) ({ informed } = move);
    }
    const { outcome, proposal } = await one.undo(game.version, version);
    expect([outcome, proposal?.by]).toEqual(["proposed", "player-1"]);
    expect((await one.endProposal(game.version)).proposal).toBeNull();
    const master = umpire.seat(created.invitation("master"));
    expect((await master.close(game.version)).ended?.how).toBe("closed");
    await expect(other.act(game.version, { choose: [] })).rejects.toThrow(Conflict);
  });

  it("tells a moment again to which an undo leads back", async () => {
    const umpire = createClient<RogueRegiment>(settings);
    const created = await umpire.games.create("rogue-regiment", { scenario: "chalk-farm" });
    const seat = umpire.seat(created.invitation("player-1"));
    const told: number[] = [];
    for await (const turn of seat.turns()) {
      told.push(turn.version);
      if (told.length === 1) await turn.act({ choose: ["3,16", "15,2"] });
      else if (told.length === 2) await seat.undo(turn.version, 0);
      else {
        expect(turn.game.decision?.prompt).toBe("rr.decide.patrol-start");
        break;
      }
    }
    expect(told).toEqual([0, 1, 2]);
  });

  it("is done once, however often it is sent", async () => {
    let lost = 0;
    const umpire = createClient({
      ...settings,
      fetch: async (request) => {
        const answer = await service.fetch(request);
        if (lost++ % 2 === 0) throw new TypeError("The answer was lost.");
        return answer;
      },
    });
    const created = await umpire.games.create("rogue-regiment", { board });
    const seat = umpire.seat(created.invitation("player-1"));
    expect(await seat.act(0, { action: { do: "crouch", operator: "jock" } })).toMatchObject({
      replayed: true,
      game: { version: 1 },
    });
  });
});

describe("a client", () => {
  it("asks about boards, rules and scenarios", async () => {
    const umpire = createClient<RogueRegiment>(settings);
    const { ruling } = await umpire.sight({ ruleset: "rogue-regiment", board, from: "guard", to: "jock" });
    expect(ruling.lines.length).toBeGreaterThan(0);
    const listed = await umpire.rulesets.list();
    expect(listed.map(({ id }) => id)).toContain("rogue-regiment");
    expect((await umpire.rulesets.scenarios("rogue-regiment")).length).toBeGreaterThan(3);
    expect(await umpire.rulesets.search("rogue-regiment", { search: "low cover", limit: 2 })).toHaveLength(2);
  });

  it("refuses what is not an invitation before anything is sent, and names the seats there are", async () => {
    const umpire = createClient(settings);
    expect(() => umpire.seat("https://umpire.test/g/1")).toThrow('An invitation is written "umpire-GAME-SECRET".');
    const created = await umpire.games.create("rogue-regiment", { board });
    expect(() => created.invitation("jager")).toThrow('There is no seat "jager"; there are: player-1');
  });

  it("has the types of a game, and the scalars of GraphQL", () => {
    type Action = HourOfGlory["Action"];
    expectTypeOf<{ do: "hide"; agent: string }>().toExtend<Action>();
    expectTypeOf<{ do: "fly"; agent: string }>().not.toExtend<Action>();
    expect(scalars.Time.output).toBe("string");
  });
});
