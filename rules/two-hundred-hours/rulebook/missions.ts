import type { RuleRow } from "../../kernel/index.ts";

/** The eight missions: the clauses of the rule book in our own words. */
export const missionsRules = {
  "zh.m1.forces-attacker": {
    topic: "Mission 1: Hunted",
    text: "Attacker: SAS Officer, one pair of SAS Troopers, two SAS Troopers; rifles, SMGs or pistols only.",
    source: "Recruitment (p.46)",
  },
  "zh.m1.forces-defender": {
    topic: "Mission 1: Hunted",
    text: "Defender: Heer Officer, two pairs of Sentries, two Sentries, one Dog Handler; rifles, SMGs or pistols only.",
    source: "Recruitment (p.46)",
  },
  "zh.m1.rules-off": {
    topic: "Mission 1: Hunted",
    text: "Not used: patrol routes and Patrol Route actions, reserves, alarm levels, bodies, Order, Event, Veteran and Requisition cards.",
    source: "Hunted (p.46)",
  },
  "zh.m1.alarm": {
    topic: "Mission 1: Hunted",
    text: "The game starts with the alarm already raised.",
    source: "Hunted (p.46)",
  },
  "zh.m1.tokens": {
    topic: "Mission 1: Hunted",
    text: "The container holds 4 Character tokens, 8 Trooper tokens and 3 Time tokens.",
    source: "Prepare the Tokens (p.46–47)",
  },
  "zh.m1.taking-time": {
    topic: "Mission 1: Hunted",
    text: "The player who draws the first or second Time token keeps it and can spend it before the end of the turn to re-roll one die of any one roll; unspent it is lost.",
    source: "Taking Time (p.46–47)",
  },
  "zh.m1.replay-cards": {
    topic: "Mission 1: Hunted",
    text: "Replayed with cards, mission 1 uses Order and Event cards in place of Taking Time.",
    source: "Playing Again (p.47)",
  },
  "zh.m1.escape-edge": {
    topic: "Mission 1: Hunted",
    text: "The attacker chooses one table edge as destination and places two Escape markers on it.",
    source: "Deployment (p.47)",
  },
  "zh.m1.deploy-defender": {
    topic: "Mission 1: Hunted",
    text: 'The defender deploys its whole force within 24" of that edge, with at least 6" between fighters or pairs.',
    source: "Deployment (p.47)",
  },
  "zh.m1.enter": {
    topic: "Mission 1: Hunted",
    text: "Attackers enter at any point of the edge opposite the destination edge.",
    source: "Deployment (p.47)",
  },
  "zh.m1.attacker-goal": {
    topic: "Mission 1: Hunted",
    text: "The attacker wins by moving at least 3 fighters off the destination edge.",
    source: "Attacker Objectives (p.47)",
  },
  "zh.m1.defender-goal": {
    topic: "Mission 1: Hunted",
    text: "The defender wins by taking out at least 3 attackers.",
    source: "Defender Objectives (p.47)",
  },
  "zh.m1.end": {
    topic: "Mission 1: Hunted",
    text: "The game ends as soon as one side has achieved its objective; that side wins.",
    source: "Ending the Game (p.47)",
  },
  "zh.m2.deploy-others": {
    topic: "Mission 2: Butcher and Bolt",
    text: 'Defenders other than sentries deploy within 8" of the centre, facing anywhere.',
    source: "Deployment (p.50)",
  },
  "zh.m2.enter": {
    topic: "Mission 2: Butcher and Bolt",
    text: 'The attacker then chooses an edge; entry is on it and on the first 6" of both adjacent edges.',
    source: "Deployment (p.50)",
  },
  "zh.m2.escape": {
    topic: "Mission 2: Butcher and Bolt",
    text: "At deployment the attacker places two Escape markers on the edge where it may enter.",
    source: "Deployment (p.50)",
  },
  "zh.m2.reserves": {
    topic: "Mission 2: Butcher and Bolt",
    text: 'Reserves enter on the opposite edge and on the first 6" of both its adjacent edges.',
    source: "Reserves (p.50)",
  },
  "zh.m2.primary": {
    topic: "Mission 2: Butcher and Bolt",
    text: "Attacker primary: at least half of the original fighters of the defending force, reserves included, are taken out. Defender primary: avoid that.",
    source: "Objectives (p.50)",
  },
  "zh.m2.end": {
    topic: "Mission 2: Butcher and Bolt",
    text: "The game ends when either side completes its secondary objective.",
    source: "Ending the Game (p.50)",
  },
  "zh.m3.objective": {
    topic: "Mission 3: Sabotage",
    text: "An Objective marker lies at the centre, touching the target terrain item.",
    source: "Battlefield (p.51)",
  },
  "zh.m3.deploy-others": {
    topic: "Mission 3: Sabotage",
    text: 'Defenders other than sentries deploy within 2" of the Objective marker, facing anywhere.',
    source: "Deployment (p.51)",
  },
  "zh.m3.enter": {
    topic: "Mission 3: Sabotage",
    text: 'The attacker then chooses a corner and enters on the edges within 24" of it.',
    source: "Deployment (p.51)",
  },
  "zh.m3.reserves": {
    topic: "Mission 3: Sabotage",
    text: 'Reserves enter on the edges within 24" of the opposite corner.',
    source: "Reserves (p.51)",
  },
  "zh.m3.charges": {
    topic: "Mission 3: Sabotage",
    text: "Each attacking character has one demo charge; it and charges from Demo Charge Requisition cards can be set at the objective, the former nowhere else.",
    source: "Demo Charges (p.51)",
  },
  "zh.m3.escape": {
    topic: "Mission 3: Sabotage",
    text: "Setting a charge makes the attacker place, at once, two Escape markers on an edge where it may enter.",
    source: "Escape Markers (p.51)",
  },
  "zh.m3.attacker-primary": {
    topic: "Mission 3: Sabotage",
    text: "Attacker primary: set a charge touching the Objective marker and detonate it.",
    source: "Attacker Objectives (p.51)",
  },
  "zh.m3.defender-primary": {
    topic: "Mission 3: Sabotage",
    text: "Defender primary: prevent a charge from being set.",
    source: "Defender Objectives (p.51)",
  },
  "zh.m3.end": {
    topic: "Mission 3: Sabotage",
    text: "The game ends when either side completes its secondary objective, or when every attacker equipped with a demo charge has been taken out. Setting the last charge does not end it.",
    source: "Ending the Game (p.51)",
  },
  "zh.m4.objectives": {
    topic: "Mission 4: Havoc",
    text: '5 Objective markers lie at suitable items: one at the centre, the others spread within 8" of it.',
    source: "Battlefield (p.52)",
  },
  "zh.m4.deploy-others": {
    topic: "Mission 4: Havoc",
    text: 'Defenders other than sentries deploy within 2" of any Objective marker, facing anywhere.',
    source: "Deployment (p.52)",
  },
  "zh.m4.enter": {
    topic: "Mission 4: Havoc",
    text: "The attacker then splits its force in two parts in any way and assigns them two opposite edges, each entering on its own edge.",
    source: "Deployment (p.52)",
  },
  "zh.m4.reserves": {
    topic: "Mission 4: Havoc",
    text: "Reserves enter on the two edges not chosen.",
    source: "Reserves (p.52)",
  },
  "zh.m4.grenade": {
    topic: "Mission 4: Havoc",
    text: "A grenade can be thrown at an objective with a normal Shoot action.",
    source: "Grenades (p.52)",
  },
  "zh.m4.grenade-dice": {
    topic: "Mission 4: Havoc",
    text: "In that action the bonus die for an attack from the rear always applies and the one for being covert never does.",
    source: "Grenades (p.52)",
  },
  "zh.m4.grenade-wound": {
    topic: "Mission 4: Havoc",
    text: "Each hit makes a Wound roll; any success destroys the objective.",
    source: "Grenades (p.52)",
  },
  "zh.m4.grenade-explode": {
    topic: "Mission 4: Havoc",
    text: "With two or more successes in those Wound rolls the objective also explodes, with every effect of an explosion (hits, lights, Smoke/Fire marker in its place, distraction, +5).",
    source: "Grenades (p.52)",
  },
  "zh.m4.charge-card": {
    topic: "Mission 4: Havoc",
    text: "An attacker with a Demo Charge Requisition card can set charges at objectives; the explosion destroys the objective.",
    source: "Grenades (p.52)",
  },
  "zh.m4.escape": {
    topic: "Mission 4: Havoc",
    text: "When all objectives are destroyed the attacker places two Escape markers on an edge where it may enter.",
    source: "Escape Markers (p.52)",
  },
  "zh.m4.primary": {
    topic: "Mission 4: Havoc",
    text: "Attacker primary: destroy all 5 objectives. Defender primary: prevent that.",
    source: "Objectives (p.52)",
  },
  "zh.m4.end": {
    topic: "Mission 4: Havoc",
    text: "The game ends when either side completes its secondary objective, or when every attacker equipped with grenades or a demo charge has been taken out.",
    source: "Ending the Game (p.52)",
  },
  "zh.m5.evader": {
    topic: "Mission 5: Evade",
    text: "One attacking trooper is the evader and is armed with a pistol.",
    source: "Recruitment (p.53)",
  },
  "zh.m5.deploy-others": {
    topic: "Mission 5: Evade",
    text: 'Defenders other than sentries deploy within 2" of the centre, facing anywhere.',
    source: "Deployment (p.53)",
  },
  "zh.m5.enter-evader": {
    topic: "Mission 5: Evade",
    text: 'The attacker chooses a corner; the evader enters on the edges within 12" of it.',
    source: "Deployment (p.53)",
  },
  "zh.m5.enter-others": {
    topic: "Mission 5: Evade",
    text: 'The other attackers enter on the edges within 12" of the opposite corner.',
    source: "Deployment (p.53)",
  },
  "zh.m5.escape": {
    topic: "Mission 5: Evade",
    text: 'The attacker places two Escape markers on the edge within 12" of that opposite corner.',
    source: "Deployment (p.53)",
  },
  "zh.m5.reserves": {
    topic: "Mission 5: Evade",
    text: 'Reserves enter on the edges within 12" of the other two corners.',
    source: "Reserves (p.53)",
  },
  "zh.m5.attacker-primary": {
    topic: "Mission 5: Evade",
    text: 'Attacker primary: the evader moves off the table within 12" of the corner where its friends entered.',
    source: "Attacker Objectives (p.53)",
  },
  "zh.m5.defender-primary": {
    topic: "Mission 5: Evade",
    text: "Defender primary: take out the evader.",
    source: "Defender Objectives (p.53)",
  },
  "zh.m5.end": {
    topic: "Mission 5: Evade",
    text: "The game ends when the attacker has achieved both its objectives or the defender its primary.",
    source: "Ending the Game (p.53)",
  },
  "zh.m6.objectives": {
    topic: "Mission 6: Capture",
    text: 'Three buildings stand within 8" of the centre; the defender puts Objective markers 1, 2 and 3 in them face down, 1 being the officer.',
    source: "Battlefield (p.54)",
  },
  "zh.m6.deploy-others": {
    topic: "Mission 6: Capture",
    text: 'Defenders other than sentries deploy within 2" of one of those buildings, facing anywhere.',
    source: "Deployment (p.54)",
  },
  "zh.m6.enter": {
    topic: "Mission 6: Capture",
    text: 'The attacker then chooses a corner and enters on the edges within 24" of it.',
    source: "Deployment (p.54)",
  },
  "zh.m6.reserves": {
    topic: "Mission 6: Capture",
    text: 'Reserves enter on the edges within 24" of the opposite corner.',
    source: "Reserves (p.54)",
  },
  "zh.m6.search": {
    topic: "Mission 6: Capture",
    text: "An attacker entering one of those buildings reveals its marker; a 2 or 3 is removed.",
    source: "Searching the Buildings (p.55)",
  },
  "zh.m6.found": {
    topic: "Mission 6: Capture",
    text: "A 1 means that the officer surrenders at once and is escorted as a captive by the fighter that found him.",
    source: "Searching the Buildings (p.55)",
  },
  "zh.m6.escape": {
    topic: "Mission 6: Capture",
    text: "On the officer's capture the attacker places two Escape markers on an edge where it may enter.",
    source: "Escape Markers (p.55)",
  },
  "zh.m6.officer-escapes": {
    topic: "Mission 6: Capture",
    text: 'An escaped officer goes 4" back towards his first building, at once and at the start of every turn, until he is there or recaptured.',
    source: "Dragging the Captive (p.55)",
  },
  "zh.m6.primary": {
    topic: "Mission 6: Capture",
    text: "Attacker primary: move off the table with the officer where the attackers could enter. Defender primary: prevent that.",
    source: "Objectives (p.54)",
  },
  "zh.m6.end": {
    topic: "Mission 6: Capture",
    text: "The game ends when the defender achieves its secondary objective or the attacker both of its own.",
    source: "Ending the Game (p.55)",
  },
  "zh.m7.objectives": {
    topic: "Mission 7: Intelligence",
    text: 'Five buildings or vehicles stand within 10" of the centre; the defender puts Objective markers 0, 1, 1, 2 and 2 at them face down.',
    source: "Battlefield (p.56)",
  },
  "zh.m7.deploy-others": {
    topic: "Mission 7: Intelligence",
    text: 'Defenders other than sentries deploy within 8" of the centre, facing anywhere.',
    source: "Deployment (p.56)",
  },
  "zh.m7.enter": {
    topic: "Mission 7: Intelligence",
    text: 'The attacker then chooses an edge; entry is on it and on the first 6" of both adjacent edges.',
    source: "Deployment (p.56)",
  },
  "zh.m7.reserves": {
    topic: "Mission 7: Intelligence",
    text: 'Reserves enter on the opposite edge and on the first 6" of both its adjacent edges.',
    source: "Reserves (p.56)",
  },
  "zh.m7.search-where": {
    topic: "Mission 7: Intelligence",
    text: "An attacker inside a location, or touching it if it cannot be entered, can make a Search action.",
    source: "Searching for Intelligence (p.57)",
  },
  "zh.m7.search-dice": {
    topic: "Mission 7: Intelligence",
    text: "Search rolls its dice against Smarts; the fighter does not move.",
    source: "Searching for Intelligence (p.57)",
  },
  "zh.m7.search-none": {
    topic: "Mission 7: Intelligence",
    text: "Without a success nothing is found (it can be tried again); with one the marker is revealed: a 0 is removed, a 1 or 2 is carried by the searching fighter.",
    source: "Searching for Intelligence (p.57)",
  },
  "zh.m7.carry-free": {
    topic: "Mission 7: Intelligence",
    text: "Carrying intelligence does not limit movement or actions, and one fighter may carry several.",
    source: "Carrying Intelligence (p.57)",
  },
  "zh.m7.carry-no-passing": {
    topic: "Mission 7: Intelligence",
    text: "Intelligence cannot be passed to another fighter.",
    source: "Carrying Intelligence (p.57)",
  },
  "zh.m7.carry-events": {
    topic: "Mission 7: Intelligence",
    text: "The Event cards Bad Intel and Dangerous Objective do not affect intelligence being carried.",
    source: "Carrying Intelligence (p.57)",
  },
  "zh.m7.carry-lost": {
    topic: "Mission 7: Intelligence",
    text: "If the carrier is taken out its intelligence is lost.",
    source: "Carrying Intelligence (p.57)",
  },
  "zh.m7.escape": {
    topic: "Mission 7: Intelligence",
    text: "With the first objective revealed, the attacker places two Escape markers on an edge where it may enter.",
    source: "Escape Markers (p.57)",
  },
  "zh.m7.primary": {
    topic: "Mission 7: Intelligence",
    text: "Attacker primary: take markers totalling at least 3 off the table where the attackers could enter. Defender primary: prevent that.",
    source: "Objectives (p.56)",
  },
  "zh.m7.end": {
    topic: "Mission 7: Intelligence",
    text: "The game ends when the defender achieves its secondary objective or the attacker both of its own.",
    source: "Ending the Game (p.57)",
  },
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
