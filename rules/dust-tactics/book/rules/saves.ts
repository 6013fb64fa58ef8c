import { row, rulesUnder } from "../../../kernel/index.ts";

export const savesRules = rulesUnder("Saves", "Roll Saves", {
  "dt.save.cover-test": row("When a miniature is in cover", {
    text: "A miniature is in cover from an attacking miniature that has no point on its body, head, hull or turret from which lines to all points of the target's body, head, hull or turret are free of intervening terrain and smoke.",
    open: ["dt.open.cover-geometry"],
  }),
  "dt.save.no-los-cover": row("Out of sight is in cover", {
    text: "A miniature to which there is no LOS is in cover, whatever blocks the LOS.",
  }),
  "dt.save.miniatures-no-cover": row("Vehicles give no cover", {
    text: "Vehicles and aircraft that hide part of a target do not put it in cover as long as some LOS to it exists.",
    source: "Roll Saves (inferred)",
  }),
  "dt.save.half-unit": row("Half of a unit in cover is enough", {
    text: "An infantry unit has cover from an attacking miniature if half of its miniatures or more do.",
  }),
  "dt.save.area-cover": row("In or behind a wood is cover", {
    text: "Standing in area terrain, if only partly, or behind it, puts a miniature in cover.",
    open: ["dt.open.own-terrain"],
  }),
  "dt.save.infantry-cover": row("Infantry in cover saves on ARMY or SHIELD", {
    text: "Infantry in cover rolls 1 die per hit: each ARMY or SHIELD cancels a hit.",
    source: "Roll Saves; play reference",
  }),
  "dt.save.infantry-open": row("Infantry in the open saves on ARMY", {
    text: "Infantry without a cover save rolls 1 die per hit: each ARMY cancels a hit (infantry save).",
    source: "Roll Saves; play reference",
  }),
  "dt.save.vehicle-cover": row("A vehicle in cover saves on ARMY", {
    text: "A vehicle or aircraft in cover rolls 1 die per hit: each ARMY cancels a hit.",
    source: "Roll Saves; play reference",
  }),
  "dt.save.vehicle-open": row("A vehicle in the open has no save", {
    text: "A vehicle or aircraft that is not in cover has no save.",
    source: "Roll Saves (inferred)",
  }),
  "dt.save.one-kind": row("One save for each hit", {
    text: "A hit faces one save roll: the cover save if there is one, otherwise the infantry save.",
  }),
  "dt.save.split-attackers": row("In cover from some attackers only", {
    text: "If the target is in cover from some attacking miniatures and not from others, the dice of the two groups are rolled and saved separately.",
  }),
  "dt.save.blast-view": row("Cover against a blast", {
    text: "Cover against a blast is judged from the attacking miniature, not from the template's centre.",
  }),
});
