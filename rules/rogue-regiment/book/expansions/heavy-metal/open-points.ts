import { fixedPoint, openPointsUnder, point } from "../../../../kernel/index.ts";

/** Points that Heavy Metal leaves open. */
export const interpretations = openPointsUnder("Heavy Metal", {
  "rr.open.metal-failure-again": point("The event is drawn while the token is in play or no slot is empty?", {
    nothing: "Nothing happens: as the cigarette event.",
    several: "Several tokens exist, of which an Operator holds one.",
  }),
  "rr.open.metal-failure-panel": fixedPoint("Is mechanical failure a stealth or a battle event?", {
    "a-stealth-panel":
      "A stealth panel (as the cigarette it copies); the token is kept and may be used in either section.",
    "a-battle-panel": "A battle panel",
    both: "both.",
  }),
  "rr.open.metal-failure-target": point(
    "May it be put on a Jäger vehicle, an empty carrier, an AA Gun or a Sturmboot?",
    {
      "partly-on-board": "On any Axis vehicle with a move allowance that is at least partly on the board.",
      "wholly-on-board": "Only on vehicles that are wholly on the board.",
    },
  ),
  "rr.open.metal-failure-turning": fixedPoint("Is turning or deploying movement?", {
    "a-turn-is-movement": "A turn is movement (it costs movement points); deploying troops is not.",
    "facing-is-free": "Facing is free.",
  }),
  "rr.open.metal-failure-convoy": fixedPoint("A stalled convoy vehicle?", {
    "those-behind-close-up-to-2": "Those behind close up to 2 squares and wait.",
    "they-pass-through-it": "They pass through it.",
  }),
  "rr.open.metal-transport-room": point(
    "A Troop Transport, or a Sturmboot at the bank, has fewer free adjacent squares than men to put down: what of the rest?",
    {
      "next-closest": "They go on the next closest free squares.",
      lost: "They are lost.",
    },
  ),
  "rr.open.metal-transport-facing": point("How do the troops face?", {
    "to-operator": "Toward the closest spotted Operator; without one, as the truck faces.",
    "players-choose": "Players choose.",
  }),
  "rr.open.metal-transport-no-spotted": point("Which squares if no Operator is spotted?", {
    "players-choose": "Players choose among adjacent squares; the troops then hold as guards.",
    rear: "Next to the truck's rear.",
  }),
  "rr.open.metal-transport-entry": point("How far does an off-board truck move in before it deploys?", {
    "whole-token": "Only until its whole token is on the board.",
    "full-move": "Its full movement allowance.",
  }),
  "rr.open.metal-transport-corpses": fixedPoint("Corpses for troops killed in the truck?", {
    "none-they-never-were-on-the": "None: they never were on the board.",
    "8-corpses": "8 corpses.",
  }),
  "rr.open.metal-transport-damage": fixedPoint("Does a hit that does not destroy the truck make it deploy?", {
    "yes-an-attacked-unit-flips-to": "Yes: an attacked unit flips to alert.",
    "only-sight-sound-or-shout-do": "Only sight, sound or shout do.",
  }),
  "rr.open.metal-transport-convoy": point("Does an empty truck go on along its convoy or patrol route?", {
    idle: "No: it does nothing for the rest of the game.",
    "drives-on": "It drives on empty.",
  }),
  "rr.open.metal-transport-off-board-shot": fixedPoint(
    "Off the board when the alarm sounds, is the truck flipped to its empty side before or after it moves on?",
    {
      "after-it-moves-on-loaded-deploys":
        "After: it moves on loaded, deploys, then is idle; if destroyed on the way its troops die.",
      "its-troops-are-safe-once-the": "Its troops are safe once the alarm has sounded.",
    },
  ),
  "rr.open.metal-car-stop": point("When does an Armoured Car stop advancing?", {
    "short-range": "At short range (4) without a cover subtraction, as a vehicle with an HMG.",
    "through-wall": "As soon as a through-wall shot is possible.",
  }),
});
