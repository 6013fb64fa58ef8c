import { randomBytes } from "node:crypto";
import type { Decision, GameResult, Requirement, ShownEvent, Situation } from "../rules/kernel/index.ts";
import type { AdjudicationAnswer, Adjudicator, Quoted } from "./adjudicator.ts";
import { Fault, unreadableAt } from "./faults.ts";
import { canonicalJson, sha256 } from "./json.ts";
import type { MoveFields, Where } from "./requests.ts";
import { commitmentTo, newSecret, sealedDice } from "./sealed-dice.ts";
import { type GameMeta, MOST_MOVE_BYTES, type Store, type StoredMove } from "./store.ts";

/** What one move of the record holds. */
interface MoveBody {
  readonly at: string;
  readonly sent: MoveFields | null;
  readonly outcome: "created" | "paused" | "over";
  readonly events: readonly ShownEvent[];
  readonly position: unknown;
  readonly decision: Decision | null;
  readonly result: GameResult | null;
}

/** A move of the record, as it is shown. */
export interface RecordedMove {
  readonly version: number;
  readonly at: string;
  readonly sent: MoveFields | null;
  readonly outcome: "created" | "paused" | "over";
  readonly events: readonly ShownEvent[];
  readonly decision: Decision | null;
  readonly result: GameResult | null;
  readonly hash: string;
  readonly previous: string;
}

/** A stored game at one of its versions. */
export interface GameState {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  readonly createdAt: string;
  readonly dice: "sealed" | "table";
  readonly commitment: string | null;
  readonly version: number;
  readonly moment: string;
  readonly position: unknown;
  readonly board: string;
  readonly decision: Decision | null;
  readonly result: GameResult | null;
  readonly hash: string;
}

/** The answer to an action on a stored game: it is committed, or the rules refuse it and nothing is stored. */
export type ActAnswer =
  | { readonly outcome: "paused" | "over"; readonly game: GameState; readonly events: readonly ShownEvent[]; readonly rules: readonly Quoted[]; readonly replayed: boolean }
  | { readonly outcome: "refused"; readonly game: GameState; readonly failing: readonly Requirement[]; readonly rules: readonly Quoted[] };

export interface ActRequest extends MoveFields {
  readonly expectedVersion: number;
  readonly idempotencyKey?: string | undefined;
}

/** Games that are kept: created, read at any version, acted on. */
export interface Games {
  create(where: Where, options: { readonly title?: string | undefined; readonly dice: "sealed" | "table" }): Promise<GameState>;
  read(id: string, version?: number): Promise<GameState>;
  act(id: string, request: ActRequest): Promise<ActAnswer>;
  moves(id: string, after: number, limit: number): Promise<{ readonly moves: readonly RecordedMove[]; readonly chainIntact: boolean; readonly next: number | null }>;
  /** The position of a version, for stateless questions. */
  position(id: string, version: number | undefined): Promise<unknown>;
}

const hashOf = (previous: string, version: number, body: string): string => sha256(`${previous}\n${version}\n${body}`);

const noGame = (id: string): Fault => new Fault("not-found", `There is no game "${id}".`, [{ code: "unknown-game", path: "/id", message: `There is no game "${id}".` }]);

function bodyOf(move: StoredMove): MoveBody {
  const body: MoveBody = JSON.parse(move.body);
  return body;
}

