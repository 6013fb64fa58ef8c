import { assumed, given, type NumberRow } from "../../../kernel/index.ts";

/** Lengths in inches: of markers, cards and missions; and bases. */
export const placeNumbers = {
  "zh.number.light": given(2, [0, 60], "Inches round a Light marker within which fighters count as detected."),
  // a table of 36″ has to have such a place
  "zh.number.searchlight-edge": given(6, [0, 12], "Inches of a searchlight from the table edge when it is placed."),
  "zh.number.searchlight-move": given(6, [0, 60], "Inches a searchlight moves."),
  "zh.number.smoke": given(2, [0, 60], "Inches round smoke that a line of sight keeps clear of."),
  "zh.number.explosion": given(2, [0, 60], "Inches of an explosion."),
  "zh.number.distraction": given(15, [0, 60], "Inches within which an explosion distracts."),
  "zh.number.escape": given(15, [0, 60], "Inches of an Escape marker within which an attacker can Advance to it."),
  "zh.number.captive-struggle": given(2, [0, 60], "Inches of a fighter with a struggling captive."),
  "zh.number.captive-escape": given(4, [0, 60], "Inches the escaped officer of mission 6 goes."),
  "zh.number.barracks-gap": given(6, [0, 60], "Inches of barracks from every attacker."),
  "zh.number.inspect": given(2, [0, 60], "Inches within which a character inspects a sentry."),
  "zh.number.body-pass": given(
    1,
    [0, 60],
    "Inches of a body within which a Sneak picks it up, and of terrain within which it is hidden.",
  ),
  "zh.number.gun-advance": given(15, [0, 60], "Inches of the AA gun within which attackers can Advance towards it."),
  "zh.number.noisy": given(6, [0, 60], "Inches within which an enemy lets an alert count in a noisy turn."),
  "zh.number.strong-arm": given(10, [0, 60], "Inches a grenade is thrown with Strong Arm."),
  "zh.number.at-the-double": given(4, [0, 12], "Inches more by At the Double!"),
  "zh.number.bad-intel": assumed(2, [0, 60], "Inches of Bad Intel from an Objective marker."),
  "zh.number.bad-intel-move": assumed(6, [1, 12], "Inches an Objective marker is moved by Bad Intel."),
  "zh.number.dangerous-objective": assumed(1, [0, 60], "Inches of Dangerous Objective from an Objective marker."),
  "zh.number.new-orders": assumed(6, [0, 60], "Inches a Patrol marker is moved by New Orders."),
  "zh.number.loose-stones": assumed(2, [0, 60], "Inches less by Loose Stones."),
  "zh.number.twisted-ankle": assumed(2, [0, 60], "Inches less by Twisted Ankle."),
  // further away there is no place left on a table
  "zh.number.streetlight": assumed(6, [0, 7], "Inches of a Streetlight from every attacker."),
  "zh.number.flare": assumed(4, [0, 60], "Inches round a Flare."),
  "zh.number.double-watch": assumed(6, [0, 60], "Inches of Double Watch."),
  "zh.number.parade-voice": assumed(6, [0, 60], "Inches of Parade Voice."),
  "zh.number.smoke-range": assumed(6, [1, 60], "Inches a smoke grenade is thrown."),
  "zh.number.long-stride": assumed(2, [0, 12], "Inches more by Long Stride."),
  // a table of 36″ has to have room for six of them
  "zh.number.patrol-spacing": given(10, [0, 10], "Inches between Patrol markers at least."),
  "zh.number.patrol-edge": given(6, [0, 6], "Inches of a Patrol marker from the table edge at least."),
  // there has to be room for everybody
  "zh.number.m1-deploy": given(
    24,
    [18, 60],
    "Inches from the destination edge within which the defender of mission 1 deploys.",
  ),
  "zh.number.m1-spacing": given(6, [0, 8], "Inches between defenders or pairs in mission 1 at least."),
  // there has to be room for everybody
  "zh.number.deploy-centre": given(
    8,
    [4, 60],
    "Inches from the centre within which other defenders deploy in missions 2 and 7.",
  ),
  "zh.number.m4-objectives": given(8, [0, 60], "Inches from the centre within which the objectives of mission 4 lie."),
  "zh.number.m6-buildings": given(
    8,
    [0, 60],
    "Inches from the centre within which the three buildings of mission 6 stand.",
  ),
  "zh.number.m7-places": given(10, [0, 60], "Inches from the centre within which the five places of mission 7 stand."),
  // "within" may be read strictly, and there has to be room for a base
  "zh.number.deploy-near": given(
    2,
    [1, 60],
    "Inches within which other defenders deploy in missions 3, 4, 5, 6 and 8.",
  ),
  "zh.number.entry-side": given(
    6,
    [0, 60],
    "Inches of the adjacent edges on which fighters enter in missions 2, 7 and 8.",
  ),
  "zh.number.entry-corner": given(24, [0, 60], "Inches from a corner within which fighters enter in missions 3 and 6."),
  "zh.number.m5-corner": given(12, [2, 60], "Inches from a corner within which fighters enter and leave in mission 5."),
  "zh.number.nest-centre": assumed(8, [8, 60], "Inches from the centre within which a Gun Nest stands."),
  "zh.number.nest-objective": assumed(2, [0, 6], "Inches of a Gun Nest from every objective."),
  "zh.number.usual-table": given(
    36,
    [1, 60],
    "Inches of the sides of the usual battlefield; a larger one spares the first turn.",
  ),
  "zh.number.base-25": given(2500, [1000, 6000], "A base across, in hundredths of a millimetre: 25 mm."),
  "zh.number.touch": assumed(5, [0, 100], "The widest gap at which things touch, in hundredths of an inch."),
} as const satisfies Record<string, NumberRow>;
