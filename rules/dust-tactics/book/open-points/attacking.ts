import type { Interpretation } from "../../../kernel/index.ts";

/** What the rule book leaves open: attacking. */
export const attackingPoints = {
  "dt.open.observer-suppressed": {
    topic: "Attacking",
    question: "The artillery unit that an observer calls on has a token: what happens?",
    byDefault: "activates",
    readings: {
      activates: {
        text: "It activates, so it makes its removal roll (a Stunned token costs the first action); if it must take NOTHING first or is still suppressed it does not fire, and its activation is spent.",
      },
      "not-called": { text: "It cannot be called on." },
    },
    switchable: true,
  },
  "dt.open.blast-several": {
    topic: "Attacking",
    question: "Several miniatures fire blast weapons of the same line: how many templates?",
    byDefault: "one-each",
    readings: {
      "one-each": { text: "One template for each firing weapon, resolved together." },
      "one-multiplied": { text: "One template, dice multiplied." },
    },
    switchable: true,
  },
  "dt.open.flame-dice": {
    topic: "Attacking",
    question: "How many dice for each miniature under a flame template?",
    byDefault: "rating-each",
    readings: {
      "rating-each": { text: 'The figure before the slash for its armour class, each ("roll for each miniature").' },
      "one-each": { text: "1 die each." },
    },
    switchable: true,
  },
  "dt.open.kill-support": {
    topic: "Attacking",
    question: "Does a K hit mark one cross of a support weapon or all?",
    byDefault: "all-crosses",
    readings: {
      "all-crosses": { text: 'All: K empties the damage track "if it has one", and a support weapon has one.' },
      "one-cross": { text: "One cross, as for every hit on a support weapon." },
    },
    switchable: true,
  },
  "dt.open.valid-targets": {
    topic: "Attacking",
    question: "Valid for whom?",
    byDefault: "any-firer",
    readings: {
      "any-firer": {
        text: "A miniature is valid if at least one miniature that fired in that roll had it in arc, range and LOS.",
      },
      "every-firer": { text: "All firing miniatures must have it." },
      "by-firer": { text: "Hits are split by firing miniature." },
    },
    switchable: true,
  },
  "dt.open.weapon-pickup": {
    topic: "Attacking",
    question: '"Another soldier rushes over and picks up an important weapon": what may the owner do?',
    byDefault: "exchange",
    readings: {
      exchange: {
        text: "Remove any valid miniature and let a survivor exchange weapons with it, position and all else unchanged. Specialists (Officer, Medic and so on) are not weapons and are lost. Nothing is exchanged where the enemy names the miniature (sniper, Assassin), since naming would then be pointless.",
      },
      "lost-with-bearer": { text: "The weapon goes with its miniature (owner only chooses which)." },
      anyone: {
        text: "Or hits, up to the number of valid miniatures, may be given to any miniature of the unit, valid or not.",
      },
    },
    switchable: true,
  },
  "dt.open.stun-saved": {
    topic: "Attacking",
    question: "Does a Tesla or grapple hit stun when it was saved?",
    byDefault: "scored",
    readings: {
      scored: { text: 'Yes: as with Under Fire, "hit" means scored.' },
      unsaved: { text: "Only unsaved hits." },
    },
    switchable: true,
  },
  "dt.open.strongpoint-staunch": {
    topic: "Attacking",
    question:
      "Infantry saves of the Steel Guard and of zombies always cancel on SHIELD, too; saves that are re-rolled in a strongpoint cancel only on ARMY: which holds for their re-roll?",
    byDefault: "army-only",
    readings: {
      "army-only": { text: "ARMY only: the strongpoint says what a re-roll cancels." },
      "shield-too": { text: "ARMY and SHIELD: it is their infantry save, rolled again." },
    },
    switchable: true,
  },
  "dt.open.rider-blades": {
    topic: "Attacking",
    question: "Does the half of the most that a vehicle carries limit also how many riders use C weapons at each side?",
    byDefault: "half-a-side",
    readings: {
      "half-a-side": { text: "Yes: they attack and strike back as passengers fire." },
      all: { text: "No: it limits who fires. All that reach the enemy use their C weapons." },
    },
    switchable: true,
  },
  "dt.open.grapple-strike-back": {
    topic: "Attacking",
    question: "Does a unit that a grapple hits strike back in the same close combat?",
    byDefault: "together",
    readings: {
      together: {
        text: "Yes: both sides strike before anything that came of it takes effect, and the token is placed when they have. Where First Strike goes first, it is placed before the others strike.",
      },
      "stunned-at-once": {
        text: "No: the token is placed with the hit, and a stunned unit does not strike back.",
      },
    },
    switchable: true,
  },
  "dt.open.smoke-shell-action": {
    topic: "Attacking",
    question: "What does firing smoke cost?",
    byDefault: "attack",
    readings: {
      attack: {
        text: "An ATTACK action and whatever the weapon spends on an attack (Loaded token, ammunition); a SUSTAINED ATTACK re-rolls the die; it is declared like a target, and it is allowed through an observer.",
      },
      "special-action": {
        text: "A special action of the unit with the artillery, and what the weapon spends on an attack; no ATTACK fires smoke, and no observer calls for it.",
      },
      "no-ammunition": {
        text: "An ATTACK action, but no ammunition: the weapon has to be ready to fire, and stays so.",
      },
    },
    switchable: true,
  },
  "dt.open.strike-back-token": {
    topic: "Attacking",
    question: "Does striking back put tokens on the attacker?",
    byDefault: "yes",
    readings: {
      yes: { text: 'Yes: the defender "performs an ATTACK action".' },
      no: { text: "No: neither Under Fire nor Suppression." },
    },
    switchable: true,
  },
  "dt.open.square-hero": {
    topic: "Attacking",
    question: '"In the same square": when do hero and unit count as one target?',
    byDefault: "could-join",
    readings: {
      "could-join": {
        text: "When the hero meets the joining conditions (armour, 15 cm of every miniature, LOS to one), activated or not.",
      },
      joined: { text: "Only while actually joined." },
    },
    switchable: true,
  },
  "dt.open.square-spray": {
    topic: "Attacking",
    question: '"Units in squares between": which?',
    byDefault: "straight-line",
    readings: {
      "straight-line": {
        text: "Every unit with a base or hull touched by the straight line from the attacker's centre to the nearest point of the target.",
      },
      "under-template": { text: "All under a long flame template laid along that line." },
    },
    switchable: true,
  },
  "dt.open.standard-cc": {
    topic: "Attacking",
    question: "Which targets do standard weapons affect?",
    byDefault: "ground",
    readings: {
      ground: { text: "Infantry and vehicles, every Armour rating; not aircraft (out of reach)." },
      "aircraft-too": { text: "Aircraft too." },
    },
    switchable: true,
  },
  "dt.open.crew-emergency": {
    topic: "Attacking",
    question: "May one soldier fire a support weapon while more are left?",
    byDefault: "last-one",
    readings: {
      "last-one": { text: 'No; "in an emergency" is when only one is left.' },
      any: { text: "Yes, freeing the others." },
    },
    switchable: true,
  },
  "dt.open.rider-hits": {
    topic: "Attacking",
    question: "Extra dice for riders: hits before or after the vehicle's save?",
    byDefault: "scored",
    readings: {
      scored: { text: 'Before: every hit scored, as elsewhere "hit" includes saved ones.' },
      unsaved: { text: "Only hits not cancelled." },
    },
    switchable: true,
  },
  "dt.open.resilient-count": {
    topic: "Attacking",
    question: "Damage Resilient: dice per point of this hit, or per cross marked so far?",
    byDefault: "of-this-hit",
    readings: {
      "of-this-hit": { text: "Per point of this hit." },
      "of-the-track": { text: "Per cross marked on the track." },
    },
    switchable: true,
  },
  "dt.open.chain-reroll": {
    topic: "Attacking",
    question: "Are the further dice of laser and cutting weapons re-rolled in a SUSTAINED ATTACK?",
    byDefault: "no",
    readings: {
      no: { text: "No: first dice and re-rolls, then the chain, which ends with a miss." },
      yes: { text: "Yes." },
    },
    switchable: true,
  },
  "dt.open.mine-rating": {
    topic: "Attacking",
    question: "What is the minefield's rating?",
    byDefault: "per-miniature",
    readings: {
      "per-miniature": { text: "1 die per miniature of the unit that entered, 2 damage." },
      "per-unit": { text: "1 die per unit." },
      kill: { text: "Kill." },
    },
    switchable: true,
  },
  "dt.open.mine-effects": {
    topic: "Attacking",
    question: "Saves and tokens for mines?",
    byDefault: "infantry-save",
    readings: {
      "infantry-save": {
        text: "Infantry save, no cover save; no Under Fire (it is no ATTACK); once per action that touches the field.",
      },
      "no-saves": { text: "No saves." },
      "under-fire": { text: "Under Fire as for an ATTACK." },
    },
    switchable: true,
  },
  "dt.open.blast-minimum": {
    topic: "Attacking",
    question: "A blast weapon with a minimum range: must the unit it is aimed at lie beyond it, too?",
    byDefault: "centre",
    readings: {
      centre: {
        text: "The centre of the template lies between the two ranges; whoever is under it is hit, however near.",
      },
      "target-too": { text: "So does the nearest miniature of the unit it is aimed at: units are targeted between." },
    },
    switchable: true,
  },
  "dt.open.lucky-sustained": {
    topic: "Attacking",
    question: "A Lucky hero takes a SUSTAINED ATTACK: are the dice that miss again re-rolled once more?",
    byDefault: "again",
    readings: {
      again: { text: "Yes: the skill names the SUSTAINED ATTACK, where it would do nothing else." },
      once: { text: "No: no die is re-rolled twice." },
    },
    switchable: true,
  },
  "dt.open.two-chains": {
    topic: "Attacking",
    question: "A Berserk hero uses a cutting weapon: does each hit roll one further die, or one for each of the two?",
    byDefault: "one",
    readings: {
      one: { text: "One: both say the same of the same hit." },
      both: { text: "Two, one for the weapon and one for the skill." },
    },
    switchable: true,
  },
} as const satisfies Readonly<Record<string, Interpretation>>;
