// How long each moment of a film is shown: as long as its sentence takes to be read, what weighs a little longer, what is
// told for the record not at all, and all of them together no longer than somebody likes to watch.

/** What the time of a moment hangs on. */
export interface Read {
  /** The sentence that tells it. */
  readonly told: string;
  /** Whether it weighs: a wound, a death, an alarm. */
  readonly grave: boolean;
  /** What came up on the dice that fall in it. */
  readonly dice: readonly unknown[];
  /** Whether it is told for the record only, as where a phase begins: it is read beside the moment that follows it. */
  readonly isAside: boolean;
}

/**
 * A pace in milliseconds: the least that a moment takes, what each sign of its sentence adds, and the most of them all;
 * and the most where none of them weighs and no dice fall.
 */
interface Pace {
  readonly least: number;
  readonly sign: number;
  readonly longest: number;
  readonly quiet: number;
}

/** Subtitles are read at about 20 signs a second, which is more than the usual pace asks for. By hand nothing goes on. */
const paces = {
  "by hand": null,
  slow: { least: 1200, sign: 60, longest: 40_000, quiet: 20_000 },
  usual: { least: 600, sign: 32, longest: 20_000, quiet: 6_000 },
  fast: { least: 180, sign: 8, longest: 6_000, quiet: 2_000 },
} as const satisfies Readonly<Record<string, Pace | null>>;

export type Speed = keyof typeof paces;
export const speedNames = Object.keys(paces) as readonly Speed[];

/** How many times as long as a film of one step something is shown, moment by moment and as a whole. */
export interface Slower {
  readonly moments: number;
  readonly whole: number;
}

export const ofOneStep: Slower = { moments: 1, whole: 1 };
/** A recap is of many steps, which nobody has seen, and who did it is read besides: it takes its time. */
export const ofRecap: Slower = { moments: 1.5, whole: 4.5 };

const weighs = ({ grave, dice }: Read): boolean => grave || dice.length > 0;

/**
 * The milliseconds of each moment: none of one that is told for the record only, unless there are no others, and the least
 * of such a one that the film begins with; null where they go on by hand.
 */
export function lasting(moments: readonly Read[], speed: Speed, slower: Slower): readonly number[] | null {
  const pace = paces[speed];
  if (pace === null) return null;
  const isRecord = moments.every(({ isAside }) => isAside);
  const wanted = moments.map((one, at) => {
    const asRead = (pace.least * (weighs(one) ? 2 : 1) + pace.sign * one.told.length) * slower.moments;
    if (!one.isAside || isRecord) return asRead;
    // a film begins with how things stood, so that the first deed is seen to be done
    return at === 0 ? pace.least : 0;
  });
  const all = wanted.reduce((sum, one) => sum + one, 0);
  const longest = moments.some(weighs) ? pace.longest : pace.quiet;
  const share = Math.min(1, (longest * slower.whole) / Math.max(1, all));
  return wanted.map((one) => one * share);
}

/** How many seconds the moments take together; null where they go on by hand. */
export function secondsOf(moments: readonly Read[], speed: Speed, slower: Slower): number | null {
  const each = lasting(moments, speed, slower);
  return each === null
    ? null
    : Math.max(1, Math.round(each.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000));
}
