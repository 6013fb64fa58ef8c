// The book as data: rows, open points, numbers, decisions, cards, kinds of units; and what of it is in force.

export type { Citation } from "./citation.ts";
export { type PromptId, prompts, unasked } from "./decisions.ts";
export {
  type BattlePanel,
  cardOf,
  type DeckName,
  deckNamed,
  decks,
  expansionsOfCard,
  footDeck,
  isJagerCard,
  type SpawnKind,
  SPECIAL_CARD,
  type StealthPanel,
} from "./deck.ts";
export {
  type ExpansionId,
  expansionIds,
  expansionTitles,
  jagerDeck,
  type JagerPanel,
  type JagerToken,
  jagerTokens,
  jagerTokenTitles,
  type JagerUnit,
  offeredExpansions,
} from "./expansions/index.ts";
export { type FootKind, footTraits, isFootKind } from "./foot-kinds.ts";
export { hangingOn, inForceUnder, number, numberIn, reading, readingIn } from "./in-force.ts";
export { laterNames } from "./later-names.ts";
export { type NumberId, numbers } from "./numbers.ts";
export { type InterpretationId, interpretations } from "./open-points/index.ts";
export {
  type BoardSide,
  FULL_GRENADES,
  FULL_STICK_GRENADES,
  type OperatorBoard,
  operatorBoards,
} from "./operator-boards.ts";
export { panelInWords } from "./panels.ts";
export { rules } from "./rules/index.ts";
export { specialTopics } from "./special-topics.ts";
export {
  type Equipment,
  equipmentNames,
  explosiveTitles,
  type ExplosiveWord,
  type Item,
  itemTitles,
  objectTitles,
  operatorWeapons,
  phases,
  sections,
  thingTitles,
  type ThingWord,
  vehicleSteps,
  type Weapon,
  weaponTitles,
  type WeaponWord,
} from "./titles.ts";
export { expansionsOf, unitKindNames } from "./unit-kinds.ts";
export type { ExplosiveWeapon, GunNumbers, Howitzer, Troops } from "./unit-traits.ts";
export {
  type AxisVehicleKind,
  axisVehicles,
  firesAhead,
  isConvoyTruck,
  isVehicleKind,
  vehicleTraits,
} from "./vehicle-kinds.ts";
