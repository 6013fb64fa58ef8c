import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { type Chance, seededChance, type SetUpOptions } from "../../rules/kernel/index.ts";
import { createAdjudicator, playingRecords, type Replay } from "../../service/index.ts";
import { games } from "../all-games.ts";
import { invited, type Service } from "../contract/table.ts";
import type { ClosedSoak } from "./playouts.ts";

/** A whole game by post: which, and how it is played. */
export interface PostedPlan {
  readonly soak: Pick<ClosedSoak, "id" | "agreed">;
  readonly scenario: string;
  readonly options: SetUpOptions;
  readonly seed: number;
  /** How many of twelve answers are drawn at random; the others are the policy's. */
  readonly random: number;
  /** A game that is not over after so many moves is closed. */
  readonly most: number;
  /** Every how many moves what is answered is looked at, as every seat and the public are told it; always at the end. */
  readonly every: number;
}

/** What became of it. */
export interface PostedGame {
  readonly end: "over" | "closed" | "stuck";
  readonly moves: number;
  /** How many answered positions were sent back. */
  readonly positions: number;
  readonly requests: number;
  /** Whether its record takes more to be played again than is done for one request. */
  readonly isLong: boolean;
  /** Its record; empty where it has none. */
  readonly record: string;
  /** What must not happen, in words; empty when nothing did. */
  readonly faults: readonly string[];
}

const decision = z.object({
  kind: z.string(),
  seat: z.string().nullable(),
  options: z.array(z.object({ id: z.string() })),
});
const state = z.object({
  version: z.int(),
  position: z.unknown(),
  board: z.string().nullable(),
  decision: decision.nullable(),
  waitsFor: z.object({ seats: z.array(z.string()), text: z.string() }).nullable(),
});
type State = z.infer<typeof state>;
const created = state.extend({ seats: z.array(z.string()) });
const acted = z.object({ outcome: z.enum(["paused", "over", "refused"]), game: state });
const position = z.object({ ruleset: z.string(), settings: z.unknown(), answers: z.array(z.unknown()) });
const policyMove = z.object({ action: z.unknown(), choose: z.array(z.string()) });
const listing = z.object({
  forms: z.array(z.object({ seat: z.string().nullable(), actions: z.array(z.unknown()) })),
});
const adjudicated = z.object({ outcome: z.string(), position: z.unknown(), board: z.string() });
const drawn = z.object({ text: z.string(), position: z.unknown(), decision: decision.nullable() });
const draft = z.object({ drawn: z.unknown() });
const moves = z.object({ chainIntact: z.boolean() });
const replay = z.object({ intact: z.boolean(), rerolled: z.boolean(), moves: z.int(), verified: z.int() });
const mine = z.object({ games: z.array(z.object({ readable: z.boolean() })), unreadable: z.array(z.int()) });
const overGraphql = z.object({
  data: z.object({ game: z.object({ version: z.int(), position: z.unknown(), board: z.string().nullable() }) }),
});

interface Move {
  readonly action?: unknown;
  readonly choose?: readonly string[];
}

function pick<T>(from: readonly T[], chance: Chance): T | undefined {
  return from.length === 0 ? undefined : from[chance.index(from.length)];
}

const adjudicator = createAdjudicator(games);
const { readRecord, replayRecord } = await playingRecords();

/** A record played again with all the work it takes. */
function replayed(text: string): Pick<Replay, "intact" | "rerolled" | "verified"> {
  const record = readRecord(text);
  return record.ok ? replayRecord(adjudicator, record.value) : { intact: false, rerolled: false, verified: 0 };
}

/** Something that keeps a game from being played on. */
class Stuck extends Error {
  override readonly name = "Stuck";
}

/**
 * Plays a whole game by post, in process. Every position that is answered on the way and at the end, to whomever, is
 * sent back, drawn, printed and read again, also what comes of the same moves with nothing stored; the game that is over
 * is asked everything, exported, verified, imported and listed.
 */
