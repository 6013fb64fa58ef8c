import { row, rulesUnder } from "../../../kernel/index.ts";

export const rulesSharedByMissions2To8Rules = rulesUnder(
  "Rules shared by missions 2 to 8",
  "Missions 2–8, Deployment (p.50–58)",
  {
    "zh.mission.patrol-deploy": row("The Defender makes a patrol route", {
      text: "The defender makes a patrol route and deploys its sentries by the standard rules.",
    }),
    "zh.mission.attackers-enter": row("The attackers start off the table", {
      text: "The attackers start off the table and enter when assigned an action, at the mission's entry edges.",
    }),
    "zh.mission.winner": row("Who wins the mission", {
      text: "When the game ends, the side that has achieved its primary objective wins.",
      source: "Missions 2–8, Ending the Game (p.50–59)",
    }),
    "zh.mission.total": row("When a victory is total", {
      text: "The winner has a Total Victory if it also achieved its secondary objective, otherwise a Partial Victory.",
      source: "Missions 2–8, Ending the Game (p.50–59)",
    }),
    "zh.mission.attacker-secondary": row("The attacker's secondary: get half away", {
      text: "Attacker secondary in missions 2 to 7: at least half of the original number of attackers move off the table where they could enter (mission 4: on either of the two entry sides).",
      source: "Missions 2–7, Objectives (p.50–56)",
    }),
    "zh.mission.defender-secondary": row("The Defender's secondary: take out half", {
      text: "Defender secondary in missions 2 to 8: at least half of the attackers' original fighters are taken out.",
      source: "Missions 2–8, Objectives (p.50–59)",
    }),
    "zh.mission.points": row("The missions' points", {
      text: "Default points limits: mission 2 25, mission 3 20, mission 4 30, mission 5 20, mission 6 20, mission 7 20, mission 8 30; the players may agree on others.",
      source: "Missions 2–8, Recruitment (p.50–58)",
    }),
  },
);
