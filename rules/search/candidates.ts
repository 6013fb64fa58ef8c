/* What a search tries: the policy's own move, what the game proposes, and of everything else some of each kind. */
import { canonicalJson, type Chance, type Decision, type Foreseen, seededChance } from "../kernel/index.ts";

/** What is tried. */
export type Candidate = { readonly action: unknown } | { readonly choose: readonly [string] };

/** What is asked of a moment to know what can be tried there. */
export interface Asked {
  decision(): Decision | null;
  forms(): readonly { readonly piece: string; readonly name: string; readonly actions: readonly unknown[] }[];
  foresight(): Pick<Foreseen, "effort" | "proposals"> | null;
  policyMove(chance: Chance): Candidate | null;
}

/** A candidate as text: the same move, the same text. */
export const candidateText = (move: Candidate): string =>
  "action" in move ? canonicalJson(move.action) : canonicalJson(move.choose);

/** Some actions of each kind: one of each, then another of each, so that no kind takes all the room. */
export function someOfEachKind(seen: Pick<Asked, "forms">, most: number): readonly unknown[] {
  const kinds = [...Map.groupBy(seen.forms(), ({ piece, name }) => `${piece} ${name}`).values()].map((forms) =>
    forms.flatMap(({ actions }) => actions),
  );
  const some: unknown[] = [];
  for (let nth = 0; some.length < most && kinds.some(({ length }) => length > nth); nth++)
    for (const kind of kinds) {
      const action = kind[Math.floor((nth * kind.length) / Math.min(kind.length, most))];
      if (nth < kind.length && action !== undefined && some.length < most) some.push(action);
    }
  return some;
}

/** How widely is looked: at what the game proposes where it does, or at some of each kind of everything else, too. */
export type Breadth = "proposed" | "every-kind";

/** The actions that are tried; what is proposed has three quarters of the room where other kinds are tried, too. */
function actionsOf(seen: Asked, most: number, breadth: Breadth): readonly unknown[] {
  const proposed = seen.foresight()?.proposals() ?? null;
  if (proposed === null) return someOfEachKind(seen, most);
  if (breadth === "proposed") return proposed.slice(0, most);
  return [...proposed.slice(0, Math.ceil(most * 0.75)), ...someOfEachKind(seen, most)];
}

/** What can be answered to the waiting decision; of many actions those that promise most, and some of each kind. */
function movesOf(seen: Asked, most: number, breadth: Breadth): readonly Candidate[] {
  const decision = seen.decision();
  if (decision?.kind === "choose") return decision.options.slice(0, most).map(({ id }) => ({ choose: [id] }));
  return decision?.kind === "act" ? actionsOf(seen, most, breadth).map((action) => ({ action })) : [];
}

/** The bare move of a policy, which may tell more. */
export const bare = (move: Candidate): Candidate =>
  "action" in move ? { action: move.action } : { choose: [move.choose[0]] };

/** A move that is to be tried, and by whose wish. */
export interface Chosen {
  readonly move: Candidate;
  readonly policy: boolean;
  /** Whether it is tried to the end, whatever comes of it. */
  readonly kept: boolean;
}

/** What is tried: the policy's own move, the one that is kept, and others up to so many in all. */
export function candidatesOf(
  seen: Asked,
  {
    seed,
    candidates,
    breadth,
    keep,
  }: {
    readonly seed: number;
    readonly candidates: number;
    readonly breadth: Breadth;
    readonly keep?: Candidate | undefined;
  },
): readonly Chosen[] {
  const policyMove = seen.policyMove(seededChance(seed));
  const own = policyMove === null ? [] : [bare(policyMove)];
  const [ownText = null] = own.map(candidateText);
  const keptText = keep === undefined ? null : candidateText(keep);
  const first = [...own, ...(keep === undefined || keptText === ownText ? [] : [keep])];
  const taken = new Set<string>();
  const chosen: Chosen[] = [];
  for (const move of [...first, ...movesOf(seen, candidates, breadth)]) {
    const text = candidateText(move);
    if (taken.has(text)) continue;
    taken.add(text);
    chosen.push({ move, policy: text === ownText, kept: text === keptText });
  }
  return chosen.slice(0, Math.max(candidates, first.length));
}
