import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { directionOf } from "../book/event-effects.ts";
import type { TokenKind } from "../book/tokens.ts";
import { resolveFlee } from "../combat/index.ts";
import { choose, type Ctx, number, record, type Rules, seatOf } from "../table/context.ts";
import type { AirdropReason } from "../table/event-words.ts";
import { tileById, terrainOf } from "../table/map.ts";
import { changeCount, discardToken, drawToken } from "../table/pools.ts";
import { hasCard } from "../table/skills.ts";
import type { Commando } from "../table/state.ts";

/** The tokens of an airdrop, as many as there are. vs.airdrop.draw */
function* drawAirdrop(ctx: Ctx): Rules<readonly TokenKind[]> {
  const drawn: TokenKind[] = [];
  for (let i = 0; i < number(ctx, "vs.number.airdrop-tokens"); i++) {
    const kind = yield* drawToken(ctx, "A token of the airdrop", ["vs.airdrop.draw"]);
    if (kind !== null) drawn.push(kind);
  }
  return drawn;
}

/**
 * Drops three drawn tokens on a tile; spotted tokens among them make it drift or cancel it. vs.airdrop.draw,
 * vs.airdrop.drift, vs.airdrop.cancel-three, vs.airdrop.cancel-indoor, vs.airdrop.cancel-no-direction,
 * vs.airdrop.cancel-discard
 */
export function* dropSupplies(ctx: Ctx, commando: Commando, target: string): Rules {
  const drawn = yield* drawAirdrop(ctx);
  const spotted = drawn.filter((kind) => kind === "spotted").length;
  const cancel = (why: AirdropReason, cites: readonly Citation[]): void => {
    record(ctx, {
      event: "airdrop",
      at: null,
      tokens: drawn,
      drifted: 0,
      why,
      cites: [...cites, "vs.airdrop.cancel-discard"],
    });
    for (const kind of drawn) discardToken(ctx, kind, "the airdrop is cancelled", ["vs.airdrop.cancel-discard"]);
  };
  if (spotted > 0 && spotted === drawn.length) {
    cancel("all of them are spotted tokens", ["vs.airdrop.cancel-three"]);
    return;
  }
  const { event } = terrainOf(ctx.state, target);
  const direction = event === null ? null : (event.direction ?? directionOf(event.card));
  if (spotted > 0 && direction === null) {
    cancel("the event card shows no direction", ["vs.airdrop.cancel-no-direction"]);
    return;
  }
  const maxDrift = hasCard(commando, "soe-agent", "blue") ? 1 : Infinity;
  const drift = Math.min(maxDrift, spotted * number(ctx, "vs.number.airdrop-drift"));
  let tile = target;
  for (let i = 0; i < drift; i++) {
    const beyond = tileById(ctx.state, tile).borders.filter(({ side }) => side === direction);
    if (beyond.length === 0) {
      cancel("it drifts off the map", ["vs.airdrop.drift", "vs.open.airdrop-path"]);
      return;
    }
    tile = yield* choose(
      seatOf(commando),
      { id: "vs.decide.drop-target", text: `The airdrop drifts ${direction ?? ""} from ${tile}. Where to?` },
      beyond.map(({ to }) => ({ id: to, text: to, value: to })),
    );
  }
  if (tileById(ctx.state, tile).indoor) {
    cancel(`${tile} is indoors`, ["vs.airdrop.cancel-indoor", "vs.open.airdrop-path"]);
    return;
  }
  const landed = drawn.filter((kind) => kind !== "spotted");
  for (const kind of landed) if (kind !== "flee") ctx.state.laid.push({ kind, at: tile, red: false, used: [] });
  for (let i = 0; i < spotted; i++) changeCount(ctx.state.equipment.discard, "spotted", 1);
  record(ctx, {
    event: "airdrop",
    at: tile,
    tokens: landed,
    drifted: drift,
    why: "",
    cites: [
      "vs.airdrop.draw",
      ...citeIf(spotted > 0, "vs.airdrop.drift", "vs.open.airdrop-path", "vs.open.airdrop-many-tiles"),
    ],
  });
  for (const kind of landed) if (kind === "flee") yield* resolveFlee(ctx, tile);
}
