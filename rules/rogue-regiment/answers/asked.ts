import { type Asked, commonParts, type Shapes, wordsOf } from "../../kernel/index.ts";
import type { PromptId } from "../book/decisions.ts";
import { weaponTitles } from "../book/titles.ts";

const parts = {
  ...commonParts,
  squares: {
    text: "the squares of a route in order, a blank between them",
    is: `${commonParts.square.is}(?: ${commonParts.square.is})*`,
  },
  operator: { text: "an Operator", is: "[a-z][a-z0-9-]*", names: "piece" },
  board: { text: "an Operator of the catalogue", is: "[a-z][a-z0-9-]*" },
  tile: { text: "a spawn tile", is: "[A-Z]" },
  weapon: { text: "a weapon, as events name it", is: wordsOf(weaponTitles) },
  panel: { text: "a panel of a card", is: "[a-z][a-z0-9-]*" },
} as const;

const waits = "attack later or not at all";
const facing = { "{facing}": "the facing it takes" };
const units = { "{piece}": "the unit" };
const operators = { "{operator}": "the Operator" };
const victims = { "{piece}": "who or which objective takes this success" };
const targets = { "{piece}": "the Operator; of the crew of a Support Willys their vehicle" };

const byOption = {
  "rr.decide.operators": {
    "{board} A": "the Operator with side A of the board",
    "{board} B": "with side B",
    "{board} regular": "Nancy in her regular outfit",
    "{board} disguise": "Nancy in disguise",
  },
  "rr.decide.patrol-start": { "{square}": "the start point" },
  "rr.decide.willys": {
    none: "it is not used",
    "{operator}": "the driver",
    aboard: "the Operator who is asked about starts aboard",
    "on foot": "he starts on foot",
  },
  "rr.decide.bomb-depth": { "{number}": "how many cards lie on the bomb card, 1 to 20" },
  "rr.decide.turn-direction": { clockwise: "clockwise", "anti-clockwise": "anti-clockwise" },
  "rr.decide.face-diagonal": facing,
  "rr.decide.reaction-order": units,
  "rr.decide.mark-interrupt": { wait: waits, "{weapon}": "attack with it; asked where one Operator can" },
  "rr.decide.mark-event": { wait: waits, "{weapon}": "attack with it; asked where one Operator can" },
  "rr.decide.mark-order": { wait: waits, "{operator} {weapon}": "he attacks with it first" },
  "rr.decide.nominate": operators,
  "rr.decide.advance-order-tie": units,
  "rr.decide.closest-tie": targets,
  "rr.decide.route-tie": {
    "{square}": "the square that a Mortar Team ends on",
    "{squares}": "the route",
  },
  "rr.decide.position-tie": {
    "{square}": "the square",
    "{squares}": "the whole route, where several lead to one square",
    "{square} {facing}": "the upper left square of a vehicle's token, and its facing",
  },
  "rr.decide.leave-tie": units,
  "rr.decide.patrol-order-tie": units,
  "rr.decide.cigarette-holder": operators,
  "rr.decide.spawn-markers": { "{number}": "the marker of the spawn tile", "{tile}": "the spawn tile" },
  "rr.decide.attack-target-tie": targets,
  "rr.decide.axis-attack-order": {
    "{piece}": "the unit; of a vehicle its only or its front gun",
    "{piece} rear": "the rear gun of a half-track",
    "{piece} flamethrower": "the flamethrower of a half-track",
  },
  "rr.decide.allocate-blast": victims,
  "rr.decide.allocate-strafe": victims,
  "rr.decide.allocate-mortar": { "{piece}": "the Operator who takes the hit; of those aboard their vehicle" },
  "rr.decide.mortar-vehicle": { "{square}": "the square of the vehicle that lies under the 7" },
  "rr.decide.rabbit": { keep: "the dice stay as they are", "die {number}": "this die, from 1, is turned to a 6" },
  "rr.decide.seat": {
    driver: "the driver's seat",
    rower: "the rower's seat",
    gunner: "the gunner's seat of a boat",
    "front gunner": "the front gunner's seat",
    "rear gunner": "the rear gunner's seat",
    passenger: "the only passenger's seat",
    "passenger {number}": "a passenger's seat, from 1",
  },
  "rr.decide.transport-squares": { "{square}": "the square", "{facing}": "by a reading: the facing" },
  "rr.decide.allocate-flames": operators,
  "rr.decide.outfit": { regular: "her regular outfit", disguise: "in disguise" },
  "rr.decide.step-aside": { "{square}": "the square she is put on" },
  "rr.decide.failure-holder": operators,
  "rr.decide.jager-stalkers": { "{tile} {number}": "the spawn tile and the space on it, from 1" },
  "rr.decide.jager-phase": { "{panel}/{panel}": "the card that is discarded" },
  "rr.decide.jager-use": { use: "the laid card is used", decline: "it is discarded" },
  "rr.decide.stalker-facing": facing,
  "rr.decide.typhoon-line": { "{number}": "the column or row of tiles, from 0" },
} as const satisfies Partial<Readonly<Record<PromptId, Shapes>>>;

/** What the rules ask, and how it is answered. */
export const asked: Asked = {
  byAction: [
    "rr.decide.action",
    "rr.decide.jager-command",
    "rr.decide.jager-phase",
    "rr.decide.jager-token",
  ] satisfies PromptId[],
  byOption,
  parts,
};
