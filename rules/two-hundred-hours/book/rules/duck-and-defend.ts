import { row, rulesUnder } from "../../../kernel/index.ts";

export const duckAndDefendRules = rulesUnder("Duck and Defend", "Duck (p.27)", {
  "zh.duck.dice": row("What Duck rolls", { text: "Duck rolls its dice against React." }),
  "zh.duck.cover-free": row("In cover Duck is free", {
    text: "If the target is in cover from the attack its Duck is free.",
  }),
  "zh.duck.unready-cover": row("In cover an unready target ducks, too", {
    text: "An unready target in cover therefore Ducks as well.",
    source: "Duck (p.27); Free Actions (p.21)",
  }),
  "zh.duck.open-costs": row("In the open Duck costs an action", {
    text: "A ready target not in cover pays an action for its Duck.",
  }),
  "zh.duck.open-unready": row("In the open an unready target cannot Duck", {
    text: "An unready target not in cover cannot Duck.",
  }),
  "zh.duck.turn": row("Ducking turns you to the shooter", { text: "The ducking fighter turns to face the shooter." }),
  "zh.duck.cancel": row("Each Duck success cancels a shot", {
    text: "Each success cancels one accurate shot; shots left over hit.",
  }),
  "zh.duck.friendly-fire": row("Hit by friends, you may Duck", {
    text: "A fighter hit by its own side's fire can Duck in the same way.",
  }),
  "zh.duck.fortified": row("Fortified: re-roll in a building", {
    text: "Medal effect Fortified: re-roll the medal if the fighter is in a building and shot at from outside.",
  }),
  "zh.defend.dice": row("What Defend rolls", { text: "Defend rolls its dice against Brawn.", source: "Defend (p.27)" }),
  "zh.defend.costs": row("Defend costs an action", {
    text: "A ready target of a Fight action pays an action to Defend.",
    source: "Defend (p.27)",
  }),
  "zh.defend.turn": row("Defending turns you to the attacker", {
    text: "The defending fighter turns to face its attacker.",
    source: "Defend (p.27)",
  }),
  "zh.defend.cancel": row("Each Defend success cancels a strike", {
    text: "Each success cancels one accurate strike; strikes left over hit.",
    source: "Defend (p.27)",
  }),
  "zh.defend.unready": row("Unready, nobody defends", {
    text: "An unready target neither defends nor turns.",
    source: "Defend (p.27)",
  }),
  "zh.defend.counter": row("Striking back", {
    text: "If no strike is left (all cancelled, or none was scored), each Defend success left over is a hit on the fighter that attacked, which cannot be defended against; the defender's player makes the Wound roll.",
    source: "Counter-attack (p.27)",
  }),
  "zh.defend.assist": row("Assist in Defend", {
    text: 'Medal effect Assist in Defend: re-roll the medal die if a friend is within 2" of the defending fighter.',
    source: "Defend (p.27)",
  }),
  "zh.survive.detected": row("After a Fight without a loss, a covert attacker is detected", {
    text: "If neither fighter is taken out by a Fight and what follows from it, a covert attacker gets a marker.",
    source: "Both Survived a Fight? (p.27)",
  }),
  "zh.survive.free-choice": row("A Fight does not bind anybody", {
    text: "Surviving a Fight does not lock the two together: their later actions are chosen freely.",
    source: "Both Survived a Fight? (p.27)",
  }),
});
