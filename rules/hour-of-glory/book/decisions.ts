/** The decisions the rules leave to people: who chooses what, and between what. */
export const prompts = {
  "hg.dec.order": "Intruder players: permanent turn order; between all orders.",
  "hg.dec.characters": "Each Intruder player: character, weapons, equipment; between those of the game.",
  "hg.dec.start-square": "Each Intruder player: square of the entry zone; between its free squares.",
  "hg.dec.sentry-posts": "Defender: posts of the Sentries; between the posts of the stronghold.",
  "hg.dec.commander-start": "Defender: square and facing of the Commander; between corridor squares.",
  "hg.dec.assault": "The raider's player: choose assault at the start of the turn; between yes / no, where allowed.",
  "hg.dec.bonus-weapon": "That player: weapon on choosing assault; between his weapon cards.",
  "hg.dec.route": "The agent's player: path, split of movement, order of movement and action; between legal paths.",
  "hg.dec.action": "The agent's player: the action of the turn, and its target; between the legal actions, or none.",
  "hg.dec.time-or-chance": "The raider's player: chance or time; between both, before rolling.",
  "hg.dec.evade-use": "The raider's player: what to do with EVADE score 2; between move or sneak / act.",
  "hg.dec.sneak":
    "The raider's player: SNEAK or be heard; between yes / no, before each step into hearing [hg.open.sneak-optional].",
  "hg.dec.close-behind":
    "The Intruder's player: close a door just passed for 1 square, or as the action; between yes / no.",
  "hg.dec.react-use":
    "The tested agent's player: what to do with a REACT score; between fight/shoot, move, change weapon.",
  "hg.dec.handgun-declare": "That player: declare to shoot before REACT; between yes / no.",
  "hg.dec.range-dice": "The shooter's player: dice that cover the range; between every set with enough total.",
  "hg.dec.smg-mode":
    "The shooter's player: covering fire or burst; targets and their order; dice to reroll; between –.",
  "hg.dec.burst-rerolls":
    "The shooter's player: which dice to reroll, one after the other; between any die, at most 3 rerolls in all.",
  "hg.dec.counterattack": "The victim's player: counterattack his attacker or not; between yes / no.",
  "hg.dec.fight-target": "The attacker's player: enemy to fight when several are adjacent; between adjacent enemies.",
  "hg.dec.conceal-bonus": "The raider's player: CONCEAL after a SNEAK-ATTACK; between yes / no, chance / time.",
  "hg.dec.take": "That player: what to take after CONCEAL; between any subset.",
  "hg.dec.loot": "Defender: what the Commander takes from an Intruder's corpse; between any subset.",
  "hg.dec.recover-try": "The agent's player: try to RECOVER; between yes / no.",
  "hg.dec.recover-mode": "That player: mode on recovering; between raiding / assault.",
  "hg.dec.reroll-kit": "That player: use the First Aid Kit reroll; between yes / no.",
  "hg.dec.sacrifice": "That player: heroic sacrifice; between yes / no.",
  "hg.dec.commander-move": "Defender: Commander: path up to d6, facing at the end; between legal paths; 4 facings.",
  "hg.dec.investigate": "Defender: which marker to collect; between adjacent alert and corpse markers.",
  "hg.dec.expose-marker": "Defender: take the marker for an exposure; between yes / no.",
  "hg.dec.sentry-attack": "Defender: Sentry: shoot, fight or nothing; which target; between targets in LOS / adjacent.",
  "hg.dec.sentry-order": "Defender: order in which the Sentries act; between all orders.",
  "hg.dec.alert-tie":
    "Defender: direction when two are equal; side of a marker when the door closes; between the tied directions; left / right.",
  "hg.dec.mobilise": "Defender: squares of new Guards; between squares of unexplored rooms; entry zone.",
  "hg.dec.guard-order": "Defender: order in which Guards act; between all orders.",
  "hg.dec.guard-target": "Defender: assaulter each Guard pursues; between assaulters in the stronghold.",
  "hg.dec.guard-path": "Defender, within the rules of pursuit: path of a Guard; between legal full-distance paths.",
  "hg.dec.replacement": "Defender: roll for and place the replacement; between yes / no; unexplored rooms, entry zone.",
  "hg.dec.replacement-facing":
    "Defender: facing and path of a replacement; between 4 facings; up to 6 squares from the entry zone.",
  "hg.dec.close-door": "Defender: Commander closes a door; between yes / no.",
  "hg.dec.peek": "The map-holder's player: which face-down cards to look at; between any.",
} as const satisfies Readonly<Record<string, string>>;

export type PromptId = keyof typeof prompts;
