import { row, rulesUnder } from "../../../kernel/index.ts";

export const damageRules = rulesUnder("Damage", "Suffer Damage", {
  "dt.dmg.one-by-one": row("Hits are dealt one by one", {
    text: "Hits that were not cancelled are assigned to miniatures and resolved one at a time.",
  }),
  "dt.dmg.squad": row("A hit removes a soldier", {
    text: "Each hit on a squad eliminates 1 miniature, whatever the damage figure.",
    source: "Suffer Damage; play reference",
  }),
  "dt.dmg.owner-picks": row("The owner chooses which miniature falls", {
    text: "The squad's controller chooses which valid miniature each hit removes.",
    source: "Suffer Damage; play reference",
  }),
  "dt.dmg.weapons-stay": row("A survivor picks up the weapon", {
    text: "A hit may be assigned to any miniature whatever it carries: an important weapon stays in the squad, because a survivor picks it up.",
    open: ["dt.open.weapon-pickup"],
  }),
  "dt.dmg.valid-only": row("Hits go only to miniatures that could be hit", {
    text: "Hits are assigned only to miniatures that the weapon could hit (arc, range and LOS, or under the template); hits beyond the number of those are lost.",
    open: ["dt.open.valid-targets"],
  }),
  "dt.dmg.templates-first": row("Templates come first", {
    text: "If a unit hits with templates and with direct fire, the template hits are allocated first.",
  }),
  "dt.dmg.support": row("A hit on a support weapon", {
    text: "Each hit on a support weapon marks 1 cross, whatever the damage figure (K excepted); it is eliminated when all are marked.",
    open: ["dt.open.kill-support"],
  }),
  "dt.dmg.amount": row("A hit on a hero or vehicle", {
    text: "Each hit on a hero, vehicle or aircraft causes the damage after the slash for its armour class, 1 cross per point.",
    source: "Suffer Damage; play reference",
  }),
  "dt.dmg.eliminated": row("All crosses marked: eliminated", {
    text: "A hero, vehicle or aircraft with all crosses marked is eliminated.",
  }),
  "dt.dmg.removed": row("What leaves the table", {
    text: "Eliminated heroes and aircraft leave the table; so do eliminated squad miniatures and support weapons.",
    source: "Suffer Damage (inferred)",
  }),
  "dt.dmg.wreck": row("A destroyed vehicle stays as a wreck", {
    text: "An eliminated vehicle stays as a wreck: a terrain feature that gives cover and slows movement.",
    open: ["dt.open.wreck-los"],
  }),
  "dt.dmg.kill": row("Damage K kills at once", {
    text: "A hit with damage K marks all remaining crosses of the miniature or support weapon it hits, which is eliminated.",
    source: "Suffer Damage; play reference",
    open: ["dt.open.kill-support"],
  }),
});
