import { facings } from "../../geometry/index.ts";
import { compass, counted } from "../../kernel/index.ts";
import { characterIds, characterInWords } from "../book/characters.ts";
import { type EquipmentId, equipmentIds, firearms, itemNames } from "../book/items.ts";
import { stepField } from "../sight/index.ts";
import { defender, isFree, seatOf } from "../table/agents.ts";
import { choose, type Ctx, number, planFor, record, type Rules, squareName } from "../table/context.ts";
import { corridor, doorNamed, entry, readyFacing, type Square } from "../table/plan.ts";
import { newCommander, newIntruder } from "../table/starting-pieces.ts";

const sentryCounts = { 1: "hg.number.sentries-1", 2: "hg.number.sentries-2", 3: "hg.number.sentries-3" } as const;

const pairs = equipmentIds.flatMap((first, i) => equipmentIds.slice(i + 1).map((two) => [first, two] as const));

/** How many copies of each item the team has. */
const COPIES_OF_EACH = 2;

/** The pairs of items a player may take, so that a pair is left for each player after him. hg.setup.loadout */
function openPairs(taken: readonly EquipmentId[], playersAfter: number): readonly (typeof pairs)[number][] {
  const left = (item: EquipmentId): number => COPIES_OF_EACH - taken.filter((other) => other === item).length;
  return pairs.filter(
    (pair) =>
      pair.every((item) => left(item) > 0) &&
      (playersAfter === 0 || openPairs([...taken, ...pair], playersAfter - 1).length > 0),
  );
}

/**
 * Each player chooses a character nobody has, a long weapon and two items. hg.setup.character, hg.setup.loadout,
 * hg.setup.intruders-1-3
 */
function* chooseCharacters(ctx: Ctx): Rules {
  const { state } = ctx;
  for (let player = 1; player <= state.begun; player++) {
    const seat = `intruder-${player}`;
    const free = characterIds.filter((id) => state.intruders.every(({ character }) => character !== id));
    const prompt = (text: string) => ({ id: "hg.dec.characters" as const, text });
    const character = yield* choose(
      seat,
      prompt("Which character?"),
      free.map((id) => ({ id, text: characterInWords(id), value: id })),
    );
    const weapon = yield* choose(
      seat,
      prompt("Which long weapon?"),
      (["carbine", "rifle"] as const).map((id) => ({
        id,
        text: `${itemNames[id]}: ${counted(number(ctx, firearms[id].dice), "die", "dice")}${firearms[id].kind === "smg" ? ", bursts and covering fire" : ""}`,
        value: id,
      })),
    );
    const taken = state.intruders.flatMap(({ equipment }) => equipment);
    const open = openPairs(taken, state.begun - player);
    const equipment = yield* choose(
      seat,
      prompt("Which equipment?"),
      open.map((pair) => ({
        id: pair.join("+"),
        text: pair.map((item) => itemNames[item]).join(" and "),
        value: pair,
      })),
    );
    const intruder = newIntruder(character, player);
    intruder.weapons.push(weapon);
    intruder.equipment.push(...equipment);
    state.intruders.push(intruder);
    record(ctx, {
      event: "chosen",
      agent: intruder.id,
      what: `${weapon}, ${equipment.join(", ")}`,
      cites: ["hg.setup.character", "hg.setup.loadout"],
    });
  }
  state.choosing = false;
}

/**
 * The Defender posts Sentries and Commander. hg.setup.sentries-ready, hg.setup.no-sentry-interior-door,
 * hg.open.setup-placement, hg.setup.sentries-by-intruders
 */
function* placeDefenders(ctx: Ctx): Rules {
  const { state } = ctx;
  const plan = planFor(ctx);
  const { begun } = state;
  const count = number(ctx, sentryCounts[begun === 1 || begun === 2 ? begun : 3]);
  const order = [...plan.data.posts, ...plan.doors.filter(({ post }) => post).map(({ id }) => id)];
  for (let i = 1; i <= count; i++) {
    const free = [...new Set(order)].filter((id) => state.sentries.every(({ post }) => post !== id));
    if (free.length === 0) break;
    const id = yield* choose(
      defender,
      { id: "hg.dec.sentry-posts", text: `At which door does Sentry ${i} of ${count} stand?` },
      free.map((post) => ({ id: post, text: `Door ${post}`, value: post })),
    );
    const door = doorNamed(plan, id);
    if (door === undefined) continue;
    const facing = readyFacing(door);
    state.sentries.push({
      kind: "sentry",
      id: `s${i}`,
      post: id,
      ready: facing,
      at: door.outside,
      facing,
      prone: false,
      severe: false,
      marker: null,
      done: false,
    });
    record(ctx, {
      event: "placed",
      agent: `s${i}`,
      at: squareName(ctx, door.outside),
      facing,
      cites: [
        "hg.setup.sentries-by-intruders",
        "hg.move.sentry-never",
        "hg.setup.sentries-ready",
        "hg.setup.no-sentry-interior-door",
        "hg.sentry.ready",
      ],
    });
  }
  yield* placeCommander(ctx);
}

