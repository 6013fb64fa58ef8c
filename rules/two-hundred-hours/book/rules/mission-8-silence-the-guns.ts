import { row, rulesUnder } from "../../../kernel/index.ts";

export const mission8SilenceTheGunsRules = rulesUnder("Mission 8: Silence the Guns", "Air-raid (p.59)", {
  "zh.m8.gun": row("Silence the Guns: the gun", {
    text: "An AA gun stands at the centre.",
    source: "Battlefield (p.58)",
  }),
  "zh.m8.markers": row("Silence the Guns: the six markers", {
    text: "Starting with the defender, the players alternately place Objective markers 1 to 6 face up, each at a different terrain item, buildings and vehicles first, never the gun.",
    source: "Battlefield (p.58)",
  }),
  "zh.m8.cards-off": row("Silence the Guns: two Events are out", {
    text: "The Event cards Bad Intel and Dangerous Objective are not used.",
    source: "Battlefield (p.58)",
  }),
  "zh.m8.deploy-others": row("Silence the Guns: where Defenders start", {
    text: 'Defenders other than sentries deploy within 2" of the gun, facing anywhere.',
    source: "Deployment (p.58)",
  }),
  "zh.m8.crew": row("Silence the Guns: the crew", {
    text: "A pair of troopers from the defender's reserves starts touching the gun as its crew; its token is in the container from the start.",
    source: "Deployment (p.58)",
  }),
  "zh.m8.enter": row("Silence the Guns: where attackers enter", {
    text: 'The attacker then chooses an edge; entry is on it and on the first 6" of both adjacent edges.',
    source: "Deployment (p.58)",
  }),
  "zh.m8.reserves": row("Silence the Guns: where the reserve enters", {
    text: 'The other reserves enter on the opposite edge and on the first 6" of both its adjacent edges.',
    source: "Reserves (p.58)",
  }),
  "zh.m8.crew-action": row("Silence the Guns: what the crew can do", {
    text: "The crew can be assigned tokens but can only fire the gun; otherwise only Duck and Defend.",
    source: "Firing the AA Gun (p.58)",
  }),
  "zh.m8.gun-dice": row("Silence the Guns: firing the gun", {
    text: "Firing rolls its dice against Aim; each success is a hit and is tallied.",
    source: "Firing the AA Gun (p.58)",
  }),
  "zh.m8.gun-no-bonus": row("Silence the Guns: no bonus for the gun", {
    text: "Firing never has bonus dice, but Assist can be used; alert and stealth results do not apply.",
    source: "Firing the AA Gun (p.58)",
  }),
  "zh.m8.crew-detected": row("Silence the Guns: the crew is detected and in cover", {
    text: "The crew always counts as detected and always as in cover.",
    source: "Attacking the Crew (p.59)",
  }),
  "zh.m8.crew-no-reposition": row("Silence the Guns: the crew stays", {
    text: "The crew cannot use Reposition.",
    source: "Attacking the Crew (p.59)",
  }),
  "zh.m8.crew-replaced": row("Silence the Guns: a new crew", {
    text: "If the crew is taken out, the nearest defender may Advance towards the gun; a defender that reaches it becomes the crew.",
    source: "Attacking the Crew (p.59)",
  }),
  "zh.m8.gun-advance": row("Silence the Guns: advancing to the gun", {
    text: 'Attackers within 15" of the gun can Advance towards it, crewed or not.',
    source: "Destroying the AA gun (p.59)",
  }),
  "zh.m8.gun-charges": row("Silence the Guns: a charge at the gun", {
    text: "Each attacking character has one demo charge, which can be set only at the gun; Demo Charge Requisition cards work on it too.",
    source: "Destroying the AA gun (p.59)",
  }),
  "zh.m8.gun-charge-uncrewed": row("Silence the Guns: no charge while it is manned", {
    text: "A charge can be set at the gun only while no crew mans it.",
    source: "Destroying the AA gun (p.59)",
  }),
  "zh.m8.gun-destroyed": row("Silence the Guns: a charge destroys the gun", {
    text: "An exploding charge always destroys the gun.",
    source: "Destroying the AA gun (p.59)",
  }),
  "zh.m8.noisy": row("Silence the Guns: noise covers you", {
    text: 'From the first time in a turn that the gun fires or a bomb falls, alerts in manoeuvre and responsive actions of both sides count only if an enemy is within 6" at the end of the action; targeted actions and Recon rolls are not affected.',
    source: "Noisy (p.59)",
  }),
  "zh.m8.raid-roll": row("Silence the Guns: a roll for each Time token", {
    text: "For every Time token drawn, the third included, the player who drew it rolls one die.",
  }),
  "zh.m8.raid-distraction": row("Silence the Guns: the raid distracts", {
    text: "On one non-chevron result that player may remove a marker from one of its fighters not under close watch.",
  }),
  "zh.m8.raid-bomb": row("Silence the Guns: a bomb falls", {
    text: "On the other a bomb strikes a location drawn at random, 1 to 6 equally likely.",
  }),
  "zh.m8.bomb-effect": row("Silence the Guns: what a bomb does", {
    text: 'The struck terrain item is removed or wrecked; every fighter within 2" takes one hit, or two if in or on it.',
  }),
  "zh.m8.bomb-redraw": row("Silence the Guns: another place for the bomb", {
    text: "If the gun has scored a hit this turn the defender may redraw the location.",
  }),
  "zh.m8.bomb-once": row("Silence the Guns: a place is hit once", {
    text: "A location can be struck only once; drawing it again has no effect.",
  }),
  "zh.m8.primary": row("Silence the Guns: the goals", {
    text: "Defender primary: score at least 10 hits with the gun before three locations are destroyed by bombs. Attacker primary: prevent that.",
    source: "Objectives (p.58–59)",
  }),
  "zh.m8.attacker-secondary": row("Silence the Guns: the attackers' secondary", {
    text: "Attacker secondary: destroy the gun with a demo charge.",
    source: "Attacker Objectives (p.58)",
  }),
  "zh.m8.end": row("Silence the Guns: the end", {
    text: "The game ends when three locations have been destroyed by bombs.",
    source: "Ending the Game (p.59)",
  }),
});
