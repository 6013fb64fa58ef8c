import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const itemsNoiseSingleCasesPoints = openPointsUnder("Items, noise, single cases", {
  "hg.open.handgun-commander": point("Does the Commander's Luger give the handgun reroll on room REACT?", {
    yes: "Yes: it is a handgun and he REACTs.",
    "intruders-only": "Intruders only",
  }),
  "hg.open.burst-range": point("After burst rerolls the designated range dice fall short.", {
    "checked-last":
      "The dice stay designated; their total is checked after the last reroll, and short of the distance the attack is out of range.",
    stays: "In range stays in range",
    anew: "Dice may be designated anew after the rerolls",
  }),
  "hg.open.range-count": point("How are the squares to the target counted?", {
    steps:
      "As steps, diagonal steps 1, the target's square included, the shooter's not; in a straight line that is its length.",
    orthogonal: "Orthogonal steps in rooms",
  }),
  "hg.open.first-aid-holder": point("Must the holder of the First Aid Kit be conscious to help a neighbour?", {
    any: "No: the text does not ask it; he helps himself while unconscious.",
    conscious: "Yes",
  }),
  "hg.open.items-left": fixedPoint("What becomes of items not taken after CONCEAL?", {
    leave:
      "They stay with the marker: they leave the game when it is removed, and a corpse marker turned to alert yields nothing when collected.",
    captured: "The Commander captures them with the alert marker",
  }),
  "hg.open.second-commander-corpse": fixedPoint("A replacement Commander dies too.", {
    each: "Each Commander has a marker and a Master Key of his own.",
    one: "One marker: the older is removed; one key in the game",
  }),
  "hg.open.hide-guards": point("Which Guards count for HIDE?", {
    all: "All figures inside, prone ones too; not those in the entry zone.",
    conscious: "Only conscious ones",
  }),
  "hg.open.living-trade": fixedPoint("May living Intruders, standing or unconscious, exchange things?", {
    no: "No: the text has TAKE EQUIPMENT from bodies only.",
    adjacent: "Adjacent, for an action",
  }),
  "hg.open.zone-and-room": point("A raider starts his turn in a zone and in an enemy-occupied room.", {
    one: "One EVADE covers both.",
    each: "One for each",
  }),
  "hg.open.own-shot": point("Does a Sentry who shoots alert himself?", {
    no: "No: only other Sentries; he has no direction to turn to.",
    yes: "He gets a marker towards his target",
  }),
  "hg.open.noise-two-rooms": point("How does noise go on from one room into another by the open 8–9 door?", {
    one: "Only the room it was made in is one square; the other room is counted square by square.",
    both: "Both rooms are one source",
  }),
  "hg.open.in-stronghold": point('What is "in the stronghold"?', {
    inside: "Every room and corridor square, not the entry zone: it lies outside the entrance.",
    "entry-too": "The entry zone too",
  }),
  "hg.open.stopped-on-occupied": fixedPoint(
    "An agent must stop (REACT, LOS gained) on a square he was only moving through.",
    {
      "passes-on":
        "He passes on to the first free square of his path and stops there; a path without one is not legal. Two agents never share a square.",
      "goes-back": "He goes back to the last free square",
    },
  ),
  "hg.open.contact-end": fixedPoint(
    "Does contact need a move that would END on the raider's square, as the card says?",
    {
      "any-step":
        "No: any step onto it, as both summary passages say; a standing enemy cannot be passed through anyway.",
      "last-step": "Only a last step; otherwise he goes round",
    },
  ),
  "hg.open.seat-order": fixedPoint("In which order are subversion and recovery dice rolled?", {
    fixed:
      "By the Intruders' order; defending agents: Commander, Sentries, Guards, lowest id first. Matters only when the timer reaches 0.",
    defender: "The Defender chooses",
  }),
  "hg.open.no-mobilise-square": fixedPoint(
    "More Guards (or a replacement) come than there are free squares or figures.",
    {
      lost: "Those without a place are lost; the Defender places the others first.",
      wait: "They wait and come when a square is free",
    },
  ),
  "hg.open.guard-second-assaulter": point(
    "A Guard who began his turn with an assaulter in LOS comes in sight of another one on his way.",
    {
      "goes-on":
        "He goes on and attacks his target: who starts with an assaulter in LOS closes in, and the rule of gaining LOS is for who starts with none.",
      stops: "He stops and shoots, at either: he has gained LOS to an assaulter while moving.",
    },
  ),
  "hg.open.covering-behind": point(
    "May covering fire name a target who is hidden by an earlier target of the same fire?",
    {
      "as-they-fall":
        "Yes: each attack is looked at when its turn comes; where the one in front still stands, it is lost. The targets have to stand in one line, and in a corridor one square wide there is no such line without somebody in front.",
      seen: "No: a shot needs a clear LOS, and all targets are named before the first one.",
    },
  ),
  "hg.open.covering-one": point(
    "An SMG is fired at one target without a burst: is that covering fire, with its limits of the turn?",
    {
      "several-targets": "No: an SMG can be used in its modes, and like any other weapon.",
      "every-shot": "Yes: an SMG has two modes, and what is not a burst is covering fire.",
    },
  ),
  "hg.open.coup-rifle": point("May an Intruder move after a COUP-DE-GRACE with a rifle?", {
    "own-action": "Yes: it is an action of its own, which only makes noise like a shooting attack.",
    "as-shot": "No: he has shot with the rifle.",
  }),
  "hg.open.handgun-nobody": point("May a shot be declared for the handgun's reroll with nobody in sight?", {
    "may-declare": "Yes: he says what he means to do, and shoots only if he can.",
    "needs-target": "No: he cannot mean to shoot with nobody to shoot at.",
  }),
  "hg.open.react-weapon-twice": point(
    "REACT allows an attack and a move: may the weapon be changed in place of both?",
    { once: "No: in place of the one or the other, once.", each: "Yes: once in place of each." },
  ),
  "hg.open.peek-start": point("Is it still the start of the turn after a secret look at a card?", {
    "still-the-start": "Yes: it costs nothing, and nothing of the turn is used.",
    "under-way": "No: he has done something in it.",
  }),
  "hg.open.close-behind-when": point("Until when may an agent close the door he has moved through for a square?", {
    "no-step-since": "Until he steps on; an action between does not matter.",
    "at-once": "At once: an action between is too late.",
  }),
  "hg.open.repl-hopeless": point("May a replacement be rolled for when no roll can bring one (with the timer at 60)?", {
    "not-asked": "It changes nothing, so the Defender is not asked.",
    asked: "Yes: the text lets him attempt it in every Administration phase.",
  }),
});
