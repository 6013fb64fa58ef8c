import type { RuleRow } from "../../kernel/index.ts";

/** Alarm levels and cards: the clauses of the rule book in our own words. */
export const alarmAndCardsRules = {
  "zh.alarm.start": {
    topic: "Alarm levels",
    text: "The track starts at 0 unless the mission says otherwise.",
    source: "Alarm Levels (p.36); p.44",
  },
  "zh.alarm.marker-placed": {
    topic: "Alarm levels",
    text: "+1 for each marker placed on an attacker.",
    source: "Tracking the Alarm Level (p.36)",
  },
  "zh.alarm.marker-unplaced": {
    topic: "Alarm levels",
    text: '+1 for each marker that could not be placed (zh.alert.extra-none-left) because the attacker has one and no other attacker is within 6".',
    source: "Tracking the Alarm Level (p.36)",
  },
  "zh.alarm.marker-removed": {
    topic: "Alarm levels",
    text: "−1 for each marker removed from an attacker.",
    source: "Tracking the Alarm Level (p.36)",
  },
  "zh.alarm.turn-end": {
    topic: "Alarm levels",
    text: "+1 at the end of each turn.",
    source: "Tracking the Alarm Level (p.36)",
  },
  "zh.alarm.shot": {
    topic: "Alarm levels",
    text: "+2 when an attacker shoots with a non-silenced weapon, grenades included.",
    source: "Tracking the Alarm Level (p.36)",
  },
  "zh.alarm.defender-hit": {
    topic: "Alarm levels",
    text: "+3 when a defender is hit by shooting and not taken out.",
    source: "Tracking the Alarm Level (p.36)",
  },
  "zh.alarm.watch": {
    topic: "Alarm levels",
    text: "+3 for each attacker, pair of attackers or body that an action leaves under close watch.",
    source: "Tracking the Alarm Level (p.36); FAQ",
  },
  "zh.alarm.watch-once": {
    topic: "Alarm levels",
    text: "That +3 applies only once per attacker, pair of attackers or body.",
    source: "Tracking the Alarm Level (p.36)",
  },
  "zh.alarm.explosion": {
    topic: "Alarm levels",
    text: "+5 for an explosion.",
    source: "Tracking the Alarm Level (p.36)",
  },
  "zh.alarm.all-apply": {
    topic: "Alarm levels",
    text: "All entries that apply are added.",
    source: "Tracking the Alarm Level (p.36)",
  },
  "zh.alarm.floor": {
    topic: "Alarm levels",
    text: "The track does not go below 0.",
    source: "Tracking the Alarm Level (p.36)",
  },
  "zh.alarm.no-return": {
    topic: "Alarm levels",
    text: "Once the alarm is raised the track is no longer kept and the level never falls.",
    source: "Alarm Levels (p.36)",
  },
  "zh.alarm.bands": {
    topic: "Alarm levels",
    text: "0 to 3 is Calm, 4 to 7 Suspicious, 8 or more Alarm Raised.",
    source: "Calm; Suspicious; Alarm Raised (p.37)",
  },
  "zh.alarm.can-calm": {
    topic: "Alarm levels",
    text: "The level can fall from Suspicious back to Calm.",
    source: "Alarm Levels (p.36)",
  },
  "zh.alarm.quiet-actions": {
    topic: "Alarm levels",
    text: "While Calm or Suspicious, defenders can make only Patrol, Advance and responsive actions.",
    source: "Calm; Suspicious (p.37)",
  },
  "zh.alarm.sentry-route": {
    topic: "Alarm levels",
    text: "While Calm or Suspicious, sentries patrol by Patrol Route and all other defenders by Roving Patrol.",
    source: "Calm (p.37)",
  },
  "zh.alarm.redraw-orders": {
    topic: "Alarm levels",
    text: "While Calm or Suspicious, but not after the alarm, the attacker may discard the Order card drawn and must keep the next one instead.",
    source: "Calm; Suspicious; Alarm Raised (p.37); Undiscovered (p.38) as corrected by FAQ",
  },
  "zh.alarm.raised-reserve-tokens": {
    topic: "Alarm levels",
    text: "When the alarm is raised the tokens of fighters in reserve go into the container at once.",
    source: "Alarm Raised (p.37)",
  },
  "zh.alarm.raised-no-route": {
    topic: "Alarm levels",
    text: "After the alarm sentries make no Patrol Route actions and can make Roving Patrol actions.",
    source: "Alarm Raised (p.37)",
  },
  "zh.alarm.raised-attacks": {
    topic: "Alarm levels",
    text: "After the alarm defenders can Shoot and Fight.",
    source: "Alarm Raised (p.37)",
  },
  "zh.alarm.redraw-events": {
    topic: "Alarm levels",
    text: "After the alarm the defender may discard the Event card drawn and must keep the next one instead.",
    source: "Alarm Raised (p.37); Alarm! (p.39)",
  },
  "zh.body.stays": {
    topic: "Alarm levels",
    text: "A defender taken out while Calm or Suspicious stays on the table as a body.",
    source: "Bodies (p.37)",
  },
  "zh.body.as-attacker": {
    topic: "Alarm levels",
    text: "To the defenders a body counts as a covert attacker.",
    source: "Bodies (p.37)",
  },
  "zh.body.recon": {
    topic: "Alarm levels",
    text: "Defenders can make Recon rolls against a body and put a marker on it.",
    source: "Bodies (p.37)",
  },
  "zh.body.draws": {
    topic: "Alarm levels",
    text: "Patrolling defenders Advance towards a detected body.",
    source: "Bodies (p.37)",
  },
  "zh.body.found": {
    topic: "Alarm levels",
    text: "A body under close watch by a defender moves the alarm track by +3 and is then removed.",
    source: "Bodies (p.37)",
    open: ["zh.open.body-watch"],
  },
  "zh.body.after-alarm": {
    topic: "Alarm levels",
    text: "Once the alarm is raised bodies are removed and have no effect.",
    source: "Bodies; Alarm Raised (p.37)",
  },
  "zh.body.hide-pass": {
    topic: "Alarm levels",
    text: 'To hide a body an attacker makes a Sneak action that passes within 1" of it.',
    source: "Hiding a Body (p.37)",
  },
  "zh.body.hide-cost": {
    topic: "Alarm levels",
    text: 'It may spend one success (losing that 1" of movement) to take the body along for the rest of the move.',
    source: "Hiding a Body (p.37)",
  },
  "zh.body.hide-none": {
    topic: "Alarm levels",
    text: "Without a success the body cannot be moved in that action.",
    source: "Hiding a Body (p.37)",
  },
  "zh.body.hide-done": {
    topic: "Alarm levels",
    text: 'Once dragged, the body is removed from the table if the carrier then gets within 1" of a building, parked vehicle, obstacle or rough terrain in that action.',
    source: "Hiding a Body (p.37)",
  },
  "zh.order.deck": {
    topic: "Order, Event and Veteran cards",
    text: "At the start 10 shuffled Order cards form the attacker's deck; the rest are not used.",
    source: "Order Cards (p.38)",
  },
  "zh.order.hidden": {
    topic: "Order, Event and Veteran cards",
    text: "Drawn Order cards are kept hidden until used.",
    source: "Order Cards (p.38)",
  },
  "zh.order.empty": {
    topic: "Order, Event and Veteran cards",
    text: "With an empty Order deck a Time token has no further effect for the attacker.",
    source: "Order Cards (p.38)",
  },
  "zh.order.declare": {
    topic: "Order, Event and Veteran cards",
    text: "An order is declared after a token is assigned to a fighter and before any dice are rolled.",
    source: "Using Order cards (p.38)",
  },
  "zh.order.reveal": {
    topic: "Order, Event and Veteran cards",
    text: "A declared order is shown to the opponent and resolved as the card says.",
    source: "Using Order cards (p.38)",
  },
  "zh.order.prevented": {
    topic: "Order, Event and Veteran cards",
    text: "An order that some effect prevents returns to the hand; the fighter must still act, and may change its action.",
    source: "Using Order cards (p.38)",
  },
  "zh.order.once": {
    topic: "Order, Event and Veteran cards",
    text: "A used order goes to the discard pile.",
    source: "Using Order cards (p.38)",
  },
  "zh.order.second-free": {
    topic: "Order, Event and Veteran cards",
    text: "The two actions listed by an order are made in the order shown, and the second is free.",
    source: "Using Order cards (p.38)",
  },
  "zh.order.second-optional": {
    topic: "Order, Event and Veteran cards",
    text: "After the first action the player may drop the second; the card is used up all the same.",
    source: "Using Order cards (p.38)",
  },
  "zh.order.support-free": {
    topic: "Order, Event and Veteran cards",
    text: "A Support Action by a second fighter is free, even for an unready fighter.",
    source: "Support Actions (p.38)",
  },
  "zh.order.support-range": {
    topic: "Order, Event and Veteran cards",
    text: 'The second fighter must be within 10" of the first after the first has finished its action.',
    source: "Support Actions (p.38)",
  },
  "zh.order.card-ambush": {
    topic: "Order, Event and Veteran cards",
    text: "Card Ambush: first action Sneak; free second action Shoot.",
    source: "card picture (p.12)",
  },
  "zh.order.card-silent-attack": {
    topic: "Order, Event and Veteran cards",
    text: "Card Silent Attack: first action Sneak; free second action Fight.",
    source: "card picture (p.38)",
  },
  "zh.order.card-coordinate": {
    topic: "Order, Event and Veteran cards",
    text: 'Card Coordinate: first action Sneak; free Support Action Sneak by a friendly fighter within 10".',
    source: "card picture (p.38)",
  },
  "zh.event.deck": {
    topic: "Order, Event and Veteran cards",
    text: "At the start 20 shuffled Event cards form the defender's deck; the rest are not used.",
    source: "Event Cards (p.39)",
  },
  "zh.event.hidden": {
    topic: "Order, Event and Veteran cards",
    text: "Drawn Event cards are kept hidden until used.",
    source: "Event Cards (p.39)",
  },
  "zh.event.empty": {
    topic: "Order, Event and Veteran cards",
    text: "With an empty Event deck a Time token has no further effect for the defender.",
    source: "Event Cards (p.39)",
  },
  "zh.event.moment": {
    topic: "Order, Event and Veteran cards",
    text: "An Event card is used at the moment it names, often in an attacker's action, and resolved before play goes on.",
    source: "Using Event cards (p.39)",
  },
  "zh.event.reveal": {
    topic: "Order, Event and Veteran cards",
    text: "An Event card is shown or read out to the opponent when it is used.",
    source: "Using Event cards (p.39)",
  },
  "zh.event.once": {
    topic: "Order, Event and Veteran cards",
    text: "An Event card is used once, unless it says otherwise, and then discarded.",
    source: "Using Event cards (p.39)",
  },
  "zh.event.type": {
    topic: "Order, Event and Veteran cards",
    text: "Every Event card is labelled Defensive or Mishap; the label has no effect of its own.",
    source: "Using Event cards (p.39)",
  },
  "zh.event.card-at-the-double": {
    topic: "Order, Event and Veteran cards",
    text: 'Card At the Double! (Defensive): used in a Patrol action, played after rolling; +4" of movement.',
    source: "card picture (p.12, p.38)",
  },
  "zh.event.card-barbed-wire": {
    topic: "Order, Event and Veteran cards",
    text: "Card Caught on Barbed Wire (Mishap): used when an attacker crosses an obstacle; its movement ends directly after crossing.",
    source: "card picture (p.38–39)",
  },
  "zh.veteran.count": {
    topic: "Order, Event and Veteran cards",
    text: "Each Recruitment card with the keyword Veteran gives one Veteran card.",
    source: "Veteran Cards (p.39, p.44)",
  },
  "zh.veteran.any-fighter": {
    topic: "Order, Event and Veteran cards",
    text: "A Veteran card may be assigned to any fighter of the force, trooper or character.",
    source: "Veteran Cards (p.39, p.44)",
  },
  "zh.veteran.one-each": {
    topic: "Order, Event and Veteran cards",
    text: "A fighter has at most one Veteran card; when given a second it discards the first.",
    source: "Veteran Cards (p.39)",
  },
  "zh.veteran.pair": {
    topic: "Order, Event and Veteran cards",
    text: "A Veteran card given to a pair applies to both members.",
    source: "Veteran Pairs (p.39)",
  },
  "zh.veteran.redeal": {
    topic: "Order, Event and Veteran cards",
    text: "A dealt Veteran card that the force is not allowed is put back and replaced.",
    source: "Veteran Cards (p.44)",
  },
  "zh.veteran.card-quick-reload": {
    topic: "Order, Event and Veteran cards",
    text: "Card Quick Reload (Shoot): re-roll the medal; only with a weapon that has Spread.",
    source: "card picture (p.12)",
  },
  "zh.veteran.card-dead-eye": {
    topic: "Order, Event and Veteran cards",
    text: "Card Dead Eye Shot (Shoot): re-roll the medal; not with a weapon that has Spread.",
    source: "card picture (p.39)",
  },
  "zh.veteran.card-camouflage": {
    topic: "Order, Event and Veteran cards",
    text: "Card Camouflage Expert (attacker only; Sneak): +1 stealth result.",
    source: "card picture (p.39)",
  },
  "zh.veteran.card-strong-arm": {
    topic: "Order, Event and Veteran cards",
    text: 'Card Strong Arm (attacker only; Shoot with a grenade): range becomes 10".',
    source: "card picture (p.42), reassembled",
  },
  "zh.veteran.card-light-feet": {
    topic: "Order, Event and Veteran cards",
    text: 'Card Light Feet (Advance): give up 1 success of the roll (and its 2" of movement) to cancel 1 alert of it.',
    source: "card picture (p.42), reassembled",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
