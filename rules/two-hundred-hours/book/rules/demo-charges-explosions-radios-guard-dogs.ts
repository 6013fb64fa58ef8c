import { row, rulesUnder } from "../../../kernel/index.ts";

export const demoChargesExplosionsRadiosGuardDogsRules = rulesUnder(
  "Demo charges, explosions, radios, guard dogs",
  "Set Charge action (p.33)",
  {
    "zh.charge.who": row("Who can set a demo charge", {
      text: "Only attackers equipped by a Requisition card or by the mission can make the Set Charge action.",
      source: "Demo Charges (p.33)",
    }),
    "zh.charge.dice": row("What Set Charge rolls", {
      text: "Set Charge rolls its dice against Smarts; alert and stealth results apply.",
    }),
    "zh.charge.move": row('Set Charge: up to 2" before', {
      text: 'The fighter may first move up to 2", turning freely.',
    }),
    "zh.charge.place": row("A success sets the charge", {
      text: 'With at least one success a Demo Charge marker is placed touching its base, "set" side up.',
    }),
    "zh.charge.not-watched": row("No charge under close watch", {
      text: "Set Charge cannot be chosen under close watch by a detected enemy.",
    }),
    "zh.charge.keep-moving": row("Keep Moving after setting a charge", {
      text: 'Medal effect Keep Moving: if a charge was set the fighter can then move 2" per success, turning freely.',
      open: ["zh.open.free-move-facing"],
    }),
    "zh.charge.countdown": row("The next Time token starts the countdown", {
      text: "The next Time token drawn turns the charge to its countdown side.",
      source: "Countdown (p.33)",
    }),
    "zh.charge.explode": row("When a charge explodes", {
      text: "The Time token after that makes it explode.",
      source: "Countdown (p.33)",
    }),
    "zh.boom.smoke": row("An explosion leaves smoke", {
      text: "An explosion replaces the charge with a Smoke/Fire marker.",
      source: "Explosions (p.33)",
    }),
    "zh.boom.hits": row('An explosion hits within 2"', {
      text: 'Every fighter within 2" takes a hit.',
      source: "Explosions (p.33)",
    }),
    "zh.boom.lights": row("An explosion puts out lights", {
      text: 'Lights within 2" are removed.',
      source: "Explosions (p.33)",
    }),
    "zh.boom.distraction": row("An explosion distracts", {
      text: 'Each player can remove the marker of one of its detected fighters within 15" that is not under close watch.',
      source: "Explosions (p.33)",
    }),
    "zh.radio.who": row("Who can contact HQ", {
      text: "Only an attacker with a radio from a Requisition card can make the Contact HQ action.",
      source: "Radios (p.33)",
    }),
    "zh.radio.dice": row("What Contact HQ rolls", {
      text: "Contact HQ rolls its dice against Smarts; alert and stealth results apply.",
      source: "Contact HQ action (p.33)",
    }),
    "zh.radio.move": row('Contact HQ: up to 2" before', {
      text: 'The fighter may first move up to 2", turning freely.',
      source: "Contact HQ action (p.33)",
    }),
    "zh.radio.cards": row("Contact HQ brings Orders back", {
      text: "For each success the attacker takes one Order card from its discard pile back to hand.",
      source: "Contact HQ action (p.33)",
    }),
    "zh.radio.not-watched": row("No Contact HQ under close watch", {
      text: "Contact HQ cannot be chosen under close watch by a detected enemy.",
      source: "Contact HQ action (p.33)",
    }),
    "zh.radio.keep-moving": row("Keep Moving after Contact HQ", {
      text: 'Medal effect Keep Moving: if the radio worked the fighter can then move 2" per success, turning freely.',
      source: "Contact HQ action (p.33)",
      open: ["zh.open.free-move-facing"],
    }),
    "zh.dog.no-fighter": row("A guard dog is equipment", {
      text: "A guard dog is equipment of its handler: no fighter, no actions, no pair.",
      source: "Guard Dogs (p.33)",
    }),
    "zh.dog.watch": row("A guard dog's close watch needs no sight", {
      text: "line of sight is not needed for enemies to be under close watch by the handler.",
      source: "Guard Dogs (p.33)",
    }),
    "zh.dog.reach": row('A guard dog fights from 6"', {
      text: 'In a Fight action the handler can attack from 6" away instead of 2", with the improvised-weapon rules.',
      source: "Guard Dogs (p.33)",
    }),
    "zh.dog.assist": row("A guard dog assists", {
      text: "The handler can use Assist in Recon rolls and Defend actions.",
      source: "Guard Dogs (p.33)",
    }),
  },
);
