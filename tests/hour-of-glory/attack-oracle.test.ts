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
import { fates, fightDice, fightScores, firearms, profiles, shotScores } from "./attack-oracle.ts";

const game = gameOf("hour-of-glory");
const intruders = ["holt", "crane", "vaughan"] as const;
const defenders = ["commander", "sentry", "guard"] as const;
const idOf = { commander: "commander", sentry: "s1", guard: "g1" } as const;

/** Somebody attacks somebody else along a corridor: an Intruder a defending agent, or the other way about. */
function attack(chance: Chance): Trial | null {
  const intruder = pick(chance, intruders);
  const defender = pick(chance, defenders);
  const isShot = oneIn(chance, 2);
  const byIntruder = oneIn(chance, 2);
  const distance = isShot ? 2 + chance.index(18) : 1;
  const top =
    byIntruder && isShot
      ? pick(chance, ["pistol", "carbine", "rifle"] as const)
      : pick(chance, ["knife", "pistol"] as const);
  const other = defender === "sentry" ? "sentry s1 at" : defender === "guard" ? "guard g1 at" : "commander at";
  const phase = byIntruder ? "intruders" : { commander: "commander", sentry: "sentries", guard: "guards" }[defender];
  const text = [
    "plan",
    ".".repeat(22),
    `phase ${phase}`,
    ...(defender === "guard" ? ["alarm"] : []),
    `intruder ${intruder} at 0,0, assault, weapons ${top} ${top === "knife" ? "pistol" : "knife"}`,
    // further along the corridor and looking away, so that nobody has him in a watch zone
    `${other} ${distance},0${defender === "guard" ? "" : ", facing E"}`,
    ...(defender === "commander" ? [] : ["commander left"]),
    ...(defender === "guard" && !byIntruder ? ["guard-roll 1"] : []),
    ...(defender === "sentry" && !byIntruder ? ["sentries-acting"] : []),
    ...(byIntruder ? [`turn ${intruder}, left 6`] : defender === "commander" ? ["turn commander, left 3"] : []),
    "",
  ].join("\n");
  const id = idOf[defender];
  const [agent, target] = byIntruder ? [intruder, id] : [id, intruder];
  const [attacker, victim] = byIntruder
    ? [profiles[intruder], profiles[defender]]
    : [profiles[defender], profiles[intruder]];
  // the shot of a Guard comes at the end of his pursuit
  if (isShot && agent === "g1") return null;
  const action = isShot ? { do: "shoot", agent, targets: [target] } : { do: "fight", agent, target };
  const dice = isShot
    ? firearms[byIntruder ? (top === "knife" ? "pistol" : top) : defender === "commander" ? "pistol" : "rifle"]
    : fightDice(attacker, byIntruder && top === "knife");
  const scores = isShot ? shotScores(dice, distance, attacker) : fightScores(dice, attacker);
  const engine = waysOf(
    opened(game, text),
    action,
    (facts) =>
      facts.includes(`dead:${target}`) ? "dead" : facts.includes(`unconscious:${target}`) ? "unconscious" : "unhurt",
    ["most"],
  );
  return {
    position: `${text}${JSON.stringify(action)}`,
    engine,
    oracle: summed(fates(scores, victim)),
    met: [
      isShot ? "shot" : "fight",
      `${defender} is ${byIntruder ? "the victim" : "the attacker"}`,
      ...(isShot && distance > 12 ? ["far"] : []),
      ...(isShot && dice === 5 ? ["five dice"] : []),
      ...(!isShot && byIntruder ? [top === "knife" ? "knife" : "unarmed"] : []),
    ],
  };
}

describe("attacks against the oracle", () => {
  it("agrees on what becomes of the victim", () => {
    const who = defenders.flatMap((defender) => [`${defender} is the victim`, `${defender} is the attacker`]);
    expect(
      heldAgainst(
        "attacks of Hour of Glory",
        ["shot", "fight", "far", "five dice", "knife", "unarmed", ...who],
        attack,
      ),
    ).toEqual(agreed);
  });
});
