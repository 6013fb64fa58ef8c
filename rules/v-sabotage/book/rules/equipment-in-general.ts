import { row, rulesUnder } from "../../../kernel/index.ts";

export const equipmentInGeneralRules = rulesUnder("Equipment in general", "Equipment p3–4", {
  "vs.equip.any-commando": row("Any commando uses any equipment", {
    text: "Any commando can use any equipment token.",
  }),
  "vs.equip.colours": row("Blue stays, green is used up", {
    text: "A blue token has unlimited use; a green token goes to the discard pile, not the reserve, after use.",
  }),
  "vs.equip.red": row("Equipment set up lies red side up", {
    text: "A token that a commando sets up on the terrain by using it lies red side up.",
  }),
  "vs.equip.free-by-card": row("Whose card makes equipment free", {
    text: "By their cards the Sapper on its tan side places a TNT charge, the Medic on its tan side uses a first aid kit on another commando and the Spy on its blue side puts on a German uniform for 0 AP; everybody else pays 1 AP.",
    source: "Special actions printed on commando cards p1–2 (the cards are not in the rules: assumed)",
  }),
  "vs.equip.reshuffle": row("The equipment reserve is filled again", {
    text: "When the equipment reserve is empty, the discarded tokens become a new reserve.",
  }),
});
