/** The decisions the rules hand to people: when, who chooses, between what. */
export const prompts = {
  "zh.decide.assign":
    "Player who drew it (an Action token is drawn): any own ready fighter of the token's type with a legal action.",
  "zh.decide.hand-over-assign": "The opponent (a token was handed over): any own ready fighter of that type.",
  "zh.decide.action": "The fighter's player (a token is assigned): the actions legal for the fighter.",
  "zh.decide.order": "Attacker (after assigning, before rolling): no order, or one order card in hand that fits.",
  "zh.decide.order-second": "Attacker (after an order's first action): make or drop the second action.",
  "zh.decide.support": 'Attacker (an order gives a Support Action): which friend within 10", or none.',
  "zh.decide.medal":
    "The roller (after any roll): for each medal: one applicable unused effect, part of three for a success, or nothing.",
  "zh.decide.medal-order": "The roller (several effects from one roll): the order in which they are used.",
  "zh.decide.keep-moving": 'The roller (Keep Moving): the path, up to 2" per success.',
  "zh.decide.advance-goal":
    "Acting player (Advance): nearest detected enemy; or try the Smarts test for another; or an Escape marker, objective, gun, captive where allowed.",
  "zh.decide.advance-tie": "Acting player (Advance, equally near enemies): any of them.",
  "zh.decide.caution": "Acting player (Advance with a medal): use Caution or not.",
  "zh.decide.climb": "Acting player (Advance meets a climbable building): climb or skirt.",
  "zh.decide.skirt-side": "Acting player (two equally short ways round): either way.",
  "zh.decide.sneak-path": "Attacker (Sneak, after the roll): path and length up to the maximum.",
  "zh.decide.freeze": "Attacker (Sneak with a medal): Freeze or move.",
  "zh.decide.bearing": "Defender (Patrol with several successes): which success's bearing.",
  "zh.decide.awareness": "Defender (Roving Patrol with a medal): any chevron's bearing.",
  "zh.decide.route-marker-tie": "Defender (off-route sentry, two markers equally near): either.",
  "zh.decide.recon-tie": "The roller (Recon, equally near covert enemies): any of them.",
  "zh.decide.recon-detected":
    'The roller (Recon, no covert enemy available): a detected enemy in line of sight within 15", or no roll.',
  "zh.decide.extra-alert-tie": "Player who rolled the alerts (extra markers, equally near friends): which friend.",
  "zh.decide.watch-order": "Acting player (several under close watch, by one reading in turn): who is found next.",
  "zh.decide.weapon":
    "Acting player (Shoot with an additional weapon): main weapon or additional weapon, before rolling.",
  "zh.decide.target": "Acting player (Shoot or Fight, equally near targets): any of them.",
  "zh.decide.distant": "Acting player (after the move of a Shoot or Fight): nearest, or test for another.",
  "zh.decide.shoot-move": 'Acting player (Shoot): path up to 2".',
  "zh.decide.fight-end": 'Acting player (Fight): end position within 2" and with line of sight.',
  "zh.decide.spread-tie": "Acting player (Spread or Blast, equally near fighters): who is next.",
  "zh.decide.resolve-order": "Acting player (several fighters hit): order of working through them.",
  "zh.decide.pair-lead": "Owner (a pair acts): which member leads.",
  "zh.decide.pair-place": "Owner (a pair moves): where the follower stands.",
  "zh.decide.pair-target": "Attacking player (a pair is attacked): which member, by the targeting rules.",
  "zh.decide.pair-loss": "Owner (untargeted pair fails Trauma with a red token): which member is lost.",
  "zh.decide.pair-requisition": "Owner (a member with a Requisition card is lost): survivor takes it over or not.",
  "zh.decide.reposition": 'Owner of the fighter (Trauma with a medal): move up to 2" or not, and where.',
  "zh.decide.boom-marker":
    'Each player (an explosion): one own detected fighter within 15" not under close watch, or none.',
  "zh.decide.radio-cards": "Attacker (Contact HQ success): which discarded orders.",
  "zh.decide.charge-place": "Attacker (Set Charge with a success): where the marker touches the base.",
  "zh.decide.redraw-order": "Attacker (drawing an Order card before the alarm): keep, or discard and keep the next.",
  "zh.decide.redraw-event": "Defender (drawing an Event card after the alarm): keep, or discard and keep the next.",
  "zh.decide.event": "Defender (an Event's trigger occurs): use it or not.",
  "zh.decide.hide-body": "Attacker (Sneak past a body with a success): drag it or not.",
  "zh.decide.building": "Acting player (reaching an entrance): try to enter or not.",
  "zh.decide.enter-point": "Owner (moving onto the table): point on the allowed edges.",
  "zh.decide.enter-goal": 'Defender (entering defender): objective (or centre), or nearest detected enemy within 15".',
  "zh.decide.recruit": "Each player (before the battle): cards within limits, requisitions, who carries them.",
  "zh.decide.standard-issue":
    "Each player (before the battle): per Standard Issue fighter: rifle, SMG, pistol or shotgun (mission 1: no shotgun); per Silenced or Long Range card: which weapon.",
  "zh.decide.veteran": "Each player (before the battle): who gets which Veteran card.",
  "zh.decide.terrain":
    "Both (before the battle): category, line of sight, crossing, entrances, climbing of every item.",
  "zh.decide.roles":
    "Both (before the battle): who attacks, the mission, the points limit, optional rules (disguise, locked buildings, climbing).",
  "zh.decide.patrol-route": "Defender (before deployment): places of the six markers and the traced route.",
  "zh.decide.reserves": "Defender (before deployment): which character and which troopers deploy.",
  "zh.decide.deploy": "Defender (deployment): which sentry at which marker; places and facings of the others.",
  "zh.decide.edge": "Attacker (deployment): edge or corner; split of the force (mission 4); evader (mission 5).",
  "zh.decide.escape-places": "Attacker (Escape markers are placed): two points on the allowed edges.",
  "zh.decide.m1-reroll": "Its holder (mission 1, holding a Time token): spend it on one die of a roll or keep it.",
  "zh.decide.m4-objective":
    "Attacker (mission 4, throwing a grenade): an enemy by the normal rules, or an objective in range and line of sight.",
  "zh.decide.m4-markers":
    "Defender, or both alternately (mission 4 set-up, by those readings): at which item the next objective lies.",
  "zh.decide.m6-markers": "Defender (mission 6 and 7 set-up): which marker in which building or location.",
  "zh.decide.m8-markers": "Both alternately (mission 8 set-up): places of markers 1–6.",
  "zh.decide.m8-redraw": "Defender (mission 8, bomb drawn, gun scored this turn): keep or redraw the location.",
  "zh.decide.m8-distraction": "Player who rolled (mission 8, distraction result): which own fighter loses its marker.",
  "zh.decide.barracks": "Defender (Barracks in use): building and who sleeps there.",
  "zh.decide.imposter": "Attacker (Disguised in use): which sentry, which character; when to reveal.",
  "zh.decide.searchlight":
    "Defender (a searchlight is set up; its roll shows several chevrons): its first place; which bearing.",
  "zh.decide.xp": "Each player (after a campaign battle): which fighter keeps its Veteran card.",
} as const;

/** A decision. */
export type PromptId = keyof typeof prompts;
