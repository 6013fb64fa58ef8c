/*
 * A second answer to how many enemies come and whether the alarm is on, written from the rows on reinforcements,
 * barricades and the alarm, and not from the engine. Only the default readings.
 */

/** An entrance tile as the step begins. */
export interface Gate {
  /** Spaces of the tile that nobody takes. */
  readonly free: number;
  /** What those who wait behind the entrance are worth: 2 with a sledgehammer, else 1. */
  readonly waiting: readonly number[];
  readonly isBarred: boolean;
}

/** What becomes of a tile: how many stand on it more than before, how many wait behind it, whether it is barred. */
export interface Arrived {
  readonly came: number;
  readonly wait: number;
  readonly isBarred: boolean;
}

/** vs.reinf.number: tokens for each tile, fixed as the step begins. vs.open.entrances-per-tile, -alarm-mid-step */
export const tokensFor = (tiles: number, isAlarmOn: boolean): number => tiles * (isAlarmOn ? 2 : 1);

/** Who comes to a tile for which these were drawn, by what they are worth. vs.reinf.no-space, vs.barricade */
export function arrivals({ free, waiting, isBarred }: Gate, drawn: readonly number[]): Arrived {
  const all = [...waiting, ...drawn];
  const worth = all.reduce((sum, one) => sum + one, 0);
  const holds = isBarred && worth < 4;
  const came = holds ? 0 : Math.min(free, all.length);
  return { came, wait: all.length - came, isBarred: holds };
}

/** The alarm of a terrain and what is known of its commandos. */
export interface Alarm {
  readonly isOn: boolean;
  readonly interrupted: number;
}

/** vs.interrupt.conditions, vs.interrupt.once, vs.interrupt.permanent */
export const mayInterrupt = ({ isOn, interrupted }: Alarm, isStealthy: boolean, isAtAlarm: boolean): boolean =>
  isOn && interrupted === 0 && isStealthy && isAtAlarm;

/**
 * The alarm after an action. vs.alarm.noisy-equipment, -visible-commando, -too-many, -persists, vs.interrupt.visible; by
 * vs.open.alarm-count too many commandos are a state as a visible one is, which triggers it again at once
 */
export function alarmAfter(
  { isOn, interrupted }: Alarm,
  did: { readonly interrupts: boolean; readonly noise: boolean; readonly visible: number; readonly isTooMany: boolean },
): Alarm {
  const goes = did.noise || did.visible > 0 || did.isTooMany;
  return did.interrupts
    ? { isOn: did.visible > 0 || did.isTooMany, interrupted: interrupted + 1 }
    : { isOn: isOn || goes, interrupted };
}
