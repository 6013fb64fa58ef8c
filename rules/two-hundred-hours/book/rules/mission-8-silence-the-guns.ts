import type { RuleRow } from "../../../kernel/index.ts";

/** Mission 8: Silence the Guns: the clauses of the rule book in our own words. */
export const mission8SilenceTheGunsRules = {
  "zh.m8.gun": {
    topic: "Mission 8: Silence the Guns",
    text: "An AA gun stands at the centre.",
    source: "Battlefield (p.58)",
  },
  "zh.m8.markers": {
    topic: "Mission 8: Silence the Guns",
    text: "Starting with the defender, the players alternately place Objective markers 1 to 6 face up, each at a different terrain item, buildings and vehicles first, never the gun.",
    source: "Battlefield (p.58)",
  },
  "zh.m8.cards-off": {
    topic: "Mission 8: Silence the Guns",
    text: "The Event cards Bad Intel and Dangerous Objective are not used.",
    source: "Battlefield (p.58)",
  },
  "zh.m8.deploy-others": {
    topic: "Mission 8: Silence the Guns",
    text: 'Defenders other than sentries deploy within 2" of the gun, facing anywhere.',
    source: "Deployment (p.58)",
  },
  "zh.m8.crew": {
    topic: "Mission 8: Silence the Guns",
    text: "A pair of troopers from the defender's reserves starts touching the gun as its crew; its token is in the container from the start.",
    source: "Deployment (p.58)",
  },
  "zh.m8.enter": {
    topic: "Mission 8: Silence the Guns",
    text: 'The attacker then chooses an edge; entry is on it and on the first 6" of both adjacent edges.',
    source: "Deployment (p.58)",
  },
  "zh.m8.reserves": {
    topic: "Mission 8: Silence the Guns",
    text: 'The other reserves enter on the opposite edge and on the first 6" of both its adjacent edges.',
    source: "Reserves (p.58)",
  },
  "zh.m8.crew-action": {
    topic: "Mission 8: Silence the Guns",
    text: "The crew can be assigned tokens but can only fire the gun; otherwise only Duck and Defend.",
    source: "Firing the AA Gun (p.58)",
  },
  "zh.m8.gun-dice": {
    topic: "Mission 8: Silence the Guns",
    text: "Firing rolls its dice against Aim; each success is a hit and is tallied.",
    source: "Firing the AA Gun (p.58)",
  },
  "zh.m8.gun-no-bonus": {
    topic: "Mission 8: Silence the Guns",
    text: "Firing never has bonus dice, but Assist can be used; alert and stealth results do not apply.",
    source: "Firing the AA Gun (p.58)",
  },
  "zh.m8.crew-detected": {
    topic: "Mission 8: Silence the Guns",
    text: "The crew always counts as detected and always as in cover.",
    source: "Attacking the Crew (p.59)",
  },
  "zh.m8.crew-no-reposition": {
    topic: "Mission 8: Silence the Guns",
    text: "The crew cannot use Reposition.",
    source: "Attacking the Crew (p.59)",
  },
  "zh.m8.crew-replaced": {
    topic: "Mission 8: Silence the Guns",
    text: "If the crew is taken out, the nearest defender may Advance towards the gun; a defender that reaches it becomes the crew.",
    source: "Attacking the Crew (p.59)",
  },
  "zh.m8.gun-advance": {
    topic: "Mission 8: Silence the Guns",
    text: 'Attackers within 15" of the gun can Advance towards it, crewed or not.',
    source: "Destroying the AA gun (p.59)",
  },
  "zh.m8.gun-charges": {
    topic: "Mission 8: Silence the Guns",
    text: "Each attacking character has one demo charge, which can be set only at the gun; Demo Charge Requisition cards work on it too.",
    source: "Destroying the AA gun (p.59)",
  },
  "zh.m8.gun-charge-uncrewed": {
    topic: "Mission 8: Silence the Guns",
    text: "A charge can be set at the gun only while no crew mans it.",
    source: "Destroying the AA gun (p.59)",
  },
  "zh.m8.gun-destroyed": {
    topic: "Mission 8: Silence the Guns",
    text: "An exploding charge always destroys the gun.",
    source: "Destroying the AA gun (p.59)",
  },
  "zh.m8.noisy": {
    topic: "Mission 8: Silence the Guns",
    text: 'From the first time in a turn that the gun fires or a bomb falls, alerts in manoeuvre and responsive actions of both sides count only if an enemy is within 6" at the end of the action; targeted actions and Recon rolls are not affected.',
    source: "Noisy (p.59)",
  },
  "zh.m8.raid-roll": {
    topic: "Mission 8: Silence the Guns",
    text: "For every Time token drawn, the third included, the player who drew it rolls one die.",
    source: "Air-raid (p.59)",
  },
  "zh.m8.raid-distraction": {
    topic: "Mission 8: Silence the Guns",
    text: "On one non-chevron result that player may remove a marker from one of its fighters not under close watch.",
    source: "Air-raid (p.59)",
  },
  "zh.m8.raid-bomb": {
    topic: "Mission 8: Silence the Guns",
    text: "On the other a bomb strikes a location drawn at random, 1 to 6 equally likely.",
    source: "Air-raid (p.59)",
  },
  "zh.m8.bomb-effect": {
    topic: "Mission 8: Silence the Guns",
    text: 'The struck terrain item is removed or wrecked; every fighter within 2" takes one hit, or two if in or on it.',
    source: "Air-raid (p.59)",
  },
  "zh.m8.bomb-redraw": {
    topic: "Mission 8: Silence the Guns",
    text: "If the gun has scored a hit this turn the defender may redraw the location.",
    source: "Air-raid (p.59)",
  },
  "zh.m8.bomb-once": {
    topic: "Mission 8: Silence the Guns",
    text: "A location can be struck only once; drawing it again has no effect.",
    source: "Air-raid (p.59)",
  },
  "zh.m8.primary": {
    topic: "Mission 8: Silence the Guns",
    text: "Defender primary: score at least 10 hits with the gun before three locations are destroyed by bombs. Attacker primary: prevent that.",
    source: "Objectives (p.58–59)",
  },
  "zh.m8.attacker-secondary": {
    topic: "Mission 8: Silence the Guns",
    text: "Attacker secondary: destroy the gun with a demo charge.",
    source: "Attacker Objectives (p.58)",
  },
  "zh.m8.end": {
    topic: "Mission 8: Silence the Guns",
    text: "The game ends when three locations have been destroyed by bombs.",
    source: "Ending the Game (p.59)",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