/** A square to start on as it is offered: by its name, and by the door beside it. */
function startOn(ctx: Ctx, square: Square): { readonly id: string; readonly text: string; readonly value: Square } {
  const name = squareName(ctx, square);
  const beside = planFor(ctx).doors.find(({ inside, outside }) => inside === square || outside === square);
  const door = beside === undefined ? "" : `, at ${beside.kind === "entrance" ? "the entrance" : beside.id}`;
  return { id: name, text: `${name}${door}`, value: square };
}

/** The Defender places the Commander far from the entrance. hg.setup.commander, hg.open.setup-placement */
function* placeCommander(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.commander !== null) return;
  const plan = planFor(ctx);
  const { entrance } = plan;
  const field = entrance === null ? null : stepField(ctx, [entrance.inside], "steps", "all");
  const least = number(ctx, "hg.number.commander-distance");
  const corridors = (plan.squaresOf.get(corridor) ?? []).filter((square) => isFree(state, square));
  const distant = corridors.filter((square) => field === null || (field[square] ?? 0) >= least);
  const squares = distant.length > 0 ? distant : corridors;
  if (squares.length === 0) return;
  const at = yield* choose(
    defender,
    { id: "hg.dec.commander-start", text: "Where does the Commander start?", piece: "commander" },
    squares.map((square) => startOn(ctx, square)),
  );
  const facing = yield* choose(
    defender,
    {
      id: "hg.dec.commander-start",
      text: `Which way does the Commander face on ${squareName(ctx, at)}?`,
      piece: "commander",
    },
    facings.map((option) => ({ id: option, text: compass[option], value: option })),
  );
  state.commander = newCommander(at, facing);
  record(ctx, {
    event: "placed",
    agent: "commander",
    at: squareName(ctx, at),
    facing,
    cites: ["hg.setup.commander", "hg.open.setup-placement"],
  });
}

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, i) => permutations(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]));
}

/** The order of the Intruders for the whole game, chosen by the first seat for all. hg.turn.fixed-order */
function* chooseOrder(ctx: Ctx): Rules {
  const { state } = ctx;
  state.intruders = [
    ...(yield* choose(
      "intruder-1",
      { id: "hg.dec.order", text: "In which order do the Intruders take their turns?" },
      permutations(state.intruders).map((order) => ({
        id: order.map(({ id }) => id).join("+"),
        text: order.map(({ id }) => id).join(", "),
        value: order,
      })),
    )),
  ];
  record(ctx, {
    event: "chosen",
    agent: "intruders",
    what: `order ${state.intruders.map(({ id }) => id).join(", ")}`,
    cites: ["hg.turn.fixed-order", "hg.setup.intruders-1-3"],
  });
}

/** Each Intruder starts on a square of the entry zone. hg.setup.entry-squares */
function* chooseStarts(ctx: Ctx): Rules {
  const { state } = ctx;
  const plan = planFor(ctx);
  const zone = plan.squaresOf.get(entry) ?? [];
  const order = [...plan.data.starts.map((name) => zone.find((square) => squareName(ctx, square) === name)), ...zone];
  for (const intruder of state.intruders) {
    if (intruder.at !== null) continue;
    const free = [...new Set(order)].filter((square) => square !== undefined).filter((square) => isFree(state, square));
    if (free.length === 0) continue;
    const at = yield* choose(
      seatOf(intruder),
      { id: "hg.dec.start-square", text: `Where does ${intruder.id} start?`, piece: intruder.id },
      free.map((square) => startOn(ctx, square)),
    );
    intruder.at = at;
    record(ctx, {
      event: "placed",
      agent: intruder.id,
      at: squareName(ctx, at),
      facing: null,
      cites: ["hg.setup.entry-squares", "hg.setup.start-raiding"],
    });
  }
}

/** The set-up: characters, Sentries and Commander, order, start squares. The cards lie face down, seen by nobody. */
export function* setUpPhase(ctx: Ctx): Rules {
  if (ctx.state.choosing) yield* chooseCharacters(ctx);
  yield* placeDefenders(ctx);
  yield* chooseOrder(ctx);
  yield* chooseStarts(ctx);
}
