import { toReady } from "./alerting.ts";
import { facings } from "../geometry/index.ts";
import { compass } from "../kernel/index.ts";
import { evade, faceZones, react, topCard, untested } from "./evading.ts";
import { isInOccupiedRoom } from "./occupation.ts";
import { nameOf } from "./plan.ts";
import { pointsNeeded, pointsOut, takeMinutes } from "./scoring.ts";
import type { Intruder, Sentry } from "./state.ts";
import { die } from "./wounds.ts";
import {
  areAdjacent,
  asks,
  choose,
  defender,
  type Defending,
  defendersOf,
  endTurn,
  type G,
  intrudersOf,
  isOver,
  isRaider,
  type OnBoard,
  passScore,
  planFor,
  reading,
  record,
  roll,
  type Rules,
  seatOf,
  turnOf,
} from "./table.ts";

/** What is taken off the die of somebody with a severe wound. hg.open.light-vs-severe */
const hurt = (g: G, agent: { readonly severe: boolean }): number =>
  agent.severe && reading(g, "hg.open.light-vs-severe") === "severe-harder" ? 1 : 0;

/** Whether a First Aid Kit helps: his own, or that of somebody beside him. hg.recover.first-aid, hg.open.first-aid-holder */
const hasFirstAid = (g: G, intruder: OnBoard<Intruder>): boolean =>
  intrudersOf(g.state).some(
    (one) =>
      one.equipment.includes("first-aid-kit") &&
      (one.id === intruder.id ||
        (areAdjacent(g, intruder.at, one.at) && (!one.prone || reading(g, "hg.open.first-aid-holder") === "any"))),
  );

/** Whether a failed recovery may be turned into a sacrifice. hg.sacrifice.when, hg.open.sacrifice */
function maySacrifice(g: G, minutes: number): boolean {
  const how = reading(g, "hg.open.sacrifice");
  if (how === "word") return true;
  return minutes >= g.state.timer && (how === "zero" || pointsOut(g) < pointsNeeded(g));
}

/** RECOVER of an Intruder. hg.recover.intruder-instead */
export function* recover(g: G, intruder: OnBoard<Intruder>): Rules {
  const need = passScore(g, intruder, "survival");
  let [face = 1] = yield* roll(1, `${intruder.id} recovers`, "hg.recover.intruder-instead");
  if (face - hurt(g, intruder) < need && hasFirstAid(g, intruder)) {
    const again = yield* asks(seatOf(intruder), {
      id: "hg.dec.reroll-kit",
      text: `Is the ${face} of ${intruder.id} rerolled with a First Aid Kit?`,
      piece: intruder.id,
    });
    if (again) {
      const was = face;
      [face = 1] = yield* roll(1, `${intruder.id} rerolls with a First Aid Kit`, "hg.recover.first-aid");
      record(g, {
        event: "rerolled",
        agent: intruder.id,
        die: 1,
        was,
        now: face,
        cites: [
          "hg.recover.first-aid",
          "hg.recover.first-aid-adjacent",
          "hg.open.first-aid-holder",
          "hg.skill.reroll-failed-die",
        ],
      });
    }
  }
  if (face - hurt(g, intruder) < need) {
    record(g, {
      event: "recovery-failed",
      agent: intruder.id,
      dice: [face],
      cites: ["hg.recover.intruder-instead", "hg.recover.intruder-fail-minutes", "hg.recover.intruder-instead"],
    });
    const gives =
      maySacrifice(g, face) &&
      (yield* asks(seatOf(intruder), {
        id: "hg.dec.sacrifice",
        text: `Does ${intruder.id} sacrifice himself, so that no time is lost?`,
        piece: intruder.id,
      }));
    if (gives) {
      record(g, {
        event: "sacrificed",
        agent: intruder.id,
        cites: ["hg.sacrifice.when", "hg.sacrifice.effect", "hg.open.sacrifice"],
      });
      die(g, intruder, "heroic sacrifice", "hg.sacrifice.effect");
      return;
    }
    takeMinutes(g, face, "a failed recovery", "hg.recover.intruder-fail-minutes");
    if (!isOver(g)) endTurn(g, "he stays prone");
    return;
  }
  intruder.prone = false;
  intruder.severe = false;
  record(g, { event: "recovered", agent: intruder.id, cites: ["hg.recover.intruder-instead"] });
  intruder.mode = yield* choose<"raiding" | "assault">(
    seatOf(intruder),
    { id: "hg.dec.recover-mode", text: `In which mode does ${intruder.id} stand up?`, piece: intruder.id },
    [
      { id: "raiding", text: "Raiding mode", value: "raiding" },
      { id: "assault", text: "Assault mode", value: "assault" },
    ],
  );
  record(g, {
    event: "mode",
    agent: intruder.id,
    mode: intruder.mode,
    why: "he stands up",
    cites: ["hg.assault.recover-choice"],
  });
  if (intruder.mode === "assault") yield* topCard(g, intruder);
  yield* testAfter(g, intruder);
  const turn = turnOf(g);
  if (turn.moves || turn.acts !== "none")
    endTurn(g, "he has recovered", "hg.recover.intruder-instead", "hg.open.recover-test");
}

