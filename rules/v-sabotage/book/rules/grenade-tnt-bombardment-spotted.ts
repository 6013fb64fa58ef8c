import type { RuleRow } from "../../../kernel/index.ts";

/** Grenade, TNT, bombardment, spotted, row by row. */
export const grenadeTntBombardmentSpottedRules = {
  "vs.grenade.as-shot": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "A grenade follows the shooting rules: range, dice, tile number, reward.",
    source: "Grenade p3–4",
  },
  "vs.grenade.hits-visible": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "It may hit any visible character on the targeted tile, its thrower included.",
    source: "Grenade p3–4",
  },
  "vs.grenade.rest-forced": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "Its hits go to enemy units first; hits left after them must be shared among the visible characters left on the tile.",
    source: "Grenade p3–4",
  },
  "vs.tnt.place": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "Using a TNT charge puts it red side up on the commando's tile.",
    source: "TNT p3–4",
  },
  "vs.tnt.blow": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "Blowing up a red TNT charge costs 0 AP; the charge may be anywhere on the acting commando's terrain.",
    source: "Blowing up p1–2; TNT p3–4",
  },
  "vs.tnt.clears": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "It eliminates without dice every token on its tile but trap door, alarm, door and nest tokens; stealthy characters and those in a nest are not spared.",
    source: "TNT p3–4",
  },
  "vs.tnt.no-reward": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "Enemy units it eliminates leave no equipment token.",
    source: "TNT p3–4",
  },
  "vs.tnt.objective": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "Only an explosion destroys an objective: one meant to be destroyed on the tile is thereby completed.",
    source: "TNT p3–4",
  },
  "vs.tnt.wrong-objective": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "An explosion on a tile with an objective not meant to be destroyed fails the operation.",
    source: "TNT p3–4",
  },
  "vs.bomb.target": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "A bombardment token targets 1 outdoor tile of any terrain in play and rolls its printed dice against the tile number.",
    source: "Bombardment p3–4",
  },
  "vs.bomb.hits": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "Its hits go to enemy units first, then must be shared among the visible characters left; a stealthy commando is not hit.",
    source: "Bombardment p3–4",
  },
  "vs.spotted.reveals": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "A commando still stealthy after it eliminated an enemy unit on its own or an adjacent tile becomes visible if a spotted token replaces the unit and at least 1 other enemy unit is on the targeted tile.",
    source: "Spotted p3–4; Stealth p1–2",
  },
  "vs.spotted.no-witness": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "With no other enemy unit on the tile of the spotted token, the commando stays stealthy.",
    source: "Spotted p3–4",
  },
  "vs.spotted.discard": {
    topic: "Grenade, TNT, bombardment, spotted",
    text: "In both cases the spotted token is discarded and gives no equipment.",
    source: "Spotted p3–4",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
