/** What the sides of games are and what they are about, for whoever chooses one. */
const about: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "hour-of-glory": {
    intruder:
      "One to three commandos: they open doors, search rooms for intelligence and escape with it before the time runs out, in silence as long as they can.",
    defender:
      "The garrison: he walks his rounds with Sentries at the doors, calls Guards once the alarm is raised, and wins if the Intruders bring out too little.",
  },
  "two-hundred-hours": {
    attacker: "A few well-trained raiders: they sneak past the sentries, strike and do what the mission asks of them.",
    defender:
      "The garrison: more men, who patrol until they notice something, raise the alarm and then hunt the raiders.",
  },
  "dust-tactics": {
    south:
      "The Harrow Republic unless another army is chosen: line infantry and their staff, a mortar, Major Corran and a tank. It attacks in The Weir.",
    north:
      "The Vael Dominion unless another army is chosen: heavier infantry, the Ashen Pack with Overseer Maur and a walker. It defends in The Weir.",
  },
};

/** What a side is; null where that is not told. */
export const aboutSide = (ruleset: string, side: string): string | null => about[ruleset]?.[side] ?? null;
