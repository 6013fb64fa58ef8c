import { openPointsUnder } from "../../../kernel/index.ts";

/** Every point the rules leave open, with the readings people defend. */
export const interpretations = openPointsUnder("Open points", {
  "vs.open.standard-rules": {
    question: "Does standard difficulty drop all special rules of the operation cards, or only the marked ones?",
    byDefault: "none",
    readings: {
      none: "All, as the sentence says.",
      "marked-dropped": 'Only the marked ones (the veteran clause "including those marked" hints at it).',
    },
  },
  "vs.open.token-sides": {
    question: "Do regular enemy tokens have a Mauser side and an MP40 side?",
    byDefault: "two-sided",
    readings: {
      "two-sided":
        'Yes, each side equally likely in a draw: the source says "MP40 / Mauser" and "random sides face up".',
      "one-sided": "One-sided tokens of two kinds.",
    },
    switchable: false,
  },
  "vs.open.drop-red-side": {
    question:
      'A token "placed on the terrain by a commando" lies red side up and cannot be collected: does that hold for dropped tokens too?',
    byDefault: "keeps-colour",
    readings: {
      "keeps-colour":
        "No: it is for tokens set up by use (TNT, crowbar); dropped, exchanged and inherited tokens keep their colour, else dropping would destroy them.",
      "red-side": "Yes, dropped tokens with a red side are lost.",
    },
  },
  "vs.open.entry-check-dice": {
    question: "On enemy entry, 1 die per unit that entered, or per unit now on the tile?",
    byDefault: "entered",
    readings: {
      entered: 'Per unit that entered: "when one or more units enter … per enemy unit".',
      "on-tile": "Per unit on the tile.",
    },
  },
  "vs.open.entry-check-batch": {
    question: "Do units that enter one tile from several places in a step cause one check or several?",
    byDefault: "each-batch",
    readings: {
      "each-batch": "One check for each batch that moves together from one tile (or entrance), at once.",
      "once-per-tile": "One check per tile at the end of the step.",
    },
    switchable: false,
  },
  "vs.open.entrances-per-tile": {
    question: "Does a tile that touches 2 entrance tokens receive once or twice?",
    byDefault: "once",
    readings: {
      once: "Once: the rule counts tiles.",
      "each-entrance": "Once for each entrance (Ghost counts entrances).",
    },
  },
  "vs.open.alarm-mid-step": {
    question: "The alarm goes on during the reinforcement step (failed check): do tiles still to be served get 2?",
    byDefault: "fixed",
    readings: {
      fixed: "No: the number is fixed at the start of the step.",
      "tiles-not-yet-served": "Yes for tiles not yet served.",
    },
  },
  "vs.open.full-shortage": {
    question: "Is the shortage test made on tokens drawn one by one, and do Ø tokens count as tokens?",
    byDefault: "all-tokens",
    readings: {
      "all-tokens": "The reserve must hold as many tokens as the step requires, Ø tokens included.",
      "units-only": "Only enemy units count; a Ø is replaced by another draw.",
    },
    switchable: false,
  },
  "vs.open.shortage-setup": {
    question: "Does a lack of MP40 units when a new terrain is set up also fail the operation?",
    byDefault: "fails",
    readings: {
      fails: 'Yes: "units needed" is general; any regular unit may stand in for an MP40 side.',
      "reinforcements-only": "Only reinforcements count.",
    },
  },
  "vs.open.barricade-space": {
    question: "The barricade breaks but the tile is too full: what happens to the rest?",
    byDefault: "breaks",
    readings: {
      breaks: "The crowbar goes, as many as fit enter, the rest wait like any other units.",
      "holds-until-all-fit": "The barricade holds until all fit.",
    },
  },
  "vs.open.waiting-order": {
    question:
      "Units wait behind an entrance and others are drawn for it, but not all find a space: among whom do the players choose?",
    byDefault: "waiting-first",
    readings: {
      "waiting-first": "Those that wait enter first, as far as there is space; the drawn ones after them.",
      "all-together": "Among all of them, waiting and drawn alike.",
    },
  },
  "vs.open.protect-by-reinforcement": {
    question: "Does a regular unit that arrives as reinforcement protect a free token on its tile?",
    byDefault: "yes",
    readings: {
      yes: "Yes: it moves onto the tile.",
      no: "No, only in the movement step.",
    },
  },
  "vs.open.protect-already-there": {
    question: "Does a regular unit already on the tile take over when the protector is eliminated?",
    byDefault: "no",
    readings: {
      no: "No: protection starts only by moving onto the tile.",
      yes: "Yes, at once.",
    },
  },
  "vs.open.special-nest": {
    question: "May a special unit take a nest?",
    byDefault: "no",
    readings: {
      no: "No: a nest is one of the triangular tokens in the movement rule.",
      yes: 'Yes: "a character that enters".',
    },
  },
  "vs.open.path-occupancy": {
    question: "Do full tiles change the shortest path?",
    byDefault: "ignored",
    readings: {
      ignored: "No: paths count tiles and walls; a unit before a full tile stays.",
      detour: "Yes, a detour of equal rank is sought.",
    },
    switchable: false,
  },
  "vs.open.path-tie-commandos": {
    question: "Two visible commandos equally near: split?",
    byDefault: "split",
    readings: {
      split: "Yes, both are possible paths.",
      "players-choose": "Players choose one for the group.",
    },
  },
  "vs.open.split-direction": {
    question: "Does the split apply to card direction when several tiles lie that way (a long edge)?",
    byDefault: "split",
    readings: {
      split: "Yes: several possible paths.",
      "players-choose": "Players choose one tile.",
    },
  },
  "vs.open.split-uneven": {
    question: "A path tile lacks space for its part",
    byDefault: "rest-stays",
    readings: {
      "rest-stays": "The part moves as far as it fits; the rest stays.",
      "joins-another": "The rest joins another part.",
    },
    switchable: false,
  },
  "vs.open.order-ties": {
    question: "Order among units equally near",
    byDefault: "players-choose",
    readings: {
      "players-choose": "Players choose; units of one tile move together.",
      "map-order": "Fixed map order.",
    },
    switchable: false,
  },
  "vs.open.parallel-steps": {
    question: "Enemy steps with several terrains",
    byDefault: "step-by-step",
    readings: {
      "step-by-step": "Each step is played on all terrains before the next step.",
      "terrain-by-terrain": "Whole enemy phase per terrain.",
    },
    switchable: false,
  },
  "vs.open.officer-up-to": {
    question: '"Up to 2 tiles": may the players stop an officer\'s group after 1 tile?',
    byDefault: "as-far-as-they-can",
    readings: {
      "as-far-as-they-can": "No: units go as far as they can, as every enemy move is compulsory.",
      "players-choose": "Yes, the players choose 1 or 2.",
    },
    switchable: false,
  },
  "vs.open.officer-second-step": {
    question: "Does the second tile of an officer's move follow a new direction, and do stops apply after the first?",
    byDefault: "same-direction",
    readings: {
      "same-direction":
        "Same direction; after the first tile the group stops if a visible commando is on its tile; a regular unit that came to protect a token stops too.",
      unconditional: "Both tiles unconditional.",
    },
  },
  "vs.open.dog-critical": {
    question: "Does a guard dog reveal a critical commando?",
    byDefault: "no",
    readings: {
      no: "No: enemy units ignore it.",
      yes: "Yes.",
    },
  },
  "vs.open.critical-check": {
    question: "Does a critical commando take stealth checks when units enter?",
    byDefault: "no",
    readings: {
      no: "No: it is ignored.",
      yes: "Yes.",
    },
  },
  "vs.open.critical-deadline": {
    question: '"The next game turn" for a commando that turns critical in the enemy phase of turn N',
    byDefault: "end-of-next-turn",
    readings: {
      "end-of-next-turn": "End of turn N + 1, whatever the phase.",
      "end-of-same-turn": "End of turn N when it fell in the commando phase.",
    },
  },
  "vs.open.trap-entry-state": {
    question: "State of a commando on entry through a trap door (first turn, or after exiting)",
    byDefault: "stealthy",
    readings: {
      stealthy:
        "It comes from out of sight: it counts as stealthy before it enters, so small or careful entry is stealthy with a check if enemies are there.",
      "as-it-exited": "It keeps the state it had when it exited.",
    },
  },
  "vs.open.trap-entry-fire": {
    question: "Does entry through a trap door onto a tile with enemies cause reaction fire?",
    byDefault: "no",
    readings: {
      no: "No: stealthy before (above), and there is no departure tile to roll against.",
      "destination-number": "Against the number of the destination tile, if it exited visible.",
    },
  },
  "vs.open.stealthmove-enemies": {
    question: "May a visible commando pay 2 AP to move onto a medium tile with enemies?",
    byDefault: "stays-visible",
    readings: {
      "stays-visible": "Yes, but it stays visible and suffers reaction fire.",
      illegal: "The action is illegal then.",
    },
  },
  "vs.open.aid-full-ap": {
    question: '"Full AP at once" for a commando healed by another',
    byDefault: "restored",
    readings: {
      restored:
        "Its AP become 3 less AP it spent on actions this turn; if it has not finished this commando phase it may use them.",
      fresh: "A fresh 3 AP, even after its own activation.",
    },
    switchable: false,
  },
  "vs.open.aid-after-activation": {
    question: "May a healed commando act again when its activation is over?",
    byDefault: "yes",
    readings: {
      yes: "Yes, with the AP restored, after the healer's activation.",
      no: "No.",
    },
  },
  "vs.open.aid-large-tile": {
    question: 'The line on the large tile breaks off after "(and"',
    byDefault: "unless-uniform",
    readings: {
      "unless-uniform": "A healed commando on a large tile is visible, unless it wears a uniform.",
      always: "Visible always.",
    },
  },
  "vs.open.aid-escort": {
    question: 'A kit may heal "another character"',
    byDefault: "nothing",
    readings: {
      nothing: "Only commandos have something to heal; other characters are unaffected.",
      "cancels-hit": "Cancels the hit of an escorted person in the same turn.",
    },
    switchable: false,
  },
  "vs.open.uniform-with-enemy": {
    question: "A visible commando puts on a uniform at a tile with enemy units",
    byDefault: "not-allowed",
    readings: {
      "not-allowed": "Not allowed: it could not become stealthy, and visible wearers lose the uniform.",
      wasted: "Allowed and wasted.",
    },
  },
  "vs.open.nest-leave-cost": {
    question: 'The line on entering and leaving a nest breaks off after "at no"',
    byDefault: "zero-ap-times",
    readings: {
      "zero-ap-times": "No cost, at 0 AP times.",
      "own-activation": "No cost, at any time of its own activation only.",
    },
    switchable: false,
  },
  "vs.open.nest-low-number": {
    question: "A nest on a tile with tile number 6: does a 5 hit the nest?",
    byDefault: "cover-replaces",
    readings: {
      "cover-replaces": "Yes: the cover 5+ replaces the tile number.",
      "higher-counts": "The higher of the two counts.",
    },
  },
  "vs.open.nest-forced": {
    question: "Must an enemy die of 5–6 go to a visible commando in the nest when no other target is left?",
    byDefault: "must",
    readings: {
      must: "Yes: a hit is lost only when no one can take it.",
      "may-refuse": "It may be refused.",
    },
  },
  "vs.open.overheat-scope": {
    question: '"This weapon": the single token or the kind?',
    byDefault: "token",
    readings: {
      token: "The single token (or nest).",
      kind: "Every weapon of that kind; the MG42s of nests are a kind of their own.",
      "kind-with-nests": "Every weapon of that kind; the MG42 of a nest is an MG42.",
    },
  },
  "vs.open.overheat-enemy": {
    question: "Does a commando's use stop an enemy unit that takes the nest?",
    byDefault: "no",
    readings: {
      no: "No: the rule names commandos.",
      yes: "Yes.",
    },
    switchable: false,
  },
  "vs.open.grenade-commando": {
    question: '"A commando shot never hits another commando" against "a grenade may hit any visible character"',
    byDefault: "any-visible",
    readings: {
      "any-visible": "The grenade rule wins for grenades, other commandos included.",
      "thrower-only": "Only the thrower can be hit.",
    },
  },
  "vs.open.grenade-flags": {
    question: "Do grenade, TNT and bombardment bear the noise or reveal symbols?",
    byDefault: "noise-only",
    readings: {
      "noise-only": "Noise: all three, on the terrain of the effect; reveal: none.",
      "see-switches": "See 6.3 for the switches.",
    },
    switchable: false,
  },
  "vs.open.tnt-triangular": {
    question: '"Triangular tokens stay in place" against "may destroy an objective"',
    byDefault: "destroyed",
    readings: {
      destroyed: "Alarm and nest stay; an objective meant to be destroyed is destroyed.",
      "all-stay": "All triangular tokens stay, objectives are only marked done.",
    },
    switchable: false,
  },
  "vs.open.tnt-barricade": {
    question: "Does TNT remove a crowbar on an entrance, or units waiting there?",
    byDefault: "no",
    readings: {
      no: "No: they are outside the tile.",
      "crowbar-goes": "The crowbar goes.",
    },
  },
  "vs.open.bomb-reward": {
    question: "Do units eliminated by a bombardment leave equipment?",
    byDefault: "yes",
    readings: {
      yes: "Yes: only explosions are said to leave none.",
      no: "No: it is no shot.",
    },
  },
  "vs.open.gas-reward": {
    question: "Do units eliminated by gas leave equipment?",
    byDefault: "yes",
    readings: {
      yes: "Yes, one each, after the effect; the barrel itself leaves none.",
      no: "No.",
    },
  },
  "vs.open.gas-enters": {
    question: "Does the gas eliminate characters that enter later in the turn?",
    byDefault: "yes",
    readings: {
      yes: "Yes: the effect lasts to the end of the turn.",
      no: "Only those present at once.",
    },
  },
  "vs.open.gas-presence": {
    question: 'A barrel "counts as an enemy unit": does it cause checks, reaction fire, spotted sightings, movement?',
    byDefault: "target-only",
    readings: {
      "target-only": "No: only as a target of shots and close combat.",
      "stealth-checks": "It counts for stealth checks as well.",
    },
  },
  "vs.open.spotted-who": {
    question: "Who is revealed by a spotted token",
    byDefault: "eliminator",
    readings: {
      eliminator: "Only the commando that eliminated the unit.",
      "every-stealthy-commando":
        "Every stealthy commando on the tile as well, whoever has eliminated the unit and from wherever.",
    },
  },
  "vs.open.airdrop-path": {
    question: 'Which tile decides on "indoor", and what if there is no tile that way?',
    byDefault: "last-tile",
    readings: {
      "last-tile": "The last tile reached; off the map the drop is cancelled; walls do not matter.",
      "every-tile": "Every tile passed counts.",
    },
    switchable: false,
  },
  "vs.open.airdrop-many-tiles": {
    question: "Several tiles lie in the drift direction",
    byDefault: "user-chooses",
    readings: {
      "user-chooses": "The user chooses.",
      "longest-edge": "The one with the longest shared edge.",
    },
    switchable: false,
  },
  "vs.open.escort-alarm": {
    question: "Does a visible escorted character trigger the alarm?",
    byDefault: "no",
    readings: {
      no: "No: the rule names commandos.",
      yes: 'Yes: "all commandos\' stealth rules".',
    },
  },
  "vs.open.escort-reaction": {
    question: "Reaction fire while an escorted character goes along",
    byDefault: "shared",
    readings: {
      shared: "Hits are shared among the visible movers by the players; fire occurs if either is visible.",
      "commando-only": "Only the commando is hit.",
    },
  },
  "vs.open.escort-late": {
    question: "No free space when the commando arrives",
    byDefault: "as-soon-as-space",
    readings: {
      "as-soon-as-space": "The character appears as soon as there is space and a commando on the tile.",
      "re-enter": "The commando has to re-enter.",
    },
    switchable: false,
  },
  "vs.open.escort-lost": {
    question: "An escorted character is eliminated",
    byDefault: "fails",
    readings: {
      fails: "The objective cannot be completed: the operation fails unless the card says otherwise.",
      "goes-on": "It goes on without that objective.",
    },
  },
  "vs.open.interact-protected": {
    question: "May a commando interact with an objective, or interrupt an alarm, that an enemy unit protects?",
    byDefault: "yes",
    readings: {
      yes: "Yes: nothing forbids it.",
      no: "The protector must go first.",
    },
  },
  "vs.open.alarm-count": {
    question: '"Use more commandos than the quantity"',
    byDefault: "at-the-same-time",
    readings: {
      "at-the-same-time": "More commandos on the terrain at the same time.",
      "over-the-whole-terrain": "More different commandos over the whole terrain.",
    },
    switchable: false,
  },
  "vs.open.saved-space": {
    question: "Are +1 AP spaces health slots?",
    byDefault: "health-slots",
    readings: {
      "health-slots": "Yes: the top slot (two for the blue sapper) is dedicated; an injury there flips the token.",
      separate: "Separate spaces: an injury costs no token; one on the top slot bars saving all the same.",
    },
  },
  "vs.open.ap-below-zero": {
    question: "Injury at 0 AP left",
    byDefault: "no-further-loss",
    readings: {
      "no-further-loss": "No further loss now; the next phase has 3 − injuries.",
      "carried-over":
        "The debt is carried over to the next phase by one who has actions left to take; one who has finished them, as in the enemy phase, owes nothing.",
    },
  },
  "vs.open.two-tokens": {
    question: "Who may pay one action with two +1 AP tokens?",
    byDefault: "the-sapper",
    readings: {
      "the-sapper": "The sapper on its blue side, whom the sentence names, and nobody else.",
      "whoever-has-two": "Whoever has two: the sapper is an example.",
    },
  },
  "vs.open.gander-left": {
    question: "Gander alone is left on a terrain with all objectives completed: is it completed?",
    byDefault: "not-counted",
    readings: {
      "not-counted": "Yes: he is no commando. He is outside then, and comes in again like one who exited.",
      counted: 'No: he "does not count as a commando" only where commandos are selected.',
    },
  },
  "vs.open.replacement-fail": {
    question: "All commandos eliminated while replacements wait",
    byDefault: "fails",
    readings: {
      fails: "Failure: no one is left to open a new terrain, unless a new terrain is already due.",
      "replacements-count": "Replacements count as commandos.",
    },
    switchable: false,
  },
  "vs.open.two-last-terrains": {
    question: 'Which terrain is "the last" with 2 in parallel at the end',
    byDefault: "last-left",
    readings: {
      "last-left": "The last one to be completed or left.",
      "both-left": "Both must have been left by someone.",
    },
    switchable: false,
  },
  "vs.open.limit-consequence": {
    question: "What happens at the turn limit",
    byDefault: "as-the-card-says",
    readings: {
      "as-the-card-says": "What the terrain card says; without a word, only extra events (no failure).",
      failure: "Failure.",
    },
  },
  "vs.open.direction-draw-limit": {
    question: "All event cards lack a direction (empty deck while drawing)",
    byDefault: "nobody-moves",
    readings: {
      "nobody-moves": "Reshuffle; with none at all nobody moves.",
    },
    switchable: false,
  },
  "vs.open.limit-direction": {
    question:
      "When is the direction drawn that a card of a limit deck does not show? The set-up says only that cards are drawn; the movement step and the play reference draw it there.",
    byDefault: "movement-step",
    readings: {
      "movement-step":
        "At the beginning of the enemy movement step, if a direction is needed; until then the card shows none, and an airdrop that would have to drift is cancelled.",
      "with-the-card": "In the event phase, as soon as the card is drawn.",
    },
  },
  "vs.open.zero-other-phases": {
    question: "0 AP actions in the event or end-of-turn phase",
    byDefault: "named-moments",
    readings: {
      "named-moments": "Not possible: only the named moments.",
      "any-phase-border": "Allowed at any phase border.",
    },
    switchable: false,
  },
  "vs.open.sniper-range": {
    question: "Do sniper rifles reach farther?",
    byDefault: "one-range",
    readings: {
      "one-range": "No: one range for all weapons.",
      "per-weapon": "Per weapon token.",
    },
    switchable: false,
  },
  "vs.open.danger-last-level": {
    question: "Resolved danger and luck tokens with no next level",
    byDefault: "leave-the-game",
    readings: {
      "leave-the-game": "They leave the game (campaign: first level of the next operation).",
      "return-to-reserve": "They return to the reserve.",
    },
  },
  "vs.open.campaign-health": {
    question: "A commando has wounds as an operation of a campaign ends: does it begin the next one healthy?",
    byDefault: "healthy",
    readings: {
      healthy: "Yes: all are healthy at the start of an operation, and what it keeps is what it possesses.",
      "as-they-are": "No: it goes on as from one level to the next, wounds and all.",
    },
  },
  "vs.open.danger-partial": {
    question: "May a commando below the XP limit be passed over so that another replaces a card?",
    byDefault: "no",
    readings: {
      no: "No: replacing is open only when all are at the limit.",
      yes: "Yes.",
    },
  },
  "vs.open.xp-limit": {
    question:
      'A card may be replaced "if all commandos already have the maximum": all of the level, or all of the game?',
    byDefault: "on-the-level",
    readings: {
      "on-the-level": "All of the level: the card goes to one of them.",
      "in-the-game":
        "All of the game: while one elsewhere has room nobody replaces a card. There is no card then, and no danger token.",
    },
  },
  "vs.open.xp-who-left": {
    question: "A commando completes an objective by leaving the level with a character: may it get the XP card?",
    byDefault: "yes",
    readings: {
      yes: "Yes: the objective is completed by it, on its way out.",
      no: "No: it is on no level any more. The card goes to one who is still there; where nobody is, there is no card and no danger token.",
    },
  },
  "vs.open.luck-no-protect": {
    question: '"Protecting an objective" in luck 2 and 4: alarms and nests too?',
    byDefault: "objectives-only",
    readings: {
      "objectives-only": "No: objectives only.",
      "any-triangular-token": "Any triangular token.",
    },
  },
  "vs.open.luck-reserve": {
    question: 'Luck 2 puts units back "in their reserve": where does a special unit go?',
    byDefault: "enemy-reserve",
    readings: {
      "enemy-reserve": "To the enemy reserve, as every unit that leaves the map: it was drawn from there.",
      "special-reserve": "To the special reserve: each kind has its own.",
    },
  },
  "vs.open.luck-where": {
    question: "Does luck 1 help a commando who is not on the level where it is drawn?",
    byDefault: "any-commando",
    readings: {
      "any-commando": "Yes: it says 1 commando, without more.",
      "on-the-level": "No: only a commando on that level.",
    },
  },
  "vs.open.luck-action": {
    question: 'Luck 1 and 3 let a commando perform "1 more action": one of what cost?',
    byDefault: "any-action",
    readings: {
      "any-action": "Any action, one of 2 AP too: it says an action, where elsewhere it says a +1 AP token.",
      "worth-1-ap": "One of 1 AP, as with a +1 AP token; others have to be paid for with more.",
    },
  },
  "vs.open.flee-empty": {
    question: "A flee token appears on a tile without enemy units: what becomes of it?",
    byDefault: "discarded",
    readings: {
      discarded: "It is discarded, as a spotted token is.",
      stays: "It lies there without effect, and nobody collects it.",
    },
  },
  "vs.open.army-of-two": {
    question: "Is Army of Two one of the cards of the table?",
    byDefault: "takes-a-place",
    readings: {
      "takes-a-place": "Yes, it takes one of the places.",
      extra: "It is extra.",
    },
    switchable: false,
  },
});

/** A point that the rules leave open. */
export type InterpretationId = keyof typeof interpretations;
