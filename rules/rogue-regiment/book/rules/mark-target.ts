import { row, rulesUnder } from "../../../kernel/index.ts";

export const markTargetRules = rulesUnder("Mark target", "Mark Target, p.7", {
  "rr.mark.cost": row("Mark target: 2 AP", {
    text: "Mark target: 2 AP; the Operator's own target marker is put on one Axis unit.",
  }),
  "rr.mark.anywhere": row("You may mark a target that you do not see", {
    text: "At marking, the unit needs to be neither in LOS nor in range; a unit on a spawn tile may be marked.",
  }),
  "rr.mark.phases": row("When you may fire at a marked target", {
    text: "The Operator may attack the marked unit during the Axis Advance, Event or Axis Patrol Phase.",
  }),
  "rr.mark.event-timing": row("In the Event Phase you fire after the card is drawn", {
    text: "In the Event Phase the attack comes after the card is drawn and before it is actioned.",
  }),
  "rr.mark.mid-move": row("A marked attack may interrupt a move", {
    text: "The attack may interrupt a unit's movement between squares, the marked unit's or another's.",
  }),
  "rr.mark.los-range": row("A marked attack needs sight and range", {
    text: "LOS and range must hold when the attack is made.",
  }),
  "rr.mark.bonus": row("A marked attack gets +2", {
    text: "The attack gets +2, besides the short-range +1.",
    source: "Mark Target, p.7; example, p.7",
  }),
  "rr.mark.front-cone": row("A marked target must be in front of you", {
    text: "For a marked attack the target must be in the Operator's 90-degree field of view to his front.",
    source: "Mark Target, p.8",
    open: ["rr.open.mark-peripheral", "rr.open.mark-depth"],
  }),
  "rr.mark.knife": row("A marked attack may be an assassination", {
    text: "A marked attack may be an assassination, made when its conditions hold.",
  }),
  "rr.mark.optional": row("You need not fire at a marked target", {
    text: "The marking Operator may decline every opportunity.",
  }),
});
