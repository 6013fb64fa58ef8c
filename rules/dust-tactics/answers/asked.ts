import { type Asked, commonParts, type Shapes } from "../../kernel/index.ts";
import type { PromptId } from "../book/decisions.ts";

const yesOrNo = { yes: "yes", no: "no" };
const sides = { north: "the north", south: "the south" };
const miniature = { "{piece}-{number}": "a miniature: its unit, and its number on the card" };
const stimulants = { attack: "Attack Stimulants", move: "Move Stimulants" };

const byOption = {
  "dt.decide.side": sides,
  "dt.decide.first": sides,
  "dt.decide.join": { "{piece}": "the hero who joins", none: "nobody joins" },
  "dt.decide.once-per-game": { now: "now", later: "later" },
  "dt.decide.observer": { after: "the gun reloads after it has fired", no: "it does not reload" },
  "dt.decide.casualty": {
    "{piece}-{number}":
      "the miniature that takes the hit; then, by a reading, the one whose weapons are lost: of those that carry the same the last",
    "{piece}-c": "the commissar who is attached to the unit",
  },
  "dt.decide.split-hits": { ...miniature, "{piece}": "a hero or vehicle" },
  "dt.decide.strike-back": {
    own: "with its C weapons",
    sparing: "with its C weapons, ammunition spared",
    standard: "with standard weapons",
    crew: "with its crew",
    none: "not at all",
  },
  "dt.decide.spy": yesOrNo,
  "dt.decide.special-target": { "{piece}": "the unit" },
  "dt.decide.stimulants": stimulants,
  "dt.decide.which-stimulant": stimulants,
  "dt.decide.command-re-roll": yesOrNo,
  "dt.decide.returned": { "{number}": "one of the kinds of soldier that were lost, from 1" },
  "dt.decide.fort-tie": { defend: "the winner of the roll defends", attack: "the other side defends" },
  "dt.decide.comes-back": { "{piece}": "the unit" },
  "dt.decide.passengers-lost": {
    "{piece}-{number}": "the miniature that is lost: its unit, and its number on the card",
    "{piece}": "the unit that loses a rider",
  },
  "dt.decide.survivors-place": { "{place}": "a place; others than those that are offered are not open" },
} as const satisfies Partial<Readonly<Record<PromptId, Shapes>>>;

/** What the rules ask, and how it is answered. */
export const asked: Asked = {
  byAction: [
    "dt.decide.activate",
    "dt.decide.plan",
    "dt.decide.path",
    "dt.decide.targets",
    "dt.decide.react",
    "dt.decide.react-attack",
    "dt.decide.ambush",
    "dt.decide.reserves",
  ] satisfies PromptId[],
  byOption,
  parts: commonParts,
};
