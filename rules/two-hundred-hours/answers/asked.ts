import { type Asked, commonParts, type Shapes } from "../../kernel/index.ts";
import { eventIds } from "../book/event-cards.ts";
import { medalEffects, medalRerolls } from "../book/medal-uses.ts";
import { orderIds } from "../book/order-cards.ts";
import type { PromptId } from "../book/decisions.ts";

const parts = {
  ...commonParts,
  fighter: { text: "a fighter", is: "[A-Z][0-9]*[ab]?", names: "piece" },
  item: { text: "a terrain item", is: "[a-z][a-z0-9-]*" },
  order: { text: "an Order card", is: orderIds },
  event: { text: "an Event card", is: eventIds },
  reroll: { text: "what lets a die be rolled again", is: medalRerolls },
  effect: { text: "an effect of a medal", is: medalEffects },
  bearing: { text: "a bearing in degrees", is: "[0-9]+(?:[.][0-9]+)?" },
  corner: { text: "a corner", is: ["NW", "NE", "SE", "SW"] },
} as const;

const yesOrNo = { yes: "yes", no: "no" };
const fighter = { "{fighter}": "the fighter" };
const item = { "{item}": "where it lies" };
const keepOrDiscard = { keep: "the card is kept", discard: "it is discarded and the next one kept" };
const patrolMarker = { "{number}": "the Patrol marker, 1 to 6" };

const byOption = {
  "zh.decide.support": { ...fighter, none: "nobody" },
  "zh.decide.medal": {
    "{effect}": "the medal is used for it",
    "{reroll}": "the die with the medal is rolled again, where medals of one colour are shown",
    "{reroll}-white": "a white die with a medal is rolled again, where both colours show one",
    "{reroll}-grey": "a grey one",
    "three-for-one": "three medals become 1 success",
    none: "no more medals",
    "die-{number}": "by a reading: the die, from 1, that is rolled again",
    ...yesOrNo,
  },
  "zh.decide.advance-tie": { ...fighter, "{item}": "the objective or marker" },
  "zh.decide.climb": { climb: "climb", skirt: "go round it" },
  "zh.decide.skirt-side": {
    left: "round it on the left",
    right: "on the right",
    "way-{number}": "this one of several ways round on the same side, from 1",
  },
  "zh.decide.sneak-path": yesOrNo,
  "zh.decide.bearing": { "{bearing}": "the bearing of one of the successes" },
  "zh.decide.awareness": { "{bearing}": "the bearing of one of the chevrons" },
  "zh.decide.route-marker-tie": patrolMarker,
  "zh.decide.recon-tie": fighter,
  "zh.decide.recon-detected": { ...fighter, none: "no Recon roll" },
  "zh.decide.extra-alert-tie": fighter,
  "zh.decide.watch-order": fighter,
  "zh.decide.target": fighter,
  "zh.decide.spread-tie": fighter,
  "zh.decide.resolve-order": fighter,
  "zh.decide.pair-place": {
    "before-touching": "touching, before the fighter",
    "before-apart": "1″ before him",
    "right-touching": "touching, to his right",
    "right-apart": "1″ to his right",
    "behind-touching": "touching, behind him",
    "behind-apart": "1″ behind him",
    "left-touching": "touching, to his left",
    "left-apart": "1″ to his left",
  },
  "zh.decide.pair-loss": fighter,
  "zh.decide.pair-requisition": yesOrNo,
  "zh.decide.boom-marker": { ...fighter, none: "nobody's" },
  "zh.decide.radio-cards": { "{order}": "the card that is taken back" },
  "zh.decide.redraw-order": keepOrDiscard,
  "zh.decide.redraw-event": keepOrDiscard,
  "zh.decide.event": {
    "{event}": "the card is used; only those in the hand are offered",
    pass: "no card now",
    "pass-turn": "no card for the rest of the turn",
    "{number}": "the Patrol marker that moves, 1 to 6",
    "{fighter}": "the sentry that turns",
  },
  "zh.decide.hide-body": yesOrNo,
  "zh.decide.building": {
    enter: "try to enter",
    outside: "stay outside",
    "go-on": "after a failed test: the Advance goes on round the building",
    stay: "it ends before the door",
  },
  "zh.decide.deploy": {
    rising: "the sentry walks the route by rising numbers",
    falling: "by falling numbers",
    "{fighter}": "the pair, by its first member, that crews the gun; by a reading each of two sentries",
  },
  "zh.decide.edge": { "{facing}": "the edge of this side", "{corner}": "the corner", "{fighter}": "the evader" },
  "zh.decide.m1-reroll": { keep: "the Time token is kept", "die-{number}": "this die, from 1, is rolled again" },
  "zh.decide.m4-markers": item,
  "zh.decide.m6-markers": item,
  "zh.decide.m8-markers": item,
  "zh.decide.m8-redraw": yesOrNo,
  "zh.decide.m8-distraction": { ...fighter, none: "nobody's" },
  "zh.decide.barracks": { ...fighter, none: "nobody more", "{item}": "the building" },
  "zh.decide.imposter": {
    ...fighter,
    keep: "nobody is revealed",
    "keep-turn": "nobody is revealed for the rest of the turn",
    reveal: "the imposter is revealed",
  },
  "zh.decide.searchlight": { "{bearing}": "the bearing it moves in" },
  "zh.decide.xp": { "{fighter}": "the fighter who keeps the card" },
} as const satisfies Partial<Readonly<Record<PromptId, Shapes>>>;

/** What the rules ask, and how it is answered. */
export const asked: Asked = {
  byAction: [
    "zh.decide.action",
    "zh.decide.assign",
    "zh.decide.charge-place",
    "zh.decide.deploy",
    "zh.decide.edge",
    "zh.decide.escape-places",
    "zh.decide.event",
    "zh.decide.hand-over-assign",
    "zh.decide.keep-moving",
    "zh.decide.order-second",
    "zh.decide.pair-place",
    "zh.decide.patrol-route",
    "zh.decide.recruit",
    "zh.decide.reposition",
    "zh.decide.reserves",
    "zh.decide.searchlight",
    "zh.decide.sneak-path",
    "zh.decide.building",
    "zh.decide.support",
    "zh.decide.veteran",
  ] satisfies PromptId[],
  byOption,
  parts,
};
