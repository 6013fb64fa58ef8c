import { row, rulesUnder } from "../../../kernel/index.ts";

export const firearmsAndTheMg42NestRules = rulesUnder("Firearms and the MG42 nest", "MG42 nest p3–4", {
  "vs.weapon.printed": row("A commando's own weapons", {
    text: "Commandos' own weapons are printed on their cards and are not tokens.",
    source: "Firearms p3–4",
  }),
  "vs.weapon.standard": row("Ordinary weapons are seen and heard", {
    text: "Each use of a standard weapon makes the shooter visible and triggers the alarm.",
    source: "Firearms p3–4",
  }),
  "vs.weapon.sniper": row("A sniper rifle is heard but not seen", {
    text: "A sniper rifle does not make its user visible but triggers the alarm.",
    source: "Firearms p3–4",
  }),
  "vs.weapon.sten": row("The silenced Sten is neither seen nor heard", {
    text: "The Sten with silencer neither reveals its user nor triggers the alarm.",
    source: "Firearms p3–4",
  }),
  "vs.weapon.overheat": row("A machine gun overheats for the others", {
    text: "Once a commando has used a StG44, an MG42 or a nest's MG42 in a turn, no other commando can use that weapon in that turn; the same commando may.",
    source: "Firearms, MG42 nest p3–4",
  }),
  "vs.nest.auto-enter": row("Entering an empty nest's tile", {
    text: "A character that enters a tile with an unoccupied nest is placed in the nest; only 1 character fits.",
  }),
  "vs.nest.commandos-first": row("Commandos take a nest first", {
    text: "When commandos and enemy units share a tile with an unoccupied nest, the commandos first decide whether to occupy it.",
  }),
  "vs.nest.free-in-out": row("Getting in and out of a nest is free", {
    text: "A commando enters or leaves a nest on its tile at no cost.",
  }),
  "vs.nest.cover": row("A nest gives cover: 5 or more", {
    text: "A character in a nest has 5+ cover: when its tile is shot at, a die of 5 or 6 may be assigned to it.",
  }),
  "vs.nest.no-low-waste": row("Low dice are not wasted on a nest", {
    text: "A die of 1 to 4 cannot be assigned to the nest so that an enemy shot misses.",
  }),
  "vs.nest.commando-weapon": row("In a nest you choose the weapon", {
    text: "A commando in a nest chooses which weapon it uses: the nest's or one of its own.",
  }),
  "vs.nest.indestructible": row("Nests cannot be moved or destroyed", {
    text: "Commandos can neither destroy nor move a nest.",
  }),
});
