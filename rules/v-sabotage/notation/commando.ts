import { tokenKinds } from "../book/tokens.ts";
import type { Commando, Token } from "../table/state.ts";
import { sameList, withAttributes } from "./lists.ts";
import type { Reader } from "./reader.ts";
import { quoted, quotedList } from "./text.ts";
import { usualAp, usualSlots, usualTurn, usualUniform } from "./usual.ts";

export const statuses = ["in-play", "outside", "waiting", "eliminated"] as const;
export const turns = ["to-act", "acting", "finished"] as const;
const slotWords = ["free", "saved", "injury"] as const;

/** `stg44/sapper`: a token, and who has used it this turn. */
function readToken(reader: Reader): Token {
  const { place } = reader;
  const [named, ...used] = reader.word("an equipment token").split("/");
  const kind = tokenKinds.find((tokenKind) => tokenKind === named);
  if (kind === undefined)
    reader.failAt(
      place,
      "unknown-word",
      `Expected a kind of equipment token: ${tokenKinds.join(", ")}; found "${named ?? ""}".`,
    );
  return { kind, used };
}

const writtenToken = ({ kind, used }: Token): string => [kind, ...used].join("/");

/** What a commando's attributes say, before what is usual is filled in. */
interface Said {
  id?: string;
  at: string | null;
  status?: Commando["status"];
  turn?: Commando["turn"];
  ap?: number;
  injuries: number;
  saved: number;
  slots?: Commando["slots"];
  uniform?: boolean;
  readonly others: Pick<
    Commando,
    | "player"
    | "visible"
    | "nest"
    | "apart"
    | "spent"
    | "debt"
    | "tokens"
    | "deadline"
    | "spentSkills"
    | "exitedVisible"
    | "exitedOn"
    | "xp"
  >;
}

const readXp = (reader: Reader): Commando["xp"] =>
  reader.rest(() => {
    const card = reader.word("an XP card");
    return { card, used: reader.take("used") };
  });

/** The attributes of a commando, each by its word. */
function readSaid(reader: Reader): Said {
  const others: Said["others"] = {
    player: 1,
    visible: false,
    nest: false,
    apart: 0,
    spent: 0,
    debt: 0,
    tokens: [],
    deadline: null,
    spentSkills: [],
    exitedVisible: false,
    exitedOn: null,
    xp: [],
  };
  const said: Said = { at: null, injuries: 0, saved: 0, others };
  reader.attributes({
    at: () => (said.at = reader.tile()),
    ...Object.fromEntries(statuses.map((status) => [status, () => (said.status = status)])),
    ...Object.fromEntries(turns.map((turn) => [turn, () => (said.turn = turn)])),
    called: () => (said.id = reader.id("the id of the commando")),
    player: () => (others.player = reader.count("a player", 1, 6)),
    visible: () => (others.visible = true),
    nest: () => (others.nest = true),
    uniform: () => (said.uniform = true),
    "no-uniform": () => (said.uniform = false),
    ap: () => (said.ap = reader.count("action points", 0, 99)),
    spent: () => (others.spent = reader.count("action points spent", 0, 99)),
    owes: () => (others.debt = reader.count("action points owed", 0, 99)),
    injuries: () => (said.injuries = reader.count("injuries", 0, 8)),
    saved: () => (said.saved = reader.count("+1 AP tokens", 0, 8)),
    slots: () => (said.slots = reader.rest(() => reader.oneOf("what is on a slot", slotWords))),
    apart: () => (others.apart = reader.count("+1 AP tokens apart from the slots", 0, 99)),
    deadline: () => (others.deadline = reader.count("a turn", 0, 9999)),
    tokens: () => (others.tokens = reader.rest(() => readToken(reader))),
    done: () => (others.spentSkills = reader.rest(() => reader.word("what may be done once"))),
    exited: () => (others.exitedOn = reader.count("a turn", 0, 9999)),
    "exited-visible": () => (others.exitedVisible = true),
    xp: () => (others.xp = readXp(reader)),
  });
  return said;
}

/** `commando CARD SIDE at T, …` or `commando CARD SIDE outside, …` */
export function readCommando(reader: Reader): Commando {
  const { place } = reader;
  const card = reader.id("a commando card");
  const side = reader.oneOf("a side of the card", ["tan", "blue"] as const);
  const {
    id = card,
    at,
    status = at === null ? undefined : "in-play",
    injuries,
    saved,
    others,
    ...said
  } = readSaid(reader);
  if (status === undefined)
    reader.failAt(place, "missing-word", `Expected where ${id} is: "at" and a tile, outside, waiting or eliminated.`);
  const slots = said.slots ?? usualSlots(card, side, injuries, saved);
  if (slots === null)
    reader.failAt(place, "too-many", `${id} does not have as many health slots as injuries and +1 AP tokens.`);
  const turn = said.turn ?? usualTurn(status);
  const { ap = usualAp({ card, side, status, turn, slots }), uniform = usualUniform(card) } = said;
  return { id, card, side, status, at, uniform, slots, ap, turn, ...others };
}

/** The slots as they are usually said, or one by one. */
function writtenSlots({ card, side, slots }: Commando): readonly (string | false)[] {
  const injuries = slots.filter((slot) => slot === "injury").length;
  const saved = slots.filter((slot) => slot === "saved").length;
  const usual = usualSlots(card, side, injuries, saved);
  if (usual === null || !sameList(usual, slots)) return [`slots ${slots.join(" ")}`];
  return [injuries > 0 && `injuries ${injuries}`, saved > 0 && `saved ${saved}`];
}

const usualStatus = (at: string | null): Commando["status"] | null => (at === null ? null : "in-play");

export function writtenCommando(commando: Commando): string {
  const { id, card, side, at, status, turn, uniform } = commando;
  const place = [at === null ? false : `at ${at}`, usualStatus(at) !== status && status].filter(
    (name) => name !== false,
  );
  return withAttributes(`commando ${card} ${side} ${place.join(" ")}`, [
    id !== card && `called ${id}`,
    commando.visible && "visible",
    commando.nest && "nest",
    uniform !== usualUniform(card) && (uniform ? "uniform" : "no-uniform"),
    turn !== usualTurn(status) && turn,
    commando.ap !== usualAp(commando) && `ap ${commando.ap}`,
    commando.spent > 0 && `spent ${commando.spent}`,
    commando.debt > 0 && `owes ${commando.debt}`,
    ...writtenSlots(commando),
    commando.apart > 0 && `apart ${commando.apart}`,
    commando.deadline !== null && `deadline ${commando.deadline}`,
    commando.tokens.length > 0 && `tokens ${commando.tokens.map(writtenToken).join(" ")}`,
    commando.player !== 1 && `player ${commando.player}`,
    commando.exitedOn !== null && `exited ${commando.exitedOn}`,
    commando.exitedVisible && "exited-visible",
    commando.spentSkills.length > 0 && `done ${quotedList(commando.spentSkills)}`,
    commando.xp.length > 0 &&
      `xp ${commando.xp.map(({ card: xpCard, used }) => `${quoted(xpCard)}${used ? " used" : ""}`).join(" ")}`,
  ]);
}
