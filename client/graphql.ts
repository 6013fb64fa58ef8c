/** What a scalar is as a type, in the words of code generators. */
export interface ScalarTypes<Type extends string> {
  /** As it is sent. */
  readonly input: Type;
  /** As it is answered. */
  readonly output: Type;
}

/** A scalar that is sent as it is answered. */
const both = <Type extends string>(type: Type): ScalarTypes<Type> => ({ input: type, output: type });

/** Where the type of a scalar of a game is exported, as code generators read it. */
const of = <G extends string, T extends string>(game: G, type: T): ScalarTypes<`@umpire/client/types/${G}#${T}`> =>
  both(`@umpire/client/types/${game}#${type}`);

/**
 * What the scalars of the GraphQL schema are as types, for the `scalars` of a code generator (`config: { scalars }` of
 * @graphql-codegen). What is a game's own, its actions, positions and events, has the types that the API has over REST;
 * JSON is the same of whatever game.
 */
export const scalars = {
  /** Any JSON: what is a game's own, of whatever game. */
  JSON: both("unknown"),
  /** A moment as ISO 8601 has it, in UTC. */
  Time: both("string"),
  /** An action of Dust Tactics. */
  DustTacticsAction: of("dust-tactics", "DustTacticsAction"),
  /** An event of Dust Tactics. */
  DustTacticsEvent: of("dust-tactics", "DustTacticsEvent"),
  /** A position of Dust Tactics. */
  DustTacticsPosition: of("dust-tactics", "DustTacticsPosition"),
  /** An action of Hour of Glory. */
  HourOfGloryAction: of("hour-of-glory", "HourOfGloryAction"),
  /** An event of Hour of Glory. */
  HourOfGloryEvent: of("hour-of-glory", "HourOfGloryEvent"),
  /** A position of Hour of Glory. */
  HourOfGloryPosition: of("hour-of-glory", "HourOfGloryPosition"),
  /** An action of SAS: Rogue Regiment. */
  RogueRegimentAction: of("rogue-regiment", "RogueRegimentAction"),
  /** An event of SAS: Rogue Regiment. */
  RogueRegimentEvent: of("rogue-regiment", "RogueRegimentEvent"),
  /** A position of SAS: Rogue Regiment. */
  RogueRegimentPosition: of("rogue-regiment", "RogueRegimentPosition"),
  /** An action of 02 Hundred Hours. */
  TwoHundredHoursAction: of("two-hundred-hours", "TwoHundredHoursAction"),
  /** An event of 02 Hundred Hours. */
  TwoHundredHoursEvent: of("two-hundred-hours", "TwoHundredHoursEvent"),
  /** A position of 02 Hundred Hours. */
  TwoHundredHoursPosition: of("two-hundred-hours", "TwoHundredHoursPosition"),
  /** An action of V-Sabotage. */
  VSabotageAction: of("v-sabotage", "VSabotageAction"),
  /** An event of V-Sabotage. */
  VSabotageEvent: of("v-sabotage", "VSabotageEvent"),
  /** A position of V-Sabotage. */
  VSabotagePosition: of("v-sabotage", "VSabotagePosition"),
} as const;
