import { row, rulesUnder } from "../../../kernel/index.ts";

export const ghostChallengesAndMedalsBonusContentRules = rulesUnder(
  "Ghost: challenges and medals, bonus content",
  "Bonuses p7",
  {
    "vs.medal.challenge": row("When challenges are checked", {
      text: "After each successfully completed level the challenges are checked; each counts once only.",
      source: "Challenges p7",
    }),
    "vs.medal.boxes": row("How medals are earned", {
      text: "The numbers of the newly completed challenges are summed and that many boxes ticked, row by row from the first; a full row earns its medal.",
      source: "Challenges p7",
    }),
    "vs.medal.unlock": row("What a medal unlocks", {
      text: "A new medal puts its XP card on top of the deck of its colour for all later games; the Victoria Cross unlocks none.",
      source: "Challenges p7",
    }),
    "vs.bonus.swap": row("Adding bonus commandos", {
      text: "For each bonus commando added to the commando reserve another is removed; the reserve is limited to 5 (base game) or 8 (Secret Weapons or Résistance).",
    }),
    "vs.bonus.who": row("Which bonus commando goes with which game", {
      text: "The Death Cheater, Gander and Sergeant Bruno go with any game; Anneke and the Intel Officer need Secret Weapons; Jamie Finnlock needs Résistance.",
    }),
    "vs.bonus.gander": row("Gander the dog", {
      text: "Gander counts as in a German uniform, can become visible (and trigger the alarm) but keeps the uniform's advantages, and does not count as a commando.",
    }),
    "vs.bonus.ss": row("SS enemies", {
      text: "SS enemy units follow the rules of the others; each one added to the enemy reserve replaces 1 token with the same icons.",
    }),
    "vs.bonus.operations": row("The bonus operations", {
      text: "The 4 bonus operations are played with the base game and belong to it in a campaign.",
    }),
  },
);
