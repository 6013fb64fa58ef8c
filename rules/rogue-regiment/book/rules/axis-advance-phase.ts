import { row, rulesUnder } from "../../../kernel/index.ts";

export const axisAdvancePhaseRules = rulesUnder("Axis Advance Phase", "Advancing Axis Units, p.12", {
  "rr.advance.who-stealth": row("Stealth: which alert enemies advance", {
    text: "Stealth: every alert patrolman, sentry and guard advances on the spotted Operators.",
    source: "Axis Advance (Stealth), p.12",
  }),
  "rr.advance.officer-stealth": row("Stealth: an alert officer only turns", {
    text: "Stealth: an alert officer does not advance but turns toward the closest spotted Operator.",
    source: "Axis Advance (Stealth), p.12",
  }),
  "rr.advance.none-spotted": row("Nobody spotted: alert enemies keep to their posts", {
    text: "Stealth, no spotted Operator: alert units stay on their lines and points and move in the Patrol Phase.",
    source: "Axis Advance (Stealth), p.12",
  }),
  "rr.advance.off-line-waits": row("Off his line, a patrolman waits for a card", {
    text: "Such a unit whose facing no longer fits its line or an arrow of its point keeps that facing, and a patrolman does not move, until an event card rotates it.",
    source: "Axis Advance (Stealth), p.12",
  }),
  "rr.advance.guard-waits": row("A guard off his facing waits", {
    text: "Such a guard or officer keeps its facing until it sees or hears something else or the Battle Section begins.",
    source: "Axis Advance (Stealth), p.12",
  }),
  "rr.advance.vehicles-first": row("Vehicles advance before infantry", {
    text: "Advancing vehicles move before infantry.",
    source: "Axis Advance, p.12, 13; Vehicles Advancing, p.19",
  }),
  "rr.advance.order": row("The closest enemy advances first", {
    text: "Infantry advance in order of proximity to spotted Operators, the closest first.",
  }),
  "rr.advance.priority-one": row("First aim: a good shot at the closest", {
    text: "First priority: reach an optimal attack position against the closest spotted Operator.",
  }),
  "rr.advance.priority-two": row("Second aim: a good shot at another", {
    text: "Second: reach one against another spotted Operator.",
  }),
  "rr.advance.priority-three": row("Third aim: get closer", {
    text: "Third: move toward the closest spotted Operator by the shortest route, keeping LOS to partially visible squares that hold spotted Operators, and face the closest of these.",
  }),
  "rr.advance.optimal": row("A good shot: short range and no cover", {
    text: "An optimal attack position is short range with no cover subtraction.",
  }),
  "rr.advance.other-target-only-if": row("When an enemy turns to another Operator", {
    text: "A unit leaves the closest Operator for another only if it can obtain an attack position on the other and none on the closest.",
    open: ["rr.open.advance-priority"],
  }),
  "rr.advance.stop-at-optimal": row("An enemy stops where he has a good shot", {
    text: "The unit stops as soon as it has an optimal attack position.",
  }),
  "rr.advance.full-move": row("Otherwise an enemy moves as far as he can", {
    text: "Short of that it uses its full movement allowance as far as terrain and units allow.",
  }),
  "rr.advance.shortest-route": row("The shortest way counts movement points", {
    text: "Route length counts movement points, including the extra points for climbing.",
  }),
  "rr.advance.route-choice": row("You choose among equally short ways", {
    text: "Among equally short routes the players choose.",
  }),
  "rr.advance.route-los": row("A way that keeps you in view comes first", {
    text: "If one of the equally short routes gives LOS to a partially visible square holding a spotted Operator, even one who is not the closest, it must be taken.",
  }),
  "rr.advance.terrain": row("What advancing infantry crosses, and at what cost", {
    text: "Advancing infantry goes through forest and buildings, vaults low walls at no cost, and climbs hedges and windows for 2 movement points.",
  }),
  "rr.advance.pass-units": row("Advancing enemies pass through others", {
    text: "It moves through squares of other units, vehicles and Operators in doorways included, if it can finish on a free square.",
  }),
  "rr.battle.who": row("Battle: which enemies advance", {
    text: "Battle: all SMG Infantry (guards and those on spawn tiles) and Riflemen on patrol lines advance.",
    source: "Axis Advance (Battle), p.13",
  }),
  "rr.battle.step-on": row("Stepping from a spawn tile onto the board", {
    text: "Units on a spawn tile step onto the board from their marker, diagonally if need be; a rear unit's first square of movement is the front row of markers.",
    source: "Axis Advance (Battle), p.13",
  }),
  "rr.battle.sentries-stay": row("Battle: sentries stay and turn", {
    text: "Battle: Riflemen on sentry points stay there and turn to face the closest spotted Operator.",
    source: "Axis Advance (Battle), p.13",
  }),
  "rr.battle.sentries-leave": row("Battle: sentries leave when nobody else can", {
    text: "If no Axis unit on the board is able to advance, sentries leave their points and advance.",
    source: "Axis Advance (Battle), p.13",
  }),
  "rr.battle.officers": row("Officers stay where they are", {
    text: "Officers never leave their place unless the mission says so; they turn to face the closest spotted Operator.",
    source: "Axis Advance (Battle), p.13; Officers, p.22",
  }),
  "rr.battle.static-priority": row("How sentries and officers turn", {
    text: "Sentries and officers rotate, in this order of preference: to an attack position on the closest spotted Operator; to one on a different spotted Operator; to face the closest spotted Operator.",
    source: "Axis Advance (Battle), p.13",
  }),
});
