/** Where the type of a scalar of a game is exported, as code generators read it. */
const of = <G extends string, T extends string>(game: G, type: T) => {
  const place: `@umpire/client/types/${G}#${T}` = `@umpire/client/types/${game}#${type}`;
  return { input: place, output: place } as const;
};

/**
 * What the scalars of the GraphQL schema are as types, for the `scalars` of a code generator (`config: { scalars }` of
 * @graphql-codegen). What is a game's own, its actions, positions and events, has the types that the API has over REST;
 * JSON is the same of whatever game.
 */
export const scalars = {
  JSON: { input: "unknown", output: "unknown" },
  Time: { input: "string", output: "string" },
  DustTacticsAction: of("dust-tactics", "DustTacticsAction"),
  DustTacticsEvent: of("dust-tactics", "DustTacticsEvent"),
  DustTacticsPosition: of("dust-tactics", "DustTacticsPosition"),
  HourOfGloryAction: of("hour-of-glory", "HourOfGloryAction"),
  HourOfGloryEvent: of("hour-of-glory", "HourOfGloryEvent"),
  HourOfGloryPosition: of("hour-of-glory", "HourOfGloryPosition"),
  RogueRegimentAction: of("rogue-regiment", "RogueRegimentAction"),
  RogueRegimentEvent: of("rogue-regiment", "RogueRegimentEvent"),
  RogueRegimentPosition: of("rogue-regiment", "RogueRegimentPosition"),
  TwoHundredHoursAction: of("two-hundred-hours", "TwoHundredHoursAction"),
  TwoHundredHoursEvent: of("two-hundred-hours", "TwoHundredHoursEvent"),
  TwoHundredHoursPosition: of("two-hundred-hours", "TwoHundredHoursPosition"),
  VSabotageAction: of("v-sabotage", "VSabotageAction"),
  VSabotageEvent: of("v-sabotage", "VSabotageEvent"),
  VSabotagePosition: of("v-sabotage", "VSabotagePosition"),
} as const;
