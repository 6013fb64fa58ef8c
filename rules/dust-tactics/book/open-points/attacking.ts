import { openPointsUnder, point } from "../../../kernel/index.ts";

export const attackingPoints = openPointsUnder("Attacking", {
  "dt.open.observer-suppressed": point("The artillery unit that an observer calls on has a token: what happens?", {
    activates:
      "It activates, so it makes its removal roll (a Stunned token costs the first action); if it must take NOTHING first or is still suppressed it does not fire, and its activation is spent.",
    "not-called": "It cannot be called on.",
  }),
  "dt.open.blast-several": point("Several miniatures fire blast weapons of the same line: how many templates?", {
    "one-each": "One template for each firing weapon, resolved together.",
    "one-multiplied": "One template, dice multiplied.",
  }),
  "dt.open.flame-dice": point("How many dice for each miniature under a flame template?", {
    "rating-each": 'The figure before the slash for its armour class, each ("roll for each miniature").',
    "one-each": "1 die each.",
  }),
  "dt.open.kill-support": point("Does a K hit mark one cross of a support weapon or all?", {
    "all-crosses": 'All: K empties the damage track "if it has one", and a support weapon has one.',
    "one-cross": "One cross, as for every hit on a support weapon.",
  }),
  "dt.open.valid-targets": point("Valid for whom?", {
    "any-firer": "A miniature is valid if at least one miniature that fired in that roll had it in arc, range and LOS.",
    "every-firer": "All firing miniatures must have it.",
    "by-firer": "Hits are split by firing miniature.",
  }),
  "dt.open.weapon-pickup": point(
    '"Another soldier rushes over and picks up an important weapon": what may the owner do?',
    {
      exchange:
        "Remove any valid miniature and let a survivor exchange weapons with it, position and all else unchanged. Specialists (Officer, Medic and so on) are not weapons and are lost. Nothing is exchanged where the enemy names the miniature (sniper, Assassin), since naming would then be pointless.",
      "lost-with-bearer": "The weapon goes with its miniature (owner only chooses which).",
      anyone: "Or hits, up to the number of valid miniatures, may be given to any miniature of the unit, valid or not.",
    },
  ),
  "dt.open.stun-saved": point("Does a Tesla or grapple hit stun when it was saved?", {
    scored: 'Yes: as with Under Fire, "hit" means scored.',
    unsaved: "Only unsaved hits.",
  }),
  "dt.open.strongpoint-staunch": point(
    "Infantry saves of the Steel Guard and of zombies always cancel on SHIELD, too; saves that are re-rolled in a strongpoint cancel only on ARMY: which holds for their re-roll?",
    {
      "army-only": "ARMY only: the strongpoint says what a re-roll cancels.",
      "shield-too": "ARMY and SHIELD: it is their infantry save, rolled again.",
    },
  ),
  "dt.open.rider-blades": point(
    "Does the half of the most that a vehicle carries limit also how many riders use C weapons at each side?",
    {
      "half-a-side": "Yes: they attack and strike back as passengers fire.",
      all: "No: it limits who fires. All that reach the enemy use their C weapons.",
    },
  ),
  "dt.open.grapple-strike-back": point("Does a unit that a grapple hits strike back in the same close combat?", {
    together:
      "Yes: both sides strike before anything that came of it takes effect, and the token is placed when they have. Where First Strike goes first, it is placed before the others strike.",
    "stunned-at-once": "No: the token is placed with the hit, and a stunned unit does not strike back.",
  }),
  "dt.open.smoke-shell-action": point("What does firing smoke cost?", {
    attack:
      "An ATTACK action and whatever the weapon spends on an attack (Loaded token, ammunition); a SUSTAINED ATTACK re-rolls the die; it is declared like a target, and it is allowed through an observer.",
    "special-action":
      "A special action of the unit with the artillery, and what the weapon spends on an attack; no ATTACK fires smoke, and no observer calls for it.",
    "no-ammunition": "An ATTACK action, but no ammunition: the weapon has to be ready to fire, and stays so.",
  }),
  "dt.open.strike-back-token": point("Does striking back put tokens on the attacker?", {
    yes: 'Yes: the defender "performs an ATTACK action".',
    no: "No: neither Under Fire nor Suppression.",
  }),
  "dt.open.square-hero": point('"In the same square": when do hero and unit count as one target?', {
    "could-join":
      "When the hero meets the joining conditions (armour, 15 cm of every miniature, LOS to one), activated or not.",
    joined: "Only while actually joined.",
  }),
  "dt.open.square-spray": point('"Units in squares between": which?', {
    "straight-line":
      "Every unit with a base or hull touched by the straight line from the attacker's centre to the nearest point of the target.",
    "under-template": "All under a long flame template laid along that line.",
  }),
  "dt.open.standard-cc": point("Which targets do standard weapons affect?", {
    ground: "Infantry and vehicles, every Armour rating; not aircraft (out of reach).",
    "aircraft-too": "Aircraft too.",
  }),
  "dt.open.crew-emergency": point("May one soldier fire a support weapon while more are left?", {
    "last-one": 'No; "in an emergency" is when only one is left.',
    any: "Yes, freeing the others.",
  }),
  "dt.open.rider-hits": point("Extra dice for riders: hits before or after the vehicle's save?", {
    scored: 'Before: every hit scored, as elsewhere "hit" includes saved ones.',
    unsaved: "Only hits not cancelled.",
  }),
  "dt.open.resilient-count": point("Damage Resilient: dice per point of this hit, or per cross marked so far?", {
    "of-this-hit": "Per point of this hit.",
    "of-the-track": "Per cross marked on the track.",
  }),
  "dt.open.chain-reroll": point("Are the further dice of laser and cutting weapons re-rolled in a SUSTAINED ATTACK?", {
    no: "No: first dice and re-rolls, then the chain, which ends with a miss.",
    yes: "Yes.",
  }),
  "dt.open.mine-rating": point("What is the minefield's rating?", {
    "per-miniature": "1 die per miniature of the unit that entered, 2 damage.",
    "per-unit": "1 die per unit.",
    kill: "Kill.",
  }),
  "dt.open.mine-effects": point("Saves and tokens for mines?", {
    "infantry-save":
      "Infantry save, no cover save; no Under Fire (it is no ATTACK); once per action that touches the field.",
    "no-saves": "No saves.",
    "under-fire": "Under Fire as for an ATTACK.",
  }),
  "dt.open.mine-riders": point("A vehicle with tank riders is attacked by a minefield: are the riders, too?", {
    shaken: "No: mines attack the vehicle alone, and each hit on it may shake off a rider as any other does.",
    apart: "Yes, apart, as by a blast: they move into it as well, and hits on the vehicle shake nobody off.",
  }),
  "dt.open.blast-minimum": point(
    "A blast weapon with a minimum range: must the unit it is aimed at lie beyond it, too?",
    {
      centre: "The centre of the template lies between the two ranges; whoever is under it is hit, however near.",
      "target-too": "So does the nearest miniature of the unit it is aimed at: units are targeted between.",
    },
  ),
  "dt.open.lucky-sustained": point(
    "A Lucky hero takes a SUSTAINED ATTACK: are the dice that miss again re-rolled once more?",
    {
      again: "Yes: the skill names the SUSTAINED ATTACK, where it would do nothing else.",
      once: "No: no die is re-rolled twice.",
    },
  ),
  "dt.open.two-chains": point(
    "Weapon and hero both let a hit roll another die (a cutter and Berserk, a laser and Killing Spree): does each hit roll one, or one for each of the two?",
    { one: "One: both say the same of the same hit.", both: "Two, one for the weapon and one for the skill." },
  ),
});
