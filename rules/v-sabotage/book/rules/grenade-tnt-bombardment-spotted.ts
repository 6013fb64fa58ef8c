import { row, rulesUnder } from "../../../kernel/index.ts";

export const grenadeTntBombardmentSpottedRules = rulesUnder("Grenade, TNT, bombardment, spotted", "TNT p3–4", {
  "vs.grenade.as-shot": row("A grenade is a shot", {
    text: "A grenade follows the shooting rules: range, dice, tile number, reward.",
    source: "Grenade p3–4",
  }),
  "vs.grenade.hits-visible": row("A grenade hits everybody visible", {
    text: "It may hit any visible character on the targeted tile, its thrower included.",
    source: "Grenade p3–4",
  }),
  "vs.grenade.rest-forced": row("Grenade hits go to enemies first", {
    text: "Its hits go to enemy units first; hits left after them must be shared among the visible characters left on the tile.",
    source: "Grenade p3–4",
  }),
  "vs.tnt.place": row("Placing a TNT charge", {
    text: "Using a TNT charge puts it red side up on the commando's tile.",
  }),
  "vs.tnt.blow": row("Blowing up a TNT charge is free", {
    text: "Blowing up a red TNT charge costs 0 AP; the charge may be anywhere on the acting commando's terrain.",
    source: "Blowing up p1–2; TNT p3–4",
  }),
  "vs.tnt.clears": row("TNT kills everybody on the tile", {
    text: "It eliminates without dice every token on its tile but trap door, alarm, door and nest tokens; stealthy characters and those in a nest are not spared.",
  }),
  "vs.tnt.no-reward": row("TNT leaves no equipment", { text: "Enemy units it eliminates leave no equipment token." }),
  "vs.tnt.objective": row("Only an explosion destroys an objective", {
    text: "Only an explosion destroys an objective: one meant to be destroyed on the tile is thereby completed.",
  }),
  "vs.tnt.wrong-objective": row("Blowing up the wrong objective fails the operation", {
    text: "An explosion on a tile with an objective not meant to be destroyed fails the operation.",
  }),
  "vs.bomb.target": row("A bombardment hits an outdoor tile", {
    text: "A bombardment token targets 1 outdoor tile of any terrain in play and rolls its printed dice against the tile number.",
    source: "Bombardment p3–4",
  }),
  "vs.bomb.hits": row("Bombardment hits go to enemies first", {
    text: "Its hits go to enemy units first, then must be shared among the visible characters left; a stealthy commando is not hit.",
    source: "Bombardment p3–4",
  }),
  "vs.spotted.reveals": row("A spotted token gives you away", {
    text: "A commando still stealthy after it eliminated an enemy unit on its own or an adjacent tile becomes visible if a spotted token replaces the unit and at least 1 other enemy unit is on the targeted tile.",
    source: "Spotted p3–4; Stealth p1–2",
  }),
  "vs.spotted.no-witness": row("A spotted token without a witness", {
    text: "With no other enemy unit on the tile of the spotted token, the commando stays stealthy.",
    source: "Spotted p3–4",
  }),
  "vs.spotted.discard": row("A spotted token is discarded", {
    text: "In both cases the spotted token is discarded and gives no equipment.",
    source: "Spotted p3–4",
  }),
});
