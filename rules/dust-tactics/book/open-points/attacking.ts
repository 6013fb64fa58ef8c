import { openPointsUnder } from "../../../kernel/index.ts";

/** What the rule book leaves open: attacking. */
export const attackingPoints = openPointsUnder("Attacking", {
  "dt.open.observer-suppressed": {
    question: "The artillery unit that an observer calls on has a token: what happens?",
    byDefault: "activates",
    readings: {
      activates:
        "It activates, so it makes its removal roll (a Stunned token costs the first action); if it must take NOTHING first or is still suppressed it does not fire, and its activation is spent.",
      "not-called": "It cannot be called on.",
    },
  },
  "dt.open.blast-several": {
    question: "Several miniatures fire blast weapons of the same line: how many templates?",
    byDefault: "one-each",
    readings: {
      "one-each": "One template for each firing weapon, resolved together.",
      "one-multiplied": "One template, dice multiplied.",
    },
  },
  "dt.open.flame-dice": {
    question: "How many dice for each miniature under a flame template?",
    byDefault: "rating-each",
    readings: {
      "rating-each": 'The figure before the slash for its armour class, each ("roll for each miniature").',
      "one-each": "1 die each.",
    },
  },
  "dt.open.kill-support": {
    question: "Does a K hit mark one cross of a support weapon or all?",
    byDefault: "all-crosses",
    readings: {
      "all-crosses": 'All: K empties the damage track "if it has one", and a support weapon has one.',
      "one-cross": "One cross, as for every hit on a support weapon.",
    },
  },
  "dt.open.valid-targets": {
    question: "Valid for whom?",
    byDefault: "any-firer",
    readings: {
      "any-firer":
        "A miniature is valid if at least one miniature that fired in that roll had it in arc, range and LOS.",
      "every-firer": "All firing miniatures must have it.",
      "by-firer": "Hits are split by firing miniature.",
    },
  },
  "dt.open.weapon-pickup": {
    question: '"Another soldier rushes over and picks up an important weapon": what may the owner do?',
    byDefault: "exchange",
    readings: {
      exchange:
        "Remove any valid miniature and let a survivor exchange weapons with it, position and all else unchanged. Specialists (Officer, Medic and so on) are not weapons and are lost. Nothing is exchanged where the enemy names the miniature (sniper, Assassin), since naming would then be pointless.",
      "lost-with-bearer": "The weapon goes with its miniature (owner only chooses which).",
      anyone: "Or hits, up to the number of valid miniatures, may be given to any miniature of the unit, valid or not.",
    },
  },
  "dt.open.stun-saved": {
    question: "Does a Tesla or grapple hit stun when it was saved?",
    byDefault: "scored",
    readings: {
      scored: 'Yes: as with Under Fire, "hit" means scored.',
      unsaved: "Only unsaved hits.",
    },
  },
  "dt.open.strongpoint-staunch": {
    question:
      "Infantry saves of the Steel Guard and of zombies always cancel on SHIELD, too; saves that are re-rolled in a strongpoint cancel only on ARMY: which holds for their re-roll?",
    byDefault: "army-only",
    readings: {
      "army-only": "ARMY only: the strongpoint says what a re-roll cancels.",
      "shield-too": "ARMY and SHIELD: it is their infantry save, rolled again.",
    },
  },
  "dt.open.rider-blades": {
    question: "Does the half of the most that a vehicle carries limit also how many riders use C weapons at each side?",
    byDefault: "half-a-side",
    readings: {
      "half-a-side": "Yes: they attack and strike back as passengers fire.",
      all: "No: it limits who fires. All that reach the enemy use their C weapons.",
    },
  },
  "dt.open.grapple-strike-back": {
    question: "Does a unit that a grapple hits strike back in the same close combat?",
    byDefault: "together",
    readings: {
      together:
        "Yes: both sides strike before anything that came of it takes effect, and the token is placed when they have. Where First Strike goes first, it is placed before the others strike.",
      "stunned-at-once": "No: the token is placed with the hit, and a stunned unit does not strike back.",
    },
  },
  "dt.open.smoke-shell-action": {
    question: "What does firing smoke cost?",
    byDefault: "attack",
    readings: {
      attack:
        "An ATTACK action and whatever the weapon spends on an attack (Loaded token, ammunition); a SUSTAINED ATTACK re-rolls the die; it is declared like a target, and it is allowed through an observer.",
      "special-action":
        "A special action of the unit with the artillery, and what the weapon spends on an attack; no ATTACK fires smoke, and no observer calls for it.",
      "no-ammunition": "An ATTACK action, but no ammunition: the weapon has to be ready to fire, and stays so.",
    },
  },
  "dt.open.strike-back-token": {
    question: "Does striking back put tokens on the attacker?",
    byDefault: "yes",
    readings: {
      yes: 'Yes: the defender "performs an ATTACK action".',
      no: "No: neither Under Fire nor Suppression.",
    },
  },
  "dt.open.square-hero": {
    question: '"In the same square": when do hero and unit count as one target?',
    byDefault: "could-join",
    readings: {
      "could-join":
        "When the hero meets the joining conditions (armour, 15 cm of every miniature, LOS to one), activated or not.",
      joined: "Only while actually joined.",
    },
  },
  "dt.open.square-spray": {
    question: '"Units in squares between": which?',
    byDefault: "straight-line",
    readings: {
      "straight-line":
        "Every unit with a base or hull touched by the straight line from the attacker's centre to the nearest point of the target.",
      "under-template": "All under a long flame template laid along that line.",
    },
  },
  "dt.open.standard-cc": {
    question: "Which targets do standard weapons affect?",
    byDefault: "ground",
    readings: {
      ground: "Infantry and vehicles, every Armour rating; not aircraft (out of reach).",
      "aircraft-too": "Aircraft too.",
    },
  },
  "dt.open.crew-emergency": {
    question: "May one soldier fire a support weapon while more are left?",
    byDefault: "last-one",
    readings: {
      "last-one": 'No; "in an emergency" is when only one is left.',
      any: "Yes, freeing the others.",
    },
  },
  "dt.open.rider-hits": {
    question: "Extra dice for riders: hits before or after the vehicle's save?",
    byDefault: "scored",
    readings: {
      scored: 'Before: every hit scored, as elsewhere "hit" includes saved ones.',
      unsaved: "Only hits not cancelled.",
    },
  },
  "dt.open.resilient-count": {
    question: "Damage Resilient: dice per point of this hit, or per cross marked so far?",
    byDefault: "of-this-hit",
    readings: {
      "of-this-hit": "Per point of this hit.",
      "of-the-track": "Per cross marked on the track.",
    },
  },
  "dt.open.chain-reroll": {
    question: "Are the further dice of laser and cutting weapons re-rolled in a SUSTAINED ATTACK?",
    byDefault: "no",
    readings: {
      no: "No: first dice and re-rolls, then the chain, which ends with a miss.",
      yes: "Yes.",
    },
  },
  "dt.open.mine-rating": {
    question: "What is the minefield's rating?",
    byDefault: "per-miniature",
    readings: {
      "per-miniature": "1 die per miniature of the unit that entered, 2 damage.",
      "per-unit": "1 die per unit.",
      kill: "Kill.",
    },
  },
  "dt.open.mine-effects": {
    question: "Saves and tokens for mines?",
    byDefault: "infantry-save",
    readings: {
      "infantry-save":
        "Infantry save, no cover save; no Under Fire (it is no ATTACK); once per action that touches the field.",
      "no-saves": "No saves.",
      "under-fire": "Under Fire as for an ATTACK.",
    },
  },
  "dt.open.mine-riders": {
    question: "A vehicle with tank riders is attacked by a minefield: are the riders, too?",
    byDefault: "shaken",
    readings: {
      shaken: "No: mines attack the vehicle alone, and each hit on it may shake off a rider as any other does.",
      apart: "Yes, apart, as by a blast: they move into it as well, and hits on the vehicle shake nobody off.",
    },
  },
  "dt.open.blast-minimum": {
    question: "A blast weapon with a minimum range: must the unit it is aimed at lie beyond it, too?",
    byDefault: "centre",
    readings: {
      centre: "The centre of the template lies between the two ranges; whoever is under it is hit, however near.",
      "target-too": "So does the nearest miniature of the unit it is aimed at: units are targeted between.",
    },
  },
  "dt.open.lucky-sustained": {
    question: "A Lucky hero takes a SUSTAINED ATTACK: are the dice that miss again re-rolled once more?",
    byDefault: "again",
    readings: {
      again: "Yes: the skill names the SUSTAINED ATTACK, where it would do nothing else.",
      once: "No: no die is re-rolled twice.",
    },
  },
  "dt.open.two-chains": {
    question:
      "Weapon and hero both let a hit roll another die (a cutter and Berserk, a laser and Killing Spree): does each hit roll one, or one for each of the two?",
    byDefault: "one",
    readings: {
      one: "One: both say the same of the same hit.",
      both: "Two, one for the weapon and one for the skill.",
    },
  },
});
