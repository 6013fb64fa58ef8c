import { row, rulesUnder } from "../../../kernel/index.ts";

export const orderEventAndVeteranCardsRules = rulesUnder("Order, Event and Veteran cards", "Using Order cards (p.38)", {
  "zh.order.deck": row("The Order deck", {
    text: "At the start 10 shuffled Order cards form the attacker's deck; the rest are not used.",
    source: "Order Cards (p.38)",
  }),
  "zh.order.hidden": row("Orders are kept hidden", {
    text: "Drawn Order cards are kept hidden until used.",
    source: "Order Cards (p.38)",
  }),
  "zh.order.empty": row("No Orders left", {
    text: "With an empty Order deck a Time token has no further effect for the attacker.",
    source: "Order Cards (p.38)",
  }),
  "zh.order.declare": row("When an Order is declared", {
    text: "An order is declared after a token is assigned to a fighter and before any dice are rolled.",
  }),
  "zh.order.reveal": row("An Order is shown", {
    text: "A declared order is shown to the opponent and resolved as the card says.",
  }),
  "zh.order.prevented": row("An Order that cannot be done", {
    text: "An order that some effect prevents returns to the hand; the fighter must still act, and may change its action.",
  }),
  "zh.order.once": row("An Order is used once", { text: "A used order goes to the discard pile." }),
  "zh.order.second-free": row("An Order's second action is free", {
    text: "The two actions listed by an order are made in the order shown, and the second is free.",
  }),
  "zh.order.second-optional": row("An Order's second action may be dropped", {
    text: "After the first action the player may drop the second; the card is used up all the same.",
  }),
  "zh.order.support-free": row("A Support Action is free", {
    text: "A Support Action by a second fighter is free, even for an unready fighter.",
    source: "Support Actions (p.38)",
  }),
  "zh.order.support-range": row('A Support Action within 10"', {
    text: 'The second fighter must be within 10" of the first after the first has finished its action.',
    source: "Support Actions (p.38)",
  }),
  "zh.order.card-ambush": row("Order: Ambush", {
    text: "Card Ambush: first action Sneak; free second action Shoot.",
    source: "card picture (p.12)",
  }),
  "zh.order.card-silent-attack": row("Order: Silent Attack", {
    text: "Card Silent Attack: first action Sneak; free second action Fight.",
    source: "card picture (p.38)",
  }),
  "zh.order.card-coordinate": row("Order: Coordinate", {
    text: 'Card Coordinate: first action Sneak; free Support Action Sneak by a friendly fighter within 10".',
    source: "card picture (p.38)",
  }),
  "zh.event.deck": row("The Event deck", {
    text: "At the start 20 shuffled Event cards form the defender's deck; the rest are not used.",
    source: "Event Cards (p.39)",
  }),
  "zh.event.hidden": row("Events are kept hidden", {
    text: "Drawn Event cards are kept hidden until used.",
    source: "Event Cards (p.39)",
  }),
  "zh.event.empty": row("No Events left", {
    text: "With an empty Event deck a Time token has no further effect for the defender.",
    source: "Event Cards (p.39)",
  }),
  "zh.event.moment": row("When an Event is used", {
    text: "An Event card is used at the moment it names, often in an attacker's action, and resolved before play goes on.",
    source: "Using Event cards (p.39)",
  }),
  "zh.event.reveal": row("An Event is shown", {
    text: "An Event card is shown or read out to the opponent when it is used.",
    source: "Using Event cards (p.39)",
  }),
  "zh.event.once": row("An Event is used once", {
    text: "An Event card is used once, unless it says otherwise, and then discarded.",
    source: "Using Event cards (p.39)",
  }),
  "zh.event.type": row("Defensive and Mishap", {
    text: "Every Event card is labelled Defensive or Mishap; the label has no effect of its own.",
    source: "Using Event cards (p.39)",
  }),
  "zh.event.card-at-the-double": row("Event: At the Double!", {
    text: 'Card At the Double! (Defensive): used in a Patrol action, played after rolling; +4" of movement.',
    source: "card picture (p.12, p.38)",
  }),
  "zh.event.card-barbed-wire": row("Event: Caught on Barbed Wire", {
    text: "Card Caught on Barbed Wire (Mishap): used when an attacker crosses an obstacle; its movement ends directly after crossing.",
    source: "card picture (p.38–39)",
  }),
  "zh.veteran.count": row("How many Veteran cards", {
    text: "Each Recruitment card with the keyword Veteran gives one Veteran card.",
    source: "Veteran Cards (p.39, p.44)",
  }),
  "zh.veteran.any-fighter": row("Any fighter can be a veteran", {
    text: "A Veteran card may be assigned to any fighter of the force, trooper or character.",
    source: "Veteran Cards (p.39, p.44)",
  }),
  "zh.veteran.one-each": row("One Veteran card each", {
    text: "A fighter has at most one Veteran card; when given a second it discards the first.",
    source: "Veteran Cards (p.39)",
  }),
  "zh.veteran.pair": row("A Veteran card in a pair", {
    text: "A Veteran card given to a pair applies to both members.",
    source: "Veteran Pairs (p.39)",
  }),
  "zh.veteran.redeal": row("A Veteran card that does not fit", {
    text: "A dealt Veteran card that the force is not allowed is put back and replaced.",
    source: "Veteran Cards (p.44)",
  }),
  "zh.veteran.card-quick-reload": row("Veteran: Quick Reload", {
    text: "Card Quick Reload (Shoot): re-roll the medal; only with a weapon that has Spread.",
    source: "card picture (p.12)",
  }),
  "zh.veteran.card-dead-eye": row("Veteran: Dead Eye Shot", {
    text: "Card Dead Eye Shot (Shoot): re-roll the medal; not with a weapon that has Spread.",
    source: "card picture (p.39)",
  }),
  "zh.veteran.card-camouflage": row("Veteran: Camouflage Expert", {
    text: "Card Camouflage Expert (attacker only; Sneak): +1 stealth result.",
    source: "card picture (p.39)",
  }),
  "zh.veteran.card-strong-arm": row("Veteran: Strong Arm", {
    text: 'Card Strong Arm (attacker only; Shoot with a grenade): range becomes 10".',
    source: "card picture (p.42), reassembled",
  }),
  "zh.veteran.card-light-feet": row("Veteran: Light Feet", {
    text: 'Card Light Feet (Advance): give up 1 success of the roll (and its 2" of movement) to cancel 1 alert of it.',
    source: "card picture (p.42), reassembled",
  }),
});
