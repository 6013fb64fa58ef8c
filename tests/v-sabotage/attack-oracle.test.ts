import { describe, expect, it } from "vitest";
import type { Chance } from "../../rules/kernel/index.ts";
import {
  agreed,
  gameOf,
  heldAgainst,
  oneIn,
  opened,
  pick,
  summed,
  type Trial,
  waysOf,
} from "../soak/against-oracle.ts";
import { closeCombat, shot, type Size, step, told, weapons } from "./attack-oracle.ts";

const game = gameOf("v-sabotage");
const sizes: readonly Size[] = ["small", "medium", "large"];
/** The cells of the western and of the eastern tile, in two rows. */
const west: Readonly<Record<Size, readonly [string, string]>> = {
  small: [". A1", ". ."],
  medium: ["A1 A1", ". ."],
  large: ["A1 A1", "A1 A1"],
};
const east: Readonly<Record<Size, readonly [string, string]>> = {
  small: ["B1 .", ". ."],
  medium: ["B1 B1", ". ."],
  large: ["B1 B1", "B1 B1"],
};
const squares = { mauser: 1, mp40: 2, stg44: 3 } as const;
type Unit = keyof typeof squares;

const unitLine = (unit: Unit, id: string, at: string): string =>
  `unit ${id} ${unit === "stg44" ? unit : `regular ${unit}`} at ${at}`;

interface Ground {
  readonly from: Size;
  readonly to: Size;
  readonly lines: readonly string[];
}

function ground(chance: Chance, isAlarmOn: boolean): Ground {
  const [from, to] = [pick(chance, sizes), pick(chance, sizes)];
  const indoor = ["A1", "B1"].filter(() => oneIn(chance, 3));
  return {
    from,
    to,
    lines: [
      "asks never",
      "terrain yard",
      "map",
      `${west[from][0]} ${east[to][0]}`,
      `${west[from][1]} ${east[to][1]} C1`,
      ...(indoor.length > 0 ? [`indoor ${indoor.join(" ")}`, "opening A1|B1"] : []),
      `alarm at C1${isAlarmOn ? ", on" : ""}`,
    ],
  };
}

/** What the facts of a way say of a commando, in the words of the oracle. */
const toldOf =
  (id: string) =>
  (facts: readonly string[]): string =>
    told({
      gone: facts.filter((fact) => fact.startsWith("eliminated:g")).length,
      hits: Math.max(
        0,
        ...facts.filter((fact) => fact.startsWith(`injured:${id}:`)).map((fact) => Number(fact.split(":")[2])),
      ),
      becomes: facts.includes(`critical:${id}`)
        ? "critical"
        : facts.includes(`visible:${id}`)
          ? "visible"
          : facts.includes(`stealthy:${id}`)
            ? "stealthy"
            : null,
      alarm: facts.includes("alarm:yard"),
    });

function shooting(chance: Chance): Trial | null {
  const isVisible = oneIn(chance, 3);
  const isAlarmOn = isVisible || oneIn(chance, 3);
  const { from, to, lines } = ground(chance, isAlarmOn);
  const how = pick(chance, [
    "pistol",
    "mp40",
    "stg44",
    "mg42",
    "grenade",
    "sten",
    "sten",
    "close-combat",
    "close-combat",
  ] as const);
  const id = how === "sten" ? "medic" : "sapper";
  const target = how === "close-combat" || oneIn(chance, 2) ? "A1" : "B1";
  const size = target === "A1" ? from : to;
  const isInNest = how !== "close-combat" && size !== "small" && oneIn(chance, 4);
  const units = isInNest ? 1 : 1 + chance.index(size === "small" ? 2 : 4);
  const kind = pick(chance, ["mauser", "mp40", "stg44"] as const);
  const spotted = chance.index(4);
  const others = 5 + chance.index(4);
  if (how === "close-combat" && isVisible) return null;
  // a grenade may hit its thrower, once no unit is left
  if (how === "grenade" && target === "A1" && isVisible) return null;
  const token = ["mp40", "stg44", "mg42", "grenade"].includes(how) ? `, tokens ${how}` : "";
  const text = [
    ...lines,
    ...(isInNest ? [`nest ${target}`] : []),
    `equipment-reserve spotted ${spotted}, crowbar ${others}`.replace("spotted 0, ", ""),
    ...Array.from(
      { length: units },
      (_, n) => unitLine(kind, `g${n + 1}`, target) + (isInNest ? ", protects nest" : ""),
    ),
    `commando ${id} ${id === "medic" ? "blue" : "tan"} at A1${isVisible ? ", visible" : ""}${token}`,
    "commando scout tan outside",
    "",
  ].join("\n");
  if (isInNest && kind === "stg44") return null;
  const action =
    how === "close-combat"
      ? { do: how, commando: id, target: "g1" }
      : { do: "shoot", commando: id, weapon: how, target };
  const attack = { isVisible, isAlarmOn, units, spotted, others };
  return {
    position: `${text}${JSON.stringify(action)}`,
    engine: waysOf(opened(game, text), action, toldOf(id)),
    oracle: summed(how === "close-combat" ? closeCombat(attack) : shot(attack, how, size, isInNest)),
    met: [
      how,
      size,
      ...(how === "close-combat" ? [] : [`${weapons[how].dice} dice`]),
      ...(isInNest ? ["nest"] : []),
      ...(isAlarmOn ? ["alarm on"] : ["alarm off"]),
      ...(spotted > 0 && !isVisible && units > 1 && (how === "sten" || how === "close-combat")
        ? ["may be spotted"]
        : []),
      target === "A1" ? "own tile" : "beside",
    ],
  };
}

