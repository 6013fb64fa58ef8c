import { fixedPoint, openPointsUnder, point } from "../../../../kernel/index.ts";

/** Points that the rules of its people leave open. */
export const interpretations = {
  ...openPointsUnder("They Who Dare: civilian disguise", {
    "rr.open.dare-change-in-los": point("May Nancy change outfit in Axis LOS?", {
      seen: "She may, but as a regular Operator (before or after the change) she is then seen and spotted; nothing printed forbids it.",
      "not-in-los": "Not allowed while an Axis unit has her in sight.",
      "into-disguise-safe":
        "Changing into the disguise in sight is safe, because she ends disguised; out of it she is seen.",
    }),
    "rr.open.dare-alert-units": point(
      "Do alert Axis units see through an unspotted disguise, or make reaction attacks on her?",
      {
        fooled: "No: she moves freely through Axis LOS, with no exception for alert units.",
        "see-through": "Alert units treat her as an Operator.",
      },
    ),
    "rr.open.dare-unspotted-again": point(
      "Spotted tokens come off in the End Phase while she is still in disguise: do the restrictions return?",
      {
        "protects-again": "Yes: the full action list is tied to being spotted.",
        blown: "No, the cover is blown for good.",
      },
    ),
    "rr.open.dare-share-square": point(
      "May she garrotte, interact or break cover while sharing a square with an Axis unit in mid-turn, and what if she becomes spotted there?",
      {
        "only-moving-on":
          "No action but moving on is allowed on a shared square; if the alarm or a witness spots her there she stays until her next action, which must be a move. The permission is to move through.",
        "any-action":
          "Any action is allowed; only the end of the turn is checked. She is put on the nearest free square when spotted.",
      },
    ),
    "rr.open.dare-spotted-suspicion": point(
      "Spotted in disguise in the Stealth Section and in Axis LOS at the End Phase: suspicion advance on top of the normal one?",
      {
        "unspotted-only":
          "No: spotted, she is treated in the same way as any other Operator; the advance is for an unspotted disguise.",
        "spotted-too": 'Yes: she is still "a disguised Nancy" in LOS.',
      },
    ),
    "rr.open.dare-spotted-interact": point("Spotted in disguise, may she interact?", {
      no: "No: the Axis treat her like any other Operator.",
      yes: "Yes, with a unit that is not alert.",
    }),
    "rr.open.dare-disguise-items": point(
      "Which items may she use in disguise (med pack, rabbit's foot, cigarette, mechanical failure token)?",
      {
        "no-action-items":
          "Items that need no action and are not weapons (med pack, rabbit's foot, event tokens) work; gun, bomb and knife do not: only these three are named as out of reach.",
        nothing: "Nothing on the regular board can be used while the disguise board is up.",
      },
    ),
    "rr.open.dare-disguise-blocks-los": point(
      'Does unspotted disguised Nancy block LOS, being treated "as though another Axis unit"?',
      {
        transparent: "No: that likeness is only about moving through her; Operators never block Axis LOS.",
        blocks: "Yes, as a unit that is not alert.",
      },
    ),
    "rr.open.dare-mission-disguise": point("Does a game start with Nancy in the disguise?", {
      "players-choose": "The players choose at set-up unless the mission says so: nothing is printed.",
      regular: "Always in the regular outfit.",
      disguised: "Always disguised.",
    }),
    "rr.open.dare-disguise-after-alarm": point("After the alarm, what may an unseen disguised Nancy do?", {
      "full-actions":
        'She is seen as any Operator and has the full action list, but no kit until she changes for 4 AP: the disguise "no longer works", which is the state of a spotted disguised Nancy.',
      restricted: "She stays under the restrictions of the disguise until she is spotted or changes.",
    }),
    "rr.open.dare-spotted-garrotte": fixedPoint("Spotted in disguise but not mid-garrotte, may she use the garrotte?", {
      "ensnared-only":
        "No: base forbids assassinations by spotted Operators and the exception is for an ensnared target only.",
      "attacked-this-turn": "Yes, on a target she had attacked that turn.",
    }),
    "rr.open.dare-suspicion-ensnared": point("Does an ensnared unit keep LOS (suspicion, corpses, other Operators)?", {
      "no-los":
        "No: it can do nothing in the Axis phases, and Nancy stands behind it anyway. (Units with a cigarette or in an interaction have no LOS by the rules.)",
      "keeps-los": "It keeps LOS and may alert others.",
    }),
    "rr.open.dare-suspicion-section": fixedPoint("Does suspicion apply in the Battle Section?", {
      "stealth-only": "No: there is no meter to advance and the disguise no longer works.",
      none: "No other reading is known.",
    }),
    "rr.open.dare-suspicion-then-alarm": point(
      "Suspicion has sounded the alarm at the beginning of the End Phase: what of the rest of it?",
      {
        "battle-end": "The rest follows the Battle Section End Phase: no further advance, spotted tokens stay.",
        "stealth-end": "The whole End Phase of the Stealth Section is finished first.",
      },
    ),
  }),
  ...openPointsUnder("They Who Dare: interact", {
    "rr.open.dare-interact-meter": point(
      '"The meter will not advance" while interacting: all End Phase advances, or only suspicion?',
      {
        "suspicion-only": "Only suspicion: the sentence goes on to speak of LOS to her.",
        "every-advance": "Every advance of the End Phase of that turn.",
      },
    ),
    "rr.open.dare-interact-continue": point("What does going on with an interaction cost?", {
      free: "Nothing: neither AP nor a token; it holds until she takes any other action.",
      "one-ap": "1 AP each turn, no token.",
    }),
    "rr.open.dare-interact-stop": point("What does the unit do when Nancy stops by choice?", {
      "turns-back": "It goes back to its default facing at once, as after a shout.",
      "keeps-facing": "It keeps facing where she was until its next rotation or patrol move.",
    }),
    "rr.open.dare-interact-sprint": point(
      "A sprint beside the interacting unit (Operator activity that is neither gunfire nor shout): what facing?",
      {
        "turns-to-it": "It turns to face the sprinting Operator, as base hearing says.",
        "turns-back": "It goes back to its default facing.",
        "not-heard": "It is not heard at all: the cigarette text names only shout, loud weapon and alarm.",
      },
    ),
  }),
  ...openPointsUnder("They Who Dare: civilian disguise", {
    "rr.open.dare-convoy-disguise": point("Does a convoy run over Nancy in disguise?", {
      passes: "No: Axis units move through her as through one of their own (page 29).",
      "run-over": "Yes: any Operator on a convoy route is run over (page 21).",
    }),
  }),
  ...openPointsUnder("They Who Dare: interact", {
    "rr.open.dare-interact-default": point('What is the "default" facing a unit goes back to?', {
      "as-it-was": "The facing it had when the interaction began.",
      "as-its-post":
        "A sentry: its shaded arrow; a patrolman: along its line; a guard, which has none that lasts: as it was.",
    }),
    "rr.open.dare-interact-alarm-partner": point(
      "The alarm sounds while she interacts and only the partner faces her: is she spotted?",
      {
        spotted:
          'Yes: the alarm flips all units to alert, which ends the interaction and gives the partner its LOS back while it faces her ("even if she is interacting").',
        "others-only": "No: the partner had no LOS at that moment; only other units count.",
      },
    ),
    "rr.open.dare-interact-attacked": fixedPoint("May another Operator kill the interacting unit, and what then?", {
      "killed-normally": "Yes by the normal rules; the interaction ends and Nancy's token is flipped back.",
      none: "No other reading is known.",
    }),
    "rr.open.dare-interact-infantry": point("Which units are infantry for interact and garrotte?", {
      "by-the-lists":
        "For the garrotte, Rifle, SMG and Officer, the list in the base assassination rule; for interact those and any other foot unit that is not alert. Dogs are not infantry.",
      "all-single-square": "All single-square units, for both.",
    }),
  }),
  ...openPointsUnder("They Who Dare: garrotte", {
    "rr.open.dare-garrotte-miss-alerts": point(
      "Does a failed garrotte attack alert and turn its target, as base attacks do?",
      {
        unaware: "No: the sequence of attacks and the ensnaring presuppose that the target stays held from behind.",
        flips: "It flips to alert but does not turn.",
      },
    ),
    "rr.open.dare-garrotte-stop-early": point("Is the target ensnared if she stops with AP left?", {
      ensnared: "Yes: the same hold; she simply did not attack again.",
      released: "No, only running out of AP ensnares; stopping releases the target.",
    }),
    "rr.open.dare-garrotte-release": point(
      "What if Nancy moves off, changes, or is killed while a target is ensnared?",
      {
        "alert-and-turns": "It is freed, flips to alert and turns to face her.",
        unaware: "It is freed and stays unaware.",
      },
    ),
    "rr.open.dare-garrotte-seen-later": point(
      "A unit gains LOS to the ensnared unit after the attack (patrol, rotation): does it react?",
      {
        "witnesses-only":
          "No: witnesses are tested when an attack is made; until the next attack only the End Phase suspicion applies.",
        "on-sight": "It flips to alert and Nancy is spotted as soon as it sees them.",
      },
    ),
    "rr.open.dare-garrotte-window": point("May the garrotte be used through a window or doorway?", {
      "through-windows": "Through a window yes, through a doorway no: base rule for assassinations.",
      neither: "Neither: she cannot climb or reach in this disguise.",
    }),
    "rr.open.dare-garrotte-noise": fixedPoint("Earshot and supply of the garrotte?", {
      silent: "No noise and no limit on uses, like the knife.",
      none: "No other reading is known.",
    }),
    "rr.open.dare-garrotte-alarm": point("The alarm, a sound or a shout reaches an ensnared unit: what happens?", {
      "stays-ensnared": "It flips to alert but stays ensnared and turns only when freed.",
      freed: "It is freed.",
    }),
    "rr.open.dare-garrotte-shout": point("Do witnesses of a garrotte attack shout?", {
      shout: "Yes, as witnesses of a knife kill do (4 squares).",
      "only-flip": "No, the text only flips them.",
    }),
    "rr.open.dare-garrotte-modifiers": point("Does take aim, rabbit's foot and the like modify the garrotte?", {
      "rabbits-foot":
        "Rabbit's foot yes (any single D6); other modifiers no, since the actions are unavailable in disguise.",
      none: "None.",
    }),
  }),
};
