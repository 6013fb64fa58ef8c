import { row, rulesUnder } from "../../../kernel/index.ts";

export const patrolConvoySpawningGuardAndAssaultVehiclesRules = rulesUnder(
  "Patrol, convoy, spawning, guard and assault vehicles",
  "Patrol Vehicles, p.20",
  {
    "rr.vpatrol.route": row("A patrol vehicle follows its route", {
      text: "A patrol vehicle (black highlight) follows the black dotted route of the mission, in the Stealth Section, at the start of each black Patrol Phase, for its full movement.",
    }),
    "rr.vpatrol.enter-leave": row("A patrol vehicle drives on and off", {
      text: "It drives onto the board at the marked point, follows the route and drives off.",
    }),
    "rr.vpatrol.turn-round": row("A patrol vehicle turns round off the board", {
      text: "In the move in which it leaves the board completely it is turned round and its move ends; its next move brings it back along the same route the other way.",
    }),
    "rr.vpatrol.off-board-blind": row("Off the board a vehicle sees nothing", {
      text: "A vehicle off the board sees and hears nothing.",
    }),
    "rr.vpatrol.no-rotate": row("Cards do not turn patrol vehicles", {
      text: "Event cards never rotate patrol vehicles.",
    }),
    "rr.vpatrol.sees": row("A patrol vehicle that sees something stops", {
      text: "A patrol vehicle that gains clear LOS to a corpse or an Operator stops and flips to alert; an Operator seen becomes spotted.",
    }),
    "rr.convoy.appear": row("When a convoy appears", {
      text: "When the special event card is drawn, the convoy (white highlight) is placed at the board edge in the mission's formation.",
      source: "Convoy Vehicles, p.20",
    }),
    "rr.convoy.move": row("A convoy follows its route", {
      text: "It moves along the white dotted route in each Axis Advance Phase until it has left the board.",
      source: "Convoy Vehicles, p.20",
    }),
    "rr.convoy.speed": row("A convoy goes as fast as its slowest", {
      text: "Every convoy vehicle moves at most the speed of the slowest vehicle of the convoy, also to catch up.",
      source: "Convoy Vehicles, p.20-21",
    }),
    "rr.convoy.gap": row("A convoy keeps 2 squares apart", {
      text: "A convoy vehicle never ends its move within 2 squares of another: it keeps 2 empty squares between.",
      source: "Convoy Vehicles, p.20-21",
    }),
    "rr.convoy.truck-corner": row("A truck stops before a corner", {
      text: "A truck needs at least 2 movement points left to turn; with 1 left at a corner it stops until the next turn.",
      source: "Convoy Vehicles, p.21",
      open: ["rr.open.truck-turn-cost"],
    }),
    "rr.convoy.alert": row("An alert convoy fires", {
      text: "Convoy vehicles flip to alert like others; armed ones attack in the Axis Attack Phase an Operator in their LOS.",
      source: "Convoy Vehicles, p.20",
    }),
    "rr.convoy.no-advance": row("An alert convoy stays on its route", {
      text: "An alert convoy vehicle stays on the route and does not advance on Operators, unless it is a scout.",
      source: "Convoy Vehicles, p.20",
    }),
    "rr.convoy.scout": row("A scout leaves the convoy after the alarm", {
      text: "A scout (blue highlight) follows the convoy rules in the Stealth Section and advances on spotted Operators once the alarm has sounded.",
      source: "Convoy Vehicles, p.20",
    }),
    "rr.convoy.run-over": row("A convoy runs over anyone in its way", {
      text: "An Operator standing on the convoy's route is run over and killed.",
      source: "Convoy Vehicles, p.21",
      open: ["rr.open.dare-convoy-disguise"],
    }),
    "rr.vspawn.enter": row("A spawning vehicle drives on", {
      text: "A spawning vehicle is put on its spawn tile and enters the board in the Axis Advance Phase, diagonally if need be.",
      source: "Spawning Vehicles, p.21",
    }),
    "rr.vguard.hold": row("A guard vehicle holds its place", {
      text: "A guard vehicle (yellow highlight) keeps its place and facing, even when alerted by sound, until it is alert with a spotted Operator on the board.",
      source: "Guard Vehicles, p.21",
    }),
    "rr.vassault.wait": row("An assault vehicle waits for the alarm", {
      text: "An assault vehicle (red highlight) waits at the edge and does nothing until the alarm; then it is alert and enters in the Axis Advance Phase.",
      source: "Assault Vehicles, p.21",
    }),
  },
);
