import { expect, test } from "vitest";
import * as z from "zod";
import { nameFromId } from "../../pictures/index.ts";
import { answers } from "../../service/index.ts";
import { games } from "../all-games.ts";
import { serving } from "./serving.ts";
import { invited } from "./table.ts";

const service = serving();

/** How many moves are made before somebody sends what he may not. */
const MOVES = 8;

const standing = z.object({ version: z.number(), waitsFor: z.object({ seats: z.array(z.string()) }).nullable() });
const proposed = z.object({ action: z.unknown(), choose: z.array(z.string()), seat: z.string().nullable() });
const problem = z.object({ detail: z.string() });
const boarded = z.object({ board: answers.boardAnswer.shape.board });

const idsIn = (text: string, ids: Iterable<string>): readonly string[] =>
  [...ids].filter((id) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text));

/** What of a text remains when names are left out. */
const without = (text: string, names: Iterable<string>): string =>
  [...names]
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(new RegExp(name, "gi"), "…"), text);

test.each(games.map(({ id, scenarios }) => [id, scenarios[0]?.id] as const))(
  "%s: whoever may not act, or sends too much, is told by names of seats and pieces, in sentences",
  async (ruleset, scenario) => {
    const shared = ruleset === "rogue-regiment" || ruleset === "v-sabotage" ? { options: { players: 2 } } : {};
    const { json } = await service.post("/v1/games", { ruleset, scenario, ...shared });
    const { id, secretOf } = invited(json);
    const { seats } = z.object({ seats: z.array(z.string()) }).parse(json);
    const path = `/v1/games/${id}`;
    for (let made = 0; made < MOVES; made++) {
      const { version, waitsFor } = standing.parse((await service.get(path)).json);
      const waiting = waitsFor?.seats ?? [];
      const secret = secretOf(waiting[0] ?? "");
      const other = seats.find((seat) => !waiting.includes(seat));
      if (other !== undefined) {
        const refused = await service.post(
          `${path}/moves`,
          { expectedVersion: version, choose: ["x"] },
          secretOf(other),
        );
        const { detail } = problem.parse(refused.json);
        expect(idsIn(without(detail, ["the defender", "the attacker", "the north", "the south"]), seats)).toEqual([]);
        expect(detail).toMatch(/^The game waits for .*\.$/);
      }
      const { board } = boarded.parse((await service.post("/v1/board", { gameId: id }, secret)).json);
      const named = new Map([
        ...board.pieces.flatMap((piece) =>
          piece.id === piece.kind ? [] : [[piece.id, nameFromId(piece.id)] as const],
        ),
        ...(board.names ?? []).map(({ id: piece, name }) => [piece, name] as const),
      ]);
      const { action, choose, seat } = proposed.parse(
        (await service.post("/v1/policy-move", { gameId: id }, secret)).json,
      );
      const moved = action === null ? { choose } : { action };
      const tooMuch = { expectedVersion: version, ...moved, choose: [...choose, "x"] };
      const by = seat === null || seat === "players" ? secret : secretOf(seat);
      const left = await service.post(`${path}/moves`, tooMuch, by);
      if (left.status === 400) {
        const { detail } = problem.parse(left.json);
        expect(detail).not.toMatch(/[?!]\.$/);
        const rest = without(detail.replace(/left over: .*?\. /, ""), named.values());
        expect(idsIn(rest, named.keys())).toEqual([]);
      }
      await service.post(`${path}/moves`, { expectedVersion: version, ...moved }, by);
    }
    const { version, waitsFor } = standing.parse((await service.get(path)).json);
    expect(version).toBeGreaterThan(0);
    const unasked = { expectedVersion: version, choose: ["nobody asked for this"] };
    const { json: told } = await service.post(`${path}/moves`, unasked, secretOf(waitsFor?.seats[0] ?? ""));
    expect(JSON.stringify(told)).not.toMatch(/[?!]\."/);
  },
);
