// Generated from the comments at the shapes by "npm run generate"; do not edit.
export const words: Readonly<Record<string, string>> = {
  "commandos.apart": "+1 AP tokens on spaces apart from the slots (vs.open.saved-space)",
  "commandos.deadline": "The turn at whose end a critical commando is eliminated.",
  "commandos.debt": "Action points owed (vs.open.ap-below-zero)",
  "commandos.exitedVisible": "Whether it was visible when it exited (vs.open.trap-entry-state)",
  "commandos.slots": "The health slots, top and left first; spaces for +1 AP tokens are the first of them.",
  "commandos.spent": "Action points spent on actions this turn (vs.aid.other-now)",
  "commandos.spentSkills": 'What it has done that may be done once: "turn:NAME" or "terrain:NAME".',
  "commandos.status": "outside: not on a terrain, but may enter; waiting: a replacement until a new terrain is set up.",
  "objectives.ap": "Action points of interacting.",
  "objectives.enemy": "Whether the person is an enemy (vs.escort.enemy-no-check)",
  "objectives.needs": "The equipment token it takes, if it names one.",
  "objectives.person":
    "For an escort: whether the person hides always, by the rules of commandos, or never. (vs.escort.types)",
  "state.ahead":
    "Terrain cards of the operation that are still to come, each with those that must be completed before it opens (vs.complete.next, vs.complete.join)",
  "state.asks":
    "When the players are asked for 0 AP actions around the enemy's steps: always, when one is possible, when one is weighty, never.",
  "state.campaign":
    "The operations of a campaign that are still to come, and whether Secret Weapons go with it (vs.campaign.selection, vs.campaign.goliath)",
  "state.cards": "Commando cards not in the game, and those of eliminated commandos.",
  "state.danger": "Danger tokens not yet in the enemy reserve, and resolved ones that wait for the next terrain.",
  "state.dangerous":
    "More dice for stealth checks and a new direction for the rest of the turn (vs.danger.extra-check-die, vs.danger.new-direction)",
  "state.drawn": "Numbers the units, so that ids stay unique.",
  "state.facts": "What has happened that special rules and failure conditions ask about.",
  "state.ghost": "The Ghost modes in play.",
  "state.medals":
    "Boxes ticked in each category and challenges met, kept from game to game (vs.medal.challenge, vs.medal.boxes)",
  "state.resistance": "Whether Résistance is in play, with its units, tokens, cards and commandos.",
  "state.tally": "What has been counted on this level, for challenges.",
  "terrains.commandos": "How many commandos the card names.",
  "terrains.entered": "Whether a commando has been on it (vs.setup.first-entry)",
  "terrains.goliath": "The tile of a Goliath nest, a marker without effect (vs.campaign.goliath)",
  "terrains.limit": "The turn limit, if the card has one, and whether it fails the operation.",
  "terrains.map": "The drawing of the map, a word a cell, and what is not plain outdoor ground.",
  "terrains.turns": "How many turns it has been in play.",
  "units.behind": "The entrance behind which it waits, by terrain and id.",
  "units.protects": 'The triangular token it protects: "alarm", "nest", or the id of an objective.',
  "units.side": "The side that is up; null for special units, which have one.",
};
