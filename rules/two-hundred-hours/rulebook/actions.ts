import type { RuleRow } from "../../kernel/index.ts";

/** The actions: the clauses of the rule book in our own words. */
export const actionsRules = {
  "zh.action.must-choose": {
    topic: "Actions in general",
    text: "A fighter assigned a token makes one action that its circumstances allow; passing is not an option.",
    source: "Actions (p.24); FAQ",
  },
  "zh.action.patrol-both": {
    topic: "Actions in general",
    text: 'A rule naming a "Patrol action" means both Patrol Route and Roving Patrol.',
    source: "Manoeuvre Actions (p.24)",
  },
  "zh.action.target-first": {
    topic: "Actions in general",
    text: "The target of a Shoot or Fight action, and the entry point of a fighter moving onto the table, are chosen before the dice are rolled.",
    source: "FAQ",
  },
  "zh.action.results-after": {
    topic: "Actions in general",
    text: "All other choices about using results (path of a Sneak, medals, cards that do not say otherwise) are made after the roll.",
    source: "FAQ",
  },
  "zh.action.attack-move-first": {
    topic: "Actions in general",
    text: "The move of a Shoot or Fight action, and the Distant Target test after it, come before the attack dice: bonus dice depend on them.",
    source: "Shoot; Fight; Targeted Actions (p.26)",
  },
  "zh.advance.dice": { topic: "Advance", text: "Advance rolls its dice against Brawn.", source: "Advance (p.24)" },
  "zh.advance.alarm-die": {
    topic: "Advance",
    text: "At alarm level Suspicious or higher an Advance rolls one more die, for attackers and defenders alike.",
    source: "Advance (p.24); Suspicious (p.37)",
  },
  "zh.advance.distance": {
    topic: "Advance",
    text: 'The length of the move, after turning, is 4" plus 2" per success.',
    source: "Advance (p.24)",
  },
  "zh.advance.nearest": {
    topic: "Advance",
    text: 'It moves straight towards the nearest detected enemy within 15".',
    source: "Advance (p.24)",
  },
  "zh.advance.full": {
    topic: "Advance",
    text: "It moves the full distance unless stopped by a rule.",
    source: "Advance (p.24)",
  },
  "zh.advance.stop-1in": {
    topic: "Advance",
    text: 'It stops 1" from an enemy that it would come within 1" of.',
    source: "Advance (p.24)",
  },
  "zh.advance.other-target": {
    topic: "Advance",
    text: 'By passing a basic Smarts test it may move towards a detected enemy within 15" that is not the nearest; on a failure it moves towards the nearest.',
    source: "Advance (p.24)",
  },
  "zh.advance.requirement": {
    topic: "Advance",
    text: 'Advance can be chosen only if a detected enemy is within 15" (or a rule names another goal).',
    source: "Advance (p.24)",
  },
  "zh.advance.caution": {
    topic: "Advance",
    text: 'Medal effect Caution: ignore all successes and move just 4".',
    source: "Advance (p.24)",
  },
  "zh.sneak.attackers": { topic: "Sneak", text: "Only attackers can Sneak.", source: "Sneak (p.24)" },
  "zh.sneak.dice": { topic: "Sneak", text: "Sneak rolls its dice against React.", source: "Sneak (p.24)" },
  "zh.sneak.unseen-die": {
    topic: "Sneak",
    text: 'If, as the action starts, no enemy within 15" has line of sight to the fighter, it rolls one more die.',
    source: "Sneak (p.24)",
  },
  "zh.sneak.distance": {
    topic: "Sneak",
    text: 'The move is at most 4" plus 1" per success, with free turns.',
    source: "Sneak (p.24)",
  },
  "zh.sneak.alert-15": {
    topic: "Sneak",
    text: 'Alert results count only if an enemy is within 15".',
    source: "Sneak (p.24)",
  },
  "zh.sneak.not-watched": {
    topic: "Sneak",
    text: "A fighter under close watch cannot choose Sneak.",
    source: "Sneak (p.24)",
  },
  "zh.sneak.freeze": {
    topic: "Sneak",
    text: "Medal effect Freeze: the fighter does not move or turn, makes a basic React test, and each success of it adds 1 stealth result.",
    source: "Sneak (p.24)",
  },
  "zh.sneak.recon": {
    topic: "Sneak",
    text: "Medal effect Recon: after moving the fighter makes a Recon roll.",
    source: "Sneak (p.24)",
  },
  "zh.route.sentries": {
    topic: "Patrol Route",
    text: "Only patrolling sentries can make a Patrol Route action.",
    source: "Patrol Route (p.25)",
  },
  "zh.route.dice": {
    topic: "Patrol Route",
    text: "Patrol Route rolls its dice against React.",
    source: "Patrol Route (p.25)",
  },
  "zh.route.alarm-die": {
    topic: "Patrol Route",
    text: "At alarm level Suspicious or higher it rolls one more die.",
    source: "Patrol Route (p.25)",
  },
  "zh.route.move": {
    topic: "Patrol Route",
    text: 'The sentry turns and moves 4" straight towards the next Patrol marker of its route.',
    source: "Patrol Route (p.25)",
  },
  "zh.route.stop-1in": {
    topic: "Patrol Route",
    text: 'It moves the full distance, but stops 1" from an enemy in its line of sight that it would come within 1" of.',
    source: "Patrol Route (p.25)",
  },
  "zh.route.rejoin": {
    topic: "Patrol Route",
    text: "A sentry off the route moves towards the nearest Patrol marker until it is back on the route, then goes on from there.",
    source: "Patrol Route (p.25)",
  },
  "zh.route.not-if-detected": {
    topic: "Patrol Route",
    text: 'It cannot be chosen if a detected enemy is within 15".',
    source: "Patrol Route (p.25)",
  },
  "zh.route.turn": {
    topic: "Patrol Route",
    text: "After moving the sentry must turn to the bearing of a success die; without a success it does not turn.",
    source: "Turning (p.25)",
  },
  "zh.route.turn-choice": {
    topic: "Patrol Route",
    text: "With several successes the player chooses whose bearing is used.",
    source: "Turning (p.25)",
  },
  "zh.route.recon": {
    topic: "Patrol Route",
    text: "Medal effect Recon: after the move and any turn the sentry makes a Recon roll.",
    source: "Patrol Route (p.25)",
  },
  "zh.rove.defenders": {
    topic: "Roving Patrol",
    text: "Only defenders can make a Roving Patrol action.",
    source: "Roving Patrol (p.25)",
  },
  "zh.rove.dice": {
    topic: "Roving Patrol",
    text: "Roving Patrol rolls its dice against React.",
    source: "Roving Patrol (p.25)",
  },
  "zh.rove.alarm-die": {
    topic: "Roving Patrol",
    text: "At alarm level Suspicious or higher it rolls one more die.",
    source: "Roving Patrol (p.25)",
  },
  "zh.rove.turn": {
    topic: "Roving Patrol",
    text: "Before moving the fighter must turn to the bearing of a success die; without a success it does not turn.",
    source: "Turning (p.25)",
  },
  "zh.rove.turn-choice": {
    topic: "Roving Patrol",
    text: "With several successes the player chooses whose bearing is used.",
    source: "Turning (p.25)",
  },
  "zh.rove.move": { topic: "Roving Patrol", text: 'It then moves 4" straight ahead.', source: "Roving Patrol (p.25)" },
  "zh.rove.stop-1in": {
    topic: "Roving Patrol",
    text: 'It moves the full 4", but stops 1" from an enemy that it would come within 1" of.',
    source: "Roving Patrol (p.25)",
  },
  "zh.rove.not-if-detected": {
    topic: "Roving Patrol",
    text: 'It cannot be chosen if a detected enemy is within 15".',
    source: "Roving Patrol (p.25)",
  },
  "zh.rove.awareness": {
    topic: "Roving Patrol",
    text: "Medal effect Awareness: the fighter can turn to the bearing of any chevron, not only a success.",
    source: "Roving Patrol (p.25)",
  },
  "zh.rove.recon": {
    topic: "Roving Patrol",
    text: "Medal effect Recon: after moving the fighter makes a Recon roll.",
    source: "Roving Patrol (p.25)",
  },
  "zh.target.covert-die": {
    topic: "Targeted actions: common rules",
    text: "The acting fighter rolls +1 die if it is covert.",
    source: "Targeted Actions (p.26)",
  },
  "zh.target.rear-die": {
    topic: "Targeted actions: common rules",
    text: "It rolls +1 die if the target has line of sight to it at no point of the action (an attack from the rear).",
    source: "Targeted Actions (p.26)",
  },
  "zh.target.view-die": {
    topic: "Targeted actions: common rules",
    text: "It rolls +1 die if, as the action starts, it has a clear view to the target.",
    source: "Targeted Actions (p.26)",
  },
  "zh.target.assist": {
    topic: "Targeted actions: common rules",
    text: 'Medal effect Assist: re-roll the medal die if a friend is within 2" of the acting fighter.',
    source: "Targeted Actions (p.26)",
  },
  "zh.target.nearest": {
    topic: "Targeted actions: common rules",
    text: "The target is the nearest detected enemy.",
    source: "Distant Target (p.26)",
  },
  "zh.target.distant": {
    topic: "Targeted actions: common rules",
    text: "After moving, a fighter may take a basic Smarts test to target an enemy that is not the nearest; on a failure it must attack the nearest.",
    source: "Distant Target (p.26)",
  },
  "zh.target.distant-conditions": {
    topic: "Targeted actions: common rules",
    text: "Passing the test lifts no other condition: detection, range and line of sight still apply.",
    source: "Distant Target (p.26)",
  },
  "zh.target.ties": {
    topic: "Targeted actions: common rules",
    text: "If several detected enemies are equally near, the acting player chooses among them.",
    source: "Shoot; Fight (p.26)",
  },
  "zh.shoot.move": { topic: "Shoot", text: 'The fighter may move up to 2" before firing.', source: "Shoot (p.26)" },
  "zh.shoot.face": {
    topic: "Shoot",
    text: "After that it faces the nearest detected enemy in line of sight and fires at it.",
    source: "Shoot (p.26)",
  },
  "zh.shoot.range": { topic: "Shoot", text: "The target must be within the weapon's range.", source: "Shoot (p.26)" },
  "zh.shoot.min-range": {
    topic: "Shoot",
    text: 'The target cannot be within 2" when firing, except with a pistol of any kind.',
    source: "Shoot (p.26)",
  },
  "zh.shoot.dice": { topic: "Shoot", text: "Shoot rolls the weapon's dice against Aim.", source: "Shoot (p.26)" },
  "zh.shoot.accurate": { topic: "Shoot", text: "Each success is an accurate shot.", source: "Shoot (p.26)" },
  "zh.shoot.forces-duck": {
    topic: "Shoot",
    text: "If there is at least one accurate shot and the target is ready, the target must Duck.",
    source: "Shoot (p.26)",
  },
  "zh.shoot.unready-hit": {
    topic: "Shoot",
    text: "Accurate shots on an unready target that has no Duck action all hit; Wound rolls follow.",
    source: "Shoot (p.26)",
  },
  "zh.fight.move": {
    topic: "Fight",
    text: 'Before attacking, the fighter moves up to 4" in the direction of the nearest detected enemy.',
    source: "Fight (p.26)",
  },
  "zh.fight.path": {
    topic: "Fight",
    text: "The move may include turns, and line of sight is not needed from the starting place.",
    source: "Fight (p.26)",
  },
  "zh.fight.reach": {
    topic: "Fight",
    text: 'It must end within 2" of the target and with the target in its line of sight.',
    source: "Fight (p.26)",
  },
  "zh.fight.impossible": {
    topic: "Fight",
    text: "If it cannot end so, Fight cannot be chosen.",
    source: "Fight (p.26)",
  },
  "zh.fight.dice": {
    topic: "Fight",
    text: "Fight rolls the hand-to-hand weapon's dice against Brawn.",
    source: "Fight (p.26)",
  },
  "zh.fight.accurate": { topic: "Fight", text: "Each success is an accurate strike.", source: "Fight (p.26)" },
  "zh.fight.forces-defend": {
    topic: "Fight",
    text: "A ready target must Defend, whether or not there is an accurate strike.",
    source: "Fight (p.26)",
  },
  "zh.fight.unready-hit": {
    topic: "Fight",
    text: "Against an unready target all strikes hit; Wound rolls follow.",
    source: "Fight (p.26)",
  },
  "zh.duck.dice": { topic: "Duck and Defend", text: "Duck rolls its dice against React.", source: "Duck (p.27)" },
  "zh.duck.cover-free": {
    topic: "Duck and Defend",
    text: "If the target is in cover from the attack its Duck is free.",
    source: "Duck (p.27)",
  },
  "zh.duck.unready-cover": {
    topic: "Duck and Defend",
    text: "An unready target in cover therefore Ducks as well.",
    source: "Duck (p.27); Free Actions (p.21)",
  },
  "zh.duck.open-costs": {
    topic: "Duck and Defend",
    text: "A ready target not in cover pays an action for its Duck.",
    source: "Duck (p.27)",
  },
  "zh.duck.open-unready": {
    topic: "Duck and Defend",
    text: "An unready target not in cover cannot Duck.",
    source: "Duck (p.27)",
  },
  "zh.duck.turn": {
    topic: "Duck and Defend",
    text: "The ducking fighter turns to face the shooter.",
    source: "Duck (p.27)",
  },
  "zh.duck.cancel": {
    topic: "Duck and Defend",
    text: "Each success cancels one accurate shot; shots left over hit.",
    source: "Duck (p.27)",
  },
  "zh.duck.friendly-fire": {
    topic: "Duck and Defend",
    text: "A fighter hit by its own side's fire can Duck in the same way.",
    source: "Duck (p.27)",
  },
  "zh.duck.fortified": {
    topic: "Duck and Defend",
    text: "Medal effect Fortified: re-roll the medal if the fighter is in a building and shot at from outside.",
    source: "Duck (p.27)",
  },
  "zh.defend.dice": { topic: "Duck and Defend", text: "Defend rolls its dice against Brawn.", source: "Defend (p.27)" },
  "zh.defend.costs": {
    topic: "Duck and Defend",
    text: "A ready target of a Fight action pays an action to Defend.",
    source: "Defend (p.27)",
  },
  "zh.defend.turn": {
    topic: "Duck and Defend",
    text: "The defending fighter turns to face its attacker.",
    source: "Defend (p.27)",
  },
  "zh.defend.cancel": {
    topic: "Duck and Defend",
    text: "Each success cancels one accurate strike; strikes left over hit.",
    source: "Defend (p.27)",
  },
  "zh.defend.unready": {
    topic: "Duck and Defend",
    text: "An unready target neither defends nor turns.",
    source: "Defend (p.27)",
  },
  "zh.defend.counter": {
    topic: "Duck and Defend",
    text: "If no strike is left (all cancelled, or none was scored), each Defend success left over is a hit on the fighter that attacked, which cannot be defended against; the defender's player makes the Wound roll.",
    source: "Counter-attack (p.27)",
  },
  "zh.defend.assist": {
    topic: "Duck and Defend",
    text: 'Medal effect Assist in Defend: re-roll the medal die if a friend is within 2" of the defending fighter.',
    source: "Defend (p.27)",
  },
  "zh.survive.detected": {
    topic: "Duck and Defend",
    text: "If neither fighter is taken out by a Fight and what follows from it, a covert attacker gets a marker.",
    source: "Both Survived a Fight? (p.27)",
  },
  "zh.survive.free-choice": {
    topic: "Duck and Defend",
    text: "Surviving a Fight does not lock the two together: their later actions are chosen freely.",
    source: "Both Survived a Fight? (p.27)",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
