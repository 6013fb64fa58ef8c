import type { Listener, Surroundings, ToldRequirement } from "./listening.ts";

/** The sentences of requirements that were told, by whether they were met: as they were first told, by their form. */
export class Told implements Listener {
  readonly met = new Map<string, string>();
  readonly unmet = new Map<string, string>();

  /** Notes requirements; the names of the pieces on the board, and numbers, are left out of a sentence's form. */
  note(requirements: readonly ToldRequirement[], _action: unknown, { pieces }: Surroundings): void {
    const names = new Set(pieces.map(({ id }) => id));
    for (const { holds, text, cites } of requirements) {
      const form = text
        .split(/(?<![\w-])([\w-]+)/)
        .map((word) => (names.has(word) ? "…" : word))
        .join("")
        .replaceAll(/\d+(?:[.,]\d+)*/g, "…");
      const sentences = holds ? this.met : this.unmet;
      if (!sentences.has(form)) sentences.set(form, `${text} (${cites.join(", ")})`);
    }
  }

  /** Sentences that stand for a met requirement and for an unmet one: by their form, as they were told. */
  alike(): ReadonlyMap<string, string> {
    return new Map([...this.unmet].filter(([form]) => this.met.has(form)));
  }
}
