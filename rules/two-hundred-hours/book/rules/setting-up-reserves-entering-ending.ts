import { row, rulesUnder } from "../../../kernel/index.ts";

export const settingUpReservesEnteringEndingRules = rulesUnder(
  "Setting up, reserves, entering, ending",
  "Patrol Route (p.44)",
  {
    "zh.setup.table": row("The size of the table", {
      text: 'The battlefield is normally 36" × 36".',
      source: "Set Up the Battlefield (p.43)",
    }),
    "zh.setup.sequence": row("The order of setting up", {
      text: "The steps before play come in this order: forces, mission, battlefield, cards and track, reserves, tokens, deployment (patrol markers first).",
      source: "Playing a Battle (p.42–45)",
    }),
    "zh.setup.terrain-guide": row("How much terrain", {
      text: 'A 36" × 36" table has about 10 items: buildings of about 6" × 6", areas of rough terrain, 1 or 2 parked vehicles, obstacles of about 20" each.',
      source: "Set Up the Battlefield (p.43)",
    }),
    "zh.setup.larger-first-turn": row("A larger table calms the first turn", {
      text: "On a larger table the alarm track does not rise by 1 for the end of the first turn.",
      source: "Larger Battlefields (p.43)",
    }),
    "zh.setup.flag-cards": row("Cards with a flag", {
      text: "A card with a flag is used only if a fighter of the force has that flag.",
      source: "Order Cards and Event Cards (p.44)",
    }),
    "zh.reserve.choose": row("Half of the Defenders wait in reserve", {
      text: "The defender deploys one character and half of its troopers, rounded up; the rest are in reserve.",
      source: "Choose Reserves (p.44)",
    }),
    "zh.reserve.idle": row("The reserve waits for the alarm", {
      text: "Until the alarm is raised, reserves get no actions and their tokens stay out of the container.",
      source: "Choose Reserves; Gather Action Tokens (p.44)",
    }),
    "zh.deploy.patrol-markers": row("Placing Patrol markers", {
      text: "The defender places Patrol markers 1 to 6 in order before deploying fighters.",
    }),
    "zh.deploy.patrol-spacing": row("How far apart Patrol markers lie", {
      text: 'Patrol markers are at least 10" apart and at least 6" from the table edge.',
    }),
    "zh.deploy.patrol-circuit": row("The route is closed", {
      text: "They form a closed route that does not cross itself.",
    }),
    "zh.deploy.patrol-terrain": row("What the route may cross", {
      text: "The route may pass rough terrain and obstacles but not the inside of buildings, nor a parked vehicle, which is a small locked building.",
      source: "Patrol Route (p.44); Parked Vehicles (p.35)",
    }),
    "zh.deploy.patrol-traced": row("The route's line is shown", {
      text: "The defender shows the exact line of the route, also which way it goes round buildings.",
    }),
    "zh.deploy.sentries-touch": row("Sentries start at a marker", {
      text: "Sentries not in reserve are deployed touching a Patrol marker.",
      source: "Deploy (p.44)",
    }),
    "zh.deploy.sentries-even": row("Sentries are spread out", {
      text: "Every marker gets one sentry (or pair) before any gets a second, and so on.",
      source: "Deploy (p.44)",
    }),
    "zh.deploy.sentries-face": row("Sentries face along the route", {
      text: "They face along the route towards their next marker.",
      source: "Deploy (p.44)",
    }),
    "zh.enter.place": row("Entering at the table edge", {
      text: "A fighter that starts off the table is placed at the table edge when it is assigned an action.",
      source: "Moving onto the Table (p.45)",
    }),
    "zh.enter.attacker": row("How an attacker enters", {
      text: "An entering attacker then makes a Sneak or an Advance action and no other.",
      source: "Moving onto the Table (p.45)",
    }),
    "zh.enter.defender": row("How a Defender enters", {
      text: 'An entering defender makes an Advance, and no other action, towards the nearest objective, or the table centre without objectives, or the nearest detected enemy within 15".',
      source: "Moving onto the Table (p.45)",
    }),
    "zh.reserve.first-turn-test": row("The reserve's first turn needs a test", {
      text: "In the turn in which reserves become available, a fighter in reserve that is assigned an action must pass a basic Smarts test to enter; on a failure it stays off the table.",
      source: "Reserves Arriving (p.45)",
    }),
    "zh.reserve.later-turns": row("Later the reserve enters without a test", {
      text: "From the next turn on reserves enter without a test.",
      source: "Reserves Arriving (p.45)",
    }),
    "zh.exit.remove": row("Leaving by the table edge", {
      text: "Where the mission allows it, a fighter whose move takes it to the table edge leaves the game with its tokens and does not come back.",
      source: "Moving off the Table (p.45)",
    }),
    "zh.end.victory": row("Total and Partial Victory", {
      text: "Missions tell Total Victory from Partial Victory by the objectives achieved.",
      source: "Victory (p.45)",
    }),
    "zh.xp.keep": row("A veteran for the campaign", {
      text: "After a battle of a campaign each player picks one fighter that had a Veteran card; it keeps that card for good, even if it was taken out, in addition to cards drawn but still one per fighter.",
      source: "Gaining Experience (p.45)",
    }),
    "zh.xp.balance": row("Making up for fewer veterans", {
      text: "A player whose opponent has kept more Veteran cards gets +1 point of recruiting limit per 2 cards of difference, rounded down.",
      source: "Gaining Experience (p.45)",
    }),
  },
);
