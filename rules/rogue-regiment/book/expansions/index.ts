// What belongs to one expansion alone: its rows, open points and numbers, its deck. What it does stands in the rooms.

export { armourPanels } from "./heavy-metal/deck.ts";
export { interpretations as heavyMetalInterpretations } from "./heavy-metal/open-points.ts";
export { numbers as heavyMetalNumbers } from "./heavy-metal/numbers.ts";
export { rules as heavyMetalRules } from "./heavy-metal/rules.ts";
export { houndsPanels } from "./hot-dogs/deck.ts";
export {
  jagerBattlePanel,
  jagerDeck,
  type JagerPanel,
  jagerStealthPanel,
  type JagerToken,
  jagerTokenInWords,
  jagerTokens,
  jagerTokenTitles,
  type JagerUnit,
} from "./jager/deck.ts";
export { maroonPanels } from "./jager/maroon-deck.ts";
export { numbers as jagerNumbers } from "./jager/numbers.ts";
export { jagerInterpretations } from "./jager/index.ts";
export { rules as jagerPlayerRules } from "./jager/rules.ts";
export { rules as jagerVehicleRules } from "./jager/vehicles-rules.ts";
export { interpretations as hotDogsInterpretations } from "./hot-dogs/open-points.ts";
export { numbers as hotDogsNumbers } from "./hot-dogs/numbers.ts";
export { rules as hotDogsRules } from "./hot-dogs/rules.ts";
export { nightPanels } from "./kickstarter/deck.ts";
export { interpretations as kickstarterInterpretations } from "./kickstarter/open-points.ts";
export { numbers as kickstarterNumbers } from "./kickstarter/numbers.ts";
export { rules as kickstarterRules } from "./kickstarter/rules.ts";
export { interpretations as sharedInterpretations } from "./shared/open-points.ts";
export { numbers as sharedNumbers } from "./shared/numbers.ts";
export { rules as sharedRules } from "./shared/rules.ts";
export { raidPanels } from "./they-who-dare/deck.ts";
export { theyWhoDareInterpretations, theyWhoDareNumbers } from "./they-who-dare/index.ts";
export { rules as theyWhoDareMachineRules } from "./they-who-dare/machines-rules.ts";
export { rules as theyWhoDareNancyRules } from "./they-who-dare/nancy-rules.ts";
export { rules as theyWhoDareTyphoonRules } from "./they-who-dare/typhoon-rules.ts";
export { type ExpansionId, expansionIds, expansionTitles, offeredExpansions } from "./titles.ts";
