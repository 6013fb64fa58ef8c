import type { Square } from "../../geometry/index.ts";
import { PASSENGER_SEAT } from "../table/crew.ts";
import type { AxisUnit, Laid, Operator, OperatorVehicle, Post, State } from "../table/state.ts";

const attributesOf = (parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(", ");

/** The legend of an Operator, without his place. */
export function printOperator(operator: Operator, nameOfSquare: (square: Square) => string): string {
  const {
    id,
    facing,
    health,
    ap,
    crouched,
    spotted,
    weapons,
    ammunition,
    sniperAmmunition,
    equipment,
    items,
    carrying,
    cigarette,
    aim,
    mark,
    player,
    turn,
    fate,
    support,
    scuba,
    speared,
  } = operator;
  return attributesOf([
    `${operatorWord(operator)} ${id}`,
    `facing ${facing}`,
    health !== (support ? 3 : 5) && `health ${health}`,
    fate === "in-play" && ap !== 4 && `ap ${ap}`,
    crouched && "crouched",
    spotted && "spotted",
    ...weapons.map((weapon) =>
      weapon === "sten" ? `sten ${ammunition}` : weapon === "sniper" ? `sniper ${sniperAmmunition}` : weapon,
    ),
    weapons.length === 0 && "unarmed",
    ...equipment,
    ...items.map(({ item, count, of }) => `${item} ${count}${of === null ? "" : ` of ${of}`}`),
    scuba && "scuba",
    speared && "speared",
    carrying !== null && `carrying ${carrying}`,
    cigarette && "cigarette",
    operator.failure && "failure",
    ...outfitWords(operator),
    aim !== null && `aim ${aim}`,
    mark !== null && `mark ${mark}`,
    operator.markAt !== null && `mark-at ${nameOfSquare(operator.markAt)}`,
    player !== 1 && `player ${player}`,
    fate === "in-play" && turn !== "to-act" && turn,
    fate !== "in-play" && fate,
  ]);
}

const operatorWord = ({ support, sas }: Operator): string => (support ? (sas ? "sas" : "resistance") : "operator");

const outfitWords = ({ outfit }: Operator): readonly (string | false)[] => {
  if (outfit === null) return [];
  const { wears, tokens, interacts, garrotte, blown } = outfit;
  return [
    `outfit ${wears}`,
    tokens !== 3 && `tokens ${tokens}`,
    interacts !== null && `interacts ${interacts.unit} ${interacts.facing}${interacts.kept ? " kept" : ""}`,
    garrotte !== null && `garrotte ${garrotte.unit}${garrotte.failed > 0 ? ` ${garrotte.failed}` : ""}`,
    blown && "blown",
  ];
};

/** The legend of a unit, without its place. */
export function printUnit(state: State, unit: AxisUnit, nameOfSquare: (square: Square) => string): string {
  const { id, kind, facing, alert, smoking, wounds, advanced, seen, reacted, post } = unit;
  return attributesOf([
    `${kind} ${id}`,
    `facing ${facing}`,
    alert && "alert",
    printPost(state, post, kind, nameOfSquare),
    unit.setUp && "set-up",
    smoking && (unit.offered ? "cigarette offered" : "cigarette"),
    wounds > 0 && `wounds ${wounds}`,
    advanced && "advanced",
    unit.stalled && "stalled",
    unit.wanted && "wanted",
    unit.empty && "empty",
    unit.stalker !== null && `stalker ${unit.stalker}`,
    unit.jager !== null && (unit.jager === "unit" ? "jager" : "upgraded"),
    unit.startled !== null && `startled ${unit.startled.from} ${unit.startled.to}`,
    seen.length > 0 && `saw ${seen.join(" ")}`,
    reacted.length > 0 && `reacted ${reacted.join(" ")}`,
  ]);
}

function printPost(
  state: State,
  post: Post,
  kind: AxisUnit["kind"],
  nameOfSquare: (square: Square) => string,
): string | false {
  switch (post.kind) {
    case "sentry":
      return `sentry of ${nameOfSquare(state.points[post.point]?.at ?? 0)}`;
    case "patrol":
      return `patrol ${post.line + 1}`;
    case "spawn":
      return `spawn ${state.tiles[post.tile]?.id ?? "?"} ${post.marker + 1}`;
    case "assault":
      return "assault";
    case "route":
      return `route ${post.route + 1}${post.way === 1 ? "" : " back"} step ${post.step}`;
    case "convoy":
      return `convoy ${post.route + 1}${post.scout ? " scout" : ""}${post.waiting ? " waiting" : ""} step ${post.step}`;
    case "guard":
      return kind === "rifleman" || kind === "officer" ? "guard" : false;
    case "officer":
      return false;
  }
}

/** The legend of an Operator vehicle, without its place. */
export function printVehicle({ id, kind, facing, health, ap, turn, seats }: OperatorVehicle): string {
  return attributesOf([
    `${kind === "truck" ? "operator-truck" : kind} ${id}`,
    `facing ${facing}`,
    health !== (kind === "boat" ? 3 : 6) && `health ${health}`,
    ap !== 2 && `ap ${ap}`,
    turn !== "to-act" && turn,
    kind === "support-willys" && (seats[PASSENGER_SEAT] ?? null) !== null && `passenger ${seats[PASSENGER_SEAT] ?? ""}`,
    kind !== "support-willys" &&
      seats.some((seat) => seat !== null) &&
      `seats ${seats.map((seat) => seat ?? "-").join(" ")}`,
  ]);
}

/** The legend of something that lies on a square, without its place. */
export function printLaid(laid: Laid): string {
  switch (laid.kind) {
    case "barrel":
    case "document":
      return laid.kind;
    case "trap":
      return attributesOf(["trap", laid.of !== null && `of ${laid.of}`, laid.used && "used"]);
    case "landmine":
      return attributesOf(["landmine", laid.of !== null && `of ${laid.of}`]);
    case "bomb":
    case "rat-bomb":
      return attributesOf([laid.kind, laid.of !== null && `of ${laid.of}`, laid.above !== 1 && `above ${laid.above}`]);
  }
}
