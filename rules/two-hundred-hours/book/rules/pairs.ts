import { row, rulesUnder } from "../../../kernel/index.ts";

export const pairsRules = rulesUnder("Pairs", "Pairs of Fighters (p.32)", {
  "zh.pair.one-token": row("A pair shares one token", { text: "A pair of troopers shares one Action token." }),
  "zh.pair.one-acts": row("One of a pair acts", {
    text: "Only one member of a pair acts with the shared token; the other just moves along and assists.",
  }),
  "zh.pair.one-marker": row("A pair has one marker", {
    text: "One marker serves the whole pair: both are covert or both are detected.",
  }),
  "zh.pair.counts-two": row("A pair counts as 2", { text: "When fighters are counted a pair counts as 2." }),
  "zh.pair.follow": row("The other of a pair follows", {
    text: 'When one of the pair moves for any reason, the other is then placed within 2" of it, moving no further than the first did.',
  }),
  "zh.pair.follow-facing": row("The other of a pair faces the same way", {
    text: "The follower faces the same direction.",
  }),
  "zh.pair.lead": row("Either of a pair may lead", {
    text: "For a manoeuvre or targeted action either member is chosen to lead.",
    source: "Manoeuvre and Targeted Actions (p.32)",
  }),
  "zh.pair.lead-values": row("Only the lead of a pair counts", {
    text: "Range, line of sight, front and rear, weapon and every other requirement are taken from the lead only.",
    source: "Manoeuvre and Targeted Actions (p.32)",
  }),
  "zh.pair.targeted-single": row("Either of a pair may be the target", {
    text: "Enemies may target either member, each treated as a single fighter.",
    source: "Attacks against Pairs (p.32)",
  }),
  "zh.pair.responsive": row("The target of a pair responds", {
    text: "The targeted member makes the responsive action.",
    source: "Responsive Actions (p.32)",
  }),
  "zh.pair.second-hit": row("The second of a pair hit cannot Duck", {
    text: "If the other is hit too, it has no action left to Duck with once the first has used the shared token.",
    source: "Responsive Actions (p.32)",
  }),
  "zh.pair.trauma": row("Trauma in a pair", {
    text: "The targeted member takes the Trauma roll; failing with the token already red takes that member out.",
    source: "Trauma (p.32)",
  }),
  "zh.pair.trauma-untargeted": row("Trauma in a pair nobody aimed at", {
    text: "If neither was the target the owner chooses which member is taken out.",
    source: "Trauma (p.32)",
  }),
  "zh.pair.assist": row("A pair always has Assist", {
    text: "Assist is always available to a pair.",
    source: "Assistance (p.32)",
  }),
  "zh.pair.loss-token": row("A pair that loses one keeps its token", {
    text: "When one member is taken out, the pair's Action token is not removed.",
    source: "Taken Out (p.32)",
  }),
  "zh.pair.loss-trauma": row("The survivor of a pair takes a Trauma roll", {
    text: "The survivor takes a Trauma roll.",
    source: "Taken Out (p.32)",
  }),
  "zh.pair.loss-cards": row("The survivor of a pair keeps the cards", {
    text: "The survivor may take over the lost member's Requisition card and keeps the pair's Veteran card.",
    source: "Taken Out (p.32); Veteran Pairs (p.39)",
  }),
  "zh.pair.loss-single": row("The survivor of a pair goes on alone", {
    text: "From then on the survivor is an individual fighter.",
    source: "Taken Out (p.32)",
  }),
});
