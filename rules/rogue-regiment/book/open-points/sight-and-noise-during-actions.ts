import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const sightAndNoiseDuringActionsPoints = openPointsUnder("Sight and noise during actions", {
  "rr.open.trigger-order": fixedPoint("In which order do the effects of one action apply?", {
    "1-movement-dice-kills-corpses":
      "1 movement and dice, kills and corpses; 2 noise (meter, units in earshot turn and flip); 3 the attacked unit turns; 4 witnesses and units that saw the Operator flip, Operator spotted, shouts; 5 alarm if the meter is 0; 6 the immediate attack of an attacked alert unit, then reaction attacks. Book order of the sections, and reactions are stated to come after the action.",
    "sight-before-noise": "Sight before noise",
    "reactions-before-shouts": "Reactions before shouts.",
  }),
  "rr.open.seen-start-square": point("Does the square on which an action starts count as within LOS?", {
    counts: "Yes: the action is carried out there too.",
    "entered-only": "For actions with movement, only squares entered.",
  }),
  "rr.open.seen-resolve": fixedPoint("Is a sprint interrupted when it is seen?", {
    "no-action-completed-then-seeing": "No: the action is completed, then seeing is resolved.",
    "players-may-stop-sprint": "The players may stop the sprint.",
  }),
  "rr.open.alert-unit-shouts": point("Does an already alert unit shout when it first sees an Operator?", {
    yes: "Yes: the clause ties the shout to seeing, not to the flip.",
    "only-flipping": "Only a unit that flips shouts.",
  }),
  "rr.open.spotted-seen-again": point("Does a non-alert unit that sees an Operator already spotted flip and shout?", {
    "flips-and-shouts": "Yes.",
    flips: "Flips without shouting.",
  }),
  "rr.open.sprint-noise-squares": point("Which squares of a sprint are heard, and where does the unit look?", {
    "all-squares": "The start square and every square entered; the unit faces the Operator's final square.",
    "entered-only": "Only squares entered; it faces the square where it heard him.",
  }),
  "rr.open.turn-by-sound-sees": point("A unit turned by a sound (or attack on another) now has an Operator in LOS.", {
    "next-action":
      "He is spotted only with his next action in that LOS: seeing is tied to an action. A unit that was itself attacked sees the attacker at once.",
    "at-once": "He is spotted at once.",
  }),
  "rr.open.turn-passing-view": fixedPoint("Does a unit that turns to a sound see what it sweeps on the way?", {
    "no-only-event-rotations-stated": "No: only event rotations are stated to look on the way.",
    yes: "Yes.",
  }),
  "rr.open.passive-los-gain": fixedPoint(
    "LOS opens without action of viewer or Operator (a blocker walks off, dies or flips to alert).",
    {
      "corpse-view-alerts-at-once":
        "A corpse in view alerts at once (its clause is general); an Operator is seen only at his next action or the unit's own movement or rotation.",
      "nothing-until-unit-moves": "Nothing until the unit moves",
      "both-at-once": "Both at once.",
    },
  ),
  "rr.open.kill-of-blocker": fixedPoint("Is the killed unit's own body a blocker when witnesses are checked?", {
    "no-square-judged-target": "No; the square is judged as a target.",
  }),
  "rr.open.witness-alert": point("Does an already alert witness shout?", {
    yes: "Yes.",
    no: "No.",
  }),
  "rr.open.shout-spawn": fixedPoint("Do shouts reach units on spawn tiles?", {
    no: "No (inert until the alarm).",
    yes: "Yes.",
  }),
  "rr.open.shout-by-attacked": point("Does a unit that was attacked and missed shout?", {
    "if-it-sees": "Only if it then sees the attacker.",
    always: "Always",
    never: "Never.",
  }),
  "rr.open.corpse-again": fixedPoint("Does a corpse already known stop and alert a unit again?", {
    "only-corpse-was-not-los": "Only a corpse that was not in its LOS just before counts as gained.",
    "every-patrol-move-again": "Every patrol move again.",
  }),
  "rr.open.grenade-noise": fixedPoint("Where is a grenade, mine, bomb or barrel heard from?", {
    "from-centre-square-units-within":
      "From its centre square, for units within its earshot; the thrower is not given away.",
    "from-thrower": "From the thrower.",
  }),
  "rr.open.explosion-meter": point("Do landmine, Lewes bomb and barrel explosions advance the meter?", {
    "one-each":
      "Yes, 1 each: a bomb going off is named as a cause of the alarm; a barrel set off by a shot adds 1 to the shot's 1.",
    "own-use-only": "No; only the weapon's own use.",
  }),
  "rr.open.grenade-attacked": fixedPoint('Are units under a grenade "attacked" (flip and turn to the thrower)?', {
    "they-flip-hearing-blast-they": "They flip as hearing the blast; they turn to the blast, not to the thrower.",
    "they-turn-thrower": "They turn to the thrower.",
  }),
  "rr.open.break-cover-alarm": point("How can breaking cover trigger the alarm?", {
    "not-by-itself": "Not by itself; the sentence is kept for a meter that reaches 0 in the same action.",
    "advances-meter": "Break cover advances the meter 1.",
  }),
  "rr.open.break-cover-turn": point("Does the closest unit turn to the Operator who breaks cover?", {
    no: "No, it only flips.",
    yes: "Yes.",
  }),
  "rr.open.break-cover-seen": point("Does break cover in a unit's LOS also count as being seen?", {
    yes: "Yes (it is an action).",
    no: "No.",
  }),
  "rr.open.engine-noise": fixedPoint("When does an Operator vehicle's engine make noise?", {
    "after-each-action-with-movement":
      "After each action with movement, from its final position; it does not advance the meter.",
    "every-square": "On every square",
    "each-move-also-advances-meter": "Each move also advances the meter.",
  }),
  "rr.open.vehicle-seen": point("Are Operators aboard spotted when the vehicle acts in LOS?", {
    "all-aboard": "Yes, all aboard.",
    "driver-only": "The driver only.",
  }),
  "rr.open.camo-attack-kinds": fixedPoint("Which actions break the camo net?", {
    "any-attacks-attack-move-attack": "Any that attacks: attack, move & attack, marked attacks.",
    "only-plain-attack-action": "Only the plain attack action.",
  }),
  "rr.open.spear-spotted": point("May a spotted Operator use the speargun?", {
    attack: "Yes as an attack; the ban is on assassination from behind.",
    assassination: "No: it is classed as an assassination.",
  }),
});
