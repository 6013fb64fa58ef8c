import { fixedPoint, openPointsUnder, point } from "../../../../kernel/index.ts";

/** Points that Jäger leaves open. */
export const interpretations = openPointsUnder("Jäger", {
  "rr.open.jager-start-hand": point("Starting hand?", {
    empty: "Empty: none is dealt in the set-up.",
    four: "4 cards.",
  }),
  "rr.open.jager-full-hand": point("May a player with 4 cards draw?", {
    no: "No; they play, swap two for one, or pass.",
    "draw-then-discard": "Draw, then discard down to 4.",
  }),
  "rr.open.jager-pass": point("May the Jäger player do nothing?", {
    allowed: 'Yes: "may do".',
    compulsory: "One of the three is compulsory.",
  }),
  "rr.open.jager-empty-deck": point("Empty Jäger deck?", {
    reshuffled: "Shuffle its discards, as the event deck.",
    "no-more": "No more cards.",
  }),
  "rr.open.jager-special-event": point("May a Jäger card replace the special event card (convoy arrival)?", {
    replaced: 'Yes: it replaces "the regular event card" of the turn, and no exception is printed.',
    "not-replaced": "No: the mission would lose its convoy.",
  }),
  "rr.open.jager-bomb-cards": fixedPoint("Does replacing the card affect bombs, or the patrol token?", {
    no: "No: a card was drawn, so depths and the patrol token go on as usual; bombs go off after the event that was actioned.",
  }),
  "rr.open.jager-ties": point('In a Jäger game, who decides the ties given to "players"?', {
    operators: "The Operators' players, for every automated unit.",
    jager: "The Jäger player for Axis units.",
  }),
  "rr.open.jager-stalker-profile": fixedPoint("What is a Stalker?", {
    "smg-infantry": "An SMG Infantry unit: it follows guard rules.",
    "own-unit": "A unit of its own.",
  }),
  "rr.open.jager-stalker-sight": point("A moving Stalker gains LOS to an Operator or corpse?", {
    "as-a-patrol": "As a patrol: it stops, flips to alert, shouts; an Operator is spotted.",
    "goes-on": "It goes on to its waypoint first.",
  }),
  "rr.open.jager-stalker-alert": point("Does an alert Stalker go on to its waypoint?", {
    advances: "No: with a spotted Operator it advances like any alert guard.",
    "waypoint-first": "The waypoint rules until reached.",
  }),
  "rr.open.jager-waypoint-square": point(
    "May a waypoint be put on an occupied or impassable square, and what if the Stalker cannot end there?",
    {
      "where-infantry-stands":
        "It must be a square infantry can stand on; if it is occupied the Stalker stops on the nearest free square and counts as arrived.",
      "any-square": "Any square; it moves as close as it can and never counts as arrived.",
    },
  ),
  "rr.open.jager-waypoint-no-way": point("A waypoint lies on a free square to which no way leads?", {
    approaches: "The Stalker comes as near as it can, and is not in position: a way may open.",
    "nearest-counts": "On the nearest square it can come to it counts as arrived, as where a square is occupied.",
    waits: "It stays where it is until there is a way.",
  }),
  "rr.open.jager-stalker-refacing": fixedPoint(
    'Is "in position" lost when a Stalker is turned by sounds, and may its facing be chosen again?',
    {
      once: "Facing is chosen once on arrival; afterwards only guard rules turn it.",
      "each-phase": "The Jäger player may turn it each Jäger Phase.",
    },
  ),
  "rr.open.jager-stalker-alarm": point("Stalkers on spawn tiles when the alarm sounds?", {
    enter: "They flip to alert and enter in the Axis Advance Phase as spawned SMG Infantry.",
    wait: "They wait for a waypoint.",
  }),
  "rr.open.jager-cat-turn-sees": point("Units turned by the cat that gain LOS to an Operator?", {
    sees: "They see as after any rotation: alert, shout, Operator spotted; only the cat itself alerts nobody.",
    ignores: "They ignore what they see while looking at the cat.",
  }),
  "rr.open.jager-cat-facing": point("The cat lies diagonally: which way?", {
    players: "The nearest of the facings that have the cat in the forward view; players choose if equal.",
    jager: "Jäger player chooses.",
  }),
  "rr.open.jager-cat-patrol-move": point("Does a patrol rotating back from the cat also move?", {
    "rotates-and-moves": "Yes: it rotates when it should move, then moves.",
    "rotates-only": "The rotation replaces the move.",
  }),
  "rr.open.jager-cat-who-turns": fixedPoint("Do vehicles turn to the cat?", {
    infantry: "No: vehicles do not rotate to sounds.",
    "every-unit": "Every Axis unit does.",
  }),
  "rr.open.jager-cat-near": point("A unit already within 2 squares when the cat is placed: when is it startled?", {
    "any-move": "When any unit enters or leaves a square within 2 of it by moving; standing still does not startle it.",
    entering: "Only by a unit that enters from outside.",
  }),
  "rr.open.jager-cat-held": point("Do units with a cigarette, in an interaction or ensnared turn to the cat?", {
    "do-not-turn": "No: they do not rotate in that state.",
    turn: "Yes.",
  }),
  "rr.open.jager-twig-where": point("From which square is the twig heard?", {
    "first-square": "From the first square moved into.",
    "square-left": "The square left.",
    end: "The end of the action.",
  }),
  "rr.open.jager-twig-which-moves": fixedPoint(
    'Which acts are "moves", and may the token go on a support unit or an Operator in a vehicle?',
    {
      "on-foot":
        "Every action on foot that changes his square (move, sprint, climb, the combined ones, scuba moves); only Operators on foot can be given it, never support units.",
      anywhere: "Any Operator anywhere; riding counts as moving.",
    },
  ),
  "rr.open.jager-blood-small": point("Does the small-symbol side still count as a corpse?", {
    counts: "Yes: the sides only time its removal.",
    "does-not": "No.",
  }),
  "rr.open.jager-lock-where": point("Where must the lock picker be?", {
    "at-the-door": "On a square the door gives directly onto.",
    "any-adjacent": "Any adjacent square.",
  }),
  "rr.open.jager-lock-support": point("May a support unit pick a lock?", {
    no: "No: it is not in its action list.",
    yes: "Yes, with 4 AP.",
  }),
  "rr.open.jager-lock-los": fixedPoint("Does a locked door stop Dogs or vehicles' crews, or items placed through it?", {
    "movement-only":
      "Only Operator movement is blocked (doors block LOS and attacks in any case); Dogs are Axis units and open it.",
    "shut-for-dogs": "It is shut for Dogs, which cannot open doors.",
  }),
  "rr.open.jager-lock-place-through": point("May items be placed through a locked door?", {
    no: "No: a shut door; only movement is named, but placing needs the doorway.",
    yes: "Yes.",
  }),
  "rr.open.jager-control-facing": point("Who chooses the final facing of a Jäger unit?", {
    jager: "The Jäger player, as part of its movement.",
    closest: "It faces the closest spotted Operator.",
  }),
  "rr.open.jager-control-deploy": fixedPoint("Does a Jäger-controlled Kettenkrad deploy by choice?", {
    automatic: "No: it deploys as soon as it is within 8 squares of a spotted Operator; only its movement is free.",
    "by-choice": "The Jäger player chooses when.",
  }),
  "rr.open.jager-control-order": point("When in the Axis Advance Phase are Jäger units moved?", {
    "among-others":
      "Jäger vehicles among the vehicles and Jäger infantry among the infantry, in the base order of proximity; when its turn comes the Jäger player moves it.",
    first: "All before.",
    last: "All after, the automated units.",
  }),
  "rr.open.jager-control-unspotted": fixedPoint("May the Jäger player use knowledge of unspotted Operators?", {
    free: 'Yes: it may move "wherever they so wish"; the Operators are seen only by the normal rules.',
    "toward-spotted": "Only toward spotted Operators.",
  }),
  "rr.open.jager-control-special": fixedPoint(
    "Do the stop rules (Sniper stops when an attack is possible, Panzerfaust at maximum range, HMG Team) bind a Jäger unit?",
    {
      free: "No: they are automated movement rules.",
      bound: "Yes: they belong to the unit.",
    },
  ),
  "rr.open.jager-control-mechanical": point("Does a mechanical failure stop a Jäger vehicle?", {
    stops: "Yes: it does not move that turn, whoever moves it.",
    "does-not": "No.",
  }),
  "rr.open.jager-upgrade-alive": point(
    "Does an upgrade token outlast its unit (Mortar or Panzerfaust that flips, a unit killed)?",
    {
      leaves: "It stays when the token flips and leaves the game with the unit.",
      returns: "It goes back to the Jäger player.",
    },
  ),
  "rr.open.jager-battle-panel-during-alarm": point(
    "A card laid in the Stealth Section is revealed after the alarm: which panel?",
    {
      "battle-panel": "The battle panel: the section at the moment of use counts.",
      discarded: "The card is discarded.",
    },
  ),
  "rr.open.jager-players": fixedPoint("Is the Jäger player one more person?", {
    "one-more": "Yes: 1 Jäger player against 1 to 4 players of Operators.",
    "one-of-four": "One of the four.",
  }),
  "rr.open.jager-upgrade-regular": point("What is a regular infantry unit?", {
    "rifle-and-smg": "Rifle or SMG Infantry (Stalkers included).",
    "all-but-officers": "Any foot unit but the Officer.",
  }),
  "rr.open.jager-spawn-partial": point("Too little room on the spawn tile for all the units of a card?", {
    "jager-first": "The Jäger unit first, then SMG while there is room.",
    nothing: "Nothing is placed.",
  }),
});
