/**
 * Mutants are tried in groups: where a case notices none of those that are on, all of them have met it with one run.
 * The more cases a mutant has met, the likelier it is to survive the next one, and the more others it is tried with.
 */

/** A mutant that no case has noticed so far. */
export interface Suspect {
  readonly id: number;
  /** Where it stands: of two in one place the one may hide the other. */
  readonly places: readonly string[];
  /** How many cases it has met. */
  met: number;
  /** For how much of what was noticed it may stand, though it was not noticed alone. */
  blamed: number;
}

/** What a run with some mutants on has shown. */
export interface Shown {
  readonly passes: boolean;
  /** Whether the code came to a mutant that was on. */
  came(id: number): boolean;
}

/** What came of a case for some mutants: those it has noticed, and those the code never came to, even alone. */
export interface Sifted<S> {
  readonly killed: readonly S[];
  readonly idle: readonly S[];
}

/** A group is as large as makes it about even whether something is noticed. */
const EVEN = 0.7;

const likelihood = ({ met, blamed }: Suspect): number => (1 + blamed) / (met + 2);

/** Suspects in groups that are about as likely to be noticed as not; no two of one place are together. */
export function grouped<S extends Suspect>(some: readonly S[]): readonly (readonly S[])[] {
  const groups: { readonly members: S[]; readonly places: Set<string>; likely: number }[] = [];
  for (const one of some.toSorted((a, b) => likelihood(b) - likelihood(a))) {
    const likely = likelihood(one);
    const room = groups.find(
      (group) => group.likely + likely <= EVEN && !one.places.some((place) => group.places.has(place)),
    );
    if (room === undefined) groups.push({ members: [one], places: new Set(one.places), likely });
    else {
      room.members.push(one);
      for (const place of one.places) room.places.add(place);
      room.likely += likely;
    }
  }
  return groups.map(({ members }) => members);
}

/**
 * Finds those of some mutants that a case notices, by running it with groups of them on and dividing those groups that
 * it notices. A mutant counts as met only where the code came to it; who is noticed is always noticed alone.
 */
export async function sift<S extends Suspect>(
  some: readonly S[],
  run: (group: readonly S[]) => Promise<Shown>,
): Promise<Sifted<S>> {
  const killed: S[] = [];
  const idle: S[] = [];
  const divide = async (group: readonly S[]): Promise<void> => {
    const half = Math.ceil(group.length / 2);
    await meet(group.slice(0, half));
    await meet(group.slice(half));
  };
  const meet = async (group: readonly S[]): Promise<void> => {
    const shown = await run(group);
    const [first] = group;
    if (shown.passes) {
      const rest = group.filter(({ id }) => !shown.came(id));
      for (const one of group) if (!rest.includes(one)) one.met++;
      if (first !== undefined && rest.length === 1 && group.length === 1) idle.push(first);
      else if (rest.length === group.length) await divide(group);
      else if (rest.length > 0) await meet(rest);
      return;
    }
    if (group.length === 1) {
      killed.push(...group);
      return;
    }
    const before = killed.length;
    await divide(group);
    if (killed.length === before) for (const one of group) one.blamed += 1 / group.length;
  };
  for (const group of grouped(some)) await meet(group);
  return { killed, idle };
}
