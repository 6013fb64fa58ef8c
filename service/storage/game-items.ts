import * as z from "zod";
import type { KeptSeat, Seats } from "./seats.ts";
import { count, type Item, LONG, optionalText, type Range, text } from "./table.ts";
import { type GameMeta, type StoredMove, type Proposal, type KeptGame } from "./store.ts";

/** The partition of a game. */
export const gameKey = (id: string): string => `GAME#${id}`;

/*
 * What an action needs lies side by side, so that one query brings it: the latest move is the last of the moves, and
 * behind the moves comes what there is once of a game.
 */

/** The sort key of what never changes of a game. */
export const META = "NOW#META";

/** The sort key of what is proposed in a game. */
export const PROPOSAL = "NOW#PROPOSAL";

/** The sort key of the seats of a game. */
export const SEATS = "NOW#SEATS";

export const TOMBSTONE = "NOW#TOMBSTONE";

export const WHOLE = { from: "MOVE#", to: "NOW#~" };

/** How many items there are of a game that was not put away, from behind to its latest move. */
export const WHOLE_ITEMS = 4;

/** Whether a query is for what an action needs: the latest move and what there is once of a game. */
export const isWholeGame = (pk: string, { from, to }: Range, order: "forward" | "backward", limit: number): boolean =>
  order === "backward" && limit === WHOLE_ITEMS && from === WHOLE.from && to === WHOLE.to && pk.startsWith(gameKey(""));

/** Whether an item is a move. */
export const isMoveItem = (item: Item): boolean => text(item, "sk").startsWith("MOVE#");

export const moveKey = (version: number): string => `MOVE#${String(version).padStart(8, "0")}`;

/** What there is of a game among its items; null where that is not the whole. */
export function wholeOf(items: readonly Item[]): KeptGame | null {
  const at = (key: string): Item | undefined => items.find((item) => item["sk"] === key);
  const [meta, seats, proposal] = [at(META), at(SEATS), at(PROPOSAL)];
  const latest = items.find(isMoveItem);
  if (meta === undefined || seats === undefined || latest === undefined) return null;
  return {
    meta: knownMeta(meta),
    seats: knownSeats(seats),
    latest: knownMove(latest),
    proposal: proposal === undefined ? null : knownProposal(proposal),
  };
}

/** What is read of an item once: tables may keep the items that are asked for again and again. */
function once<T>(read: (item: Item) => T): (item: Item) => T {
  const valueByItem = new WeakMap<Item, { readonly value: T }>();
  return (item) => {
    const kept = valueByItem.get(item) ?? { value: read(item) };
    valueByItem.set(item, kept);
    return kept.value;
  };
}

export const moveOf = (item: Item): StoredMove => ({
  version: count(item, "version"),
  body: text(item, LONG),
  hash: text(item, "hash"),
  previous: text(item, "previous"),
  idempotencyKey: optionalText(item, "idempotencyKey"),
  requestHash: text(item, "requestHash"),
  keys: text(item, "keys").split(" ").filter(Boolean),
  since: optionalText(item, "since"),
  seatsKnown: item["seatsKnown"] === undefined ? 0 : count(item, "seatsKnown"),
  length: item["bytes"] === undefined ? null : { bytes: count(item, "bytes"), lines: count(item, "lines") },
});

export const itemOf = (id: string, move: StoredMove): Item => ({
  pk: gameKey(id),
  sk: moveKey(move.version),
  version: move.version,
  [LONG]: move.body,
  hash: move.hash,
  previous: move.previous,
  requestHash: move.requestHash,
  ...(move.idempotencyKey !== null && { idempotencyKey: move.idempotencyKey }),
  ...(move.since !== null && { since: move.since }),
  ...(move.seatsKnown > 0 && { seatsKnown: move.seatsKnown }),
  ...(move.length !== null && { bytes: move.length.bytes, lines: move.length.lines }),
  ...(move.keys.length > 0 && { keys: move.keys.join(" ") }),
});

// what is kept as JSON inside an item is read as strictly as what comes from outside
const origin = z.object({
  kind: z.enum(["branch", "import"]),
  game: z.string(),
  version: z.number(),
  hash: z.string(),
});

const agreements = z.compile(
  z.object({
    visibility: z.enum(["public", "private"]),
    deadline: z.object({ hours: z.number(), consequence: z.enum(["remind", "policy"]) }).nullable(),
    keep: z.object({ ended: z.number(), abandoned: z.number() }),
    origin: origin.nullable(),
    names: z.array(z.object({ seat: z.string(), name: z.string() })).optional(),
    network: z.string().optional(),
    analysis: z.enum(["own", "all"]).optional(),
  }),
);

