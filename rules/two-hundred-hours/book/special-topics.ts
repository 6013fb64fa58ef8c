/** Topics of single missions and of additional rules: a search names the others before them. */
export const specialTopics = [
  "Additional rules",
  "Rules shared by missions 2 to 8",
  "Mission 1: Hunted",
  "Mission 2: Butcher and Bolt",
  "Mission 3: Sabotage",
  "Mission 4: Havoc",
  "Mission 5: Evade",
  "Mission 6: Capture",
  "Mission 7: Intelligence",
  "Mission 8: Silence the Guns",
] as const;
