import type { Interpretation } from "../../kernel/index.ts";

/** Every point the rules leave open, with the readings people defend. */
export const interpretations = {
  "vs.open.standard-rules": {
    topic: "Open points",
    question: "Does standard difficulty drop all special rules of the operation cards, or only the marked ones?",
    byDefault: "none",
    readings: {
      none: { text: "All, as the sentence says." },
      "marked-dropped": { text: 'Only the marked ones (the veteran clause "including those marked" hints at it).' },
    },
    switchable: true,
  },
  "vs.open.token-sides": {
    topic: "Open points",
    question: "Do regular enemy tokens have a Mauser side and an MP40 side?",
    byDefault: "two-sided",
    readings: {
      "two-sided": {
        text: 'Yes, each side equally likely in a draw: the source says "MP40 / Mauser" and "random sides face up".',
      },
      "one-sided": { text: "One-sided tokens of two kinds." },
    },
    switchable: false,
  },
  "vs.open.drop-red-side": {
    topic: "Open points",
    question:
      'A token "placed on the terrain by a commando" lies red side up and cannot be collected: does that hold for dropped tokens too?',
    byDefault: "keeps-colour",
    readings: {
      "keeps-colour": {
        text: "No: it is for tokens set up by use (TNT, crowbar); dropped, exchanged and inherited tokens keep their colour, else dropping would destroy them.",
      },
      "red-side": { text: "Yes, dropped tokens with a red side are lost." },
    },
    switchable: true,
  },
  "vs.open.entry-check-dice": {
    topic: "Open points",
    question: "On enemy entry, 1 die per unit that entered, or per unit now on the tile?",
    byDefault: "entered",
    readings: {
      entered: { text: 'Per unit that entered: "when one or more units enter … per enemy unit".' },
      "on-tile": { text: "Per unit on the tile." },
    },
    switchable: true,
  },
  "vs.open.entry-check-batch": {
    topic: "Open points",
    question: "Do units that enter one tile from several places in a step cause one check or several?",
    byDefault: "each-batch",
    readings: {
      "each-batch": { text: "One check for each batch that moves together from one tile (or entrance), at once." },
      "once-per-tile": { text: "One check per tile at the end of the step." },
    },
    switchable: false,
  },
  "vs.open.entrances-per-tile": {
    topic: "Open points",
    question: "Does a tile that touches 2 entrance tokens receive once or twice?",
    byDefault: "once",
    readings: {
      once: { text: "Once: the rule counts tiles." },
      "each-entrance": { text: "Once for each entrance (Ghost counts entrances)." },
    },
    switchable: true,
  },
  "vs.open.alarm-mid-step": {
    topic: "Open points",
    question: "The alarm goes on during the reinforcement step (failed check): do tiles still to be served get 2?",
    byDefault: "fixed",
    readings: {
      fixed: { text: "No: the number is fixed at the start of the step." },
      "tiles-not-yet-served": { text: "Yes for tiles not yet served." },
    },
    switchable: true,
  },
  "vs.open.full-shortage": {
    topic: "Open points",
    question: "Is the shortage test made on tokens drawn one by one, and do Ø tokens count as tokens?",
    byDefault: "all-tokens",
    readings: {
      "all-tokens": { text: "The reserve must hold as many tokens as the step requires, Ø tokens included." },
      "units-only": { text: "Only enemy units count; a Ø is replaced by another draw." },
    },
    switchable: false,
  },
  "vs.open.shortage-setup": {
    topic: "Open points",
    question: "Does a lack of MP40 units when a new terrain is set up also fail the operation?",
    byDefault: "fails",
    readings: {
      fails: { text: 'Yes: "units needed" is general; any regular unit may stand in for an MP40 side.' },
      "reinforcements-only": { text: "Only reinforcements count." },
    },
    switchable: true,
  },
  "vs.open.barricade-space": {
    topic: "Open points",
    question: "The barricade breaks but the tile is too full: what happens to the rest?",
    byDefault: "breaks",
    readings: {
      breaks: { text: "The crowbar goes, as many as fit enter, the rest wait like any other units." },
      "holds-until-all-fit": { text: "The barricade holds until all fit." },
    },
    switchable: true,
  },
  "vs.open.waiting-order": {
    topic: "Open points",
    question:
      "Units wait behind an entrance and others are drawn for it, but not all find a space: among whom do the players choose?",
    byDefault: "waiting-first",
    readings: {
      "waiting-first": { text: "Those that wait enter first, as far as there is space; the drawn ones after them." },
      "all-together": { text: "Among all of them, waiting and drawn alike." },
    },
    switchable: true,
  },
  "vs.open.protect-by-reinforcement": {
    topic: "Open points",
    question: "Does a regular unit that arrives as reinforcement protect a free token on its tile?",
    byDefault: "yes",
    readings: { yes: { text: "Yes: it moves onto the tile." }, no: { text: "No, only in the movement step." } },
    switchable: true,
  },
  "vs.open.protect-already-there": {
    topic: "Open points",
    question: "Does a regular unit already on the tile take over when the protector is eliminated?",
    byDefault: "no",
    readings: { no: { text: "No: protection starts only by moving onto the tile." }, yes: { text: "Yes, at once." } },
    switchable: true,
  },
  "vs.open.special-nest": {
    topic: "Open points",
    question: "May a special unit take a nest?",
    byDefault: "no",
    readings: {
      no: { text: "No: a nest is one of the triangular tokens in the movement rule." },
      yes: { text: 'Yes: "a character that enters".' },
    },
    switchable: true,
  },
  "vs.open.path-occupancy": {
    topic: "Open points",
    question: "Do full tiles change the shortest path?",
    byDefault: "ignored",
    readings: {
      ignored: { text: "No: paths count tiles and walls; a unit before a full tile stays." },
      detour: { text: "Yes, a detour of equal rank is sought." },
    },
    switchable: false,
  },
  "vs.open.path-tie-commandos": {
    topic: "Open points",
    question: "Two visible commandos equally near: split?",
    byDefault: "split",
    readings: {
      split: { text: "Yes, both are possible paths." },
      "players-choose": { text: "Players choose one for the group." },
    },
    switchable: true,
  },
  "vs.open.split-direction": {
    topic: "Open points",
    question: "Does the split apply to card direction when several tiles lie that way (a long edge)?",
    byDefault: "split",
    readings: {
      split: { text: "Yes: several possible paths." },
      "players-choose": { text: "Players choose one tile." },
    },
    switchable: true,
  },
  "vs.open.split-uneven": {
    topic: "Open points",
    question: "A path tile lacks space for its part",
    byDefault: "rest-stays",
    readings: {
      "rest-stays": { text: "The part moves as far as it fits; the rest stays." },
      "joins-another": { text: "The rest joins another part." },
    },
    switchable: false,
  },
  "vs.open.order-ties": {
    topic: "Open points",
    question: "Order among units equally near",
    byDefault: "players-choose",
    readings: {
      "players-choose": { text: "Players choose; units of one tile move together." },
      "map-order": { text: "Fixed map order." },
    },
    switchable: false,
  },
  "vs.open.parallel-steps": {
    topic: "Open points",
    question: "Enemy steps with several terrains",
    byDefault: "step-by-step",
    readings: {
      "step-by-step": { text: "Each step is played on all terrains before the next step." },
      "terrain-by-terrain": { text: "Whole enemy phase per terrain." },
    },
    switchable: false,
  },
  "vs.open.officer-up-to": {
    topic: "Open points",
    question: '"Up to 2 tiles": may the players stop an officer\'s group after 1 tile?',
    byDefault: "as-far-as-they-can",
    readings: {
      "as-far-as-they-can": { text: "No: units go as far as they can, as every enemy move is compulsory." },
      "players-choose": { text: "Yes, the players choose 1 or 2." },
    },
    switchable: false,
  },
  "vs.open.officer-second-step": {
    topic: "Open points",
    question: "Does the second tile of an officer's move follow a new direction, and do stops apply after the first?",
    byDefault: "same-direction",
    readings: {
      "same-direction": {
        text: "Same direction; after the first tile the group stops if a visible commando is on its tile; a regular unit that came to protect a token stops too.",
      },
      unconditional: { text: "Both tiles unconditional." },
    },
    switchable: true,
  },
  "vs.open.dog-critical": {
    topic: "Open points",
    question: "Does a guard dog reveal a critical commando?",
    byDefault: "no",
    readings: { no: { text: "No: enemy units ignore it." }, yes: { text: "Yes." } },
    switchable: true,
  },
  "vs.open.critical-check": {
    topic: "Open points",
    question: "Does a critical commando take stealth checks when units enter?",
    byDefault: "no",
    readings: { no: { text: "No: it is ignored." }, yes: { text: "Yes." } },
    switchable: true,
  },
  "vs.open.critical-deadline": {
    topic: "Open points",
    question: '"The next game turn" for a commando that turns critical in the enemy phase of turn N',
    byDefault: "end-of-next-turn",
    readings: {
      "end-of-next-turn": { text: "End of turn N + 1, whatever the phase." },
      "end-of-same-turn": { text: "End of turn N when it fell in the commando phase." },
    },
    switchable: true,
  },
  "vs.open.trap-entry-state": {
    topic: "Open points",
    question: "State of a commando on entry through a trap door (first turn, or after exiting)",
    byDefault: "stealthy",
    readings: {
      stealthy: {
        text: "It comes from out of sight: it counts as stealthy before it enters, so small or careful entry is stealthy with a check if enemies are there.",
      },
      "as-it-exited": { text: "It keeps the state it had when it exited." },
    },
    switchable: true,
  },
  "vs.open.trap-entry-fire": {
    topic: "Open points",
    question: "Does entry through a trap door onto a tile with enemies cause reaction fire?",
    byDefault: "no",
    readings: {
      no: { text: "No: stealthy before (above), and there is no departure tile to roll against." },
      "destination-number": { text: "Against the number of the destination tile, if it exited visible." },
    },
    switchable: true,
  },
  "vs.open.stealthmove-enemies": {
    topic: "Open points",
    question: "May a visible commando pay 2 AP to move onto a medium tile with enemies?",
    byDefault: "stays-visible",
    readings: {
      "stays-visible": { text: "Yes, but it stays visible and suffers reaction fire." },
      illegal: { text: "The action is illegal then." },
    },
    switchable: true,
  },
  "vs.open.aid-full-ap": {
    topic: "Open points",
    question: '"Full AP at once" for a commando healed by another',
    byDefault: "restored",
    readings: {
      restored: {
        text: "Its AP become 3 less AP it spent on actions this turn; if it has not finished this commando phase it may use them.",
      },
      fresh: { text: "A fresh 3 AP, even after its own activation." },
    },
    switchable: false,
  },
  "vs.open.aid-after-activation": {
    topic: "Open points",
    question: "May a healed commando act again when its activation is over?",
    byDefault: "yes",
    readings: { yes: { text: "Yes, with the AP restored, after the healer's activation." }, no: { text: "No." } },
    switchable: true,
  },
  "vs.open.aid-large-tile": {
    topic: "Open points",
    question: 'The line on the large tile breaks off after "(and"',
    byDefault: "unless-uniform",
    readings: {
      "unless-uniform": { text: "A healed commando on a large tile is visible, unless it wears a uniform." },
      always: { text: "Visible always." },
    },
    switchable: true,
  },
  "vs.open.aid-escort": {
    topic: "Open points",
    question: 'A kit may heal "another character"',
    byDefault: "nothing",
    readings: {
      nothing: { text: "Only commandos have something to heal; other characters are unaffected." },
      "cancels-hit": { text: "Cancels the hit of an escorted person in the same turn." },
    },
    switchable: false,
  },
  "vs.open.uniform-with-enemy": {
    topic: "Open points",
    question: "A visible commando puts on a uniform at a tile with enemy units",
    byDefault: "not-allowed",
    readings: {
      "not-allowed": { text: "Not allowed: it could not become stealthy, and visible wearers lose the uniform." },
      wasted: { text: "Allowed and wasted." },
    },
    switchable: true,
  },
  "vs.open.nest-leave-cost": {
    topic: "Open points",
    question: 'The line on entering and leaving a nest breaks off after "at no"',
    byDefault: "zero-ap-times",
    readings: {
      "zero-ap-times": { text: "No cost, at 0 AP times." },
      "own-activation": { text: "No cost, at any time of its own activation only." },
    },
    switchable: false,
  },
  "vs.open.nest-low-number": {
    topic: "Open points",
    question: "A nest on a tile with tile number 6: does a 5 hit the nest?",
    byDefault: "cover-replaces",
    readings: {
      "cover-replaces": { text: "Yes: the cover 5+ replaces the tile number." },
      "higher-counts": { text: "The higher of the two counts." },
    },
    switchable: true,
  },
  "vs.open.nest-forced": {
    topic: "Open points",
    question: "Must an enemy die of 5–6 go to a visible commando in the nest when no other target is left?",
    byDefault: "must",
    readings: {
      must: { text: "Yes: a hit is lost only when no one can take it." },
      "may-refuse": { text: "It may be refused." },
    },
    switchable: true,
  },
  "vs.open.overheat-scope": {
    topic: "Open points",
    question: '"This weapon": the single token or the kind?',
    byDefault: "token",
    readings: {
      token: { text: "The single token (or nest)." },
      kind: { text: "Every weapon of that kind; the MG42s of nests are a kind of their own." },
      "kind-with-nests": { text: "Every weapon of that kind; the MG42 of a nest is an MG42." },
    },
    switchable: true,
  },
  "vs.open.overheat-enemy": {
    topic: "Open points",
    question: "Does a commando's use stop an enemy unit that takes the nest?",
    byDefault: "no",
    readings: { no: { text: "No: the rule names commandos." }, yes: { text: "Yes." } },
    switchable: false,
  },
  "vs.open.grenade-commando": {
    topic: "Open points",
    question: '"A commando shot never hits another commando" against "a grenade may hit any visible character"',
    byDefault: "any-visible",
    readings: {
      "any-visible": { text: "The grenade rule wins for grenades, other commandos included." },
      "thrower-only": { text: "Only the thrower can be hit." },
    },
    switchable: true,
  },
  "vs.open.grenade-flags": {
    topic: "Open points",
    question: "Do grenade, TNT and bombardment bear the noise or reveal symbols?",
    byDefault: "noise-only",
    readings: {
      "noise-only": { text: "Noise: all three, on the terrain of the effect; reveal: none." },
      "see-switches": { text: "See 6.3 for the switches." },
    },
    switchable: false,
  },
  "vs.open.tnt-triangular": {
    topic: "Open points",
    question: '"Triangular tokens stay in place" against "may destroy an objective"',
    byDefault: "destroyed",
    readings: {
      destroyed: { text: "Alarm and nest stay; an objective meant to be destroyed is destroyed." },
      "all-stay": { text: "All triangular tokens stay, objectives are only marked done." },
    },
    switchable: false,
  },
  "vs.open.tnt-barricade": {
    topic: "Open points",
    question: "Does TNT remove a crowbar on an entrance, or units waiting there?",
    byDefault: "no",
    readings: { no: { text: "No: they are outside the tile." }, "crowbar-goes": { text: "The crowbar goes." } },
    switchable: true,
  },
  "vs.open.bomb-reward": {
    topic: "Open points",
    question: "Do units eliminated by a bombardment leave equipment?",
    byDefault: "yes",
    readings: { yes: { text: "Yes: only explosions are said to leave none." }, no: { text: "No: it is no shot." } },
    switchable: true,
  },
  "vs.open.gas-reward": {
    topic: "Open points",
    question: "Do units eliminated by gas leave equipment?",
    byDefault: "yes",
    readings: { yes: { text: "Yes, one each, after the effect; the barrel itself leaves none." }, no: { text: "No." } },
    switchable: true,
  },
  "vs.open.gas-enters": {
    topic: "Open points",
    question: "Does the gas eliminate characters that enter later in the turn?",
    byDefault: "yes",
    readings: {
      yes: { text: "Yes: the effect lasts to the end of the turn." },
      no: { text: "Only those present at once." },
    },
    switchable: true,
  },
  "vs.open.gas-presence": {
    topic: "Open points",
    question: 'A barrel "counts as an enemy unit": does it cause checks, reaction fire, spotted sightings, movement?',
    byDefault: "target-only",
    readings: {
      "target-only": { text: "No: only as a target of shots and close combat." },
      "stealth-checks": { text: "It counts for stealth checks as well." },
    },
    switchable: true,
  },
  "vs.open.spotted-who": {
    topic: "Open points",
    question: "Who is revealed by a spotted token",
    byDefault: "eliminator",
    readings: {
      eliminator: { text: "Only the commando that eliminated the unit." },
      "every-stealthy-commando": { text: "Every stealthy commando on the tile." },
    },
    switchable: true,
  },
  "vs.open.airdrop-path": {
    topic: "Open points",
    question: 'Which tile decides on "indoor", and what if there is no tile that way?',
    byDefault: "last-tile",
    readings: {
      "last-tile": { text: "The last tile reached; off the map the drop is cancelled; walls do not matter." },
      "every-tile": { text: "Every tile passed counts." },
    },
    switchable: false,
  },
  "vs.open.airdrop-many-tiles": {
    topic: "Open points",
    question: "Several tiles lie in the drift direction",
    byDefault: "user-chooses",
    readings: {
      "user-chooses": { text: "The user chooses." },
      "longest-edge": { text: "The one with the longest shared edge." },
    },
    switchable: false,
  },
  "vs.open.escort-alarm": {
    topic: "Open points",
    question: "Does a visible escorted character trigger the alarm?",
    byDefault: "no",
    readings: { no: { text: "No: the rule names commandos." }, yes: { text: 'Yes: "all commandos\' stealth rules".' } },
    switchable: true,
  },
  "vs.open.escort-reaction": {
    topic: "Open points",
    question: "Reaction fire while an escorted character goes along",
    byDefault: "shared",
    readings: {
      shared: { text: "Hits are shared among the visible movers by the players; fire occurs if either is visible." },
      "commando-only": { text: "Only the commando is hit." },
    },
    switchable: true,
  },
  "vs.open.escort-late": {
    topic: "Open points",
    question: "No free space when the commando arrives",
    byDefault: "as-soon-as-space",
    readings: {
      "as-soon-as-space": { text: "The character appears as soon as there is space and a commando on the tile." },
      "re-enter": { text: "The commando has to re-enter." },
    },
    switchable: false,
  },
  "vs.open.escort-lost": {
    topic: "Open points",
    question: "An escorted character is eliminated",
    byDefault: "fails",
    readings: {
      fails: { text: "The objective cannot be completed: the operation fails unless the card says otherwise." },
      "goes-on": { text: "It goes on without that objective." },
    },
    switchable: true,
  },
  "vs.open.interact-protected": {
    topic: "Open points",
    question: "May a commando interact with an objective, or interrupt an alarm, that an enemy unit protects?",
    byDefault: "yes",
    readings: { yes: { text: "Yes: nothing forbids it." }, no: { text: "The protector must go first." } },
    switchable: true,
  },
  "vs.open.alarm-count": {
    topic: "Open points",
    question: '"Use more commandos than the quantity"',
    byDefault: "at-the-same-time",
    readings: {
      "at-the-same-time": { text: "More commandos on the terrain at the same time." },
      "over-the-whole-terrain": { text: "More different commandos over the whole terrain." },
    },
    switchable: false,
  },
  "vs.open.saved-space": {
    topic: "Open points",
    question: "Are +1 AP spaces health slots?",
    byDefault: "health-slots",
    readings: {
      "health-slots": {
        text: "Yes: the top slot (two for the blue sapper) is dedicated; an injury there flips the token.",
      },
      separate: { text: "Separate spaces." },
    },
    switchable: true,
  },
  "vs.open.ap-below-zero": {
    topic: "Open points",
    question: "Injury at 0 AP left",
    byDefault: "no-further-loss",
    readings: {
      "no-further-loss": { text: "No further loss now; the next phase has 3 − injuries." },
      "carried-over": { text: "The debt is carried over." },
    },
    switchable: true,
  },
  "vs.open.replacement-fail": {
    topic: "Open points",
    question: "All commandos eliminated while replacements wait",
    byDefault: "fails",
    readings: {
      fails: { text: "Failure: no one is left to open a new terrain, unless a new terrain is already due." },
      "replacements-count": { text: "Replacements count as commandos." },
    },
    switchable: false,
  },
  "vs.open.two-last-terrains": {
    topic: "Open points",
    question: 'Which terrain is "the last" with 2 in parallel at the end',
    byDefault: "last-left",
    readings: {
      "last-left": { text: "The last one to be completed or left." },
      "both-left": { text: "Both must have been left by someone." },
    },
    switchable: false,
  },
  "vs.open.limit-consequence": {
    topic: "Open points",
    question: "What happens at the turn limit",
    byDefault: "as-the-card-says",
    readings: {
      "as-the-card-says": { text: "What the terrain card says; without a word, only extra events (no failure)." },
      failure: { text: "Failure." },
    },
    switchable: true,
  },
  "vs.open.direction-draw-limit": {
    topic: "Open points",
    question: "All event cards lack a direction (empty deck while drawing)",
    byDefault: "nobody-moves",
    readings: { "nobody-moves": { text: "Reshuffle; with none at all nobody moves." } },
    switchable: false,
  },
  "vs.open.limit-direction": {
    topic: "Open points",
    question:
      "When is the direction drawn that a card of a limit deck does not show? The set-up says only that cards are drawn; the movement step and the play reference draw it there.",
    byDefault: "movement-step",
    readings: {
      "movement-step": {
        text: "At the beginning of the enemy movement step, if a direction is needed; until then the card shows none, and an airdrop that would have to drift is cancelled.",
      },
      "with-the-card": { text: "In the event phase, as soon as the card is drawn." },
    },
    switchable: true,
  },
  "vs.open.zero-other-phases": {
    topic: "Open points",
    question: "0 AP actions in the event or end-of-turn phase",
    byDefault: "named-moments",
    readings: {
      "named-moments": { text: "Not possible: only the named moments." },
      "any-phase-border": { text: "Allowed at any phase border." },
    },
    switchable: false,
  },
  "vs.open.sniper-range": {
    topic: "Open points",
    question: "Do sniper rifles reach farther?",
    byDefault: "one-range",
    readings: { "one-range": { text: "No: one range for all weapons." }, "per-weapon": { text: "Per weapon token." } },
    switchable: false,
  },
  "vs.open.danger-last-level": {
    topic: "Open points",
    question: "Resolved danger and luck tokens with no next level",
    byDefault: "leave-the-game",
    readings: {
      "leave-the-game": { text: "They leave the game (campaign: first level of the next operation)." },
      "return-to-reserve": { text: "They return to the reserve." },
    },
    switchable: true,
  },
  "vs.open.campaign-health": {
    topic: "Open points",
    question: "A commando has wounds as an operation of a campaign ends: does it begin the next one healthy?",
    byDefault: "healthy",
    readings: {
      healthy: { text: "Yes: all are healthy at the start of an operation, and what it keeps is what it possesses." },
      "as-they-are": { text: "No: it goes on as from one level to the next, wounds and all." },
    },
    switchable: true,
  },
  "vs.open.danger-partial": {
    topic: "Open points",
    question: "May a commando below the XP limit be passed over so that another replaces a card?",
    byDefault: "no",
    readings: { no: { text: "No: replacing is open only when all are at the limit." }, yes: { text: "Yes." } },
    switchable: true,
  },
  "vs.open.xp-who-left": {
    topic: "Open points",
    question: "A commando completes an objective by leaving the level with a character: may it get the XP card?",
    byDefault: "yes",
    readings: {
      yes: { text: "Yes: the objective is completed by it, on its way out." },
      no: {
        text: "No: it is on no level any more. The card goes to one who is still there; where nobody is, there is no card and no danger token.",
      },
    },
    switchable: true,
  },
  "vs.open.luck-no-protect": {
    topic: "Open points",
    question: '"Protecting an objective" in luck 2 and 4: alarms and nests too?',
    byDefault: "objectives-only",
    readings: {
      "objectives-only": { text: "No: objectives only." },
      "any-triangular-token": { text: "Any triangular token." },
    },
    switchable: true,
  },
  "vs.open.luck-where": {
    topic: "Open points",
    question: "Does luck 1 help a commando who is not on the level where it is drawn?",
    byDefault: "any-commando",
    readings: {
      "any-commando": { text: "Yes: it says 1 commando, without more." },
      "on-the-level": { text: "No: only a commando on that level." },
    },
    switchable: true,
  },
  "vs.open.flee-empty": {
    topic: "Open points",
    question: "A flee token appears on a tile without enemy units: what becomes of it?",
    byDefault: "discarded",
    readings: {
      discarded: { text: "It is discarded, as a spotted token is." },
      stays: { text: "It lies there without effect, and nobody collects it." },
    },
    switchable: true,
  },
  "vs.open.army-of-two": {
    topic: "Open points",
    question: "Is Army of Two one of the cards of the table?",
    byDefault: "takes-a-place",
    readings: { "takes-a-place": { text: "Yes, it takes one of the places." }, extra: { text: "It is extra." } },
    switchable: false,
  },
} as const satisfies Readonly<Record<string, Interpretation>>;

export type InterpretationId = keyof typeof interpretations;
