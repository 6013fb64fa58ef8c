import type { Interpretation } from "../../kernel/index.ts";

/** Every point the rules leave open, with the readings that people defend. */
export const openPoints = {
  "hg.open.corner-diagonal": {
    topic: "Open points",
    question: "Which diagonal steps cross a corner?",
    byDefault: "same-area",
    readings: {
      "same-area": {
        text: 'A diagonal step is legal only when both squares beside it belong to the same open area and no wall or door edge touches the crossing; doors are crossed orthogonally. Strictest common reading of "diagonally across corners".',
      },
      "one-side": { text: "Only one of the two side squares need be open" },
    },
    switchable: true,
  },
  "hg.open.adjacent-diagonal": {
    topic: "Open points",
    question: "Does adjacency include diagonals, and across a corner?",
    byDefault: "eight",
    readings: {
      eight: {
        text: "8 neighbours, where the diagonal step would be legal with no agents about. A corner is a wall between them.",
      },
      orthogonal: { text: "Orthogonal only" },
      "across-corners": { text: "8 neighbours even across a corner" },
    },
    switchable: true,
  },
  "hg.open.distance-metric": {
    topic: "Open points",
    question: "How are 4 and 12 squares of noise (and hearing) counted?",
    byDefault: "steps",
    readings: {
      steps: {
        text: 'Shortest path of legal steps, through open doors, agents ignored; the first square next to the source is 1; a room with noise is one source square. The noise rule counts "adjacent squares from the source".',
      },
      orthogonal: { text: "Orthogonal steps only" },
      straight: { text: "Straight corridor lines only" },
    },
    switchable: true,
  },
  "hg.open.room-hearing": {
    topic: "Open points",
    question:
      'A Sentry stands in a corridor; is a square inside an open room "within 4 squares" counted with the room as one square?',
    byDefault: "room",
    readings: {
      room: { text: "Yes: by hg.noise.room-is-source, for every step made in the room." },
      "shots-only": { text: "Only shots use the room rule" },
    },
    switchable: true,
  },
  "hg.open.occupied-entrant": {
    topic: "Open points",
    question: "Does the agent who enters count as a friend when the room is judged?",
    byDefault: "before",
    readings: {
      before: {
        text: "No: the room is judged as it stood before he entered. Otherwise one enemy alone could never occupy a room against one entrant, and REACT on entry would hardly ever happen.",
      },
      counts: { text: "He counts" },
    },
    switchable: true,
  },
  "hg.open.los-doorway": {
    topic: "Open points",
    question: "From where in a room is the corridor seen, and is it mutual?",
    byDefault: "one-way",
    readings: {
      "one-way": {
        text: "From a square on the straight line of the doorway, at any depth, the one corridor square outside is seen; from that corridor line, only the one room square inside. The rule limits each shooter's view, so it need not be mutual.",
      },
      mutual: { text: "Mutual: a shooter sees whoever can see him" },
      "doorway-only": { text: "Only from the square in the doorway" },
    },
    switchable: true,
  },
  "hg.open.los-room-line": {
    topic: "Open points",
    question: "What is a straight line inside a room?",
    byDefault: "centre",
    readings: {
      centre: {
        text: "Centre to centre; obstructed when it crosses the interior of a square with an obstructing agent.",
      },
      straight: { text: "Orthogonal and exact diagonals only" },
    },
    switchable: true,
  },
  "hg.open.los-entry": {
    topic: "Open points",
    question: "Is there LOS between entry zone and corridor through the open entrance?",
    byDefault: "corridor",
    readings: {
      corridor: {
        text: "Yes, as along a corridor, straight through the entrance, for watch zones too; the entry zone is not a room.",
      },
      "one-square": { text: "1 square only" },
      none: { text: "None" },
    },
    switchable: true,
  },
  "hg.open.facing-attack": {
    topic: "Open points",
    question: "Must a Sentry or the Commander face a target to attack?",
    byDefault: "any",
    readings: {
      any: { text: "No: the source ties facing to watch zones only." },
      "zone-line": { text: "Sentries shoot only into their zone line" },
    },
    switchable: true,
  },
  "hg.open.facing-choice": {
    topic: "Open points",
    question: "May a Sentry turn of his own accord in the Defender's turn?",
    byDefault: "no",
    readings: {
      no: { text: "No: he turns when alerted, recovered, stood down or reset. The Commander chooses freely among 4." },
      "sentries-too": { text: "Sentries may also turn" },
    },
    switchable: false,
  },
  "hg.open.already-alerted": {
    topic: "Open points",
    question: "A Sentry with a marker is alerted again from elsewhere.",
    byDefault: "turns",
    readings: {
      turns: { text: "He turns to the new trouble and his one marker moves in front of him." },
      keeps: { text: "He keeps facing and marker" },
    },
    switchable: true,
  },
  "hg.open.alert-direction": {
    topic: "Open points",
    question: "What is the direction of the trouble?",
    byDefault: "path",
    readings: {
      path: {
        text: "The first step of the shortest path (hg.open.distance-metric) from the Sentry to the source, orthogonal; ties to the Defender.",
      },
      line: { text: "Straight line, nearest of 4" },
    },
    switchable: true,
  },
  "hg.open.room-marker": {
    topic: "Open points",
    question: "Which room does the room-marker rule mean?",
    byDefault: "own-room",
    readings: {
      "own-room": {
        text: "The room whose doorway is at the Sentry: the marker lies just inside it. For trouble in any other room it lies on the square in front of him, towards the trouble.",
      },
      "any-room": { text: "Any room: just inside the doorway nearest him" },
    },
    switchable: false,
  },
  "hg.open.unconscious-alert": {
    topic: "Open points",
    question: "Is an unconscious Sentry alerted by noise?",
    byDefault: "no",
    readings: { no: { text: "No, only by the attack that fells him." }, yes: { text: "Yes" } },
    switchable: true,
  },
  "hg.open.alert-by-zone": {
    topic: "Open points",
    question: "Is a Sentry alerted by seeing (exposing) someone in his ready zone?",
    byDefault: "no",
    readings: { no: { text: "Not by that alone." }, yes: { text: "Exposing alerts him" } },
    switchable: true,
  },
  "hg.open.exposed-weapon": {
    topic: "Open points",
    question: "Which card is on top after involuntary exposure?",
    byDefault: "knife",
    readings: {
      knife: { text: "The knife stays: the bonus change belongs to choosing assault." },
      choice: { text: "The player picks sidearm or knife" },
    },
    switchable: true,
  },
  "hg.open.voluntary-weapon": {
    topic: "Open points",
    question: "May the bonus change at choosing assault bring up an SMG or rifle?",
    byDefault: "any",
    readings: {
      any: { text: "Yes: CHANGE WEAPON names no limit." },
      sidearm: { text: "Sidearm or knife only" },
      "any-firearm": { text: '"sidearm" meaning any firearm carried' },
    },
    switchable: true,
  },
  "hg.open.contact-ends-turn": {
    topic: "Open points",
    question: "\"The Defender's turn then ends\": his whole turn or that agent's?",
    byDefault: "agent",
    readings: {
      agent: { text: 'That agent\'s: the Guard rule says "his turn". Timer and recovery still follow.' },
      phase: { text: "The Orders phase ends" },
    },
    switchable: true,
  },
  "hg.open.zone-retest": {
    topic: "Open points",
    question: "Does each further square of a zone need a new test?",
    byDefault: "once",
    readings: {
      once: {
        text: "No: one test per zone and turn; a zone left and entered again, or a zone that was put up anew (a Sentry turned), is tested again.",
      },
      "each-square": { text: "Each square" },
      "each-entry": { text: "Each entry only" },
    },
    switchable: true,
  },
  "hg.open.several-zones": {
    topic: "Open points",
    question: "Two zones cover the square entered.",
    byDefault: "one-roll",
    readings: {
      "one-roll": {
        text: "One roll for all; a stand-down applies to each agent with no assaulter in LOS, and if any cannot stand down the score counts as 1.",
      },
      nobody: {
        text: "One roll for all; where one of them sees an assaulter the score counts as 1 for all, so that nobody stands down.",
      },
      each: { text: "One roll each; the lowest score counts" },
    },
    switchable: true,
  },
  "hg.open.standdown-still-zoned": {
    topic: "Open points",
    question: "After a stand-down the raider is in the new zone of the same agent.",
    byDefault: "no",
    readings: { no: { text: "No new test this turn for that agent." }, "at-once": { text: "Test at once" } },
    switchable: true,
  },
  "hg.open.evade-room": {
    topic: "Open points",
    question: "Scores 2 and 3 of EVADE for an occupied room: who stands down?",
    byDefault: "nobody",
    readings: {
      nobody: {
        text: "Nobody; only the permission applies. Room enemies without a zone have nothing to lower. The assaulter-in-LOS exception still caps the score.",
      },
      "commander-turns": { text: "The Commander in the room turns away" },
    },
    switchable: true,
  },
  "hg.open.react-room-extra": {
    topic: "Open points",
    question: "Does REACT on room entry also allow an attack after the action is spent?",
    byDefault: "yes",
    readings: { yes: { text: "Yes: the same table with the same text." }, no: { text: "No" } },
    switchable: true,
  },
  "hg.open.react-zone-and-room": {
    topic: "Open points",
    question: "A square both in a zone and in an occupied room.",
    byDefault: "one",
    readings: { one: { text: "One REACT roll, with the dice of the zone." }, both: { text: "Both, room first" } },
    switchable: true,
  },
  "hg.open.sneak-many": {
    topic: "Open points",
    question: "Several Sentries hear one step.",
    byDefault: "one",
    readings: { one: { text: "One SNEAK; on 0 all of them are alerted." }, each: { text: "One SNEAK each" } },
    switchable: true,
  },
  "hg.open.sneak-order": {
    topic: "Open points",
    question: "A square is in a zone and in hearing range.",
    byDefault: "sneak-first",
    readings: {
      "sneak-first": { text: "SNEAK first, then EVADE if in a zone. The SNEAK table says so for the failed case." },
      "evade-first": { text: "EVADE first" },
    },
    switchable: false,
  },
  "hg.open.sneak-engaged-sentry": {
    topic: "Open points",
    question: "Must a raider SNEAK past an engaged or prone Sentry?",
    byDefault: "no",
    readings: { no: { text: "No: he cannot be alerted." }, yes: { text: "Yes" } },
    switchable: true,
  },
  "hg.open.guard-distance": {
    topic: "Open points",
    question:
      "How is a Guard's distance to his target (or, going home, to the entrance) measured, and with closed doors between?",
    byDefault: "doors-open",
    readings: {
      "doors-open": { text: "Shortest legal path, doors taken as open, agents ignored. Always defined." },
      "doors-block": { text: "Closed doors block" },
      straight: { text: "Straight line" },
    },
    switchable: true,
  },
  "hg.open.guard-route": {
    topic: "Open points",
    question: 'What is "must attempt to move his full distance"?',
    byDefault: "greatest",
    readings: {
      greatest: {
        text: "Among legal paths he takes one of the greatest length up to the roll that ends no further away; if none exists he stays.",
      },
      nearer: { text: "He must also end nearer" },
    },
    switchable: true,
  },
  "hg.open.guard-los-adjacent": {
    topic: "Open points",
    question: "A Guard gains LOS while adjacent to the assaulter.",
    byDefault: "shoots",
    readings: {
      shoots: { text: "He shoots, as written; he is acting, so not engaged." },
      fights: { text: "He fights" },
    },
    switchable: true,
  },
  "hg.open.guard-los-untargetable": {
    topic: "Open points",
    question: "A Guard gains LOS to an engaged assaulter.",
    byDefault: "goes-on",
    readings: {
      "goes-on": { text: "He does not stop, since he may not target him." },
      stops: { text: "He stops and does nothing" },
    },
    switchable: true,
  },
  "hg.open.guard-none-reachable": {
    topic: "Open points",
    question: "A Guard in the entry zone while the only assaulter is also there.",
    byDefault: "leaves",
    readings: {
      leaves: { text: "That assaulter is not in the stronghold: the Guard is going home and leaves play." },
      "fights-first": { text: "He fights first" },
    },
    switchable: false,
  },
  "hg.open.hide-unoccupied": {
    topic: "Open points",
    question: "May an assaulter HIDE with as many enemies as friends in the room?",
    byDefault: "not-outnumbered",
    readings: {
      "not-outnumbered": { text: "Yes: the room is not enemy-occupied by hg.occ.more-enemies." },
      "no-enemy": { text: "No enemy at all may stand there" },
    },
    switchable: true,
  },
  "hg.open.recover-test": {
    topic: "Open points",
    question: "After RECOVER in a zone, what do EVADE or REACT scores allow, on how many dice?",
    byDefault: "exposure-only",
    readings: {
      "exposure-only": {
        text: "3d6 in a zone, not moved (room REACT 1d6); recovery replaced movement and action, so only exposure and stand-down matter.",
      },
      allows: { text: "The scores also allow movement or action" },
    },
    switchable: false,
  },
  "hg.open.prone-targets": {
    topic: "Open points",
    question: "May a prone enemy be fought or shot?",
    byDefault: "no",
    readings: { no: { text: "No: only COUP-DE-GRACE." }, yes: { text: "Yes, as a normal target" } },
    switchable: true,
  },
  "hg.open.light-vs-severe": {
    topic: "Open points",
    question: "Does a severe wound differ from a light one?",
    byDefault: "same",
    readings: {
      same: { text: "No, once suffered. The source has one rule for both." },
      "severe-harder": { text: "Severe: RECOVER at −1" },
    },
    switchable: true,
  },
  "hg.open.burst-rerolls": {
    topic: "Open points",
    question: "How many burst rerolls?",
    byDefault: "three",
    readings: {
      three: { text: "3 rerolls in all, each of any one die, the same die allowed, passes included." },
      "three-dice": { text: "3 dice, each up to 3 times" },
    },
    switchable: true,
  },
  "hg.open.covering-los": {
    topic: "Open points",
    question: 'What is "the same LOS"?',
    byDefault: "line-or-room",
    readings: {
      "line-or-room": {
        text: "The same straight line and direction in a corridor; in a room all squares the shooter sees.",
      },
      "one-line": { text: "One line always" },
    },
    switchable: true,
  },
  "hg.open.knife-strength": {
    topic: "Open points",
    question: "Knife dice of a character with Strength above 2?",
    byDefault: "profile",
    readings: { profile: { text: "Profile Strength + 1. Unarmed is fixed at 2." }, three: { text: "Always 3" } },
    switchable: true,
  },
  "hg.open.sneakattack-knife": {
    topic: "Open points",
    question: "Does the knife add a die to SNEAK-ATTACK or COUP-DE-GRACE?",
    byDefault: "no",
    readings: { no: { text: "No: it adds to attacks in a fight." }, yes: { text: "Yes" } },
    switchable: true,
  },
  "hg.open.counter-armed": {
    topic: "Open points",
    question: "May the victim of a knife FIGHT counterattack?",
    byDefault: "no",
    readings: {
      no: { text: 'No: "after an unarmed attack", and the clause stands under Unarmed.' },
      yes: { text: 'Yes: the play reference says "after the attack"' },
    },
    switchable: true,
  },
  "hg.open.resist-misprint": {
    topic: "Open points",
    question: "Third resist row reads 1 in the summary.",
    byDefault: "three",
    readings: { three: { text: "3, as in the play reference." } },
    switchable: false,
  },
  "hg.open.spend-time-zero": {
    topic: "Open points",
    question: "Time spent brings the timer to 0.",
    byDefault: "ends",
    readings: {
      ends: { text: "The game ends before the activity scores." },
      "scores-first": { text: "It scores first" },
    },
    switchable: true,
  },
  "hg.open.sacrifice": {
    topic: "Open points",
    question: 'When is a failed RECOVER "to the detriment of the mission"?',
    byDefault: "zero",
    readings: {
      zero: { text: "When the minutes would bring the timer to 0." },
      word: { text: "At the player's word" },
      "not-won": { text: "Only if the game is not already won" },
    },
    switchable: true,
  },
  "hg.open.end-of-game": {
    topic: "Open points",
    question: "Other ends?",
    byDefault: "early",
    readings: {
      early: {
        text: "The game ends as soon as the points are reached (won), no Intruder is left in the stronghold or entry zone, or the timer is 0.",
      },
      "timer-only": { text: "Only at 0" },
    },
    switchable: true,
  },
  "hg.open.score-pooled": {
    topic: "Open points",
    question: "Are sets made per Intruder or together?",
    byDefault: "together",
    readings: {
      together: { text: "Together: the table speaks of Intruders, and the need rises with their number." },
      each: { text: "Each for himself" },
    },
    switchable: true,
  },
  "hg.open.score-overlap": {
    topic: "Open points",
    question: "May one card serve a colour and a country set?",
    byDefault: "once-each",
    readings: { "once-each": { text: "Yes, but only once in each kind." }, once: { text: "Each card once" } },
    switchable: true,
  },
  "hg.open.asi-full": {
    topic: "Open points",
    question: "The ASI has no free box.",
    byDefault: "aside",
    readings: {
      aside: { text: "The marker is collected and set aside." },
      refused: { text: "It may not be collected" },
    },
    switchable: true,
  },
  "hg.open.expose-marker-alarm": {
    topic: "Open points",
    question: "Does the Commander get the exposure marker during the alarm?",
    byDefault: "no",
    readings: { no: { text: "No: nothing is collected then." }, yes: { text: "Yes" } },
    switchable: true,
  },
  "hg.open.marker-same-square": {
    topic: "Open points",
    question: "May he collect a marker he stands on?",
    byDefault: "no",
    readings: { no: { text: "No: adjacent is required." }, yes: { text: "Yes" } },
    switchable: true,
  },
  "hg.open.investigate-corpse-sentry": {
    topic: "Open points",
    question: "A corpse marker turned to alert: whose is it?",
    byDefault: "nobody",
    readings: { nobody: { text: "Nobody's; collecting it resets no Sentry." } },
    switchable: false,
  },
  "hg.open.conceal-same-square": {
    topic: "Open points",
    question: "May a corpse in the Intruder's own square be concealed?",
    byDefault: "yes",
    readings: {
      yes: { text: "Yes: nothing is gained by making him step aside first." },
      adjacent: { text: "Adjacent only" },
    },
    switchable: true,
  },
  "hg.open.corpse-looted": {
    topic: "Open points",
    question: "Is an Intruder's corpse marker removed when investigated?",
    byDefault: "removed",
    readings: { removed: { text: "Yes: it becomes the marker on the ASI." }, stays: { text: "It stays" } },
    switchable: false,
  },
  "hg.open.door-squares": {
    topic: "Open points",
    question: "Which are the 3 squares at a door?",
    byDefault: "three",
    readings: {
      three: {
        text: 'On each side the square at the door and its two neighbours along the wall, where they exist; for a Guard inside a room the same 3 squares are "adjacent to a closed door".',
      },
      one: { text: "The one square only" },
    },
    switchable: true,
  },
  "hg.open.first-breach": {
    topic: "Open points",
    question: "What does the first-action rule forbid?",
    byDefault: "until-open",
    readings: {
      "until-open": { text: "Until the entrance is open no Intruder performs another action than BREACH on it." },
      "first-only": { text: "Only the very first" },
    },
    switchable: true,
  },
  "hg.open.setup-placement": {
    topic: "Open points",
    question: "Where do Commander and Sentries start, how many Sentries?",
    byDefault: "posts",
    readings: { posts: { text: "Section 6.1 and 2.2." }, free: { text: "The Defender chooses freely" } },
    switchable: false,
  },
  "hg.open.silenced": {
    topic: "Open points",
    question: "May a raider shoot a silenced firearm?",
    byDefault: "no",
    readings: {
      no: { text: 'No: the knife is always selected. "Unsilenced" has no object in the source.' },
      yes: { text: "Yes, with silenced weapons authored" },
    },
    switchable: false,
  },
  "hg.open.subversion-skill": {
    topic: "Open points",
    question: "Which grade for the subversion test?",
    byDefault: "assault",
    readings: { assault: { text: "The assault grade of Stealth." } },
    switchable: false,
  },
  "hg.open.peek-sharing": {
    topic: "Open points",
    question: "May a map-holder tell his team?",
    byDefault: "team",
    readings: { team: { text: "Yes, they co-operate." }, holder: { text: "No" } },
    switchable: true,
  },
  "hg.open.loadout-public": {
    topic: "Open points",
    question: "Does the Defender know weapons and equipment?",
    byDefault: "yes",
    readings: { yes: { text: "Yes." }, "until-used": { text: "Until used, no" } },
    switchable: false,
  },
  "hg.open.special-which": {
    topic: "Open points",
    question: "Which activities are of which kind (the icons of the play reference are lost)?",
    byDefault: "words",
    readings: {
      words: {
        text: "Extended: HIDE, Intruder RECOVER. Bonus: CHANGE WEAPON on choosing assault, CONCEAL after SNEAK-ATTACK. Response: RESIST EFFECTS, COUNTERATTACK. Special: SNEAK, EVADE, REACT, SUBVERSION, TAKE EQUIPMENT, DEFENDER RECOVER. All others are plain actions. Follows from the words where the text has them.",
      },
      other: { text: "RECOVER special; REACT a response" },
    },
    switchable: false,
  },
  "hg.open.assault-adjacent": {
    topic: "Open points",
    question: "A raider next to an enemy chooses assault at the start of his turn: engaged?",
    byDefault: "free",
    readings: {
      free: {
        text: 'No: "movement and action as normal" after the change; he is engaged from the end of his turn on. The rule for the change is the more special one.',
      },
      engaged: { text: "Engaged at once, he may only fight" },
    },
    switchable: true,
  },
  "hg.open.sneak-optional": {
    topic: "Open points",
    question: "May a raider decline to SNEAK?",
    byDefault: "optional",
    readings: {
      optional: { text: 'Yes: the reference says "may"; undeclined he is simply heard and the Sentry is alerted.' },
      must: { text: "He must test, as the Raiding text says" },
    },
    switchable: true,
  },
  "hg.open.score-allowance": {
    topic: "Open points",
    question: 'What is "move" and "act" in an EVADE or REACT score taken in mid-turn?',
    byDefault: "left",
    readings: {
      left: {
        text: "Move: the squares still left of the turn's allowance. REACT: fight/shoot anew, at every REACT passed. EVADE: the action only if not yet spent. Only REACT speaks of an action already performed.",
      },
      fresh: { text: "A fresh full allowance; one extra attack in a turn" },
    },
    switchable: false,
  },
  "hg.open.replacement-rounding": {
    topic: "Open points",
    question: "Is timer / 10 rounded?",
    byDefault: "exact",
    readings: {
      exact: { text: "Not rounded (rounding down gives the same needs). The text compares with the quotient." },
      up: { text: "Rounded up: 41–50 need a 6, 31–40 a 5 or 6, and so on" },
    },
    switchable: true,
  },
  "hg.open.replacement-facing": {
    topic: "Open points",
    question: "Which way does a replacement face?",
    byDefault: "any",
    readings: {
      any: {
        text: "Any of 4, the Defender's choice, at the end of his placing or first move; his zone counts from then on.",
      },
      "as-dead": { text: "As the dead Commander faced" },
    },
    switchable: false,
  },
  "hg.open.commander-leaves": {
    topic: "Open points",
    question: "May the Commander walk out of the entrance?",
    byDefault: "may",
    readings: {
      may: {
        text: 'Yes; he is removed but not killed: no corpse, the ASI keeps its markers, no replacement is rolled for. The text removes "any figure" and replaces only a killed one.',
      },
      "may-not": { text: "He may not leave; a replacement may be rolled for" },
    },
    switchable: true,
  },
  "hg.open.attacked-engaged": {
    topic: "Open points",
    question: "An engaged Sentry cannot be alerted, yet one attacked and not killed is.",
    byDefault: "alerts",
    readings: {
      alerts: {
        text: "The attack that engages him alerts him (he turns to the attacker); while he stays engaged nothing else does, except further attacks on him.",
      },
      never: { text: "An engaged Sentry is never alerted" },
      later: { text: "Alerted when the fight ends" },
    },
    switchable: false,
  },
  "hg.open.moved-marker-facing": {
    topic: "Open points",
    question: "Does the Sentry turn with a marker moved off a closed door?",
    byDefault: "turns",
    readings: {
      turns: { text: "Yes: an alert marker lies in front of its Sentry." },
      keeps: { text: "He goes on facing the door" },
    },
    switchable: true,
  },
  "hg.open.recovered-facing": {
    topic: "Open points",
    question: "A recovering Sentry: must he face his marker, and what if it was collected?",
    byDefault: "must",
    readings: {
      must: { text: "He must (summary, card); with no marker left he stands in the ready position." },
      may: { text: "He may (play reference): the Defender chooses" },
    },
    switchable: true,
  },
  "hg.open.engaged-zone": {
    topic: "Open points",
    question: "Does an engaged Commander or Sentry keep his zone?",
    byDefault: "keeps",
    readings: {
      keeps: {
        text: "Yes, for Intruders outside the fight: the text frees only engaged agents from zones. SNEAK alone takes no notice of an engaged Sentry.",
      },
      none: { text: "No zone while engaged" },
    },
    switchable: true,
  },
  "hg.open.guard-entry-distance": {
    topic: "Open points",
    question: 'Is the 6 of a Guard from the entry zone his "full distance"?',
    byDefault: "full",
    readings: {
      full: { text: "Yes: 6 stands for his roll, all pursuit rules hold." },
      "up-to": { text: '"up to": the Defender may stop him earlier' },
    },
    switchable: false,
  },
  "hg.open.guard-door-or-target": {
    topic: "Open points",
    question: "A Guard in a room is next to a closed door and has an assaulter in LOS.",
    byDefault: "target",
    readings: {
      target: {
        text: "LOS first: he closes in, fights or shoots; the door only when no assaulter is in LOS. The LOS rules speak of the more special case.",
      },
      door: { text: 'The door always, as "always" says' },
    },
    switchable: true,
  },
  "hg.open.guard-react-los": {
    topic: "Open points",
    question: "A Guard enters an enemy-occupied room and sees an assaulter.",
    byDefault: "react-first",
    readings: {
      "react-first": { text: "REACT first: on 0 his turn ends without a shot; on 1 he shoots or, adjacent, fights." },
      stops: { text: "He stops and shoots, without REACT" },
    },
    switchable: false,
  },
  "hg.open.guard-closes-door": {
    topic: "Open points",
    question: "May Guards or Sentries close doors?",
    byDefault: "no",
    readings: {
      no: { text: "No: their cards list no CLOSE. Intruders and the Commander may, as action or by movement." },
      "by-movement": { text: "Guards may by movement" },
    },
    switchable: false,
  },
  "hg.open.close-where": {
    topic: "Open points",
    question: "Where does one stand to close a door as an action?",
    byDefault: "three",
    readings: {
      three: { text: "On one of the 3 squares on either side, as for opening; the door must not be the entrance." },
      orthogonal: { text: "Only next to it orthogonally; inside only" },
    },
    switchable: false,
  },
  "hg.open.handgun-commander": {
    topic: "Open points",
    question: "Does the Commander's Luger give the handgun reroll on room REACT?",
    byDefault: "yes",
    readings: { yes: { text: "Yes: it is a handgun and he REACTs." }, "intruders-only": { text: "Intruders only" } },
    switchable: true,
  },
  "hg.open.burst-range": {
    topic: "Open points",
    question: "After burst rerolls the designated range dice fall short.",
    byDefault: "checked-last",
    readings: {
      "checked-last": {
        text: "The dice stay designated; their total is checked after the last reroll, and short of the distance the attack is out of range.",
      },
      stays: { text: "In range stays in range" },
      anew: { text: "Dice may be designated anew after the rerolls" },
    },
    switchable: true,
  },
  "hg.open.range-count": {
    topic: "Open points",
    question: "How are the squares to the target counted?",
    byDefault: "steps",
    readings: {
      steps: {
        text: "As steps, diagonal steps 1, the target's square included, the shooter's not; in a straight line that is its length.",
      },
      orthogonal: { text: "Orthogonal steps in rooms" },
    },
    switchable: true,
  },
  "hg.open.first-aid-holder": {
    topic: "Open points",
    question: "Must the holder of the First Aid Kit be conscious to help a neighbour?",
    byDefault: "any",
    readings: {
      any: { text: "No: the text does not ask it; he helps himself while unconscious." },
      conscious: { text: "Yes" },
    },
    switchable: true,
  },
  "hg.open.items-left": {
    topic: "Open points",
    question: "What becomes of items not taken after CONCEAL?",
    byDefault: "leave",
    readings: {
      leave: {
        text: "They stay with the marker: they leave the game when it is removed, and a corpse marker turned to alert yields nothing when collected.",
      },
      captured: { text: "The Commander captures them with the alert marker" },
    },
    switchable: false,
  },
  "hg.open.second-commander-corpse": {
    topic: "Open points",
    question: "A replacement Commander dies too.",
    byDefault: "each",
    readings: {
      each: { text: "Each Commander has a marker and a Master Key of his own." },
      one: { text: "One marker: the older is removed; one key in the game" },
    },
    switchable: false,
  },
  "hg.open.hide-guards": {
    topic: "Open points",
    question: "Which Guards count for HIDE?",
    byDefault: "all",
    readings: {
      all: { text: "All figures inside, prone ones too; not those in the entry zone." },
      conscious: { text: "Only conscious ones" },
    },
    switchable: true,
  },
  "hg.open.living-trade": {
    topic: "Open points",
    question: "May living Intruders, standing or unconscious, exchange things?",
    byDefault: "no",
    readings: {
      no: { text: "No: the text has TAKE EQUIPMENT from bodies only." },
      adjacent: { text: "Adjacent, for an action" },
    },
    switchable: false,
  },
  "hg.open.zone-and-room": {
    topic: "Open points",
    question: "A raider starts his turn in a zone and in an enemy-occupied room.",
    byDefault: "one",
    readings: { one: { text: "One EVADE covers both." }, each: { text: "One for each" } },
    switchable: true,
  },
  "hg.open.own-shot": {
    topic: "Open points",
    question: "Does a Sentry who shoots alert himself?",
    byDefault: "no",
    readings: {
      no: { text: "No: only other Sentries; he has no direction to turn to." },
      yes: { text: "He gets a marker towards his target" },
    },
    switchable: true,
  },
  "hg.open.noise-two-rooms": {
    topic: "Open points",
    question: "How does noise go on from one room into another by the open 8–9 door?",
    byDefault: "one",
    readings: {
      one: { text: "Only the room it was made in is one square; the other room is counted square by square." },
      both: { text: "Both rooms are one source" },
    },
    switchable: true,
  },
  "hg.open.in-stronghold": {
    topic: "Open points",
    question: 'What is "in the stronghold"?',
    byDefault: "inside",
    readings: {
      inside: { text: "Every room and corridor square, not the entry zone: it lies outside the entrance." },
      "entry-too": { text: "The entry zone too" },
    },
    switchable: true,
  },
  "hg.open.stopped-on-occupied": {
    topic: "Open points",
    question: "An agent must stop (REACT, LOS gained) on a square he was only moving through.",
    byDefault: "passes-on",
    readings: {
      "passes-on": {
        text: "He passes on to the first free square of his path and stops there; a path without one is not legal. Two agents never share a square.",
      },
      "goes-back": { text: "He goes back to the last free square" },
    },
    switchable: false,
  },
  "hg.open.contact-end": {
    topic: "Open points",
    question: "Does contact need a move that would END on the raider's square, as the card says?",
    byDefault: "any-step",
    readings: {
      "any-step": {
        text: "No: any step onto it, as both summary passages say; a standing enemy cannot be passed through anyway.",
      },
      "last-step": { text: "Only a last step; otherwise he goes round" },
    },
    switchable: false,
  },
  "hg.open.seat-order": {
    topic: "Open points",
    question: "In which order are subversion and recovery dice rolled?",
    byDefault: "fixed",
    readings: {
      fixed: {
        text: "By the Intruders' order; defending agents: Commander, Sentries, Guards, lowest id first. Matters only when the timer reaches 0.",
      },
      defender: { text: "The Defender chooses" },
    },
    switchable: false,
  },
  "hg.open.no-mobilise-square": {
    topic: "Open points",
    question: "More Guards (or a replacement) come than there are free squares or figures.",
    byDefault: "lost",
    readings: {
      lost: { text: "Those without a place are lost; the Defender places the others first." },
      wait: { text: "They wait and come when a square is free" },
    },
    switchable: false,
  },
  "hg.open.guard-second-assaulter": {
    topic: "Open points",
    question: "A Guard who began his turn with an assaulter in LOS comes in sight of another one on his way.",
    byDefault: "goes-on",
    readings: {
      "goes-on": {
        text: "He goes on and attacks his target: who starts with an assaulter in LOS closes in, and the rule of gaining LOS is for who starts with none.",
      },
      stops: { text: "He stops and shoots, at either: he has gained LOS to an assaulter while moving." },
    },
    switchable: true,
  },
  "hg.open.covering-behind": {
    topic: "Open points",
    question: "May covering fire name a target who is hidden by an earlier target of the same fire?",
    byDefault: "as-they-fall",
    readings: {
      "as-they-fall": {
        text: "Yes: each attack is looked at when its turn comes; where the one in front still stands, it is lost. The targets have to stand in one line, and in a corridor one square wide there is no such line without somebody in front.",
      },
      seen: { text: "No: a shot needs a clear LOS, and all targets are named before the first one." },
    },
    switchable: true,
  },
  "hg.open.repl-hopeless": {
    topic: "Open points",
    question: "May a replacement be rolled for when no roll can bring one (with the timer at 60)?",
    byDefault: "not-asked",
    readings: {
      "not-asked": { text: "It changes nothing, so the Defender is not asked." },
      asked: { text: "Yes: the text lets him attempt it in every Administration phase." },
    },
    switchable: true,
  },
} as const satisfies Readonly<Record<string, Interpretation>>;

export type OpenPointId = keyof typeof openPoints;
