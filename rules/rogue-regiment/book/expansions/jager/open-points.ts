import { openPointsUnder } from "../../../../kernel/index.ts";

/** Points that Jäger leaves open. */
export const interpretations = openPointsUnder("Jäger", {
  "rr.open.jager-start-hand": {
    question: "Starting hand?",
    byDefault: "empty",
    readings: {
      empty: "Empty: none is dealt in the set-up.",
      four: "4 cards.",
    },
  },
  "rr.open.jager-full-hand": {
    question: "May a player with 4 cards draw?",
    byDefault: "no",
    readings: {
      no: "No; they play, swap two for one, or pass.",
      "draw-then-discard": "Draw, then discard down to 4.",
    },
  },
  "rr.open.jager-pass": {
    question: "May the Jäger player do nothing?",
    byDefault: "allowed",
    readings: {
      allowed: 'Yes: "may do".',
      compulsory: "One of the three is compulsory.",
    },
  },
  "rr.open.jager-empty-deck": {
    question: "Empty Jäger deck?",
    byDefault: "reshuffled",
    readings: {
      reshuffled: "Shuffle its discards, as the event deck.",
      "no-more": "No more cards.",
    },
  },
  "rr.open.jager-special-event": {
    question: "May a Jäger card replace the special event card (convoy arrival)?",
    byDefault: "replaced",
    readings: {
      replaced: 'Yes: it replaces "the regular event card" of the turn, and no exception is printed.',
      "not-replaced": "No: the mission would lose its convoy.",
    },
  },
  "rr.open.jager-bomb-cards": {
    question: "Does replacing the card affect bombs, or the patrol token?",
    byDefault: "no",
    readings: {
      no: "No: a card was drawn, so depths and the patrol token go on as usual; bombs go off after the event that was actioned.",
    },
    switchable: false,
  },
  "rr.open.jager-ties": {
    question: 'In a Jäger game, who decides the ties given to "players"?',
    byDefault: "operators",
    readings: {
      operators: "The Operators' players, for every automated unit.",
      jager: "The Jäger player for Axis units.",
    },
  },
  "rr.open.jager-stalker-profile": {
    question: "What is a Stalker?",
    byDefault: "smg-infantry",
    readings: {
      "smg-infantry": "An SMG Infantry unit: it follows guard rules.",
      "own-unit": "A unit of its own.",
    },
    switchable: false,
  },
  "rr.open.jager-stalker-sight": {
    question: "A moving Stalker gains LOS to an Operator or corpse?",
    byDefault: "as-a-patrol",
    readings: {
      "as-a-patrol": "As a patrol: it stops, flips to alert, shouts; an Operator is spotted.",
      "goes-on": "It goes on to its waypoint first.",
    },
  },
  "rr.open.jager-stalker-alert": {
    question: "Does an alert Stalker go on to its waypoint?",
    byDefault: "advances",
    readings: {
      advances: "No: with a spotted Operator it advances like any alert guard.",
      "waypoint-first": "The waypoint rules until reached.",
    },
  },
  "rr.open.jager-waypoint-square": {
    question: "May a waypoint be put on an occupied or impassable square, and what if the Stalker cannot end there?",
    byDefault: "where-infantry-stands",
    readings: {
      "where-infantry-stands":
        "It must be a square infantry can stand on; if it is occupied the Stalker stops on the nearest free square and counts as arrived.",
      "any-square": "Any square; it moves as close as it can and never counts as arrived.",
    },
  },
  "rr.open.jager-waypoint-no-way": {
    question: "A waypoint lies on a free square to which no way leads?",
    byDefault: "approaches",
    readings: {
      approaches: "The Stalker comes as near as it can, and is not in position: a way may open.",
      "nearest-counts": "On the nearest square it can come to it counts as arrived, as where a square is occupied.",
      waits: "It stays where it is until there is a way.",
    },
  },
  "rr.open.jager-stalker-refacing": {
    question: 'Is "in position" lost when a Stalker is turned by sounds, and may its facing be chosen again?',
    byDefault: "once",
    readings: {
      once: "Facing is chosen once on arrival; afterwards only guard rules turn it.",
      "each-phase": "The Jäger player may turn it each Jäger Phase.",
    },
    switchable: false,
  },
  "rr.open.jager-stalker-alarm": {
    question: "Stalkers on spawn tiles when the alarm sounds?",
    byDefault: "enter",
    readings: {
      enter: "They flip to alert and enter in the Axis Advance Phase as spawned SMG Infantry.",
      wait: "They wait for a waypoint.",
    },
  },
  "rr.open.jager-cat-turn-sees": {
    question: "Units turned by the cat that gain LOS to an Operator?",
    byDefault: "sees",
    readings: {
      sees: "They see as after any rotation: alert, shout, Operator spotted; only the cat itself alerts nobody.",
      ignores: "They ignore what they see while looking at the cat.",
    },
  },
  "rr.open.jager-cat-facing": {
    question: "The cat lies diagonally: which way?",
    byDefault: "players",
    readings: {
      players: "The nearest of the facings that have the cat in the forward view; players choose if equal.",
      jager: "Jäger player chooses.",
    },
  },
  "rr.open.jager-cat-patrol-move": {
    question: "Does a patrol rotating back from the cat also move?",
    byDefault: "rotates-and-moves",
    readings: {
      "rotates-and-moves": "Yes: it rotates when it should move, then moves.",
      "rotates-only": "The rotation replaces the move.",
    },
  },
  "rr.open.jager-cat-who-turns": {
    question: "Do vehicles turn to the cat?",
    byDefault: "infantry",
    readings: {
      infantry: "No: vehicles do not rotate to sounds.",
      "every-unit": "Every Axis unit does.",
    },
    switchable: false,
  },
  "rr.open.jager-cat-near": {
    question: "A unit already within 2 squares when the cat is placed: when is it startled?",
    byDefault: "any-move",
    readings: {
      "any-move":
        "When any unit enters or leaves a square within 2 of it by moving; standing still does not startle it.",
      entering: "Only by a unit that enters from outside.",
    },
  },
  "rr.open.jager-cat-held": {
    question: "Do units with a cigarette, in an interaction or ensnared turn to the cat?",
    byDefault: "do-not-turn",
    readings: {
      "do-not-turn": "No: they do not rotate in that state.",
      turn: "Yes.",
    },
  },
  "rr.open.jager-twig-where": {
    question: "From which square is the twig heard?",
    byDefault: "first-square",
    readings: {
      "first-square": "From the first square moved into.",
      "square-left": "The square left.",
      end: "The end of the action.",
    },
  },
  "rr.open.jager-twig-which-moves": {
    question: 'Which acts are "moves", and may the token go on a support unit or an Operator in a vehicle?',
    byDefault: "on-foot",
    readings: {
      "on-foot":
        "Every action on foot that changes his square (move, sprint, climb, the combined ones, scuba moves); only Operators on foot can be given it, never support units.",
      anywhere: "Any Operator anywhere; riding counts as moving.",
    },
    switchable: false,
  },
  "rr.open.jager-blood-small": {
    question: "Does the small-symbol side still count as a corpse?",
    byDefault: "counts",
    readings: {
      counts: "Yes: the sides only time its removal.",
      "does-not": "No.",
    },
  },
  "rr.open.jager-lock-where": {
    question: "Where must the lock picker be?",
    byDefault: "at-the-door",
    readings: {
      "at-the-door": "On a square the door gives directly onto.",
      "any-adjacent": "Any adjacent square.",
    },
  },
  "rr.open.jager-lock-support": {
    question: "May a support unit pick a lock?",
    byDefault: "no",
    readings: {
      no: "No: it is not in its action list.",
      yes: "Yes, with 4 AP.",
    },
  },
  "rr.open.jager-lock-los": {
    question: "Does a locked door stop Dogs or vehicles' crews, or items placed through it?",
    byDefault: "movement-only",
    readings: {
      "movement-only":
        "Only Operator movement is blocked (doors block LOS and attacks in any case); Dogs are Axis units and open it.",
      "shut-for-dogs": "It is shut for Dogs, which cannot open doors.",
    },
    switchable: false,
  },
  "rr.open.jager-lock-place-through": {
    question: "May items be placed through a locked door?",
    byDefault: "no",
    readings: {
      no: "No: a shut door; only movement is named, but placing needs the doorway.",
      yes: "Yes.",
    },
  },
  "rr.open.jager-control-facing": {
    question: "Who chooses the final facing of a Jäger unit?",
    byDefault: "jager",
    readings: {
      jager: "The Jäger player, as part of its movement.",
      closest: "It faces the closest spotted Operator.",
    },
  },
  "rr.open.jager-control-deploy": {
    question: "Does a Jäger-controlled Kettenkrad deploy by choice?",
    byDefault: "automatic",
    readings: {
      automatic: "No: it deploys as soon as it is within 8 squares of a spotted Operator; only its movement is free.",
      "by-choice": "The Jäger player chooses when.",
    },
    switchable: false,
  },
  "rr.open.jager-control-order": {
    question: "When in the Axis Advance Phase are Jäger units moved?",
    byDefault: "among-others",
    readings: {
      "among-others":
        "Jäger vehicles among the vehicles and Jäger infantry among the infantry, in the base order of proximity; when its turn comes the Jäger player moves it.",
      first: "All before.",
      last: "All after, the automated units.",
    },
  },
  "rr.open.jager-control-unspotted": {
    question: "May the Jäger player use knowledge of unspotted Operators?",
    byDefault: "free",
    readings: {
      free: 'Yes: it may move "wherever they so wish"; the Operators are seen only by the normal rules.',
      "toward-spotted": "Only toward spotted Operators.",
    },
    switchable: false,
  },
  "rr.open.jager-control-special": {
    question:
      "Do the stop rules (Sniper stops when an attack is possible, Panzerfaust at maximum range, HMG Team) bind a Jäger unit?",
    byDefault: "free",
    readings: {
      free: "No: they are automated movement rules.",
      bound: "Yes: they belong to the unit.",
    },
    switchable: false,
  },
  "rr.open.jager-control-mechanical": {
    question: "Does a mechanical failure stop a Jäger vehicle?",
    byDefault: "stops",
    readings: {
      stops: "Yes: it does not move that turn, whoever moves it.",
      "does-not": "No.",
    },
  },
  "rr.open.jager-upgrade-alive": {
    question: "Does an upgrade token outlast its unit (Mortar or Panzerfaust that flips, a unit killed)?",
    byDefault: "leaves",
    readings: {
      leaves: "It stays when the token flips and leaves the game with the unit.",
      returns: "It goes back to the Jäger player.",
    },
  },
  "rr.open.jager-battle-panel-during-alarm": {
    question: "A card laid in the Stealth Section is revealed after the alarm: which panel?",
    byDefault: "battle-panel",
    readings: {
      "battle-panel": "The battle panel: the section at the moment of use counts.",
      discarded: "The card is discarded.",
    },
  },
  "rr.open.jager-players": {
    question: "Is the Jäger player one more person?",
    byDefault: "one-more",
    readings: {
      "one-more": "Yes: 1 Jäger player against 1 to 4 players of Operators.",
      "one-of-four": "One of the four.",
    },
    switchable: false,
  },
  "rr.open.jager-upgrade-regular": {
    question: "What is a regular infantry unit?",
    byDefault: "rifle-and-smg",
    readings: {
      "rifle-and-smg": "Rifle or SMG Infantry (Stalkers included).",
      "all-but-officers": "Any foot unit but the Officer.",
    },
  },
  "rr.open.jager-spawn-partial": {
    question: "Too little room on the spawn tile for all the units of a card?",
    byDefault: "jager-first",
    readings: {
      "jager-first": "The Jäger unit first, then SMG while there is room.",
      nothing: "Nothing is placed.",
    },
  },
});