/** EVADE or REACT of who has stood up in a zone or an enemy-occupied room. hg.recover.intruder-zone-test */
function* testAfter(g: G, intruder: OnBoard<Intruder>): Rules {
  const owners = untested(g, intruder);
  const inRoom = isInOccupiedRoom(g, intruder.at);
  if (owners.length === 0 && !inRoom) return;
  record(g, {
    event: "chosen",
    agent: intruder.id,
    what: "he stands up before the enemy",
    cites: ["hg.recover.intruder-zone-test", "hg.open.recover-test"],
  });
  if (isRaider(intruder)) yield* evade(g, intruder, owners, inRoom);
  else yield* react(g, intruder, owners, inRoom);
  if (reading(g, "hg.open.standdown-still-zoned") === "at-once") yield* faceZones(g, intruder);
}

/** A recovered Sentry faces his marker, or is ready. hg.sentry.recovered-faces-marker, hg.open.recovered-facing */
function* standUp(g: G, sentry: Sentry): Rules {
  if (reading(g, "hg.open.recovered-facing") === "may") {
    sentry.facing = yield* choose(
      defender,
      { id: "hg.dec.alert-tie", text: `Which way does ${sentry.id} face?`, piece: sentry.id },
      facings.map((facing) => ({ id: facing, text: compass[facing], value: facing })),
    );
  } else if (sentry.marker === null) {
    toReady(g, sentry, null, "hg.open.recovered-facing");
    return;
  } else {
    const { width } = planFor(g);
    const dx = Math.sign((sentry.marker % width) - (sentry.at % width));
    const dy = Math.sign(Math.floor(sentry.marker / width) - Math.floor(sentry.at / width));
    sentry.facing = dx > 0 ? "E" : dx < 0 ? "W" : dy > 0 ? "S" : dy < 0 ? "N" : sentry.facing;
  }
  record(g, {
    event: "faced",
    agent: sentry.id,
    facing: sentry.facing,
    cites: ["hg.sentry.recovered-faces-marker", "hg.open.recovered-facing"],
  });
}

/** DEFENDER RECOVER. hg.recover.defender, hg.recover.defender-one-dies */
function* recoverDefender(g: G, agent: Defending): Rules {
  const tries = yield* asks(defender, {
    id: "hg.dec.recover-try",
    text: `Does ${agent.id} try to recover on ${nameOf(planFor(g), agent.at)}?`,
    piece: agent.id,
  });
  if (!tries) return;
  const [face = 1] = yield* roll(1, `${agent.id} recovers`, "hg.recover.defender", "hg.open.seat-order");
  if (face === 1) {
    die(g, agent, "a 1 on recovery", "hg.recover.defender-one-dies");
    return;
  }
  if (face - hurt(g, agent) < passScore(g, agent, "survival")) {
    record(g, { event: "recovery-failed", agent: agent.id, dice: [face], cites: ["hg.recover.defender"] });
    return;
  }
  agent.prone = false;
  agent.severe = false;
  record(g, { event: "recovered", agent: agent.id, cites: ["hg.recover.defender"] });
  if (agent.kind === "sentry") yield* standUp(g, agent);
}

/** The Recovery phase: Commander, Sentries, Guards. hg.turn.defender-phases, hg.open.seat-order */
export function* recoveryPhase(g: G): Rules {
  for (const agent of defendersOf(g.state).filter(({ prone }) => prone)) yield* recoverDefender(g, agent);
}
