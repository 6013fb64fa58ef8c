import { openPointsUnder } from "../../../kernel/index.ts";

/** Every point the rules leave open, with the readings that people defend. */
export const interpretations = openPointsUnder("Open points", {
  "hg.open.corner-diagonal": {
    question: "Which diagonal steps cross a corner?",
    byDefault: "same-area",
    readings: {
      "same-area":
        'A diagonal step is legal only when both squares beside it belong to the same open area and no wall or door edge touches the crossing; doors are crossed orthogonally. Strictest common reading of "diagonally across corners".',
      "one-side": "Only one of the two side squares need be open",
    },
  },
  "hg.open.adjacent-diagonal": {
    question: "Does adjacency include diagonals, and across a corner?",
    byDefault: "eight",
    readings: {
      eight:
        "8 neighbours, where the diagonal step would be legal with no agents about. A corner is a wall between them.",
      orthogonal: "Orthogonal only",
      "across-corners": "8 neighbours even across a corner",
    },
  },
  "hg.open.distance-metric": {
    question: "How are 4 and 12 squares of noise (and hearing) counted?",
    byDefault: "steps",
    readings: {
      steps:
        'Shortest path of legal steps, through open doors, agents ignored; the first square next to the source is 1; a room with noise is one source square. The noise rule counts "adjacent squares from the source".',
      orthogonal: "Orthogonal steps only",
      straight: "Straight corridor lines only",
    },
  },
  "hg.open.room-hearing": {
    question:
      'A Sentry stands in a corridor; is a square inside an open room "within 4 squares" counted with the room as one square?',
    byDefault: "room",
    readings: {
      room: "Yes: by hg.noise.room-is-source, for every step made in the room.",
      "shots-only": "Only shots use the room rule",
    },
  },
  "hg.open.occupied-entrant": {
    question: "Does the agent who enters count as a friend when the room is judged?",
    byDefault: "before",
    readings: {
      before:
        "No: the room is judged as it stood before he entered. Otherwise one enemy alone could never occupy a room against one entrant, and REACT on entry would hardly ever happen.",
      counts: "He counts",
    },
  },
  "hg.open.los-doorway": {
    question: "From where in a room is the corridor seen, and is it mutual?",
    byDefault: "one-way",
    readings: {
      "one-way":
        "From a square on the straight line of the doorway, at any depth, the one corridor square outside is seen; from that corridor line, only the one room square inside. The rule limits each shooter's view, so it need not be mutual.",
      mutual: "Mutual: a shooter sees whoever can see him",
      "doorway-only": "Only from the square in the doorway",
    },
  },
  "hg.open.los-room-line": {
    question: "What is a straight line inside a room?",
    byDefault: "centre",
    readings: {
      centre: "Centre to centre; obstructed when it crosses the interior of a square with an obstructing agent.",
      straight: "Orthogonal and exact diagonals only",
    },
  },
  "hg.open.los-entry": {
    question: "Is there LOS between entry zone and corridor through the open entrance?",
    byDefault: "corridor",
    readings: {
      corridor:
        "Yes, as along a corridor, straight through the entrance, for watch zones too; the entry zone is not a room.",
      "one-square": "1 square only",
      none: "None",
    },
  },
  "hg.open.facing-attack": {
    question: "Must a Sentry or the Commander face a target to attack?",
    byDefault: "any",
    readings: {
      any: "No: the source ties facing to watch zones only.",
      "zone-line": "Sentries shoot only into their zone line",
    },
  },
  "hg.open.facing-choice": {
    question: "May a Sentry turn of his own accord in the Defender's turn?",
    byDefault: "no",
    readings: {
      no: "No: he turns when alerted, recovered, stood down or reset. The Commander chooses freely among 4.",
      "sentries-too": "Sentries may also turn",
    },
    switchable: false,
  },
  "hg.open.already-alerted": {
    question: "A Sentry with a marker is alerted again from elsewhere.",
    byDefault: "turns",
    readings: {
      turns: "He turns to the new trouble and his one marker moves in front of him.",
      keeps: "He keeps facing and marker",
    },
  },
  "hg.open.alert-direction": {
    question: "What is the direction of the trouble?",
    byDefault: "path",
    readings: {
      path: "The first step of the shortest path (hg.open.distance-metric) from the Sentry to the source, orthogonal; ties to the Defender.",
      line: "Straight line, nearest of 4",
    },
  },
  "hg.open.room-marker": {
    question: "Which room does the room-marker rule mean?",
    byDefault: "own-room",
    readings: {
      "own-room":
        "The room whose doorway is at the Sentry: the marker lies just inside it. For trouble in any other room it lies on the square in front of him, towards the trouble.",
      "any-room": "Any room: just inside the doorway nearest him",
    },
    switchable: false,
  },
  "hg.open.unconscious-alert": {
    question: "Is an unconscious Sentry alerted by noise?",
    byDefault: "no",
    readings: {
      no: "No, only by the attack that fells him.",
      yes: "Yes",
    },
  },
  "hg.open.alert-by-zone": {
    question: "Is a Sentry alerted by seeing (exposing) someone in his ready zone?",
    byDefault: "no",
    readings: {
      no: "Not by that alone.",
      yes: "Exposing alerts him",
    },
  },
  "hg.open.exposed-weapon": {
    question: "Which card is on top after involuntary exposure?",
    byDefault: "knife",
    readings: {
      knife: "The knife stays: the bonus change belongs to choosing assault.",
      choice: "The player picks sidearm or knife",
    },
  },
  "hg.open.voluntary-weapon": {
    question: "May the bonus change at choosing assault bring up an SMG or rifle?",
    byDefault: "any",
    readings: {
      any: "Yes: CHANGE WEAPON names no limit.",
      sidearm: "Sidearm or knife only",
      "any-firearm": '"sidearm" meaning any firearm carried',
    },
  },
  "hg.open.contact-ends-turn": {
    question: "\"The Defender's turn then ends\": his whole turn or that agent's?",
    byDefault: "agent",
    readings: {
      agent: 'That agent\'s: the Guard rule says "his turn". Timer and recovery still follow.',
      phase: "The Orders phase ends",
    },
  },
  "hg.open.zone-retest": {
    question: "Does each further square of a zone need a new test?",
    byDefault: "once",
    readings: {
      once: "No: one test per zone and turn; a zone left and entered again, or a zone that was put up anew (a Sentry turned), is tested again.",
      "each-square": "Each square",
      "each-entry": "Each entry only",
    },
  },
  "hg.open.several-zones": {
    question: "Two zones cover the square entered.",
    byDefault: "one-roll",
    readings: {
      "one-roll":
        "One roll for all; a stand-down applies to each agent with no assaulter in LOS, and if any cannot stand down the score counts as 1.",
      nobody:
        "One roll for all; where one of them sees an assaulter the score counts as 1 for all, so that nobody stands down.",
      each: "One roll each; the lowest score counts",
    },
  },
  "hg.open.standdown-still-zoned": {
    question: "After a stand-down the raider is in the new zone of the same agent.",
    byDefault: "no",
    readings: {
      no: "No new test this turn for that agent.",
      "at-once": "Test at once",
    },
  },
  "hg.open.evade-room": {
    question: "Scores 2 and 3 of EVADE for an occupied room: who stands down?",
    byDefault: "nobody",
    readings: {
      nobody:
        "Nobody; only the permission applies. Room enemies without a zone have nothing to lower. The assaulter-in-LOS exception still caps the score.",
      "commander-turns": "The Commander in the room turns away",
    },
  },
  "hg.open.react-room-extra": {
    question: "Does REACT on room entry also allow an attack after the action is spent?",
    byDefault: "yes",
    readings: {
      yes: "Yes: the same table with the same text.",
      no: "No",
    },
  },
  "hg.open.react-zone-and-room": {
    question: "A square both in a zone and in an occupied room.",
    byDefault: "one",
    readings: {
      one: "One REACT roll, with the dice of the zone.",
      both: "Both, room first",
    },
  },
  "hg.open.sneak-many": {
    question: "Several Sentries hear one step.",
    byDefault: "one",
    readings: {
      one: "One SNEAK; on 0 all of them are alerted.",
      each: "One SNEAK each",
    },
  },
  "hg.open.sneak-order": {
    question: "A square is in a zone and in hearing range.",
    byDefault: "sneak-first",
    readings: {
      "sneak-first": "SNEAK first, then EVADE if in a zone. The SNEAK table says so for the failed case.",
      "evade-first": "EVADE first",
    },
    switchable: false,
  },
  "hg.open.sneak-engaged-sentry": {
    question: "Must a raider SNEAK past an engaged or prone Sentry?",
    byDefault: "no",
    readings: {
      no: "No: he cannot be alerted.",
      yes: "Yes",
    },
  },
  "hg.open.guard-distance": {
    question:
      "How is a Guard's distance to his target (or, going home, to the entrance) measured, and with closed doors between?",
    byDefault: "doors-open",
    readings: {
      "doors-open": "Shortest legal path, doors taken as open, agents ignored. Always defined.",
      "doors-block": "Closed doors block",
      straight: "Straight line",
    },
  },
  "hg.open.guard-route": {
    question: 'What is "must attempt to move his full distance"?',
    byDefault: "greatest",
    readings: {
      greatest:
        "Among legal paths he takes one of the greatest length up to the roll that ends no further away; if none exists he stays.",
      nearer: "He must also end nearer",
    },
  },
  "hg.open.guard-los-adjacent": {
    question: "A Guard gains LOS while adjacent to the assaulter.",
    byDefault: "shoots",
    readings: {
      shoots: "He shoots, as written; he is acting, so not engaged.",
      fights: "He fights",
    },
  },
  "hg.open.guard-los-untargetable": {
    question: "A Guard gains LOS to an engaged assaulter.",
    byDefault: "goes-on",
    readings: {
      "goes-on": "He does not stop, since he may not target him.",
      stops: "He stops and does nothing",
    },
  },
  "hg.open.guard-none-reachable": {
    question: "A Guard in the entry zone while the only assaulter is also there.",
    byDefault: "leaves",
    readings: {
      leaves: "That assaulter is not in the stronghold: the Guard is going home and leaves play.",
      "fights-first": "He fights first",
    },
    switchable: false,
  },
  "hg.open.hide-unoccupied": {
    question: "May an assaulter HIDE with as many enemies as friends in the room?",
    byDefault: "not-outnumbered",
    readings: {
      "not-outnumbered": "Yes: the room is not enemy-occupied by hg.occ.more-enemies.",
      "no-enemy": "No enemy at all may stand there",
    },
  },
  "hg.open.recover-test": {
    question: "After RECOVER in a zone, what do EVADE or REACT scores allow, on how many dice?",
    byDefault: "exposure-only",
    readings: {
      "exposure-only":
        "3d6 in a zone, not moved (room REACT 1d6); recovery replaced movement and action, so only exposure and stand-down matter.",
      allows: "The scores also allow movement or action",
    },
    switchable: false,
  },
  "hg.open.prone-targets": {
    question: "May a prone enemy be fought or shot?",
    byDefault: "no",
    readings: {
      no: "No: only COUP-DE-GRACE.",
      yes: "Yes, as a normal target",
    },
  },
  "hg.open.light-vs-severe": {
    question: "Does a severe wound differ from a light one?",
    byDefault: "same",
    readings: {
      same: "No, once suffered. The source has one rule for both.",
      "severe-harder": "Severe: RECOVER at −1",
    },
  },
  "hg.open.burst-rerolls": {
    question: "How many burst rerolls?",
    byDefault: "three",
    readings: {
      three: "3 rerolls in all, each of any one die, the same die allowed, passes included.",
      "three-dice": "3 dice, each up to 3 times",
    },
  },
  "hg.open.covering-los": {
    question: 'What is "the same LOS"?',
    byDefault: "line-or-room",
    readings: {
      "line-or-room": "The same straight line and direction in a corridor; in a room all squares the shooter sees.",
      "one-line": "One line always",
    },
  },
  "hg.open.knife-strength": {
    question: "Knife dice of a character with Strength above 2?",
    byDefault: "profile",
    readings: {
      profile: "Profile Strength + 1. Unarmed is fixed at 2.",
      three: "Always 3",
    },
  },
  "hg.open.sneakattack-knife": {
    question: "Does the knife add a die to SNEAK-ATTACK or COUP-DE-GRACE?",
    byDefault: "no",
    readings: {
      no: "No: it adds to attacks in a fight.",
      yes: "Yes",
    },
  },
  "hg.open.counter-armed": {
    question: "May the victim of a knife FIGHT counterattack?",
    byDefault: "no",
    readings: {
      no: 'No: "after an unarmed attack", and the clause stands under Unarmed.',
      yes: 'Yes: the play reference says "after the attack"',
    },
  },
  "hg.open.resist-misprint": {
    question: "Third resist row reads 1 in the summary.",
    byDefault: "three",
    readings: {
      three: "3, as in the play reference.",
    },
    switchable: false,
  },
  "hg.open.spend-time-zero": {
    question: "Time spent brings the timer to 0.",
    byDefault: "ends",
    readings: {
      ends: "The game ends before the activity scores.",
      "scores-first": "It scores first",
    },
  },
  "hg.open.sacrifice": {
    question: 'When is a failed RECOVER "to the detriment of the mission"?',
    byDefault: "zero",
    readings: {
      zero: "When the minutes would bring the timer to 0.",
      word: "At the player's word",
      "not-won": "Only if the game is not already won",
    },
  },
  "hg.open.end-of-game": {
    question: "Other ends?",
    byDefault: "early",
    readings: {
      early:
        "The game ends as soon as the points are reached (won), no Intruder is left in the stronghold or entry zone, or the timer is 0.",
      "timer-only": "Only at 0",
    },
  },
  "hg.open.score-pooled": {
    question: "Are sets made per Intruder or together?",
    byDefault: "together",
    readings: {
      together: "Together: the table speaks of Intruders, and the need rises with their number.",
      each: "Each for himself",
    },
  },
  "hg.open.score-overlap": {
    question: "May one card serve a colour and a country set?",
    byDefault: "once-each",
    readings: {
      "once-each": "Yes, but only once in each kind.",
      once: "Each card once",
    },
  },
  "hg.open.asi-full": {
    question: "The ASI has no free box.",
    byDefault: "aside",
    readings: {
      aside: "The marker is collected and set aside.",
      refused: "It may not be collected",
    },
  },
  "hg.open.expose-marker-alarm": {
    question: "Does the Commander get the exposure marker during the alarm?",
    byDefault: "no",
    readings: {
      no: "No: nothing is collected then.",
      yes: "Yes",
    },
  },
  "hg.open.marker-same-square": {
    question: "May he collect a marker he stands on?",
    byDefault: "no",
    readings: {
      no: "No: adjacent is required.",
      yes: "Yes",
    },
  },
  "hg.open.investigate-corpse-sentry": {
    question: "A corpse marker turned to alert: whose is it?",
    byDefault: "nobody",
    readings: {
      nobody: "Nobody's; collecting it resets no Sentry.",
    },
    switchable: false,
  },
  "hg.open.conceal-same-square": {
    question: "May a corpse in the Intruder's own square be concealed?",
    byDefault: "yes",
    readings: {
      yes: "Yes: nothing is gained by making him step aside first.",
      adjacent: "Adjacent only",
    },
  },
  "hg.open.corpse-looted": {
    question: "Is an Intruder's corpse marker removed when investigated?",
    byDefault: "removed",
    readings: {
      removed: "Yes: it becomes the marker on the ASI.",
      stays: "It stays",
    },
    switchable: false,
  },
  "hg.open.door-squares": {
    question: "Which are the 3 squares at a door?",
    byDefault: "three",
    readings: {
      three:
        'On each side the square at the door and its two neighbours along the wall, where they exist; for a Guard inside a room the same 3 squares are "adjacent to a closed door".',
      one: "The one square only",
    },
  },
  "hg.open.first-breach": {
    question: "What does the first-action rule forbid?",
    byDefault: "until-open",
    readings: {
      "until-open": "Until the entrance is open no Intruder performs another action than BREACH on it.",
      "first-only": "Only the very first",
    },
  },
  "hg.open.setup-placement": {
    question: "Where do Commander and Sentries start, how many Sentries?",
    byDefault: "posts",
    readings: {
      posts: "Section 6.1 and 2.2.",
      free: "The Defender chooses freely",
    },
    switchable: false,
  },
  "hg.open.silenced": {
    question: "May a raider shoot a silenced firearm?",
    byDefault: "no",
    readings: {
      no: 'No: the knife is always selected. "Unsilenced" has no object in the source.',
      yes: "Yes, with silenced weapons authored",
    },
    switchable: false,
  },
  "hg.open.subversion-skill": {
    question: "Which grade for the subversion test?",
    byDefault: "assault",
    readings: {
      assault: "The assault grade of Stealth.",
    },
    switchable: false,
  },
  "hg.open.peek-sharing": {
    question: "May a map-holder tell his team?",
    byDefault: "team",
    readings: {
      team: "Yes, they co-operate.",
      holder: "No",
    },
  },
  "hg.open.loadout-public": {
    question: "Does the Defender know weapons and equipment?",
    byDefault: "yes",
    readings: {
      yes: "Yes.",
      "until-used": "Until used, no",
    },
    switchable: false,
  },
  "hg.open.special-which": {
    question: "Which activities are of which kind (the icons of the play reference are lost)?",
    byDefault: "words",
    readings: {
      words:
        "Extended: HIDE, Intruder RECOVER. Bonus: CHANGE WEAPON on choosing assault, CONCEAL after SNEAK-ATTACK. Response: RESIST EFFECTS, COUNTERATTACK. Special: SNEAK, EVADE, REACT, SUBVERSION, TAKE EQUIPMENT, DEFENDER RECOVER. All others are plain actions. Follows from the words where the text has them.",
      other: "RECOVER special; REACT a response",
    },
    switchable: false,
  },
  "hg.open.assault-adjacent": {
    question: "A raider next to an enemy chooses assault at the start of his turn: engaged?",
    byDefault: "free",
    readings: {
      free: 'No: "movement and action as normal" after the change; he is engaged from the end of his turn on. The rule for the change is the more special one.',
      engaged: "Engaged at once, he may only fight",
    },
  },
  "hg.open.sneak-optional": {
    question: "May a raider decline to SNEAK?",
    byDefault: "optional",
    readings: {
      optional: 'Yes: the reference says "may"; undeclined he is simply heard and the Sentry is alerted.',
      must: "He must test, as the Raiding text says",
    },
  },
  "hg.open.score-allowance": {
    question: 'What is "move" and "act" in an EVADE or REACT score taken in mid-turn?',
    byDefault: "left",
    readings: {
      left: "Move: the squares still left of the turn's allowance. REACT: fight/shoot anew, at every REACT passed. EVADE: the action only if not yet spent. Only REACT speaks of an action already performed.",
      fresh: "A fresh full allowance; one extra attack in a turn",
    },
    switchable: false,
  },
  "hg.open.replacement-rounding": {
    question: "Is timer / 10 rounded?",
    byDefault: "exact",
    readings: {
      exact: "Not rounded (rounding down gives the same needs). The text compares with the quotient.",
      up: "Rounded up: 41–50 need a 6, 31–40 a 5 or 6, and so on",
    },
  },
  "hg.open.replacement-facing": {
    question: "Which way does a replacement face?",
    byDefault: "any",
    readings: {
      any: "Any of 4, the Defender's choice, at the end of his placing or first move; his zone counts from then on.",
      "as-dead": "As the dead Commander faced",
    },
    switchable: false,
  },
  "hg.open.commander-leaves": {
    question: "May the Commander walk out of the entrance?",
    byDefault: "may",
    readings: {
      may: 'Yes; he is removed but not killed: no corpse, the ASI keeps its markers, no replacement is rolled for. The text removes "any figure" and replaces only a killed one.',
      "may-not": "He may not leave; a replacement may be rolled for",
    },
  },
  "hg.open.attacked-engaged": {
    question: "An engaged Sentry cannot be alerted, yet one attacked and not killed is.",
    byDefault: "alerts",
    readings: {
      alerts:
        "The attack that engages him alerts him (he turns to the attacker); while he stays engaged nothing else does, except further attacks on him.",
      never: "An engaged Sentry is never alerted",
      later: "Alerted when the fight ends",
    },
    switchable: false,
  },
  "hg.open.moved-marker-facing": {
    question: "Does the Sentry turn with a marker moved off a closed door?",
    byDefault: "turns",
    readings: {
      turns: "Yes: an alert marker lies in front of its Sentry.",
      keeps: "He goes on facing the door",
    },
  },
  "hg.open.recovered-facing": {
    question: "A recovering Sentry: must he face his marker, and what if it was collected?",
    byDefault: "must",
    readings: {
      must: "He must (summary, card); with no marker left he stands in the ready position.",
      may: "He may (play reference): the Defender chooses",
    },
  },
  "hg.open.engaged-zone": {
    question: "Does an engaged Commander or Sentry keep his zone?",
    byDefault: "keeps",
    readings: {
      keeps:
        "Yes, for Intruders outside the fight: the text frees only engaged agents from zones. SNEAK alone takes no notice of an engaged Sentry.",
      none: "No zone while engaged",
    },
  },
  "hg.open.guard-entry-distance": {
    question: 'Is the 6 of a Guard from the entry zone his "full distance"?',
    byDefault: "full",
    readings: {
      full: "Yes: 6 stands for his roll, all pursuit rules hold.",
      "up-to": '"up to": the Defender may stop him earlier',
    },
    switchable: false,
  },
  "hg.open.guard-door-or-target": {
    question: "A Guard in a room is next to a closed door and has an assaulter in LOS.",
    byDefault: "target",
    readings: {
      target:
        "LOS first: he closes in, fights or shoots; the door only when no assaulter is in LOS. The LOS rules speak of the more special case.",
      door: 'The door always, as "always" says',
    },
  },
  "hg.open.guard-react-los": {
    question: "A Guard enters an enemy-occupied room and sees an assaulter.",
    byDefault: "react-first",
    readings: {
      "react-first": "REACT first: on 0 his turn ends without a shot; on 1 he shoots or, adjacent, fights.",
      stops: "He stops and shoots, without REACT",
    },
    switchable: false,
  },
  "hg.open.guard-closes-door": {
    question: "May Guards or Sentries close doors?",
    byDefault: "no",
    readings: {
      no: "No: their cards list no CLOSE. Intruders and the Commander may, as action or by movement.",
      "by-movement": "Guards may by movement",
    },
    switchable: false,
  },
  "hg.open.close-where": {
    question: "Where does one stand to close a door as an action?",
    byDefault: "three",
    readings: {
      three: "On one of the 3 squares on either side, as for opening; the door must not be the entrance.",
      orthogonal: "Only next to it orthogonally; inside only",
    },
    switchable: false,
  },
  "hg.open.handgun-commander": {
    question: "Does the Commander's Luger give the handgun reroll on room REACT?",
    byDefault: "yes",
    readings: {
      yes: "Yes: it is a handgun and he REACTs.",
      "intruders-only": "Intruders only",
    },
  },
  "hg.open.burst-range": {
    question: "After burst rerolls the designated range dice fall short.",
    byDefault: "checked-last",
    readings: {
      "checked-last":
        "The dice stay designated; their total is checked after the last reroll, and short of the distance the attack is out of range.",
      stays: "In range stays in range",
      anew: "Dice may be designated anew after the rerolls",
    },
  },
  "hg.open.range-count": {
    question: "How are the squares to the target counted?",
    byDefault: "steps",
    readings: {
      steps:
        "As steps, diagonal steps 1, the target's square included, the shooter's not; in a straight line that is its length.",
      orthogonal: "Orthogonal steps in rooms",
    },
  },
  "hg.open.first-aid-holder": {
    question: "Must the holder of the First Aid Kit be conscious to help a neighbour?",
    byDefault: "any",
    readings: {
      any: "No: the text does not ask it; he helps himself while unconscious.",
      conscious: "Yes",
    },
  },
  "hg.open.items-left": {
    question: "What becomes of items not taken after CONCEAL?",
    byDefault: "leave",
    readings: {
      leave:
        "They stay with the marker: they leave the game when it is removed, and a corpse marker turned to alert yields nothing when collected.",
      captured: "The Commander captures them with the alert marker",
    },
    switchable: false,
  },
  "hg.open.second-commander-corpse": {
    question: "A replacement Commander dies too.",
    byDefault: "each",
    readings: {
      each: "Each Commander has a marker and a Master Key of his own.",
      one: "One marker: the older is removed; one key in the game",
    },
    switchable: false,
  },
  "hg.open.hide-guards": {
    question: "Which Guards count for HIDE?",
    byDefault: "all",
    readings: {
      all: "All figures inside, prone ones too; not those in the entry zone.",
      conscious: "Only conscious ones",
    },
  },
  "hg.open.living-trade": {
    question: "May living Intruders, standing or unconscious, exchange things?",
    byDefault: "no",
    readings: {
      no: "No: the text has TAKE EQUIPMENT from bodies only.",
      adjacent: "Adjacent, for an action",
    },
    switchable: false,
  },
  "hg.open.zone-and-room": {
    question: "A raider starts his turn in a zone and in an enemy-occupied room.",
    byDefault: "one",
    readings: {
      one: "One EVADE covers both.",
      each: "One for each",
    },
  },
  "hg.open.own-shot": {
    question: "Does a Sentry who shoots alert himself?",
    byDefault: "no",
    readings: {
      no: "No: only other Sentries; he has no direction to turn to.",
      yes: "He gets a marker towards his target",
    },
  },
  "hg.open.noise-two-rooms": {
    question: "How does noise go on from one room into another by the open 8–9 door?",
    byDefault: "one",
    readings: {
      one: "Only the room it was made in is one square; the other room is counted square by square.",
      both: "Both rooms are one source",
    },
  },
  "hg.open.in-stronghold": {
    question: 'What is "in the stronghold"?',
    byDefault: "inside",
    readings: {
      inside: "Every room and corridor square, not the entry zone: it lies outside the entrance.",
      "entry-too": "The entry zone too",
    },
  },
  "hg.open.stopped-on-occupied": {
    question: "An agent must stop (REACT, LOS gained) on a square he was only moving through.",
    byDefault: "passes-on",
    readings: {
      "passes-on":
        "He passes on to the first free square of his path and stops there; a path without one is not legal. Two agents never share a square.",
      "goes-back": "He goes back to the last free square",
    },
    switchable: false,
  },
  "hg.open.contact-end": {
    question: "Does contact need a move that would END on the raider's square, as the card says?",
    byDefault: "any-step",
    readings: {
      "any-step":
        "No: any step onto it, as both summary passages say; a standing enemy cannot be passed through anyway.",
      "last-step": "Only a last step; otherwise he goes round",
    },
    switchable: false,
  },
  "hg.open.seat-order": {
    question: "In which order are subversion and recovery dice rolled?",
    byDefault: "fixed",
    readings: {
      fixed:
        "By the Intruders' order; defending agents: Commander, Sentries, Guards, lowest id first. Matters only when the timer reaches 0.",
      defender: "The Defender chooses",
    },
    switchable: false,
  },
  "hg.open.no-mobilise-square": {
    question: "More Guards (or a replacement) come than there are free squares or figures.",
    byDefault: "lost",
    readings: {
      lost: "Those without a place are lost; the Defender places the others first.",
      wait: "They wait and come when a square is free",
    },
    switchable: false,
  },
  "hg.open.guard-second-assaulter": {
    question: "A Guard who began his turn with an assaulter in LOS comes in sight of another one on his way.",
    byDefault: "goes-on",
    readings: {
      "goes-on":
        "He goes on and attacks his target: who starts with an assaulter in LOS closes in, and the rule of gaining LOS is for who starts with none.",
      stops: "He stops and shoots, at either: he has gained LOS to an assaulter while moving.",
    },
  },
  "hg.open.covering-behind": {
    question: "May covering fire name a target who is hidden by an earlier target of the same fire?",
    byDefault: "as-they-fall",
    readings: {
      "as-they-fall":
        "Yes: each attack is looked at when its turn comes; where the one in front still stands, it is lost. The targets have to stand in one line, and in a corridor one square wide there is no such line without somebody in front.",
      seen: "No: a shot needs a clear LOS, and all targets are named before the first one.",
    },
  },
  "hg.open.covering-one": {
    question: "An SMG is fired at one target without a burst: is that covering fire, with its limits of the turn?",
    byDefault: "several-targets",
    readings: {
      "several-targets": "No: an SMG can be used in its modes, and like any other weapon.",
      "every-shot": "Yes: an SMG has two modes, and what is no burst is covering fire.",
    },
  },
  "hg.open.coup-rifle": {
    question: "May an Intruder move after a COUP-DE-GRACE with a rifle?",
    byDefault: "own-action",
    readings: {
      "own-action": "Yes: it is an action of its own, which only makes noise like a shooting attack.",
      "as-shot": "No: he has shot with the rifle.",
    },
  },
  "hg.open.handgun-nobody": {
    question: "May a shot be declared for the handgun's reroll with nobody in sight?",
    byDefault: "may-declare",
    readings: {
      "may-declare": "Yes: he says what he means to do, and shoots only if he can.",
      "needs-target": "No: he cannot mean to shoot with nobody to shoot at.",
    },
  },
  "hg.open.react-weapon-twice": {
    question: "REACT allows an attack and a move: may the weapon be changed in place of both?",
    byDefault: "once",
    readings: {
      once: "No: in place of the one or the other, once.",
      each: "Yes: once in place of each.",
    },
  },
  "hg.open.peek-start": {
    question: "Is it still the start of the turn after a secret look at a card?",
    byDefault: "still-the-start",
    readings: {
      "still-the-start": "Yes: it costs nothing, and nothing of the turn is used.",
      "under-way": "No: he has done something in it.",
    },
  },
  "hg.open.close-behind-when": {
    question: "Until when may an agent close the door he has moved through for a square?",
    byDefault: "no-step-since",
    readings: {
      "no-step-since": "Until he steps on; an action between does not matter.",
      "at-once": "At once: an action between is too late.",
    },
  },
  "hg.open.repl-hopeless": {
    question: "May a replacement be rolled for when no roll can bring one (with the timer at 60)?",
    byDefault: "not-asked",
    readings: {
      "not-asked": "It changes nothing, so the Defender is not asked.",
      asked: "Yes: the text lets him attempt it in every Administration phase.",
    },
  },
});

/** A point that the rules leave open. */
export type InterpretationId = keyof typeof interpretations;