export async function playByPost(service: Service, plan: PostedPlan): Promise<PostedGame> {
  const { soak, scenario, options, seed } = plan;
  const ruleset = soak.id;
  const chance = seededChance(seed);
  const faults = new Set<string>();
  let [positions, requests] = [0, 0];
  let isLong = false;
  let record = "";

  /** Asks, and reads the answer by its schema; null where it is another one, which is a fault unless it is let through. */
  async function ask<T>(
    schema: z.ZodType<T>,
    path: string,
    {
      body,
      as,
      lets = [],
    }: { readonly body?: unknown; readonly as?: string | undefined; readonly lets?: readonly number[] },
    where = "",
  ): Promise<T | null> {
    requests++;
    const { status, json } = await (body === undefined ? service.get(path, as) : service.post(path, body, as));
    if (lets.includes(status)) return null;
    const read = status < 300 ? schema.safeParse(json) : null;
    if (read?.success === true) return read.data;
    const asked = path.replaceAll(/\/[0-9a-f]{20}/g, "/ID");
    faults.add(`${where} ${asked}: ${status} ${JSON.stringify(read?.error?.issues ?? json).slice(0, 400)}`);
    return null;
  }

  /** Sees that something is answered that is not JSON. */
  async function seen(path: string, where: string, init: RequestInit): Promise<string> {
    requests++;
    const answer = await service.app.request(path, init);
    const text = await answer.text();
    if (answer.status !== 200) faults.add(`${where} ${path.split("/").at(-1)}: ${answer.status} ${text.slice(0, 300)}`);
    return text;
  }

  /** Sends a position back as it was answered; where it is looked at wholly, draws it and reads its text again. */
  async function sendBack(answered: unknown, text: string | null, where: string, wholly = true): Promise<void> {
    if (answered === null) return;
    positions++;
    const { settings, answers } = position.parse(answered);
    const found = await ask(drawn, "/v1/board", { body: { position: answered } }, `${where}: sent back,`);
    if (found === null) return;
    if (!isDeepStrictEqual(found.position, answered)) faults.add(`${where}: sent back it is another position`);
    if (text !== null && found.text !== text) faults.add(`${where}: sent back it has another text`);
    if (!wholly) return;
    const headers = { "content-type": "application/json" };
    await seen("/v1/board.svg", where, { method: "POST", headers, body: JSON.stringify({ position: answered }) });
    const written = { ruleset, board: found.text, settings };
    // in the middle of something the text shows what lies there; a position it is at a checkpoint and at the end
    if (answers.length > 0) {
      const read = await ask(draft, "/v1/draft", { body: written }, `${where}: its text,`);
      if (read !== null && read.drawn === null) faults.add(`${where}: its text is not read`);
      return;
    }
    const again = await ask(drawn, "/v1/board", { body: written }, `${where}: its text,`);
    if (again === null) return;
    if (again.text !== found.text) faults.add(`${where}: its text reads otherwise`);
    if ((again.decision === null) !== (found.decision === null)) faults.add(`${where}: by its text it waits otherwise`);
  }

  const { readings, numbers } = soak.agreed;
  const game = await ask(created.loose(), "/v1/games", {
    body: { ruleset, scenario, options, settings: { readings, numbers }, title: `Seed ${seed}` },
  });
  if (game === null) return { end: "stuck", moves: 0, positions, requests, isLong, record, faults: [...faults] };
  const { id, secretOf } = invited(game);
  const players = game.seats;
  const lookers = [...players, "spectator", null] as const;
  const secretFor = (seat: string | null): string | undefined => (seat === null ? undefined : secretOf(seat));

  /** Looks at the game as everybody is told of it. */
  async function lookAround(where: string): Promise<void> {
    for (const seat of lookers) {
      const told = await ask(state, `/v1/games/${id}`, { as: secretFor(seat) }, where);
      if (told !== null) await sendBack(told.position, told.board, `${where}, to ${seat ?? "the public"}`);
    }
  }

  /** What a seat sends next: what its policy says, or something legal. */
  async function moveOf(seat: string, { decision: waiting }: State, isRandom: boolean): Promise<Move | null> {
    const as = secretOf(seat);
    if (isRandom && waiting?.kind === "choose") {
      const option = pick(waiting.options, chance);
      if (option !== undefined) return { choose: [option.id] };
    }
    if (isRandom && waiting?.kind === "act") {
      const listed = await ask(listing, "/v1/legal-actions", { body: { gameId: id }, as });
      const forms = listed?.forms.filter((form) => form.actions.length > 0 && [null, seat].includes(form.seat)) ?? [];
      const action = pick(pick(forms, chance)?.actions ?? [], chance);
      if (action !== undefined) return { action };
    }
    const found = await ask(policyMove, "/v1/policy-move", { body: { gameId: id }, as });
    if (found === null) return null;
    const { action, choose } = found;
    return { ...(action !== null && { action }), ...(choose.length > 0 && { choose }) };
  }

  /** Sends a move for the first of some seats that may make it: a policy may move the piece of another than was asked. */
  async function sendAs(
    seats: readonly string[],
    expectedVersion: number,
    sent: Move,
    where: string,
  ): Promise<z.infer<typeof acted> | null> {
    const body = { expectedVersion, ...sent };
    for (const seat of seats) {
      const answer = await ask(acted, `/v1/games/${id}/moves`, { body, as: secretOf(seat), lets: [403] }, where);
      if (answer !== null) return answer;
    }
    return null;
  }

  /** One move of the game, by the first of those asked who can make one; null once nobody is asked. */
  async function move(now: State): Promise<State | null> {
    const isRandom = chance.index(12) < plan.random;
    const where = `after version ${now.version}`;
    for (const seat of now.waitsFor?.seats ?? []) {
      // what was answered to the mover may be hidden from this seat, and the other way round
      const isLookedAt = now.version % plan.every === 0;
      const told = isRandom || isLookedAt ? await ask(state, `/v1/games/${id}`, { as: secretOf(seat) }, where) : now;
      const sent = told && (await moveOf(seat, told, isRandom));
      if (told === null || sent === null) continue;
      if (isLookedAt && told.position !== null) {
        // the same with nothing stored; of what a seat may know it is a what-if
        const body = { position: told.position, ...sent, random: true };
        const alone = await ask(adjudicated, "/v1/adjudicate", { body, lets: [400] }, where);
        if (alone !== null)
          await sendBack(alone.position, alone.board, `${where}, with nothing stored (${alone.outcome})`);
      }
      const answer = await sendAs([seat, ...players.filter((other) => other !== seat)], now.version, sent, where);
      if (answer === null) continue;
      if (answer.outcome === "refused")
        throw new Stuck(`${where} the rules refuse what was offered: ${JSON.stringify(sent)}`);
      const { position: left, board } = answer.game;
      await sendBack(left, board, `${where}, as its mover is told`, false);
      return answer.game;
    }
    return null;
  }

  /** Asks everything of a game that has ended. */
  async function afterwards({ version }: State): Promise<void> {
    const where = "at the end";
    await lookAround(where);
    const [first = ""] = players;
    const as = secretOf(first);
    for (const question of ["legal-actions", "enemy-preview", "policy-move", "board"])
      await ask(z.looseObject({}), `/v1/${question}`, { body: { gameId: id }, as }, where);
    await ask(state, `/v1/games/${id}/versions/${version - 1}`, { as }, where);
    await seen(`/v1/games/${id}/board.svg`, where, {});
    const page = await ask(moves, `/v1/games/${id}/moves?after=${Math.max(-1, version - 20)}`, { as }, where);
    if (page?.chainIntact === false) faults.add(`${where}: the chain is broken`);
    const query = `{ game(id: "${id}") { version position board } }`;
    const graphql = await ask(overGraphql, "/graphql", { body: { query } }, where);
    if (graphql !== null && graphql.data.game.version !== version) faults.add(`${where}: GraphQL has another version`);
    const listed = await ask(mine, "/v1/my-games", { body: { invitations: players.map(secretOf) } }, where);
    if (listed !== null && (listed.unreadable.length > 0 || listed.games.some(({ readable }) => !readable)))
      faults.add(`${where}: it is listed as one that cannot be read`);
    record = await seen(`/v1/games/${id}/record`, where, {});
    // a long game takes more to be played again than is done for one request: then it is played outside of one
    const lets = [413];
    const short = await ask(replay, "/v1/records/verify", { body: { record }, lets }, where);
    const verified = short ?? replayed(record);
    isLong = short === null;
    if (!(verified.intact && verified.rerolled && verified.verified === version + 1))
      faults.add(`${where}: the record does not verify: ${JSON.stringify(verified).slice(0, 400)}`);
    for (const [path, body] of [
      ["/v1/records/import", { record }],
      [`/v1/games/${id}/branch`, {}],
    ] as const) {
      const other = await ask(created.loose(), path, { body, as, lets: isLong ? lets : [] }, where);
      if (other === null) continue;
      await sendBack(other.position, other.board, `${where}, ${path.split("/").at(-1)}`);
      const { id: otherId, secretOf: otherSecret } = invited(other);
      await ask(state, `/v1/games/${otherId}`, { as: otherSecret("master") }, where);
    }
  }

  let now: State = game;
  let end: PostedGame["end"] = "over";
  await lookAround("at the beginning");
  const close = async (): Promise<void> => {
    const body = { expectedVersion: now.version };
    now = (await ask(state, `/v1/games/${id}/close`, { body, as: secretOf("master") })) ?? now;
  };
  try {
    while (now.waitsFor !== null && now.version < plan.most) {
      const next = await move(now);
      if (next === null) throw new Stuck(`after version ${now.version} nobody can move`);
      now = next;
      if (now.version % plan.every === 0) await lookAround(`at version ${now.version}`);
    }
    if (now.waitsFor !== null) {
      end = "closed";
      await close();
    }
    await afterwards(now);
  } catch (error) {
    end = "stuck";
    if (!(error instanceof Stuck)) throw error;
    faults.add(error.message);
    // its record, to look into it
    await close();
    record = await seen(`/v1/games/${id}/record`, "stuck", {});
  }
  for (const line of service.logged.splice(0)) faults.add(`logged: ${JSON.stringify(line).slice(0, 600)}`);
  return { end, moves: now.version, positions, requests, isLong, record, faults: [...faults] };
}