function moving(chance: Chance): Trial | null {
  const isVisible = oneIn(chance, 2);
  const isAlarmOn = isVisible || oneIn(chance, 3);
  const { from, to, lines } = ground(chance, isAlarmOn);
  const isStealthy = to === "medium" && oneIn(chance, 2);
  const injuries = isVisible ? chance.index(2) : 0;
  const some = (): readonly Unit[] =>
    Array.from({ length: oneIn(chance, 3) ? 0 : 1 + chance.index(2) }, () =>
      pick(chance, ["mauser", "mauser", "mp40", "stg44"] as const),
    );
  const [here, there] = [some(), some()];
  const dice = [...here, ...there].reduce((sum, unit) => sum + squares[unit], 0);
  if (dice > 5) return null;
  const text = [
    ...lines,
    ...here.map((unit, n) => unitLine(unit, `g${n + 1}`, "A1")),
    ...there.map((unit, n) => unitLine(unit, `h${n + 1}`, "B1")),
    `commando sapper tan at A1${isVisible ? ", visible" : ""}${injuries > 0 ? `, injuries ${injuries}` : ""}`,
    "commando scout tan outside",
    "",
  ].join("\n");
  const action = { do: isStealthy ? "move-stealthily" : "move", commando: "sapper", to: "B1" };
  const engine = waysOf(opened(game, text), action, toldOf("sapper"));
  const squaresOf = (units: readonly Unit[]): readonly number[] => units.map((unit) => squares[unit]);
  return {
    position: `${text}${JSON.stringify(action)}`,
    engine,
    oracle: summed(
      step({ isVisible, isAlarmOn, isStealthy, from, to, here: squaresOf(here), there: squaresOf(there), injuries }),
    ),
    met: [
      `${isVisible ? "visible" : "hidden"} onto ${to}${isStealthy ? ", stealthily" : ""}`,
      ...(isVisible && dice > 0 ? ["reaction fire"] : []),
      ...(!isVisible && there.length > 0 && (to === "small" || isStealthy) ? ["check"] : []),
      ...(isVisible && there.length > 0 ? ["cannot hide among enemies"] : []),
      ...(injuries > 0 ? ["injured"] : []),
    ],
  };
}

describe("attacks, checks and the alarm against the oracle", () => {
  it("agrees on shots and close combat", () => {
    const branches = [
      "pistol",
      "mp40",
      "stg44",
      "mg42",
      "grenade",
      "sten",
      "close-combat",
      "nest",
      "alarm on",
      "alarm off",
    ];
    expect(
      heldAgainst(
        "shots of V-Sabotage",
        [...branches, "may be spotted", "own tile", "beside", "small", "medium", "large"],
        shooting,
      ),
    ).toEqual(agreed);
  });
  it("agrees on moves: checks, reaction fire and the alarm", () => {
    const onto = sizes.flatMap((size) => [`visible onto ${size}`, `hidden onto ${size}`]);
    const branches = [
      ...onto,
      "visible onto medium, stealthily",
      "hidden onto medium, stealthily",
      "reaction fire",
      "check",
    ];
    expect(heldAgainst("moves of V-Sabotage", [...branches, "cannot hide among enemies", "injured"], moving)).toEqual(
      agreed,
    );
  });
});