/** Games over a store. `now` gives the time of day in milliseconds. */
export function createGames(adjudicator: Adjudicator, store: Store, now: () => number): Games {
  const stored = (id: string, version: number | undefined): Promise<unknown> => position(id, version);

  async function metaAndMove(id: string, version?: number): Promise<{ readonly meta: GameMeta; readonly move: StoredMove }> {
    if (!/^[a-z0-9]{1,40}$/.test(id)) throw noGame(id.slice(0, 60));
    const [meta, move] = await Promise.all([store.meta(id), version === undefined ? store.latest(id) : store.move(id, version)]);
    if (meta === null) throw noGame(id);
    if (move === null) throw new Fault("not-found", `Game ${id} has no version ${version ?? 0}.`, [{ code: "unknown-version", path: "/version", message: `Game ${id} has no version ${version ?? 0}.` }]);
    return { meta, move };
  }

  function stateOf(meta: GameMeta, move: StoredMove, known?: Situation): GameState {
    const body = bodyOf(move);
    const situation = known ?? adjudicator.openPosition(body.position);
    const { id, ruleset, title, createdAt, dice, commitment } = meta;
    return { id, ruleset, title, createdAt, dice, commitment, version: move.version, moment: situation.moment(), position: body.position, board: situation.print(), decision: body.decision, result: body.result, hash: move.hash };
  }

  async function position(id: string, version: number | undefined): Promise<unknown> {
    const { move } = await metaAndMove(id, version);
    return bodyOf(move).position;
  }

  function moveOf(version: number, previous: string, body: MoveBody, key: string | null, requestHash: string): StoredMove {
    const text = canonicalJson(body);
    if (Buffer.byteLength(text) > MOST_MOVE_BYTES) throw new Fault("too-large", `A stored move has at most ${MOST_MOVE_BYTES} bytes.`);
    return { version, body: text, previous, hash: hashOf(previous, version, text), idempotencyKey: key, requestHash };
  }

  /** The first answer again, from the record. */
  function replayed(meta: GameMeta, move: StoredMove): ActAnswer {
    const { outcome, events, decision } = bodyOf(move);
    return { outcome: outcome === "over" ? "over" : "paused", game: stateOf(meta, move), events, rules: adjudicator.quote(meta.ruleset, [events, decision]), replayed: true };
  }

  function reused(key: string): Fault {
    return new Fault("key-reused", `The idempotency key "${key}" was used for another request.`, [{ code: "key-reused", path: "/idempotencyKey", message: "A key belongs to one request." }]);
  }

  return {
    position,
    async create(where, { title, dice }) {
      const situation = await adjudicator.open(where, stored);
      const id = randomBytes(10).toString("hex");
      const secret = dice === "sealed" ? newSecret() : null;
      const meta: GameMeta = { id, ruleset: situation.game, title: title ?? adjudicator.game(situation.game).title, createdAt: new Date(now()).toISOString(), dice, secret, commitment: secret === null ? null : commitmentTo(secret) };
      // the rules run on to the first moment at which somebody is asked
      const opening = situation.decision()?.kind === "checkpoint" ? adjudicator.adjudicate(situation, {}, secret === null ? undefined : sealedDice(secret, id, 0)) : null;
      const decision = opening === null ? situation.decision() : opening.decision;
      const body: MoveBody = { at: meta.createdAt, sent: null, outcome: "created", events: opening?.events ?? [], position: opening?.position ?? situation.position(), decision, result: opening?.result ?? null };
      const first = moveOf(0, "", body, null, "");
      await store.createGame(meta, first);
      return stateOf(meta, first);
    },
    async read(id, version) {
      const { meta, move } = await metaAndMove(id, version);
      return stateOf(meta, move);
    },
    async act(id, request) {
      const { expectedVersion, idempotencyKey = null, ...sent } = request;
      const requestHash = sha256(canonicalJson({ expectedVersion, ...sent }));
      const { meta, move: latest } = await metaAndMove(id);
      if (idempotencyKey !== null) {
        const use = await store.keyUse(id, idempotencyKey);
        if (use !== null) {
          if (use.requestHash !== requestHash) throw reused(idempotencyKey);
          const first = await store.move(id, use.version);
          if (first !== null) return replayed(meta, first);
        }
      }
      const version = expectedVersion + 1;
      if (latest.version !== expectedVersion) {
        // the key item may be missing when the process died right after the commit: the move itself knows its key
        const there = latest.version >= version ? await store.move(id, version) : null;
        if (there !== null && idempotencyKey !== null && there.idempotencyKey === idempotencyKey) {
          if (there.requestHash !== requestHash) throw reused(idempotencyKey);
          await store.rememberKey(id, idempotencyKey, { version, requestHash });
          return replayed(meta, there);
        }
        throw new Fault("conflict", `You act on version ${expectedVersion}, but the game is at version ${latest.version}.`, [{ code: "conflict", path: "/expectedVersion", message: `The present version is ${latest.version}.` }], latest.version);
      }
      const before = bodyOf(latest);
      if (before.result !== null) throw new Fault("game-over", "The game is over.", [{ code: "game-over", path: "/id", message: before.result.text }], latest.version);
      if (meta.dice === "sealed" && ((sent.dice?.length ?? 0) > 0 || (sent.cards?.length ?? 0) > 0)) {
        throw unreadableAt("/dice", "This game has sealed dice: the server rolls and draws. Leave dice and cards out.", "sealed-dice");
      }
      const situation = adjudicator.openPosition(before.position);
      const chance = meta.secret === null ? undefined : sealedDice(meta.secret, id, version);
      const answer: AdjudicationAnswer = adjudicator.adjudicate(situation, sent, chance);
      if (answer.outcome === "refused") return { outcome: "refused", game: stateOf(meta, latest, situation), failing: answer.failing, rules: answer.rules };
      const { unused } = answer;
      if (unused.action || unused.choose.length > 0 || unused.dice.length > 0 || unused.cards.length > 0) {
        const what = [unused.action ? "the action" : "", ...unused.choose, ...unused.dice.map(String), ...unused.cards].filter((part) => part !== "").join(", ");
        throw unreadableAt("/", `Not everything that was sent was asked for; left over: ${what}. The game waits for: ${situation.decision()?.text ?? "nothing"}.`, "not-asked-for");
      }
      const body: MoveBody = { at: new Date(now()).toISOString(), sent, outcome: answer.outcome, events: answer.events, position: answer.position, decision: answer.decision, result: answer.result };
      const move = moveOf(version, latest.hash, body, idempotencyKey, requestHash);
      if (!(await store.commit(id, move))) {
        const there = await store.move(id, version);
        if (there !== null && idempotencyKey !== null && there.idempotencyKey === idempotencyKey && there.requestHash === requestHash) return replayed(meta, there);
        const present = (await store.latest(id))?.version ?? version;
        throw new Fault("conflict", `Another move was faster: the game is at version ${present}.`, [{ code: "conflict", path: "/expectedVersion", message: `The present version is ${present}.` }], present);
      }
      if (idempotencyKey !== null) await store.rememberKey(id, idempotencyKey, { version, requestHash });
      return { outcome: answer.outcome, game: stateOf(meta, move), events: answer.events, rules: answer.rules, replayed: false };
    },
    async moves(id, after, limit) {
      await metaAndMove(id);
      const [found, before] = await Promise.all([store.moves(id, after, limit), after < 0 ? null : store.move(id, after)]);
      let previous = before?.hash ?? "";
      let chainIntact = true;
      for (const move of found) {
        if (move.previous !== previous || move.hash !== hashOf(move.previous, move.version, move.body)) chainIntact = false;
        previous = move.hash;
      }
      const last = found.at(-1);
      return {
        moves: found.map((move) => {
          const { at, sent, outcome, events, decision, result } = bodyOf(move);
          return { version: move.version, at, sent, outcome, events, decision, result, hash: move.hash, previous: move.previous };
        }),
        chainIntact,
        next: last !== undefined && found.length === limit ? last.version : null,
      };
    },
  };
}
