import { row, rulesUnder } from "../../../kernel/index.ts";

export const closeCombatRules = rulesUnder("Close combat", "Close Combat Weapons", {
  "dt.cc.after-ranged": row("Close combat comes after firing", {
    text: "In one ATTACK a unit may use ranged weapons and then C weapons; all other weapons are resolved first, casualties included.",
  }),
  "dt.cc.retaliate": row("The defender strikes back", {
    text: "The defending unit then strikes back with its own C weapons, before the casualties of the attacker's C weapons are removed.",
    open: ["dt.open.strike-back-token"],
  }),
  "dt.cc.reach": row("Which miniatures reach in close combat", {
    text: "A miniature attacks or strikes back with C weapons only if it is itself within 5 cm of a miniature of the enemy unit.",
    source: "Check Range; Close Combat Weapons",
  }),
  "dt.cc.together": row("Both sides' casualties go together", {
    text: "Casualties from the C weapons of both sides are removed at the same time.",
  }),
  "dt.cc.no-saves": row("No saves in close combat", {
    text: "Hits from C weapons get neither a cover save nor an infantry save (in fortifications see dt.fort.cc-bunker, dt.fort.cc-strongpoint).",
    source: "Close Combat Weapons; play reference",
  }),
  "dt.cc.sustained-choice": row("SUSTAINED: ranged or close, not both", {
    text: "A unit taking a SUSTAINED ATTACK uses either ranged weapons or C weapons, not both.",
    source: "Close Combat Weapons; play reference",
  }),
  "dt.cc.sustained-retaliate": row("Striking back never re-rolls", {
    text: "Against a SUSTAINED ATTACK with C weapons the defender strikes back as in an ATTACK: without re-rolls.",
    source: "Close Combat Weapons; play reference",
  }),
  "dt.cc.standard-weapons": row("Everybody has standard weapons for close combat", {
    text: "Every infantry or vehicle miniature can make a C attack with standard weapons, 1/1 against every armour class up to and including 7; whoever has C weapons uses either these or standard weapons.",
    open: ["dt.open.standard-cc"],
  }),
  "dt.cc.aircraft-none": row("Aircraft have no standard weapons", {
    text: "Aircraft cannot use standard weapons in close combat.",
  }),
});
