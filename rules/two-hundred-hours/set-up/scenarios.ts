import { type Scenario, withPlaytests } from "../../kernel/index.ts";
import { battlefieldIds, battlefieldPlans } from "../book/battlefields.ts";
import { missionIds, type MissionId } from "../book/ids.ts";
import { trials } from "./trials.ts";
import { missions } from "../book/missions.ts";

/** Which battlefields a mission is offered on: all that are known. */
const fieldsOf = (_mission: MissionId): readonly (typeof battlefieldIds)[number][] => battlefieldIds;

const scenarioOf = (mission: MissionId, battlefield: (typeof battlefieldIds)[number]): Scenario => {
  const { title, points, attacker, defender } = missions[mission];
  return {
    id: `${mission}-${battlefield}`,
    title: `${title}: ${battlefieldPlans[battlefield].title.toLowerCase()}`,
    text: `Mission ${mission.slice(1)}, ${points.attacker} points. Attacker: ${attacker} Defender: ${defender}`,
    board: [
      `mission ${mission}`,
      `battlefield ${battlefield}`,
      `limit ${points.attacker} ${points.defender}`,
      "phase set-up",
      "set-up recruit",
      "turn 0",
      "container 0 character 0 trooper 3 time",
    ].join("\n"),
  };
};

/** The eight missions on three battlefields, original to this project in everything but their rules. */
export const scenarios: readonly Scenario[] = withPlaytests(
  missionIds.flatMap((mission) => fieldsOf(mission).map((battlefield) => scenarioOf(mission, battlefield))),
  trials,
);
