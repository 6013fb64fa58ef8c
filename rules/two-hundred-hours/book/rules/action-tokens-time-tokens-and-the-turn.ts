import { row, rulesUnder } from "../../../kernel/index.ts";

export const actionTokensTimeTokensAndTheTurnRules = rulesUnder(
  "Action tokens, time tokens and the turn",
  "Third Time Token (p.21)",
  {
    "zh.token.trooper": row("One token for each trooper", {
      text: "Each trooper in the battle puts 1 Trooper Action token in the container.",
      source: "Action Tokens (p.20)",
    }),
    "zh.token.character": row("Two tokens for each character", {
      text: "Each character in the battle puts 2 Character Action tokens in the container.",
      source: "Action Tokens (p.20)",
    }),
    "zh.token.time": row("Three Time tokens", {
      text: "3 Time tokens go in the container.",
      source: "Action Tokens (p.20)",
    }),
    "zh.token.shared": row("Both sides draw from one container", {
      text: "Both players' tokens are mixed in one container and drawn unseen; a token belongs to whoever draws it.",
      source: "Action Tokens (p.20); Assign Token (p.20)",
    }),
    "zh.turn.defender-first": row("The Defender draws first", {
      text: "The defender draws first in every turn.",
      source: "Turn Sequence (p.20)",
    }),
    "zh.turn.alternate": row("The players draw in turn", {
      text: "The players then draw one token each in alternation.",
      source: "Turn Sequence (p.20)",
    }),
    "zh.turn.match-type": row("Whom a token fits", {
      text: "A Character token goes to a character and a Trooper token to a trooper of the player who drew it.",
      source: "Assign Token (p.20)",
    }),
    "zh.turn.match-ready": row("A token needs a ready fighter", {
      text: "A token can be assigned only to a ready fighter.",
      source: "Assign Token (p.20)",
    }),
    "zh.turn.action-count": row("How many actions a fighter has", {
      text: "A character makes two actions per turn and a trooper one; after that it is unready until the next turn.",
      source: "Assign Token (p.20)",
    }),
    "zh.turn.token-on-card": row("A used token lies on the card", {
      text: "When the action is complete its token lies on the fighter's card, white side up.",
      source: "Complete the Action (p.20)",
    }),
    "zh.turn.hand-over": row("A token nobody can use is handed over", {
      text: "A player with no ready fighter of the token's type hands the token to the opponent, who must use it.",
      source: "Nobody Left (p.21)",
    }),
    "zh.turn.hand-over-redraw": row("Who draws after a token is handed over", {
      text: "After a handed-over action the player who gave the token away draws the next one.",
      source: "Nobody Left (p.21)",
    }),
    "zh.time.card": row("A Time token brings a card", {
      text: "For the first and second Time token of a turn the player who drew it draws a card instead of acting: the attacker an Order card, the defender an Event card.",
      source: "Time Tokens (p.21)",
    }),
    "zh.time.passes": row("After a Time token the other side draws", {
      text: "After the first or second Time token the opponent draws next.",
      source: "Time Tokens (p.21)",
    }),
    "zh.time.third": row("The third Time token ends the turn", {
      text: "Drawing the third Time token ends the turn at once; no card is drawn for it.",
    }),
    "zh.turn.unused-lost": row("Unused actions are lost", { text: "Actions not made when the turn ends are lost." }),
    "zh.turn.tokens-return": row("Tokens go back into the container", {
      text: "At the end of the turn all Time tokens and all white-side Action tokens return to the container.",
    }),
    "zh.turn.red-stay": row("A red token costs an action next turn", {
      text: "Red-side Action tokens do not return: they are turned white and stay on the card, each taking one action from the fighter in the next turn.",
      source: "Third Time Token (p.21); Flipped Action tokens (p.29)",
    }),
    "zh.turn.markers-stay": row("Markers stay between turns", {
      text: "Alert markers and all other markers stay in place between turns.",
    }),
    "zh.token.lose-action": row("Losing an action", {
      text: "A ready fighter that loses an action takes a matching token from the container onto its card.",
      source: "Losing an Action (p.21)",
    }),
    "zh.token.responsive": row("Paying for a responsive action", {
      text: "A ready fighter forced to make a responsive action pays for it in the same way, unless that action is free.",
      source: "Losing an Action (p.21)",
    }),
    "zh.token.taken-out": row("The tokens of the taken-out leave the game", {
      text: "The Action tokens of a taken-out fighter leave the game, those in the container included.",
      source: "Fighters Taken Out (p.21)",
    }),
    "zh.token.red-by-trauma": row("Only trauma turns tokens red", {
      text: "Tokens are turned to the red side only by trauma.",
      source: "White or Red (p.21)",
    }),
  },
);
