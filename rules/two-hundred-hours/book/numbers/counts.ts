import { assumed, given, type NumberRow } from "../../../kernel/index.ts";

/** Counts: tokens, cards, the alarm track, what decides a mission. */
export const countNumbers = {
  "zh.number.order-cards": given(10, [0, 16], "Order cards in the attacker's deck."),
  "zh.number.event-cards": given(20, [0, 27], "Event cards in the defender's deck."),
  "zh.number.suspicious": given(4, [1, 99], "The alarm track from which it is Suspicious."),
  "zh.number.alarm-raised": given(8, [1, 99], "The alarm track at which the alarm is raised."),
  "zh.number.alarm-marker": given(
    1,
    [0, 20],
    "How far a marker placed on, not placed on or removed from an attacker moves the track.",
  ),
  "zh.number.alarm-turn": given(1, [0, 20], "How far the end of a turn moves the track."),
  "zh.number.alarm-shot": given(2, [0, 20], "How far a shot that is not silenced moves the track."),
  "zh.number.alarm-hit": given(3, [0, 20], "How far a defender hit by shooting and not taken out moves the track."),
  "zh.number.alarm-watch": given(3, [0, 20], "How far an attacker or body under close watch moves the track."),
  "zh.number.alarm-explosion": given(5, [0, 20], "How far an explosion moves the track."),
  "zh.number.m1-goal": given(3, [1, 9], "Fighters that decide mission 1."),
  "zh.number.m7-goal": given(3, [1, 6], "The sum of intelligence that decides mission 7."),
  "zh.number.m8-gun-hits": given(10, [1, 60], "Hits of the gun that decide mission 8."),
  "zh.number.m8-bombs": given(3, [1, 6], "Locations destroyed by bombs that end mission 8."),
  "zh.number.turn-limit": assumed(12, [1, 99], "Turns of a battle, where a limit is agreed."),
} as const satisfies Record<string, NumberRow>;
