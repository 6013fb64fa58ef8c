import { rulesUnder } from "../../../kernel/index.ts";

/** Order, Event and Veteran cards: the clauses of the rule book in our own words. */
export const orderEventAndVeteranCardsRules = rulesUnder("Order, Event and Veteran cards", {
  "zh.order.deck": {
    title: "The Order deck",
    text: "At the start 10 shuffled Order cards form the attacker's deck; the rest are not used.",
    source: "Order Cards (p.38)",
  },
  "zh.order.hidden": {
    title: "Orders are kept hidden",
    text: "Drawn Order cards are kept hidden until used.",
    source: "Order Cards (p.38)",
  },
  "zh.order.empty": {
    title: "No Orders left",
    text: "With an empty Order deck a Time token has no further effect for the attacker.",
    source: "Order Cards (p.38)",
  },
  "zh.order.declare": {
    title: "When an Order is declared",
    text: "An order is declared after a token is assigned to a fighter and before any dice are rolled.",
    source: "Using Order cards (p.38)",
  },
  "zh.order.reveal": {
    title: "An Order is shown",
    text: "A declared order is shown to the opponent and resolved as the card says.",
    source: "Using Order cards (p.38)",
  },
  "zh.order.prevented": {
    title: "An Order that cannot be done",
    text: "An order that some effect prevents returns to the hand; the fighter must still act, and may change its action.",
    source: "Using Order cards (p.38)",
  },
  "zh.order.once": {
    title: "An Order is used once",
    text: "A used order goes to the discard pile.",
    source: "Using Order cards (p.38)",
  },
  "zh.order.second-free": {
    title: "An Order's second action is free",
    text: "The two actions listed by an order are made in the order shown, and the second is free.",
    source: "Using Order cards (p.38)",
  },
  "zh.order.second-optional": {
    title: "An Order's second action may be dropped",
    text: "After the first action the player may drop the second; the card is used up all the same.",
    source: "Using Order cards (p.38)",
  },
  "zh.order.support-free": {
    title: "A Support Action is free",
    text: "A Support Action by a second fighter is free, even for an unready fighter.",
    source: "Support Actions (p.38)",
  },
  "zh.order.support-range": {
    title: 'A Support Action within 10"',
    text: 'The second fighter must be within 10" of the first after the first has finished its action.',
    source: "Support Actions (p.38)",
  },
  "zh.order.card-ambush": {
    title: "Order: Ambush",
    text: "Card Ambush: first action Sneak; free second action Shoot.",
    source: "card picture (p.12)",
  },
  "zh.order.card-silent-attack": {
    title: "Order: Silent Attack",
    text: "Card Silent Attack: first action Sneak; free second action Fight.",
    source: "card picture (p.38)",
  },
  "zh.order.card-coordinate": {
    title: "Order: Coordinate",
    text: 'Card Coordinate: first action Sneak; free Support Action Sneak by a friendly fighter within 10".',
    source: "card picture (p.38)",
  },
  "zh.event.deck": {
    title: "The Event deck",
    text: "At the start 20 shuffled Event cards form the defender's deck; the rest are not used.",
    source: "Event Cards (p.39)",
  },
  "zh.event.hidden": {
    title: "Events are kept hidden",
    text: "Drawn Event cards are kept hidden until used.",
    source: "Event Cards (p.39)",
  },
  "zh.event.empty": {
    title: "No Events left",
    text: "With an empty Event deck a Time token has no further effect for the defender.",
    source: "Event Cards (p.39)",
  },
  "zh.event.moment": {
    title: "When an Event is used",
    text: "An Event card is used at the moment it names, often in an attacker's action, and resolved before play goes on.",
    source: "Using Event cards (p.39)",
  },
  "zh.event.reveal": {
    title: "An Event is shown",
    text: "An Event card is shown or read out to the opponent when it is used.",
    source: "Using Event cards (p.39)",
  },
  "zh.event.once": {
    title: "An Event is used once",
    text: "An Event card is used once, unless it says otherwise, and then discarded.",
    source: "Using Event cards (p.39)",
  },
  "zh.event.type": {
    title: "Defensive and Mishap",
    text: "Every Event card is labelled Defensive or Mishap; the label has no effect of its own.",
    source: "Using Event cards (p.39)",
  },
  "zh.event.card-at-the-double": {
    title: "Event: At the Double!",
    text: 'Card At the Double! (Defensive): used in a Patrol action, played after rolling; +4" of movement.',
    source: "card picture (p.12, p.38)",
  },
  "zh.event.card-barbed-wire": {
    title: "Event: Caught on Barbed Wire",
    text: "Card Caught on Barbed Wire (Mishap): used when an attacker crosses an obstacle; its movement ends directly after crossing.",
    source: "card picture (p.38–39)",
  },
  "zh.veteran.count": {
    title: "How many Veteran cards",
    text: "Each Recruitment card with the keyword Veteran gives one Veteran card.",
    source: "Veteran Cards (p.39, p.44)",
  },
  "zh.veteran.any-fighter": {
    title: "Any fighter can be a veteran",
    text: "A Veteran card may be assigned to any fighter of the force, trooper or character.",
    source: "Veteran Cards (p.39, p.44)",
  },
  "zh.veteran.one-each": {
    title: "One Veteran card each",
    text: "A fighter has at most one Veteran card; when given a second it discards the first.",
    source: "Veteran Cards (p.39)",
  },
  "zh.veteran.pair": {
    title: "A Veteran card in a pair",
    text: "A Veteran card given to a pair applies to both members.",
    source: "Veteran Pairs (p.39)",
  },
  "zh.veteran.redeal": {
    title: "A Veteran card that does not fit",
    text: "A dealt Veteran card that the force is not allowed is put back and replaced.",
    source: "Veteran Cards (p.44)",
  },
  "zh.veteran.card-quick-reload": {
    title: "Veteran: Quick Reload",
    text: "Card Quick Reload (Shoot): re-roll the medal; only with a weapon that has Spread.",
    source: "card picture (p.12)",
  },
  "zh.veteran.card-dead-eye": {
    title: "Veteran: Dead Eye Shot",
    text: "Card Dead Eye Shot (Shoot): re-roll the medal; not with a weapon that has Spread.",
    source: "card picture (p.39)",
  },
  "zh.veteran.card-camouflage": {
    title: "Veteran: Camouflage Expert",
    text: "Card Camouflage Expert (attacker only; Sneak): +1 stealth result.",
    source: "card picture (p.39)",
  },
  "zh.veteran.card-strong-arm": {
    title: "Veteran: Strong Arm",
    text: 'Card Strong Arm (attacker only; Shoot with a grenade): range becomes 10".',
    source: "card picture (p.42), reassembled",
  },
  "zh.veteran.card-light-feet": {
    title: "Veteran: Light Feet",
    text: 'Card Light Feet (Advance): give up 1 success of the roll (and its 2" of movement) to cancel 1 alert of it.',
    source: "card picture (p.42), reassembled",
  },
});
