/** Topics of what is printed on single cards and scenarios: a search names the others before them. */
export const specialTopics = [
  "Scenario special rules",
  "Skills and equipment",
  "Special weapons",
  "Vehicle attributes",
  "Airlifters, sealifters",
  "Command squads",
] as const;