const webhook = z.object({ url: z.string(), key: z.string() }).nullable();

const browsers = z.array(z.object({ url: z.string(), p256dh: z.string(), auth: z.string() })).default([]);

const keptSeat: z.ZodType<KeptSeat> = z.object({
  hash: z.string(),
  since: z.string(),
  webhook,
  former: webhook.default(null),
  browsers,
  formerBrowsers: browsers,
  replaced: z.string().nullable().default(null),
});

const keptRenewals = z.compile(
  z.array(z.object({ seat: z.string(), by: z.string(), at: z.string(), generation: z.number() })),
);

const keptClaims = z.compile(z.array(z.object({ piece: z.string(), seat: z.string() })));

const keptClaimsChanged = z.compile(z.object({ by: z.string(), at: z.string(), generation: z.number() }).nullable());

const keptSeats = z.compile(z.record(z.string(), keptSeat));

const consents = z.compile(z.array(z.string()));

export function metaOf(item: Item): GameMeta {
  return {
    id: text(item, "pk").slice(gameKey("").length),
    ruleset: text(item, "ruleset"),
    title: text(item, "title"),
    createdAt: text(item, "createdAt"),
    dice: text(item, "dice") === "table" ? "table" : "sealed",
    secret: optionalText(item, "secret"),
    commitment: optionalText(item, "commitment"),
    requestHash: optionalText(item, "requestHash"),
    ...agreements.parse(JSON.parse(text(item, "agreements"))),
  };
}

export function metaItem({
  id,
  ruleset,
  title,
  createdAt,
  dice,
  secret,
  commitment,
  requestHash,
  ...agreed
}: GameMeta): Item {
  return {
    pk: gameKey(id),
    sk: META,
    ruleset,
    title,
    createdAt,
    dice,
    agreements: JSON.stringify(agreed),
    ...(secret !== null && { secret }),
    ...(commitment !== null && { commitment }),
    ...(requestHash !== null && { requestHash }),
  };
}

const seatsOf = (item: Item): Seats => ({
  generation: count(item, "generation"),
  seats: keptSeats.parse(JSON.parse(text(item, "seats"))),
  renewals: keptRenewals.parse(JSON.parse(optionalText(item, "renewals") ?? "[]")),
  claims: keptClaims.parse(JSON.parse(optionalText(item, "claims") ?? "[]")),
  claimsChanged: keptClaimsChanged.parse(JSON.parse(optionalText(item, "claimsChanged") ?? "null")),
});

export const seatsItem = (id: string, { seats, renewals, claims, claimsChanged }: Seats): Item => ({
  pk: gameKey(id),
  sk: SEATS,
  seats: JSON.stringify(seats),
  ...(renewals.length > 0 && { renewals: JSON.stringify(renewals) }),
  ...(claims.length > 0 && { claims: JSON.stringify(claims) }),
  ...(claimsChanged !== null && { claimsChanged: JSON.stringify(claimsChanged) }),
});

function proposalOf(item: Item): Proposal {
  const endedBy = optionalText(item, "endedBy");
  return {
    generation: count(item, "generation"),
    version: count(item, "version"),
    to: count(item, "to"),
    rules: optionalText(item, "rules"),
    by: text(item, "by"),
    consents: consents.parse(JSON.parse(text(item, "consents"))),
    ...(count(item, "agreed") === 1 && { isAgreed: true }),
    ...(endedBy !== null && { endedBy }),
  };
}

export const proposalItem = (
  id: string,
  { version, to, rules, by, consents: voices, isAgreed, endedBy }: Proposal,
): Item => ({
  pk: gameKey(id),
  sk: PROPOSAL,
  version,
  to,
  ...(rules !== null && { rules }),
  by,
  consents: JSON.stringify(voices),
  ...(isAgreed === true && { agreed: 1 }),
  ...(endedBy !== undefined && { endedBy }),
});

const [knownMeta, knownSeats, knownMove, knownProposal] = [once(metaOf), once(seatsOf), once(moveOf), once(proposalOf)];

/** Where nothing has been proposed yet: so that a query finds always the same number of items. */
export const nothingProposed: Proposal = { generation: 0, version: -1, to: 0, rules: null, by: "", consents: [] };
