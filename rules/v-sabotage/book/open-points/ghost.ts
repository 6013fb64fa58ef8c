import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const ghostPoints = openPointsUnder("Ghost", {
  "vs.open.danger-last-level": point("Resolved danger and luck tokens with no next level", {
    "leave-the-game": "They leave the game (campaign: first level of the next operation).",
    "return-to-reserve": "They return to the reserve.",
  }),
  "vs.open.campaign-health": point(
    "A commando has wounds as an operation of a campaign ends: does it begin the next one healthy?",
    {
      healthy: "Yes: all are healthy at the start of an operation, and what it keeps is what it possesses.",
      "as-they-are": "No: it goes on as from one level to the next, wounds and all.",
    },
  ),
  "vs.open.danger-partial": point("May a commando below the XP limit be passed over so that another replaces a card?", {
    no: "No: replacing is open only when all are at the limit.",
    yes: "Yes.",
  }),
  "vs.open.xp-limit": point(
    'A card may be replaced "if all commandos already have the maximum": all of the level, or all of the game?',
    {
      "on-the-level": "All of the level: the card goes to one of them.",
      "in-the-game":
        "All of the game: while one elsewhere has room nobody replaces a card. There is no card then, and no danger token.",
    },
  ),
  "vs.open.xp-who-left": point(
    "A commando completes an objective by leaving the level with a character: may it get the XP card?",
    {
      yes: "Yes: the objective is completed by it, on its way out.",
      no: "No: it is no longer on a level. The card goes to one who is still there; where nobody is, there is no card and no danger token.",
    },
  ),
  "vs.open.luck-no-protect": point('"Protecting an objective" in luck 2 and 4: alarms and nests too?', {
    "objectives-only": "No: objectives only.",
    "any-triangular-token": "Any triangular token.",
  }),
  "vs.open.luck-reserve": point('Luck 2 puts units back "in their reserve": where does a special unit go?', {
    "enemy-reserve": "To the enemy reserve, as every unit that leaves the map: it was drawn from there.",
    "special-reserve": "To the special reserve: each kind has its own.",
  }),
  "vs.open.luck-where": point("Does luck 1 help a commando who is not on the level where it is drawn?", {
    "any-commando": "Yes: it says 1 commando, without more.",
    "on-the-level": "No: only a commando on that level.",
  }),
  "vs.open.luck-action": point('Luck 1 and 3 let a commando perform "1 more action": one of what cost?', {
    "any-action": "Any action, one of 2 AP too: it says an action, where elsewhere it says a +1 AP token.",
    "worth-1-ap": "One of 1 AP, as with a +1 AP token; others have to be paid for with more.",
  }),
  "vs.open.flee-empty": point("A flee token appears on a tile without enemy units: what becomes of it?", {
    discarded: "It is discarded, as a spotted token is.",
    stays: "It lies there without effect, and nobody collects it.",
  }),
  "vs.open.army-of-two": fixedPoint("Is Army of Two one of the cards of the table?", {
    "takes-a-place": "Yes, it takes one of the places.",
    extra: "It is extra.",
  }),
});
