import type { RuleRow } from "../../kernel/index.ts";

/** Recruiting, setting up, reserves, endings and additional rules: the clauses of the rule book in our own words. */
export const battleRules = {
  "zh.recruit.limit": {
    topic: "Recruiting",
    text: "A force is bought from Recruitment cards up to the agreed points limit.",
    source: "Recruit Forces (p.42)",
  },
  "zh.recruit.commander": {
    topic: "Recruiting",
    text: "A force has exactly one commander.",
    source: "Recruitment Rules (p.42); Fighters (p.16)",
  },
  "zh.recruit.subordinates": {
    topic: "Recruiting",
    text: "Subordinates: at most 0 up to 15 points, 1 up to 25, 2 up to 35, 3 up to 45.",
    source: "Recruitment Rules, chart (p.42–43)",
  },
  "zh.recruit.pairs-ratio": {
    topic: "Recruiting",
    text: "Individual troopers may not outnumber paired troopers.",
    source: "Recruitment Rules (p.42)",
  },
  "zh.recruit.pairs-ratio-dogs": {
    topic: "Recruiting",
    text: "Guard dogs are not counted in that comparison.",
    source: "Recruitment Rules (p.42)",
  },
  "zh.recruit.sentry-keyword": {
    topic: "Recruiting",
    text: "The defender's troopers must all be sentries and the attacker's must not be.",
    source: "Recruitment Rules (p.42)",
  },
  "zh.recruit.unique": {
    topic: "Recruiting",
    text: "A Unique card may be taken only once.",
    source: "Requisition Cards (p.42)",
  },
  "zh.recruit.unique-fixed": {
    topic: "Recruiting",
    text: "A Unique fighter's weapons and equipment are fixed, unless the mission says otherwise.",
    source: "Requisition Cards (p.42)",
  },
  "zh.recruit.mixed": {
    topic: "Recruiting",
    text: "Nationality restricts nothing: a force may mix fighters of several nations.",
    source: "Recruitment Rules (p.42)",
  },
  "zh.requisition.max": {
    topic: "Recruiting",
    text: "The attacker may take one Requisition card per character its points limit allows: 1, 2, 3 or 4.",
    source: "Recruitment Rules, chart (p.42–43)",
  },
  "zh.requisition.defender-none": {
    topic: "Recruiting",
    text: "The defender normally takes none.",
    source: "Recruitment Rules (p.42)",
  },
  "zh.requisition.one-each": {
    topic: "Recruiting",
    text: "A fighter has at most one Requisition card, assigned before the battle and not secret.",
    source: "Requisition Cards (p.42)",
  },
  "zh.requisition.character-cost": {
    topic: "Recruiting",
    text: "A card marked * costs 1 point more if given to a character.",
    source: "Requisition Cards (p.42)",
  },
  "zh.requisition.pair": {
    topic: "Recruiting",
    text: "Given to a pair, the equipment belongs to one chosen member.",
    source: "Requisition Cards (p.42)",
  },
  "zh.requisition.card-silenced": {
    topic: "Recruiting",
    text: "Card Silenced Weapons (0*): silenced pistol, silenced carbine or silenced SMG.",
    source: "card picture (p.12)",
  },
  "zh.requisition.card-long-range": {
    topic: "Recruiting",
    text: "Card Long Range Weapons (1*): sniper rifle, LMG or rocket launcher.",
    source: "card picture (p.42–43)",
  },
  "zh.requisition.card-radio": {
    topic: "Recruiting",
    text: "Card Field Radio (1*): gives the Contact HQ action; at most 1 in a force.",
    source: "card picture (p.42–43)",
  },
  "zh.setup.table": {
    topic: "Setting up, reserves, entering, ending",
    text: 'The battlefield is normally 36" × 36".',
    source: "Set Up the Battlefield (p.43)",
  },
  "zh.setup.sequence": {
    topic: "Setting up, reserves, entering, ending",
    text: "The steps before play come in this order: forces, mission, battlefield, cards and track, reserves, tokens, deployment (patrol markers first).",
    source: "Playing a Battle (p.42–45)",
  },
  "zh.setup.terrain-guide": {
    topic: "Setting up, reserves, entering, ending",
    text: 'A 36" × 36" table has about 10 items: buildings of about 6" × 6", areas of rough terrain, 1 or 2 parked vehicles, obstacles of about 20" each.',
    source: "Set Up the Battlefield (p.43)",
  },
  "zh.setup.larger-first-turn": {
    topic: "Setting up, reserves, entering, ending",
    text: "On a larger table the alarm track does not rise by 1 for the end of the first turn.",
    source: "Larger Battlefields (p.43)",
  },
  "zh.setup.flag-cards": {
    topic: "Setting up, reserves, entering, ending",
    text: "A card with a flag is used only if a fighter of the force has that flag.",
    source: "Order Cards and Event Cards (p.44)",
  },
  "zh.reserve.choose": {
    topic: "Setting up, reserves, entering, ending",
    text: "The defender deploys one character and half of its troopers, rounded up; the rest are in reserve.",
    source: "Choose Reserves (p.44)",
  },
  "zh.reserve.idle": {
    topic: "Setting up, reserves, entering, ending",
    text: "Until the alarm is raised, reserves get no actions and their tokens stay out of the container.",
    source: "Choose Reserves; Gather Action Tokens (p.44)",
  },
  "zh.deploy.patrol-markers": {
    topic: "Setting up, reserves, entering, ending",
    text: "The defender places Patrol markers 1 to 6 in order before deploying fighters.",
    source: "Patrol Route (p.44)",
  },
  "zh.deploy.patrol-spacing": {
    topic: "Setting up, reserves, entering, ending",
    text: 'Patrol markers are at least 10" apart and at least 6" from the table edge.',
    source: "Patrol Route (p.44)",
  },
  "zh.deploy.patrol-circuit": {
    topic: "Setting up, reserves, entering, ending",
    text: "They form a closed route that does not cross itself.",
    source: "Patrol Route (p.44)",
  },
  "zh.deploy.patrol-terrain": {
    topic: "Setting up, reserves, entering, ending",
    text: "The route may pass rough terrain and obstacles but not the inside of buildings.",
    source: "Patrol Route (p.44)",
  },
  "zh.deploy.patrol-traced": {
    topic: "Setting up, reserves, entering, ending",
    text: "The defender shows the exact line of the route, also which way it goes round buildings.",
    source: "Patrol Route (p.44)",
  },
  "zh.deploy.sentries-touch": {
    topic: "Setting up, reserves, entering, ending",
    text: "Sentries not in reserve are deployed touching a Patrol marker.",
    source: "Deploy (p.44)",
  },
  "zh.deploy.sentries-even": {
    topic: "Setting up, reserves, entering, ending",
    text: "Every marker gets one sentry (or pair) before any gets a second, and so on.",
    source: "Deploy (p.44)",
  },
  "zh.deploy.sentries-face": {
    topic: "Setting up, reserves, entering, ending",
    text: "They face along the route towards their next marker.",
    source: "Deploy (p.44)",
  },
  "zh.enter.place": {
    topic: "Setting up, reserves, entering, ending",
    text: "A fighter that starts off the table is placed at the table edge when it is assigned an action.",
    source: "Moving onto the Table (p.45)",
  },
  "zh.enter.attacker": {
    topic: "Setting up, reserves, entering, ending",
    text: "An entering attacker then makes a Sneak or an Advance action and no other.",
    source: "Moving onto the Table (p.45)",
  },
  "zh.enter.defender": {
    topic: "Setting up, reserves, entering, ending",
    text: 'An entering defender makes an Advance, and no other action, towards the nearest objective, or the table centre without objectives, or the nearest detected enemy within 15".',
    source: "Moving onto the Table (p.45)",
  },
  "zh.reserve.first-turn-test": {
    topic: "Setting up, reserves, entering, ending",
    text: "In the turn in which reserves become available, a fighter in reserve that is assigned an action must pass a basic Smarts test to enter; on a failure it stays off the table.",
    source: "Reserves Arriving (p.45)",
  },
  "zh.reserve.later-turns": {
    topic: "Setting up, reserves, entering, ending",
    text: "From the next turn on reserves enter without a test.",
    source: "Reserves Arriving (p.45)",
  },
  "zh.exit.remove": {
    topic: "Setting up, reserves, entering, ending",
    text: "Where the mission allows it, a fighter whose move takes it to the table edge leaves the game with its tokens and does not come back.",
    source: "Moving off the Table (p.45)",
  },
  "zh.end.victory": {
    topic: "Setting up, reserves, entering, ending",
    text: "Missions tell Total Victory from Partial Victory by the objectives achieved.",
    source: "Victory (p.45)",
  },
  "zh.xp.keep": {
    topic: "Setting up, reserves, entering, ending",
    text: "After a battle of a campaign each player picks one fighter that had a Veteran card; it keeps that card for good, even if it was taken out, in addition to cards drawn but still one per fighter.",
    source: "Gaining Experience (p.45)",
  },
  "zh.xp.balance": {
    topic: "Setting up, reserves, entering, ending",
    text: "A player whose opponent has kept more Veteran cards gets +1 point of recruiting limit per 2 cards of difference, rounded down.",
    source: "Gaining Experience (p.45)",
  },
  "zh.escape.advance": {
    topic: "Additional rules",
    text: 'An attacker within 15" of an Escape marker that passes a basic Smarts test can Advance towards it instead of the nearest detected enemy.',
    source: "Escape Markers (p.48)",
  },
  "zh.smoke.blocks": {
    topic: "Additional rules",
    text: 'A Smoke/Fire marker blocks line of sight and prevents a clear view where the line must pass within 2" of it.',
    source: "Smoke/Fire (p.48)",
  },
  "zh.captive.no-fighter": {
    topic: "Additional rules",
    text: "A captive is no fighter and may be shifted aside.",
    source: "Captives (p.48)",
  },
  "zh.captive.move-actions": {
    topic: "Additional rules",
    text: "The escort can Sneak (attackers) or Advance, and must spend one success to bring the captive along.",
    source: "Captives (p.48)",
  },
  "zh.captive.struggle": {
    topic: "Additional rules",
    text: 'If no success is scored the fighter moves only 2".',
    source: "Captives (p.48)",
  },
  "zh.captive.other-actions": {
    topic: "Additional rules",
    text: "The escort can Shoot, Duck and Defend, but not Fight.",
    source: "Captives (p.48)",
  },
  "zh.captive.shield": {
    topic: "Additional rules",
    text: "Enemies shooting at the escort get no clear view.",
    source: "Captives (p.48)",
  },
  "zh.captive.escapes": {
    topic: "Additional rules",
    text: "The captive escapes if the escort is taken out or has all its tokens turned red.",
    source: "Captives (p.48)",
  },
  "zh.captive.chase": {
    topic: "Additional rules",
    text: "Fighters of both sides can Advance towards an escaped captive instead of the nearest detected enemy.",
    source: "Captives (p.48)",
  },
  "zh.captive.recapture": {
    topic: "Additional rules",
    text: "Where the mission allows it, moving into contact with the captive recaptures it and ends the move.",
    source: "Captives (p.48)",
  },
  "zh.barracks.where": {
    topic: "Additional rules",
    text: 'The defender chooses a building (or camp terrain) at least 6" from any attacker.',
    source: "Barracks (p.48)",
  },
  "zh.barracks.who": {
    topic: "Additional rules",
    text: "From its reserves it lays there up to two individual troopers, or one pair, or one character.",
    source: "Barracks (p.48)",
  },
  "zh.barracks.asleep": {
    topic: "Additional rules",
    text: "Recon cannot detect sleepers, and they have no other part in the game.",
    source: "Barracks (p.48)",
  },
  "zh.barracks.wake-alarm": {
    topic: "Additional rules",
    text: "After the alarm sleepers can be assigned tokens like reserves (Smarts test in the first turn); they stand up where they are, and their first action must be an Advance as for entering defenders.",
    source: "Barracks (p.48)",
  },
  "zh.barracks.intruder": {
    topic: "Additional rules",
    text: "If an attacker enters the building the sleepers wake and stand at once.",
    source: "Barracks (p.48)",
  },
  "zh.barracks.empty": {
    topic: "Additional rules",
    text: "If all reserves have arrived the barracks are empty and without effect.",
    source: "Barracks (p.48)",
  },
  "zh.disguise.cost": {
    topic: "Additional rules",
    text: "The disguise counts as a Requisition card: 2 points and one slot.",
    source: "Disguised (p.48–49)",
  },
  "zh.disguise.optional": {
    topic: "Additional rules",
    text: "The disguise can be used in any mission if both players agree.",
    source: "Disguised (p.48)",
  },
  "zh.disguise.sentries": {
    topic: "Additional rules",
    text: "The defender must deploy at least three individual, distinguishable sentries (no pairs or Dog Handlers, none of the three in reserve).",
    source: "Disguised (p.48)",
  },
  "zh.disguise.secret": {
    topic: "Additional rules",
    text: "Before sentries are deployed the attacker secretly writes down which individual sentry is the imposter.",
    source: "Disguised (p.49)",
  },
  "zh.disguise.character": {
    topic: "Additional rules",
    text: "The imposter is one of the attacker's characters without a Requisition card; figure and tokens are set aside.",
    source: "Disguised (p.49)",
  },
  "zh.disguise.until": {
    topic: "Additional rules",
    text: "Until it is revealed the defender acts with that sentry as normal.",
    source: "Patrolling (p.49)",
  },
  "zh.disguise.inspect": {
    topic: "Additional rules",
    text: 'A defending character that ends a Roving Patrol within 2" of an individual sentry in its line of sight makes a basic Smarts test; passing makes the attacker say whether that sentry is the imposter.',
    source: "Discovered! (p.49)",
  },
  "zh.disguise.choose-reveal": {
    topic: "Additional rules",
    text: "If the imposter sentry detects a covert attacker (by Recon or by close watch) the attacker may reveal it; that attacker then stays covert.",
    source: "Choosing to Reveal (p.49)",
  },
  "zh.disguise.forced-reveal": {
    topic: "Additional rules",
    text: "If the imposter sentry scores a hit with a Shoot action the attacker must reveal it, and the shots miss.",
    source: "Forced to Reveal (p.49)",
  },
  "zh.disguise.act": {
    topic: "Additional rules",
    text: "The attacker may reveal it on drawing a Character token and assign that action to it.",
    source: "Choosing to Act (p.49)",
  },
  "zh.disguise.swap": {
    topic: "Additional rules",
    text: "On revealing, the imposter's figure replaces the sentry with the same facing and its marker is removed.",
    source: "Revealing the Imposter (p.48–49)",
  },
  "zh.disguise.sentry-to-reserve": {
    topic: "Additional rules",
    text: "The replaced sentry goes into the defender's reserves; its token is taken out if reserves are not yet available.",
    source: "Revealing the Imposter (p.48–49)",
  },
  "zh.disguise.tokens": {
    topic: "Additional rules",
    text: "The imposter's tokens are added to the container; if the sentry had acted this turn only one action is left to the imposter.",
    source: "Revealing the Imposter (p.49)",
  },
  "zh.disguise.discovered": {
    topic: "Additional rules",
    text: "An imposter that was discovered is detected at once by close watch, which raises the alarm track by 3.",
    source: "Revealing the Imposter (p.49)",
  },
  "zh.disguise.recon": {
    topic: "Additional rules",
    text: "After being revealed it stays disguised: Recon rolls against it lose one die as if it were covert and in cover.",
    source: "Revealing the Imposter (p.49)",
  },
  "zh.light.detected": {
    topic: "Additional rules",
    text: 'A fighter counts as detected as long as it is within 2" of a Light marker.',
    source: "Lights (p.49)",
  },
  "zh.light.recon": {
    topic: "Additional rules",
    text: "Recon rolls against them roll +1 die.",
    source: "Lights (p.49)",
  },
  "zh.searchlight.place": {
    topic: "Additional rules",
    text: "A searchlight's Light marker is placed at least 6\" from the table edge.",
    source: "Searchlights (p.49)",
  },
  "zh.searchlight.move": {
    topic: "Additional rules",
    text: 'Dice are rolled and the marker moves 6" along the bearing of any one chevron; without a chevron, or if it could only leave the table, it stays.',
    source: "Searchlights (p.49)",
  },
  "zh.searchlight.each-turn": {
    topic: "Additional rules",
    text: "It is rolled for again at the start of each turn.",
    source: "Searchlights (p.49)",
  },
  "zh.mission.patrol-deploy": {
    topic: "Rules shared by missions 2 to 8",
    text: "The defender makes a patrol route and deploys its sentries by the standard rules.",
    source: "Missions 2–8, Deployment (p.50–58)",
  },
  "zh.mission.attackers-enter": {
    topic: "Rules shared by missions 2 to 8",
    text: "The attackers start off the table and enter when assigned an action, at the mission's entry edges.",
    source: "Missions 2–8, Deployment (p.50–58)",
  },
  "zh.mission.winner": {
    topic: "Rules shared by missions 2 to 8",
    text: "When the game ends, the side that has achieved its primary objective wins.",
    source: "Missions 2–8, Ending the Game (p.50–59)",
  },
  "zh.mission.total": {
    topic: "Rules shared by missions 2 to 8",
    text: "The winner has a Total Victory if it also achieved its secondary objective, otherwise a Partial Victory.",
    source: "Missions 2–8, Ending the Game (p.50–59)",
  },
  "zh.mission.attacker-secondary": {
    topic: "Rules shared by missions 2 to 8",
    text: "Attacker secondary in missions 2 to 7: at least half of the original number of attackers move off the table where they could enter (mission 4: on either of the two entry sides).",
    source: "Missions 2–7, Objectives (p.50–56)",
  },
  "zh.mission.defender-secondary": {
    topic: "Rules shared by missions 2 to 8",
    text: "Defender secondary in missions 2 to 8: at least half of the attackers' original fighters are taken out.",
    source: "Missions 2–8, Objectives (p.50–59)",
  },
  "zh.mission.points": {
    topic: "Rules shared by missions 2 to 8",
    text: "Default points limits: mission 2 25, mission 3 20, mission 4 30, mission 5 20, mission 6 20, mission 7 20, mission 8 30; the players may agree on others.",
    source: "Missions 2–8, Recruitment (p.50–58)",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
