import type { Interpretation } from "../../../../kernel/index.ts";

/** Points that Jäger leaves open. */
export const interpretations = {
  "rr.open.jager-start-hand": {
    topic: "Jäger",
    question: "Starting hand?",
    byDefault: "empty",
    readings: { empty: { text: "Empty: none is dealt in the set-up." }, four: { text: "4 cards." } },
    switchable: true,
  },
  "rr.open.jager-full-hand": {
    topic: "Jäger",
    question: "May a player with 4 cards draw?",
    byDefault: "no",
    readings: {
      no: { text: "No; they play, swap two for one, or pass." },
      "draw-then-discard": { text: "Draw, then discard down to 4." },
    },
    switchable: true,
  },
  "rr.open.jager-pass": {
    topic: "Jäger",
    question: "May the Jäger player do nothing?",
    byDefault: "allowed",
    readings: { allowed: { text: 'Yes: "may do".' }, compulsory: { text: "One of the three is compulsory." } },
    switchable: true,
  },
  "rr.open.jager-empty-deck": {
    topic: "Jäger",
    question: "Empty Jäger deck?",
    byDefault: "reshuffled",
    readings: {
      reshuffled: { text: "Shuffle its discards, as the event deck." },
      "no-more": { text: "No more cards." },
    },
    switchable: true,
  },
  "rr.open.jager-special-event": {
    topic: "Jäger",
    question: "May a Jäger card replace the special event card (convoy arrival)?",
    byDefault: "replaced",
    readings: {
      replaced: { text: 'Yes: it replaces "the regular event card" of the turn, and no exception is printed.' },
      "not-replaced": { text: "No: the mission would lose its convoy." },
    },
    switchable: true,
  },
  "rr.open.jager-bomb-cards": {
    topic: "Jäger",
    question: "Does replacing the card affect bombs, or the patrol token?",
    byDefault: "no",
    readings: {
      no: {
        text: "No: a card was drawn, so depths and the patrol token go on as usual; bombs go off after the event that was actioned.",
      },
    },
    switchable: false,
  },
  "rr.open.jager-ties": {
    topic: "Jäger",
    question: 'In a Jäger game, who decides the ties given to "players"?',
    byDefault: "operators",
    readings: {
      operators: { text: "The Operators' players, for every automated unit." },
      jager: { text: "The Jäger player for Axis units." },
    },
    switchable: true,
  },
  "rr.open.jager-stalker-profile": {
    topic: "Jäger",
    question: "What is a Stalker?",
    byDefault: "smg-infantry",
    readings: {
      "smg-infantry": { text: "An SMG Infantry unit: it follows guard rules." },
      "own-unit": { text: "A unit of its own." },
    },
    switchable: false,
  },
  "rr.open.jager-stalker-sight": {
    topic: "Jäger",
    question: "A moving Stalker gains LOS to an Operator or corpse?",
    byDefault: "as-a-patrol",
    readings: {
      "as-a-patrol": { text: "As a patrol: it stops, flips to alert, shouts; an Operator is spotted." },
      "goes-on": { text: "It goes on to its waypoint first." },
    },
    switchable: true,
  },
  "rr.open.jager-stalker-alert": {
    topic: "Jäger",
    question: "Does an alert Stalker go on to its waypoint?",
    byDefault: "advances",
    readings: {
      advances: { text: "No: with a spotted Operator it advances like any alert guard." },
      "waypoint-first": { text: "The waypoint rules until reached." },
    },
    switchable: true,
  },
  "rr.open.jager-waypoint-square": {
    topic: "Jäger",
    question: "May a waypoint be put on an occupied or impassable square, and what if the Stalker cannot end there?",
    byDefault: "where-infantry-stands",
    readings: {
      "where-infantry-stands": {
        text: "It must be a square infantry can stand on; if it is occupied the Stalker stops on the nearest free square and counts as arrived.",
      },
      "any-square": { text: "Any square; it moves as close as it can and never counts as arrived." },
    },
    switchable: true,
  },
  "rr.open.jager-waypoint-no-way": {
    topic: "Jäger",
    question: "A waypoint lies on a free square to which no way leads?",
    byDefault: "approaches",
    readings: {
      approaches: { text: "The Stalker comes as near as it can, and is not in position: a way may open." },
      "nearest-counts": {
        text: "On the nearest square it can come to it counts as arrived, as where a square is occupied.",
      },
      waits: { text: "It stays where it is until there is a way." },
    },
    switchable: true,
  },
  "rr.open.jager-stalker-refacing": {
    topic: "Jäger",
    question: 'Is "in position" lost when a Stalker is turned by sounds, and may its facing be chosen again?',
    byDefault: "once",
    readings: {
      once: { text: "Facing is chosen once on arrival; afterwards only guard rules turn it." },
      "each-phase": { text: "The Jäger player may turn it each Jäger Phase." },
    },
    switchable: false,
  },
  "rr.open.jager-stalker-alarm": {
    topic: "Jäger",
    question: "Stalkers on spawn tiles when the alarm sounds?",
    byDefault: "enter",
    readings: {
      enter: { text: "They flip to alert and enter in the Axis Advance Phase as spawned SMG Infantry." },
      wait: { text: "They wait for a waypoint." },
    },
    switchable: true,
  },
  "rr.open.jager-cat-turn-sees": {
    topic: "Jäger",
    question: "Units turned by the cat that gain LOS to an Operator?",
    byDefault: "sees",
    readings: {
      sees: {
        text: "They see as after any rotation: alert, shout, Operator spotted; only the cat itself alerts nobody.",
      },
      ignores: { text: "They ignore what they see while looking at the cat." },
    },
    switchable: true,
  },
  "rr.open.jager-cat-facing": {
    topic: "Jäger",
    question: "The cat lies diagonally: which way?",
    byDefault: "players",
    readings: {
      players: { text: "The nearest of the facings that have the cat in the forward view; players choose if equal." },
      jager: { text: "Jäger player chooses." },
    },
    switchable: true,
  },
  "rr.open.jager-cat-patrol-move": {
    topic: "Jäger",
    question: "Does a patrol rotating back from the cat also move?",
    byDefault: "rotates-and-moves",
    readings: {
      "rotates-and-moves": { text: "Yes: it rotates when it should move, then moves." },
      "rotates-only": { text: "The rotation replaces the move." },
    },
    switchable: true,
  },
  "rr.open.jager-cat-who-turns": {
    topic: "Jäger",
    question: "Do vehicles turn to the cat?",
    byDefault: "infantry",
    readings: {
      infantry: { text: "No: vehicles do not rotate to sounds." },
      "every-unit": { text: "Every Axis unit does." },
    },
    switchable: false,
  },
  "rr.open.jager-cat-near": {
    topic: "Jäger",
    question: "A unit already within 2 squares when the cat is placed: when is it startled?",
    byDefault: "any-move",
    readings: {
      "any-move": {
        text: "When any unit enters or leaves a square within 2 of it by moving; standing still does not startle it.",
      },
      entering: { text: "Only by a unit that enters from outside." },
    },
    switchable: true,
  },
  "rr.open.jager-cat-held": {
    topic: "Jäger",
    question: "Do units with a cigarette, in an interaction or ensnared turn to the cat?",
    byDefault: "do-not-turn",
    readings: { "do-not-turn": { text: "No: they do not rotate in that state." }, turn: { text: "Yes." } },
    switchable: true,
  },
  "rr.open.jager-twig-where": {
    topic: "Jäger",
    question: "From which square is the twig heard?",
    byDefault: "first-square",
    readings: {
      "first-square": { text: "From the first square moved into." },
      "square-left": { text: "The square left." },
      end: { text: "The end of the action." },
    },
    switchable: true,
  },
  "rr.open.jager-twig-which-moves": {
    topic: "Jäger",
    question: 'Which acts are "moves", and may the token go on a support unit or an Operator in a vehicle?',
    byDefault: "on-foot",
    readings: {
      "on-foot": {
        text: "Every action on foot that changes his square (move, sprint, climb, the combined ones, scuba moves); only Operators on foot can be given it, never support units.",
      },
      anywhere: { text: "Any Operator anywhere; riding counts as moving." },
    },
    switchable: false,
  },
  "rr.open.jager-blood-small": {
    topic: "Jäger",
    question: "Does the small-symbol side still count as a corpse?",
    byDefault: "counts",
    readings: { counts: { text: "Yes: the sides only time its removal." }, "does-not": { text: "No." } },
    switchable: true,
  },
  "rr.open.jager-lock-where": {
    topic: "Jäger",
    question: "Where must the lock picker be?",
    byDefault: "at-the-door",
    readings: {
      "at-the-door": { text: "On a square the door gives directly onto." },
      "any-adjacent": { text: "Any adjacent square." },
    },
    switchable: true,
  },
  "rr.open.jager-lock-support": {
    topic: "Jäger",
    question: "May a support unit pick a lock?",
    byDefault: "no",
    readings: { no: { text: "No: it is not in its action list." }, yes: { text: "Yes, with 4 AP." } },
    switchable: true,
  },
  "rr.open.jager-lock-los": {
    topic: "Jäger",
    question: "Does a locked door stop Dogs or vehicles' crews, or items placed through it?",
    byDefault: "movement-only",
    readings: {
      "movement-only": {
        text: "Only Operator movement is blocked (doors block LOS and attacks in any case); Dogs are Axis units and open it.",
      },
      "shut-for-dogs": { text: "It is shut for Dogs, which cannot open doors." },
    },
    switchable: false,
  },
  "rr.open.jager-lock-place-through": {
    topic: "Jäger",
    question: "May items be placed through a locked door?",
    byDefault: "no",
    readings: {
      no: { text: "No: a shut door; only movement is named, but placing needs the doorway." },
      yes: { text: "Yes." },
    },
    switchable: true,
  },
  "rr.open.jager-control-facing": {
    topic: "Jäger",
    question: "Who chooses the final facing of a Jäger unit?",
    byDefault: "jager",
    readings: {
      jager: { text: "The Jäger player, as part of its movement." },
      closest: { text: "It faces the closest spotted Operator." },
    },
    switchable: true,
  },
  "rr.open.jager-control-deploy": {
    topic: "Jäger",
    question: "Does a Jäger-controlled Kettenkrad deploy by choice?",
    byDefault: "automatic",
    readings: {
      automatic: {
        text: "No: it deploys as soon as it is within 8 squares of a spotted Operator; only its movement is free.",
      },
      "by-choice": { text: "The Jäger player chooses when." },
    },
    switchable: false,
  },
  "rr.open.jager-control-order": {
    topic: "Jäger",
    question: "When in the Axis Advance Phase are Jäger units moved?",
    byDefault: "among-others",
    readings: {
      "among-others": {
        text: "Jäger vehicles among the vehicles and Jäger infantry among the infantry, in the base order of proximity; when its turn comes the Jäger player moves it.",
      },
      first: { text: "All before." },
      last: { text: "All after, the automated units." },
    },
    switchable: true,
  },
  "rr.open.jager-control-unspotted": {
    topic: "Jäger",
    question: "May the Jäger player use knowledge of unspotted Operators?",
    byDefault: "free",
    readings: {
      free: { text: 'Yes: it may move "wherever they so wish"; the Operators are seen only by the normal rules.' },
      "toward-spotted": { text: "Only toward spotted Operators." },
    },
    switchable: false,
  },
  "rr.open.jager-control-special": {
    topic: "Jäger",
    question:
      "Do the stop rules (Sniper stops when an attack is possible, Panzerfaust at maximum range, HMG Team) bind a Jäger unit?",
    byDefault: "free",
    readings: {
      free: { text: "No: they are automated movement rules." },
      bound: { text: "Yes: they belong to the unit." },
    },
    switchable: false,
  },
  "rr.open.jager-control-mechanical": {
    topic: "Jäger",
    question: "Does a mechanical failure stop a Jäger vehicle?",
    byDefault: "stops",
    readings: { stops: { text: "Yes: it does not move that turn, whoever moves it." }, "does-not": { text: "No." } },
    switchable: true,
  },
  "rr.open.jager-upgrade-alive": {
    topic: "Jäger",
    question: "Does an upgrade token outlast its unit (Mortar or Panzerfaust that flips, a unit killed)?",
    byDefault: "leaves",
    readings: {
      leaves: { text: "It stays when the token flips and leaves the game with the unit." },
      returns: { text: "It goes back to the Jäger player." },
    },
    switchable: true,
  },
  "rr.open.jager-battle-panel-during-alarm": {
    topic: "Jäger",
    question: "A card laid in the Stealth Section is revealed after the alarm: which panel?",
    byDefault: "battle-panel",
    readings: {
      "battle-panel": { text: "The battle panel: the section at the moment of use counts." },
      discarded: { text: "The card is discarded." },
    },
    switchable: true,
  },
  "rr.open.jager-players": {
    topic: "Jäger",
    question: "Is the Jäger player one more person?",
    byDefault: "one-more",
    readings: {
      "one-more": { text: "Yes: 1 Jäger player against 1 to 4 players of Operators." },
      "one-of-four": { text: "One of the four." },
    },
    switchable: false,
  },
  "rr.open.jager-upgrade-regular": {
    topic: "Jäger",
    question: "What is a regular infantry unit?",
    byDefault: "rifle-and-smg",
    readings: {
      "rifle-and-smg": { text: "Rifle or SMG Infantry (Stalkers included)." },
      "all-but-officers": { text: "Any foot unit but the Officer." },
    },
    switchable: true,
  },
  "rr.open.jager-spawn-partial": {
    topic: "Jäger",
    question: "Too little room on the spawn tile for all the units of a card?",
    byDefault: "jager-first",
    readings: {
      "jager-first": { text: "The Jäger unit first, then SMG while there is room." },
      nothing: { text: "Nothing is placed." },
    },
    switchable: true,
  },
  "rr.open.jager-kettenkrad-start": {
    topic: "Jäger",
    question: "It is already within 8 squares when it first may move?",
    byDefault: "deploys-at-once",
    readings: {
      "deploys-at-once": { text: "It deploys without moving, once wholly on the board." },
      "moves-first": { text: "It moves first." },
    },
    switchable: true,
  },
  "rr.open.jager-kettenkrad-rear": {
    topic: "Jäger",
    question: "The squares behind are occupied?",
    byDefault: "nearest-free",
    readings: { "nearest-free": { text: "The nearest free squares to them." }, lost: { text: "The unit is lost." } },
    switchable: true,
  },
  "rr.open.jager-kettenkrad-los": {
    topic: "Jäger",
    question: "What can the Kettenkrad see?",
    byDefault: "forward",
    readings: { forward: { text: "Forward LOS only, as the other unarmed vehicles." }, nothing: { text: "Nothing." } },
    switchable: false,
  },
  "rr.open.jager-kettenkrad-distance": {
    topic: "Jäger",
    question: "From where are the 8 squares counted, and must the squares be clear?",
    byDefault: "nearest-square",
    readings: {
      "nearest-square": {
        text: "From the nearest square of the vehicle to the Operator, terrain ignored; no LOS is needed.",
      },
      "front-and-sight": { text: "From its front; LOS needed." },
    },
    switchable: false,
  },
  "rr.open.jager-kettenkrad-same-phase": {
    topic: "Jäger",
    question: "Do the deployed units advance in the same phase?",
    byDefault: "same-phase",
    readings: {
      "same-phase": { text: "Yes: vehicles move before infantry in it." },
      "next-turn": { text: "Next turn." },
    },
    switchable: true,
  },
  "rr.open.jager-sturmboot-attacks": {
    topic: "Jäger",
    question: "Does a loaded Sturmboot attack in the Axis Attack Phase?",
    byDefault: "attacks",
    readings: {
      attacks: { text: "Yes: it has a range and an attack roll and no exception." },
      "reactions-only": { text: "Reaction attacks only." },
    },
    switchable: true,
  },
  "rr.open.jager-sturmboot-when": {
    topic: "Jäger",
    question: "Movement ends before the closest water square is reached?",
    byDefault: "closest-water",
    readings: {
      "closest-water": { text: "It deploys only when no water square it could ever reach is closer." },
      "first-advance": { text: "It deploys at the end of its first advance." },
    },
    switchable: true,
  },
  "rr.open.jager-sturmboot-squares": {
    topic: "Jäger",
    question: "Which bank squares?",
    byDefault: "closest",
    readings: {
      closest: {
        text: "Free land squares adjacent to the boat, closest to the spotted Operator first; water is never used.",
      },
      players: { text: "Players choose freely." },
    },
    switchable: true,
  },
  "rr.open.jager-sturmboot-footprint": {
    topic: "Jäger",
    question: "How does the boat turn on a river narrower than it is long?",
    byDefault: "as-vehicles",
    readings: {
      "as-vehicles": {
        text: "It turns as vehicles do and only if all its squares are water; where it cannot turn it goes backward at 2 points.",
      },
      ignored: { text: "Ignore the footprint: any water square will do." },
    },
    switchable: false,
  },
  "rr.open.jager-sturmboot-guard": {
    topic: "Jäger",
    question: "Does an alert guard Sturmboot deploy at its post if no closer water square exists?",
    byDefault: "deploys",
    readings: {
      deploys: { text: "Yes, at once in the next Axis Advance Phase." },
      stays: { text: "It stays as it is." },
    },
    switchable: true,
  },
  "rr.open.jager-sturmboot-profile-after": {
    topic: "Jäger",
    question: "Does a boat that has deployed attack?",
    byDefault: "no",
    readings: { no: { text: "No: it does nothing else." } },
    switchable: false,
  },
} as const satisfies Record<string, Interpretation>;
