import type { RuleRow } from "../../kernel/index.ts";

/** Dice, medals, alerts, fighters, tokens and the turn: the clauses of the rule book in our own words. */
export const diceAndTurnRules = {
  "zh.dice.two-kinds": {
    topic: "Dice and abilities",
    text: "Rolls use special six-sided dice of two kinds, white and grey; one roll may mix both.",
    source: "Dice Results (p.18)",
  },
  "zh.dice.special-results": {
    topic: "Dice and abilities",
    text: "Alert results come from white dice only and stealth results from grey dice only.",
    source: "Alert; Stealth (p.19)",
  },
  "zh.dice.white-likelier": {
    topic: "Dice and abilities",
    text: "A white die gives a success more often than a grey die.",
    source: "Dice Faces (p.19)",
  },
  "zh.dice.colour-blind": {
    topic: "Dice and abilities",
    text: "Chevrons and medals are read the same on either colour of die.",
    source: "Chevrons; Medal (p.18)",
  },
  "zh.ability.five": {
    topic: "Dice and abilities",
    text: "Every fighter has five abilities: Aim, React, Brawn, Smarts and Guts.",
    source: "Abilities (p.16–17)",
  },
  "zh.ability.range": {
    topic: "Dice and abilities",
    text: "An ability score is 1, 2 or 3 chevrons; 3 is the best.",
    source: "Abilities (p.16)",
  },
  "zh.ability.score-3": {
    topic: "Dice and abilities",
    text: "With a score of 3, every chevron result (I, II, III) is a success.",
    source: "Chevrons (p.18)",
  },
  "zh.ability.score-2": {
    topic: "Dice and abilities",
    text: "With a score of 2, I and II are successes and III is a failure.",
    source: "Chevrons (p.18)",
  },
  "zh.ability.score-1": {
    topic: "Dice and abilities",
    text: "With a score of 1, only I is a success.",
    source: "Chevrons (p.18)",
  },
  "zh.ability.one-per-die": {
    topic: "Dice and abilities",
    text: "A successful die counts as one success, however many chevrons it shows.",
    source: "Chevrons (p.18); Shoot example (p.26)",
  },
  "zh.medal.may-trigger": {
    topic: "Medals",
    text: "A medal may be used to trigger one medal effect of the current action, the weapon in use or a card in play; using it is optional.",
    source: "Medal (p.18)",
  },
  "zh.medal.right-roll": {
    topic: "Medals",
    text: "A medal effect applies only to the action or roll it names.",
    source: "Medal (p.18)",
  },
  "zh.medal.one-use": { topic: "Medals", text: "Each medal is used for one thing only.", source: "Medal (p.18)" },
  "zh.medal.effect-once": {
    topic: "Medals",
    text: "The same medal effect is used at most once per action.",
    source: "Medal (p.18)",
  },
  "zh.medal.three-for-one": {
    topic: "Medals",
    text: "Three medals of one roll may always be turned into 1 success.",
    source: "Medal (p.18)",
  },
  "zh.medal.three-instead": {
    topic: "Medals",
    text: "Medals turned into a success trigger no medal effect.",
    source: "Medal (p.18)",
  },
  "zh.medal.adds": {
    topic: "Medals",
    text: "A medal effect is added to the normal effect of the action.",
    source: "Medal (p.18)",
  },
  "zh.alert.any-action": {
    topic: "Alert and stealth results",
    text: "Every action, responsive actions included, can place or remove markers through its results.",
    source: "Actions (p.24)",
  },
  "zh.alert.place": {
    topic: "Alert and stealth results",
    text: "An alert rolled in an action puts a marker on the acting fighter: it is detected and no longer covert.",
    source: "Alert (p.19)",
  },
  "zh.alert.not-other-rolls": {
    topic: "Alert and stealth results",
    text: "Alerts on Recon, Wound and Trauma rolls and on basic tests have no effect, unless a rule says otherwise.",
    source: "Alert (p.19); Other Rolls (p.28)",
  },
  "zh.alert.one-marker": {
    topic: "Alert and stealth results",
    text: "A fighter carries at most one marker.",
    source: "Multiple Alerts (p.18)",
  },
  "zh.alert.extra-detected": {
    topic: "Alert and stealth results",
    text: "An alert rolled by a fighter that already has a marker becomes an extra marker.",
    source: "Multiple Alerts (p.18)",
  },
  "zh.alert.extra-several": {
    topic: "Alert and stealth results",
    text: "Each alert after the first in one roll becomes an extra marker.",
    source: "Multiple Alerts (p.18)",
  },
  "zh.alert.extra-placing": {
    topic: "Alert and stealth results",
    text: 'Extra markers go, one each, on covert fighters of the same force within 6", nearest first.',
    source: "Multiple Alerts (p.18)",
  },
  "zh.alert.extra-none-left": {
    topic: "Alert and stealth results",
    text: 'An extra marker with no covert friend within 6" is not placed.',
    source: "Multiple Alerts (p.18)",
  },
  "zh.alert.unplaced-alarm": {
    topic: "Alert and stealth results",
    text: "An extra alert can still move the alarm track although no marker is placed.",
    source: "Multiple Alerts (p.18); Alarm Levels (p.36)",
  },
  "zh.alert.targetable": {
    topic: "Alert and stealth results",
    text: "Only detected fighters can be targets of enemy Shoot and Fight actions.",
    source: "Effect of Alert markers (p.19)",
  },
  "zh.alert.carried": {
    topic: "Alert and stealth results",
    text: "A marker stays with its fighter when it moves.",
    source: "Effect of Alert markers (p.19)",
  },
  "zh.alert.near-friend": {
    topic: "Alert and stealth results",
    text: 'A covert fighter counts as detected while, and only while, it is within 2" of a friend with a marker.',
    source: "Effect of Alert markers (p.19)",
  },
  "zh.alert.no-supply-limit": {
    topic: "Alert and stealth results",
    text: "The number of markers is not limited.",
    source: "Effect of Alert markers (p.19)",
  },
  "zh.stealth.remove": {
    topic: "Alert and stealth results",
    text: "A stealth result rolled in an action by a detected fighter removes its marker, making it covert; on a covert fighter it has no effect.",
    source: "Stealth (p.19)",
  },
  "zh.stealth.not-in-attack": {
    topic: "Alert and stealth results",
    text: "A marker cannot be removed during a Shoot, Fight or Defend action.",
    source: "Stealth (p.19)",
  },
  "zh.stealth.not-other-rolls": {
    topic: "Alert and stealth results",
    text: "Stealth results on Recon, Wound and Trauma rolls and on basic tests have no effect, unless a rule says otherwise.",
    source: "Stealth (p.19); Other Rolls (p.28)",
  },
  "zh.stealth.cancel": {
    topic: "Alert and stealth results",
    text: "Within one roll, alerts and stealth results cancel each other one for one; only the remainder takes effect.",
    source: "Stealth and Alert (p.18–19)",
  },
  "zh.fighter.base": {
    topic: "Fighters and terms",
    text: "Every fighter stands on a round base of 25 mm.",
    source: "Fighters (p.16)",
  },
  "zh.fighter.classes": {
    topic: "Fighters and terms",
    text: "A fighter is a character (commander or subordinate) or a trooper (sentry or regular).",
    source: "Fighters (p.16)",
  },
  "zh.fighter.covert": {
    topic: "Fighters and terms",
    text: "A fighter with a marker is detected; a fighter without one is covert.",
    source: "Important Terms (p.17)",
  },
  "zh.fighter.ready": {
    topic: "Fighters and terms",
    text: "A fighter with at least one action left this turn is ready; otherwise it is unready.",
    source: "Important Terms (p.17)",
  },
  "zh.fighter.free-action": {
    topic: "Fighters and terms",
    text: "A free action costs no Action token and can be made by an unready fighter.",
    source: "Free Actions (p.21)",
  },
  "zh.fighter.cards-override": {
    topic: "Fighters and terms",
    text: "A rule on a card overrides the standard rules.",
    source: "Cards (p.2)",
  },
  "zh.token.trooper": {
    topic: "Action tokens, time tokens and the turn",
    text: "Each trooper in the battle puts 1 Trooper Action token in the container.",
    source: "Action Tokens (p.20)",
  },
  "zh.token.character": {
    topic: "Action tokens, time tokens and the turn",
    text: "Each character in the battle puts 2 Character Action tokens in the container.",
    source: "Action Tokens (p.20)",
  },
  "zh.token.time": {
    topic: "Action tokens, time tokens and the turn",
    text: "3 Time tokens go in the container.",
    source: "Action Tokens (p.20)",
  },
  "zh.token.shared": {
    topic: "Action tokens, time tokens and the turn",
    text: "Both players' tokens are mixed in one container and drawn unseen; a token belongs to whoever draws it.",
    source: "Action Tokens (p.20); Assign Token (p.20)",
  },
  "zh.turn.defender-first": {
    topic: "Action tokens, time tokens and the turn",
    text: "The defender draws first in every turn.",
    source: "Turn Sequence (p.20)",
  },
  "zh.turn.alternate": {
    topic: "Action tokens, time tokens and the turn",
    text: "The players then draw one token each in alternation.",
    source: "Turn Sequence (p.20)",
  },
  "zh.turn.match-type": {
    topic: "Action tokens, time tokens and the turn",
    text: "A Character token goes to a character and a Trooper token to a trooper of the player who drew it.",
    source: "Assign Token (p.20)",
  },
  "zh.turn.match-ready": {
    topic: "Action tokens, time tokens and the turn",
    text: "A token can be assigned only to a ready fighter.",
    source: "Assign Token (p.20)",
  },
  "zh.turn.action-count": {
    topic: "Action tokens, time tokens and the turn",
    text: "A character makes two actions per turn and a trooper one; after that it is unready until the next turn.",
    source: "Assign Token (p.20)",
  },
  "zh.turn.token-on-card": {
    topic: "Action tokens, time tokens and the turn",
    text: "When the action is complete its token lies on the fighter's card, white side up.",
    source: "Complete the Action (p.20)",
  },
  "zh.turn.hand-over": {
    topic: "Action tokens, time tokens and the turn",
    text: "A player with no ready fighter of the token's type hands the token to the opponent, who must use it.",
    source: "Nobody Left (p.21)",
  },
  "zh.turn.hand-over-redraw": {
    topic: "Action tokens, time tokens and the turn",
    text: "After a handed-over action the player who gave the token away draws the next one.",
    source: "Nobody Left (p.21)",
  },
  "zh.time.card": {
    topic: "Action tokens, time tokens and the turn",
    text: "For the first and second Time token of a turn the player who drew it draws a card instead of acting: the attacker an Order card, the defender an Event card.",
    source: "Time Tokens (p.21)",
  },
  "zh.time.passes": {
    topic: "Action tokens, time tokens and the turn",
    text: "After the first or second Time token the opponent draws next.",
    source: "Time Tokens (p.21)",
  },
  "zh.time.third": {
    topic: "Action tokens, time tokens and the turn",
    text: "Drawing the third Time token ends the turn at once; no card is drawn for it.",
    source: "Third Time Token (p.21)",
  },
  "zh.turn.unused-lost": {
    topic: "Action tokens, time tokens and the turn",
    text: "Actions not made when the turn ends are lost.",
    source: "Third Time Token (p.21)",
  },
  "zh.turn.tokens-return": {
    topic: "Action tokens, time tokens and the turn",
    text: "At the end of the turn all Time tokens and all white-side Action tokens return to the container.",
    source: "Third Time Token (p.21)",
  },
  "zh.turn.red-stay": {
    topic: "Action tokens, time tokens and the turn",
    text: "Red-side Action tokens do not return: they are turned white and stay on the card, each taking one action from the fighter in the next turn.",
    source: "Third Time Token (p.21); Flipped Action tokens (p.29)",
  },
  "zh.turn.markers-stay": {
    topic: "Action tokens, time tokens and the turn",
    text: "Alert markers and all other markers stay in place between turns.",
    source: "Third Time Token (p.21)",
  },
  "zh.token.lose-action": {
    topic: "Action tokens, time tokens and the turn",
    text: "A ready fighter that loses an action takes a matching token from the container onto its card.",
    source: "Losing an Action (p.21)",
  },
  "zh.token.responsive": {
    topic: "Action tokens, time tokens and the turn",
    text: "A ready fighter forced to make a responsive action pays for it in the same way, unless that action is free.",
    source: "Losing an Action (p.21)",
  },
  "zh.token.taken-out": {
    topic: "Action tokens, time tokens and the turn",
    text: "The Action tokens of a taken-out fighter leave the game, those in the container included.",
    source: "Fighters Taken Out (p.21)",
  },
  "zh.token.red-by-trauma": {
    topic: "Action tokens, time tokens and the turn",
    text: "Tokens are turned to the red side only by trauma.",
    source: "White or Red (p.21)",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
