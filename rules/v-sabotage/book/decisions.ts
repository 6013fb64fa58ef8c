/** The decisions the rules hand to people: when, who chooses, between what. */
export const prompts = {
  "vs.decide.game": "Players (before play): quick game or operation; standard or veteran; Ghost modes.",
  "vs.decide.tiles": "Players (set-up): equal tiles for a terrain (no effect on play).",
  "vs.decide.missing-equipment":
    "Players (set-up, equipment lacking in reserve and discard pile): which tiles or commandos go without.",
  "vs.decide.commando": "Its player (set-up): a commando of the reserve, and its blue or tan side.",
  "vs.decide.event-order": "Players (event phase, several terrains in play): the order of the event cards.",
  "vs.decide.event":
    "Players (an event card that lets them choose): the unit, entrance tile, commando or door it names.",
  "vs.decide.action":
    "The commando's player (each step of the commando phase): any commando in any order, any legal action, or stop.",
  "vs.decide.medium-tile": "Its player (a medium tile): 1 AP and visible, or 2 AP and stealthy.",
  "vs.decide.trap-door": "Its player (entering): any open trap door of any terrain in play.",
  "vs.decide.collect": "Its player (0 AP): any tokens to collect, drop, give, take or exchange.",
  "vs.decide.weapon-target":
    "The shooter (shooting): a weapon of the card or the nest, and a tile in range or a locked door.",
  "vs.decide.share-hits":
    "The shooter (more than one way): which units take the hits; dice of 5 and 6 to the nest or not; a barrel or not.",
  "vs.decide.share-rest": "Players (grenade or bombardment hits left over): the visible characters left.",
  "vs.decide.nest": "Players (an unoccupied nest): which character takes it, before enemy units.",
  "vs.decide.token-side": "The drawing player (a token with two sides that are not red): its side.",
  "vs.decide.between-steps": "Any player (before and after each step of the enemy phase): a 0 AP action, or go on.",
  "vs.decide.between-actions": "Any player (between actions of another commando): a 0 AP action.",
  "vs.decide.binoculars": "Their holder (a roll that affects him): reroll 1 die or not.",
  "vs.decide.reroll": "Its player (a printed skill or an XP card that allows it): reroll 1 die of an own shot, or not.",
  "vs.decide.reinforcement-space": "Players (reinforcements with too little space): which units enter, which wait.",
  "vs.decide.split":
    "Players (a group with several possible paths): the unit types of each part, and the part with the odd unit.",
  "vs.decide.nearest-tie": "Players (equally near units or commandos): the order, or the commando.",
  "vs.decide.movement-space": "Players (more movers than free spaces): which units move.",
  "vs.decide.protector": "Players (several units enter a tile with a free triangular token): which one protects it.",
  "vs.decide.officer-group": "Players (an officer's group lacking space): which units take the free spaces.",
  "vs.decide.group-order": "Players (several enemy groups can shoot): the order.",
  "vs.decide.adjacent-target":
    "Players (a group with visible commandos on several adjacent tiles): the tile it shoots at.",
  "vs.decide.share-enemy-hits":
    "Players (enemy hits on a tile with several visible commandos): who takes each; dice of 5 and 6 to the nest.",
  "vs.decide.critical-nest":
    "Players (a commando turned critical in a nest): it stays or moves to another space of the tile.",
  "vs.decide.replacement":
    "Its player (a commando was eliminated): the side of the drawn commando, and the terrain it enters.",
  "vs.decide.escort": "Its player (a character to escort on the tile): whether one goes along, and which.",
  "vs.decide.drop-target": "The user (airdrop, bombardment): an outdoor tile of any terrain in play.",
  "vs.decide.xp": "Its player: who gets the XP card; yellow or blue; which old card goes; when it is played.",
  "vs.decide.token-order": "Players (several danger and luck tokens): their order.",
  "vs.decide.luck": "The player (luck token): the option, the four units, the entrance, who gains.",
  "vs.decide.lone-wolf": "The player (lone wolf set-up): commando, Gander, XP cards, equipment.",
  "vs.decide.campaign": "Players (campaign): operations; tiles without a barrel; the tile of the Goliath nest.",
} as const satisfies Readonly<Record<string, string>>;

export type PromptId = keyof typeof prompts;

/** When decisions are not asked, beside where there is one option. */
export const unasked: Partial<Readonly<Record<PromptId, string>>> = {
  "vs.decide.binoculars": "where nothing that could be rolled would change anything",
  "vs.decide.reroll": "where nothing that could be rolled would change anything",
  "vs.decide.nearest-tie": "where no two groups want the same space or token",
  "vs.decide.group-order": "where no group's shots can change those of another",
  "vs.decide.split": "between splits that differ only in units that are alike",
  "vs.decide.between-steps":
    "as `asks` of the position says: never, or only where such an action is possible or weighty",
  "vs.decide.protector": "where all who enter are alike",
  "vs.decide.token-order": "between tokens of one kind",
};
